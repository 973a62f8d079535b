import EndpointRuntime
import EndpointTesting
import Foundation
import LibraryClient
import LibraryStubs
import PetstoreClient
import PetstoreStubs
import SequencesClient
import SequencesStubs
import StreamsClient
import StreamsStubs
import Testing
import WorldClient
import WorldStubs

/// Every example of every operation that has compiled stubs, read by the type that reads it in an app.
@Suite("Examples read back")
struct ExampleTests {
    private static let petstore: [any StubbedEndpoint.Type] = [
        Petstore.ListPets.self,
        Petstore.CreatePet.self,
        Petstore.WatchPets.self,
        Petstore.GetPet.self,
        Petstore.UpdatePet.self,
        Petstore.DeletePet.self,
        Petstore.GetPhoto.self,
        Petstore.UploadPhoto.self,
        Petstore.AttachDocuments.self,
        Petstore.ListCategories.self,
        Petstore.GetInventory.self,
        Petstore.PlaceOrder.self,
        Petstore.GetOrder.self,
        Petstore.GetOwner.self,
    ]

    private static let streams: [any StubbedEndpoint.Type] = [
        Streams.StreamTicks.self,
        Streams.StreamRows.self,
        Streams.StreamRowsByOtherName.self,
        Streams.StreamText.self,
        Streams.StreamSequence.self,
        Streams.StreamChat.self,
        Streams.StreamEvents.self,
        Streams.StreamOrWait.self,
        Streams.StreamOrWaitStream.self,
    ]

    private static let world: [any StubbedEndpoint.Type] = [
        World.CheckTide.self,
        World.ListInhabitants.self,
        World.AddInhabitant.self,
        World.GetWeather.self,
        World.CheckWeather.self,
        World.TellNews.self,
        World.TellNewsStream.self,
        World.ExportNews.self,
        World.ListLetters.self,
        World.SendLetter.self,
        World.EditLetter.self,
        World.KeepExhibit.self,
        World.ShowExhibit.self,
        World.OrderExhibit.self,
        World.DropExhibits.self,
        World.FindWind.self,
        World.DescribeWind.self,
        World.AddEntry.self,
    ]

    private static let library: [any StubbedEndpoint.Type] = [
        Library.SearchBooks.self,
        Library.ListBooks.self,
        Library.LinkBooks.self,
        Library.DiscoverBooks.self,
        Library.SelectShelves.self,
        Library.EvaluatePath.self,
        Library.ListCopies.self,
        Library.GetLoan.self,
    ]

    private static let sequences: [any StubbedEndpoint.Type] = [
        Sequences.ReadLines.self,
        Sequences.WriteLines.self,
        Sequences.ReplaceLines.self,
        Sequences.ReadRecords.self,
        Sequences.WriteRecords.self,
        Sequences.ReadEvents.self,
        Sequences.WriteEvents.self,
        Sequences.SendMixed.self,
        Sequences.SendRows.self,
        Sequences.SendRelated.self,
        Sequences.SendNamed.self,
    ]

    private func check<E: StubbedEndpoint>(_ endpoint: E.Type) throws {
        for example in E.examples + E.Failure.examples {
            let response = EndpointResponse(status: example.status, headers: example.headers, body: .data(example.body))
            if case .undocumented = try E.decode(response) {
                Issue.record("\(E.operation.id) does not know its own \(example.status)")
            }
        }
    }

    @Test(
        "every example is decoded as documented",
        arguments: [
            ("petstore", petstore), ("streams", streams), ("world", world), ("library", library),
            ("sequences", sequences),
        ]
    )
    func examples(name: String, endpoints: [any StubbedEndpoint.Type]) throws {
        for endpoint in endpoints { try check(endpoint) }

        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = folder.appendingPathComponent("Goldens/\(name)-stubs/\(name.capitalized)Stubs.swift")
        let text = try String(contentsOf: file, encoding: .utf8)
        // The lists above contain every endpoint except the deprecated ones, which must not be named.
        let all = text.components(separatedBy: ": EndpointTesting.StubbedEndpoint {").count
        let deprecated = text.components(separatedBy: "@available(*, deprecated)\n").count
        #expect(all - deprecated == endpoints.count)
    }
}
