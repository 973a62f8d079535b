import Foundation

/// The identifiers that Swift files mention.
struct SwiftIdentifiers {
    private(set) var names: Set<String> = []
    /// The files and folders that are read already, because symbolic links may lead to one of them again.
    private var paths: Set<String> = []

    /// Adds every run of letters, digits and underscores, even in comments and literals: a false match adds an
    /// operation that nobody calls; a missed one breaks the build.
    mutating func add(_ source: [UInt8]) {
        var start: Int?
        for (index, byte) in source.enumerated() {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
                0x80...,
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                if start == nil { start = index }
            default:
                if let first = start { names.insert(String(decoding: source[first..<index], as: UTF8.self)) }
                start = nil
            }
        }
        if let first = start { names.insert(String(decoding: source[first...], as: UTF8.self)) }
    }

    /// Adds all Swift files in a folder, or one file, also where symbolic links lead. Files that this tool generated are
    /// skipped, because a client mentions all of itself.
    ///
    /// - Returns: the number of files that were read.
    mutating func add(filesAt path: String) throws(Fault) -> Int {
        var isDirectory: ObjCBool = false
        let url = fileURL(path).resolvingSymlinksInPath()
        _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
        guard isDirectory.boolValue else { return try add(file: url) ? 1 : 0 }
        guard paths.insert(url.path).inserted else { return 0 }
        var fault: Fault?
        let files = FileManager.default.enumerator(
            at: url,
            includingPropertiesForKeys: nil,
            options: .skipsHiddenFiles,
            errorHandler: { url, error in
                fault = Fault(path: url.path, cause: error)
                return false
            }
        )
        var count = 0
        while let file = files?.nextObject() as? URL {
            let values = try? file.resourceValues(forKeys: [.isSymbolicLinkKey, .isDirectoryKey])
            var isFolder = values?.isDirectory == true
            if values?.isSymbolicLink == true {
                var leadsToFolder: ObjCBool = false
                let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &leadsToFolder)
                isFolder = exists && leadsToFolder.boolValue
                if isFolder { count += try add(filesAt: file.path) }
            }
            if !isFolder, file.pathExtension == "swift", try add(file: file) { count += 1 }
        }
        if let fault { throw fault }
        return count
    }

    /// A file or folder that cannot be read.
    struct Fault: Error {
        var path: String
        var cause: any Error
    }

    private mutating func add(file: URL) throws(Fault) -> Bool {
        guard paths.insert(file.resolvingSymlinksInPath().path).inserted else { return false }
        let bytes: [UInt8]
        do { bytes = [UInt8](try Data(contentsOf: file)) } catch { throw Fault(path: file.path, cause: error) }
        guard GeneratedMark(in: bytes) == nil else { return false }
        add(bytes)
        return true
    }
}
