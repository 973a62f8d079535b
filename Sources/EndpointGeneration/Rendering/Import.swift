/// One import, or several that are printed together.
struct Import {
    fileprivate var modifier: String
    fileprivate var modules: [String]
    /// Whether this is a `package import`, which is only effective in files whose imports are internal by default.
    fileprivate var isPackage = false

    init(_ module: String, as modifier: String? = nil) {
        self.modifier = modifier.map { $0 + " " } ?? ""
        modules = [module]
    }

    static func package(_ modules: [String]) -> Import {
        var item = Import("")
        item.modules = modules
        item.isPackage = true
        return item
    }
}

extension Renderer {
    func render(_ imports: [Import], in namespace: TypeNode) -> String {
        var context = TemplateContext()
        context.list("imports", imports) { item, line in
            if item.isPackage {
                line.list("modules", item.modules.map { TemplateContext(["module": .text($0)]) })
                line.show("package")
            } else {
                line["modifier"] = item.modifier
                line["module"] = item.modules.first ?? ""
                line.show("plain")
            }
        }
        return fillInline("Imports", context, in: namespace)
    }
}
