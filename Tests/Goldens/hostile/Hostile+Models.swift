// Hostile, generated from hostile.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Hostile {
    /// Line
    /// INJECTED()INJECTED()
    public struct InjectedBody: HashedModel {
        /// `INJECTED`
        /// */ INJECTED()
        public var doubleQuoteBackslashOpenInjectedOpenCloseClose: String
        @available(*, deprecated)
        public var injected: String? {
            get { _injected }
            set { _injected = newValue }
        }
        private var _injected: String?
        public var newline: String?
        public var empty: String?
        public var u1F600: String?

        /// Default: `"\"; INJECTED()"`.
        public var `init`: String?
        public var kind: String { "\"\\(INJECTED())" }

        /// All other members.
        public var additionalProperties: [String: String]

        public init(
            doubleQuoteBackslashOpenInjectedOpenCloseClose: String = "\n",
            injected: String? = nil,
            newline: String? = nil,
            empty: String? = nil,
            u1F600: String? = nil,
            init: String? = nil,
            additionalProperties: [String: String] = [:]
        ) {
            self.doubleQuoteBackslashOpenInjectedOpenCloseClose = doubleQuoteBackslashOpenInjectedOpenCloseClose
            self._injected = injected
            self.newline = newline
            self.empty = empty
            self.u1F600 = u1F600
            self.`init` = `init`
            self.additionalProperties = additionalProperties
        }

        public init(from json: inout ObjectReader) throws {
            doubleQuoteBackslashOpenInjectedOpenCloseClose = try json.required("\"\\(INJECTED())")
            _injected = try json.optional("`INJECTED`")
            newline = try json.optional("\n")
            empty = try json.optional("\u{0}")
            u1F600 = try json.optional("😀")
            `init` = try json.optional("init")
            try json.constant("kind", "\"\\(INJECTED())")
            additionalProperties = try json.rest(except: [
                "\"\\(INJECTED())", "`INJECTED`", "\n", "\u{0}", "😀", "init", "kind",
            ])
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("\"\\(INJECTED())", doubleQuoteBackslashOpenInjectedOpenCloseClose)
            try json.optional("`INJECTED`", _injected)
            try json.optional("\n", newline)
            try json.optional("\u{0}", empty)
            try json.optional("😀", u1F600)
            try json.optional("init", `init`)
            try json.constant("kind", "\"\\(INJECTED())")
            try json.rest(additionalProperties)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(
                doubleQuoteBackslashOpenInjectedOpenCloseClose,
                other.doubleQuoteBackslashOpenInjectedOpenCloseClose
            )
            pairs.add(_injected, other._injected)
            pairs.add(newline, other.newline)
            pairs.add(empty, other.empty)
            pairs.add(u1F600, other.u1F600)
            pairs.add(`init`, other.`init`)
            pairs.add(additionalProperties, other.additionalProperties)
        }
    }

    public enum Level: OpenEnum, ExpressibleByStringLiteral {
        case doubleQuoteBackslashOpenInjectedOpenCloseClose, newline, injected, values, u2028, u1F600,
            u1F44D_1F3FD
        /// A value that the description does not list.
        case undocumented(String)

        public static let allCases: [Level] = [
            .doubleQuoteBackslashOpenInjectedOpenCloseClose, .newline, .injected, .values, .u2028, .u1F600,
            .u1F44D_1F3FD,
        ]

        public var rawValue: String {
            switch self {
            case .doubleQuoteBackslashOpenInjectedOpenCloseClose: "\"\\(INJECTED())"
            case .newline: "\n"
            case .injected: "*/INJECTED"
            case .values: "{{values}}"
            case .u2028: "\u{2028}"
            case .u1F600: "😀"
            case .u1F44D_1F3FD: "👍🏽"
            case .undocumented(let value): value
            }
        }
    }

    public enum UnionModel: Union {
        case injectedBody(InjectedBody)
        case other(Other)
        /// A value whose tag the description does not list.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("\"\\(INJECTED())") {
            case "\n": self = .injectedBody(try json.read())
            case "\"\\(INJECTED())": self = .other(try json.read())
            default: self = .undocumented(try json.undocumentedObject())
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .injectedBody(let value): UnionValue(value, tag: "\"\\(INJECTED())", "\n")
            case .other(let value): UnionValue(value, tag: "\"\\(INJECTED())", "\"\\(INJECTED())")
            case .undocumented(let value): UnionValue(value)
            }
        }
    }

    public struct Other: HashedModel {
        public var level: Level?

        public init(level: Level? = nil) {
            self.level = level
        }

        public init(from json: inout ObjectReader) throws {
            level = try json.optional("level")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("level", level)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(level, other.level)
        }
    }
}
