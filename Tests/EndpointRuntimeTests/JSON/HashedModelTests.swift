import EndpointRuntime
import Foundation
import Testing

@Suite("Models that are compared by their members")
struct HashedModelTests {
    private struct Order: HashedModel {
        var id = 1
        var note: String?
        var code: String?
        var price = Presence<Double>.absent
        var lines: [Line] = []
        var origin = Origin(x: 1)
        var created: Date?
        var extra: [String: JSONValue] = [:]

        init() {}

        init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            note = try json.optional("note")
            code = try json.optional("code")
            price = try json.presence("price")
            lines = try json.required("lines")
            origin = try json.required("origin", as: .codable)
            created = try json.optional("created", as: UnixSeconds.self)
            extra = try json.rest(except: ["id", "note", "code", "price", "lines", "origin", "created", "kind"])
        }

        func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.optional("note", note)
            try json.nullable("code", code)
            try json.presence("price", price)
            try json.required("lines", lines)
            try json.required("origin", origin, as: .codable)
            try json.optional("created", created, as: UnixSeconds.self)
            try json.constant("kind", "order")
            try json.rest(extra)
        }
    }

    private struct Line: HashedModel {
        var text: String

        init(_ text: String) { self.text = text }
        init(from json: inout ObjectReader) throws { text = try json.required("text") }
        func encode(to json: inout ObjectWriter) throws { try json.required("text", text) }
    }

    private struct Origin: Codable, Hashable {
        var x: Int
    }

    /// Members of a type that cannot be hashed, which their JSON stands for.
    private struct Loose: HashedModel {
        var first: Opaque?
        var second: Opaque?

        init(_ first: Opaque?, _ second: Opaque?) { (self.first, self.second) = (first, second) }

        init(from json: inout ObjectReader) throws {
            first = try json.optional("first")
            second = try json.optional("second")
        }

        func encode(to json: inout ObjectWriter) throws {
            try json.optional("first", first)
            try json.optional("second", second)
        }
    }

    private struct Opaque: JSONCodable {
        var text: String

        init(_ text: String) { self.text = text }
        init(from json: inout ValueReader) throws { text = try json.read() }
        func encode(to json: inout ValueWriter) throws { try json.write(text) }
    }

    @Test("values with the same members are equal and have one hash")
    func equal() {
        var full = Order()
        full.note = "a"
        full.price = .value(2)
        full.lines = [Line("x")]
        full.created = Date(timeIntervalSince1970: 5)
        full.extra = ["more": 1]
        for order in [Order(), full] {
            let copy = order
            #expect(order == copy && order.hashValue == copy.hashValue)
        }
        #expect(Set([Order(), full, Order(), full]).count == 2)
    }

    @Test("a difference in any member makes values unequal")
    func unequal() {
        let changes: [(inout Order) -> Void] = [
            { $0.id = 2 }, { $0.note = "" }, { $0.code = "" }, { $0.price = .null }, { $0.price = .value(0) },
            { $0.lines = [Line("")] }, { $0.origin.x = 2 }, { $0.created = Date(timeIntervalSince1970: 0) },
            { $0.extra["id"] = 1 }, { $0.extra["more"] = nil as JSONValue? }, { $0.extra["more"] = .null },
        ]
        var orders: Set<Order> = []
        for change in changes {
            var order = Order()
            change(&order)
            orders.insert(order)
        }
        // One of the changes changes nothing.
        #expect(orders.count == changes.count && orders.contains(Order()))
    }

    @Test("a value in one member is not the same value in the next")
    func places() {
        var (a, b) = (Order(), Order())
        a.note = "x"
        b.code = "x"
        #expect(a != b)
        #expect(Loose(Opaque("x"), nil) != Loose(nil, Opaque("x")))
    }

    @Test("members that cannot be hashed are compared as JSON")
    func loose() {
        #expect(Loose(Opaque("x"), nil) == Loose(Opaque("x"), nil))
        #expect(Loose(Opaque("x"), nil).hashValue == Loose(Opaque("x"), nil).hashValue)
        #expect(Loose(Opaque("x"), nil) != Loose(Opaque("y"), nil))
        #expect(Loose(nil, nil) != Loose(nil, Opaque("y")))
    }

    @Test("NaN is not equal to itself, as in Swift")
    func nan() {
        var order = Order()
        order.price = .value(.nan)
        let copy = order
        #expect(order != copy)
    }
}
