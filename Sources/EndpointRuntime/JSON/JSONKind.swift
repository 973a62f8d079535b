/// What a JSON value is. A number without fraction, as a value, is an integer: `1`, `1.0` and `1e2` are, `1.5` is not
/// (JSON Schema 2020-12 §6.1.1).
public enum JSONKind: String, Sendable, Hashable {
    case null, boolean, integer, number, string, array, object
}
