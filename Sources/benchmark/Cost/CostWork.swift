import Foundation

/// The places and tools of a run of `benchmark cost`.
struct CostWork {
    var current: Checkout
    /// An earlier state.
    var before: Checkout?
    /// The folder of real descriptions.
    var descriptions: URL?
    /// An empty folder.
    var scratch: URL
    var rounds: Int

    /// Compiles a client of both states in turn, and compares the shortest of each.
    ///
    /// - Parameter configuration: of the client of this state.
    func comparison(
        of name: String,
        _ mode: CompileMode,
        configuration: String? = nil
    ) throws -> CostRow.Figure {
        guard let before else { return .skipped(noEarlierState) }
        guard let path = description(name) else { return .skipped(noDescriptions) }
        let new = try client(of: path, by: current, mode, "new", configuration: configuration)
        let old = try client(of: path, by: before, mode, "old")
        var least = (new: Double.infinity, old: Double.infinity)
        for _ in 0..<rounds {
            least.old = min(least.old, try old.compile(mode).cpuSeconds)
            least.new = min(least.new, try new.compile(mode).cpuSeconds)
        }
        return .value(least.new / least.old, detail: "\(rounded(least.new)) of \(rounded(least.old)) CPU s")
    }

    /// Times a work of the runtime of both states in turn, and compares the shortest of each.
    func runtime(_ work: RuntimeDriver.Work) throws -> CostRow.Figure {
        guard let before else { return .skipped(noEarlierState) }
        let new = try RuntimeDriver(current, folder: scratch.appendingPathComponent("driver-new"))
        let old = try RuntimeDriver(before, folder: scratch.appendingPathComponent("driver-old"))
        var least = (new: Double.infinity, old: Double.infinity)
        for _ in 0..<max(rounds, 5) {
            least.old = min(least.old, try old.seconds(of: work))
            least.new = min(least.new, try new.seconds(of: work))
        }
        return .value(least.new / least.old, detail: "\(rounded(least.new)) of \(rounded(least.old)) CPU s")
    }

    func peak(of name: String, configuration: String? = nil) throws -> CostRow.Figure {
        guard let path = description(name) else { return .skipped(noDescriptions) }
        let client = try client(of: path, by: current, .debug, "new", configuration: configuration)
        let peak = try client.compile(.debug).peakBytes
        return .value(Double(peak) / 1_073_741_824, detail: "")
    }

    /// The share of a client that is compiled again after a line is added to the file of an endpoint.
    ///
    /// - Parameter shards: the number of files that the build plugin declares; 0 stands for checked-in clients.
    func editedShare(of name: String, shards: Int, configuration: String? = nil) throws -> CostRow.Figure {
        guard let path = description(name) else { return .skipped(noDescriptions) }
        let client = try client(of: path, by: current, .debug, "new", shards: shards, configuration: configuration)
        let whole = try client.build().cpuSeconds
        var least = Double.infinity
        for _ in 0..<rounds {
            try client.editEndpoint()
            least = min(least, try client.build().cpuSeconds)
        }
        return .value(least / whole, detail: "\(rounded(least)) of \(rounded(whole)) CPU s")
    }

    func build(_ arguments: [String]) throws -> CostRow.Figure {
        let folder = try emptyFolder("build")
        let options = ["build", "--package-path", current.folder.path, "--scratch-path", folder.path]
        return .value(try ChildProcess("swift", options + arguments, in: scratch).cpuSeconds, detail: "")
    }

    /// The time of a whole run of the tool, as a multiple of the time in which Foundation reads the JSON.
    func generation(of name: String, _ mode: CompileMode) throws -> CostRow.Figure {
        guard let path = description(name) else { return .skipped(noDescriptions) }
        let tool = try current.tool(mode)
        let data = try Data(contentsOf: path)
        var (yardstick, least) = (Double.infinity, Double.infinity)
        for _ in 0..<rounds {
            let start = ownSeconds()
            _ = try JSONSerialization.jsonObject(with: data)
            yardstick = min(yardstick, ownSeconds() - start)
            least = min(least, try generate(path, by: tool, into: "generated"))
        }
        return .value(least / yardstick, detail: "\(rounded(least)) CPU s of \(rounded(yardstick))")
    }

    func manyOperations(_ count: Int) throws -> CostRow.Figure {
        .value(try seconds(forOperations: count), detail: "")
    }

    func growth(from count: Int) throws -> CostRow.Figure {
        let (half, whole) = (try seconds(forOperations: count), try seconds(forOperations: count * 2))
        return .value(whole / half, detail: "\(rounded(whole)) of \(rounded(half)) CPU s")
    }

    func tests() throws -> CostRow.Figure {
        let clone = try emptyFolder("clone").appendingPathComponent("package")
        _ = try ChildProcess("git", ["clone", "--quiet", current.folder.path, clone.path], in: scratch)
        return .value(
            try ChildProcess("swift", ["test", "--package-path", clone.path], in: scratch).cpuSeconds,
            detail: ""
        )
    }

    /// The size of a stripped release executable that sends one operation.
    ///
    /// - Parameter call: the endpoint that it sends, of the namespace `API`.
    func executable(of name: String, sending call: String) throws -> CostRow.Figure {
        guard let path = description(name) else { return .skipped(noDescriptions) }
        let app = SmallApp(folder: try emptyFolder("app"))
        try app.write(runtime: current.folder, call: call)
        let options = [path.path, "--output", app.clientSources.path, "--name", "API", "--quiet"]
        _ = try ChildProcess(try current.tool(.debug).path, options, in: scratch)
        return .value(Double(try app.strippedBytes(in: scratch)) / 1_000_000, detail: "")
    }

    private var noEarlierState: String { "name a checkout of an earlier commit with --before" }

    private var noDescriptions: String { "name the folder of descriptions in ENDPOINT_SPECS" }

    private func description(_ name: String) -> URL? {
        let folders = [descriptions, current.folder.appendingPathComponent("Specs")].compactMap { $0 }
        return folders.map { $0.appendingPathComponent(name + ".json") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    private func client(
        of path: URL,
        by checkout: Checkout,
        _ mode: CompileMode,
        _ folder: String,
        shards: Int = 0,
        configuration: String? = nil
    ) throws -> CompiledClient {
        let client = CompiledClient(folder: try emptyFolder(folder), modules: try checkout.modules(mode))
        try client.generate(
            from: path,
            by: try checkout.tool(.debug),
            shards: shards,
            configuration: configuration
        )
        return client
    }

    private func seconds(forOperations count: Int) throws -> Double {
        let paths = (0..<count).map {
            #""/p\#($0)": {"get": {"operationId": "get\#($0)", "responses": {"204": {"description": "Done."}}}}"#
        }
        let text = Shape.description(paths: Shape.members(paths))
        let path = scratch.appendingPathComponent("operations.json")
        try Data(text.utf8).write(to: path)
        return try generate(path, by: try current.tool(.debug), into: "operations")
    }

    private func generate(_ path: URL, by tool: URL, into folder: String) throws -> Double {
        let output = try emptyFolder(folder)
        let options = [path.path, "--output", output.path, "--name", "API", "--quiet"]
        return try ChildProcess(tool.path, options, in: scratch).cpuSeconds
    }

    private func emptyFolder(_ name: String) throws -> URL {
        let folder = scratch.appendingPathComponent(name)
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}

/// The processor time of this process so far. The time on the clock would include that of other load.
private func ownSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
}
