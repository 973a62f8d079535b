internal import Foundation

/// Writes the members of one JSON object, in the order of the calls. Passed to `JSONModel.encode(to:)`.
public struct ObjectWriter: ~Copyable {
    enum Output {
        case bytes(UnsafeMutablePointer<JSONSink>)
        case encoder(KeyedEncoderSink)
    }

    /// The start of a member, for removing the member again.
    struct Mark {
        let count: Int
        let names: Int

        init(_ sink: UnsafeMutablePointer<JSONSink>) {
            count = sink.pointee.count
            names = sink.pointee.names.count
        }
    }

    let output: Output
    var frame: ObjectFrame

    init(_ sink: UnsafeMutablePointer<JSONSink>, _ frame: ObjectFrame) {
        self.output = .bytes(sink)
        self.frame = frame
    }

    init(_ sink: KeyedEncoderSink) {
        self.output = .encoder(sink)
        self.frame = ObjectFrame(bottom: 0, guarded: 0, depth: 0)
    }

    /// A member that is always written.
    public mutating func required<Value: JSONCodable>(_ key: StaticString, _ value: Value) throws {
        switch output {
        case .encoder(let sink): try sink.write(value, key.description)
        case .bytes(let sink):
            let mark = Mark(sink)
            guard open(key, sink) else { return }
            do {
                var writer = ValueWriter(sink, depth: frame.depth)
                try value.encode(to: &writer)
                try writer.settle()
            } catch {
                throw undo(error, key.description, mark, sink)
            }
        }
    }

    /// A member that is left out when it is `nil`.
    public mutating func optional<Value: JSONCodable>(_ key: StaticString, _ value: Value?) throws {
        if let value { try required(key, value) }
    }

    /// A member that is `null` when it is `nil`.
    public mutating func nullable<Value: JSONCodable>(_ key: StaticString, _ value: Value?) throws {
        if let value { try required(key, value) } else { try null(key) }
    }

    /// A member that can be left out, `null`, or a value.
    public mutating func presence<Value: JSONCodable>(_ key: StaticString, _ value: Presence<Value>) throws {
        switch value {
        case .absent: break
        case .null: try null(key)
        case .value(let value): try required(key, value)
        }
    }

    /// A member with a fixed text.
    public mutating func constant(_ key: StaticString, _ value: String) throws { try required(key, value) }

    /// A member with a fixed number.
    public mutating func constant(_ key: StaticString, _ value: Int) throws { try required(key, value) }

    /// A member with a fixed Boolean.
    public mutating func constant(_ key: StaticString, _ value: Bool) throws { try required(key, value) }

    /// A member with a fixed number.
    public mutating func constant(_ key: StaticString, _ value: Double) throws { try required(key, value) }

    /// Additional members, sorted by name. A name that has already been written is skipped.
    public mutating func rest<Value: JSONCodable>(_ members: [String: Value]) throws {
        guardNames()
        for key in members.keys.sorted() {
            if let value = members[key] { try member(key, value) }
        }
    }

    /// Merges the members of the object `value` into this one. A name that has already been written is skipped.
    /// - Throws: `JSONError` if `value` does not write an object.
    public mutating func inline<Value: JSONCodable>(_ value: Value) throws {
        switch output {
        case .encoder(let sink):
            sink.guardNames()
            var writer = ValueWriter(sink.parent)
            try value.encode(to: &writer)
        case .bytes(let sink):
            guardNames()
            var writer = ValueWriter(sink, depth: frame.depth - 1, host: frame)
            try value.encode(to: &writer)
        }
    }

    /// Prevents the names written so far from being written again.
    private mutating func guardNames() {
        switch output {
        case .encoder(let sink): sink.guardNames()
        case .bytes(let sink):
            frame.guarded = sink.pointee.names.count - frame.bottom
            sink.pointee.names.index(frame.bottom, frame.guarded, sink.pointee.bytes)
        }
    }

    mutating func member<Value: JSONCodable>(_ key: String, _ value: Value) throws {
        switch output {
        case .encoder(let sink): try sink.write(value, key)
        case .bytes(let sink):
            let mark = Mark(sink)
            begin(sink)
            let start = sink.pointee.count
            sink.pointee.append(quoted: key)
            guard admit(start, mark, sink) else { return }
            do {
                var writer = ValueWriter(sink, depth: frame.depth)
                try value.encode(to: &writer)
                try writer.settle()
            } catch {
                throw undo(error, key, mark, sink)
            }
        }
    }

    mutating func null(_ key: StaticString) throws {
        switch output {
        case .encoder(let sink): try sink.writeNull(key.description)
        case .bytes(let sink): if open(key, sink) { sink.pointee.append("null") }
        }
    }

    /// Writes the name; returns `false` if this object already has it.
    @inline(__always)
    mutating func open(_ key: StaticString, _ sink: UnsafeMutablePointer<JSONSink>) -> Bool {
        let mark = Mark(sink)
        begin(sink)
        let start = sink.pointee.count
        sink.pointee.append(quoted: key)
        return admit(start, mark, sink)
    }

