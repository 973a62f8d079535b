import Testing

@testable import EndpointGeneration

@Suite("Names of nested types")
struct TypeNodeTests {
    let api = TypeNode(namespace: "API")

    @Test("a sibling is not qualified, and a nested type is qualified by its owner")
    func references() {
        let pet = api.declare("pet")
        let category = pet.declare("category")
        #expect(pet.reference(from: api) == "Pet")
        #expect(pet.reference(from: category) == "Pet")
        #expect(category.reference(from: pet) == "Category")
        #expect(category.reference(from: category) == "Category")
        #expect(category.reference(from: api) == "Pet.Category")
    }

    @Test("a type whose nested types are in extensions is qualified in them")
    func severalFiles() {
        let pet = api.declare("pet")
        let category = pet.declare("category")
        pet.isInSeveralFiles = true
        #expect(pet.reference(from: category) == "API.Pet")
        #expect(category.reference(from: category.declare("Deep")) == "Category")
    }

    @Test("a name that is shadowed in its scope is qualified")
    func shadowed() {
        let size = api.declare("Size")
        let pet = api.declare("Pet")
        let inner = pet.declare("Size")
        #expect(size.reference(from: pet) == "API.Size")
        #expect(size.reference(from: inner) == "API.Size")
        #expect(size.reference(from: api) == "Size")
        #expect(inner.reference(from: pet) == "Size")
    }

    @Test("a reserved name is qualified like one that is taken")
    func reserved() {
        let response = api.declare("Response")
        let getPet = api.declare("GetPet")
        getPet.reserve("Response")
        #expect(response.reference(from: getPet) == "API.Response")
        #expect(response.reference(from: api) == "Response")
        #expect(getPet.declare("Response").name == "Response2")
    }

    @Test("a nested type that is renamed gets the name of no member")
    func renamed() {
        let kind = api.declare("Pet").declare("Kind")
        kind.rename(avoiding: ["Kind", "KindModel", "KindValue", "KindKind", "KindModel2"])
        #expect(kind.name == "KindModel3")
    }

    @Test("names of Swift are qualified where a generated type hides them")
    func modules() {
        let thing = api.declare("Thing")
        #expect(thing.spelling(of: .bool) == "Bool")
        _ = thing.declare("Bool")
        _ = api.declare("Reply")
        _ = api.declare("String")
        #expect(thing.spelling(of: .bool) == "Swift.Bool")
        #expect(api.spelling(of: .bool) == "Bool")
        #expect(thing.spelling(of: .reply) == "EndpointRuntime.Reply")
        let printer = TypePrinter()
        #expect(printer.text(.dictionary(.optional(.standard(.date))), in: thing) == "[Swift.String: Date?]")
        #expect(printer.modules == ["Swift", "Foundation"])
    }

    @Test("the namespace hides a type of its name in extensions outside it too")
    func namespaceHides() {
        let failures = api.declare("Failures")
        failures.isExtendedByFullName = true
        #expect(failures.shadows("API") && api.fileScope.shadows("API"))
        #expect(failures.reference(from: api.fileScope) == "API.Failures")
    }

    @Test(
        "a type never has a name that Swift or a module reserves",
        arguments: [
            ("Type", "Kind"), ("Protocol", "ProtocolKind"), ("Self", "SelfModel"), ("Any", "AnyModel"),
            ("Swift", "SwiftModel"), ("Foundation", "FoundationModel"), ("EndpointRuntime", "EndpointRuntimeModel"),
            ("JSONModel", "JSONModelModel"), ("Hashable", "HashableModel"), ("API", "APIModel"),
            ("Response", "Response"), ("String", "String"), ("View", "View"), ("Task", "Task"),
        ]
    )
    func kept(text: String, name: String) {
        #expect(api.declare(text).name == name)
    }

    @Test("a type never has the name of a type that contains it")
    func ancestors() {
        let pet = api.declare("Pet")
        let part = pet.declare("Part")
        #expect(part.declare("pet").name != "Pet")
        #expect(part.declare("api").name != "API")
    }
}
