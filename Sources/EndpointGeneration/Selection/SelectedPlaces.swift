import EndpointDescription

/// The places of a description that a selected part of it is made of.
struct SelectedPlaces {
    private let selected: [SourceLocation]
    private let dropped: [SourceLocation]

    init(_ part: Description, of whole: Description) {
        selected = part.placesOfParts
        let isSelected = Set(selected.map(\.id))
        dropped = whole.placesOfParts.filter { !isSelected.contains($0.id) }
    }

    /// Whether a diagnostic concerns the selected part, or the description as a whole.
    func concerns(_ diagnostic: Diagnostic) -> Bool {
        guard let place = diagnostic.place else { return true }
        return selected.contains { $0.contains(place) } || !dropped.contains { $0.contains(place) }
    }
}

extension Description {
    /// The operations, the webhooks and the components, also those other than schemas, each place once.
    fileprivate var placesOfParts: [SourceLocation] {
        var places = schemas.map(\.schema.place)
        for operation in operations + webhooks {
            places.append(operation.place)
            places += operation.parameters.map(\.place)
            places += operation.responses.map(\.place) + operation.responses.flatMap(\.headers).map(\.place)
            if let body = operation.requestBody { places.append(body.place) }
        }
        var known: Set<SourceLocation.ID> = []
        return places.filter { known.insert($0.id).inserted }
    }
}
