import EndpointRuntime
import EndpointTesting

/// The cache returned a response that was never stored.
struct BrokenParcel: Error {
    let path: String
    let version: String?
}

/// Reads, reloads, changes and removes entries at random.
///
/// - Returns: The number of responses that another process had stored.
func hammer(_ client: CachingClient, seed: Int) async throws -> Int {
    var random = SeededGenerator(seed: UInt64(seed))
    var foreign = 0
    for _ in 0..<120 {
        let path = "/\(Int.random(in: 0..<12, using: &random))"
        switch Int.random(in: 0..<100, using: &random) {
        case 0: await client.removeAll(of: Parcel.owner)
        case 1...4: _ = try await client.send(Parcel.request(path, method: .put))
        case let dice:
            let language = dice % 3 == 0 ? "de" : nil
            let request = Parcel.request(path, cache: dice < 40 ? .reload : nil, language: language)
            let response = try await client.send(request)
            let version = response.headers["X-Version"]
            guard Parcel.isWhole(response, for: request) else { throw BrokenParcel(path: path, version: version) }
            if version?.hasPrefix("\(seed)") == false { foreign += 1 }
        }
        // The other process must find the entries of this one.
        await client.flush()
    }
    return foreign
}
