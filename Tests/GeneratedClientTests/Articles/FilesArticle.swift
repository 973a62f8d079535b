import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

@Suite("Files, as their article shows them", .serialized)
final class FilesArticle: Sendable {
    private let server = StubServer()
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private var file: URL { folder.appendingPathComponent("rex.png") }
    private var client: URLSessionClient { server.client }

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @Test("a body is sent from a file")
    func upload() async throws {
        try Data("png".utf8).write(to: file)
        server.on(Petstore.UploadPhoto.self)
            .respond(.json(#"{"url": "https://cdn.test/7.png", "takenAt": "2026-05-01T10:00:00Z"}"#))
        let photo = try await client.send(Petstore.UploadPhoto(petID: 7, body: .file(at: file)))
        #expect(photo.url.url?.lastPathComponent == "7.png")
        #expect(server.requests.first?.text == "png")
    }

    @Test("a form contains a file")
    func form() async throws {
        try Data("png".utf8).write(to: file)
        server.on(Petstore.AttachDocuments.self).respond(.status(204))
        let body = Petstore.AttachDocuments.Body(title: "Vaccination", files: [FilePart(file: file)])
        _ = try await client.send(Petstore.AttachDocuments(petID: 7, body: body))
        #expect(server.requests.first?.text.contains(#"filename="rex.png""#) == true)
    }

    @Test("a download reports its progress")
    func download() async throws {
        server.on(Petstore.GetPhoto.self)
            .respond(.data(Data("photo".utf8), contentType: "image/png", headers: ["Content-Length": "5"]))
        let (fractions, continuation) = AsyncStream.makeStream(of: Double?.self)
        let show: @Sendable (Double?) -> Void = { continuation.yield($0) }
        try await client.download(Petstore.GetPhoto(petID: 7), to: file) { progress in
            show(progress.fraction)
        }
        continuation.finish()
        #expect(await fractions.reduce(nil) { $1 } == 1)
        #expect(try Data(contentsOf: file) == Data("photo".utf8))
    }

    @Test("progress is read as a sequence")
    func progress() async throws {
        server.on(Petstore.GetPhoto.self)
            .respond(.data(Data("photo".utf8), contentType: "image/png", headers: ["Content-Length": "5"]))
        let (progress, continuation) = AsyncStream.makeStream(
            of: CallOptions.Progress.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        let options = CallOptions(progress: { continuation.yield($0) })
        _ = try await client.send(Petstore.GetPhoto(petID: 7), options: options)
        continuation.finish()
        #expect(await progress.reduce(nil) { $1.completed } == 5)
    }

    @Test("the stub server sends bodies in pieces")
    func testing() async throws {
        let server = StubServer()
        let response = StubResponse.status(200, headers: ["Content-Type": "image/png", "Content-Length": "4"])
        server.on(Petstore.GetPhoto.self).respond(response.chunk(Data("ph".utf8)).chunk(Data("ot".utf8)))
        try await server.client.download(Petstore.GetPhoto(petID: 7), to: file)
        #expect(try String(contentsOf: file, encoding: .utf8) == "phot")
    }
}
