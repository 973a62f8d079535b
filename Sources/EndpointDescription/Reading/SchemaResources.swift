#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The schemas of one file that `$id` makes documents of their own, and the names that `$anchor` gives to schemas
/// (JSON Schema 2020-12 §8.2). Schemas are identified by their tape index.
struct SchemaResources {
    private let document: JSONDocument
    private var addresses: [Int: String] = [:]
    /// By the address as written, and by the address that it resolves to.
    private var places: [String: Int] = [:]
    /// By the resource that contains the anchor; `nil` outside all of them.
    private var anchors: [Int?: [String: Int]] = [:]
    private var anchorsOfAll: [String: Int] = [:]
    /// The number of schemas with each `$dynamicAnchor`, and the resources that contain them.
    private var ownersOfDynamicAnchors: [String: (count: Int, resources: Set<Int?>)] = [:]
    /// The resources with a `$ref`.
    private var referringResources: Set<Int?> = []

    init(of document: JSONDocument) {
        self.document = document
        // An enclosing schema is before its parts on the tape.
        var index = 0
        while index < document.nodeCount {
            let json = JSON(document: document, index: index)
            if json.isObject {
                add(json)
                if json["$ref"]?.isString == true { referringResources.insert(resource(around: index)) }
            }
            index += 1
        }
    }

    private mutating func add(_ json: JSON) {
        let isNamed = ["$id", "$anchor", "$dynamicAnchor"].contains { json[$0]?.isString == true }
        guard isNamed, !json.isData(includingSections: false) else { return }
        if let id = json["$id"]?.string {
            if id.utf8.first == ASCII.hash {
                addAnchor(String(id.dropFirst()), json)
            } else if !id.isEmpty {
                addResource(String(id.prefix { $0 != "#" }), json)
            }
        }
        for keyword in ["$anchor", "$dynamicAnchor"] {
            if let name = json[keyword]?.string { addAnchor(name, json) }
        }
        if let name = json["$dynamicAnchor"]?.string {
            let owner = resource(around: json.index)
            ownersOfDynamicAnchors[name, default: (0, [])].count += 1
            ownersOfDynamicAnchors[name]?.resources.insert(owner)
        }
    }

    private mutating func addResource(_ written: String, _ json: JSON) {
        let base = resource(around: json.index).flatMap { addresses[$0] }
        let address = resolve(written, against: base)
        addresses[json.index] = address
        for name in [address, written] where places[name] == nil { places[name] = json.index }
    }

    private mutating func addAnchor(_ name: String, _ json: JSON) {
        let owner = resource(around: json.index)
        if anchors[owner]?[name] == nil { anchors[owner, default: [:]][name] = json.index }
        if anchorsOfAll[name] == nil { anchorsOfAll[name] = json.index }
    }

    private func resolve(_ reference: String, against base: String?) -> String {
        var address = reference
        if let base {
            address = PublishedAddress(base)?.resolving(reference) ?? reference
        } else if PublishedAddress(reference)?.isRelativePath == true {
            address = FilePath(reference).text
        }
        // The address of a folder ends with a slash, because it is the base of the addresses inside of it.
        return reference.hasSuffix("/") && !address.hasSuffix("/") ? address + "/" : address
    }

    /// The nearest resource that contains the value with this tape index.
    private func resource(around index: Int) -> Int? {
        guard !addresses.isEmpty else { return nil }
        var index = index
        while addresses[index] == nil {
            let parent = document.nodes[index].parent
            guard parent != JSONDocument.Node.none else { return nil }
            index = Int(parent)
        }
        return index
    }

    /// The resource that a reference leads to, and the rest of the reference. The reference is in the value with this tape
    /// index. `nil` if it leads to the file itself or out of it.
    func resource(named reference: String, at index: Int) -> (root: JSON, fragment: String)? {
        let written = reference.prefix { $0 != "#" }
        let own = resource(around: index)
        var place = own
        if !written.isEmpty {
            place = places[resolve(String(written), against: own.flatMap { addresses[$0] })] ?? places[String(written)]
        } else if own == 0 {
            return nil
        }
        let fragment = decodePercents(reference[written.endIndex...].dropFirst())
        return place.map { (JSON(document: document, index: $0), fragment) }
    }

