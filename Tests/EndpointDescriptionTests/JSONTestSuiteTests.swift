import EndpointDescription
import Foundation
import Testing

@Suite("JSONTestSuite", .enabled(if: SpecsFolder.isPresent, Comment(rawValue: SpecsFolder.absence)))
struct JSONTestSuiteTests {
    static let files = SpecsFolder.files(in: "JSONTestSuite/test_parsing")

    @Test("the folder holds the files of the suite")
    func hasItsFiles() {
        #expect(JSONTestSuiteTests.files.count >= 300)
    }

    @Test("files are accepted and rejected as the suite expects", arguments: files)
    func agrees(file: URL) throws {
        let log = DiagnosticLog()
        let json = readJSON(try bytes(of: file), path: file.lastPathComponent, into: log)
        switch file.lastPathComponent.prefix(2) {
        case "y_": #expect(json != nil && !log.hasErrors)
        case "n_": #expect(json == nil && log.hasErrors)
        default: #expect((json == nil) == log.hasErrors)
        }
    }
}
