import Box
import EndpointRuntime
import Foundation

/// Uploads a file into the user's root folder; another file of that name is no error.
func upload(_ file: URL, by session: TokenSession) async throws -> String? {
    let client = Box.client(.oauth2Security(session))
    do {
        let uploaded = try await client.send(
            Box.PostFilesContent(
                body: .init(
                    attributes: .init(name: file.lastPathComponent, parent: .init(id: "0")),
                    file: FilePart(file: file)
                )
            )
        )
        return uploaded.entries?.first?.id
    } catch {
        guard case .failure(.conflict) = error.reason else { throw error }
        return nil
    }
}
