import EndpointGeneration
import FidelityDriver
import Foundation
import Testing

@Suite("Drivers of the fidelity checks")
struct DriverTests {
    private static let names = [
        "defaults", "library", "pagination", "parameters", "petstore", "security", "sequences", "servers", "streams",
        "world",
    ]

    @Test("a description becomes the driver that is checked in")
    func drivers() throws {
        var files: [String: Data] = [:]
        for name in Self.names {
            let url = PackageFolder.url.appendingPathComponent("Specs/\(name).json")
            let text = writeDriver(
                from: [UInt8](try Data(contentsOf: url)),
                path: url.path,
                options: ClientOptions(),
                module: name.capitalized + "Client",
                name: name.capitalized + "Driver"
            )
            files[name.capitalized + "Driver.swift"] = Data(try #require(text).utf8)
        }
        let folder = PackageFolder.url.appendingPathComponent("Tests/GeneratedClientTests/Drivers")
        try Golden(folder: folder).compare(files)
    }
}
