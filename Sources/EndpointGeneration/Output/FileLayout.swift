/// The distribution of declarations over files.
package enum FileLayout {
    /// The namespace, the failures, a file per tag, and files of about as many models as a file may hold.
    case separate
    /// The file of the namespace and the shards. A declaration's shard depends only on its name.
    case shards(api: String, shards: [String])
}
