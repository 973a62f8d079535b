// swift-tools-version: 6.1
import PackageDescription

let strictness: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "swift-endpoints",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9)],
    products: [
        .library(name: "EndpointRuntime", targets: ["EndpointRuntime"]),
        .library(name: "EndpointTesting", targets: ["EndpointTesting"]),
        .executable(name: "generate", targets: ["GenerateCommand"]),
        .executable(name: "endpoint-tool", targets: ["endpoint-tool"]),
    ],
    targets: [
        .target(name: "EndpointRuntime", swiftSettings: strictness),
        .target(name: "EndpointTesting", dependencies: ["EndpointRuntime"], swiftSettings: strictness),

        .target(name: "EndpointDescription", swiftSettings: strictness),
        .target(
            name: "EndpointTemplates",
            path: "Templates",
            resources: [.embedInCode("Swift")],
            swiftSettings: strictness
        ),
        .target(
            name: "EndpointGeneration",
            dependencies: ["EndpointDescription", "EndpointTemplates"],
            swiftSettings: strictness
        ),
        .executableTarget(
            name: "GenerateCommand",
            dependencies: ["EndpointGeneration"],
            path: "Sources/generate",
            swiftSettings: strictness
        ),
        .executableTarget(
            name: "endpoint-tool",
            dependencies: ["EndpointGeneration"],
            swiftSettings: strictness
        ),
        .executableTarget(
            name: "benchmark",
            dependencies: ["EndpointRuntime", "EndpointDescription", "EndpointGeneration"],
            swiftSettings: strictness
        ),

        .testTarget(
            name: "EndpointRuntimeTests",
            dependencies: ["EndpointRuntime", "EndpointTesting"],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "EndpointDescriptionTests",
            dependencies: ["EndpointDescription"],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "EndpointGenerationTests",
            dependencies: ["EndpointGeneration", "GenerateCommand"],
            swiftSettings: strictness
        ),
        // The golden of petstore.json, compiled: a target of tests alone, in no product.
        .target(
            name: "PetstoreClient",
            dependencies: ["EndpointRuntime"],
            path: "Tests/Goldens/petstore",
            swiftSettings: strictness
        ),
        .testTarget(
            name: "GeneratedClientTests",
            dependencies: ["PetstoreClient", "EndpointRuntime", "EndpointTesting"],
            swiftSettings: strictness
        ),
    ],
    swiftLanguageModes: [.v6]
)
