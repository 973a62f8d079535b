import EndpointRuntime
import Testing

@Suite("Models that list their members once")
struct HashedModelTests {
    private struct Order: HashedModel {
        var id = 1
        var note: String?
        var price = Presence<Double>.absent
        var lines: [Line] = []
        var tags: [String]?
        var extra: [String: JSONValue] = [:]

        init(_ change: (inout Order) -> Void = { _ in }) { change(&self) }

        init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            note = try json.optional("note")
            price = try json.presence("price")
            lines = try json.required("lines")
            tags = try json.optional("tags")
            extra = try json.rest(except: ["id", "note", "price", "lines", "tags"])
        }

        func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.optional("note", note)
            try json.presence("price", price)
            try json.required("lines", lines)
            try json.optional("tags", tags)
            try json.rest(extra)
        }

        func pairMembers(with other: Order, in pairs: inout MemberPairs) {
            pairs.add(id, other.id)
            pairs.add(note, other.note)
            pairs.add(price, other.price)
            pairs.add(lines, other.lines)
            pairs.add(tags, other.tags)
            pairs.add(extra, other.extra)
        }
    }

    private struct Line: HashedModel {
        var text: String

        init(_ text: String) { self.text = text }
        init(from json: inout ObjectReader) throws { text = try json.required("text") }
        func encode(to json: inout ObjectWriter) throws { try json.required("text", text) }
        func pairMembers(with other: Line, in pairs: inout MemberPairs) { pairs.add(text, other.text) }
    }

    /// The empty order, and one order for each member that differs from it only there.
    private static let orders = [
        Order(), Order { $0.id = 2 }, Order { $0.note = "" }, Order { $0.price = .null },
        Order { $0.price = .value(0) }, Order { $0.lines = [Line("a")] }, Order { $0.lines = [Line("b")] },
        Order { $0.tags = [] }, Order { $0.tags = ["a"] }, Order { $0.extra = ["more": .null] },
    ]

    @Test("values are equal exactly if all of their members are")
    func equality() {
        for (index, order) in Self.orders.enumerated() {
            for (place, other) in Self.orders.enumerated() {
                #expect((order == other) == (index == place), "\(index) and \(place)")
            }
        }
    }

    @Test("a difference counts whatever follows it")
    func earlyDifference() {
        let first = Order { $0.id = 2 }
        let second = Order { $0.extra = ["more": 1] }
        #expect(first != Order())
        #expect(second != Order())
        #expect(first != second)
    }

    @Test("equal values have one hash, and every member changes it")
    func hashing() {
        for order in Self.orders {
            let copy = order
            #expect(order.hashValue == copy.hashValue)
        }
        #expect(Set(Self.orders.map(\.hashValue)).count == Self.orders.count)
        #expect(Set(Self.orders + Self.orders).count == Self.orders.count)
    }

    @Test("a hash continues that of the values before it")
    func continuedHash() {
        #expect([Order(), Order()].hashValue != [Order()].hashValue)
        #expect(Pair(first: 1, order: Order()).hashValue != Pair(first: 2, order: Order()).hashValue)
    }

    @Test("the hash value of a model that hashes itself comes from its own function")
    func ownHash() {
        #expect(Draft(id: 1, note: "a").hashValue == Draft(id: 1, note: "b").hashValue)
        #expect(Draft(id: 1, note: "a").hashValue != Draft(id: 2, note: "a").hashValue)
        #expect(Set([Draft(id: 1, note: "a"), Draft(id: 1, note: "b")]).count == 1)
    }

    /// A model whose note does not count.
    private struct Draft: HashedModel {
        var id: Int
        var note: String

        init(id: Int, note: String) {
            self.id = id
            self.note = note
        }

        init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            note = try json.required("note")
        }

        func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.required("note", note)
        }

        func pairMembers(with other: Draft, in pairs: inout MemberPairs) {
            pairs.add(id, other.id)
            pairs.add(note, other.note)
        }

        static func == (a: Draft, b: Draft) -> Bool { a.id == b.id }

        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    private struct Pair: Hashable {
        var first: Int
        var order: Order
    }
}
