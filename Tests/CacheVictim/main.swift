import EndpointRuntime
import EndpointTesting
import Foundation

// What the tests of the disk cache do to a process of its own: kill it, or let two of them fight for one folder.
//
// usage: CacheVictim keep|purge <folder> <limit> <moment>    dies at that moment and says which it was
//        CacheVictim hammer <folder> <limit> <seed>          fails if it is ever given what nobody stored

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
case "purge": await client.purge(Parcel.owner)
case "hammer": print(try await hammer(client, seed: number))
default: exit(64)
}
await client.flush()
