/// The file that a reference names, or why it cannot be read.
enum OtherFile {
    case found(DescriptionFile)
    case missing(message: String, remedy: String?)
}
