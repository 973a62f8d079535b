/// How pages follow each other. For example: `.cursor(\.cursor, next: { $0.value.next }, items: { $0.items })`
package struct PaginationBlueprint {
    /// What a page is made of.
    package var item: SwiftType
    /// The runtime's form: `cursor`, `page`, `offset`, `link` or `address`.
    package var form: String
    /// Values are Swift expressions.
    package var arguments: [String]
    /// Whether anything on the way must not be used any more.
    package var isDeprecated: Bool
}
