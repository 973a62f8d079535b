extension RequestPath {
    /// What interpolating an optional into a ``RequestPath`` gives: nothing, since it does not compile.
    ///
    /// A path has no way to leave a value out. An overload that is merely unavailable would lose against the one for
    /// any value, since optionals are `JSONCodable` too; two that differ only in this type are ambiguous, and the
    /// compiler stops.
    public struct UnwrapTheValueFirst: Sendable {}
}

extension RequestPath.StringInterpolation {
    /// Ambiguous on purpose: unwrap the optional first.
    public mutating func appendInterpolation<T: JSONCodable>(_ value: T?) {
        refuse()
    }

    /// Ambiguous on purpose: unwrap the optional first.
    @discardableResult
    public mutating func appendInterpolation<T: JSONCodable>(_ value: T?) -> RequestPath.UnwrapTheValueFirst {
        refuse()
        return RequestPath.UnwrapTheValueFirst()
    }

    /// Ambiguous on purpose: unwrap the optional first.
    public mutating func appendInterpolation<T: JSONCodable>(
        _ value: T?,
        _ style: RequestEncoder.Style,
        explode: Bool = false,
        name: String = ""
    ) {
        refuse()
    }

    /// Ambiguous on purpose: unwrap the optional first.
    @discardableResult
    public mutating func appendInterpolation<T: JSONCodable>(
        _ value: T?,
        _ style: RequestEncoder.Style,
        explode: Bool = false,
        name: String = ""
    ) -> RequestPath.UnwrapTheValueFirst {
        refuse()
        return RequestPath.UnwrapTheValueFirst()
    }
}
