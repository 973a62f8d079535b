/// One alternative: every scheme in it must be satisfied together. No schemes: anonymous access is allowed.
package struct SecurityRequirement: Sendable {
    package var schemes: [(name: String, scopes: [String])]

    package init(schemes: [(name: String, scopes: [String])]) {
        self.schemes = schemes
    }
}
