import EndpointRuntime
import Foundation
import Testing

@Suite("Alternatives for lists of objects")
struct ListAlternativesTests {
    enum Choice: Union {
        case plain([JSONValue]), named([JSONValue]), open([JSONValue]), one(JSONValue)

        static let alternatives = Alternatives<Choice>(
            .init(Choice.plain, .array, needs: ["id"]),
            .init(Choice.named, .array, needs: ["id"], knows: ["name"]),
            .init(Choice.open, .array, needs: ["id"], keepsOthers: true),
            .init(Choice.one, .object, needs: ["id"])
        )

        init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

        var alternative: UnionValue {
            switch self {
            case .plain(let value), .named(let value), .open(let value): UnionValue(value)
            case .one(let value): UnionValue(value)
            }
        }

        var name: String {
            switch self {
            case .plain: "plain"
            case .named: "named"
            case .open: "open"
            case .one: "one"
            }
        }
    }

    @Test(
        "the members of all elements choose",
        arguments: [
            (#"[{"id":1}]"#, "plain"), ("[]", "plain"), ("[1]", "plain"), (#"{"id":1}"#, "one"),
            (#"[{"id":1},{"id":2,"name":"x"}]"#, "named"), (#" [ {"id":1} , {"name":"x","id":2} ] "#, "named"),
            (#"[{"id":1},{"id":2,"other":"x"}]"#, "open"), (#"[{"id":1},{"id":2,"other":"x"},7]"#, "open"),
            (#"[null,{"id":2,"name":"x"}]"#, "named"), (#"[{"id":1,"id":2}]"#, "plain"),
            (#"[{"id":1,"i\u0064":2}, null]"#, "plain"), (#"[null]"#, "plain"),
        ]
    )
    func elements(text: String, name: String) throws {
        #expect(try Choice(jsonText: text).name == name)
        #expect(try JSONDecoder().decode(Choice.self, from: Data(text.utf8)).name == name)
    }

    @Test(
        "an invalid list is rejected with the place of the error",
        arguments: [(#"[{"id":1},]"#, 10), (#"[{"id":1}"#, 9), (#"[{"id":1} {"id":2}]"#, 10), (#"[{"id":}]"#, 7)]
    )
    func faults(text: String, offset: Int) {
        let error = #expect(throws: JSONError.self) { try Choice(jsonText: text) }
        #expect(error?.offset == offset)
    }
}
