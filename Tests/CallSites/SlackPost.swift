import EndpointRuntime
import Slack

/// Posts a message, and says why Slack did not take it.
func post(_ text: String, to channel: String, token: String) async throws -> String {
    let client = try Slack.client(.slackAuth(token))
    do {
        let posted = try await client.send(
            Slack.ChatPostMessage(token: token, body: .init(channel: channel, text: text))
        )
        return posted.ts
    } catch {
        guard case .failure(.other(_, let failure)) = error.reason else { throw error }
        return failure.error.rawValue
    }
}
