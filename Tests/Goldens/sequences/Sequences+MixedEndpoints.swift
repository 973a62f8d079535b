// Sequences, generated from sequences.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Sequences {
    /// A row, a list, a picture and any number of notes.
    ///
    /// `POST /mixed`
    public struct SendMixed: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "sendMixed", method: .post, path: "/mixed")
        }

        public var body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/mixed"
            request.multipart(as: "multipart/mixed", named: false) { form in
                form.header("X-Origin", body.rowOrigin, ofPart: "row")
                form.json("row", body.row)
                form.json("part2", body.part2)
                form.file("picture", body.picture, contentType: "image/png")
                form.items("items", body.items, contentType: "text/markdown")
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

            /// The header `X-Origin` of `row`.
            public var rowOrigin: Int?
            public var part2: [Int]
            public var picture: FilePart
            public var items: [String]?

            public init(row: Row, part2: [Int], picture: FilePart, rowOrigin: Int? = nil, items: [String]? = nil) {
                self.row = row
                self.part2 = part2
                self.picture = picture
                self.rowOrigin = rowOrigin
                self.items = items
            }
        }
    }

    /// `PUT /mixed`
    public struct SendRows: Endpoint {
        public typealias Response = Data

        public static var operation: OperationInfo {
            OperationInfo(id: "sendRows", method: .put, path: "/mixed")
        }

        public var body: Body?

        public init(body: Body? = nil) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/mixed"
            request.accept("multipart/mixed, */*;q=0.1")
            if let parts = body {
                request.multipart(as: "multipart/mixed", named: false) { form in
                    form.items("items", parts.items, contentType: "application/json")
                }
            }
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Data, Never> {
            switch response.status {
            case 200, 201: .success(try response.data())
            default: .undocumented
            }
        }

        public struct Body: Sendable {
            public var items: [Row]

            public init(items: [Row]) {
                self.items = items
            }
        }
    }
}
