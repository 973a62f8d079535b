import Foundation
import Testing

@testable import EndpointGeneration

@Suite("Writing files")
struct OutputWriterTests {
    private func file(_ name: String, _ text: String, of namespace: String = "API") -> SourceFile {
        SourceFile(name: name, bytes: Array("// \(namespace), generated from api.json. Do not edit.\n\(text)\n".utf8))
    }

    @Test("only changed files are written")
    func unchanged() throws {
        try withTemporaryFolder { folder in
            let past = Date(timeIntervalSince1970: 1_000_000)
            _ = try write([file("A.swift", "1"), file("B.swift", "1")], to: folder, namespace: "API")
            for name in ["A.swift", "B.swift"] { try setDate(past, of: folder.appendingPathComponent(name)) }
            let report = try write(
                [file("A.swift", "1"), file("B.swift", "2")],
                to: folder,
                namespace: "API"
            )
            #expect(report.unchanged == ["A.swift"] && report.written == ["B.swift"] && report.removed.isEmpty)
            #expect(try date(of: folder.appendingPathComponent("A.swift")) == past)
            #expect(try date(of: folder.appendingPathComponent("B.swift")) != past)
        }
    }

    @Test("outdated files of the client are removed, and others stay")
    func removal() throws {
        try withTemporaryFolder { folder in
            _ = try write([file("A.swift", "1"), file("API+Old.swift", "1")], to: folder, namespace: "API")
            _ = try write([file("Other.swift", "1", of: "Other")], to: folder, namespace: "Other")
            try Data("// mine\n".utf8).write(to: folder.appendingPathComponent("Mine.swift"))
            try Data("// API, generated from api.json.".utf8).write(to: folder.appendingPathComponent("notes.txt"))
            let report = try write([file("A.swift", "1")], to: folder, namespace: "API")
            #expect(report.removed == ["API+Old.swift"])
            #expect(contents(of: folder) == ["A.swift", "Mine.swift", "Other.swift", "notes.txt"])
        }
    }

