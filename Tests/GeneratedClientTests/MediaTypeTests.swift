import EndpointDescription
import EndpointRuntime
import Testing

/// The generator and the runtime cannot share code, but must read media types alike.
@Suite("Media types in the generator and the runtime") struct MediaTypeTests {
    @Test(
        "both find the same type, the same JSON and the same streams",
        arguments: [
            "application/json", "Application/JSON; charset=utf-8", "application / json", " application/json\t;q=1",
            "text/json", "model/json", "application/problem+json", "application/vnd.api+json; ext=bulk",
            "application/json-patch", "application/json-patch+json", "application/json.v1", "application/json+sarif",
            "application/jsonrequest", "application/jsonpath", "application/json5", "application/x-amz-json-1.1",
            "application/json, text/json", "application/json charset=utf-8", "application/geo+json-seq",
            "application/json-seq", "application/x-ndjson", "application/jsonl", "application/stream+json",
            "text/event-stream", "Text/Event-Stream;charset=utf-8", "text/plain", "text/x-ndjson", "json",
            "application/jwt", "application/x-www-form-urlencoded", "image/png", "application/octet-stream", "", ";",
        ]
    )
    func agreement(text: String) {
        let described = MediaType(text)
        #expect(described.essence == essence(of: text))
        #expect((described.kind == .json) == isJSON(text))
        let format: EventFormat? =
            switch described.streamFormat {
            case .serverSentEvents: .serverSentEvents
            case .jsonLines: .jsonLines
            case .jsonSequence: .jsonSequence
            case nil: nil
            }
        #expect(format == EventFormat(mediaType: described.essence))
    }
}
