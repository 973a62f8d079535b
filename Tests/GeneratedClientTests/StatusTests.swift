import EndpointRuntime
import EndpointTesting
import Foundation
import Testing
import WorldClient

@Suite("Statuses, ranges and the default", .serialized)
struct StatusTests {
    let server = StubServer()
    private let call = World.FindWind(id: "a/b")

    @Test("an exact status comes before its range", arguments: [(200, "N"), (203, "N"), (299, "N"), (204, nil)])
    func success(status: Int, from: String?) async throws {
        let body = from.map { Data(#"{"from":"\#($0)"}"#.utf8) } ?? Data()
        server.on(World.FindWind.self).route.respond(.status(status, body: body))
        #expect(try await server.client.send(call) == from.map { World.Wind(from: $0) })
        #expect(server.requests.map(\.description) == ["GET /exhibits/a%2Fb"])
    }

    @Test(
        "a failure is chosen by the exact status, else by the range, else by the default",
        arguments: [
            (404, "notFound none"), (400, "clientError 400 none"), (499, "clientError 499 none"),
            (500, "serverError 500"), (599, "serverError 599"), (305, "other 305 none"), (600, "other 600 none"),
        ]
    )
    func failure(status: Int, text: String) async throws {
        let headers: HeaderFields = ["Content-Type": "application/problem+json"]
        server.on(World.FindWind.self).route.respond(
            .status(status, headers: headers, body: Data(#"{"title":"none"}"#.utf8))
        )
        let found: String
        let result = await server.client.result(of: call)
        guard case .failure(let error) = result else {
            Issue.record("\(result)")
            return
        }
        switch error.failure {
        case .notFound(let item): found = "notFound \(item.title)"
        case .clientError(let status, let item): found = "clientError \(status) \(item.title)"
        case .serverError(let status): found = "serverError \(status)"
        case .other(let status, let item): found = "other \(status) \(item.title)"
        case nil: found = "\(error)"
        }
        #expect(found == text)
    }

    @Test(
        "a 202 or 206 that is not documented is no success, because it has other content",
        arguments: [202, 204, 206]
    )
    func otherSuccess(status: Int) async throws {
        server.on(World.DescribeWind.self).route.respond(.status(status, body: Data("{}".utf8)))
        let error = await #expect(throws: HTTPError<World.DescribeWind.Failure>.self) {
            try await server.client.send(World.DescribeWind(id: "7", body: .null))
        }
        guard case .undocumented? = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("a 200 or 201 that is not documented is read as the documented one", arguments: [200, 201])
    func undocumentedSuccess(status: Int) async throws {
        let headers: HeaderFields = ["Content-Type": "application/hal+json"]
        server.on(World.DescribeWind.self).route.respond(
            .status(status, headers: headers, body: Data(#"{"b":7}"#.utf8))
        )
        let reply = try await server.client.reply(to: World.DescribeWind(id: "7", body: .null))
        #expect(reply.status == status)
        #expect(try reply.value == JSONValue(jsonText: #"{"b":7}"#))
    }

    @Test(
        "JSON of another media type is sent and received, whatever it contains",
        arguments: [#"{"b":[1.5,null]}"#, "null", "7"]
    )
    func vendorJSON(text: String) async throws {
        let response = StubResponse.data(Data(text.utf8), contentType: "application/hal+json; charset=utf-8")
        server.on(World.DescribeWind.self).route.respond(response)
        let body = try JSONValue(jsonText: text)
        #expect(try await server.client.send(World.DescribeWind(id: "7", body: body)) == body)
        let request = try #require(server.requests.first)
        #expect(request.headers["Content-Type"] == "application/vnd.world.v2+json")
        #expect(request.headers["Accept"] == "application/hal+json; charset=utf-8")
        #expect(request.text == text)
    }

    @Test("a failure can be plain text")
    func words() async throws {
        server.on(World.DescribeWind.self).route.respond(.text("too windy", status: 400))
        let result = await server.client.result(of: World.DescribeWind(id: "7", body: 1))
        guard case .failure(let error) = result, case .badRequest("too windy")? = error.failure else {
            Issue.record("\(result)")
            return
        }
    }
}
