// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    public struct Aviary: Model, Hashable {
        public var bird: Bird?
        public var flocks: [[Bird]]?
        public var changes: [Change]?
        public var script: Script?
        public var amounts: [Amount]?
        public var rule: Rule?
        public var dose: Dose?
        public var visit: Visit?
        public var tax: Tax?
        public var craft: Craft?
        public var letter: Letter?
        public var page: Page?
        public var birds: BirdPage?
        public var labels: Labels?
        public var nest: Nest?

        public init(
            bird: Bird? = nil,
            flocks: [[Bird]]? = nil,
            changes: [Change]? = nil,
            script: Script? = nil,
            amounts: [Amount]? = nil,
            rule: Rule? = nil,
            dose: Dose? = nil,
            visit: Visit? = nil,
            tax: Tax? = nil,
            craft: Craft? = nil,
            letter: Letter? = nil,
            page: Page? = nil,
            birds: BirdPage? = nil,
            labels: Labels? = nil,
            nest: Nest? = nil
        ) {
            self.bird = bird
            self.flocks = flocks
            self.changes = changes
            self.script = script
            self.amounts = amounts
            self.rule = rule
            self.dose = dose
            self.visit = visit
            self.tax = tax
            self.craft = craft
            self.letter = letter
            self.page = page
            self.birds = birds
            self.labels = labels
            self.nest = nest
        }

        public init(from json: inout ObjectReader) throws {
            bird = try json.optional("bird")
            flocks = try json.optional("flocks")
            changes = try json.optional("changes")
            script = try json.optional("script")
            amounts = try json.optional("amounts")
            rule = try json.optional("rule")
            dose = try json.optional("dose")
            visit = try json.optional("visit")
            tax = try json.optional("tax")
            craft = try json.optional("craft")
            letter = try json.optional("letter")
            page = try json.optional("page")
            birds = try json.optional("birds")
            labels = try json.optional("labels")
            nest = try json.optional("nest")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("bird", bird)
            try json.optional("flocks", flocks)
            try json.optional("changes", changes)
            try json.optional("script", script)
            try json.optional("amounts", amounts)
            try json.optional("rule", rule)
            try json.optional("dose", dose)
            try json.optional("visit", visit)
            try json.optional("tax", tax)
            try json.optional("craft", craft)
            try json.optional("letter", letter)
            try json.optional("page", page)
            try json.optional("birds", birds)
            try json.optional("labels", labels)
            try json.optional("nest", nest)
        }

        public static func == (a: Aviary, b: Aviary) -> Bool {
            var same = Equality()
            same.compare(a.bird, b.bird)
            same.compare(a.flocks, b.flocks)
            same.compare(a.changes, b.changes)
            same.compare(a.script, b.script)
            same.compare(a.amounts, b.amounts)
            same.compare(a.rule, b.rule)
            same.compare(a.dose, b.dose)
            same.compare(a.visit, b.visit)
            same.compare(a.tax, b.tax)
            same.compare(a.craft, b.craft)
            same.compare(a.letter, b.letter)
            same.compare(a.page, b.page)
            same.compare(a.birds, b.birds)
            same.compare(a.labels, b.labels)
            same.compare(a.nest, b.nest)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(bird)
            hasher.combine(flocks)
            hasher.combine(changes)
            hasher.combine(script)
            hasher.combine(amounts)
            hasher.combine(rule)
            hasher.combine(dose)
            hasher.combine(visit)
            hasher.combine(tax)
            hasher.combine(craft)
            hasher.combine(letter)
            hasher.combine(page)
            hasher.combine(birds)
            hasher.combine(labels)
            hasher.combine(nest)
        }

        public enum Amount: Union {
            case integer(Int)
            case number(Double)

            public init(from json: inout ValueReader) throws {
                switch json.kind {
                case .integer: self = .integer(try json.read())
                case .number: self = .number(try json.read())
                default: throw json.noMatch()
                }
            }

            public var alternative: Alternative {
                switch self {
                case .integer(let value): Alternative(value)
                case .number(let value): Alternative(value)
                }
            }
        }

        public enum Tax: OpenEnum {
            case reverse, noneValue, someValue
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [Tax] = [.reverse, .noneValue, .someValue]

            public var rawValue: String {
                switch self {
                case .reverse: "reverse"
                case .noneValue: "none"
                case .someValue: "some"
                case .undocumented(let value): value
                }
            }
        }
    }
}
