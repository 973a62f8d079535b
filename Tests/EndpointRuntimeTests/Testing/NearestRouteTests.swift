import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

@Suite("The nearest route of a stub server", .serialized)
struct NearestRouteTests {
    @Test(
        "a route whose path matches is nearer than one of similar text",
        arguments: [
            (
                "DELETE", "/pets/7", ["GET /txt", "GET /pets/{petId}"], "GET /pets/{petId}",
                "the method is DELETE, not GET"
            ),
            (
                "POST", "/pets/7", ["GET /pets", "GET /pets/{petId}"], "GET /pets/{petId}",
                "the method is POST, not GET"
            ),
            (
                "GET", "/q?state=sold", ["GET /pets", "GET /q?state=sold&kind=dog"], "GET /q?state=sold&kind=dog",
                "the query has no 'kind=dog'"
            ),
            (
                "GET", "/organizations/1/x", ["GET /o/1/y", "GET /organizations/{organizationIdentifier}/y"],
                "GET /organizations/{organizationIdentifier}/y", "the path has 'x' where 'y' is expected"
            ),
        ]
    )
    func nearest(method: String, path: String, routes: [String], nearest: String, reason: String) async throws {
        let server = StubServer()
        for route in routes {
            let words = route.split(separator: " ").map(String.init)
            server.on(EndpointRequest.Method(rawValue: words[0]), words[1]).respond(.status(204))
        }
        let url = server.url.absoluteString + path
        _ = try? await server.client.send(.to(url, EndpointRequest.Method(rawValue: method)))
        let error = try #require(throws: StubError.self) { try server.verify() }
        #expect(error.description.contains("\(nearest)"), "\(error)")
        #expect(error.description.hasSuffix(reason), "\(error)")
    }
}
