import EndpointRuntime
import Foundation
import Testing

@testable import EndpointTesting

@Suite("Reading objects whose members have their own names")
struct StubSpreadTests {
    @Test("an exploded object reads back without the members of a parameter in style deepObject")
    func spreadBesideDeep() throws {
        let request = try sent {
            $0.query("labels", ["color": "red"])
            $0.query("filter", ["a": "1", "b": "2"], style: .deepObject)
            $0.cookie("prefs", ["theme": "dark"])
            $0.cookie("session", "x")
        }
        #expect(try request.query("labels", others: ["filter"]) == ["color": "red"])
        #expect(try request.query("filter", style: .deepObject) == ["a": "1", "b": "2"])
        #expect(try request.cookie("prefs", others: ["session"]) == ["theme": "dark"])
    }

    @Test("an object whose members are known reads back beside any other items, and is nil without its members")
    func knownMembers() throws {
        let other = try sent {
            $0.query("trace", 1)
            $0.cookie("trace", 1)
        }
        #expect(try other.query("page", members: ["size"]) == [String: Int]?.none)
        #expect(try other.query("page", members: ["size"]) == [String: Int]())
        #expect(try other.cookie("page", members: ["size"]) == [String: Int]?.none)
        let both = try sent {
            $0.query("trace", 1)
            $0.query("page", ["size": 2])
        }
        #expect(try both.query("page", members: ["size"]) as [String: Int]? == ["size": 2])
    }

    @Test("API keys, and the query of the path itself, are no part of an object or of the whole query")
    func foreignItems() throws {
        let keys: [SecuritySchemeInfo] = [
            .init(name: "a", kind: .apiKey(name: "key", location: .query)),
            .init(name: "b", kind: .apiKey(name: "card", location: .cookie)),
        ]
        func sent(_ query: String) throws -> StubRequest {
            let operation = OperationInfo(id: "a", method: .get, path: "/a?kind=b", security: [keys.map { $0() }])
            let url = try #require(URL(string: "https://stub.test/a?\(query)"))
            let headers: HeaderFields = ["Cookie": "theme=dark; card=1"]
            return StubRequest(.init(method: .get, url: url, headers: headers, body: Data()), for: operation)
        }
        let labels = try sent("kind=b&color=red&key=1")
        #expect(try labels.query("labels", others: []) == ["color": "red"])
        #expect(try labels.cookie("prefs", others: []) == ["theme": "dark"])
        #expect(try labels.queryForm() == ["color": "red"])
        #expect(try labels.query("key") == 1)
        #expect(try sent("kind=b&%7B%7D&key=1").queryJSON() == [String: Int]())
        #expect(try sent("kind=b&x%20y&key=1").queryText() == "x y")
        #expect(try sent("kind=b&key=1").queryText() == String?.none)
    }

    @Test("a combining mark after a sign that separates is part of the text")
    func combiningMarks() throws {
        let mark = "\u{301}x"
        let request = try sent {
            $0.query("map", [mark: "\(mark)1"], style: .deepObject)
            $0.query("text", mark)
            $0.header("V", ["k": mark], explode: true)
        }
        #expect(try request.query("map", style: .deepObject) == [mark: "\(mark)1"])
        #expect(try request.query("text") == mark)
        #expect(try request.header("V", explode: true) == ["k": mark])
    }
}
