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

    mutating func dictionary<Value: JSONCodable>() throws -> [String: Value] {
        switch input {
        case .decoder(let decoder): return try decoder.source.keyed().rest(except: [])
        case .bytes(let source):
            var scan = try ObjectScan(source, start: start, depth: depth)
            var values: [String: Value] = [:]
            while try scan.advance(source) {
                let key = source.pointee.keyText(source.pointee.members.slots[scan.bottom])
                scan.count = 0
                if values[key] != nil { continue }
                var reader = ValueReader(source, start: scan.cursor, depth: scan.depth)
                do {
                    values[key] = .some(try Value(from: &reader))
                    scan.cursor = try reader.settle()
                    scan.place = .after
                } catch {
                    throw JSONError.wrapping(error).beneath(.key(key))
                }
            }
            source.pointee.members.drop(to: scan.bottom)
            end = scan.cursor
            return values
        }
    }
}
