import Testing

extension ComparisonTests {
    @Test(
        "a change of security or servers is reported by its impact",
        arguments: [
            Edit(
                #"[{"key": []}]"#,
                #"[{"key": []}, {"pin": []}]"#,
                [
                    "new.json:1:101: additive: every operation without its own security now accepts further credentials, or requires fewer"
                ]
            ),
            Edit(
                #""operationId": "addPet""#,
                #""operationId": "addPet", "security": [{"key": [], "tab": []}]"#,
                [
                    "new.json:10:50: breaking: 'AddPet' now requires other credentials: key and tab"
                ]
            ),
            Edit(
                #"[{"key": []}]"#,
                #"[{"pin": []}]"#,
                [
                    "new.json:1:101: breaking: every operation without its own security now requires other credentials: pin"
                ]
            ),
            Edit(
                #", "pin": {"type": "http", "scheme": "basic"}"#,
                "",
                ["old.json:15:75: breaking: the security scheme 'pin' was removed"]
            ),
            Edit(
                #""scheme": "basic""#,
                #""scheme": "digest""#,
                ["new.json:15:75: breaking: the security scheme 'pin' is now digest instead of basic"]
            ),
            Edit(#""scheme": "bearer""#, #""scheme": "bearer", "bearerFormat": "JWT""#, []),
            Edit(#"{"read": "All."}"#, #"{"read": "Every pet."}"#, []),
            Edit(
                #"{"read": "All."}"#,
                #"{"write": "All."}"#,
                [
                    "new.json:15:120: additive: the scope 'write' of the flow 'password' of the security scheme 'sign' was added",
                    "old.json:15:120: breaking: the scope 'read' of the flow 'password' of the security scheme 'sign' was removed",
                ]
            ),
            Edit(
                "a.example/token",
                "a.example/tokens",
                [
                    "new.json:15:120: breaking: the token URL of the flow 'password' of the security scheme 'sign' is now "
                        + "https://a.example/tokens instead of https://a.example/token"
                ]
            ),
            Edit(
                #""type": "oauth2", "flows""#,
                #""type": "openIdConnect", "openIdConnectUrl": "https://a.example/metadata", "x-flows""#,
                [
                    "new.json:15:120: breaking: the security scheme 'sign' is now OpenID Connect at https://a.example/metadata "
                        + "instead of OAuth 2"
                ]
            ),
            Edit(
                "a.example/metadata",
                "a.example/more",
                [
                    "new.json:15:120: breaking: the metadata URL of the security scheme 'sign' is now "
                        + "https://a.example/more instead of https://a.example/metadata"
                ]
            ),
            Edit(
                #", "oauth2MetadataUrl": "https://a.example/metadata""#,
                "",
                [
                    "new.json:15:120: breaking: the metadata URL of the security scheme 'sign' is now absent instead of "
                        + "https://a.example/metadata"
                ]
            ),
            Edit(
                #"https://a.example"}"#,
                #"https://b.example"}"#,
                [
                    "new.json:1:58: breaking: the address of 'servers' is now https://b.example "
                        + "instead of https://a.example"
                ]
            ),
            Edit(
                #"[{"url": "https://a.example"}]"#,
                #"[{"url": "https://a.example"}, {"url": "https://{area}.example", "variables": {"area": {"default": "eu"}}}]"#,
                ["new.json:1:88: additive: 'servers' (https://{area}.example) was added"]
            ),
        ] as [Edit]
    )
    func access(edit: Edit) throws {
        let found = try changes(edit.words, to: edit.others)
        #expect(found == edit.expected)
    }
}
