internal import Foundation

/// Writes one JSON value: to UTF-8 bytes, or to any `Encoder`.
///
/// Made by the runtime and passed to `JSONCodable.encode(to:)`. The last write counts; if nothing is written, the value
/// is `null`.
public struct ValueWriter: ~Copyable {
    enum Output {
        case bytes(UnsafeMutablePointer<JSONSink>)
        case encoder(EncoderSink)
    }

    let output: Output
    let start: Int
    let depth: Int
    /// The enclosing object, if this value's members are merged into it.
    let host: ObjectFrame?

    init(_ sink: UnsafeMutablePointer<JSONSink>, depth: Int = 0, host: ObjectFrame? = nil) {
        self.output = .bytes(sink)
        self.start = sink.pointee.count
        self.depth = depth
        self.host = host
    }

    init(_ encoder: any Encoder) {
        self.init(EncoderSink(encoder))
    }

    init(_ sink: EncoderSink) {
        self.output = .encoder(sink)
        self.start = 0
        self.depth = 0
        self.host = nil
    }

    /// Writes the value.
    public mutating func write<Value: JSONCodable>(_ value: Value) throws {
        try value.encode(to: &self)
    }

    /// Writes a value of a type that is only `Codable`, with `JSONEncoder`; dates follow RFC 3339.
    public mutating func write<Value: Encodable>(_ value: Value, as form: JSONValue.CodableForm) throws {
        switch output {
        case .encoder(let sink): try sink.foreign(value)
        case .bytes:
            let data = try encodeForeign(value)
            let sink = try begin()
            data.withUnsafeBytes { buffer in
                let bytes = buffer.bindMemory(to: UInt8.self)
                if let first = bytes.baseAddress { sink.pointee.append(first, bytes.count) }
            }
        }
    }

    /// Writes the object `value` with this member first; a member of that name in `value` is not written.
    ///
    /// - Throws: ``JSONError`` if `value` does not write an object.
    public mutating func write<Value: JSONCodable, Tag: JSONCodable>(
        _ value: Value,
        tag key: StaticString,
        _ tag: Tag
    ) throws {
        var object = try openObject()
        try object.required(key, tag)
        try object.inline(value)
        try close(&object)
    }

    /// Starts a value that is not an object, and replaces anything written before.
    @inline(__always)
    mutating func begin() throws -> UnsafeMutablePointer<JSONSink> {
        guard case .bytes(let sink) = output, host == nil else {
            throw JSONError(.unwritable("only an object can be merged into an object"))
        }
        sink.pointee.truncate(to: start)
        return sink
    }

    /// Writes `null` if nothing was written.
    @inline(__always)
    mutating func settle() throws {
        switch output {
        case .bytes(let sink): if host == nil, sink.pointee.count == start { sink.pointee.append("null") }
        case .encoder(let sink): try sink.settle()
        }
    }

    mutating func openObject() throws -> ObjectWriter {
        switch output {
        case .encoder(let encoder): return ObjectWriter(encoder.keyed())
        case .bytes(let sink):
            if let host { return ObjectWriter(sink, host) }
            sink.pointee.truncate(to: start)
            try sink.pointee.enter(depth: depth)
            sink.pointee.append(0x7B)
            return ObjectWriter(sink, ObjectFrame(bottom: sink.pointee.names.count, guarded: 0, depth: depth + 1))
        }
    }

    mutating func close(_ object: inout ObjectWriter) throws {
        guard case .bytes(let sink) = output, host == nil else { return }
        sink.pointee.append(0x7D)
        sink.pointee.names.end(from: object.frame.bottom)
    }
}

/// An object that is being written.
struct ObjectFrame {
    /// The index of the object's first name in the stack.
    let bottom: Int
    /// The number of leading names that must not be written again.
    var guarded: Int
    /// The number of containers around the object's members.
    let depth: Int
}

// MARK: Primitives

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

    /// A finite number, without a fraction if it has none. An encoder tells integers and fractions apart by their types.
    mutating func write<Value: BinaryFloatingPoint & Encodable & LosslessStringConvertible>(
        wholeOrFraction value: Value
    ) throws {
        if case .bytes = output, value.magnitude < 0x1p53, value != 0 || value.sign == .plus,
            let whole = Int64(exactly: value)
        {
            return try write(integer: whole)
        }
        try write(number: value)
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
