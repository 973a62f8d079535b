import EndpointRuntime
import OpenAI

/// A response that is streamed, event by event.
func stream(_ question: String, by client: some EndpointClient, show: (String) -> Void) async throws -> Int? {
    var tokens: Int?
    let body = OpenAI.CreateResponseBody(model: "gpt-4.1", input: .textInput(question), instructions: "Be brief.")
    for try await event in try await client.send(OpenAI.CreateResponseStream(body: body)) {
        switch event {
        case .responseOutputTextDelta(let delta): show(delta.delta)
        case .responseCompleted(let done): tokens = done.response.usage?.totalTokens
        default: continue
        }
    }
    return tokens
}
