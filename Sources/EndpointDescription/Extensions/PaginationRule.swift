/// How the pages of an operation follow each other, as the author, another tool's extension or the user declares it.
package struct PaginationRule: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        /// Each page names the cursor of the next one.
        case cursor
        /// Pages are numbered.
        case page
        /// Pages start behind a number of items.
        case offset
        /// Each page has a `Link` header.
        case link
        /// Each page holds the address of the next one.
        case url
    }

    /// Where in an answer something is found.
    package enum Source: Sendable {
        /// The steps of a JSON Pointer; `-1` is the last element of an array.
        case body([String])
        case header(String)
    }

    /// What in a request takes something.
    package enum Target: Sendable {
        case parameter(String)
        /// The steps of a JSON Pointer.
        case body([String])
        /// A parameter of this name, else a member of the body: some tools do not tell them apart.
        case either([String])
    }

    /// Something and where it was declared, for messages.
    package struct Part<Value: Sendable>: Sendable {
        package var value: Value
        package var place: SourceLocation

        package init(_ value: Value, at place: SourceLocation) {
            self.value = value
            self.place = place
        }
    }

    package var kind: Kind
    /// How it is called: `x-endpoint-pagination`.
    package var name: String
    /// Whether another tool's word is taken for it: what is wrong then is no error.
    package var isVendorExtension = false
    package var place: SourceLocation
    package var items: Part<Source>
    /// What takes the cursor, the page's number or the offset.
    package var input: Part<Target>?
    /// The next cursor or address.
    package var next: Part<Source>?
    /// What takes the size of a page: one with fewer items is the last.
    package var size: Part<Target>?
    /// The number of the first page.
    package var first: Int?
    /// How many pages there are.
    package var pages: Part<Source>?
    /// How many items there are.
    package var total: Part<Source>?
    package var hasMore: Part<Source>?

    package init(_ kind: Kind, named name: String, items: Part<Source>, at place: SourceLocation) {
        self.kind = kind
        self.name = name
        self.items = items
        self.place = place
    }
}
