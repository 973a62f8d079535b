/// The version that `--version` prints. It never appears in generated code.
package let toolVersion = "1.0.0-unreleased"
