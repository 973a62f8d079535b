import Testing

@Suite("Snippets: multipart")
struct MultipartSnippets {
    @Test(
        "a body in a range of multipart types is sent in a type, not in the range",
        arguments: [
            (#"{"type": "object", "properties": {"a": {"type": "string"}}}"#, "request.multipart { form in"),
            (
                #"{"type": "array", "items": false, "prefixItems": [{"type": "string"}]}, "prefixEncoding": [{}]"#,
                #"request.multipart(as: "multipart/mixed", named: false) { form in"#
            ),
        ]
    )
    func ranges(schema: String, call: String) throws {
        let swift = try snippet(
            operation: #"""
                {"operationId": "send", "responses": {"204": {"description": "-"}},
                 "requestBody": {"required": true, "content": {"multipart/*": {"schema": \#(schema)}}}}
                """#,
            method: "post",
            version: "3.2.0"
        ).swift
        #expect(swift.contains(call), "\(swift)")
    }

    @Test(
        "an encoding of a member that the body does not have is a warning, unless the body may have any member",
        arguments: [
            ("multipart/form-data", "avatr", "", "; did you mean 'avatar'?"),
            ("multipart/form-data", "avatar", "", nil),
            ("application/x-www-form-urlencoded", "zone", "", ""), ("application/json", "zone", "", nil),
            ("multipart/form-data", "zone", #""additionalProperties": {"type": "string"},"#, nil),
            (
                "multipart/form-data", "zone",
                #""oneOf": [{"properties": {"c": {}}, "additionalProperties": true}, {"properties": {"d": {}}}],"#, nil
            ),
        ] as [(String, String, String, String?)]
    )
    func unknownEncoding(mediaType: String, name: String, keyword: String, ending: String?) throws {
        let snippet = try snippet(
            operation: #"""
                {"operationId": "send", "requestBody": {"required": true, "content": {"\#(mediaType)": {"schema": {
                    "type": "object", \#(keyword) "properties": {"avatar": {"type": "string"}, "c": {"type": "string"}}},
                 "encoding": {"\#(name)": {"contentType": "text/plain"}}}}},
                 "responses": {"204": {"description": "-"}}}
                """#,
            method: "post"
        )
        let warning = "warning: the body has no member '\(name)', so this encoding is ignored"
        #expect(snippet.reported.filter { $0.hasPrefix("warning") } == (ending.map { [warning + $0] } ?? []))
    }

    @Test(
        "an unsupported style of a part is a note, and OpenAPI 3.0 has only the default style in multipart bodies",
        arguments: [
            ("3.1.0", #"{"style": "deepObject"}"#, "form.json(\"a\", body.a)", ["in style 'deepObject'"]),
            ("3.1.0", #"{"style": "form", "explode": true}"#, "form.json(\"a\", body.a)", ["in style 'form'"]),
            ("3.1.0", #"{"explode": false}"#, "form.json(\"a\", body.a)", ["in style 'form'"]),
            ("3.0.3", #"{"style": "deepObject"}"#, "form.json(\"a\", body.a)", []),
            ("3.0.3", #"{"style": "pipeDelimited"}"#, "form.field(\"list\", body.list)", []),
            ("3.0.3", #"{"style": "form"}"#, "form.field(\"list\", body.list)", []),
        ]
    )
    func stylesOfParts(version: String, encoding: String, line: String, unwritten: [String]) throws {
        let snippet = try snippet(
            operation: #"""
                {"operationId": "send", "requestBody": {"required": true, "content": {"multipart/form-data": {"schema": {
                    "type": "object", "properties": {"a": {"type": "object", "properties": {"b": {"type": "string"}}},
                    "list": {"type": "array", "items": {"type": "string"}}}},
                 "encoding": {"\#(line.contains("list") ? "list" : "a")": \#(encoding)}}}},
                 "responses": {"204": {"description": "-"}}}
                """#,
            method: "post",
            version: version
        )
        let ignored = "note: OpenAPI 3.0 ignores 'style' and 'explode' unless the body is urlencoded"
        #expect(snippet.swift.contains(line))
        #expect(
            snippet.reported == (version == "3.0.3" && !encoding.contains("form") ? [ignored] : [])
                + unwritten.map { "note: the part 'a' is sent as JSON; it cannot be encoded \($0)" }
        )
    }

    @Test(
        "an object that has several media types is sent as the first JSON of them",
        arguments: [
            ("image/png, application/json", nil, nil), ("application/xml, application/vnd.a+json", "vnd.a+json", nil),
            ("application/vnd.a+json, text/plain", "vnd.a+json", nil), ("application/*, text/plain", nil, nil),
            ("image/png, image/jpeg", nil, "image/png or image/jpeg"),
            ("image/*,text/plain", nil, "image/* or text/plain"),
        ] as [(String, String?, String?)]
    )
    func mediaTypesOfObject(types: String, sent: String?, unwritten: String?) throws {
        let snippet = try sending(#"{"contentType": "\#(types)"}"#, part: #"{"properties": {"b": {}}}"#)
        let type = sent.map { ", contentType: \"application/\($0)\"" } ?? ""
        #expect(snippet.swift.contains("form.json(\"a\", body.a\(type))"))
        #expect(
            snippet.reported
                == (unwritten.map { ["note: the part 'a' is sent as JSON; it cannot be encoded as \($0)"] } ?? [])
        )
    }

    @Test(
        "a style takes the place of a content type, in form data since OpenAPI 3.1",
        arguments: [
            (#""style": "form""#, "3.1.0", "multipart/form-data", true),
            (#""explode": true"#, "3.1.0", "multipart/form-data", true),
            (#""allowReserved": false"#, "3.2.0", "multipart/form-data", true),
            (#""style": "form""#, "3.1.0", "multipart/mixed", false),
            (#""explode": true"#, "3.0.4", "multipart/form-data", false),
            (#""allowReserved": true"#, "3.0.4", "multipart/form-data", false),
            (#""x-a": 1"#, "3.1.0", "multipart/form-data", false),
        ]
    )
    func styleAndContentType(member: String, version: String, media: String, isInStyle: Bool) throws {
        let snippet = try sending(
            #"{"contentType": "application/json", \#(member)}"#,
            part: #"{"type": "string"}"#,
            media: media,
            version: version
        )
        #expect(snippet.swift.contains("form.\(isInStyle ? "field" : "json")(\"a\", body.a)"))
        let note =
            "note: the part 'a' is not sent as application/json, because its encoding has 'style', 'explode' or 'allowReserved'"
        #expect(snippet.reported == (isInStyle ? [note] : []))
    }

    @Test(
        "a list has a style only in form data, and only if its elements are texts",
        arguments: [
            ("string", "form-data", #"{"explode": false}"#, #"field("a", body.a, separator: ",")"#, nil),
            (
                "string", "mixed", #"{"explode": false}"#, #"field("a", body.a)"#,
                "'style' and 'explode' have no effect in multipart/mixed"
            ),
            (
                "array", "form-data", #"{"style": "pipeDelimited", "contentType": "application/vnd.a+json"}"#,
                #"json("a", body.a, contentType: "application/vnd.a+json")"#,
                "the part 'a' is sent as JSON; it cannot be encoded in style 'pipeDelimited'"
            ),
            (
                "object", "form-data", #"{"explode": false}"#, #"field("a", body.a)"#,
                "the part 'a' is sent as JSON; it cannot be encoded in style 'form'"
            ),
            ("object", "form-data", #"{"style": "form"}"#, #"field("a", body.a)"#, nil),
            ("array", "form-data", "{}", #"field("a", body.a)"#, nil),
        ] as [(String, String, String, String, String?)]
    )
    func stylesOfLists(element: String, media: String, encoding: String, call: String, note: String?) throws {
        let elements = [
            "object": #"{"type": "object", "properties": {"b": {"type": "string"}}}"#,
            "array": #"{"type": "array", "items": {"type": "integer"}}"#, "string": #"{"type": "string"}"#,
        ]
        let list = #"{"type": "array", "items": \#(try #require(elements[element]))}"#
        let snippet = try sending(encoding, part: list, media: "multipart/\(media)")
        #expect(snippet.swift.contains("form.\(call)"))
        #expect(snippet.reported == (note.map { ["note: \($0)"] } ?? []))
    }

    @Test("'allowReserved', even if it is false, takes the place of a field's content type")
    func reservedInForm() throws {
        let snippet = try sending(
            #"{"contentType": "application/json", "allowReserved": false}"#,
            part: #"{"type": "array", "items": {"type": "string"}}"#,
            media: "application/x-www-form-urlencoded"
        )
        #expect(snippet.swift.contains(#""a": FormField(style: .form, contentType: "application/json")"#))
    }

    /// A body with the part `a`.
    private func sending(
        _ encoding: String,
        part schema: String,
        media: String = "multipart/form-data",
        version: String = "3.1.0"
    ) throws -> Snippet {
        try snippet(
            operation: #"""
                {"operationId": "send", "requestBody": {"required": true, "content": {"\#(media)": {
                    "schema": {"type": "object", "properties": {"a": \#(schema)}}, "encoding": {"a": \#(encoding)}
                }}}, "responses": {"204": {"description": "-"}}}
                """#,
            method: "post",
            version: version
        )
    }

    @Test("an alternative sends a tag that it shares and may lack only if the caller sets it")
    func sharedOptionalTag() throws {
        let snippet = try snippet(
            uploading: ##"""
                {"schema": {"oneOf": [{"$ref": "#/components/schemas/In"}, {"$ref": "#/components/schemas/Out"}],
                    "discriminator": {"propertyName": "type"}}}
                """##,
            components: #"""
                "schemas": {
                    "In": {"required": ["type", "a"], "properties": {"type": {"const": "m"}, "a": {"type": "string"}}},
                    "Out": {"required": ["b"], "properties": {"type": {"enum": ["m"]}, "b": {"type": "string"}}}}
                """#
        )
        let lines = snippet.swift.split(separator: "\n").map { String($0.drop { $0 == " " }) }
        #expect(
            lines.filter { $0.hasPrefix("form.field") } == [
                #"form.field("type", value.type)"#, #"form.field("a", value.a)"#,
                #"form.field("type", value.type)"#, #"form.field("b", value.b)"#,
            ]
        )
    }

    @Test("alternatives of a part that are nested in each other are visited once", .timeLimit(.minutes(15)))
    func nestedAlternatives() throws {
        let (levels, width) = (7, 12)
        func union(_ level: Int) -> String {
            let names = (0..<width).map { ##"{"$ref": "#/components/schemas/L\##(level)_\##($0)"}"## }
            return #"{"oneOf": [\#(names.joined(separator: ", "))]}"#
        }
        var schemas = (0..<levels).flatMap { level in
            (0..<width).map { "\"L\(level)_\($0)\": \(union(level + 1))" }
        }
        schemas += (0..<width).map { number in
            let leaf = number == 0 ? #"{"type": "string", "format": "binary"}"# : #"{"enum": ["v\#(number)"]}"#
            return "\"L\(levels)_\(number)\": \(leaf)"
        }
        let body = #"{"schema": {"type": "object", "required": ["f"], "properties": {"f": \#(union(0))}}}"#
        let swift = try snippet(
            endpointsOf: #"""
                "paths": {"/a": {"post": {"requestBody": {"required": true, "content": {"multipart/form-data": \#(body)}},
                    "responses": {"204": {"description": "-"}}}}},
                "components": {"schemas": {\#(schemas.joined(separator: ", "))}}
                """#
        ).swift
        #expect(swift.contains(#"form.file("f", body.f)"#))
    }

    @Test("the header of a part is JSON only if its media type is, and an invalid name is left out")
    func mediaTypesOfPartHeaders() throws {
        func header(_ name: String, _ media: String, _ type: String) -> String {
            #""\#(name)": {"content": {"\#(media)": {"schema": {"type": "\#(type)"}}}}"#
        }
        let headers = [
            header("X-Text", "text/plain", "string"), header("X-List", "text/plain", "array"),
            header("X-JSON", "application/json", "string"), header("bad name", "text/plain", "string"),
        ]
        let printed = try snippet(
            uploading: #"""
                {"schema": {"required": ["f"], "properties": {"f": {"type": "string"}}},
                 "encoding": {"f": {"headers": {\#(headers.joined(separator: ", "))}}}}
                """#
        )
        #expect(printed.swift.contains(#"form.header("X-Text", body.fText, ofPart: "f")"#))
        #expect(printed.swift.contains(#"form.header("X-List", body.fList, ofPart: "f")"#))
        #expect(printed.swift.contains(#"form.header("X-JSON", json: body.fJSON, ofPart: "f")"#))
        #expect(
            printed.reported == [
                "note: the header 'X-List' is sent as the text that the caller passes",
                "warning: 'bad name' is not a valid header name (RFC 9110 §5.1), so it is left out",
            ]
        )
    }
}
