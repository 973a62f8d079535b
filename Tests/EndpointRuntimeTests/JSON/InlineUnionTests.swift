import EndpointRuntime
import Testing

@Suite("Unions next to properties")
struct InlineUnionTests {
    @Test("a union that two alternatives read beside other properties is read anew for each")
    func isReadForEachObject() throws {
        let shape = try Shape(jsonText: #"{"id":"s","n":1}"#)
        guard case .identified(let value) = shape else { throw Unexpected(shape: shape) }
        #expect(value.id == "s")
        #expect(value.counts == .counts(Counts(rest: ["n": 1])))
    }

    private struct Unexpected: Error { let shape: Shape }
}

/// Alternatives that keep different properties beside the same union.
private enum Shape: Union {
    case named(Named)
    case identified(Identified)

    static let alternatives = Alternatives<Self>(.init(Self.named), .init(Self.identified))

    init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

    var alternative: UnionValue {
        switch self {
        case .named(let value): UnionValue(value)
        case .identified(let value): UnionValue(value)
        }
    }
}

private struct Named: JSONModel, Hashable {
    var name: String?
    var counts: CountsOrLimit

    init(from json: inout ObjectReader) throws {
        name = try json.optional("name")
        counts = try json.inline(except: ["name"])
    }

    func encode(to json: inout ObjectWriter) throws {
        try json.optional("name", name)
        try json.inline(counts)
    }
}

private struct Identified: JSONModel, Hashable {
    var id: String
    var counts: CountsOrLimit

    init(from json: inout ObjectReader) throws {
        id = try json.required("id")
        counts = try json.inline(except: ["id"])
    }

    func encode(to json: inout ObjectWriter) throws {
        try json.required("id", id)
        try json.inline(counts)
    }
}

private enum CountsOrLimit: Union {
    case counts(Counts)
    case limit(Limit)

    static let alternatives = Alternatives<Self>(.init(Self.counts), .init(Self.limit, needs: ["limit"]))

    init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

    var alternative: UnionValue {
        switch self {
        case .counts(let value): UnionValue(value)
        case .limit(let value): UnionValue(value)
        }
    }
}

private struct Counts: JSONModel, Hashable {
    var rest: [String: Int]

    init(rest: [String: Int]) { self.rest = rest }

    init(from json: inout ObjectReader) throws { rest = try json.rest(except: []) }

    func encode(to json: inout ObjectWriter) throws { try json.rest(rest) }
}

private struct Limit: JSONModel, Hashable {
    var limit: Int

    init(from json: inout ObjectReader) throws { limit = try json.required("limit") }

    func encode(to json: inout ObjectWriter) throws { try json.required("limit", limit) }
}
