import EndpointDescription
import Testing

@testable import EndpointGeneration

@Suite("Normalized names")
struct NormalizedNameTests {
    @Test(
        "a type is named without its packages if the name stays unique",
        arguments: [
            (["Contoso.Api.Models.Pet", "Contoso.Api.Models.Order"], ["Pet", "Order"]),
            (["Contoso.Api.Cats.Item", "Contoso.Api.Dogs.Item"], ["Cats-Item", "Dogs-Item"]),
            (["Contoso.Api.Pets.Create+Command"], ["Create-Command"]),
            (["github.com/x/store/models.Pet", "time.Duration"], ["Pet", "Duration"]),
            (["models.Pet", "Pet"], ["models-Pet", "Pet"]),
            (["io.k8s.apps.v1.Deployment", "io.k8s.apps.v2.Deployment"], ["v1-Deployment", "v2-Deployment"]),
            (["Page<Contoso.Api.Pet>", "Map«string,Pet»"], ["Page-Of-Pet", "Map-Of-string-And-Pet"]),
            (["Page`1[[Contoso.Pet, Contoso, Version=1.0.0.0]]"], ["Page-Of-Pet"]),
            (["response.Page[github.com/x/models.Pet]", "List<Page<Pet>>"], ["Page-Of-Pet", "List-Of-Page-Of-Pet"]),
            (
                ["Page<Cats.Item>", "Page<Dogs.Item>", "Page<Toy>"],
                ["Page-Of-Cats-Item", "Page-Of-Dogs-Item", "Page-Of-Toy"]
            ),
            (
                ["checkout.session", "Pet.v2", "Order.Item", "a-b", "", "...", "<>", "Foo[]"],
                ["checkout.session", "Pet.v2", "Order.Item", "a-b", "", "...", "<>", "Foo[]"]
            ),
        ]
    )
    func schemas(names: [String], normalized: [String]) {
        #expect(normalizeSchemaNames(names) == normalized)
    }

    @Test(
        "an operation is named without its framework's additions if the name stays unique",
        arguments: [
            ("get", "/items/{item_id}", "read_item_items__item_id__get", "read_item"),
            ("post", "/", "root__post", "root"),
            ("get", "/items/{id}?beta=true", "read_items__id__get", "read"),
            ("get", "/ping", "ping_ping_post", "ping_ping_post"),
            ("get", "/search", "run_search_query", "run_search_query"),
            ("get", "/vehicle", "get_vehicle_options", "get_vehicle_options"),
            ("get", "/pets", "pick_pets_first", "pick_pets_first"),
            ("get", "/pets", "getPetUsingGET_1", "getPet"),
            ("post", "/pets", "addPetUsingPOST", "addPet"),
            ("get", "/pets", "PetsController_findAll", "Pets_findAll"),
            ("get", "/pets", "PetsController_findAll_v1", "Pets_findAll_v1"),
            ("get", "/pets", "api.PetsController.findAll", "api.Pets_findAll"),
            ("get", "/pets", "Controller_", "Controller_"),
            ("get", "/pets", "get_1", "get_1"),
            ("get", "/pets", "listPets", "listPets"),
            ("get", "/pets", "_pets_get", "_pets_get"),
            ("get", "/pets", "UsingGET", "UsingGET"),
            ("post", "/books", "api_books_post", "api_books_post"),
            ("post", "/books", "3b2e5f6c8a7d4e1f9b0c2d3a4e5f6a7b", "post-books"),
            ("post", "/books", "acceleratedbaddecafebadadefacade", "acceleratedbaddecafebadadefacade"),
        ]
    )
    func operation(method: String, path: String, id: String, normalized: String) throws {
        #expect(try self.normalized([(method, path, id, nil)]) == [normalized])
    }

    @Test("a function that serves several methods of a path is named without the method of one")
    func severalMethods() throws {
        let operations: [(String, String, String, String?)] = [
            ("get", "/ping", "ping_ping_post", nil), ("post", "/ping", "reply_ping_post", nil),
        ]
        #expect(try normalized(operations) == ["ping", "reply"])
    }

    @Test("the body of an operation is named after it, unless that name is taken")
    func bodies() {
        let operations = ["create_a__post": "create", "login_post": "login"]
        let names = ["Body_create_a__post", "Body_login_post", "LoginBody", "Body_other"]
        #expect(
            normalizeSchemaNames(names, operations: operations) == [
                "create-body", "Body_login_post", "LoginBody", "Body_other",
            ]
        )
    }

    @Test("operations whose normalized names would be equal keep their names")
    func clash() throws {
        let ids = [
            ("get", "/pets", "getPetUsingGET", nil), ("get", "/dogs", "getPetUsingGET_1", nil),
            ("get", "/a", "list_a_get", nil),
            ("get", "/b", "List", "b"),
        ]
        #expect(try normalized(ids) == ids.map(\.2))
    }

    @Test("operations that Spring numbers are distinguished by their tags where possible")
    func numbered() throws {
        let ids = [
            ("get", "/pets", "list", "pet-controller"), ("get", "/toys", "list_1", "Toys"),
            ("get", "/u", "getUser", "user"),
            ("get", "/v", "getUser_1", "user"), ("get", "/w", "find", "same"), ("get", "/x", "find_1", "same"),
            ("get", "/y", "v_1", "alone"), ("get", "/z", "list_2", nil),
        ]
        #expect(
            try normalized(ids) == ["list-pet", "list-Toys", "getUser", "getUser_1", "find", "find_1", "v_1", "list_2"]
        )
    }

    @Test("an operation without an id has no 'api' at the beginning of its name, unless two would become equal")
    func withoutRoot() throws {
        let paths = [
            "/api/v1/pets", "/API/owners/{id}", "/api/{id}", "/api", "/api/both", "/both", "/apis/x", "/api.json",
        ]
        let names = try normalized(paths.map { ("get", $0, nil, nil) })
        #expect(
            names == [
                "get-v1-pets", "get-owners-by-id", "get-api-by-id", "get-api", "get-api-both", "get-both", "get-apis-x",
                "get-api-json",
            ]
        )
    }

    private typealias Example = (method: String, path: String, id: String?, tag: String?)

    private func normalized(_ operations: [Example]) throws -> [String] {
        var items: [String: [String]] = [:]
        for operation in operations {
            let tags = operation.tag.map { #""tags": ["\#($0)"], "# } ?? ""
            let id = operation.id.map { #""operationId": "\#($0)", "# } ?? ""
            let item = #""\#(operation.method)": {\#(tags)\#(id)"responses": {}}"#
            items[operation.path, default: []].append(item)
        }
        var met: Set<String> = []
        let paths = operations.map(\.path).filter { met.insert($0).inserted }.map { path in
            #""\#(path)": {\#((items[path] ?? []).joined(separator: ", "))}"#
        }
        let text = #"{"openapi": "3.1.0", "info": {"title": "T"}, "paths": {\#(paths.joined(separator: ", "))}}"#
        let description = readDescription(Array(text.utf8), path: "api.json", into: DiagnosticLog())
        return normalizeOperationNames(try #require(description).operations)
    }
}
