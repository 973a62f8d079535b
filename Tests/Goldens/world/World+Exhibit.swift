// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    /// One member for each construct.
    public struct Exhibit: Model, Hashable {
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

        public static func == (a: Exhibit, b: Exhibit) -> Bool {
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

        public struct Labels: Model, Hashable {
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

            public static func == (a: Labels, b: Labels) -> Bool {
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

        public struct Settings: Model, Hashable {
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

            public static func == (a: Settings, b: Settings) -> Bool {
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

        public struct Loose: Model, Hashable {
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

            public static func == (a: Loose, b: Loose) -> Bool {
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

        public enum Floor: OpenEnum {
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

        public struct Storm: Model, Hashable {
            public var from: String
            public var to: String?
            public var force: Int

            public init(from: String, to: String? = nil, force: Int) {
                self.from = from
                self.to = to
                self.force = force
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

            public static func == (a: Storm, b: Storm) -> Bool {
                var same = Equality()
                same.compare(a.from, b.from)
                same.compare(a.to, b.to)
                same.compare(a.force, b.force)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(from)
                hasher.combine(to)
                hasher.combine(force)
            }
        }

        public enum Mood: OpenEnum {
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
}
