/// Families of descriptions, each with as many schemas, members or values as its size says.
func growingSchemas() -> [(Int) -> Shape] {
    chains() + wideObjects() + wideChoices() + manySchemas()
}

private func reference(_ name: String) -> String { ##"{"$ref": "#/components/schemas/\##(name)"}"## }

private func object(_ members: String...) -> String {
    #"{"type": "object", "properties": \#(Shape.members(members))}"#
}

/// Components that each refer to the next one.
private func chains() -> [(Int) -> Shape] {
    func chain(_ name: String, _ link: @escaping (_ next: String, _ number: Int) -> String) -> (Int) -> Shape {
        { count in
            let links = repeated(count) { #""L\#($0)": \#(link(reference("L\($0 + 1)"), $0))"# }
            return .schema(name, reference("L0"), beside: links + [#""L\#(count)": {"type": "integer"}"#])
        }
    }
    func leading(_ name: String, _ end: String, _ element: @escaping (String) -> String) -> (Int) -> Shape {
        { count in
            let elements = repeated(count) { _ in element(reference("L0")) }
            let links = repeated(count) { #""L\#($0)": \#(reference("L\($0 + 1)"))"# }
            let keyword = name.split(separator: "-")[0] + "Of"
            return .schema(
                "chain-that-many-lead-into-of-\(name)",
                #"{"\#(keyword)": \#(Shape.list(elements + [#"{"description": "Other."}"#]))}"#,
                beside: links + [#""L\#(count)": \#(end)"#]
            )
        }
    }
    return [
        chain("chain-of-references") { next, _ in next },
        // Longer, because it is nested as deeply as it is long.
        beyondLimits(chain("chain-of-one-of") { next, _ in #"{"oneOf": [\#(next), {"type": "string"}]}"# }, times: 3),
        chain("chain-of-any-of") { next, number in
            #"{"anyOf": [\#(next), {"required": ["a\#(number)"], "properties": {"a\#(number)": {"type": "string"}}}]}"#
        },
        { count in
            let branches = repeated(count) { #"{"properties": {"x": {"description": "Text \#($0)."}}}"# }
            return .schema(
                "annotations-of-one-member",
                #"{"allOf": \#(Shape.list([#"{"properties": {"x": {"type": "string"}}}"#] + branches))}"#
            )
        },
        // Not one chain, because each of its links has the members of all links behind it.
        chain("chains-of-20-all-of") { next, number in
            let base = number % 20 == 19 ? "{}" : next
            return #"{"allOf": [\#(base), {"properties": {"a\#(number)": {"type": "string"}}}]}"#
        },
        chain("rings-of-20-all-of") { next, number in
            let base = number % 20 == 19 ? reference("L\(number - 19)") : next
            return #"{"allOf": [\#(base), {"properties": {"a\#(number)": {"type": "string"}}}]}"#
        },
        chain("chain-of-members") { next, _ in object(#""next": \#(next)"#) },
        chain("chain-of-arrays") { next, _ in #"{"type": "array", "items": \#(next)}"# },
        chain("chain-of-conditions") { next, _ in
            #"{"properties": {"a": {"type": "string"}}, "if": {"required": ["a"]}, "then": \#(next)}"#
        },
        { count in
            let links = repeated(count) {
                #""L\#($0)": {"required": ["next"], "properties": {"next": \#(reference("L\(($0 + 1) % count)"))}}"#
            }
            return .schema("ring-of-members", reference("L0"), beside: links)
        },
        // A union looks 64 unions deep for its tags.
        beyondLimits(
            { count in
                let links = repeated(count) {
                    #""L\#($0)": {"oneOf": [\#(reference("L\($0 + 1)"))], "discriminator": {"propertyName": "t"}}"#
                }
                let end = #""L\#(count)": \#(object(#""a": {"type": "string"}"#))"#
                return .schema("chain-of-choices-with-a-tag", reference("L0"), beside: links + [end])
            },
            times: 3
        ),
        leading("all-of", #"{"type": "object"}"#, { $0 }),
        leading("one-of", #"{"type": "integer"}"#, { $0 }),
        leading("any-of", #"{"type": "integer"}"#, { #"{"allOf": [\#($0)]}"# }),
    ]
}

private func wideObjects() -> [(Int) -> Shape] {
    func wide(_ name: String, _ member: @escaping (Int) -> String) -> (Int) -> Shape {
        { count in
            let members = Shape.members(repeated(count) { "\"m\($0)\": \(member($0))" })
            return .schema(name, #"{"type": "object", "properties": \#(members)}"#)
        }
    }
    func branches(_ name: String, _ branch: @escaping (Int) -> String) -> (Int) -> Shape {
        { .schema(name, #"{"allOf": \#(Shape.list(repeated($0, branch)))}"#) }
    }
    return [
        wide("members") { _ in #"{"type": "string"}"# },
        wide("members-of-own-objects") { object(#""a": {"type": "string"}"#, #""b\#($0)": {"type": "string"}"#) },
        wide("members-of-equal-objects") { _ in object(#""a": {"type": "string"}"#, #""b": {"type": "integer"}"#) },
        wide("members-of-unions") { _ in
            #"{"oneOf": [{"type": "string"}, {"type": "integer"}, {"type": "array", "items": {"type": "string"}}]}"#
        },
        wide("members-with-defaults") { _ in
            #"{"type": "object", "properties": {"a": {"type": "string", "default": "x"}}, "default": {"a": "y"}}"#
        },
        { .schema("required-without-members", #"{"required": \#(Shape.list(repeated($0) { "\"r\($0)\"" }))}"#) },
        { .schema("patterns", #"{"type": "object", "patternProperties": \#(Shape.properties($0, "^x"))}"#) },
        { count in
            let items = repeated(count) { object(#""a\#($0)": {"type": "string"}"#) }
            return .schema("tuple", #"{"type": "array", "prefixItems": \#(Shape.list(items))}"#)
        },
        beyondLimits { count in
            let others = Shape.members(repeated(count) { #""p\#($0)": {"type": "integer"}"# })
            let condition = #""if": {"required": ["p0"]}, "then": {"properties": \#(others)}"#
            return .schema(
                "members-of-another-type-under-a-condition",
                #"{"type": "object", "properties": \#(Shape.properties(count)), \#(condition)}"#
            )
        },
        { count in
            let remarks = repeated(count) { _ in #"{"description": "Text."}"# }
            let whole = #""W": {"allOf": \#(Shape.list(remarks + [object(#""a": {"type": "string"}"#)]))}"#
            let items = repeated(count) { _ in reference("W") }
            let tuple = #"{"type": "array", "prefixItems": \#(Shape.list(items))}"#
            return .schema("uses-of-branches-that-only-annotate", tuple, beside: [whole])
        },
        branches("members-of-all-of") { object(#""m\#($0)": {"type": "string"}"#) },
        branches("branches-of-one-object") { object(#""o": \#(object(#""m\#($0)": {"type": "string"}"#))"#) },
        branches("branches-of-one-list") {
            object(#""l": {"type": "array", "items": \#(object(#""m\#($0)": {"type": "string"}"#))}"#)
        },
        branches("branches-with-rules-of-one-member") {
            object($0 == 0 ? #""m": {"type": "string"}"# : #""m": {"maxLength": \#($0)}"#)
        },
        branches("branches-of-lists") {
            #"{"type": "array", "items": \#(object(#""m\#($0)": {"type": "string"}"#))}"#
        },
        { count in
            let parts = repeated(count) { "\"P\($0)\": " + object(#""m\#($0)": {"type": "string"}"#) }
            let all = Shape.list(repeated(count) { reference("P\($0)") })
            return .schema("members-of-components", #"{"allOf": \#(all)}"#, beside: parts)
        },
        { count in
            let required = Shape.list(repeated(count) { #"{"required": ["p\#($0)"]}"# })
            return .schema(
                "members-beside-alternatives",
                #"{"properties": \#(Shape.properties(count)), "oneOf": \#(required)}"#
            )
        },
    ]
}

private func wideChoices() -> [(Int) -> Shape] {
    func objects(_ count: Int, _ more: String = "") -> String {
        Shape.list(repeated(count) { #"{"type": "object", "properties": {"q\#($0)": {}\#(more)}}"# })
    }
    func mapping(_ count: Int) -> String {
        let tags = repeated(count) { ##""t\##($0)": "#/components/schemas/T\##($0)""## }
        return #""discriminator": {"propertyName": "t", "mapping": \#(Shape.members(tags))}"#
    }
    let families: [(Int) -> Shape] = [
        { .schema("values", #"{"type": "string", "enum": \#(Shape.list(repeated($0) { "\"v\($0)\"" }))}"#) },
        {
            let values = Shape.list(repeated($0) { "\"v\($0)\"" })
            return .schema("values-of-open-enum", #"{"anyOf": [{"type": "string"}, {"enum": \#(values)}]}"#)
        },
        { count in
            .schema(
                "alternatives",
                #"{"oneOf": \#(Shape.list(repeated(count) { reference("T\($0)") }))}"#,
                beside: repeated(count) { #""T\#($0)": {"type": "object"}"# }
            )
        },
        { count in
            .schema(
                "alternatives-with-keys",
                #"{"oneOf": \#(Shape.list(repeated(count) { reference("T\($0)") }))}"#,
                beside: repeated(count) { #""T\#($0)": {"required": ["k\#($0)"], "properties": {"k\#($0)": {}}}"# }
            )
        },
        { count in
            .schema(
                "alternatives-with-one-base",
                #"{"oneOf": \#(Shape.list(repeated(count) { reference("T\($0)") }))}"#,
                beside: [#""B": {"properties": \#(Shape.properties(20))}"#]
                    + repeated(count) {
                        #""T\#($0)": {"allOf": [\#(reference("B")), {"properties": {"z": {"properties": {"w\#($0)": {}}}}}]}"#
                    }
            )
        },
        { count in
            let names = Shape.list(repeated(count) { "\"p\($0)\"" })
            return .schema(
                "members-that-alternatives-share",
                #"{"oneOf": \#(Shape.list(repeated(20) { reference("T\($0)") }))}"#,
                beside: [#""B": {"required": \#(names), "properties": \#(Shape.properties(count))}"#]
                    + repeated(20) {
                        #""T\#($0)": {"allOf": [\#(reference("B")), {"required": ["o\#($0)"], "properties": {"o\#($0)": {}}}]}"#
                    }
            )
        },
        { count in
            .schema(
                "alternatives-with-mapping",
                #"{"oneOf": [\#(reference("T0")), \#(reference("T1"))], \#(mapping(count))}"#,
                beside: repeated(count) { #""T\#($0)": {"type": "object"}"# }
            )
        },
        { count in
            .schema(
                "subtypes",
                #"{"properties": {"t": {"type": "string"}}, \#(mapping(count))}"#,
                beside: repeated(count) {
                    #""T\#($0)": {"allOf": [\#(reference("Extreme")), {"properties": {"m": {"type": "string"}}}]}"#
                }
            )
        },
        { count in
            .schema(
                "alternatives-beside-required",
                #"""
                {"required": \#(Shape.list(repeated(count) { "\"p\($0)\"" })), "properties": {"a": {}},
                 "oneOf": \#(objects(count))}
                """#
            )
        },
        { count in
            let members = repeated(count) { #""p\#($0)": {"type": "object", "properties": {"a": {}}}"# }
            let alternatives = repeated(count) {
                #"{"required": ["p\#($0)"], "properties": {"p\#($0)": {"properties": {"b": {}}}}}"#
            }
            return .schema(
                "alternatives-that-refine-members",
                #"{"properties": \#(Shape.members(members)), "oneOf": \#(Shape.list(alternatives))}"#
            )
        },
        { count in
            let alternatives = repeated(count) { number in
                let refined = "\"place\": " + object(#""b\#(number)": {"type": "string"}"#)
                return #"{"required": ["r\#(number)"], "properties": {"r\#(number)": {"type": "string"}, \#(refined)}}"#
            }
            let place = object(repeated(20) { #""a\#($0)": {"type": "string"}"# }.joined(separator: ", "))
            return .schema(
                "alternatives-that-refine-one-member",
                #"{"properties": {"place": \#(place)}, "oneOf": \#(Shape.list(alternatives))}"#
            )
        },
        { count in
            .schema(
                "alternatives-in-both-branches",
                #"""
                {"allOf": [{"properties": {"p": {"anyOf": \#(objects(count))}}},
                           {"properties": {"p": {"anyOf": \#(objects(count, #", "z": {}"#))}}}]}
                """#
            )
        },
    ]
    return families.map { beyondLimits($0) }
}

private func manySchemas() -> [(Int) -> Shape] {
    func components(_ name: String, _ component: @escaping (Int, _ count: Int) -> String) -> (Int) -> Shape {
        { count in
            .schema(name, object(), beside: repeated(count) { "\"C\($0)\": " + component($0, count) })
        }
    }
    return [
        components("enums") { number, _ in #"{"type": "string", "enum": ["a", "b", "c\#(number)"]}"# },
        components("unions") { number, _ in
            #"{"oneOf": [{"required": ["a\#(number)"], "properties": {"a\#(number)": {}}}, {"type": "string"}]}"#
        },
        components("dynamic-anchors") { _, _ in
            ##"{"$dynamicAnchor": "node", "properties": {"c": {"$dynamicRef": "#node"}}}"##
        },
        components("unions-of-each-other") { number, count in
            let next = reference("C\((number * 7 + 1) % count)")
            return object(#""l": {"oneOf": [\#(next), {"type": "string"}]}"#, #""r": \#(next)"#)
        },
        beyondLimits(
            components("types-named-at-members") { number, _ in
                let items = object(#""b\#(number)": {"type": "string"}"#)
                return object(#""m\#(number)": {"type": "array", "x-endpoint-name": "Kind", "items": \#(items)}"#)
            }
        ),
        beyondLimits(components("unknown-references") { number, _ in reference("X\(number)") }),
        { count in
            .schema(
                "names-that-collide",
                object(),
                beside: repeated(count) { "\"thing_\($0)\": {}, \"thing-\($0)\": " + object() }
            )
        },
        { count in
            let definitions = repeated(count) { "\"d\($0)\": " + object(#""a\#($0)": {"type": "string"}"#) }
            let members = repeated(count) { "\"m\($0)\": " + reference("Extreme/$defs/d\($0)") }
            return .schema(
                "definitions",
                #"{"$defs": \#(Shape.members(definitions)), "properties": \#(Shape.members(members))}"#
            )
        },
    ]
}
