import Testing

@testable import EndpointDescription

@Suite("An overlay")
struct OverlayTests {
    /// The text after an overlay's actions, and the diagnostics.
    private func overlaid(
        _ text: String,
        _ actions: String,
        head: String = #""overlay": "1.0.0""#,
        tail: String = ""
    ) throws -> (String, [String]) {
        let log = DiagnosticLog()
        let root = try #require(readJSON(Array(text.utf8), path: "api.json", into: log))
        let overlay = try #require(
            readJSON(Array("{\(head), \"actions\": [\(actions)]\(tail)}".utf8), path: "o.json", into: log)
        )
        let result = applyOverlay(overlay, to: root, into: log)
        return (result.text, log.diagnostics.map(\.description))
    }

    @Test(
        "actions update and remove values, each on the result of the one before",
        arguments: [
            // Objects: new members, replaced ones, merged ones.
            (#"{"a": {"x": 1}}"#, #"{"target": "$.a", "update": {"y": 2}}"#, #"{"a":{"x":1,"y":2}}"#),
            (
                #"{"a": {"x": 1}}"#, #"{"target": "$", "update": {"a": {"x": "one"}, "b": [3]}}"#,
                #"{"a":{"x":"one"},"b":[3]}"#
            ),
            (
                #"{"a": {"x": {"deep": 1}}}"#, #"{"target": "$.a", "update": {"x": {"more": 2}}}"#,
                #"{"a":{"x":{"deep":1,"more":2}}}"#
            ),
            (#"{"a": {"x": {}}}"#, #"{"target": "$.a", "update": {"x": null}}"#, #"{"a":{"x":null}}"#),
            // Names are compared by their scalars.
            (#"{"\u00e9": 1}"#, #"{"target": "$", "update": {"e\u0301": 2}}"#, #"{"\u00e9":1,"e\u0301":2}"#),
            (
                #"{"l": [{"a": {"\u00e9": 1}, "b": {"e\u0301": 1}}]}"#,
                #"{"target": "$.l[?@.a != @.b].a", "update": {"x": 2}}"#,
                #"{"l":[{"a":{"\u00e9":1,"x":2},"b":{"e\u0301":1}}]}"#
            ),
            // Arrays: an element, or several.
            (#"{"a": [1]}"#, #"{"target": "$.a", "update": 2}"#, #"{"a":[1,2]}"#),
            (#"{"a": [1]}"#, #"{"target": "$.a", "update": {"b": 2}}"#, #"{"a":[1,{"b":2}]}"#),
            (#"{"a": [1]}"#, #"{"target": "$.a", "update": [2, [3]]}"#, #"{"a":[1,2,[3]]}"#),
            (
                #"{"a": {"tags": ["x"]}}"#, #"{"target": "$.a", "update": {"tags": ["y"]}}"#,
                #"{"a":{"tags":["x","y"]}}"#
            ),
            // Other values.
            (#"{"a": 1}"#, #"{"target": "$.a", "update": "one"}"#, #"{"a":"one"}"#),
            (#"{"a": ["x", "y"]}"#, #"{"target": "$.a[?@ == 'x']", "update": null}"#, #"{"a":[null,"y"]}"#),
            // Copies.
            (
                #"{"a": {"x": 1}, "b": {"x": 2, "y": [3]}}"#, #"{"target": "$.a", "copy": "$.b"}"#,
                #"{"a":{"x":2,"y":[3]},"b":{"x":2,"y":[3]}}"#
            ),
            (#"{"a": [1], "b": [2]}"#, #"{"target": "$.a", "copy": "$.b"}"#, #"{"a":[1,2],"b":[2]}"#),
            (#"{"a": [1], "b": 2}"#, #"{"target": "$['a', 'a']", "copy": "$.b"}"#, #"{"a":[1,2],"b":2}"#),
            (#"{"a": 1, "b": 2}"#, #"{"target": "$.a", "copy": "$.b"}"#, #"{"a":2,"b":2}"#),
            (#"{"a": {"x": 1}}"#, #"{"target": "$.a", "copy": "$"}"#, #"{"a":{"x":1,"a":{"x":1}}}"#),
            (
                #"{"p": {"old": {"x": 1}}}"#,
                #"{"target": "$.p", "update": {"new": {}}}, {"target": "$.p.new", "copy": "$.p.old"}, {"target": "$.p.old", "remove": true}, {"target": "$.p.new", "update": {"y": 2}}"#,
                #"{"p":{"new":{"x":1,"y":2}}}"#
            ),
            (
                #"{"a": {"s": {"l": [1]}}, "b": {}}"#,
                #"{"target": "$.b", "copy": "$.a"}, {"target": "$.b.s.l", "update": 2}"#,
                #"{"a":{"s":{"l":[1]}},"b":{"s":{"l":[1,2]}}}"#
            ),
            // Removals.
            (#"{"a": 1, "b": 2}"#, #"{"target": "$.a", "remove": true}"#, #"{"b":2}"#),
            (#"{"a": [1, 2, 3]}"#, #"{"target": "$.a[0, 2]", "remove": true}"#, #"{"a":[2]}"#),
            (#"{"a": {"d": 1}, "b": [{"d": 2}]}"#, #"{"target": "$..d", "remove": true}"#, #"{"a":{},"b":[{}]}"#),
            (#"{"a": 1}"#, #"{"target": "$", "remove": false, "update": {"b": 2}}"#, #"{"a":1,"b":2}"#),
            // Actions in their order.
            (
                #"{"a": 1}"#,
                #"{"target": "$", "update": {"b": {}}}, {"target": "$.b", "update": {"c": 3}}, {"target": "$.a", "remove": true}"#,
                #"{"b":{"c":3}}"#
            ),
            (
                #"{"p": [{"n": "q"}]}"#,
                #"{"target": "$.p[?(@.n == 'q')]", "update": {"x": [true]}}, {"target": "$.p[0].x[0]", "remove": true}"#,
                #"{"p":[{"n":"q","x":[]}]}"#
            ),
            // One text at several places is several values.
            (
                #"{"a": {}, "b": {}}"#,
                #"{"target": "$.*", "update": {"x": {}}}, {"target": "$.a.x", "update": {"y": 1}}"#,
                #"{"a":{"x":{"y":1}},"b":{"x":{}}}"#
            ),
            // Texts stay as they were written.
            (
                #"{"a": "\u0041", "n": 1.50}"#, #"{"target": "$", "update": {"b": "\u0042"}}"#,
                #"{"a":"\u0041","n":1.50,"b":"\u0042"}"#
            ),
        ] as [(String, String, String)]
    )
    func applies(text: String, actions: String, result: String) throws {
        let (written, reported) = try overlaid(text, actions)
        #expect(written == result)
        #expect(reported.isEmpty)
    }

    @Test("a target that matches nothing is a warning, and the other actions apply")
    func nothing() throws {
        let (written, reported) = try overlaid(
            #"{"a": 1}"#,
            #"{"target": "$.b", "remove": true}, {"target": "$", "update": {"c": 2}}"#
        )
        #expect(written == #"{"a":1,"c":2}"#)
        #expect(reported == ["o.json:1:45: warning: '$.b' matches nothing in 'api.json'\n    at #/actions/0/target"])
    }

    @Test(
        "a fault is reported at its place in the overlay, and no action is applied",
        arguments: [
            (
                #"{"target": "$.a", "update": {}}"#,
                "o.json:1:62: error: the number at '#/a' cannot become this object"
            ),
            (
                #"{"target": "$", "update": 1}"#,
                "o.json:1:60: error: the object at '#' cannot become this number"
            ),
            (
                #"{"target": "$['a', 'a']", "copy": "$.*.none"}"#,
                "o.json:1:68: error: 'copy' must match one value; it matches 0"
            ),
            (#"{"target": "$.a", "copy": 1}"#, "o.json:1:60: error: 'copy' must be a JSONPath, not this number"),
            (
                #"{"target": "$.a", "copy": "$", "update": 1}"#,
                "o.json:1:60: error: this action has both 'update' and 'copy'"
            ),
            (
                ##"{"target": "$.a", "$ref": "#/components/actions/ad"}"##,
                "o.json:1:60: error: there is no reusable action 'ad'; did you mean 'add'?"
            ),
            (
                ##"{"target": "$.a", "$ref": "#/actions/0"}"##,
                "o.json:1:60: error: the '$ref' of an action must begin with '#/components/actions/'"
            ),
            (#"{"target": "$", "remove": true}"#, "o.json:1:45: error: the whole description cannot be removed"),
            (
                #"{"target": "$.a[x]", "remove": true}"#,
                "o.json:1:45: error: '$.a[x]' is not a JSONPath: expected a name in quotation marks, a number, ':', '*' or '?', at character 5"
            ),
            (
                #"{"target": "$.é[x]", "remove": true}"#,
                "o.json:1:45: error: '$.é[x]' is not a JSONPath: expected a name in quotation marks, a number, ':', '*' or '?', at character 5"
            ),
            (#"{"target": "$.a"}"#, "o.json:1:34: error: this action has none of 'update', 'copy' and 'remove'"),
            (
                #"{"remove": true}"#,
                "o.json:1:34: error: an action must have a 'target', a JSONPath such as '$.paths'"
            ),
            (#"{"target": "$.a", "remove": 1}"#, "o.json:1:62: error: 'remove' must be true or false, not this number"),
            (
                #"{"target": "$.a", "remov": true}"#,
                "o.json:1:61: error: 'remov' is not a member of an action; did you mean 'remove'?"
            ),
            (
                ##"{"target": "$.a", "$ref": "#/components/actions/gone", "update": 3}"##,
                "o.json:1:99: error: 'update' has no effect next to a reusable action that removes"
            ),
            ("7", "o.json:1:34: error: an action must be an object, not this number"),
        ] as [(String, String)]
    )
    func faults(action: String, message: String) throws {
        let reusable = #", "components": {"actions": {"add": {"fields": {}}, "gone": {"fields": {"remove": true}}}}"#
        let (written, reported) = try overlaid(
            #"{"a": 1}"#,
            #"\#(action), {"target": "$", "update": {"b": 2}}"#,
            tail: reusable
        )
        #expect(written == #"{"a":1}"#)
        #expect(reported.contains { $0.hasPrefix(message) }, "\(reported)")
    }

    @Test(
        "a file that is not an overlay is an error",
        arguments: [
            (
                #""openapi": "3.1.0""#,
                "o.json:1:1: error: there is no 'overlay' member, so this is not an OpenAPI Overlay"
            ),
            (#""overlay": "2.0.0""#, "o.json:1:13: error: Overlay 2.0.0 is not supported; 1.0, 1.1 and 1.2 are"),
            (#""overlay": "1.10.0""#, "o.json:1:13: warning: Overlay 1.10.0 is unknown; it is read as 1.2"),
            (#""overlay": "10.0.0""#, "o.json:1:13: error: Overlay 10.0.0 is not supported; 1.0, 1.1 and 1.2 are"),
            (
                #""overlay": "1.0.0", "acions": []"#,
                "o.json:1:32: error: 'acions' is not a member of an overlay; did you mean 'actions'?"
            ),
        ] as [(String, String)]
    )
    func head(head: String, message: String) throws {
        let (_, reported) = try overlaid("{}", "", head: head)
        #expect(reported.contains { $0.hasPrefix(message) }, "\(reported)")
    }

    @Test("a reusable action applies to the target of the action that refers to it")
    func reusable() throws {
        let head = #"""
            "overlay": "1.2.0", "$self": "https://a.test/o.json",
            "components": {"actions": {"a/b": {"description": "-", "fields": {"update": {"x": 1}}}}}
            """#
        let actions = ##"""
            {"$ref": "#/components/actions/a~1b", "target": "$.a"},
            {"$ref": "#/components/actions/a~1b", "target": "$.b", "description": "-", "update": {"y": 2}}
            """##
        let (written, reported) = try overlaid(#"{"a": {}, "b": {}}"#, actions, head: head)
        #expect(written == #"{"a":{"x":1},"b":{"y":2}}"#)
        #expect(reported.isEmpty)
    }

    @Test("values of different kinds replace each other only in version 1.0")
    func kinds() throws {
        let text = #"{"a": {"t": "x"}, "l": []}"#
        let update = #"{"target": "$.a", "update": {"t": ["x", "y"]}}"#
        #expect(try overlaid(text, update).0 == #"{"a":{"t":["x","y"]},"l":[]}"#)
        let (written, reported) = try overlaid(text, update, head: #""overlay": "1.1.0""#)
        #expect(written == #"{"a":{"t":"x"},"l":[]}"#)
        #expect(reported.first?.hasPrefix("o.json:1:68: error: the string at '#/a/t' cannot become this array") == true)
        let element = #"{"target": "$", "update": {"l": {"x": 1}}}"#
        let (_, unwrapped) = try overlaid(text, element, head: #""overlay": "1.1.0""#)
        let remedy = "write it in an array to append it, or remove the array before this action"
        #expect(unwrapped.first?.hasSuffix(remedy) == true)
        let mixed = #"{"target": "$.*", "update": {"x": 1}}"#
        #expect(try overlaid(text, mixed).0 == #"{"a":{"t":"x","x":1},"l":[{"x":1}]}"#)
        let (_, refused) = try overlaid(text, mixed, head: #""overlay": "1.1.0""#)
        #expect(refused.first?.contains("error: the target matches values of several kinds") == true)
    }

    @Test("added values are located in the overlay, all others in the description, and pointers span both")
    func places() throws {
        let log = DiagnosticLog()
        let text = #"""
            {"openapi": "3.1.0", "info": {"title": "T"}, "paths": {},
             "components": {"schemas": {
               "A": {"type": "strng"},
               "B": {"type": "object", "properties": {}}}}}
            """#
        let overlayText = #"""
            {"overlay": "1.0.0", "actions": [
             {"target": "$.components.schemas.B.properties",
              "update": {"x": {"type": "integr"}}}]}
            """#
        let overlay = try #require(readDocument(Array(overlayText.utf8), path: "o.json", into: log))
        let description = readDescription(Array(text.utf8), path: "api.json", overlay: overlay, into: log)
        #expect(description?.schemas.map(\.name) == ["A", "B"])
        let reported = log.diagnostics.map { $0.description.prefix { $0 != "\n" } }
        #expect(
            reported == [
                "api.json:3:18: error: 'strng' is not a type; did you mean 'string'?",
                "o.json:3:28: error: 'integr' is not a type; did you mean 'integer'?",
            ]
        )
    }

    @Test("an update that fits none of many targets is reported once")
    func once() throws {
        let (_, reported) = try overlaid(#"{"a": [1, 2, 3], "b": 4}"#, #"{"target": "$..*", "update": {"x": 5}}"#)
        #expect(reported.count == 1)
    }

    @Test("an overlay that grows without limit is an error")
    func bounded() throws {
        let log = DiagnosticLog()
        // Each action puts into every object as many objects as there are.
        let action = #"{"target": "$..*", "update": {"a": {"a": {"a": {}}}, "b": {"a": {}, "b": {}}, "c": {"c": {}}}}"#
        let actions = Array(repeating: action, count: 40).joined(separator: ", ")
        let overlay = readJSON(
            Array(#"{"overlay": "1.0.0", "actions": [\#(actions)]}"#.utf8),
            path: "o.json",
            into: log
        )
        let root = try #require(readJSON(Array(#"{"a": {}}"#.utf8), path: "api.json", into: log))
        let result = applyOverlay(try #require(overlay), to: root, within: OverlayWork(stepLimit: 5_000), into: log)
        #expect(result.text == #"{"a":{}}"#)
        #expect(
            log.diagnostics.map(\.message) == ["this overlay is too expensive: it takes more than 5000 steps or 256 MB"]
        )
    }

    @Test("the bound grows with the description")
    func proportionalBound() throws {
        func bound(values: Int) throws -> Int {
            let text = "[\(Array(repeating: "0", count: values - 1).joined(separator: ","))]"
            return OverlayWork(for: try #require(readJSON(Array(text.utf8), path: "api.json", into: DiagnosticLog())))
                .stepLimit
        }
        #expect(try bound(values: 10) == 10_000_000)
        #expect(try bound(values: 200_000) == 20_000_000)
        #expect(try bound(values: 1_200_000) == 100_000_000)
    }

    @Test("many small updates of one large object cost little")
    func manyUpdates() throws {
        let log = DiagnosticLog()
        let members = (0..<5_000).map { #""S\#($0)": {}"# }.joined(separator: ", ")
        let root = try #require(readJSON(Array("{\(members)}".utf8), path: "api.json", into: log))
        let added = (0..<1_000).map { #"{"target": "$", "update": {"A\#($0)": {"a": 1}, "S7": {"n\#($0)": 1}}}"# }
        let others = [#"{"target": "$.S8", "remove": true}"#, #"{"target": "$", "update": {"A0": {"b": 2}, "S8": 9}}"#]
        let text = #"{"overlay": "1.1.0", "actions": [\#((added + others).joined(separator: ", "))]}"#
        let overlay = try #require(readJSON(Array(text.utf8), path: "o.json", into: log))
        let result = applyOverlay(overlay, to: root, within: OverlayWork(stepLimit: 30_000), into: log)
        #expect(log.diagnostics.map(\.message) == [])
        #expect(result.count == 6_000)
        #expect(result["A0"]?.text == #"{"a":1,"b":2}"#)
        #expect(result["S7"]?.count == 1_000)
        #expect(result["S8"]?.text == "9")
    }

    @Test("text that is inserted at many targets counts at each of them")
    func manyBytes() throws {
        let log = DiagnosticLog()
        let text = #"{"overlay": "1.0.0", "actions": [{"target": "$.*", "update": {"t": "0123456789"}}]}"#
        let overlay = try #require(readJSON(Array(text.utf8), path: "o.json", into: log))
        let root = try #require(readJSON(Array(#"{"a": {}, "b": {}, "c": {}}"#.utf8), path: "api.json", into: log))
        _ = applyOverlay(overlay, to: root, within: OverlayWork(byteLimit: 60), into: log)
        #expect(!log.hasErrors)
        _ = applyOverlay(overlay, to: root, within: OverlayWork(byteLimit: 50), into: log)
        #expect(log.hasErrors)
    }

    @Test("nesting beyond what is read is an error")
    func deep() throws {
        let deep = String(repeating: #"{"a": "#, count: 300) + "{}" + String(repeating: "}", count: 300)
        let target = "$" + String(repeating: ".a", count: 300)
        let (_, reported) = try overlaid(deep, #"{"target": "\#(target)", "update": \#(deep)}"#)
        #expect(reported.first?.contains("error: this would nest arrays and objects more than 512 deep") == true)
    }
}
