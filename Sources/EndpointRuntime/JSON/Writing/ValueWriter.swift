internal import Foundation

/// Writes one JSON value: to UTF-8 bytes, or to any `Encoder`.
///
/// Made by the runtime and lent to `JSONCodable.encode(to:)`. What is written last counts; nothing written is `null`.
public struct ValueWriter: ~Copyable {
    enum Output {
        case bytes(UnsafeMutablePointer<JSONSink>)
        case encoder(EncoderSink)
    }

    let output: Output
    let start: Int
    let depth: Int
    /// The enclosing object, when this value's members go there.
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

    /// Writes a value of a type that is only `Codable`, by `JSONEncoder`; dates keep the RFC 3339 rule.
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

    /// Writes the object that `value` is, with this member first; the value's own member of that name is left out.
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

    /// Starts a value that is no object, in place of what was written before.
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
        sink.pointee.names.drop(to: object.frame.bottom)
    }
}

/// One object being written.
struct ObjectFrame {
    /// The first of its names in the stack.
    let bottom: Int
    /// How many of its first names must not be written again.
    var guarded: Int
    /// How many containers its members are in.
    let depth: Int
}
