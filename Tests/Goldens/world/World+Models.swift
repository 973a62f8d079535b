// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension World {
    /// One member for each construct.
    public struct Exhibit: JSONModel, Hashable {
        public var labels: Labels?
        public var settings: Settings?
        public var loose: Loose?
        public var seal: Seal?
        public var floor: Floor?
        public var weight: UInt64?
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.labels, b.labels)
            same.compare(a.settings, b.settings)
            same.compare(a.loose, b.loose)
            same.compare(a.seal, b.seal)
            same.compare(a.floor, b.floor)
            same.compare(a.weight, b.weight)
            same.compare(a.count, b.count)
            same.compare(a.serial, b.serial)
            same.compare(a.nothing, b.nothing)
            same.compare(a.breeze, b.breeze)
            same.compare(a.storm, b.storm)
            same.compare(a.values, b.values)
            same.compare(a.loan, b.loan)
            same.compare(a.shape, b.shape)
            same.compare(a.rule, b.rule)
            same.compare(a.mood, b.mood)
            same.compare(a.vehicle, b.vehicle)
            same.compare(a.hen, b.hen)
            same.compare(a.code, b.code)
            same.compare(a.formats, b.formats)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(labels)
            hasher.combine(settings)
            hasher.combine(loose)
            hasher.combine(seal)
            hasher.combine(floor)
            hasher.combine(weight)
            hasher.combine(count)
            hasher.combine(serial)
            hasher.combine(nothing)
            hasher.combine(breeze)
            hasher.combine(storm)
            hasher.combine(values)
            hasher.combine(loan)
            hasher.combine(shape)
            hasher.combine(rule)
            hasher.combine(mood)
            hasher.combine(vehicle)
            hasher.combine(hen)
            hasher.combine(code)
            hasher.combine(formats)
        }

        public struct Labels: JSONModel, Hashable {
            public var name: String?

            /// Every other member.
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

            public static func == (a: Self, b: Self) -> Bool {
                var same = Equality()
                same.compare(a.name, b.name)
                same.compare(a.additionalProperties, b.additionalProperties)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(name)
                hasher.combine(additionalProperties)
            }
        }

        public struct Settings: JSONModel, Hashable {
            public var theme: String

            /// Every other member.
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

            public static func == (a: Self, b: Self) -> Bool {
                var same = Equality()
                same.compare(a.theme, b.theme)
                same.compare(a.additionalProperties, b.additionalProperties)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(theme)
                hasher.combine(additionalProperties)
            }
        }

        public struct Loose: JSONModel, Hashable {
            public var id: String?

            /// Every other member.
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

            public static func == (a: Self, b: Self) -> Bool {
                var same = Equality()
                same.compare(a.id, b.id)
                same.compare(a.additionalProperties, b.additionalProperties)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(id)
                hasher.combine(additionalProperties)
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

        public struct Storm: JSONModel, Hashable {
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

            public static func == (a: Self, b: Self) -> Bool {
                var same = Equality()
                same.compare(a.from, b.from)
                same.compare(a.force, b.force)
                same.compare(a.to, b.to)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(from)
                hasher.combine(force)
                hasher.combine(to)
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

    public struct Seal: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.ratio, b.ratio)
            same.compare(a.name, b.name)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(ratio)
            hasher.combine(name)
        }
    }

    public struct Loan: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.title, b.title)
            same.compare(a.variant, b.variant)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(title)
            hasher.combine(variant)
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

            public struct ToMember: JSONModel, Hashable {
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

                public static func == (a: Self, b: Self) -> Bool {
                    var same = Equality()
                    same.compare(a.member, b.member)
                    return same.result
                }

                public func hash(into hasher: inout Hasher) {
                    hasher.combine(member)
                }
            }

            public struct ToLibrary: JSONModel, Hashable {
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

                public static func == (a: Self, b: Self) -> Bool {
                    var same = Equality()
                    same.compare(a.library, b.library)
                    return same.result
                }

                public func hash(into hasher: inout Hasher) {
                    hasher.combine(library)
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
        case circle(Circle)
        case box(Box)
        /// A value whose tag is not described.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("kind") {
            case "circle", "disc": self = .circle(try json.read())
            case "box": self = .box(try json.read())
            default: self = .undocumented(try json.read())
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

    public struct Circle: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.kind, b.kind)
            same.compare(a.radius, b.radius)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(radius)
        }
    }

    public struct Box: JSONModel, Hashable {
        public var kind: String
        public var width: Double

        public init(kind: String, width: Double) {
            self.kind = kind
            self.width = width
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            width = try json.required("width")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("width", width)
        }

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.kind, b.kind)
            same.compare(a.width, b.width)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(width)
        }
    }

    /// The tag is the name of the schema.
    public enum Vehicle: Union {
        case bicycle(Bicycle)
        case tram(Tram)
        /// A value whose tag is not described.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("vehicle_type") {
            case "Bicycle": self = .bicycle(try json.read())
            case "Tram": self = .tram(try json.read())
            default: self = .undocumented(try json.read())
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

    public struct Bicycle: JSONModel, Hashable {
        public var vehicleType: String
        public var gears: Int?

        public init(vehicleType: String, gears: Int? = nil) {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.vehicleType, b.vehicleType)
            same.compare(a.gears, b.gears)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(vehicleType)
            hasher.combine(gears)
        }
    }

    public struct Tram: JSONModel, Hashable {
        public var vehicleType: String
        public var line: Int?

        public init(vehicleType: String, line: Int? = nil) {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.vehicleType, b.vehicleType)
            same.compare(a.line, b.line)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(vehicleType)
            hasher.combine(line)
        }
    }

    /// A union that holds itself.
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

        public struct Equals: JSONModel, Hashable {
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

            public static func == (a: Self, b: Self) -> Bool {
                var same = Equality()
                same.compare(a.field, b.field)
                same.compare(a.value, b.value)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(field)
                hasher.combine(value)
            }
        }

        public struct All: JSONModel, Hashable {
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

            public static func == (a: Self, b: Self) -> Bool {
                var same = Equality()
                same.compare(a.all, b.all)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(all)
            }
        }

        public struct Not: JSONModel, Hashable {
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

            public static func == (a: Self, b: Self) -> Bool {
                var same = Equality()
                same.compare(a.not, b.not)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(not)
            }
        }
    }

    public struct Hen: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.egg, b.egg)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(egg)
        }
    }

    public struct Egg: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.hen, b.hen)
            same.compare(a.grams, b.grams)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(hen)
            hasher.combine(grams)
        }
    }

    public struct Formats: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.at, b.at)
            same.compare(a.on, b.on)
            same.compare(a.id, b.id)
            same.compare(a.link, b.link)
            same.compare(a.bytes, b.bytes)
            same.compare(a.price, b.price)
            same.compare(a.ratio, b.ratio)
            same.compare(a.small, b.small)
            same.compare(a.large, b.large)
            same.compare(a.lasting, b.lasting)
            same.compare(a.flag, b.flag)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(at)
            hasher.combine(on)
            hasher.combine(id)
            hasher.combine(link)
            hasher.combine(bytes)
            hasher.combine(price)
            hasher.combine(ratio)
            hasher.combine(small)
            hasher.combine(large)
            hasher.combine(lasting)
            hasher.combine(flag)
        }
    }

    public struct Entry: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.text, b.text)
            same.compare(a.number, b.number)
            same.compare(a.secret, b.secret)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(text)
            hasher.combine(number)
            hasher.combine(secret)
        }
    }

    public struct Wind: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.from, b.from)
            same.compare(a.to, b.to)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(from)
            hasher.combine(to)
        }
    }

    /// Nothing but what is there tells these apart.
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

    public struct Town: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.name, b.name)
            same.compare(a.mayor, b.mayor)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(mayor)
        }
    }

    public struct City: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.name, b.name)
            same.compare(a.mayor, b.mayor)
            same.compare(a.lines, b.lines)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(mayor)
            hasher.combine(lines)
        }
    }

    /// Where it fits `{"properties":{"kind":{"const":"mail"}}}`, fits
    /// `{"properties":{"street":{"type":"string"}}}`; otherwise fits
    /// `{"properties":{"number":{"type":"integer"}}}`.
    public struct Address: JSONModel, Hashable {
        public var kind: String

        /// There only under a condition.
        public var street: String?

        /// There only under a condition.
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.kind, b.kind)
            same.compare(a.street, b.street)
            same.compare(a.number, b.number)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(kind)
            hasher.combine(street)
            hasher.combine(number)
        }
    }

    public struct Item: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.title, b.title)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(title)
        }
    }

    public struct Letter: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.to, b.to)
            same.compare(a.text, b.text)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(to)
            hasher.combine(text)
        }
    }

    /// Who lives here.
    public indirect enum Inhabitant: Union {
        case person(Person)
        case animal(Animal)
        case inhabitant(Base)
        /// A value whose tag is not described.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("kind") {
            case "Person": self = .person(try json.read())
            case "Animal": self = .animal(try json.read())
            case "Inhabitant": self = .inhabitant(try json.read())
            default: self = .undocumented(try json.read())
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
        public struct Base: JSONModel, Hashable {
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

            public static func == (a: Self, b: Self) -> Bool {
                var same = Equality()
                same.compare(a.name, b.name)
                same.compare(a.kind, b.kind)
                same.compare(a.parent, b.parent)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(name)
                hasher.combine(kind)
                hasher.combine(parent)
            }
        }
    }

    public struct Person: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.name, b.name)
            same.compare(a.kind, b.kind)
            same.compare(a.parent, b.parent)
            same.compare(a.language, b.language)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(kind)
            hasher.combine(parent)
            hasher.combine(language)
        }
    }

    /// An heir that is told apart by another member in turn.
    public enum Animal: Union {
        case bird(Bird)
        case fish(Fish)
        /// A value whose tag is not described.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("species") {
            case "bird": self = .bird(try json.read())
            case "fish": self = .fish(try json.read())
            default: self = .undocumented(try json.read())
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

    public struct Bird: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.name, b.name)
            same.compare(a.wingspan, b.wingspan)
            same.compare(a.kind, b.kind)
            same.compare(a.parent, b.parent)
            same.compare(a.species, b.species)
            same.compare(a.legs, b.legs)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(wingspan)
            hasher.combine(kind)
            hasher.combine(parent)
            hasher.combine(species)
            hasher.combine(legs)
        }
    }

    public struct Fish: JSONModel, Hashable {
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

        public static func == (a: Self, b: Self) -> Bool {
            var same = Equality()
            same.compare(a.name, b.name)
            same.compare(a.kind, b.kind)
            same.compare(a.parent, b.parent)
            same.compare(a.species, b.species)
            same.compare(a.legs, b.legs)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(name)
            hasher.combine(kind)
            hasher.combine(parent)
            hasher.combine(species)
            hasher.combine(legs)
        }
    }
}
