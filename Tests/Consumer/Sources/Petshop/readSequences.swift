import EndpointRuntime
import Petstore

/// The statuses of a stream of events, and the names on all pages.
func readSequences(with client: some EndpointClient) async throws -> ([Petstore.PetStatus], [String]) {
    var seen: [Petstore.PetStatus] = []
    var names: [String] = []
    for try await event in try await client.send(Petstore.WatchPets()) { seen.append(event.status) }
    for try await pet in client.items(Petstore.ListPets(limit: 100)) { names.append(pet.name) }
    return (seen, names)
}
