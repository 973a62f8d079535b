import EndpointDescription

/// Adds the pagination of operations: `extension ListPets: PaginatedEndpoint`.
func planPagination(in client: ClientBlueprint, _ context: PlanContext) -> ClientBlueprint {
    var client = client
    let paths = MemberPaths(TypeIndex(client.declarations), context)
    var rulesOfSeveral = RulesOfSeveral()
    for (index, endpoint) in client.endpoints.enumerated() where !endpoint.isStreamedTwin {
        guard case .endpoint(var blueprint) = endpoint.declaration.kind else { continue }
        for rule in context.pages.rules(of: endpoint.operation) {
            do throws(UnresolvedPages) {
                let planner = PaginationPlanner(
                    paths: paths,
                    node: endpoint.declaration.node,
                    endpoint: blueprint,
                    rule: rule
                )
                blueprint.pagination = try planner.plan()
                client.endpoints[index].declaration.kind = .endpoint(blueprint)
                rulesOfSeveral.note(rule, fault: nil)
                break
            } catch {
                rulesOfSeveral.note(rule, fault: error)
                if rule.isOfSeveral { continue }
                for fault in error.distinct {
                    context.log.warning(
                        "'\(blueprint.id)' is not paginated: \(fault.reason)",
                        at: fault.place,
                        remedy: rule.remedy(callersCanPassRules: context.choices.isMutable)
                    )
                }
            }
        }
    }
    rulesOfSeveral.report(to: context.log)
    return client
}

/// The rules for several operations, and whether any of those has such pages.
private struct RulesOfSeveral {
    private var faults: [String: UnresolvedPages?] = [:]

    mutating func note(_ rule: PaginationRule, fault: UnresolvedPages?) {
        guard rule.isOfSeveral else { return }
        guard let fault else { return faults[rule.name] = .some(nil) }
        if faults[rule.name] == nil { faults[rule.name] = fault }
    }

    func report(to log: DiagnosticLog) {
        for (target, fault) in faults.sorted(by: { $0.key < $1.key }) {
            guard let fault else { continue }
            log.warning(
                "the pagination rule fits no operation of '\(target)': \(fault.reason)",
                at: fault.place,
                remedy: "correct the pattern, or its rule"
            )
        }
    }
}

extension PaginationRule {
    /// - Parameter callersCanPassRules: whether callers can set the properties of endpoints.
    fileprivate func remedy(callersCanPassRules: Bool) -> String {
        if isVendorExtension { return "declare it with 'x-endpoint-pagination', which takes precedence over '\(name)'" }
        return callersCanPassRules
            ? "correct the rule, or pass one where the pages are read: 'client.items(_:by:)'" : "correct the rule"
    }
}

/// Why pages cannot be read as declared.
struct UnresolvedPages: Error {
    var reason: String
    var place: SourceLocation
    /// Further faults of the same rule.
    var others: [UnresolvedPages] = []

    func and(_ others: [UnresolvedPages]) -> UnresolvedPages {
        UnresolvedPages(reason: reason, place: place, others: others)
    }

    /// This fault and the others, one of each reason.
    var distinct: [UnresolvedPages] {
        var reasons: Set<String> = []
        return ([self] + others).filter { reasons.insert($0.reason).inserted }
    }
}
