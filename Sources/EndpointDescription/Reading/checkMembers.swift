/// The members of an object of the description.
struct MemberNames {
    /// The object, as messages name it. For example: `an operation`
    var owner: String
    var known: Set<String>
    /// Remedies for members of other objects that are written in this one by mistake.
    var foreign: [String: String] = [:]
}

extension DescriptionReader {
    /// Warns of members without a meaning here: those of another object or another version, and misspelled ones. Other
    /// members are not reported, because many tools add theirs without `x-`.
    func check(_ json: JSON, for names: MemberNames) {
        var key = json.firstKey
        while let current = key {
            key = current.nextKey
            guard !current.isExtensionName, let name = current.string, !names.known.contains(name),
                !isMethodInCapitals(name)
            else { continue }
            let remedy = names.foreign[name]
            let near =
                remedy == nil
                ? nearest(to: name, among: names.known.filter { json[$0] == nil }.sorted()) : nil
            guard remedy != nil || near != nil else { continue }
            log.warning(
                "'\(name)' is not a member of \(names.owner), so it is ignored\(suggestion(near))",
                at: current.place,
                remedy: remedy
            )
        }
    }
}

/// The members of the objects that are checked.
struct KnownMembers {
    let ofDescription: MemberNames
    let ofPathItem: MemberNames
    let ofOperation: MemberNames
    let ofResponse: MemberNames
    let ofRequestBody: MemberNames

    init(_ version: DescriptionReader.Version) {
        let isSwagger = version == .v20
        let schemaBelongsInContent = [
            "schema": "write it under the media type: \"content\": {\"application/json\": {\"schema\": …}}"
        ]
        ofDescription = isSwagger ? KnownMembers.ofSwagger : KnownMembers.ofOpenAPI
        ofPathItem = KnownMembers.ofAnyPathItem
        ofOperation = MemberNames(
            owner: "an operation",
            known: Set([
                "tags", "summary", "description", "externalDocs", "operationId", "parameters", "requestBody",
                "responses", "callbacks", "deprecated", "security", "servers",
            ]).union(isSwagger ? ["consumes", "produces", "schemes"] : [])
        )
        ofResponse =
            isSwagger
            ? MemberNames(
                owner: "a response",
                known: ["$ref", "description", "schema", "headers", "examples", "content"]
            )
            : MemberNames(
                owner: "a response",
                known: ["$ref", "summary", "description", "headers", "content", "links"],
                foreign: schemaBelongsInContent
            )
        ofRequestBody = MemberNames(
            owner: "a request body",
            known: ["$ref", "description", "content", "required"],
            foreign: schemaBelongsInContent
        )
    }

    private static let ofSwagger = MemberNames(
        owner: "a description",
        known: [
            "swagger", "info", "host", "basePath", "schemes", "consumes", "produces", "paths", "definitions",
            "parameters", "responses", "securityDefinitions", "security", "tags", "externalDocs",
        ],
        foreign: [
            "servers": "write 'host', 'basePath' and 'schemes' in Swagger 2.0",
            "components": "write 'definitions', 'parameters' and 'responses' in Swagger 2.0",
        ]
    )

    private static let ofOpenAPI = MemberNames(
        owner: "a description",
        known: [
            "openapi", "$self", "info", "jsonSchemaDialect", "servers", "paths", "webhooks", "components", "security",
            "tags", "externalDocs", "definitions",
        ],
        foreign: ["host": "write 'servers' in OpenAPI 3", "basePath": "write 'servers' in OpenAPI 3"]
    )

    private static let ofAnyPathItem = MemberNames(
        owner: "a path item",
        known: [
            "$ref", "summary", "description", "servers", "parameters", "additionalOperations", "get", "put", "post",
            "delete", "options", "head", "patch", "trace", "query",
        ],
        foreign: [
            "operationId", "requestBody", "responses", "callbacks", "security", "tags", "deprecated", "consumes",
            "produces",
        ].reduce(into: [:]) { $0[$1] = "move it into the operation, such as 'get'" }
    )
}
