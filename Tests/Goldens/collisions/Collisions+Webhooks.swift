// Collisions, generated from collisions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Collisions {
    /// What the service sends by itself.
    public enum Webhooks {
        public struct Webhook: EndpointRuntime.Webhook {
            public static var name: Swift.String { "Webhook" }

            public var payload: JSONModelModel

            public init(payload: JSONModelModel) {
                self.payload = payload
            }

            public init(headers: EndpointRuntime.HeaderFields = [:], body: Foundation.Data) throws {
                payload = try JSONModelModel(jsonData: body)
            }
        }
    }
}
