import Foundation

/// The texts that `--help` prints, by subcommand.
struct HelpText {
    /// The name that the executable is run by: `generate` or `endpoint-tool`.
    let program: String

    func text(of verb: Arguments.Verb) -> String {
        switch verb {
        case .generate: generate
        case .diff: diff
        case .explain: explain
        case .used: used
        case .completions: completions
        }
    }

    private var generate: String {
        """
        Generates a small Swift client from an OpenAPI description.

        usage: \(program) <openapi.json or openapi.yaml> --output <folder> [options]
               \(program) <subcommand> …

        Descriptions, overlays and the configuration may be in JSON or YAML.

        subcommands; '\(program) <subcommand> --help' explains one:
          diff <old.json> <new.json>         list the changes for callers
          explain <openapi.json> <name>      explain a part of a client
          used <openapi.json> --by <folder>  include only the operations that sources mention
          completions <bash, zsh or fish>    print completions for a shell

        options:
        \(options(of: .generate))

        The configuration can set most of these, and more; Specs/endpoint-generator.schema.json in the repository lists its
        members. Options on the command line take precedence.

        example: \(program) openapi.json --output Sources/Petstore/Generated --include tag:pets

        exit codes: 0 success, 1 errors in the input or output, or outdated files (--check), 64 usage error

        """
    }

    private var diff: String {
        """
        Lists what a new version of a description changes for callers of the generated client.

        usage: \(program) diff <old.json> <new.json> [options]

        Prints one line for each change, with its location: removals are located in the old file, everything else in the
        new one.

          breaking   code that calls the client may no longer compile, or a released client may fail or behave differently:
                     something was removed, renamed, became required or changed its type; or a default, a path, a status
                     or an encoding changed
          additive   something was added and nothing removed: an operation, an optional parameter or property, an enum
                     value, a documented failure besides others; or something was deprecated
          behavior   calls are made differently: timeouts, retries, lifetimes of cached responses, idempotency, or the
                     order in which credentials or alternatives are tried

        Documentation, examples, the order of operations and everything else that no caller sees are not changes. A
        'switch' that lists every case of an enum or of the failures has to add new cases; 'default' or 'undocumented'
        avoids that.

        \(options(of: .diff))

        For a description in a file named 'diff', write './diff'.

        example: \(program) diff released/openapi.json openapi.json --format markdown

        exit codes: 0 no breaking change, 1 breaking changes or errors in a description, 64 usage error

        """
    }

    private var explain: String {
        """
        Explains why a part of a description is in the client, and what it becomes.

        usage: \(program) explain <openapi.json> <name> [options]

        The name is one of these:

          Pet, getPet, GET /pets   a schema's name, an operationId, or a method and a path
          Pet.Category             a generated type
          Pet.name                 a member; it stands for the type that contains it
          #/paths/~1pets           a JSON Pointer, as diagnostics print it; it stands for the type or operations that it is part of
          /pets                    a path; it stands for all its operations
          issues/*, /pets/*        a pattern; it stands for all operations whose names or paths it matches
          tag:pets, path:/pets/*   a selector, as in 'include'; also 'operation:getPet' and 'schema:Pet'

        \(options(of: .explain))

        For a description in a file named 'explain', write './explain'.

        example: \(program) explain openapi.json 'GET /pets'

        exit codes: 0 success, 1 no such name or errors in the description, 64 usage error

        """
    }

    private var used: String {
        """
        Sets 'include' in the configuration to the operations that Swift sources mention, so that the client contains only
        those.

        usage: \(program) used <openapi.json> --by <folder or file> [options]

        An operation counts as used if the name of its type appears anywhere in the sources, comments included; generated
        files are skipped. The targets of links whose names appear count as well. The command also includes mentioned
        components that none of these operations needs. If a mentioned type occurs only in operations, such as a failure
        that several share, it includes one of them. Run it again when you call another operation, on the same sources.

        \(options(of: .used))

        example: \(program) used Sources/Petstore/openapi.json --by Sources/MyApp --by Tests

        exit codes: 0 success, 1 nothing is used or errors in the description, 64 usage error

        """
    }

    private var completions: String {
        """
        Prints completions of subcommands, options and their values for a shell.

        usage: \(program) completions <bash, zsh or fish>

        \(options(of: .completions))

        example: \(program) completions zsh > ~/.zfunc/_\(program)

        exit codes: 0 success, 64 usage error

        """
    }

    private func options(of verb: Arguments.Verb) -> String {
        let lines = CommandOption.allCases.flatMap { option -> [String] in
            guard let help = option.help(for: verb) else { return [] }
            let usage =
                option.rawValue + (option.short.map { ", \($0)" } ?? "")
                + (option.value.map { " " + $0.placeholder } ?? "")
            let wrapped = wrap(help, to: 95)
            let space = String(repeating: " ", count: max(0, 22 - usage.count))
            let first = "  \(usage)\(space) \(wrapped[0])"
            return [first] + wrapped.dropFirst().map { String(repeating: " ", count: 25) + $0 }
        }
        return lines.joined(separator: "\n")
    }

    private func wrap(_ text: String, to width: Int) -> [String] {
        var lines = [""]
        for word in text.split(separator: " ") {
            if !lines[lines.count - 1].isEmpty, lines[lines.count - 1].count + word.count >= width { lines.append("") }
            lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? String(word) : " \(word)"
        }
        return lines
    }
}
