import Foundation

/// The bytes that resumable downloads to a file have received so far, and the validator by which the server identifies
/// them.
struct PartialFile: Sendable {
    let destination: URL
    /// The file with the bytes: `.name.partial`; for a long name its digest.
    let bytes: URL
    /// The file with the server's description of the bytes: `.name.partial.json`; for a long name its digest.
    private let note: URL
    /// Derived from the request's address, which may contain secrets, except for credentials, which may be renewed.
    private let address: String
    private let owner: Owner

    /// The user to whom the content belongs.
    private enum Owner {
        /// No authentication decorator has seen the request.
        case undecided
        /// The digest of the user; nil if the credentials do not identify one.
        case user(String?)
    }

    /// Nil unless the request is for a whole file whose download may be continued.
    init?(resuming request: EndpointRequest) {
        guard case .file(let url, isResumable: true) = request.delivery, request.method == .get,
            !request.headers.contains("Range")
        else { return nil }
        self.init(destination: url, of: request)
    }

    /// - Parameter request: the request for the whole file.
    init(destination: URL, of request: EndpointRequest) {
        self.destination = destination
        let folder = destination.deletingLastPathComponent()
        let name = hiddenName(beside: destination) + ".partial"
        bytes = folder.appendingPathComponent(name, isDirectory: false)
        note = folder.appendingPathComponent(name + ".json", isDirectory: false)
        address = hexadecimal(sha256(Data(request.addressWithoutCredentials.utf8)))
        if case .undecided = request.credentialState {
            owner = .undecided
        } else {
            owner = .user(request.credentialState.principal?.user?.digest)
        }
    }

    /// The number of existing bytes.
    var size: Int {
        let attributes = try? FileManager.default.attributesOfItem(atPath: bytes.path)
        return (attributes?[.size] as? NSNumber).flatMap { Int(exactly: $0.int64Value) } ?? 0
    }

    /// The request for the missing bytes; the request without a range if there is nothing to continue or no strong
    /// validator.
    func continuing(_ request: EndpointRequest) -> EndpointRequest {
        var request = request
        // Offsets in decompressed content differ from the offsets that the server counts.
        request.headers.set("Accept-Encoding", "identity")
        guard let known, size <= known.total ?? .max else { return request }
        // For a complete file the last byte is requested again, so that the server can confirm the content.
        let offset = min(size, known.total.map { max(1, $0) - 1 } ?? .max)
        guard offset > 0 else { return request }
        request.headers.set("Range", "bytes=\(offset)-")
        request.headers.set("If-Range", known.validator)
        return request
    }

    /// The length of the whole content according to the server; nil if the server did not state it.
    var total: Int? { known?.total }

    /// Identifies the content that the existing bytes belong to; nil if they cannot be continued.
    var validator: String? { known?.validator }

    private var known: PartialNote? {
        guard let known = try? PartialNote(jsonData: try Data(contentsOf: note)), known.address == address else {
            return nil
        }
        if case .user(let user) = owner, known.user != user { return nil }
        return known
    }

    /// Stores the server's validator for the content, if the server provided a strong one.
    func describe(_ head: ResponseHead) throws {
        guard let validator = head.strongValidator else { return forget() }
        var known = PartialNote(address: address, validator: validator, total: head.wholeLength)
        if case .user(let user) = owner { known.user = user }
        try known.jsonData().write(to: note, options: .atomic)
    }

    func forget() { try? FileManager.default.removeItem(at: note) }

    /// Has no effect while another sink, in any process, writes the file.
    func discard() {
        guard let handle = try? lock(O_WRONLY) else { return }
        forget()
        try? FileManager.default.removeItem(at: bytes)
        try? handle.closeUnlocked()
    }

    /// Opens the bytes for one sink alone, until the handle is closed.
    ///
    /// - Throws: ``HTTPBody/FileError/inUse(_:)`` while another sink, in any process, writes the file.
    func lock(_ flags: Int32) throws -> FileHandle {
        // In a folder that others may write to, a link with this name could lead to any file of the user.
        let descriptor = open(bytes.path, flags | O_CLOEXEC | O_NOFOLLOW, 0o666)
        guard descriptor >= 0 else { throw HTTPBody.FileError.cannotCreate(bytes) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        // A file that was moved to its destination since it was opened is complete.
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, isOpen(descriptor, at: bytes.path) else {
            throw HTTPBody.FileError.inUse(destination)
        }
        return handle
    }

    /// Whether the first `offset` bytes are those of the content that the validator identifies. Another download may
    /// have replaced them since the request for the rest was made.
    func holds(_ offset: Int, of validator: String?) -> Bool {
        size >= offset && validator != nil && known?.validator == validator
    }
}

extension FileHandle {
    /// Releases the lock before the file is closed. A process that is being started holds a copy of the open file, and
    /// with it the lock, until it runs its own program.
    func closeUnlocked() throws {
        flock(fileDescriptor, LOCK_UN)
        try close()
    }
}

/// The start of the name of a hidden file next to a file. File systems allow 255 bytes, which a file may need for its own
/// name, so a long name is replaced by its digest.
func hiddenName(beside file: URL) -> String {
    let name = file.lastPathComponent
    return "." + (name.utf8.count > 180 ? hexadecimal(sha256(Data(name.utf8))) : name)
}

/// Whether an open file is the one at a path.
private func isOpen(_ descriptor: Int32, at path: String) -> Bool {
    var (open, named) = (stat(), stat())
    return fstat(descriptor, &open) == 0 && stat(path, &named) == 0 && open.st_ino == named.st_ino
        && open.st_dev == named.st_dev
}

private struct PartialNote: JSONModel {
    var address: String
    var validator: String
    var total: Int?
    var user: String?

    init(address: String, validator: String, total: Int?) {
        self.address = address
        self.validator = validator
        self.total = total
    }

    init(from json: inout ObjectReader) throws {
        address = try json.required("address")
        validator = try json.required("validator")
        total = try json.optional("total")
        user = try json.optional("user")
    }

    func encode(to json: inout ObjectWriter) throws {
        try json.required("address", address)
        try json.required("validator", validator)
        try json.optional("total", total)
        try json.optional("user", user)
    }
}

extension EndpointRequest {
    /// The start of the range that a resumable download requests.
    var rangeStart: Int {
        guard let text = headers["Range"], text.hasPrefix("bytes="), text.hasSuffix("-") else { return 0 }
        return Int(text.dropFirst(6).dropLast()) ?? 0
    }
}

extension EndpointResponse {
    /// Whether the server does not continue the existing bytes of a resumable download. A part that continues them is a
    /// file.
    var refusesRange: Bool {
        if case .file = body { return false }
        return status == 416 || status == 206
    }
}

extension EndpointRequest {
    fileprivate var addressWithoutCredentials: String {
        let address = url.absoluteString
        guard let mark = address.firstIndex(of: "?") else { return address }
        let redaction = Redaction(names: credentialNames)
        let items = address[address.index(after: mark)...].split(separator: "&").filter { item in
            let name = String(item.prefix { $0 != "=" })
            return !redaction.hides(percentDecoded(name))
        }
        return address[..<mark] + (items.isEmpty ? "" : "?") + items.joined(separator: "&")
    }
}
