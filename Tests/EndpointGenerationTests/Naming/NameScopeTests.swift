import Testing

@testable import EndpointGeneration

@Suite("Name scopes")
struct NameScopeTests {
    @Test(
        "members with equal names are distinguished by meaning first, by number last",
        arguments: [
            (["pet_id", "petId", "petID"], ["petID", "petId", "petID2"]),
            (["created", "-created", "+created"], ["created", "createdDescending", "createdAscending"]),
            (["INF", "-INF"], ["inf", "minusInf"]),
            (["a", "a", "a"], ["a", "a2", "a3"]),
            (["v1", "v1"], ["v1", "v1_2"]),
            (["init", "init"], ["`init`", "init2"]),
            (["", " ", "\u{0}"], ["empty", "space", "empty2"]),
        ]
    )
    func members(texts: [String], names: [String]) {
        var scope = NameScope()
        #expect(texts.map { scope.claimMember($0) } == names)
    }

    @Test(
        "members with equal names have the same names in any order",
        arguments: [
            ["user-id": "userHyphenID", "userId": "userID"],
            ["ipv4_address": "ipv4_address", "ipv4Address": "ipv4Address"],
            ["@id": "atID", "id": "id", "ID": "ID"], ["self": "selfValue", "Self": "selfValue2"],
            ["ASC": "ASC", "asc": "asc"], ["Data": "data2", "data": "data"], ["String": "string2", "string": "string"],
            ["1m": "_1m", "1M": "_1M"],
        ]
    )
    func order(names: [String: String]) {
        for texts in [names.keys.sorted(), names.keys.sorted().reversed()] {
            var scope = NameScope()
            scope.keepNames(of: texts)
            for text in texts { #expect(scope.claimMember(text) == names[text]) }
        }
    }

    @Test("an alternative name takes precedence over a number")
    func alternative() {
        var scope = NameScope()
        #expect(scope.claimMember("id") == "id")
        #expect(scope.claimMember("id", alternatives: ["queryID"]) == "queryID")
        #expect(scope.claimMember("id", alternatives: ["queryID"]) == "id2")
    }

    @Test("a reserved name is never assigned")
    func reserved() {
        var scope = NameScope(reserved: ["undocumented"])
        #expect(scope.claimMember("undocumented") == "undocumented2")
    }

    @Test("file names differ by more than case")
    func files() {
        var scope = NameScope(ignoresCase: true)
        #expect(scope.claim(["API+Pet"]) == "API+Pet")
        #expect(scope.claim(["API+PET"]) == "API+PET2")
        #expect(scope.claim(["api+pet"]) == "api+pet3")
    }

    @Test("ten thousand members of one name get different names")
    func many() {
        var scope = NameScope()
        let names = Set((0..<2_000).map { _ in scope.claimMember("x") })
        #expect(names.count == 2_000)
    }
}
