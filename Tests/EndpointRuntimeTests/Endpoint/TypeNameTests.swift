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

@Test("a message names no address of a private or local type, because it differs from run to run")
func privateTypes() {
    struct Local {}
    #expect(typeName(of: Local.self) == "EndpointRuntimeTests.Local")
    #expect(typeName(of: [Hidden].self) == "Swift.Array<EndpointRuntimeTests.Hidden>")
}

private struct Hidden {}
