import Foundation

/// The diagnostics that the sources of the generator and of the plugins can report.
struct DiagnosticSource {
    /// The severities of a message, and the remedies that the source gives for it.
    struct Entry {
        var severities: Set<String> = []
        var remedies: Set<String> = []
    }

    /// A message, and the section of the article that lists it.
    struct Key: Hashable {
        let section: DiagnosticSection
        let message: String
    }

    private(set) var entries: [Key: Entry] = [:]
    /// The places that pass on a message that is written elsewhere, as `file: expression`.
    private(set) var forwards: Set<String> = []

    init() throws {
        for folder in ["Plugins", "Sources/EndpointDescription", "Sources/EndpointGeneration"] {
            let root = PackageFolder.url.appendingPathComponent(folder).resolvingSymlinksInPath()
            let files = FileManager.default.enumerator(atPath: root.path)
            for name in (files?.allObjects as? [String] ?? []).sorted() where name.hasSuffix(".swift") {
                let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
                read(text, of: "\(folder)/\(name)")
            }
        }
    }

    /// - Parameter path: the path of the file below the package's folder.
    init(_ text: String, of path: String) { read(text, of: path) }

    private mutating func read(_ text: String, of path: String) {
        let parts = path.split(separator: "/").map(String.init)
        let (file, folder) = (parts[parts.count - 1], parts[parts.count - 2])
        // These report the end of another message.
        if ["JSONPathReader.swift", "readCondition.swift", "DiagnosticLog.swift"].contains(file) { return }
        let section = DiagnosticSection(folder: folder, file: file)
        for call in SwiftCalls(text).calls {
            guard let severities = DiagnosticSource.severities(call, file: file, folder: folder),
                let message = DiagnosticSource.message(of: call)
            else { continue }
            let remedies = call.arguments.first { $0.label == "remedy" }?.texts ?? []
            let code = message.code.trimmingCharacters(in: .whitespaces)
            // A parameter of a declaration has a type, which begins with a capital letter.
            if message.literals.isEmpty, code.wholeMatch(of: /[a-z][\w.]*/) != nil, DiagnosticSource.isFinal(call) {
                forwards.insert("\(file): \(code)")
            }
            for text in message.texts { add(text, severities, remedies, section) }
        }
        for line in text.matches(of: /let message = (.+)/) {
            let texts = SwiftCalls("f(\(line.1))").calls.last?.arguments[0].texts ?? []
            for text in texts { add(text, ["error"], [], section) }
        }
    }

    private mutating func add(
        _ text: String,
        _ severities: Set<String>,
        _ remedies: [String],
        _ section: DiagnosticSection
    ) {
        guard text.contains(where: \.isLetter) else { return }
        let key = Key(section: section, message: text)
        entries[key, default: Entry()].severities.formUnion(severities)
        entries[key]?.remedies.formUnion(remedies)
    }

    /// Whether the call reports, rather than one of the helpers of a reader.
    private static func isFinal(_ call: SwiftCalls.Call) -> Bool {
        call.name.contains("log.") || call.name.hasSuffix("Diagnostic") || call.name.hasSuffix("missing")
    }

    private static func message(of call: SwiftCalls.Call) -> SwiftCalls.Argument? {
        if let labeled = call.arguments.first(where: { $0.label == "message" }) { return labeled }
        let index = call.name.hasSuffix("Diagnostic") ? 1 : 0
        guard !call.name.hasSuffix("missing"), index < call.arguments.count else { return nil }
        return call.arguments[index].label.isEmpty ? call.arguments[index] : nil
    }

    /// The severities of what a call reports; `nil` for other calls.
    private static func severities(_ call: SwiftCalls.Call, file: String, folder: String) -> Set<String>? {
        let words = call.name.split(separator: ".")
        switch words.last {
        case "error" where words.count > 1: return ["error"]
        case "warning", "warn": return ["warning"]
        // Why an example is not used.
        case "note" where words.count == 1 && file.hasPrefix("ExampleMaker"): return nil
        case "note": return ["note"]
        // Errors in our own extensions are warnings in those of other tools.
        case "fault" where folder == "Extensions": return ["error", "warning"]
        case "fail", "missing", "fault": return ["error"]
        case "Diagnostic":
            let word = call.arguments[0].code.trimmingCharacters(in: .whitespaces)
            return word.hasPrefix(".") ? [String(word.dropFirst())] : ["error", "warning"]
        default: return nil
        }
    }
}
