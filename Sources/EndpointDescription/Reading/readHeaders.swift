extension DescriptionReader {
    func readHeaders(of object: JSON) -> [Header] {
        members("headers", in: object).compactMap { name, json in
            // OpenAPI 3.1 §4.8.17: a header with this name is ignored.
            if name.lowercased() == "content-type" || name.hasPrefix("x-") && !json.isObject { return nil }
            guard let object = self.object(json, named: name), let resolved = resolveIgnoringSiblings(object) else {
                return nil
            }
            var header = Header(name: name, place: resolved.place)
            header.description = string("description", in: object) ?? string("description", in: resolved)
            // A schema in place of a header lists members.
            if resolved["required"]?.isArray != true { header.isRequired = bool("required", in: resolved) ?? false }
            header.isDeprecated = bool("deprecated", in: resolved) ?? false
            header.explode = bool("explode", in: resolved) ?? false
            (header.schema, header.contentType) = readShape(
                of: resolved,
                what: "the header '\(name)'",
                at: object.place
            )
            if version == .v20, resolved["type"]?.string == "array",
                let format = string("collectionFormat", in: resolved), ["ssv", "tsv", "pipes"].contains(format)
            {
                log.note(
                    "the header '\(name)' is read as text: its values are separated by '\(format)', not by commas",
                    at: header.place
                )
                header.schema = nil
            }
            return header
        }
    }
}
