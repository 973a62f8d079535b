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
    /// The client's module, which the stubs import.
    var module: String?
    var name: String?
    /// The namespace if neither `--name` nor the configuration sets one: the plugins pass the target's name.
    var defaultName: String?
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
    /// The configuration's file (default: the one beside the description).
    var configuration: String?
    var include: [Selector] = []
    var exclude: [Selector] = []
    var wantsHelp = false
    /// The files that a build declared: the namespace's, then the shards.
    var outputFiles: [String] = []

    enum Verb: String {
        case generate, diff, explain
    }

    /// - Throws: ``UsageFault``.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        if let verb = rest.first.flatMap(Verb.init), verb != .generate {
            self.verb = verb
            rest.removeFirst()
        }
        var options: [String] = []
        while let argument = rest.popFirst() {
            let (option, attached) = Arguments.split(argument)
            func value() throws -> String {
                guard let value = attached ?? rest.popFirst(), attached != nil || !value.hasPrefix("--") else {
                    throw UsageFault("missing value for '\(option)'")
                }
                return value
            }
            if option.hasPrefix("-") { options.append(option) }
            switch option {
            case "--help", "-h": wantsHelp = true
            case "--output", "-o": output = try value()
            case "--stubs": stubs = try value()
            case "--stubs-file": stubsFile = try value()
            case "--module": module = try value()
            case "--name": name = try value()
            case "--config": configuration = try value()
            case "--include": include.append(try Arguments.selector(try value()))
            case "--exclude": exclude.append(try Arguments.selector(try value()))
            case "--default-name": defaultName = try value()
            case "--unless-built-by": manifest = try value()
            case "--quiet", "-q": isQuiet = true
            case "--dry-run": isDryRun = true
            case "--check": isCheck = true
            case "--lenient": isLenient = true
            case "--package": isPackage = true
            case "--templates": templates = try value()
            case "--allow-refs-outside": allowsReferencesOutside = true
            case "--access":
                let text = try value()
                guard let access = Access(rawValue: text) else {
                    throw UsageFault("invalid access level '\(text)'; use public, package or internal")
                }
                self.access = access
            case "--diagnostics":
                let text = try value()
                guard text == "json" || text == "text" else {
                    throw UsageFault("invalid form of diagnostics '\(text)'; use text or json")
                }
                diagnosticsAsJSON = text == "json"
            case "--output-files":
                outputFiles = Array(rest)
                rest = []
            default:
                guard !option.hasPrefix("-") else { throw UsageFault("unknown option '\(option)'") }
                operands.append(argument)
            }
        }
        if wantsHelp { return }
        try verb.validate(options)
        if verb == .generate { try validate() } else { try validateOperands() }
    }

    var wantsStubs: Bool { stubs != nil || stubsFile != nil }

    private func validate() throws {
        if description.isEmpty {
            throw UsageFault("missing argument '<description>': the path of an OpenAPI file in JSON or YAML")
        }
        if operands.count > 1 {
            throw UsageFault("unexpected argument '\(operands[1])'; give one description at a time")
        }
        if output == nil, outputFiles.isEmpty, !wantsStubs { throw UsageFault("missing option '--output <folder>'") }
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
        if let module, let valid = validName(insteadOf: module) {
            throw UsageFault("invalid module name '\(module)'; try '--module \(valid)'")
        }
        try validateName()
    }

    private func validateOperands() throws {
        switch verb {
        case .generate: break
        case .diff:
            guard operands.count != 2 else { break }
            throw UsageFault(
                "expected two arguments, the old and the new description: 'generate diff old.json new.json'"
            )
        case .explain:
            guard operands.count != 2 else { break }
            throw UsageFault("expected two arguments, a description and a name: 'generate explain openapi.json Pet'")
        }
        try validateName()
    }

    private func validateName() throws {
        if let name, let valid = validName(insteadOf: name) {
            throw UsageFault("invalid type name '\(name)'; try '--name \(valid)'")
        }
    }

    private static func selector(_ text: String) throws -> Selector {
        guard let selector = Selector(text) else {
            throw UsageFault("invalid selector '\(text)'; \(Selector.remedy)")
        }
        return selector
    }

    /// `--name=Petstore` is `--name Petstore`.
    private static func split(_ argument: String) -> (option: String, value: String?) {
        guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
        return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    }
}

extension Arguments.Verb {
    /// The subcommands that write nothing accept no option about output.
    fileprivate func validate(_ options: [String]) throws {
        let known = [
            "--config", "--name", "--include", "--exclude", "--lenient", "--allow-refs-outside", "--diagnostics",
            "--quiet",
            "-q",
        ]
        guard self != .generate, let other = options.first(where: { !known.contains($0) }) else { return }
        throw UsageFault("unknown option '\(other)' for '\(rawValue)'")
    }

    var help: String {
        switch self {
        case .generate: HelpText.generate
        case .diff: HelpText.diff
        case .explain: HelpText.explain
        }
    }
}
