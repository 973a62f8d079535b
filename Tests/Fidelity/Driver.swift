/// Fills a client with what a generated one can do.
public protocol Driver: Sendable {
    static func fill(_ client: inout Client)
}
