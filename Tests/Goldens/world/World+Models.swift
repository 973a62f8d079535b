// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension World {
    /// One member for each construct.
    public struct Exhibit: HashedModel {
        public var labels: Labels?
        public var settings: Settings?
        public var loose: Loose?
        public var seal: Seal?
        public var floor: Floor?
        public var weight: UInt64?
        public var depth: Int32?
        public var count: Int?
        public var serial: Presence<JSONValue>
        public var nothing: Presence<JSONValue>

        /// As it blows.
        public var breeze: Presence<Wind>
        public var storm: Storm?
        public var values: [Int?]?
        public var loan: Loan?
        public var shape: Shape?
        public var rule: Rule?
        public var mood: Mood?
        public var vehicle: Vehicle?
        public var hen: Hen?

        /// At least 3 characters, matches `^[A-Z]+$`, does not fit `{"const":"NO"}`.
        public var code: String?
        public var formats: Formats?

        public init(
            labels: Labels? = nil,
            settings: Settings? = nil,
            loose: Loose? = nil,
            seal: Seal? = nil,
            floor: Floor? = nil,
            weight: UInt64? = nil,
            depth: Int32? = nil,
            count: Int? = nil,
            serial: Presence<JSONValue> = .absent,
            nothing: Presence<JSONValue> = .absent,
            breeze: Presence<Wind> = .absent,
            storm: Storm? = nil,
            values: [Int?]? = nil,
            loan: Loan? = nil,
            shape: Shape? = nil,
            rule: Rule? = nil,
            mood: Mood? = nil,
            vehicle: Vehicle? = nil,
            hen: Hen? = nil,
            code: String? = nil,
            formats: Formats? = nil
        ) {
            self.labels = labels
            self.settings = settings
            self.loose = loose
            self.seal = seal
            self.floor = floor
            self.weight = weight
            self.depth = depth
            self.count = count
            self.serial = serial
            self.nothing = nothing
            self.breeze = breeze
            self.storm = storm
            self.values = values
            self.loan = loan
            self.shape = shape
            self.rule = rule
            self.mood = mood
            self.vehicle = vehicle
            self.hen = hen
            self.code = code
            self.formats = formats
        }

        public init(from json: inout ObjectReader) throws {
            labels = try json.optional("labels")
            settings = try json.optional("settings")
            loose = try json.optional("loose")
            seal = try json.optional("seal")
            floor = try json.optional("floor")
            weight = try json.optional("weight")
            depth = try json.optional("depth", as: NumberOrText<Int32>.self)
            count = try json.optional("count")
            serial = try json.presence("serial")
            nothing = try json.presence("nothing")
            breeze = try json.presence("breeze")
            storm = try json.optional("storm")
            values = try json.optional("values")
            loan = try json.optional("loan")
            shape = try json.optional("shape")
            rule = try json.optional("rule")
            mood = try json.optional("mood")
            vehicle = try json.optional("vehicle")
            hen = try json.optional("hen")
            code = try json.optional("code")
            formats = try json.optional("formats")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("labels", labels)
            try json.optional("settings", settings)
            try json.optional("loose", loose)
            try json.optional("seal", seal)
            try json.optional("floor", floor)
            try json.optional("weight", weight)
            try json.optional("depth", depth)
            try json.optional("count", count)
            try json.presence("serial", serial)
            try json.presence("nothing", nothing)
            try json.presence("breeze", breeze)
            try json.optional("storm", storm)
            try json.optional("values", values)
            try json.optional("loan", loan)
            try json.optional("shape", shape)
            try json.optional("rule", rule)
            try json.optional("mood", mood)
            try json.optional("vehicle", vehicle)
            try json.optional("hen", hen)
            try json.optional("code", code)
            try json.optional("formats", formats)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(labels, other.labels)
            pairs.add(settings, other.settings)
            pairs.add(loose, other.loose)
            pairs.add(seal, other.seal)
            pairs.add(floor, other.floor)
            pairs.add(weight, other.weight)
            pairs.add(depth, other.depth)
            pairs.add(count, other.count)
            pairs.add(serial, other.serial)
            pairs.add(nothing, other.nothing)
            pairs.add(breeze, other.breeze)
            pairs.add(storm, other.storm)
            pairs.add(values, other.values)
            pairs.add(loan, other.loan)
            pairs.add(shape, other.shape)
            pairs.add(rule, other.rule)
            pairs.add(mood, other.mood)
            pairs.add(vehicle, other.vehicle)
            pairs.add(hen, other.hen)
            pairs.add(code, other.code)
            pairs.add(formats, other.formats)
        }

        public struct Labels: HashedModel {
            public var name: String?

            /// All other members.
            public var additionalProperties: [String: String]

            public init(name: String? = nil, additionalProperties: [String: String] = [:]) {
                self.name = name
                self.additionalProperties = additionalProperties
            }

            public init(from json: inout ObjectReader) throws {
                name = try json.optional("name")
                additionalProperties = try json.rest(except: ["name"])
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("name", name)
                try json.rest(additionalProperties)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(name, other.name)
                pairs.add(additionalProperties, other.additionalProperties)
            }
        }

        public struct Settings: HashedModel {
            public var theme: String

            /// All other members.
            public var additionalProperties: [String: Bool]

            public init(theme: String, additionalProperties: [String: Bool] = [:]) {
                self.theme = theme
                self.additionalProperties = additionalProperties
            }

            public init(from json: inout ObjectReader) throws {
                theme = try json.required("theme")
                additionalProperties = try json.rest(except: ["theme"])
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("theme", theme)
                try json.rest(additionalProperties)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(theme, other.theme)
                pairs.add(additionalProperties, other.additionalProperties)
            }
        }

        public struct Loose: HashedModel {
            public var id: String?

            /// All other members.
            public var additionalProperties: [String: JSONValue]

            public init(id: String? = nil, additionalProperties: [String: JSONValue] = [:]) {
                self.id = id
                self.additionalProperties = additionalProperties
            }

            public init(from json: inout ObjectReader) throws {
                id = try json.optional("id")
                additionalProperties = try json.rest(except: ["id"])
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("id", id)
                try json.rest(additionalProperties)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(id, other.id)
                pairs.add(additionalProperties, other.additionalProperties)
            }
        }

        public enum Floor: OpenEnum, ExpressibleByIntegerLiteral {
            case minus1, _0, _1
            /// A value that the description does not list.
            case undocumented(Int)

            public static let allCases: [Floor] = [.minus1, ._0, ._1]

            public var rawValue: Int {
                switch self {
                case .minus1: -1
                case ._0: 0
                case ._1: 1
                case .undocumented(let value): value
                }
            }
        }

        public struct Storm: HashedModel {
            public var from: String
            public var to: String?
            public var force: Int

            public init(from: String, force: Int, to: String? = nil) {
                self.from = from
                self.force = force
                self.to = to
            }

            public init(from json: inout ObjectReader) throws {
                from = try json.required("from")
                to = try json.optional("to")
                force = try json.required("force")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("from", from)
                try json.optional("to", to)
                try json.required("force", force)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(from, other.from)
                pairs.add(force, other.force)
                pairs.add(to, other.to)
            }
        }

        public enum Mood: OpenEnum, ExpressibleByStringLiteral {
            case low, high
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [Mood] = [.low, .high]

            public var rawValue: String {
                switch self {
                case .low: "low"
                case .high: "high"
                case .undocumented(let value): value
                }
            }
        }
    }

    public struct Seal: HashedModel {
        public var object: String { "seal" }
        public var version: Int { 2 }
        public var valid: Bool { true }

        /// One of `[0.5]`.
        public var ratio: Double
        public var name: String

        public init(ratio: Double, name: String) {
            self.ratio = ratio
            self.name = name
        }

        public init(from json: inout ObjectReader) throws {
            try json.constant("object", "seal")
            try json.constant("version", 2)
            try json.constant("valid", true)
            ratio = try json.required("ratio")
            name = try json.required("name")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.constant("object", "seal")
            try json.constant("version", 2)
            try json.constant("valid", true)
            try json.required("ratio", ratio)
            try json.required("name", name)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(ratio, other.ratio)
            pairs.add(name, other.name)
        }
    }

    public struct Loan: HashedModel {
        public var title: String
        public var variant: Variant

        public init(title: String, variant: Variant) {
            self.title = title
            self.variant = variant
        }

        public init(from json: inout ObjectReader) throws {
            title = try json.required("title")
            variant = try json.inline()
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("title", title)
            try json.inline(variant)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(title, other.title)
            pairs.add(variant, other.variant)
        }

        public enum Variant: Union {
            case toMember(ToMember)
            case toLibrary(ToLibrary)

            public static let alternatives = Alternatives<Self>(
                .init(Self.toMember, needs: ["member"]),
                .init(Self.toLibrary, needs: ["library"])
            )

            public init(from json: inout ValueReader) throws {
                self = try json.read(as: Self.alternatives)
            }

            public var alternative: UnionValue {
                switch self {
                case .toMember(let value): UnionValue(value)
                case .toLibrary(let value): UnionValue(value)
                }
            }

            public struct ToMember: HashedModel {
                public var member: String

                public init(member: String) {
                    self.member = member
                }

                public init(from json: inout ObjectReader) throws {
                    member = try json.required("member")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("member", member)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(member, other.member)
                }
            }

            public struct ToLibrary: HashedModel {
                public var library: String

                public init(library: String) {
                    self.library = library
                }

                public init(from json: inout ObjectReader) throws {
                    library = try json.required("library")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("library", library)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(library, other.library)
                }
            }
        }
    }

    /// A union of unions, and of every kind of JSON.
    public enum Shape: Union, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
        ExpressibleByBooleanLiteral, ListLiteral
    {
        case figure(Figure)
        case integer(Int)
        case number(Double)
        case boolean(Bool)
        case stringArray([String])
        case calendarDate(CalendarDate)
        case string(String)

        public typealias ArrayLiteralElement = String

        public init(_ elements: [String]) {
            self = .stringArray(elements)
        }

        public static let alternatives = Alternatives<Self>(
            .init(Self.figure),
            .init(Self.integer, .integer),
            .init(Self.number, .integer, .number),
            .init(Self.boolean, .boolean),
            .init(Self.stringArray, .array),
            .init(Self.calendarDate, .string),
            .init(Self.string, .string)
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: UnionValue {
            switch self {
            case .figure(let value): UnionValue(value)
            case .integer(let value): UnionValue(value)
            case .number(let value): UnionValue(value)
            case .boolean(let value): UnionValue(value)
            case .stringArray(let value): UnionValue(value)
            case .calendarDate(let value): UnionValue(value)
            case .string(let value): UnionValue(value)
            }
        }
    }

    public enum Figure: Union {
        /// The `kind` is one of `circle`, `disc`.
        case circle(Circle)
        case box(Box)
        /// A value whose tag the description does not list.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("kind") {
            case "circle", "disc": self = .circle(try json.read())
            case "box": self = .box(try json.read())
            default: self = .undocumented(try json.undocumentedObject())
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .circle(let value): UnionValue(value)
            case .box(let value): UnionValue(value, tag: "kind", "box")
            case .undocumented(let value): UnionValue(value)
            }
        }
    }

    public struct Circle: HashedModel {
        public var kind: String
        public var radius: Double

        public init(kind: String, radius: Double) {
            self.kind = kind
            self.radius = radius
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            radius = try json.required("radius")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("radius", radius)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(kind, other.kind)
            pairs.add(radius, other.radius)
        }
    }

    public struct Box: HashedModel {
        public var kind: String
        public var width: Double

        public init(width: Double, kind: String = "box") {
            self.width = width
            self.kind = kind
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            width = try json.required("width")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("width", width)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(width, other.width)
            pairs.add(kind, other.kind)
        }
    }

    /// The tag is the name of the schema.
    public enum Vehicle: Union {
        case bicycle(Bicycle)
        case tram(Tram)
        /// A value whose tag the description does not list.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("vehicle_type") {
            case "Bicycle": self = .bicycle(try json.read())
            case "Tram": self = .tram(try json.read())
            default: self = .undocumented(try json.undocumentedObject())
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .bicycle(let value): UnionValue(value, tag: "vehicle_type", "Bicycle")
            case .tram(let value): UnionValue(value, tag: "vehicle_type", "Tram")
            case .undocumented(let value): UnionValue(value)
            }
        }
    }

    public struct Bicycle: HashedModel {
        public var vehicleType: String
        public var gears: Int?

        public init(vehicleType: String = "Bicycle", gears: Int? = nil) {
            self.vehicleType = vehicleType
            self.gears = gears
        }

        public init(from json: inout ObjectReader) throws {
            vehicleType = try json.required("vehicle_type")
            gears = try json.optional("gears")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("vehicle_type", vehicleType)
            try json.optional("gears", gears)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(vehicleType, other.vehicleType)
            pairs.add(gears, other.gears)
        }
    }

    public struct Tram: HashedModel {
        public var vehicleType: String
        public var line: Int?

        public init(vehicleType: String = "Tram", line: Int? = nil) {
            self.vehicleType = vehicleType
            self.line = line
        }

        public init(from json: inout ObjectReader) throws {
            vehicleType = try json.required("vehicle_type")
            line = try json.optional("line")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("vehicle_type", vehicleType)
            try json.optional("line", line)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(vehicleType, other.vehicleType)
            pairs.add(line, other.line)
        }
    }

    /// A union that contains itself.
    public indirect enum Rule: Union {
        case equals(Equals)
        case all(All)
        case not(Not)

        public static let alternatives = Alternatives<Self>(
            .init(Self.equals, needs: ["field"]),
            .init(Self.all, needs: ["all"]),
            .init(Self.not, needs: ["not"])
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: UnionValue {
            switch self {
            case .equals(let value): UnionValue(value)
            case .all(let value): UnionValue(value)
            case .not(let value): UnionValue(value)
            }
        }

        public struct Equals: HashedModel {
            public var field: String
            public var value: String

            public init(field: String, value: String) {
                self.field = field
                self.value = value
            }

            public init(from json: inout ObjectReader) throws {
                field = try json.required("field")
                value = try json.required("value")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("field", field)
                try json.required("value", value)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(field, other.field)
                pairs.add(value, other.value)
            }
        }

        public struct All: HashedModel {
            public var all: [Rule]

            public init(all: [Rule]) {
                self.all = all
            }

            public init(from json: inout ObjectReader) throws {
                all = try json.required("all")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("all", all)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(all, other.all)
            }
        }

        public struct Not: HashedModel {
            public var not: Rule

            public init(not: Rule) {
                self.not = not
            }

            public init(from json: inout ObjectReader) throws {
                not = try json.required("not")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("not", not)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(not, other.not)
            }
        }
    }

    public struct Hen: HashedModel {
        @Indirect public var egg: Egg?

        public init(egg: Egg? = nil) {
            self.egg = egg
        }

        public init(from json: inout ObjectReader) throws {
            egg = try json.optional("egg")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("egg", egg)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(egg, other.egg)
        }
    }

    public struct Egg: HashedModel {
        public var hen: Hen?
        public var grams: Double?

        public init(hen: Hen? = nil, grams: Double? = nil) {
            self.hen = hen
            self.grams = grams
        }

        public init(from json: inout ObjectReader) throws {
            hen = try json.optional("hen")
            grams = try json.optional("grams")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("hen", hen)
            try json.optional("grams", grams)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(hen, other.hen)
            pairs.add(grams, other.grams)
        }
    }

    public struct Formats: HashedModel {
        public var at: Date?
        public var on: CalendarDate?
        public var id: UUID?
        public var link: URLText?
        public var bytes: Base64Data?
        public var price: Decimal?
        public var ratio: Float?
        public var small: Int32?
        public var large: Int64?
        public var lasting: String?
        public var flag: Bool?

        public init(
            at: Date? = nil,
            on: CalendarDate? = nil,
            id: UUID? = nil,
            link: URLText? = nil,
            bytes: Base64Data? = nil,
            price: Decimal? = nil,
            ratio: Float? = nil,
            small: Int32? = nil,
            large: Int64? = nil,
            lasting: String? = nil,
            flag: Bool? = nil
        ) {
            self.at = at
            self.on = on
            self.id = id
            self.link = link
            self.bytes = bytes
            self.price = price
            self.ratio = ratio
            self.small = small
            self.large = large
            self.lasting = lasting
            self.flag = flag
        }

        public init(from json: inout ObjectReader) throws {
            at = try json.optional("at")
            on = try json.optional("on")
            id = try json.optional("id")
            link = try json.optional("link")
            bytes = try json.optional("bytes")
            price = try json.optional("price")
            ratio = try json.optional("ratio")
            small = try json.optional("small")
            large = try json.optional("large")
            lasting = try json.optional("lasting")
            flag = try json.optional("flag")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("at", at)
            try json.optional("on", on)
            try json.optional("id", id)
            try json.optional("link", link)
            try json.optional("bytes", bytes)
            try json.optional("price", price)
            try json.optional("ratio", ratio)
            try json.optional("small", small)
            try json.optional("large", large)
            try json.optional("lasting", lasting)
            try json.optional("flag", flag)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(at, other.at)
            pairs.add(on, other.on)
            pairs.add(id, other.id)
            pairs.add(link, other.link)
            pairs.add(bytes, other.bytes)
            pairs.add(price, other.price)
            pairs.add(ratio, other.ratio)
            pairs.add(small, other.small)
            pairs.add(large, other.large)
            pairs.add(lasting, other.lasting)
            pairs.add(flag, other.flag)
        }
    }

    public struct Entry: HashedModel {
        public var number: Int?
        public var text: String
        public var secret: String?

        public init(text: String, number: Int? = nil, secret: String? = nil) {
            self.text = text
            self.number = number
            self.secret = secret
        }

        public init(from json: inout ObjectReader) throws {
            number = try json.optional("number")
            text = try json.required("text")
            secret = try json.optional("secret")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("number", number)
            try json.required("text", text)
            try json.optional("secret", secret)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(text, other.text)
            pairs.add(number, other.number)
            pairs.add(secret, other.secret)
        }
    }

    public struct Wind: HashedModel {
        public var from: String
        public var to: String?

        public init(from: String, to: String? = nil) {
            self.from = from
            self.to = to
        }

        public init(from json: inout ObjectReader) throws {
            from = try json.required("from")
            to = try json.optional("to")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("from", from)
            try json.optional("to", to)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(from, other.from)
            pairs.add(to, other.to)
        }
    }

    /// Only their members distinguish these.
    public enum Place: Union {
        case town(Town)
        case city(City)

        public static let alternatives = Alternatives<Self>(
            .init(Self.town),
            .init(Self.city, knows: ["lines"])
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: UnionValue {
            switch self {
            case .town(let value): UnionValue(value)
            case .city(let value): UnionValue(value)
            }
        }
    }

    public struct Town: HashedModel {
        public var name: String
        public var mayor: String?

        public init(name: String, mayor: String? = nil) {
            self.name = name
            self.mayor = mayor
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.required("name")
            mayor = try json.optional("mayor")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("name", name)
            try json.optional("mayor", mayor)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(name, other.name)
            pairs.add(mayor, other.mayor)
        }
    }

    public struct City: HashedModel {
        public var name: String
        public var mayor: String?
        public var lines: Int?

        public init(name: String, mayor: String? = nil, lines: Int? = nil) {
            self.name = name
            self.mayor = mayor
            self.lines = lines
        }

        public init(from json: inout ObjectReader) throws {
            name = try json.required("name")
            mayor = try json.optional("mayor")
            lines = try json.optional("lines")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("name", name)
            try json.optional("mayor", mayor)
            try json.optional("lines", lines)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(name, other.name)
            pairs.add(mayor, other.mayor)
            pairs.add(lines, other.lines)
        }
    }

    /// If it fits `{"properties":{"kind":{"const":"mail"}}}`, it also fits
    /// `{"properties":{"street":{"type":"string"}}}`; otherwise it fits
    /// `{"properties":{"number":{"type":"integer"}}}`.
    public struct Address: HashedModel {
        public var kind: String

        /// Present only under a condition.
        public var street: String?

        /// Present only under a condition.
        public var number: Int?

        public init(kind: String, street: String? = nil, number: Int? = nil) {
            self.kind = kind
            self.street = street
            self.number = number
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            street = try json.optional("street")
            number = try json.optional("number")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.optional("street", street)
            try json.optional("number", number)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(kind, other.kind)
            pairs.add(street, other.street)
            pairs.add(number, other.number)
        }
    }

    public struct Item: HashedModel {
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

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(title, other.title)
        }
    }

    public struct Letter: HashedModel {
        public var to: String
        public var text: Presence<String>

        public init(to: String, text: Presence<String> = .absent) {
            self.to = to
            self.text = text
        }

        public init(from json: inout ObjectReader) throws {
            to = try json.required("to")
            text = try json.presence("text")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("to", to)
            try json.presence("text", text)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(to, other.to)
            pairs.add(text, other.text)
        }
    }

    /// The residents.
    public indirect enum Inhabitant: Union {
        case person(Person)
        case animal(Animal)
        case inhabitant(Base)
        /// A value whose tag the description does not list.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("kind") {
            case "Person": self = .person(try json.read())
            case "Animal": self = .animal(try json.read())
            case "Inhabitant": self = .inhabitant(try json.read())
            default: self = .undocumented(try json.undocumentedObject())
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .person(let value): UnionValue(value, tag: "kind", "Person")
            case .animal(let value): UnionValue(value, tag: "kind", "Animal")
            case .inhabitant(let value): UnionValue(value, tag: "kind", "Inhabitant")
            case .undocumented(let value): UnionValue(value)
            }
        }

        /// The members that every `Inhabitant` has.
        public struct Base: HashedModel {
            public var kind: String
            public var name: String
            public var parent: Inhabitant?

            public init(name: String, kind: String = "Inhabitant", parent: Inhabitant? = nil) {
                self.name = name
                self.kind = kind
                self.parent = parent
            }

            public init(from json: inout ObjectReader) throws {
                kind = try json.required("kind")
                name = try json.required("name")
                parent = try json.optional("parent")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("kind", kind)
                try json.required("name", name)
                try json.optional("parent", parent)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(name, other.name)
                pairs.add(kind, other.kind)
                pairs.add(parent, other.parent)
            }
        }
    }

    public struct Person: HashedModel {
        public var kind: String
        public var name: String
        public var parent: Inhabitant?
        public var language: String?

        public init(name: String, kind: String = "Person", parent: Inhabitant? = nil, language: String? = nil) {
            self.name = name
            self.kind = kind
            self.parent = parent
            self.language = language
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            name = try json.required("name")
            parent = try json.optional("parent")
            language = try json.optional("language")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("name", name)
            try json.optional("parent", parent)
            try json.optional("language", language)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(name, other.name)
            pairs.add(kind, other.kind)
            pairs.add(parent, other.parent)
            pairs.add(language, other.language)
        }
    }

    /// An heir that is told apart by another member in turn.
    public enum Animal: Union {
        case bird(Bird)
        case fish(Fish)
        /// A value whose tag the description does not list.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("species") {
            case "bird": self = .bird(try json.read())
            case "fish": self = .fish(try json.read())
            default: self = .undocumented(try json.undocumentedObject())
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .bird(let value): UnionValue(value, tag: "species", "bird")
            case .fish(let value): UnionValue(value, tag: "species", "fish")
            case .undocumented(let value): UnionValue(value)
            }
        }
    }

    public struct Bird: HashedModel {
        public var kind: String
        public var name: String
        public var parent: Inhabitant?
        public var species: String
        public var legs: Int?
        public var wingspan: Double

        public init(
            name: String,
            wingspan: Double,
            kind: String = "Animal",
            parent: Inhabitant? = nil,
            species: String = "bird",
            legs: Int? = nil
        ) {
            self.name = name
            self.wingspan = wingspan
            self.kind = kind
            self.parent = parent
            self.species = species
            self.legs = legs
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            name = try json.required("name")
            parent = try json.optional("parent")
            species = try json.required("species")
            legs = try json.optional("legs")
            wingspan = try json.required("wingspan")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("name", name)
            try json.optional("parent", parent)
            try json.required("species", species)
            try json.optional("legs", legs)
            try json.required("wingspan", wingspan)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(name, other.name)
            pairs.add(wingspan, other.wingspan)
            pairs.add(kind, other.kind)
            pairs.add(parent, other.parent)
            pairs.add(species, other.species)
            pairs.add(legs, other.legs)
        }
    }

    public struct Fish: HashedModel {
        public var kind: String
        public var name: String
        public var parent: Inhabitant?
        public var species: String
        public var legs: Int?

        public init(
            name: String,
            kind: String = "Animal",
            parent: Inhabitant? = nil,
            species: String = "fish",
            legs: Int? = nil
        ) {
            self.name = name
            self.kind = kind
            self.parent = parent
            self.species = species
            self.legs = legs
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            name = try json.required("name")
            parent = try json.optional("parent")
            species = try json.required("species")
            legs = try json.optional("legs")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("name", name)
            try json.optional("parent", parent)
            try json.required("species", species)
            try json.optional("legs", legs)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(name, other.name)
            pairs.add(kind, other.kind)
            pairs.add(parent, other.parent)
            pairs.add(species, other.species)
            pairs.add(legs, other.legs)
        }
    }
}
