import EndpointRuntime
import OpenAI

/// A chat whose response is streamed and may call a tool.
func chat(_ question: String, key: String, show: (String) -> Void) async throws -> [String] {
    let client = try OpenAI.client(.apiKeyAuth(key))
    let weather = OpenAI.FunctionObject(
        name: "weather",
        description: "The weather in a town.",
        parameters: ["type": "object", "properties": ["town": ["type": "string"]]]
    )
    let stream = try await client.send(
        OpenAI.CreateChatCompletionStream(
            body: .init(
                messages: [.system(.init(content: "Answer briefly.")), .user(.init(content: "\(question)"))],
                model: "gpt-4.1",
                stop: "\n\n",
                tools: [.function(.init(function: weather))],
                toolChoice: "auto"
            )
        )
    )
    var calls: [String] = []
    for try await chunk in stream {
        guard let delta = chunk.choices.first?.delta else { continue }
        if let text = delta.content { show(text) }
        calls += delta.toolCalls?.compactMap { $0.function?.name } ?? []
    }
    return calls
}
