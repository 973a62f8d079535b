/// How SwiftPM compiles a module.
enum CompileMode {
    case debug
    case release

    /// The flags that SwiftPM passes, without those that name files.
    var flags: [String] {
        switch self {
        case .debug: ["-Onone", "-enable-batch-mode", "-j2"]
        case .release: ["-O", "-whole-module-optimization", "-j2"]
        }
    }
}
