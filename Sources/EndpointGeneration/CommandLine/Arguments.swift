import EndpointDescription

/// A parsed command line.
struct Arguments {
    var verb = Verb.generate
    /// The arguments that belong to no option: the description first.
    var operands: [String] = []
    var description: String { operands.first ?? "" }
    var output: String?
    /// The folder for typed stubs.
    var stubs: String?
    /// The file that a build declared for the stubs.
    var stubsFile: String?
    /// The configuration by which the build plugin made this command, and the modules in its `stubs` at that time.
    var planFile: String?
    var plannedStubs: [String] = []
    /// The client's module, which the stubs import.
    var module: String?
    var name: String?
    /// The namespace if neither `--name` nor the configuration sets one: the plugins pass the target's name.
    var defaultName: String?
    /// The client's module unless `--module` names one: the plugins pass the target's.
    var defaultModule: String?
    /// The manifest of the target's package. If it applies the build plugin to the target, nothing is written.
    var manifest: String?
    var access: Access?
    var isQuiet = false
    var isDryRun = false
    var isCheck = false
    var isLenient = false
    var isPackage = false
    /// The folder of the user's own templates.
    var templates: String?
    var allowsReferencesOutside = false
    var diagnosticsAsJSON = false
    /// The configuration's file (default: the one next to the description).
    var configuration: String?
    var include: [Selector] = []
    var exclude: [Selector] = []
    /// The form of the changes that `diff` prints.
    var changeFormat = ChangeFormat.text
    /// The folders and files whose operations `used` finds.
    var sources: [String] = []
    /// The fault that a plugin found before the run; the tool only prints it.
    var failure: String?
    var wantsHelp = false
    var wantsVersion = false
    /// The files that a build declared: the namespace's, then the shards.
    var outputFiles: [String] = []

    enum Verb: String, CaseIterable {
        case generate, diff, explain, used, completions
    }

