import EndpointDescription
import Testing

@Suite("Operations that are described in two sections")
struct RepeatedOperationTests {
    private func operation(_ id: String) -> String { #"{"operationId": "\#(id)", "responses": {}}"# }

    @Test("an operation of 'x-ms-paths' that 'paths' has too is left out")
    func repeatedPath() {
        let reading = Reading(
            members: #"""
                "paths": {"/a": {"get": \#(operation("a"))}},
                "x-ms-paths": {"/a": {"get": \#(operation("a")), "put": \#(operation("c"))},
                    "/a?comp=list": {"get": \#(operation("d"))}}
                """#
        )
        #expect(reading.description?.operations.map(\.id) == ["a", "c", "d"])
        let error = "error: 'paths' also has 'GET /a', so this operation is left out"
        #expect(messages(reading) == [error])
    }

    @Test("an operation that is left out does not free the id of one at the same path item")
    func sharedPathItem() {
        let reading = Reading(
            members: ##"""
                "paths": {"/a/{v}": {"$ref": "#/components/pathItems/A"}, "/a/:v": {"$ref": "#/components/pathItems/A"},
                    "/b": {"get": \##(operation("a"))}},
                "components": {"pathItems": {"A": {"get": \##(operation("a")),
                    "parameters": [{"name": "v", "in": "path", "required": true, "schema": {}}]}}}
                """##
        )
        #expect(reading.description?.operations.map(\.id) == [nil, "a"])
    }

    @Test("webhooks of 'webhooks' and of 'x-webhooks' are read, each once")
    func bothSections() {
        let reading = Reading(
            members: #"""
                "paths": {}, "webhooks": {"w": {"post": \#(operation("a"))}},
                "x-webhooks": {"w": {"post": \#(operation("a")), "put": \#(operation("b"))},
                    "v": {"post": \#(operation("d"))}}
                """#
        )
        #expect(reading.description?.webhooks.map(\.id) == ["a", "b", "d"])
        #expect(messages(reading) == [])
    }

    @Test("webhooks in 'x-webhooks' alone make a description complete", arguments: ["3.0.3", "3.1.0"])
    func onlyExtension(version: String) {
        let reading = Reading(members: #""x-webhooks": {"v": {"post": \#(operation("d"))}}"#, version: version)
        #expect(reading.description?.webhooks.map(\.id) == ["d"])
        #expect(messages(reading) == [])
    }
}
