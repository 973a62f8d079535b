/// The members of an object of the description.
struct MemberNames {
    /// The object, as messages name it. For example: `an operation`
    var owner: String
    /// The members whose value is an object.
    var objects: Set<String>
    var others: Set<String>
    /// Remedies for members of another object or version that are written in this one by mistake.
    var foreign: [String: String] = [:]
    /// The remedy for an operation under another name.
    var otherOperations: String?

    func has(_ name: String) -> Bool { objects.contains(name) || others.contains(name) }
}

extension DescriptionReader {
    /// Warns of members without a meaning here: those of another object or another version, and misspelled ones. Other
    /// members are not reported, because many tools add theirs without `x-`.
    func check(_ json: JSON, for names: MemberNames) {
        lazy var absent = AbsentMembers(of: json, among: names)
        var key = json.firstKey
        while let current = key {
            key = current.nextKey
            guard !current.isExtensionName, let name = current.string, !names.objects.contains(name),
                !names.others.contains(name), !isMethodInCapitals(name)
            else { continue }
            var remedy = names.foreign[name]
            let near = remedy == nil ? misspelledMember(name, current.memberValue, among: absent) : nil
            if near == nil, isOperation(current.memberValue) { remedy = remedy ?? names.otherOperations }
            guard remedy != nil || near != nil else { continue }
            log.warning(
                "'\(name)' is not a member of \(names.owner), so it is ignored\(suggestion(near))",
                at: current.place,
                remedy: remedy
            )
        }
    }

    private func isOperation(_ value: JSON) -> Bool {
        value["responses"]?.isObject == true || value["operationId"]?.isString == true
    }

    /// The absent member whose name is similar. A string such as `"path": "/pets"` is not a misspelled `patch`.
    private func misspelledMember(_ name: String, _ value: JSON, among absent: AbsentMembers) -> String? {
        nearest(to: name, among: value.isObject ? absent.all : absent.others)
    }
}

/// The known members that an object lacks.
private struct AbsentMembers {
    let all: [String]
    let others: [String]

    init(of json: JSON, among names: MemberNames) {
        all = names.objects.union(names.others).filter { json[$0] == nil }.sorted()
        others = all.filter(names.others.contains)
    }
}

/// The members of the objects that are checked.
struct KnownMembers {
    let ofDescription: MemberNames
    let ofPathItem: MemberNames
    let ofOperation: MemberNames
    let ofResponse: MemberNames
    /// A response of OpenAPI 3 with the `schema` of Swagger 2.0 and no `content`.
    let ofResponseWithSchema: MemberNames
    let ofRequestBody: MemberNames

    init(_ version: DescriptionReader.Version) {
        let isSwagger = version == .v20
        ofDescription = isSwagger ? .ofSwagger : .ofOpenAPI
        ofPathItem = isSwagger ? .ofSwaggerPathItem : .ofPathItem
        ofOperation = isSwagger ? .ofSwaggerOperation : .ofOperation
        ofResponse = isSwagger ? .ofSwaggerResponse : .ofResponse
        ofResponseWithSchema = .ofResponseWithSchema
        ofRequestBody = .ofRequestBody
    }
}

/// Sections "OpenAPI Object" to "Response Object" of OpenAPI 3, and "Swagger Object" to "Response Object" of Swagger 2.0.
extension MemberNames {
    fileprivate static let ofOpenAPI = MemberNames(
        owner: "a description",
        objects: ["info", "paths", "webhooks", "components", "externalDocs", "definitions"],
        others: ["openapi", "$self", "jsonSchemaDialect", "servers", "security", "tags"],
        foreign: [
            "host": "write 'servers' in OpenAPI 3",
            "basePath": "write 'servers' in OpenAPI 3",
            "schemes": "write 'servers' in OpenAPI 3",
            "consumes": contentRemedy,
            "produces": contentRemedy,
            "securityDefinitions": "write 'components' with 'securitySchemes' in OpenAPI 3",
        ]
    )

    fileprivate static let ofSwagger = MemberNames(
        owner: "a description",
        objects: [
            "info", "paths", "definitions", "parameters", "responses", "securityDefinitions", "externalDocs",
        ],
        others: ["swagger", "host", "basePath", "schemes", "consumes", "produces", "security", "tags"],
        foreign: [
            "servers": "write 'host', 'basePath' and 'schemes' in Swagger 2.0",
            "components": "write 'definitions', 'parameters' and 'responses' in Swagger 2.0",
        ]
    )

    fileprivate static let ofPathItem = MemberNames(
        owner: "a path item",
        objects: [
            "get", "put", "post", "delete", "options", "head", "patch", "trace", "query", "additionalOperations",
        ],
        others: ["$ref", "summary", "description", "servers", "parameters"],
        foreign: [
            "operationId", "requestBody", "responses", "callbacks", "security", "tags", "deprecated", "consumes",
            "produces",
        ].reduce(into: [:]) { $0[$1] = "move it into the operation, such as 'get'" },
        otherOperations: "write other methods under 'additionalOperations' in OpenAPI 3.2"
    )

    fileprivate static let ofSwaggerPathItem = {
        var names = ofPathItem
        names.objects.subtract(["query", "additionalOperations"])
        return names
    }()

    fileprivate static let ofOperation = MemberNames(
        owner: "an operation",
        objects: ["externalDocs", "requestBody", "responses", "callbacks"],
        others: ["tags", "summary", "description", "operationId", "parameters", "deprecated", "security", "servers"],
        foreign: [
            "consumes": contentRemedy, "produces": contentRemedy, "schemes": "write 'servers' in OpenAPI 3",
        ]
    )

    /// `requestBody` has a warning of its own.
    fileprivate static let ofSwaggerOperation = MemberNames(
        owner: "an operation",
        objects: ["externalDocs", "requestBody", "responses", "callbacks"],
        others: [
            "tags", "summary", "description", "operationId", "parameters", "deprecated", "security", "consumes",
            "produces", "schemes",
        ],
        foreign: ["servers": "write 'schemes' in Swagger 2.0"]
    )

    fileprivate static let ofRequestBody = MemberNames(
        owner: "a request body",
        objects: ["content"],
        others: ["$ref", "description", "required"],
        foreign: ["schema": schemaRemedy]
    )

    fileprivate static let ofResponse = MemberNames(
        owner: "a response",
        objects: ["headers", "content", "links"],
        others: ["$ref", "summary", "description"],
        foreign: ["schema": schemaRemedy]
    )

    /// `schema` has a warning of its own.
    fileprivate static let ofResponseWithSchema = MemberNames(
        owner: "a response",
        objects: ["schema", "headers", "content", "links"],
        others: ["$ref", "summary", "description"]
    )

    /// `content` has a warning of its own.
    fileprivate static let ofSwaggerResponse = MemberNames(
        owner: "a response",
        objects: ["schema", "headers", "examples", "content"],
        others: ["$ref", "description"]
    )

    private static let contentRemedy = "write the media types under 'content' in OpenAPI 3"
    private static let schemaRemedy =
        "write it under the media type: \"content\": {\"application/json\": {\"schema\": …}}"
}
