// Recursion, generated from recursion.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Recursion {
    /// A reference into the middle of its own schema.
    public struct Inner: Model, Hashable {
        public var link: Link?

        public init(link: Link? = nil) {
            self.link = link
        }

        public init(from json: inout ObjectReader) throws {
            link = try json.optional("link")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("link", link)
        }

        public static func == (a: Inner, b: Inner) -> Bool {
            var same = Equality()
            same.compare(a.link, b.link)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(link)
        }

        public struct Link: Model, Hashable {
            public var label: String?
            @Indirect public var again: Link?

            public init(label: String? = nil, again: Link? = nil) {
                self.label = label
                self.again = again
            }

            public init(from json: inout ObjectReader) throws {
                label = try json.optional("label")
                again = try json.optional("again")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("label", label)
                try json.optional("again", again)
            }

            public static func == (a: Link, b: Link) -> Bool {
                var same = Equality()
                same.compare(a.label, b.label)
                same.compare(a.again, b.again)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(label)
                hasher.combine(again)
            }
        }
    }
}
