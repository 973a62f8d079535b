/// The result of checking one description.
public struct Report: Sendable {
    /// A difference with everything that is needed to see it again.
    public struct Finding: Sendable {
        /// The schema or operation that was checked.
        public var subject: String
        /// The nearest component and the path beneath it, which groups findings of one cause.
        public var cause: String
        public var difference: Difference
        public var seed: UInt64
        /// The smallest value that shows it.
        public var instance: String
    }

    public var description: String
    public var subjects = 0
    public var instances = 0
    public var mutations = 0
    public var requests = 0
    /// The requests that typed stubs read back.
    public var requestsReadBack = 0
    /// Subjects for which no valid value was found or that the client does not have, with the reason.
    public var skipped: [(subject: String, reason: String)] = []
    public var accepted: [AcceptedDifference: Int] = [:]
    public private(set) var findings: [Finding] = []
    public private(set) var counts: [String: Int] = [:]

    public init(_ description: String) { self.description = description }

    /// Keeps the first finding of every cause and counts the others.
    public mutating func add(_ finding: Finding) {
        let key = finding.difference.kind.rawValue + " " + finding.cause
        counts[key, default: 0] += 1
        if counts[key] == 1 { findings.append(finding) }
    }

    /// The differences that are not listed as open: their kind and cause.
    ///
    /// - Parameter list: a line for each open difference, `petstore: lost #/components/schemas/Pet /name`. An ellipsis at its
    ///   end stands for any text.
    public func new(beside list: String) -> [String] {
        let open = open(in: list)
        return counts.keys.filter { key in !open.contains { key.isMeant(by: $0) } }.sorted()
    }

    /// The open differences that were not found, which may be mended.
    public func mended(in list: String) -> [String] {
        open(in: list).filter { line in !counts.keys.contains { $0.isMeant(by: line) } }
    }

    private func open(in list: String) -> [String] {
        let head = description + ": "
        return list.split(separator: "\n").filter { $0.hasPrefix(head) }.map { String($0.dropFirst(head.count)) }
    }

    func has(_ kind: Difference.Kind, _ cause: String) -> Bool { counts[kind.rawValue + " " + cause] != nil }

    public mutating func count(_ accepted: AcceptedDifference) { self.accepted[accepted, default: 0] += 1 }

    /// The report as text: a line of figures, then a paragraph for each cause.
    public func text(limit: Int = .max) -> String {
        var lines = [
            "\(description): \(subjects) schemas, \(instances) instances, \(mutations) invalid ones, "
                + "\(requests) requests (\(requestsReadBack) read back by stubs), \(findings.count) differences"
        ]
        for finding in findings.prefix(limit) {
            let key = finding.difference.kind.rawValue + " " + finding.cause
            lines.append("  \(key) (\(counts[key] ?? 1) times)")
            lines.append("    in \(finding.subject), seed \(finding.seed), at \(finding.difference.path)")
            lines.append("    expected \(finding.difference.expected)")
            lines.append("    found    \(finding.difference.found)")
            lines.append("    of       \(finding.instance)")
        }
        if findings.count > limit { lines.append("  and \(findings.count - limit) more") }
        for (rule, count) in accepted.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            lines.append("  accepted \(count) times: \(rule.rawValue)")
        }
        if !skipped.isEmpty {
            let names = skipped.prefix(8).map { "\($0.subject) (\($0.reason))" }.joined(separator: ", ")
            lines.append("  skipped \(skipped.count): \(names)\(skipped.count > 8 ? ", …" : "")")
        }
        return lines.joined(separator: "\n")
    }
}

extension String {
    fileprivate func isMeant(by line: String) -> Bool {
        line.hasSuffix("…") ? hasPrefix(line.dropLast()) : self == line
    }
}
