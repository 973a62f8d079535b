/// Decimal digits only; a number of more than ten digits counts as the largest one of ten digits.
func wholeNumber(_ text: String) -> Int64? {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    let digits = text.utf8.drop { $0 == 0x30 }
    guard digits.count <= 10 else { return 9_999_999_999 }
    return digits.reduce(Int64(0)) { $0 * 10 + Int64($1 - 0x30) }
}
