/// A field of a form, and one of the alternatives that its value has.
struct FormField {
    var name: String
    var alternative: PlainDescription.Part
    var isDeep: Bool

    /// Every field that is a choice, with each of its alternatives.
    static func choices(in form: PlainOperation.Media, _ description: PlainDescription) -> [FormField] {
        guard let schema = form.schema else { return [] }
        let properties = description.opened(schema).flatMap { $0["properties"]?.members ?? [] }
        return properties.flatMap { name, property in
            let isDeep = form.part["encoding"]?[name]?.value["style"]?.text == "deepObject"
            let choices = description.opened(property).flatMap {
                [$0["anyOf"], $0["oneOf"]].compactMap { $0?.elements }
            }
            return choices.joined().map { FormField(name: name, alternative: $0, isDeep: isDeep) }
        }
    }
}
