import Analysis
import CopyLint
import Diagnostics
import Gating
import Guarding
import JSONReading
import Properties
import RuleLoading
import SignOffs
import TokenReading
import YAMLReading

/// Every check there is, in the groups and order of the reference pages.
let checkGroups: [(title: String, checks: [Check])] = [
  ("Copy", Check.copy),
  ("Rule packs", Check.yaml + Check.loading + Check.analysis + Check.properties + Check.signOffs),
  ("Design tokens and JSON", Check.tokens + Check.json + Check.shared),
  ("Requirements", Check.gating), ("Changes", Check.guarding),
]

let allChecks: [Check] = checkGroups.flatMap(\.checks)
