/// The modules of the types that templates name in tags.
struct TemplateImports {
    let signatures: Set<Module>
    let bodies: Set<Module>

    /// The modules of the types that a user's template names, except where the embedded template names the same types:
    /// whoever fills the template imports the modules of those.
    init(of text: [UInt8], replacing embedded: [UInt8]) {
        let (own, known) = (TemplateImports.names(in: text), TemplateImports.names(in: embedded))
        signatures = Set(own.signatures.subtracting(known.signatures).map(\.module))
        bodies = Set(own.bodies.subtracting(known.signatures).subtracting(known.bodies).map(\.module))
    }

    private static func names(in text: [UInt8]) -> (signatures: Set<LibraryName>, bodies: Set<LibraryName>) {
        var names: (signatures: Set<LibraryName>, bodies: Set<LibraryName>) = ([], [])
        for tag in TemplateOutline(text).tags {
            guard case .library(let name, _)? = Template.library(tag.text) else { continue }
            switch tag.place {
            case .signature: names.signatures.insert(name)
            case .body: names.bodies.insert(name)
            case .lineComment, .blockComment: break
            }
        }
        return names
    }
}
