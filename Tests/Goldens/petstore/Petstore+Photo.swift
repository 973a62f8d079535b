// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Petstore {
    public struct Photo: Model, Hashable {
        public var url: URLText
        public var takenAt: Date

        public init(url: URLText, takenAt: Date) {
            self.url = url
            self.takenAt = takenAt
        }

        public init(from json: inout ObjectReader) throws {
            url = try json.required("url")
            takenAt = try json.required("takenAt")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("url", url)
            try json.required("takenAt", takenAt)
        }

        public static func == (a: Photo, b: Photo) -> Bool {
            var same = Equality()
            same.compare(a.url, b.url)
            same.compare(a.takenAt, b.takenAt)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(url)
            hasher.combine(takenAt)
        }
    }
}
