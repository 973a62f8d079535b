import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Hostile JSON")
struct HostileInputTests {
    @Test("a hundred thousand brackets are an error", arguments: ["[", #"{"a":"#, #"[{"a":"#])
    func aHundredThousandBracketsAreAnError(opening: String) {
        let data = Data(String(repeating: opening, count: 100_000).utf8)
        #expect(throws: JSONError.self) { try JSONValue(jsonData: data) }
        #expect(throws: JSONError.self) { try NoContent(jsonData: data) }
        #expect(throws: JSONError.self) { try SamplePet(jsonData: Data(#"{"x":"#.utf8) + data) }
        #expect(throws: JSONError.self) { try SampleShape(jsonData: data) }
    }

    @Test("nesting of 512 levels is read and of 513 is not")
    func nesting512DeepIsReadAnd513IsNot() throws {
        let deep = { (count: Int) in String(repeating: "[", count: count) + String(repeating: "]", count: count) }
        _ = try JSONValue(jsonText: deep(512))
        _ = try NoContent(jsonText: deep(512))
        for text in [deep(513), "[\(deep(512))]"] {
            #expect(throws: JSONError.self) { try JSONValue(jsonText: text) }
            #expect(throws: JSONError.self) { try NoContent(jsonText: text) }
        }
    }

    @Test(
        "a key of a dictionary has at most 30 combining marks in a row",
        arguments: ["\u{301}\u{323}", #"\u0301\u0323"#]
    )
    func marks(pair: String) throws {
        func text(_ count: Int) -> String { #"{"a\#(String(repeating: pair, count: count))b\#(pair)": 1}"# }
        #expect(try [String: Int](jsonText: text(15)).count == 1)
        let message = "a name has more than 30 combining marks in a row"
        for count in [16, 20_000] {
            #expect(throws: JSONError.self) { try [String: Int](jsonText: text(count)) }
            #expect(try JSONValue(jsonText: text(count)).objectValue?.count == 1)
        }
        do { _ = try [String: Int](jsonText: text(16)) } catch { #expect("\(error)".contains(message), "\(error)") }
    }

    @Test("a stack that is too small is an error, not a crash")
    func aStackThatIsTooSmallIsAnErrorAndNoCrash() {
        // 512 KiB is what Apple's platforms give every thread but the main one.
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            for levels in [30, 100, 200, 300, 400, 500, 510] {
                let pets =
                    String(repeating: #"{"id":1,"name":"a","photos":[],"parent":"#, count: levels)
                    + #"{"id":1,"name":"a","photos":[]}"# + String(repeating: "}", count: levels)
                _ = try? SamplePet(jsonText: pets).jsonData()
                let tree =
                    String(repeating: #"[{"a":"#, count: levels / 2) + "1" + String(repeating: "}]", count: levels / 2)
                _ = try? JSONValue(jsonText: tree).jsonData()
                _ = try? SampleShape(jsonText: tree)
            }
            done.signal()
        }
        thread.stackSize = 512 * 1024
        thread.start()
        #expect(done.wait(timeout: .now() + 10) == .success)
    }

    @Test("a model of the deepest nesting is read and written")
    func aModelOfTheDeepestNestingIsReadAndWritten() throws {
        let text =
            String(repeating: #"{"id":1,"name":"a","photos":[],"parent":"#, count: 510)
            + #"{"id":1,"name":"a","photos":[]}"# + String(repeating: "}", count: 510)
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            #expect((try? SamplePet(jsonText: text).jsonText()) == text)
            done.signal()
        }
        thread.stackSize = 8 * 1024 * 1024
        thread.start()
        #expect(done.wait(timeout: .now() + 10) == .success)
    }

    @Test("a text of ten megabytes is read")
    func aTextOfTenMegabytesIsRead() throws {
        let long = String(repeating: "x", count: 10_000_000)
        #expect(try String(jsonText: "\"\(long)\"").utf8.count == 10_000_000)
        let error = #expect(throws: JSONError.self) { try Int(jsonText: "\"\(long)\"") }
        #expect((error?.description.utf8.count ?? 0) < 200)
    }

    @Test("a number of a million digits takes bounded time")
    func aNumberOfAMillionDigitsIsBounded() throws {
        let digits = String(repeating: "9", count: 1_000_000)
        #expect(throws: JSONError.self) { try Int(jsonText: digits) }
        #expect(throws: JSONError.self) { try Double(jsonText: digits) }
        #expect(try Double(jsonText: "0." + digits) == 1)
        #expect(try Double(jsonText: digits + "e-1000000") == 1)
        #expect(throws: JSONError.self) { try Double(jsonText: "1e" + digits) }
        #expect(try Double(jsonText: "1e-" + digits) == 0)
        #expect(try JSONNumber(jsonText: "1e" + digits).doubleValue == nil)
        #expect(try JSONNumber(jsonText: "-1e-" + digits).doubleValue == 0)
    }

    @Test("members in the worst order at every level are read in linear time")
    func membersInTheWorstOrderAtEveryLevelAreReadInLinearTime() throws {
        // Every level reads its last member first, so its content is scanned before it is read.
        struct Level: JSONModel {
            var next: Indirect<Level>?
            init(from json: inout ObjectReader) throws {
                _ = try json.optional("last") as Int?
                next = try json.optional("next")
            }
            func encode(to json: inout ObjectWriter) throws {}
        }
        let filler = String(repeating: "x", count: 2_000)
        let text =
            String(repeating: #"{"filler":"\#(filler)","next":"#, count: 500) + "null"
            + String(repeating: #","last":1}"#, count: 500)
        let work = try Array(text.utf8).withUnsafeBytes { bytes in
            try JSONSource.read(bytes) { reader in
                _ = try reader.read(Level.self)
                guard case .bytes(let source) = reader.input else { return 0 }
                return source.pointee.work
            }
        }
        // Quadratic work would be 500 times a megabyte.
        #expect(work < 4 * text.utf8.count)
    }

    @Test("an error does not repeat hostile text")
    func aFaultDoesNotRepeatAHostileText() {
        let key = String(repeating: "k", count: 100_000)
        let deep = String(repeating: #"{"\#(String(key.prefix(1000)))":"#, count: 400) + "x"
        for text in [#"{"\#(key)":x}"#, "[\"\(key)\"", "[\(key)]", deep] {
            let error = #expect(throws: JSONError.self) { try [String: [String: JSONValue]](jsonText: text) }
            #expect((error?.description.utf8.count ?? 0) < 4000)
        }
    }

    @Test("an error does not repeat control characters")
    func controlCharactersAreNotEchoed() {
        let error = #expect(throws: JSONError.self) { try Int(jsonBytes: Array("\"\u{1B}[31m\u{202E}\"".utf8)) }
        #expect(error?.description.contains("\u{1B}") == false)
        #expect(error?.description.contains("\u{202E}") == false)
    }

    @Test("an error's path repeats no control characters", arguments: ["\u{9B}", "\u{202E}", "\u{2028}", "\u{7F}"])
    func controlCharactersInNames(control: String) {
        let error = #expect(throws: JSONError.self) { try [String: Int](jsonText: #"{"a\#(control)b":""}"#) }
        let text = error?.pathText ?? ""
        #expect(text.hasPrefix(#"["a\\u{"#) && !text.contains(control), "\(text)")
    }

    @Test("mutated documents never crash")
    func mutatedDocumentsNeverCrash() throws {
        let documents = [
            ModelTests.text, #"{"shape":{"shape":"\u00e9\ud83d\ude00","other":[1,2e3]},"other":{"lives":-0.5e1}}"#,
            #"{"object":"envelope","note":null,"price":{"amount":5,"when":"2024-05-01T10:00:00Z"},"petType":"cat","lives":1,"é":[[]]}"#,
        ]
        let interesting: [UInt8] =
            Array("{}[]\",:\\u0123456789eE+-.ntf \u{1}".utf8) + [0x80, 0xC3, 0xE2, 0xF0, 0xFF, 0x00]
        var generator = JSONTestGenerator(seed: 42)
        var accepted = 0
        for round in 0..<4000 {
            var bytes = Array(documents[round % documents.count].utf8)
            for _ in 0...Int.random(in: 0...2, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0...3, using: &generator) {
                case 0: bytes[place] = interesting.randomElement(using: &generator) ?? 0
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(interesting.randomElement(using: &generator) ?? 0, at: place)
                default: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &generator)
                }
                if bytes.isEmpty { bytes = [0x30] }
            }
            _ = try? SamplePet(jsonBytes: bytes)
            _ = try? SampleShape(jsonBytes: bytes)
            _ = try? SampleEnvelope(jsonBytes: bytes)
            // Skipping and reading are two walks over the same grammar.
            let isSkipped = (try? NoContent(jsonBytes: bytes)) != nil
            let value = try? JSONValue(jsonBytes: bytes)
            #expect((value != nil) == isSkipped, "\(String(decoding: bytes, as: UTF8.self))")
            if let value {
                accepted += 1
                #expect(try JSONValue(jsonText: value.description) == value)
            }
        }
        #expect(accepted > 100)
    }

    @Test("every prefix of a document is an error")
    func everyPrefixOfADocumentIsAFault() {
        let bytes = Array(ModelTests.text.utf8)
        for length in 0..<bytes.count {
            #expect(throws: JSONError.self) { try SamplePet(jsonBytes: Array(bytes[..<length])) }
            #expect(throws: JSONError.self) { try JSONValue(jsonBytes: Array(bytes[..<length])) }
        }
    }
}
