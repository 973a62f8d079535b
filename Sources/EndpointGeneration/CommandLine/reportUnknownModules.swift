import EndpointDescription

/// Warns of custom types in modules that a generated package does not depend on: it depends on the runtime alone.
func reportUnknownModules(of configuration: Configuration, log: DiagnosticLog) {
    for choice in configuration.types {
        guard let module = choice.value.module else { continue }
        log.warning(
            "the generated package does not depend on the module '\(module)'",
            at: choice.place,
            remedy:
                "add the dependency in your own 'Package.template' ('--templates'), or generate into a target that has it"
        )
    }
}
