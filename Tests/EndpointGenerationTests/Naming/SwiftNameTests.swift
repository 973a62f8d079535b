import Testing

@testable import EndpointGeneration

@Suite("Swift names")
struct SwiftNameTests {
    @Test(
        "A member's name is lower camel case with initialisms",
        arguments: [
            ("pet_id", "petID"), ("html_url", "htmlURL"), ("petId", "petID"), ("userIds", "userIDs"), ("URL", "url"),
            ("HTMLUrl", "htmlURL"), ("+1", "plus1"), ("-1", "minus1"), ("2fa", "_2fa"), ("", "empty"),
            ("_", "underscore"),
            ("FOO_BAR", "fooBar"), ("foo.bar-baz", "fooBarBaz"), ("sha256", "sha256"), ("oauth2Token", "oauth2Token"),
            ("x-rate-limit", "xRateLimit"), ("<=", "lessEquals"), ("größe", "größe"),
        ]
    )
    func member(text: String, name: String) {
        #expect(SwiftName.member(text) == name)
    }

    @Test(
        "A type's name is upper camel case with initialisms",
        arguments: [
            ("simple-user", "SimpleUser"), ("Pet", "Pet"), ("GraphQLNode", "GraphQLNode"), ("HttpError", "HTTPError"),
            ("UserId", "UserID"), ("URLs", "URLs"), ("../../etc", "Etc"), ("a*/b", "AB"),
        ]
    )
    func type(text: String, name: String) {
        #expect(SwiftName.type(text) == name)
    }
}
