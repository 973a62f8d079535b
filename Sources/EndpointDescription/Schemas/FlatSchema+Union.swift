extension FlatSchema {
    /// The alternatives of one `oneOf` or `anyOf`.
    package struct Union {
        package var alternatives: [Schema]
        package var discriminator: Schema.Discriminator?
        /// `oneOf` or `anyOf`, for messages.
        package var keyword: String

        package init(alternatives: [Schema], discriminator: Schema.Discriminator? = nil, keyword: String) {
            self.alternatives = alternatives
            self.discriminator = discriminator
            self.keyword = keyword
        }
    }
}
