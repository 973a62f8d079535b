extension String {
    /// The first occurrence of `text`.
    package func range(of text: String) -> Range<Index>? {
        guard let first = text.utf8.first else { return nil }
        var start = startIndex
        while let next = self[start...].utf8.firstIndex(of: first) {
            if self[next...].utf8.starts(with: text.utf8) { return next..<utf8.index(next, offsetBy: text.utf8.count) }
            start = utf8.index(after: next)
        }
        return nil
    }
}
