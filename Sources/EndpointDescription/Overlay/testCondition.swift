extension JSONPathEvaluation {
    /// Whether a filter's condition holds for a value (RFC 9535 §2.3.5.2).
    func holds(_ condition: JSONPath.Condition, for value: OverlaidValue) throws(OverlayWork.Exhausted) -> Bool {
        try work.spend(steps: 1)
        switch condition {
        case .any(let alternatives):
            for alternative in alternatives where try holds(alternative, for: value) { return true }
            return false
        case .all(let conditions):
            for condition in conditions where try !holds(condition, for: value) { return false }
            return true
        case .not(let condition): return try !holds(condition, for: value)
        case .exists(let query): return try !targets(of: query, from: value).isEmpty
        case .compares(let left, let comparison, let right):
            return try holds(comparison, try evaluate(left, for: value), try evaluate(right, for: value))
        case .matches(let text, let pattern, let isWhole):
            guard case .literal(.string(let text)) = try evaluate(text, for: value),
                case .literal(.string(let expression)) = try evaluate(pattern, for: value),
                let pattern = try self.pattern(expression)
            else { return false }
            return try pattern.matches(text, isWhole: isWhole, work)
        }
    }

    private func targets(of query: JSONPath.Query, from value: OverlaidValue)
        throws(OverlayWork.Exhausted) -> [OverlayTarget]
    {
        try targets(of: query.path, from: query.isRelative ? value : root, keepsDuplicates: true)
    }

    // MARK: - Operands

    /// The result of an operand of a comparison, or of an argument, for a value.
    private enum Evaluated {
        case nothing
        case literal(JSONPath.Literal)
        /// An array or an object.
        case structure(OverlaidValue)

        init(_ value: OverlaidValue) {
            let json = value.source
            switch json.kind {
            case .null: self = .literal(.null)
            case .boolean: self = .literal(.bool(json.bool ?? false))
            case .number: self = .literal(.number(json.double ?? .infinity))
            case .string: self = .literal(.string(json.string ?? ""))
            case .array, .object: self = .structure(value)
            }
        }
    }

    private func evaluate(_ operand: JSONPath.Operand, for value: OverlaidValue)
        throws(OverlayWork.Exhausted) -> Evaluated
    {
        switch operand {
        case .literal(let literal):
            if case .string(let text) = literal { try work.spend(bytesRead: text.utf8.count) }
            return .literal(literal)
        case .query(let query), .value(let query):
            let found = try targets(of: query, from: value)
            guard found.count == 1 else { return .nothing }
            try spendReading(found[0].value)
            return Evaluated(found[0].value)
        case .count(let query): return .literal(.number(Double(try targets(of: query, from: value).count)))
        case .length(let operand):
            switch try evaluate(operand, for: value) {
            case .literal(.string(let text)): return .literal(.number(Double(text.unicodeScalars.count)))
            case .structure(let value):
                return .literal(.number(Double(value.isArray ? value.elements.count : value.members.count)))
            case .literal, .nothing: return .nothing
            }
        }
    }

    /// Counts the bytes of a string or number. An array or object is counted when its elements are compared.
    private func spendReading(_ value: OverlaidValue) throws(OverlayWork.Exhausted) {
        if value.source.kind == .string || value.source.kind == .number {
            try work.spend(bytesRead: value.source.byteRange.count)
        }
    }

    // MARK: - Comparisons

    private func holds(_ comparison: JSONPath.Comparison, _ left: Evaluated, _ right: Evaluated)
        throws(OverlayWork.Exhausted) -> Bool
    {
        switch comparison {
        case .equal: return try isEqual(left, right)
        case .unequal: return try !isEqual(left, right)
        case .less: return isLess(left, right)
        case .greater: return isLess(right, left)
        case .atMost:
            if isLess(left, right) { return true }
            return try isEqual(left, right)
        case .atLeast:
            if isLess(right, left) { return true }
            return try isEqual(left, right)
        }
    }

    /// Only numbers and texts have an order, texts that of their Unicode scalars.
    private func isLess(_ left: Evaluated, _ right: Evaluated) -> Bool {
        switch (left, right) {
        case (.literal(.number(let left)), .literal(.number(let right))): left < right
        case (.literal(.string(let left)), .literal(.string(let right))):
            left.utf8.lexicographicallyPrecedes(right.utf8)
        default: false
        }
    }

    private func isEqual(_ left: Evaluated, _ right: Evaluated) throws(OverlayWork.Exhausted) -> Bool {
        switch (left, right) {
        case (.nothing, .nothing): return true
        case (.literal(let left), .literal(let right)): return isEqual(left, right)
        case (.structure(let left), .structure(let right)): return try isEqual(left, right)
        default: return false
        }
    }

    private func isEqual(_ left: JSONPath.Literal, _ right: JSONPath.Literal) -> Bool {
        switch (left, right) {
        case (.string(let left), .string(let right)): haveSameScalars(left, right)
        case (.number(let left), .number(let right)): left == right
        case (.bool(let left), .bool(let right)): left == right
        case (.null, .null): true
        default: false
        }
    }

    private func isEqual(_ left: OverlaidValue, _ right: OverlaidValue) throws(OverlayWork.Exhausted) -> Bool {
        guard left.isArray == right.isArray else { return false }
        let (elements, others) = (left.elements, right.elements)
        let (members, otherMembers) = (left.members, right.members)
        guard elements.count == others.count, members.count == otherMembers.count else { return false }
        try work.spend(steps: elements.count + members.count)
        for (element, other) in zip(elements, others) where try !areEqual(element, other) { return false }
        guard !members.isEmpty else { return true }
        var positions: [MemberName: Int] = [:]
        for (position, member) in otherMembers.enumerated() {
            try work.spend(bytesRead: member.name.utf8.count)
            positions[MemberName(text: member.name)] = position
        }
        for member in members {
            try work.spend(bytesRead: member.name.utf8.count)
            guard let position = positions[MemberName(text: member.name)],
                try areEqual(member.value, otherMembers[position].value)
            else { return false }
        }
        return true
    }

    private func areEqual(_ left: OverlaidValue, _ right: OverlaidValue) throws(OverlayWork.Exhausted) -> Bool {
        guard left.source.kind == right.source.kind else { return false }
        try spendReading(left)
        try spendReading(right)
        return try isEqual(Evaluated(left), Evaluated(right))
    }

    // MARK: - Patterns

    /// The pattern that a string contains; `nil` if it is not one.
    private func pattern(_ text: String) throws(OverlayWork.Exhausted) -> TextPattern? {
        if let known = patterns[text] { return known }
        let pattern = TextPattern(text)
        try work.spend(steps: text.utf8.count + (pattern?.instructions.count ?? TextPattern.instructionLimit))
        if patterns.count == JSONPathEvaluation.patternLimit { patterns = [:] }
        patterns[text] = .some(pattern)
        return pattern
    }
}
