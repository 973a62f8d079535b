import Foundation

// benchmark [stack | description.json …]
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments != ["stack"] {
    let paths = arguments.isEmpty ? ["Specs/petstore.json"] : arguments
    print(table(try measureGeneration(of: paths) + measureJSON()))
}
print(try await measureStack())
