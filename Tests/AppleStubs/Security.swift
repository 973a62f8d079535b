// swift-format-ignore-file
// The part of Security that the runtime uses, as the SDK declares it. Swift types stand for the bridged types of Core
// Foundation. The Keychain is a dictionary in memory.
@_exported import Darwin
public import Foundation

public typealias CFTypeRef = AnyObject
public typealias CFString = String
public typealias CFData = Data
public typealias CFDictionary = [String: Any]
public typealias CFArray = [Any]
public final class CFError: Error {}

/// Trusted as the test says, with the chain that it gives.
public final class SecTrust {
    let isTrusted: Bool
    let chain: [SecCertificate]
    public init(isTrusted: Bool, chain: [Data]) {
        self.isTrusted = isTrusted
        self.chain = chain.map { SecCertificate($0) }
    }
}
public final class SecCertificate {
    let data: Data
    init(_ data: Data) { self.data = data }
}

public var errSecSuccess: OSStatus { 0 }
public var errSecDuplicateItem: OSStatus { -25299 }
public var errSecItemNotFound: OSStatus { -25300 }

public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecAttrService: CFString = "svce"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecReturnData: CFString = "r_Data"
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecValueData: CFString = "v_Data"
public let kSecUseDataProtectionKeychain: CFString = "nleg"

/// The attributes that identify an item.
private func identity(_ query: CFDictionary) -> [String] {
    [kSecClass, kSecAttrService, kSecAttrAccount, kSecAttrAccessGroup].map { "\(query[$0] ?? "")" }
}
nonisolated(unsafe) private var items: [[String]: CFDictionary] = [:]
/// The status that the next call returns instead.
nonisolated(unsafe) public var nextStatus: OSStatus?
private func perform(_ work: () -> OSStatus) -> OSStatus {
    defer { nextStatus = nil }
    return nextStatus ?? work()
}

public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    perform {
        if items[identity(attributes)] != nil { return errSecDuplicateItem }
        items[identity(attributes)] = attributes
        return errSecSuccess
    }
}
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    perform {
        guard let item = items[identity(query)] else { return errSecItemNotFound }
        if query[kSecReturnData] as? Bool == true { result?.pointee = item[kSecValueData].map { $0 as AnyObject } }
        return errSecSuccess
    }
}
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    perform {
        guard items[identity(query)] != nil else { return errSecItemNotFound }
        items[identity(query)]?.merge(attributesToUpdate) { $1 }
        return errSecSuccess
    }
}
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    perform { items.removeValue(forKey: identity(query)) == nil ? errSecItemNotFound : errSecSuccess }
}
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? { nil }

public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool { trust.isTrusted }
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.chain }
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }
