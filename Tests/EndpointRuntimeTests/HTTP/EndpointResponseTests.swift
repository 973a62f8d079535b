import EndpointRuntime
import Foundation
import Testing

@Suite("Response")
struct EndpointResponseTests {
    @Test(
        "text is read in the charset of its content type",
        arguments: [
            ("text/plain", [0xC3, 0xA9], "é"), ("text/plain; charset=\"UTF-8\"", [0xC3, 0xA9], "é"),
            ("text/plain;charset=iso-8859-1", [0xE9], "é"), ("text/csv; charset=windows-1252", [0x80], "€"),
            ("text/plain; format=flowed; Charset=us-ascii", [0x61], "a"),
            ("text/plain; charset=iso-8859-1, text/plain; charset=iso-8859-1", [0xE9], "é"),
            ("text/plain; a=\"b;charset=utf-16\"; charset=\"\"", [0xC3, 0xA9], "é"),
        ] as [(String, [UInt8], String)]
    )
    func text(type: String, bytes: [UInt8], expected: String) throws {
        let response = EndpointResponse(status: 200, headers: ["content-type": type], body: .data(Data(bytes)))
        #expect(try response.text() == expected)
    }

    @Test("bytes that are invalid in the charset, and unknown charsets, are faults")
    func notText() {
        let body = EndpointResponse.Body.data(Data([0xFF]))
        #expect(throws: EndpointResponse.BodyError.notText(charset: "utf-8")) {
            try EndpointResponse(status: 200, body: body).text()
        }
        let headers: HeaderFields = ["Content-Type": "text/plain; charset=klingon"]
        #expect(throws: EndpointResponse.BodyError.unknownCharset("klingon")) {
            try EndpointResponse(status: 200, headers: headers, body: body).text()
        }
    }

    @Test("NoContent needs no body, and every other value does")
    func empty() throws {
        let response = EndpointResponse(status: 204)
        #expect(try response.json(NoContent.self) == NoContent())
        #expect(throws: EndpointResponse.BodyError.empty) { try response.json(Int.self) }
        #expect(throws: EndpointResponse.BodyError.empty) { try response.json(codable: [Foreign].self) }
        #expect(try response.json(codable: NoContent.self) == NoContent())
    }

    @Test("a stream is read only by the caller")
    func stream() async throws {
        let response = EndpointResponse(
            status: 200,
            body: .stream(EndpointResponse.ByteStream([Data("a".utf8), Data("b".utf8)]))
        )
        #expect(throws: EndpointResponse.BodyError.isStream) { try response.data() }
        guard case .stream(let stream) = response.body else { return }
        var text = ""
        for try await chunk in stream { text += String(decoding: chunk, as: UTF8.self) }
        #expect(text == "ab")
    }

    private struct Foreign: Decodable {}

    @Test("a stream has one reader, and every later one fails")
    func secondReader() async throws {
        let stream = EndpointResponse.ByteStream([Data("a".utf8), Data("b".utf8)])
        var first = stream.makeAsyncIterator()
        #expect(try await first.next() == Data("a".utf8))
        for _ in 0..<2 {
            await #expect(throws: EndpointResponse.BodyError.alreadyRead) { for try await _ in stream {} }
        }
        let response = EndpointResponse(status: 200, body: .stream(stream))
        let events = try response.events(of: JSONValue.self, as: .serverSentEvents)
        #expect(await collect(events).fault?.kind == "alreadyRead")
        #expect(try await first.next() == Data("b".utf8))
        #expect(try await first.next() == nil)
    }

    @Test("the media type is the first one, in lower case, without parameters")
    func mediaType() {
        let response = EndpointResponse(status: 200, headers: ["Content-Type": " Application/JSON ; a=b, text/html"])
        #expect(response.mediaType == "application/json")
        #expect(EndpointResponse(status: 200).mediaType == nil)
    }

    @Test("the technical text escapes control characters and bounds the body")
    func debug() {
        let body = Data(("\u{1B}[2J" + String(repeating: "x", count: 5_000)).utf8)
        let text = EndpointResponse(status: 500, body: .data(body)).debugDescription
        #expect(!text.contains("\u{1B}") && text.count < 1_200)
        let odd = EndpointResponse(status: 500, headers: ["Content-Type": "text/\u{1B}[31mplain"])
        #expect(odd.debugDescription == #"status 500, text/\u{1B}[31mplain, 0 bytes: """#, "\(odd.debugDescription)")
        #expect(EndpointResponse.BodyError.notEvents(mediaType: "a/\u{9B}b").description.contains(#"a/\u{9B}b"#))
    }
}
