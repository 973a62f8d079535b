import EndpointDescription
import Testing

@Suite("Names that references escape")
struct EscapedNameTests {
    @Test(
        "a security requirement may name a scheme by a URI with escapes",
        arguments: [
            ("x/y", "#/components/securitySchemes/x~1y"), ("x y", "#/components/securitySchemes/x%20y"),
            ("x~y", "#/components/securitySchemes/x~0y"), ("x/y", "#/components/securitySchemes/x%7E1y"),
            ("x%20y", "#/components/securitySchemes/x%2520y"), ("k", "#/%63omponents/securitySchemes/k"),
            // A name is used before a URI.
            ("#/components/securitySchemes/k", "#/components/securitySchemes/k"),
        ]
    )
    func scheme(name: String, uri: String) throws {
        let reading = Reading(
            operation: #"{"security": [{"\#(uri)": ["s"]}], "responses": {}}"#,
            components: #"{"securitySchemes": {"\#(name)": {"type": "http", "scheme": "bearer"}}}"#,
            version: "3.2.0"
        )
        let schemes = try #require(reading.operation().security?.first?.schemes)
        #expect(schemes.map(\.name) == [name] && schemes.map(\.scopes) == [["s"]])
        #expect(reading.reported.isEmpty)
    }

    @Test("the scheme of a URI that leads nowhere is reported by its name")
    func missingScheme() throws {
        let reading = Reading(
            operation: ##"{"security": [{"#/components/securitySchemes/x~1z": []}], "responses": {}}"##,
            components: #"{"securitySchemes": {"x/y": {"type": "http", "scheme": "bearer"}}}"#,
            version: "3.2.0"
        )
        let message =
            "warning: there is no security scheme 'x/z', so this part of 'security' is ignored; did you mean 'x/y'?"
        #expect(messages(reading) == [message])
    }

    @Test(
        "a mapping may lead to a component whose name has escapes",
        arguments: [("a b", "a%20b"), ("a/b", "a~1b"), ("a.b", "a.b"), ("é", "%C3%A9")]
    )
    func mapping(name: String, step: String) throws {
        func read(_ step: String) -> Reading {
            Reading(
                schemas: ##"""
                    {"\##(name)": {"title": "it"}, "Base": {"type": "object", "oneOf": [], "discriminator":
                    {"propertyName": "t", "mapping": {"tag": "#/components/schemas/\##(step)"}}}}
                    """##
            )
        }
        let mapping = try read(step).schema("Base").discriminator?.mapping ?? []
        #expect(mapping.map(\.tag) == ["tag"] && mapping.map(\.schema.title) == ["it"])
        let empty = "warning: 'oneOf' lists no schema, so it is ignored"
        #expect(messages(read(step)) == [empty])
        let ignored = "warning: there is no schema '\(name)c', and nothing lists it, so the tag 'tag' is ignored"
        #expect(messages(read(step + "c")).sorted() == [empty, ignored])
    }

    @Test("a mapping of another file leads to the components of that file")
    func mappingOfAnotherFile() throws {
        let mapping = ##"{"tag": "#/components/schemas/Dog"}"##
        let base = #"{"oneOf": [], "discriminator": {"propertyName": "t", "mapping": \#(mapping)}}"#
        let reading = Reading(
            "api.json",
            of: [
                "api.json": ##"""
                {"openapi": "3.1.0", "info": {"title": "T"}, "paths": {},
                "components": {"schemas": {"A": {"$ref": "more.json#/components/schemas/Base"}}}}
                """##,
                "more.json": #"{"components": {"schemas": {"Base": \#(base), "Dog": {"title": "dog"}}}}"#,
            ]
        )
        let targets = try reading.schema("A").target.discriminator?.mapping.map(\.schema)
        #expect(targets?.map(\.title) == ["dog"])
    }

    @Test(
        "a query parameter that the path fixes is left out, even if the path encodes its name",
        arguments: [("x%5B%5D=1", "x[]", []), ("x[]=%31", "x[]", []), ("x%255B=1", "x[", ["x["])]
    )
    func fixedParameter(query: String, name: String, kept: [String]) throws {
        let parameter = #"{"name": "\#(name)", "in": "query", "schema": {"type": "string", "enum": ["1"]}}"#
        let reading = Reading(operation: #"{"parameters": [\#(parameter)], "responses": {}}"#, path: "/a?\(query)")
        #expect(try reading.operation().parameters.map(\.name) == kept)
    }
}
