extension Renderer {
    func render(_ blueprint: EnumBlueprint, _ declaration: Declaration, _ printer: TypePrinter) -> String {
        var context = heading(declaration)
        context["raw"] = printer.text(.standard(blueprint.rawType), in: declaration.node)
        context["cases"] = lines(blueprint.cases.map(\.name), prefix: "case ")
        context["all"] = list(of: blueprint, in: declaration.node)
        context["values"] = blueprint.cases.map { "case .\($0.name): \(SwiftText.literal($0.rawValue))" }.joined(
            separator: "\n"
        )
        context.show("indexed", if: blueprint.isIndexed)
        return fill("Enum", context, in: declaration.node)
    }

    /// On one line where it fits, else as many a line as fit.
    private func list(of blueprint: EnumBlueprint, in node: TypeNode) -> String {
        let items = blueprint.cases.map { "." + $0.name }
        let line = items.joined(separator: ", ")
        let prefix = 4 * (node.depth + 1) + "\(access.modifier)static let allCases: [\(node.name)] = []".utf8.count
        guard prefix + line.utf8.count > widest else { return line }
        let rows = lines(items, prefix: "").split(separator: "\n").map { "    " + $0 }
        return ("\n" + rows.joined(separator: "\n") + ",\n").indentingClosingLine
    }

    /// As many items a line as fit, `prefix` opening the first.
    private func lines(_ items: [String], prefix: String) -> String {
        guard !items.isEmpty else { return "" }
        var lines: [String] = []
        var line = prefix
        for (index, item) in items.enumerated() {
            let piece = index == items.count - 1 ? item : item + ","
            if line != prefix, line.utf8.count + piece.utf8.count > 100 {
                lines.append(line)
                line = prefix.isEmpty ? piece : "    " + piece
            } else {
                line += (line == prefix ? "" : " ") + piece
            }
        }
        return (lines + [line]).joined(separator: "\n")
    }
}
