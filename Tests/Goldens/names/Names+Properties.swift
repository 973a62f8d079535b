// Names, generated from names.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Names {
    public struct Properties: Model, Hashable {
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
        public var empty2: Swift.String?
        public var someName: Swift.String?
        public var someName2: Swift.String?
        public var someMinusName: Swift.String?
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
            empty2: Swift.String? = nil,
            someName: Swift.String? = nil,
            someName2: Swift.String? = nil,
            someMinusName: Swift.String? = nil,
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
            self.empty2 = empty2
            self.someName = someName
            self.someName2 = someName2
            self.someMinusName = someMinusName
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
            self.hasher = try json.optional("hasher")
            self.a = try json.optional("a")
            self.b = try json.optional("b")
            self.same = try json.optional("same")
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
            empty2 = try json.optional("🐶")
            someName = try json.optional("some_name")
            someName2 = try json.optional("someName")
            someMinusName = try json.optional("some-name")
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
            try json.optional("hasher", self.hasher)
            try json.optional("a", self.a)
            try json.optional("b", self.b)
            try json.optional("same", self.same)
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
            try json.optional("🐶", empty2)
            try json.optional("some_name", someName)
            try json.optional("someName", someName2)
            try json.optional("some-name", someMinusName)
            try json.optional("SomeName", SomeName)
            try json.optional("*/", starSlash)
            try json.optional("\"\"\"", doubleQuoteDoubleQuoteDoubleQuote)
            try json.optional("\\(x)", x)
            try json.optional("new\nline", newLine)
            try json.optional("nul\u{0}", nul)
            try json.optional("{{name}}", name)
        }

        public static func == (a: Properties, b: Properties) -> Swift.Bool {
            var same = EndpointRuntime.Equality()
            same.compare(a.selfValue, b.selfValue)
            same.compare(a.object, b.object)
            same.compare(a.json, b.json)
            same.compare(a.`init`, b.`init`)
            same.compare(a.`class`, b.`class`)
            same.compare(a.`default`, b.`default`)
            same.compare(a.type, b.type)
            same.compare(a.`protocol`, b.`protocol`)
            same.compare(a.hashValue, b.hashValue)
            same.compare(a.hasher, b.hasher)
            same.compare(a.a, b.a)
            same.compare(a.b, b.b)
            same.compare(a.same, b.same)
            same.compare(a.description, b.description)
            same.compare(a.plus1, b.plus1)
            same.compare(a.minus1, b.minus1)
            same.compare(a._2fa, b._2fa)
            same.compare(a.empty, b.empty)
            same.compare(a.underscore, b.underscore)
            same.compare(a.dollar, b.dollar)
            same.compare(a.context, b.context)
            same.compare(a.htmlURL, b.htmlURL)
            same.compare(a.kebabCase, b.kebabCase)
            same.compare(a.dottedName, b.dottedName)
            same.compare(a.withSpace, b.withSpace)
            same.compare(a.screamingSnake, b.screamingSnake)
            same.compare(a.httpServer, b.httpServer)
            same.compare(a.émigré, b.émigré)
            same.compare(a.名前, b.名前)
            same.compare(a.empty2, b.empty2)
            same.compare(a.someName, b.someName)
            same.compare(a.someName2, b.someName2)
            same.compare(a.someMinusName, b.someMinusName)
            same.compare(a.SomeName, b.SomeName)
            same.compare(a.starSlash, b.starSlash)
            same.compare(a.doubleQuoteDoubleQuoteDoubleQuote, b.doubleQuoteDoubleQuoteDoubleQuote)
            same.compare(a.x, b.x)
            same.compare(a.newLine, b.newLine)
            same.compare(a.nul, b.nul)
            same.compare(a.name, b.name)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(selfValue)
            hasher.combine(object)
            hasher.combine(self.json)
            hasher.combine(`init`)
            hasher.combine(`class`)
            hasher.combine(`default`)
            hasher.combine(type)
            hasher.combine(`protocol`)
            hasher.combine(hashValue)
            hasher.combine(self.hasher)
            hasher.combine(self.a)
            hasher.combine(self.b)
            hasher.combine(self.same)
            hasher.combine(description)
            hasher.combine(plus1)
            hasher.combine(minus1)
            hasher.combine(_2fa)
            hasher.combine(empty)
            hasher.combine(underscore)
            hasher.combine(dollar)
            hasher.combine(context)
            hasher.combine(htmlURL)
            hasher.combine(kebabCase)
            hasher.combine(dottedName)
            hasher.combine(withSpace)
            hasher.combine(screamingSnake)
            hasher.combine(httpServer)
            hasher.combine(émigré)
            hasher.combine(名前)
            hasher.combine(empty2)
            hasher.combine(someName)
            hasher.combine(someName2)
            hasher.combine(someMinusName)
            hasher.combine(SomeName)
            hasher.combine(starSlash)
            hasher.combine(doubleQuoteDoubleQuoteDoubleQuote)
            hasher.combine(x)
            hasher.combine(newLine)
            hasher.combine(nul)
            hasher.combine(name)
        }
    }
}
