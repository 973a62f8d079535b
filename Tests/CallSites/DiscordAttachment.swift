import Discord
import EndpointRuntime
import Foundation

/// A message with a file.
func post(_ text: String, with picture: URL, to channel: String, by client: some EndpointClient) async -> String {
    do {
        let message = try await client.send(
            Discord.CreateMessage(
                channelID: channel,
                body: .multipart(.init(content: text, files: [FilePart(file: picture)]))
            )
        )
        return message.id
    } catch {
        switch error.reason {
        case .request(let fault): return "Not sent: \(fault)"
        default: return error.localizedDescription
        }
    }
}
