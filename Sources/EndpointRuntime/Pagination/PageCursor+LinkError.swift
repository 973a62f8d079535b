extension PageCursor {
    /// An error in the step from one page to the next.
    public enum LinkError: Error, Sendable, Hashable {
        /// The server returned a cursor for the second time, so the pages would repeat forever.
        case repeated(PageCursor)
        /// There are more pages than the limit allows.
        case tooMany(limit: Int)
        /// The next address is on another origin than the call, which must not receive the call's credentials.
        case crossOrigin(String, origin: String)
        /// The next address is not a valid address.
        case notAnAddress(String)
        /// The cursor is not a valid value of the property that takes it.
        case unusable(PageCursor, type: String)
    }
}

extension PageCursor.LinkError: CustomStringConvertible, Opaque {
    public var description: String {
        switch self {
        case .repeated(let cursor):
            "the server named the cursor '\(cursor.shown)' twice, so the pages would never end"
        case .tooMany(let limit):
            "there are more than \(limit) pages; ask for larger ones, or allow more by 'atMost'"
        case .crossOrigin(let address, let origin):
            "the next page is at \(PageCursor(rawValue: address).shown), which is not on \(origin); "
                + "credentials are not sent there"
        case .notAnAddress(let text):
            "the next page's address \(PageCursor(rawValue: text).shown.debugDescription) is not valid"
        case .unusable(let cursor, let type): "the cursor '\(cursor.shown)' is not a valid \(type)"
        }
    }
}
