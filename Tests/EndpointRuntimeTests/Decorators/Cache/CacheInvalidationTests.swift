import EndpointRuntime
import EndpointTesting
import Foundation
import Testing

/// RFC 9111 §4.4.
@Suite("Changes of cached resources")
struct CacheInvalidationTests {
    private let fixture = CacheFixture()

    @Test(
        "a successful unsafe request removes the entries of its address and of the addresses that it names or led to",
        arguments: [
            // Status and Location of the response, the address that responded, and whether the other entry is removed.
            (200, "/pets/7", nil, true), (303, "/pets/7", nil, true), (404, "/pets/7", nil, false),
            (201, "/pets/7#new", nil, true), (201, nil, "/pets/7", true), (201, "7", "/pets/", true),
            (201, nil, "/pets/7?key=a#new", true), (201, "https://stub.test/pets/7", "https://other.test/pets", false),
            (201, "HTTPS://Stub.test:443/pets/7", nil, true), (201, nil, "https://stub.test:443/pets/7", true),
        ] as [(Int, String?, String?, Bool)]
    )
    func change(status: Int, location: String?, place: String?, isRemoved: Bool) async throws {
        let client = fixture.client()
        var requests = ["/pets", "/pets/7"].map { CacheFixture.request($0) }
        for index in requests.indices {
            requests[index].credentials = .attached(EndpointRequest.Principal("ann"), names: ["?key"])
            fixture.script(CacheFixture.response("a", ["Cache-Control": "max-age=60"]))
            _ = await text(client, requests[index])
        }
        var response = CacheFixture.response("", status: status)
        response.headers["Location"] = location
        response.url = place.flatMap { URL(string: $0, relativeTo: requests[0].url)?.absoluteURL }
        fixture.script(response)
        var change = requests[0]
        change.method = .post
        _ = await text(client, change)
        fixture.script(CacheFixture.response("b", ["Cache-Control": "max-age=60"]))
        #expect(await text(client, requests[0]) == (status < 400 ? "b" : "a"))
        #expect(await text(client, requests[1]) == (isRemoved ? "b" : "a"))
    }

    @Test("a change that another server made is recognized although the server states the port that its scheme implies")
    func changeElsewhere() async throws {
        let client = fixture.client()
        var entry = CacheFixture.request("/pets/8")
        entry.url = try #require(URL(string: "https://other.test/pets/8"))
        fixture.script(CacheFixture.response("a", ["Cache-Control": "max-age=60"]))
        _ = await text(client, entry)
        var response = CacheFixture.response("", status: 201, ["Location": "https://Other.test:443/pets/8"])
        response.url = URL(string: "https://other.test:443/pets")
        fixture.script(response)
        var change = CacheFixture.request("/pets")
        change.method = .post
        _ = await text(client, change)
        fixture.script(CacheFixture.response("b", ["Cache-Control": "max-age=60"]))
        #expect(await text(client, entry) == "b")
    }
}
