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

    @Test(
        "a home folder that no shell has filled in is a usage error",
        arguments: [
            ["a.json", "--output=~/x"], ["a.json", "-o", "~/x"], ["~/x", "-o", "out"], ["diff", "a.json", "~/x"],
        ]
    )
    func home(arguments: [String]) {
        let run = CommandRun(arguments)
        #expect(run.exitCode == 64)
        let fault = "the shell has not replaced '~' in '~/x'; write '$HOME/x', or './~/x' for a folder of this name"
        #expect(run.diagnostics.hasPrefix("error: \(fault)\n"))
    }
}
