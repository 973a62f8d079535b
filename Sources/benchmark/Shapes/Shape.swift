import EndpointGeneration

/// A description that is extreme in one respect.
struct Shape {
    var name: String
    /// The description in JSON.
    var text: String
    /// Whether the description is an error.
    var isFaulty = false
    var configuration = Configuration()
    /// Whether every operation is explained, in place of generating the client.
    var isExplained = false
    /// Whether stubs are generated as well.
    var hasStubs = false

    /// A description of one component and further components.
    static func schema(_ name: String, _ schema: String, beside others: [String] = []) -> Shape {
        let schemas = members([(["\"Extreme\": \(schema)"] + others).joined(separator: ", ")])
        return Shape(name: name, text: description(paths: "{}", #", "components": {"schemas": \#(schemas)}"#))
    }

    /// A description of one operation, `POST /a`.
    ///
    /// - Parameter more: further members of the description, each after a comma.
    static func operation(
        _ name: String,
        path: String = "/a",
        _ members: String,
        responses: String = #"{"204": {"description": "Done."}}"#,
        more: String = ""
    ) -> Shape {
        let paths = #"{"\#(path)": {"post": {"operationId": "send", \#(members)"responses": \#(responses)}}}"#
        return Shape(name: name, text: description(paths: paths, more))
    }

    static func description(paths: String, _ more: String = "") -> String {
        #"{"openapi": "3.1.0", "info": {"title": "Shape", "version": "1"}, "paths": \#(paths)\#(more)}"#
    }

    static func members(_ members: [String]) -> String { "{" + members.joined(separator: ", ") + "}" }

    static func list(_ elements: [String]) -> String { "[" + elements.joined(separator: ", ") + "]" }

    /// `{"p0": {"type": "string"}, "p1": …}`
    static func properties(_ count: Int, _ head: String = "p") -> String {
        members((0..<count).map { #""\#(head)\#($0)": {"type": "string"}"# })
    }

    /// A schema nested in itself `levels` times. `#` stands for the inner schema and `@` for the number of the level.
    static func nest(_ levels: Int, _ outer: String, in inner: String = #"{"type": "string"}"#) -> String {
        let parts = outer.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let heads = (0..<levels).map { parts[0].replacing("@", with: String($0)) }
        let tails = (0..<levels).reversed().map { parts[1].replacing("@", with: String($0)) }
        return heads.joined() + inner + tails.joined()
    }
}

/// The element of each number below `count`.
func repeated(_ count: Int, _ element: (Int) -> String) -> [String] { (0..<count).map(element) }
