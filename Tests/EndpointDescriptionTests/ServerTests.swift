import Testing

@testable import EndpointDescription

@Suite("Servers and security of operations")
struct ServerTests {
    @Test("a server variable without a value is required if the address has no host without it")
    func serverVariableInPlaceOfTheHost() throws {
        let variables = #"{"domain": {"default": ""}, "v": {"default": "v1"}, "region": {"default": null}}"#
        let server = #"{"url": "https://{domain}/{v}/{region}", "variables": \#(variables)}"#
        let reading = Reading(operation: #"{"servers": [\#(server)]}"#)
        #expect(try reading.operation().servers?.first?.variables.map(\.defaultValue) == [nil, "v1", nil])
        #expect(
            messages(reading) == [
                "warning: the defaults leave 'https://{domain}/{v}/{region}' without a host, so callers must pass its variables",
                "warning: the server variable 'region' has no 'default', so callers must pass it",
            ]
        )
    }

    @Test(
        "a server without a scheme is reached by https, and the one on this machine by http",
        arguments: [
            ("//api.example.com/v1", "https://api.example.com/v1"),
            ("api.example.com/v1", "https://api.example.com/v1"),
            ("10.0.0.1/v1", "https://10.0.0.1/v1"), ("pets:8080", "https://pets:8080"),
            ("localhost", "http://localhost"), ("LOCALHOST:8080", "http://LOCALHOST:8080"),
            ("//Localhost/v1", "http://Localhost/v1"),
        ]
    )
    func serverWithoutAScheme(written: String, url: String) throws {
        let reading = Reading(operation: #"{"servers": [{"url": "\#(written)"}]}"#)
        #expect(try reading.operation().servers?.map(\.url) == [url])
        let scheme = url.prefix { $0 != ":" }
        #expect(messages(reading) == ["warning: the server URL '\(written)' has no scheme; '\(scheme)' is used"])
    }

    @Test(
        "a server that begins with the value of a variable is reached by https if no value has a scheme",
        arguments: [
            ("{host}/v1", "api.example.com", "", "https://{host}/v1"),
            ("{host}.example.com/v1", "api", #", "enum": ["api", "test"]"#, "https://{host}.example.com/v1"),
            ("{host}:8080", "pets", "", "https://{host}:8080"), ("{host}", "localhost", "", "http://{host}"),
            ("{host}/v1", "https://api.example.com", "", nil),
            ("{host}/v1", "api.example.com", #", "enum": ["https://api.example.com"]"#, nil),
            ("{host}://api.example.com", "https", "", nil), ("{host}//api.example.com", "https:", "", nil),
            ("{host}/v1", "", "", nil), ("{host}", "/v1", "", nil), ("{host}{other}", "https:", "", nil),
            ("{host}", "LocalHost:80", "", "http://{host}"),
            ("{host}.example.com", "<name>", "", "https://{host}.example.com"),
            ("{host}.{region}.example.com", "api", "", "https://{host}.{region}.example.com"),
            ("{host}:{port}", "pets", "", "https://{host}:{port}"),
            ("{host}", "//api.example.com", "", "https://{host}"),
            ("{host}/v1", "//localhost", "", "http://{host}/v1"),
        ] as [(String, String, String, String?)]
    )
    func variableWithoutScheme(written: String, value: String, values: String, url: String?) throws {
        let variables = #"{"host": {"default": "\#(value)"\#(values)}, "other": {"default": "//a.example"}}"#
        let reading = Reading(operation: #"{"servers": [{"url": "\#(written)", "variables": \#(variables)}]}"#)
        #expect(try reading.operation().servers?.map(\.url) == [url ?? written])
        let scheme = url?.prefix { $0 != ":" }
        let warning = scheme.map { "warning: the server URL '\(written)' has no scheme; '\($0)' is used" }
        #expect(messages(reading).filter { $0.contains("no scheme") } == [warning].compactMap(\.self))
    }

    @Test(
        "a server that begins with the value of a variable begins at the origin if that is neither a host nor a scheme",
        arguments: [
            ("{base}/pets", "v1", "/{base}/pets", "v1"), ("{base}", "api/v3", "/{base}", "api/v3"),
            ("{base}", "./v1", "/{base}", "v1"), ("{base}", "../../v1", "/{base}", "v1"),
            ("{base}", "?a=b", "/{base}", "?a=b"), ("{base}/x", "index.php", "/{base}/x", "index.php"),
        ]
    )
    func variableOfPath(written: String, value: String, url: String, used: String) throws {
        let variables = #"{"base": {"default": "\#(value)"}}"#
        let reading = Reading(operation: #"{"servers": [{"url": "\#(written)", "variables": \#(variables)}]}"#)
        let server = try #require(try reading.operation().servers?.first)
        #expect(server.url == url && server.variables.first?.defaultValue == used)
        #expect(messages(reading) == [])
    }

    @Test(
        "the default of a variable in place of a host has no slashes of its own",
        arguments: ["{host}/v1", "https://{host}/v1", "https:{host}/v1"]
    )
    func slashesBeforeHost(written: String) throws {
        let variables = #"{"host": {"default": "//a.test", "enum": ["//a.test", "//b.test", "a.test"]}}"#
        let reading = Reading(operation: #"{"servers": [{"url": "\#(written)", "variables": \#(variables)}]}"#)
        let server = try #require(try reading.operation().servers?.first)
        #expect(server.url == "https://{host}/v1")
        #expect(server.variables.first?.defaultValue == "a.test")
        #expect(server.variables.first?.allowed == ["a.test", "b.test"])
    }

    @Test(
        "a server without a host is a warning",
        arguments: ["https://", "https:///v1", "http://:8080/v1", "https://?a=b"]
    )
    func withoutHost(url: String) {
        let reading = Reading(operation: #"{"servers": [{"url": "\#(url)"}]}"#)
        #expect(messages(reading) == ["warning: no request can be sent to '\(url)': it has no host"])
    }

    @Test(
        "an address with '://' in its path or query is relative",
        arguments: [
            ("/proxy/https://x.test", "/proxy/https://x.test"), ("proxy/https://x.test", "/proxy/https://x.test"),
            ("proxy?to=https://x.test", "/proxy?to=https://x.test"),
        ]
    )
    func addressInPath(written: String, url: String) throws {
        let reading = Reading(operation: #"{"servers": [{"url": "\#(written)"}]}"#)
        #expect(try reading.operation().servers?.map(\.url) == [url])
        #expect(messages(reading).isEmpty)
    }

    @Test(
        "the default of a variable behind a slash has no slash of its own",
        arguments: [
            ("https://a.test/{stage}", "prod", true), ("https://a.test/v1/{stage}/x", "prod", true),
            ("https://a.test/{stage}/x{stage}", "/prod", false), ("https://a.test{stage}", "/prod", false),
            ("https://{stage}/v1", "/prod", false),
            ("{stage}", "/prod", false),
        ]
    )
    func stage(url: String, value: String, isReported: Bool) throws {
        let variables = #"{"stage": {"default": "/prod", "enum": ["/prod", "/test", "own"]}}"#
        let reading = Reading(operation: #"{"servers": [{"url": "\#(url)", "variables": \#(variables)}]}"#)
        let variable = try #require(try reading.operation().servers?.first?.variables.first)
        #expect(variable.defaultValue == value)
        #expect(variable.allowed == (isReported ? ["prod", "test", "own"] : ["/prod", "/test", "own"]))
        let note = "note: '/prod' follows a slash in '\(url)', so its own slash is left out"
        #expect(messages(reading) == (isReported ? [note] : []))
    }

    @Test("defaults of variables that name other variables are texts", .timeLimit(.minutes(15)))
    func defaultsOfDefaults() throws {
        let variables = (0..<40).map { #""v\#($0)": {"default": "{v\#($0 + 1)}{v\#($0 + 1)}"}"# }
        let server = #"{"url": "https://{v0}", "variables": {\#(variables.joined(separator: ", "))}}"#
        let reading = Reading(operation: #"{"servers": [\#(server)]}"#)
        #expect(try reading.operation().servers?.count == 1)
        #expect(messages(reading).isEmpty)
        let empty = #"{"url": "https://{a}{b}/x", "variables": {"a": {"default": ""}, "b": {"default": ""}}}"#
        #expect(
            messages(Reading(operation: #"{"servers": [\#(empty)]}"#))
                == ["warning: the defaults leave 'https://{a}{b}/x' without a host, so callers must pass its variables"]
        )
    }

    @Test(
        "a server whose scheme is not followed by '://' is read as if it were",
        arguments: ["https:api.example.com/v1", "https:/api.example.com/v1", "https//api.example.com/v1"]
    )
    func serverWithoutSlashes(written: String) throws {
        let reading = Reading(operation: #"{"servers": [{"url": "\#(written)"}]}"#)
        let url = "https://api.example.com/v1"
        #expect(try reading.operation().servers?.map(\.url) == [url])
        #expect(
            messages(reading)
                == ["warning: the server URL '\(written)' has no '://' after its scheme, so it is read as '\(url)'"]
        )
    }

    @Test(
        "a path in place of a server begins at the origin",
        arguments: [
            ("v1", "/v1"), ("./v1", "/v1"), ("../../v1", "/v1"), ("/v1", "/v1"), ("v1.0/pets", "/v1.0/pets"),
            ("index.php/api", "/index.php/api"), ("/proxy/http://a.example", "/proxy/http://a.example"),
            ("{base}/v1", "{base}/v1"),
        ]
    )
    func relativeServer(written: String, url: String) throws {
        let variables = #"{"base": {"default": "https://a.example"}}"#
        let reading = Reading(operation: #"{"servers": [{"url": "\#(written)", "variables": \#(variables)}]}"#)
        #expect(try reading.operation().servers?.map(\.url) == [url])
        #expect(messages(reading) == [])
    }

    @Test(
        "a server that no request can reach is reported",
        arguments: [
            ("ws://a.example", "its scheme is 'ws', not 'https' or 'http'"),
            ("https://<domain>.example", "its host contains '<'"), ("https:// a.example", "its host contains ' '"),
            ("https://user:word@a.example", "it contains a user name or a password"),
            ("https://{user}@a.example/v1", "it contains a user name or a password"),
            ("https://a.example/v1#pets", "it has a fragment"), ("/v1#pets", "it has a fragment"),
            ("https://a.example:0", "its port is '0', not a number from 1 to 65535"),
            ("https://a.example:65536/v1", "its port is '65536', not a number from 1 to 65535"),
            (
                "https://a.example:99999999999999999999",
                "its port is '99999999999999999999', not a number from 1 to 65535"
            ),
            ("https://a.example:https", "its port is 'https', not a number from 1 to 65535"),
            ("https://[::1]:70000", "its port is '70000', not a number from 1 to 65535"),
        ]
    )
    func impossibleServer(url: String, fault: String) {
        let variables = #"{"user": {"default": "a"}}"#
        let reading = Reading(operation: #"{"servers": [{"url": "\#(url)", "variables": \#(variables)}]}"#)
        #expect(messages(reading) == ["warning: no request can be sent to '\(url)': \(fault)"])
    }

    @Test(
        "a port that an address can have is not reported",
        arguments: [
            "https://a.example:1", "https://a.example:65535/v1", "https://a.example:", "https://[::1]:8080/v1",
            "https://[::1]", "https://a.example:{port}/v1", "https://a.example:80{port}", "https://a.example/@a:b",
            "https://a.example?b=c@d:e", "https://{authority}",
        ]
    )
    func possiblePort(url: String) {
        let variables = #"{"port": {"default": "80"}, "authority": {"default": "a.example:80"}}"#
        let reading = Reading(operation: #"{"servers": [{"url": "\#(url)", "variables": \#(variables)}]}"#)
        #expect(messages(reading) == [])
    }

    @Test("a variable of a server in the form of Postman is read")
    func doubledBraces() throws {
        let server = #"{"url": "https://{{host}}/v1", "variables": {"host": {"default": "a.example"}}}"#
        let reading = Reading(operation: #"{"servers": [\#(server)]}"#)
        #expect(try reading.operation().servers?.map(\.url) == ["https://{host}/v1"])
        #expect(reading.log.diagnostics.map(\.severity) == [.warning])
    }

    @Test(
        "an operation that takes its authorization as a parameter requires a scheme for it",
        arguments: [true, false]
    )
    func authorizationParameter(isRequired: Bool) throws {
        let schemes = #"{"b": {"type": "bearer"}, "k": {"type": "apiKey", "in": "header", "name": "X-Key"}}"#
        let parameter = #"{"name": "authorization", "in": "header", "required": \#(isRequired), "schema": {}}"#
        func security(others: String) throws -> [[String]]? {
            let operations =
                #""get": {"parameters": [\#(parameter)], "responses": {}}, "post": {\#(others)"responses": {}}"#
            let reading = Reading(
                members: #""paths": {"/a": {\#(operations)}}, "components": {"securitySchemes": \#(schemes)}"#
            )
            let description = try #require(reading.description)
            return description.operations.first { $0.method == .get }?.security?.map { $0.schemes.map(\.name) }
        }
        #expect(try security(others: #""security": [{"k": []}], "#) == (isRequired ? [["b"]] : [["b"], []]))
        #expect(try security(others: #""security": [], "#) == (isRequired ? [["b"]] : [["b"], []]))
        // Every operation gets the credentials.
        #expect(try security(others: "") == nil)
    }

    @Test("operations that Azure describes by their queries are read, without the parameters that the queries fix")
    func queriesOfAzure() throws {
        let parameters = ["comp", "prefix"].map {
            #"{"name": "\#($0)", "in": "query", "required": true, "schema": {"type": "string", "enum": ["list"]}}"#
        }
        let operation =
            #"{"operationId": "list", "parameters": [\#(parameters.joined(separator: ", "))], "responses": {}}"#
        let reading = Reading(
            members: #""paths": {}, "x-ms-paths": {"/a?comp=list": {"get": \#(operation)}, "see": {"get": "docs"}}"#
        )
        #expect(try reading.operation().path == "/a?comp=list")
        #expect(try reading.operation().parameters.map(\.name) == ["prefix"])
        #expect(messages(reading) == [])
    }
}
