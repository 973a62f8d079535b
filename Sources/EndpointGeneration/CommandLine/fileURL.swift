import Foundation

/// The address of a file that the user or a description names. A leading `~` is an ordinary character: the shell has
/// replaced it where it means the home folder, and references follow RFC 3986. Foundation replaces it on Linux.
func fileURL(_ path: String) -> URL {
    URL(fileURLWithPath: path.hasPrefix("~") ? "./" + path : path)
}
