let helpText = """
    Generates a small Swift client from an OpenAPI description.

    usage: generate <openapi.json> --output <folder> [options]

      --output <folder>      where the files go; made if it is not there
      --stubs <folder>       writes typed stubs for tests as well, into a test target; alone it writes nothing else
      --module <Name>        the client's module, which the stubs import (default: the target's folder in '--output', else
                             the namespace)
      --name <Name>          the client's namespace (default: from the file's name)
      --access <level>       public, package or internal (default: public)
      --config <file>        the configuration (default: endpoint-generator.json beside the description)
      --include <what>       only this: operation:<id>, tag:<name>, path:<path> or schema:<name>, and all that it needs;
                             '*' stands for any text, and the option may be given again
      --exclude <what>       not this; the same words
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
