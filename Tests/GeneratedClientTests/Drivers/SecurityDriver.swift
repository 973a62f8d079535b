// The driver of security.json for the fidelity checks. Do not edit.
// swift-format-ignore-file
import EndpointRuntime
import Fidelity
import Foundation
import SecurityClient

enum SecurityDriver: Fidelity.Driver {
    @available(*, deprecated)
    static func fill(_ client: inout Fidelity.Client) {
        fill0(&client)
    }

    @available(*, deprecated)
    private static func fill0(_ client: inout Fidelity.Client) {
        client.operation(Security.RequiresTheGlobal.self) { _ in
            return Security.RequiresTheGlobal()
        }
        client.operation(Security.RequiresNothing.self) { _ in
            return Security.RequiresNothing()
        }
        client.operation(Security.MayRequireBearer.self) { _ in
            return Security.MayRequireBearer()
        }
        client.operation(Security.RequiresBasic.self) { _ in
            return Security.RequiresBasic()
        }
        client.operation(Security.RequiresDigest.self) { _ in
            return Security.RequiresDigest()
        }
        client.operation(Security.RequiresAnyKey.self) { _ in
            return Security.RequiresAnyKey()
        }
        client.operation(Security.RequiresBothKeys.self) { _ in
            return Security.RequiresBothKeys()
        }
        client.operation(Security.RequiresScopes.self) { _ in
            return Security.RequiresScopes()
        }
        client.operation(Security.RequiresOpenID.self) { _ in
            return Security.RequiresOpenID()
        }
        client.operation(Security.RequiresCertificate.self) { _ in
            return Security.RequiresCertificate()
        }
    }
}
