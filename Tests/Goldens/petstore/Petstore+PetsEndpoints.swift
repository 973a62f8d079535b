// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Petstore {
    /// Lists the pets, newest first.
    ///
    /// `GET /pets`
    public struct ListPets: PaginatedEndpoint {
        public typealias Response = PetPage

        public static var operation: OperationInfo {
            OperationInfo(id: "listPets", method: .get, path: "/pets", tags: ["pets"], security: Petstore.security)
        }

        /// How many pets a page may hold.
        ///
        /// At least 1, at most 100.
        ///
        /// Default: `20`.
        public var limit: Int32?

        /// Where the page starts: the `nextCursor` of the page before.
        public var cursor: String?

        /// Only pets in one of these states.
        public var status: [PetStatus]?

        /// Comes back in our logs.
        public var xRequestID: UUID?

        public init(limit: Int32? = nil, cursor: String? = nil, status: [PetStatus]? = nil, xRequestID: UUID? = nil) {
            self.limit = limit
            self.cursor = cursor
            self.status = status
            self.xRequestID = xRequestID
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/pets"
            request.query("limit", limit)
            request.query("cursor", cursor)
            request.query("status", status, explode: false)
            request.header("X-Request-ID", xRequestID)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<PetPage, Failure> {
            switch response.status {
            case 200: .success(try response.json())
            default: .failure(.other(status: response.status, try response.json()))
            }
        }

        public static var pagination: Pagination<Self, Pet> {
            .cursor(\.cursor, next: { $0.value.nextCursor }, items: { $0.items })
        }

        public enum Failure: Sendable {
            /// Anything else that went wrong.
            case other(status: Int, Problem)
        }
    }

    /// Adds a pet.
    ///
    /// `POST /pets`
    public struct CreatePet: Endpoint {
        public typealias Response = Pet

        public static var operation: OperationInfo {
            OperationInfo(
                id: "createPet",
                method: .post,
                path: "/pets",
                tags: ["pets"],
                security: [[SecurityScheme.petstoreAuth("read:pets", "write:pets")]]
            )
        }

        public var body: NewPet

        public init(body: NewPet) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/pets"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Pet, Failure> {
            switch response.status {
            case 201: .success(try response.json())
            case 422: .failure(.invalid(try response.json()))
            default: .failure(.other(status: response.status, try response.json()))
            }
        }

        public enum Failure: Sendable {
            /// The request makes no sense to us.
            case invalid(ValidationProblem)
            /// Anything else that went wrong.
            case other(status: Int, Problem)
        }
    }

    /// Streams the events of pets as they happen.
    ///
    /// `GET /pets/events`
    public struct WatchPets: Endpoint {
        public typealias Response = EventStream<PetEvent>

        public static var operation: OperationInfo {
            OperationInfo(
                id: "watchPets",
                method: .get,
                path: "/pets/events",
                tags: ["pets"],
                security: Petstore.security
            )
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/pets/events"
            request.stream()
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<EventStream<PetEvent>, Never> {
            switch response.status {
            case 200, 201: .success(try response.events(as: .serverSentEvents))
            default: .undocumented
            }
        }
    }

    /// Fetches one pet.
    ///
    /// `GET /pets/{petId}`
    public struct GetPet: Endpoint {
        public typealias Response = Pet
        public typealias Failure = Failures.NotFound

        public static var operation: OperationInfo {
            OperationInfo(
                id: "getPet",
                method: .get,
                path: "/pets/{petId}",
                tags: ["pets"],
                security: Petstore.security
            )
        }

        /// The id of the pet.
        public var petID: Int64

        public init(petID: Int64) {
            self.petID = petID
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/pets/\(petID)"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Pet, Failure> {
            switch response.status {
            case 200, 201: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }
    }

    /// Changes the members that are sent and keeps the others.
    ///
    /// A member that is left out stays as it is; `null` takes the value away.
    ///
    /// `PATCH /pets/{petId}`
    public struct UpdatePet: Endpoint {
        public typealias Response = Pet

        public static var operation: OperationInfo {
            OperationInfo(
                id: "updatePet",
                method: .patch,
                path: "/pets/{petId}",
                tags: ["pets"],
                security: [[SecurityScheme.petstoreAuth("write:pets")]],
                isIdempotent: true
            )
        }

        /// The id of the pet.
        public var petID: Int64
        public var body: PetPatch

        public init(petID: Int64, body: PetPatch) {
            self.petID = petID
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/pets/\(petID)"
            request.json(body, contentType: "application/merge-patch+json")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Pet, Failure> {
            switch response.status {
            case 200, 201: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            case 422: .failure(.invalid(try response.json()))
            default: .undocumented
            }
        }

        public enum Failure: Sendable {
            /// There is no such thing.
            case notFound(Problem)
            /// The request makes no sense to us.
            case invalid(ValidationProblem)
        }
    }

    /// Removes a pet.
    ///
    /// `DELETE /pets/{petId}`
    public struct DeletePet: Endpoint {
        public typealias Response = NoContent
        public typealias Failure = Failures.NotFound

        public static var operation: OperationInfo {
            OperationInfo(
                id: "deletePet",
                method: .delete,
                path: "/pets/{petId}",
                tags: ["pets"],
                security: [[SecurityScheme.petstoreAuth("write:pets")], [SecurityScheme.apiKey()]]
            )
        }

        /// The id of the pet.
        public var petID: Int64

        public init(petID: Int64) {
            self.petID = petID
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/pets/\(petID)"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Failure> {
            switch response.status {
            case 200..<300: .success(NoContent())
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }
    }

    /// Downloads the photo.
    ///
    /// `GET /pets/{petId}/photo`
    public struct GetPhoto: Endpoint {
        public typealias Response = Data
        public typealias Failure = Failures.NotFound

        public static var operation: OperationInfo {
            OperationInfo(
                id: "getPhoto",
                method: .get,
                path: "/pets/{petId}/photo",
                tags: ["pets"],
                security: Petstore.security,
                timeout: .seconds(120)
            )
        }

        /// The id of the pet.
        public var petID: Int64

        public init(petID: Int64) {
            self.petID = petID
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/pets/\(petID)/photo"
            request.accept("application/octet-stream, */*;q=0.1")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Data, Failure> {
            switch response.status {
            case 200, 201: .success(try response.data())
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }
    }

    /// Replaces the photo.
    ///
    /// `PUT /pets/{petId}/photo`
    public struct UploadPhoto: Endpoint {
        public typealias Response = Photo

        public static var operation: OperationInfo {
            OperationInfo(
                id: "uploadPhoto",
                method: .put,
                path: "/pets/{petId}/photo",
                tags: ["pets"],
                server: "https://uploads.example.com",
                security: [[SecurityScheme.petstoreAuth("write:pets")]],
                timeout: .seconds(300),
                retry: .never
            )
        }

        /// The id of the pet.
        public var petID: Int64

        /// A JPEG or PNG of at most 20 MB.
        public var body: HTTPBody

        public init(petID: Int64, body: HTTPBody) {
            self.petID = petID
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/pets/\(petID)/photo"
            request.body(body, contentType: "application/octet-stream")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Photo, Failure> {
            switch response.status {
            case 200, 201: .success(try response.json())
            case 404: .failure(.notFound(try response.json()))
            case 413: .failure(.contentTooLarge)
            default: .undocumented
            }
        }

        public enum Failure: Sendable {
            /// There is no such thing.
            case notFound(Problem)
            /// The picture is too large.
            case contentTooLarge
        }
    }

    /// Attaches papers, such as a vaccination record.
    ///
    /// `POST /pets/{petId}/documents`
    public struct AttachDocuments: Endpoint {
        public typealias Response = NoContent
        public typealias Failure = Failures.NotFound

        public static var operation: OperationInfo {
            OperationInfo(
                id: "attachDocuments",
                method: .post,
                path: "/pets/{petId}/documents",
                tags: ["pets"],
                security: [[SecurityScheme.petstoreAuth("write:pets")]]
            )
        }

        /// The id of the pet.
        public var petID: Int64
        public var body: Body

        public init(petID: Int64, body: Body) {
            self.petID = petID
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/pets/\(petID)/documents"
            request.multipart { form in
                form.field("title", body.title)
                form.field("issuedOn", body.issuedOn)
                form.files("files", body.files)
                form.json("vet", body.vet)
            }
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Failure> {
            switch response.status {
            case 200..<300: .success(NoContent())
            case 404: .failure(.notFound(try response.json()))
            default: .undocumented
            }
        }

        public struct Body: Sendable {
            public var title: String
            public var issuedOn: CalendarDate?

            /// The content type is one of `application/pdf`, `image/jpeg`.
            public var files: [FilePart]
            public var vet: Vet?

            public init(title: String, files: [FilePart], issuedOn: CalendarDate? = nil, vet: Vet? = nil) {
                self.title = title
                self.files = files
                self.issuedOn = issuedOn
                self.vet = vet
            }

            public struct Vet: HashedModel {
                public var name: String
                public var licence: String?

                public init(name: String, licence: String? = nil) {
                    self.name = name
                    self.licence = licence
                }

                public init(from json: inout ObjectReader) throws {
                    name = try json.required("name")
                    licence = try json.optional("licence")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("name", name)
                    try json.optional("licence", licence)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(name, other.name)
                    pairs.add(licence, other.licence)
                }
            }
        }
    }

    /// The whole category tree, open to everyone.
    ///
    /// `GET /categories`
    public struct ListCategories: Endpoint {
        public typealias Response = [Category]

        public static var operation: OperationInfo {
            OperationInfo(
                id: "listCategories",
                method: .get,
                path: "/categories",
                tags: ["pets"],
                security: [],
                cacheTimeToLive: .seconds(3600)
            )
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/categories"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<[Category], Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }
}

nonisolated extension Reply where E == Petstore.ListPets {
    /// How many pets there are on all pages.
    public var totalCount: Int? { header("X-Total-Count") }
}

nonisolated extension Reply where E == Petstore.CreatePet {
    /// Where to find the pet.
    public var location: URLText? { header("Location") }
}

nonisolated extension Reply where E == Petstore.CreatePet {
    /// Fetches the pet as the shop sees it now.
    ///
    /// Links to `GET /pets/{petId}`.
    public func getPet() -> Petstore.GetPet {
        Petstore.GetPet(petID: value.id)
    }
}
