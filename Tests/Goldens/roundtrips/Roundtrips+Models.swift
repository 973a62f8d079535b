// Roundtrips, generated from roundtrips.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Roundtrips {
    public struct Aviary: HashedModel {
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

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(bird, other.bird)
            pairs.add(flocks, other.flocks)
            pairs.add(changes, other.changes)
            pairs.add(script, other.script)
            pairs.add(amounts, other.amounts)
            pairs.add(rule, other.rule)
            pairs.add(dose, other.dose)
            pairs.add(visit, other.visit)
            pairs.add(tax, other.tax)
            pairs.add(craft, other.craft)
            pairs.add(letter, other.letter)
            pairs.add(page, other.page)
            pairs.add(birds, other.birds)
            pairs.add(labels, other.labels)
            pairs.add(nest, other.nest)
        }

        public enum Amount: Union, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
            case integer(Int)
            case number(Double)

            public init(from json: inout ValueReader) throws {
                switch json.kind {
                case .integer: self = .integer(try json.read())
                case .number: self = .number(try json.read())
                default: throw json.noMatch()
                }
            }

            public var alternative: UnionValue {
                switch self {
                case .integer(let value): UnionValue(value)
                case .number(let value): UnionValue(value)
                }
            }
        }

        public enum Tax: OpenEnum, ExpressibleByStringLiteral {
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

    /// The same member, counted or free.
    public enum Bird: Union {
        case withWings(WithWings)
        case sketch(Sketch)
        case dictionary([String: JSONValue])

        public static let alternatives = Alternatives<Self>(
            .init(Self.withWings, needs: ["wings"]),
            .init(Self.sketch, needs: ["wings"], knows: ["colors"]),
            .init(Self.dictionary)
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: UnionValue {
            switch self {
            case .withWings(let value): UnionValue(value)
            case .sketch(let value): UnionValue(value)
            case .dictionary(let value): UnionValue(value)
            }
        }

        public struct WithWings: HashedModel {
            public var wings: Int

            public init(wings: Int) {
                self.wings = wings
            }

            public init(from json: inout ObjectReader) throws {
                wings = try json.required("wings")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("wings", wings)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(wings, other.wings)
            }
        }

        public struct Sketch: HashedModel {
            public var wings: JSONValue
            public var colors: [String]?

            public init(wings: JSONValue, colors: [String]? = nil) {
                self.wings = wings
                self.colors = colors
            }

            public init(from json: inout ObjectReader) throws {
                wings = try json.required("wings")
                colors = try json.optional("colors")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("wings", wings)
                try json.optional("colors", colors)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(wings, other.wings)
                pairs.add(colors, other.colors)
            }
        }
    }

    /// No constant distinguishes these; their names do.
    public enum Change: Union {
        case ringedBird(RingedBirdEvent)
        case unringedBird(UnringedBirdEvent)
        case movedBird(MovedBirdEvent)
        case birdNote(BirdNoteEvent)

        public static let alternatives = Alternatives<Self>(
            name: "event",
            .init(Self.ringedBird, needs: ["id", "event", "ring"], named: "ringed-bird-event"),
            .init(Self.unringedBird, needs: ["id", "event", "ring"], named: "unringed-bird-event"),
            .init(Self.movedBird, needs: ["id", "event", "cage"]),
            .init(Self.birdNote, knows: ["event", "id", "text"])
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: UnionValue {
            switch self {
            case .ringedBird(let value): UnionValue(value)
            case .unringedBird(let value): UnionValue(value)
            case .movedBird(let value): UnionValue(value)
            case .birdNote(let value): UnionValue(value)
            }
        }
    }

    public struct RingedBirdEvent: HashedModel {
        public var id: Int
        public var event: String
        public var ring: String

        public init(id: Int, event: String, ring: String) {
            self.id = id
            self.event = event
            self.ring = ring
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            event = try json.required("event")
            ring = try json.required("ring")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.required("event", event)
            try json.required("ring", ring)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(id, other.id)
            pairs.add(event, other.event)
            pairs.add(ring, other.ring)
        }
    }

    public struct UnringedBirdEvent: HashedModel {
        public var id: Int
        public var event: String
        public var ring: String

        public init(id: Int, event: String, ring: String) {
            self.id = id
            self.event = event
            self.ring = ring
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            event = try json.required("event")
            ring = try json.required("ring")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.required("event", event)
            try json.required("ring", ring)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(id, other.id)
            pairs.add(event, other.event)
            pairs.add(ring, other.ring)
        }
    }

    public struct MovedBirdEvent: HashedModel {
        public var id: Int
        public var event: String
        public var cage: Int

        public init(id: Int, event: String, cage: Int) {
            self.id = id
            self.event = event
            self.cage = cage
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            event = try json.required("event")
            cage = try json.required("cage")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.required("event", event)
            try json.required("cage", cage)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(id, other.id)
            pairs.add(event, other.event)
            pairs.add(cage, other.cage)
        }
    }

    public struct BirdNoteEvent: HashedModel {
        public var event: String?
        public var id: Int?
        public var text: String?

        public init(event: String? = nil, id: Int? = nil, text: String? = nil) {
            self.event = event
            self.id = id
            self.text = text
        }

        public init(from json: inout ObjectReader) throws {
            event = try json.optional("event")
            id = try json.optional("id")
            text = try json.optional("text")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("event", event)
            try json.optional("id", id)
            try json.optional("text", text)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(event, other.event)
            pairs.add(id, other.id)
            pairs.add(text, other.text)
        }
    }

    /// Several alternatives have the same tag: other members distinguish those.
    public enum Sighting: Union {
        case seenBird(SeenBird)
        case journalEntry(JournalEntry)
        case lost(LostBird)
        /// A value whose tag the description does not list.
        case undocumented(JSONValue)

        public static let alternatives = Alternatives<Self>(
            tag: "type",
            otherwise: Self.undocumented,
            .init(Self.seenBird, fixes: ["place": ["lake"]]),
            .init(Self.journalEntry, for: "counted"),
            .init(Self.journalEntry, needs: ["photo"]),
            .init(Self.lost, for: "lost")
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: UnionValue {
            switch self {
            case .seenBird(let value): UnionValue(value)
            case .journalEntry(let value): UnionValue(value)
            case .lost(let value): UnionValue(value)
            case .undocumented(let value): UnionValue(value)
            }
        }
    }

    public enum JournalEntry: Union {
        case seen(PhotographedBird)
        case counted(CountedBirds)
        /// A value whose tag the description does not list.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("type") {
            case "seen": self = .seen(try json.read())
            case "counted": self = .counted(try json.read())
            default: self = .undocumented(try json.undocumentedObject())
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .seen(let value): UnionValue(value)
            case .counted(let value): UnionValue(value)
            case .undocumented(let value): UnionValue(value)
            }
        }
    }

    public struct SeenBird: HashedModel {
        public var type: Kind?
        public var place: String { "lake" }

        public init(type: Kind? = nil) {
            self.type = type
        }

        public init(from json: inout ObjectReader) throws {
            type = try json.optional("type")
            try json.constant("place", "lake")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("type", type)
            try json.constant("place", "lake")
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(type, other.type)
        }

        public enum Kind: OpenEnum, ExpressibleByStringLiteral {
            case seen
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [Kind] = [.seen]

            public var rawValue: String {
                switch self {
                case .seen: "seen"
                case .undocumented(let value): value
                }
            }
        }
    }

    public struct PhotographedBird: HashedModel {
        public var type: String { "seen" }
        public var photo: String

        public init(photo: String) {
            self.photo = photo
        }

        public init(from json: inout ObjectReader) throws {
            try json.constant("type", "seen")
            photo = try json.required("photo")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.constant("type", "seen")
            try json.required("photo", photo)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(photo, other.photo)
        }
    }

    public struct CountedBirds: HashedModel {
        public var type: String { "counted" }
        public var count: Int

        public init(count: Int) {
            self.count = count
        }

        public init(from json: inout ObjectReader) throws {
            try json.constant("type", "counted")
            count = try json.required("count")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.constant("type", "counted")
            try json.required("count", count)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(count, other.count)
        }
    }

    public struct LostBird: HashedModel {
        public var type: String { "lost" }
        public var ring: String

        public init(ring: String) {
            self.ring = ring
        }

        public init(from json: inout ObjectReader) throws {
            try json.constant("type", "lost")
            ring = try json.required("ring")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.constant("type", "lost")
            try json.required("ring", ring)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(ring, other.ring)
        }
    }

    /// Two of the three share most members.
    public enum Script: Union {
        case plain(Plain)
        case spoken(Spoken)
        case timed(Timed)

        public static let alternatives = Alternatives<Self>(
            .init(Self.plain),
            .init(Self.spoken, fixes: ["task": ["listen"]], needs: ["parts"]),
            .init(Self.timed, needs: ["language"], knows: ["words", "parts"])
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: UnionValue {
            switch self {
            case .plain(let value): UnionValue(value)
            case .spoken(let value): UnionValue(value)
            case .timed(let value): UnionValue(value)
            }
        }

        public struct Plain: HashedModel {
            public var text: String

            public init(text: String) {
                self.text = text
            }

            public init(from json: inout ObjectReader) throws {
                text = try json.required("text")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("text", text)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(text, other.text)
            }
        }

        public struct Spoken: HashedModel {
            public var task: String { "listen" }
            public var length: Double
            public var text: String
            public var parts: [Part]

            public init(length: Double, text: String, parts: [Part]) {
                self.length = length
                self.text = text
                self.parts = parts
            }

            public init(from json: inout ObjectReader) throws {
                try json.constant("task", "listen")
                length = try json.required("length")
                text = try json.required("text")
                parts = try json.required("parts")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.constant("task", "listen")
                try json.required("length", length)
                try json.required("text", text)
                try json.required("parts", parts)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(length, other.length)
                pairs.add(text, other.text)
                pairs.add(parts, other.parts)
            }

            public struct Part: HashedModel {
                public var speaker: String
                public var text: String

                public init(speaker: String, text: String) {
                    self.speaker = speaker
                    self.text = text
                }

                public init(from json: inout ObjectReader) throws {
                    speaker = try json.required("speaker")
                    text = try json.required("text")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("speaker", speaker)
                    try json.required("text", text)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(speaker, other.speaker)
                    pairs.add(text, other.text)
                }
            }
        }

        public struct Timed: HashedModel {
            public var language: String
            public var length: Double
            public var text: String
            public var words: [String]?
            public var parts: [Part]?

            public init(language: String, length: Double, text: String, words: [String]? = nil, parts: [Part]? = nil) {
                self.language = language
                self.length = length
                self.text = text
                self.words = words
                self.parts = parts
            }

            public init(from json: inout ObjectReader) throws {
                language = try json.required("language")
                length = try json.required("length")
                text = try json.required("text")
                words = try json.optional("words")
                parts = try json.optional("parts")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("language", language)
                try json.required("length", length)
                try json.required("text", text)
                try json.optional("words", words)
                try json.optional("parts", parts)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(language, other.language)
                pairs.add(length, other.length)
                pairs.add(text, other.text)
                pairs.add(words, other.words)
                pairs.add(parts, other.parts)
            }

            public struct Part: HashedModel {
                public var start: Double
                public var text: String

                public init(start: Double, text: String) {
                    self.start = start
                    self.text = text
                }

                public init(from json: inout ObjectReader) throws {
                    start = try json.required("start")
                    text = try json.required("text")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("start", start)
                    try json.required("text", text)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(start, other.start)
                    pairs.add(text, other.text)
                }
            }
        }
    }

    /// A flag is the tag, and may be missing.
    public enum Rule: Union {
        /// Fixed rule
        case `false`(FixedRule)
        /// Moving rule
        case `true`(MovingRule)
        /// A value whose tag the description does not list.
        case undocumented(JSONValue)

        public static let alternatives = Alternatives<Self>(
            tag: "dynamic",
            otherwise: Self.undocumented,
            .init(Self.`false`, for: "false", nil),
            .init(Self.`true`, for: "true", nil)
        )

        public init(from json: inout ValueReader) throws {
            self = try json.read(as: Self.alternatives)
        }

        public var alternative: UnionValue {
            switch self {
            case .`false`(let value): UnionValue(value)
            case .`true`(let value): UnionValue(value)
            case .undocumented(let value): UnionValue(value)
            }
        }

        public struct FixedRule: HashedModel {
            public var dynamic: Bool?
            public var limit: Int?

            public init(dynamic: Bool? = nil, limit: Int? = nil) {
                self.dynamic = dynamic
                self.limit = limit
            }

            public init(from json: inout ObjectReader) throws {
                dynamic = try json.optional("dynamic")
                limit = try json.optional("limit")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("dynamic", dynamic)
                try json.optional("limit", limit)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(dynamic, other.dynamic)
                pairs.add(limit, other.limit)
            }
        }

        public struct MovingRule: HashedModel {
            public var dynamic: Bool?
            public var limit: Int?

            public init(dynamic: Bool? = nil, limit: Int? = nil) {
                self.dynamic = dynamic
                self.limit = limit
            }

            public init(from json: inout ObjectReader) throws {
                dynamic = try json.optional("dynamic")
                limit = try json.optional("limit")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("dynamic", dynamic)
                try json.optional("limit", limit)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(dynamic, other.dynamic)
                pairs.add(limit, other.limit)
            }
        }
    }

    /// A number and a flag as tags that alternatives do not hold themselves.
    public enum Dose: Union {
        case grain(Grain)
        case drop(Drop)
        /// A value whose tag the description does not list.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.normalizedTag("unit") {
            case "1": self = .grain(try json.read())
            case "2": self = .drop(try json.read())
            default: self = .undocumented(try json.undocumentedObject())
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .grain(let value): UnionValue(value, tag: "unit", 1)
            case .drop(let value): UnionValue(value, tag: "unit", 2)
            case .undocumented(let value): UnionValue(value)
            }
        }
    }

    public struct Grain: HashedModel {
        public var unit: Int?
        public var count: Int?

        public init(unit: Int? = nil, count: Int? = nil) {
            self.unit = unit
            self.count = count
        }

        public init(from json: inout ObjectReader) throws {
            unit = try json.optional("unit")
            count = try json.optional("count")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("unit", unit)
            try json.optional("count", count)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(unit, other.unit)
            pairs.add(count, other.count)
        }
    }

    public struct Drop: HashedModel {
        public var unit: Int?
        public var volume: Double?

        public init(unit: Int? = nil, volume: Double? = nil) {
            self.unit = unit
            self.volume = volume
        }

        public init(from json: inout ObjectReader) throws {
            unit = try json.optional("unit")
            volume = try json.optional("volume")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("unit", unit)
            try json.optional("volume", volume)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(unit, other.unit)
            pairs.add(volume, other.volume)
        }
    }

    /// A constant that may be missing.
    public struct Visit: HashedModel {
        public var kind: Kind?
        public var version: Version?
        public var who: String?

        public init(kind: Kind? = nil, version: Version? = nil, who: String? = nil) {
            self.kind = kind
            self.version = version
            self.who = who
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.optional("kind")
            version = try json.optional("version")
            who = try json.optional("who")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("kind", kind)
            try json.optional("version", version)
            try json.optional("who", who)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(kind, other.kind)
            pairs.add(version, other.version)
            pairs.add(who, other.who)
        }

        public enum Kind: OpenEnum, ExpressibleByStringLiteral {
            case visit
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [Kind] = [.visit]

            public var rawValue: String {
                switch self {
                case .visit: "visit"
                case .undocumented(let value): value
                }
            }
        }

        public enum Version: OpenEnum, ExpressibleByIntegerLiteral {
            case _2
            /// A value that the description does not list.
            case undocumented(Int)

            public static let allCases: [Version] = [._2]

            public var rawValue: Int {
                switch self {
                case ._2: 2
                case .undocumented(let value): value
                }
            }
        }
    }

    public enum Craft: Union {
        case boat(Boat)
        case ferry(Ferry)
        case raft(Raft)
        case craft(Base)
        /// A value whose tag the description does not list.
        case undocumented(JSONValue)

        public init(from json: inout ValueReader) throws {
            switch try json.tag("kind") {
            case "boat": self = .boat(try json.read())
            case "ferry": self = .ferry(try json.read())
            case "raft": self = .raft(try json.read())
            case "Craft": self = .craft(try json.read())
            default: self = .undocumented(try json.undocumentedObject())
            }
        }

        public var alternative: UnionValue {
            switch self {
            case .boat(let value): UnionValue(value, tag: "kind", "boat")
            case .ferry(let value): UnionValue(value, tag: "kind", "ferry")
            case .raft(let value): UnionValue(value, tag: "kind", "raft")
            case .craft(let value): UnionValue(value, tag: "kind", "Craft")
            case .undocumented(let value): UnionValue(value)
            }
        }

        /// The members that every `Craft` has.
        public struct Base: HashedModel {
            public var kind: String

            public init(kind: String = "Craft") {
                self.kind = kind
            }

            public init(from json: inout ObjectReader) throws {
                kind = try json.required("kind")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("kind", kind)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(kind, other.kind)
            }
        }
    }

    /// A level in the middle, whose own mapping leads on.
    public struct Boat: HashedModel {
        public var kind: String
        public var draught: Double

        public init(draught: Double, kind: String = "boat") {
            self.draught = draught
            self.kind = kind
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            draught = try json.required("draught")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("draught", draught)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(draught, other.draught)
            pairs.add(kind, other.kind)
        }
    }

    public struct Raft: HashedModel {
        public var kind: String
        public var logs: Int

        public init(logs: Int, kind: String = "raft") {
            self.logs = logs
            self.kind = kind
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            logs = try json.required("logs")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("logs", logs)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(logs, other.logs)
            pairs.add(kind, other.kind)
        }
    }

    public struct Ferry: HashedModel {
        public var kind: String
        public var draught: Double
        public var decks: Int

        public init(draught: Double, decks: Int, kind: String = "ferry") {
            self.draught = draught
            self.decks = decks
            self.kind = kind
        }

        public init(from json: inout ObjectReader) throws {
            kind = try json.required("kind")
            draught = try json.required("draught")
            decks = try json.required("decks")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("kind", kind)
            try json.required("draught", draught)
            try json.required("decks", decks)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(draught, other.draught)
            pairs.add(decks, other.decks)
            pairs.add(kind, other.kind)
        }
    }

    /// Both branches hold.
    public struct Letter: HashedModel {
        public var who: Who?
        public var lines: [Line]?
        public var sender: Visit?
        public var size: Int?
        public var state: State?
        public var reply: Reply?

        public init(
            who: Who? = nil,
            lines: [Line]? = nil,
            sender: Visit? = nil,
            size: Int? = nil,
            state: State? = nil,
            reply: Reply? = nil
        ) {
            self.who = who
            self.lines = lines
            self.sender = sender
            self.size = size
            self.state = state
            self.reply = reply
        }

        public init(from json: inout ObjectReader) throws {
            who = try json.optional("who")
            lines = try json.optional("lines")
            sender = try json.optional("sender")
            size = try json.optional("size")
            state = try json.optional("state")
            reply = try json.optional("reply")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("who", who)
            try json.optional("lines", lines)
            try json.optional("sender", sender)
            try json.optional("size", size)
            try json.optional("state", state)
            try json.optional("reply", reply)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(who, other.who)
            pairs.add(lines, other.lines)
            pairs.add(sender, other.sender)
            pairs.add(size, other.size)
            pairs.add(state, other.state)
            pairs.add(reply, other.reply)
        }

        public struct Who: HashedModel {
            public var alpha: String
            public var common: Int?
            public var extra: String?

            public init(alpha: String, common: Int? = nil, extra: String? = nil) {
                self.alpha = alpha
                self.common = common
                self.extra = extra
            }

            public init(from json: inout ObjectReader) throws {
                alpha = try json.required("alpha")
                common = try json.optional("common")
                extra = try json.optional("extra")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("alpha", alpha)
                try json.optional("common", common)
                try json.optional("extra", extra)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(alpha, other.alpha)
                pairs.add(common, other.common)
                pairs.add(extra, other.extra)
            }
        }

        public struct Line: HashedModel {
            public var left: String?
            public var right: String?

            public init(left: String? = nil, right: String? = nil) {
                self.left = left
                self.right = right
            }

            public init(from json: inout ObjectReader) throws {
                left = try json.optional("left")
                right = try json.optional("right")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("left", left)
                try json.optional("right", right)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(left, other.left)
                pairs.add(right, other.right)
            }
        }

        public enum State: OpenEnum, ExpressibleByStringLiteral {
            case lost
            /// A value that the description does not list.
            case undocumented(String)

            public static let allCases: [State] = [.lost]

            public var rawValue: String {
                switch self {
                case .lost: "lost"
                case .undocumented(let value): value
                }
            }
        }

        public struct Reply: HashedModel {
            public var who: Who?
            public var lines: [Line]?
            public var sender: Visit?
            public var size: Int?
            public var state: State?
            @Indirect public var reply: Reply?
            public var thanks: Bool?

            public init(
                who: Who? = nil,
                lines: [Line]? = nil,
                sender: Visit? = nil,
                size: Int? = nil,
                state: State? = nil,
                reply: Reply? = nil,
                thanks: Bool? = nil
            ) {
                self.who = who
                self.lines = lines
                self.sender = sender
                self.size = size
                self.state = state
                self.reply = reply
                self.thanks = thanks
            }

            public init(from json: inout ObjectReader) throws {
                who = try json.optional("who")
                lines = try json.optional("lines")
                sender = try json.optional("sender")
                size = try json.optional("size")
                state = try json.optional("state")
                reply = try json.optional("reply")
                thanks = try json.optional("thanks")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.optional("who", who)
                try json.optional("lines", lines)
                try json.optional("sender", sender)
                try json.optional("size", size)
                try json.optional("state", state)
                try json.optional("reply", reply)
                try json.optional("thanks", thanks)
            }

            public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                pairs.add(who, other.who)
                pairs.add(lines, other.lines)
                pairs.add(sender, other.sender)
                pairs.add(size, other.size)
                pairs.add(state, other.state)
                pairs.add(reply, other.reply)
                pairs.add(thanks, other.thanks)
            }
        }
    }

    /// Subtypes describe what this requires.
    public struct Page: HashedModel {
        public var total: Int
        public var items: JSONValue

        public init(total: Int, items: JSONValue) {
            self.total = total
            self.items = items
        }

        public init(from json: inout ObjectReader) throws {
            total = try json.required("total")
            items = try json.anything("items")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("total", total)
            try json.required("items", items)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(total, other.total)
            pairs.add(items, other.items)
        }
    }

    public struct BirdPage: HashedModel {
        public var total: Int
        public var items: [Bird]

        public init(total: Int, items: [Bird]) {
            self.total = total
            self.items = items
        }

        public init(from json: inout ObjectReader) throws {
            total = try json.required("total")
            items = try json.required("items")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("total", total)
            try json.required("items", items)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(total, other.total)
            pairs.add(items, other.items)
        }
    }

    /// A union beside members.
    public struct Nest: HashedModel {
        public var id: Int
        public var variant: Variant

        public init(id: Int, variant: Variant) {
            self.id = id
            self.variant = variant
        }

        public init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            variant = try json.inline()
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.inline(variant)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(id, other.id)
            pairs.add(variant, other.variant)
        }

        public enum Variant: Union {
            case countedEggs(CountedEggs)
            case listedEggs(ListedEggs)

            public static let alternatives = Alternatives<Self>(
                .init(Self.countedEggs, knows: ["eggs"]),
                .init(Self.listedEggs, knows: ["eggs"])
            )

            public init(from json: inout ValueReader) throws {
                self = try json.read(as: Self.alternatives)
            }

            public var alternative: UnionValue {
                switch self {
                case .countedEggs(let value): UnionValue(value)
                case .listedEggs(let value): UnionValue(value)
                }
            }

            public struct CountedEggs: HashedModel {
                public var eggs: Int

                public init(eggs: Int) {
                    self.eggs = eggs
                }

                public init(from json: inout ObjectReader) throws {
                    eggs = try json.required("eggs")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("eggs", eggs)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(eggs, other.eggs)
                }
            }

            public struct ListedEggs: HashedModel {
                public var eggs: [String]

                public init(eggs: [String]) {
                    self.eggs = eggs
                }

                public init(from json: inout ObjectReader) throws {
                    eggs = try json.required("eggs")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("eggs", eggs)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(eggs, other.eggs)
                }
            }
        }
    }
}
