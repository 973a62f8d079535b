import EndpointRuntime
import Foundation
import GitHub

/// Distinguishes a missing repository from an invalid request.
func problem(creating title: String, in repo: String, of owner: String, by client: some EndpointClient) async -> String?
{
    do {
        _ = try await client.send(GitHub.IssuesCreate(owner: owner, repo: repo, body: .init(title: .string(title))))
        return nil
    } catch {
        switch error.reason {
        case .failure(.notFound): return "There is no repository \(owner)/\(repo)."
        case .failure(.invalid(let problem)): return problem.message
        default: return error.localizedDescription
        }
    }
}
