import EndpointRuntime
import Testing

/// A union with type parameters, which cannot keep its alternatives in a static property.
private enum Either<Left: JSONCodable & Hashable, Right: JSONCodable & Hashable>: Union {
    case left(Left)
    case right(Right)

    init(from json: inout ValueReader) throws {
        self = try json.read(as: Alternatives<Self>(.init(Self.left), .init(Self.right)))
    }

    var alternative: UnionValue {
        switch self {
        case .left(let value): UnionValue(value)
        case .right(let value): UnionValue(value)
        }
    }
}

private struct Number<Key: Sendable>: JSONModel, Hashable {
    var number: Int

    init(_ number: Int) { self.number = number }
    init(from json: inout ObjectReader) throws { number = try json.required(Key.self == Int.self ? "a" : "b") }
    func encode(to json: inout ObjectWriter) throws { try json.required("a", number) }
}

private typealias A = Number<Int>
private typealias B = Number<String>

@Suite("Unions with type parameters")
struct GenericUnionTests {
    @Test("alternatives that are made for each reading do not take the choice of others")
    func nested() throws {
        typealias Inner = Either<Either<B, B>, Either<B, A>>
        for _ in 0..<20 {
            #expect(try Inner(jsonText: #"{"a":1}"#) == .right(.right(A(1))))
            #expect(try Either<Inner, Inner>(jsonText: #"{"a":1}"#) == .left(.right(.right(A(1)))))
            #expect(try Either<Either<B, B>, Inner>(jsonText: #"{"a":1}"#) == .right(.right(.right(A(1)))))
        }
    }
}
