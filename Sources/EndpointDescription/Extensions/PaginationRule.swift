/// How an operation is paginated, as declared by the author, by another tool's extension or by the user.
package struct PaginationRule: Sendable {
    /// The location of a value in a response.
    package enum Source: Sendable {
        /// The steps of a JSON Pointer; `-1` is the last element of an array.
        case body([String])
        case header(String)
    }

    /// The location of a value in a request.
    package enum Target: Sendable {
        case parameter(String)
        /// The steps of a JSON Pointer.
        case body([String])
        /// A parameter with this name, or else a member of the body: some tools do not distinguish them.
        case either([String])
    }

    /// A value and the place of its declaration, for diagnostics.
    package struct Part<Value: Sendable>: Sendable {
        package var value: Value
        package var place: SourceLocation

        package init(_ value: Value, at place: SourceLocation) {
            self.value = value
            self.place = place
        }
    }

    package var style: PaginationStyle
    /// The name of the extension or the configuration key: `x-endpoint-pagination`.
    package var name: String
    /// Whether it comes from another tool's extension, whose faults are not errors.
    package var isVendorExtension = false
    /// Whether it is declared for several operations. It applies to those that have such pages.
    package var isOfSeveral = false
    package var place: SourceLocation
    package var items: Part<Source>
    /// The location of the cursor, the page number or the offset.
    package var input: Part<Target>?
    /// The next cursor or address.
    package var next: Part<Source>?
    /// The location of the page size. A page with fewer items is the last one.
    package var size: Part<Target>?
    /// The number of the first page, or the offset of the first item.
    package var first: Int?
    /// The number of pages.
    package var pages: Part<Source>?
    /// The number of items.
    package var total: Part<Source>?
    package var hasMore: Part<Source>?
    /// Whether the page is the last one: the opposite of `hasMore`.
    package var isLast: Part<Source>?

    package init(_ style: PaginationStyle, named name: String, items: Part<Source>, at place: SourceLocation) {
        self.style = style
        self.name = name
        self.items = items
        self.place = place
    }

    /// The first argument that the style needs and the rule does not have.
    package var missing: PaginationStyle.Argument? {
        style.needs.first { $0 == .input && input == nil || $0 == .next && next == nil }
    }
}

/// A way in which the pages of an operation follow each other.
///
/// A new style is a case here, a function of the runtime's `Pagination` and an alternative in the schema of the
/// configuration. Reading, planning and printing follow from ``needs`` and ``takes``.
package enum PaginationStyle: String, Sendable, CaseIterable {
    /// Each page names the cursor of the next one.
    case cursor
    /// Pages are numbered.
    case page
    /// Pages start after a number of items.
    case offset
    /// Each page has a `Link` header.
    case link
    /// Each page contains the address of the next one.
    case url
    /// Each page contains a URL whose query requests the next page; the rest of the URL is ignored.
    case query

    private var form: (function: String, needs: [Argument], takes: [Argument]) {
        switch self {
        case .cursor: ("cursor", [.input, .next], [.hasMore])
        case .page: ("page", [.input], [.first, .size, .pages, .hasMore])
        case .offset: ("offset", [.input], [.first, .size, .total, .hasMore])
        case .link: ("link", [], [])
        case .url: ("address", [.next], [])
        case .query: ("query", [.next], [])
        }
    }

    /// The function of the runtime's `Pagination`.
    package var function: String { form.function }
    /// The required arguments besides the items.
    package var needs: [Argument] { form.needs }
    /// The optional arguments.
    package var takes: [Argument] { form.takes }

    /// A part of a rule, in the order of the arguments of the runtime's functions.
    package enum Argument: Sendable {
        /// The parameter for the next page: the cursor, the page number or the offset.
        case input
        /// The next cursor or address.
        case next
        case first, size, pages, total, hasMore

        /// The members of `x-endpoint-pagination` that give it; each rule has one of them.
        package var members: [String] {
            switch self {
            case .input: ["parameter", "body"]
            case .next: ["next", "nextHeader"]
            case .first: ["first"]
            case .size: ["limit"]
            case .pages: ["pages"]
            case .total: ["total"]
            case .hasMore: ["hasMore", "isLast"]
            }
        }

        /// The purpose of the member, for diagnostics about rules without it.
        package var meaning: String {
            switch self {
            case .input: "which parameter takes the next page"
            case .next: "where the next page is"
            case .first: "what number the first page or item has"
            case .size: "which parameter holds the page size"
            case .pages: "how many pages there are"
            case .total: "how many items there are"
            case .hasMore: "whether there is another page"
            }
        }
    }
}
