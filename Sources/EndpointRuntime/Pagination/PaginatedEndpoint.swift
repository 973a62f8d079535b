/// An endpoint whose responses are pages of a list.
///
/// ```swift
/// extension Petstore.ListPets: PaginatedEndpoint {
///     public static var pagination: Pagination<Self, Pet> {
///         .cursor(\.cursor, next: { $0.value.nextCursor }, items: { $0.data })
///     }
/// }
///
/// for try await pet in client.items(Petstore.ListPets(limit: 100)) { show(pet) }
/// ```
/// The pagination is declared here and never guessed.
public protocol PaginatedEndpoint: Endpoint {
    /// The type of the items of a page.
    associatedtype Item: Sendable

    /// How to get from one page to the next.
    static var pagination: Pagination<Self, Item> { get }
}
