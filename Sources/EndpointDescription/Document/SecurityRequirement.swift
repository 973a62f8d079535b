/// One alternative, whose schemes must all be satisfied. Without schemes, anonymous access is allowed.
package struct SecurityRequirement: Sendable {
    package var schemes: [(name: String, scopes: [String])]

    package init(schemes: [(name: String, scopes: [String])]) {
        self.schemes = schemes
    }
}
