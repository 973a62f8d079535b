/// Reads the members of one JSON object in any order.
///
/// Passed to `JSONModel.init(from:)`. Of members with the same name the first counts. An error carries the path to the
/// member.
public struct ObjectReader: ~Copyable {
    enum Input {
        case bytes(UnsafeMutablePointer<JSONSource>)
        /// Kept alive by the value's source.
        case decoder(Unmanaged<KeyedDecoderSource>)
    }

    let input: Input
    var scan: ObjectScan

    init(_ source: UnsafeMutablePointer<JSONSource>, _ scan: ObjectScan) {
        self.input = .bytes(source)
        self.scan = scan
    }

    init(_ decoder: DecoderSource) throws {
        self.input = .decoder(Unmanaged.passUnretained(try decoder.keyed()))
        self.scan = .none
    }

    /// A required member. `null` is an error unless the type itself reads it.
    public mutating func required<Value: JSONCodable>(_ key: StaticString) throws -> Value {
        switch input {
        case .decoder(let members): return try members.source.required(key)
        case .bytes(let source):
            let start = try scan.find(key, in: source)
            guard start >= 0 else { throw missing(key) }
            return try read(key, start, source)
        }
    }

    /// A required member without a schema; `null` if it is missing.
    public mutating func anything(_ key: StaticString) throws -> JSONValue {
        try optional(key) ?? .null
    }

    /// A member that may be missing or `null`. An empty string for a date or a UUID, and `[]` for an object, are also
    /// read as `nil`, unless the value is tried as an alternative of a union.
    public mutating func optional<Value: JSONCodable>(_ key: StaticString) throws -> Value? {
        switch input {
        case .decoder(let members): return try members.source.optional(key)
        case .bytes(let source):
            let start = try scan.find(key, in: source)
            guard start >= 0, !skipNull(start, source) else { return nil }
            do {
                return try read(key, start, source) as Value
            } catch {
                guard source.pointee.isVoid(at: start, as: Value.self, after: error) else { throw error }
                return nil
            }
        }
    }

    /// A member whose absence and `null` mean different things. An empty string for a date or a UUID, and `[]` for an
    /// object, are read as absent, unless the value is tried as an alternative of a union.
    public mutating func presence<Value: JSONCodable>(_ key: StaticString) throws -> Presence<Value> {
        switch input {
        case .decoder(let members): return try members.source.presence(key)
        case .bytes(let source):
            let start = try scan.find(key, in: source)
            guard start >= 0 else { return .absent }
            do {
                return skipNull(start, source) ? .null : .value(try read(key, start, source))
            } catch {
                guard source.pointee.isVoid(at: start, as: Value.self, after: error) else { throw error }
                return .absent
            }
        }
    }

    /// Every member that is not in `names`: a description's `additionalProperties`. Members with the value `null` are
    /// left out unless `Value` accepts `null`.
    public mutating func rest<Value: JSONCodable>(except names: [StaticString]) throws -> [String: Value] {
        try rest(except: names, and: [])
    }

    /// Every member that is not in `names`, and that none of these values writes.
    ///
    /// - Parameter variants: the unions that ``inline()`` read from this object.
    public mutating func rest<Value: JSONCodable>(
        except names: [StaticString],
        besides variants: [any JSONCodable]
    ) throws -> [String: Value] {
        var held: Set<String> = []
        for variant in variants { held.formUnion(try EncoderSink.names(of: variant)) }
        return try rest(except: names, and: held)
    }

    private mutating func rest<Value: JSONCodable>(
        except names: [StaticString],
        and held: Set<String>
    ) throws -> [String: Value] {
        switch input {
        case .decoder(let members):
            return try members.source.rest(except: names + members.source.outer, and: held)
        case .bytes(let source):
            try scan.finish(source)
            let names = source.pointee.withOuterNames(names, at: scan.start)
            var values: [String: Value] = [:]
            next: for index in 0..<scan.count {
                for name in names
                where source.pointee.isNamed(scan.bottom + index, name.utf8Start, name.utf8CodeUnitCount) {
                    continue next
                }
                let member = source.pointee.members.slots[scan.bottom + index]
                let key = try source.pointee.mapKey(member)
                if values[key] != nil || held.contains(key) { continue }
                do {
                    values[key] = try readValue(Int(member.valueStart), source) as Value
                } catch {
                    if source.pointee.isMissing(at: Int(member.valueStart)) { continue }
                    throw JSONError.wrapping(error).beneath(.key(key))
                }
            }
            return values
        }
    }

    /// A value read from this same object: a union next to properties.
    public mutating func inline<Value: JSONCodable>() throws -> Value {
        switch input {
        case .decoder(let members): return try members.source.inline()
        case .bytes(let source):
            let mark = source.pointee.mark
            var reader = ValueReader(source, start: scan.start, depth: scan.depth - 1)
            let value = try Value(from: &reader)
            source.pointee.members.drop(to: scan.bottom + scan.count)
            try source.pointee.chargeReread(since: mark, at: scan.start)
            return value
        }
    }

    /// Reads a union from this same object. Alternatives that keep unknown members with ``rest(except:)`` do not keep
    /// `names`; those that are a map or any JSON value keep every member.
    public mutating func inline<Value: JSONCodable>(except names: [StaticString]) throws -> Value {
        switch input {
        case .decoder(let members): return try members.source.inline(except: names)
        case .bytes(let source):
            return try source.keeping(names, at: scan.start) { try inline() }
        }
    }

