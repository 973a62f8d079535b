extension ValueWriter {
    mutating func write(string value: String) throws {
        if case .encoder(let sink) = output { return try sink.scalar(value) }
        try begin().pointee.append(quoted: value)
    }

    mutating func write(boolean value: Bool) throws {
        if case .encoder(let sink) = output { return try sink.scalar(value) }
        try begin().pointee.append(value ? "true" : "false")
    }

    mutating func write<Value: FixedWidthInteger & Encodable>(integer value: Value) throws {
        if case .encoder(let sink) = output { return try sink.scalar(value) }
        try begin().pointee.append(magnitude: UInt64(value.magnitude), isNegative: value < 0)
    }

    /// A finite number, in the shortest spelling that reads back as the same value.
    mutating func write<Value: BinaryFloatingPoint & Encodable & LosslessStringConvertible>(number value: Value) throws
    {
        if case .encoder(let sink) = output {
            guard value.isFinite else { throw ValueWriter.notFinite(value) }
            return try sink.scalar(value)
        }
        let sink = try begin()
        if value.isFinite {
            sink.pointee.appendPlain(value.description)
        } else if sink.pointee.isLenient {
            sink.pointee.append("null")
        } else {
            throw ValueWriter.notFinite(value)
        }
    }

    mutating func writeNull() throws {
        if case .encoder(let sink) = output { return try sink.null() }
        // An absent union next to properties adds no members.
        if host == nil { try begin().pointee.append("null") }
    }

    mutating func write<Element: JSONCodable>(array elements: [Element]) throws {
        if case .encoder(let sink) = output { return try sink.array(elements) }
        let sink = try begin()
        try sink.pointee.enter(depth: depth)
        sink.pointee.append(0x5B)
        var index = 0
        for element in elements {
            if index > 0 { sink.pointee.append(0x2C) }
            do {
                var writer = ValueWriter(sink, depth: depth + 1)
                try element.encode(to: &writer)
                try writer.settle()
            } catch {
                throw JSONError.wrapping(error).beneath(.index(index))
            }
            index += 1
        }
        sink.pointee.append(0x5D)
    }

    mutating func write<Value: JSONCodable>(dictionary members: [String: Value]) throws {
        var object = try openObject()
        for key in members.keys.sorted() {
            if let value = members[key] { try object.member(key, value) }
        }
        try close(&object)
    }

    static func notFinite<Value: BinaryFloatingPoint>(_ value: Value) -> JSONError {
        JSONError(.unwritable("JSON has no \(value)"))
    }
}
