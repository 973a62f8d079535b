// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    public struct EndpointModel: Model, Hashable {
        public var url: URLText?

        public init(url: URLText? = nil) {
            self.url = url
        }

        public init(from json: inout ObjectReader) throws {
            url = try json.optional("url")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("url", url)
        }

        public static func == (a: EndpointModel, b: EndpointModel) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.url, b.url)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(url)
        }
    }
}
