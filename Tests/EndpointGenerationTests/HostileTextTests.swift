import EndpointDescription
import Foundation
import Testing

@testable import EndpointGeneration

/// `Specs/hostile.json` says INJECTED wherever a description may hold text, behind everything that ends a comment, a
/// literal, a name or a template's tag.
@Suite("Hostile text")
struct HostileTextTests {
    let files: [SourceFile]

    init() throws {
        let url = PackageFolder.url.appendingPathComponent("Specs/hostile.json")
        let client = try generateClient(
            from: [UInt8](Data(contentsOf: url)),
            path: "hostile.json",
            log: DiagnosticLog()
        )
        files = try #require(client).files
    }

    @Test("stands in comments and literals, never in code")
    func inert() {
        for file in files {
            let text = String(decoding: file.bytes, as: UTF8.self)
            #expect(text.contains("INJECTED") || file.name.hasSuffix("+Other.swift"), "\(file.name) tests nothing")
            #expect(!code(of: text).contains("INJECTED"), "\(file.name)")
        }
    }

    @Test("hides nothing from a reader: no control character, no mark that reorders")
    func visible() {
        for file in files {
            let text = String(decoding: file.bytes, as: UTF8.self)
            let hidden = text.unicodeScalars.filter {
                $0 != "\n" && ($0.properties.generalCategory == .control || $0.properties.isBidiControl)
            }
            #expect(hidden.isEmpty, "\(file.name)")
        }
    }

    @Test("makes no file but the client's own")
    func names() {
        for file in files {
            #expect(file.name.hasPrefix("Hostile+") && file.name.hasSuffix(".swift"))
            #expect(file.name.dropFirst(8).dropLast(6).allSatisfy { $0.isLetter || $0.isNumber }, "\(file.name)")
        }
    }

    @Test(
        "is seen by this test where it is code",
        arguments: ["x\nINJECTED()", "\"a\" + INJECTED", "\"\\(INJECTED)\"", "// a\rINJECTED"]
    )
    func control(text: String) {
        #expect(code(of: text).contains("INJECTED"))
    }

    /// The text without comments and literals; what a literal interpolates is code.
    private func code(of text: String) -> String {
        var code = ""
        var rest = Substring(text)
        var isInLiteral = false
        var depth: [Int] = []
        while let scalar = rest.unicodeScalars.popFirst() {
            if isInLiteral {
                if scalar == "\\", let next = rest.unicodeScalars.popFirst(), next == "(" {
                    depth.append(0)
                    isInLiteral = false
                } else if scalar == "\"" {
                    isInLiteral = false
                }
            } else if scalar == "/", rest.unicodeScalars.first == "/" {
                while let next = rest.unicodeScalars.first, next != "\n", next != "\r" {
                    rest.unicodeScalars.removeFirst()
                }
            } else if scalar == "\"" {
                isInLiteral = true
            } else {
                if scalar == "(", let last = depth.indices.last { depth[last] += 1 }
                if scalar == ")", let last = depth.last {
                    if last == 0 {
                        depth.removeLast()
                        isInLiteral = true
                    } else {
                        depth[depth.count - 1] -= 1
                    }
                }
                code.unicodeScalars.append(scalar)
            }
        }
        return code
    }
}
