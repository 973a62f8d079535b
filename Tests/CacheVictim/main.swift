import EndpointRuntime
import EndpointTesting
import Foundation

// The process that the tests of the disk cache kill, or start twice on the same folder.
//
// usage: CacheVictim keep|remove <folder> <limit> <moment>    dies at that moment and prints its name
//        CacheVictim hammer <folder> <limit> <seed>          fails if it ever gets a response that was not stored

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 4, let limit = Int(arguments[2]), let number = Int(arguments[3]) else { exit(64) }
let isMortal = arguments[0] != "hammer"
let client = CachingClient(
    Parcel.server(version: isMortal ? "new" : "\(number)"),
    memory: CachingClient.MemoryStore(limit: 0),
    disk: CachingClient.DiskStore(
        folder: URL(fileURLWithPath: arguments[1]),
        limit: limit,
        files: isMortal ? MortalFileSystem(diesAt: number) : CachingClient.LocalFileSystem()
    )
)

switch arguments[0] {
case "keep": _ = try await client.send(Parcel.request("/target", cache: .reload))
case "remove": await client.removeAll(of: Parcel.owner)
case "hammer": print(try await hammer(client, seed: number))
default: exit(64)
}
await client.flush()
