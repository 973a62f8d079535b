import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Sent requests")
struct SentRequestTests {
    @Test("what a server repeats of the credentials and secrets of a request is hidden")
    func repeatedSecrets() async throws {
        var request = try EndpointRequest.to(
            "https://api.test/a?api_key=hush%2Fkey&page=2",
            headers: [
                "Authorization": "Basic \(Data("ann:hushword".utf8).base64EncodedString())",
                "Cookie": "a=hushcookie; b=c",
                "X-Partner": "hush-partner", "X-Trace": "kept-trace", "Content-Type": "application/json",
            ]
        )
        request.body = .data(Data(#"{"name":"Rex","password":"hush \"1\"","cards":[{"cvc":4711}]}"#.utf8))
        request.credentialNames = ["x-partner"]
        let values = ["hush/key", #"hush\/key"#, "hushword", "hushcookie", "hush-partner", #"hush \"1\""#, "4711"]
        for value in values {
            let body = #"{"message":"Incorrect key provided: \#(value). kept-trace of Rex on page=2"}"#
            var response = EndpointResponse(status: 401, body: .data(Data(body.utf8)))
            response.complete(from: request)
            #expect("\(response)".contains("provided: <redacted>. kept-trace of Rex on page=2"), "\(response)")
        }
        request.body = .data(Data("name=Rex&password=hush+word%21".utf8))
        request.headers.set("Content-Type", "application/x-www-form-urlencoded")
        var response = EndpointResponse(status: 401, body: .data(Data("no such password: hush word!".utf8)))
        response.complete(from: request)
        #expect("\(response)".contains(#""no such password: <redacted>""#), "\(response)")
        let log = Lock("")
        let echo = response
        let sink = LoggingClient.Sink { entry in log.withLock { $0 += entry.message } }
        _ = try await StubClient { _ in echo }.logging(.init(bodyLimit: 100), to: sink).send(request)
        #expect(log.withLock { $0.contains("password: <redacted>") && !$0.contains("hush word") })
    }
}
