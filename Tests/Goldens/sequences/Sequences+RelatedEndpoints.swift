// Sequences, generated from sequences.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Sequences {
    /// Metadata and what it describes.
    ///
    /// `POST /related`
    public struct SendRelated: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendRelated", method: .post, path: "/related")
        }

        public var body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/related"
            request.multipart(as: "multipart/related", named: false) { form in
                form.json("row", body.row)
                form.file("media", body.media)
            }
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }

        public struct Body: Sendable {
            public var row: Row
            public var media: FilePart

            public init(row: Row, media: FilePart) {
                self.row = row
                self.media = media
            }
        }
    }

    /// Parts with names.
    ///
    /// `PUT /related`
    public struct SendNamed: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendNamed", method: .put, path: "/related")
        }

        public var body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/related"
            request.multipart(as: "multipart/mixed") { form in
                form.json("row", body.row)
                form.file("file", body.file)
            }
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 200..<300: .success(NoContent())
            default: .undocumented
            }
        }

        public struct Body: Sendable {
            public var row: Row
            public var file: FilePart?

            public init(row: Row, file: FilePart? = nil) {
                self.row = row
                self.file = file
            }
        }
    }
}
