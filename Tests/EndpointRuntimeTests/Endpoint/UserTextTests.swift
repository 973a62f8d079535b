import EndpointTesting
import Foundation
import Testing

@testable import EndpointRuntime

@Suite("Texts for users")
struct UserTextTests {
    private static let operation = OperationInfo(id: "a", method: .get, path: "/a")

    /// A bundle with a table, in German.
    private func bundle(_ table: String, _ name: String = "Localizable") throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".bundle")
        let language = folder.appending(path: "en.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        try Data(table.utf8).write(to: language.appending(path: "\(name).strings"))
        return try #require(Bundle(path: folder.path))
    }

    @Test("a table's text takes precedence, that of a status over that of its kind, and missing texts are English")
    func table() throws {
        let bundle = try bundle(
            """
            "endpoints.offline" = "Du bist offline.";
            "endpoints.unavailable" = "Gerade nicht.";
            "endpoints.status.409" = "Jemand war schneller.";
            """
        )
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        func text(_ error: HTTPError<Never>) -> String { error.text(in: bundle) }
        func server(_ status: Int) -> HTTPError<Never> {
            HTTPError(.undocumented, operation: Self.operation, response: EndpointResponse(status: status))
        }
        #expect(text(error(.transport(TransportError(.offline, requestLine: "")))) == "Du bist offline.")
        #expect(text(server(503)) == "Gerade nicht.")
        #expect(text(server(409)) == "Jemand war schneller.")
        // The service may have done what was asked.
        #expect(text(server(202)) == "The service sent a response that this version of the app does not understand.")
        #expect(text(server(404)) == "What you asked for could not be found.")
        #expect(text(error(.request(try circuit()))) == "Gerade nicht.")
        #expect(server(503).localizedDescription == "The service is temporarily unavailable. Please try again later.")
    }

    @Test("an error of a client has the text of its reason")
    func clientError() throws {
        let texts = [
            EndpointClientError.transport(TransportError(.offline, requestLine: "GET /a")),
            .request(try circuit()), .request(.other(JSONError(.limit("deep")))), .cancelled,
        ].map(\.localizedDescription)
        #expect(
            texts
                == [EndpointClientError.UserText.offline, .unavailable, .dataNotUnderstood, .cancelled].map {
                    $0.text()
                }
        )
    }

    @Test("An error of a store, a provider or a refresher has its own text, if it has one")
    func ownText() throws {
        struct Locked: LocalizedError {
            var errorDescription: String? { "Unlock the safe." }
        }
        struct Silent: Error {}
        let offline = EndpointClientError.transport(TransportError(.offline, requestLine: "GET /a"))
        let bundle = try bundle(#""endpoints.signInFailed" = "Anmelden ging nicht.";"#)
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        for wrap in [CredentialError.providerFailed, CredentialError.storeFailed, CredentialError.refreshFailed] {
            let own = error(HTTPError<Never>.Reason.request(.authentication(wrap(Locked()))))
            #expect(own.localizedDescription == "Unlock the safe.")
            #expect(own.text(in: bundle) == "Unlock the safe.")
            #expect(
                EndpointClientError.request(.authentication(wrap(Locked()))).localizedDescription == "Unlock the safe."
            )
            for other in [Silent(), HTTPError<Never>(from: offline, operation: Self.operation)] as [any Error] {
                let error = error(HTTPError<Never>.Reason.request(.authentication(wrap(other))))
                #expect(error.text(in: bundle) == "Anmelden ging nicht.")
            }
        }
    }

    private func error<Failure>(_ reason: HTTPError<Failure>.Reason) -> HTTPError<Failure> {
        HTTPError(reason, operation: Self.operation)
    }

    private func circuit() throws -> RequestError {
        let origin = try #require(URL(string: "https://api.test").flatMap { ServerMap.Origin($0) })
        return .circuitOpen(origin, retryAfter: .seconds(1))
    }

    @Test("an error that refused a request has a text from the table, and a documented failure that of its status")
    func nested() throws {
        let bundle = try bundle(
            """
            "endpoints.signIn" = "Bitte anmelden.";
            "endpoints.dataNotUnderstood" = "Nicht lesbar.";
            "endpoints.status.409" = "Jemand war schneller.";
            """
        )
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        let signedOut = error(HTTPError<Never>.Reason.request(.authentication(.signedOut)))
        #expect(signedOut.text(in: bundle) == "Bitte anmelden.")
        let unread = error(HTTPError<Never>.Reason.request(.other(JSONError("no pet"))))
        #expect(unread.text(in: bundle) == "Nicht lesbar.")
        #expect(unread.localizedDescription == "The data is not in the form that this app expects.")
        let documented = HTTPError(
            .failure("taken"),
            operation: Self.operation,
            response: EndpointResponse(status: 409)
        )
        #expect(documented.text(in: bundle) == "Jemand war schneller.")
        let reported = HTTPError(.failure("no"), operation: Self.operation, response: EndpointResponse(status: 200))
        #expect(reported.localizedDescription == EndpointClientError.UserText.failed.text())
    }

    @Test("an error of the app's own without a text leaves the table's text in place")
    func ownWithoutText() throws {
        struct Silent: LocalizedError, Sendable {}
        let bundle = try bundle(#""endpoints.notSent" = "Nicht gesendet."; "endpoints.status.409" = "Konflikt";"#)
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        let conflict = EndpointResponse(status: 409)
        let documented = HTTPError(.failure(Silent()), operation: Self.operation, response: conflict)
        #expect(documented.text(in: bundle) == "Konflikt")
        #expect(documented.userText == .status(409))
        let refused = error(HTTPError<Never>.Reason.request(.other(Silent())))
        #expect(refused.text(in: bundle) == "Nicht gesendet.")
        #expect(refused.localizedDescription == "The request could not be sent.")
    }

    @Test("another table can be named")
    func otherTable() throws {
        let bundle = try bundle(#""endpoints.cancelled" = "Abgebrochen.";"#, "Fehler")
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        #expect(EndpointClientError.UserText.cancelled.text(in: bundle, table: "Fehler") == "Abgebrochen.")
        #expect(EndpointClientError.UserText.cancelled.text(in: bundle) == "The request was cancelled.")
    }

    @Test("an error of the app's own or a documented failure with a text for users provides it")
    func own() throws {
        struct Closed: LocalizedError, Sendable { var errorDescription: String? { "The shop is closed." } }
        let bundle = try bundle(#""endpoints.failed" = "x"; "endpoints.notSent" = "y";"#)
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        #expect(error(HTTPError<Never>.Reason.request(.other(Closed()))).text(in: bundle) == "The shop is closed.")
        #expect(error(HTTPError<Closed>.Reason.failure(Closed())).text(in: bundle) == "The shop is closed.")
        #expect(error(HTTPError<String>.Reason.failure("a")).text(in: bundle) == "x")
        #expect(error(HTTPError<Never>.Reason.request(.other(Closed()))).userText == nil)
        #expect(
            StreamError.refused(error(HTTPError<Never>.Reason.cancelled)).text(in: bundle)
                == "The request was cancelled."
        )
    }

    @Test("an error for developers is described as its text, which users do not see")
    func developers() throws {
        let url = URL(fileURLWithPath: "/a")
        let errors: [any Error] = [
            ConfigurationError(field: "A.b", problem: "is empty"), HTTPBody.FileError.isDirectory(url),
            HTTPBody.StreamError.isStream, EndpointResponse.BodyError.empty, HeaderFields.ReadError.missing("A"),
            HeaderFields.FieldError.reserved("Host"), RequestEncoder.EncodingError.tooDeep(parameter: "a"),
            ServerMap.AddressError.notAnAddress("a"), WebhookVerifier.VerificationError.wrongSignature,
            PageCursor.LinkError.notAnAddress("a"),
        ]
        for error in errors {
            #expect(error.localizedDescription == "\(error)" && "\(error)".contains(" "), "\(error)")
            #expect(RequestError(error).localizedDescription == "The request could not be sent.", "\(error)")
            let failure = CredentialError.refreshFailed(error)
            #expect(failure.localizedDescription == EndpointClientError.UserText.signInFailed.text(), "\(error)")
        }
        let redirect = TransportError.Redirect.loop
        #expect(redirect.localizedDescription == "the redirect repeats an earlier request of the same call")
        #expect(RequestError(redirect).localizedDescription == "The request could not be sent.")
        let unread = EndpointResponse.DecodingError(type: "Pet", underlying: JSONError("no pet"))
        #expect(unread.localizedDescription == EndpointClientError.UserText.notUnderstood.text())
        let element = StreamError.Element(requestLine: nil, type: "Pet", index: 3, excerpt: "", underlying: unread)
        #expect(element.localizedDescription == EndpointClientError.UserText.notUnderstood.text())
    }

    @Test("every text has a key of its own and an English sentence without codes")
    func complete() {
        let texts = EndpointClientError.UserText.allCases
        #expect(Set(texts.map(\.key)).count == texts.count)
        for text in texts {
            #expect(text.key == "endpoints.\(text)")
            #expect(text.text().hasSuffix(".") && !text.text().contains { $0.isNumber })
        }
        #expect(EndpointClientError.UserText.status(404).key == "endpoints.status.404")
    }
}
