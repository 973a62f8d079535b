import EndpointRuntime
import EndpointTesting
import Foundation
import SequencesClient
import SequencesStubs
import Testing

@Suite("Sequences of items in a generated client", .serialized, .timeLimit(.minutes(15)))
struct SequenceTests {
    private let server = StubServer()
    private let rows = [Sequences.Row(id: 1), Sequences.Row(id: 2, name: "b")]

    private func read<T>(_ stream: EventStream<T>) async throws -> [T] {
        var elements: [T] = []
        for try await element in stream { elements.append(element) }
        return elements
    }

    @Test("a sequence is read item by item, and its example is the documented one")
    func responses() async throws {
        let rows = rows
        server.on(Sequences.ReadLines.self).respond(.example)
        #expect(try await read(server.client.send(Sequences.ReadLines())) == rows)
        server.on(Sequences.ReadRecords.self) { _ in .elements(rows) }
        let reply = try await server.client.reply(to: Sequences.ReadRecords())
        #expect(reply.response.mediaType == "application/geo+json-seq")
        #expect(try await read(reply.value) == rows)
        let events = rows.map { Sequences.RowEvent(data: $0, event: "row", id: "\($0.id)") }
        server.on(Sequences.ReadEvents.self) { _ in .elements(events) }
        #expect(try await read(server.client.send(Sequences.ReadEvents())) == events)
        #expect(try await read(Sequences.ReadEvents.example).count == 1)
        try server.verify()
    }

    @Test("a sequence is sent item by item, and read back")
    func requests() async throws {
        let rows = rows
        server.on(Sequences.WriteLines.self) { call in
            #expect(call.body == rows)
            return .success(NoContent())
        }
        server.on(Sequences.ReplaceLines.self) { call in
            #expect(call.body == nil)
            return .success(NoContent())
        }
        let events = rows.map { Sequences.RowEvent(data: $0, retry: 5) }
        server.on(Sequences.WriteEvents.self) { call in
            #expect(call.body == events)
            return .success(NoContent())
        }
        _ = try await server.client.send(Sequences.WriteLines(body: rows))
        _ = try await server.client.send(Sequences.ReplaceLines())
        _ = try await server.client.send(Sequences.WriteEvents(body: events))
        #expect(server.requests[0].text == "{\"id\":1}\n{\"id\":2,\"name\":\"b\"}\n")
        #expect(server.requests.map { $0.headers["Content-Type"] } == ["application/jsonl", nil, "text/event-stream"])
        #expect(server.requests[2].text.hasPrefix("retry: 5\ndata: {\"id\":1}\n\n"))
        try server.verify()
    }

    @Test("a sequence can be one of several bodies")
    func choice() async throws {
        server.on(Sequences.WriteRecords.self) { call in
            switch call.body {
            case .jsonSeq(let items): #expect(items.map(\.at) == [0.5])
            case .json(let row): #expect(row.id == 1)
            }
            return .success(NoContent())
        }
        _ = try await server.client.send(Sequences.WriteRecords(body: .jsonSeq([.init(at: 0.5)])))
        _ = try await server.client.send(Sequences.WriteRecords(body: .json(rows[0])))
        #expect(server.requests.map(\.text) == ["\u{1E}{\"at\":0.5}\n", #"{"id":1}"#])
        try server.verify()
    }

    @Test("multipart/mixed has parts by position, and any number of items behind them")
    func mixed() async throws {
        let picture = FilePart(contentType: "image/png", content: .data(Data([0, 255])))
        let body = Sequences.SendMixed.Body(
            row: rows[1],
            part2: [1, 2],
            picture: picture,
            rowOrigin: 7,
            items: ["# a", "7", "[b]"]
        )
        server.on(Sequences.SendMixed.self) { call in
            #expect(call.body.row.id == 2 && call.body.rowOrigin == 7 && call.body.part2 == [1, 2])
            let content = try call.body.picture.content.data()
            #expect(content == Data([0, 255]))
            #expect(call.body.picture.contentType == "image/png" && call.body.items == ["# a", "7", "[b]"])
            return .success(NoContent())
        }
        _ = try await server.client.send(Sequences.SendMixed(body: body))
        let request = server.requests[0]
        #expect(request.headers["Content-Type"]?.hasPrefix("multipart/mixed; boundary=") == true)
        #expect(!request.text.contains("Content-Disposition"))
        #expect(request.text.components(separatedBy: "Content-Type: text/markdown").count == 4)
        try server.verify()
    }

    @Test("a body that consists of items alone can be optional")
    func items() async throws {
        let rows = rows
        server.on(Sequences.SendRows.self) { call in .success(Data("\(call.body?.items == rows)".utf8)) }
        #expect(try await server.client.send(Sequences.SendRows(body: .init(items: rows))) == Data("true".utf8))
        #expect(try await server.client.send(Sequences.SendRows()) == Data("false".utf8))
        try server.verify()
    }

    @Test("multipart/related names the type of its root, and named parts keep their names")
    func related() async throws {
        server.on(Sequences.SendRelated.self) { call in
            #expect(call.body.row.id == 1 && call.body.media.name == "a.png")
            return .success(NoContent())
        }
        server.on(Sequences.SendNamed.self) { call in
            #expect(call.body.row.id == 1 && call.body.file == nil)
            return .success(NoContent())
        }
        let media = FilePart(Data("x".utf8), name: "a.png", contentType: "image/png")
        _ = try await server.client.send(Sequences.SendRelated(body: .init(row: rows[0], media: media)))
        _ = try await server.client.send(Sequences.SendNamed(body: .init(row: rows[0])))
        let types = server.requests.compactMap { $0.headers["Content-Type"] }
        #expect(types[0].hasPrefix(#"multipart/related; type="application/json"; boundary="#))
        #expect(types[1].hasPrefix("multipart/mixed; boundary="))
        #expect(server.requests[0].text.contains(#"Content-Disposition: attachment; filename="a.png""#))
        #expect(server.requests[1].text.contains(#"Content-Disposition: form-data; name="row""#))
        try server.verify()
    }
}
