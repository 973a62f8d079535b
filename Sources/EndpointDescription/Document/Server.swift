/// A server (OpenAPI 3.1 §4.8.5).
package struct Server: Sendable {
    package var url: String
    package var name: String?
    package var description: String?
    package var variables: [Variable] = []
    package var place: SourceLocation

    package struct Variable: Sendable {
        package var name: String
        package var defaultValue: String
        package var allowed: [String]
        package var description: String?

        package init(name: String, defaultValue: String, allowed: [String] = [], description: String? = nil) {
            self.name = name
            self.defaultValue = defaultValue
            self.allowed = allowed
            self.description = description
        }
    }

    package init(url: String, place: SourceLocation) {
        self.url = url
        self.place = place
    }
}
