import EndpointRuntime
import Foundation

// Written as the generator writes it.

nonisolated struct SamplePet: JSONModel, Hashable {
    var id: Int64
    var name: String
    var tag: String?
    var status: SampleStatus?
    var born: CalendarDate?
    var seen: Date?
    var photos: [URLText]
    var parent: Indirect<SamplePet>?

    init(id: Int64, name: String, tag: String? = nil, status: SampleStatus? = nil, photos: [URLText] = []) {
        self.id = id
        self.name = name
        self.tag = tag
        self.status = status
        self.photos = photos
    }

    init(from json: inout ObjectReader) throws {
        id = try json.required("id")
        name = try json.required("name")
        tag = try json.optional("tag")
        status = try json.optional("status")
        born = try json.optional("born")
        seen = try json.optional("seen")
        photos = try json.required("photos")
        parent = try json.optional("parent")
    }

    func encode(to json: inout ObjectWriter) throws {
        try json.required("id", id)
        try json.required("name", name)
        try json.optional("tag", tag)
        try json.optional("status", status)
        try json.optional("born", born)
        try json.optional("seen", seen)
        try json.required("photos", photos)
        try json.optional("parent", parent)
    }

    static func == (a: SamplePet, b: SamplePet) -> Bool {
        var same = MemberPairs.Equality()
        same.compare(a.id, b.id)
        same.compare(a.name, b.name)
        same.compare(a.tag, b.tag)
        same.compare(a.status, b.status)
        same.compare(a.born, b.born)
        same.compare(a.seen, b.seen)
        same.compare(a.photos, b.photos)
        same.compare(a.parent, b.parent)
        return same.result
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(name)
    }
}

nonisolated enum SampleStatus: OpenEnum {
    case available, sold, undocumented(String)
    static let allCases: [SampleStatus] = [.available, .sold]
    var rawValue: String {
        switch self {
        case .available: "available"
        case .sold: "sold"
        case .undocumented(let value): value
        }
    }
}

nonisolated enum SamplePriority: OpenEnum {
    case low, high, undocumented(Int)
    static let allCases: [SamplePriority] = [.low, .high]
    static let index = OpenEnumIndex<SamplePriority>()
    var rawValue: Int {
        switch self {
        case .low: 1
        case .high: 9
        case .undocumented(let value): value
        }
    }
}

nonisolated struct SampleCat: JSONModel, Hashable {
    var lives: Int
    init(lives: Int) { self.lives = lives }
    init(from json: inout ObjectReader) throws { lives = try json.required("lives") }
    func encode(to json: inout ObjectWriter) throws { try json.required("lives", lives) }
}

nonisolated struct SampleDog: JSONModel, Hashable {
    var petType: String
    var bark: String
    init(petType: String, bark: String) {
        self.petType = petType
        self.bark = bark
    }
    init(from json: inout ObjectReader) throws {
        petType = try json.required("petType")
        bark = try json.required("bark")
    }
    func encode(to json: inout ObjectWriter) throws {
        try json.required("bark", bark)
        try json.required("petType", petType)
    }
}

nonisolated indirect enum SampleAnimal: Union {
    case cat(SampleCat), dog(SampleDog), undocumented(JSONValue)

    static let alternatives = Alternatives<SampleAnimal>(
        tag: "petType",
        otherwise: SampleAnimal.undocumented,
        .init(SampleAnimal.cat, for: "cat"),
        .init(SampleAnimal.dog, for: "dog")
    )

    init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

    var alternative: UnionValue {
        switch self {
        case .cat(let value): UnionValue(value, tag: "petType", "cat")
        case .dog(let value): UnionValue(value, tag: "petType", "dog")
        case .undocumented(let value): UnionValue(value)
        }
    }
}

/// Alternatives without a tag.
nonisolated indirect enum SampleShape: Union {
    case cat(SampleCat), numbers([Int]), nested(Nested), text(String)

    struct Nested: JSONModel, Hashable {
        var shape: SampleShape
        var other: SampleShape?
        init(from json: inout ObjectReader) throws {
            shape = try json.required("shape")
            other = try json.optional("other")
        }
        func encode(to json: inout ObjectWriter) throws {
            try json.required("shape", shape)
            try json.optional("other", other)
        }
    }

    static let alternatives = Alternatives<SampleShape>(
        .init(SampleShape.cat, needs: ["lives"]),
        .init(SampleShape.numbers, .array),
        .init(SampleShape.nested, needs: ["shape"], knows: ["other"]),
        .init(SampleShape.text, .string)
    )

    init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

    var alternative: UnionValue {
        switch self {
        case .cat(let value): UnionValue(value)
        case .numbers(let value): UnionValue(value)
        case .nested(let value): UnionValue(value)
        case .text(let value): UnionValue(value)
        }
    }
}

/// A constant, a patch, a foreign type, a union next to properties, and everything else.
nonisolated struct SampleEnvelope: JSONModel, Hashable {
    var note: Presence<String>
    var color: String?
    var price: Money
    var animal: SampleAnimal
    var extra: [String: JSONValue]

    struct Money: Codable, Hashable {
        var amount: Int
        var when: Date
    }

    init(from json: inout ObjectReader) throws {
        try json.constant("object", "envelope")
        note = try json.presence("note")
        color = try json.optional("color")
        price = try json.required("price", as: .codable)
        animal = try json.inline()
        extra = try json.rest(except: ["object", "note", "color", "price", "petType", "lives", "bark"])
    }

    func encode(to json: inout ObjectWriter) throws {
        try json.constant("object", "envelope")
        try json.presence("note", note)
        try json.nullable("color", color)
        try json.required("price", price, as: .codable)
        try json.inline(animal)
        try json.rest(extra)
    }
}

nonisolated enum SampleDay: Union {
    case day(CalendarDate)
    case moment(Date)

    static let alternatives = Alternatives<Self>(.init(Self.day, .string), .init(Self.moment, .string))

    var isMoment: Bool { if case .moment = self { true } else { false } }

    init(from json: inout ValueReader) throws {
        self = try json.read(as: Self.alternatives)
    }

    var alternative: UnionValue {
        switch self {
        case .day(let value): UnionValue(value)
        case .moment(let value): UnionValue(value)
        }
    }
}
