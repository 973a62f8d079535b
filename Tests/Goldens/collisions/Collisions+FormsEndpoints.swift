// Collisions, generated from collisions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Collisions {
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
                fields: ["tags": EndpointRuntime.FormField(style: .spaceDelimited, explode: false)]
            )
        }

        public static func decode(
            _ response: EndpointRuntime.EndpointResponse
        ) throws -> EndpointRuntime.Outcome<EndpointRuntime.NoContent, Swift.Never> {
            switch response.status {
            case 200..<300: .success(EndpointRuntime.NoContent())
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

        public static func decode(
            _ response: EndpointRuntime.EndpointResponse
        ) throws -> EndpointRuntime.Outcome<EndpointRuntime.NoContent, Swift.Never> {
            switch response.status {
            case 200..<300: .success(EndpointRuntime.NoContent())
            default: .undocumented
            }
        }

        public struct Body: Sendable {
            public var file: EndpointRuntime.FilePart
            public var model: JSONModelModel?

            public init(file: EndpointRuntime.FilePart, model: JSONModelModel? = nil) {
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
            request.accept("image/png, */*;q=0.1")
            switch body {
            case .json(let value): request.json(value)
            case .image(let value, let contentType): request.body(value, contentType: contentType)
            case .form(let value):
                request.form(
                    value,
                    fields: ["tags": EndpointRuntime.FormField(style: .pipeDelimited, explode: false)]
                )
            }
        }

        public static func decode(
            _ response: EndpointRuntime.EndpointResponse
        ) throws -> EndpointRuntime.Outcome<Foundation.Data, Swift.Never> {
            switch response.status {
            case 200, 201: .success(try response.data())
            default: .undocumented
            }
        }

        /// The body, as one of the media types that the operation accepts.
        public indirect enum Body: Sendable {
            /// `application/json`
            case json(JSONModelModel)
            /// `image/*`
            case image(EndpointRuntime.HTTPBody, contentType: Swift.String)
            /// `application/x-www-form-urlencoded`
            case form(FormField)
        }
    }
}
