// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Petstore {
    public struct ValidationProblem: Model, Hashable {
        /// Default: `"about:blank"`.
        public var type: String?
        public var title: String?
        public var status: Int?
        public var detail: String?
        public var errors: [Error]

        public init(
            type: String? = nil,
            title: String? = nil,
            status: Int? = nil,
            detail: String? = nil,
            errors: [Error]
        ) {
            self.type = type
            self.title = title
            self.status = status
            self.detail = detail
            self.errors = errors
        }

        public init(from json: inout ObjectReader) throws {
            type = try json.optional("type")
            title = try json.optional("title")
            status = try json.optional("status")
            detail = try json.optional("detail")
            errors = try json.required("errors")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.optional("type", type)
            try json.optional("title", title)
            try json.optional("status", status)
            try json.optional("detail", detail)
            try json.required("errors", errors)
        }

        public static func == (a: ValidationProblem, b: ValidationProblem) -> Bool {
            var same = Equality()
            same.compare(a.type, b.type)
            same.compare(a.title, b.title)
            same.compare(a.status, b.status)
            same.compare(a.detail, b.detail)
            same.compare(a.errors, b.errors)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(type)
            hasher.combine(title)
            hasher.combine(status)
            hasher.combine(detail)
            hasher.combine(errors)
        }

        public struct Error: Model, Hashable {
            /// A JSON Pointer into the request body.
            public var pointer: String
            public var message: String

            public init(pointer: String, message: String) {
                self.pointer = pointer
                self.message = message
            }

            public init(from json: inout ObjectReader) throws {
                pointer = try json.required("pointer")
                message = try json.required("message")
            }

            public func encode(to json: inout ObjectWriter) throws {
                try json.required("pointer", pointer)
                try json.required("message", message)
            }

            public static func == (a: Error, b: Error) -> Bool {
                var same = Equality()
                same.compare(a.pointer, b.pointer)
                same.compare(a.message, b.message)
                return same.result
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(pointer)
                hasher.combine(message)
            }
        }
    }
}
