// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    public struct URL: Model, Hashable {
        public var link: URLText?

        public init(link: URLText? = nil) {
            self.link = link
        }

        public init(from json: inout ObjectReader) throws {
            link = try json.optional("link")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("link", link)
        }

        public static func == (a: URL, b: URL) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.link, b.link)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(link)
        }
    }
}
