extension DescriptionReader {
    /// Reads the `security` of the document or of an operation; `nil` if it has none, or none that is declared.
    func readSecurity(of object: JSON) -> [SecurityRequirement]? {
        guard let list = object["security"], !list.isNull else { return nil }
        let elements = elements(list, named: "security")
        let requirements: [SecurityRequirement] = elements.compactMap { requirement in
            guard let requirement = self.object(requirement, named: "an element of security") else { return nil }
            var schemes: [(name: String, scopes: [String])] = []
            for (name, scopes) in requirement.members {
                guard securitySchemeNameSet.contains(name) else {
                    let near = nearest(to: name, among: securitySchemeNames)
                    log.warning(
                        "there is no security scheme '\(name)', so no credentials are attached for it\(suggestion(near))",
                        at: scopes.place,
                        remedy: near == nil
                            ? "declare it under '\(ComponentKind.securitySchemes.path(in: version))'" : nil
                    )
                    return nil
                }
                schemes.append((name, strings(scopes, named: name)))
            }
            return SecurityRequirement(schemes: schemes)
        }
        return requirements.isEmpty && !elements.isEmpty ? nil : requirements
    }
}
