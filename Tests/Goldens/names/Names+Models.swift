// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Names {
    public struct SelfModel: HashedModel {
        public var error: Error?
        public var string: String?
        public var text: Swift.String?
        public var data: Data?
        public var bytes: Base64Data?
        public var date: Date?
        public var at: Foundation.Date?
        public var list: [Array]?
        public var type: Kind?
        public var any: AnyModel?
        public var result: Result?
        public var user: SimpleUser?

        public init(
            error: Error? = nil,
            string: String? = nil,
            text: Swift.String? = nil,
            data: Data? = nil,
            bytes: Base64Data? = nil,
            date: Date? = nil,
            at: Foundation.Date? = nil,
            list: [Array]? = nil,
            type: Kind? = nil,
            any: AnyModel? = nil,
            result: Result? = nil,
            user: SimpleUser? = nil
        ) {
            self.error = error
            self.string = string
            self.text = text
            self.data = data
            self.bytes = bytes
            self.date = date
            self.at = at
            self.list = list
            self.type = type
            self.any = any
            self.result = result
            self.user = user
        }

        public init(from json: inout ObjectReader) throws {
            error = try json.optional("error")
            string = try json.optional("string")
            text = try json.optional("text")
            data = try json.optional("data")
            bytes = try json.optional("bytes")
            date = try json.optional("date")
            at = try json.optional("at")
            list = try json.optional("list")
            type = try json.optional("type")
            any = try json.optional("any")
            result = try json.optional("result")
            user = try json.optional("user")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("error", error)
            try json.optional("string", string)
            try json.optional("text", text)
            try json.optional("data", data)
            try json.optional("bytes", bytes)
            try json.optional("date", date)
            try json.optional("at", at)
            try json.optional("list", list)
            try json.optional("type", type)
            try json.optional("any", any)
            try json.optional("result", result)
            try json.optional("user", user)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(error, other.error)
            pairs.add(string, other.string)
            pairs.add(text, other.text)
            pairs.add(data, other.data)
            pairs.add(bytes, other.bytes)
            pairs.add(date, other.date)
            pairs.add(at, other.at)
            pairs.add(list, other.list)
            pairs.add(type, other.type)
            pairs.add(any, other.any)
            pairs.add(result, other.result)
            pairs.add(user, other.user)
        }
    }

    public struct Error: HashedModel {
        public var message: Swift.String?

        public init(message: Swift.String? = nil) {
            self.message = message
        }

        public init(from json: inout ObjectReader) throws {
            message = try json.optional("message")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("message", message)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(message, other.message)
        }
    }

    public struct String: HashedModel {
        public var length: Swift.Int?

        public init(length: Swift.Int? = nil) {
            self.length = length
        }

        public init(from json: inout ObjectReader) throws {
            length = try json.optional("length")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("length", length)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(length, other.length)
        }
    }

    public enum Int: OpenEnum, ExpressibleByStringLiteral {
        case one, two
        /// A value that the description does not list.
        case undocumented(Swift.String)

        public static let allCases: [Int] = [.one, .two]

        public var rawValue: Swift.String {
            switch self {
            case .one: "one"
            case .two: "two"
            case .undocumented(let value): value
            }
        }
    }

    public struct Bool: HashedModel {
        public var yes: Swift.Bool?

        public init(yes: Swift.Bool? = nil) {
            self.yes = yes
        }

        public init(from json: inout ObjectReader) throws {
            yes = try json.optional("yes")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("yes", yes)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(yes, other.yes)
        }
    }

    public struct Data: HashedModel {
        public var string: String?
        public var raw: Base64Data?

        public init(string: String? = nil, raw: Base64Data? = nil) {
            self.string = string
            self.raw = raw
        }

        public init(from json: inout ObjectReader) throws {
            string = try json.optional("string")
            raw = try json.optional("raw")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("string", string)
            try json.optional("raw", raw)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(string, other.string)
            pairs.add(raw, other.raw)
        }
    }

    public struct Date: HashedModel {
        public var year: Swift.Int?
        public var instant: Foundation.Date?

        public init(year: Swift.Int? = nil, instant: Foundation.Date? = nil) {
            self.year = year
            self.instant = instant
        }

        public init(from json: inout ObjectReader) throws {
            year = try json.optional("year")
            instant = try json.optional("instant")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("year", year)
            try json.optional("instant", instant)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(year, other.year)
            pairs.add(instant, other.instant)
        }
    }

    public struct URL: HashedModel {
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

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(link, other.link)
        }
    }

    public struct Array: HashedModel {
        public var items: [Swift.String]?

        public init(items: [Swift.String]? = nil) {
            self.items = items
        }

        public init(from json: inout ObjectReader) throws {
            items = try json.optional("items")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("items", items)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(items, other.items)
        }
    }

    public struct Optional: HashedModel {
        public var some: Swift.String?
        public var none: Swift.String?

        public init(some: Swift.String? = nil, none: Swift.String? = nil) {
            self.some = some
            self.none = none
        }

        public init(from json: inout ObjectReader) throws {
            some = try json.optional("some")
            none = try json.optional("none")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("some", some)
            try json.optional("none", none)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(some, other.some)
            pairs.add(none, other.none)
        }
    }

    public struct Result: HashedModel {
        public var value: Swift.String?

        public init(value: Swift.String? = nil) {
            self.value = value
        }

        public init(from json: inout ObjectReader) throws {
            value = try json.optional("value")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("value", value)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(value, other.value)
        }
    }

    public enum Kind: OpenEnum, ExpressibleByStringLiteral {
        case type, `protocol`, selfValue
        /// A value that the description does not list.
        case undocumented(Swift.String)

        public static let allCases: [Kind] = [.type, .`protocol`, .selfValue]

        public var rawValue: Swift.String {
            switch self {
            case .type: "Type"
            case .`protocol`: "Protocol"
            case .selfValue: "Self"
            case .undocumented(let value): value
            }
        }
    }

    public struct ProtocolKind: HashedModel {
        public var name: Swift.String?

        public init(name: Swift.String? = nil) {
            self.name = name
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.optional("name")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("name", name)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(name, other.name)
        }
    }

    public struct SwiftModel: HashedModel {
        public var version: Swift.String?

        public init(version: Swift.String? = nil) {
            self.version = version
        }

        public init(from json: inout ObjectReader) throws {
            version = try json.optional("version")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("version", version)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(version, other.version)
        }
    }

    public struct FoundationModel: HashedModel {
        public var version: Swift.String?

        public init(version: Swift.String? = nil) {
            self.version = version
        }

        public init(from json: inout ObjectReader) throws {
            version = try json.optional("version")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("version", version)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(version, other.version)
        }
    }

    public struct EndpointRuntimeModel: HashedModel {
        public var version: Swift.String?

        public init(version: Swift.String? = nil) {
            self.version = version
        }

        public init(from json: inout ObjectReader) throws {
            version = try json.optional("version")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("version", version)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(version, other.version)
        }
    }

    /// Like the namespace.
    public struct NamesModel: HashedModel {
        public var all: [Swift.String]?

        public init(all: [Swift.String]? = nil) {
            self.all = all
        }

        public init(from json: inout ObjectReader) throws {
            all = try json.optional("all")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("all", all)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(all, other.all)
        }
    }

    public struct Model: HashedModel {
        public var model: Swift.String?

        public init(model: Swift.String? = nil) {
            self.model = model
        }

        public init(from json: inout ObjectReader) throws {
            model = try json.optional("model")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("model", model)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(model, other.model)
        }
    }

    public struct EndpointModel: HashedModel {
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

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(url, other.url)
        }
    }

    public struct Outcome: HashedModel {
        public var outcome: Swift.String?

        public init(outcome: Swift.String? = nil) {
            self.outcome = outcome
        }

        public init(from json: inout ObjectReader) throws {
            outcome = try json.optional("outcome")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("outcome", outcome)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(outcome, other.outcome)
        }
    }

    public struct Reply: HashedModel {
        public var reply: Swift.String?

        public init(reply: Swift.String? = nil) {
            self.reply = reply
        }

        public init(from json: inout ObjectReader) throws {
            reply = try json.optional("reply")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("reply", reply)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(reply, other.reply)
        }
    }

    public struct Equality: HashedModel {
        public var same: Swift.Bool?
        public var a: Swift.String?
        public var b: Swift.String?

        public init(same: Swift.Bool? = nil, a: Swift.String? = nil, b: Swift.String? = nil) {
            self.same = same
            self.a = a
            self.b = b
        }

        public init(from json: inout ObjectReader) throws {
            same = try json.optional("same")
            a = try json.optional("a")
            b = try json.optional("b")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("same", same)
            try json.optional("a", a)
            try json.optional("b", b)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(same, other.same)
            pairs.add(a, other.a)
            pairs.add(b, other.b)
        }
    }

    public struct HashableModel: HashedModel {
        public var hasher: Swift.String?

        public init(hasher: Swift.String? = nil) {
            self.hasher = hasher
        }

        public init(from json: inout ObjectReader) throws {
            hasher = try json.optional("hasher")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("hasher", hasher)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(hasher, other.hasher)
        }
    }

    public struct Failures2: HashedModel {
        public var count: Swift.Int?

        public init(count: Swift.Int? = nil) {
            self.count = count
        }

        public init(from json: inout ObjectReader) throws {
            count = try json.optional("count")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("count", count)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(count, other.count)
        }
    }

    public struct JSONValue: HashedModel {
        public var any: EndpointRuntime.JSONValue?

        public init(any: EndpointRuntime.JSONValue? = nil) {
            self.any = any
        }

        public init(from json: inout ObjectReader) throws {
            any = try json.optional("any")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("any", any)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(any, other.any)
        }
    }

    public struct Presence: HashedModel {
        public var present: Swift.Bool?

        public init(present: Swift.Bool? = nil) {
            self.present = present
        }

        public init(from json: inout ObjectReader) throws {
            present = try json.optional("present")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("present", present)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(present, other.present)
        }
    }

    public struct SimpleUser: HashedModel {
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

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(htmlURL, other.htmlURL)
            pairs.add(userID, other.userID)
            pairs.add(ids, other.ids)
        }
    }

    /// The same name after camel-casing.
    public struct SimpleUnderscoreUser: HashedModel {
        public var login: Swift.String?

        public init(login: Swift.String? = nil) {
            self.login = login
        }

        public init(from json: inout ObjectReader) throws {
            login = try json.optional("login")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("login", login)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(login, other.login)
        }
    }

    public struct _2fa: HashedModel {
        public var code: Swift.String?

        public init(code: Swift.String? = nil) {
            self.code = code
        }

        public init(from json: inout ObjectReader) throws {
            code = try json.optional("code")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("code", code)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(code, other.code)
        }
    }

    public struct Thing: HashedModel {
        public var name: Swift.String?

        public init(name: Swift.String? = nil) {
            self.name = name
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.optional("name")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("name", name)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(name, other.name)
        }
    }

    public struct Properties: HashedModel {
        public var selfValue: Swift.String
        public var object: Swift.String
        public var json: Swift.String
        public var `init`: Swift.String?
        public var `class`: Swift.String?
        public var `default`: Swift.String?
        public var type: Swift.String?
        public var `protocol`: Swift.String?
        public var hashValue: Swift.Int?
        public var hasher: Swift.String?
        public var a: Swift.String?
        public var b: Swift.String?
        public var same: Swift.String?
        public var description: Swift.String?
        public var plus1: Swift.Int?
        public var minus1: Swift.Int?
        public var _2fa: Swift.Bool?
        public var empty: Swift.String?
        public var underscore: Swift.String?
        public var dollar: Swift.String?
        public var context: Swift.String?
        public var htmlURL: Swift.String?
        public var kebabCase: Swift.String?
        public var dottedName: Swift.String?
        public var withSpace: Swift.String?
        public var screamingSnake: Swift.String?
        public var httpServer: Swift.String?
        public var émigré: Swift.String?
        public var 名前: Swift.String?
        public var u1F436: Swift.String?
        public var some_name: Swift.String?
        public var someName: Swift.String?
        public var someHyphenName: Swift.String?
        public var SomeName: Swift.String?
        public var starSlash: Swift.String?
        public var doubleQuoteDoubleQuoteDoubleQuote: Swift.String?
        public var x: Swift.String?
        public var newLine: Swift.String?
        public var nul: Swift.String?
        public var name: Swift.String?

        public init(
            selfValue: Swift.String,
            object: Swift.String,
            json: Swift.String,
            init: Swift.String? = nil,
            class: Swift.String? = nil,
            default: Swift.String? = nil,
            type: Swift.String? = nil,
            protocol: Swift.String? = nil,
            hashValue: Swift.Int? = nil,
            hasher: Swift.String? = nil,
            a: Swift.String? = nil,
            b: Swift.String? = nil,
            same: Swift.String? = nil,
            description: Swift.String? = nil,
            plus1: Swift.Int? = nil,
            minus1: Swift.Int? = nil,
            _2fa: Swift.Bool? = nil,
            empty: Swift.String? = nil,
            underscore: Swift.String? = nil,
            dollar: Swift.String? = nil,
            context: Swift.String? = nil,
            htmlURL: Swift.String? = nil,
            kebabCase: Swift.String? = nil,
            dottedName: Swift.String? = nil,
            withSpace: Swift.String? = nil,
            screamingSnake: Swift.String? = nil,
            httpServer: Swift.String? = nil,
            émigré: Swift.String? = nil,
            名前: Swift.String? = nil,
            u1F436: Swift.String? = nil,
            some_name: Swift.String? = nil,
            someName: Swift.String? = nil,
            someHyphenName: Swift.String? = nil,
            SomeName: Swift.String? = nil,
            starSlash: Swift.String? = nil,
            doubleQuoteDoubleQuoteDoubleQuote: Swift.String? = nil,
            x: Swift.String? = nil,
            newLine: Swift.String? = nil,
            nul: Swift.String? = nil,
            name: Swift.String? = nil
        ) {
            self.selfValue = selfValue
            self.object = object
            self.json = json
            self.`init` = `init`
            self.`class` = `class`
            self.`default` = `default`
            self.type = type
            self.`protocol` = `protocol`
            self.hashValue = hashValue
            self.hasher = hasher
            self.a = a
            self.b = b
            self.same = same
            self.description = description
            self.plus1 = plus1
            self.minus1 = minus1
            self._2fa = _2fa
            self.empty = empty
            self.underscore = underscore
            self.dollar = dollar
            self.context = context
            self.htmlURL = htmlURL
            self.kebabCase = kebabCase
            self.dottedName = dottedName
            self.withSpace = withSpace
            self.screamingSnake = screamingSnake
            self.httpServer = httpServer
            self.émigré = émigré
            self.名前 = 名前
            self.u1F436 = u1F436
            self.some_name = some_name
            self.someName = someName
            self.someHyphenName = someHyphenName
            self.SomeName = SomeName
            self.starSlash = starSlash
            self.doubleQuoteDoubleQuoteDoubleQuote = doubleQuoteDoubleQuoteDoubleQuote
            self.x = x
            self.newLine = newLine
            self.nul = nul
            self.name = name
        }

        public init(from json: inout ObjectReader) throws {
            selfValue = try json.required("self")
            object = try json.required("object")
            self.json = try json.required("json")
            `init` = try json.optional("init")
            `class` = try json.optional("class")
            `default` = try json.optional("default")
            type = try json.optional("Type")
            `protocol` = try json.optional("protocol")
            hashValue = try json.optional("hashValue")
            hasher = try json.optional("hasher")
            a = try json.optional("a")
            b = try json.optional("b")
            same = try json.optional("same")
            description = try json.optional("description")
            plus1 = try json.optional("+1")
            minus1 = try json.optional("-1")
            _2fa = try json.optional("2fa")
            empty = try json.optional("")
            underscore = try json.optional("_")
            dollar = try json.optional("$")
            context = try json.optional("@context")
            htmlURL = try json.optional("html_url")
            kebabCase = try json.optional("kebab-case")
            dottedName = try json.optional("dotted.name")
            withSpace = try json.optional("with space")
            screamingSnake = try json.optional("SCREAMING_SNAKE")
            httpServer = try json.optional("HTTPServer")
            émigré = try json.optional("émigré")
            名前 = try json.optional("名前")
            u1F436 = try json.optional("🐶")
            some_name = try json.optional("some_name")
            someName = try json.optional("someName")
            someHyphenName = try json.optional("some-name")
            SomeName = try json.optional("SomeName")
            starSlash = try json.optional("*/")
            doubleQuoteDoubleQuoteDoubleQuote = try json.optional("\"\"\"")
            x = try json.optional("\\(x)")
            newLine = try json.optional("new\nline")
            nul = try json.optional("nul\u{0}")
            name = try json.optional("{{name}}")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("self", selfValue)
            try json.required("object", object)
            try json.required("json", self.json)
            try json.optional("init", `init`)
            try json.optional("class", `class`)
            try json.optional("default", `default`)
            try json.optional("Type", type)
            try json.optional("protocol", `protocol`)
            try json.optional("hashValue", hashValue)
            try json.optional("hasher", hasher)
            try json.optional("a", a)
            try json.optional("b", b)
            try json.optional("same", same)
            try json.optional("description", description)
            try json.optional("+1", plus1)
            try json.optional("-1", minus1)
            try json.optional("2fa", _2fa)
            try json.optional("", empty)
            try json.optional("_", underscore)
            try json.optional("$", dollar)
            try json.optional("@context", context)
            try json.optional("html_url", htmlURL)
            try json.optional("kebab-case", kebabCase)
            try json.optional("dotted.name", dottedName)
            try json.optional("with space", withSpace)
            try json.optional("SCREAMING_SNAKE", screamingSnake)
            try json.optional("HTTPServer", httpServer)
            try json.optional("émigré", émigré)
            try json.optional("名前", 名前)
            try json.optional("🐶", u1F436)
            try json.optional("some_name", some_name)
            try json.optional("someName", someName)
            try json.optional("some-name", someHyphenName)
            try json.optional("SomeName", SomeName)
            try json.optional("*/", starSlash)
            try json.optional("\"\"\"", doubleQuoteDoubleQuoteDoubleQuote)
            try json.optional("\\(x)", x)
            try json.optional("new\nline", newLine)
            try json.optional("nul\u{0}", nul)
            try json.optional("{{name}}", name)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(selfValue, other.selfValue)
            pairs.add(object, other.object)
            pairs.add(self.json, other.json)
            pairs.add(`init`, other.`init`)
            pairs.add(`class`, other.`class`)
            pairs.add(`default`, other.`default`)
            pairs.add(type, other.type)
            pairs.add(`protocol`, other.`protocol`)
            pairs.add(hashValue, other.hashValue)
            pairs.add(hasher, other.hasher)
            pairs.add(a, other.a)
            pairs.add(b, other.b)
            pairs.add(same, other.same)
            pairs.add(description, other.description)
            pairs.add(plus1, other.plus1)
            pairs.add(minus1, other.minus1)
            pairs.add(_2fa, other._2fa)
            pairs.add(empty, other.empty)
            pairs.add(underscore, other.underscore)
            pairs.add(dollar, other.dollar)
            pairs.add(context, other.context)
            pairs.add(htmlURL, other.htmlURL)
            pairs.add(kebabCase, other.kebabCase)
            pairs.add(dottedName, other.dottedName)
            pairs.add(withSpace, other.withSpace)
            pairs.add(screamingSnake, other.screamingSnake)
            pairs.add(httpServer, other.httpServer)
            pairs.add(émigré, other.émigré)
            pairs.add(名前, other.名前)
            pairs.add(u1F436, other.u1F436)
            pairs.add(some_name, other.some_name)
            pairs.add(someName, other.someName)
            pairs.add(someHyphenName, other.someHyphenName)
            pairs.add(SomeName, other.SomeName)
            pairs.add(starSlash, other.starSlash)
            pairs.add(doubleQuoteDoubleQuoteDoubleQuote, other.doubleQuoteDoubleQuoteDoubleQuote)
            pairs.add(x, other.x)
            pairs.add(newLine, other.newLine)
            pairs.add(nul, other.nul)
            pairs.add(name, other.name)
        }
    }

    /// */ struct Injected {}
    ///
    /// */ struct Injected {} /*
    /// """ \(x) {{name}}
    public struct Hostile: HashedModel {
        /// */ var injected = 1 /*
        ///
        /// Default: `"\"\\(x)\"\"\"\n{{name}}\u0000\u2028#"`.
        public var text: Swift.String?

        /// line one
        ///
        ///     indented
        ///     or */
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

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(text, other.text)
            pairs.add(choice, other.choice)
        }

        /// line one
        ///
        ///     indented
        ///     or */
        /// // more
        public enum Choice: OpenEnum, ExpressibleByStringLiteral {
            case starSlash, doubleQuote, x, name, newline
            /// A value that the description does not list.
            case undocumented(Swift.String)

            public static let allCases: [Choice] = [.starSlash, .doubleQuote, .x, .name, .newline]

            public var rawValue: Swift.String {
                switch self {
                case .starSlash: "*/"
                case .doubleQuote: "\""
                case .x: "\\(x)"
                case .name: "{{name}}"
                case .newline: "\n"
                case .undocumented(let value): value
                }
            }
        }
    }
}