    @Test(
        "a file with lines above the mark is a file of the client",
        arguments: ["// Copyright\n\n", "/* Copyright\n   by us */\n// swiftlint:disable all\n", "#if !os(watchOS)\n"]
    )
    func linesAboveMark(lines: String) throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for name in ["A.swift", "API+Old.swift"] {
                try Data(lines.utf8 + file(name, "1").bytes).write(to: folder.appendingPathComponent(name))
            }
            let report = try write([file("A.swift", "2")], to: folder, namespace: "API")
            #expect(report.removed == ["API+Old.swift"] && report.foreign == [])
        }
    }

    @Test(
        "a file that quotes the mark, or does not have a name of generated files, stays",
        arguments: [
            ("Helpers.swift", "// Other files begin with\n\(mark)"), ("APIHelpers.swift", "\(mark)"),
            ("API+Mine.swift", "/* Files begin with\n\(mark)\n*/"),
            ("API+Mine.swift", "let mark = \"\"\"\n\(mark)\n\"\"\""),
            ("API+Mine.swift", "import Foundation\n\(mark)"),
        ]
    )
    func quotedMark(name: String, text: String) throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("\(text)\nlet a = 1\n".utf8).write(to: folder.appendingPathComponent(name))
            let report = try write([file("API.swift", "1")], to: folder, namespace: "API")
            #expect(report.removed == [] && contents(of: folder) == ["API.swift", name].sorted())
        }
    }

    private static let mark = "// API, generated from api.json. Do not edit."

    @Test("a dry run reports the same and writes nothing")
    func dryRun() throws {
        try withTemporaryFolder { folder in
            let fresh = try write([file("A.swift", "1")], to: folder, namespace: "API", isDryRun: true)
            #expect(fresh.written == ["A.swift"] && !fresh.isCurrent)
            #expect(!FileManager.default.fileExists(atPath: folder.path))
            _ = try write([file("A.swift", "1"), file("API+Old.swift", "1")], to: folder, namespace: "API")
            let stale = try write([file("A.swift", "2")], to: folder, namespace: "API", isDryRun: true)
            #expect(stale.written == ["A.swift"] && stale.removed == ["API+Old.swift"])
            #expect(contents(of: folder) == ["A.swift", "API+Old.swift"])
            #expect(
                try write(
                    [file("A.swift", "1"), file("API+Old.swift", "1")],
                    to: folder,
                    namespace: "API",
                    isDryRun: true
                ).isCurrent
            )
        }
    }

    @Test("a file that is a link stays one, and the file that it leads to is written")
    func link() throws {
        try withTemporaryFolder { folder in
            let (output, other) = (folder.appendingPathComponent("out"), folder.appendingPathComponent("other"))
            _ = try write([file("A.swift", "1")], to: other, namespace: "API")
            try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
            let (link, target) = (output.appendingPathComponent("A.swift"), other.appendingPathComponent("A.swift"))
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "../other/A.swift")
            // A draft that a killed run left next to the target.
            try Data().write(to: other.appendingPathComponent(".endpoint-draft-99999999-0"))
            let report = try write([file("A.swift", "2")], to: output, namespace: "API")
            #expect(report.written == ["A.swift"])
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "../other/A.swift")
            #expect(try Data(contentsOf: target) == Data(file("A.swift", "2").bytes))
            #expect(contents(of: other) == ["A.swift"] && contents(of: output) == ["A.swift"])
        }
    }

    @Test("two links that lead to one file stay, and the file has the later text")
    func linksToOneFile() throws {
        try withTemporaryFolder { folder in
            let (output, other) = (folder.appendingPathComponent("out"), folder.appendingPathComponent("other"))
            _ = try write([file("X.swift", "0")], to: other, namespace: "API")
            try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
            let links = ["A.swift", "B.swift"].map { output.appendingPathComponent($0).path }
            for link in links {
                try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../other/X.swift")
            }
            let report = try write([file("A.swift", "1"), file("B.swift", "2")], to: output, namespace: "API")
            #expect(report.written == ["A.swift", "B.swift"])
            for link in links {
                #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../other/X.swift")
            }
            let text = try Data(contentsOf: other.appendingPathComponent("X.swift"))
            #expect(text == Data(file("B.swift", "2").bytes) && contents(of: other) == ["X.swift"])
        }
    }

    @Test("a fault restores a link, and the file that it leads to")
    func faultRestoresLink() throws {
        try withTemporaryFolder { folder in
            let (output, other) = (folder.appendingPathComponent("out"), folder.appendingPathComponent("other"))
            _ = try write([file("A.swift", "1"), file("API+Old.swift", "1")], to: other, namespace: "API")
            let taken = output.appendingPathComponent("Z.swift")
            try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
            for name in ["A.swift", "API+Old.swift"] {
                let link = output.appendingPathComponent(name).path
                try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../other/\(name)")
            }
            #expect(throws: OutputFault.self) {
                try write([file("A.swift", "2"), file("Z.swift", "1")], to: output, namespace: "API")
            }
            for name in ["A.swift", "API+Old.swift"] {
                let link = output.appendingPathComponent(name).path
                #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../other/\(name)")
                let target = other.appendingPathComponent(name)
                #expect(try Data(contentsOf: target) == Data(file(name, "1").bytes))
            }
        }
    }

    @Test("a link that leads nowhere is neither written nor replaced")
    func deadLink() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let link = folder.appendingPathComponent("A.swift")
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "nowhere.swift")
            let fault = #expect(throws: OutputFault.self) {
                try write([file("A.swift", "1")], to: folder, namespace: "API")
            }
            #expect(
                fault?.description
                    == "cannot write '\(link.path)': it is a link to 'nowhere.swift', which does not exist"
            )
            #expect(fault?.remedy == "remove the link, or restore what it leads to")
            #expect(contents(of: folder) == ["A.swift"])
        }
    }

    @Test("a folder may be a link; one that leads nowhere is named, and stays", arguments: ["", "/deep"])
    func linkedFolder(path: String) throws {
        try withTemporaryFolder { folder in
            let real = folder.appendingPathComponent("real")
            try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
            for (name, target) in [("linked", "real"), ("dead", "nowhere"), ("loop", "loop")] {
                let link = folder.appendingPathComponent(name).path
                try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
            }
            func fault(_ name: String) -> String? {
                let output = URL(fileURLWithPath: folder.appendingPathComponent(name).path + path)
                do {
                    _ = try write([file("A.swift", "1")], to: output, namespace: "API")
                    return nil
                } catch {
                    let fault = error as? OutputFault
                    return (fault.map { "\($0.reason); \($0.remedy ?? "")" }) ?? "\(error)"
                }
            }
            #expect(fault("linked") == nil)
            #expect(FileManager.default.fileExists(atPath: real.path + path + "/A.swift"))
            #expect(
                fault("dead")
                    == "it is a link to 'nowhere', which does not exist; remove the link, or restore what it leads to"
            )
            #expect(fault("loop") == "Too many levels of symbolic links; remove the link, which leads back to itself")
            #expect(contents(of: folder) == ["dead", "linked", "loop", "real"])
        }
    }

    @Test("the files that a build declared are written to their paths")
    func declared() throws {
        try withTemporaryFolder { folder in
            let urls = ["A.swift", "deep/B.swift"].map { folder.appendingPathComponent($0) }
            _ = try write([(urls[0], [0x61]), (urls[1], [])])
            #expect(try Data(contentsOf: urls[0]) == Data("a".utf8))
            #expect(try Data(contentsOf: urls[1]).isEmpty)
        }
    }

    @Test("a file that cannot be written is reported with the reason, and no draft remains")
    func fault() throws {
        try withTemporaryFolder { folder in
            let taken = folder.appendingPathComponent("A.swift")
            try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
            let fault = #expect(throws: OutputFault.self) {
                try write([file("A.swift", "1")], to: folder, namespace: "API")
            }
            #expect(fault?.description == "cannot write '\(taken.path)': Is a directory")
            #expect(contents(of: folder) == ["A.swift"])
            let inside = #expect(throws: OutputFault.self) {
                try write([(folder.appendingPathComponent("B.swift/C.swift"), [0x61]), (taken, [])])
            }
            #expect(inside?.path == taken.path)
        }
    }

    @Test("the draft of a killed run is removed, and that of an unfinished run is not")
    func drafts() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            // In a container, every run may have the same process number.
            let abandoned = [
                ".endpoint-draft-99999999-0", ".endpoint-draft-99999999-7", ".endpoint-draft-\(getpid())-0",
            ]
            let kept = [".Notes.swift.2024", ".endpoint-draft-\(getppid())-0", ".endpoint-draft-mine-0"]
            for name in kept + abandoned {
                try Data("/".utf8).write(to: folder.appendingPathComponent(name))
            }
            _ = try write([file("B.swift", "1")], to: folder, namespace: "API", isDryRun: true)
            #expect(contents(of: folder).count == 6)
            _ = try write([file("B.swift", "1")], to: folder, namespace: "API")
            #expect(contents(of: folder) == (kept + ["B.swift"]).sorted())
        }
    }

    @Test("an error of Foundation is reported with the system's reason")
    func foundationError() {
        let file = URL(fileURLWithPath: "/missing/endpoint-generator.json")
        do {
            try Data().write(to: file, options: .atomic)
            Issue.record("written")
        } catch {
            let fault = OutputFault(path: file.path, error: error)
            #expect(fault.description == "cannot write '/missing/endpoint-generator.json': No such file or directory")
        }
    }

    @Test("a fault restores new, changed and removed files")
    func faultRestores() throws {
        try withTemporaryFolder { folder in
            _ = try write([file("A.swift", "1"), file("API+Old.swift", "1")], to: folder, namespace: "API")
            let taken = folder.appendingPathComponent("Z.swift")
            try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
            let long = String(repeating: "n", count: 300) + ".swift"
            for name in ["Z.swift", long] {
                let fault = #expect(throws: OutputFault.self) {
                    try write(
                        [file("A.swift", "2"), file("B.swift", "1"), file(name, "1")],
                        to: folder,
                        namespace: "API"
                    )
                }
                #expect(fault?.path == folder.appendingPathComponent(name).path)
                #expect(contents(of: folder) == ["A.swift", "API+Old.swift", "Z.swift"])
                #expect(
                    try Data(contentsOf: folder.appendingPathComponent("A.swift")) == Data(file("A.swift", "1").bytes)
                )
            }
            let fresh = folder.appendingPathComponent("deep/er")
            #expect(throws: OutputFault.self) { try write([file(long, "1")], to: fresh, namespace: "API") }
            #expect(contents(of: folder) == ["A.swift", "API+Old.swift", "Z.swift"])
        }
    }

    @Test("a new file stays if an outdated one has the same name on this disk, such as in other case")
    func sameFile() throws {
        try withTemporaryFolder { folder in
            _ = try write([file("A.swift", "1")], to: folder, namespace: "API")
            let url = folder.appendingPathComponent("A.swift")
            try FileChanges(folders: [folder], replacements: [(url, [0x61])], removals: [url]).apply()
            #expect(try Data(contentsOf: url) == Data("a".utf8))
        }
    }

    @Test("a file that exists and cannot be read is neither replaced nor removed")
    func unreadable() throws {
        try withTemporaryFolder { folder in
            let taken = folder.appendingPathComponent("Z.swift")
            try FileManager.default.createDirectory(at: taken, withIntermediateDirectories: true)
            // A link to itself is unreadable to every user.
            let loop = folder.appendingPathComponent("A.swift")
            try FileManager.default.createSymbolicLink(atPath: loop.path, withDestinationPath: "A.swift")
            let written = #expect(throws: OutputFault.self) {
                try write([file("A.swift", "1"), file("Z.swift", "1")], to: folder, namespace: "API")
            }
            #expect(written?.description == "cannot write '\(loop.path)': Too many levels of symbolic links")
            #expect(written?.remedy == "remove the link, which leads back to itself")
            #expect(contents(of: folder) == ["A.swift", "Z.swift"])
            let removed = #expect(throws: OutputFault.self) {
                try FileChanges(removals: [loop, taken]).apply()
            }
            #expect(removed?.path == loop.path)
            #expect(contents(of: folder) == ["A.swift", "Z.swift"])
        }
    }

    private func write(_ files: [SourceFile], to folder: URL, namespace: String, isDryRun: Bool = false) throws
        -> OutputWriter.Report
    {
        var writer = OutputWriter(isDryRun: isDryRun)
        let report = try writer.plan(files, in: folder, namespace: namespace)
        try writer.apply()
        return report
    }

    private func write(_ files: [(url: URL, bytes: [UInt8])]) throws -> OutputWriter.Report {
        var writer = OutputWriter()
        let report = writer.plan(files)
        try writer.apply()
        return report
    }

    private func setDate(_ date: Date, of url: URL) throws {
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.path)
    }

    private func date(of url: URL) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
    }
}
