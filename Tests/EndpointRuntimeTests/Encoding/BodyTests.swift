import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Request bodies", .serialized)
struct BodyTests {
    @Test("JSON, text and bytes carry their content type; nil sends nothing, and null is sent")
    func kinds() throws {
        let pet = Petstore.Pet(id: 7, name: "Rex")
        let json = try resolve(.post) { $0.json(pet, contentType: "application/merge-patch+json") }
        #expect(try json.body.data() == Data(#"{"id":7,"name":"Rex"}"#.utf8))
        #expect(json.headers["Content-Type"] == "application/merge-patch+json")
        let text = try resolve(.post) { $0.text("é") }
        #expect(try text.body.data() == Data("é".utf8))
        #expect(text.headers["Content-Type"] == "text/plain; charset=utf-8")
        let none = try resolve(.post) {
            $0.json(Petstore.Pet?.none)
            $0.text(nil)
            $0.body(nil)
            $0.form(JSONValue?.none)
        }
        #expect(none.body.isAbsent && !none.headers.contains("Content-Type"))
        let null = try resolve(.post) { $0.json(.some(Petstore.Pet?.none)) }
        #expect(try null.body.data() == Data("null".utf8))
        #expect(null.headers["Content-Type"] == "application/json")
    }

    @Test(
        "a text is written in the charset of its content type, or refused if that charset lacks a character of it",
        arguments: [
            ("text/csv; charset=ISO-8859-1", "é", [0xE9]), ("text/csv;charset=\"windows-1252\"", "€", [0x80]),
            ("text/plain; charset=utf-16be", "é", [0x00, 0xE9]), ("text/plain; charset=utf-8", "é", [0xC3, 0xA9]),
            ("text/plain; charset=klingon", "a", [0x61]), ("text/plain; charset=klingon", "é", nil),
            ("text/plain; charset=us-ascii", "é", nil), ("text/csv; charset=iso-8859-1", "€", nil),
        ] as [(String, String, [UInt8]?)]
    )
    func charset(type: String, text: String, expected: [UInt8]?) throws {
        let whole = try? resolve(.post) { $0.text(text, contentType: type) }.body.data()
        #expect(whole == expected.map { Data($0) })
        let form = try? resolve(.post) { $0.multipart { $0.field("a", text, contentType: type) } }.body.data()
        let isInPart = expected.flatMap { form?.range(of: Data("\r\n\r\n".utf8 + $0 + "\r\n--".utf8)) } != nil
        #expect(isInPart == (expected != nil))
        #expect((form == nil) == (expected == nil))
    }

    @Test("a call accepts JSON unless it names other types")
    func accept() throws {
        #expect(try resolve { _ in }.headers["Accept"] == "application/json")
        #expect(try resolve { $0.accept("text/csv", "*/*") }.headers["Accept"] == "text/csv, */*")
    }

    @Test("a body on GET, HEAD or TRACE is a fault", arguments: [EndpointRequest.Method.get, .head, .trace])
    func noBody(method: EndpointRequest.Method) {
        #expect(throws: RequestEncoder.EncodingError.bodyNotAllowed(method)) { try resolve(method) { $0.text("x") } }
    }

