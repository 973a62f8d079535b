import EndpointRuntime
import Foundation
import Testing

@Suite("Unions in unions")
struct NestedUnionTests {
    @Test(
        "an entry for each alternative of an inner union selects the one that keeps all members",
        arguments: [
            #"{"holder":"a","token":"b"}"#, #"{"holder":"a","iban":"b"}"#, #"{"holder":"a"}"#,
            #"{"account":"a","token":"b"}"#,
        ]
    )
    func roundTrips(text: String) throws {
        #expect(try Target(jsonText: text).jsonText() == text)
    }

    @Test("if one entry of an alternative cannot be read, the error is that of the first entry")
    func failures() throws {
        let error = #expect(throws: JSONError.self) { try Target(jsonText: #"{"holder":"a","iban":7}"#) }
        #expect(error?.description.contains("iban") == true)
    }

    @Test("a nested union writes the tag of the outer one only with an object")
    func tagsOfNestedUnions() throws {
        for (text, value) in [
            (#""plain""#, Tagged.inner(.text("plain"))), (#"["a"]"#, .inner(.texts(["a"]))),
            (#"{"kind":"inner","runs":2}"#, .inner(.runs(["runs": 2]))), (#"{"kind":"other"}"#, .other(["kind": "x"])),
        ] {
            #expect(try value.jsonText() == text)
            #expect(try JSONValue(jsonData: JSONEncoder().encode(value)) == JSONValue(jsonText: text))
        }
    }

    @Test(
        "an object with an unknown tag is undocumented instead of a closed alternative without a tag",
        arguments: [(#"{"petType":"bird","lives":1}"#, false), (#"{"lives":1}"#, true)]
    )
    func unknownTags(text: String, isReference: Bool) throws {
        let value = try Listed(jsonText: text)
        let full = SampleAnimal.undocumented(try JSONValue(jsonText: text))
        #expect(value == (isReference ? .reference(SampleCat(lives: 1)) : .full(full)))
    }

    @Test("an object without a tag that no alternative without one can read is undocumented")
    func missingTags() throws {
        #expect(try Shared(jsonText: #"{"lives":1}"#) == .message(SampleCat(lives: 1)))
        for text in [#"{"lives":"a"}"#, #"{"lives":"a","type":null}"#] {
            #expect(try Shared(jsonText: text) == .undocumented(JSONValue(jsonText: text)))
        }
    }
}

private enum Tagged: Union {
    case inner(Mixed)
    case other([String: String])

    init(from json: inout ValueReader) throws { self = .inner(try json.read()) }

    var alternative: UnionValue {
        switch self {
        case .inner(let value): UnionValue(value, tag: "kind", "inner").taggingOnlyObjects()
        case .other(let value): UnionValue(value, tag: "kind", "other")
        }
    }
}

private enum Mixed: Union {
    case text(String)
    case texts([String])
    case runs([String: Int])

    init(from json: inout ValueReader) throws { self = .text(try json.read()) }

    var alternative: UnionValue {
        switch self {
        case .text(let value): UnionValue(value)
        case .texts(let value): UnionValue(value)
        case .runs(let value): UnionValue(value)
        }
    }
}

private enum Shared: Union {
    case message(SampleCat)
    case reference(JSONValue)
    case undocumented(JSONValue)

    static let alternatives = Alternatives<Self>(
        tag: "type",
        otherwise: Self.undocumented,
        .init(Self.message, fixes: ["type": ["message"]], knows: ["lives"]),
        .init(Self.reference, for: "reference")
    )

    init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

    var alternative: UnionValue {
        switch self {
        case .message(let value): UnionValue(value)
        case .reference(let value): UnionValue(value)
        case .undocumented(let value): UnionValue(value)
        }
    }
}

private enum Listed: Union {
    case full(SampleAnimal)
    case reference(SampleCat)

    static let alternatives = Alternatives<Self>(
        .init(Self.full, fixes: ["petType": ["cat", "dog"]], needs: ["title"]),
        .init(Self.reference, isClosed: true)
    )

    init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

    var alternative: UnionValue {
        switch self {
        case .full(let value): UnionValue(value)
        case .reference(let value): UnionValue(value)
        }
    }
}

private enum Target: Union {
    case bank(Bank)
    case stored(Part)

    static let alternatives = Alternatives<Self>(
        .init(Self.bank, needs: ["holder"], knows: ["iban"]),
        .init(Self.bank, needs: ["account"], knows: ["token"]),
        .init(Self.stored, needs: ["holder", "token"])
    )

    init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

    var alternative: UnionValue {
        switch self {
        case .bank(let value): UnionValue(value)
        case .stored(let value): UnionValue(value)
        }
    }
}

private enum Bank: Union {
    case account(Account)
    case transfer(Transfer)

    static let alternatives = Alternatives<Self>(
        .init(Self.transfer, needs: ["holder"], knows: ["iban"]),
        .init(Self.account, needs: ["account"], knows: ["token"])
    )

    init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

    var alternative: UnionValue {
        switch self {
        case .account(let value): UnionValue(value)
        case .transfer(let value): UnionValue(value)
        }
    }
}

private struct Transfer: JSONModel, Hashable {
    var holder: String
    var iban: String?

    init(from json: inout ObjectReader) throws {
        holder = try json.required("holder")
        iban = try json.optional("iban")
    }

    func encode(to json: inout ObjectWriter) throws {
        try json.required("holder", holder)
        try json.optional("iban", iban)
    }
}

private struct Account: JSONModel, Hashable {
    var account: String
    var token: String?

    init(from json: inout ObjectReader) throws {
        account = try json.required("account")
        token = try json.optional("token")
    }

    func encode(to json: inout ObjectWriter) throws {
        try json.required("account", account)
        try json.optional("token", token)
    }
}

private struct Part: JSONModel, Hashable {
    var holder: String
    var token: String

    init(from json: inout ObjectReader) throws {
        holder = try json.required("holder")
        token = try json.required("token")
    }

    func encode(to json: inout ObjectWriter) throws {
        try json.required("holder", holder)
        try json.required("token", token)
    }
}
