import EndpointRuntime
import Foundation
import Testing

@Suite("Alternatives that may not take an object")
struct AlternativeFallbackTests {
    /// A union whose failed attempts may fall back to other alternatives.
    enum Condition: Union {
        case match([String: Int]), order([String: Int]), filter(JSONValue), rest(JSONValue)

        static let alternatives = Alternatives<Condition>(
            .init(Condition.match, fixes: ["kind": ["match"]], knows: ["key"]),
            .init(Condition.order, fixes: ["kind": ["order", "1"]], knows: ["key"]),
            .init(Condition.filter, knows: ["must"]),
            .init(Condition.rest, knows: ["other"], keepsOthers: true)
        )

        init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

        var alternative: UnionValue {
            switch self {
            case .match(let value), .order(let value): UnionValue(value)
            case .filter(let value), .rest(let value): UnionValue(value)
            }
        }
    }

    /// Two entries that differ only in what they keep.
    enum Openness: Union {
        case closed(JSONValue), open(JSONValue)

        static let alternatives = Alternatives<Openness>(
            .init(Openness.closed, needs: ["id"], knows: ["x"]),
            .init(Openness.open, needs: ["id"], knows: ["x"], keepsOthers: true)
        )

        init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

        var alternative: UnionValue {
            switch self {
            case .closed(let value), .open(let value): UnionValue(value)
            }
        }
    }

