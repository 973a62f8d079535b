extension String {
    /// The first occurrence of `text`.
    package func range(of text: String) -> Range<Index>? {
        guard let first = text.utf8.first else { return nil }
        var start = startIndex
        while let next = utf8[start...].firstIndex(of: first) {
            if utf8[next...].starts(with: text.utf8) { return next..<utf8.index(next, offsetBy: text.utf8.count) }
            start = utf8.index(after: next)
        }
        return nil
    }
}
