/// Prints a client into files.
package func render(
    _ client: ClientBlueprint,
    access: Access,
    layout: FileLayout,
    templates: TemplateSet = TemplateSet()
) throws -> [SourceFile] {
    let renderer = try Renderer(access: access, templates: templates)
    switch layout {
    case .separate: return renderSeparately(client, with: renderer)
    case .shards(let api, let shards): return renderShards(client, api: api, shards: shards, with: renderer)
    }
}

private func renderSeparately(_ client: ClientBlueprint, with renderer: Renderer) -> [SourceFile] {
    separateFiles(of: client).map { file in
        if file.isAPI { return renderer.apiFile(client, named: file.name) }
        return renderer.file(
            file.name,
            client,
            of: file.owner,
            members: file.members,
            failures: file.failures,
            headers: file.headers
        )
    }
}

private func renderShards(_ client: ClientBlueprint, api: String, shards: [String], with renderer: Renderer)
    -> [SourceFile]
{
    var files = [renderer.apiFile(client, named: api)]
    guard !shards.isEmpty else { return files }
    var members = [[Declaration]](repeating: [], count: shards.count)
    var failures = members
    for declaration in client.models + client.endpoints.map(\.declaration) {
        members[chooseShard(of: declaration.node, among: shards.count)].append(declaration)
    }
    for failure in client.failures { failures[chooseShard(of: failure.node, among: shards.count)].append(failure) }
    var headers = [[HeadersBlueprint]](repeating: [], count: shards.count)
    for shared in client.headers { headers[chooseShard(of: shared.node, among: shards.count)].append(shared) }
    for (index, name) in shards.enumerated() {
        if members[index].isEmpty, failures[index].isEmpty, headers[index].isEmpty {
            files.append(SourceFile(name: name, bytes: []))
        } else {
            files.append(
                renderer.file(
                    name,
                    client,
                    members: members[index],
                    failures: failures[index],
                    headers: headers[index]
                )
            )
        }
    }
    return files
}

extension HeadersBlueprint {
    fileprivate var node: TypeNode {
        switch owner {
        case .endpoint(let node), .shared(let node): node
        }
    }
}
