import EndpointDescription
import Testing

@testable import EndpointGeneration

@Suite("Faults in what is not selected")
struct SelectedFaultTests {
    /// The body of `lost` has an unknown reference, and its header becomes no parameter. `found` has no fault.
    private static let text = """
        {"openapi": "3.1.0", "info": {"title": "API", "version": "1"}, "paths": {
            "/lost": {"post": {"operationId": "lost", "parameters": [{"name": "Accept", "in": "header", "schema": {"type": "string"}}],
                "requestBody": {"content": {"application/json": {"schema": {"type": "object", "properties": {
                    "pet": {"type": "object", "properties": {"owner": {"$ref": "#/components/schemas/Ownr"}}}}}}}},
                "responses": {"204": {"description": ""}}}},
            "/found": {"get": {"operationId": "found", "responses": {"204": {"description": ""}}}},
            "/near": {"get": {"operationId": "near", "responses": {"200": {"description": "", "content": {"application/json": {
                "schema": {"$ref": "#/paths/~1lost/post/requestBody/content/application~1json/schema/properties/pet"}}}}}}}},
         "components": {"schemas": {"Owner": {"type": "object", "properties": {"name": {"type": "string"}}}}}}
        """

    private func faults(include: [String] = [], exclude: [String] = [], of text: String = text) -> [String] {
        var options = ClientOptions(name: "API")
        options.configuration.selection.include = include.compactMap { Selector($0) }
        options.configuration.selection.exclude = exclude.compactMap { Selector($0) }
        let log = DiagnosticLog()
        _ = planClient(from: Array(text.utf8), path: "api.json", options: options, log: log)
        return log.diagnostics.map { "\($0.severity.rawValue): \($0.message)" }
    }

    private let reference = "error: '#/components/schemas/Ownr' does not exist; did you mean 'Owner'?"
    private let header =
        "note: the header parameter 'Accept' is left out: the responses determine it (OpenAPI 3.1 §4.8.12)"

    @Test("a selection hides the faults that reading finds in other operations")
    func hidden() {
        #expect(faults() == [header, reference])
        #expect(faults(include: ["operation:lost"]) == [header, reference])
        #expect(faults(include: ["operation:found"]) == [])
        #expect(faults(exclude: ["operation:lost", "operation:near"]) == [])
    }

    @Test("a fault stays where a selected operation refers to it")
    func referred() {
        #expect(faults(include: ["operation:near"]) == [reference])
        #expect(faults(exclude: ["operation:lost"]) == [reference])
    }

    @Test("a selection hides no fault of the whole description")
    func whole() {
        let faulty = """
            {"openapi": "3.1.0", "info": {"title": "API", "version": "1"}, "paths": {"/a": 1, "/b": {"get": {
                "operationId": "b", "responses": {"204": {"description": ""}}}}}}
            """
        #expect(faults(of: faulty) == ["error: '/a' must be an object, not a number"])
        #expect(faults(include: ["operation:b"], of: faulty) == faults(of: faulty))
        #expect(faults(exclude: ["operation:b"], of: faulty) == faults(of: faulty))
        #expect(faults(include: ["path:*"], of: "[]") == faults(of: "[]"))
        #expect(!faults(of: "[]").isEmpty)
    }

    @Test("faults beyond the limit are counted")
    func limit() {
        let (all, some) = (DiagnosticLog(), DiagnosticLog())
        for number in 0..<DiagnosticLog.limit + 5 { all.error("\(number)") }
        all.pass(to: some, where: { $0.message == "7" })
        #expect(some.diagnostics.map(\.message) == ["7"])
        #expect(some.errorCount == 6)
        #expect(some.omitted == [.error: 5])
        #expect(some.hasErrors(in: []))
    }
}