    /// - Throws: ``UsageFault``.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        if let verb = rest.first.flatMap(Verb.init), verb != .generate {
            self.verb = verb
            rest.removeFirst()
        }
        while let argument = rest.popFirst() {
            let (name, attached) = Arguments.split(argument)
            guard name.hasPrefix("-") else {
                operands.append(argument)
                continue
            }
            let known = CommandOption.allCases.filter { $0.help(for: verb) != nil }.map(\.rawValue)
            guard let option = CommandOption(name) else {
                throw UsageFault("unknown option '\(name)'\(suggestion(nearestName(to: name, among: known)))")
            }
            guard option.isAccepted(by: verb) else {
                try refuseLateSubcommand(in: operands + rest)
                throw UsageFault("unknown option '\(name)' for '\(verb.rawValue)'")
            }
            guard option.value != nil else {
                if attached != nil { throw UsageFault("'\(name)' takes no value") }
                if option == .outputFiles {
                    outputFiles = Array(rest)
                    rest = []
                }
                try set(option)
                continue
            }
            // The plugins pass no stubs as an empty list.
            guard let value = attached ?? rest.popFirst(), attached != nil || !value.hasPrefix("--"),
                !value.isEmpty || option == .plannedStubs
            else { throw UsageFault("missing value for '\(name)'") }
            try set(option, to: value)
            if option.isPath { try Arguments.refuseHomeFolder(value) }
        }
        try operands.forEach(Arguments.refuseHomeFolder)
        if wantsHelp || wantsVersion || failure != nil { return }
        if verb == .generate { try validate() } else { try validateOperands() }
    }

    /// - Parameter value: empty for an option without a value.
    private mutating func set(_ option: CommandOption, to value: String = "") throws {
        switch option {
        case .help: wantsHelp = true
        case .version: wantsVersion = true
        case .quiet: isQuiet = true
        case .dryRun: isDryRun = true
        case .check: isCheck = true
        case .lenient: isLenient = true
        case .package: isPackage = true
        case .allowRefsOutside: allowsReferencesOutside = true
        // It takes the rest of the command line.
        case .outputFiles: break
        case .output: output = value
        case .by: sources.append(value)
        case .stubs: stubs = value
        case .stubsFile: stubsFile = value
        case .plannedBy: planFile = value
        case .plannedStubs: plannedStubs = value.split(separator: ",").map(String.init)
        case .module: module = value
        case .name: name = value
        case .config: configuration = value
        case .include: include.append(try Arguments.selector(value))
        case .exclude: exclude.append(try Arguments.selector(value))
        case .defaultName: defaultName = value
        case .defaultModule: defaultModule = value
        case .unlessBuiltBy: manifest = value
        case .fail: failure = value
        case .templates: templates = value
        case .access:
            guard let access = Access(rawValue: value) else {
                throw UsageFault("invalid access level '\(value)'; use public, package or internal")
            }
            self.access = access
        case .diagnostics:
            guard value == "json" || value == "text" else {
                throw UsageFault("invalid diagnostics format '\(value)'; use text or json")
            }
            diagnosticsAsJSON = value == "json"
        case .format:
            guard let format = ChangeFormat(rawValue: value) else {
                throw UsageFault("invalid format '\(value)'; use text, json or markdown")
            }
            changeFormat = format
        }
    }

    /// Whether a build runs the tool. Users cannot pass options to it then.
    var isOfBuild: Bool { !outputFiles.isEmpty || stubsFile != nil }

    /// How to allow a file outside the folder.
    var remedyForFilesOutside: String {
        isOfBuild
            ? "move the file into the folder: in a build, no others are read"
            : "move the file into the folder, or allow it with '--allow-refs-outside'"
    }

    var wantsStubs: Bool { stubs != nil || stubsFile != nil }

    private func validate() throws {
        if description.isEmpty {
            throw UsageFault("missing argument '<description>': the path of an OpenAPI file in JSON or YAML")
        }
        let hasOutput = output != nil || !outputFiles.isEmpty || wantsStubs
        if operands.count > 1 || !hasOutput { try refuseUnknownSubcommand() }
        if operands.count > 1 {
            let remedy =
                hasOutput
                ? "give one description at a time"
                : "to write the client into that folder, pass '--output \(operands[1])'"
            throw UsageFault("unexpected argument '\(operands[1])'; \(remedy)")
        }
        if !hasOutput { throw UsageFault("missing option '--output <folder>'") }
        if stubs != nil, !outputFiles.isEmpty {
            throw UsageFault(
                "'--stubs' cannot be combined with '--output-files'; list the stubbed targets in 'stubs' in the test target's "
                    + "\(Configuration.fileName)"
            )
        }
        if isPackage, output == nil || !outputFiles.isEmpty {
            throw UsageFault("'--package' requires '--output <folder>'")
        }
        if isPackage, let access, access != .public {
            throw UsageFault("'--package' makes a public client; remove '--access \(access.rawValue)'")
        }
        if module != nil, !wantsStubs { throw UsageFault("'--module' requires '--stubs <folder>'") }
        if let module { try validateModule(module) }
        try validateName()
    }

    private func validateModule(_ name: String) throws {
        let valid = moduleName(ofTarget: name)
        if valid != name { throw UsageFault("invalid module name '\(name)'; try '--module \(valid)'") }
        guard ReservedWords.needsBackticks(name) else { return }
        throw UsageFault("invalid module name '\(name)': it is a keyword of Swift")
    }

    /// A first word that is not a path is meant as a subcommand, such as `explian`.
    private func refuseUnknownSubcommand() throws {
        guard !description.contains("."), !description.contains("/") else { return }
        try refuseLateSubcommand(in: [description])
        switch description {
        case "help": throw UsageFault("there is no subcommand 'help'; pass '--help'")
        case "check": throw UsageFault("there is no subcommand 'check'; pass '--check'")
        case "generate":
            throw UsageFault(
                "there is no subcommand 'generate'; leave the word out: the first argument is the description"
            )
        default: break
        }
        let near = nearestName(to: description, among: Verb.allCases.dropFirst().map(\.rawValue))
        guard near != nil || operands.count > 1 || output == nil && !wantsStubs else { return }
        let remedy =
            near == nil
            ? "; use diff, explain, used or completions, or './\(description)' for a file of this name"
            : suggestion(near)
        throw UsageFault("there is no subcommand '\(description)'\(remedy)")
    }

    /// A subcommand is the first word, so one that follows an option has been read as the description.
    /// A word after a known option may be its value. After an unknown option, it is probably a late subcommand.
    private func refuseLateSubcommand(in words: [String]) throws {
        let late = words.compactMap(Verb.init).first { $0 != .generate }
        guard verb == .generate, let late else { return }
        throw UsageFault("write '\(late.rawValue)' before the options")
    }

    private func validateOperands() throws {
        let count = operands.contains("") ? 0 : operands.count
        let fault = operands.contains("") ? "an argument is empty; " : ""
        switch verb {
        case .generate: break
        case .diff:
            guard count != 2 else { break }
            throw UsageFault(
                "\(fault)expected two arguments, the old and the new description: 'diff old.json new.json'"
            )
        case .explain:
            guard count != 2 else { break }
            throw UsageFault("\(fault)expected two arguments, a description and a name: 'explain openapi.json Pet'")
        case .used:
            guard count != 1 || sources.isEmpty else { break }
            throw UsageFault("\(fault)expected a description and the sources: 'used openapi.json --by Sources/MyApp'")
        case .completions:
            guard count != 1 || Shell(rawValue: operands[0]) == nil else { break }
            throw UsageFault(
                "\(fault)expected the name of a shell: 'completions bash', 'completions zsh' or 'completions fish'"
            )
        }
        try validateName()
    }

    /// The namespace that somebody chose.
    func name(in configuration: Configuration) -> String? {
        name ?? configuration.name ?? defaultName.map { namespaceName(from: $0) }
    }

    private func validateName() throws {
        if let name, let valid = validName(insteadOf: name) {
            throw UsageFault("invalid type name '\(name)'; try '--name \(valid)'")
        }
    }

    /// No shell replaces the tilde of `--output=~/x`, and a folder of this name would be dangerous to remove.
    private static func refuseHomeFolder(_ path: String) throws {
        if path == "~" || path.hasPrefix("~/") {
            throw UsageFault(
                "the shell has not replaced '~' in '\(path)'; write '$HOME\(path.dropFirst())', or './\(path)' for a folder of this name"
            )
        }
    }

    private static func selector(_ text: String) throws -> Selector {
        guard let selector = Selector(text) else {
            throw UsageFault("invalid selector '\(text)'; \(Selector.remedy)")
        }
        return selector
    }

    /// Whether a command line that cannot be parsed asks for diagnostics in JSON.
    static func wantDiagnosticsAsJSON(_ arguments: [String]) -> Bool {
        let option = CommandOption.diagnostics.rawValue
        return arguments.contains("\(option)=json")
            || zip(arguments, arguments.dropFirst()).contains { $0 == (option, "json") }
    }

    /// `--name=Petstore` is `--name Petstore`.
    private static func split(_ argument: String) -> (option: String, value: String?) {
        guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
        return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    }
}

/// A command line that cannot be parsed, or whose options contradict each other.
struct UsageFault: Error {
    var message: String

    init(_ message: String) {
        self.message = message
    }
}