    @Test(
        "of two entries that know the same members, one that keeps others takes the objects that have others",
        arguments: [(#"{"id":1}"#, false), (#"{"id":1,"x":2}"#, false), (#"{"id":1,"y":2}"#, true)]
    )
    func others(text: String, isOpen: Bool) throws {
        let value = try Openness(jsonText: text)
        if case .open = value { #expect(isOpen) } else { #expect(!isOpen) }
    }

    /// A closed entry next to one for any object, and a member that can only be null.
    enum Strictness: Union {
        case closed(JSONValue), map([String: String]), success(JSONValue)

        static let alternatives = Alternatives<Strictness>(
            .init(Strictness.closed, needs: ["id"], knows: ["x"], isClosed: true),
            .init(Strictness.success, fixes: ["error": []], knows: ["data"]),
            .init(Strictness.map)
        )

        init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

        var alternative: UnionValue {
            switch self {
            case .closed(let value), .success(let value): UnionValue(value)
            case .map(let value): UnionValue(value)
            }
        }
    }

    @Test(
        "objects with members that a closed entry does not know belong to one for any object, if it can read them",
        arguments: [
            (#"{"id":"1"}"#, "closed"), (#"{"id":"1","x":"2"}"#, "closed"), (#"{"id":"1","y":"2"}"#, "map"),
            (#"{"id":"1","y":2}"#, "closed"), (#"{"error":null}"#, "success"), (#"{"error":"null"}"#, "map"),
            (#"{"error":"a","data":"b"}"#, "map"),
        ]
    )
    func closed(text: String, name: String) throws {
        #expect("\(try Strictness(jsonText: text))".hasPrefix("\(name)("))
        let decoded = try JSONDecoder().decode(Strictness.self, from: Data(text.utf8))
        #expect(try decoded == Strictness(jsonText: text))
    }

    @Test("if an entry that lists a member fails, one that would drop all members is not tried")
    func nothingIsEmptied() throws {
        // `filter` would read these and drop every member.
        guard case .rest = try Condition(jsonText: #"{"key":"x"}"#) else {
            Issue.record("not read by what keeps the member")
            return
        }
        guard case .rest = try Condition(jsonText: #"{"unknown":"x"}"#) else {
            Issue.record("a member that no entry knows is dropped, although one would keep it")
            return
        }
    }

    /// An entry with many members, and one with few of them.
    enum Event: Union {
        case whole([String: Int]), brief([String: JSONValue])

        static let alternatives = Alternatives<Event>(
            .init(Event.whole, needs: ["event", "source"], knows: ["actor", "at"]),
            .init(Event.brief, knows: ["event", "note"])
        )

        init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

        var alternative: UnionValue {
            switch self {
            case .whole(let value): UnionValue(value)
            case .brief(let value): UnionValue(value)
            }
        }
    }

    @Test("an entry that would drop more than half of what the best one knows is not tried")
    func brief() throws {
        #expect(throws: JSONError.self) {
            try Event(jsonText: #"{"event": 1, "source": "x", "actor": 2, "at": 3}"#)
        }
        guard case .brief = try Event(jsonText: #"{"event": 1, "at": "x"}"#) else { throw CancellationError() }
        guard case .brief = try Event(jsonText: #"{"event": 1, "source": "x"}"#) else { throw CancellationError() }
    }

    /// A known object, or any other object.
    enum Options: Union {
        case known(JSONValue), any([String: JSONValue])

        static let alternatives = Alternatives<Options>(
            .init(Options.known, knows: ["b", "k"]),
            .init(Options.any)
        )

        init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

        var alternative: UnionValue {
            switch self {
            case .known(let value): UnionValue(value)
            case .any(let value): UnionValue(value)
            }
        }
    }

    @Test(
        "an object whose members no entry lists is read by an entry that keeps all members",
        arguments: [(#"{"x":1}"#, true), (#"{"x":1,"y":2}"#, true), ("{}", false), (#"{"x":1,"k":2}"#, false)]
    )
    func anyObject(text: String, isAny: Bool) throws {
        guard case .any = try Options(jsonText: text) else { return #expect(!isAny) }
        #expect(isAny)
    }

    /// Two kinds of an action, each with its constant, and one with a member that may be null.
    enum Action: Union {
        case wait(Wait), close([String: String]), open([String: Int])

        static let alternatives = Alternatives<Action>(
            .init(Action.wait, needs: ["until"]),
            .init(Action.close, fixes: ["type": ["close"]]),
            .init(Action.open, fixes: ["type": ["1"]], knows: ["url"])
        )

        init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

        var alternative: UnionValue {
            switch self {
            case .wait(let value): UnionValue(value)
            case .close(let value): UnionValue(value)
            case .open(let value): UnionValue(value)
            }
        }
    }

    struct Wait: HashedModel {
        var until: Int?

        init(until: Int?) { self.until = until }

        init(from json: inout ObjectReader) throws { until = try json.optional("until") }

        func encode(to json: inout ObjectWriter) throws { try json.required("until", until) }

        func pairMembers(with other: Wait, in pairs: inout MemberPairs) { pairs.add(until, other.until) }
    }

    @Test("an entry that lists a member precedes one that lacks a required member and lists none")
    func strangersAreLast() throws {
        guard case .close = try Action(jsonText: #"{"type":"new"}"#) else {
            Issue.record("read as an entry that drops the constant")
            return
        }
        #expect(throws: JSONError.self) { try Action(jsonText: #"{"type":true}"#) }
        #expect(try Action(jsonText: #"{"until":null}"#) == .wait(Wait(until: nil)))
    }

    @Test("if an entry with a matching constant fails, entries with other constants are not tried")
    func constantsAreNotContradicted() throws {
        #expect(throws: JSONError.self) { try Action(jsonText: #"{"type":"1","url":"x"}"#) }
        guard case .close = try Action(jsonText: #"{"type":"new"}"#) else {
            Issue.record("a constant that no entry has is read by the first that can")
            return
        }
    }

    @Test(
        "a new value of a constant does not select an entry that lists none of the members",
        arguments: [
            (#"{"id":1,"status":"new"}"#, "order"), (#"{"id":1,"status":"sent"}"#, "parcel"),
            (#"{"status":"new"}"#, "settings"), (#"{"mode":"dark"}"#, "settings"), (#"{"other":1}"#, "settings"),
        ]
    )
    func aNewValueOfAConstant(text: String, name: String) throws {
        #expect(try Item(jsonText: text).name == name)
    }

    /// Only the first entries have a member that they require; the last may be empty.
    enum Item: Union {
        case order([String: JSONValue]), parcel([String: JSONValue]), settings(JSONValue), note(JSONValue)

        struct Identified: JSONModel, Hashable {
            var id: Int
            init(from json: inout ObjectReader) throws { id = try json.required("id") }
            func encode(to json: inout ObjectWriter) throws { try json.required("id", id) }
        }

        static let alternatives = Alternatives<Item>(
            .init({ (_: Identified) in Item.order([:]) }, fixes: ["status": ["open", "paid"]], needs: ["id"]),
            .init({ (_: Identified) in Item.parcel([:]) }, fixes: ["status": ["sent"]], needs: ["id"]),
            .init(Item.settings, fixes: ["mode": ["dark"]]),
            .init(Item.note, knows: ["text"])
        )

        init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

        var alternative: UnionValue {
            switch self {
            case .order(let value), .parcel(let value): UnionValue(value)
            case .settings(let value), .note(let value): UnionValue(value)
            }
        }

        var name: String {
            switch self {
            case .order: "order"
            case .parcel: "parcel"
            case .settings: "settings"
            case .note: "note"
            }
        }
    }
}
