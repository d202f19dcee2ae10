import Testing
@testable import SignOffs
