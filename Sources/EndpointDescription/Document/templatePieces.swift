extension Server {
    /// The address with every variable at its default. A default is not searched for further variables.
    package var addressWithDefaults: String {
        let declared = variablesByName
        return url.templatePieces.map { piece in
            piece.name.flatMap { declared[$0] }?.defaultValue ?? String(piece.text)
        }.joined()
    }

    package var variablesByName: [String: Variable] {
        Dictionary(variables.map { ($0.name, $0) }) { first, _ in first }
    }
}

extension String {
    /// The texts of a template and the names in its braces. The text of a name has the braces.
    package var templatePieces: [(text: Substring, name: String?)] {
        var pieces: [(Substring, String?)] = []
        // By bytes: a combining mark after a brace would make both one character.
        var rest = self[...]
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
            let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
        {
            if open > rest.startIndex { pieces.append((rest[..<open], nil)) }
            let end = rest.utf8.index(after: close)
            pieces.append((rest[open..<end], String(rest[rest.utf8.index(after: open)..<close])))
            rest = rest[end...]
        }
        if !rest.isEmpty { pieces.append((rest, nil)) }
        return pieces
    }
}
