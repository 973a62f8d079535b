extension JSONValue {
    /// The kind of a JSON value. A number whose value has no fraction is an integer if `Int64` can hold it: `1`, `1.0`
    /// and `1e2` are integers (JSON Schema 2020-12 §6.1.1), `1.5` and `1e21` are not.
    public enum Kind: String, Sendable, Hashable {
        case null, boolean, integer, number, string, array, object
    }
}
