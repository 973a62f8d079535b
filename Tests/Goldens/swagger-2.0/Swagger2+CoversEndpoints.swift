// Swagger2, generated from swagger-2.0.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Swagger2 {
    /// `GET /books/{id}/cover`
    public struct GetCover: Endpoint {
        public typealias Response = Data

        public static var operation: OperationInfo {
            OperationInfo(
                id: "getCover",
                method: .get,
                path: "/books/{id}/cover",
                tags: ["covers"],
                security: Swagger2.security
            )
        }

        public var id: Int64

        public init(id: Int64) {
            self.id = id
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/books/\(id)/cover"
            request.accept("image/png, */*;q=0.1")
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Data, Never> {
            switch response.status {
            case 200, 201: .success(try response.data())
            default: .undocumented
            }
        }
    }

    /// `PUT /books/{id}/cover`
    public struct SetCover: Endpoint {
        public typealias Response = NoContent
        public typealias Failure = Failures.NotFound

        public static var operation: OperationInfo {
            OperationInfo(
                id: "setCover",
                method: .put,
                path: "/books/{id}/cover",
                tags: ["covers"],
                security: Swagger2.security
            )
        }

        public var id: Int64
        public var body: Body

        public init(id: Int64, body: Body) {
            self.id = id
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/books/\(id)/cover"
            request.multipart { form in
                form.file("picture", body.picture)
                form.field("caption", body.caption)
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
            /// A PNG.
            public var picture: FilePart
            public var caption: String?

            public init(picture: FilePart, caption: String? = nil) {
                self.picture = picture
                self.caption = caption
            }
        }
    }
}
