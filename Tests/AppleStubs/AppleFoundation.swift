// swift-format-ignore-file
// Foundation as on Apple's platforms: it includes networking, and the API of it that exists only there.
@_exported import Darwin
@_exported import Foundation
@_exported import FoundationNetworking
public import Security

extension URLProtectionSpace {
    @_disfavoredOverload public var serverTrust: SecTrust? { nil }
}

public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

extension Stream {
    public class func getBoundStreams(
        withBufferSize size: Int,
        inputStream: UnsafeMutablePointer<InputStream?>?,
        outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {}
}
