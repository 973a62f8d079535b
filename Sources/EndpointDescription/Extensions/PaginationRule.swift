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
    /// Whether it is for several operations, of which it concerns those that have such pages.
    package var isOfSeveral = false
    package var place: SourceLocation
    package var items: Part<Source>
    /// The location of the cursor, the page number or the offset.
    package var input: Part<Target>?
    /// The next cursor or address.
    package var next: Part<Source>?
    /// The location of the page size. A page with fewer items is the last one.
    package var size: Part<Target>?
    /// The number of the first page.
    package var first: Int?
    /// The number of pages.
    package var pages: Part<Source>?
    /// The number of items.
    package var total: Part<Source>?
    package var hasMore: Part<Source>?

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
