import EndpointRuntime
import Petstore

/// A call without an endpoint.
func fetchPet(with client: some EndpointClient) async throws -> Petstore.Pet {
    let pet: Petstore.Pet = try await client.get("/pets/\(7)")
    return pet
}
