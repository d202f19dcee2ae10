/// Keeps a value until the process ends, which gives all memory back at once: to take a pack apart
/// part by part takes longer than many a check of it.
func keepToTheEnd<Value>(_ value: Value) -> Value {
  _ = Unmanaged.passRetained(Kept(value))
  return value
}

private final class Kept<Value> {
  private let value: Value

  init(_ value: Value) { self.value = value }
}
