import EndpointRuntime
import EndpointTesting
import PetstoreClient
import PetstoreStubs
import XCTest

/// The stubs depend on no test framework, so they work with XCTest as with Swift Testing.
final class XCTestingTests: XCTestCase {
    private let server = StubServer()

    override func tearDownWithError() throws {
        // A stub without a request fails the test, and so does a request without a stub.
        try server.verify()
    }

    func testAServerResponds() async throws {
        server.on(Petstore.GetPet.self) { call in call.petID == 7 ? .example : .failureExample }

        let pet = try await server.client.send(Petstore.GetPet(petID: 7))

        XCTAssertEqual(pet.name, "name")
        XCTAssertEqual(server.requests.map(\.description), ["GET /pets/7"])
    }

    func testAClientRespondsToAViewModel() async throws {
        let client = StubClient().on(Petstore.GetPet.self).respond(.failureExample)
        let model = await PetModel(client: client)

        await model.load(7)

        let message = await model.message
        XCTAssertNotNil(message)
        XCTAssertEqual(client.requests.map(\.operation.id), ["getPet"])
        try client.verify()
    }

    func testAnUnusedStubIsTold() {
        let server = StubServer()
        server.on(Petstore.GetPet.self).respond(.example)
        XCTAssertThrowsError(try server.verify()) { error in
            XCTAssertEqual("\(error)", "stubs that received no request: GET /pets/{petId}")
        }
    }
}
