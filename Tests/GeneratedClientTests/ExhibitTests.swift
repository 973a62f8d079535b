import EndpointRuntime
import EndpointTesting
import Foundation
import Testing
import WorldClient

/// Each construct of a schema is read from a response and sent in a request with the same bytes.
@Suite("Round trips of the constructs of schemas", .serialized)
struct ExhibitTests {
    let server = StubServer()

    @Test(
        "a value from a response is sent unchanged",
        arguments: [
            // patternProperties, additionalProperties with a schema and with any
            #"{"labels":{"name":"n","x-a":"1","x-b":"2"}}"#, #"{"settings":{"theme":"dark","loud":true,"wide":false}}"#,
            #"{"loose":{"id":"1","a":[1,{"b":null}],"c":1.5}}"#,
            // constants of every kind
            #"{"seal":{"object":"seal","version":2,"valid":true,"ratio":0.5,"name":"wax"}}"#,
            // integer enums, listed and not
            #"{"floor":-1}"#, #"{"floor":7}"#,
            // numbers beyond Int64
            #"{"weight":18446744073709551615}"#, #"{"count":-9223372036854775808}"#,
            #"{"serial":123456789012345678901234567890}"#, #"{"serial":[1e400,0.1]}"#,
            // null next to a reference and among elements
            #"{"breeze":{"from":"N"}}"#, #"{"values":[1,null]}"#, "{}",
            // a reference with siblings, and a union among the parts of an allOf
            #"{"storm":{"from":"N","to":"S","force":9}}"#, #"{"loan":{"title":"T","member":"m"}}"#,
            #"{"loan":{"title":"T","library":"l"}}"#,
            // unions of unions, by kind, by tag, by members, through themselves
            #"{"shape":{"kind":"circle","radius":1.5}}"#, #"{"shape":{"kind":"disc","radius":1.5}}"#,
            #"{"shape":{"kind":"box","width":2.5}}"#,
            #"{"shape":{"kind":"cone","height":[1]}}"#, #"{"shape":7}"#, #"{"shape":7.25}"#, #"{"shape":false}"#,
            #"{"shape":["a"]}"#, #"{"shape":"2026-05-01"}"#, #"{"shape":"round"}"#,
            #"{"vehicle":{"vehicle_type":"Tram","line":4}}"#, #"{"vehicle":{"vehicle_type":"Boat","oars":2}}"#,
            #"{"rule":{"not":{"all":[{"field":"a","value":"b"},{"not":{"all":[]}}]}}}"#,
            #"{"mood":"low"}"#, #"{"mood":"so-so"}"#,
            // two types around each other
            #"{"hen":{"egg":{"hen":{"egg":{"grams":60.5}},"grams":58}}}"#,
            // a value that the schema excludes by `pattern` and `not`, which are not checked
            #"{"code":"NO"}"#,
            // formats
            #"{"formats":{"at":"2026-05-01T10:00:00.250Z","on":"2026-05-01","link":"https://a.test/?b=%20#c"}}"#,
            #"{"formats":{"id":"5e1f7a3c-0000-4000-8000-00000000000a","bytes":"AP8=","price":0.1,"ratio":0.1}}"#,
            #"{"formats":{"small":-2147483648,"large":9007199254740993,"lasting":"P1D","flag":true}}"#,
        ]
    )
    func roundTrip(text: String) async throws {
        server.on(World.KeepExhibit.self).respond(.json(text), .json("{}"))
        let exhibit = try await server.client.send(World.KeepExhibit(body: World.Exhibit()))
        _ = try await server.client.send(World.KeepExhibit(body: exhibit))
        #expect(server.requests.map(\.text) == ["{}", text])
        #expect(server.requests.last?.headers["Content-Type"] == "application/json")
    }

    @Test(
        "null is kept in a nullable member, because the type is also the body of a PUT",
        arguments: ["nothing", "breeze"]
    )
    func keptNull(name: String) throws {
        let text = ##"{"\##(name)":null}"##
        #expect(try read(text) != World.Exhibit())
        #expect(try read(text).jsonText() == text)
    }

