import EndpointDescription
import Testing

@testable import EndpointGeneration

@Suite("Swift names")
struct SwiftNameTests {
    @Test(
        "a registered status is named after its phrase",
        arguments: [
            (305, "useProxy"), (506, "variantAlsoNegotiates"), (510, "notExtended"),
            (511, "networkAuthenticationRequired"), (599, "status599"),
        ]
    )
    func statuses(code: Int, name: String) {
        #expect(StatusName.caseName(of: .code(code)) == name)
    }

    @Test(
        "a member's name is lower camel case with initialisms",
        arguments: [
            ("pet_id", "petID"), ("html_url", "htmlURL"), ("petId", "petID"), ("userIds", "userIDs"), ("URL", "url"),
            ("HTMLUrl", "htmlURL"), ("+1", "plus1"), ("-1", "minus1"), ("2fa", "_2fa"), ("", "empty"),
            ("_", "underscore"),
            ("FOO_BAR", "fooBar"), ("foo.bar-baz", "fooBarBaz"), ("sha256", "sha256"), ("oauth2Token", "oauth2Token"),
            ("x-rate-limit", "xRateLimit"), ("<=", "lessEquals"), ("größe", "größe"),
            ("日本", "日本"), ("a'b", "ab"), ("😀", "u1F600"), ("👍🏽", "u1F44D_1F3FD"), ("…", "u2026"),
            ("naïve-name", "naïveName"), ("$ref", "ref"),
            ("@type", "type"),
            ("user[name]", "userName"), ("X-RateLimit-Reset", "xRateLimitReset"), ("ipv4", "ipv4"),
            ("IPv4Address", "ipv4Address"), ("GlobalIPv6PrefixLen", "globalIPv6PrefixLen"), ("IPv6", "ipv6"),
            ("iOSApp", "iOSApp"),
            ("1.5", "_1_5"), ("\u{0}", "empty"), ("a\nb", "aB"), ("*", "star"), (">=", "greaterEquals"),
            ("__id__", "id"), ("gpt-5.4-mini-2026-03-17", "gpt5_4Mini2026_03_17"), ("oAuth2", "oauth2"),
            ("OAuth2Token", "oauth2Token"), ("contentMd5", "contentMD5"), ("content_sha256", "contentSHA256"),
            ("v1.2", "v1_2"), ("NaN", "nan"), ("isNaN", "isNaN"), ("-created_at", "createdAt"), ("1-2", "_1_2"),
            ("utf-8", "utf8"), ("ユーザー", "ユーザー"), ("佐々木_メール", "佐々木メール"), ("ー", "u30FC"), ("नाम", "नाम"),
            ("ชื่อ", "ชื่อ"), ("住所２", "住所２"), ("e\u{301}te\u{301}", "ete"), ("日\u{FE0F}", "日"), ("２", "uFF12"),
            ("\u{3164}", "u3164"), ("a\u{3164}b", "aB"), ("a\u{2E2F}b", "aB"),
        ] as [(String, String)]
    )
    func member(text: String, name: String) {
        #expect(SwiftName.member(text) == name)
    }

    @Test(
        "a type's name is upper camel case with initialisms",
        arguments: [
            ("simple-user", "SimpleUser"), ("Pet", "Pet"), ("GraphQLNode", "GraphQLNode"), ("HttpError", "HTTPError"),
            ("UserId", "UserID"), ("URLs", "URLs"), ("../../etc", "Etc"), ("a*/b", "AB"),
            ("", "Empty"), ("2fa", "_2fa"), ("snake_case_name", "SnakeCaseName"),
            ("HTTPValidationError", "HTTPValidationError"),
            ("v1.Pod", "V1Pod"), ("io.k8s.api.Pod", "IoK8sAPIPod"), ("Page«Pet»", "PagePet"), ("List<Pet>", "ListPet"),
            ("größe", "Größe"), ("/", "Slash"), ("\u{202E}evil", "Evil"), ("pet-ids", "PetIDs"), ("oauth2", "OAuth2"),
            ("md5_hash", "MD5Hash"), ("OAuthApp", "OAuthApp"),
            ("oauth-app", "OAuthApp"), ("ipv4-range", "IPv4Range"), ("sha256", "SHA256"),
        ] as [(String, String)]
    )
    func type(text: String, name: String) {
        #expect(SwiftName.type(text) == name)
    }

    @Test(
        "a name is an identifier, whatever the text",
        arguments: [
            "", " ", "\n", "\u{0}", "*/", "\"", "\\(x)", "{{x}}", "😀", "👨‍👩‍👧", "e\u{301}", "\u{200D}", "\u{FEFF}", "١٢",
            "١a", "1", "-", "ーa", "\u{301}a", "a\u{20DD}", "ユー２",
            "`", "func", "Self", "a b\u{2028}c", "\u{E000}", "𝒳", "²", "ª", "\u{378}",
        ]
    )
    func identifiers(text: String) {
        for name in [SwiftName.member(text), SwiftName.type(text), SwiftName.spelledOut(text, startsUpper: false)] {
            let isFine = name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isIDContinue }
            let startsFine = name.unicodeScalars.first.map { $0 == "_" || $0.properties.isIDStart } ?? false
            #expect(isFine && startsFine, "'\(name)'")
            #expect(SwiftName.isIdentifier(name), "'\(name)'")
        }
    }

    @Test(
        "a chosen name is an identifier, and not only underscores",
        arguments: [
            ("店", true), ("Größe", true), ("ユーザー", true), ("_2fa", true), ("a_2", true), ("住所２", true),
            ("api_v2", true), ("ŉa", true),
            ("2a", false), ("__", false), ("", false), ("a b", false), ("a-b", false), ("ー", false),
            ("a\u{3164}", false),
            ("👍", false), ("\u{308}a", false), ("a_\u{30FC}", false), ("２", false), ("`in`", false),
        ] as [(String, Bool)]
    )
    func chosen(name: String, isIdentifier: Bool) {
        #expect(SwiftName.isIdentifier(name) == isIdentifier)
        #expect(!isIdentifier || SwiftName.isIdentifier(SwiftName.typeName(ofMember: name)))
    }

    @Test(
        "where two texts differ in punctuation only, a sign at the front says what it means",
        arguments: [
            ("-subscriptions.email", "subscriptionsEmailDescending"), ("+created", "createdAscending"),
            ("!ready", "notReady"), ("created*", "createdStar"), ("a-b", "aHyphenB"), ("1-2", "_1Minus2"),
            ("-1", "minus1"),
        ]
    )
    func spelledOut(text: String, name: String) {
        #expect(SwiftName.spelledOut(text, startsUpper: false) == name)
    }

    @Test("keywords get backticks", arguments: ["init", "default", "in", "Type", "self", "where"])
    func keywords(word: String) {
        #expect(SwiftName.escaped(word) == "`\(word)`")
        #expect(SwiftName.escaped(word + "s") == word + "s")
    }
}
