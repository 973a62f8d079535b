/// A message about a description with its place, cause and remedy.
package struct Diagnostic: Sendable {
    package enum Severity: String, Sendable {
        case error, warning, note
    }

    package var severity: Severity
    package var message: String
    package var place: SourceLocation?
    /// How to resolve the problem, if known.
    package var remedy: String?
    /// Whether the message reports the effect of a rule that applies to many names. People see only one of these
    /// messages, and their number.
    package var isRoutine = false

    package init(
        _ severity: Severity,
        _ message: String,
        at place: SourceLocation? = nil,
        remedy: String? = nil,
        isRoutine: Bool = false
    ) {
        self.severity = severity
        self.message = message
        self.place = place
        self.remedy = remedy
        self.isRoutine = isRoutine
    }

    /// The characters of a text that are printed.
    static let longestText = 2_000

    package var position: SourceLocation.Position? { place?.position }
    package var pointer: String? { place?.pointer }
}

/// The format of Xcode and SwiftPM, followed by the pointer, unless it is the root, and the remedy, each on an indented
/// line. Texts over 2,000 characters and pointers over 400 are cut in the middle.
///
///     petstore.json:41:9: error: '#/components/schemas/Pett' does not exist; did you mean 'Pet'?
///         at #/paths/~1pets/get/responses/200
///         declare it under components.schemas
extension Diagnostic: CustomStringConvertible {
    package var description: String { text() }

    /// - Parameter severity: the word for the severity, such as a colored one.
    package func text(severity word: String? = nil) -> String {
        var text = "\(word ?? severity.rawValue): \(message.cut(to: Diagnostic.longestText).onOneLine)"
        if let position {
            text = "\(position.path):\(position.line):\(position.column): \(text)"
        }
        if let pointer, pointer != "#" { text += "\n    at \(pointer.cut(to: 400).onOneLine)" }
        if let remedy { text += "\n    \(remedy.cut(to: Diagnostic.longestText).onOneLine)" }
        return text
    }

    /// One JSON object on one line, for tools; members without a value are left out.
    package var jsonText: String {
        var members = ["\"severity\":\(jsonString(severity.rawValue))", "\"message\":\(jsonString(message))"]
        if let position {
            members.append("\"path\":\(jsonString(position.path))")
            members.append("\"line\":\(position.line)")
            members.append("\"column\":\(position.column)")
        }
        if let pointer { members.append("\"pointer\":\(jsonString(pointer))") }
        if let remedy { members.append("\"remedy\":\(jsonString(remedy))") }
        return "{\(members.joined(separator: ","))}"
    }
}

extension String {
    /// The text with an ellipsis in place of its middle, if it is longer. The time does not depend on the text's length.
    func cut(to length: Int) -> String {
        // One character may consist of any number of scalars.
        let scalars = unicodeScalars
        guard utf8.count > length, let end = scalars.index(startIndex, offsetBy: length, limitedBy: endIndex),
            end < endIndex
        else { return self }
        return String(scalars.prefix(length / 2)) + "…" + String(scalars.suffix(length / 2))
    }

    /// The text without characters that break lines, control a terminal or reorder text. Names come from the file, so they
    /// could forge a diagnostic with them.
    package var onOneLine: String {
        guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }), unicodeScalars.contains(where: \.isUnprintable) else {
            return self
        }
        return String(String.UnicodeScalarView(unicodeScalars.map { $0.isUnprintable ? "\u{FFFD}" : $0 }))
    }
}

extension Unicode.Scalar {
    /// Whether it is a control character, a line break or an invisible mark, such as one that reorders text.
    package var isUnprintable: Bool {
        switch value {
        case 0..<0x20, 0x7F...0x9F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        default: false
        }
    }
}

/// The candidate for which `name` is probably a misspelling; `nil` if none is similar.
///
/// A candidate is similar if it is equal except for case, or if at most a third of the letters, or one of two, are wrong
/// (added, missing, replaced or swapped with a neighbor). To bound the cost, only the first 20,000 candidates and names
/// of up to 100 bytes are considered.
package func nearestName(to name: String, among candidates: [String]) -> String? {
    var budget = Int.max
    return nearestName(to: name, among: candidates, within: &budget)
}

/// - Parameter budget: how many more pairs of letters may be compared. The search ends when none are left.
func nearestName(to name: String, among candidates: [String], within budget: inout Int) -> String? {
    guard mayBeMisspelled(name) else { return nil }
    let lowered = name.utf8.map(lowercaseASCII)
    var best: String?
    var bestDistance = lowered.count == 1 ? 1 : max(1, lowered.count / 3) + 1
    for candidate in candidates.prefix(20_000) {
        guard budget > 0 else { break }
        budget -= 40
        guard mayBeMisspelled(candidate), abs(candidate.utf8.count - lowered.count) < bestDistance,
            candidate != name
        else { continue }
        let letters = candidate.utf8.map(lowercaseASCII)
        budget -= lowered.count * letters.count
        let distance = editDistance(lowered, letters, below: bestDistance)
        if distance < bestDistance {
            best = candidate
            bestDistance = distance
        }
    }
    return best
}

/// Whether a name has a length for which similar names are searched.
func mayBeMisspelled(_ name: String) -> Bool { 1...100 ~= name.utf8.count }

private func lowercaseASCII(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
}

/// The optimal string alignment distance. The computation stops as soon as the distance reaches `limit`.
private func editDistance(_ a: [UInt8], _ b: [UInt8], below limit: Int) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in 0..<a.count {
        var current = [i + 1]
        current.reserveCapacity(b.count + 1)
        var least = i + 1
        for j in 0..<b.count {
            var distance = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                distance = min(distance, beforePrevious[j - 1] + 1)
            }
            current.append(distance)
            least = min(least, distance)
        }
        if least >= limit { return limit }
        beforePrevious = previous
        previous = current
    }
    return previous[b.count]
}

/// The suggestion at the end of a message; empty without a name. For example: `; did you mean 'Pet'?`
package func suggestion(_ name: String?) -> String {
    name.map { "; did you mean '\($0)'?" } ?? ""
}

/// The names in a message. If there are more than twelve, only ten are shown. For example: `'a', 'b' and 12 more`
package func listed(_ names: [String]) -> String {
    let shown = names.count > 12 ? 10 : names.count
    let quoted = names.prefix(shown).map { "'\($0)'" }
    if shown < names.count { return "\(quoted.joined(separator: ", ")) and \(names.count - shown) more" }
    return quoted.count < 2
        ? quoted.joined() : quoted.dropLast().joined(separator: ", ") + " and " + quoted[quoted.count - 1]
}

/// The path quoted as one word of a shell command.
package func shellQuoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
        byte &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "A") < 26 || byte &- ASCII.zero < 10
            || [UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_")].contains(byte)
    }
    if isPlain, !path.isEmpty { return path }
    return "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
