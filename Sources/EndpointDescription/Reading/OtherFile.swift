/// The file that a reference names, or the reason why it cannot be read.
enum OtherFile {
    case found(DescriptionFile)
    case missing(message: String, remedy: String?)
}
