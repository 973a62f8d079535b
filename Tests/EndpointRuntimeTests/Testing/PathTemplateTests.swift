import EndpointRuntime
import Testing

@testable import EndpointTesting

@Suite("Path templates", .serialized)
struct PathTemplateTests {
    @Test("a path matches its template, whatever that contains")
    func literals() throws {
        let request = try sent("/café + %20/{id}|x/{a}é{b}") { $0.path = "/café + %20/\(7)|x/\("y")é\("é")" }
        #expect(try request.path("id") == 7)
        #expect(try request.path("b") == "é")
    }

    @Test("the value of a placeholder for several segments reads back")
    func segments() throws {
        let request = try sent("/files/{key+}/raw") { $0.path = "/files/\(segments: "a b/c.png")/raw" }
        #expect(try request.path("key") == "a b/c.png")
        #expect(PathTemplate(text: "/files/{key+}/raw").match("/files/raw") == nil)
        #expect(PathTemplate(text: "/{a}/{b+}").match("/x/y") == ["a": "x", "b": "y", "b+": "y"])
    }
}
