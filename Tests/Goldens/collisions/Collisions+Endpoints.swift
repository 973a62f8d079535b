// Collisions, generated from collisions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Collisions {
    /// `GET /numbered`
    public struct ListByNumber: PaginatedEndpoint {
        public typealias Response = PageCursor

        public static var operation: EndpointRuntime.OperationInfo {
            EndpointRuntime.OperationInfo(
                id: "listByNumber",
                method: .get,
                path: "/numbered",
                security: Collisions.security,
                timeout: Collisions.timeout,
                retry: Collisions.retry
            )
        }

        public var page: Swift.Int?
        public var size: Swift.String?

        public init(page: Swift.Int? = nil, size: Swift.String? = nil) {
            self.page = page
            self.size = size
        }

        public func encode(into request: inout EndpointRuntime.RequestEncoder) {
            request.path = "/numbered"
            request.query("page", page)
            request.query("size", size)
        }

        public static func decode(_ response: EndpointRuntime.HTTPResponse) throws -> EndpointRuntime.Outcome<PageCursor, Swift.Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, ModelModel> {
            .page(\.page, pages: { $0.value.pages.flatMap({ Swift.Int($0) }) }, items: { $0.items })
        }
    }

    /// `GET /offset`
    public struct ListByOffset: PaginatedEndpoint {
        public typealias Response = PageCursor

        public static var operation: EndpointRuntime.OperationInfo {
            EndpointRuntime.OperationInfo(
                id: "listByOffset",
                method: .get,
                path: "/offset",
                security: Collisions.security,
                timeout: Collisions.timeout,
                retry: Collisions.retry
            )
        }

        public var skip: Swift.Int?
        public var limit: Swift.String?

        public init(skip: Swift.Int? = nil, limit: Swift.String? = nil) {
            self.skip = skip
            self.limit = limit
        }

        public func encode(into request: inout EndpointRuntime.RequestEncoder) {
            request.path = "/offset"
            request.query("skip", skip)
            request.query("limit", limit)
        }

        public static func decode(_ response: EndpointRuntime.HTTPResponse) throws -> EndpointRuntime.Outcome<PageCursor, Swift.Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }

        public static var pagination: EndpointRuntime.Pagination<Self, ModelModel> {
            .offset(
                \.skip,
                size: { $0.limit.flatMap({ Swift.Int($0) }) },
                total: { $0.value.total.flatMap({ Swift.Int(exactly: $0) }) },
                items: { $0.items }
            )
        }
    }

    /// `POST /models`
    public struct Create: Endpoint {
        public typealias Response = ModelModel?

        public static var operation: EndpointRuntime.OperationInfo {
            EndpointRuntime.OperationInfo(
                id: "create",
                method: .post,
                path: "/models",
                security: [[SecurityScheme.mutual()], [SecurityScheme.connect("read")], [SecurityScheme.bearer()], [SecurityScheme.basic()], []],
                timeout: Collisions.timeout,
                retry: EndpointRuntime.RetryRules(
                    attempts: 2,
                    baseDelay: .milliseconds(500),
                    statuses: Swift.Set(500...599)
                )
            )
        }

        public var body: ModelModel

        public init(body: ModelModel) {
            self.body = body
        }

        public func encode(into request: inout EndpointRuntime.RequestEncoder) {
            request.path = "/models"
            request.json(body)
        }

        public static func decode(_ response: EndpointRuntime.HTTPResponse) throws -> EndpointRuntime.Outcome<ModelModel?, Swift.Never> {
            switch response.status {
            case 201: .success(try response.json())
            case 202: .success(nil)
            default: .undocumented
            }
        }
    }

    /// `GET /models/{id}`
    public struct Read: Endpoint {
        public typealias Response = ModelModel

        public static var operation: EndpointRuntime.OperationInfo {
            EndpointRuntime.OperationInfo(
                id: "read",
                method: .get,
                path: "/models/{id}",
                security: Collisions.security,
                timeout: Collisions.timeout,
                retry: Collisions.retry
            )
        }

        public var id: Swift.String

        public init(id: Swift.String) {
            self.id = id
        }

        public func encode(into request: inout EndpointRuntime.RequestEncoder) {
            request.path = "/models/\(id)"
        }

        public static func decode(_ response: EndpointRuntime.HTTPResponse) throws -> EndpointRuntime.Outcome<ModelModel, Swift.Never> {
            switch response.status {
            case 200: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// `DELETE /models/{id}`
    public struct Remove: Endpoint {
        public typealias Response = EndpointRuntime.NoContent
        public typealias Failure = Failures.ClientError

        public static var operation: EndpointRuntime.OperationInfo {
            EndpointRuntime.OperationInfo(
                id: "remove",
                method: .delete,
                path: "/models/{id}",
                security: Collisions.security,
                timeout: Collisions.timeout,
                retry: Collisions.retry
            )
        }

        public var id: Swift.String

        public init(id: Swift.String) {
            self.id = id
        }

        public func encode(into request: inout EndpointRuntime.RequestEncoder) {
            request.path = "/models/\(id)"
        }

        public static func decode(_ response: EndpointRuntime.HTTPResponse) throws -> EndpointRuntime.Outcome<EndpointRuntime.NoContent, Failure> {
            switch response.status {
            case 204: .success(EndpointRuntime.NoContent())
            case 400..<500: .failure(.clientError(response.status))
            default: .undocumented
            }
        }
    }

    /// `GET /counts/{number}`
    public struct Count: Endpoint {
        public typealias Response = Swift.String

        public static var operation: EndpointRuntime.OperationInfo {
            EndpointRuntime.OperationInfo(
                id: "count",
                method: .get,
                path: "/counts/{number}",
                security: Collisions.security,
                timeout: Collisions.timeout,
                retry: Collisions.retry
            )
        }

        public var number: Swift.Int
        public var since: Foundation.Date?
        public var unix: EndpointRuntime.UnixSeconds?
        public var filter: UnionModel?

        public init(
            number: Swift.Int,
            since: Foundation.Date? = nil,
            unix: EndpointRuntime.UnixSeconds? = nil,
            filter: UnionModel? = nil
        ) {
            self.number = number
            self.since = since
            self.unix = unix
            self.filter = filter
        }

        public func encode(into request: inout EndpointRuntime.RequestEncoder) {
            request.path = "/counts/\(number)"
            request.accept("text/plain")
            request.query("since", since)
            request.query("unix", unix)
            request.query("filter", json: filter)
        }

        public static func decode(_ response: EndpointRuntime.HTTPResponse) throws -> EndpointRuntime.Outcome<Swift.String, Swift.Never> {
            switch response.status {
            case 200: .success(try response.text())
            default: .undocumented
            }
        }
    }

    /// `POST /forms`
    public struct Submit: Endpoint {
        public typealias Response = EndpointRuntime.NoContent

        public static var operation: EndpointRuntime.OperationInfo {
            EndpointRuntime.OperationInfo(
                id: "submit",
                method: .post,
                path: "/forms",
                security: Collisions.security,
                timeout: Collisions.timeout,
                retry: Collisions.retry
            )
        }

        public var body: FormField?

        public init(body: FormField? = nil) {
            self.body = body
        }

        public func encode(into request: inout EndpointRuntime.RequestEncoder) {
            request.path = "/forms"
            request.form(
                body,
                fields: [
                    "tags": EndpointRuntime.FormField(style: .spaceDelimited, explode: false),
                ]
            )
        }

        public static func decode(_ response: EndpointRuntime.HTTPResponse) throws -> EndpointRuntime.Outcome<EndpointRuntime.NoContent, Swift.Never> {
            switch response.status {
            case 204: .success(EndpointRuntime.NoContent())
            default: .undocumented
            }
        }
    }

    /// `PUT /forms`
    public struct Upload: Endpoint {
        public typealias Response = EndpointRuntime.NoContent

        public static var operation: EndpointRuntime.OperationInfo {
            EndpointRuntime.OperationInfo(
                id: "upload",
                method: .put,
                path: "/forms",
                security: Collisions.security,
                timeout: Collisions.timeout,
                retry: Collisions.retry
            )
        }

        public var body: Body?

        public init(body: Body? = nil) {
            self.body = body
        }

        public func encode(into request: inout EndpointRuntime.RequestEncoder) {
            request.path = "/forms"
            if let parts = body {
                request.multipart { form in
                    form.file("file", parts.file, contentType: "image/png")
                    form.json("model", parts.model)
                }
            }
        }

        public static func decode(_ response: EndpointRuntime.HTTPResponse) throws -> EndpointRuntime.Outcome<EndpointRuntime.NoContent, Swift.Never> {
            switch response.status {
            case 204: .success(EndpointRuntime.NoContent())
            default: .undocumented
            }
        }

        public struct Body: Sendable {
            public var file: EndpointRuntime.FilePart
            public var model: ModelModel?

            public init(file: EndpointRuntime.FilePart, model: ModelModel? = nil) {
                self.file = file
                self.model = model
            }
        }
    }

    /// `PATCH /forms`
    public struct Choose: Endpoint {
        public typealias Response = Foundation.Data

        public static var operation: EndpointRuntime.OperationInfo {
            EndpointRuntime.OperationInfo(
                id: "choose",
                method: .patch,
                path: "/forms",
                security: Collisions.security,
                timeout: Collisions.timeout,
                retry: Collisions.retry
            )
        }

        public var body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout EndpointRuntime.RequestEncoder) {
            request.path = "/forms"
            request.accept("image/png")
            switch body {
            case .json(let value): request.json(value)
            case .image(let value, let contentType): request.body(value, contentType: contentType)
            case .form(let value):
                request.form(
                    value,
                    fields: [
                        "tags": EndpointRuntime.FormField(style: .pipeDelimited, explode: false),
                    ]
                )
            }
        }

        public static func decode(_ response: EndpointRuntime.HTTPResponse) throws -> EndpointRuntime.Outcome<Foundation.Data, Swift.Never> {
            switch response.status {
            case 200: .success(try response.data())
            default: .undocumented
            }
        }

        /// The body, as one of the media types that the operation accepts.
        public indirect enum Body: Sendable {
            /// `application/json`
            case json(ModelModel)
            /// `image/*`
            case image(EndpointRuntime.HTTPBody, contentType: Swift.String)
            /// `application/x-www-form-urlencoded`
            case form(FormField)
        }
    }

    /// `GET /events`
    public struct Watch: Endpoint {
        public typealias Response = EndpointRuntime.EventStream<ModelModel>

        public static var operation: EndpointRuntime.OperationInfo {
            EndpointRuntime.OperationInfo(
                id: "watch",
                method: .get,
                path: "/events",
                security: Collisions.security,
                timeout: Collisions.timeout,
                retry: Collisions.retry
            )
        }

        public init() {}

        public func encode(into request: inout EndpointRuntime.RequestEncoder) {
            request.path = "/events"
            request.stream()
        }

        public static func decode(_ response: EndpointRuntime.HTTPResponse) throws -> EndpointRuntime.Outcome<EndpointRuntime.EventStream<ModelModel>, Swift.Never> {
            switch response.status {
            case 200: .success(try response.events(as: .serverSentEvents))
            default: .undocumented
            }
        }
    }

    /// `POST /events`
    public struct Listen: Endpoint {
        public typealias Response = EndpointRuntime.EventStream<EndpointRuntime.ServerSentEvent>

        public static var operation: EndpointRuntime.OperationInfo {
            EndpointRuntime.OperationInfo(
                id: "listen",
                method: .post,
                path: "/events",
                security: Collisions.security,
                timeout: Collisions.timeout,
                retry: Collisions.retry
            )
        }

        public init() {}

        public func encode(into request: inout EndpointRuntime.RequestEncoder) {
            request.path = "/events"
            request.stream()
        }

        public static func decode(_ response: EndpointRuntime.HTTPResponse) throws -> EndpointRuntime.Outcome<EndpointRuntime.EventStream<EndpointRuntime.ServerSentEvent>, Swift.Never> {
            switch response.status {
            case 200: .success(try response.events(as: .serverSentEvents))
            default: .undocumented
            }
        }
    }
}

nonisolated extension Reply where E == Collisions.Create {
    /// Leads to `GET /models/{id}`.
    public func same() -> Collisions.Read? {
        guard let id = (value?.id).map({ String($0) }) else { return nil }
        return Collisions.Read(id: id)
    }

    /// Leads to `GET /models/{id}`.
    public func smaller() -> Collisions.Read? {
        guard let id = (value?.double).map({ String($0) }) else { return nil }
        return Collisions.Read(id: id)
    }

    /// Leads to `GET /counts/{number}`.
    public func counted(
        since: Date? = nil,
        unix: UnixSeconds? = nil,
        filter: Collisions.UnionModel? = nil
    ) -> Collisions.Count? {
        guard let number = (value?.text).flatMap({ Int($0) }) else { return nil }
        return Collisions.Count(number: number, since: since, unix: unix, filter: filter)
    }

    /// Leads to `GET /counts/{number}`.
    public func limited(
        since: Date? = nil,
        unix: UnixSeconds? = nil,
        filter: Collisions.UnionModel? = nil
    ) -> Collisions.Count? {
        guard let number = (value?.large).flatMap({ Int(exactly: $0) }) else { return nil }
        return Collisions.Count(number: number, since: since, unix: unix, filter: filter)
    }

    /// Leads to `GET /counts/{number}`.
    public func headed(
        since: Date? = nil,
        unix: UnixSeconds? = nil,
        filter: Collisions.UnionModel? = nil
    ) -> Collisions.Count? {
        guard let number: Int = header("X-Number") else { return nil }
        return Collisions.Count(number: number, since: since, unix: unix, filter: filter)
    }
}
