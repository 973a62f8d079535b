import EndpointDescription
import EndpointGeneration

/// Families of descriptions that use one part as often as the part is large, or that compare two large parts.
func growingUses() -> [(Int) -> Shape] {
    usesOfComponents() + membersWithChoices() + nestedEvents() + comparedParts()
}

private let done = #""responses": {"204": {"description": "Done."}}"#

private func reference(_ pointer: String) -> String { ##"{"$ref": "#/\##(pointer)"}"## }

/// Many references to one large component.
private func usesOfComponents() -> [(Int) -> Shape] {
    func component(_ name: String, _ part: @escaping (Int) -> String, usedBy path: String) -> (Int) -> Shape {
        { count in
            let paths = repeated(count) { #""/p\#($0)": \#(path)"# }
            let components = #", "components": {\#(part(count))}"#
            return Shape(name: name, text: Shape.description(paths: Shape.members(paths), components))
        }
    }
    let json = #"{"application/json": {"schema": \#(reference("components/schemas/S"))}}"#
    return [
        component(
            "paths-of-one-path-item",
            { count in
                let parameters = repeated(count) { #"{"name": "q\#($0)", "in": "query", "schema": {}}"# }
                return #""pathItems": {"P": {"parameters": \#(Shape.list(parameters))}}"#
            },
            usedBy: reference("components/pathItems/P")
        ),
        component(
            "operations-of-one-object",
            { #""schemas": {"S": {"type": "object", "properties": \#(Shape.properties($0))}}"# },
            usedBy: #"{"get": {"responses": {"200": {"description": "-", "content": \#(json)}}}}"#
        ),
    ]
}

private func membersWithChoices() -> [(Int) -> Shape] {
    [membersOfOneChoice, choicesOfOneMember, subtypesOfOneBase, layersOfChoices]
}

/// Many members of one large choice with a discriminator.
private func membersOfOneChoice(_ count: Int) -> Shape {
    let alternatives = repeated(count) {
        #""A\#($0)": {"type": "object", "properties": {"p\#($0)": {"type": "string"}}}"#
    }
    let references = Shape.list(repeated(count) { reference("components/schemas/A\($0)") })
    let choice = #""C": {"oneOf": \#(references), "discriminator": {"propertyName": "kind"}}"#
    let users = repeated(count) {
        #""S\#($0)": {"type": "object", "properties": {"m": \#(reference("components/schemas/C"))}}"#
    }
    let schemas = #", "components": {"schemas": \#(Shape.members(alternatives + [choice] + users))}"#
    return Shape(name: "members-of-one-choice", text: Shape.description(paths: "{}", schemas))
}

private func plainObject(_ name: String) -> String {
    ##""\##(name)": {"type": "object", "properties": {"x": {"type": "string"}, "\##(name)": {"type": "string"}}}"##
}

private func choice(_ name: String, of count: Int) -> String {
    #"{"anyOf": \#(Shape.list(repeated(count) { reference("components/schemas/\(name)\($0)") }))}"#
}

private func member(_ schemas: String...) -> String {
    let branches = schemas.map { #"{"type": "object", "properties": {"m": \#($0)}}"# }
    return #"{"allOf": \#(Shape.list(branches))}"#
}

/// Two large choices for one member.
private func choicesOfOneMember(_ count: Int) -> Shape {
    let objects = repeated(count) { plainObject("A\($0)") } + repeated(count) { plainObject("B\($0)") }
    let both = member(choice("A", of: count), choice("B", of: count))
    return .schema("choices-of-one-member", both, beside: objects)
}

/// Choices whose alternatives are all choices of the next layer. The last layer has objects.
private func layersOfChoices(_ count: Int) -> Shape {
    let width = max(2, Int(Double(count).squareRoot()))
    let layers = (0..<8).flatMap { layer in
        repeated(width) { index in
            let next =
                #"{"oneOf": \#(Shape.list(repeated(width) { reference("components/schemas/L\(layer + 1)_\($0)") }))}"#
            let object = #"{"type": "object", "required": ["p\#(index)"], "properties": {"p\#(index)": {}}}"#
            return #""L\#(layer)_\#(index)": \#(layer < 7 ? next : object)"#
        }
    }
    return .schema("layers-of-choices", reference("components/schemas/L0_0"), beside: layers)
}

/// A base that lists the many types that extend it.
private func subtypesOfOneBase(_ count: Int) -> Shape {
    let subtypes = repeated(count) {
        ##""A\##($0)": {"allOf": [\##(reference("components/schemas/Z")), {"properties": {"p\##($0)": {}}}]}"##
    }
    let base = #""Z": \#(choice("A", of: count))"#
    return .schema("subtypes-of-one-base", choice("A", of: count), beside: subtypes + [base])
}

/// Choices of events or of their data, each with many references to the next choice.
private func nestedEvents() -> [(Int) -> Shape] {
    func events(_ name: String, _ event: String, _ end: @escaping (Int) -> String) -> (Int) -> Shape {
        { count in
            func choice(_ alternative: (Int) -> String) -> String {
                #"{"oneOf": \#(Shape.list(repeated(count, alternative)))}"#
            }
            let choices = (0..<2).map { level in
                #""C\#(level)": \#(choice { _ in reference("components/schemas/C\(level + 1)") })"#
            }
            let last = #""C2": \#(choice(end))"#
            let content = #"{"text/event-stream": {"itemSchema": \#(event)}}"#
            return .operation(
                name,
                "",
                responses: #"{"200": {"description": "-", "content": \#(content)}}"#,
                more: #", "components": {"schemas": \#(Shape.members(choices + [last]))}"#
            )
        }
    }
    let first = reference("components/schemas/C0")
    return [
        events("data-of-nested-choices", #"{"type": "object", "properties": {"data": \#(first)}}"#) {
            #"{"type": "string", "enum": ["a\#($0)"]}"#
        },
        events("events-of-nested-choices", first) {
            #"{"type": "object", "properties": {"event": {"const": "e\#($0)"}, "data": {"type": "string"}}}"#
        },
    ]
}

/// Two large parts of which each element might be compared with each of the other.
private func comparedParts() -> [(Int) -> Shape] {
    [
        beyondLimits { .operation("segments-of-a-router", path: repeated($0) { "/<a\($0)>" }.joined(), "") },
        beyondLimits { count in
            func servers(_ host: String) -> String {
                Shape.list(
                    repeated(count) { #"{"url": "https://\#(host)\#($0).test", "description": "\#(host) \#($0)"}"# }
                )
            }
            return .operation(
                "servers-of-an-operation",
                #""servers": \#(servers("a")), "#,
                more: #", "servers": \#(servers("b"))"#
            )
        },
        { count in
            func tuple(_ element: String) -> String {
                #"{"properties": {"a": {"prefixItems": \#(Shape.list(repeated(count) { _ in element }))}}}"#
            }
            let condition = #"{"if": {"required": ["b"]}, "then": \#(tuple(#"{"type": "string", "minLength": 1}"#))}"#
            return .schema(
                "elements-under-a-condition",
                #"{"allOf": [\#(tuple(#"{"type": "string"}"#)), \#(condition)]}"#
            )
        },
        beyondLimits { count in
            let alternatives = repeated(count) {
                let inner = #"{"type": "object", "properties": {"k\#($0)": {}}, "additionalProperties": false}"#
                return #"{"type": "object", "properties": {"a": \#(inner)}}"#
            }
            let example = Shape.members(repeated(count) { #""u\#($0)": 1"# })
            let media = #"{"schema": {"oneOf": \#(Shape.list(alternatives))}, "example": {"a": \#(example)}}"#
            var shape = Shape.operation(
                "misfits-of-an-example",
                "",
                responses: #"{"200": {"description": "-", "content": {"application/json": \#(media)}}}"#
            )
            shape.hasStubs = true
            return shape
        },
        { count in
            let texts = Shape.list(repeated(count) { _ in #"{"type": "string"}"# })
            let schema = #"{"type": "array", "uniqueItems": true, "prefixItems": \#(texts)}"#
            var shape = Shape.operation(
                "different-elements-of-an-example",
                "",
                responses: #"{"200": {"description": "-", "content": {"application/json": {"schema": \#(schema)}}}}"#
            )
            shape.hasStubs = true
            return shape
        },
    ]
}
