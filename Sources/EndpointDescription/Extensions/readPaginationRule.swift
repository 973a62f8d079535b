/// Reads the pagination of an operation from its extensions. Our extension takes precedence over those of other tools.
///
/// - Parameter whole: the description's own `x-fern-pagination`, which `true` refers to.
func readPaginationRule(
    _ extensions: [(name: String, value: JSON)],
    whole: JSON?,
    into log: DiagnosticLog
) -> PaginationRule? {
    var own: PaginationRule?
    var foreign: PaginationRule?
    for (name, value) in extensions where !value.isNull {
        switch name {
        case "x-endpoint-pagination": own = RuleReader(name, log: log).readPagination(value)
        case "x-speakeasy-pagination":
            foreign = RuleReader(name, log: log, severity: .warning).readSpeakeasyPagination(value) ?? foreign
        case "x-fern-pagination":
            foreign = RuleReader(name, log: log, severity: .warning).readFernPagination(value, whole: whole) ?? foreign
        default: break
        }
    }
    return own ?? foreign
}
