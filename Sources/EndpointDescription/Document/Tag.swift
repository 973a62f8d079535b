package struct Tag: Sendable {
    package var name: String
    package var description: String?

    package init(name: String, description: String? = nil) {
        self.name = name
        self.description = description
    }
}
