// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Petshop",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [
        .package(url: "https://github.com/swift-endpoints/swift-endpoints", from: "1.0.0")
    ],
    targets: [
        .target(
            name: "Petstore",
            dependencies: [.product(name: "EndpointRuntime", package: "swift-endpoints")],
            plugins: [.plugin(name: "EndpointGenerator", package: "swift-endpoints")]
        ),
        .target(
            name: "Petshop",
            dependencies: ["Petstore", .product(name: "EndpointRuntime", package: "swift-endpoints")]
        ),
        .testTarget(
            name: "PetshopTests",
            dependencies: ["Petshop", "Petstore", .product(name: "EndpointTesting", package: "swift-endpoints")]
        ),
    ]
)
