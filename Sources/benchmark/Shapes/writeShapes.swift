import Foundation

/// Writes each shape into a folder as `<name>.json`, for `.ci/check-shapes`.
///
/// - Throws: If a file cannot be written.
func writeShapes(to folder: String) throws {
    let folder = URL(fileURLWithPath: folder, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for shape in deepShapes() + wideShapes() + longShapes() {
        try Data(shape.text.utf8).write(to: folder.appendingPathComponent(shape.name + ".json"))
    }
}
