// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    public struct Item: Model, Hashable {
        public var title: String

        public init(title: String) {
            self.title = title
        }

        public init(from json: inout ObjectReader) throws {
            title = try json.required("title")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("title", title)
        }

        public static func == (a: Item, b: Item) -> Bool {
            var same = Equality()
            same.compare(a.title, b.title)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(title)
        }
    }
}
