import EndpointRuntime
import Foundation
import Testing

@Suite("Base64 in JSON")
struct Base64DataTests {
    @Test(
        "bytes are read with or without padding",
        arguments: [("", ""), ("Zg==", "f"), ("Zg", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9vYmE", "fooba")]
    )
    func paddingMayBeMissing(text: String, value: String) throws {
        #expect(try Base64Data(jsonText: "\"\(text)\"").data == Data(value.utf8))
        #expect(try Data(jsonText: "\"\(text)\"") == Data(value.utf8))
    }

    @Test("bytes are read in both alphabets")
    func bothAlphabetsAreRead() throws {
        let data = Data([0xFB, 0xEF, 0xFF])
        #expect(try Base64Data(jsonText: #""++//""#).data == data)
        #expect(try Base64Data(jsonText: #""--__""#).data == data)
        #expect(try Data(jsonText: #""--__""#) == data)
    }

    @Test(
        "text that was read is written unchanged, canonical or not",
        arguments: [
            "", "Zg==", "Zg", "Zm8=", "Zm8", "Zm9v", "++//", "--__", "+-/_", "Zh==", "Zm9=", "Zm9vZm9v\\r\\nZm9v\\n",
            "ok",
        ]
    )
    func whatWasReadIsWritten(text: String) throws {
        let json = "\"\(text)\""
        #expect(try Base64Data(jsonText: json).jsonText() == json)
        let bridged = try JSONDecoder().decode([Base64Data].self, from: Data("[\(json)]".utf8))
        let written = try JSONDecoder().decode([String].self, from: JSONEncoder().encode(bridged))
        #expect(written == [try String(jsonText: json)])
    }

    @Test(
        "text that is not Base64 is an error",
        arguments: ["Z", "Zg=", "Z===", "Zm9v=", "Zm 9v", "Z*==", "=", "==", "Zg==Zg==", "Zg=\\n=x", "é"]
    )
    func otherTextIsRefused(text: String) {
        #expect(throws: JSONError.self) { try Base64Data(jsonText: "\"\(text)\"") }
        #expect(throws: JSONError.self) { try Data(jsonText: "\"\(text)\"") }
    }

    @Test("bytes are written in the standard alphabet, with padding")
    func bytesAreWrittenCanonically() throws {
        let data = Data([0xFB, 0xEF, 0xFF, 0x66])
        #expect(try Base64Data(data).jsonText() == #""++//Zg==""#)
        #expect(try data.jsonText() == #""++//Zg==""#)
        #expect(Base64Data("++//Zg==")?.data == data)
        #expect(Base64Data("++//Zg==")?.text == "++//Zg==")
        #expect(Base64Data("*") == nil)
    }

    @Test("values are equal if their bytes are, however these are spelled")
    func equalityIsOfBytes() {
        #expect(Base64Data("Zg") == Base64Data(Data("f".utf8)))
        #expect(Set([Base64Data("Zg"), Base64Data("Zg=="), Base64Data("Zh")]).count == 1)
        #expect(Base64Data("Zg") != Base64Data("Zm8"))
    }
}
