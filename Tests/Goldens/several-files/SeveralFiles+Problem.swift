// SeveralFiles, generated from several-files.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension SeveralFiles {
    public struct Problem: Model, Hashable {
        public var message: String

        public init(message: String) {
            self.message = message
        }

        public init(from json: inout ObjectReader) throws {
            message = try json.required("message")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("message", message)
        }

        public static func == (a: Problem, b: Problem) -> Bool {
            var same = Equality()
            same.compare(a.message, b.message)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(message)
        }
    }
}
