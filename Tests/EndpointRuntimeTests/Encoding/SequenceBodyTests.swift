import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Bodies of several items")
struct SequenceBodyTests {
    private func text(_ request: EndpointRequest) throws -> String {
        String(decoding: try request.body.data(), as: UTF8.self)
    }

    private func encoded(_ write: (inout RequestEncoder) throws -> Void) throws -> (text: String, type: String?) {
        var encoder = RequestEncoder(boundary: "b")
        try write(&encoder)
        if let fault = encoder.fault { throw fault }
        return (String(decoding: try encoder.body.data(), as: UTF8.self), encoder.contentType)
    }

    @Test("elements are written as lines, as a JSON sequence and as events")
    func formats() throws {
        let lines = try resolve(.post) { $0.sequence([1, 2], as: .jsonLines) }
        #expect(try text(lines) == "1\n2\n")
        #expect(lines.headers["Content-Type"] == "application/x-ndjson")
        let records = try resolve(.post) {
            $0.sequence(["a"], as: .jsonSequence, contentType: "application/geo+json-seq")
        }
        #expect(try text(records) == "\u{1E}\"a\"\n")
        #expect(records.headers["Content-Type"] == "application/geo+json-seq")
        let events = try resolve(.post) { $0.sequence(["a\nb", "c"], as: .serverSentEvents) }
        #expect(try text(events) == "data: a\ndata: b\n\ndata: c\n\n")
        let whole: [JSONValue] = [["event": "e", "id": "1", "data": ["k": 1]]]
        let objects = try resolve(.post) { $0.sequence(whole, as: .serverSentEvents, writing: .event) }
        #expect(try text(objects) == "event: e\nid: 1\ndata: {\"k\":1}\n\n")
        #expect(try text(resolve(.post) { $0.sequence([Int](), as: .jsonLines) }) == "")
        #expect(try resolve(.post) { $0.sequence([Int]?.none, as: .jsonLines) }.body.isAbsent)
    }

    @Test("an event without data is written without it, whatever the form of the others")
    func withoutData() throws {
        let ping: [JSONValue] = [["event": "ping"]]
        for content in [EventFormat.Content.event(data: .text), .event(data: .jsonOrText)] {
            let request = try resolve(.post) { $0.sequence(ping, as: .serverSentEvents, writing: content) }
            #expect(!(try text(request)).contains("null"))
        }
    }

