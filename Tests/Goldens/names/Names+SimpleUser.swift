// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    public struct SimpleUser: Model, Hashable {
        public var htmlURL: URLText?
        public var userID: Swift.Int?
        public var ids: [Swift.Int]?

        public init(htmlURL: URLText? = nil, userID: Swift.Int? = nil, ids: [Swift.Int]? = nil) {
            self.htmlURL = htmlURL
            self.userID = userID
            self.ids = ids
        }

        public init(from json: inout ObjectReader) throws {
            htmlURL = try json.optional("html_url")
            userID = try json.optional("user-id")
            ids = try json.optional("IDs")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("html_url", htmlURL)
            try json.optional("user-id", userID)
            try json.optional("IDs", ids)
        }

        public static func == (a: SimpleUser, b: SimpleUser) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.htmlURL, b.htmlURL)
            same.compare(a.userID, b.userID)
            same.compare(a.ids, b.ids)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(htmlURL)
            hasher.combine(userID)
            hasher.combine(ids)
        }
    }
}
