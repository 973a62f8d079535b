// Sequences, generated from sequences.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Sequences {
    /// `GET /lines`
    public struct ReadLines: Endpoint {
        public typealias Response = EventStream<Row>

        public static var operation: OperationInfo {
            OperationInfo(id: "readLines", method: .get, path: "/lines")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/lines"
            request.stream("application/jsonl")
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<EventStream<Row>, Never> {
            switch response.status {
            case 200: .success(try response.events(as: .jsonLines))
            default: .undocumented
            }
        }
    }

    /// `POST /lines`
    public struct WriteLines: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "writeLines", method: .post, path: "/lines")
        }

        public var body: [Row]

        public init(body: [Row]) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/lines"
            request.sequence(body, as: .jsonLines, contentType: "application/jsonl")
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `PUT /lines`
    public struct ReplaceLines: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "replaceLines", method: .put, path: "/lines")
        }

        public var body: [Row]?

        public init(body: [Row]? = nil) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/lines"
            request.sequence(body, as: .jsonLines)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

    /// `GET /records`
    public struct ReadRecords: Endpoint {
        public typealias Response = EventStream<Row>

        public static var operation: OperationInfo {
            OperationInfo(id: "readRecords", method: .get, path: "/records")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/records"
            request.stream("application/geo+json-seq")
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<EventStream<Row>, Never> {
            switch response.status {
            case 200: .success(try response.events(as: .jsonSequence))
            default: .undocumented
            }
        }
    }

    /// `POST /records`
    public struct WriteRecords: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "writeRecords", method: .post, path: "/records")
        }

        public var body: Body

        public init(body: Body) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/records"
            switch body {
            case .jsonSeq(let value): request.sequence(value, as: .jsonSequence)
            case .json(let value): request.json(value)
            }
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }

        /// The body, as one of the media types that the operation accepts.
        public enum Body: Sendable {
            /// `application/json-seq`
            case jsonSeq([JSONSeq])
            /// `application/json`
            case json(Row)

            public struct JSONSeq: Model, Hashable {
                public var at: Double

                public init(at: Double) {
                    self.at = at
                }

                public init(from json: inout ObjectReader) throws {
                    at = try json.required("at")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("at", at)
                }

                public static func == (a: JSONSeq, b: JSONSeq) -> Bool {
                    var same = Equality()
                    same.compare(a.at, b.at)
                    return same.result
                }

                public func hash(into hasher: inout Hasher) {
                    hasher.combine(at)
                }
            }
        }
    }

    /// `GET /events`
    public struct ReadEvents: Endpoint {
        public typealias Response = EventStream<RowEvent>

        public static var operation: OperationInfo {
            OperationInfo(id: "readEvents", method: .get, path: "/events")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/events"
            request.stream()
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<EventStream<RowEvent>, Never> {
            switch response.status {
            case 200: .success(try response.events(as: .serverSentEvents, reading: .event))
            default: .undocumented
            }
        }
    }

    /// `POST /events`
    public struct WriteEvents: Endpoint {
        public typealias Response = NoContent

        public static var operation: OperationInfo {
            OperationInfo(id: "writeEvents", method: .post, path: "/events")
        }

        public var body: [RowEvent]

        public init(body: [RowEvent]) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/events"
            request.sequence(body, as: .serverSentEvents, writing: .event)
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
            default: .undocumented
            }
        }
    }

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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
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

            public init(row: Row, rowOrigin: Int? = nil, part2: [Int], picture: FilePart, items: [String]? = nil) {
                self.row = row
                self.rowOrigin = rowOrigin
                self.part2 = part2
                self.picture = picture
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
            request.accept("multipart/mixed")
            if let parts = body {
                request.multipart(as: "multipart/mixed", named: false) { form in
                    form.items("items", parts.items, contentType: "application/json")
                }
            }
        }

        public static func decode(_ response: HTTPResponse) throws -> Outcome<Data, Never> {
            switch response.status {
            case 200: .success(try response.data())
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
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

        public static func decode(_ response: HTTPResponse) throws -> Outcome<NoContent, Never> {
            switch response.status {
            case 204: .success(NoContent())
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
