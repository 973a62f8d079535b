/// One file of ``FileLayout/separate``, before it is printed.
struct FilePlan {
    var name: String
    var isAPI = false
    /// The type that its members are nested in; `nil` for the namespace.
    var owner: TypeNode?
    var members: [Declaration] = []
    var failures: [Declaration] = []
    var headers: [HeadersBlueprint] = []
}

func separateFiles(of client: ClientBlueprint) -> [FilePlan] {
    let namespace = client.namespace.name
    var names = NameScope(ignoresCase: true)
    // The stem is a name of limited length; a namespace that the user chose may have any.
    let prefix = SwiftName.isTooLong(namespace) ? SwiftName.type(namespace) : namespace
    func fileName(_ stem: String) -> String { names.claim(["\(prefix)+\(stem)"]) + ".swift" }

    var files = [FilePlan(name: fileName("API"), isAPI: true)]
    if !client.failures.isEmpty { files.append(FilePlan(name: fileName("Failures"), failures: client.failures)) }
    for group in groupEndpoints(of: client) {
        files.append(FilePlan(name: fileName("\(group.name)Endpoints"), members: group.declarations))
    }
    if !client.headers.isEmpty { files.append(FilePlan(name: fileName("Headers"), headers: client.headers)) }
    let aliases = client.models.filter(\.isAlias)
    if !aliases.isEmpty { files.append(FilePlan(name: fileName("Aliases"), members: aliases)) }
    let models = client.models.filter { !$0.isAlias }.map { ($0, groupNested(of: $0)) }
    let wholes = models.map { model, groups in
        var whole = model
        if !groups.isEmpty { whole.nested = [] }
        return whole
    }
    for group in groupModels(wholes) {
        files.append(FilePlan(name: fileName(group.name), members: group.declarations))
    }
    for (model, groups) in models {
        for group in groups {
            files.append(FilePlan(name: fileName(group.name), owner: model.node, members: group.declarations))
        }
    }
    return files
}
