import EndpointRuntime
import Foundation
import Testing

@Suite("URLs in JSON")
struct URLTextTests {
    private struct Repository: JSONModel, Hashable {
        var name: String
        var homepage: URLText?
        var links: [URLText]

        init(from json: inout ObjectReader) throws {
            name = try json.required("name")
            homepage = try json.optional("homepage")
            links = try json.optional("links") ?? []
        }

        func encode(to json: inout ObjectWriter) throws {
            try json.required("name", name)
            try json.optional("homepage", homepage)
            try json.required("links", links)
        }
    }

    @Test(
        "text that was read is written unchanged, a URL or not",
        arguments: [
            "", "https://example.com/a?b=c#d", "a b", "{id}", "https://example.com/{id}", "%zz",
            "https://bücher.example/ü",
            "https://example.com/%C3%BC", "http://[", "//host", "/pets/7", "mailto:a@b.example", "日本",
            "HTTPS://EXAMPLE.com:443/", " ", "https://example.com/a|b",
        ]
    )
    func whatWasReadIsWritten(text: String) throws {
        let json = try JSONValue.object(["name": "n", "homepage": .string(text), "links": [.string(text)]]).jsonText()
        let repository = try Repository(jsonText: json)
        #expect(repository.homepage?.text == text)
        #expect(try repository.jsonText() == json)
        #expect(try URLText(jsonValue: .string(text)).jsonValue() == .string(text))
    }

    @Test("an empty text in an optional member is a value without a URL, and is written again")
    func anEmptyTextIsKept() throws {
        let repository = try Repository(jsonText: #"{"name":"n","homepage":"","links":[]}"#)
        #expect(repository.homepage == "")
        #expect(repository.homepage?.url == nil)
        let absent = try Repository(jsonText: #"{"name":"n","homepage":null,"links":[]}"#)
        #expect(absent.homepage == nil)
        #expect(try absent.jsonText() == #"{"name":"n","links":[]}"#)
    }

    @Test("only text is a URL", arguments: ["1", "true", "{}", "[]", "null"])
    func otherKindsAreRefused(json: String) {
        #expect(throws: JSONError.self) { try URLText(jsonText: json) }
    }

    @Test("a URL is made from text and back")
    func aURLIsMade() throws {
        let url = try #require(URL(string: "https://example.com/a?b=c"))
        #expect(URLText(url) == "https://example.com/a?b=c")
        #expect(URLText(url).url == url)
        #expect(URLText("a b").url?.absoluteString == "a%20b")
        #expect("\(URLText("a b"))" == "a b")
        let id = 7
        #expect(URLText("/pets/\(id)") == "/pets/7")
        #expect(URLText("/pets/7").url(relativeTo: url)?.absoluteString == "https://example.com/pets/7")
        #expect(URLText("https://b.example/").url(relativeTo: url)?.absoluteString == "https://b.example/")
        #expect(URLText("").url(relativeTo: url) == nil)
        let relative = try #require(URL(string: "b", relativeTo: url))
        #expect(URLText(relative) == "https://example.com/b")
    }

    @Test("a URL is sent in parameters, headers and forms as its text")
    func aURLIsAParameter() throws {
        var encoder = RequestEncoder(boundary: "b")
        let text: URLText = "https://example.com/{id}?a=b c"
        encoder.path = "/go/\(text)"
        encoder.query("to", text)
        encoder.header("X-To", text)
        encoder.form(["to": [text, ""]])
        let operation = OperationInfo(id: "go", method: .post, path: "/go/{to}")
        let request = try encoder.resolve(
            operation: operation,
            options: CallOptions(),
            servers: ServerMap(base: "https://api.test")
        )
        #expect(
            request.url.absoluteString
                == "https://api.test/go/https%3A%2F%2Fexample.com%2F%7Bid%7D%3Fa%3Db%20c?to=https%3A%2F%2Fexample.com%2F%7Bid%7D%3Fa%3Db%20c"
        )
        #expect(request.headers["X-To"] == "https://example.com/{id}?a=b c")
        let body = try String(decoding: #require(request.bodyData), as: UTF8.self)
        #expect(body == "to=https%3A%2F%2Fexample.com%2F%7Bid%7D%3Fa%3Db%20c&to=")
    }

    @Test("a header of a response is read unchanged")
    func aHeaderIsRead() throws {
        let headers: HeaderFields = [
            "Location": "/a b", "Link-List": "https://a.test/1, https://a.test/2", "Empty": "",
        ]
        #expect(try headers.required("Location", as: URLText.self) == "/a b")
        #expect(try headers.optional("Empty", as: URLText.self) == "")
        #expect(
            try headers.required("Link-List", as: [URLText].self) == ["https://a.test/1", "https://a.test/2"]
        )
    }
}

extension EndpointRequest {
    fileprivate var bodyData: Data? {
        if case .data(let data) = body { data } else { nil }
    }
}
