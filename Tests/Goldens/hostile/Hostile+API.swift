// Hostile, generated from hostile.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime

/// */ INJECTED(); /*
///
/// one
/// INJECTED()
/// INJECTED()
/// INJECTED()
/// INJECTED()
/// INJECTED()
/// INJECTED()
nonisolated public enum Hostile {
    /// INJECTED { }
    ///
    /// - Parameter injected: */
    /// INJECTED() One of `"\(INJECTED())`.
    public static func servers(injected: String = "\"\\(INJECTED())") -> ServerMap {
        ServerMap(base: "https://\"INJECTED\\(INJECTED())/\(injected)")
    }

    /// What operations require unless they say otherwise: one of these, each whole.
    public static var security: [[SecurityRequirement]] { [[SecurityScheme.injected("\") INJECTED(\"", "\\(INJECTED())")]] }

    /// The ways to prove who calls.
    public enum SecurityScheme {
        /// */
        /// INJECTED()
        public static var injected: SecuritySchemeInfo {
            SecuritySchemeInfo(name: "\" INJECTED", kind: .apiKey(name: "\"\\(INJECTED())", location: .header))
        }
    }

    /// The failures that operations document.
    public enum Failures {}
}
