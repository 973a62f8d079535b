/// The template texts, embedded at build time; each reads like the Swift it prints.
package enum EndpointTemplates {
    /// The text of the template `name`, or `nil` when there is none of that name.
    package static func text(_ name: String) -> [UInt8]? {
        nil
    }
}
