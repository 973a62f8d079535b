import EndpointRuntime
import Qdrant

/// The points near another one, in one of two cities, whose price is not too high.
func search(_ vector: [Float], below price: Double, in collection: String, by client: some EndpointClient) async throws
    -> Qdrant.QueryPoints.Response
{
    let filter = Qdrant.Filter(
        should: [
            .fieldCondition(.init(key: "city", match: .value(.init(value: "Berlin")))),
            .fieldCondition(.init(key: "city", match: .value(.init(value: "London")))),
        ],
        must: [.fieldCondition(.init(key: "price", range: .range(.init(lt: price))))]
    )
    return try await client.send(
        Qdrant.QueryPoints(
            collectionName: collection,
            body: .init(query: .vectorInput(.numberArray(vector)), filter: filter, limit: 10, withPayload: true)
        )
    )
}
