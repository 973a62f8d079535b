extension JSONValue {
    /// What a JSON value is. A number without fraction, as a value, is an integer if `Int64` holds it: `1`, `1.0` and
    /// `1e2` are (JSON Schema 2020-12 §6.1.1), `1.5` and `1e21` are not.
    public enum Kind: String, Sendable, Hashable {
        case null, boolean, integer, number, string, array, object
    }
}
