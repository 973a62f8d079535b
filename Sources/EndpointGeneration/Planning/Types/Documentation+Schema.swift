import EndpointDescription

func documentation(of description: Description) -> Documentation {
    var text = Documentation()
    text.add(description.title)
    text.add(description.summary)
    text.add(description.externalDocs)
    return text
}

/// The documentation of a declaration. A title that only repeats the name is left out.
func documentation(of schema: Schema, named name: String) -> Documentation {
    var text = Documentation()
    if let title = schema.title, !title.isIdentifier,
        ![name, schema.componentName ?? name].contains(where: title.spellsSame)
    {
        text.add(title)
    }
    text.add(schema.description)
    text.add(meanings(of: schema))
    text.add(schema.externalDocs)
    text.paragraphs += rules(of: schema).paragraphs
    return text
}

/// The values of an enum that have a description, as a list.
private func meanings(of schema: Schema) -> String? {
    let alternatives = (schema.oneOf + schema.anyOf).filter { !$0.target.allowedValueDescriptions.isEmpty }
    var list = rows(of: schema)
    if !alternatives.isEmpty, FlatSchema(schema).unions.first?.mergedEnum != nil {
        list += alternatives.flatMap { rows(of: $0.target) }
    }
    return list.isEmpty ? nil : list.joined(separator: "\n")
}

private func rows(of schema: Schema) -> [String] {
    zip(schema.allowedValues ?? [], schema.allowedValueDescriptions).compactMap { value, meaning in
        let words = meaning.split(whereSeparator: \.isWhitespace)
        return words.isEmpty ? nil : value.scalarText.map { "- \(codeSpan($0)): \(words.joined(separator: " "))" }
    }
}

/// The documentation of a member: its meaning in this use, and the rules for its values.
///
/// - Parameter name: the member's name, which some description generators repeat as its title.
func documentation(ofUse schema: Schema, named name: String = "") -> Documentation {
    var text = Documentation()
    let description = schema.description ?? (schema.target.componentName == nil ? schema.target.description : nil)
    if let description, !description.onlyNames(name) { text.add(description) }
    if text.paragraphs.isEmpty, schema.reference == nil, let title = schema.title, !title.isIdentifier,
        !title.spellsSame(as: name)
    {
        text.add(title)
    }
    text.add(schema.externalDocs)
    for alternatives in [schema.oneOf, schema.anyOf] {
        if alternatives.isEnumThatMayBeBlank { text.add("May be blank: `.undocumented(\"\")`.") }
        if alternatives.isTextThatMayBeEmpty { text.add("May be empty.") }
    }
    text.paragraphs += rules(of: schema).paragraphs
    return text
}

/// Only the rules for its values, in one sentence if that is not too long.
func rules(of schema: Schema) -> Documentation {
    var text = Documentation()
    var rules = schema.constraints
    if !schema.allOf.isEmpty { rules += schema.allOf.filter { $0.reference == nil }.flatMap(\.constraints) }
    var alternative = schema.allOf.isEmpty ? schema.wrappedInline : nil
    while let current = alternative {
        rules += current.constraints
        alternative = current.wrappedInline
    }
    guard !rules.isEmpty else { return text }
    var known: Set<String> = []
    rules = rules.filter { known.insert($0).inserted }
    let sentence = rules.joined(separator: ", ")
    for rule in sentence.utf8.count > 120 ? rules : [sentence] { text.add(rule.capitalizedFirst + ".") }
    return text
}

func documentation(of operation: Operation) -> Documentation {
    var text = Documentation()
    let summary = operation.summary.flatMap { $0.isIdentifier || $0.spellsSame(as: operation.id ?? "") ? nil : $0 }
    if let description = operation.description {
        if let summary, !description.begins(with: summary) { text.add(summary) }
        text.add(description)
    } else {
        text.add(summary)
    }
    text.add(operation.externalDocs)
    text.add(codeSpan("\(operation.method.token) \(operation.path)"))
    return text
}

extension Documentation {
    /// Lists the tags of an alternative that several select: its case is named after one of them at most.
    mutating func add(tags: [String], of key: String) {
        guard tags.count > 1 else { return }
        let listed = tags.count > 12 ? tags.prefix(11).map(codeSpan) + ["…"] : tags.map(codeSpan)
        add("The \(codeSpan(key)) is one of \(listed.joined(separator: ", ")).")
    }

    mutating func add(_ paragraph: String?) {
        guard let paragraph, paragraph.contains(where: { !$0.isWhitespace }) else { return }
        let scalars = paragraph.unicodeScalars
        guard paragraph.utf8.count > longestParagraph,
            let end = scalars.index(scalars.startIndex, offsetBy: longestParagraph, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        else {
            paragraphs.append(paragraph)
            return
        }
        paragraphs.append(String(scalars[..<end]) + "…")
    }
}

extension String {
    /// Whether it is a name in code, such as `secret_key_param`, `CreateMessageRequest` or `endpoint.created`, and no prose.
    /// `GitHub` is prose.
    fileprivate var isIdentifier: Bool {
        guard !contains(where: \.isWhitespace), utf8.allSatisfy({ $0 < 0x80 }), let first else { return false }
        if contains("_") || dropLast().contains(".") { return true }
        let humps = zip(self, dropFirst()).count { $0.isLowercase && $1.isUppercase }
        return humps > (first.isLowercase ? 0 : 1)
    }

    /// Whether it says no more of a member than its name: `The issue number`, `issue_number parameter`.
    func onlyNames(_ member: String) -> Bool {
        guard utf8.count < member.utf8.count + 24 else { return false }
        var words = lowercased().split { !$0.isLetter && !$0.isNumber }
        if words.count > 1, words.last == "parameter" { words.removeLast() }
        if words.count > 1, ["the", "a", "an"].contains(words[0]) { words.removeFirst() }
        return !words.isEmpty && words.joined().spellsSame(as: member)
    }

    /// Whether its first words are those of a title.
    fileprivate func begins(with title: String) -> Bool {
        // Most begin with another letter.
        guard let own = utf8.first, let other = title.utf8.first, own | 0x20 == other | 0x20 else { return false }
        func words(_ text: some StringProtocol) -> [Substring] {
            text.lowercased().split { !$0.isLetter && !$0.isNumber }.map { Substring($0) }
        }
        let known = words(title)
        return !known.isEmpty && words(prefix(2 * title.count + 40)).starts(with: known)
    }

    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
