extension SwiftText {
    /// A `///` comment with a blank comment line between paragraphs; empty if there are no paragraphs.
    static func comment(_ documentation: Documentation) -> String {
        let paragraphs = documentation.paragraphs
        if paragraphs.isEmpty { return "" }
        var output = TextBuffer()
        var index = 0
        while index < paragraphs.count {
            if output.count > 0 { output.append("///\n") }
            print(paragraphs[index], into: &output)
            index += 1
        }
        output.truncate(to: max(output.count - 1, 0))
        return output.text
    }

    /// Prints the lines of a paragraph. Of several empty lines one remains, and none at its start or its end.
    private static func print(_ paragraph: String, into output: inout TextBuffer) {
        var text = markdown(fromHTML: paragraph)
        var lines = CommentLines()
        text.withUTF8 { bytes in
            guard let first = bytes.baseAddress else { return }
            var start = 0
            while start < bytes.count {
                var end = start
                // A line feed, a carriage return, or a tab or feed that breaks lines.
                while end < bytes.count, first[end] &- 0x0A > 3 { end += 1 }
                lines.add(first + start, end - start, to: &output)
                let isPair = end + 1 < bytes.count && first[end] == 0x0D && first[end + 1] == 0x0A
                start = end + (isPair ? 2 : 1)
            }
        }
    }
}

/// The lines of one paragraph of a comment.
private struct CommentLines {
    private var wrap = CommentWrap()
    private var isFirst = true
    private var isAfterBlank = false

    mutating func add(_ line: UnsafePointer<UInt8>, _ count: Int, to output: inout TextBuffer) {
        if SwiftText.isPrintableASCII(line, count) { return addPrintable(line, count, to: &output) }
        let text = String(decoding: UnsafeBufferPointer(start: line, count: count), as: UTF8.self)
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            var printable = String(
                String.UnicodeScalarView(line.unicodeScalars.filter { !SwiftText.isUnprintable($0) })
            )
            printable.withUTF8 { bytes in
                if let first = bytes.baseAddress { addPrintable(first, bytes.count, to: &output) }
            }
        }
    }

    private mutating func addPrintable(_ line: UnsafePointer<UInt8>, _ count: Int, to output: inout TextBuffer) {
        var count = count
        while count > 0, line[count - 1] == 0x20 { count -= 1 }
        if count == 0 {
            isAfterBlank = !isFirst
            return
        }
        if isAfterBlank { output.append("///\n") }
        wrap.print(line, count, into: &output)
        (isFirst, isAfterBlank) = (false, false)
    }
}
