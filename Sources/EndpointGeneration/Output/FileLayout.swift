/// The distribution of declarations over files.
package enum FileLayout {
    /// The namespace, the failures, a file per tag and a file per model.
    case separate
    /// The file of the namespace and the shards. A declaration's shard depends only on its name.
    case shards(api: String, shards: [String])
}
