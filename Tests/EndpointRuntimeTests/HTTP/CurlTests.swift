import EndpointRuntime
import Foundation
import Testing

@Suite("Curl")
struct CurlTests {
    @Test("a command has the method, the headers, the body and the address, each as one argument")
    func command() throws {
        let body = HTTPBody.data(Data(#"{"name":"Rex's"}"#.utf8))
        let request = try EndpointRequest.to(
            "https://api.test/pets?sort=a%20b",
            .post,
            headers: ["Content-Type": "application/json", "X-Empty": ""],
            body: body
        )
        #expect(
            request.curl(showsSecrets: true)
                == #"curl --globoff --request 'POST' --header 'Content-Type: application/json' --header 'X-Empty;' "#
                + #"--data-raw '{"name":"Rex'\''s"}' 'https://api.test/pets?sort=a%20b'"#
        )
    }

    @Test("a body without a type is sent as the same type as by the client")
    func untypedBody() throws {
        let request = try EndpointRequest.to(body: .data(Data("x".utf8)))
        #expect(request.curl.contains("--header 'Content-Type: application/octet-stream' --data-raw 'x'"))
        #expect(try !EndpointRequest.to(headers: ["content-type": "a/b"], body: .data(Data())).curl.contains("octet"))
        #expect(try !EndpointRequest.to().curl.contains("octet"))
    }

    @Test("the body hides the secrets that a log hides")
    func repeatedSecrets() throws {
        let body = #"{"name": "password", "value": "hush1234", "note": "hush-token"}"#
        let request = try EndpointRequest.to(
            "https://api.test/settings",
            .post,
            headers: ["Authorization": "Bearer hush-token", "Content-Type": "application/json"],
            body: .data(Data(body.utf8))
        )
        #expect(!request.curl.contains("hush"))
        #expect(request.curl.contains(#""name": "password""#))
    }

    @Test("secrets of addresses in headers are hidden")
    func addressesInHeaders() throws {
        let headers: HeaderFields = ["Referer": "http://u:hush@x.test/p", "X-Callback": "https://x.test/?token=hush"]
        let request = try EndpointRequest.to(headers: headers)
        #expect(request.curl.contains("'Referer: http://x.test/p'"))
        #expect(!request.curl.contains("hush"))
        #expect(request.curl(showsSecrets: true).contains("'Referer: http://u:hush@x.test/p'"))
    }

    @Test("a body that is marked as secret is left out, and assertions and codes of OAuth are hidden")
    func secretBodies() throws {
        let codes = "device_code=hush&tx_code=hush&user_code=hush&zip_code=8000"
        let form = HTTPBody.data(Data("grant_type=x&client_assertion=hush&\(codes)".utf8))
        let headers: HeaderFields = ["Content-Type": "application/x-www-form-urlencoded"]
        var request = try EndpointRequest.to("https://api.test/token", .post, headers: headers, body: form)
        #expect(!request.curl.contains("hush") && request.curl.contains("zip_code=8000"))
        request.hasSecretBody = true
        #expect(request.curl.hasSuffix("'https://api.test/token' # and a body of 93 bytes"), "\(request.curl)")
    }

    @Test("secrets are hidden in headers, query, body and path, except on request")
    func secrets() throws {
        var request = EndpointRequest(
            method: .post,
            url: try #require(URL(string: "https://u:hush@api.test/reset/hush?api_key=hush&page=2&k=hush#token=hush")),
            headers: ["Authorization": "Bearer hush", "X-Pass": "hush", "Accept": "text/plain", "Cookie": "a=hush"],
            body: .data(Data(#"{"password":"hush","name":"Rex"}"#.utf8)),
            operation: OperationInfo(id: "reset", method: .post, path: "/reset/{token}")
        )
        request.credentialNames = ["x-pass", "k"]
        let text = request.curl
        #expect(!text.contains("hush"), "\(text)")
        for kept in ["page=2", "text/plain", #""name":"Rex""#, "/reset/{token}", "'Authorization: <redacted>'"] {
            #expect(text.contains(kept), "\(kept)")
        }
        #expect(request.curl(showsSecrets: true).components(separatedBy: "hush").count == 10)
    }

    @Test("a body that is not text becomes a comment, and a file its path")
    func bodies() throws {
        let binary = try EndpointRequest.to(headers: ["Content-Type": "a/b"], body: .data(Data([0xFF, 0xFE])))
        #expect(
            binary.curl
                == "curl --globoff --request 'GET' --header 'Content-Type: a/b' 'https://api.test/pets' "
                + "# and a body of 2 bytes"
        )
        #expect(
            try EndpointRequest.to("https://api.test/pets", .head).curl
                == "curl --globoff --head 'https://api.test/pets'"
        )
        let zero = try EndpointRequest.to(body: .data(Data("a\0b".utf8)))
        #expect(zero.curl.hasSuffix("# and a body of 3 bytes"))
        let stream = try EndpointRequest.to(body: .stream(.init(AsyncStream<Data> { $0.finish() })))
        #expect(stream.curl.hasSuffix("# and a body of unknown length"))
        let file = try TemporaryFile()
        let upload = try EndpointRequest.to(body: .file(at: file.url))
        #expect(upload.curl.contains("--data-binary '@\(file.url.path)'"))
    }

    #if os(macOS) || os(Linux)
    @Test(
        "a shell splits the command into the written arguments",
        arguments: [
            "it's; rm -rf ~", "$(id) `id` \\ \"$HOME\"", "a\nb", "tab\tbell\u{7}1", "'\u{1B}[2J\\'", "\u{202E}öß", "-x",
        ]
    )
    func quoting(text: String) throws {
        let request = try EndpointRequest.to(body: .data(Data(text.utf8)))
        let command = request.curl(showsSecrets: true)
        #expect(!command.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
        let shell = Process()
        let output = Pipe()
        shell.executableURL = URL(fileURLWithPath: "/bin/bash")
        shell.arguments = ["-c", "curl() { printf '%s|' \"$@\"; }; export LC_ALL=C.UTF-8; \(command)"]
        shell.standardOutput = output
        try shell.run()
        let read = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        shell.waitUntilExit()
        let type = "Content-Type: application/octet-stream"
        #expect(read == "--globoff|--request|GET|--header|\(type)|--data-raw|\(text)|https://api.test/pets|")
    }
    #endif
}
