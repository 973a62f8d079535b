import EndpointDescription

/// The value of `x-endpoint-pagination` that would suit an operation that looks paginated.
struct PageSuggestion {
    /// As JSON, on one line.
    let rule: String
    /// The rule without its `items`.
    let form: String

    /// The rules that an operation looks like, the likeliest first; none if it does not look paginated.
    static func all(for operation: Operation, _ responses: inout PageResponses) -> [PageSuggestion] {
        guard operation.method == .get, let page = responses.response(to: operation) else { return [] }
        func parameter(named names: Set<String>) -> String? {
            operation.parameter(named: names) ?? operation.memberOfQuery(named: names)
        }
        var found: [PageSuggestion] = []
        func add(_ style: PaginationStyle, _ members: [(String, String?)], first: Int? = nil) {
            found.append(PageSuggestion(style, members, first: first, items: page.items))
        }
        if let name = parameter(named: cursors) ?? operation.token, let next = page.next {
            add(.cursor, [("parameter", name), ("next", next)] + page.end)
        }
        if operation.documentsLinks, operation.mayNamePage { add(.link, []) }
        if let name = operation.token, let next = page.tokens[letters(name)] {
            add(.cursor, [("parameter", name), ("next", next)] + page.end)
        }
        if let name = parameter(named: keys), let key = page.next ?? page.lastKey {
            add(.cursor, [("parameter", name), ("next", key)] + page.end)
        }
        if let address = page.address { add(.url, [("next", address)]) }
        if let name = parameter(named: numbers) {
            let size = page.pages == nil && !page.marksEnd ? operation.pageSize : nil
            add(
                .page,
                [("parameter", name), ("pages", page.pages)] + page.end + [("limit", size)],
                first: page.isSpring || operation.countsFromZero(name) ? 0 : nil
            )
        }
        if let name = parameter(named: offsets) {
            let size = page.total == nil && !page.marksEnd ? operation.pageSize : nil
            let isOfOpenSearch = letters(name) == "startindex" && page.total == pointer("totalResults")
            add(
                .offset,
                [("parameter", name), ("total", page.total)] + page.end + [("limit", size)],
                first: isOfOpenSearch && !operation.countsFromZero(name) ? 1 : nil
            )
        }
        return found
    }

    private init(_ style: PaginationStyle, _ members: [(String, String?)], first: Int?, items: String) {
        let members = [("type", style.rawValue)] + members
        var written = members.compactMap { name, value in value.map { "\"\(name)\": \(jsonString($0))" } }
        if let first { written.insert("\"first\": \(first)", at: 2) }
        form = written.joined(separator: ", ")
        rule = "{\(form), \"items\": \(jsonString(items))}"
    }

    private static let cursors: Set<String> = [
        "cursor", "after", "pagetoken", "nextpagetoken", "continuationtoken", "nexttoken", "marker", "pagecursor",
        "startcursor", "aftercursor", "pageafter", "continue", "continuation", "iterator",
    ]
    private static let keys: Set<String> = ["startingafter", "after", "sinceid", "afterid"]
    /// The number of items on a page.
    fileprivate static let sizes: Set<String> = [
        "pagesize", "perpage", "limit", "size", "pagelimit", "maxresults", "itemsperpage", "count", "top", "take",
    ]
    fileprivate static let numbers: Set<String> = ["page", "pagenumber", "pageno", "pageindex"]
    fileprivate static let offsets: Set<String> = ["offset", "skip", "startindex", "startat", "pageoffset"]
    fileprivate static let names = cursors.union(keys).union(numbers).union(offsets)
}

/// The responses of operations that may be pages. Many operations may have one schema.
struct PageResponses {
    private var known: [Schema: PageResponse?] = [:]

    /// `nil` if the first success has no JSON body with one unambiguous list.
    fileprivate mutating func response(to operation: Operation) -> PageResponse? {
        guard let response = operation.responses.first(where: { $0.status.isSuccess }),
            let media = response.content.received, media.type.kind == .json, let schema = media.schema?.target
        else { return nil }
        if let known = known[schema] { return known }
        let page = PageResponse(schema)
        known[schema] = .some(page)
        return page
    }
}

/// The members of a response that may belong to pagination, as JSON Pointers.
private struct PageResponse {
    var items: String
    /// The next cursor.
    var next: String?
    /// The next page's address.
    var address: String?
    /// The member that identifies the last item.
    var lastKey: String?
    var hasMore: String?
    var isLast: String?
    /// The member that marks the last page, as an argument of the rule.
    var end: [(String, String?)] { hasMore.map { [("hasMore", $0)] } ?? [("isLast", isLast)] }
    var marksEnd: Bool { hasMore != nil || isLast != nil }
    /// Whether it is a page of Spring Data, with the flags `first` and `last`, or with `number` and `totalElements` in
    /// `page`. Those are numbered from zero.
    var isSpring = false
    var pages: String?
    var total: String?
    /// String members by the letters of their names. One with the name of the parameter may be its value for the next
    /// page.
    var tokens: [String: String] = [:]

