import EndpointDescription
import Foundation
import Testing

@Suite("YAMLTestSuite", .enabled(if: SpecsFolder.isPresent, Comment(rawValue: SpecsFolder.absence)))
struct YAMLTestSuiteTests {
    /// A folder with an `in.yaml`, and `in.json` (its value) or `error` (it must be refused) or neither.
    struct Case: CustomTestStringConvertible {
        var folder: URL
        var name: String
        var testDescription: String { name }

        func file(_ name: String) -> URL { folder.appendingPathComponent(name) }
        func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: file(name).path) }
    }

    static let cases: [Case] = {
        guard let root = SpecsFolder.url?.appendingPathComponent("YAMLTestSuite") else { return [] }
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix("/in.yaml") }.sorted().map { path in
            let name = String(path.dropLast("/in.yaml".count))
            return Case(folder: root.appendingPathComponent(name), name: name)
        }
    }()

    /// The texts that the suite refuses and that are read with a warning, as common parsers read them: lines inside
    /// quotation marks or brackets that are indented too little.
    static let tolerated = [
        "9C9N": #"{"flow":["a","b","c"]}"#,
        "QB6E": #"{"quoted":"a b c"}"#,
        "VJP3/00": #"{"k":{"k":"v"}}"#,
    ]

    @Test("the folder holds the cases of the suite")
    func hasItsCases() {
        #expect(YAMLTestSuiteTests.cases.count >= 400)
    }

    @Test("files are accepted and rejected as the suite expects", arguments: cases)
    func agrees(example: Case) throws {
        let log = DiagnosticLog()
        let yaml = readYAML(try bytes(of: example.file("in.yaml")), path: "in.yaml", into: log)
        let reported = log.diagnostics.map(\.description).joined(separator: "\n")
        #expect((yaml == nil) == log.hasErrors, "\(reported)")
        #expect(log.diagnostics.allSatisfy { $0.position?.line ?? 0 > 0 })
        if let text = YAMLTestSuiteTests.tolerated[example.name] {
            #expect(yaml?.text == text && example.has("error") && !log.diagnostics.isEmpty, "\(reported)")
            return
        }
        guard !example.has("error") else {
            #expect(yaml == nil, "\(yaml?.text ?? "")")
            return
        }
        // A file with several documents has several values in `in.json`, which is no JSON text then.
        guard example.has("in.json"),
            let json = readJSON(try bytes(of: example.file("in.json")), path: "in.json", into: DiagnosticLog())
        else { return }
        #expect(yaml.map(canonical) == canonical(json), "\(reported)")
    }
}

/// A form in which values are equal if JSON treats them alike, whatever the order of members and the spelling.
func canonical(_ json: JSON) -> String {
    switch json.kind {
    case .null, .boolean: json.text
    case .number: json.double.map { "\($0)" } ?? json.text
    case .string: jsonString(json.string ?? "")
    case .array: "[" + json.elements.map(canonical).joined(separator: ",") + "]"
    case .object:
        "{" + json.members.map { jsonString($0.name) + ":" + canonical($0.value) }.sorted().joined(separator: ",") + "}"
    }
}
