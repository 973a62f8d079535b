/// An endpoint whose answers come in pages.
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
/// How pages follow each other is declared here and never guessed.
public protocol PaginatedEndpoint: Endpoint {
    /// What a page is made of.
    associatedtype Item: Sendable

    /// How pages follow each other.
    static var pagination: Pagination<Self, Item> { get }
}
