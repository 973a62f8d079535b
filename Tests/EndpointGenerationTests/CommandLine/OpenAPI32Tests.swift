import Foundation
import Testing

@testable import EndpointGeneration

/// Commands on descriptions in OpenAPI 3.2.
@Suite("OpenAPI 3.2 on the command line")
struct OpenAPI32Tests {
    private let specs = PackageFolder.url.appendingPathComponent("Specs")

    private func path(_ name: String) -> String { specs.appendingPathComponent("\(name).json").path }

    /// The changes if `words` of a description become `others`.
    private func changes(of name: String, _ words: String, to others: String) throws -> [String] {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let text = try String(contentsOfFile: path(name), encoding: .utf8)
            try #require(text.components(separatedBy: words).count == 2, "the words stand there once")
            let new = folder.appendingPathComponent("new.json")
            try Data(text.replacingOccurrences(of: words, with: others).utf8).write(to: new)
            let run = CommandRun(["diff", path(name), new.path, "--lenient"])
            return run.output.split(separator: "\n").compactMap { line in
                for kind in ["breaking: ", "additive: "] {
                    if let start = line.range(of: kind) { return String(line[start.lowerBound...]) }
                }
                return nil
            }
        }
    }

    @Test(
        "a change to what is sent is breaking",
        arguments: [
            (
                "library", #""LINK": {"#, #""UNLINK": {"#,
                "breaking: 'LinkBooks' now sends 'UNLINK /books' instead of 'LINK /books'"
            ),
            (
                "library", #""style": "cookie", "schema": { "type": "string" }"#, #""schema": { "type": "string" }"#,
                "breaking: 'GetLoan.session' is now sent in the cookie 'session' instead of in the cookie 'session' "
                    + "(not percent-encoded)"
            ),
            (
                "library", #""in": "path", "required": true, "allowReserved": true"#,
                #""in": "path", "required": true"#,
                "breaking: 'GetLoan.place' is now sent in the path instead of in the path (reserved characters unencoded)"
            ),
            (
                "library", ##"{ "application/json": { "schema": { "$ref": "#/components/schemas/Selector" } } }"##,
                ##"{ "application/x-www-form-urlencoded": { "schema": { "$ref": "#/components/schemas/Selector" } } }"##,
                "breaking: 'SelectShelves.selector' is now sent as the whole query (as a form) instead of as the whole query "
                    + "(as JSON)"
            ),
            (
                "library", #""defaultMapping": "Guest""#, #""defaultMapping": "Member""#,
                "breaking: 'Reader' now reads values of other kinds as 'member' instead of 'guest'"
            ),
            (
                "sequences", ##"{ "application/jsonl": { "itemSchema": { "$ref": "#/components/schemas/Row" } } }"##,
                ##"{ "application/json-seq": { "itemSchema": { "$ref": "#/components/schemas/Row" } } }"##,
                "breaking: 'WriteLines.body' is now sent as a sequence of application/json-seq instead of as a "
                    + "sequence of application/jsonl"
            ),
            (
                "sequences", #""multipart/related": {"#, #""multipart/mixed": {"#,
                "breaking: 'SendRelated.body' is now sent as multipart/mixed without part names instead of as "
                    + "multipart/related without part names"
            ),
        ]
    )
    func breaking(name: String, words: String, others: String, change: String) throws {
        #expect(try changes(of: name, words, to: others).contains(change))
    }

    @Test("a new additional operation is additive")
    func additive() throws {
        let added = #""additionalOperations": { "COPY": { "operationId": "copyBooks", "responses": {} }, "LINK": {"#
        let all = try changes(of: "library", "\"additionalOperations\": {\n        \"LINK\": {", to: added)
        #expect(all == ["additive: 'CopyBooks' (COPY /books) was added"])
    }

    @Test("a tag selects the operations of the tags below it")
    func selection() {
        func files(_ selector: String) -> [String] {
            withTemporaryFolder { folder in
                let run = CommandRun([path("library"), "--output", folder.path, "--include", selector, "--quiet"])
                #expect(run.exitCode == 0, "\(run.diagnostics)")
                return contents(of: folder).filter { $0.hasSuffix("Endpoints.swift") }
            }
        }
        #expect(files("tag:books") == ["Library+BooksEndpoints.swift", "Library+LoansEndpoints.swift"])
        #expect(files("tag:loans") == ["Library+LoansEndpoints.swift"])
        #expect(files("operation:LINK /books") == ["Library+BooksEndpoints.swift"])
    }

    @Test("a selector means the operation whose method it writes exactly, and else the one in another case")
    func methodsThatDifferInCase() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let description = folder.appendingPathComponent("a.json")
            func operation(_ id: String) -> String {
                #"{"operationId": "\#(id)", "responses": {"204": {"description": "-"}}}"#
            }
            let item = #"{"get": \#(operation("usual")), "additionalOperations": {"Get": \#(operation("odd"))}}"#
            let text = #"{"openapi": "3.2.0", "info": {"title": "A", "version": "1"}, "paths": {"/p": \#(item)}}"#
            try Data(text.utf8).write(to: description)
            func selected(_ selector: String) -> [String] {
                let run = CommandRun([
                    "explain", description.path, "/p", "--include", selector,
                ])
                return ["Usual", "Odd"].filter { run.output.contains("endpoint A.\($0)") }
            }
            #expect(selected("operation:Get /p") == ["Odd"])
            #expect(selected("operation:Get /*") == ["Odd"])
            #expect(selected("operation:GET /p") == ["Usual"])
            #expect(selected("operation:get /p") == ["Usual"])
            #expect(selected("operation:get /*") == ["Usual"])
            for (target, name) in [("Get /p", "odd"), ("get /p", "usual"), ("Get /*", "odd")] {
                let explained = CommandRun(["explain", description.path, target]).output
                #expect(explained.matches(of: /operation '(\w+)/).map(\.1) == [Substring(name)], "\(explained)")
            }
        }
    }

    @Test("an additional operation and a discriminator with a default are explained")
    func explanation() {
        let operation = CommandRun(["explain", path("library"), "M-SEARCH /books"])
        #expect(operation.output.contains(": operation 'discoverBooks (M-SEARCH /books)'\n"))
        #expect(operation.output.contains("  becomes  endpoint Library.DiscoverBooks"))
        let union = CommandRun(["explain", path("library"), "Reader"])
        #expect(
            union.output.contains("case guest(Guest), also where 'kind' is missing or another\n"),
            "\(union.output)"
        )
        let schema = CommandRun(["explain", path("sequences"), "Row"])
        #expect(schema.output.contains("readLines (GET /lines): response 200 → Row"), "\(schema.output)")
    }

    @Test("the configuration and an overlay support additional operations")
    func configuration() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let overlay = folder.appendingPathComponent("overlay.json")
            try Data(
                #"""
                {"overlay": "1.0.0", "info": {"title": "O", "version": "1"}, "actions": [
                    {"target": "$.paths['/books'].additionalOperations.LINK", "remove": true}]}
                """#.utf8
            ).write(to: overlay)
            let configuration = folder.appendingPathComponent("c.json")
            try Data(
                #"""
                {"overlay": "overlay.json", "timeout": {"M-SEARCH /books": 7, "tag:books": 9}}
                """#.utf8
            ).write(to: configuration)
            let output = folder.appendingPathComponent("out")
            let run = CommandRun([path("library"), "--output", output.path, "--config", configuration.path, "--quiet"])
            #expect(run.exitCode == 0, "\(run.diagnostics)")
            let books = try String(
                contentsOf: output.appendingPathComponent("Library+BooksEndpoints.swift"),
                encoding: .utf8
            )
            #expect(!books.contains("LinkBooks") && books.contains("timeout: .seconds(7)"), "\(books)")
            let loans = try String(
                contentsOf: output.appendingPathComponent("Library+LoansEndpoints.swift"),
                encoding: .utf8
            )
            #expect(loans.contains("timeout: .seconds(9)"))
        }
    }
}
