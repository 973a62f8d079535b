// Inheritance, generated from inheritance.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension Inheritance {
    /// `GET /vehicles`
    public struct ListVehicles: Endpoint {
        public typealias Response = [Vehicle]

        public static var operation: OperationInfo {
            OperationInfo(id: "listVehicles", method: .get, path: "/vehicles")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/vehicles"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<[Vehicle], Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// `POST /vehicles`
    public struct AddVehicle: Endpoint {
        public typealias Response = Boat

        public static var operation: OperationInfo {
            OperationInfo(id: "addVehicle", method: .post, path: "/vehicles")
        }

        public var body: Vehicle

        public init(body: Vehicle) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/vehicles"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Boat, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }
}
