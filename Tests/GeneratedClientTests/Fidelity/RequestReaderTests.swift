import EndpointRuntime
import Foundation
import Testing

@testable import Fidelity

@Suite("Request reader of the fidelity checks")
struct RequestReaderTests {
    /// The differences of a request, as kind and path.
    private func differences(
        operation: String,
        path: String = "/a",
        sent: String = "/a",
        headers: HeaderFields = [:],
        body: String? = nil,
        kind: String? = nil,
        _ arguments: [String: String]
    ) throws -> [String] {
        let text = #"{"openapi": "3.1.0", "paths": {"\#(path)": {"post": \#(operation)}}}"#
        let description = PlainDescription(try PlainParser.parse(text))
        let operation = try #require(PlainOperation.all(of: description).first)
        var reader = RequestReader(
            description,
            operation,
            kind,
            operation.bodyMedia.first,
            Arguments(try arguments.mapValues { try PlainParser.parse($0) })
        )
        let url = try #require(URL(string: "https://api.test/base" + sent))
        let bytes = body.map { HTTPBody.data(Data($0.utf8)) } ?? .absent
        reader.read(EndpointRequest(method: .post, url: url, headers: headers, body: bytes))
        return reader.differences.map { "\($0.kind)\($0.path)" }
    }

    private func parameter(_ members: String) -> String {
        #"{"parameters": [{"name": "p", \#(members), "schema": {}}]}"#
    }

