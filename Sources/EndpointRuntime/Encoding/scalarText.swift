/// Operations on delimiters. A combining mark after a delimiter forms one `Character` with it, so an operation on
/// characters misses the delimiter, and takes quadratic time for many marks in a row.
extension StringProtocol where SubSequence == Substring {
    /// The parts between the occurrences of a delimiter.
    func parts(
        between delimiter: Unicode.Scalar,
        maxSplits: Int = .max,
        omittingEmpty: Bool = true
    ) -> [Substring] {
        unicodeScalars.split(separator: delimiter, maxSplits: maxSplits, omittingEmptySubsequences: omittingEmpty)
            .map { self[$0.startIndex..<$0.endIndex] }
    }

    /// The text before the first of the delimiters; all of it if there is none.
    func before(_ delimiters: Unicode.Scalar...) -> Substring {
        self[..<(unicodeScalars.firstIndex(where: delimiters.contains) ?? endIndex)]
    }

    func holds(_ delimiter: Unicode.Scalar) -> Bool { unicodeScalars.contains(delimiter) }

    func replacing(_ delimiter: Unicode.Scalar, by replacement: String) -> String {
        var text = ""
        for scalar in unicodeScalars {
            if scalar == delimiter { text += replacement } else { text.unicodeScalars.append(scalar) }
        }
        return text
    }
}
