import EndpointRuntime
import Foundation
import Testing

/// The verdicts of JSONTestSuite (Nicolas Seriot), read from `shared/specs` beside the package.
struct JSONTestSuiteTests {
    static let folder: URL? = {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let specs =
            ProcessInfo.processInfo.environment["ENDPOINT_SPECS"].map { URL(fileURLWithPath: $0) }
            ?? package.deletingLastPathComponent().appendingPathComponent("shared/specs")
        let folder = specs.appendingPathComponent("JSONTestSuite/test_parsing")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    static let files: [URL] =
        folder.flatMap {
            try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
        }?.sorted { $0.lastPathComponent < $1.lastPathComponent } ?? []

    private static let isMissing: Comment = "JSONTestSuite is not in shared/specs; set ENDPOINT_SPECS to its parent"

    @Test(.enabled(if: folder != nil, isMissing))
    func readingAnythingGivesTheSuitesVerdicts() throws {
        try check { _ = try JSONValue(jsonData: $0) }
    }

    @Test(.enabled(if: folder != nil, isMissing))
    func skippingAnUnknownMemberGivesTheSuitesVerdicts() throws {
        try check { data in
            // The offending text must not close the object around it.
            let text = Data(#"{"id":1,"unknown":"#.utf8) + data + Data("}".utf8)
            _ = try JustID(jsonData: text)
        } except: {
            $0.contains("structure_UTF8_BOM") || $0.contains("i_structure_UTF-8_BOM")
        }
    }

    @Test(.enabled(if: folder != nil, isMissing))
    func skippingAWholeTextGivesTheSuitesVerdicts() throws {
        try check { _ = try NoContent(jsonData: $0) }
    }

    @Test(.enabled(if: folder != nil, isMissing))
    func whatWasReadIsWrittenSoThatItReadsTheSame() throws {
        for file in Self.files where file.lastPathComponent.hasPrefix("y_") {
            let value = try JSONValue(jsonData: Data(contentsOf: file))
            #expect(try JSONValue(jsonData: value.jsonData()) == value, "\(file.lastPathComponent)")
        }
    }

    private func check(_ read: (Data) throws -> Void, except isExempt: (String) -> Bool = { _ in false }) throws {
        #expect(Self.files.count > 300)
        for file in Self.files where !isExempt(file.lastPathComponent) {
            let data = try Data(contentsOf: file)
            var fault: (any Error)?
            do { try read(data) } catch { fault = error }
            switch file.lastPathComponent.prefix(2) {
            case "y_": #expect(fault == nil, "\(file.lastPathComponent)")
            case "n_": #expect(fault is JSONError, "\(file.lastPathComponent)")
            default: #expect(fault == nil || fault is JSONError, "\(file.lastPathComponent)")
            }
        }
    }

    private struct JustID: Model {
        var id: Int
        init(from json: inout ObjectReader) throws { id = try json.required("id") }
        func encode(to json: inout ObjectWriter) throws { try json.required("id", id) }
    }
}
