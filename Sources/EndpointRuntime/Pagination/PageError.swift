import Foundation

/// The reason why a page could not be read. `Failure` is the type of the endpoint's documented failures.
public struct PageError<Failure: Sendable>: Error, Sendable {
    /// The reason of the failure.
    public enum Reason: Sendable {
        /// The call for the page failed.
        case call(HTTPError<Failure>)
        /// The cursor or address of the page is invalid.
        case pages(PageCursor.LinkError)
    }

    public var reason: Reason
    /// The cursor of the failed page, for trying again from there; nil is the first page.
    public var cursor: PageCursor?

    public init(_ reason: Reason, at cursor: PageCursor?) {
        self.reason = reason
        self.cursor = cursor
    }
}

extension PageError: EndpointError, Opaque {
    public var response: EndpointResponse? {
        if case .call(let error) = reason { error.response } else { nil }
    }

    public var requestLine: String? {
        if case .call(let error) = reason { error.requestLine } else { nil }
    }

    public var attempts: [Attempt] {
        if case .call(let error) = reason { error.attempts } else { [] }
    }

    public var isCancellation: Bool {
        if case .call(let error) = reason { error.isCancellation } else { false }
    }

    public var userText: EndpointClientError.UserText? {
        switch reason {
        case .call(let error): error.userText
        case .pages: .listNotUnderstood
        }
    }

    /// A user-facing description.
    public var errorDescription: String? {
        switch reason {
        case .call(let error): error.errorDescription
        case .pages: userText?.text()
        }
    }

    public var debugDescription: String {
        let place = cursor.map { "page at '\($0.shown)'" } ?? "first page"
        switch reason {
        case .call(let error): return "\(place): \(error.debugDescription)"
        case .pages(let fault): return "\(place): \(fault)"
        }
    }
}
