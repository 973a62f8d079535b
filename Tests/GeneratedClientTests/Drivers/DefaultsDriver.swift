// The driver of defaults.json for the fidelity checks. Do not edit.
// swift-format-ignore-file
import EndpointRuntime
import Fidelity
import Foundation
import DefaultsClient

enum DefaultsDriver: Fidelity.Driver {
    @available(*, deprecated)
    static func fill(_ client: inout Fidelity.Client) {
        fill0(&client)
        fill1(&client)
    }

    @available(*, deprecated)
    private static func fill0(_ client: inout Fidelity.Client) {
        client.model("#/components/schemas/Profile", Defaults.Profile.self)
        client.model("#/components/schemas/Role", Defaults.Role.self)
        client.model("#/components/schemas/Settings", Defaults.Settings.self)
        client.model("#/components/schemas/Cat", Defaults.Cat.self)
        client.model("#/components/schemas/Dog", Defaults.Dog.self)
        client.model("#/components/schemas/Pet", Defaults.Pet.self)
        client.model("#/components/schemas/Owner", Defaults.Owner.self)
        client.model("#/components/schemas/Draft", Defaults.Draft.self)
        client.model("#/components/schemas/Print", Defaults.Print.self)
    }

    @available(*, deprecated)
    private static func fill1(_ client: inout Fidelity.Client) {
        client.operation(Defaults.ListProfiles.self) { arguments in
            var endpoint = Defaults.ListProfiles()
            if arguments.has("query.required") { endpoint.required = try arguments.value("query.required", Swift.Bool.self) }
            if arguments.has("query.limit") { endpoint.limit = try arguments.value("query.limit", Swift.Int?.self) }
            if arguments.has("query.order") { endpoint.order = try arguments.value("query.order", Defaults.ListProfiles.Order?.self) }
            if arguments.has("query.fields") { endpoint.fields = try arguments.value("query.fields", [Swift.String]?.self) }
            return endpoint
        }
        client.operation(Defaults.CreateProfile.self, body: "json") { arguments in
            return Defaults.CreateProfile(body: try arguments.value("body", Defaults.Profile.self))
        }
    }
}
