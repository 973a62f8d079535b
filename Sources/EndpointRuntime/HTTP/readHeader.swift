extension HeaderFields {
    /// The reason why a received header cannot be read.
    public enum ReadError: Error, Sendable, Hashable {
        case missing(String)
        /// The header exists, but its text is not a value of this type.
        case unreadable(name: String, type: String)
    }
}

extension HeaderFields.ReadError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missing(let name): "there is no header '\(name)'"
        case .unreadable(let name, let type): "the header '\(name)' is not a valid \(type)"
        }
    }
}

extension HeaderFields {
    /// A header as a typed value: text, number, boolean, date, or a list split at commas.
    ///
    /// - Throws: ``HeaderFields/ReadError`` if it is missing or not of that type.
    public func required<T: JSONCodable>(_ name: String, as type: T.Type = T.self) throws(HeaderFields.ReadError) -> T {
        guard let value = try optional(name, as: type) else { throw .missing(name) }
        return value
    }

    /// A header as a typed value; nil if it is missing.
    ///
    /// - Throws: ``HeaderFields/ReadError`` if it exists and is not of that type.
    public func optional<T: JSONCodable>(_ name: String, as type: T.Type = T.self) throws(HeaderFields.ReadError) -> T?
    {
        guard let text = self[name] else { return nil }
        guard let value: T = headerValue(text) else { throw .unreadable(name: name, type: "\(T.self)") }
        return value
    }
}