    @inline(__always)
    private func begin(_ sink: UnsafeMutablePointer<JSONSink>) {
        if sink.pointee.names.count > frame.bottom { sink.pointee.append(0x2C) }
    }

    @inline(__always)
    private func admit(_ start: Int, _ mark: Mark, _ sink: UnsafeMutablePointer<JSONSink>) -> Bool {
        let length = sink.pointee.count &- start
        if frame.guarded > 0 {
            let range = frame.bottom..<(frame.bottom &+ frame.guarded)
            if sink.pointee.names.contains(range, sink.pointee.bytes, start, length) {
                sink.pointee.truncate(to: mark.count)
                return false
            }
        }
        sink.pointee.names.push(start, length)
        sink.pointee.append(0x3A)
        return true
    }

    /// Removes a member whose value could not be written.
    @inline(never)
    func undo(_ error: any Error, _ key: String, _ mark: Mark, _ sink: UnsafeMutablePointer<JSONSink>) -> JSONError {
        sink.pointee.truncate(to: mark.count)
        sink.pointee.names.drop(to: mark.names)
        return JSONError.wrapping(error).beneath(.key(key))
    }
}

// MARK: NameStack

/// The positions in the text of the names written so far, for all open objects, innermost on top.
struct NameStack {
    private struct Name {
        var start: Int
        var length: Int
    }

    private var names = UnsafeMutablePointer<Name>.allocate(capacity: 32)
    private(set) var count = 0
    private var capacity = 32
    /// The hashed positions of the names of open objects that have many, by the position of their first name.
    private var tables: [Int: [Int]] = [:]
    private static let few = 32

    func deallocate() {
        names.deallocate()
    }

    mutating func push(_ start: Int, _ length: Int) {
        if count == capacity {
            capacity *= 2
            names = names.grown(to: capacity, moving: count)
        }
        (names + count).initialize(to: Name(start: start, length: length))
        count &+= 1
    }

    mutating func drop(to mark: Int) {
        count = min(count, mark)
    }

    /// Forgets the names of an object that ends.
    mutating func end(from bottom: Int) {
        drop(to: bottom)
        if !tables.isEmpty { tables[bottom] = nil }
    }

    /// Prepares the search among the names of an object that has many.
    mutating func index(_ bottom: Int, _ length: Int, _ bytes: UnsafePointer<UInt8>) {
        guard length > NameStack.few else { return }
        var table = Array(repeating: -1, count: 2 << (Int.bitWidth - length.leadingZeroBitCount))
        for index in bottom..<(bottom + length) {
            let slot = slot(of: bytes + names[index].start, names[index].length, in: table, bytes)
            if table[slot] < 0 { table[slot] = index }
        }
        tables[bottom] = table
    }

    /// Whether the name at `start` is one of those in `range`. Both are escaped in the same way.
    func contains(_ range: Range<Int>, _ bytes: UnsafePointer<UInt8>, _ start: Int, _ length: Int) -> Bool {
        if range.count > NameStack.few, let table = tables[range.lowerBound] {
            return range.contains(table[slot(of: bytes + start, length, in: table, bytes)])
        }
        for index in range where index < count && names[index].length == length {
            if memcmp(bytes + names[index].start, bytes + start, length) == 0 { return true }
        }
        return false
    }

    /// The slot of an equal name, or the empty one where it belongs. Hashes are seeded, so no sender can make them collide.
    private func slot(of name: UnsafePointer<UInt8>, _ length: Int, in table: [Int], _ bytes: UnsafePointer<UInt8>)
        -> Int
    {
        var hasher = Hasher()
        hasher.combine(bytes: UnsafeRawBufferPointer(start: name, count: length))
        var slot = hasher.finalize() & (table.count - 1)
        while table[slot] >= 0 {
            let known = names[table[slot]]
            if known.length == length, memcmp(bytes + known.start, name, length) == 0 { return slot }
            slot = (slot + 1) & (table.count - 1)
        }
        return slot
    }
}

// MARK: Codable types

extension ObjectWriter {
    /// A member of a type that is only `Codable`.
    public mutating func required<Value: Encodable>(_ key: StaticString, _ value: Value, as form: JSONValue.CodableForm)
        throws
    {
        switch output {
        case .encoder(let sink): try sink.foreign(value, key.description)
        case .bytes(let sink):
            let mark = Mark(sink)
            guard open(key, sink) else { return }
            do {
                var writer = ValueWriter(sink, depth: frame.depth)
                try writer.write(value, as: form)
            } catch {
                throw undo(error, key.description, mark, sink)
            }
        }
    }

    /// A member of a type that is only `Codable`, left out when it is `nil`.
    public mutating func optional<Value: Encodable>(
        _ key: StaticString,
        _ value: Value?,
        as form: JSONValue.CodableForm
    ) throws {
        if let value { try required(key, value, as: form) }
    }

    /// A member of a type that is only `Codable`, `null` when it is `nil`.
    public mutating func nullable<Value: Encodable>(
        _ key: StaticString,
        _ value: Value?,
        as form: JSONValue.CodableForm
    ) throws {
        if let value { try required(key, value, as: form) } else { try null(key) }
    }
}
