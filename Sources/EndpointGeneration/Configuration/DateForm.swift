/// The encoding of a date: RFC 3339 text, or a number since 1970.
enum DateForm: String, CaseIterable {
    case rfc3339, seconds, milliseconds
}
