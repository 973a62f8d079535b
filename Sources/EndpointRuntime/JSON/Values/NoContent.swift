/// A body that says nothing. It reads anything, and writes `null`.
public struct NoContent: JSONCodable, Hashable {
    /// Nothing.
    public init() {}

    public init(from json: inout ValueReader) throws {}

    public func encode(to json: inout ValueWriter) throws {
        try json.writeNull()
    }
}
