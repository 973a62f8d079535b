/// How pages follow each other. For example: `.cursor(\.cursor, next: { $0.value.next }, items: { $0.items })`
package struct PaginationBlueprint {
    /// What a page is made of.
    package var item: SwiftType
    package var form: Form
    package var arguments: [Expression.Argument]
    /// Whether anything on the way must not be used any more.
    package var isDeprecated: Bool

    /// The runtime's own.
    package enum Form: String {
        case cursor, page, offset, link, address
    }
}
