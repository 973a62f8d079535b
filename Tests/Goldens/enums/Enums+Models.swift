// Enums, generated from enums.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Enums {
    public struct Report: HashedModel {
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

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(draft, other.draft)
            pairs.add(only, other.only)
            pairs.add(state, other.state)
            pairs.add(size, other.size)
            pairs.add(month, other.month)
            pairs.add(currency, other.currency)
            pairs.add(rating, other.rating)
        }

        public enum Only: OpenEnum, ExpressibleByStringLiteral {
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

        public enum State: OpenEnum, ExpressibleByStringLiteral {
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

    /// All of these want the same case name.
    public enum Colliding: OpenEnum, ExpressibleByStringLiteral {
        case in_progress, inHyphenProgress, inProgress, IN_PROGRESS, inSpaceProgress
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Colliding] = [
            .in_progress, .inHyphenProgress, .inProgress, .IN_PROGRESS, .inSpaceProgress,
        ]

        public var rawValue: String {
            switch self {
            case .in_progress: "in_progress"
            case .inHyphenProgress: "in-progress"
            case .inProgress: "inProgress"
            case .IN_PROGRESS: "IN_PROGRESS"
            case .inSpaceProgress: "In Progress"
            case .undocumented(let value): value
            }
        }
    }

    public enum Awkward: OpenEnum, ExpressibleByStringLiteral {
        case empty, space, `default`, selfValue, `init`, type, undocumented2, rawValue2, allCases2, plus1,
            minus1, star, aB, ünïcode, 日本, u1F436, sayHi, code
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Awkward] = [
            .empty, .space, .`default`, .selfValue, .`init`, .type, .undocumented2, .rawValue2, .allCases2,
            .plus1, .minus1, .star, .aB, .ünïcode, .日本, .u1F436, .sayHi, .code,
        ]

        public static let index = OpenEnumIndex<Awkward>()

        public var rawValue: String {
            switch self {
            case .empty: ""
            case .space: " "
            case .`default`: "default"
            case .selfValue: "self"
            case .`init`: "init"
            case .type: "Type"
            case .undocumented2: "undocumented"
            case .rawValue2: "rawValue"
            case .allCases2: "allCases"
            case .plus1: "+1"
            case .minus1: "-1"
            case .star: "*"
            case .aB: "a/b"
            case .ünïcode: "ünïcode"
            case .日本: "日本"
            case .u1F436: "🐶"
            case .sayHi: "say \"hi\""
            case .code: "\\(code)"
            case .undocumented(let value): value
            }
        }
    }

    /// Names that start with a digit.
    public enum Size: OpenEnum, ExpressibleByStringLiteral {
        case _1x, _2x, _3_5x, _10
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Size] = [._1x, ._2x, ._3_5x, ._10]

        public var rawValue: String {
            switch self {
            case ._1x: "1x"
            case ._2x: "2x"
            case ._3_5x: "3.5x"
            case ._10: "10"
            case .undocumented(let value): value
            }
        }
    }

    /// Names without a letter.
    public enum Sign: OpenEnum, ExpressibleByStringLiteral {
        case less, lessEquals, equals, greaterEquals, greater, notEquals
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Sign] = [.less, .lessEquals, .equals, .greaterEquals, .greater, .notEquals]

        public var rawValue: String {
            switch self {
            case .less: "<"
            case .lessEquals: "<="
            case .equals: "="
            case .greaterEquals: ">="
            case .greater: ">"
            case .notEquals: "!="
            case .undocumented(let value): value
            }
        }
    }

    /// Few enough for a switch.
    public enum Month: OpenEnum, ExpressibleByStringLiteral {
        case jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Month] = [.jan, .feb, .mar, .apr, .may, .jun, .jul, .aug, .sep, .oct, .nov, .dec]

        public var rawValue: String {
            switch self {
            case .jan: "jan"
            case .feb: "feb"
            case .mar: "mar"
            case .apr: "apr"
            case .may: "may"
            case .jun: "jun"
            case .jul: "jul"
            case .aug: "aug"
            case .sep: "sep"
            case .oct: "oct"
            case .nov: "nov"
            case .dec: "dec"
            case .undocumented(let value): value
            }
        }
    }

    /// More than 16 cases: looked up in a table.
    public enum Currency: OpenEnum, ExpressibleByStringLiteral {
        case aud, brl, cad, chf, cny, czk, dkk, eur, gbp, hkd, huf, idr, inr, jpy, krw, mxn, nok, nzd, pln,
            sek, sgd, thb, `try`, usd, zar
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Currency] = [
            .aud, .brl, .cad, .chf, .cny, .czk, .dkk, .eur, .gbp, .hkd, .huf, .idr, .inr, .jpy, .krw, .mxn,
            .nok, .nzd, .pln, .sek, .sgd, .thb, .`try`, .usd, .zar,
        ]

        public static let index = OpenEnumIndex<Currency>()

        public var rawValue: String {
            switch self {
            case .aud: "AUD"
            case .brl: "BRL"
            case .cad: "CAD"
            case .chf: "CHF"
            case .cny: "CNY"
            case .czk: "CZK"
            case .dkk: "DKK"
            case .eur: "EUR"
            case .gbp: "GBP"
            case .hkd: "HKD"
            case .huf: "HUF"
            case .idr: "IDR"
            case .inr: "INR"
            case .jpy: "JPY"
            case .krw: "KRW"
            case .mxn: "MXN"
            case .nok: "NOK"
            case .nzd: "NZD"
            case .pln: "PLN"
            case .sek: "SEK"
            case .sgd: "SGD"
            case .thb: "THB"
            case .`try`: "TRY"
            case .usd: "USD"
            case .zar: "ZAR"
            case .undocumented(let value): value
            }
        }
    }

    public enum Rating: OpenEnum, ExpressibleByIntegerLiteral {
        case minus1, _0, _1, _2, _3
        /// A value that the description does not list.
        case undocumented(Int)

        public static let allCases: [Rating] = [.minus1, ._0, ._1, ._2, ._3]

        public var rawValue: Int {
            switch self {
            case .minus1: -1
            case ._0: 0
            case ._1: 1
            case ._2: 2
            case ._3: 3
            case .undocumented(let value): value
            }
        }
    }

    /// Numbers with names.
    public enum Code: OpenEnum, ExpressibleByIntegerLiteral {
        case low, middle, high
        /// A value that the description does not list.
        case undocumented(Int)

        public static let allCases: [Code] = [.low, .middle, .high]

        public var rawValue: Int {
            switch self {
            case .low: 10
            case .middle: 20
            case .high: 30
            case .undocumented(let value): value
            }
        }
    }

    /// Values of several kinds.
    ///
    /// One of `["auto",0,1,true]`.
    public enum Mixed: Union, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
        ExpressibleByBooleanLiteral
    {
        case boolean(Bool)
        case integer(Int)
        case string(String)

        public init(from json: inout ValueReader) throws {
            switch json.kind {
            case .boolean: self = .boolean(try json.read())
            case .integer: self = .integer(try json.read())
            case .string: self = .string(try json.read())
            default: throw json.noMatch()
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .boolean(let value): UnionValue(value)
            case .integer(let value): UnionValue(value)
            case .string(let value): UnionValue(value)
            }
        }
    }

    public enum Repeated: OpenEnum, ExpressibleByStringLiteral {
        case a, b
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Repeated] = [.a, .b]

        public var rawValue: String {
            switch self {
            case .a: "a"
            case .b: "b"
            case .undocumented(let value): value
            }
        }
    }

    /// Only values, no type.
    public enum Untyped: OpenEnum, ExpressibleByStringLiteral {
        case north, south
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Untyped] = [.north, .south]

        public var rawValue: String {
            switch self {
            case .north: "north"
            case .south: "south"
            case .undocumented(let value): value
            }
        }
    }

    public enum Maybe: OpenEnum, ExpressibleByStringLiteral {
        case yes, no
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Maybe] = [.yes, .no]

        public var rawValue: String {
            switch self {
            case .yes: "yes"
            case .no: "no"
            case .undocumented(let value): value
            }
        }
    }
}
