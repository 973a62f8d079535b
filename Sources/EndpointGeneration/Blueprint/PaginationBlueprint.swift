package import EndpointDescription

/// How an operation is paginated. For example: `.cursor(\.cursor, next: { $0.value.next }, items: { $0.items })`
package struct PaginationBlueprint {
    /// The type of a page's elements.
    package var item: SwiftType
    package var style: PaginationStyle
    package var arguments: [Expression.Argument]
    /// Whether any property that the pagination uses is deprecated.
    package var isDeprecated: Bool
}
