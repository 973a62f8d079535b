import Foundation

/// A generated client in a folder, compiled as SwiftPM compiles a module.
struct CompiledClient {
    /// Holds `Sources` and `objects`.
    var folder: URL
    /// The modules that the client imports.
    var modules: URL

    private var sources: URL { folder.appendingPathComponent("Sources") }
    private var objects: URL { folder.appendingPathComponent("objects") }

    /// - Parameter configuration: the JSON text of a configuration.
    func generate(from description: URL, by tool: URL, shards: Int, configuration: String? = nil) throws {
        try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        // The plugin lists the files that it has declared, after every other option.
        let files = ["API"] + (0..<shards).map { "Shard\($0)" }
        let output =
            shards == 0
            ? ["--output", sources.path]
            : ["--output-files"] + files.map { sources.appendingPathComponent($0 + ".swift").path }
        var options = [description.path, "--name", "API", "--quiet"]
        if let configuration {
            let file = folder.appendingPathComponent("configuration.json")
            try Data(configuration.utf8).write(to: file)
            options += ["--config", file.path]
        }
        options += output
        _ = try ChildProcess(tool.path, options, in: folder)
    }

    /// Compiles everything anew.
    func compile(_ mode: CompileMode) throws -> ChildProcess {
        try FileManager.default.removeItem(at: objects)
        try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
        return try build(mode)
    }

    /// Compiles what has changed since the last call; in release that is everything.
    func build(_ mode: CompileMode = .debug) throws -> ChildProcess {
        let index = mode == .debug ? ["-index-store-path", object("index")] : []
        let options = [
            "-c", "-module-name", "Client", "-I", modules.path, "-emit-module", "-emit-module-path",
            object("Client.swiftmodule"), "-output-file-map", try writeFileMap(),
        ]
        let arguments = options + mode.flags + index + (try files().map(\.path))
        return try ChildProcess("swiftc", arguments, in: objects)
    }

    /// Writes what the compiler is to call its outputs.
    private func writeFileMap() throws -> String {
        var map = [
            "": ["swift-dependencies": object("module.swiftdeps"), "diagnostics": object("module.dia")]
        ]
        for file in try files() {
            let name = object(file.lastPathComponent)
            map[file.path] = [
                "object": name + ".o", "swift-dependencies": name + ".swiftdeps", "diagnostics": name + ".dia",
            ]
        }
        let path = folder.appendingPathComponent("files.json")
        try JSONEncoder().encode(map).write(to: path)
        return path.path
    }

    private func object(_ name: String) -> String { objects.appendingPathComponent(name).path }

    /// Changes the path of an endpoint in the middle-sized file among those with endpoints, and no interface.
    func editEndpoint() throws {
        let start = "request.path = \""
        let texts = try files().map { (file: $0, text: try String(contentsOf: $0, encoding: .utf8)) }
            .filter { $0.text.contains(start) }.sorted { $0.text.utf8.count < $1.text.utf8.count }
        guard !texts.isEmpty else { return }
        let (file, text) = texts[texts.count / 2]
        try Data(text.replacing(start, with: start + "/edited", maxReplacements: 1).utf8).write(to: file)
    }

    private func files() throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }
}
