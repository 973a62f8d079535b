import EndpointDescription
import Testing

/// A description and its diagnostics, each as it is printed. The file is named `api.json`.
struct Reading {
    var description: Description?
    var log: DiagnosticLog
    var reported: [String] { log.diagnostics.map(\.description) }

    init(_ text: String) {
        log = DiagnosticLog()
        description = readDescription(Array(text.utf8), path: "api.json", into: log)
    }

    /// A description at `path` among these files.
    init(_ path: String, of files: [String: String], allowsReferencesOutside: Bool = false) {
        log = DiagnosticLog()
        let local = LocalFiles(
            allowsReferencesOutside: allowsReferencesOutside,
            read: { files[$0].map { Array($0.utf8) } },
            names: { folder in files.keys.filter { FilePath($0).folder.text == folder }.map { FilePath($0).name } }
        )
        description = readDescription(Array((files[path] ?? "").utf8), path: path, files: local, into: log)
    }

    /// A 3.1 description of these members next to `openapi` and `info`.
    init(members: String, version: String = "3.1.0") {
        self.init(
            """
            {"openapi": "\(version)", "info": {"title": "T", "version": "1"},
            \(members)}
            """
        )
    }

    /// A description of these component schemas and no operation.
    init(schemas: String, version: String = "3.1.0") {
        self.init(members: #""paths": {}, "components": {"schemas": \#(schemas)}"#, version: version)
    }

    /// A description of one operation, `GET /pets/{id}` unless stated otherwise.
    init(
        operation: String,
        method: String = "get",
        path: String = "/pets",
        components: String = "{}",
        version: String = "3.1.0"
    ) {
        self.init(
            members: #""paths": {"\#(path)": {"\#(method)": \#(operation)}}, "components": \#(components)"#,
            version: version
        )
    }

    /// A Swagger 2.0 description of these members next to `swagger` and `info`.
    init(swagger2 members: String) {
        self.init(
            """
            {"swagger": "2.0", "info": {"title": "T", "version": "1"},
            \(members)}
            """
        )
    }

    /// A Swagger 2.0 description of one operation, `POST /p`, and of these members next to `paths`.
    init(swagger2Operation operation: String, document: String = "") {
        let rest = document.isEmpty ? "" : ", \(document)"
        self.init(swagger2: #""paths": {"/p": {"post": \#(operation)}}\#(rest)"#)
    }

    init(swagger2Parameter parameter: String, document: String = "") {
        self.init(swagger2Operation: #"{"parameters": [\#(parameter)], "responses": {}}"#, document: document)
    }

    func schema(_ name: String) throws -> Schema {
        try #require(description?.schemas.first { $0.name == name }).schema
    }

    func operation() throws -> Operation {
        try #require(description?.operations.first)
    }
}

/// The schema that this text stands for.
func readSchema(_ text: String, version: String = "3.1.0") throws -> Schema {
    let reading = Reading(schemas: #"{"S": \#(text)}"#, version: version)
    #expect(reading.reported.isEmpty)
    return try reading.schema("S")
}

func readJSON(_ text: String) throws -> JSON {
    try #require(readJSON(Array(text.utf8), path: "file.json", into: DiagnosticLog()))
}
