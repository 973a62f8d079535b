/// A section of the article about diagnostics, in the article's order.
enum DiagnosticSection: String, CaseIterable, Comparable {
    case files = "Files and references"
    case json = "JSON"
    case yaml = "YAML"
    case overlays = "Overlays"
    case description = "The description as a whole"
    case operations = "Paths, parameters and bodies"
    case security = "Security schemes"
    case swagger2 = "Swagger 2.0"
    case schemas = "Schemas"
    case extensions = "Rules about calls and pages"
    case names = "Names"
    case types = "What types become"
    case calls = "What calls become"
    case examples = "Examples and stubs"
    case configuration = "Configuration and selection"
    case templates = "Templates"
    case plugins = "Plugins"

    /// - Parameters:
    ///   - folder: the folder of the source that reports.
    ///   - file: the name of the source, which distinguishes the readers.
    init(folder: String, file: String) {
        switch folder {
        case "JSON": self = .json
        case "YAML": self = .yaml
        case "Overlay": self = .overlays
        case "Reading": self = DiagnosticSection(reader: file)
        case "Extensions", "Pagination": self = .extensions
        case "Names": self = .names
        case "Schemas", "Types", "Defaults": self = .types
        case "Operations", "Links": self = .calls
        case "Examples": self = .examples
        case "Configuration", "Selection": self = .configuration
        case "Rendering": self = .templates
        case "CommandLine" where file == "readTemplates.swift": self = .templates
        case "CommandLine" where file == "Console.swift": self = .names
        case "CommandLine": self = .files
        default: self = .plugins
        }
    }

    private init(reader: String) {
        let named: (String) -> Bool = { reader.contains($0) }
        if named("Swagger2") {
            self = .swagger2
        } else if ["resolve", "readDocument", "findInOtherFile"].contains(where: named) {
            self = .files
        } else if named("Security") {
            self = .security
        } else if ["Schema", "Types", "Enumeration", "Discriminator", "Cycles"].contains(where: named) {
            self = .schemas
        } else if ["readDescription", "DescriptionReader", "Server"].contains(where: named) {
            self = .description
        } else {
            self = .operations
        }
    }

    static func < (a: DiagnosticSection, b: DiagnosticSection) -> Bool {
        (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
    }
}
