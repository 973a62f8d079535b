import EndpointRuntime
import Testing

@testable import EndpointTesting

@Suite("Reading a choice back", .serialized)
struct StubChoiceTests {
    @Test(
        "separators as written make a list, because a text has them percent-encoded",
        arguments: [RequestEncoder.Style.simple, .label, .matrix]
    )
    func separators(style: RequestEncoder.Style) throws {
        for colors in [Colors.several(["a", "b,c"]), .one("a,b"), .one("a")] {
            let request = try sent("/{a}") {
                $0.path = "/\(colors, style, explode: false, name: "a")"
                $0.query("a", colors, style: .form, explode: false)
                $0.cookie("a", colors, explode: false)
            }
            #expect(try request.path("a", style: style, explode: false) == colors)
            #expect(try request.query("a", style: .form, explode: false) == colors)
            #expect(try request.cookie("a", explode: false) == colors)
        }
    }

    @Test(
        "equals signs as written make an object, because a text and a list have them percent-encoded",
        arguments: [RequestEncoder.Style.simple, .label, .matrix]
    )
    func members(style: RequestEncoder.Style) throws {
        for colors in [Colors.parts(["R": 1, "G": 2]), .parts(["R": 1]), .several(["R=1", "G=2"]), .one("R=1")] {
            // A dot may be part of a text, so a list of this style is read as a text.
            if style == .label, case .several = colors { continue }
            let request = try sent("/{a}") { $0.path = "/\(colors, style, explode: true, name: "a")" }
            #expect(try request.path("a", style: style, explode: true) == colors)
        }
    }

    @Test(
        "a body is read as the media type that the request names, or as the most specific range around it",
        arguments: [
            ("video/mp4", "video"), ("Image/PNG; q=1", "image"), ("image/svg+xml", "drawing"), ("audio/ogg", "any"),
        ]
    )
    func ranges(sent contentType: String, expected: String) throws {
        let request = try sent(method: .post) { $0.text("a", contentType: contentType) }
        let cases = [("*/*", "any"), ("image/*", "image"), ("video/*", "video"), ("image/svg+xml", "drawing")]
        let readings = cases.map { range, name in (mediaType: range, read: { (_: StubRequest) in name }) }
        #expect(try request.body(readings) == expected)
    }

    @Test("a number is read as a number beside an enum that does not list it")
    func numbers() throws {
        for consistency in [Consistency.factor(2), .level(.majority), .level(.undocumented("some"))] {
            let request = try sent("/{a}") {
                $0.path = "/\(consistency)"
                $0.query("a", consistency)
                $0.header("X-A", consistency)
            }
            #expect(try request.path("a") == consistency)
            #expect(try request.query("a") == consistency)
            #expect(try request.query("a") == Optional(consistency))
            #expect(try request.header("X-A") == consistency)
        }
    }

    @Test("texts within an object of a choice are numbers where its type has numbers")
    func membersOfObjects() throws {
        for shape in [Shape.circle(Circle(radius: 3, label: "7")), .square(Square(side: 4, isFilled: true))] {
            let request = try sent(method: .post) {
                $0.form(shape)
                $0.query("a", shape, style: .deepObject)
                $0.header("X-A", shape)
            }
            #expect(try request.form() == shape)
            #expect(try request.query("a", style: .deepObject) == shape)
            #expect(try request.header("X-A") == shape)
        }
    }

    private struct Circle: JSONModel, Hashable {
        var radius: Int
        var label: String?

        init(radius: Int, label: String?) { (self.radius, self.label) = (radius, label) }

        init(from json: inout ObjectReader) throws {
            radius = try json.required("radius")
            label = try json.optional("label")
        }

        func encode(to json: inout ObjectWriter) throws {
            try json.required("radius", radius)
            try json.optional("label", label)
        }
    }

    private struct Square: JSONModel, Hashable {
        var side: Double
        var isFilled: Bool

        init(side: Double, isFilled: Bool) { (self.side, self.isFilled) = (side, isFilled) }

        init(from json: inout ObjectReader) throws {
            side = try json.required("side")
            isFilled = try json.required("isFilled")
        }

        func encode(to json: inout ObjectWriter) throws {
            try json.required("side", side)
            try json.required("isFilled", isFilled)
        }
    }

    private enum Shape: Union {
        case circle(Circle), square(Square)

        static let alternatives = Alternatives<Shape>(.init(Shape.circle), .init(Shape.square))

        init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

        var alternative: UnionValue {
            switch self {
            case .circle(let value): UnionValue(value)
            case .square(let value): UnionValue(value)
            }
        }
    }

    private enum Colors: Union {
        case one(String), several([String]), parts([String: Int])

        static let alternatives = Alternatives<Colors>(
            .init(Colors.one, .string),
            .init(Colors.several, .array),
            .init(Colors.parts, .object)
        )

        init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

        var alternative: UnionValue {
            switch self {
            case .one(let value): UnionValue(value)
            case .several(let value): UnionValue(value)
            case .parts(let value): UnionValue(value)
            }
        }
    }

    private enum Level: OpenEnum {
        case majority, undocumented(String)

        static let allCases: [Level] = [.majority]

        var rawValue: String { if case .undocumented(let text) = self { text } else { "majority" } }
    }

    private enum Consistency: Union {
        case factor(Int), level(Level)

        static let alternatives = Alternatives<Consistency>(
            .init(Consistency.factor, .integer),
            .init(Consistency.level, .string)
        )

        init(from json: inout ValueReader) throws { self = try json.read(as: Self.alternatives) }

        var alternative: UnionValue {
            switch self {
            case .factor(let value): UnionValue(value)
            case .level(let value): UnionValue(value)
            }
        }
    }
}
