// Petstore, generated from petstore.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Petstore {
    public struct InvoicePayment: Model, Hashable {
        public var billTo: String
        public var reference: String?

        public init(billTo: String, reference: String? = nil) {
            self.billTo = billTo
            self.reference = reference
        }

        public init(from json: inout ObjectReader) throws {
            billTo = try json.required("billTo")
            reference = try json.optional("reference")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("billTo", billTo)
            try json.optional("reference", reference)
        }

        public static func == (a: InvoicePayment, b: InvoicePayment) -> Bool {
            var same = Equality()
            same.compare(a.billTo, b.billTo)
            same.compare(a.reference, b.reference)
            return same.result
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(billTo)
            hasher.combine(reference)
        }
    }
}