    @Test("null counts as absent in a member that is not nullable", arguments: ["floor", "seal", "hen"])
    func null(name: String) throws {
        let exhibit = try read(##"{"\##(name)":null}"##)
        #expect(exhibit == World.Exhibit())
        #expect(try exhibit.jsonText() == "{}")
    }

    @Test("each construct is read as the value that its schema describes")
    func values() throws {
        #expect(try read(#"{"labels":{"x-a":"1"}}"#).labels?.additionalProperties == ["x-a": "1"])
        #expect(try read(#"{"settings":{"theme":"","loud":true}}"#).settings?.additionalProperties == ["loud": true])
        #expect(try read(#"{"floor":7}"#).floor == .undocumented(7))
        #expect(try read(#"{"floor":-1}"#).floor == .minus1)
        #expect(try read(#"{"weight":18446744073709551615}"#).weight == .max)
        #expect(try read(#"{"storm":{"from":"N","force":9}}"#).storm == World.Exhibit.Storm(from: "N", force: 9))
        #expect(
            try read(#"{"loan":{"title":"T","member":"m"}}"#).loan
                == World.Loan(title: "T", variant: .toMember(.init(member: "m")))
        )
        #expect(
            try read(#"{"shape":{"kind":"disc","radius":1}}"#).shape
                == .figure(.circle(World.Circle(kind: "disc", radius: 1)))
        )
        #expect(try read(#"{"shape":7}"#).shape == .integer(7))
        #expect(try read(#"{"shape":7.5}"#).shape == .number(7.5))
        let day = try #require(CalendarDate(year: 2026, month: 5, day: 1))
        #expect(try read(#"{"shape":"2026-05-01"}"#).shape == .calendarDate(day))
        #expect(try read(#"{"shape":"round"}"#).shape == .string("round"))
        #expect(
            try read(#"{"vehicle":{"vehicle_type":"Tram","line":4}}"#).vehicle
                == .tram(World.Tram(line: 4))
        )
        #expect(
            try read(#"{"rule":{"not":{"field":"a","value":"b"}}}"#).rule
                == .not(.init(not: .equals(.init(field: "a", value: "b"))))
        )
        #expect(try read(#"{"hen":{"egg":{"grams":1}}}"#).hen?.egg?.grams == 1)
    }

    @Test(
        "a value that its schema does not allow is an error with its place",
        arguments: [
            (
                #"{"seal":{"object":"wax","version":2,"valid":true,"ratio":0.5,"name":"n"}}"#,
                #"seal.object: expected "seal", found the string "wax" (byte 18)"#
            ),
            (
                #"{"seal":{"object":"seal","version":3,"valid":true,"ratio":0.5,"name":"n"}}"#,
                "seal.version: expected 2, found the number 3 (byte 35)"
            ),
            (
                #"{"seal":{"object":"seal","version":2,"valid":true,"name":"n"}}"#,
                "seal.ratio: required, but missing (byte 8)"
            ),
            (
                #"{"count":9223372036854775808}"#,
                "count: expected a whole number from -9223372036854775808 to 9223372036854775807, "
                    + "found the number 9223372036854775808 (byte 9)"
            ),
            (
                #"{"weight":-1}"#,
                "weight: expected a whole number from 0 to 18446744073709551615, found the number -1 (byte 10)"
            ),
            (#"{"labels":{"x-a":1}}"#, "labels.x-a: expected a string, found the number 1 (byte 17)"),
            (
                #"{"settings":{"theme":"","loud":1}}"#,
                "settings.loud: expected true or false, found the number 1 (byte 31)"
            ),
            (#"{"rule":{"all":[{"field":"a"}]}}"#, "rule.all[0].value: required, but missing (byte 16)"),
            (#"{"loan":{"title":"T"}}"#, "loan.member: required, but missing (byte 8)"),
            (#"{"shape":{"kind":"box"}}"#, "shape.width: required, but missing (byte 9)"),
            (#"{"shape":null,"storm":{"from":"N"}}"#, "storm.force: required, but missing (byte 22)"),
        ]
    )
    func faults(text: String, message: String) async throws {
        server.on(World.KeepExhibit.self).respond(.json(text))
        let result = await server.client.result(of: World.KeepExhibit(body: World.Exhibit()))
        guard case .failure(let error) = result, case .decoding(let fault) = error.reason else {
            Issue.record("no fault: \(result)")
            return
        }
        #expect("\(fault.underlying)" == message)
    }

    @Test("a writeOnly member is only sent, and a readOnly member is only received")
    func directions() async throws {
        server.on(World.AddEntry.self).respond(.json(#"{"number":7,"text":"t"}"#, status: 201))
        let added = try await server.client.send(World.AddEntry(body: World.Entry(text: "t", secret: "s")))
        #expect(server.requests.map(\.text) == [#"{"text":"t","secret":"s"}"#])
        #expect(added == World.Entry(text: "t", number: 7))
    }

    private func read(_ text: String) throws -> World.Exhibit { try World.Exhibit(jsonText: text) }
}
