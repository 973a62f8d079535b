/// The texts that `--help` prints, by subcommand.
enum HelpText {
    static let generate = """
        Generates a small Swift client from an OpenAPI description.

        usage: generate <openapi.json or openapi.yaml> --output <folder> [options]
               generate diff <old.json> <new.json>      list the changes for callers; see 'generate diff --help'
               generate explain <openapi.json> <name>   explain a part of a client; see 'generate explain --help'

        Descriptions, overlays and the configuration may be in JSON or YAML.

          --output <folder>      the folder for the client; created if it does not exist
          --stubs <folder>       also write typed stubs for tests, into a folder of a test target; without '--output', write
                                 only the stubs
          --module <Name>        the client's module, which the stubs import (default: the target that contains '--output',
                                 else the namespace)
          --name <Name>          the client's namespace (default: derived from the file's name)
          --package              write a package into '--output': a manifest, and a public client in Sources/<Name>
          --access <level>       public, package or internal (default: public)
          --config <file>        the configuration (default: endpoint-generator.json or .yaml beside the description)
          --include <selector>   generate only this and the schemas it needs: operation:<id>, tag:<name>, path:<path> or
                                 schema:<name>; '*' matches any text, and the option may be repeated
          --exclude <selector>   leave this out; the same selectors
          --templates <folder>   templates that replace the embedded ones of the same file name: Struct.template,
                                 Endpoint.template …
          --check                write nothing; exit with 1 if a file is not current
          --dry-run              write nothing; list the files that would be written
          --lenient              generate the valid parts even if the description has errors
          --allow-refs-outside   read referenced files outside the description's folder too
          --diagnostics <form>   text or json, one object per line (default: text)
          --quiet                print only errors
          --help                 print this text

        The configuration can set most of these, and more: see Specs/endpoint-generator.schema.json. Options on the command
        line win over the configuration.

        exit codes: 0 success, 1 errors in the description or outdated files (--check), 64 wrong usage

        """

    static let diff = """
        Lists what a new version of a description changes for callers of the generated client.

        usage: generate diff <old.json> <new.json> [options]

        Prints one line for each change, with its location: removals are located in the old file, everything else in the
        new one.

          breaking   code that calls the client may no longer compile, or a released client may fail or behave differently:
                     something was removed, renamed, became required or changed its type; or a default, a path, a status
                     or an encoding changed
          additive   something was added and nothing removed: an operation, an optional parameter or property, an enum
                     value, a documented failure; or something was deprecated

        Documentation, examples, the order of operations and everything else that no caller sees are not changes. A
        'switch' that lists every case of an enum or of the failures has to add new cases; 'default' or 'undocumented'
        avoids that.

          --config <file>        the configuration for both (default: endpoint-generator.json or .yaml beside the new one)
          --name <Name>          the client's namespace
          --include <selector>   compare only this; the selectors of 'generate'
          --exclude <selector>   leave this out; the same selectors
          --lenient              compare the valid parts even if a description has errors
          --allow-refs-outside   read referenced files outside the descriptions' folders too
          --diagnostics <form>   text or json, one object per line (default: text)
          --quiet                print only breaking changes
          --help                 print this text

        A description in a file named 'diff' is given as './diff'.

        exit codes: 0 no breaking change, 1 breaking changes or errors in a description, 64 wrong usage

        """

    static let explain = """
        Explains why a part of a description is in the client, and what it becomes.

        usage: generate explain <openapi.json> <name> [options]

        The name is a schema's name, an operationId, a method and path ('GET /pets'), or a generated type ('Pet.Category').
        The prefix 'schema:' or 'operation:' selects one of several meanings.

          --config <file>        the configuration (default: endpoint-generator.json or .yaml beside the description)
          --name <Name>          the client's namespace
          --include <selector>   as for 'generate'
          --exclude <selector>   as for 'generate'
          --lenient              explain the valid parts even if the description has errors
          --allow-refs-outside   read referenced files outside the description's folder too
          --diagnostics <form>   text or json, one object per line (default: text)
          --help                 print this text

        A description in a file named 'explain' is given as './explain'.

        exit codes: 0 success, 1 nothing of this name or errors in the description, 64 wrong usage

        """
}
