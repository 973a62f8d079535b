import Box
import EndpointRuntime
import Foundation

/// Downloads a file and shows the progress.
func save(_ id: String, to file: URL, by client: some EndpointClient, show: @escaping @Sendable (Double) -> Void)
    async throws
{
    try await client.download(Box.GetFilesIDContent(fileID: id), to: file) { progress in
        if let fraction = progress.fraction { show(fraction) }
    }
}

/// Renames a file unless another user has changed it, and stops sharing it.
func rename(_ file: Box.FileFull, to name: String, by client: some EndpointClient) async throws -> Bool {
    do {
        _ = try await client.send(
            Box.PutFilesID(fileID: file.id, ifMatch: file.etag, body: .init(name: name, sharedLink: .null))
        )
        return true
    } catch {
        guard case .preconditionFailed? = error.failure else { throw error }
        return false
    }
}
