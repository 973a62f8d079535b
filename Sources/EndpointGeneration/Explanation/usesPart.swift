import EndpointDescription

extension Operation {
    /// Whether one of its parameters, its body or one of its responses is described around a place.
    ///
    /// - Parameter file: nil for any file.
    func usesPart(around pointer: String, ofFile file: FilePath?) -> Bool {
        let places = parameters.map(\.place) + responses.map(\.place) + [requestBody?.place].compactMap(\.self)
        return places.contains { place in
            guard let own = place.pointer, pointer == own || pointer.hasPrefix(own + "/") else { return false }
            return file == nil || FilePath(place.path) == file
        }
    }
}
