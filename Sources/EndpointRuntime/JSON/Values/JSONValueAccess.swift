extension JSONValue {
    /// The member of an object; `nil` if this is not an object or has no such member.
    public subscript(key: String) -> JSONValue? {
        objectValue?[key]
    }

    /// The element of an array, from 0; `nil` if this is not an array or is too short.
    public subscript(index: Int) -> JSONValue? {
        guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Whether this is `null`.
    public var isNull: Bool { self == .null }

    /// The Boolean, if this is one.
    public var boolValue: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The number as an integer, if it is one and fits.
    public var intValue: Int? {
        if case .number(let value) = self { value.int64Value.flatMap { Int(exactly: $0) } } else { nil }
    }

    /// The number, rounded to the nearest `Double`; `nil` if this is not a number or is too large.
    public var doubleValue: Double? {
        if case .number(let value) = self { value.doubleValue } else { nil }
    }

    /// The text, if this is text.
    public var stringValue: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The elements, if this is an array.
    public var arrayValue: [JSONValue]? {
        if case .array(let value) = self { value } else { nil }
    }

    /// The members, if this is an object.
    public var objectValue: JSONObject? {
        if case .object(let value) = self { value } else { nil }
    }

    /// Booleans and numbers in JSON syntax, strings unchanged; nil for lists, objects and null.
    var scalarText: String? {
        switch self {
        case .bool(let value): value ? "true" : "false"
        case .number(let value): value.description
        case .string(let value): value
        case .null, .array, .object: nil
        }
    }
}

extension JSONValue: CustomStringConvertible {
    /// The value as JSON text. NaN and infinity, which only code can create, are shown as `null`.
    public var description: String {
        var sink = JSONSink()
        sink.isLenient = true
        defer { sink.deallocate() }
        withUnsafeMutablePointer(to: &sink) { sink in
            var writer = ValueWriter(sink)
            try? encode(to: &writer)
        }
        return String(decoding: UnsafeBufferPointer(start: sink.bytes, count: sink.count), as: UTF8.self)
    }
}