    /// The reference relative to the file, if it leads out of the file and is in a resource whose address is a relative
    /// path: `models/owner.json` for `owner.json` in a schema with the `$id` `models/pet.json`.
    func pathFromFile(of reference: String, at index: Int) -> String? {
        let written = String(reference.prefix { $0 != "#" })
        guard PublishedAddress(written)?.isRelativePath == true,
            let base = resource(around: index).flatMap({ addresses[$0] }),
            PublishedAddress(base)?.isRelativePath == true
        else { return nil }
        let path = resolve(written, against: base)
        return path == written ? nil : path + reference.dropFirst(written.count)
    }

    /// The schema with this anchor in a resource.
    func anchor(_ name: String, in resource: JSON) -> JSON? { anchors[resource.index]?[name].map(json) }

    /// The schema with this anchor outside all resources, else in any of them.
    func anchor(_ name: String) -> JSON? { (anchors[nil]?[name] ?? anchorsOfAll[name]).map(json) }

    /// Whether the target of a `$dynamicRef` may depend on the schemas through which a value was reached (JSON Schema
    /// 2020-12 §8.2.3.2): several schemas have this `$dynamicAnchor`, and a resource with one of them refers to any schema.
    func isDynamic(_ name: String) -> Bool {
        guard let owners = ownersOfDynamicAnchors[name] else { return false }
        return owners.count > 1 && !referringResources.isDisjoint(with: owners.resources)
    }

    private func json(at index: Int) -> JSON { JSON(document: document, index: index) }
}

extension JSON {
    /// Whether it is, or is part of, an example, a listed or default value, or an extension. The names that authors choose,
    /// such as those of properties, do not count.
    ///
    /// - Parameter includesSections: whether the extensions of the whole file count, such as `x-models`. Authors also
    ///   describe schemas there.
    func isData(includingSections includesSections: Bool) -> Bool {
        var path: [JSON] = []
        var json = self
        while let container = json.container {
            path.append(json)
            json = container
        }
        var isInMap = false
        for (depth, part) in path.reversed().enumerated() {
            let isChosen = isInMap
            let name = part.name
            isInMap = !isChosen && name.map(JSON.mapsOfParts.contains) == true
            guard !isChosen, let name else { continue }
            if JSON.namesOfData.contains(name) { return true }
            if name.hasPrefix("x-"), !isInMap {
                if includesSections || depth > 0 { return true }
                isInMap = true
            }
        }
        return false
    }

    private static let namesOfData: Set = ["example", "examples", "default", "enum", "const", "value", "dataValue"]

    /// The objects whose members have names that authors choose, or are statuses and `default`.
    private static let mapsOfParts: Set = [
        "properties", "patternProperties", "dependentSchemas", "dependencies", "$defs", "definitions", "schemas",
        "responses", "parameters", "requestBodies", "headers", "content", "mediaTypes", "encoding", "links",
        "callbacks", "pathItems", "webhooks", "x-webhooks", "additionalOperations",
    ]

    /// The name of the member whose value it is; `nil` for a name longer than any keyword.
    private var name: String? {
        guard container?.isObject == true else { return nil }
        let key = JSON(document: document, index: index - 1)
        // Longer than any keyword, even if each of its letters is escaped.
        return key.byteRange.count > 128 ? nil : key.string
    }
}

extension JSONDocument {
    /// Whether a member may be named `$id`. This examines each `$` of the text.
    var mayHaveResources: Bool {
        var offset = 0
        while let found = memchr(bytes + offset, Int32(UInt8(ascii: "$")), byteCount - offset) {
            offset = UnsafeRawPointer(found) - UnsafeRawPointer(bytes) + 1
            guard offset + 2 < byteCount else { return false }
            if bytes[offset] == UInt8(ascii: "i"), bytes[offset + 1] == UInt8(ascii: "d"),
                bytes[offset + 2] == UInt8(ascii: "\"")
            {
                return true
            }
        }
        return false
    }
}
