import Foundation

/// Generates each description in a folder and its direct subfolders, and lists the results in a table.
///
/// - Returns: the table, and whether an operation is missing without a diagnostic.
func corpus(of folder: String) throws -> (text: String, hasLoss: Bool) {
    let root = URL(fileURLWithPath: folder)
    let found =
        FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    let files = found.filter { $0.pathExtension == "json" && isDescription($0) }.sorted { a, b in
        (a.pathComponents.count, a.path) < (b.pathComponents.count, b.path)
    }
    var lines = ["file | operations | endpoints | types | notes | warnings | errors | lines | seconds"]
    lines.append("---|---|---|---|---|---|---|---|---")
    var losses: [String] = []
    for file in files {
        let name = String(file.path.dropFirst(root.path.count + 1))
        let row = try CorpusRow(file.path, name: name)
        if row.isSilentLoss { losses.append(name) }
        lines.append(
            "\(name) | \(row.operations) | \(row.endpoints) | \(row.types) | \(row.notes) | \(row.warnings) | \(row.errors)"
                + " | \(row.lines) | \(rounded(row.seconds))" + (row.firstError.map { " | \($0)" } ?? "")
        )
    }
    lines.append(
        "\(files.count) descriptions; missing without a diagnostic: \(losses.isEmpty ? "none" : losses.joined(separator: ", "))"
    )
    return (lines.joined(separator: "\n"), !losses.isEmpty)
}

private func isDescription(_ file: URL) -> Bool {
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return false }
    return ["\"openapi\":", "\"swagger\":", "\"openapi\" :"].contains { data.range(of: Data($0.utf8)) != nil }
}
