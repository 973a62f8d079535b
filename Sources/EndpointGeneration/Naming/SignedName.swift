/// A name behind a sign: `-created` in a list of orders, `!ready` in a list of filters.
struct SignedName {
    /// The text behind the sign.
    let name: String
    /// The word that stands for the sign before the name, or after it.
    let before: String?
    let after: String?

    /// `nil` if no letter follows a sign. `-1` is a number.
    init?(_ text: String) {
        guard let sign = text.first, let next = text.dropFirst().first, next.isLetter else { return nil }
        switch sign {
        case "-": (before, after) = (nil, "descending")
        case "+": (before, after) = (nil, "ascending")
        case "!": (before, after) = ("not", nil)
        default: return nil
        }
        name = String(text.dropFirst())
    }
}
