// World, generated from world.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

nonisolated extension World {
    /// `GET /inhabitants`
    public struct ListInhabitants: Endpoint {
        public typealias Response = [Inhabitant]

        public static var operation: OperationInfo {
            OperationInfo(id: "listInhabitants", method: .get, path: "/inhabitants")
        }

        public init() {}

        public func encode(into request: inout RequestEncoder) {
            request.path = "/inhabitants"
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<[Inhabitant], Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }

    /// `POST /inhabitants`
    public struct AddInhabitant: Endpoint {
        public typealias Response = Inhabitant

        public static var operation: OperationInfo {
            OperationInfo(id: "addInhabitant", method: .post, path: "/inhabitants")
        }

        public var body: Inhabitant

        public init(body: Inhabitant) {
            self.body = body
        }

        public func encode(into request: inout RequestEncoder) {
            request.path = "/inhabitants"
            request.json(body)
        }

        public static func decode(_ response: EndpointResponse) throws -> Outcome<Inhabitant, Never> {
            switch response.status {
            case 200, 201: .success(try response.json())
            default: .undocumented
            }
        }
    }
}
