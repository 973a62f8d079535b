import EndpointDescription

/// Why a part of a description is in the client, and what it becomes.
struct Explanation {
    /// `schema` or `operation`.
    var subject: String
    var name: String
    var place: SourceLocation
    /// `struct`
    var declaration: String?
    /// `Petstore.Pet`
    var swiftName: String?
    var file: String?
    var reasons: [String] = []
    /// The parameters of an operation, the properties of a model, or the cases of an enum.
    var members: [String] = []
    /// The responses of an operation, by status.
    var responses: [String] = []
    /// The diagnostics about it.
    var notes: [Diagnostic] = []
}

/// The text for people:
///
///     petstore.json:210:14: schema 'Pet'
///       becomes  struct Petstore.Pet, in Petstore+Models.swift
///       because  listPets (GET /pets): response 200 → PetPage.items[] → Pet
///       members  id: Int64
extension Explanation: CustomStringConvertible {
    var description: String {
        let location = place.position
        var text = "\(location.path):\(location.line):\(location.column): \(subject) '\(name.onOneLine)'\n"
        let becomes =
            declaration.map { [$0, swiftName].compactMap { $0 }.joined(separator: " ") } ?? "no type of its own"
        text += lines("becomes", [becomes + (file.map { ", in \($0)" } ?? "")])
        text += lines("because", reasons)
        text += lines(subject == "operation" ? "takes" : "members", members)
        text += lines("responds", responses)
        text += lines("notes", notes.map { "\($0.severity.rawValue) at \($0.lineAndColumn)\($0.message)" })
        return text
    }

    private func lines(_ heading: String, _ lines: [String]) -> String {
        let width = 9
        return lines.enumerated().map { index, line in
            let start = index == 0 ? heading : ""
            return "  \(start)\(String(repeating: " ", count: width - start.utf8.count))\(line.onOneLine)\n"
        }.joined()
    }

    /// One JSON object on one line, for tools.
    var jsonText: String {
        let location = place.position
        var members = [
            "\"subject\":\(jsonString(subject))", "\"name\":\(jsonString(name))",
            "\"path\":\(jsonString(location.path))",
            "\"line\":\(location.line)", "\"column\":\(location.column)",
        ]
        if let pointer = place.pointer { members.append("\"pointer\":\(jsonString(pointer))") }
        if let declaration { members.append("\"declaration\":\(jsonString(declaration))") }
        if let swiftName { members.append("\"swiftName\":\(jsonString(swiftName))") }
        if let file { members.append("\"file\":\(jsonString(file))") }
        for (key, values) in [("reasons", reasons), ("members", self.members), ("responses", responses)] {
            members.append("\"\(key)\":[\(values.map(jsonString).joined(separator: ","))]")
        }
        members.append("\"notes\":[\(notes.map(\.jsonText).joined(separator: ","))]")
        return "{\(members.joined(separator: ","))}"
    }
}

extension Diagnostic {
    fileprivate var lineAndColumn: String {
        position.map { "\($0.line):\($0.column): " } ?? ""
    }
}
