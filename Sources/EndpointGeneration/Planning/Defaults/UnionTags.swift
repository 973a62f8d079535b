/// The values by which unions with a discriminator know their alternatives.
struct UnionTags {
    private var tags: [TypeNode: [String: String?]] = [:]

    init(of declarations: [Declaration], _ index: TypeIndex) {
        declarations.walk { declaration in
            guard case .union(let union) = declaration.kind else { return }
            for alternative in union.alternatives {
                guard case .declared(let node) = index.underlying(alternative.type), let (key, value) = alternative.tag,
                    case .string(let text) = value
                else { continue }
                let known = tags[node]?[key]
                tags[node, default: [:]][key] = .some(known == nil || known == text ? text : nil)
            }
        }
    }

    /// The value of the member `key` that identifies a type, if all unions with that type agree on it.
    func tag(of node: TypeNode, key: String) -> String? {
        tags[node]?[key] ?? nil
    }
}
