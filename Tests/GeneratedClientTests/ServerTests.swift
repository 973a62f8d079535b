import EndpointRuntime
import Foundation
import ServersClient
import Testing

@Suite("Servers of the description", .serialized)
struct ServerTests {
    @Test(
        "each operation is sent to its own server, whichever server the client was made for",
        arguments: [
            (
                Servers.servers(tenant: "acme", region: "us"),
                [
                    "https://acme.example.com:443/v2/plain", "https://files.example.com/files",
                    "https://uploads.us.example.com/v1/files", "https://acme.example.com:443/internal/relative",
                    "https://trailing.example.com/trailing",
                ]
            ),
            (
                Servers.stagingServers,
                [
                    "https://staging.example.com/v2/plain", "https://files.example.com/files",
                    "https://uploads.eu.example.com/v1/files", "https://staging.example.com/internal/relative",
                    "https://trailing.example.com/trailing",
                ]
            ),
            (
                Servers.servers(origin: "https://found.example.com"),
                [
                    "https://found.example.com/v2/plain", "https://files.example.com/files",
                    "https://uploads.eu.example.com/v1/files", "https://found.example.com/internal/relative",
                    "https://trailing.example.com/trailing",
                ]
            ),
        ]
    )
    func addresses(servers: ServerMap, addresses: [String]) throws {
        let client = URLSessionClient(servers: servers)
        #expect(
            [
                try client.resolve(Servers.Plain()).url.absoluteString,
                try client.resolve(Servers.FromPathServer()).url.absoluteString,
                try client.resolve(Servers.FromOperationServer()).url.absoluteString,
                try client.resolve(Servers.FromRelativeServer()).url.absoluteString,
                try client.resolve(Servers.TrailingSlash()).url.absoluteString,
            ] == addresses
        )
    }

    @Test("a variable of an operation's server is an argument of a server without variables")
    func variable() throws {
        let client = URLSessionClient(servers: Servers.stagingServers(region: "us"))
        let url = try client.resolve(Servers.FromOperationServer()).url
        #expect(url.absoluteString == "https://uploads.us.example.com/v1/files")
    }
}
