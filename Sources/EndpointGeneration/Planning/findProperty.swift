import EndpointDescription

extension EndpointBlueprint {
    /// The property behind a parameter, whose name may tell its location: `path.id`.
    func property(forParameter name: String) -> PropertyBlueprint? {
        if let dot = name.firstIndex(of: "."), ParameterLocation(rawValue: String(name[..<dot])) != nil,
            let property = property(
                forParameter: String(name[name.index(after: dot)...]),
                in: String(name[..<dot])
            )
        {
            return property
        }
        return property(forParameter: name, in: nil)
    }

    func property(forParameter name: String, in location: String?) -> PropertyBlueprint? {
        parameters.first { $0.name == name && (location == nil || $0.location == location) }
            .flatMap { found in properties.first { $0.name == found.property } }
    }

    var parameterNames: [String] { parameters.map(\.name) }

    private var parameters: [(location: String, name: String, property: String)] {
        let path = pathPieces.compactMap { piece -> (location: String, name: String, property: String)? in
            guard case .value(let property, let name, _, _) = piece else { return nil }
            return ("path", name, property)
        }
        return path
            + calls.compactMap { call in
                switch call {
                case .query(let name, let property, _, _, _): ("query", name, property)
                case .header(let name, let property, _): ("header", name, property)
                case .cookie(let name, let property, _): ("cookie", name, property)
                case .jsonParameter(let location, let name, let property): (location, name, property)
                default: nil
                }
            }
    }

    var bodyProperty: PropertyBlueprint? {
        let names = Set(parameters.map(\.property))
        return properties.first { $0.key == "body" && !names.contains($0.name) }
    }
}
