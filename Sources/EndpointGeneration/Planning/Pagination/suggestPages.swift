import EndpointDescription

/// Notes which operations look paginated, and the extension that would declare it. Pagination is declared and never
/// guessed, so these operations do not change.
func suggestPages(_ context: PlanContext) {
    var alike: [(rule: String, operations: [Operation])] = []
    var indices: [String: Int] = [:]
    for operation in context.selected.operations where !context.pages.mentions(operation) {
        guard let rule = PageSuggestion(operation)?.rule else { continue }
        if let index = indices[rule] {
            alike[index].operations.append(operation)
        } else {
            indices[rule] = alike.count
            alike.append((rule, [operation]))
        }
    }
    for (rule, operations) in alike {
        let first = operations[0]
        let others = operations.count == 1 ? "" : " and \(operations.count - 1) more like it"
        context.log.note(
            "'\(first.key)'\(others) may be paginated; nothing declares it, so no code follows the pages",
            at: first.place,
            remedy: "if so, add \"x-endpoint-pagination\": \(rule), or the same under 'pagination' in "
                + Configuration.fileName
        )
    }
}
