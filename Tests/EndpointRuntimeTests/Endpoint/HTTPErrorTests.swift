import EndpointRuntime
import Foundation
import Testing

@Suite("errors")
struct HTTPErrorTests {
    typealias Failure = Petstore.GetPet.SendError

    static let all: [Failure] = {
        let response = HTTPResponse(status: 503, headers: ["X-Trace": "abc"], body: .data(Data("boom".utf8)))
        let reasons: [TransportFailure.Reason] = [
            .offline, .hostNotFound, .cannotConnect, .connectionLost, .timedOut, .insecure, .badResponse, .truncated,
            .bodyTooLarge(limit: 16), .readerTooSlow(limit: 16), .redirect(.loop), .storage, .unsupportedAddress,
            .other,
        ]
        let transport = reasons.map {
            Failure.transport(
                TransportFailure($0, code: .unknown, requestLine: "GET https://h.example/x", detail: "boom")
            )
        }
        let statuses = [400, 401, 403, 404, 408, 410, 413, 418, 429, 500, 502, 503, 504]
        let server = statuses.map { Failure.server(HTTPResponse(status: $0, body: response.body)) }
        let fault = DecodingFault(operation: "getPet", type: "Pet", response: response, underlying: BodyFault.empty)
        return transport + server + [
            .decoding(fault), .request(EncodingFault.emptyPathValue(path: "/x")), .cancelled,
            .request(AuthenticationFault.refreshFailed(URLError(.badURL))),
            .request(PolicyFault(field: "http", problem: "nil")),
            .request(CacheFault.notCached(operation: "http")),
            .failure(.notFound(Petstore.Problem(title: "gone"))),
        ]
    }()

    @Test("the text for users is a sentence without codes, addresses or internals", arguments: all)
    func userText(_ error: Failure) throws {
        let text = error.localizedDescription
        #expect(text == error.errorDescription)
        #expect(text.hasSuffix("."))
        #expect(text.first?.isUppercase == true)
        for word in ["http", "503", "boom", "URLError", "nil", "Optional", "GET", "decod"] {
            #expect(!text.contains(word), "\(text)")
        }
        #expect(!text.contains { $0.isNumber })
    }

    @Test("an error made for users speaks for itself where it refused the request")
    func refusal() {
        #expect(Failure.request(AuthenticationFault.signedOut).errorDescription == "Please sign in and try again.")
        #expect(
            Failure.request(EncodingFault.emptyPathValue(path: "/x")).errorDescription
                == "The request could not be sent."
        )
        #expect(throws: JSONError.self) {
            do { _ = try Petstore.Pet(jsonData: Data("{}".utf8)) } catch {
                #expect(Failure.request(error).errorDescription == "The data is not in the form that this app expects.")
                throw error
            }
        }
    }

    @Test("the technical text has request line, reason, code and every attempt")
    func technical() {
        var failure = TransportFailure(.timedOut, code: .timedOut, requestLine: "GET https://h/x", detail: "late")
        failure.attempts = [
            Attempt(outcome: .status(503), duration: .seconds(1), delay: .seconds(2)),
            Attempt(outcome: .transport(.timedOut), duration: .seconds(30)),
        ]
        let error: any EndpointError = Failure.transport(failure)
        #expect(
            error.debugDescription == """
                transport: GET https://h/x: timedOut (URLError -1001): late
                  attempt 1: status 503 after 1.0 seconds, then waited 2.0 seconds
                  attempt 2: timedOut after 30.0 seconds
                """
        )
        #expect(error.attempts.count == 2)
        #expect(!error.isCancellation && error.status == nil)
    }

    @Test("whatever the endpoint, an error tells response, status and cancellation")
    func erased() {
        let server: any EndpointError = Failure.server(HTTPResponse(status: 503))
        #expect(server.status == 503 && server.response?.status == 503)
        let cancelled: any EndpointError = HTTPError<Never>.cancelled
        #expect(cancelled.isCancellation && cancelled.response == nil)
    }

    @Test("only failures before the connection prove that nothing was sent")
    func proof() {
        let proven = Self.all.filter {
            if case .transport(let failure) = $0 { failure.provesNothingWasSent } else { false }
        }
        #expect(proven.count == 3)
    }

    @Test("no text of an error that wraps a platform's tells the address in its user info")
    func platformErrors() {
        let error = URLError(
            .timedOut,
            userInfo: ["NSErrorFailingURLStringKey": "https://id.test/token?refresh_token=hush"]
        )
        let errors: [any Error] = [
            error, AuthenticationFault.refreshFailed(error), AuthenticationFault.storeFailed(error),
        ]
        for error in errors {
            for text in ["\(HTTPFault.request(error))", HTTPError<Never>.request(error).debugDescription] {
                #expect(!text.contains("hush"), "\(text)")
                #expect(text.contains("NSURLErrorDomain -1001"))
            }
        }
    }
}
