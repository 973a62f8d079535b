extension Unmanaged {
    /// The instance, which its owner keeps alive while readers are in use.
    var source: Instance { takeUnretainedValue() }
}
