/// A value whose JSON is an object with known members, which a description calls a schema with `properties`.
///
/// ```swift
/// struct Pet: JSONModel {
///     var id: Int64
///     init(from json: inout ObjectReader) throws { id = try json.required("id") }
///     func encode(to json: inout ObjectWriter) throws { try json.required("id", id) }
/// }
/// ```
public protocol JSONModel: JSONCodable {
    /// Reads the known members, in any order. Members that are not read are checked to be JSON and skipped.
    init(from json: inout ObjectReader) throws

    /// Writes the members in their final order.
    func encode(to json: inout ObjectWriter) throws
}

extension JSONModel {
    public init(from json: inout ValueReader) throws {
        var object = try json.openObject()
        try self.init(from: &object)
        try json.close(&object)
    }

    public func encode(to json: inout ValueWriter) throws {
        var object = try json.openObject()
        try encode(to: &object)
        try json.close(&object)
    }
}
