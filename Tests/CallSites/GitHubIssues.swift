import EndpointRuntime
import GitHub

/// The titles of all open issues with a label, over all pages.
func titles(labeled label: String, in repo: String, of owner: String, token: String) async throws -> [String] {
    let client = try GitHub.client(.bearer(token))
    let issues = GitHub.IssuesListForRepo(owner: owner, repo: repo, state: .open, labels: label, perPage: 100)
    var titles: [String] = []
    for try await issue in client.items(issues) { titles.append(issue.title) }
    return titles
}
