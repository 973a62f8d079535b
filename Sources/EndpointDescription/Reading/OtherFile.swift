/// A file that a reference names, or why there is none.
enum OtherFile {
    case found(DescriptionFile)
    case missing(message: String, remedy: String?)
}
