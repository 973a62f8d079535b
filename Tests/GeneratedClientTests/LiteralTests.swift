import EndpointRuntime
import Foundation
import ParametersClient
import PetstoreClient
import Testing
import WorldClient

@Suite("Literals")
struct LiteralTests {
    @Test("an open enum is written as its value, documented or not")
    func enums() {
        let documented: Petstore.PetStatus = "on-hold"
        let other: Petstore.PetStatus? = "lost"
        #expect(documented == .onHold)
        #expect(other == .undocumented("lost"))
        #expect(["sold", "new"] as [Petstore.PetStatus] == [.sold, .undocumented("new")])
    }

    @Test("a union is written as the value of its only alternative of that kind")
    func unions() {
        let shapes: [World.Shape] = [1, 0.5, true, ["b", "c"]]
        #expect(shapes == [.integer(1), .number(0.5), .boolean(true), .stringArray(["b", "c"])])
        let name = "red"
        let colors: [Parameters.StyledColor] = ["red", "dark\(name)", ["red", "green"]]
        #expect(colors == [.string("red"), .string("darkred"), .stringArray(["red", "green"])])
    }

    @Test(
        "a text is the constant that documents it, otherwise any text, as a literal and as a response",
        arguments: [
            ("gpt-4.1", ModelName.chat(.gpt4_1)), ("o3", .reasoning(.o3)), ("ft:mine", .text("ft:mine")),
        ]
    )
    func constants(text: String, model: ModelName) throws {
        #expect(ModelName(stringLiteral: text) == model)
        #expect(try JSONDecoder().decode(ModelName.self, from: Data("\"\(text)\"".utf8)) == model)
    }

    @Test("if every alternative is an open enum, an unknown text becomes a value of the first one")
    func unknown() {
        let model: Closed = "ft:mine"
        #expect(model == .chat(.undocumented("ft:mine")))
        #expect(("o3" as Closed) == .reasoning(.o3))
    }

    @Test("an integer literal of a union has the type of its alternative")
    func integers() throws {
        let ids: [PointID] = [1, 18_446_744_073_709_551_615, "a"]
        #expect(ids == [.uInt64(1), .uInt64(.max), .text("a")])
        #expect(try ids.map { try $0.jsonText() } == ["1", "18446744073709551615", "\"a\""])
        let id: Presence<PointID> = 7
        #expect(id == .value(.uInt64(7)))
    }

    @Test("a nullable member of a patch takes literals as well")
    func presence() {
        let status: Presence<Petstore.PetStatus> = "sold"
        #expect(status == .value(.sold))
        let color: Presence<Parameters.StyledColor> = ["red"]
        #expect(color == .value(.stringArray(["red"])))
        let labels: Presence<[String: Int]> = ["a": 1]
        #expect(labels == .value(["a": 1]))
        let tags: Presence<Tags> = ["a": 1]
        #expect(tags == .value(.dictionary(["a": 1])))
    }

    @Test("a union is written as its only dictionary, of whose equal names the last counts")
    func dictionaries() {
        let name = "a"
        let tags: [Tags] = [["a": 1, "b": 2], [name: 1, "a": 2], [:], [3]]
        #expect(tags == [.dictionary(["a": 1, "b": 2]), .dictionary(["a": 2]), .dictionary([:]), .list([3])])
        let names: Presence<[String: Int]> = [name: 1, "a": 2]
        #expect(names == .value(["a": 2]))
    }

    enum Tags: Union, ListLiteral, MapLiteral {
        case list([Int])
        case dictionary([String: Int])

        typealias ArrayLiteralElement = Int
        typealias Value = Int

        init(_ elements: [Int]) { self = .list(elements) }

        init(_ members: [String: Int]) { self = .dictionary(members) }

        init(from json: inout ValueReader) throws {
            if json.kind == .array { self = .list(try json.read()) } else { self = .dictionary(try json.read()) }
        }

        var alternative: UnionValue {
            switch self {
            case .list(let value): UnionValue(value)
            case .dictionary(let value): UnionValue(value)
            }
        }
    }

    enum PointID: Union, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
        case uInt64(UInt64)
        case text(String)

        typealias IntegerLiteralType = UInt64

        init(from json: inout ValueReader) throws {
            if json.kind == .string { self = .text(try json.read()) } else { self = .uInt64(try json.read()) }
        }

        var alternative: UnionValue {
            switch self {
            case .uInt64(let value): UnionValue(value)
            case .text(let value): UnionValue(value)
            }
        }
    }

    enum ModelName: Union, ExpressibleByStringLiteral {
        case chat(Chat)
        case reasoning(Reasoning)
        case text(String)

        static let alternatives = Alternatives<Self>(
            .init(Self.chat, .string),
            .init(Self.reasoning, .string),
            .init(Self.text, .string)
        )

        init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

        var alternative: UnionValue {
            switch self {
            case .chat(let value): UnionValue(value)
            case .reasoning(let value): UnionValue(value)
            case .text(let value): UnionValue(value)
            }
        }
    }

    enum Closed: Union, ExpressibleByStringLiteral {
        case chat(Chat)
        case reasoning(Reasoning)

        static let alternatives = Alternatives<Self>(.init(Self.chat, .string), .init(Self.reasoning, .string))

        init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

        var alternative: UnionValue {
            switch self {
            case .chat(let value): UnionValue(value)
            case .reasoning(let value): UnionValue(value)
            }
        }
    }

    enum Chat: OpenEnum {
        case gpt4_1
        case undocumented(String)

        static let allCases: [Chat] = [.gpt4_1]

        var rawValue: String {
            switch self {
            case .gpt4_1: "gpt-4.1"
            case .undocumented(let value): value
            }
        }
    }

    enum Reasoning: OpenEnum {
        case o3
        case undocumented(String)

        static let allCases: [Reasoning] = [.o3]

        var rawValue: String {
            switch self {
            case .o3: "o3"
            case .undocumented(let value): value
            }
        }
    }
}
