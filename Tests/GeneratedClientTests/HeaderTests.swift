import EndpointRuntime
import EndpointTesting
import Foundation
import Testing
import WorldClient

@Suite("Documented headers", .serialized)
struct HeaderTests {
    let server = StubServer()

    @Test("a reply has documented headers as typed properties")
    func typed() async throws {
        let headers: HeaderFields = ["X-RateLimit-Limit": "60", "x-ratelimit-reset": "2026-05-01T10:00:00Z"]
        server.on(World.GetWeather.self).respond(.data(Data("Fair".utf8), contentType: "text/plain", headers: headers))
        let reply = try await server.client.reply(to: World.GetWeather())
        #expect(reply.value == "Fair")
        #expect(reply.rateLimitLimit == 60)
        #expect(reply.rateLimitReset == Date(timeIntervalSince1970: 1_777_629_600))
    }

    @Test("generic code reads the headers that operations share")
    func shared() async throws {
        func limit<E: World.RateLimitHeaders>(of call: E) async throws -> Int? {
            try await server.client.reply(to: call).rateLimitLimit
        }
        server.on(World.CheckWeather.self).respond(.status(200, headers: ["X-RateLimit-Limit": "10"]))
        #expect(try await limit(of: World.CheckWeather()) == 10)
    }

    @Test("a header that is missing or invalid is nil")
    func missing() async throws {
        server.on(World.CheckWeather.self).respond(.status(200, headers: ["X-RateLimit-Limit": "plenty"]))
        let reply = try await server.client.reply(to: World.CheckWeather())
        #expect(reply.rateLimitLimit == nil)
        #expect(reply.rateLimitReset == nil)
    }

    @Test("lists, enums and JSON are typed, and each cookie is a value of its own")
    @available(*, deprecated, message: "The operation is.")
    func kinds() async throws {
        var headers: HeaderFields = [
            "X-Regions": "1, 2", "X-Season": "summer", "X-Wind": #"{"from": "N"}"#, "Value": "v", "ETag": "\"1\"",
        ]
        headers.add("Set-Cookie", "a=1; Expires=Fri, 01 May 2026 10:00:00 GMT")
        let response = EndpointResponse(status: 204, headers: headers)
        let reply = Reply(value: NoContent(), response: response, to: World.StopWeather())
        #expect(reply.regions == [1, 2])
        #expect(reply.season == .summer)
        #expect(reply.wind == World.Wind(from: "N"))
        #expect(reply.valueHeader == "v")
        #expect(reply.eTag == "\"1\"")
        #expect(reply.setCookie == ["a=1; Expires=Fri, 01 May 2026 10:00:00 GMT"])
    }
}
