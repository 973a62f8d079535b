import EndpointDescription

extension OperationPlanner {
    /// A property for each header that a part may carry (OpenAPI 3.1 §4.8.15); the part writes them.
    func planPartHeaders(
        _ headers: [Header],
        of part: inout PartBlueprint,
        isRequired: Bool,
        names: inout NameScope,
        in scope: DeclarationScope
    ) -> [PropertyBlueprint] {
        var planned: [PropertyBlueprint] = []
        // The form itself writes a part's disposition, because it holds the part's name.
        for header in headers where header.name.lowercased() != "content-disposition" {
            let normalised = part.name + "-" + header.name.withoutExperimentalPrefix
            let plain =
                header.schema.map { types.nonNullType(of: $0, hint: SwiftName.type(normalised), in: scope) } ?? .string
            let isNeeded = isRequired && header.isRequired
            var property = PropertyBlueprint(
                name: SwiftName.escaped(
                    names.claim([SwiftName.member(normalised), SwiftName.member(normalised + "-Header")])
                ),
                key: normalised,
                type: isNeeded ? plain : plain.asOptional,
                presence: isNeeded ? .required : .optional
            )
            property.documentation.add(header.description ?? "The header `\(header.name)` of `\(part.name)`.")
            property.isDeprecated = header.isDeprecated
            part.headers.append(
                PartBlueprint.Header(
                    name: header.name,
                    property: property.name,
                    isRequired: isNeeded,
                    explode: header.explode,
                    isJSON: header.contentType != nil
                )
            )
            planned.append(property)
        }
        return planned
    }
}
