public func runPrimum() {}
