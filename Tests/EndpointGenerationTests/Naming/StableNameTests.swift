import EndpointDescription
import Foundation
import Testing

@testable import EndpointGeneration

@Suite("Stable names")
struct StableNameTests {
    @Test(
        "an operation, a component and a response at the top rename nothing",
        arguments: RealDescriptions.specs
    )
    func specs(file: URL) throws { try expectAdditionsOnly(in: file) }

    @Test(
        "an operation, a component and a response at the top of a real description rename nothing",
        .enabled(if: RealDescriptions.folder != nil, Comment(rawValue: RealDescriptions.absence)),
        arguments: RealDescriptions.files(in: "")
    )
    func real(file: URL) throws { try expectAdditionsOnly(in: file) }

    @Test("a selection of every other operation renames and changes nothing", arguments: RealDescriptions.specs)
    func selectedSpecs(file: URL) throws { try expectSameNamesWhenSelected(in: file) }

    @Test(
        "a selection of every other operation of a real description renames and changes nothing",
        .enabled(if: RealDescriptions.folder != nil, Comment(rawValue: RealDescriptions.absence)),
        arguments: RealDescriptions.files(in: "")
    )
    func selectedReal(file: URL) throws { try expectSameNamesWhenSelected(in: file) }
}
