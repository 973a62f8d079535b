import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("Server-sent events")
struct ServerSentEventTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let wire: String
        let expected: [ServerSentEvent]

        init(_ name: String, _ wire: String, _ expected: [ServerSentEvent]) {
            testDescription = name
            self.wire = wire
            self.expected = expected
        }
    }

    static let cases: [Case] = [
        Case("line feeds", "data: a\n\ndata: b\n\n", [.init(data: "a"), .init(data: "b")]),
        Case("returns", "data: a\r\rdata: b\r\r", [.init(data: "a"), .init(data: "b")]),
        Case("both", "data: a\r\n\r\ndata: b\r\n\r\n", [.init(data: "a"), .init(data: "b")]),
        Case("mixed ends", "data: a\r\ndata: b\rdata: c\n\r\n", [.init(data: "a\nb\nc")]),
        Case("byte order mark", "\u{FEFF}data: a\n\n", [.init(data: "a")]),
        Case("only one mark", "\u{FEFF}\u{FEFF}data: a\n\ndata: b\n\n", [.init(data: "b")]),
        Case("several lines", "data: YHOO\ndata: +2\ndata: 10\n\n", [.init(data: "YHOO\n+2\n10")]),
        Case("comments", ": hello\n\n:\ndata: a\n: again\n\n", [.init(data: "a")]),
        Case("one space goes", "data:  a\ndata:b\n\n", [.init(data: " a\nb")]),
        Case("no colon", "data\n\ndata\ndata\n\ndata:", [.init(data: ""), .init(data: "\n")]),
        Case(
            "name and type",
            "event: add\ndata: 1\n\ndata: 2\n\n",
            [.init(event: "add", data: "1"), .init(data: "2")]
        ),
        Case("type without data", "event: add\n\ndata: 2\n\n", [.init(data: "2")]),
        Case("empty type", "event\ndata: 2\n\n", [.init(data: "2")]),
        Case("id stays", "id: 1\ndata: a\n\ndata: b\n\n", [.init(data: "a", id: "1"), .init(data: "b", id: "1")]),
        Case("id resets", "id: 1\ndata: a\n\nid\ndata: b\n\n", [.init(data: "a", id: "1"), .init(data: "b")]),
        Case("NUL in an id", "id: 1\u{0}2\ndata: a\n\n", [.init(data: "a")]),
        Case("id that no header can have", "id: 1\n\nid: \u{1}2\ndata: a\n\n", [.init(data: "a", id: "1")]),
        Case("id without data counts", "id: 7\n\ndata: a\n\n", [.init(data: "a", id: "7")]),
        Case("retry", "retry: 250\ndata: a\n\n", [.init(data: "a", retry: .milliseconds(250))]),
        Case("retry that is no number", "retry: 25x\ndata: a\n\n", [.init(data: "a")]),
        Case(
            "huge retry",
            "retry: 99999999999999999999\ndata: a\n\n",
            [.init(data: "a", retry: .milliseconds(9_999_999_999))]
        ),
        Case("unknown field", "datum: x\nData: y\ndata: a\n\n", [.init(data: "a")]),
        Case("field of a space", " data: x\ndata: a\n\n", [.init(data: "a")]),
        Case("cut off", "data: a\n\ndata: b\n", [.init(data: "a")]),
        Case("colons in data", "data: a: b\n\n", [.init(data: "a: b")]),
        Case("text beyond ASCII", "data: Łódź 🎈\n\n", [.init(data: "Łódź 🎈")]),
        Case("nothing", "", []),
    ]

    @Test("events are read by the rules of the specification, however the bytes are split", arguments: cases)
    func rules(_ test: Case) async throws {
        for size in [0, 1, 2, 3, 5] {
            let stream = try streamed(Array(test.wire.utf8), size: size).events(of: ServerSentEvent.self)
            let seen = await collect(stream)
            #expect(seen.elements == test.expected, "\(size) bytes at a time")
            #expect(seen.fault == nil)
        }
    }

    @Test("bytes that are not UTF-8 become U+FFFD")
    func invalidText() async throws {
        let stream = try streamed(Array("data: a".utf8) + [0xFF, 0x0A, 0x0A]).events(of: ServerSentEvent.self)
        #expect(await collect(stream).elements == [.init(data: "a\u{FFFD}")])
    }

    @Test("an event is delivered as soon as its empty line begins")
    func prompt() async throws {
        let bytes = EndpointResponse.ByteStream(next: unending([Data("data: a\r\r".utf8)]))
        let response = EndpointResponse(
            status: 200,
            headers: ["Content-Type": "text/event-stream"],
            body: .stream(bytes)
        )
        var iterator = try response.events(of: ServerSentEvent.self).makeAsyncIterator()
        #expect(try await iterator.next() == ServerSentEvent(data: "a"))
    }

    @Test("a tab around JSON is white space")
    func tabs() async throws {
        let wire = Array("data: \t{\"a\":1}\n\ndata: \t\n\n".utf8)
        let text = EventFormat.Content.event(data: .jsonOrText)
        let seen = await collect(try streamed(wire).events(of: JSONValue.self, reading: text))
        #expect(seen.elements == [["data": ["a": 1]], ["data": "\t"]])
        let values = await collect(try streamed(wire).events(of: JSONValue.self))
        #expect(values.elements == [["a": 1]] && values.fault == nil)
    }

    @Test("wire text reads back as the same event, without line breaks in names")
    func wireText() async throws {
        let events = [
            ServerSentEvent(event: "add", data: "a\nb\r\nc\rd", id: "7", retry: .milliseconds(1_500)),
            ServerSentEvent(event: "x\ny", data: "", id: "a\0\rb"),
        ]
        let wire = events.map(\.wireText).joined()
        let seen = await collect(try streamed(Array(wire.utf8)).events(of: ServerSentEvent.self)).elements
        #expect(
            seen == [
                ServerSentEvent(event: "add", data: "a\nb\nc\nd", id: "7", retry: .milliseconds(1_500)),
                ServerSentEvent(event: "xy", data: "", id: "ab"),
            ]
        )
    }

    @Test(
        "no line end in the data of an event starts another field",
        arguments: ["\r\r\n", "\n\r", "\r\u{301}", "\n\u{301}"]
    )
    func hostileData(lineEnd: String) async throws {
        let event = ServerSentEvent(data: "x\(lineEnd)event: admin\(lineEnd)data: forged")
        let seen = await collect(try streamed(Array(event.wireText.utf8)).events(of: ServerSentEvent.self))
        let lines = lineEnd.unicodeScalars.map { $0 == "\r" ? "\n" : String($0) }.joined()
        let read = lineEnd == "\r\r\n" ? "\n\n" : lines
        #expect(seen.elements == [ServerSentEvent(data: "x\(read)event: admin\(read)data: forged")])
    }

    @Test("a line or an event over the limit is an error, and one at the limit is not")
    func limit() async throws {
        for (wire, kind) in [
            ("data: 1234\n\n", nil), ("data: 12345\n\n", "tooLong 10"), ("data: 1234\ndata: 5678\n\n", nil),
            ("data: 1234\ndata: 56789\n\n", "tooLong 10"),
            ("data: 1\ndata: 2\ndata: 3\ndata: 4\ndata: 5\ndata: 6\n\n", "tooLong 10"),
            (": never ending, never", "tooLong 10"),
        ] as [(String, String?)] {
            for size in [0, 1] {
                let stream = try streamed(Array(wire.utf8), size: size).events(of: ServerSentEvent.self, limit: 10)
                #expect(await collect(stream).fault?.kind == kind, "\(wire)")
            }
        }
    }
}

/// The chunks, followed by an endless wait.
func unending(_ chunks: [Data]) -> @Sendable () async throws -> Data? {
    let stream = EndpointResponse.ByteStream(chunks)
    return {
        var iterator = stream.makeAsyncIterator()
        if let chunk = try await iterator.next() { return chunk }
        try await Latch().wait()
        return nil
    }
}
