/// How SwiftPM compiles a module.
enum CompileMode: String {
    case debug
    case release

    /// The flags that SwiftPM 6.3 passes, as `swift build --verbose` shows them, without those that name files.
    var flags: [String] {
        switch self {
        case .debug: common + ["-Onone", "-incremental", "-enable-batch-mode", "-enable-testing", "-DDEBUG"]
        case .release: common + ["-O", "-whole-module-optimization", "-num-threads", "2"]
        }
    }

    private var common: [String] {
        [
            "-parse-as-library", "-swift-version", "6", "-g", "-j2", "-serialize-diagnostics", "-DSWIFT_PACKAGE",
            "-package-name", "consumer", "-Xcc", "-fPIC", "-Xcc", "-g", "-Xcc", "-fno-omit-frame-pointer",
        ]
    }
}
