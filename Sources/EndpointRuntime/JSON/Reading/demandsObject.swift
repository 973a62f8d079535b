extension Union {
    /// Whether an error about `[]` means that all alternatives of the union are objects.
    static func demandsObject(_ error: any Error) -> Bool {
        if case DecodingError.dataCorrupted(let context) = error {
            return context.underlyingError.map(demandsObject) ?? false
        }
        switch (error as? JSONError)?.reason {
        case .mismatch(expected: JSONValue.Kind.object.phrase, _)?: return true
        case .noMatch?: return accepts("{}") && !["\"\"", "0", "true"].contains(where: accepts)
        default: return false
        }
    }

    /// Whether a value is of a kind that it accepts, even if members are missing.
    private static func accepts(_ json: String) -> Bool {
        do {
            _ = try Self(jsonText: json)
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
