/// The number of letters to change to turn one text into the other (Levenshtein). Texts are cut at 200 letters.
func distance(_ a: String, _ b: String) -> Int {
    let left = Array(a.utf8.prefix(200))
    let right = Array(b.utf8.prefix(200))
    var row = Array(0...right.count)
    for (i, x) in left.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, y) in right.enumerated() {
            let above = row[j + 1]
            row[j + 1] = x == y ? diagonal : min(diagonal, above, row[j]) + 1
            diagonal = above
        }
    }
    return row[right.count]
}
