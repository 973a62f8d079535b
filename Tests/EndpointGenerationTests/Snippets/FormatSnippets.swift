import Testing

@Suite("Snippets: formats")
struct FormatSnippets {
    @Test("a number in the format 'unix-time' is a date in seconds since 1970")
    func unixTime() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["created"], "properties": {
                    "created": {"type": "integer", "format": "unix-time"},
                    "expires": {"type": "number", "format": "unixtime"}}}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var created: Date
                public var expires: Date?

                public init(created: Date, expires: Date? = nil) {
                    self.created = created
                    self.expires = expires
                }

                public init(from json: inout ObjectReader) throws {
                    created = try json.required("created", as: UnixSeconds.self)
                    expires = try json.optional("expires", as: UnixTime.self)
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("created", created, as: UnixSeconds.self)
                    try json.optional("expires", expires, as: UnixTime.self)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(created, other.created)
                    pairs.add(expires, other.expires)
                }
            }
            """#
        )
    }

    @Test("text in the format 'date-time-rfc-2822' is a date")
    func mailDate() throws {
        try snippet(
            schema: #"""
                {"type": "object", "required": ["sent"], "properties": {
                    "sent": {"type": "string", "format": "date-time-rfc-2822"},
                    "read": {"type": ["string", "null"], "format": "date-time-rfc-2822"},
                    "log": {"type": "array", "items": {"type": "string", "format": "date-time-rfc-2822"}}}}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var sent: Date
                public var read: Date?
                public var log: [RFC2822Date]?

                public init(sent: Date, read: Date? = nil, log: [RFC2822Date]? = nil) {
                    self.sent = sent
                    self.read = read
                    self.log = log
                }

                public init(from json: inout ObjectReader) throws {
                    sent = try json.required("sent", as: RFC2822Date.self)
                    read = try json.optional("read", as: RFC2822Date.self)
                    log = try json.optional("log")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.required("sent", sent, as: RFC2822Date.self)
                    try json.optional("read", read, as: RFC2822Date.self)
                    try json.optional("log", log)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(sent, other.sent)
                    pairs.add(read, other.read)
                    pairs.add(log, other.log)
                }
            }
            """#
        )
    }

    @Test("each format is the closest Swift type")
    func formats() throws {
        try snippet(
            schema: #"""
                {"type": "object", "properties": {
                    "string": {"type": "string"}, "date-time": {"type": "string", "format": "date-time"}, "date": {"type": "string", "format": "date"},
                    "uuid": {"type": "string", "format": "uuid"}, "uri": {"type": "string", "format": "uri"}, "url": {"type": "string", "format": "url"},
                    "byte": {"type": "string", "format": "byte"}, "binary": {"type": "string", "format": "binary"}, "email": {"type": "string", "format": "email"},
                    "duration": {"type": "string", "format": "duration"}, "time": {"type": "string", "format": "time"}, "password": {"type": "string", "format": "password"},
                    "uri-reference": {"type": "string", "format": "uri-reference"}, "nonsense": {"type": "string", "format": "nonsense"}, "integer": {"type": "integer"},
                    "int32": {"type": "integer", "format": "int32"}, "int64": {"type": "integer", "format": "int64"}, "uint32": {"type": "integer", "format": "uint32"},
                    "uint64": {"type": "integer", "format": "uint64"}, "int8": {"type": "integer", "format": "int8"}, "number": {"type": "number"},
                    "float": {"type": "number", "format": "float"}, "double": {"type": "number", "format": "double"}, "decimal": {"type": "number", "format": "decimal"},
                    "base64": {"type": "string", "contentEncoding": "base64"}, "flag": {"type": "boolean"}}}
                """#
        ).becomes(
            #"""
            public struct Thing: HashedModel {
                public var string: String?
                public var dateTime: Date?
                public var date: CalendarDate?
                public var uuid: UUID?
                public var uri: URLText?
                public var url: URLText?
                public var byte: Base64Data?
                public var binary: String?
                public var email: String?
                public var duration: String?
                public var time: String?
                public var password: String?
                public var uriReference: String?
                public var nonsense: String?
                public var integer: Int?
                public var int32: Int32?
                public var int64: Int64?
                public var uint32: UInt32?
                public var uint64: UInt64?
                public var int8: Int32?
                public var number: Double?
                public var float: Float?
                public var double: Double?
                public var decimal: Decimal?
                public var base64: Base64Data?
                public var flag: Bool?

                public init(
                    string: String? = nil,
                    dateTime: Date? = nil,
                    date: CalendarDate? = nil,
                    uuid: UUID? = nil,
                    uri: URLText? = nil,
                    url: URLText? = nil,
                    byte: Base64Data? = nil,
                    binary: String? = nil,
                    email: String? = nil,
                    duration: String? = nil,
                    time: String? = nil,
                    password: String? = nil,
                    uriReference: String? = nil,
                    nonsense: String? = nil,
                    integer: Int? = nil,
                    int32: Int32? = nil,
                    int64: Int64? = nil,
                    uint32: UInt32? = nil,
                    uint64: UInt64? = nil,
                    int8: Int32? = nil,
                    number: Double? = nil,
                    float: Float? = nil,
                    double: Double? = nil,
                    decimal: Decimal? = nil,
                    base64: Base64Data? = nil,
                    flag: Bool? = nil
                ) {
                    self.string = string
                    self.dateTime = dateTime
                    self.date = date
                    self.uuid = uuid
                    self.uri = uri
                    self.url = url
                    self.byte = byte
                    self.binary = binary
                    self.email = email
                    self.duration = duration
                    self.time = time
                    self.password = password
                    self.uriReference = uriReference
                    self.nonsense = nonsense
                    self.integer = integer
                    self.int32 = int32
                    self.int64 = int64
                    self.uint32 = uint32
                    self.uint64 = uint64
                    self.int8 = int8
                    self.number = number
                    self.float = float
                    self.double = double
                    self.decimal = decimal
                    self.base64 = base64
                    self.flag = flag
                }

                public init(from json: inout ObjectReader) throws {
                    string = try json.optional("string")
                    dateTime = try json.optional("date-time")
                    date = try json.optional("date")
                    uuid = try json.optional("uuid")
                    uri = try json.optional("uri")
                    url = try json.optional("url")
                    byte = try json.optional("byte")
                    binary = try json.optional("binary")
                    email = try json.optional("email")
                    duration = try json.optional("duration")
                    time = try json.optional("time")
                    password = try json.optional("password")
                    uriReference = try json.optional("uri-reference")
                    nonsense = try json.optional("nonsense")
                    integer = try json.optional("integer")
                    int32 = try json.optional("int32")
                    int64 = try json.optional("int64")
                    uint32 = try json.optional("uint32")
                    uint64 = try json.optional("uint64")
                    int8 = try json.optional("int8")
                    number = try json.optional("number")
                    float = try json.optional("float")
                    double = try json.optional("double")
                    decimal = try json.optional("decimal")
                    base64 = try json.optional("base64")
                    flag = try json.optional("flag")
                }

                public func encode(to json: inout ObjectWriter) throws {
                    try json.optional("string", string)
                    try json.optional("date-time", dateTime)
                    try json.optional("date", date)
                    try json.optional("uuid", uuid)
                    try json.optional("uri", uri)
                    try json.optional("url", url)
                    try json.optional("byte", byte)
                    try json.optional("binary", binary)
                    try json.optional("email", email)
                    try json.optional("duration", duration)
                    try json.optional("time", time)
                    try json.optional("password", password)
                    try json.optional("uri-reference", uriReference)
                    try json.optional("nonsense", nonsense)
                    try json.optional("integer", integer)
                    try json.optional("int32", int32)
                    try json.optional("int64", int64)
                    try json.optional("uint32", uint32)
                    try json.optional("uint64", uint64)
                    try json.optional("int8", int8)
                    try json.optional("number", number)
                    try json.optional("float", float)
                    try json.optional("double", double)
                    try json.optional("decimal", decimal)
                    try json.optional("base64", base64)
                    try json.optional("flag", flag)
                }

                public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
                    pairs.add(string, other.string)
                    pairs.add(dateTime, other.dateTime)
                    pairs.add(date, other.date)
                    pairs.add(uuid, other.uuid)
                    pairs.add(uri, other.uri)
                    pairs.add(url, other.url)
                    pairs.add(byte, other.byte)
                    pairs.add(binary, other.binary)
                    pairs.add(email, other.email)
                    pairs.add(duration, other.duration)
                    pairs.add(time, other.time)
                    pairs.add(password, other.password)
                    pairs.add(uriReference, other.uriReference)
                    pairs.add(nonsense, other.nonsense)
                    pairs.add(integer, other.integer)
                    pairs.add(int32, other.int32)
                    pairs.add(int64, other.int64)
                    pairs.add(uint32, other.uint32)
                    pairs.add(uint64, other.uint64)
                    pairs.add(int8, other.int8)
                    pairs.add(number, other.number)
                    pairs.add(float, other.float)
                    pairs.add(double, other.double)
                    pairs.add(decimal, other.decimal)
                    pairs.add(base64, other.base64)
                    pairs.add(flag, other.flag)
                }
            }
            """#
        )
    }
}
