// Inheritance, generated from inheritance.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Inheritance {
    public struct Recall: Model, Hashable {
        public var about: String
        public var text: String?
        public var vehicle: Vehicle?

        public init(about: String, text: String? = nil, vehicle: Vehicle? = nil) {
            self.about = about
            self.text = text
            self.vehicle = vehicle
        }

        public init(from json: inout ObjectReader) throws {
            about = try json.required("about")
            text = try json.optional("text")
            vehicle = try json.optional("vehicle")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("about", about)
            try json.optional("text", text)
            try json.optional("vehicle", vehicle)
        }

        public static func == (a: Recall, b: Recall) -> Bool {
            var same = Equality()
            same.compare(a.about, b.about)
            same.compare(a.text, b.text)
            same.compare(a.vehicle, b.vehicle)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(about)
            hasher.combine(text)
            hasher.combine(vehicle)
        }
    }
}
