extension JSONPathReader {
    mutating func readCondition() throws(Fault) -> JSONPath.Condition {
        try enter()
        defer { depth -= 1 }
        var alternatives: [JSONPath.Condition] = []
        repeat {
            var conditions: [JSONPath.Condition] = []
            repeat {
                skipSpace()
                conditions.append(try readTerm())
                skipSpace()
            } while take("&&")
            alternatives.append(conditions.count == 1 ? conditions[0] : .all(conditions))
        } while take("||")
        return alternatives.count == 1 ? alternatives[0] : .any(alternatives)
    }

    private mutating func readTerm() throws(Fault) -> JSONPath.Condition {
        if take("!") {
            skipSpace()
            return .not(try next == UInt8(ascii: "(") ? readGroup() : readTest(canCompare: false))
        }
        return try next == UInt8(ascii: "(") ? readGroup() : readTest(canCompare: true)
    }

    private mutating func readGroup() throws(Fault) -> JSONPath.Condition {
        position += 1
        let condition = try readCondition()
        guard take(")") else { throw fault("expected '&&', '||' or ')'") }
        return condition
    }

    private mutating func readTest(canCompare: Bool) throws(Fault) -> JSONPath.Condition {
        if take("match(") { return try readMatch(isWhole: true) }
        if take("search(") { return try readMatch(isWhole: false) }
        let start = position
        if let query = try readQuery() {
            let end = position
            guard canCompare, let comparison = readComparison() else {
                position = end
                return .exists(query)
            }
            guard query.path.isSingular else {
                position = start
                throw fault("only a path to a single value can be compared")
            }
            return .compares(.query(query), comparison, try readOperand())
        }
        let operand = try readOperand()
        guard canCompare, let comparison = readComparison() else {
            throw fault("expected \(JSONPath.Comparison.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return .compares(operand, comparison, try readOperand())
    }

    private mutating func readComparison() -> JSONPath.Comparison? {
        skipSpace()
        guard let comparison = JSONPath.Comparison.allCases.first(where: { take($0.rawValue) }) else { return nil }
        skipSpace()
        return comparison
    }

    private mutating func readMatch(isWhole: Bool) throws(Fault) -> JSONPath.Condition {
        let text = try readArgument()
        guard take(",") else { throw fault("expected ',' and a pattern") }
        skipSpace()
        let start = position
        let pattern = try readArgument()
        if case .literal(.string(let text)) = pattern, TextPattern(text) == nil {
            position = start
            throw fault("this is not a regular expression of RFC 9485, or it has more than 10,000 parts")
        }
        guard take(")") else { throw fault("expected ')'") }
        return .matches(text, pattern: pattern, isWhole: isWhole)
    }

    private mutating func readArgument() throws(Fault) -> JSONPath.Operand {
        try enter()
        defer { depth -= 1 }
        skipSpace()
        let argument = try readOperand()
        skipSpace()
        return argument
    }

    private mutating func readOperand() throws(Fault) -> JSONPath.Operand {
        if take("length(") {
            let argument = try readArgument()
            guard take(")") else { throw fault("expected ')'") }
            return .length(argument)
        }
        if take("count(") { return .count(try readQueryArgument()) }
        if take("value(") { return .value(try readQueryArgument()) }
        let start = position
        guard let query = try readQuery() else { return .literal(try readLiteral()) }
        guard query.path.isSingular else {
            position = start
            throw fault("only a path to a single value can be compared")
        }
        return .query(query)
    }

    private mutating func readQueryArgument() throws(Fault) -> JSONPath.Query {
        skipSpace()
        guard let query = try readQuery() else { throw fault("expected a path that begins with '@' or '$'") }
        skipSpace()
        guard take(")") else { throw fault("expected ')'") }
        return query
    }

    private mutating func readQuery() throws(Fault) -> JSONPath.Query? {
        let isRelative = next == UInt8(ascii: "@")
        guard isRelative || next == UInt8(ascii: "$") else { return nil }
        position += 1
        return JSONPath.Query(isRelative: isRelative, path: try readPath())
    }

    private mutating func readLiteral() throws(Fault) -> JSONPath.Literal {
        if next == UInt8(ascii: "'") || next == UInt8(ascii: "\"") { return .string(try readString()) }
        if take("true") { return .bool(true) }
        if take("false") { return .bool(false) }
        if take("null") { return .null }
        return .number(try readNumber())
    }

    /// A number as in JSON.
    private mutating func readNumber() throws(Fault) -> Double {
        let start = position
        _ = take("-")
        let digits = position
        skipDigits()
        var isNumber = position > digits && (bytes[digits] != UInt8(ascii: "0") || position == digits + 1)
        if take(".") { isNumber = skipDigits() && isNumber }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            isNumber = skipDigits() && isNumber
        }
        guard isNumber, let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)) else {
            position = start
            throw fault("expected a path, a function, a string in quotation marks, a number, true, false or null")
        }
        return number
    }

    /// Returns whether there are any.
    @discardableResult private mutating func skipDigits() -> Bool {
        let start = position
        while let byte = next, isDigit(byte) { position += 1 }
        return position > start
    }
}
