import EndpointRuntime
import EndpointTesting
import Foundation
import PetstoreClient
import PetstoreStubs
import Testing
import WorldClient
import WorldStubs

@Suite("Typed stubs", .serialized, .timeLimit(.minutes(15)))
struct StubTests {
    let server = StubServer()

    @Test("a stub receives the endpoint with its typed parameters, and responds with typed values")
    func parameters() async throws {
        let id = try #require(UUID(uuidString: "5E1F7A3C-0000-4000-8000-00000000000A"))
        server.on(Petstore.ListPets.self) { call in
            #expect(call.limit == 5 && call.cursor == "a,b&c" && call.xRequestID == id)
            #expect(call.status == [.sold, .undocumented("x,y")])
            return .success(Petstore.PetPage(items: [Petstore.Pet(id: 1, name: "Rex")]))
        }
        let call = Petstore.ListPets(limit: 5, cursor: "a,b&c", status: [.sold, .undocumented("x,y")], xRequestID: id)
        #expect(try await server.client.send(call).items.map(\.name) == ["Rex"])
        server.on(Petstore.ListPets.self) { call in
            #expect(call.limit == nil && call.cursor == nil && call.status == nil && call.xRequestID == nil)
            return .example
        }
        _ = try await server.client.send(Petstore.ListPets(limit: nil))
        try server.verify(allowingUnused: true)
    }

    @Test("a plain value is sent with the status that the description documents, unless the test chooses another")
    func documentedStatus() async throws {
        let entry = World.Entry(text: "t")
        let call = World.AddEntry(body: entry)
        server.on(World.AddEntry.self).respond(entry)
        #expect(try await server.client.reply(to: call).status == 201)
        server.on(World.AddEntry.self) { _ in entry }
        #expect(try await server.client.reply(to: call).status == 201)
        #expect(try await StubClient().on(World.AddEntry.self) { _ in entry }.reply(to: call).status == 201)
        let client = StubClient().on(World.AddEntry.self).respond(entry, status: 200)
        #expect(try await client.reply(to: call).status == 200)
        server.on(Petstore.DeletePet.self) { _ in NoContent() }
        #expect(try await server.client.reply(to: Petstore.DeletePet(petID: 7)).status == 204)
    }

    @Test("a stub can decide by the body, and respond with a documented failure")
    func body() async throws {
        server.on(Petstore.CreatePet.self) { call in
            if call.body.name.isEmpty {
                return .failure(.invalid(Petstore.ValidationProblem(errors: [], title: "no name")))
            }
            var pet = try Petstore.CreatePet.example
            pet.name = call.body.name
            return .success(pet)
        }
        let dog = Petstore.Animal.dog(Petstore.Dog(barks: true))
        #expect(try await server.client.send(Petstore.CreatePet(body: .init(name: "Rex", animal: dog))).name == "Rex")
        let result = await server.client.result(of: Petstore.CreatePet(body: .init(name: "", animal: dog)))
        guard case .failure(let error) = result, case .invalid(let problem)? = error.failure else {
            Issue.record("\(result)")
            return
        }
        #expect(problem.title == "no name")
        try server.verify()
    }

    @Test("a multipart body is read back part by part")
    func multipart() async throws {
        server.on(Petstore.AttachDocuments.self) { call in
            #expect(call.petID == 7 && call.body.title == "Papers \"1\"\r\n--" && call.body.vet?.name == "Ann")
            #expect(call.body.issuedOn == CalendarDate(year: 2026, month: 1, day: 2))
            #expect(call.body.files.map(\.name) == ["a.pdf", "b.jpeg"])
            let contents = try call.body.files.map { try $0.content.data() }
            #expect(contents == [Data("\r\n\r\n".utf8), Data([0, 255])])
            return .example
        }
        let body = Petstore.AttachDocuments.Body(
            title: "Papers \"1\"\r\n--",
            files: [
                FilePart(Data("\r\n\r\n".utf8), name: "a.pdf", contentType: "application/pdf"),
                FilePart(Data([0, 255]), name: "b.jpeg", contentType: "image/jpeg"),
            ],
            issuedOn: CalendarDate(year: 2026, month: 1, day: 2),
            vet: .init(name: "Ann")
        )
        _ = try await server.client.send(Petstore.AttachDocuments(petID: 7, body: body))
        try server.verify()
    }

