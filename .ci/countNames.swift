// Counts what the names of a generated client cost its readers. Prints one line:
//
//     <numbered names> <bytes of the longest invented name> <percentage of repeated lines> <lines of the longest file>
//
// usage: countNames <description> <folder of the client> [--list]

import Foundation

/// Letters and digits in lower case. Quotes and braces keep words of different texts apart; other characters vanish, so that
/// `gpt-4.1 mini` and `Gpt4_1Mini` are the same.
func plain(_ text: some StringProtocol) -> [UInt8] {
    text.utf8.compactMap { byte in
        switch byte {
        case 0x30...0x39, 0x61...0x7A: byte
        case 0x41...0x5A: byte | 0x20
        case 0x22, 0x27, 0x2C, 0x3A, 0x7B, 0x7D, 0x0A: 0x0A
        case 0x80...: byte
        default: nil
        }
    }
}

struct Declared {
    var name: Substring
    var range: ClosedRange<Int>
    /// Its lines without the indentation of the first.
    var lines: [Substring]
    var isNested: Bool
}

/// The types that a generated file declares. The last line of each has the indentation of the first.
func types(in lines: [Substring]) -> [Declared] {
    var found: [Declared] = []
    for (index, line) in lines.enumerated() {
        let indentation = line.prefix { $0 == " " }.utf8.count
        let words = line.dropFirst(indentation).split(separator: " ")
        let modifiers: Set<Substring> = ["public", "internal", "package", "indirect", "nonisolated"]
        guard let keyword = words.firstIndex(where: { !modifiers.contains($0) }), words.count > keyword + 1,
            ["struct", "enum", "typealias"].contains(words[keyword])
        else { continue }
        let name = words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let isOneLine = words[keyword] == "typealias" || line.hasSuffix("}")
        let end = lines[index...].firstIndex { $0.utf8.count == indentation + 1 && $0.hasSuffix("}") }
        let range = index...(isOneLine ? index : end ?? index)
        let text = lines[range].map { $0.dropFirst(indentation) }
        found.append(Declared(name: name, range: range, lines: text, isNested: indentation > 4))
    }
    return found
}

let arguments = CommandLine.arguments
guard arguments.count > 2, let description = try? String(contentsOfFile: arguments[1], encoding: .utf8),
    let names = try? FileManager.default.contentsOfDirectory(atPath: arguments[2])
else {
    FileHandle.standardError.write(Data("usage: countNames <description> <folder of the client> [--list]\n".utf8))
    exit(64)
}
let words = Data(plain(description))
// Names of operations leave out what frameworks add: `PetsController_list` is `PetsList`.
let cleaned = Data(plain(description.replacingOccurrences(of: "Controller", with: "")))
func isInDescription(_ text: some StringProtocol) -> Bool {
    let word = Data(plain(text))
    return words.range(of: word) != nil || cleaned.range(of: word) != nil
}

let wantsList = arguments.count > 3
var numbered: Set<Substring> = []
var longest: Substring = ""
var lineCount = 0
var longestFile = 0
var declared: [[Declared]] = []
var uses: [[Substring]: Int] = [:]
for file in names.sorted() where file.hasSuffix(".swift") {
    guard let text = try? String(contentsOfFile: arguments[2] + "/" + file, encoding: .utf8) else { continue }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    lineCount += lines.count
    longestFile = max(longestFile, lines.count)
    declared.append(types(in: lines))
    for type in declared.last ?? [] {
        if type.isNested, type.lines.count > 1 { uses[type.lines, default: 0] += 1 }
        if type.name.utf8.count > longest.utf8.count, !isInDescription(type.name) { longest = type.name }
        guard type.name.last?.isNumber == true else { continue }
        let lastWord = type.name.lastIndex(where: \.isUppercase) ?? type.name.startIndex
        if !isInDescription(type.name[lastWord...]) { numbered.insert(type.name) }
    }
}

// A type inside of a repeated one is repeated with it, and its lines count once.
var repeatedLines = 0
for file in declared {
    var end = -1
    for type in file where type.range.lowerBound > end && uses[type.lines, default: 0] > 1 {
        end = type.range.upperBound
        repeatedLines += type.lines.count
        if wantsList { print("repeated: \(type.name), \(type.lines.count) lines") }
    }
}
if wantsList {
    for name in numbered.sorted() { print("numbered: \(name)") }
    print("longest: \(longest)")
}
let share = Double(repeatedLines) * 100 / Double(max(lineCount, 1))
print("\(numbered.count) \(longest.utf8.count) \(String(format: "%.1f", share)) \(longestFile)")
