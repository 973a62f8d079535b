import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

extension DownloadTests {
    /// Content, "not yet", and an error for every other status.
    struct GetReport: Endpoint {
        typealias Response = Data?
        typealias Failure = EveryFailure

        static var operation: OperationInfo { OperationInfo(id: "getReport", method: .get, path: "/report") }

        func encode(into request: inout RequestEncoder) { request.path = "/report" }

        static func decode(_ response: EndpointResponse) throws -> Outcome<Data?, Failure> {
            switch response.status {
            case 200: .success(try response.data())
            case 202: .success(nil)
            default: .failure(EveryFailure(message: try response.json()))
            }
        }
    }

    struct EveryFailure: Error {
        var message: String
    }

    private func writeOld() throws { try Data("old".utf8).write(to: file) }

    private func savedText() throws -> String { try String(contentsOf: file, encoding: .utf8) }

    private func clients(_ response: StubResponse) -> [any EndpointClient] {
        server.on(.get, "/photo").respond(response)
        server.on(.get, "/report").respond(response)
        let stub = StubClient()
        stub.on(.get, "/photo").respond(response)
        stub.on(.get, "/report").respond(response)
        return [server.client, stub]
    }

    @Test("An undocumented success leaves the file as it is", arguments: [201, 202, 203, 204, 205, 226, 299])
    func undocumentedSuccess(status: Int) async throws {
        try writeOld()
        for client in clients(.status(status, headers: ["Content-Length": "0"])) {
            let error = await #expect(throws: HTTPError<Petstore.Failures.NotFound>.self) {
                _ = try await download(by: client)
            }
            guard case .undocumented? = error?.reason else {
                Issue.record("\(status): \(String(describing: error))")
                continue
            }
            #expect(error?.status == status)
            #expect(try savedText() == "old")
        }
        #expect(try names == ["photo.png"])
    }

    @Test("A documented success without content leaves the file as it is")
    func successWithoutContent() async throws {
        try writeOld()
        for client in clients(.text("not yet", status: 202)) {
            let response = try await client.download(GetReport(), to: file)
            #expect(response.status == 202)
            #expect(try response.data() == Data("not yet".utf8))
            #expect(try savedText() == "old")
        }
        for client in clients(.text("new")) {
            let response = try await client.download(GetReport(), to: file)
            #expect(response.status == 200)
            #expect(try savedText() == "new")
            try writeOld()
        }
    }

    @Test("A failure that covers every other status is read from a success as well")
    func failureOfSuccess() async throws {
        try writeOld()
        for client in clients(.json(#""busy""#, status: 201)) {
            let error = await #expect(throws: HTTPError<EveryFailure>.self) {
                _ = try await client.download(GetReport(), to: file)
            }
            #expect(error?.failure?.message == "busy")
            #expect(try savedText() == "old")
        }
    }

    /// Reads a value in one way if the status is 200, and the same failure from every other status.
    struct Read<Value: Sendable>: Endpoint {
        typealias Failure = EveryFailure

        static var operation: OperationInfo { OperationInfo(id: "getReport", method: .get, path: "/report") }
        static func decode(_ response: EndpointResponse) throws -> Outcome<Value, Failure> { .undocumented }

        var success: Int
        var value: @Sendable (EndpointResponse) throws -> Value

        func encode(into request: inout RequestEncoder) { request.path = "/report" }

        func decode(_ response: EndpointResponse) throws -> Outcome<Value, Failure> {
            if response.status == success { return .success(try value(response)) }
            return .failure(EveryFailure(message: try response.json()))
        }
    }

    /// The file's text after a download over a session and over a stub, which must be equal.
    private func text(of endpoint: Read<some Sendable>, _ response: StubResponse) async throws -> String {
        var texts: Set<String> = []
        for client in clients(response) {
            try writeOld()
            _ = try? await client.download(endpoint, to: file)
            texts.insert(try savedText())
        }
        return texts.sorted().joined(separator: " or ")
    }

    @Test("Content of every kind is stored, and a failure with the status of a success is not")
    func kinds() async throws {
        struct Unreadable: Error {}
        let new = StubResponse.text("new")
        #expect(try await text(of: Read(success: 200) { try $0.text() }, new) == "new")
        #expect(try await text(of: Read(success: 200) { _ in NoContent() }, new) == "new")
        #expect(try await text(of: Read(success: 200) { try $0.json([Int].self) }, new) == "new")
        #expect(try await text(of: Read(success: 200) { try $0.json(String.self) }, new) == "new")
        #expect(try await text(of: Read(success: 200) { _ -> Data in throw Unreadable() }, new) == "new")
        let busy = StubResponse.json(#""busy""#, status: 202)
        #expect(try await text(of: Read(success: 200) { try $0.text() }, busy) == "old")
        #expect(try await text(of: Read(success: 200) { try $0.json([Int].self) }, busy) == "old")
        #expect(try await text(of: Read(success: 202) { try $0.json([Int].self) }, busy) == #""busy""#)
        #expect(try await text(of: Read(success: 200) { _ in NoContent() }, busy) == "old")
    }

    @Test("the body of any call is stored in the file that its options name, whatever the transport delivers")
    func anyCall() async throws {
        try writeOld()
        let call = AdHocEndpoint<String>(.get, "/report")
        for (status, content) in [(200, #""new""#), (404, #""none""#)] {
            let server = StubClient { _ in EndpointResponse(status: status, body: .data(Data(content.utf8))) }
            let options = CallOptions(delivery: .file(file))
            let result: Reply<AdHocEndpoint<String>>?
            do { result = try await server.reply(to: call, options: options) } catch {
                #expect(error.status == status)
                result = nil
            }
            #expect(result?.value == (status == 200 ? content : nil))
            if status == 200 {
                guard case .file(file)? = result?.response.body else { throw HTTPBody.FileError.notFile(file) }
            }
            #expect(try savedText() == #""new""#)
        }
    }

    @Test("a call whose options name no file is not sent")
    func noFile() async throws {
        let server = StubClient { _ in EndpointResponse(status: 200, body: .data(Data("x".utf8))) }
        let address = try #require(URL(string: "https://host.test\(file.path)"))
        let call = AdHocEndpoint<String>(.get, "/report")
        let error = await #expect(throws: HTTPError<Never>.self) {
            _ = try await server.send(call, options: CallOptions(delivery: .file(address)))
        }
        guard case .request(.other(HTTPBody.FileError.notFile))? = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(server.requests.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("A client's own 206 is content, and a stream that is no content is kept as its beginning")
    func ownTransport() async throws {
        try writeOld()
        let limit = EndpointRequest.Delivery.errorBodyLimit
        let partial = StubClient { _ in EndpointResponse(status: 206, body: .data(Data("part".utf8))) }
        _ = try await partial.download(Read(success: 206) { try $0.data() }, to: file)
        #expect(try savedText() == "part")
        let stream = StubClient { _ in
            let chunk = Data(repeating: 0x61, count: limit - 1)
            return EndpointResponse(status: 202, body: .stream(EndpointResponse.ByteStream([chunk, chunk])))
        }
        let response = try await stream.download(GetReport(), to: file)
        #expect(try response.data().count == limit)
        #expect(try savedText() == "part")
        let read = Lock(0)
        let endless = StubClient { _ in
            let chunk = Data(repeating: 0x61, count: limit)
            let stream = EndpointResponse.ByteStream(next: {
                read.withLock { count in
                    count += 1
                    return count > 1_000 ? nil : chunk
                }
            })
            return EndpointResponse(status: 202, body: .stream(stream))
        }
        _ = try await endless.download(GetReport(), to: file)
        #expect(read.withLock { $0 } < 100)
    }

    @Test("A long body that is no content is kept up to a limit")
    func longRefusedBody() async throws {
        try writeOld()
        let limit = EndpointRequest.Delivery.errorBodyLimit
        for client in clients(.text(String(repeating: "a", count: limit * 2), status: 202)) {
            let response = try await client.download(GetReport(), to: file)
            #expect(try response.data().count == limit)
            #expect(try savedText() == "old")
        }
    }

    @Test("A directory is refused before anything is sent")
    func directory() async throws {
        for client in clients(whole()) {
            let error = await #expect(throws: HTTPError<Petstore.Failures.NotFound>.self) {
                _ = try await client.download(GetPhoto(), to: folder)
            }
            #expect("\(try #require(error))".contains("is a directory; name a file in it"))
        }
        #expect(server.requests.isEmpty)
    }

    @Test("Progress reports no bytes that are no content")
    func progress() async throws {
        let steps = Lock(0)
        server.on(.get, "/report").respond(.text("not yet", status: 202))
        _ = try await server.client.download(GetReport(), to: file) { step in
            if step.direction == .download { steps.withLock { $0 += 1 } }
        }
        #expect(steps.withLock { $0 } == 0)
    }
}
