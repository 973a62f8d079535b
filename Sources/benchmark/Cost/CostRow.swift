/// One figure of the cost table, and the most that it may be.
struct CostRow {
    /// For example: `compile debug qdrant`
    var name: String
    var limit: Double
    /// `× before`, `CPU s`, `GiB` or `MB`
    var unit: String
    var measure: @Sendable (CostWork) throws -> Figure

    /// The result of a row.
    enum Figure {
        /// The value in the row's unit, and the measurements behind it.
        case value(Double, detail: String)
        /// Why the row cannot be measured here.
        case skipped(String)
        /// Why the row could not be measured although it should be.
        case failed(String)
    }
}

extension CostRow {
    /// Every row, in the order of the table.
    static let all: [CostRow] =
        clients.map { .comparison("compile debug \($0)", $0, limit: 0.55, .debug) }
        + ["box", "github-2023"].map {
            .comparison("compile debug \($0), constants", $0, limit: 0.55, .debug, configuration: constants)
        }
        + clients.map { .comparison("compile release \($0)", $0, limit: 0.6, .release) } + [
            CostRow(name: "compile after an edit, checked-in", limit: 0.1, unit: "× whole") { work in
                try work.editedShare(of: "github-2023", shards: 0)
            },
            CostRow(name: "compile after an edit, constants", limit: 0.1, unit: "× whole") { work in
                try work.editedShare(of: "github-2023", shards: 0, configuration: constants)
            },
            CostRow(name: "compile after an edit, shards", limit: 0.25, unit: "× whole") { work in
                try work.editedShare(of: "github-2023", shards: 32)
            },
            CostRow(name: "peak of a compiler", limit: 0.4, unit: "GiB") { work in
                try work.peak(of: "github-2023")
            },
            CostRow(name: "peak of a compiler, constants", limit: 0.4, unit: "GiB") { work in
                try work.peak(of: "github-2023", configuration: constants)
            },
            .build("build endpoint-tool debug", limit: 30, "--product", "endpoint-tool"),
            .build("build endpoint-tool release", limit: 70, "--product", "endpoint-tool", "-c", "release"),
            .build("build EndpointRuntime debug", limit: 20, "--target", "EndpointRuntime"),
            CostRow(name: "generate github-2023 release", limit: 3, unit: "× JSONSerialization") { work in
                try work.generation(of: "github-2023", .release)
            },
            CostRow(name: "generate github-2023 debug", limit: 12, unit: "× JSONSerialization") { work in
                try work.generation(of: "github-2023", .debug)
            },
            CostRow(name: "generate 100,000 operations debug", limit: 30, unit: "CPU s") { work in
                try work.manyOperations(100_000)
            },
            CostRow(name: "operations twice as many", limit: 2.4, unit: "× half") { work in
                try work.growth(from: 50_000)
            },
            // The limits are 0.7 × the sizes at b245ee6: 2.72, 8.39 and 17.17 MB.
            .executable(of: "petstore", limit: 1.91, sending: "GetPet(petID: 1)"),
            .executable(of: "twilio-api-v2010", limit: 5.88, sending: #"FetchCall(accountSid: "a", sid: "b")"#),
            .executable(
                of: "github-2023",
                limit: 12.02,
                sending: #"IssuesGet(owner: "a", repo: "b", issueNumber: 1)"#
            ),
        ]
        + RuntimeDriver.Work.allCases.map(runtime) + [
            CostRow(name: "swift test, clean clone", limit: 260, unit: "CPU s") { try $0.tests() }
        ]

    private static let clients = ["qdrant", "box", "github-2023", "stripe-2020"]

    /// The configuration of a client whose properties are constants.
    private static let constants = #"{"mutable": false}"#

    private static func comparison(
        _ name: String,
        _ client: String,
        limit: Double,
        _ mode: CompileMode,
        configuration: String? = nil
    ) -> CostRow {
        CostRow(name: name, limit: limit, unit: "× before") {
            try $0.comparison(of: client, mode, configuration: configuration)
        }
    }

    private static func executable(of name: String, limit: Double, sending call: String) -> CostRow {
        CostRow(name: "executable \(name)", limit: limit, unit: "MB") { try $0.executable(of: name, sending: call) }
    }

    /// Two builds of the same sources differ by up to a twentieth.
    private static func runtime(_ work: RuntimeDriver.Work) -> CostRow {
        CostRow(name: "runtime \(work)", limit: 1.05, unit: "× before") { try $0.runtime(work) }
    }

    private static func build(_ name: String, limit: Double, _ arguments: String...) -> CostRow {
        CostRow(name: name, limit: limit, unit: "CPU s") { try $0.build(arguments) }
    }
}
