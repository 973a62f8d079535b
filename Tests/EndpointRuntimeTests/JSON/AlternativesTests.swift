import EndpointRuntime
import Foundation
import Testing

@Suite("Alternatives")
struct AlternativesTests {
    /// A union that keeps its values, so that tests see which entry was chosen.
    enum Choice: Union {
        case first(JSONValue), second(JSONValue), third(JSONValue), numbers([String: Int])

        static let alternatives = Alternatives<Choice>(
            .init(Choice.first, knows: ["a"]),
            .init(Choice.second, knows: ["b"]),
            .init(Choice.numbers, knows: ["a", "c"])
        )

        init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

        var alternative: UnionValue {
            switch self {
            case .first(let value), .second(let value), .third(let value): UnionValue(value)
            case .numbers(let value): UnionValue(value)
            }
        }

        var name: String {
            switch self {
            case .first: "first"
            case .second: "second"
            case .third: "third"
            case .numbers: "numbers"
            }
        }
    }

    @Test(
        "the entry that knows more of the members is tried first",
        arguments: [
            (#"{"a":1}"#, "first"), (#"{"a":1,"b":2}"#, "first"), (#"{"b":2}"#, "second"),
            (#"{"b":2,"c":[3]}"#, "second"), ("{}", "first"), (#"{"c":1,"a":1}"#, "numbers"),
            (#"{"c":"x","a":1}"#, "first"), (#"{"\u0062":1,"b":1}"#, "second"),
        ]
    )
    func theEntryThatKnowsMoreIsTriedFirst(text: String, name: String) throws {
        #expect(try Choice(jsonText: text).name == name)
        #expect(try JSONDecoder().decode(Choice.self, from: Data(text.utf8)).name == name)
    }

    /// Entries with every sign.
    enum Event: Union {
        case labeled(JSONValue), unlabeled(JSONValue), review(JSONValue), any(JSONValue)

        static let alternatives = Alternatives<Event>(
            name: "event",
            .init(Event.review, fixes: ["kind": ["review", "2", "true"]], needs: ["state"]),
            .init(Event.labeled, needs: ["label"], named: "labeled-event"),
            .init(Event.unlabeled, needs: ["label"], named: "unlabeled-event"),
            .init(Event.any, .object, .integer, .string)
        )

        init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

        var alternative: UnionValue {
            switch self {
            case .labeled(let value), .unlabeled(let value), .review(let value), .any(let value): UnionValue(value)
            }
        }

        var name: String {
            switch self {
            case .labeled: "labeled"
            case .unlabeled: "unlabeled"
            case .review: "review"
            case .any: "any"
            }
        }
    }

    @Test(
        "constants outrank required members, these outrank known ones, and a name breaks ties",
        arguments: [
            (#"{"kind":"review"}"#, "review"), (#"{"kind":"review","label":1}"#, "review"),
            (#"{"kind":2,"state":1}"#, "review"), (#"{"kind":true}"#, "review"), (#"{"kind":"revi\u0065w"}"#, "review"),
            (#"{"kind":"other","state":1}"#, "any"), (#"{"kind":null,"state":1,"label":1}"#, "labeled"),
            (#"{"kind":[],"state":1,"label":1}"#, "labeled"),
            (#"{"label":1}"#, "labeled"), (#"{"event":"unlabeled","label":1}"#, "unlabeled"),
            (#"{"event":"labeled","label":1}"#, "labeled"), (#"{"event":"label","label":1}"#, "labeled"),
            (#"{"event":"closed"}"#, "any"), (#"{"event":"Unlabeled","label":1}"#, "unlabeled"),
            ("7", "any"), (#""x""#, "any"),
        ]
    )
    func ranks(text: String, name: String) throws {
        #expect(try Event(jsonText: text).name == name)
    }

    @Test("the error for an unaccepted kind of value names the kind", arguments: ["true", "[1]", "null", "1.5"])
    func unacceptedKind(text: String) {
        let error = #expect(throws: JSONError.self) { try Event(jsonText: text) }
        guard case .noMatch = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    /// Whole numbers, then any.
    enum Amount: Union {
        case number(Double), integer(Int)

        static let alternatives = Alternatives<Amount>(
            .init(Amount.number, .integer, .number),
            .init(Amount.integer, .integer)
        )

        init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

        var alternative: UnionValue {
            switch self {
            case .integer(let value): UnionValue(value)
            case .number(let value): UnionValue(value)
            }
        }
    }

    @Test(
        "whole numbers within 64 bits are integers, all others are numbers",
        arguments: [
            ("1", Amount.integer(1)), ("1.0", .integer(1)), ("-9223372036854775808", .integer(.min)),
            ("9223372036854775808", .number(9_223_372_036_854_775_808)), ("1e21", .number(1e21)), ("1.5", .number(1.5)),
        ]
    )
    func wholeNumbers(text: String, amount: Amount) throws {
        #expect(try Amount(jsonText: text) == amount)
        #expect(try JSONDecoder().decode(Amount.self, from: Data(text.utf8)) == amount)
    }

    @Test("if an entry cannot read the value, the next one does, also in arrays and next to properties")
    func theNextEntryReads() throws {
        #expect(
            try [Bird](jsonText: #"[{"wings":2},{"wings":""},{"wings":[1]}]"#) == [
                .counted(Counted(wings: 2)), .free(["wings": ""]), .free(["wings": [1]]),
            ]
        )
        let nest = try Nest(jsonText: #"{"id":1,"wings":"","birds":[[{"wings":true}]]}"#)
        #expect(nest.bird == .free(["id": 1, "wings": "", "birds": [[["wings": true]]]]))
        #expect(nest.birds == [[.free(["wings": true])]])
        let decoded = try JSONDecoder().decode([Bird].self, from: Data(#"[{"wings":""},{"wings":3}]"#.utf8))
        #expect(decoded == [.free(["wings": ""]), .counted(Counted(wings: 3))])
    }

    @Test("if no entry can read the value, the error is that of the best one")
    func theErrorOfTheBestEntry() {
        let error = #expect(throws: JSONError.self) {
            try [SampleShape](jsonText: #"[[1], {"shape":"x","lives":"x","other":"y"}, {"shape":{"lives":"z"}}]"#)
        }
        #expect(error?.description == #"[2].shape.lives: expected a whole number, found the string "z" (byte 63)"#)
    }

    @Test("a union that lacks its tag does not keep an object that another entry knows and cannot read")
    func aUnionWithoutItsTag() throws {
        func failure(_ text: String) -> String? {
            #expect(throws: JSONError.self) { try Answer(jsonText: text) }?.description
        }
        let error = failure(#"{"id":"a","lives":"x"}"#)
        #expect(error == #"lives: expected a whole number, found the string "x" (byte 18)"#)
        #expect(failure(#"{"id":"a"}"#)?.hasPrefix("lives: ") == true)
        #expect(try Answer(jsonText: #"{"lives":2}"#) == .whole(SampleCat(lives: 2)))
        let event: JSONValue = ["id": "a", "event": "new", "lives": "x"]
        #expect(try Answer(jsonText: event.jsonText()) == .event(.undocumented(event)))
        #expect(try Answer(jsonText: #"{"other":1}"#) == .event(.undocumented(["other": 1])))
        let decoded = try JSONDecoder().decode([Answer].self, from: Data(#"[{"event":"new"}]"#.utf8))
        #expect(decoded == [.event(.undocumented(["event": "new"]))])
    }

    /// A whole response or one of several events, of which each requires its tag.
    enum Answer: Union {
        case whole(SampleCat), event(Event)

        static let alternatives = Alternatives<Answer>(
            .init(Answer.whole, needs: ["lives"], knows: ["id"]),
            .init(Answer.event, needs: ["event"], knows: ["id", "text"])
        )

        init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

        var alternative: UnionValue {
            switch self {
            case .whole(let value): UnionValue(value)
            case .event(let value): UnionValue(value)
            }
        }

        enum Event: Union {
            case start(SampleCat), undocumented(JSONValue)

            init(from json: inout ValueReader) throws {
                switch try json.tag("event") {
                case "start": self = .start(try json.read())
                default: self = .undocumented(try json.read())
                }
            }

            var alternative: UnionValue {
                switch self {
                case .start(let value): UnionValue(value, tag: "event", "start")
                case .undocumented(let value): UnionValue(value)
                }
            }
        }
    }

    @Test("a tag alone selects the entry, and a missing tag leaves the entries that allow its absence")
    func aTagDecides() throws {
        enum Node: Union {
            case leaf(SampleCat), inner(JSONValue), undocumented(JSONValue)

            static let alternatives = Alternatives<Node>(
                tag: "kind",
                otherwise: Node.undocumented,
                .init(Node.leaf, for: "leaf", nil),
                .init(Node.inner, for: "inner", "7", "true")
            )

            init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

            var alternative: UnionValue {
                switch self {
                case .leaf(let value): UnionValue(value)
                case .inner(let value): UnionValue(value, tag: "kind", false)
                case .undocumented(let value): UnionValue(value)
                }
            }
        }
        #expect(try Node(jsonText: #"{"lives":1}"#) == .leaf(SampleCat(lives: 1)))
        #expect(try Node(jsonText: #"{"lives":1,"kind":"\u006ceaf"}"#) == .leaf(SampleCat(lives: 1)))
        for text in [#"{"kind":7}"#, #"{"kind":true}"#] {
            #expect(try Node(jsonText: text) == .inner(JSONValue(jsonText: text)))
        }
        #expect(try Node(jsonText: #"{"lives":1,"kind":"x"}"#) == .undocumented(["lives": 1, "kind": "x"]))
        #expect(throws: JSONError.self) { try Node(jsonText: #"{"kind":"leaf"}"#) }
        #expect(throws: JSONError.self) { try Node(jsonText: "{}") }
        #expect(try Node.inner(["kind": true, "a": 1]).jsonText() == #"{"kind":false,"a":1}"#)
    }

    @Test("a union inside a union inside an array costs one pass for each level that fails")
    func nestedFailuresAreNotExponential() throws {
        let depth = 120
        let text = String(repeating: #"[{"n":"#, count: depth) + "1" + String(repeating: "}]", count: depth)
        let knot = try [Knot](jsonText: text)
        #expect(try knot.jsonText() == text)
        #expect(try JSONDecoder().decode([Knot].self, from: Data(text.utf8)) == knot)
    }

    @Test("nested unions that match at no level do not take exponential time")
    func nestedErrorsAreNotExponential() {
        let depth = 250
        let text = String(repeating: #"{"n":["#, count: depth) + "{}" + String(repeating: "]}", count: depth)
        #expect(throws: JSONError.self) { try Knot(jsonText: text) }
    }

    @Test("failed attempts read at most 64 times the text")
    func attemptsAreBounded() throws {
        let text = #"{"n":["# + String(repeating: "1,", count: 8_000) + "true]}"
        let error = #expect(throws: JSONError.self) { try Many(jsonText: text) }
        guard case .limit = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
}

struct Counted: JSONModel, Hashable {
    var wings: Int
    init(wings: Int) { self.wings = wings }
    init(from json: inout ObjectReader) throws { wings = try json.required("wings") }
    func encode(to json: inout ObjectWriter) throws { try json.required("wings", wings) }
}

/// `{"wings": ""}` fits the second only.
enum Bird: Union {
    case counted(Counted), free(JSONValue)

    static let alternatives = Alternatives<Bird>(
        .init(Bird.counted, needs: ["wings"]),
        .init(Bird.free, .object)
    )

    init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

    var alternative: UnionValue {
        switch self {
        case .counted(let value): UnionValue(value)
        case .free(let value): UnionValue(value)
        }
    }
}

/// A union next to properties.
struct Nest: JSONModel, Hashable {
    var id: Int
    var birds: [[Bird]]
    var bird: Bird

    init(from json: inout ObjectReader) throws {
        id = try json.required("id")
        bird = try json.inline()
        birds = try json.required("birds")
    }

    func encode(to json: inout ObjectWriter) throws {
        try json.required("id", id)
        try json.required("birds", birds)
        try json.inline(bird)
    }
}

/// Every level fails once, after everything inside it was read.
indirect enum Knot: Union {
    case tied(Tied), open(Open), end(Int)

    static let alternatives = Alternatives<Knot>(
        .init(Knot.tied, knows: ["n"]),
        .init(Knot.open, knows: ["n"]),
        .init(Knot.end, .integer)
    )

    init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

    var alternative: UnionValue {
        switch self {
        case .tied(let value): UnionValue(value)
        case .open(let value): UnionValue(value)
        case .end(let value): UnionValue(value)
        }
    }

    struct Tied: JSONModel, Hashable {
        var n: Items
        init(from json: inout ObjectReader) throws {
            n = try json.required("n")
            _ = try json.required("missing") as Int
        }
        func encode(to json: inout ObjectWriter) throws { try json.required("n", n) }
    }

    struct Open: JSONModel, Hashable {
        var n: Items
        init(from json: inout ObjectReader) throws { n = try json.required("n") }
        func encode(to json: inout ObjectWriter) throws { try json.required("n", n) }
    }

    enum Items: Union {
        case list([Knot]), end(Int)

        static let alternatives = Alternatives<Items>(.init(Items.list, .array), .init(Items.end, .integer))

        init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

        var alternative: UnionValue {
            switch self {
            case .list(let value): UnionValue(value)
            case .end(let value): UnionValue(value)
            }
        }
    }
}

/// Ten ways to fail, each after twenty looks at all elements.
enum Many: Union {
    case greedy(Greedy)

    struct Greedy: JSONModel, Hashable {
        init(from json: inout ObjectReader) throws {
            for _ in 0..<20 { _ = try json.required("n") as [JSONValue] }
            _ = try json.required("missing") as Int
        }
        func encode(to json: inout ObjectWriter) throws {}
    }

    static let alternatives = Alternatives<Many>(
        .init(Many.greedy),
        .init(Many.greedy),
        .init(Many.greedy),
        .init(Many.greedy),
        .init(Many.greedy),
        .init(Many.greedy),
        .init(Many.greedy),
        .init(Many.greedy),
        .init(Many.greedy),
        .init(Many.greedy)
    )

    init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

    var alternative: UnionValue {
        switch self {
        case .greedy(let value): UnionValue(value)
        }
    }
}
