/// The documented failures of one or more operations. For example: `enum NotFound { case notFound(Problem) }`
package struct FailureBlueprint {
    package var cases: [Case]
    package var isIndirect = false

    package struct Case {
        package var name: String
        /// Whether the case holds the status, as it does for ranges and `default`.
        package var carriesStatus: Bool
        package var type: SwiftType?
        package var documentation = Documentation()
    }
}
