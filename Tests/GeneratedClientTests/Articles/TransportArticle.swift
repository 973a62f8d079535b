import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

private enum Urgent: Hashable { case yes }

@Suite("The transport, as its article shows it", .serialized)
struct TransportArticle {
    @Test("a closure changes each URLRequest last")
    func prepare() {
        let client = ClientFactory.make(
            servers: Petstore.servers,
            prepare: { urlRequest, request in
                if case .file = request.delivery { urlRequest.allowsCellularAccess = false }
                urlRequest.networkServiceType = request.options.context[Urgent.self] == nil ? .background : .default
            }
        )
        #expect(client.servers.origins == Petstore.servers.origins)
    }

    @Test("each phase has its own timeout")
    func timeouts() {
        let limits = URLSessionClient.Limits(
            timeouts: .init(connect: .seconds(5), head: .seconds(20), silence: .seconds(10))
        )
        let patient = CallOptions(timeouts: .init(head: .seconds(120)))
        #expect(limits.timeouts.head == .seconds(20) && patient.timeouts.head == .seconds(120))
    }

    @Test("a manual clock ends the wait for a head")
    func testing() async throws {
        let clock = ManualClock()
        let server = StubServer(clock: clock, limits: URLSessionClient.Limits(timeouts: .init(head: .seconds(20))))
        server.on(Petstore.ListCategories.self).respond(.silence)

        async let result = server.client.result(of: Petstore.ListCategories())
        try await clock.waitForSleepers()
        clock.advance(by: .seconds(20))
        let response = await result
        #expect(throws: Petstore.ListCategories.SendError.self) { try response.get() }
    }
}
