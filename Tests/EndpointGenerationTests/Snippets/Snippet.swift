import EndpointDescription
import Testing

@testable import EndpointGeneration

/// Swift that was generated from a few lines of JSON, and the diagnostics.
struct Snippet {
    var swift: String
    var reported: [String]
    var remedies: [String] = []
}

extension Snippet {
    private var lines: [String] { swift.split(separator: "\n").map { String($0.drop { $0 == " " }) } }

    /// How readers of a union choose an alternative.
    var choice: String {
        lines.filter { $0.hasPrefix(".init(Self.") || $0.hasPrefix("case \"") }.joined(separator: "\n")
    }

    /// The cases of a union with the tags that writers add.
    var writtenTags: [String] { lines.filter { $0.hasPrefix("case .") && $0.contains("tag: ") } }
}

/// The declaration that a component schema becomes.
///
/// - Parameters:
///   - schemas: further members of `components.schemas`.
///   - operation: a further member of `paths`, to use the schema in requests or responses.
func snippet(
    schema: String,
    named name: String = "Thing",
    schemas: String = "",
    operation: String = "",
    version: String = "3.1.0"
) throws -> Snippet {
    let members = #""\#(name)": \#(schema)\#(schemas.isEmpty ? "" : ", " + schemas)"#
    let planning = try Planning(
        #""paths": {\#(operation)}, "components": {"schemas": {\#(members)}}"#,
        version: version
    )
    return try planning.print(planning.client.models.prefix(1))
}

