import Testing

@testable import EndpointRuntime

@Test(
    "a message does not repeat a module that is named after its namespace",
    arguments: [
        ("Shop.Shop.Pet", "Shop.Pet"), ("Shop.Pet.Shop", "Shop.Pet.Shop"), ("Shop.Shop", "Shop.Shop"),
        ("Swift.Array<Shop.Shop.Pet.Kind>", "Swift.Array<Shop.Pet.Kind>"), ("Pet", "Pet"),
        ("Swift.Dictionary<Swift.String, Shop.Shop.Pet>", "Swift.Dictionary<Swift.String, Shop.Pet>"),
    ]
)
func repeatedModules(name: String, shortened: String) {
    #expect(withoutRepeatedModules(name) == shortened)
}

@Test(
    "the description of a failure does not repeat such a module",
    arguments: [
        ("Shop.Shop.Failures.NotFound", "notFound(Shop.Problem(title: nil))"),
        ("Shop.API.Failure", "notFound(Shop.Shop.Problem(title: nil))"),
        ("Shop", "notFound(Shop.Shop.Problem(title: nil))"),
    ]
)
func failures(type: String, shown: String) {
    #expect(withoutRepeatedModule(of: type, in: "notFound(Shop.Shop.Problem(title: nil))") == shown)
}

@Test("a message names no address of a private or local type, because it differs from run to run")
func privateTypes() {
    struct Local {}
    #expect(typeName(of: Local.self) == "EndpointRuntimeTests.Local")
    #expect(typeName(of: [Hidden].self) == "[EndpointRuntimeTests.Hidden]")
}

@Test(
    "a message spells a type as source code does",
    arguments: [
        ([String: Int].self, "[String: Int]"), ([[Bool?]]?.self, "[[Bool?]]?"),
        ([String: [(Int, Bool?)]].self, "[String: [(Int, Bool?)]]"), (JSONValue?.self, "EndpointRuntime.JSONValue?"),
        (Result<[Int], Never>.self, "Result<[Int], Never>"), (((Int) -> [Int]).self, "(Int) -> [Int]"),
    ] as [(Any.Type, String)]
)
func sourceSpelling(type: Any.Type, spelled: String) {
    #expect(typeName(of: type) == spelled)
}

private struct Hidden {}
