import Foundation
import Testing

@testable import EndpointGeneration

@Suite("Completions of shells")
struct CompletionTests {
    @Test(
        "bash completes subcommands, options and values",
        arguments: [
            (["generate", "di"], ["diff"]),
            (["generate", "--ou"], ["--output"]),
            (["generate", "a.json", "--access", "p"], ["public", "package"]),
            (["generate", "diff", "--form"], ["--format"]),
            (["generate", "diff", "--outp"], []),
            (["generate", "completions", ""], ["bash", "zsh", "fish"]),
            (["generate", "a.json", "--access", "="], ["public", "package", "internal"]),
            (["generate", "a.json", "--access", "=", "p"], ["public", "package"]),
        ]
    )
    func bash(words: [String], completions: [String]) throws {
        #expect(try completed(words) == completions)
    }

    @Test("bash completes names with spaces")
    func spaces() throws {
        try withTemporaryFolder { folder in
            let path = folder.appendingPathComponent("my api").path
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            #expect(try completed(["generate", folder.path + "/m"]) == [path])
            #expect(try completed(["generate", "a.json", "--output", folder.path + "/m"]) == [path])
        }
    }

    @Test("the sources of 'used' are completed with folders and files")
    func sources() throws {
        try withTemporaryFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let path = folder.appendingPathComponent("main.swift").path
            try Data().write(to: URL(fileURLWithPath: path))
            #expect(try completed(["generate", "used", "a.json", "--by", folder.path + "/m"]) == [path])
            #expect(completions(for: .zsh, of: "generate").contains(":path:_files'"))
            #expect(CommandRun(["used", "--help"]).output.contains("--by <path> "))
        }
    }

    private func completed(_ words: [String]) throws -> [String] {
        let list = words.map { "'\($0)'" }.joined(separator: " ")
        let script =
            CommandRun(["completions", "bash"]).output
            + "COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); cd /; _generate; printf '%s\\n' \"${COMPREPLY[@]}\"\n"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", script]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return text.split(whereSeparator: \.isNewline).map(String.init)
    }

    @Test(
        "every option of every subcommand is in the scripts, and none that only plugins use",
        arguments: Shell.allCases
    )
    func options(shell: Shell) {
        let script = completions(for: shell, of: "generate")
        for verb in Arguments.Verb.allCases {
            for option in CommandOption.allCases where option.help(for: verb) != nil {
                #expect(script.contains(shell == .fish ? "-l \(option.rawValue.dropFirst(2)) " : option.rawValue))
            }
        }
        for option in CommandOption.allCases where option.isInternal {
            #expect(!script.contains(option.rawValue.dropFirst(2)))
        }
    }

    @Test("zsh offers an option again if it may be repeated")
    func repeated() {
        let script = completions(for: .zsh, of: "generate")
        for option in ["include", "exclude", "by"] { #expect(!script.contains(" '--\(option)[")) }
        #expect(script.contains(" '*--by["))
        #expect(script.contains(" '--name["))
    }

    @Test("an unknown shell is a usage error")
    func unknownShell() {
        let run = CommandRun(["completions", "tcsh"])
        #expect(run.exitCode == 64)
        #expect(
            run.diagnostics.hasPrefix(
                "error: expected the name of a shell: 'completions bash', 'completions zsh' or 'completions fish'\n"
            )
        )
    }
}
