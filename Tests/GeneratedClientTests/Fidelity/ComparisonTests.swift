import EndpointTesting
import Testing

@testable import Fidelity

@Suite("Comparison of the fidelity checks")
struct ComparisonTests {
    private func compare(_ a: String, _ b: String, keepsNull: Bool = false) throws -> Comparison {
        var comparison = Comparison()
        comparison.keepsNull = keepsNull
        comparison.compare(try PlainParser.parse(a), try PlainParser.parse(b))
        return comparison
    }

    @Test(
        "values that mean the same have no difference",
        arguments: [
            ("1", "1.0"), ("100", "1e2"), (#"{"a": 1, "b": 2}"#, #"{"b": 2, "a": 1}"#), (#""\u00e9""#, #""é""#),
            ("-0.0", "0"), (#""2020-01-01T02:00:00+02:00""#, #""2020-01-01T00:00:00Z""#),
        ]
    )
    func same(a: String, b: String) throws {
        #expect(try compare(a, b).differences.isEmpty)
    }

    @Test(
        "every other difference is found with its place",
        arguments: [
            (#"{"a": [1]}"#, #"{"a": [2]}"#, "changed /a/0"), (#"{"a": 1}"#, "{}", "lost /a"),
            ("{}", #"{"a/b": 1}"#, "added /a~1b"), ("[1]", "[1, 1]", "changed "), (#""e\u0301""#, #""é""#, "changed "),
            ("9007199254740993", "9007199254740995", "changed "), ("true", "1", "changed "),
            (#""2020-01-01T00:00:00Z""#, #""2020-01-01T00:00:01Z""#, "changed "),
            (#""2020-01-01T00:00:00.123456Z""#, #""2020-01-01T00:00:00.123Z""#, "changed "),
        ]
    )
    func different(a: String, b: String, expected: String) throws {
        #expect(try compare(a, b).differences.map { "\($0.kind) \($0.path)" } == [expected])
    }

    @Test("null becomes absent except where it has a meaning")
    func null() throws {
        #expect(try compare(#"{"a": null}"#, "{}").accepted == [.nullBecomesAbsent])
        #expect(try compare(#"{"a": null}"#, "{}", keepsNull: true).differences.count == 1)
    }

    @Test("a value is shrunk to the part that fails")
    func shrink() throws {
        let value = try PlainParser.parse(#"{"a": [1, {"b": 2}, 3], "c": {"d": [4]}}"#)
        let smallest = value.shrunk { $0.description.contains("4") }
        #expect(smallest == (try PlainParser.parse(#"{"c": {"d": [4]}}"#)))
    }

    @Test("a mutation removes a member or changes the kind of a scalar")
    func mutations() throws {
        let value = try PlainParser.parse(#"{"a": {"b": 1}}"#)
        var random = SeededGenerator(seed: 1)
        for _ in 0..<20 {
            let missing = try #require(Mutation.withoutMember(value, &random)?.applied(to: value))
            #expect(["{}", #"{"a":{}}"#].contains(missing.description))
            let other = try #require(Mutation.withOtherKind(value, &random)?.applied(to: value))
            #expect(other["a"]?["b"]?.kind != .number)
        }
    }
}
