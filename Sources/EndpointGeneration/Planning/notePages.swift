import EndpointDescription

extension Planner {
    /// Says once that there are operations that look as if they answered in pages. How pages follow each other is declared
    /// and never guessed, so they are left alone.
    func notePages() {
        let alike = description.operations.filter { operation in
            operation.method == .get && operation.pageParameter != nil && operation.answersWithList
                && paginationRule(of: operation) == nil
        }
        guard let first = alike.first, let parameter = first.pageParameter else { return }
        let others = alike.count == 1 ? "" : " and \(alike.count - 1) more like it"
        log.note(
            "'\(first.key)'\(others) may answer in pages, by '\(parameter.name)'; nothing says how, so no code follows them",
            at: first.place,
            remedy: "say it in 'x-endpoint-pagination', or in 'pagination' in \(Configuration.fileName)"
        )
    }
}

extension Operation {
    /// A parameter that is usually told which page to bring.
    fileprivate var pageParameter: Parameter? {
        parameters.first { parameter in
            parameter.location == .query
                && Operation.pageParameters.contains(parameter.name.lowercased().filter { $0.isLetter })
        }
    }

    private static let pageParameters: Set<String> = [
        "cursor", "after", "page", "pagenumber", "pagetoken", "offset", "startingafter", "continuationtoken",
        "nextpagetoken", "marker",
    ]

    /// Whether a success is an array, or an object that has one.
    fileprivate var answersWithList: Bool {
        responses.contains { response in
            guard response.status.isSuccess,
                let schema = response.content.first(where: { MediaKind($0.name) == .json })?.schema
            else { return false }
            let flat = FlatSchema(schema.target)
            return flat.types == .array || flat.properties.contains { FlatSchema($0.schema.target).types == .array }
        }
    }
}