    @Test("every operation responds with its example, and its endpoint is read back from the request")
    func examples() async throws {
        let dog = Petstore.Animal.dog(Petstore.Dog(barks: true))
        let payment = Petstore.Payment.invoice(Petstore.InvoicePayment(billTo: "a@b.test"))
        #expect(try await example(Petstore.ListPets()).items.count == 1)
        #expect(try await example(Petstore.CreatePet(body: Petstore.NewPet(name: "Rex", animal: dog))).id == 1)
        #expect(
            try await example(Petstore.GetPet(petID: 7)).animal
                == .dog(.init(barks: true, breed: "breed"))
        )
        #expect(
            try await example(Petstore.UpdatePet(petID: 7, body: Petstore.PetPatch(tag: .null))).status == .available
        )
        _ = try await example(Petstore.DeletePet(petID: 7))
        #expect(try await example(Petstore.GetPhoto(petID: 7)).isEmpty)
        #expect(
            try await example(Petstore.UploadPhoto(petID: 7, body: .data(Data([1])))).url.text
                == "https://example.com/"
        )
        #expect(try await example(Petstore.ListCategories()).map(\.children) == [[]])
        #expect(try await example(Petstore.GetInventory()) == ["key": 1])
        guard case .created = try await example(Petstore.PlaceOrder(body: .init(petID: 7, payment: payment))) else {
            Issue.record("the lowest status comes first")
            return
        }
        #expect(try await example(Petstore.GetOrder(orderID: UUID())).urgency == .low)
        #expect(try await example(Petstore.GetOwner(ownerID: 7)).address?.country == "NL")
    }

    @Test("a loop over the pages of a stub that responds with its example ends")
    func pages() async throws {
        server.on(Petstore.ListPets.self).respond(.example)
        var names: [String] = []
        for try await pet in server.client.items(Petstore.ListPets()) { names.append(pet.name) }
        #expect(names == ["name"])
        #expect(server.requests.count == 1)
    }

    @Test("every documented failure has an example, which its status selects")
    func failures() async throws {
        let call = Petstore.UpdatePet(petID: 7, body: Petstore.PetPatch())
        server.on(Petstore.UpdatePet.self).respond(.failureExample, .exampleOf(status: 422))
        guard case .failure(let first) = await server.client.result(of: call), case .notFound? = first.failure,
            case .failure(let second) = await server.client.result(of: call),
            case .invalid(let problem)? = second.failure
        else {
            Issue.record("not the documented failures")
            return
        }
        #expect(problem.errors.map(\.pointer) == ["pointer"])
        server.on(Petstore.GetOrder.self).respond(.exampleOf(status: 500))
        guard
            case .failure(let error) = await server.client.result(of: Petstore.GetOrder(orderID: UUID())),
            case .other(500, _)? = error.failure
        else {
            Issue.record("not the documented default")
            return
        }
        guard case .conflict = try Petstore.PlaceOrder.failureExample else {
            Issue.record("the first documented failure comes first")
            return
        }
    }

    @Test("an example of an undocumented status is an error that lists the documented ones")
    func undocumented() async {
        server.on(Petstore.GetPet.self).respond(.exampleOf(status: 418))
        _ = await server.client.result(of: Petstore.GetPet(petID: 7))
        #expect(throws: StubError.noExample(endpoint: "getPet", wanted: "status 418", documented: [200, 404])) {
            try server.verify()
        }
    }

    @Test("a request that the endpoint cannot send is an error that names the part that does not fit")
    func misfit() async {
        server.on(Petstore.GetPet.self) { _ in .example }
        _ = await server.client.result(of: Plain(path: "/pets/seven"))
        #expect(
            throws: StubError.unreadable(
                request: "GET /pets/seven",
                endpoint: "getPet",
                problem: "path parameter 'petId': 'seven' is not a valid Int64"
            )
        ) {
            try server.verify()
        }
    }

    @Test(
        "a form that differs from the endpoint's is an error that names the difference",
        arguments: [
            ("to=Ann&age=7", "the body has 'age=7', which is not read back"),
            ("to=A+b%2C&text=c+d", nil),
        ]
    )
    func form(text: String, problem: String?) async {
        server.on(World.SendLetter.self) { _ in .example }
        let call = AdHocEndpoint<NoContent>(.post, "/letters") {
            $0.body(.data(Data(text.utf8)), contentType: "application/x-www-form-urlencoded")
        }
        _ = await server.client.result(of: call)
        var found: StubError?
        do { try server.verify() } catch { found = error }
        #expect(found == problem.map { .unreadable(request: "POST /letters", endpoint: "sendLetter", problem: $0) })
    }

    @Test("a request that differs from the endpoint's is an error that names the difference")
    func nearest() async {
        server.on(Petstore.ListPets.self) { _ in .example }
        _ = await server.client.result(of: Plain(path: "/pets?limit=05&cursor=c"))
        #expect(
            throws: StubError.unreadable(
                request: "GET /pets?limit=05&cursor=c",
                endpoint: "listPets",
                problem: "the query item 'limit=05' reads back as 'limit=5'"
            )
        ) {
            try server.verify()
        }
    }

    @Test("a stub reads the one of several bodies that was sent")
    func choice() async throws {
        server.on(World.SendLetter.self) { call in
            switch call.body {
            case .image(let bytes, let type):
                let data = try bytes.data()
                #expect(data == Data([1]) && type == "image/png")
            case .text(let text): #expect(text == "Dear")
            default: Issue.record("\(call.body)")
            }
            return .example
        }
        _ = try await server.client.send(World.SendLetter(body: .image(.data(Data([1])), contentType: "image/png")))
        _ = try await server.client.send(World.SendLetter(body: .text("Dear")))
        try server.verify()
    }

    private func example<E: StubbedEndpoint>(_ call: E) async throws -> E.Response {
        server.on(E.self) { _ in .example }
        defer { #expect(throws: Never.self) { try server.verify(allowingUnused: true) } }
        return try await server.client.send(call)
    }
}

/// A request that no generated endpoint makes.
private struct Plain: Endpoint {
    static var operation: OperationInfo { OperationInfo(id: "plain", method: .get, path: "/") }
    let path: String

    func encode(into request: inout RequestEncoder) {
        request.path = RequestPath(stringLiteral: path)
    }

    static func decode(_ response: EndpointResponse) throws -> Outcome<Data, Never> { .success(try response.data()) }
}
