/// Reads the members of one rule about calls: an extension of a description, or a member of the configuration.
package struct RuleReader {
    let log: DiagnosticLog
    /// The rule's name: `x-endpoint-retry`, or `getPet` in the configuration.
    let name: String
    /// The rule in diagnostics: `'x-endpoint-retry'`, or `the retry of 'getPet'`.
    let subject: String
    /// Faults in our own extensions are errors; faults in other tools' extensions are warnings.
    let severity: Diagnostic.Severity

    /// - Parameter member: the member of the configuration that has a rule for each name: `retry`.
    package init(
        _ name: String,
        in member: String? = nil,
        log: DiagnosticLog,
        severity: Diagnostic.Severity = .error
    ) {
        self.log = log
        self.name = name
        subject = member.map { "the \($0) of '\(name)'" } ?? "'\(name)'"
        self.severity = severity
    }

    func fault(_ message: String, at value: JSON, remedy: String? = nil) {
        log.add(Diagnostic(severity, message, at: value.place, remedy: remedy))
    }

    /// A duration written in seconds, as milliseconds.
    package func seconds(_ value: JSON, _ member: String? = nil, in range: ClosedRange<Int>, above: Bool = false)
        -> Int?
    {
        milliseconds(value, member, unit: 1_000, in: range, above: above, words: "seconds")
    }

    /// A duration in units of `unit` milliseconds. `range` is in units, and `above` excludes its lower bound.
    func milliseconds(
        _ value: JSON,
        _ member: String? = nil,
        unit: Int,
        in range: ClosedRange<Int>,
        above: Bool = false,
        words: String
    ) -> Int? {
        if let count = value.double, count <= Double(range.upperBound), count >= Double(range.lowerBound),
            !above || count > Double(range.lowerBound)
        {
            let milliseconds = Int((count * Double(unit)).rounded())
            // Rounds a fraction of a millisecond up: zero would mean no delay.
            return milliseconds == 0 && count > 0 ? 1 : milliseconds
        }
        let bounds =
            above
            ? "over \(range.lowerBound) and at most \(range.upperBound)"
            : "from \(range.lowerBound) to \(range.upperBound)"
        fault("\(subject(member)) must be a number of \(words), \(bounds)", at: value)
        return nil
    }

    /// A whole number.
    func count(_ value: JSON, _ member: String, in range: ClosedRange<Int>) -> Int? {
        if let count = value.int, range.contains(count) { return count }
        fault("'\(member)' must be a whole number from \(range.lowerBound) to \(range.upperBound)", at: value)
        return nil
    }

    func number(_ value: JSON, _ member: String, in range: ClosedRange<Int>) -> Double? {
        if let number = value.double, number >= Double(range.lowerBound), number <= Double(range.upperBound) {
            return number
        }
        fault("'\(member)' must be a number from \(range.lowerBound) to \(range.upperBound)", at: value)
        return nil
    }

    package func flag(_ value: JSON, _ member: String? = nil) -> Bool? {
        if let flag = value.bool { return flag }
        fault("\(subject(member)) must be true or false", at: value)
        return nil
    }

    /// The rule, or one of its members, in diagnostics.
    private func subject(_ member: String?) -> String { member.map { "'\($0)'" } ?? subject }

    func unknown(_ member: String, _ value: JSON, among known: [String]) {
        let near = nearestName(to: member, among: known)
        fault("'\(member)' is not a member of \(subject)\(suggestion(near))", at: value)
    }

    /// Statuses of failures. For example: `429`, `"429"` and `"5XX"`
    func statuses(_ value: JSON, _ member: String) -> [ClosedRange<Int>]? {
        guard value.isArray else {
            fault("'\(member)' must be an array of statuses, such as [429, \"5XX\"]", at: value)
            return nil
        }
        var ranges: [ClosedRange<Int>] = []
        for element in value.elements {
            guard let range = status(element) else {
                fault("a status to retry is from 400 to 599, \"4XX\" or \"5XX\"", at: element)
                continue
            }
            if !ranges.contains(where: { $0.contains(range.lowerBound) && $0.contains(range.upperBound) }) {
                ranges.removeAll { range.contains($0.lowerBound) && range.contains($0.upperBound) }
                ranges.append(range)
            }
        }
        return ranges.sorted { $0.lowerBound < $1.lowerBound }
    }

    private func status(_ value: JSON) -> ClosedRange<Int>? {
        switch value.string?.uppercased() {
        case "4XX": return 400...499
        case "5XX": return 500...599
        case let text:
            guard let code = value.int ?? text.flatMap({ Int($0) }), (400...599).contains(code) else { return nil }
            return code...code
        }
    }
}

// MARK: Paths

extension RuleReader {
    /// The rule if it has what its style needs; otherwise a fault is reported.
    ///
    /// - Parameter next: the path to the next page, whose faults have been reported.
    func complete(_ rule: PaginationRule, _ value: JSON, next: JSON?) -> PaginationRule? {
        guard let argument = rule.missing else { return rule }
        if argument != .next || next == nil { fault("\(subject) does not specify \(argument.meaning)", at: value) }
        return nil
    }

    /// A path into the response. For example: `$.data.items`, `$['data'][-1].id` or `$response.data.items`
    func path(_ value: JSON) -> PaginationRule.Part<PaginationRule.Source>? {
        if let steps = steps(of: value, below: "$response") ?? steps(of: value, below: "$") {
            return .init(.body(steps), at: value.place)
        }
        fault(
            "this path is not supported",
            at: value,
            remedy: "use only names and indices, such as $.data or $['next.page']"
        )
        return nil
    }

    /// The names and indices of a JSONPath in which `root` stands for `$`; `nil` for one that may select several values.
    func steps(of value: JSON, below root: String) -> [String]? {
        guard let text = value.string, text.hasPrefix(root) else { return nil }
        let path = text.dropFirst(root.count)
        if let read = try? JSONPath("$" + path) { return read.steps }
        return path.namesBetweenDots
    }
}

extension Substring {
    /// The names of a path such as `.hydra:member`, which RFC 9535 requires to be in brackets; `nil` for other paths.
    fileprivate var namesBetweenDots: [String]? {
        guard first == ".", !utf8.contains(where: "[]()*?@'\"".utf8.contains) else { return nil }
        let names = dropFirst().split(separator: ".", omittingEmptySubsequences: false)
        return names.contains("") ? nil : names.map(String.init)
    }
}
