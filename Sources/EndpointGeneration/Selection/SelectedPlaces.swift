import EndpointDescription

/// The places of a description that a selected part of it is made of.
struct SelectedPlaces {
    private var selected: [SourceLocation]
    private var dropped: [SourceLocation]
    /// The components other than schemas that the selected operations use, as the beginnings of their pointers.
    private var components: Set<String>

    init(_ part: Description, of whole: Description) {
        let operations = part.operations + part.webhooks
        selected = operations.map(\.place) + part.schemas.map(\.schema.place)
        let isSelected = Set(selected.map(\.id))
        dropped = ((whole.operations + whole.webhooks).map(\.place) + whole.schemas.map(\.schema.place))
            .filter { !isSelected.contains($0.id) }
        components = []
        for operation in operations {
            var places = operation.parameters.map(\.place) + operation.responses.map(\.place)
            places += operation.schemas.map(\.place)
            if let body = operation.requestBody { places.append(body.place) }
            for place in places { SelectedPlaces.component(at: place).map { _ = components.insert($0) } }
        }
    }

    /// Whether a diagnostic concerns the selected part, or the description as a whole.
    func concerns(_ diagnostic: Diagnostic) -> Bool {
        guard let place = diagnostic.place else { return true }
        if selected.contains(where: { $0.contains(place) }) { return true }
        if dropped.contains(where: { $0.contains(place) }) { return false }
        return SelectedPlaces.component(at: place).map(components.contains) ?? true
    }

    private static func component(at place: SourceLocation) -> String? {
        guard ComponentSection.section(of: place) != nil, let pointer = place.pointer else { return nil }
        return place.path + pointer.split(separator: "/").prefix(4).joined(separator: "/")
    }
}
