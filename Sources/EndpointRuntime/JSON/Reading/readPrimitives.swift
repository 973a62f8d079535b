extension ValueReader {
    mutating func string(_ expected: String = "a string") throws -> String {
        switch input {
        case .decoder(let decoder): return try decoder.source.scalar()
        case .bytes(let source):
            guard source.pointee.byte(start) == 0x22 else { throw source.pointee.mismatch(expected, at: start) }
            var isEscaped = false
            let close = try source.pointee.endOfString(start, isEscaped: &isEscaped)
            source.pointee.work &+= close &- start
            end = close &+ 1
            return source.pointee.text(start &+ 1, close, isEscaped: isEscaped)
        }
    }

    mutating func boolean() throws -> Bool {
        switch input {
        case .decoder(let decoder): return try decoder.source.scalar()
        case .bytes(let source):
            let literal: StaticString = source.pointee.byte(start) == 0x74 ? "true" : "false"
            guard let end = source.pointee.endOfLiteral(literal, at: start) else {
                throw source.pointee.mismatch("true or false", at: start)
            }
            self.end = end
            return end &- start == 4
        }
    }

    /// An integer in any spelling (`100`, `1e2`, `100.0`), if the type can hold it.
    mutating func integer<Value: FixedWidthInteger & Decodable>(_ type: Value.Type) throws -> Value {
        switch input {
        case .decoder(let decoder): return try decoder.source.scalar()
        case .bytes(let source):
            guard source.pointee.isNumber(start) else { throw source.pointee.mismatch("a whole number", at: start) }
            var isNegative = false
            if let magnitude = try source.pointee.integer(start, end: &end, isNegative: &isNegative) {
                if !isNegative {
                    if let value = Value(exactly: magnitude) { return value }
                } else if magnitude <= 1 << 63, let value = Value(exactly: Int64(truncatingIfNeeded: 0 &- magnitude)) {
                    return value
                }
            }
            throw source.pointee.mismatch("a whole number from \(Value.min) to \(Value.max)", at: start)
        }
    }

    mutating func double() throws -> Double {
        switch input {
        case .decoder(let decoder): return try decoder.source.scalar()
        case .bytes(let source):
            guard source.pointee.isNumber(start) else { throw source.pointee.mismatch("a number", at: start) }
            let value = try source.pointee.double(start, end: &end)
            guard value.isFinite else { throw source.pointee.mismatch("a number that fits Double", at: start) }
            return value
        }
    }

    mutating func float() throws -> Float {
        switch input {
        case .decoder(let decoder): return try decoder.source.scalar()
        case .bytes(let source):
            guard source.pointee.isNumber(start) else { throw source.pointee.mismatch("a number", at: start) }
            _ = try source.pointee.double(start, end: &end)
            // Reading it through `Double` would round it twice.
            let value = source.pointee.spelledFloat(start, end)
            guard value.isFinite else { throw source.pointee.mismatch("a number that fits Float", at: start) }
            return value
        }
    }

    /// The bytes of the number at this position.
    mutating func number(
        _ source: UnsafeMutablePointer<JSONSource>,
        isWhole: inout Bool
    ) throws -> UnsafeBufferPointer<UInt8> {
        guard source.pointee.isNumber(start) else { throw source.pointee.mismatch("a number", at: start) }
        end = try source.pointee.endOfNumber(start, isWhole: &isWhole)
        source.pointee.work &+= end &- start
        return UnsafeBufferPointer(start: source.pointee.base + start, count: end - start)
    }

    /// Whether this is `null`; if so, it is consumed.
    mutating func null() throws -> Bool {
        switch input {
        case .decoder(let decoder): return decoder.source.isNull
        case .bytes(let source):
            guard source.pointee.byte(start) == 0x6E, let end = source.pointee.endOfLiteral("null", at: start) else {
                return false
            }
            self.end = end
            return true
        }
    }

    /// An error for a value of the right kind that is not the expected one.
    func mismatch(_ expected: String) -> JSONError {
        switch input {
        case .bytes(let source): source.pointee.mismatch(expected, at: start)
        case .decoder(let decoder): JSONError(.mismatch(expected: expected, found: decoder.source.phrase))
        }
    }
}

// MARK: Containers

extension ValueReader {
    mutating func array<Element: JSONCodable>() throws -> [Element] {
        switch input {
        case .decoder(let decoder): return try decoder.source.array()
        case .bytes(let source):
            guard source.pointee.byte(start) == 0x5B else { throw source.pointee.mismatch("an array", at: start) }
            try source.pointee.enter(start, depth: depth)
            var elements: [Element] = []
            var at = source.pointee.pastSpace(start &+ 1)
            source.pointee.work &+= 2
            if source.pointee.byte(at) == 0x5D {
                end = at &+ 1
                return elements
            }
            while true {
                var reader = ValueReader(source, start: at, depth: depth &+ 1)
                do {
                    elements.append(try Element(from: &reader))
                    at = source.pointee.pastSpace(try reader.settle())
                } catch {
                    throw JSONError.wrapping(error).beneath(.index(elements.count))
                }
                let next = source.pointee.byte(at)
                if next == 0x5D { break }
                guard next == 0x2C else { throw source.pointee.syntax("expected ',' or ']'", at: at) }
                at = source.pointee.pastSpace(at &+ 1)
            }
            end = at &+ 1
            return elements
        }
    }

    /// A map; `[]` is an empty one, as PHP writes it.
    mutating func dictionary<Value: JSONCodable>() throws -> [String: Value] {
        switch input {
        case .decoder(let decoder):
            let source = decoder.source
            let members: KeyedDecoderSource
            do { members = try source.keyed() } catch {
                guard source.isEmptyArray else { throw error }
                return [:]
            }
            return try members.rest(except: [])
        case .bytes(let source):
            if !source.pointee.isTrial, let end = source.pointee.endOfEmptyArray(at: start) {
                self.end = end
                return [:]
            }
            var scan = try ObjectScan(source, start: start, depth: depth)
            var values: [String: Value] = [:]
            while try scan.advance(source) {
                let key = try source.pointee.mapKey(source.pointee.members.slots[scan.bottom])
                scan.count = 0
                if values[key] != nil { continue }
                var reader = ValueReader(source, start: scan.cursor, depth: scan.depth)
                do {
                    values[key] = .some(try Value(from: &reader))
                    scan.cursor = try reader.settle()
                } catch {
                    guard source.pointee.isMissing(at: scan.cursor) else {
                        throw JSONError.wrapping(error).beneath(.key(key))
                    }
                    source.pointee.members.drop(to: scan.bottom)
                    scan.cursor = try source.pointee.skip(scan.cursor, depth: scan.depth)
                }
                scan.place = .after
            }
            source.pointee.members.drop(to: scan.bottom)
            end = scan.cursor
            return values
        }
    }
}
