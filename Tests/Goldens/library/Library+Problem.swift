// Library, generated from library.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Library {
    public struct Problem: Model, Hashable {
        public var detail: String

        public init(detail: String) {
            self.detail = detail
        }

        public init(from json: inout ObjectReader) throws {
            detail = try json.required("detail")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("detail", detail)
        }

        public static func == (a: Problem, b: Problem) -> Bool {
            var same = Equality()
            same.compare(a.detail, b.detail)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(detail)
        }
    }
}
