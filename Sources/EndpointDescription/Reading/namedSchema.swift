extension DescriptionReader {
    /// The schema that a reference leads to. A schema in another file gets a name, as a component does.
    func namedSchema(at json: JSON) -> Schema {
        let schema = schema(at: json)
        let file = file(of: json)
        guard file !== main, namedOutside.insert(json.identity).inserted, let name = name(of: json, in: file) else {
            return schema
        }
        schema.componentName = name
        outsideSchemas.append(NamedSchema(name: name, schema: schema))
        return schema
    }

    /// The name of a schema in another file. For example: `Pet` for `models.json#/Pet`, and `pet` for the whole file
    /// `models/pet.json`. Schemas at deeper levels, outside a section of schemas, have no name.
    private func name(of json: JSON, in file: DescriptionFile) -> String? {
        if json.index == file.root.index {
            var name = file.path.name[...]
            for suffix in documentSuffixes + [".schema"] where name.hasSuffix(suffix) {
                name = name.dropLast(suffix.utf8.count)
            }
            return name.isEmpty ? nil : String(name)
        }
        let nodes = json.document.nodes
        let container = JSON(document: json.document, index: Int(nodes[json.index].parent))
        guard container.isObject, let name = JSON(document: json.document, index: json.index - 1).string else {
            return nil
        }
        if container.index == file.root.index { return SchemaKeyword(rawValue: name) == nil ? name : nil }
        let section = JSON(document: json.document, index: container.index - 1).string
        return ["schemas", "definitions", "$defs"].contains(section) ? name : nil
    }
}