    /// `nil` if the schema has no unambiguous list.
    init?(_ schema: Schema) {
        let flat = FlatSchema(schema)
        var path = ""
        var lists = PageResponse.lists(of: flat)
        // HAL has its lists in `_embedded`.
        if lists.isEmpty, let embedded = flat.property("_embedded") {
            path = pointer("_embedded")
            lists = PageResponse.lists(of: FlatSchema(embedded))
        }
        // If there are several lists, the items are in the only list of objects, or else in the only one with a usual name.
        if lists.count > 1 {
            lists = lists.filter { FlatSchema($0.schema).items.map { FlatSchema($0).isObject } == true }
        }
        if lists.count > 1 { lists = lists.filter { PageResponse.lists.contains(letters($0.name)) } }
        guard flat.types.isList || lists.count == 1 else { return nil }
        items = lists.first.map { path + pointer($0.name) } ?? ""
        let element = (lists.first.map { FlatSchema($0.schema) } ?? flat).items.map { FlatSchema($0) }
        if let key = element?.properties.first(where: { $0.name == "id" }), key.schema.flatTypes.isScalar {
            lastKey = items + "/-1/id"
        }
        let flags = flat.properties.filter { $0.schema.flatTypes == .boolean }.map(\.name)
        let counts = flat.property("page").map { FlatSchema($0).properties.map(\.name) } ?? []
        isSpring =
            flags.contains("first") && flags.contains("last")
            || counts.contains("number") && counts.contains("totalElements")
        for property in flat.properties {
            take(property, at: pointer(property.name))
            let envelope = letters(property.name)
            guard PageResponse.envelopes.contains(envelope) else { continue }
            for inner in FlatSchema(property.schema).properties {
                take(inner, at: pointer(property.name, inner.name), isLink: envelope == "links")
                guard letters(inner.name) == "next" else { continue }
                for last in FlatSchema(inner.schema).properties {
                    let pointer = pointer(property.name, inner.name, last.name)
                    let isAddress = envelope == "links" && ["href", "url", "uri"].contains(letters(last.name))
                    if isAddress, last.schema.flatTypes == .string { address = address ?? pointer }
                    take(last, at: pointer)
                }
            }
        }
    }

    private static func lists(of flat: FlatSchema) -> [Schema.Property] {
        flat.properties.filter { $0.schema.flatTypes.isList && !extras.contains(letters($0.name)) }
    }

    private mutating func take(_ property: Schema.Property, at pointer: String, isLink: Bool = false) {
        let types = property.schema.flatTypes
        let name = letters(property.name)
        if types == .string { tokens[name] = tokens[name] ?? pointer }
        let isNext = ["next", "nextpage"].contains(name) && types == .string
        if PageResponse.addresses.contains(name) || isNext && (isLink || property.schema.isAddress) {
            address = address ?? pointer
        } else if PageResponse.cursors.contains(name), types.isScalar {
            next = next ?? pointer
        } else if PageResponse.flags.contains(name), types == .boolean {
            hasMore = hasMore ?? pointer
        } else if PageResponse.ends.contains(name), types == .boolean {
            isLast = isLast ?? pointer
        } else if PageResponse.pageCounts.contains(name), types.isNumber {
            pages = pages ?? pointer
        } else if PageResponse.totals.contains(name), types.isNumber {
            total = total ?? pointer
        }
    }

    /// Lists that come with the items.
    private static let extras: Set<String> = ["errors", "warnings", "included"]
    private static let lists: Set<String> = ["data", "items", "results", "value", "values", "records"]
    private static let envelopes: Set<String> = [
        "paging", "pagination", "pageinfo", "meta", "metadata", "links", "responsemetadata", "cursors",
        "pages", "page", "nextpage",
    ]
    private static let cursors: Set<String> = [
        "nextcursor", "next", "nextpagetoken", "nexttoken", "continuationtoken", "endcursor", "nextmarker", "nextpage",
        "cursor", "after", "aftercursor", "startingafter", "continue", "continuation", "iterator",
    ]
    private static let addresses: Set<String> = [
        "nexturl", "nexturi", "nextpageurl", "nextpageuri", "nextlink", "odatanextlink", "nexthref",
    ]
    private static let flags: Set<String> = ["hasmore", "hasnext", "hasnextpage", "more"]
    private static let ends: Set<String> = ["done", "isdone", "last", "islast", "lastpage", "islastpage"]
    private static let pageCounts: Set<String> = [
        "totalpages", "pages", "pagecount", "lastpage", "numpages", "pagestotal", "nbpages",
    ]
    private static let totals: Set<String> = [
        "total", "totalcount", "totalitems", "totalresults", "totalentries", "totalelements", "totalrecords",
        "itemstotal",
    ]
}

