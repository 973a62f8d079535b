import Foundation

/// Checks the client of one description and prints the report.
///
/// - Parameter arguments: the description's file, the number of instances for each schema, the seed, and the files that
///   list open differences.
/// - Returns: 0 if every difference is listed, 1 if one is not, 2 if the description cannot be read.
public func runChecks(of driver: (some Driver).Type, arguments: [String]) async -> Int32 {
    guard arguments.count > 3, let count = Int(arguments[1]), let seed = UInt64(arguments[2]),
        let value = readDescription(URL(fileURLWithPath: arguments[0]))
    else {
        print("\(arguments.first ?? ""): not a description in JSON")
        return 2
    }
    let name = URL(fileURLWithPath: arguments[0]).deletingPathExtension().lastPathComponent
    let report = await Report.check(PlainDescription(value), named: name, driver, count: count, seed: seed)
    print(report.text())
    let list = arguments[3...].map { (try? String(contentsOfFile: $0, encoding: .utf8)) ?? "" }.joined(separator: "\n")
    for line in report.new(beside: list) { print("  new: \(name): \(line)") }
    for line in report.mended(in: list) { print("  not found in this run: \(name): \(line)") }
    return report.new(beside: list).isEmpty ? 0 : 1
}

/// The description as OpenAPI 3 in one value; `nil` if it is none.
private func readDescription(_ url: URL) -> Plain? {
    guard let bytes = try? Data(contentsOf: url), let value = try? PlainParser.parse([UInt8](bytes)),
        let whole = try? bundleFiles(of: value, at: url)
    else { return nil }
    let upgraded = upgradeSwagger2(whole)
    return upgraded["openapi"] == nil ? nil : upgraded
}

extension Report {
    /// Checks the client of a driver with random values and calls.
    ///
    /// - Parameter count: the number of instances of each schema and of requests of each operation.
    public static func check(
        _ description: PlainDescription,
        named name: String,
        _ driver: (some Driver).Type,
        count: Int,
        seed: UInt64
    ) async -> Report {
        var report = Report(name)
        let client = Client(driver)
        RoundTrip(description, client, count: count, seed: seed).check(into: &report)
        await RequestCheck(description, client, count: count, seed: seed).check(into: &report)
        return report
    }
}
