// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    /// `GET /letters`
    public struct ListLetters: Endpoint {
        public typealias Response = [Letter]

        public static var operation: OperationInfo {
            OperationInfo(id: "listLetters", method: .get, path: "/letters")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/letters"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<[Letter], Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// `POST /letters`
    public struct SendLetter: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendLetter", method: .post, path: "/letters")
        }

        public var body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/letters"
            switch body {
            case .json(let value): request.json(value)
            case .form(let value): request.form(value)
            case .multipart(let value):
                request.multipart { form in
                    form.field("to", value.to)
                    form.file("scan", value.scan)
                }
            case .text(let value): request.text(value, contentType: "text/plain")
            case .image(let value, let contentType): request.body(value, contentType: contentType)
            }
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }

        /// The body, as one of the media types that the operation accepts.
        public enum Body: Sendable {
            /// `application/json`
            case json(Letter)
            /// `application/x-www-form-urlencoded`
            case form(Letter)
            /// `multipart/form-data`
            case multipart(Multipart)
            /// `text/plain`
            case text(String)
            /// `image/*`
            case image(HTTPBody, contentType: String)

            public struct Multipart: Sendable {
                public var to: String
                public var scan: FilePart

                public init(to: String, scan: FilePart) {
                    self.to = to
                    self.scan = scan
                }
            }
        }
    }

    /// `PATCH /letters`
    public struct EditLetter: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "editLetter", method: .patch, path: "/letters")
        }

        public var body: Body?

        public init(body: Body? = nil) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/letters"
            switch body {
            case .jsonPatch(let value): request.json(value, contentType: "application/json-patch+json")
            case .mergePatch(let value): request.json(value, contentType: "application/merge-patch+json")
            case nil: break
            }
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }

        /// The body, as one of the media types that the operation accepts.
        public enum Body: Sendable {
            /// `application/json-patch+json`
            case jsonPatch([JSONValue])
            /// `application/merge-patch+json`
            case mergePatch(Letter)
        }
    }
}
