extension YAMLScanner {
    /// Writes a plain scalar that is not text in the core schema (YAML 1.2.2 §10.3.2).
    ///
    /// - Returns: whether it was written.
    mutating func writeResolved(_ scalar: Scalar) -> Bool {
        let start = text + scalar.start
        let length = scalar.end - scalar.start
        switch start[0] {
        case UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "n"),
            UInt8(ascii: "N"):
            if length > 5 { return false }
        case ASCII.minus, ASCII.plus, ASCII.period, ASCII.zero...ASCII.nine: break
        case UInt8(ascii: "~"): if length > 1 { return false }
        default: return false
        }
        switch resolve(start, length) {
        case .text: return false
        case .null: writer.write("null", origin: scalar.origin)
        case .true: writer.write("true", origin: scalar.origin)
        case .false: writer.write("false", origin: scalar.origin)
        case .json, .number:
            writer.beginScalar(origin: scalar.origin)
            putNumber(start, length)
            writer.endScalar()
        case .based:
            guard let value = basedValue(start, length) else {
                warn(
                    "this number needs more than 64 bits, so it is read as text",
                    at: scalar.origin,
                    remedy: "quote it, if it is meant as text"
                )
                return false
            }
            writer.beginScalar(origin: scalar.origin)
            for digit in String(value).utf8 { writer.put(digit) }
            writer.endScalar()
        case .notFinite:
            warn("JSON has no such number, so it is read as text", at: scalar.origin, remedy: "quote it")
            return false
        }
        return true
    }

    private enum Meaning {
        case text, null, `true`, `false`
        /// A number that JSON writes in the same way.
        case json
        /// A number that JSON writes otherwise.
        case number
        /// `0x1F` or `0o17`
        case based
        /// `.inf` or `.nan`
        case notFinite
    }

    private func resolve(_ text: UnsafeMutablePointer<UInt8>, _ length: Int) -> Meaning {
        let first = text[0]
        if first | 0x20 >= UInt8(ascii: "a") || first == UInt8(ascii: "~") {
            if isWord("null", "Null", "NULL", text, length) || first == UInt8(ascii: "~") && length == 1 {
                return .null
            }
            if isWord("true", "True", "TRUE", text, length) { return .true }
            return isWord("false", "False", "FALSE", text, length) ? .false : .text
        }
        if first == ASCII.zero, length > 2, text[1] == UInt8(ascii: "x") || text[1] == UInt8(ascii: "o") {
            return hasBasedDigits(text, length) ? .based : .text
        }
        return resolveDecimal(text, length)
    }

    private func resolveDecimal(_ text: UnsafeMutablePointer<UInt8>, _ length: Int) -> Meaning {
        let isSigned = text[0] == ASCII.minus || text[0] == ASCII.plus
        var position = isSigned ? 1 : 0
        let whole = position
        while position < length, text[position] &- ASCII.zero < 10 { position += 1 }
        let wholeDigits = position - whole
        var isJSON = text[0] != ASCII.plus && wholeDigits > 0
        if wholeDigits > 1, text[whole] == ASCII.zero { isJSON = false }
        if position < length, text[position] == ASCII.period {
            position += 1
            let fraction = position
            while position < length, text[position] &- ASCII.zero < 10 { position += 1 }
            if position == fraction { isJSON = false }
            if position == fraction, wholeDigits == 0 {
                return isNotFinite(text + position, length - position, isSigned: isSigned) ? .notFinite : .text
            }
        } else if wholeDigits == 0 {
            return .text
        }
        if position < length, text[position] | 0x20 == UInt8(ascii: "e") {
            position += 1
            if position < length, text[position] == ASCII.minus || text[position] == ASCII.plus { position += 1 }
            let exponent = position
            while position < length, text[position] &- ASCII.zero < 10 { position += 1 }
            if position == exponent { return .text }
        }
        guard position == length else { return .text }
        return isJSON ? .json : .number
    }

    private func isNotFinite(_ text: UnsafeMutablePointer<UInt8>, _ length: Int, isSigned: Bool) -> Bool {
        isWord("inf", "Inf", "INF", text, length) || !isSigned && isWord("nan", "NaN", "NAN", text, length)
    }

    private func hasBasedDigits(_ text: UnsafeMutablePointer<UInt8>, _ length: Int) -> Bool {
        let isHexadecimal = text[1] == UInt8(ascii: "x")
        var position = 2
        while position < length {
            let byte = text[position]
            let isLetter = isHexadecimal && (byte | 0x20) &- UInt8(ascii: "a") < 6
            guard byte &- ASCII.zero < (isHexadecimal ? 10 : 8) || isLetter else { return false }
            position += 1
        }
        return true
    }

    private func basedValue(_ text: UnsafeMutablePointer<UInt8>, _ length: Int) -> UInt64? {
        let digits = String(decoding: UnsafeBufferPointer(start: text + 2, count: length - 2), as: UTF8.self)
        return UInt64(digits, radix: text[1] == UInt8(ascii: "x") ? 16 : 8)
    }

    private func isWord(
        _ a: StaticString,
        _ b: StaticString,
        _ c: StaticString,
        _ text: UnsafeMutablePointer<UInt8>,
        _ length: Int
    ) -> Bool {
        isWord(a, text, length) || isWord(b, text, length) || isWord(c, text, length)
    }

    private func isWord(_ word: StaticString, _ text: UnsafeMutablePointer<UInt8>, _ length: Int) -> Bool {
        guard word.utf8CodeUnitCount == length else { return false }
        var index = 0
        while index < length {
            if text[index] != word.utf8Start[index] { return false }
            index += 1
        }
        return true
    }

    /// Writes a number as JSON allows it: without `+` and leading zeros, and with digits around the point.
    private mutating func putNumber(_ text: UnsafeMutablePointer<UInt8>, _ length: Int) {
        var position = 0
        if text[0] == ASCII.minus { writer.put(ASCII.minus) }
        if text[0] == ASCII.minus || text[0] == ASCII.plus { position += 1 }
        while position + 1 < length, text[position] == ASCII.zero, text[position + 1] &- ASCII.zero < 10 {
            position += 1
        }
        if text[position] == ASCII.period { writer.put(ASCII.zero) }
        while position < length {
            writer.put(text[position])
            let isPoint = text[position] == ASCII.period
            position += 1
            if isPoint, position == length || text[position] &- ASCII.zero >= 10 { writer.put(ASCII.zero) }
        }
    }

    // MARK: Tags

    /// Gives the scalar that was written last the kind of its tag.
    mutating func convert(to tag: Properties.Tag, _ scalar: Scalar) {
        let node = writer.nodes[writer.nodeCount - 1]
        let first = writer.bytes[Int(node.start)]
        let isText = first == ASCII.quote
        let kind: StaticString
        switch tag {
        case .none, .nonSpecific, .string, .other, .sequence, .mapping: return
        case .null:
            kind = "null"
            if first == UInt8(ascii: "n") { return }
        case .boolean:
            kind = "a boolean"
            if first == UInt8(ascii: "t") || first == UInt8(ascii: "f") { return }
        case .integer:
            kind = "an integer"
            if isNumber(first), isInteger(scalar) { return }
        case .float:
            kind = "a number"
            if isNumber(first) { return }
        }
        if isText, scalar.style != .plain, !scalar.isMultiline, scalar.end > scalar.start || tag == .null {
            writer.removeScalar()
            var content = scalar
            content.style = .plain
            if scalar.end == scalar.start {
                writer.write("null", origin: scalar.origin)
                return
            }
            if writeResolved(content) { return convert(to: tag, content) }
        }
        // The error takes the place of a warning that the number is read as text.
        removeWarnings(at: scalar.origin)
        if tag == .float, case .notFinite = resolve(text + scalar.start, scalar.end - scalar.start) {
            return fail(
                "'\(excerpt(scalar))' is not a number of JSON",
                at: scalar.origin,
                remedy: "quote it, and remove the tag"
            )
        }
        fail("'\(excerpt(scalar))' is not \(kind), as its tag says", at: scalar.origin, remedy: "remove the tag")
    }

    private func isNumber(_ byte: UInt8) -> Bool {
        byte == ASCII.minus || byte &- ASCII.zero < 10
    }

    private func isInteger(_ scalar: Scalar) -> Bool {
        var position = scalar.start
        while position < scalar.end {
            let byte = text[position]
            if byte == ASCII.period || byte | 0x20 == UInt8(ascii: "e"), text[scalar.start + 1] != UInt8(ascii: "x") {
                return false
            }
            position += 1
        }
        return true
    }
}
