import EndpointDescription

extension TypePlanner {
    /// The type that the configuration chooses for a schema, if any.
    func chosenType(of schema: Schema) -> SwiftType? {
        guard !choices.types.isEmpty || !choices.dates.isEmpty || !choices.dateFormats.isEmpty else { return nil }
        var next: Schema? = schema
        for _ in 0..<64 {
            guard let current = next else { break }
            if let type = choices.types[current.place.id] { return .custom(type) }
            if let form = choices.dates[current.place.id] { return date(form, of: current.target) }
            next = current.reference
        }
        let target = schema.target
        if let type = choices.types[target.place.id] { return .custom(type) }
        return (choices.dates[target.place.id] ?? target.format.flatMap { choices.dateFormats[$0] })
            .flatMap { date($0, of: target) }
    }

    private func date(_ form: DateForm, of schema: Schema) -> SwiftType? {
        let isText = schema.types == .string
        switch form {
        case .rfc3339 where isText || schema.types.isEmpty: return .standard(.date)
        case .seconds where schema.types == .number: return .standard(.unixTime)
        case .seconds where !isText: return .standard(.unixSeconds)
        case .milliseconds where !isText: return .standard(.unixMilliseconds)
        case .rfc3339, .seconds, .milliseconds:
            log.warning(
                "this is \(isText ? "a string" : "not a string"), so it cannot be a date encoded as '\(form.rawValue)'",
                at: schema.place
            )
            return nil
        }
    }
}

extension PropertyBlueprint {
    /// Gives a member its plain type instead of the wrapper that other positions need.
    mutating func unwrapForm() {
        switch (presence, type.withoutOptional) {
        case (.threeWay, _), (.rest, _), (.inline, _), (.constant, _): return
        case (_, .custom(var foreign)) where foreign.coding == .wrapped:
            foreign.coding = .member
            setType(.custom(foreign), form: .codable)
        case (_, .standard(let type)) where type.isDateForm: setType(.standard(.date), form: .date(type))
        default: return
        }
    }

    private mutating func setType(_ plain: SwiftType, form: Form) {
        self.form = form
        if case .optional = type { type = .optional(plain) } else { type = plain }
    }
}
