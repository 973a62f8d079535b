// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    /// */ struct Injected {}
    ///
    /// */ struct Injected {} /*
    /// """ \(x) {{name}}
    public struct Hostile: Model, Hashable {
        /// */ var injected = 1 /*
        ///
        /// Default: `"\"\\(x)\"\"\"\n{{name}}\u0000\u2028#"`.
        public var text: Swift.String?

        /// line one
        ///
        ///     indented
        /// or */
        /// // more
        public var choice: Choice?

        public init(text: Swift.String? = nil, choice: Choice? = nil) {
            self.text = text
            self.choice = choice
        }

        public init(from json: inout ObjectReader) throws {
            text = try json.optional("text")
            choice = try json.optional("choice")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("text", text)
            try json.optional("choice", choice)
        }

        public static func == (a: Hostile, b: Hostile) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.text, b.text)
            same.compare(a.choice, b.choice)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(text)
            hasher.combine(choice)
        }

        /// line one
        ///
        ///     indented
        /// or */
        /// // more
        public enum Choice: OpenEnum {
            case starSlash, doubleQuote, x, name, empty
            /// A value that the description does not list.
            case undocumented(Swift.String)

            public static let allCases: [Choice] = [.starSlash, .doubleQuote, .x, .name, .empty]

            public var rawValue: Swift.String {
                switch self {
                case .starSlash: "*/"
                case .doubleQuote: "\""
                case .x: "\\(x)"
                case .name: "{{name}}"
                case .empty: "\n"
                case .undocumented(let value): value
                }
            }
        }
    }
}
