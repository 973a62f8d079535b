import Foundation

/// An executable that times the runtime of a checkout with a client that the same checkout's tool generates.
struct RuntimeDriver {
    private var app: SmallApp

    /// The operations that the executable times. Each is an argument of it.
    enum Work: String, CaseIterable {
        case decode, encode, bridge, call, path
    }

    /// Generates and builds the executable if `folder` does not exist yet.
    init(_ checkout: Checkout, folder: URL) throws {
        app = SmallApp(folder: folder)
        guard !FileManager.default.fileExists(atPath: folder.path) else { return }
        try app.write(runtime: checkout.folder, program: try Self.program(for: checkout))
        let description = folder.appendingPathComponent("parcels.json")
        try Data(Self.description.utf8).write(to: description)
        let options = [description.path, "--output", app.clientSources.path, "--name", "API", "--quiet"]
        _ = try ChildProcess(try checkout.tool(.debug).path, options, in: folder)
        try app.build(in: folder)
    }

    /// - Returns: the CPU seconds of a fixed number of repetitions.
    func seconds(of work: Work) throws -> Double {
        try ChildProcess(app.executable.path, [work.rawValue], in: app.folder).cpuSeconds
    }

    private static func program(for checkout: Checkout) throws -> String {
        let renamed = checkout.declares("EndpointClient") ? [:] : formerNames
        return renamed.reduce(template) { $0.replacing($1.key, with: $1.value) }
    }

    /// The names of the runtime up to b245ee6, after which they changed.
    private static let formerNames = [
        "EndpointClientError": "HTTPFault", "EndpointClient ": "HTTPClient ", "EndpointRequest": "HTTPRequest",
        "EndpointResponse": "HTTPResponse",
    ]

    private static let template = """
        import Client
        import EndpointRuntime
        import Foundation

        struct Instant: EndpointClient {
            let servers = ServerMap(base: "https://api.test")

            func send(_ request: EndpointRequest) async throws(EndpointClientError) -> EndpointResponse {
                EndpointResponse(
                    status: 200,
                    headers: ["Content-Type": "application/json"],
                    url: request.url,
                    body: .data(Data("[]".utf8))
                )
            }
        }

        let text = #"{"id":1,"sender":"Sender 1","weight":12.5,"fragile":true,"labels":["a","b"],"#
            + #""status":"sent","sentAt":"2026-01-02T03:04:05Z","to":{"street":"High Street 1","city":"York"}}"#
        let data = Data(("[" + Array(repeating: text, count: 2_000).joined(separator: ",") + "]").utf8)
        nonisolated func count(_ work: String?) async throws -> Int {
            let client = Instant()
            var count = 0
            switch work {
            case "decode":
                for _ in 0..<200 { count += try [API.Parcel](jsonData: data).count }
            case "encode":
                let parcels = try [API.Parcel](jsonData: data)
                for _ in 0..<200 { count += try parcels.jsonData().count }
            case "bridge":
                let (decoder, encoder) = (JSONDecoder(), JSONEncoder())
                for _ in 0..<20 {
                    let parcels = try decoder.decode([API.Parcel].self, from: data)
                    count += try encoder.encode(parcels).count
                }
            case "call":
                for _ in 0..<200_000 { count += try await client.send(API.ListParcels()).count }
            case "path":
                for number in 0..<200_000 {
                    let call = API.FindParcels(
                        shop: "north shop", shelf: number, sender: "a&b", after: "x/y", labels: ["a", "b c"], limit: 50
                    )
                    count += try await client.send(call).count
                }
            default: fatalError("missing argument '<work>'")
            }
            return count
        }

        print(try await count(CommandLine.arguments.last))
        """

    private static let description = #"""
        {
          "openapi": "3.0.3",
          "info": {"title": "Parcels", "version": "1"},
          "paths": {
            "/parcels": {
              "get": {"operationId": "listParcels", "responses": {"200": {"$ref": "#/components/responses/Parcels"}}}
            },
            "/shops/{shop}/shelves/{shelf}/parcels": {
              "get": {
                "operationId": "findParcels",
                "parameters": [
                  {"name": "shop", "in": "path", "required": true, "schema": {"type": "string"}},
                  {"name": "shelf", "in": "path", "required": true, "schema": {"type": "integer"}},
                  {"name": "sender", "in": "query", "schema": {"type": "string"}},
                  {"name": "after", "in": "query", "schema": {"type": "string"}},
                  {"name": "labels", "in": "query", "schema": {"type": "array", "items": {"type": "string"}}},
                  {"name": "limit", "in": "query", "schema": {"type": "integer"}}
                ],
                "responses": {"200": {"$ref": "#/components/responses/Parcels"}}
              }
            }
          },
          "components": {
            "responses": {
              "Parcels": {
                "description": "Parcels.",
                "content": {
                  "application/json": {"schema": {"type": "array", "items": {"$ref": "#/components/schemas/Parcel"}}}
                }
              }
            },
            "schemas": {
              "Parcel": {
                "type": "object",
                "required": ["id", "sender", "weight", "fragile", "status"],
                "properties": {
                  "id": {"type": "integer", "format": "int64"},
                  "sender": {"type": "string"},
                  "weight": {"type": "number"},
                  "fragile": {"type": "boolean"},
                  "labels": {"type": "array", "items": {"type": "string"}},
                  "status": {"type": "string", "enum": ["new", "sent", "lost"]},
                  "sentAt": {"type": "string", "format": "date-time"},
                  "note": {"type": "string"},
                  "to": {"$ref": "#/components/schemas/Address"}
                }
              },
              "Address": {
                "type": "object",
                "required": ["street", "city"],
                "properties": {"street": {"type": "string"}, "city": {"type": "string"}}
              }
            }
          }
        }
        """#
}
