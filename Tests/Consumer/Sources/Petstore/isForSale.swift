// The module and the enum are both named Petstore.
extension Petstore.Pet {
    public var isForSale: Bool { status == .available }
}
