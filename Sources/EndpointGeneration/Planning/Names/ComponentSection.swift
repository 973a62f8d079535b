import EndpointDescription

/// The components other than schemas that contain schemas, in the order in which they get their names.
enum ComponentSection: String, CaseIterable, Comparable {
    case responses, requestBodies, parameters, headers

    /// The kind of component, which distinguishes its name from that of a schema.
    var suffix: String {
        switch self {
        case .responses: "Response"
        case .requestBodies: "Body"
        case .parameters: "Parameter"
        case .headers: "Header"
        }
    }

    /// The component whose value a schema describes as a whole, and the media type where it has one.
    static func use(of schema: Schema) -> (section: ComponentSection, key: String, media: String)? {
        guard let section = ComponentSection.section(of: schema.place), let pointer = schema.place.pointer else {
            return nil
        }
        var steps = pointerSteps(pointer)[...]
        if steps.first == "components" { steps.removeFirst() }
        guard steps.count > 2, steps.last == "schema" || steps.last == "itemSchema" else { return nil }
        let key = steps[steps.startIndex + 1]
        let inside = steps.dropFirst(2).dropLast()
        if inside.isEmpty { return (section, key, "") }
        guard inside.count == 2, inside.first == "content", let media = inside.last else { return nil }
        return (section, key, MediaName.caseName(of: MediaType(media)))
    }

    /// The section that a location is in, of OpenAPI 3 or Swagger 2.
    static func section(of place: SourceLocation) -> ComponentSection? {
        place.name(in: "components").flatMap(ComponentSection.init)
    }

    static func < (a: ComponentSection, b: ComponentSection) -> Bool { a.position < b.position }

    private var position: Int { ComponentSection.allCases.firstIndex(of: self) ?? 0 }
}
