import ConfiguredClient
import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

/// The effects of a configuration in a client that is compiled with it.
@Suite("A configured client", .serialized)
struct ConfiguredTests {
    private let server = StubServer()

    @Test("dates as numbers and the user's own types make a round trip")
    func roundTrip() throws {
        let text =
            #"{"id":"7","total":12.5,"tips":[1],"delivery":{"month":5,"year":2026},"breaks":[{"year":1}],"#
            + #""created":1700000000,"seen":1700000000.25,"paid":1700000000123,"log":[1],"+1":3,"state":"z"}"#
        let order = try Configured.Order(jsonText: text)
        #expect(order.total == Decimal(string: "12.5"))
        #expect(order.delivery?.year == 2026)
        #expect(order.breaks?.map(\.value.year) == [1])
        #expect(order.created == Date(timeIntervalSince1970: 1_700_000_000))
        #expect(order.seen == Date(timeIntervalSince1970: 1_700_000_000.25))
        #expect(order.thumbsUp == 3)
        #expect(order.state == .ended)
        #expect(try order.jsonText() == text)
    }

    @Test("a number of seconds is written into the query")
    func query() async throws {
        server.on(Configured.ListOrders.self).respond(.json(#"{"items": []}"#))
        let since = UnixSeconds(Date(timeIntervalSince1970: 1_700_000_000.9))
        _ = try await server.client.send(Configured.ListOrders(since: since))
        #expect(server.requests.map(\.query) == ["%24since=1700000000"])
    }

    @Test("pages are read although the endpoint's other properties are constants")
    func pages() async throws {
        let order = #"{"id": "1", "total": 1, "created": 0}"#
        server.on(Configured.ListOrders.self)
            .respond(.json("{\"items\": [\(order)], \"next\": \"b\"}"), .json("{\"items\": [\(order)]}"))
        var ids: [String] = []
        for try await order in server.client.items(Configured.ListOrders()) { ids.append(order.id) }
        #expect(ids == ["1", "1"])
        #expect(server.requests.map(\.query) == ["", "cursor=b"])
    }

    @Test("a streamed endpoint sets its flag in a body of constants")
    func streamFlag() async throws {
        server.on(Configured.AdviseStream.self).respond(.events(.init(data: "\"wait\"")))
        let events = try await server.client.send(Configured.AdviseStream(body: .init(question: "when?")))
        for try await _ in events {}
        #expect(server.requests.map(\.text) == [#"{"question":"when?","stream":true}"#])
    }

    @Test("null in place of a list or map is an empty one")
    func nullAsEmpty() async throws {
        server.on(Configured.ListOrders.self).respond(.json(#"{"items": null}"#))
        #expect(try await server.client.send(Configured.ListOrders()).items.isEmpty)
        server.on(Configured.CountOrders.self).respond(.json("null"))
        #expect(try await server.client.send(Configured.CountOrders()).isEmpty)
        server.on(Configured.CountOrders.self).respond(.json(#"{"a": 2}"#))
        #expect(try await server.client.send(Configured.CountOrders()) == ["a": 2])
        #expect(throws: JSONError.self) { try Configured.ListOrders.Response(jsonText: #"{"items": [null]}"#) }
    }

    @Test("operations have the rules of the configuration")
    func calls() {
        #expect(Configured.ListOrders.operation.timeout == .seconds(20))
        #expect(Configured.ListOrders.operation.retry == RetryRules(attempts: 4))
        #expect(Configured.ListOrders.operation.cacheTimeToLive == .seconds(30))
        #expect(Configured.CreateOrder.operation.timeout == .seconds(60))
        #expect(Configured.CreateOrder.operation.isIdempotent)
    }
}
