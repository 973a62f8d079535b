import Foundation

private let usage = """
    usage: benchmark [<description.json>…]    the generator, JSON and the decorators
           benchmark stack
           benchmark soak [<seconds>] [<calls in flight>]
           benchmark cost [--before <checkout>] [--only <word>]… [--rounds <count>] [--json]
           benchmark transfer [<megabytes>]
           benchmark corpus <folder>
           benchmark driver <description.json> <namespace> <output.swift>
           benchmark shapes <folder>
           benchmark growth [<word of a name>…]
           benchmark fuzz <cases> <seed> <description.json or .yaml>…
           benchmark fuzz-case <seed> <case> <the same files>…
           benchmark yaml <description.yaml> <description.json>

    """

let arguments = Array(CommandLine.arguments.dropFirst())
do {
    switch arguments.first {
    case "stack": print(try await measureStack())
    case "soak":
        let numbers = arguments.dropFirst().compactMap { Int($0) }
        let soak = try Soak(seconds: numbers.first ?? 60, width: numbers.dropFirst().first ?? 500)
        let findings = try await soak.run()
        for finding in findings { print("unexpected: \(finding)") }
        exit(findings.isEmpty ? 0 : 1)
    case "cost":
        exit(try measureCost(try CostArguments(Array(arguments.dropFirst()))) ? 0 : 1)
    case "transfer":
        print(try await measureTransfers(megabytes: arguments.dropFirst().first.flatMap { Int($0) } ?? 1_024))
    case "yaml" where arguments.count == 3:
        print(table([try measureYAML(arguments[1], against: arguments[2])]))
    case "corpus" where arguments.count == 2:
        let (text, hasLoss) = try corpus(of: arguments[1])
        print(text)
        exit(hasLoss ? 1 : 0)
    case "driver" where arguments.count == 4:
        exit(try writeFidelityDriver(of: arguments[1], namespace: arguments[2], to: arguments[3]) ? 0 : 1)
    case "shapes" where arguments.count == 2:
        try writeShapes(to: arguments[1])
    case "growth":
        exit(try await measureGrowth(only: Array(arguments.dropFirst())) ? 0 : 1)
    case "fuzz" where arguments.count > 3:
        let fuzz = Fuzz(
            files: Array(arguments[3...]),
            cases: 0..<(Int(arguments[1]) ?? 100_000),
            seed: UInt64(arguments[2]) ?? 1
        )
        let findings = try await fuzz.run()
        for finding in findings { print(finding) }
        print("\(fuzz.cases.count) cases of \(fuzz.files.count) descriptions, \(findings.count) findings")
        exit(findings.isEmpty ? 0 : 1)
    // Some of the cases of `fuzz`, in a process of their own.
    case "fuzz-batch" where arguments.count > 5:
        let fuzz = Fuzz(
            files: Array(arguments[5...]),
            cases: (Int(arguments[2]) ?? 0)..<(Int(arguments[3]) ?? 0),
            seed: UInt64(arguments[1]) ?? 1
        )
        try fuzz.runHere(notes: FileHandle(forWritingTo: URL(fileURLWithPath: arguments[4])))
    case "fuzz-case" where arguments.count > 3:
        let fuzz = Fuzz(files: Array(arguments[3...]), cases: 0..<1, seed: UInt64(arguments[1]) ?? 1)
        let sources = try fuzz.files.map { [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0))) }
        FileHandle.standardOutput.write(Data(fuzz.description(Int(arguments[2]) ?? 0, of: sources)))
    default:
        let paths = arguments.isEmpty ? ["Specs/petstore.json"] : arguments
        guard paths.allSatisfy({ FileManager.default.fileExists(atPath: $0) }) else {
            FileHandle.standardError.write(Data(usage.utf8))
            exit(64)
        }
        print(table(try measureGeneration(of: paths) + measureJSON()))
        print(try await measureStack())
    }
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(1)
}
