/// Families of descriptions in OpenAPI 3.0 and Swagger 2.0, of what these versions write in their own ways.
func growingVersions() -> [(Int) -> Shape] {
    openAPI30() + swagger()
}

private let done = #""responses": {"200": {"description": "Done."}}"#

private func openAPI30() -> [(Int) -> Shape] {
    func members(_ name: String, _ member: @escaping (Int) -> String) -> (Int) -> Shape {
        { count in
            let properties = Shape.members(repeated(count) { "\"m\($0)\": \(member($0))" })
            return .schema(name, #"{"type": "object", "properties": \#(properties)}"#, beside: [#""A": {}"#])
        }
    }
    let families: [(Int) -> Shape] = [
        beyondLimits(members("nullable-members") { _ in #"{"type": "string", "nullable": true}"# }),
        beyondLimits(
            members("nullable-references") { _ in
                ##"{"nullable": true, "allOf": [{"$ref": "#/components/schemas/A"}]}"##
            }
        ),
        beyondLimits(
            members("described-references") { ##"{"$ref": "#/components/schemas/A", "description": "\##($0)"}"## }
        ),
        beyondLimits { count in
            let references = repeated(count) {
                ##""R\##($0)": {"$ref": "#/components/schemas/Extreme", "required": ["x"]}"##
            }
            let object = #"{"type": "object", "properties": \#(Shape.properties(count))}"#
            return .schema("references-that-require-foreign-members", object, beside: references)
        },
        beyondLimits { count in
            let encoding = Shape.members(repeated(count) { #""p\#($0)": {"style": "deepObject"}"# })
            let form = #"{"schema": {"properties": \#(Shape.properties(count))}, "encoding": \#(encoding)}"#
            return .operation(
                "styles-of-parts",
                #""requestBody": {"content": {"multipart/form-data": \#(form)}}, "#
            )
        },
    ]
    return families.map { family in
        {
            var shape = family($0)
            shape.name = "openapi-3.0-\(shape.name)"
            shape.text = shape.text.replacing(#""openapi": "3.1.0""#, with: #""openapi": "3.0.3""#)
            return shape
        }
    }
}

private func swagger() -> [(Int) -> Shape] {
    func description(_ name: String, paths: String, _ more: String) -> Shape {
        Shape(
            name: "swagger-\(name)",
            text: #"{"swagger": "2.0", "info": {"title": "Shape", "version": "1"}, "paths": \#(paths), \#(more)}"#
        )
    }
    func operations(_ name: String, _ more: String = #""definitions": {}"#, _ members: @escaping (Int) -> String)
        -> (Int) -> Shape
    {
        { count in
            let paths = repeated(count) { #""/p\#($0)": {"post": {\#(members($0))}}"# }
            return description(name, paths: Shape.members(paths), more)
        }
    }
    func parameters(_ name: String, _ parameter: @escaping (Int) -> String) -> (Int) -> Shape {
        { count in
            let list = Shape.list(repeated(count, parameter))
            return description(name, paths: #"{"/p": {"post": {"parameters": \#(list), \#(done)}}}"#, #""tags": []"#)
        }
    }
    func definitions(_ name: String, _ definition: @escaping (Int) -> String) -> (Int) -> Shape {
        { count in
            let schemas = Shape.members(repeated(count) { "\"D\($0)\": \(definition($0))" })
            return description(name, paths: "{}", #""definitions": \#(schemas)"#)
        }
    }
    let types = Shape.list(repeated(30) { #""application/t\#($0)+json""# })
    let body = ##"{"name": "b", "in": "body", "schema": {"$ref": "#/definitions/D"}}"##
    return [
        operations("bodies", #""definitions": {"D": {"type": "object"}}"#) { _ in #""parameters": [\#(body)], \#(done)"#
        },
        operations("media-types", #""produces": \#(types)"#) { _ in
            #""responses": {"200": {"description": "Done.", "schema": {"type": "object"}}}"#
        },
        operations("schemes", #""host": "a.test", "schemes": ["https", "http"]"#) { _ in
            #""schemes": ["https"], \#(done)"#
        },
        beyondLimits(parameters("form-fields") { #"{"name": "f\#($0)", "in": "formData", "type": "string"}"# }),
        beyondLimits(
            parameters("query") {
                #"{"name": "q\#($0)", "in": "query", "type": "array", "items": {}, "collectionFormat": "multi"}"#
            }
        ),
        definitions("definitions") { ##"{"properties": {"next": {"$ref": "#/definitions/D\##($0 / 2)"}}}"## },
        definitions("subtypes") { number in
            number == 0
                ? #"{"discriminator": "t", "required": ["t"], "properties": {"t": {"type": "string"}}}"#
                : ##"{"allOf": [{"$ref": "#/definitions/D0"}, {"properties": {"m\##(number)": {"type": "string"}}}]}"##
        },
    ]
}
