import EndpointDescription

extension EndpointBlueprint {
    /// The property for a parameter. The name may be prefixed with the parameter's location: `path.id`.
    func property(forParameter name: String) -> PropertyBlueprint? {
        if let dot = name.firstIndex(of: "."), let location = ParameterLocation(rawValue: String(name[..<dot])),
            let property = property(forParameter: String(name[name.index(after: dot)...]), in: location)
        {
            return property
        }
        return property(forParameter: name, in: nil)
    }

    func property(forParameter name: String, in location: ParameterLocation?) -> PropertyBlueprint? {
        sentParameters.first { $0.name == name && (location == nil || $0.location == location) }
            .flatMap { found in properties.first { $0.name == found.property } }
    }

    var parameterNames: [String] { sentParameters.map(\.name) }

    var bodyProperty: PropertyBlueprint? {
        body.flatMap { body in properties.first { $0.name == body.property } }
    }

    /// The path parameters in the order of the path, then the other parameters in their own order.
    private var sentParameters: [ParameterBlueprint] {
        pathPieces.compactMap { piece in
            guard case .parameter(let parameter) = piece else { return nil }
            return parameter
        } + parameters.filter { $0.location != .path }
    }
}
