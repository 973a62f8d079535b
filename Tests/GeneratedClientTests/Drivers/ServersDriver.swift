// The driver of servers.json for the fidelity checks. Do not edit.
// swift-format-ignore-file
import EndpointRuntime
import Fidelity
import Foundation
import ServersClient

enum ServersDriver: Fidelity.Driver {
    @available(*, deprecated)
    static func fill(_ client: inout Fidelity.Client) {
        fill0(&client)
    }

    @available(*, deprecated)
    private static func fill0(_ client: inout Fidelity.Client) {
        client.operation(Servers.Plain.self) { _ in
            return Servers.Plain()
        }
        client.operation(Servers.FromPathServer.self) { _ in
            return Servers.FromPathServer()
        }
        client.operation(Servers.FromOperationServer.self) { _ in
            return Servers.FromOperationServer()
        }
        client.operation(Servers.FromRelativeServer.self) { _ in
            return Servers.FromRelativeServer()
        }
        client.operation(Servers.FromTheSameServer.self) { _ in
            return Servers.FromTheSameServer()
        }
        client.operation(Servers.TrailingSlash.self) { _ in
            return Servers.TrailingSlash()
        }
    }
}
