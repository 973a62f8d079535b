import EndpointDescription
import Foundation
import Testing

@testable import EndpointGeneration

@Suite("endpoint-generator.json: how calls are made")
struct ConfiguredCallsTests {
    private static let paths = #"""
        "/pets": {"get": {"operationId": "listPets", "tags": ["pets"], "x-endpoint-timeout": 5},
                  "post": {"operationId": "createPet", "tags": ["pets", "writes"]}},
        "/pets/{id}": {"get": {"tags": ["pets"], "x-endpoint-cache-ttl": 5}}
        """#

    /// The rules of each operation after a configuration is applied, and the diagnostics.
    private func configured(_ configuration: String, _ paths: String = ConfiguredCallsTests.paths) throws
        -> (description: Description, reported: [String], remedies: [String?])
    {
        let log = DiagnosticLog()
        let text =
            #"{"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {\#(paths)}, "x-endpoint-timeout": 60}"#
        var description = try #require(readDescription(Array(text.utf8), path: "a.json", into: DiagnosticLog()))
        let read = Configuration(Array(configuration.utf8), path: "c.json", into: log)
        configureCalls(&description, by: read, log: log)
        let reported = log.diagnostics.map { String($0.description.prefix { $0 != "\n" }) }
        return (description, reported, log.diagnostics.map(\.remedy))
    }

    @Test("defaults replace the description's defaults, and leave its rules for single operations")
    func defaults() throws {
        let (description, reported, _) = try configured(#"{"defaults": {"timeout": 20, "retry": false}}"#)
        #expect(description.rules.timeout == 20_000)
        #expect(description.rules.retry == .never)
        #expect(description.operations.map(\.rules.timeout) == [5_000, nil, nil])
        #expect(reported.isEmpty)
    }

    @Test("a rule for an operation takes precedence over a rule for its tag")
    func operations() throws {
        let (description, reported, _) = try configured(
            #"""
            {"timeout": {"listPets": 9, "tag:pets": 7, "get /pets/{id}": 8}, "cache": {"GET /pets/{id}": 0, "tag:pets": 60},
             "idempotency": {"tag:writes": true}, "retry": {"createPet": {"attempts": 2}}}
            """#
        )
        #expect(description.operations.map(\.rules.timeout) == [9_000, 7_000, 8_000])
        #expect(description.operations.map(\.rules.cacheTimeToLive) == [60_000, 60_000, 0])
        #expect(description.operations.map(\.rules.isIdempotent) == [nil, true, nil])
        #expect(description.operations.map { $0.rules.retry == nil } == [true, false, true])
        #expect(reported.isEmpty)
    }

    @Test("a target that means no operation is an error that names the forms of targets")
    func remedies() throws {
        let remedy = "write an operationId, a method and a path, or 'tag:' or 'path:' and a name; '*' matches any text"
        let targets = #"{"timeout": {"zzzzzzzz": 1, "schema:Pet": 2, "listPet": 3}}"#
        #expect(try configured(targets).remedies == [remedy, remedy, nil])
    }

    @Test("a rule for a tag takes precedence over the rule for '*', and a rule for another pattern over both")
    func patterns() throws {
        let rules = #"{"timeout": {"creat*": 6, "tag:pets": 7, "*": 5}}"#
        #expect(try configured(rules).description.operations.map(\.rules.timeout) == [7_000, 6_000, 7_000])
    }

    @Test(
        "a target may be any selector of operations, as in 'include'",
        arguments: [
            (#"{"operation:listPets": 9}"#, [9_000, nil, nil]),
            (#"{"operation:get /pets/*": 9, "operation:GET /pets/{id}": 8}"#, [5_000, nil, 8_000]),
            (#"{"operation:*Pet*": 9, "*": 7}"#, [9_000, 9_000, 7_000]),
            (#"{"path:/pets": 9, "tag:pets": 8}"#, [9_000, 9_000, 8_000]),
            (#"{"path:/pets": 9, "listPets": 8, "tag:writes": 7}"#, [8_000, 9_000, nil]),
            (#"{"path:/pets/*": 9, "path:/*": 7}"#, [7_000, 7_000, 9_000]),
            (#"{"tag:wri*": 9}"#, [5_000, 9_000, nil]),
            (#"{"tag:*": 9, "path:*": 7}"#, [9_000, 9_000, 9_000]),
        ] as [(String, [Int?])]
    )
    func selectors(timeouts: String, expected: [Int?]) throws {
        let (description, reported, _) = try configured("{\"timeout\": \(timeouts)}")
        #expect(description.operations.map(\.rules.timeout) == expected)
        #expect(reported.isEmpty)
    }

    @Test("a name that looks like a selector is the name of an operation, if nothing else is meant")
    func namesLikeSelectors() throws {
        let paths = #"""
            "/a": {"get": {"operationId": "path:/b"}, "put": {"operationId": "tag:c"}, "post": {"operationId": "d:e"}}
            """#
        let rules = #"{"timeout": {"path:/b": 2, "operation:tag:c": 3, "d:e": 4}}"#
        let (description, reported, _) = try configured(rules, paths)
        #expect(description.operations.map { $0.rules.timeout ?? 0 }.sorted() == [2_000, 3_000, 4_000])
        #expect(reported.isEmpty)
    }

    @Test(
        "a target that the description lacks, or has twice, is reported at its place",
        arguments: [
            (
                #"{"timeout": {"listPet": 9}}"#,
                "c.json:1:25: error: there is no operation 'listPet'; did you mean 'listPets'?"
            ),
            (
                #"{"cache": {"GET /pet": 9}}"#,
                "c.json:1:24: error: there is no operation 'GET /pet'; did you mean 'GET /pets'?"
            ),
            (
                #"{"cache": {"tag:pet": 9}}"#,
                "c.json:1:23: error: no operation has the tag 'pet'; did you mean 'tag:pets'?"
            ),
            (#"{"cache": {"zzzzzzzz": 9}}"#, "c.json:1:24: error: there is no operation 'zzzzzzzz'"),
            (
                #"{"timeout": {"operation:listPet": 9}}"#,
                "c.json:1:35: error: there is no operation 'listPet'; did you mean 'operation:listPets'?"
            ),
            (
                #"{"timeout": {"path:/pet": 9}}"#,
                "c.json:1:27: error: there is no path '/pet'; did you mean 'path:/pets'?"
            ),
            (#"{"timeout": {"tag:zz*": 9}}"#, "c.json:1:25: error: no operation has the tag 'zz*'"),
            (#"{"timeout": {"schema:Pet": 9}}"#, "c.json:1:28: error: 'schema:Pet' means no operation"),
            (
                #"{"cache": {"createPet": 60}}"#,
                "c.json:1:25: warning: only responses to GET are cached, so the lifetime has no effect here"
            ),
            (
                #"{"timeout": {"listPets": 9, "GET /pets": 8}}"#,
                "c.json:1:26: warning: a later rule is for the same operation, so this one has no effect"
            ),
        ]
    )
    func unknown(configuration: String, message: String) throws {
        #expect(try configured(configuration).reported == [message])
    }

    @Test(
        "a lifetime for several operations applies to their GETs, and is a warning if there is none",
        arguments: [
            (#""cache": {"tag:pets": 60}"#, 0), (#""cache": {"*": 60}"#, 0), (#""cache": {"tag:writes": 60}"#, 1),
            (#""cache": {"createPet": 60, "*": 60}"#, 1),
        ]
    )
    func lifetimes(configuration: String, warnings: Int) throws {
        let text = #"""
            {"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "servers": [{"url": "https://t.example"}], "paths": {
             "/pets": {"get": {"operationId": "listPets", "tags": ["pets"], "responses": {"204": {"description": "-"}}},
              "post": {"operationId": "createPet", "tags": ["pets", "writes"], "responses": {"204": {"description": "-"}}}}}}
            """#
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let description = folder.appendingPathComponent("openapi.json")
            try Data(text.utf8).write(to: description)
            try Data("{\(configuration)}".utf8).write(to: folder.appendingPathComponent("endpoint-generator.json"))
            let run = CommandRun([description.path, "--output", folder.appendingPathComponent("o").path, "--dry-run"])
            #expect(run.exitCode == 0)
            let reported = run.diagnostics.components(separatedBy: "only responses to GET are cached")
            #expect(reported.count - 1 == warnings)
            #expect(warnings == 0 || reported[0].contains("endpoint-generator.json:1:2"))
        }
    }
}
