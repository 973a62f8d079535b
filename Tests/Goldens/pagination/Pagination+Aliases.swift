// Pagination, generated from pagination.json. Do not edit.
// swift-format-ignore-file

nonisolated extension Pagination {
    public typealias Items = [Item]
}
