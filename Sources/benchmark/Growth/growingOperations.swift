import EndpointDescription
import EndpointGeneration

/// Families of descriptions, each with as many operations, or parts of one, as its size says.
func growingOperations() -> [(Int) -> Shape] {
    paths() + choices() + partsOfAnOperation() + partsOfADescription()
}

private let done = #""responses": {"204": {"description": "Done."}}"#

private func paths() -> [(Int) -> Shape] {
    func operations(_ name: String, _ operation: @escaping (Int) -> String) -> (Int) -> Shape {
        { count in
            let paths = repeated(count) { #""/p\#($0)": {"get": \#(operation($0))}"# }
            return Shape(name: name, text: Shape.description(paths: Shape.members(paths)))
        }
    }
    return [
        operations("operations") { #"{"operationId": "o\#($0)", \#(done)}"# },
        operations("operations-without-id") { _ in "{\(done)}" },
        operations("operations-of-one-id") { _ in #"{"operationId": "o", \#(done)}"# },
        operations("operations-of-one-tag") { #"{"operationId": "o\#($0)", "tags": ["t"], \#(done)}"# },
        operations("operations-of-own-tags") { #"{"operationId": "o\#($0)", "tags": ["t\#($0)"], \#(done)}"# },
        operations("operations-with-links") {
            #"{"operationId": "o\#($0)", "responses": {"204": {"links": {"l": {"operationId": "o0"}}}}}"#
        },
        operations("operations-with-servers") { #"{"servers": [{"url": "https://s\#($0).test"}], \#(done)}"# },
        operations("operations-with-own-bodies") {
            let schema = #"{"properties": {"a": {"type": "string"}, "b\#($0)": {"properties": {"c": {}}}}}"#
            return #"{"responses": {"200": {"content": {"application/json": {"schema": \#(schema)}}}}}"#
        },
        { count in
            let text = ##""text": {"type": "string"}, "child": {"$ref": "#/components/schemas/Block"}"##
            let blocks = repeated(20) {
                #"{"properties": {"type": {"const": "b\#($0)"}, \#(text)}, "required": ["type", "text"]}"#
            }
            let example = Shape.nest(4, #"{"type": "b8", "text": "t", "child": #}"#, in: #"{"type": "b9", "text": 1}"#)
            let paths = repeated(count) { number in
                let schema = ##"{"$ref": "#/components/schemas/Block"}"##
                let content = #"{"application/json": {"schema": \#(schema), "example": \#(example)}}"#
                return #""/p\#(number)": {"get": {"responses": {"200": {"description": "-", "content": \#(content)}}}}"#
            }
            var shape = Shape(
                name: "examples-of-alternatives",
                text: Shape.description(
                    paths: Shape.members(paths),
                    #", "components": {"schemas": {"Block": {"oneOf": \#(Shape.list(blocks))}}}"#
                )
            )
            shape.hasStubs = true
            return shape
        },
        { count in
            let kinds = repeated(20) {
                let members = #""k\#($0)": {"type": "string"}, "size": {"type": "integer"}"#
                return #"{"required": ["k\#($0)"], "properties": {\#(members)}}"#
            }
            let elements = Shape.list(repeated(count) { #"{"k\#($0 % 20)": "a", "size": "\#($0)"}"# })
            let schema = #"{"type": "array", "items": {"oneOf": \#(Shape.list(kinds))}}"#
            let content = #"{"application/json": {"schema": \#(schema), "example": \#(elements)}}"#
            var shape = Shape.operation(
                "elements-of-an-example",
                "",
                responses: #"{"200": {"description": "-", "content": \#(content)}}"#
            )
            shape.hasStubs = true
            return shape
        },
        beyondLimits { count in
            let values = Shape.list(repeated(count) { #""v\#($0)""# })
            let schema = #"{"type": "array", "items": {"type": "string", "enum": \#(values)}}"#
            let content = #"{"application/json": {"schema": \#(schema), "example": \#(values)}}"#
            var shape = Shape.operation(
                "listed-values-of-an-example",
                "",
                responses: #"{"200": {"description": "-", "content": \#(content)}}"#
            )
            shape.hasStubs = true
            return shape
        },
        beyondLimits { count in
            // Each causes a note.
            let response = #"{"204": {"description": "Done.", "content": {"application/json": {}}}}"#
            let paths = repeated(count) { #""/p\#($0)": {"get": {"responses": \#(response)}}"# }
            var shape = Shape(
                name: "operations-beside-an-excluded-one",
                text: Shape.description(paths: Shape.members(paths))
            )
            shape.configuration.selection.exclude = ["path:/p0"].compactMap { Selector($0) }
            return shape
        },
        beyondLimits { count in
            let paths = repeated(count) {
                let content = ##"{"application/json": {"schema": {"$ref": "#/components/schemas/S\##($0)"}}}"##
                return #""/p\#($0)": {"get": {"responses": {"200": {"description": "-", "content": \#(content)}}}}"#
            }
            let schemas = Shape.members(repeated(count) { #""S\#($0)": {"properties": {"a": {"type": "string"}}}"# })
            var shape = Shape(
                name: "excluded-schemas-that-operations-need",
                text: Shape.description(paths: Shape.members(paths), #", "components": {"schemas": \#(schemas)}"#)
            )
            shape.configuration.selection.exclude = ["schema:*"].compactMap { Selector($0) }
            return shape
        },
        beyondLimits { count in
            func get(_ name: String) -> String {
                let content = ##"{"application/json": {"schema": {"$ref": "#/components/schemas/\##(name)"}}}"##
                return #"{"get": {"responses": {"200": {"description": "-", "content": \#(content)}}}}"#
            }
            let paths = repeated(count) { #""/p\#($0)": \#(get("All"))"# } + [#""/x": \#(get("X"))"#]
            let members = Shape.members(repeated(count) { #""m\#($0)": {"properties": {"a": {"type": "string"}}}"# })
            let schemas = #"{"All": {"properties": \#(members)}, "X": {"properties": {"b": {"type": "string"}}}}"#
            var shape = Shape(
                name: "excluded-schema-that-the-last-operation-needs",
                text: Shape.description(paths: Shape.members(paths), #", "components": {"schemas": \#(schemas)}"#)
            )
            shape.configuration.selection.exclude = ["schema:X"].compactMap { Selector($0) }
            return shape
        },
        { count in
            let servers = Shape.list(repeated(count) { #"{"url": "https://s\#($0).test"}"# })
            let paths = repeated(count) {
                #""/p\#($0)": {"servers": [{"url": "https://s\#($0).test"}], "get": {\#(done)}}"#
            }
            return Shape(
                name: "paths-with-one-of-many-servers",
                text: Shape.description(paths: Shape.members(paths), #", "servers": \#(servers)"#)
            )
        },
        { count in
            let paths = repeated(count) { number in
                let head = repeated(number % 50) { "/a\($0)" }.joined()
                let id = #"[{"name": "id", "in": "path", "required": true, "schema": {"type": "string"}}]"#
                return #""\#(head)/p\#(number)/{id}": {"get": {"parameters": \#(id), \#(done)}}"#
            }
            return Shape(name: "operations-of-deep-paths", text: Shape.description(paths: Shape.members(paths)))
        },
    ]
}

/// Operations with a choice of the configuration for each.
private func choices() -> [(Int) -> Shape] {
    func choices(_ name: String, for prefix: String) -> (Int) -> Shape {
        { count in
            let paths = repeated(count) {
                #""/p\#($0)": {"get": {"operationId": "o\#($0)", "tags": ["t\#($0)"], \#(done)}}"#
            }
            let names = repeated(count) { #""operation:\#(prefix)o\#($0)": "call\#($0)""# }
            let groups = repeated(count) { #""tag:\#(prefix)t\#($0)": "group\#($0)""# }
            let pointers = repeated(count) { ##""#/paths/~1p\##($0)/\##(prefix)get": "ask\##($0)""## }
            let timeouts = repeated(count) { #""\#(prefix)GET /p\#($0)": 20"# }
            let chosen = names + groups + (prefix.isEmpty ? [] : pointers)
            let members = [#""names": \#(Shape.members(chosen))"#, #""timeout": \#(Shape.members(timeouts))"#]
            var shape = Shape(name: name, text: Shape.description(paths: Shape.members(paths)))
            let configuration = Array(Shape.members(members).utf8)
            shape.configuration = Configuration(configuration, path: "endpoint-generator.json", into: DiagnosticLog())
            return shape
        }
    }
    return [
        choices("choices-of-operations", for: ""),
        // The suggestions for the first of them take most of the time.
        beyondLimits(choices("choices-of-unknown-operations", for: "x"), times: 5),
    ]
}

private func partsOfAnOperation() -> [(Int) -> Shape] {
    func parameters(_ name: String, _ parameter: @escaping (Int) -> String) -> (Int) -> Shape {
        { .operation(name, #""parameters": \#(Shape.list(repeated($0, parameter))), "#) }
    }
    func response(_ name: String, _ members: @escaping (Int) -> String) -> (Int) -> Shape {
        { .operation(name, "", responses: #"{"200": {"description": "Done.", \#(members($0))}}"#) }
    }
    func placeholders(_ name: String, _ prefix: String) -> (Int) -> Shape {
        { count in
            let parameters = repeated(count) {
                #"{"name": "\#(prefix)\#($0)", "in": "path", "required": true, "schema": {"type": "string"}}"#
            }
            return .operation(
                name,
                path: repeated(count) { "/{n\($0)+}" }.joined(),
                #""parameters": \#(Shape.list(parameters)), "#
            )
        }
    }
    func content(_ count: Int) -> String {
        Shape.members(
            repeated(count) {
                #""application/x\#($0)+json": {"schema": {"properties": {"a\#($0)": {"type": "string"}}}}"#
            }
        )
    }
    return [
        parameters("parameters-of-query") { #"{"name": "n\#($0)", "in": "query", "schema": {}}"# },
        { count in
            let chain = repeated(count) { ##""p\##($0)": {"$ref": "#/components/parameters/p\##($0 + 1)"}"## }
            let uses = repeated(count) { ##"{"$ref": "#/components/parameters/p\##($0)"}"## }
            return .operation(
                "parameters-in-a-chain",
                #""parameters": \#(Shape.list(uses)), "#,
                more: #", "components": {"parameters": \#(Shape.members(chain))}"#
            )
        },
        placeholders("placeholders", "n"),
        beyondLimits(placeholders("placeholders-of-other-names", "m")),
        { .operation("media-types-of-body", #""requestBody": {"content": \#(content($0))}, "#) },
        response("media-types-of-response") { #""content": \#(content($0))"# },
        response("headers") {
            #""headers": \#(Shape.members(repeated($0) { #""H\#($0)": {"schema": {"type": "string"}}"# }))"#
        },
        beyondLimits(
            response("events") { count in
                let events = repeated(count) { #"{"properties": {"event": {"const": "e\#($0)"}}}"# }
                return #"""
                    "content": {"text/event-stream": {"itemSchema": {"properties": {"data": {"type": "string"}},
                     "required": \#(Shape.list(repeated(count) { "\"r\($0)\"" })), "oneOf": \#(Shape.list(events))}}}
                    """#
            }
        ),
        beyondLimits(
            response("events-of-many-members") { count in
                let events = repeated(count) { #"{"properties": {"event": {"const": "e\#($0)"}}}"# }
                return #"""
                    "content": {"text/event-stream": {"itemSchema": {"properties": \#(Shape.properties(count)),
                     "oneOf": \#(Shape.list(events))}}}
                    """#
            }
        ),
        { count in
            let callbacks = repeated(count) { #""c\#($0)": {"{$request.query.url}": {"post": {\#(done)}}}"# }
            return .operation("callbacks", #""callbacks": \#(Shape.members(callbacks)), "#)
        },
        beyondLimits { count in
            let forms = repeated(count) { #"{"type": "object", "properties": {"p\#($0)": {"type": "string"}}}"# }
            let schema = #"{"schema": {"oneOf": \#(Shape.list(forms))}}"#
            return .operation("forms", #""requestBody": {"content": {"multipart/form-data": \#(schema)}}, "#)
        },
        {
            let parts = repeated($0) { #""p\#($0)": {"type": "string", "format": "binary"}"# }
            let schema = #"{"schema": {"properties": \#(Shape.members(parts))}}"#
            return .operation("parts", #""requestBody": {"content": {"multipart/form-data": \#(schema)}}, "#)
        },
        beyondLimits { count in
            let encodings = repeated(count) { #""q\#($0)": {"contentType": "text/plain"}"# }
            let schema = #"{"additionalProperties": false, "properties": \#(Shape.properties(count))}"#
            let form = #"{"schema": \#(schema), "encoding": \#(Shape.members(encodings))}"#
            return .operation("unknown-encodings", #""requestBody": {"content": {"multipart/form-data": \#(form)}}, "#)
        },
    ]
}

private func partsOfADescription() -> [(Int) -> Shape] {
    func description(_ name: String, _ members: @escaping (Int) -> String) -> (Int) -> Shape {
        { .operation(name, "", more: ", " + members($0)) }
    }
    let webhooks = description("webhooks") {
        #""webhooks": \#(Shape.members(repeated($0) { #""w\#($0)": {"post": {\#(done)}}"# }))"#
    }
    return [
        description("tags") { #""tags": \#(Shape.list(repeated($0) { #"{"name": "t\#($0)"}"# }))"# },
        description("servers") { #""servers": \#(Shape.list(repeated($0) { #"{"url": "https://s\#($0).test"}"# }))"# },
        description("servers-of-own-schemes") {
            #""servers": \#(Shape.list(repeated($0) { #"{"url": "s\#($0)://a.test"}"# }))"#
        },
        description("server-variables-of-the-host") { count in
            let variables = repeated(count) { #""v\#($0)": {"default": "x"}"# }
            let host = repeated(count) { "{v\($0)}" }.joined()
            return #""servers": [{"url": "https://\#(host)", "variables": \#(Shape.members(variables))}]"#
        },
        description("server-variables") { count in
            let variables = repeated(count) { #""v\#($0)": {"default": "x"}"# }
            let address = "https://a.test" + repeated(count) { "/{v\($0)}" }.joined()
            return #""servers": [{"url": "\#(address)", "variables": \#(Shape.members(variables))}]"#
        },
        webhooks, explained(webhooks),
        description("webhook-bodies") { count in
            let hooks = repeated(count) { index in
                let schema = #"{"type": "object", "properties": {"a\#(index)": {"type": "string"}}}"#
                let body = #""requestBody": {"content": {"application/json": {"schema": \#(schema)}}}"#
                return #""w\#(index)": {"post": {\#(body), \#(done)}}"#
            }
            return #""webhooks": \#(Shape.members(hooks))"#
        },
        { count in
            let schemes = repeated(count) { #""s\#($0)": {"type": "apiKey", "in": "header", "name": "X-\#($0)"}"# }
            let choices = Shape.list(repeated(count) { "{\"s\($0)\": []}" })
            return .operation(
                "security-schemes",
                #""security": \#(choices), "#,
                more: #", "components": {"securitySchemes": \#(Shape.members(schemes))}"#
            )
        },
        beyondLimits { count in
            let paths = repeated(count) { #""/p\#($0){?q}": {"get": {\#(done)}}"# }
            let schemes = repeated(count) { #""s\#($0)": {"type": "apiKey", "in": "query", "name": "k\#($0)"}"# }
            let components = #", "components": {"securitySchemes": \#(Shape.members(schemes))}"#
            return Shape(name: "queries-beside-keys", text: Shape.description(paths: Shape.members(paths), components))
        },
    ]
}