extension Operation {
    /// The first optional query parameter with one of these names. One that takes a date is a filter.
    fileprivate func parameter(named names: Set<String>) -> String? {
        parameters.first { parameter in
            parameter.location == .query && !parameter.isRequired && names.contains(letters(parameter.name))
                && !parameter.takesDate && parameter.schema?.flatTypes.isDisjoint(with: [.object, .array]) != false
        }?.name
    }

    /// The parameter for the number of items on a page.
    fileprivate var pageSize: String? {
        parameters.first { parameter in
            parameter.location == .query && PageSuggestion.sizes.contains(letters(parameter.name))
                && parameter.schema?.flatTypes == .integer
        }?.name
    }

    /// Whether a parameter, or a member of an object in the query, is for pages.
    fileprivate var mayNamePage: Bool {
        parameter(named: PageSuggestion.names) != nil || memberOfQuery(named: PageSuggestion.names) != nil
    }

    /// Whether a parameter, or a member of an object in the query, is 0 by default, or at least 0.
    fileprivate func countsFromZero(_ name: String) -> Bool {
        let query = parameters.filter { $0.location == .query }
        let schemas = query.filter { $0.name == name }.compactMap(\.schema)
        let members = schemas.isEmpty ? query.compactMap { $0.schema.flatMap { FlatSchema($0).property(name) } } : []
        guard let schema = (schemas + members).first else { return false }
        let bound = schema.declaredDefault ?? schema.target.place.json?["minimum"]
        return bound?.int == 0
    }

    /// The first member with one of these names, of an object that is always sent, such as Spring's `pageable`. An operation
    /// with a parameter for pages has none.
    fileprivate func memberOfQuery(named names: Set<String>) -> String? {
        if parameters.contains(where: { $0.location == .query && PageSuggestion.names.contains(letters($0.name)) }) {
            return nil
        }
        for parameter in parameters where parameter.location == .query && parameter.isRequired {
            guard parameter.style == .form, parameter.explode, parameter.contentType == nil,
                let schema = parameter.schema
            else { continue }
            let member = FlatSchema(schema).properties.first { member in
                names.contains(letters(member.name)) && member.schema.flatTypes.isScalar
                    && !FlatSchema(member.schema).takesDate
            }
            if let member { return member.name }
        }
        return nil
    }
}

extension Operation {
    /// A page or an offset that is a string: the value that the last response named.
    fileprivate var token: String? {
        parameters.first { parameter in
            let name = letters(parameter.name)
            return parameter.location == .query && !parameter.isRequired
                && PageSuggestion.numbers.union(PageSuggestion.offsets).contains(name)
                && parameter.schema.map { $0.flatTypes == .string } ?? false
        }?.name
    }
}

extension Operation {
    /// Whether a response of success has a described `Link` header.
    var documentsLinks: Bool {
        responses.contains { $0.status.isSuccess && $0.headers.contains { $0.name.lowercased() == "link" } }
    }
}

extension Schema {
    /// Whether a string is a URL, by its format, its example or its description.
    fileprivate var isAddress: Bool {
        let flat = FlatSchema(self)
        if let format = flat.format { return format.hasPrefix("uri") || format == "url" }
        if let example = (example ?? target.example)?.string { return example.contains("/") }
        let words = (description ?? target.description ?? "").lowercased().split { !$0.isLetter }
        return words.contains { ["url", "uri", "link", "address"].contains($0) }
    }
}

extension Parameter {
    /// Whether it takes a date: by its format, or else by its description.
    fileprivate var takesDate: Bool {
        guard let schema else { return false }
        let flat = FlatSchema(schema)
        if flat.format != nil { return flat.takesDate }
        let words = (description ?? schema.description ?? "").lowercased().split { !$0.isLetter }
        return words.contains { ["date", "datetime", "timestamp"].contains($0) }
            && !words.contains { ["cursor", "id", "token"].contains($0) }
    }
}

extension FlatSchema {
    fileprivate var takesDate: Bool { format.map { ["date", "date-time"].contains($0) } ?? false }
}

extension Schema.Types {
    fileprivate var isList: Bool { self == .array }
    fileprivate var isNumber: Bool { self == .integer || self == .number }
    fileprivate var isScalar: Bool { self == .string || isNumber }
}

/// A name reduced to its lowercased letters, so that `next_page_token` and `nextPageToken` are equal.
private func letters(_ name: String) -> String {
    let bytes = Array(name.utf8)
    var letters: [UInt8] = []
    var index = 0
    while index < bytes.count {
        guard bytes[index] < 0x80 else { return name.lowercased().filter(\.isLetter) }
        if bytes[index].isASCIILetter { letters.append(bytes[index] | 0x20) }
        index += 1
    }
    return String(decoding: letters, as: UTF8.self)
}

private func pointer(_ steps: String...) -> String {
    steps.map { "/" + escapePointerStep($0) }.joined()
}
