// Recursion, generated from recursion.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Recursion {
    public struct Sum: Model, Hashable {
        public var left: Expression
        public var right: Expression

        public init(left: Expression, right: Expression) {
            self.left = left
            self.right = right
        }

        public init(from json: inout ObjectReader) throws {
            left = try json.required("left")
            right = try json.required("right")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("left", left)
            try json.required("right", right)
        }

        public static func == (a: Sum, b: Sum) -> Bool {
            var same = Equality()
            same.compare(a.left, b.left)
            same.compare(a.right, b.right)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(left)
            hasher.combine(right)
        }
    }
}
