import Foundation

do {
    try await Tour(PetstoreServer()).run()
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(1)
}
