// swift-tools-version: 6.1
import PackageDescription

let strictness: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// The golden of a description, compiled for tests to send with. Part of no product.
func golden(_ name: String, in folder: String, beside targets: [Target.Dependency] = []) -> Target {
    .target(
        name: name,
        dependencies: ["EndpointRuntime"] + targets,
        path: "Tests/Goldens/\(folder)",
        swiftSettings: strictness
    )
}

/// The prebuilt tool of a release, which `.ci/use-bundle` writes here. Without it, plugins build the tool from source.
let prebuiltTool: Target? = nil
let fromSource = prebuiltTool == nil || Context.environment["ENDPOINT_TOOL"] == "source"
let tool: Target.Dependency = fromSource ? "endpoint-tool" : "EndpointTool"

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
        .plugin(name: "RunEndpointTool", targets: ["RunEndpointTool"]),
    ],
    targets: [
        .target(name: "EndpointRuntime", swiftSettings: strictness),
        .target(name: "EndpointTesting", dependencies: ["EndpointRuntime"], swiftSettings: strictness),

        .target(name: "EndpointDescription", swiftSettings: strictness),
        .target(
            name: "EndpointTemplates",
            path: "Templates",
            exclude: ["README.md", "Swift"],
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
            dependencies: [
                "EndpointRuntime", "EndpointTesting", "Loopback", "EndpointDescription", "EndpointGeneration",
                "FidelityDriver",
            ],
            swiftSettings: strictness
        ),

        // Runs a client against an unreliable server and prints what each decorator does. Part of no product.
        .executableTarget(
            name: "petstore-tour",
            dependencies: ["EndpointRuntime", "Loopback", "PetstoreClient"],
            swiftSettings: strictness
        ),

        .plugin(name: "EndpointGenerator", capability: .buildTool(), dependencies: [tool]),
        .plugin(
            name: "GenerateEndpoints",
            capability: .command(
                intent: .custom(verb: "generate-endpoints", description: "Writes clients into their targets' folders."),
                permissions: [
                    .writeToPackageDirectory(reason: "The generated Swift files go into your targets' folders.")
                ]
            ),
            dependencies: [tool]
        ),
        .plugin(
            name: "CheckEndpoints",
            capability: .command(
                intent: .custom(verb: "check-endpoints", description: "Tells whether checked-in clients are current.")
            ),
            dependencies: [tool]
        ),
        .plugin(
            name: "RunEndpointTool",
            capability: .command(
                intent: .custom(verb: "endpoint-tool", description: "Runs the generator: diff, explain, completions ….")
            ),
            dependencies: [tool]
        ),

        // A process that the tests of the disk cache kill.
        .executableTarget(
            name: "CacheVictim",
            dependencies: ["EndpointRuntime", "EndpointTesting"],
            path: "Tests/CacheVictim",
            swiftSettings: strictness
        ),
        // A server on 127.0.0.1, for what only a real wire shows.
        .target(
            name: "Loopback",
            dependencies: ["EndpointRuntime"],
            path: "Tests/Loopback",
            swiftSettings: strictness
        ),
        // Makes random valid values and requests, and checks them with its own reader of descriptions.
        // Part of no product.
        .target(
            name: "Fidelity",
            dependencies: ["EndpointRuntime", "EndpointTesting"],
            path: "Tests/Fidelity",
            swiftSettings: strictness
        ),
        // Writes the file that connects a generated client to those checks.
        .target(
            name: "FidelityDriver",
            dependencies: ["EndpointDescription", "EndpointGeneration"],
            path: "Tests/FidelityDriver",
            swiftSettings: strictness
        ),
        .testTarget(
            name: "EndpointRuntimeTests",
            dependencies: ["EndpointRuntime", "EndpointTesting", "CacheVictim", "Loopback"],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "EndpointDescriptionTests",
            dependencies: ["EndpointDescription"],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "EndpointGenerationTests",
            dependencies: ["EndpointGeneration", "FidelityDriver", "generate"],
            swiftSettings: strictness
        ),
        golden("DefaultsClient", in: "defaults"),
        golden("RoundtripsClient", in: "roundtrips"),
        golden("ParametersClient", in: "parameters"),
        golden("PetstoreClient", in: "petstore"),
        golden("SecurityClient", in: "security"),
        golden("ServersClient", in: "servers"),
        golden("WorldClient", in: "world"),
        golden("PaginationClient", in: "pagination"),
        golden("StreamsClient", in: "streams"),
        golden("LibraryClient", in: "library"),
        golden("LibraryStubs", in: "library-stubs", beside: ["LibraryClient", "EndpointTesting"]),
        golden("SequencesClient", in: "sequences"),
        golden("SequencesStubs", in: "sequences-stubs", beside: ["SequencesClient", "EndpointTesting"]),
        golden("StreamsStubs", in: "streams-stubs", beside: ["StreamsClient", "EndpointTesting"]),
        golden("PetstoreStubs", in: "petstore-stubs", beside: ["PetstoreClient", "EndpointTesting"]),
        golden("WorldStubs", in: "world-stubs", beside: ["WorldClient", "EndpointTesting"]),
        golden("ConfiguredClient", in: "configured"),
        .testTarget(
            name: "GeneratedClientTests",
            dependencies: [
                "PetstoreClient", "PetstoreStubs", "SecurityClient", "WorldClient", "WorldStubs", "ConfiguredClient",
                "DefaultsClient", "RoundtripsClient", "ParametersClient", "ServersClient", "PaginationClient",
                "StreamsClient", "StreamsStubs", "LibraryClient", "LibraryStubs", "SequencesClient", "SequencesStubs",
                "EndpointRuntime", "EndpointTesting", "EndpointDescription", "Fidelity", "Loopback",
            ],
            swiftSettings: strictness
        ),
    ],
    swiftLanguageModes: [.v6]
)

if let prebuiltTool, !fromSource { package.targets.append(prebuiltTool) }