    @Test("an element that cannot be written is a fault")
    func fault() {
        #expect(throws: RequestEncoder.EncodingError.self) {
            try resolve(.post) { $0.sequence([1], as: .serverSentEvents, writing: .event) }
        }
        #expect(throws: (any Error).self) { try resolve(.post) { $0.sequence([Double.nan], as: .jsonLines) } }
    }

    @Test("elements are read back, and a body that holds none of them is a fault")
    func readBack() throws {
        let lines = try stubRequest(resolve(.post) { $0.sequence([1, 2], as: .jsonLines) })
        #expect(try lines.sequence(as: .jsonLines) == [1, 2])
        let events = try stubRequest(resolve(.post) { $0.sequence(["a\nb", ""], as: .serverSentEvents) })
        #expect(try events.sequence(as: .serverSentEvents) == ["a\nb", ""])
        let records = try stubRequest(resolve(.post) { $0.sequence([["k": 1]], as: .jsonSequence) })
        #expect(try records.sequence(as: .jsonSequence) == [["k": 1]])
        let none = try stubRequest(resolve(.post) { _ in })
        #expect(try none.sequence(as: .jsonLines) == [Int]?.none)
        #expect(try none.sequence(as: .jsonLines) == [Int]())
        #expect(throws: StubRequest.ReadError.self) { try lines.sequence(as: .jsonLines) as [String] }
    }

    @Test("parts without names have only a content type, and the first one gives multipart/related its type")
    func positions() throws {
        let (text, type) = try encoded { encoder in
            encoder.multipart(as: "multipart/related", named: false) { form in
                form.header("Content-ID", "<a@b>", ofPart: "meta")
                form.json("meta", ["k": 1])
                form.file("media", FilePart(Data("x".utf8), name: "a\".png", contentType: "image/png"))
                form.file("media", FilePart(content: .data(Data("y".utf8))))
                form.items("rest", ["t", "u"])
                form.items("rest", [["k": 2]])
                form.items("rest", ["v"], contentType: "application/json")
                form.items("rest", [Int]?.none)
            }
        }
        #expect(type == "multipart/related; type=\"application/json\"; boundary=b")
        #expect(
            text
                == [
                    "--b", "Content-Type: application/json", "Content-ID: <a@b>", "", #"{"k":1}"#,
                    "--b", #"Content-Disposition: attachment; filename="a%22.png""#, "Content-Type: image/png", "", "x",
                    "--b", "Content-Type: application/octet-stream", "", "y",
                    "--b", "", "t", "--b", "", "u",
                    "--b", "Content-Type: application/json", "", #"{"k":2}"#,
                    "--b", "Content-Type: application/json", "", #""v""#, "--b--", "",
                ].joined(separator: "\r\n")
        )
    }

    @Test("multipart/related names the type of its first part without that type's parameters")
    func rootType() throws {
        let (_, type) = try encoded { encoder in
            encoder.multipart(as: "multipart/related", named: false) { form in
                form.field("a", "b", contentType: "application/xop+xml; type=\"text/xml\"")
            }
        }
        #expect(type == "multipart/related; type=\"application/xop+xml\"; boundary=b")
    }

    @Test("a part with a name has one Content-Disposition, its own")
    func disposition() throws {
        let (text, _) = try encoded { encoder in
            encoder.multipart { form in
                form.header("Content-Disposition", "attachment", ofPart: "a")
                form.field("a", "b")
            }
        }
        #expect(text.components(separatedBy: "Content-Disposition").count == 2)
        #expect(text.contains("Content-Disposition: form-data; name=\"a\""))
    }

    @Test("the media type keeps the parameters of the description")
    func types() throws {
        func type(_ written: String) throws -> String? {
            try encoded { $0.multipart(as: written, named: false) { form in form.field("a", "b") } }.type
        }
        #expect(try type("multipart/mixed") == "multipart/mixed; boundary=b")
        #expect(try type("multipart/related") == "multipart/related; type=\"text/plain\"; boundary=b")
        #expect(
            try type("multipart/related; type=\"application/dicom\"")
                == "multipart/related; type=\"application/dicom\"; boundary=b"
        )
        #expect(
            try type("multipart/related; start-type=\"text/xml\"")
                == "multipart/related; start-type=\"text/xml\"; type=\"text/plain\"; boundary=b"
        )
        #expect(try type("multipart/related;TYPE =a/b") == "multipart/related;TYPE =a/b; boundary=b")
        let named = try encoded { $0.multipart(as: "multipart/mixed") { form in form.field("a", "b") } }
        #expect(named.type == "multipart/mixed; boundary=b" && named.text.contains("form-data; name=\"a\""))
    }

    @Test("parts without names are read back by their positions")
    func positionsReadBack() throws {
        var encoder = RequestEncoder(boundary: "b")
        encoder.multipart(as: "multipart/mixed", named: false) { form in
            form.json("meta", ["k": 1])
            form.file("media", FilePart(content: .data(Data("x".utf8))))
            form.items("rest", ["t", "7"])
        }
        let body = try encoder.body.data()
        let request = try resolve(.post) { $0.body(.data(body), contentType: "multipart/mixed; boundary=b") }
        let call = try stubRequest(request)
        try call.multipart(names: ["meta", "media"], rest: "rest") { form in
            #expect(try form.json("meta") == ["k": 1])
            let file: FilePart = try form.file("media")
            #expect(try file.content.data() == Data("x".utf8) && file.name == nil)
            #expect(try form.items("rest") == ["t", "7"])
            #expect(try form.items("none") == [String]?.none)
        }
        #expect {
            try call.multipart(names: ["meta"]) { try $0.json("meta") as JSONValue }
        } throws: { error in
            (error as? StubRequest.ReadError)?.description == "body: part 2 has no name"
        }
    }
}
