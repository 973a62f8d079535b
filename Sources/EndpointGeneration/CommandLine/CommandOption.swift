/// An option of the command line. Parsing, `--help` and the completions of shells follow this table.
enum CommandOption: String, CaseIterable {
    case output = "--output"
    case by = "--by"
    case stubs = "--stubs"
    case module = "--module"
    case name = "--name"
    case package = "--package"
    case access = "--access"
    case config = "--config"
    case include = "--include"
    case exclude = "--exclude"
    case templates = "--templates"
    case check = "--check"
    case dryRun = "--dry-run"
    case lenient = "--lenient"
    case allowRefsOutside = "--allow-refs-outside"
    case diagnostics = "--diagnostics"
    case format = "--format"
    case quiet = "--quiet"
    case help = "--help"
    case version = "--version"
    // The plugins pass these; '--help' does not list them.
    case defaultName = "--default-name"
    case defaultModule = "--default-module"
    case outputFiles = "--output-files"
    case stubsFile = "--stubs-file"
    case plannedBy = "--planned-by"
    case plannedStubs = "--planned-stubs"
    case unlessBuiltBy = "--unless-built-by"
    case fail = "--fail"

    /// The kind of value that follows an option.
    enum Value {
        case folder
        case file
        /// The path of a folder or a file.
        case path
        case text(String)
        case oneOf([String])

        var placeholder: String {
            switch self {
            case .folder: "<folder>"
            case .file: "<file>"
            case .path: "<path>"
            case .text(let name): "<\(name)>"
            case .oneOf: "<value>"
            }
        }
    }

    init?(_ argument: String) {
        guard let option = CommandOption.allCases.first(where: { argument == $0.rawValue || argument == $0.short })
        else {
            return nil
        }
        self = option
    }

    /// Whether every value counts, not only the last one.
    var mayBeRepeated: Bool {
        switch self {
        case .by, .include, .exclude: true
        default: false
        }
    }

    /// The form of one letter; `nil` if there is none.
    var short: String? {
        switch self {
        case .output: "-o"
        case .quiet: "-q"
        case .help: "-h"
        default: nil
        }
    }

    var value: Value? {
        switch self {
        case .by: .path
        case .output, .stubs, .templates: .folder
        case .config, .stubsFile, .plannedBy, .unlessBuiltBy: .file
        case .module, .name, .defaultName, .defaultModule: .text("Name")
        case .include, .exclude: .text("selector")
        case .plannedStubs: .text("modules")
        case .fail: .text("message")
        case .access: .oneOf(Access.allCases.map(\.rawValue))
        case .diagnostics: .oneOf(["text", "json"])
        case .format: .oneOf(ChangeFormat.allCases.map(\.rawValue))
        case .package, .check, .dryRun, .lenient, .allowRefsOutside, .quiet, .help, .version, .outputFiles: nil
        }
    }

    /// Whether its value names a file or a folder.
    var isPath: Bool {
        switch value {
        case .path, .folder, .file: true
        case .text, .oneOf, nil: false
        }
    }

    /// The text in the `--help` of a subcommand; `nil` if the subcommand does not accept the option, or the plugins
    /// alone use it.
    func help(for verb: Arguments.Verb) -> String? {
        switch (self, verb) {
        case (.by, .used): "a folder or file of Swift sources; may be repeated"
        case (.dryRun, .used): "write nothing"
        case (.lenient, .used): "use the valid parts even if the description has errors"
        case (.include, .used), (.exclude, .used): nil
        case (.output, .generate): "the folder for the client; created if it does not exist"
        case (.stubs, .generate):
            "also write typed stubs for tests, into a folder of a test target; without '--output', write only the stubs"
        case (.module, .generate):
            "the client's module, which the stubs import (default: the target that contains '--output', else the namespace)"
        case (.package, .generate):
            "write a package into '--output': a manifest, and a public client in Sources/<Name>"
        case (.access, .generate): "public, package or internal (default: public)"
        case (.templates, .generate):
            "templates that replace the embedded ones of the same file name: Struct.template, Endpoint.template …"
        case (.check, .generate): "write nothing; exit with 1 if a file is not current"
        case (.dryRun, .generate): "write nothing; list the files that would be written"
        case (.format, .diff): "text, json (one object per line) or markdown (default: text)"
        case (.name, .generate):
            "the client's namespace (default: derived from the file's name, or from the API's title if the file has a general "
                + "name such as openapi.json)"
        case (.config, .generate), (.config, .explain), (.config, .used):
            "the configuration (default: endpoint-generator.json or .yaml next to the description)"
        case (.config, .diff):
            "the configuration for both (default: endpoint-generator.json or .yaml next to the new one)"
        case (.include, .generate):
            "generate only this and the schemas it needs: operation:<id>, tag:<name>, path:<path> or schema:<name>; '*' "
                + "matches any text, and the option may be repeated"
        case (.help, _): "print this text"
        case (.version, .generate): "print the version"
        case (_, .completions): nil
        case (.name, _): "the client's namespace"
        case (.include, .diff): "compare only this; the selectors of 'generate'"
        case (.include, .explain): "explain within this selection; the selectors of 'generate'"
        case (.exclude, _): "leave this out; the same selectors"
        case (.lenient, .generate): "generate the valid parts even if the description has errors"
        case (.lenient, .diff): "compare the valid parts even if a description has errors"
        case (.lenient, .explain): "explain the valid parts even if the description has errors"
        case (.allowRefsOutside, _): "read referenced files outside the description's folder too"
        case (.diagnostics, _): "text or json, one object per line (default: text)"
        case (.quiet, .generate), (.quiet, .used): "print only errors"
        case (.quiet, .diff): "print only breaking changes"
        default: nil
        }
    }

    /// Whether the plugins alone use it.
    var isInternal: Bool {
        switch self {
        case .defaultName, .defaultModule, .outputFiles, .stubsFile, .plannedBy, .plannedStubs, .unlessBuiltBy, .fail:
            true
        default: false
        }
    }

    func isAccepted(by verb: Arguments.Verb) -> Bool {
        help(for: verb) != nil || isInternal && (verb == .generate || self == .defaultName && verb != .completions)
    }
}
