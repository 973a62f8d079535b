extension Renderer {
    func render(_ blueprint: EnumBlueprint, _ declaration: Declaration, _ speller: TypeSpeller) -> String {
        var context = heading(declaration)
        context["raw"] = speller.text(.standard(blueprint.rawType), in: declaration.node)
        context["cases"] = lines(blueprint.cases.map(\.name), prefix: "case ")
        context["all"] = lines(blueprint.cases.map { "." + $0.name }, prefix: "")
        context["values"] = blueprint.cases.map { "case .\($0.name): \($0.literal)" }.joined(separator: "\n")
        context.show("indexed", if: blueprint.cases.count > EnumBlueprint.indexThreshold)
        return fill("Enum", context, in: declaration.node)
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
