import Foundation

/// Measures the rows that `arguments` choose and prints each when it is known. A row that fails counts as missed, and
/// the others follow.
///
/// Times are CPU seconds, user and system, of a process and all that it starts; of several rounds the least counts, because
/// other load only adds. What is compared is measured in turn.
///
/// - Returns: whether no row missed its target.
func measureCost(_ arguments: CostArguments) throws -> Bool {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("cost-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let work = CostWork(
        current: Checkout(folder: CostArguments.package, scratch: scratch),
        before: arguments.before.map { Checkout(folder: $0, scratch: scratch) },
        descriptions: ProcessInfo.processInfo.environment["ENDPOINT_SPECS"].map { URL(fileURLWithPath: $0) },
        scratch: scratch,
        rounds: arguments.rounds
    )
    if !arguments.isJSON { write(try machine(in: scratch)) }
    var misses = 0
    for row in CostRow.all where arguments.chooses(row) {
        let figure: CostRow.Figure
        do { figure = try row.measure(work) } catch { figure = .failed("\(error)") }
        let line = CostLine(row, figure)
        if line.isMiss { misses += 1 }
        write(arguments.isJSON ? try line.json() : line.text)
    }
    if !arguments.isJSON { write(misses == 0 ? "no target missed" : "\(misses) targets missed") }
    return misses == 0
}

/// Writes a line at once, because the next row may take minutes.
private func write(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

/// The machine and the toolchain, as one line.
private func machine(in scratch: URL) throws -> String {
    _ = try ChildProcess("swift", ["--version"], in: scratch)
    let output = try String(contentsOf: scratch.appendingPathComponent("output.log"), encoding: .utf8)
    let toolchain = output.split(separator: "\n").first { $0.contains("version") } ?? ""
    let process = ProcessInfo.processInfo
    return "\(process.activeProcessorCount) cores, \(process.operatingSystemVersionString), \(toolchain)"
}

extension CostArguments {
    fileprivate func chooses(_ row: CostRow) -> Bool {
        only.isEmpty || only.contains { row.name.contains($0) }
    }
}
