/// A body without information. It reads any value and writes `null`.
public struct NoContent: JSONCodable, Hashable {
    /// Nothing.
    public init() {}

    public init(from json: inout ValueReader) throws {}

    public func encode(to json: inout ValueWriter) throws {
        try json.writeNull()
    }
}
