import EndpointRuntime
import Foundation
import Testing

/// The files of JSONTestSuite (Nicolas Seriot).
private enum JSONTestSuite {
    static let folder = ProcessInfo.processInfo.environment["ENDPOINT_SPECS"].map {
        URL(fileURLWithPath: $0).appendingPathComponent("JSONTestSuite/test_parsing")
    }

    static let files: [URL] =
        folder.flatMap {
            try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
        }?.sorted { $0.lastPathComponent < $1.lastPathComponent } ?? []
}

@Suite(
    "JSONTestSuite",
    .enabled(if: JSONTestSuite.folder != nil, "ENDPOINT_SPECS does not name a folder that holds JSONTestSuite")
)
struct JSONTestSuiteTests {
    @Test("reading a JSONValue gives the suite's verdicts")
    func readingAnythingGivesTheSuitesVerdicts() throws {
        try check { _ = try JSONValue(jsonData: $0) }
    }

    @Test("skipping an unknown member gives the suite's verdicts")
    func skippingAnUnknownMemberGivesTheSuitesVerdicts() throws {
        try check { data in
            // The offending text must not close the object around it.
            let text = Data(#"{"id":1,"unknown":"#.utf8) + data + Data("}".utf8)
            _ = try JustID(jsonData: text)
        } except: {
            $0.contains("structure_UTF8_BOM") || $0.contains("i_structure_UTF-8_BOM")
        }
    }

    @Test("skipping a whole text gives the suite's verdicts")
    func skippingAWholeTextGivesTheSuitesVerdicts() throws {
        try check { _ = try NoContent(jsonData: $0) }
    }

    @Test("a value that was read and written reads the same again")
    func whatWasReadIsWrittenSoThatItReadsTheSame() throws {
        for file in JSONTestSuite.files where file.lastPathComponent.hasPrefix("y_") {
            let value = try JSONValue(jsonData: Data(contentsOf: file))
            #expect(try JSONValue(jsonData: value.jsonData()) == value, "\(file.lastPathComponent)")
        }
    }

    private func check(_ read: (Data) throws -> Void, except isExempt: (String) -> Bool = { _ in false }) throws {
        #expect(JSONTestSuite.files.count > 300)
        for file in JSONTestSuite.files where !isExempt(file.lastPathComponent) {
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

    private struct JustID: JSONModel {
        var id: Int
        init(from json: inout ObjectReader) throws { id = try json.required("id") }
        func encode(to json: inout ObjectWriter) throws { try json.required("id", id) }
    }
}
