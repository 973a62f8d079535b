/// The query items of a call that no description covers, in their order: `["tags": ["a", "b"], "limit": 5]`. Each value is
/// written in style `form`; null adds nothing.
public struct QueryItems: Sendable, ExpressibleByDictionaryLiteral {
    private(set) var items: [(name: String, value: any JSONCodable)] = []

    /// Creates no items.
    public init() {}

    public init(dictionaryLiteral elements: (String, any JSONCodable)...) {
        items = elements.map { (name: $0, value: $1) }
    }

    /// Creates the items of a dictionary, sorted by name.
    public init(_ values: [String: any JSONCodable]) {
        items = values.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    }

    /// Appends an item. Several items may have the same name.
    public mutating func add(_ name: String, _ value: any JSONCodable) { items.append((name: name, value: value)) }

    /// Whether there are no items.
    public var isEmpty: Bool { items.isEmpty }

    /// The names of the items, in their order.
    public var names: [String] { items.map(\.name) }
}

extension QueryItems: CustomStringConvertible, Opaque {
    /// The names alone, because values may be secret.
    public var description: String { "query items \(names.joined(separator: ", "))" }
}

extension RequestEncoder {
    mutating func add<T: JSONCodable>(_ name: String, _ value: T) { query(name, value) }
}
