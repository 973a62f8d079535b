/// A kind of component. Components are declared once and referred to by name.
enum ComponentKind: String {
    case schemas, responses, parameters, requestBodies, securitySchemes

    /// The object that contains the components. For example: `components.schemas`, or `definitions` in Swagger 2.0
    func section(of root: JSON, _ version: DescriptionReader.Version) -> JSON? {
        version == .v20 ? root[swagger2Name] : root["components"]?[rawValue]
    }

    /// The path that remedies mention.
    func path(in version: DescriptionReader.Version) -> String {
        version == .v20 ? swagger2Name : "components.\(rawValue)"
    }

    /// The beginning of a `$ref` to such a component.
    func pointer(in version: DescriptionReader.Version) -> String {
        version == .v20 ? "#/\(swagger2Name)" : "#/components/\(rawValue)"
    }

    private var swagger2Name: String {
        switch self {
        case .schemas: "definitions"
        case .securitySchemes: "securityDefinitions"
        // In Swagger 2.0, a body is one of the parameters.
        case .parameters, .requestBodies: "parameters"
        case .responses: "responses"
        }
    }
}

extension DescriptionReader {
    /// - Parameter json: a value in the file to search; if `nil`, the description itself is searched.
    func components(_ kind: ComponentKind, beside json: JSON? = nil) -> JSON? {
        kind.section(of: json.map { file(of: $0).root } ?? root, version)
    }
}
