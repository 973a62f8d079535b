import EndpointRuntime
import EndpointTesting
import Foundation
import Testing
import WorldClient
import WorldStubs

@Suite("Bodies that are forms", .serialized)
struct FormTests {
    let server = StubServer()

    private let parts = World.ShowExhibit.Body(
        title: "Wind",
        photo: FilePart(Data("png".utf8), name: "p.png"),
        photoCamera: "Box, \"old\"",
        tags: ["a", "b"],
        photoLenses: [35, 50],
        photoWind: World.Wind(from: "N"),
        scan: FilePart(Data("tiff".utf8), name: "s.bin", contentType: "image/tiff;v=6"),
        winds: [World.Wind(from: "N"), World.Wind(from: "S")],
        wind: World.Wind(from: "E"),
        table: "1,2",
        tableContentLanguage: "nl"
    )

    @Test("a field is encoded as the description says")
    func fields() async throws {
        server.on(World.OrderExhibit.self).respond(.status(204))
        let body = World.OrderExhibit.Body(
            name: "a b&c=d+é",
            tags: ["x", "y"],
            colors: ["red", "blue"],
            callback: "https://a.test/b?c=d",
            from: World.Wind(from: "N", to: "S"),
            wind: World.Wind(from: "E"),
            at: Date(timeIntervalSince1970: 0)
        )
        _ = try await server.client.send(World.OrderExhibit(body: body))
        let request = try #require(server.requests.first)
        #expect(request.headers["Content-Type"] == "application/x-www-form-urlencoded")
        #expect(
            request.text.split(separator: "&") == [
                "name=a%20b%26c%3Dd%2B%C3%A9", "tags=x", "tags=y", "colors=red%20blue", "callback=https://a.test/b?c=d",
                "from%5Bfrom%5D=N", "from%5Bto%5D=S", "wind=%7B%22from%22%3A%22E%22%7D", "at=1970-01-01T00%3A00%3A00Z",
            ]
        )
    }

    @Test("a part has the media type and the headers that the description gives it")
    func multipart() async throws {
        server.on(World.ShowExhibit.self).respond(.status(204))
        _ = try await server.client.send(World.ShowExhibit(body: parts))
        let request = try #require(server.requests.first)
        let type = try #require(request.headers["Content-Type"])
        let boundary = try #require(type.split(separator: "boundary=").last)
        let lines: [Substring] = [
            "--\(boundary)", "Content-Disposition: form-data; name=\"title\"", "", "Wind",
            "--\(boundary)", "Content-Disposition: form-data; name=\"tags\"", "", "a",
            "--\(boundary)", "Content-Disposition: form-data; name=\"tags\"", "", "b",
            "--\(boundary)", "Content-Disposition: form-data; name=\"photo\"; filename=\"p.png\"",
            "Content-Type: image/png", "X-Camera: Box, \"old\"", "X-Lenses: 35,50", "X-Wind: {\"from\":\"N\"}", "",
            "png",
            "--\(boundary)", "Content-Disposition: form-data; name=\"scan\"; filename=\"s.bin\"",
            "Content-Type: image/tiff;v=6", "", "tiff",
            "--\(boundary)", "Content-Disposition: form-data; name=\"winds\"", "Content-Type: application/json", "",
            #"{"from":"N"}"#,
            "--\(boundary)", "Content-Disposition: form-data; name=\"winds\"", "Content-Type: application/json", "",
            #"{"from":"S"}"#,
            "--\(boundary)", "Content-Disposition: form-data; name=\"wind\"",
            "Content-Type: application/vnd.wind+json", "", #"{"from":"E"}"#,
            "--\(boundary)", "Content-Disposition: form-data; name=\"table\"", "Content-Type: text/csv",
            "Content-Language: nl", "", "1,2",
            "--\(boundary)--", "",
        ]
        #expect(request.text.split(separator: "\r\n", omittingEmptySubsequences: false) == lines)
    }

    @Test("the header of a part cannot start another one, and a part that is not sent has none")
    func headers() async throws {
        server.on(World.ShowExhibit.self).respond(.status(204))
        var body = World.ShowExhibit.Body(title: "", photo: parts.photo, photoCamera: "a\r\nX: b")
        let refused = await server.client.result(of: World.ShowExhibit(body: body))
        guard case .failure(let error) = refused, case .request(.other(let fault)) = error.reason else {
            Issue.record("sent")
            return
        }
        #expect(fault is HeaderFields.FieldError)
        body.photoCamera = "c"
        body.tableContentLanguage = "nl"
        _ = try await server.client.send(World.ShowExhibit(body: body))
        #expect(server.requests.count == 1)
        #expect(server.requests.first?.text.contains("Content-Language") == false)
        #expect(server.requests.first?.text.contains("\r\nX-Camera: c\r\n\r\npng") == true)
    }

    @Test("a stub reads the headers of parts")
    func stub() async throws {
        let parts = self.parts
        server.on(World.ShowExhibit.self) { call in
            #expect(call.body.photoCamera == "Box, \"old\"")
            #expect(call.body.photoLenses == [35, 50])
            #expect(call.body.photoWind == World.Wind(from: "N"))
            #expect(call.body.photo.contentType == "image/png")
            #expect(call.body.tableContentLanguage == "nl")
            return .success(NoContent())
        }
        _ = try await server.client.send(World.ShowExhibit(body: parts))
        try server.verify()
    }

    @Test("a DELETE may have an optional body")
    func optional() async throws {
        server.on(World.DropExhibits.self).respond(.status(204))
        _ = try await server.client.send(World.DropExhibits())
        _ = try await server.client.send(World.DropExhibits(body: .init(ids: [1, 2])))
        #expect(server.requests.map(\.method) == [.delete, .delete])
        #expect(server.requests.map(\.text) == ["", #"{"ids":[1,2]}"#])
        #expect(server.requests.map { $0.headers["Content-Type"] } == [nil, "application/json"])
    }
}
