import Foundation
import Testing

@testable import EndpointGeneration

@Suite("Addresses of files")
struct FileURLTests {
    @Test("a leading tilde is an ordinary character (RFC 3986 §2.3)", arguments: ["~/ok.json", "~", "~root/ok.json"])
    func tilde(path: String) {
        let folder = FileManager.default.currentDirectoryPath
        #expect(fileURL(path).standardizedFileURL.path == folder + "/" + path)
        #expect(fileURL(path).resolvingSymlinksInPath().lastPathComponent == (path as NSString).lastPathComponent)
    }
}
