import Foundation

print("to be measured")
