import EndpointGeneration
import Foundation

exit(run(Array(CommandLine.arguments.dropFirst()), as: "endpoint-tool"))
