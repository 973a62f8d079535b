import EndpointDescription

extension ExampleValue {
    /// Makes the example of a page the last one, so that a stub that responds with it does not go on for ever: no next
    /// cursor or address, no more pages, and no more items than the page holds.
    mutating func endPages(after rule: PaginationRule, _ schema: Schema) {
        let edits: [(source: PaginationRule.Part<PaginationRule.Source>?, value: ExampleValue?)] = [
            (rule.next, nil), (rule.hasMore, .text("false")), (rule.pages, .text("1")), (rule.total, .text("1")),
        ]
        for edit in edits {
            guard case .body(let steps)? = edit.source?.value else { continue }
            replace(steps[...], by: edit.value, schema)
        }
    }

    /// Replaces a member. Without a value the member is removed, or emptied if the schema requires it.
    private mutating func replace(_ steps: ArraySlice<String>, by value: ExampleValue?, _ schema: Schema) {
        guard let step = steps.first, case .object(var members) = self,
            let index = members.firstIndex(where: { $0.name == step })
        else { return }
        let flat = FlatSchema(schema.target)
        let member = flat.property(step)
        if steps.count > 1 {
            guard let member else { return }
            members[index].value.replace(steps.dropFirst(), by: value, member)
        } else if let value {
            // Some services write numbers and flags as strings.
            let isText = members[index].value.text.hasPrefix("\"")
            members[index].value = isText ? .text(jsonString(value.text)) : value
        } else if !flat.requires(step) {
            members.remove(at: index)
        } else {
            members[index].value = .text(member?.admitsNull == true ? "null" : #""""#)
        }
        self = .object(members)
    }
}
