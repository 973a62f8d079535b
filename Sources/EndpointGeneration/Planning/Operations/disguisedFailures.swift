import EndpointDescription

extension OperationPlanner {
    /// The documented `default` failure where it arrives with the status of a success: `{"ok": false}` with 200. A member
    /// that both bodies require, each with values of its own, tells the two apart.
    func disguisedFailures(of operation: Operation, _ response: ResponsePlan, _ failure: FailurePlan?)
        -> [OutcomeBlueprint]
    {
        guard let lastResort = failure?.lastResort, case .failure(_, _, .json) = lastResort.result,
            let failed = operation.receivedResponses.first(where: { $0.status == .default })?.jsonObject
        else { return [] }
        return response.outcomes.flatMap { outcome -> [OutcomeBlueprint] in
            guard case .success(.json, _) = outcome.result,
                let succeeded = operation.receivedResponses.first(where: { $0.status == outcome.status })?.jsonObject,
                let (key, values) = sign(of: failed, against: succeeded)
            else { return [] }
            return values.map {
                OutcomeBlueprint(status: outcome.status, sign: (key, $0), result: lastResort.result)
            }
        }
    }

    /// The first member that a failure requires, with the values that it never has in a success.
    private func sign(of failed: FlatSchema, against succeeded: FlatSchema) -> (key: String, values: [String])? {
        for key in failed.required where succeeded.requires(key) {
            let (bad, good) = (failed.fixedTexts(of: key), succeeded.fixedTexts(of: key))
            if !bad.isEmpty, bad.count <= 8, !good.isEmpty, Set(bad).isDisjoint(with: good) { return (key, bad) }
        }
        return nil
    }
}

extension Response {
    fileprivate var jsonObject: FlatSchema? {
        guard let media = content.received, media.type.kind == .json, let schema = media.schema else { return nil }
        let flat = FlatSchema(schema.target)
        return flat.isObject ? flat : nil
    }
}

extension FlatSchema {
    /// The texts of the values that a member allows, if they are listed.
    fileprivate func fixedTexts(of key: String) -> [String] {
        guard let member = property(key), !member.admitsNull else { return [] }
        let flat = FlatSchema(member.target)
        let values = flat.constant.map { [$0] } ?? flat.allowedValues ?? []
        let texts = values.compactMap(\.scalarText)
        return texts.count == values.count ? texts : []
    }
}
