import Testing

@testable import EndpointRuntime

@Suite("Media types of bodies and parts")
struct MediaTypeTests {
    @Test(
        "JSON is recognized by the media type",
        arguments: [
            ("application/json", true), ("Application/JSON ; charset=utf-8", true), ("application/problem+json", true),
            ("\tapplication/json charset=utf-8", true), ("application/json.v1", true), ("application/json-patch", true),
            ("application / json", true), ("text/plain, application/json", true), ("application/x-amz-json-1.1", true),
            ("application/jsonrequest", true), ("application/json-lines", false), ("application/stream+json", false),
            ("application/json5", false), ("application/jsonl", false), ("application/json-seq", false),
            ("text/plain", false), ("", false), (nil, false),
        ]
    )
    func json(mediaType: String?, isRecognized: Bool) {
        #expect(isJSON(mediaType) == isRecognized)
    }

    @Test("the essence has no parameters, white space and capitals")
    func essences() {
        #expect(essence(of: " Text/CSV\t; header=present") == "text/csv")
        #expect(essence(of: "image/*") == "image/*" && essence(of: ";") == "")
        #expect(essence(of: "image / png") == "image/png" && essence(of: "text/plain charset=utf-8") == "text/plain")
        #expect(essence(of: "Image/PNG, image/jpeg") == "image/png,image/jpeg")
    }
}
