// Enums, generated from enums.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Enums {
    public struct Report: Model, Hashable {
        public var object: String { "report" }
        public var version: Int { 2 }
        public var draft: Bool?
        public var only: Only?
        public var state: State
        public var size: Size?
        public var month: Month?
        public var currency: Currency?
        public var rating: Rating?

        public init(
            draft: Bool? = nil,
            only: Only? = nil,
            state: State = .`open`,
            size: Size? = nil,
            month: Month? = nil,
            currency: Currency? = nil,
            rating: Rating? = nil
        ) {
            self.draft = draft
            self.only = only
            self.state = state
            self.size = size
            self.month = month
            self.currency = currency
            self.rating = rating
        }

        public init(from json: inout ObjectReader) throws {
            try json.constant("object", "report")
            try json.constant("version", 2)
            draft = try json.optional("draft")
            only = try json.optional("only")
            state = try json.required("state")
            size = try json.optional("size")
            month = try json.optional("month")
            currency = try json.optional("currency")
            rating = try json.optional("rating")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.constant("object", "report")
            try json.constant("version", 2)
            try json.optional("draft", draft)
            try json.optional("only", only)
            try json.required("state", state)
            try json.optional("size", size)
            try json.optional("month", month)
            try json.optional("currency", currency)
            try json.optional("rating", rating)
        }

        public static func == (a: Report, b: Report) -> Bool {
            var same = Equality()
            same.compare(a.draft, b.draft)
            same.compare(a.only, b.only)
            same.compare(a.state, b.state)
            same.compare(a.size, b.size)
            same.compare(a.month, b.month)
            same.compare(a.currency, b.currency)
            same.compare(a.rating, b.rating)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(draft)
            hasher.combine(only)
            hasher.combine(state)
            hasher.combine(size)
            hasher.combine(month)
            hasher.combine(currency)
            hasher.combine(rating)
        }

        public enum Only: OpenEnum {
            case only
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [Only] = [.only]

            public var rawValue: String {
                switch self {
                case .only: "only"
                case .undocumented(let value): value
                }
            }
        }

        public enum State: OpenEnum {
            case `open`, closed
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [State] = [.`open`, .closed]

            public var rawValue: String {
                switch self {
                case .`open`: "open"
                case .closed: "closed"
                case .undocumented(let value): value
                }
            }
        }
    }
}
