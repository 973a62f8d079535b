import EndpointRuntime
import Qdrant

/// Stores two points with their payloads.
func store(in collection: String, at host: String, key: String) async throws {
    let client = try Qdrant.client(.apiKey(key), hostname: host)
    _ = try await client.send(
        Qdrant.UpsertPoints(
            collectionName: collection,
            wait: true,
            body: .list(
                .init(points: [
                    .init(id: .integer(1), vector: .numberArray([0.05, 0.61]), payload: ["city": "Berlin"]),
                    .init(id: .integer(2), vector: .numberArray([0.19, 0.81]), payload: ["city": "London"]),
                ])
            )
        )
    )
}
