/// A path in its shortest form: without empty steps or `.`, and with `..` only at the beginning.
package struct FilePath: Hashable {
    package let text: String

    package init(_ text: String) {
        let isAbsolute = text.utf8.first == UInt8(ascii: "/")
        var steps: [Substring] = []
        var ascents = 0
        for step in text.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) where step != "." {
            if step != ".." {
                steps.append(step)
            } else if steps.popLast() == nil, !isAbsolute {
                ascents += 1
            }
        }
        let names = Array(repeating: "..", count: ascents) + steps
        self.text = (isAbsolute ? "/" : "") + names.joined(separator: "/")
    }

    /// The folder of the file; empty if the path is only a name.
    package var folder: FilePath {
        guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return FilePath("") }
        return FilePath(String(text[...slash]))
    }

    package var name: String {
        guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return text }
        return String(text[text.utf8.index(after: slash)...])
    }

    /// The path that `reference` names in the file at this path.
    package func resolving(_ reference: String) -> FilePath {
        let folder = folder.text
        let isWhole = folder.isEmpty || reference.utf8.first == UInt8(ascii: "/")
        return FilePath(isWhole ? reference : folder + "/" + reference)
    }

    /// The path as a file in `folder` refers to it, if it is inside; else the whole path.
    package func relative(to folder: FilePath) -> String {
        guard isInside(folder), !folder.text.isEmpty else { return text }
        return String(text.dropFirst(folder.text.count).drop { $0 == "/" })
    }

    /// Whether it is the folder itself, or inside it.
    package func isAtOrInside(_ folder: FilePath) -> Bool { text == folder.text || isInside(folder) }

    package func isInside(_ folder: FilePath) -> Bool {
        var rest = text.utf8[...]
        if !folder.text.isEmpty {
            let prefix = folder.text.utf8.last == UInt8(ascii: "/") ? folder.text : folder.text + "/"
            guard rest.starts(with: prefix.utf8) else { return false }
            rest = rest.dropFirst(prefix.utf8.count)
        }
        let first = rest.prefix { $0 != UInt8(ascii: "/") }
        return !rest.isEmpty && !first.isEmpty && !first.elementsEqual("..".utf8)
    }
}
