extension RuleReader {
    /// Reads `x-speakeasy-pagination`.
    func readSpeakeasyPagination(_ value: JSON) -> PaginationRule? {
        guard value.isObject, let outputs = value["outputs"], outputs.isObject else {
            fault("'\(name)' must be an object with 'type' and 'outputs'", at: value)
            return nil
        }
        var inputs: [String: PaginationRule.Part<PaginationRule.Target>] = [:]
        for input in value["inputs"]?.elements ?? [] {
            guard let role = input["type"]?.string, let name = input["name"]?.string else {
                fault("an input of '\(self.name)' must have 'name', 'in' and 'type'", at: input)
                continue
            }
            let isInBody = input["in"]?.string == "requestBody"
            inputs[role] = .init(isInBody ? .body([name]) : .parameter(name), at: input.place)
        }
        let style: PaginationStyle
        switch value["type"]?.string {
        case "cursor": style = .cursor
        case "url": style = .url
        case "offsetLimit": style = inputs["page"] == nil ? .offset : .page
        default:
            fault("the 'type' of '\(name)' must be \"cursor\", \"offsetLimit\" or \"url\"", at: value["type"] ?? value)
            return nil
        }
        // Without 'results', the location of the items is unknown.
        guard let items = outputs["results"].flatMap(path) else {
            if outputs["results"] == nil { fault("'\(name)' has no 'results' among its outputs", at: outputs) }
            return nil
        }
        var rule = PaginationRule(style, named: name, items: items, at: value.place)
        rule.isVendorExtension = true
        rule.input = inputs[style.rawValue]
        rule.size = inputs["limit"]
        rule.next = outputs[style == .url ? "nextUrl" : "nextCursor"].flatMap(path)
        rule.pages = style == .page ? outputs["numPages"].flatMap(path) : nil
        return complete(rule, value)
    }
}
