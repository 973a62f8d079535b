import EndpointRuntime
import Petstore

func show(_ petID: Int64, with client: some EndpointClient) async -> String {
    switch await client.result(of: Petstore.GetPet(petID: petID)) {
    case .success(let pet): return pet.name
    case .failure(let error):
        switch error.reason {
        case .failure(.notFound(let problem)): return problem.title ?? "No such pet"
        case .undocumented, .decoding, .transport, .request, .cancelled: return error.localizedDescription
        }
    }
}
