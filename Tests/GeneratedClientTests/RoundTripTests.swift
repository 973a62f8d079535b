import EndpointRuntime
import RoundtripsClient
import Foundation
import Testing

@Suite("Round trips")
struct RoundTripTests {
    /// Every value comes back as it was read, and equals itself after that, also by its hash.
    private func roundTrip<Value: JSONCodable & Hashable>(_ type: Value.Type, _ text: String) throws -> Value {
        let value = try Value(jsonText: text)
        #expect(try JSONValue(jsonText: value.jsonText()) == JSONValue(jsonText: text), "\(text)")
        let again = try Value(jsonText: value.jsonText())
        #expect(again == value)
        #expect(again.hashValue == value.hashValue)
        #expect(try JSONDecoder().decode(Value.self, from: Data(text.utf8)) == value)
        return value
    }

    @Test(
        "if an alternative cannot read the value, the next one does",
        arguments: [
            (#"{"wings":2}"#, "object"), (#"{"wings":""}"#, "sketch"), (#"{"wings":2,"colors":["red"]}"#, "sketch"),
            (#"{"wings":null}"#, "sketch"), (#"{"feathers":[1]}"#, "dictionary"), ("{}", "dictionary"),
            (#"{"wings":"","colors":7}"#, "dictionary"),
        ]
    )
    func nextAlternative(text: String, name: String) throws {
        func nameOf(_ bird: Roundtrips.Bird) -> String {
            switch bird {
            case .withWings: "object"
            case .sketch: "sketch"
            case .dictionary: "dictionary"
            }
        }
        #expect(nameOf(try roundTrip(Roundtrips.Bird.self, text)) == name)
        let aviary = try roundTrip(
            Roundtrips.Aviary.self,
            #"{"bird":\#(text),"flocks":[[\#(text)],[{"wings":""},\#(text)]]}"#
        )
        #expect(aviary.bird.map(nameOf) == name)
        #expect(aviary.flocks?.last?.map(nameOf) == ["sketch", name])
    }

    @Test(
        "alternatives that share a tag are chosen by their other members, and each is written with the tag that it had",
        arguments: [
            (#"{"type":"seen","place":"lake"}"#, "seenBird"), (#"{"place":"lake"}"#, "seenBird"),
            (#"{"type":"seen","photo":"a.png"}"#, "journalEntry"), (#"{"type":"counted","count":3}"#, "journalEntry"),
            (#"{"type":"lost","ring":"a"}"#, "lost"),
            // The inner union keeps an object whose tag is unknown.
            (#"{"type":"drawn","by":"Ann"}"#, "journalEntry"),
        ]
    )
    func sharedTags(text: String, name: String) throws {
        let sighting = try roundTrip(Roundtrips.Sighting.self, text)
        #expect(Mirror(reflecting: sighting).children.first?.label == name)
    }

    @Test("a union next to members tries its alternatives too")
    func besideMembers() throws {
        let counted = try roundTrip(Roundtrips.Nest.self, #"{"id":1,"eggs":3}"#)
        #expect(counted.variant == .countedEggs(Roundtrips.Nest.Variant.CountedEggs(eggs: 3)))
        let listed = try roundTrip(Roundtrips.Nest.self, #"{"id":1,"eggs":["a"]}"#)
        #expect(listed.variant == .listedEggs(Roundtrips.Nest.Variant.ListedEggs(eggs: ["a"])))
    }

    @Test(
        "alternatives that differ only in their names are chosen by a value that resembles the name",
        arguments: [
            (#"{"id":1,"event":"ringed","ring":"a"}"#, "ringed"),
            (#"{"id":1,"event":"unringed","ring":"a"}"#, "unringed"),
            (#"{"id":1,"event":"lost","ring":"a"}"#, "ringed"), (#"{"id":1,"event":"moved","cage":2}"#, "moved"),
            (#"{"id":1,"event":"noted","text":"a"}"#, "note"), (#"{"text":"a"}"#, "note"),
        ]
    )
    func names(text: String, name: String) throws {
        switch try roundTrip(Roundtrips.Change.self, text) {
        case .ringedBird: #expect(name == "ringed")
        case .unringedBird: #expect(name == "unringed")
        case .movedBird: #expect(name == "moved")
        case .birdNote: #expect(name == "note")
        }
    }

    @Test("alternatives that share most members are chosen by required members and by what the members contain")
    func scripts() throws {
        func nameOf(_ script: Roundtrips.Script) -> String {
            switch script {
            case .plain: "plain"
            case .spoken: "spoken"
            case .timed: "timed"
            }
        }
        let spoken = #"{"task":"listen","length":1.5,"text":"a","parts":[{"speaker":"b","text":"a"}]}"#
        #expect(nameOf(try roundTrip(Roundtrips.Script.self, spoken)) == "spoken")
        for timed in [
            #"{"language":"en","length":1.5,"text":"a","words":["a"]}"#,
            #"{"language":"en","length":1.5,"text":"a","parts":[{"start":0,"text":"a"}]}"#,
        ] {
            #expect(nameOf(try roundTrip(Roundtrips.Script.self, timed)) == "timed")
        }
        // The constant selects the other alternative, whose parts then do not fit.
        let both = #"{"task":"listen","language":"en","length":1.5,"text":"a","parts":[{"start":0,"text":"a"}]}"#
        #expect(nameOf(try Roundtrips.Script(jsonText: both)) == "timed")
        #expect(nameOf(try roundTrip(Roundtrips.Script.self, #"{"text":"a"}"#)) == "plain")
    }

    @Test("whole numbers within 64 bits are integers, all others are numbers")
    func amounts() throws {
        let aviary = try roundTrip(Roundtrips.Aviary.self, #"{"amounts":[1,1e21,-9223372036854775808,1.5]}"#)
        #expect(aviary.amounts == [.integer(1), .number(1e21), .integer(.min), .number(1.5)])
    }

    @Test(
        "an optional tag that is missing is not written, and a boolean tag stays a boolean",
        arguments: ["{}", #"{"limit":1}"#, #"{"dynamic":false}"#, #"{"dynamic":true,"limit":1}"#]
    )
    func optionalTag(text: String) throws {
        let isMoving =
            switch try roundTrip(Roundtrips.Rule.self, text) {
            case .true: true
            case .false, .undocumented: false
            }
        #expect(isMoving == text.contains("true"))
    }

    @Test("a numeric tag is read in any spelling and written as a number")
    func numericTag() throws {
        #expect(
            try roundTrip(Roundtrips.Dose.self, #"{"unit":2,"volume":0.5}"#)
                == .drop(Roundtrips.Drop(unit: 2, volume: 0.5))
        )
        #expect(try Roundtrips.Dose.grain(Roundtrips.Grain(count: 3)).jsonText() == #"{"unit":1,"count":3}"#)
        let respelled = #"{"unit":1.0,"count":3}"#
        #expect(try Roundtrips.Dose(jsonText: respelled).jsonText() == #"{"unit":1,"count":3}"#)
    }

    @Test(
        "an optional constant is written only if it was read",
        arguments: ["{}", #"{"who":"a"}"#, #"{"kind":"visit","who":"a"}"#, #"{"version":2}"#]
    )
    func optionalConstant(text: String) throws {
        _ = try roundTrip(Roundtrips.Visit.self, text)
    }

    @Test("a case is never mistaken for nil")
    func optionalCases() throws {
        let aviary = try roundTrip(Roundtrips.Aviary.self, #"{"tax":"none"}"#)
        #expect(aviary.tax == .noneValue)
        #expect(try Roundtrips.Aviary(tax: .someValue).jsonText() == #"{"tax":"some"}"#)
    }

    @Test("a tag selects a subtype of an intermediate base")
    func hierarchy() throws {
        #expect(
            try roundTrip(Roundtrips.Craft.self, #"{"kind":"raft","logs":7}"#)
                == .raft(Roundtrips.Raft(logs: 7, kind: "raft"))
        )
        func nameOf(_ craft: Roundtrips.Craft) -> String {
            switch craft {
            case .boat: "boat"
            case .raft: "raft"
            case .ferry: "ferry"
            case .craft: "craft"
            case .undocumented: "undocumented"
            }
        }
        #expect(nameOf(try roundTrip(Roundtrips.Craft.self, #"{"kind":"ferry","draught":1.5,"decks":2}"#)) == "ferry")
        #expect(nameOf(try roundTrip(Roundtrips.Craft.self, #"{"kind":"boat","draught":1.5}"#)) == "boat")
        #expect(nameOf(try roundTrip(Roundtrips.Craft.self, #"{"kind":"plane","wings":2}"#)) == "undocumented")
    }

    @Test("a member that two branches describe has the members of both")
    func overlaps() throws {
        let text = #"""
            {"who":{"alpha":"a","common":1,"extra":"b"},"lines":[{"left":"a","right":"b"}],"sender":{"kind":"visit","who":"c"},
             "size":3,"state":"lost","reply":{"thanks":true,"who":{"alpha":"c"},"reply":{"thanks":false}}}
            """#
        let letter = try roundTrip(Roundtrips.Letter.self, text)
        #expect(letter.who == Roundtrips.Letter.Who(alpha: "a", common: 1, extra: "b"))
        #expect(letter.state == .lost)
        #expect(letter.sender?.who == "c")
        #expect(letter.reply?.reply?.thanks == false)
    }

    @Test("a required member that nothing describes is kept, and read as null if it is missing")
    func undescribed() throws {
        #expect(try roundTrip(Roundtrips.Page.self, #"{"total":1,"items":[{"a":1}]}"#).items == [["a": 1]])
        #expect(try Roundtrips.Page(jsonText: #"{"total":1}"#).items == .null)
        let birds = try roundTrip(Roundtrips.BirdPage.self, #"{"total":1,"items":[{"wings":2}]}"#)
        #expect(birds.items.count == 1)
    }

    @Test(
        "members that match a pattern, and all others, make a round trip",
        arguments: [#"{"a":1,"é!":"b","A":"c"}"#, #"{"x-y":"1"}"#]
    )
    func patterns(text: String) throws {
        _ = try roundTrip(Roundtrips.Labels.self, text)
    }
}