    @Test("a form is written by content type unless a style, 'explode' or 'allowReserved' is named")
    func form() throws {
        let body: JSONValue = [
            "name": "a b&c", "tags": ["x", "y"], "meta": ["k": 1], "none": nil, "piped": [1, 2],
            "deep": ["a": ["b": "c"]], "scalar": true,
            "url": "https://x/?a=b", "json": "quoted", "joined": ["x", "y"], "spread": ["u": 1], "open": ["v": "a/b"],
        ]
        let fields: [String: FormField] = [
            "piped": FormField(style: .pipeDelimited, explode: false),
            "deep": FormField(style: .deepObject),
            "scalar": FormField(style: .deepObject),
            "url": FormField(allowReserved: true),
            "json": FormField(contentType: "application/json"),
            "joined": FormField(explode: false),
            "spread": FormField(explode: true, contentType: "application/json"),
            "open": FormField(allowReserved: true),
        ]
        let request = try resolve(.post) { $0.form(body, fields: fields) }
        let expected =
            "name=a%20b%26c&tags=x&tags=y&meta=%7B%22k%22%3A1%7D&piped=1%7C2&deep%5Ba%5D%5Bb%5D=c&scalar=true"
            + "&url=https://x/?a=b&json=%22quoted%22&joined=x,y&u=1&v=a/b"
        #expect(String(decoding: try request.body.data(), as: UTF8.self) == expected)
        #expect(request.headers["Content-Type"] == "application/x-www-form-urlencoded")
        #expect(throws: RequestEncoder.EncodingError.notAnObject(parameter: "body")) {
            try resolve(.post) { $0.form([1]) }
        }
    }

    @Test("a multipart body has its parts in order, escaped and typed")
    func multipart() throws {
        var encoder = RequestEncoder(boundary: "b")
        encoder.multipart { form in
            form.field("name", "Rex")
            form.field("tags", ["a", "b"])
            form.json("meta", ["k": 1] as JSONValue)
            form.header("X-Rows", [1, 2], ofPart: "csv")
            form.header("X-None", String?.none, ofPart: "csv")
            form.field("csv", "1,2", contentType: "text/csv")
            form.field("none", String?.none)
            form.file("photo", FilePart(Data("png".utf8), name: "a\"b\r\nc.png", contentType: "image/png"))
            form.file("none", nil)
            form.file("text", FilePart(name: "", contentType: "text/plain", content: .data(Data("id".utf8))))
        }
        let expected = """
            --b
            Content-Disposition: form-data; name="name"

            Rex
            --b
            Content-Disposition: form-data; name="tags"

            a
            --b
            Content-Disposition: form-data; name="tags"

            b
            --b
            Content-Disposition: form-data; name="meta"
            Content-Type: application/json

            {"k":1}
            --b
            Content-Disposition: form-data; name="csv"
            Content-Type: text/csv
            X-Rows: 1,2

            1,2
            --b
            Content-Disposition: form-data; name="photo"; filename="a%22b%0D%0Ac.png"
            Content-Type: image/png

            png
            --b
            Content-Disposition: form-data; name="text"
            Content-Type: text/plain

            id
            --b--

            """
        #expect(String(decoding: try encoder.body.data(), as: UTF8.self).replacing("\r\n", with: "\n") == expected)
        #expect(encoder.contentType == "multipart/form-data; boundary=b")
    }

    @Test("a part's content type cannot start another header")
    func partInjection() {
        #expect(throws: HeaderFields.FieldError.self) {
            try resolve(.post) { $0.multipart { $0.field("a", "b", contentType: "text/plain\r\nX: y") } }
        }
        #expect(throws: HeaderFields.FieldError.self) {
            try resolve(.post) {
                $0.multipart { form in
                    form.header("X", "a\r\nY: b", ofPart: "a")
                    form.field("a", "b")
                }
            }
        }
    }

    @Test(
        "a file that is missing, or whose URL is not that of a file, fails the call that sends it, with a typed error",
        arguments: [
            ("file:///nowhere/rex.png", "cannot read the file at /nowhere/rex.png"),
            ("/bin/ls", "the URL of '/bin/ls' has the scheme '', not 'file'"),
            ("https://example.com/rex.png", "the URL of '/rex.png' has the scheme 'https', not 'file'"),
        ]
    )
    func missingFile(address: String, text: String) async throws {
        let server = StubServer()
        server.on(.put, "/up").respond(.status(204))
        let missing = try #require(URL(string: address))
        do {
            let part = FilePart(file: missing)
            _ = try await server.client.send(
                AdHocEndpoint<NoContent>(.put, "/up") { $0.multipart { $0.file("photo", part) } }
            )
            Issue.record("sent")
        } catch {
            switch error.reason {
            case .request(let fault): #expect("\(fault)".hasPrefix(text))
            case .failure, .undocumented, .decoding, .transport, .cancelled: Issue.record("\(error)")
            }
        }
        #expect(server.requests.isEmpty)
        #expect(HTTPBody.file(at: missing) == HTTPBody.file(at: missing))
    }

    @Test("a file that changes size before it is sent is an error, and nothing is sent")
    func changedFile() async throws {
        let server = StubServer()
        server.on(.put, "/up").respond(.status(204))
        let file = try TemporaryFile()
        try Data("12345".utf8).write(to: file.url)
        let body = HTTPBody.file(at: file.url)
        try Data("1234567".utf8).write(to: file.url)
        let call = AdHocEndpoint<NoContent>(.put, "/up") { $0.body(body) }
        guard
            case .request(.other(let fault as HTTPBody.FileError))? = await server.client.result(of: call).failure?
                .reason
        else {
            Issue.record("no fault")
            return
        }
        #expect(fault == .changedSize(file.url, expected: 5, found: 7))
        #expect(server.requests.isEmpty)
    }

    @Test("a slice outside its file, and a missing file, are errors")
    func slices() throws {
        let file = try TemporaryFile()
        try Data("12345".utf8).write(to: file.url)
        #expect(throws: HTTPBody.FileError.outOfRange(file.url)) { try HTTPBody.FileSlice(file.url, range: 3..<9) }
        let missing = file.url.appendingPathExtension("no")
        #expect(throws: HTTPBody.FileError.cannotRead(missing)) { try HTTPBody.FileSlice(missing) }
        #expect(try HTTPBody.file(HTTPBody.FileSlice(file.url, range: 1..<3)).data() == Data("23".utf8))
    }

    @Test("a link is sent as the file that it leads to, and anything but a file is refused")
    func links() throws {
        let file = try TemporaryFile()
        try Data(repeating: 65, count: 1_000).write(to: file.url)
        let link = file.url.appendingPathExtension("link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file.url)
        defer { try? FileManager.default.removeItem(at: link) }
        #expect(HTTPBody.file(at: link).count == 1_000)
        #expect(try HTTPBody.file(at: link).data().count == 1_000)
        #expect(try HTTPBody.FileSlice(link, range: 500..<1_000).count == 500)
        try FileManager.default.removeItem(at: link)
        for target in ["/nowhere/rex.png", NSTemporaryDirectory()] {
            try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
            #expect(throws: HTTPBody.FileError.cannotRead(link)) { try HTTPBody.FileSlice(link) }
            try FileManager.default.removeItem(at: link)
        }
        let device = URL(fileURLWithPath: "/dev/zero")
        #expect(throws: HTTPBody.FileError.cannotRead(device)) { try HTTPBody.FileSlice(device) }
        let web = try #require(URL(string: "https://example.com\(file.url.path)"))
        #expect(throws: HTTPBody.FileError.notFile(web)) { try HTTPBody.FileSlice(web) }
    }

    @Test("a slice of a file that becomes shorter while it is read says where the file ends now")
    func shrinkingFile() throws {
        let file = try TemporaryFile()
        try Data(repeating: 65, count: 200_000).write(to: file.url)
        let slice = try HTTPBody.FileSlice(file.url, range: 0..<100_000)
        let fault = HTTPBody.FileError.changedSize(file.url, expected: 200_000, found: 1_000)
        #expect(throws: fault) {
            try slice.forEachChunk { _ in
                try FileHandle(forWritingTo: file.url).truncate(atOffset: 1_000)
            }
        }
    }

    @Test("only the first fault of an encoder is thrown")
    func firstFault() {
        #expect(throws: RequestEncoder.EncodingError.nestedValue(parameter: "a", style: .form)) {
            try resolve {
                $0.query("a", [["x"]])
                $0.query("b", [["x"]])
            }
        }
    }
}
