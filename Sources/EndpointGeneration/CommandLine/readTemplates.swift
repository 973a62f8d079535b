import EndpointDescription
import EndpointTemplates
import Foundation

/// Reads a user's own templates: `Struct.template` in `folder` replaces the embedded one. All faults go to `log`.
///
/// - Parameters:
///   - place: where the folder is named.
///   - refusal: why the file or folder at a path must not be read.
func readTemplates(
    in folder: String,
    namedAt place: SourceLocation,
    log: DiagnosticLog,
    refusal: (_ path: String) -> LocalFiles.Refusal? = { _ in nil }
) -> TemplateSet {
    let folder = folder.isEmpty ? "." : folder
    if let refusal = refusal(folder) {
        log.error("cannot read the folder '\(folder)': \(refusal.reason)", at: place, remedy: refusal.remedy)
        return TemplateSet()
    }
    let known = EndpointTemplates.texts.keys.sorted()
    let errorCount = log.errorCount
    var own: [String: (text: [UInt8], place: SourceLocation)] = [:]
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        if FileManager.default.fileExists(atPath: folder) {
            log.error(
                "this is a file, not a folder of templates",
                at: place,
                remedy: "name the folder that contains it"
            )
            return TemplateSet()
        }
        let path = FilePath(folder)
        let parent = path.folder.text.isEmpty ? "." : path.folder.text
        let siblings = (try? FileManager.default.contentsOfDirectory(atPath: parent))?.sorted() ?? []
        log.error(
            "there is no folder of templates '\(folder)'\(suggestion(nearestName(to: path.name, among: siblings)))",
            at: place,
            remedy: "create the folder and put templates such as 'Struct.template' into it, or correct the path"
        )
        return TemplateSet()
    }
    for file in names.sorted() where !file.hasPrefix(".") {
        let path = folder.hasSuffix("/") ? folder + file : "\(folder)/\(file)"
        let ending = ".template"
        let name = file.hasSuffix(ending) ? String(file.dropLast(ending.utf8.count)) : file
        guard file.hasSuffix(ending), known.contains(name) else {
            let near = nearestName(to: name, among: known).map { $0 + ending }
            let remedy = "known templates: \(known.map { $0 + ending }.joined(separator: ", "))"
            if file.hasSuffix(ending) {
                log.error("unknown template\(suggestion(near))", at: startOfFile(path), remedy: remedy)
            } else {
                log.warning(
                    "this file is not a template and is ignored\(suggestion(near))",
                    at: startOfFile(path),
                    remedy: remedy
                )
            }
            continue
        }
        if let refusal = refusal(path) {
            log.error("cannot read this file: \(refusal.reason)", at: startOfFile(path), remedy: refusal.remedy)
            continue
        }
        guard let text = readText(of: path, log: log) else { continue }
        checkTemplate(name, text, path: path, log: log)
        own[name] = (text, startOfFile(path))
    }
    return log.errorCount == errorCount ? TemplateSet(replacing: own) : TemplateSet()
}

/// The text without a byte order mark, with `\n` as line ends.
private func readText(of path: String, log: DiagnosticLog) -> [UInt8]? {
    let limit = 1 << 20
    let url = fileURL(path).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    // A device or a pipe may never end.
    guard attributes?[.type] as? FileAttributeType == .typeRegular, (attributes?[.size] as? Int ?? 0) <= limit else {
        log.error(
            "this is not a regular file of at most 1 MB",
            at: startOfFile(path),
            remedy: "replace it with a template's text"
        )
        return nil
    }
    do {
        var text = [UInt8](try Data(contentsOf: url))
        guard TextEncoding(of: text) == .utf8, Array(String(decoding: text, as: UTF8.self).utf8) == text else {
            log.error("this template is not UTF-8", at: startOfFile(path), remedy: "save it as UTF-8")
            return nil
        }
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
        return text.filter { $0 != UInt8(ascii: "\r") }
    } catch {
        log.error("cannot read this file: \(error.systemReason)", at: startOfFile(path))
        return nil
    }
}
