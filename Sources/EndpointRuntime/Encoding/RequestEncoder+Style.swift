extension RequestEncoder {
    /// The serialization style of a parameter (OpenAPI 3.1 §4.8.12.6).
    public enum Style: Sendable, Hashable {
        /// Path and header: `blue,black`.
        case simple
        /// Path: `.blue.black`.
        case label
        /// Path: `;color=blue,black`.
        case matrix
        /// Query and cookie: `color=blue,black`, or exploded `color=blue&color=black`.
        case form
        /// Query: `color=blue%20black`.
        case spaceDelimited
        /// Query: `color=blue%7Cblack`.
        case pipeDelimited
        /// Query: `color[R]=100&color[G]=200`, deeper levels as `a[b][c]=`, list elements as `a[0]=`. A value that is
        /// neither an object nor a list, which a union may contain, is `color=red`.
        case deepObject
        /// Cookie: like `form`, but nothing is percent-encoded (OpenAPI 3.2 §4.12). A value that a cookie cannot
        /// contain (RFC 6265 §4.1.1), such as one with a space or a semicolon, is an error.
        case cookie

        /// Only `form`, `deepObject` and `cookie` explode by default.
        var explodesByDefault: Bool { self == .form || self == .deepObject || self == .cookie }
    }
}