    @Test(
        "a query item is read by its style",
        arguments: [
            (#""in": "query""#, #"["a", "b"]"#, "p=a&p=b"),
            (#""in": "query", "explode": false"#, #"["a,", "b"]"#, "p=a%2C,b"),
            (#""in": "query""#, #"{"x": 1, "y": true}"#, "x=1&y=true"), (#""in": "query""#, #""a b+c""#, "p=a%20b%2Bc"),
            (#""in": "query", "style": "pipeDelimited", "explode": false"#, #"["a", "b"]"#, "p=a%7Cb"),
            (#""in": "query", "style": "deepObject""#, #"{"x": {"y": ["a"]}}"#, "p%5Bx%5D%5By%5D%5B0%5D=a"),
            (#""in": "query", "explode": false"#, #"{"x": 1}"#, "p=x,1"), (#""in": "query""#, "1.50", "p=1.5"),
            (#""in": "query", "allowReserved": true"#, #""a%20b/c""#, "p=a%20b/c"),
        ]
    )
    func query(members: String, value: String, query: String) throws {
        #expect(try differences(operation: parameter(members), sent: "/a?\(query)", ["query.p": value]) == [])
    }

    @Test("a wrong, missing or additional query item is a difference")
    func wrongQuery() throws {
        let plain = parameter(#""in": "query""#)
        #expect(try differences(operation: plain, sent: "/a?p=2", ["query.p": "1"]) == ["changed query.p"])
        #expect(try differences(operation: plain, ["query.p": "1"]) == ["lost query.p"])
        #expect(try differences(operation: plain, sent: "/a?p=1", [:]) == ["added query.p"])
        #expect(try differences(operation: plain, sent: "/a?p=a+b", ["query.p": #""a+b""#]) == ["changed query.p"])
    }

    @Test(
        "a path parameter is read by its style",
        arguments: [
            (#""in": "path""#, #""a/b""#, "a%2Fb"), (#""in": "path""#, #"["a", "b"]"#, "a,b"),
            (#""in": "path", "style": "label""#, #"["a", "b"]"#, ".a,b"),
            (#""in": "path", "style": "matrix", "explode": true"#, #"["a", "b"]"#, ";p=a;p=b"),
            (#""in": "path", "explode": true"#, #"{"x": 1}"#, "x=1"),
        ]
    )
    func path(members: String, value: String, text: String) throws {
        let operation = parameter(members)
        #expect(
            try differences(operation: operation, path: "/ß/{p}.json", sent: "/%C3%9F/\(text).json", ["path.p": value])
                == []
        )
        #expect(
            try differences(operation: operation, path: "/x/{p}.json", sent: "/x/other.json", ["path.p": value]) != []
        )
        #expect(
            try differences(operation: operation, path: "/x/{p}.json", sent: "/y/\(text).json", ["path.p": value])
                == ["changed path"]
        )
    }

    @Test("headers and cookies are read, and others are differences")
    func headers() throws {
        let header = parameter(#""in": "header""#)
        #expect(try differences(operation: header, headers: ["P": "a,b"], ["header.p": #"["a", "b"]"#]) == [])
        #expect(try differences(operation: header, headers: ["X-Other": "1"], [:]) == ["added header.x-other"])
        let cookie = parameter(#""in": "cookie""#)
        #expect(try differences(operation: cookie, headers: ["Cookie": "p=1"], ["cookie.p": "1"]) == [])
        #expect(
            try differences(operation: cookie, headers: ["Cookie": "p=1; q=2"], ["cookie.p": "1"]) == ["added cookie.q"]
        )
    }

    private func operation(_ media: String, _ schema: String) -> String {
        #"{"requestBody": {"content": {"\#(media)": {"schema": \#(schema)}}}}"#
    }

    @Test("a JSON body is the one that was given, with its media type")
    func json() throws {
        let json = operation(
            "application/json",
            #"{"type": "object", "properties": {"a": {"type": "integer", "default": 1}}}"#
        )
        func found(_ body: String, type: String = "application/json") throws -> [String] {
            try differences(
                operation: json,
                headers: ["Content-Type": type],
                body: body,
                kind: "json",
                ["body": #"{"a": 1}"#]
            )
        }
        #expect(try found(#"{"a": 1.0}"#) == [])
        #expect(try found(#"{"a": 2}"#) == ["changed body/a"])
        #expect(try found(#"{"a": 1, "b": 2}"#) == ["added body/b"])
        #expect(try found(#"{"a": 1}"#, type: "text/plain") == ["changed header.content-type"])
        #expect(try differences(operation: json, body: "{}", kind: "json", [:]) == ["added body"])
    }

    @Test("a form is read item by item")
    func form() throws {
        let form = operation("application/x-www-form-urlencoded", #"{"type": "object"}"#)
        func found(_ body: String) throws -> [String] {
            try differences(
                operation: form,
                headers: ["Content-Type": "application/x-www-form-urlencoded"],
                body: body,
                kind: "form",
                ["body": #"{"a": [1, 2], "b": {"c": true}, "d": "x y"}"#]
            )
        }
        #expect(try found("a=1&a=2&b=%7B%22c%22%3Atrue%7D&d=x%20y") == [])
        #expect(try found("a=1&b=%7B%22c%22%3Atrue%7D&d=x+y&e=1") == ["changed body/a", "added body/e"])
    }

    @Test("the parts of a multipart body are read with their headers")
    func multipart() throws {
        let multipart = operation(
            "multipart/form-data",
            #"{"type": "object", "properties": {"a": {"type": "string"}}}"#
        )
        let body = "--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\none\r\ntwo\r\n--x--\r\n"
        func found(_ body: String, _ value: String) throws -> [String] {
            try differences(
                operation: multipart,
                headers: ["Content-Type": "multipart/form-data; boundary=x"],
                body: body,
                kind: "multipart",
                ["body": "{}", "body.a": value]
            )
        }
        #expect(try found(body, #""one\r\ntwo""#) == [])
        #expect(try found(body, #""one""#) == ["changed body.a"])
        #expect(try found(body.replacing("--x--", with: ""), #""one\r\ntwo""#) == ["changed body"])
        #expect(try found(body.replacing("\"a\"", with: "\"b\""), #""one""#) == ["lost body.a", "added body.b"])
    }
}
