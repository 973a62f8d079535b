/// What a command line asks for.
struct Arguments {
    var verb = Verb.generate
    /// What stands on the command line by itself: the description first.
    var operands: [String] = []
    var description: String { operands.first ?? "" }
    var output: String?
    /// Where what only tests need goes, and the module of the client that it imports.
    var stubs: String?
    /// The exact file that a build declared for them.
    var stubsFile: String?
    var module: String?
    var name: String?
    /// What names the namespace if neither `--name` nor the configuration does: a build passes its target's name.
    var defaultName: String?
    /// The manifest of the package around the target: where that applies the build plugin, there is nothing to do.
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
    /// The configuration; by default it is looked for beside the description.
    var configuration: String?
    var include: [Selector] = []
    var exclude: [Selector] = []
    var wantsHelp = false
    /// The exact files that a build declared: the namespace's, then the shards.
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
                    throw UsageFault("'\(option)' needs a value")
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
                    throw UsageFault("'\(text)' is no access level; it is public, package or internal")
                }
                self.access = access
            case "--diagnostics":
                let text = try value()
                guard text == "json" || text == "text" else {
                    throw UsageFault("'\(text)' is no form of diagnostics; it is text or json")
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
        if description.isEmpty { throw UsageFault("which description? Give the path of an OpenAPI file in JSON") }
        if operands.count > 1 { throw UsageFault("one description at a time; '\(operands[1])' is a second") }
        if output == nil, outputFiles.isEmpty, !wantsStubs { throw UsageFault("where to? Give '--output <folder>'") }
        if stubs != nil, !outputFiles.isEmpty {
            throw UsageFault(
                "a build makes the stubs of other targets; name them in 'stubs' in \(Configuration.fileName) of the tests"
            )
        }
        if isPackage, output == nil || !outputFiles.isEmpty {
            throw UsageFault("'--package' makes a package in the folder of '--output'")
        }
        if isPackage, let access, access != .public {
            throw UsageFault("nobody could use a package whose client is \(access.rawValue); leave '--access' out")
        }
        if module != nil, !wantsStubs { throw UsageFault("'--module' says what '--stubs <folder>' imports") }
        if let module, let valid = validName(insteadOf: module) {
            throw UsageFault("'\(module)' cannot name a module; try '--module \(valid)'")
        }
        try validateName()
    }

    private func validateOperands() throws {
        switch verb {
        case .generate: break
        case .diff:
            guard operands.count != 2 else { break }
            throw UsageFault(
                "compare what? Give the old description and the new one: 'generate diff old.json new.json'"
            )
        case .explain:
            guard operands.count != 2 else { break }
            throw UsageFault("explain what? Give the description and a name: 'generate explain openapi.json Pet'")
        }
        try validateName()
    }

    private func validateName() throws {
        if let name, let valid = validName(insteadOf: name) {
            throw UsageFault("'\(name)' cannot name a Swift type; try '--name \(valid)'")
        }
    }

    private static func selector(_ text: String) throws -> Selector {
        guard let selector = Selector(text) else {
            throw UsageFault("'\(text)' names no operation and no schema; \(Selector.remedy)")
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
    /// Those that write nothing have no use for what says how to write.
    fileprivate func validate(_ options: [String]) throws {
        let known = [
            "--config", "--name", "--include", "--exclude", "--lenient", "--allow-refs-outside", "--diagnostics",
            "--quiet",
            "-q",
        ]
        guard self != .generate, let other = options.first(where: { !known.contains($0) }) else { return }
        throw UsageFault("'\(rawValue)' writes no files, so '\(other)' says nothing")
    }

    var help: String {
        switch self {
        case .generate: helpText
        case .diff: diffHelpText
        case .explain: explainHelpText
        }
    }
}

/// A command line that asks for nothing we do.
struct UsageFault: Error {
    var message: String

    init(_ message: String) {
        self.message = message
    }
}
