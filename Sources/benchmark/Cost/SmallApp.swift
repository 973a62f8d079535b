import Foundation

/// A package with a generated client and an executable that uses it.
struct SmallApp {
    var folder: URL

    /// Where the generated client belongs.
    var clientSources: URL { folder.appendingPathComponent("Sources/Client") }

    /// The executable, once it is built.
    var executable: URL { folder.appendingPathComponent(".build/release/App") }

    /// Writes the manifest and a program that sends one operation.
    func write(runtime: URL, call: String) throws {
        let program = """
            import Client
            import EndpointRuntime
            import Foundation

            let client = ClientFactory.make(servers: ServerMap(all: URL(string: "http://localhost")!))
            print(try await client.send(API.\(call)))
            """
        try write(runtime: runtime, program: program)
    }

    /// Writes the manifest and the program.
    func write(runtime: URL, program: String) throws {
        let sources = folder.appendingPathComponent("Sources/App")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        let manifest = """
            // swift-tools-version: 6.1
            import PackageDescription

            let runtime = Target.Dependency.product(name: "EndpointRuntime", package: "runtime")
            let package = Package(
                name: "App",
                dependencies: [.package(name: "runtime", path: "\(runtime.path)")],
                targets: [
                    .target(name: "Client", dependencies: [runtime]),
                    .executableTarget(name: "App", dependencies: ["Client", runtime]),
                ]
            )
            """
        try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
        try Data(program.utf8).write(to: sources.appendingPathComponent("main.swift"))
    }

    /// Builds the executable in release.
    func build(in scratch: URL) throws {
        _ = try ChildProcess("swift", ["build", "--package-path", folder.path, "-c", "release"], in: scratch)
    }

    /// Builds the executable, and removes its symbols.
    func strippedBytes(in scratch: URL) throws -> Int {
        try build(in: scratch)
        let stripped = folder.appendingPathComponent("App")
        _ = try ChildProcess("strip", ["-o", stripped.path, executable.path], in: scratch)
        return try stripped.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    }
}
