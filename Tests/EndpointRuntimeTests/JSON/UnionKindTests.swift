import EndpointRuntime
import Foundation
import Testing

@Suite("Kinds of values in unions")
struct UnionKindTests {
    @Test("beside a string, only an object is undocumented", arguments: ["7", "[]", "null", "true"])
    func onlyObjectsAreUndocumented(other: String) throws {
        #expect(try CatOrText(jsonText: #"{"petType":"emu"}"#) == .undocumented(["petType": "emu"]))
        #expect(try CatOrText(jsonText: #""cat""#) == .text("cat"))
        let error = #expect(throws: JSONError.self) { try CatOrText(jsonText: other) }
        guard case .noMatch? = error?.reason else { throw Unexpected(error: error) }
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(CatOrText.self, from: Data(other.utf8)) }
    }

    @Test("an array without elements in place of an optional union is nil if all alternatives are objects")
    func emptyArrays() throws {
        let text = #"{"pet":[]}"#
        #expect(try Owner<CatOrDog>(jsonText: text).pet == nil)
        #expect(try JSONDecoder().decode(Owner<CatOrDog>.self, from: Data(text.utf8)).pet == nil)
        #expect(throws: JSONError.self) { try Owner<CatOrDog>(jsonText: #"{"pet":[1]}"#) }
        expectError(Owner<CatOrText>.self, for: text)
        expectError(Owner<NumberOrText>.self, for: text)
    }

    private func expectError<Pet: Union>(_ type: Owner<Pet>.Type, for text: String) {
        #expect(throws: JSONError.self) { try Owner<Pet>(jsonText: text) }
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Owner<Pet>.self, from: Data(text.utf8)) }
    }

    private struct Unexpected: Error { let error: JSONError? }
}

private struct Owner<Pet: Union>: JSONModel {
    var pet: Pet?
    init(from json: inout ObjectReader) throws { pet = try json.optional("pet") }
    func encode(to json: inout ObjectWriter) throws {}
}

private enum CatOrText: Union {
    case cat(SampleCat)
    case text(String)
    case undocumented(JSONValue)

    static let alternatives = Alternatives<Self>(
        tag: "petType",
        otherwise: Self.undocumented,
        .init(Self.cat, for: "cat"),
        .init(Self.text, .string)
    )

    init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

    var alternative: UnionValue {
        switch self {
        case .cat(let value): UnionValue(value)
        case .text(let value): UnionValue(value)
        case .undocumented(let value): UnionValue(value)
        }
    }
}

private enum CatOrDog: Union {
    case cat(SampleCat)
    case dog(SampleDog)

    static let alternatives = Alternatives<Self>(.init(Self.cat), .init(Self.dog))

    init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

    var alternative: UnionValue {
        switch self {
        case .cat(let value): UnionValue(value)
        case .dog(let value): UnionValue(value)
        }
    }
}

private enum NumberOrText: Union {
    case number(Int)
    case text(String)

    init(from json: inout ValueReader) throws {
        switch json.kind {
        case .integer, .number: self = .number(try json.read())
        case .string: self = .text(try json.read())
        default: throw json.noMatch()
        }
    }

    var alternative: UnionValue {
        switch self {
        case .number(let value): UnionValue(value)
        case .text(let value): UnionValue(value)
        }
    }
}
