import Foundation
import Testing

@testable import EndpointGeneration

@Suite("generate explain of places")
struct ExplainPlaceTests {
    private let petstore = PackageFolder.url.appendingPathComponent("Specs/petstore.json").path

    @Test(
        "the place of a parameter or a response that several operations use stands for these",
        arguments: [
            "#/components/parameters/PetID", "#/components/parameters/PetID/schema", "#/components/responses/NotFound",
            "#/components/responses/NotFound/content",
        ]
    )
    func sharedParts(pointer: String) {
        let run = CommandRun(["explain", petstore, pointer])
        #expect(run.exitCode == 0, "\(run.diagnostics)")
        #expect(run.output.contains("'getPet (GET /pets/{petId})'"))
        #expect(!run.output.contains("'listPets ("))
    }

    @Test("a place that no operation uses is an error")
    func unused() {
        #expect(CommandRun(["explain", petstore, "#/components/parameters/Nobody"]).exitCode == 1)
        #expect(CommandRun(["explain", petstore, "#/servers/0"]).exitCode == 1)
    }
}
