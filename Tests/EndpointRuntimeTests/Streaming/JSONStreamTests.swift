import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Streams of JSON texts")
struct JSONStreamTests {
    @Test(
        "each line is an element, except blank lines, and the last may lack its line end",
        arguments: [
            "1\n2\n3\n", "1\r\n2\r\n3", "\u{FEFF}1\n\n \n2\n\r\n3\n\n", "1\n2\n3\n[DONE]\n4",
            "1\r\n2\r\n3\r\n[DONE]\r\n4",
        ]
    )
    func lines(wire: String) async throws {
        for size in [0, 1, 2] {
            let stream = try streamed(Array(wire.utf8), size: size, type: "application/x-ndjson").events(of: Int.self)
            let seen = await collect(stream)
            #expect(seen.elements == [1, 2, 3])
            #expect(seen.fault == nil)
        }
    }

    @Test("a text between separator and line feed is an element, whatever white space it contains")
    func sequence() async throws {
        let wire = "\u{1E}{\"a\":\n \"}\\\"\\n\"}\n\u{1E}\u{1E}2\n\u{1E}[\n]\n"
        for size in [0, 1, 2] {
            let stream = try streamed(Array(wire.utf8), size: size, type: "application/json-seq")
                .events(of: JSONValue.self)
            let seen = await collect(stream)
            #expect(seen.elements == [["a": "}\"\n"], 2, []])
            #expect(seen.fault == nil)
        }
    }

    @Test("a text that white space follows is complete without its line feed", arguments: [" ", "\t", "\r"])
    func spacedSequence(space: String) async throws {
        let wire = "\u{1E}1\(space)\u{1E}{}\(space)\u{1E}false\(space)"
        let stream = try streamed(Array(wire.utf8), type: "application/json-seq").events(of: JSONValue.self)
        let seen = await collect(stream)
        #expect(seen.elements == [1, [:], false])
        #expect(seen.fault == nil)
    }

    @Test(
        "the end mark ends a sequence, whatever white space follows it",
        arguments: ["\u{1E}[DONE]\n", "\u{1E}[DONE]", "\u{1E}[DONE]\r\n\u{1E}4\n", "\u{1E}[DONE] \u{1E}4\n"]
    )
    func endOfSequence(end: String) async throws {
        for size in [0, 1, 2] {
            let wire = Array("\u{1E}1\n\u{1E}2\n\(end)".utf8)
            let stream = try streamed(wire, size: size, type: "application/json-seq").events(of: Int.self)
            let seen = await collect(stream)
            #expect(seen.elements == [1, 2])
            #expect(seen.fault == nil)
        }
    }

    @Test("an element of a sequence does not wait for the next")
    func promptSequence() async throws {
        let bytes = EndpointResponse.ByteStream(next: unending([Data("\u{1E}{}\n".utf8)]))
        let response = EndpointResponse(status: 200, headers: ["Content-Type": "a/b+json-seq"], body: .stream(bytes))
        var iterator = try response.events(of: JSONValue.self).makeAsyncIterator()
        #expect(try await iterator.next() == [:])
    }

    @Test(
        "a truncated text is an error",
        arguments: ["\u{1E}12", "\u{1E}tru", "\u{1E}[1\n", "\u{1E}12\u{1E}3\n"]
    )
    func cutSequence(wire: String) async throws {
        let stream = try streamed(Array(wire.utf8), type: "application/json-seq").events(of: JSONValue.self)
        let seen = await collect(stream)
        #expect(seen.elements.isEmpty)
        #expect(seen.fault?.kind == "element")
        #expect(seen.fault?.debugDescription.contains("the text is cut off") == true)
    }

    @Test(
        "a long element leaves no memory to those after it",
        arguments: [EventFormat.jsonLines, .jsonSequence, .serverSentEvents]
    )
    func memory(format: EventFormat) throws {
        func wire(_ text: String) -> Data {
            switch format {
            case .jsonLines: Data("\(text)\n".utf8)
            case .jsonSequence: Data("\u{1E}\(text)\n".utf8)
            case .serverSentEvents: Data("data: \(text)\n\n".utf8)
            }
        }
        var parser = format.parser(limit: 1_000_000, lastEventID: nil)
        parser.feed(wire("\"\(String(repeating: "a", count: 100_000))\""))
        #expect(try #require(try parser.next()).data.count >= 100_002)
        for _ in 0..<3 {
            #expect(try parser.next() == nil)
            parser.feed(wire("{}"))
            let data = try #require(try parser.next()).data
            #expect(data.starts(with: Array("{}".utf8)))
            #expect(data.capacity < 1_000)
        }
    }

    @Test("a bracket that closes nothing is an error of its own text, which is not cut off", arguments: ["]", "}"])
    func closingSequence(bracket: String) async throws {
        let wire = Array("\u{1E}\(bracket)\n\u{1E}1\n".utf8)
        let fault = await collect(try streamed(wire, type: "application/json-seq").events(of: JSONValue.self)).fault
        guard case .element(let element)? = fault else {
            Issue.record("\(String(describing: fault))")
            return
        }
        #expect("\(element.underlying)".contains("expected a value"), "\(element.underlying)")
    }

    @Test("a text over the limit is an error", arguments: [EventFormat.jsonLines, .jsonSequence])
    func limit(format: EventFormat) async throws {
        let stream = try streamed(Array("\"123456789\"".utf8), type: nil).events(of: String.self, as: format, limit: 10)
        #expect(await collect(stream).fault?.kind == "tooLong 10")
    }

    @Test(
        "the response's media type decides, or the description if the response has none",
        arguments: [
            ("text/event-stream; charset=utf-8", nil, true), ("application/jsonl", nil, true),
            ("application/geo+json-seq", nil, true), ("application/x-ndjson", EventFormat.serverSentEvents, true),
            (nil, .jsonLines, true), ("", .jsonLines, true), (" ;a=b", .jsonLines, true),
            ("application/json", .jsonLines, true), ("text/plain", .serverSentEvents, true),
            (nil, nil, false), ("application/json", nil, false), ("text/html", .serverSentEvents, false),
            ("application/json", .serverSentEvents, false),
        ] as [(String?, EventFormat?, Bool)]
    )
    func mediaTypes(type: String?, documented: EventFormat?, isRead: Bool) throws {
        let response = streamed([], type: type)
        if isRead {
            _ = try response.events(of: Int.self, as: documented)
        } else {
            let bare = type
            #expect(throws: EndpointResponse.BodyError.notEvents(mediaType: bare)) {
                try response.events(of: Int.self, as: documented)
            }
        }
    }
}
