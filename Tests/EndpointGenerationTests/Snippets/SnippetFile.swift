import Testing

/// A file of `Tests/Snippets`: a heading, then sections of fenced blocks.
///
/// The first block of a section says what its JSON is and with which options, as in `json schema version=3.0.3`. Further
/// JSON blocks stand elsewhere in the same description. `text` holds the diagnostics, `swift` the expected text.
struct SnippetFile {
    var heading: String
    var sections: [SnippetSection] = []

    init(_ text: String) throws {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        heading = String(try #require(lines.first))
        var opening: Int?
        for (index, line) in lines.enumerated().dropFirst() {
            if let start = opening {
                guard line == "```" else { continue }
                opening = nil
                let block = SnippetBlock(
                    info: String(lines[start].dropFirst(3)),
                    text: lines[(start + 1)..<index].joined(separator: "\n")
                )
                let section = try #require(sections.indices.last, "line \(start + 1): a block before the first section")
                sections[section].blocks.append(block)
            } else if line.hasPrefix("```") {
                opening = index
            } else if line.hasPrefix("## ") {
                sections.append(SnippetSection(title: String(line.dropFirst(3)), line: index + 1))
            } else {
                try #require(line.isEmpty, "line \(index + 1) is neither a title nor in a block")
            }
        }
        try #require(opening == nil, "the last block is not closed")
    }

    var text: String {
        let sections = sections.map { section in
            "## \(section.title)\n\n"
                + section.blocks.map { "```\($0.info)\n\($0.text)\n```\n" }.joined(separator: "\n")
        }
        return "\(heading)\n\n" + sections.joined(separator: "\n")
    }
}

struct SnippetBlock {
    /// `swift`, `text`, or `json` with a label and options.
    var info: String
    var text: String
}

struct SnippetSection {
    var title: String
    /// From 1.
    var line: Int
    var blocks: [SnippetBlock] = []

    private subscript(info: String) -> String {
        get { blocks.first { $0.info == info }?.text ?? "" }
        set {
            blocks.removeAll { $0.info == info }
            if !newValue.isEmpty { blocks.append(SnippetBlock(info: info, text: newValue)) }
        }
    }

    var expected: Snippet {
        get { Snippet(swift: self["swift"], reported: self["text"].split(separator: "\n").map(String.init)) }
        set {
            self["text"] = newValue.reported.joined(separator: "\n")
            self["swift"] = newValue.swift
        }
    }

    func generate() throws -> Snippet {
        let main = try #require(blocks.first)
        let words = main.info.split(separator: " ").map(String.init)
        try #require(words.count > 1 && words[0] == "json", "the first block is labeled '\(main.info)'")
        var options: [String: String] = [:]
        for word in words.dropFirst(2) {
            let parts = word.split(separator: "=", maxSplits: 1)
            options[String(parts[0])] = String(try #require(parts.last))
        }
        func beside(_ label: String) -> String { self["json \(label)"] }
        let components = beside("components")
        let configuration = beside("configuration").isEmpty ? "{}" : beside("configuration")
        let method = options.removeValue(forKey: "method") ?? "get"
        let path = options.removeValue(forKey: "path") ?? "/things"
        let version = options.removeValue(forKey: "version") ?? "3.1.0"
        let isRequired = options.removeValue(forKey: "required") != "false"
        try #require(options.isEmpty, "unknown options: \(options)")

        return switch words[1] {
        case "schema":
            try snippet(schema: main.text, schemas: beside("schemas"), operation: beside("paths"), version: version)
        case "schemas": try snippet(schemas: main.text, configuration: configuration)
        case "operation":
            try snippet(operation: main.text, method: method, path: path, components: components, version: version)
        case "multipart": try snippet(uploading: main.text, isRequired: isRequired, components: components)
        case "pathItem": try snippet(pathItem: main.text, path: path, components: components)
        case "description": try snippet(description: main.text)
        case "endpoints": try snippet(endpointsOf: main.text, configuration: configuration)
        case "stubs": try snippet(stubsOf: main.text, method: method, path: path, components: components)
        case "headers": try snippet(headers: main.text, ofSecond: beside("second"))
        case "webhooks": try snippet(webhooks: main.text, schemas: beside("schemas"))
        case "link": try snippet(link: main.text)
        default: throw UnknownLabel(label: words[1])
        }
    }

    private struct UnknownLabel: Error {
        var label: String
    }
}
