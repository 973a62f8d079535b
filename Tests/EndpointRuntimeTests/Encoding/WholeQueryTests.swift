import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Whole queries, plain cookies and reserved characters")
struct WholeQueryTests {
    @Test("a form is the whole query, with the styles of its fields")
    func form() throws {
        let value: JSONValue = ["author": "A b&c", "shelves": [1, 2], "path": "/a?b", "none": nil]
        let fields = ["shelves": FormField(style: .form, explode: false), "path": FormField(allowReserved: true)]
        let request = try resolve { $0.querystring(form: value, fields: fields) }
        #expect(request.url.query(percentEncoded: true) == "author=A%20b%26c&shelves=1,2&path=/a?b")
        #expect(try resolve { $0.querystring(form: JSONValue?.none) }.url.query() == nil)
        #expect(try resolve { $0.querystring(form: [String: String]()) }.url.query() == nil)
        #expect(throws: RequestEncoder.EncodingError.notAnObject(parameter: "querystring")) {
            try resolve { $0.querystring(form: [1]) }
        }
    }

    @Test("JSON or a text is the whole query, percent-encoded")
    func others() throws {
        let json = try resolve { $0.querystring(json: ["a": [1]]) }
        #expect(json.url.query(percentEncoded: true) == "%7B%22a%22%3A%5B1%5D%7D")
        let path = "$.a[?(@.b=='c')]"
        let text = try resolve { $0.querystring(path) }.url.query(percentEncoded: true)
        #expect(text?.removingPercentEncoding == path && text?.contains("[") == false)
        let reason = "it is not a string, a number or a Boolean"
        #expect(throws: RequestEncoder.EncodingError.invalidValue(parameter: "querystring", reason: reason)) {
            try resolve { $0.querystring([1]) }
        }
    }

    @Test("cookies in their own style are not percent-encoded, and each element of a list is one")
    func cookies() throws {
        let request = try resolve {
            $0.cookie("a", "x%20/=&", style: .cookie)
            $0.cookie("list", ["b", "c"], style: .cookie)
            $0.cookie("joined", [1, 2], style: .cookie, explode: false)
            $0.cookie("object", ["R": 100], style: .cookie)
            $0.cookie("pairs", ["R": 100], style: .cookie, explode: false)
            $0.cookie("none", String?.none, style: .cookie)
        }
        #expect(request.headers["Cookie"] == "a=x%20/=&; list=b; list=c; joined=1,2; R=100; pairs=R,100")
    }

    @Test(
        "a character that would end a cookie is an error",
        arguments: ["a b", "a;b", "a,b", "\"a\"", "a\\b", "a\nb", "é"]
    )
    func refusedCookies(text: String) {
        #expect(throws: RequestEncoder.EncodingError.notInCookie(parameter: "c")) {
            try resolve { $0.cookie("c", text, style: .cookie) }
        }
        #expect(throws: RequestEncoder.EncodingError.notInCookie(parameter: "c")) {
            try resolve { $0.cookie("c", [text: 1], style: .cookie) }
        }
    }

    @Test("reserved characters stay in a path except those that end a segment, and in a cookie except its separators")
    func reserved() throws {
        let text = "a:b@c/d?e#f,g;h=i&j%2Fk%zz"
        let path = try resolve { $0.path = "/p/\(text, allowReserved: true)" }
        #expect(path.url.absoluteString == "https://h.example/p/a:b@c%2Fd%3Fe%23f,g;h=i&j%2Fk%25zz")
        let label = try resolve { $0.path = "/p/\(["a:b", "c/d"], .label, explode: true, allowReserved: true)" }
        #expect(label.url.absoluteString == "https://h.example/p/.a:b.c%2Fd")
        let cookie = try resolve { $0.cookie("c", text, allowReserved: true) }
        #expect(cookie.headers["Cookie"] == "c=a:b@c/d?e#f%2Cg%3Bh=i&j%2Fk%25zz")
        #expect(throws: RequestEncoder.EncodingError.self) {
            try resolve { $0.path = "/p/\("..", allowReserved: true)" }
        }
        #expect(throws: RequestEncoder.EncodingError.self) {
            try resolve { $0.path = "/p/\("%2e%2E", allowReserved: true)" }
        }
    }

    @Test("QUERY is safe, and carries a body")
    func query() throws {
        #expect(
            EndpointRequest.Method.query.isSafe && EndpointRequest.Method.query.isIdempotent
                && EndpointRequest.Method.query.allowsBody
        )
        let request = try resolve(.query) { $0.json(["a": 1]) }
        #expect(request.method.rawValue == "QUERY" && !request.body.isAbsent)
    }

    @Test("a whole query and plain cookies are read back")
    func readBack() throws {
        let call = try stubRequest(
            resolve {
                $0.querystring(form: ["a": "x y&z", "b": "1"])
                $0.cookie("c", "x%20y", style: .cookie)
                $0.cookie("d", ["e", "f"], style: .cookie)
                $0.cookie("g", [1, 2], style: .cookie, explode: false)
            }
        )
        #expect(try call.queryForm() == ["a": "x y&z", "b": "1"])
        #expect(try call.cookie("c", style: .cookie) == "x%20y")
        #expect(try call.cookie("d", style: .cookie) == ["e", "f"])
        #expect(try call.cookie("g", style: .cookie, explode: false) == [1, 2])
        let joined = ["l": FormField(explode: false)]
        let list = try stubRequest(resolve { $0.querystring(form: ["l": ["a", "b"]], fields: joined) })
        let letters = ["l": ["a", "b"]]
        #expect(try list.queryForm(fields: joined) == letters)
        let json = try stubRequest(resolve { $0.querystring(json: ["k": ["&="]]) })
        #expect(try json.queryJSON() == ["k": ["&="]])
        let text = try stubRequest(resolve { $0.querystring("$.a&b c") })
        #expect(try text.queryText() == "$.a&b c")
        let none = try stubRequest(resolve { _ in })
        #expect(try none.queryText() == String?.none)
        #expect(try none.queryJSON() == String?.none)
        #expect(try none.queryForm() == [String: String]?.none)
        // An endpoint sends an empty text as no query.
        #expect(try none.queryText() == "")
        #expect(throws: StubRequest.ReadError.self) { try none.queryText() as Int }
    }
}
