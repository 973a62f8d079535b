import Foundation

/// What a stored answer is found by: whose it is, and its address.
public struct CacheKey: Sendable, Hashable {
    /// Whose the answer is. May be made of a secret: never write it anywhere but as a digest.
    public let partition: String
    /// The principal alone, which ``CacheStore/purge(_:)`` is told.
    public let owner: Principal?
    /// The address, without credentials that an authentication layer put there.
    public let url: String

    /// Nil for a request whose user is not known yet.
    init?(_ request: HTTPRequest, url: String? = nil) {
        guard !request.awaitsCredentials else { return nil }
        owner = request.credentials.principal
        let names = request.credentials.names
        var parts = [owner?.identity ?? ""]
        for field in request.headers {
            let isTheirs =
                isSensitiveName(field.name)
                || request.credentialNames.contains { HTTPHeaders.matches($0, field.name) }
            let isOurs = names.contains { HTTPHeaders.matches($0, field.name) }
            if isTheirs && !isOurs { parts += [field.name.lowercased(), field.value] }
        }
        partition = Principal(parts: parts).identity
        self.url = url ?? CacheKey.address(of: request, without: names)
    }

    private static func address(of request: HTTPRequest, without names: Set<String>) -> String {
        let text = request.url.absoluteString
        let hidden = names.filter { $0.hasPrefix("?") }.map { percentEncoded(String($0.dropFirst())) + "=" }
        guard !hidden.isEmpty, let mark = text.firstIndex(of: "?") else { return text }
        let items = text[text.index(after: mark)...].split(separator: "&", omittingEmptySubsequences: false)
        let kept = items.filter { item in !hidden.contains { item.hasPrefix($0) } }
        return text[..<mark] + (kept.isEmpty ? "" : "?" + kept.joined(separator: "&"))
    }
}
