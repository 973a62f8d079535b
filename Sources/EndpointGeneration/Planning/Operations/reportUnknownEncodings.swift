import EndpointDescription

extension OperationPlanner {
    /// Reports encodings that have no effect: the name of an encoding must be that of a member (OpenAPI 3.1 §4.8.14.1).
    ///
    /// - Parameter whole: the part of a request that has the members, such as `body`.
    func reportUnknownEncodings(
        _ encodings: [MediaTypeObject.Encoding],
        of schema: Schema?,
        in whole: String
    ) {
        guard !encodings.isEmpty, let schema else { return }
        let form = FormDescription(schema)
        let names = Set(form.properties.map(\.name))
        guard !form.keepsOthers, !names.isEmpty else { return }
        let free = names.subtracting(encodings.map(\.property)).sorted()
        for encoding in encodings where !names.contains(encoding.property) {
            let near = log.nearest(to: encoding.property, among: free)
            log.warning(
                "the \(whole) has no member '\(encoding.property)', so this encoding is ignored\(suggestion(near))",
                at: encoding.place
            )
        }
    }
}
