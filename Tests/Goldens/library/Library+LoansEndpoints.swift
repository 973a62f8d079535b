// Library, generated from library.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Library {
    /// `GET /loans/{place}`
    public struct GetLoan: Endpoint {
        public typealias Response = Loan

        public static var operation: OperationInfo {
            OperationInfo(
                id: "getLoan",
                method: .get,
                path: "/loans/{place}",
                tags: ["loans"],
                security: Library.security
            )
        }

        public var place: String
        public var session: String?
        public var colours: [String]?
        public var numbers: [Int]?
        public var theme: String?

        public init(
            place: String,
            session: String? = nil,
            colours: [String]? = nil,
            numbers: [Int]? = nil,
            theme: String? = nil
        ) {
            self.place = place
            self.session = session
            self.colours = colours
            self.numbers = numbers
            self.theme = theme
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/loans/\(place, allowReserved: true)"
            request.cookie("session", session, style: .cookie)
            request.cookie("colours", colours, style: .cookie)
            request.cookie("numbers", numbers, style: .cookie, explode: false)
            request.cookie("theme", theme, allowReserved: true)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Loan, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }
}
