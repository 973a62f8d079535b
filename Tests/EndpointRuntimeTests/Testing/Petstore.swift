import EndpointRuntime

/// A hand-written piece of an API, in the shape that the generator prints.
enum Petstore {
    struct Pet: JSONModel, Hashable {
        var id: Int64
        var name: String

        init(id: Int64, name: String) {
            self.id = id
            self.name = name
        }

        init(from json: inout ObjectReader) throws {
            id = try json.required("id")
            name = try json.required("name")
        }

        func encode(to json: inout ObjectWriter) throws {
            try json.required("id", id)
            try json.required("name", name)
        }
    }

    struct Problem: JSONModel, Hashable {
        var title: String

        init(title: String) { self.title = title }

        init(from json: inout ObjectReader) throws { title = try json.required("title") }

        func encode(to json: inout ObjectWriter) throws { try json.required("title", title) }
    }

    enum Failures {
        enum NotFound: Sendable, Hashable {
            case notFound(Problem)
        }
    }

    static var apiKey: SecuritySchemeInfo {
        SecuritySchemeInfo(name: "api_key", kind: .apiKey(name: "X-Pass", location: .header))
    }

    struct GetPet: Endpoint {
        typealias Response = Pet
        typealias Failure = Failures.NotFound

        static var operation: OperationInfo {
            OperationInfo(id: "getPet", method: .get, path: "/pets/{petId}", security: [[Petstore.apiKey()]])
        }

        var petID: Int64

        func encode(into request: inout RequestEncoder) {
            request.path = "/pets/\(petID)"
        }

        static func decode(_ response: EndpointResponse) throws -> Outcome<Pet, Failure> {
            switch response.status {
            case 200: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }
    }

    struct AddPet: Endpoint {
        typealias Response = Pet

        static var operation: OperationInfo {
            OperationInfo(id: "addPet", method: .post, path: "/pets", timeout: .seconds(10))
        }

        var body: Pet
        var trace: String?

        func encode(into request: inout RequestEncoder) {
            request.path = "/pets"
            request.header("X-Trace", trace)
            request.json(body)
        }

        static func decode(_ response: EndpointResponse) throws -> Outcome<Pet, Never> {
            switch response.status {
            case 201: .success(try response.json())
            default: .undocumented
            }
        }
    }

    struct DeletePet: Endpoint {
        typealias Response = NoContent

        static var operation: OperationInfo {
            OperationInfo(id: "deletePet", method: .delete, path: "/pets/{petId}", server: "https://admin.example.com")
        }

        var petID: Int64

        func encode(into request: inout RequestEncoder) {
            request.path = "/pets/\(petID)"
        }

        static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }
}
