import Foundation

/// Sends the call for a page.
struct PageSource<E: Endpoint, Item: Sendable>: Sendable {
    let client: any EndpointClient
    let endpoint: E
    let pagination: Pagination<E, Item>
    let options: CallOptions

    func page(at cursor: PageCursor?) async throws(PageError<E.Failure>) -> PageSequence<E, Item>.Page {
        let target: Pagination<E, Item>.Target
        do { target = try cursor.map { try pagination.target(endpoint, $0) } ?? .endpoint(endpoint) } catch {
            if let error = error as? PageCursor.LinkError { throw PageError(.pages(error), at: cursor) }
            throw PageError(
                .call(HTTPError(from: EndpointClientError(refusing: error), operation: endpoint.operation)),
                at: cursor
            )
        }
        var call = endpoint
        if case .endpoint(let moved) = target { call = moved }
        var request: EndpointRequest
        do { request = try client.request(for: call, options) } catch { throw PageError(.call(error), at: cursor) }
        if case .address(let text) = target {
            do { request.url = try url(text, of: request) } catch { throw PageError(.pages(error), at: cursor) }
        }
        let reply: Reply<E>
        do { reply = try await client.reply(to: request, of: call) } catch { throw PageError(.call(error), at: cursor) }
        return PageSequence<E, Item>.Page(
            items: pagination.items(reply.value),
            reply: reply,
            cursor: cursor,
            next: pagination.next(call, reply)
        )
    }

    /// The address must have the call's origin, because the request carries the call's credentials.
    private func url(_ text: String, of request: EndpointRequest) throws(PageCursor.LinkError) -> URL {
        guard let url = URL(string: text), url.user == nil, url.password == nil, let origin = ServerMap.Origin(url)
        else {
            throw .notAnAddress(text)
        }
        guard request.origin == origin else {
            throw .crossOrigin(text, origin: request.origin.map { "\($0)" } ?? "\(request.url)")
        }
        return replacingKeys(in: url, of: request)
    }

    /// A server may repeat the key that the call was sent with, which may have changed since. The request carries the
    /// call's current key, or the key that an authentication decorator adds.
    private func replacingKeys(in url: URL, of request: EndpointRequest) -> URL {
        let names = Set(
            request.operation.security.joined().compactMap { requirement -> String? in
                if case .apiKey(let name, .query) = requirement.scheme.kind { name } else { nil }
            }
        )
        guard !names.isEmpty, var parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
            let items = parts.percentEncodedQueryItems
        else { return url }
        func isKey(_ item: URLQueryItem) -> Bool { names.contains(item.name.removingPercentEncoding ?? item.name) }
        let own = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.percentEncodedQueryItems ?? []
        let current = items.filter { !isKey($0) } + own.filter(isKey)
        // Assigning items that cannot be encoded traps; these items come from an address, so they are valid.
        parts.percentEncodedQueryItems = current.isEmpty ? nil : current
        return parts.url ?? url
    }
}
