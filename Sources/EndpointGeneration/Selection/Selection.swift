/// The part of a description that code is generated for.
package struct Selection {
    /// Empty selects everything.
    package var include: [Selector] = []
    package var exclude: [Selector] = []

    package init() {}

    var isEmpty: Bool { include.isEmpty && exclude.isEmpty }
}
