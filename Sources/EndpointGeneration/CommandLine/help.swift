let helpText = """
    Generates a small Swift client from an OpenAPI description.

    usage: generate <openapi.json> --output <folder> [options]
           generate diff <old.json> <new.json>      what changes for callers of the client; see 'generate diff --help'
           generate explain <openapi.json> <name>   why it is there and what it becomes; see 'generate explain --help'

      --output <folder>      where the files go; made if it is not there
      --stubs <folder>       writes typed stubs for tests as well, into a test target; alone it writes nothing else
      --module <Name>        the client's module, which the stubs import (default: the target's folder in '--output', else
                             the namespace)
      --name <Name>          the client's namespace (default: from the file's name)
      --package              make '--output' a package: a manifest, and the client in Sources/<Name>; it is public
      --access <level>       public, package or internal (default: public)
      --config <file>        the configuration (default: endpoint-generator.json beside the description)
      --include <what>       only this: operation:<id>, tag:<name>, path:<path> or schema:<name>, and all that it needs;
                             '*' stands for any text, and the option may be given again
      --exclude <what>       not this; the same words
      --templates <folder>   templates of yours in the place of ours, by file name: Struct.template, Endpoint.template …
      --check                change nothing; exit 1 if the files in the folders are not current
      --dry-run              change nothing; say what would be written
      --lenient              generate what is sound even where the description has errors
      --allow-refs-outside   read files outside the description's folder too, if it refers to them
      --diagnostics <form>   text or json, one object a line (default: text)
      --quiet                print faults only
      --help                 this text

    The configuration may say all this too, and much more: Specs/endpoint-generator.schema.json tells what. The command
    line wins.

    exit codes: 0 done, 1 faults in the description or stale files (--check), 64 usage

    """

let diffHelpText = """
    Says what changes for callers of the generated client when the description does.

    usage: generate diff <old.json> <new.json> [options]

    One line for each change, at its place: what is gone stands in the old file, all else in the new one.

      breaking   code that calls the client may no longer compile, or a client that is out there already may fail or do
                 something else: something is gone, renamed, required or of another type; a default, a path, a status
                 or the way that a value travels is another
      additive   there is more than before, and nothing is missing: an operation, an optional parameter or member, a
                 value of an enum, a documented failure; or something is deprecated

    Texts, examples, the order of operations and whatever else no caller sees are no change. Where a 'switch' names every
    case of an enum or of the failures, the compiler asks for the new ones; 'default' or 'undocumented' is there for that.

      --config <file>        the configuration for both (default: endpoint-generator.json beside the new description)
      --name <Name>          the client's namespace
      --include <what>       compare only this, as for 'generate'
      --exclude <what>       not this; the same words
      --lenient              compare what is sound even where a description has errors
      --allow-refs-outside   read files outside the descriptions' folders too, if they refer to them
      --diagnostics <form>   text or json, one object a line (default: text)
      --quiet                print only what breaks
      --help                 this text

    A file that is called 'diff' is './diff'.

    exit codes: 0 nothing breaks, 1 something does, or a description has faults, 64 usage

    """

let explainHelpText = """
    Says why a part of a description is in the client, and what it becomes.

    usage: generate explain <openapi.json> <name> [options]

    The name is a schema's, an operationId, a method and path ('GET /pets'), or a generated type's ('Pet.Category').
    'schema:' or 'operation:' before it says which is meant, where one name has two meanings.

      --config <file>        the configuration (default: endpoint-generator.json beside the description)
      --name <Name>          the client's namespace
      --include <what>       as for 'generate'
      --exclude <what>       as for 'generate'
      --lenient              explain what is sound even where the description has errors
      --allow-refs-outside   read files outside the description's folder too, if it refers to them
      --diagnostics <form>   text or json, one object a line (default: text)
      --help                 this text

    A file that is called 'explain' is './explain'.

    exit codes: 0 done, 1 there is no such thing, or the description has faults, 64 usage

    """