    /// Returns the end of the object.
    mutating func finish() throws -> Int {
        guard case .bytes(let source) = input else { return 0 }
        let end = try scan.finish(source)
        source.pointee.members.drop(to: scan.bottom)
        return end
    }

    /// Reads the member's value in place.
    @inline(__always)
    mutating func read<Value: JSONCodable>(
        _ key: StaticString,
        _ start: Int,
        _ source: UnsafeMutablePointer<JSONSource>
    ) throws -> Value {
        do {
            return try readValue(start, source)
        } catch {
            throw JSONError.wrapping(error).beneath(.key(key.description))
        }
    }

    @inline(__always)
    private mutating func readValue<Value: JSONCodable>(
        _ start: Int,
        _ source: UnsafeMutablePointer<JSONSource>
    ) throws -> Value {
        var reader = ValueReader(source, start: start, depth: scan.depth)
        let value = try Value(from: &reader)
        if scan.place == .value, scan.cursor == start {
            scan.cursor = try reader.settle()
            scan.place = .after
        }
        return value
    }

    /// Whether `null` is at `start`; if so, moves past it.
    @inline(__always)
    private mutating func skipNull(_ start: Int, _ source: UnsafeMutablePointer<JSONSource>) -> Bool {
        guard source.pointee.byte(start) == 0x6E, let end = source.pointee.endOfLiteral("null", at: start) else {
            return false
        }
        skip(to: end, from: start)
        return true
    }

    /// Moves past the value between these positions, if the object was read up to it.
    @inline(__always)
    private mutating func skip(to end: Int, from start: Int) {
        guard scan.place == .value, scan.cursor == start else { return }
        scan.cursor = end
        scan.place = .after
    }

    @inline(never)
    func missing(_ key: StaticString) -> JSONError {
        JSONError(.missing, at: scan.start).beneath(.key(key.description))
    }
}

extension ObjectScan {
    /// For a reader without bytes.
    static var none: ObjectScan { ObjectScan(start: 0, depth: 0, cursor: 0, place: .done, bottom: 0) }
}

// MARK: Constants

extension ObjectReader {
    /// A required member with this text as its only valid value (JSON Schema's `const`).
    public mutating func constant(_ key: StaticString, _ value: String) throws {
        if case .bytes(let source) = input {
            let start = try scan.find(key, in: source)
            guard start >= 0 else { throw missing(key) }
            if let end = source.pointee.end(of: value, at: start) { return skip(to: end, from: start) }
        }
        try expect(key, ExactText(value), "\"\(value)\"")
    }

    /// A required member with this number as its only valid value.
    public mutating func constant(_ key: StaticString, _ value: Int) throws {
        try expect(key, value, "\(value)")
    }

    /// A required member with this Boolean as its only valid value.
    public mutating func constant(_ key: StaticString, _ value: Bool) throws {
        try expect(key, value, "\(value)")
    }

    /// A required member with this number as its only valid value.
    public mutating func constant(_ key: StaticString, _ value: Double) throws {
        try expect(key, value, "\(value)")
    }

    private mutating func expect<Value: JSONCodable & Equatable>(
        _ key: StaticString,
        _ value: Value,
        _ text: @autoclosure () -> String
    ) throws {
        switch input {
        case .decoder:
            let found: Value = try required(key)
            guard found == value else {
                throw JSONError(.mismatch(expected: text(), found: "\(found)".cut(to: 40))).beneath(
                    .key(key.description)
                )
            }
        case .bytes(let source):
            let start = try scan.find(key, in: source)
            guard start >= 0 else { throw missing(key) }
            let found: Value = try read(key, start, source)
            guard found == value else {
                let excerpt = source.pointee.excerpt(at: start)
                throw JSONError(.mismatch(expected: text().cut(to: 80), found: excerpt), at: start)
                    .beneath(.key(key.description))
            }
        }
    }
}

// MARK: Codable types

extension ObjectReader {
    /// A member of a type that is only `Codable`: `try json.required("price", as: .codable)`.
    public mutating func required<Value: Decodable>(_ key: StaticString, as form: JSONValue.CodableForm) throws -> Value
    {
        switch input {
        case .decoder(let members): return try members.source.required(key, as: form)
        case .bytes(let source):
            let start = try scan.find(key, in: source)
            guard start >= 0 else { throw missing(key) }
            return try foreign(key, start, source)
        }
    }

    /// A member of a type that is only `Codable`, which may be missing or `null`.
    public mutating func optional<Value: Decodable>(_ key: StaticString, as form: JSONValue.CodableForm) throws
        -> Value?
    {
        switch input {
        case .decoder(let members): return try members.source.optional(key, as: form)
        case .bytes(let source):
            let start = try scan.find(key, in: source)
            guard start >= 0, source.pointee.byte(start) != 0x6E else { return nil }
            return try foreign(key, start, source) as Value
        }
    }

    private func foreign<Value: Decodable>(
        _ key: StaticString,
        _ start: Int,
        _ source: UnsafeMutablePointer<JSONSource>
    ) throws -> Value {
        do {
            let end = try source.pointee.skip(start, depth: scan.depth)
            return try source.pointee.decodeForeign(Value.self, start, end)
        } catch {
            throw JSONError.wrapping(error).beneath(.key(key.description))
        }
    }
}