/// The endpoint that an operation becomes, then its failures.
func snippet(
    operation: String,
    method: String = "get",
    path: String = "/things",
    components: String = "",
    version: String = "3.1.0"
) throws -> Snippet {
    let paths = #""paths": {"\#(path)": {"\#(method)": \#(operation)}}"#
    let planning = try Planning(
        paths + (components.isEmpty ? "" : #", "components": {\#(components)}"#),
        version: version
    )
    return try planning.print(planning.client.endpoints.prefix(1).map(\.declaration) + planning.client.failures)
}

/// The statements that send a multipart body, and the type of the body.
///
/// - Parameter content: the body's media type object.
func snippet(uploading content: String, isRequired: Bool = true, components: String = "") throws -> Snippet {
    var snippet = try snippet(
        operation: #"""
            {"operationId": "send",
             "requestBody": {"required": \#(isRequired), "content": {"multipart/form-data": \#(content)}},
             "responses": {"204": {"description": "Done."}}}
            """#,
        method: "post",
        components: components
    )
    let lines = snippet.swift.split(separator: "\n", omittingEmptySubsequences: false)
    let encode = try #require(lines.firstIndex { $0.hasPrefix("    public func encode") })
    let decode = try #require(lines.firstIndex { $0.hasPrefix("    public static func decode") })
    let decodeEnd = try #require(lines[decode...].firstIndex { $0 == "    }" })
    let members = lines[encode..<decode] + lines[decodeEnd...].dropFirst(2).dropLast()
    snippet.swift = members.map { $0.dropFirst(4) }.joined(separator: "\n")
    return snippet
}

/// Every endpoint of a path item.
func snippet(pathItem: String, path: String = "/things", components: String = "") throws -> Snippet {
    let planning = try Planning(#""paths": {"\#(path)": \#(pathItem)}, "components": {\#(components)}"#)
    return try planning.print(planning.client.endpoints.map(\.declaration))
}

/// The namespace that a whole description becomes; `members` stand next to `openapi` and `info`.
func snippet(description members: String) throws -> Snippet {
    let planning = try Planning(members)
    let renderer = try Renderer(access: .public)
    return planning.snippet(renderer.renderNamespace(planning.client, with: TypePrinter()))
}

/// The functions that make a client of a whole description; `members` stand next to `openapi` and `info`.
func snippet(clientOf members: String) throws -> Snippet {
    let planning = try Planning(members)
    return planning.snippet(try Renderer(access: .public).renderClient(planning.client))
}

/// Every endpoint of a whole description; `members` stand next to `openapi` and `info`.
func snippet(endpointsOf members: String, configuration: String = "{}") throws -> Snippet {
    let planning = try Planning(members, configuration: configuration)
    return try planning.print(planning.client.endpoints.map(\.declaration))
}

/// The stubs of an operation, then of its failures.
func snippet(
    stubsOf operation: String,
    method: String = "get",
    path: String = "/things",
    components: String = ""
) throws -> Snippet {
    let planning = try Planning(
        #""paths": {"\#(path)": {"\#(method)": \#(operation)}}, "components": {\#(components)}"#,
        withStubs: true
    )
    let renderer = try Renderer(access: .public)
    let stubs = try #require(planning.client.stubs)
    return planning.snippet(renderer.render(stubs, of: planning.client))
}

/// The example of a schema, and the diagnostics.
///
/// - Parameters:
///   - offered: the example of the media type.
///   - members: further members of the media type.
func example(
    of schema: String,
    in mediaType: String = "application/json",
    offered: String? = nil,
    beside members: String = "",
    schemas: String = ""
) throws -> Snippet {
    let example = (offered.map { #", "example": \#($0)"# } ?? "") + (members.isEmpty ? "" : ", " + members)
    let content = #"{"\#(mediaType)": {"schema": \#(schema)\#(example)}}"#
    let operation = #"{"operationId": "get", "responses": {"200": {"description": "OK", "content": \#(content)}}}"#
    let planning = try Planning(
        #""paths": {"/things": {"get": \#(operation)}}, "components": {"schemas": {\#(schemas)}}"#,
        withStubs: true
    )
    return planning.snippet(planning.client.stubs?.endpoints.first?.examples.first?.content ?? "none")
}

/// The typed headers of one operation, or of two with the same headers.
func snippet(headers: String, ofSecond others: String = "") throws -> Snippet {
    let paths = [("one", headers), ("two", others)].filter { !$0.1.isEmpty }.map { name, headers in
        let responses = #"{"200": {"description": "OK", "headers": {\#(headers)}}}"#
        return #""/\#(name)": {"get": {"operationId": "\#(name)", "responses": \#(responses)}}"#
    }
    let planning = try Planning(#""paths": {\#(paths.joined(separator: ", "))}"#)
    let renderer = try Renderer(access: .public)
    let printer = TypePrinter()
    let all = planning.client.headers + planning.client.endpoints.compactMap(\.declaration.ownHeaders)
    let texts = all.flatMap { [renderer.renderOwner(of: $0, with: printer), renderer.render($0, with: printer)] }
    return planning.snippet(texts.compactMap { $0 }.joined(separator: "\n"))
}

/// The types of the webhooks of a description.
func snippet(webhooks: String, schemas: String = "") throws -> Snippet {
    let planning = try Planning(#""webhooks": {\#(webhooks)}, "components": {"schemas": {\#(schemas)}}"#)
    return try planning.print(planning.client.models.suffix(1))
}

/// The link from a response of the operation `source` to the operation `target`.
func snippet(link: String) throws -> Snippet {
    let schema = #"""
        {"type": "object", "required": ["id"], "properties": {
            "id": {"type": "integer"}, "parent": {"$ref": "#/components/schemas/Thing"}}}
        """#
    return try snippet(
        linksOf: #"""
            "paths": {
                "/source": {"get": {
                    "operationId": "source",
                    "parameters": [{"name": "page", "in": "query", "schema": {"type": "integer", "format": "int32"}}],
                    "responses": {"200": {
                        "description": "A thing.",
                        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Thing"}}},
                        "links": {"next": \#(link)}
                    }}
                }},
                "/{kind}/{id}": {"get": {
                    "operationId": "target",
                    "parameters": [
                        {"name": "kind", "in": "path", "required": true, "schema": {"enum": ["new", "old"]}},
                        {"name": "id", "in": "path", "required": true, "schema": {"type": "integer"}},
                        {"name": "page", "in": "query", "schema": {"type": "string"}}
                    ],
                    "responses": {"204": {"description": "Nothing."}}
                }}
            },
            "components": {"schemas": {"Thing": \#(schema)}}
            """#
    )
}

/// The links of a whole description; `members` stand next to `openapi` and `info`.
func snippet(linksOf members: String) throws -> Snippet {
    let planning = try Planning(members)
    let renderer = try Renderer(access: .public)
    let texts = planning.client.endpoints.compactMap { renderer.renderLinks(of: $0.declaration, with: TypePrinter()) }
    return planning.snippet(texts.joined())
}

/// Every model of a description with these component schemas.
func snippet(schemas: String, configuration: String = "{}") throws -> Snippet {
    let planning = try Planning(
        #""paths": {}, "components": {"schemas": {\#(schemas)}}"#,
        configuration: configuration
    )
    return try planning.print(planning.client.models)
}

private struct Planning {
    let client: ClientBlueprint
    let log = DiagnosticLog()

    init(
        _ members: String,
        version: String = "3.1.0",
        withStubs: Bool = false,
        configuration: String = "{}"
    ) throws {
        let member = version == "2.0" ? "swagger" : "openapi"
        let text = #"{"\#(member)": "\#(version)", "info": {"title": "API", "version": "1"}, \#(members)}"#
        let read = readDescription(Array(text.utf8), path: "api.json", into: log)
        var description = try #require(read, "\(log.diagnostics)")
        let configuration = Configuration(Array(configuration.utf8), path: "c.json", into: log)
        configureCalls(&description, by: configuration, log: log)
        client = plan(
            description,
            namespace: "API",
            source: "api.json",
            choices: resolveChoices(configuration, in: description, log: log),
            withStubs: withStubs,
            log: log
        )
    }

    func print(_ declarations: some Sequence<Declaration>) throws -> Snippet {
        let renderer = try Renderer(access: .public)
        return snippet(declarations.map { renderer.render($0, with: TypePrinter()) }.joined(separator: "\n"))
    }

    func snippet(_ text: String) -> Snippet {
        let text = String(decoding: CodeLine.breakWideLines(of: Array(text.utf8)), as: UTF8.self)
        let reported = log.diagnostics.map { "\($0.severity.rawValue): \($0.message)" }
        let remedies = log.diagnostics.compactMap(\.remedy)
        return Snippet(
            swift: text.hasSuffix("\n") ? String(text.dropLast()) : text,
            reported: reported,
            remedies: remedies
        )
    }
}
