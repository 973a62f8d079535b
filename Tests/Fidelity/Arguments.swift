public import EndpointRuntime
import Foundation

/// The arguments of one call as JSON, by place and name: `query.limit`, `body`, `body.photo`.
public struct Arguments: Sendable {
    public var values: [String: Plain]

    public init(_ values: [String: Plain] = [:]) { self.values = values }

    struct Missing: Error, CustomStringConvertible {
        var key: String
        var description: String { "the argument \(key) is required but the description does not describe it so" }
    }

    /// Whether there is an argument, also under the numbered names `key[0]`, `key[1]` of a list of files.
    public func has(_ key: String) -> Bool { values[key] != nil || values[key + "[0]"] != nil }

    /// The argument read as its Swift type; nil for an optional one that is absent.
    public func value<T: JSONCodable>(_ key: String, _ type: T.Type) throws -> T {
        if let value = values[key] { return try T(jsonData: Data(value.description.utf8)) }
        if let absent = (T.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? T { return absent }
        throw Missing(key: key)
    }

    public func body(_ key: String) throws -> HTTPBody {
        guard let value = values[key] else { throw Missing(key: key) }
        return .data(Data((value.text ?? value.description).utf8))
    }

    public func file(_ key: String) throws -> FilePart {
        FilePart(name: "file.bin", content: try body(key))
    }

    public func files(_ key: String) throws -> [FilePart] {
        let numbered = (0..<values.count).prefix { values["\(key)[\($0)]"] != nil }
        guard
            let elements = values[key].map({ $0.kind == .array ? $0.elements : [$0] })
                ?? (numbered.isEmpty ? nil : numbered.compactMap { values["\(key)[\($0)]"] })
        else { throw Missing(key: key) }
        return elements.map { FilePart(name: "file.bin", content: .data(Data(($0.text ?? "").utf8))) }
    }

    public func optionalFile(_ key: String) throws -> FilePart? { has(key) ? try file(key) : nil }

    public func optionalFiles(_ key: String) throws -> [FilePart]? { has(key) ? try files(key) : nil }

    public func optionalBody(_ key: String) throws -> HTTPBody? { has(key) ? try body(key) : nil }
}
