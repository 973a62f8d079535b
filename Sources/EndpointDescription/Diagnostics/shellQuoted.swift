/// The path quoted as one word of a shell command.
package func shellQuoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
        byte &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "A") < 26 || byte &- ASCII.zero < 10
            || [UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_")].contains(byte)
    }
    if isPlain, !path.isEmpty { return path }
    return "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
