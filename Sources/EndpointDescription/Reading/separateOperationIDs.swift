extension DescriptionReader {
    /// An operation that states an `operationId`.
    struct IdentifiedOperation {
        var method: Operation.Method
        var path: String
        var place: SourceLocation
        var placeOfID: SourceLocation
    }

    func noteID(of operation: Operation, _ json: JSON) {
        guard let id = operation.id, let member = json["operationId"] else { return }
        operationIDs[id, default: []].append(
            IdentifiedOperation(
                method: operation.method,
                path: operation.path,
                place: operation.place,
                placeOfID: member.place
            )
        )
    }

    /// Gives a repeated `operationId` to the first operation by path and method, a GET before all others: a DELETE that
    /// was copied from a GET must not have its name. The others become operations without an id, which are named after
    /// their method and path.
    func separateOperationIDs(_ description: inout Description) {
        var nameless: Set<SourceLocation.ID> = []
        for (id, operations) in operationIDs where operations.count > 1 {
            let ordered = operations.sorted {
                ($0.method == .get ? 0 : 1, $0.path, $0.method.token) < (
                    $1.method == .get ? 0 : 1, $1.path, $1.method.token
                )
            }
            let first = ordered[0]
            let position = first.placeOfID.position
            for other in ordered.dropFirst() {
                nameless.insert(other.place.id)
                log.warning(
                    "the operationId '\(id)' is also that of \(first.method.token) \(first.path) at "
                        + "\(position.path):\(position.line):\(position.column), so this operation is named after its "
                        + "method and path",
                    at: other.placeOfID,
                    remedy: "give every operation an operationId of its own"
                )
            }
        }
        guard !nameless.isEmpty else { return }
        for index in description.operations.indices where nameless.contains(description.operations[index].place.id) {
            description.operations[index].id = nil
        }
        for index in description.webhooks.indices where nameless.contains(description.webhooks[index].place.id) {
            description.webhooks[index].id = nil
        }
    }
}
