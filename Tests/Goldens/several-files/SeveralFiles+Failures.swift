// SeveralFiles, generated from several-files.json. Do not edit.
// swift-format-ignore-file

nonisolated extension SeveralFiles.Failures {
    public enum Other: Sendable {
        /// A fault.
        case other(Int, SeveralFiles.Problem)
    }
}
