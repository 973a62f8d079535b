import EndpointDescription
import Testing

@Suite("Media types")
struct MediaTypeTests {
    @Test(
        "the essence decides how a body is read",
        arguments: [
            ("application/json", .json), ("Application/JSON; charset=utf-8", .json),
            ("application/problem+json", .json),
            ("*/*", .json), ("application/x-www-form-urlencoded", .form), ("multipart/mixed; boundary=a", .multipart),
            ("text/csv", .text), ("text/event-stream", .stream(.serverSentEvents)),
            ("application/x-ndjson", .stream(.jsonLines)), ("application/geo+json-seq", .stream(.jsonSequence)),
            ("image/svg+xml", .unsupported), ("image/png", .octets),
            ("application/json\t; charset=utf-8", .json), ("application/json+sarif", .json),
            ("application/json-patch", .json), ("application/json, application/xml", .json),
            ("application/json5", .octets), ("application/jsonml", .octets), ("application/jsonpath", .text),
            ("application/json charset=utf-8", .json), ("application/json.v1", .json), ("application/json&q=1", .json),
            ("application/json-home", .json), ("application/json-api", .json), ("application/json+hal", .json),
        ] as [(String, MediaType.Kind)]
    )
    func kinds(text: String, kind: MediaType.Kind) {
        #expect(MediaType(text).kind == kind)
    }

    @Test("the essence excludes white space, which may be a tab")
    func tabs() {
        #expect(MediaType("text/plain\t;\tcharset=utf-8").essence == "text/plain")
        #expect(MediaType("application/json;\tcharset=utf-8").isBareJSON)
        #expect(MediaType("application/json\t").isPlainJSON && MediaType("application / json").isPlainJSON)
        #expect(MediaType("application/json odata=verbose").essence == "application/json")
        #expect(MediaType("Image/PNG, image/jpeg").essence == "image/png,image/jpeg")
    }

    @Test("the essence excludes parameters and ignores case, and the text stays as written")
    func essence() {
        let type = MediaType("Text/Plain ; charset=utf-8")
        #expect(type.essence == "text/plain" && type.text == "Text/Plain ; charset=utf-8")
        #expect(type.type == "text" && type.subtype == "plain" && !type.isRange && MediaType("image/*").isRange)
    }

    @Test("a name without a slash has no subtype")
    func noSubtype() {
        #expect(MediaType("json").subtype == nil)
    }
}
