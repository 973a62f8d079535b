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
    /// Whether the message reports what a rule does to many names, so that a person wants one of them and their number.
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

    package var position: SourceLocation.Position? { place?.position }
    package var pointer: String? { place?.pointer }
}

/// The format of Xcode and SwiftPM, followed by the pointer, unless it is the root, and the remedy on an indented line each. Texts over 2,000
/// characters and pointers over 400 are cut in the middle.
///
///     petstore.json:41:9: error: '#/components/schemas/Pett' does not exist; did you mean 'Pet'?
///         at #/paths/~1pets/get/responses/200
///         declare it under components.schemas
extension Diagnostic: CustomStringConvertible {
    package var description: String { text() }

    /// - Parameter severity: the word for the severity, such as a coloured one.
    package func text(severity word: String? = nil) -> String {
        var text = "\(word ?? severity.rawValue): \(message.onOneLine.cut(to: 2_000))"
        if let position {
            text = "\(position.path):\(position.line):\(position.column): \(text)"
        }
        if let pointer, pointer != "#" { text += "\n    at \(pointer.onOneLine.cut(to: 400))" }
        if let remedy { text += "\n    \(remedy.onOneLine.cut(to: 2_000))" }
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
    /// The text with an ellipsis in place of its middle, if it is longer.
    fileprivate func cut(to length: Int) -> String {
        guard utf8.count > length, count > length else { return self }
        return prefix(length / 2) + "…" + suffix(length / 2)
    }

    /// The text without control characters. Names come from the file, so they could contain characters that forge a
    /// diagnostic or move a terminal's cursor.
    package var onOneLine: String {
        guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return self }
        return String(
            String.UnicodeScalarView(unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "\u{FFFD}" : $0 })
        )
    }
}
