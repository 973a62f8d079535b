import Foundation

let arguments = CommandLine.arguments.dropFirst()
let figures = try measureGeneration(of: arguments.isEmpty ? ["Specs/petstore.json"] : Array(arguments)) + measureJSON()
print(table(figures))
