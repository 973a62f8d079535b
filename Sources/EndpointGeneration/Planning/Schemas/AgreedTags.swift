/// The tag of each type, if all discriminators agree.
struct AgreedTags<Owner: Hashable> {
    private var tags: [Owner: [String: String?]] = [:]

    /// - Parameter tag: `nil` if a discriminator identifies the owner by several values.
    mutating func add(_ tag: String?, of owner: Owner, key: String) {
        let known = tags[owner]?[key]
        tags[owner, default: [:]][key] = .some(known == nil || known == tag ? tag : nil)
    }

    /// The value of the member `key` that identifies the owner; `nil` if discriminators name several or none.
    func tag(of owner: Owner, key: String) -> String? {
        tags[owner]?[key] ?? nil
    }
}
