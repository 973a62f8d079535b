/// Chooses the shard of a declaration by its name alone, so that no edit elsewhere in the description moves it.
///
/// The hash is FNV-1a, which is the same on every platform and in every run. The count is the number of files that the
/// build plugin declares (`Plugins/Shared/shardCount.swift`).
///
/// - Returns: an index from 0 up to `count`, which must be positive.
func chooseShard(of node: TypeNode, among count: Int) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in node.name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(hash % UInt64(count))
}
