struct OverlayAction {
    var target: JSON
    var path: JSONPath
    var change: Change
    var place: SourceLocation { target.place }

    enum Change {
        case update(JSON)
        case remove
    }
}
