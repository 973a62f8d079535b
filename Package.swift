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
        .executable(name: "endpoint-tool", targets: ["endpoint-tool"]),
        .plugin(name: "EndpointGenerator", targets: ["EndpointGenerator"]),
        .plugin(name: "GenerateEndpoints", targets: ["GenerateEndpoints"]),
        .plugin(name: "CheckEndpoints", targets: ["CheckEndpoints"]),
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
            name: "generate",
            dependencies: ["EndpointGeneration"],
            swiftSettings: strictness
        ),
        .executableTarget(
            name: "endpoint-tool",
            dependencies: ["EndpointGeneration"],
            swiftSettings: strictness
        ),
        .executableTarget(
            name: "benchmark",
            dependencies: ["EndpointRuntime", "EndpointTesting", "EndpointDescription", "EndpointGeneration"],
            swiftSettings: strictness
        ),

        .plugin(name: "EndpointGenerator", capability: .buildTool(), dependencies: ["endpoint-tool"]),
        .plugin(
            name: "GenerateEndpoints",
            capability: .command(
                intent: .custom(verb: "generate-endpoints", description: "Writes clients into their targets' folders."),
                permissions: [
                    .writeToPackageDirectory(reason: "The generated Swift files go into your targets' folders.")
                ]
            ),
            dependencies: ["endpoint-tool"]
        ),
        .plugin(
            name: "CheckEndpoints",
            capability: .command(
                intent: .custom(verb: "check-endpoints", description: "Tells whether checked-in clients are current.")
            ),
            dependencies: ["endpoint-tool"]
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
            dependencies: ["EndpointGeneration", "generate"],
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
        .testTarget(
            name: "PluginTests",
            dependencies: ["EndpointRuntime", "EndpointTesting"],
            swiftSettings: strictness,
            plugins: ["EndpointGenerator"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
