import Foundation

/// A description with the files that it refers to, each under `x-files`, so that every reference leads into the same file.
///
/// - Throws: If a file cannot be read or is not JSON.
func bundleFiles(of value: Plain, at url: URL) throws -> Plain {
    var bundle = FileBundle(root: url.standardizedFileURL, address: value["$self"]?.text)
    let rewritten = try bundle.rewrite(value, in: bundle.root)
    guard var object = rewritten.object, !bundle.files.isEmpty else { return rewritten }
    object["x-files"] = .object(PlainObject(bundle.files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
    return .object(object)
}

private struct FileBundle {
    let root: URL
    /// The root's own address, if it has one (OpenAPI 3.2 §4.1.1).
    let address: String?
    /// By path.
    private(set) var files: [String: Plain] = [:]

    init(root: URL, address: String?) {
        self.root = root
        self.address = address
    }

    /// The value with references that hold in the whole bundle.
    mutating func rewrite(_ value: Plain, in file: URL) throws -> Plain {
        switch value {
        case .array(let elements):
            return .array(try elements.map { try rewrite($0, in: file) })
        case .object(let object):
            var members: [(String, Plain)] = []
            for (key, member) in object.members {
                if key == "$ref", let reference = member.text {
                    members.append((key, .string(try resolve(reference, in: file))))
                } else {
                    members.append((key, try rewrite(member, in: file)))
                }
            }
            return .object(PlainObject(members))
        default:
            return value
        }
    }

    private mutating func resolve(_ reference: String, in file: URL) throws -> String {
        let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        // Addresses in examples, such as those of SCIM, refer to nothing.
        if parts[0].hasPrefix("https://"), parts[0] != address { return reference }
        let target =
            parts[0].isEmpty
            ? file
            : parts[0] == address
                ? root
                : file.deletingLastPathComponent().appendingPathComponent(parts[0].removingEscapes).standardizedFileURL
        let pointer = parts.count > 1 ? parts[1] : ""
        if target == root { return "#" + pointer }
        if files[target.path] == nil {
            // A file that refers to itself is known before it is read.
            files[target.path] = .null
            files[target.path] = try rewrite(try PlainParser.parse([UInt8](Data(contentsOf: target))), in: target)
        }
        return "#/x-files/" + PlainDescription.escaped(target.path) + pointer
    }
}
