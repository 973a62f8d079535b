extension RequestPath {
    /// The return type of the overloads that reject optionals interpolated into a ``RequestPath`` at compile time.
    ///
    /// A path cannot omit a value. An overload that is merely unavailable would lose against the overload for any
    /// value, because optionals are `JSONCodable` too. Two overloads that differ only in this return type are
    /// ambiguous, which is a compile-time error.
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
