// Formats, generated from formats.json. Do not edit.
// swift-format-ignore-file
public import EndpointRuntime
public import Foundation

nonisolated extension Formats {
    public struct Everything: HashedModel {
        public var integer: Int
        public var int32: Int32?
        public var int64: Int64?
        public var uint32: UInt32?
        public var uint64: UInt64?
        public var int8: Int32?
        public var number: Double?
        public var float: Float?
        public var double: Double?
        public var decimal: Decimal?
        public var decimalText: String?
        public var boolean: Bool?
        public var string: String?
        public var dateTime: Date
        public var date: CalendarDate?
        public var time: String?
        public var duration: String?
        public var dateTimeRFC2822: Date?
        public var unixTime: Date?
        public var uuid: UUID?
        public var uri: URLText?
        public var uriReference: String?
        public var url: URLText?
        public var email: String?
        public var hostname: String?
        public var ipv4: String?
        public var ipv6: String?
        public var regex: String?
        public var jsonPointer: String?
        public var password: String?
        public var byte: Base64Data?
        public var binary: String?
        public var encoded: Base64Data?
        public var encodedURL: String?
        public var unknown: String?
        public var misplaced: Int?
        public var untyped: Date?
        public var anything: Presence<JSONValue>
        public var dates: [CalendarDate]?
        public var instants: [String: Date]?

        public init(
            integer: Int,
            dateTime: Date,
            int32: Int32? = nil,
            int64: Int64? = nil,
            uint32: UInt32? = nil,
            uint64: UInt64? = nil,
            int8: Int32? = nil,
            number: Double? = nil,
            float: Float? = nil,
            double: Double? = nil,
            decimal: Decimal? = nil,
            decimalText: String? = nil,
            boolean: Bool? = nil,
            string: String? = nil,
            date: CalendarDate? = nil,
            time: String? = nil,
            duration: String? = nil,
            dateTimeRFC2822: Date? = nil,
            unixTime: Date? = nil,
            uuid: UUID? = nil,
            uri: URLText? = nil,
            uriReference: String? = nil,
            url: URLText? = nil,
            email: String? = nil,
            hostname: String? = nil,
            ipv4: String? = nil,
            ipv6: String? = nil,
            regex: String? = nil,
            jsonPointer: String? = nil,
            password: String? = nil,
            byte: Base64Data? = nil,
            binary: String? = nil,
            encoded: Base64Data? = nil,
            encodedURL: String? = nil,
            unknown: String? = nil,
            misplaced: Int? = nil,
            untyped: Date? = nil,
            anything: Presence<JSONValue> = .absent,
            dates: [CalendarDate]? = nil,
            instants: [String: Date]? = nil
        ) {
            self.integer = integer
            self.dateTime = dateTime
            self.int32 = int32
            self.int64 = int64
            self.uint32 = uint32
            self.uint64 = uint64
            self.int8 = int8
            self.number = number
            self.float = float
            self.double = double
            self.decimal = decimal
            self.decimalText = decimalText
            self.boolean = boolean
            self.string = string
            self.date = date
            self.time = time
            self.duration = duration
            self.dateTimeRFC2822 = dateTimeRFC2822
            self.unixTime = unixTime
            self.uuid = uuid
            self.uri = uri
            self.uriReference = uriReference
            self.url = url
            self.email = email
            self.hostname = hostname
            self.ipv4 = ipv4
            self.ipv6 = ipv6
            self.regex = regex
            self.jsonPointer = jsonPointer
            self.password = password
            self.byte = byte
            self.binary = binary
            self.encoded = encoded
            self.encodedURL = encodedURL
            self.unknown = unknown
            self.misplaced = misplaced
            self.untyped = untyped
            self.anything = anything
            self.dates = dates
            self.instants = instants
        }

        public init(from json: inout ObjectReader) throws {
            integer = try json.required("integer")
            int32 = try json.optional("int32")
            int64 = try json.optional("int64")
            uint32 = try json.optional("uint32")
            uint64 = try json.optional("uint64")
            int8 = try json.optional("int8")
            number = try json.optional("number")
            float = try json.optional("float")
            double = try json.optional("double")
            decimal = try json.optional("decimal")
            decimalText = try json.optional("decimalText")
            boolean = try json.optional("boolean")
            string = try json.optional("string")
            dateTime = try json.required("dateTime")
            date = try json.optional("date")
            time = try json.optional("time")
            duration = try json.optional("duration")
            dateTimeRFC2822 = try json.optional("dateTimeRFC2822", as: RFC2822Date.self)
            unixTime = try json.optional("unixTime", as: UnixSeconds.self)
            uuid = try json.optional("uuid")
            uri = try json.optional("uri")
            uriReference = try json.optional("uriReference")
            url = try json.optional("url")
            email = try json.optional("email")
            hostname = try json.optional("hostname")
            ipv4 = try json.optional("ipv4")
            ipv6 = try json.optional("ipv6")
            regex = try json.optional("regex")
            jsonPointer = try json.optional("jsonPointer")
            password = try json.optional("password")
            byte = try json.optional("byte")
            binary = try json.optional("binary")
            encoded = try json.optional("encoded")
            encodedURL = try json.optional("encodedURL")
            unknown = try json.optional("unknown")
            misplaced = try json.optional("misplaced")
            untyped = try json.optional("untyped")
            anything = try json.presence("anything")
            dates = try json.optional("dates")
            instants = try json.optional("instants")
        }

        public func encode(to json: inout ObjectWriter) throws {
            try json.required("integer", integer)
            try json.optional("int32", int32)
            try json.optional("int64", int64)
            try json.optional("uint32", uint32)
            try json.optional("uint64", uint64)
            try json.optional("int8", int8)
            try json.optional("number", number)
            try json.optional("float", float)
            try json.optional("double", double)
            try json.optional("decimal", decimal)
            try json.optional("decimalText", decimalText)
            try json.optional("boolean", boolean)
            try json.optional("string", string)
            try json.required("dateTime", dateTime)
            try json.optional("date", date)
            try json.optional("time", time)
            try json.optional("duration", duration)
            try json.optional("dateTimeRFC2822", dateTimeRFC2822, as: RFC2822Date.self)
            try json.optional("unixTime", unixTime, as: UnixSeconds.self)
            try json.optional("uuid", uuid)
            try json.optional("uri", uri)
            try json.optional("uriReference", uriReference)
            try json.optional("url", url)
            try json.optional("email", email)
            try json.optional("hostname", hostname)
            try json.optional("ipv4", ipv4)
            try json.optional("ipv6", ipv6)
            try json.optional("regex", regex)
            try json.optional("jsonPointer", jsonPointer)
            try json.optional("password", password)
            try json.optional("byte", byte)
            try json.optional("binary", binary)
            try json.optional("encoded", encoded)
            try json.optional("encodedURL", encodedURL)
            try json.optional("unknown", unknown)
            try json.optional("misplaced", misplaced)
            try json.optional("untyped", untyped)
            try json.presence("anything", anything)
            try json.optional("dates", dates)
            try json.optional("instants", instants)
        }

        public func pairMembers(with other: Self, in pairs: inout MemberPairs) {
            pairs.add(integer, other.integer)
            pairs.add(dateTime, other.dateTime)
            pairs.add(int32, other.int32)
            pairs.add(int64, other.int64)
            pairs.add(uint32, other.uint32)
            pairs.add(uint64, other.uint64)
            pairs.add(int8, other.int8)
            pairs.add(number, other.number)
            pairs.add(float, other.float)
            pairs.add(double, other.double)
            pairs.add(decimal, other.decimal)
            pairs.add(decimalText, other.decimalText)
            pairs.add(boolean, other.boolean)
            pairs.add(string, other.string)
            pairs.add(date, other.date)
            pairs.add(time, other.time)
            pairs.add(duration, other.duration)
            pairs.add(dateTimeRFC2822, other.dateTimeRFC2822)
            pairs.add(unixTime, other.unixTime)
            pairs.add(uuid, other.uuid)
            pairs.add(uri, other.uri)
            pairs.add(uriReference, other.uriReference)
            pairs.add(url, other.url)
            pairs.add(email, other.email)
            pairs.add(hostname, other.hostname)
            pairs.add(ipv4, other.ipv4)
            pairs.add(ipv6, other.ipv6)
            pairs.add(regex, other.regex)
            pairs.add(jsonPointer, other.jsonPointer)
            pairs.add(password, other.password)
            pairs.add(byte, other.byte)
            pairs.add(binary, other.binary)
            pairs.add(encoded, other.encoded)
            pairs.add(encodedURL, other.encodedURL)
            pairs.add(unknown, other.unknown)
            pairs.add(misplaced, other.misplaced)
            pairs.add(untyped, other.untyped)
            pairs.add(anything, other.anything)
            pairs.add(dates, other.dates)
            pairs.add(instants, other.instants)
        }
    }
}
