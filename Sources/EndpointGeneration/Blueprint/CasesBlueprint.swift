/// One of several bodies, in a request or in a response. For example: `enum Response { case ok(Pet), accepted(Job) }`,
/// `enum Body { case json(Pet), form(Pet) }`
package struct CasesBlueprint {
    package var cases: [Case] = []
    package var isIndirect = false

    package struct Case {
        package var name: String
        package var type: SwiftType?
        /// Whether the case also holds the media type: `case image(HTTPBody, contentType: String)`
        package var hasContentType = false
        package var documentation = Documentation()
    }
}
