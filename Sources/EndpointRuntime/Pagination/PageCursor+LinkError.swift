extension PageCursor {
    /// What is wrong with the way from a page to the next.
    public enum LinkError: Error, Sendable, Hashable {
        /// The server named a cursor that it named before: the pages would go round for ever.
        case repeated(PageCursor)
        /// There are more pages than allowed.
        case tooMany(limit: Int)
        /// The next address is on another origin than the call, which may not see its credentials.
        case crossOrigin(String, origin: String)
        /// The next address is none.
        case notAnAddress(String)
        /// The cursor is no value of the property that takes it.
        case unusable(PageCursor, type: String)
    }
}

extension PageCursor.LinkError: CustomStringConvertible, CustomReflectable {
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
            "the next page's address \(PageCursor(rawValue: text).shown.debugDescription) is none"
        case .unusable(let cursor, let type): "the cursor '\(cursor.shown)' is no \(type)"
        }
    }

    public var customMirror: Mirror { Mirror(self, children: []) }
}
