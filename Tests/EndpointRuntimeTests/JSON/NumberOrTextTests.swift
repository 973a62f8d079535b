import EndpointRuntime
import Foundation
import Testing

@Suite("Numbers that may be texts")
struct NumberOrTextTests {
    @Test(
        "a number is read from a number and from a text",
        arguments: [("12", 12), (#""12""#, 12), (#""-7""#, -7), ("1e2", 100), (#""1e2""#, 100), (#""\u0031""#, 1)]
            as [(String, Int)]
    )
    func reads(json: String, expected: Int) throws {
        #expect(try NumberOrText<Int>(jsonText: json).plain == expected)
        #expect(try JSONDecoder().decode(NumberOrText<Int>.self, from: Data(json.utf8)).plain == expected)
    }

    @Test(
        "a text that is not the number is an error",
        arguments: [
            #""""#, #""a""#, #"" 12""#, #""12 ""#, "\"\u{FEFF}12\"", #""1.5""#, #""0x1""#, #""01""#, #""3000000000""#,
            #""[1]""#, "true",
            "null",
            "1.5", "3000000000", "[]",
        ]
    )
    func refuses(json: String) {
        #expect(throws: JSONError.self) { try NumberOrText<Int32>(jsonText: json) }
    }

    @Test("other numbers are read from texts without a loss")
    func otherNumbers() throws {
        #expect(try NumberOrText<UInt64>(jsonText: #""18446744073709551615""#).plain == .max)
        #expect(try NumberOrText<Double>(jsonText: #""0.1""#).plain == 0.1)
        #expect(
            try NumberOrText<Decimal>(jsonText: #""0.10000000000000000001""#).plain.description
                == "0.10000000000000000001"
        )
        let halves: [NumberOrText<Double>] = [1, 0.5]
        #expect(halves.plain == [1, 0.5])
    }

    @Test("members, lists, maps and nulls are read as plain numbers, and written as numbers")
    func members() throws {
        let json = #"{"id":"1","next":"2","ids":["3",4,null],"map":{"a":"5"},"three":"6"}"#
        let stock = try Stock(jsonText: json)
        #expect(stock == Stock(id: 1, next: 2, ids: [3, 4, nil], map: ["a": 5], three: .value(6)))
        #expect(try JSONDecoder().decode(Stock.self, from: Data(json.utf8)) == stock)
        #expect(try stock.jsonText() == #"{"id":1,"next":2,"ids":[3,4,null],"map":{"a":5},"three":6}"#)
        let null = try Stock(jsonText: #"{"id":1,"next":null,"ids":[],"three":null}"#)
        #expect(null == Stock(id: 1, ids: [], three: .null))
        #expect(try Stock(jsonText: #"{"id":1,"ids":[]}"#).three == .absent)
    }

    @Test("an error names the path of the text")
    func path() {
        let error = #expect(throws: JSONError.self) { try Stock(jsonText: #"{"id":1,"ids":["x"]}"#) }
        #expect(error?.description.contains("ids[0]") == true)
        #expect(error?.description.contains("a number, or a text that is one") == true)
    }

    @Test("a response is read as plain numbers")
    func response() throws {
        let response = EndpointResponse(status: 200, body: .data(Data(#"["1", 2]"#.utf8)))
        #expect(try response.json(as: [NumberOrText<Int>].self) == [1, 2])
    }
}

private struct Stock: JSONModel, Equatable {
    var id: Int
    var next: Int?
    var ids: [Int?]
    var map: [String: Int]?
    var three: Presence<Int>

    init(id: Int, next: Int? = nil, ids: [Int?], map: [String: Int]? = nil, three: Presence<Int> = .absent) {
        (self.id, self.next, self.ids, self.map, self.three) = (id, next, ids, map, three)
    }

    init(from json: inout ObjectReader) throws {
        id = try json.required("id", as: NumberOrText<Int>.self)
        next = try json.optional("next", as: NumberOrText<Int>.self)
        ids = try json.required("ids", as: [NumberOrText<Int>?].self)
        map = try json.optional("map", as: [String: NumberOrText<Int>].self)
        three = try json.presence("three", as: NumberOrText<Int>.self)
    }

    func encode(to json: inout ObjectWriter) throws {
        try json.required("id", id)
        try json.optional("next", next)
        try json.required("ids", ids)
        try json.optional("map", map)
        try json.presence("three", three)
    }
}
