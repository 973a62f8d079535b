extension Union {
    /// Whether an error about `[]` means that the union has alternatives for objects, and none for arrays.
    static func demandsObject(_ error: any Error) -> Bool {
        if case DecodingError.dataCorrupted(let context) = error {
            return context.underlyingError.map(demandsObject) ?? false
        }
        switch (error as? JSONError)?.reason {
        case .mismatch(expected: JSONValue.Kind.object.phrase, _)?: return true
        case .noMatch?: return acceptsObjects
        default: return false
        }
    }

    /// Whether `{}` is of a kind that it accepts, even if members are missing.
    private static var acceptsObjects: Bool {
        do {
            _ = try Self(jsonText: "{}")
            return true
        } catch {
            guard let error = error as? JSONError, error.trail.isEmpty else { return true }
            switch error.reason {
            case .mismatch, .noMatch: return false
            default: return true
            }
        }
    }
}
