/// A shell that `completions` writes a script for.
enum Shell: String, CaseIterable {
    case bash, zsh, fish
}

/// The script that completes the subcommands, options and values of `program` in a shell.
func completions(for shell: Shell, of program: String) -> String {
    switch shell {
    case .bash: bashCompletions(of: program)
    case .zsh: zshCompletions(of: program)
    case .fish: fishCompletions(of: program)
    }
}

private let subcommands = Arguments.Verb.allCases.filter { $0 != .generate }

private func options(of verb: Arguments.Verb) -> [CommandOption] {
    CommandOption.allCases.filter { $0.help(for: verb) != nil }
}

/// The options of all subcommands that are followed by one of the same few words.
private var choices: [(option: String, words: [String])] {
    CommandOption.allCases.compactMap { option in
        guard case .oneOf(let words) = option.value else { return nil }
        return (option.rawValue, words)
    }
}

private func options(followedBy isMatch: (CommandOption.Value) -> Bool) -> [String] {
    CommandOption.allCases.filter { !$0.isInternal && $0.value.map(isMatch) ?? false }.map(\.rawValue)
}

private func bashCompletions(of program: String) -> String {
    let name = "_" + program.map { $0 == "-" ? "_" : String($0) }.joined()
    let folders = options { if case .folder = $0 { true } else { false } }
    let texts = options { if case .text = $0 { true } else { false } }
    var lines = [
        "\(name)() {",
        "    local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}",
        // Bash splits '--access=p'.
        "    if [[ $previous == '=' ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi",
        "    if [[ $word == '=' ]]; then word=; fi",
        "    COMPREPLY=()",
        "    case $previous in",
    ]
    for (option, words) in choices {
        lines.append(
            "    \(option)) COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\")); return ;;"
        )
    }
    lines += [
        "    \(folders.joined(separator: "|"))) local IFS=$'\\n'; COMPREPLY=($(compgen -d -- \"$word\")); return ;;",
        "    \(texts.joined(separator: "|"))) return ;;",
        "    completions) COMPREPLY=($(compgen -W '\(shells)' -- \"$word\")); return ;;",
        "    esac",
        "    if [[ $word == -* ]]; then",
        "        case ${COMP_WORDS[1]} in",
    ]
    for verb in subcommands {
        let words = options(of: verb).map(\.rawValue).joined(separator: " ")
        lines.append("        \(verb.rawValue)) COMPREPLY=($(compgen -W '\(words)' -- \"$word\")) ;;")
    }
    lines += [
        "        *) COMPREPLY=($(compgen -W '\(options(of: .generate).map(\.rawValue).joined(separator: " "))' -- \"$word\")) ;;",
        "        esac",
        "        return",
        "    fi",
        "    if [[ $COMP_CWORD -eq 1 ]]; then",
        "        COMPREPLY=($(compgen -W '\(subcommands.map(\.rawValue).joined(separator: " "))' -- \"$word\"))",
        "    fi",
        "    local IFS=$'\\n'",
        "    COMPREPLY+=($(compgen -f -- \"$word\"))",
        "}",
        "complete -o filenames -F \(name) \(program)",
    ]
    return lines.joined(separator: "\n") + "\n"
}

private var shells: String { Shell.allCases.map(\.rawValue).joined(separator: " ") }

private func zshCompletions(of program: String) -> String {
    var lines = ["#compdef \(program)", "", "case ${words[2]} in"]
    for verb in subcommands {
        lines += ["\(verb.rawValue))", "    _arguments '1:subcommand:' \\"] + zshOptions(of: verb)
        lines.append(verb == .completions ? "        '2:shell:(\(shells))'" : "        '*:file:_files'")
        lines.append("    ;;")
    }
    lines += ["*)", "    _arguments \\"] + zshOptions(of: .generate)
    lines += [
        "        '1:subcommand or description:_alternative \"files:description:_files\" "
            + "\"subcommands:subcommand:(\(subcommands.map(\.rawValue).joined(separator: " ")))\"' \\",
        "        '*:file:_files'",
        "    ;;",
        "esac",
    ]
    return lines.joined(separator: "\n") + "\n"
}

private func zshOptions(of verb: Arguments.Verb) -> [String] {
    options(of: verb).map { option in
        let help = escaped(option.help(for: verb) ?? "", in: "[]:")
        let action: String
        switch option.value {
        case nil: action = ""
        case .folder: action = ":folder:_files -/"
        case .file: action = ":file:_files"
        case .path: action = ":path:_files"
        case .text(let name): action = ":\(name): "
        case .oneOf(let words): action = ":form:(\(words.joined(separator: " ")))"
        }
        return "        '\(option.mayBeRepeated ? "*" : "")\(option.rawValue)[\(help)]\(action)' \\"
    }
}

private func fishCompletions(of program: String) -> String {
    let names = subcommands.map(\.rawValue).joined(separator: " ")
    var lines: [String] = []
    for verb in subcommands {
        lines.append("complete -c \(program) -n __fish_use_subcommand -a \(verb.rawValue)")
    }
    lines.append("complete -c \(program) -f -n '__fish_seen_subcommand_from completions' -a '\(shells)'")
    for verb in Arguments.Verb.allCases {
        let condition =
            verb == .generate
            ? "not __fish_seen_subcommand_from \(names)" : "__fish_seen_subcommand_from \(verb.rawValue)"
        for option in options(of: verb) {
            var line = "complete -c \(program) -n '\(condition)' -l \(option.rawValue.dropFirst(2))"
            switch option.value {
            case nil: break
            case .folder: line += " -x -a '(__fish_complete_directories)'"
            case .file, .path: line += " -r -F"
            case .text: line += " -x"
            case .oneOf(let words): line += " -x -a '\(words.joined(separator: " "))'"
            }
            lines.append(line + " -d '\(escaped(option.help(for: verb) ?? "", in: ""))'")
        }
    }
    return lines.joined(separator: "\n") + "\n"
}

/// Text inside single quotes, with a backslash before every character of `special`.
private func escaped(_ text: String, in special: String) -> String {
    var result = ""
    for character in text {
        if character == "'" {
            result += "’"
        } else {
            if special.contains(character) { result += "\\" }
            result.append(character)
        }
    }
    return result
}
