import RuleModel

/// Decisions while records may still follow: what an app asks for after each entry of a diary.
extension Worker {
  /// Takes a record that only other decisions look back at; nothing is decided about it.
  public func remember(_ row: RecordRow) {
    let sequence = engine.sequence
    engine.sequence = sequence + 1
    guard keepsSubjects else { return }
    let frame = engine.incoming
    let plan = compiled.plans[row.record]
    let row = engine.onItsClock(row, plan)
    frame.pointee.turn(to: row.values, timeField: plan.timeField(of: row.values))
    frame.pointee.sequence = sequence
    keep(row, plan, frame, sequence, isPast: true)
  }

  /// Takes the next record and gives every decision about it, then those about the history of its
  /// subject, as if no other record followed.
  public func decideNow(_ row: RecordRow, _ give: (DecisionView) -> Void) {
    let stored = engine.store.entries.count
    evaluate(row, give)
    guard keepsSubjects else { return }
    let subject = engine.incoming.pointee.subject
    engine.whileLookingBack {
      if engine.store.entries.count > stored, engine.store.entries[stored].waits {
        decide(aboutEntry: stored, give)
      }
      if subject >= 0 { decide(aboutSubject: subject, give) }
    }
  }

  /// Gives the decisions about the histories of all subjects, as if no other record followed.
  public func decideHistories(_ give: (DecisionView) -> Void) {
    guard compiled.looksBack else { return }
    engine.whileLookingBack {
      for subject in 0..<engine.subjects.count { decide(aboutSubject: subject, give) }
    }
  }
}

extension Engine {
  /// Decides while everything that has come so far is seen, also by decisions that look around a
  /// record.
  fileprivate func whileLookingBack(_ decide: () -> Void) {
    let known = index?.count ?? 0
    let fresh = store.entries.count - known
    // Putting a few in their places is cheaper than sorting all.
    if var index, fresh <= 32 {
      self.index = nil
      for entry in known..<store.entries.count {
        index.insert(store, entry: entry, subjects: subjects.count)
      }
      self.index = index
    } else {
      index = StoreIndex(store, subjects: subjects.count)
    }
    (isLookingBack, mayGrow) = (true, true)
    decide()
    (isLookingBack, mayGrow) = (false, false)
  }
}
