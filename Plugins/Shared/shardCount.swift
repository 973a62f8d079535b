/// How many shards a client is split into, from the size of its description in bytes.
///
/// SwiftPM requires the outputs of a build command before the command runs, so the plugin decides how many there are.
/// The tool decides which declaration goes into which of them (`chooseShard` in EndpointGeneration); it takes the count
/// from the names that `--output-files` lists.
///
/// - Returns: a power of two from 2 to 32, with about 128 KB for each shard: a description may grow a lot before its
///   declarations move to other files.
func shardCount(forDescriptionOf size: Int) -> Int {
    [2, 4, 8, 16].first { $0 * 131_072 >= size } ?? 32
}
