import Foundation

/// A checkout of this package, of today or of an earlier commit.
struct Checkout {
    var folder: URL
    /// Where builds leave their output.
    var scratch: URL

    /// The executable `generate`.
    func tool(_ mode: CompileMode) throws -> URL {
        try build(mode, "--product", "generate").appendingPathComponent("generate")
    }

    /// The folder of the modules that clients import.
    func modules(_ mode: CompileMode) throws -> URL {
        try build(mode, "--target", "EndpointRuntime").appendingPathComponent("Modules")
    }

    /// Whether the runtime has a file named after a type.
    func declares(_ type: String) -> Bool {
        let runtime = folder.appendingPathComponent("Sources/EndpointRuntime")
        let files = FileManager.default.enumerator(atPath: runtime.path)?.compactMap { $0 as? String } ?? []
        return files.contains { $0.hasSuffix("/\(type).swift") }
    }

    /// Builds what is not built yet.
    ///
    /// - Returns: the folder of the products.
    private func build(_ mode: CompileMode, _ part: String...) throws -> URL {
        let options = ["build", "--package-path", folder.path, "-c", mode.rawValue]
        _ = try ChildProcess("swift", options + part, in: scratch)
        return folder.appendingPathComponent(".build/\(mode.rawValue)")
    }
}
