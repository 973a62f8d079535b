import EndpointDescription

/// The pagination rules of operations, as far as they are declared.
struct PageRules {
    private var rules: [SourceLocation.ID: [PaginationRule]] = [:]
    /// Operations whose pagination the description mentions, correctly or not.
    private var mentioned: Set<SourceLocation.ID> = []

    init(_ description: Description, log: DiagnosticLog) {
        var addresses = MarkedAddresses()
        for operation in description.operations where !mentioned.contains(operation.place.id) {
            var known = operation.paginationRules
            let marks = known.isEmpty ? StainlessPagination(operation, &addresses) : nil
            let isMentioned =
                !known.isEmpty || marks != nil || operation.extensions.contains { $0.name.hasSuffix("-pagination") }
            if isMentioned { mentioned.insert(operation.place.id) }
            if let rule = marks?.rule(log: log) { known = [rule] }
            rules[operation.place.id] = known
        }
    }

    /// The rules of an operation; the first one that fits is used.
    func rules(of operation: Operation) -> [PaginationRule] { rules[operation.place.id] ?? [] }

    func mentions(_ operation: Operation) -> Bool { mentioned.contains(operation.place.id) }
}

/// The pagination that `x-stainless-pagination-property` declares on parameters and members, combined.
private struct StainlessPagination {
    private static let name = "x-stainless-pagination-property"
    private static let deepest = 4

    private let place: SourceLocation
    private var inputs: [String: PaginationRule.Part<PaginationRule.Target>] = [:]
    private var outputs: [String: PaginationRule.Part<PaginationRule.Source>] = [:]

    /// `nil` if nothing is marked: no parameter, no member of the request body and no next page's address.
    init?(_ operation: Operation, _ addresses: inout MarkedAddresses) {
        place = operation.place
        for parameter in operation.parameters {
            let schema = parameter.schema
            for mark in [parameter.extensions.mark, schema?.extensions.mark, schema?.target.extensions.mark] {
                guard let mark, let purpose = mark["purpose"]?.string else { continue }
                inputs[purpose] = .init(.parameter(parameter.name), at: mark.place)
            }
        }
        if let body = operation.requestBody?.content.first(where: { $0.type.kind == .json })?.schema {
            for property in body.nearProperties {
                guard let mark = property.schema.mark, let purpose = mark["purpose"]?.string else { continue }
                inputs[purpose] = .init(.body([property.name]), at: mark.place)
            }
        }
        // Most descriptions have no such marks, so the deep search runs only if one was found.
        guard !inputs.isEmpty || addresses.isMarked(in: operation) else { return nil }
        for response in operation.responses where response.status.isSuccess {
            for header in response.headers {
                guard let mark = header.schema?.mark, let purpose = mark["purpose"]?.string else { continue }
                outputs[purpose] = .init(.header(header.name), at: mark.place)
            }
            guard let schema = response.content.first(where: { $0.type.kind == .json })?.schema else { continue }
            if let mark = schema.mark, mark["is_top_level_array"]?.bool == true {
                outputs["items"] = .init(.body([]), at: mark.place)
            }
            var depths: [Schema: Int] = [:]
            find(in: schema, path: [], &depths)
        }
    }

    /// - Parameter depths: the least depth at which each schema was searched. A search at that depth or below finds
    ///   nothing new.
    private mutating func find(in schema: Schema, path: [String], _ depths: inout [Schema: Int]) {
        let target = schema.target
        guard path.count < StainlessPagination.deepest, path.count < depths[target] ?? Int.max else { return }
        depths[target] = path.count
        let flat = FlatSchema(target)
        for property in flat.properties {
            let path = path + [property.name]
            if let mark = property.schema.mark, let purpose = mark["purpose"]?.string, outputs[purpose] == nil {
                let header = mark["from_header"]?.string
                outputs[purpose] = .init(header.map { .header($0) } ?? .body(path), at: mark.place)
            }
            find(in: property.schema, path: path, &depths)
        }
        if let items = flat.items { find(in: items, path: path + ["-1"], &depths) }
    }

    func rule(log: DiagnosticLog) -> PaginationRule? {
        let forms: [(PaginationStyle, input: [String], next: [String])] = [
            (.cursor, ["next_cursor_param"], ["next_cursor_field"]),
            (.cursor, ["next_cursor_id_param"], ["cursor_item_id", "next_cursor_field"]),
            (.page, ["page_number_param"], []),
            (.offset, ["offset_count_param"], []),
            (.url, [], ["cursor_url_field"]),
        ]
        for form in forms {
            let input = form.input.lazy.compactMap { inputs[$0] }.first
            let next = form.next.lazy.compactMap { outputs[$0] }.first
            guard form.input.isEmpty ? next != nil : input != nil else { continue }
            guard let items = outputs["items"], form.next.isEmpty || next != nil else {
                let missing = outputs["items"] == nil ? "items" : form.next[0]
                log.note(
                    "the pagination is incomplete: no member of the response has the purpose '\(missing)'",
                    at: input?.place ?? next?.place ?? place,
                    remedy: "declare it with 'x-endpoint-pagination'"
                )
                return nil
            }
            var rule = PaginationRule(form.0, named: StainlessPagination.name, items: items, at: place)
            rule.isVendorExtension = true
            rule.input = input
            rule.next = next
            rule.pages = form.0 == .page ? outputs["total_page_count_field"] : nil
            rule.total = form.0 == .offset ? outputs["offset_total_count_field"] : nil
            rule.hasMore = outputs["has_next_page"]
            return rule
        }
        return nil
    }
}

/// The schemas in which the next page's address is marked. Many operations may have one schema.
private struct MarkedAddresses {
    private var known: [Schema: Bool] = [:]

    mutating func isMarked(in operation: Operation) -> Bool {
        for response in operation.responses {
            for media in response.content { if let schema = media.schema?.target, isMarked(in: schema) { return true } }
        }
        return false
    }

    private mutating func isMarked(in schema: Schema) -> Bool {
        if let known = known[schema] { return known }
        let isMarked = schema.nearProperties.contains { $0.schema.mark?["purpose"]?.string == "cursor_url_field" }
        known[schema] = isMarked
        return isMarked
    }
}

extension Schema {
    fileprivate var mark: JSON? { extensions.mark ?? target.extensions.mark }

    /// Its own properties and those of its `allOf` members.
    fileprivate var nearProperties: [Property] {
        target.properties + target.allOf.flatMap { $0.target.properties }
    }
}

extension [(name: String, value: JSON)] {
    fileprivate var mark: JSON? { first { $0.name == "x-stainless-pagination-property" }?.value }
}
