extension DescriptionReader {
    /// Reads the `security` of the document or of an operation; `nil` if it has none.
    func readSecurity(of object: JSON) -> [SecurityRequirement]? {
        guard let list = object["security"], !list.isNull else { return nil }
        return elements(list, named: "security").compactMap { requirement in
            guard let requirement = self.object(requirement, named: "an element of security") else { return nil }
            var schemes: [(name: String, scopes: [String])] = []
            for (name, scopes) in requirement.members {
                guard securitySchemeNameSet.contains(name) else {
                    let near = nearest(to: name, among: securitySchemeNames)
                    log.error(
                        "there is no security scheme '\(name)'\(suggestion(near))",
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
    }
}
