import EndpointDescription

extension Planner {
    /// What the description has and the client has not, so that nobody looks for it in vain.
    func noteWhatIsLeftOut() {
        for webhook in description.webhooks {
            log.note("webhook '\(webhook.path)' gets no code of its own; its models do", at: webhook.place)
        }
        for operation in description.operations {
            for callback in operation.callbacks {
                let name = callback.callbackName ?? callback.path
                log.note("callback '\(name)' gets no code of its own; its models do", at: callback.place)
            }
            for link in operation.responses.flatMap(\.links) {
                log.note("link '\(link.name)' gets no code", at: link.place)
            }
        }
    }
}
