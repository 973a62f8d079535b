// Collisions, generated from collisions.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Collisions {
    /// What the service sends by itself.
    public enum Webhooks {
        public struct Webhook: EndpointRuntime.Webhook {
            public static var name: Swift.String { "Webhook" }

            public var payload: ModelModel

            public init(payload: ModelModel) {
                self.payload = payload
            }

            public init(headers: EndpointRuntime.HTTPHeaders = [:], body: Foundation.Data) throws {
                payload = try ModelModel(jsonData: body)
            }
        }
    }
}
