/// Whether a package's manifest applies the build plugin to a target.
///
/// Command plugins cannot ask SwiftPM for it, so this searches for the plugin's name inside the parentheses that begin with
/// `target(name: "<target>"`. It does not understand a manifest that builds its targets in loops, and returns `false`.
func appliesBuildPlugin(_ manifest: String, to target: String) -> Bool {
    let text = Array(manifest.utf8)
    let name = Array("name: \"\(target)\"".utf8)
    let plugin = Array("\"EndpointGenerator\"".utf8)
    var index = 0
    while let start = find(name, in: text[index...]) {
        index = start + name.count
        guard isFirstArgumentOfTarget(text[..<start]) else { continue }
        if find(plugin, in: text[index..<closingParenthesis(in: text, from: index)]) != nil { return true }
    }
    return false
}

private func find(_ word: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    text.indices.first { text[$0...].starts(with: word) }
}

/// Whether `text` ends with `target(`, `executableTarget(` or `testTarget(`, then white space.
private func isFirstArgumentOfTarget(_ text: ArraySlice<UInt8>) -> Bool {
    var before = text
    while let last = before.last, last <= UInt8(ascii: " ") { before.removeLast() }
    return before.suffix(7).elementsEqual("target(".utf8) || before.suffix(7).elementsEqual("Target(".utf8)
}

/// The end of the call whose opening parenthesis is before `start`, ignoring strings and line comments.
private func closingParenthesis(in text: [UInt8], from start: Int) -> Int {
    var depth = 1
    var index = start
    while index < text.count {
        switch text[index] {
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"):
            depth -= 1
            if depth == 0 { return index }
        case UInt8(ascii: "\""):
            index += 1
            while index < text.count, text[index] != UInt8(ascii: "\""), text[index] != UInt8(ascii: "\n") {
                index += text[index] == UInt8(ascii: "\\") ? 2 : 1
            }
        case UInt8(ascii: "/") where text[index...].starts(with: "//".utf8):
            while index < text.count, text[index] != UInt8(ascii: "\n") { index += 1 }
        default: break
        }
        index += 1
    }
    return min(index, text.count)
}
