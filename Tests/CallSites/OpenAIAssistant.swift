import EndpointRuntime
import OpenAI

/// Renames an assistant and changes nothing else.
@available(*, deprecated, message: "OpenAI has replaced assistants.")
func rename(_ assistant: String, to name: String, by client: some EndpointClient) async throws {
    _ = try await client.send(OpenAI.ModifyAssistant(assistantID: assistant, body: .init(name: name)))
}
