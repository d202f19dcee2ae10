// swift-format-ignore-file
// Written by ci/generate-packs from Packs/fhir-r4.

extension ShippedPacks {
  static let fhirR4: [File] = [
    File(path: "fhir-r4/pack.yaml", text: #"""
# The clinical choices of these mappings, to be read and changed before they are used:
#
# - status: final, amended and corrected are results. Registered, preliminary, cancelled, entered-in-error and unknown
#   ones are passed over; the run says how many. Of medicines what was or is taken counts, not what is only planned.
# - dataAbsentReason: the value is missing and every condition on it unknown; the reason is kept beside it.
# - A comparator leaves an end open: "> 14 %" is surely as high as 9 %, and whether it is 15 % is unknown.
# - Periods: of a period its start says when it was. A date without a time is a day whose time is unknown.
# - Codes: LOINC, whichever further codings there are. Units are those of UCUM; another unit is a bad value.
# - HbA1c is that in % (NGSP). One in mmol/mol (IFCC) is a bad value and not converted: between the two lies an offset,
#   and a unit has only a factor.
pack: fhir-r4
title: FHIR R4 as bulk NDJSON or Bundles
version: "1"
language: 1
source locale: en
locales: [en]
records:
  bloodPressure:
    key: id
    subject: patient
    time: at otherwise began?
    fields:
      id: text
      patient: text
      at: time?
      began: time?
      systolic: number 30 to 300 in mmHg ?
      diastolic: number 20 to 200 in mmHg ?
      whyAbsent: text?
  hba1cResult:
    key: id
    subject: patient
    time: at otherwise began?
    fields:
      id: text
      patient: text
      at: time?
      began: time?
      hba1c: number 0 to 200 in % ?
      whyAbsent: text?
  phq9Answers:
    key: id
    subject: patient
    time: at
    fields:
      id: text
      patient: text
      at: time
      item9: whole number 0 to 3 ?
      score: whole number 0 to 27 ?
  medicine:
    key: id
    subject: patient
    time: at otherwise began?
    fields:
      id: text
      patient: text
      at: time?
      began: time?
      name: text?
      dose: number in mg ?
mappings:
  - id: blood-pressure
    record: bloodPressure
    only: &bloodPressureRows
      resourceType: Observation
      status: [final, amended, corrected]
      code: "http://loinc.org|85354-9"
    columns: &bloodPressure
      id: id
      subject.reference: patient
      effectiveDateTime: { field: at, may be absent: yes }
      effectivePeriod.start: { field: began, may be absent: yes }
      "component[code = http://loinc.org|8480-6].valueQuantity": { field: systolic, may be absent: yes }
      "component[code = http://loinc.org|8462-4].valueQuantity": { field: diastolic, may be absent: yes }
      dataAbsentReason.coding[0].code: { field: whyAbsent, may be absent: yes }
    ignore: the rest
    examples:
      - it: reads the components by their codes
        given:
          resourceType: Observation
          id: o1
          status: final
          code: { coding: [{ system: "http://local", code: bp }, { system: "http://loinc.org", code: 85354-9 }] }
          subject: { reference: Patient/1 }
          effectiveDateTime: "2026-06-01T08:00:00+02:00"
          component:
            - code: { coding: [{ system: "http://loinc.org", code: 8462-4 }] }
              valueQuantity: { value: 91, unit: mmHg, system: "http://unitsofmeasure.org", code: "mm[Hg]" }
            - code: { coding: [{ system: "http://loinc.org", code: 8480-6 }] }
              valueQuantity: { value: 182, unit: mmHg, system: "http://unitsofmeasure.org", code: "mm[Hg]" }
        expect: { id: o1, patient: Patient/1, at: "2026-06-01T08:00:00+02:00", systolic: 182, diastolic: 91 }
      - it: one entered in error is no result
        given: { resourceType: Observation, id: o2, status: entered-in-error }
        expect: passed over
  - id: blood-pressure-bundle
    record: bloodPressure
    records at: entry[].resource
    only: *bloodPressureRows
    columns: *bloodPressure
    ignore: the rest
  - id: hba1c
    record: hba1cResult
    only: &hba1cRows
      resourceType: Observation
      status: [final, amended, corrected]
      code: ["http://loinc.org|4548-4", "http://loinc.org|17856-6", "http://loinc.org|59261-8"]
    columns: &hba1c
      id: id
      subject.reference: patient
      effectiveDateTime: { field: at, may be absent: yes }
      effectivePeriod.start: { field: began, may be absent: yes }
      valueQuantity: { field: hba1c, may be absent: yes }
      dataAbsentReason.coding[0].code: { field: whyAbsent, may be absent: yes }
    ignore: the rest
    examples:
      - it: a value above what the method measures leaves its end open
        given:
          resourceType: Observation
          id: o3
          status: amended
          code: { coding: [{ system: "http://loinc.org", code: 4548-4 }] }
          subject: { reference: Patient/1 }
          effectivePeriod: { start: "2026-06-01T08:00:00+02:00" }
          valueQuantity: { value: 14, comparator: ">", unit: "%", system: "http://unitsofmeasure.org", code: "%" }
        expect: { id: o3, patient: Patient/1, began: "2026-06-01T08:00:00+02:00", hba1c: ">14 %" }
      - it: keeps why there is no value
        given:
          resourceType: Observation
          id: o4
          status: final
          code: { coding: [{ system: "http://loinc.org", code: 4548-4 }] }
          subject: { reference: Patient/1 }
          effectiveDateTime: "2026-06-01T08:00:00+02:00"
          dataAbsentReason: { coding: [{ code: not-performed }] }
        expect: { id: o4, patient: Patient/1, at: "2026-06-01T08:00:00+02:00", whyAbsent: not-performed }
  - id: hba1c-bundle
    record: hba1cResult
    records at: entry[].resource
    only: *hba1cRows
    columns: *hba1c
    ignore: the rest
  - id: phq9
    record: phq9Answers
    only: &phq9Rows
      resourceType: QuestionnaireResponse
      status: [completed, amended]
    columns: &phq9
      id: id
      subject.reference: patient
      authored: at
      "item[linkId = phq9].item[linkId = item9].answer[0].valueInteger": { field: item9, may be absent: yes }
      "item[linkId = phq9].item[linkId = score].answer[0].valueInteger": { field: score, may be absent: yes }
    ignore: the rest
    examples:
      - it: a question without an answer is missing
        given:
          resourceType: QuestionnaireResponse
          id: q1
          status: completed
          subject: { reference: Patient/1 }
          authored: "2026-06-01T08:00:00+02:00"
          item: [{ linkId: phq9, item: [{ linkId: item9, answer: [{ valueInteger: 2 }] }, { linkId: score }] }]
        expect: { id: q1, patient: Patient/1, at: "2026-06-01T08:00:00+02:00", item9: 2 }
  - id: phq9-bundle
    record: phq9Answers
    records at: entry[].resource
    only: *phq9Rows
    columns: *phq9
    ignore: the rest
  - id: medication-statement
    record: medicine
    only: &statementRows
      resourceType: MedicationStatement
      status: [active, completed]
    columns: &statement
      id: id
      subject.reference: patient
      effectiveDateTime: { field: at, may be absent: yes }
      effectivePeriod.start: { field: began, may be absent: yes }
      medicationCodeableConcept.text: { field: name, may be absent: yes }
      dosage[0].doseAndRate[0].doseQuantity: { field: dose, may be absent: yes }
    ignore: the rest
    examples:
      - it: reads the first dose
        given:
          resourceType: MedicationStatement
          id: m1
          status: active
          subject: { reference: Patient/1 }
          effectiveDateTime: "2026-06-01T08:00:00+02:00"
          medicationCodeableConcept: { text: Ibuprofen }
          dosage: [{ doseAndRate: [{ doseQuantity: { value: 400, unit: mg } }] }]
        expect: { id: m1, patient: Patient/1, at: "2026-06-01T08:00:00+02:00", name: Ibuprofen, dose: 400 }
  - id: medication-statement-bundle
    record: medicine
    records at: entry[].resource
    only: *statementRows
    columns: *statement
    ignore: the rest
  - id: medication-administration
    record: medicine
    only: &administrationRows
      resourceType: MedicationAdministration
      status: [in-progress, completed]
    columns: &administration
      id: id
      subject.reference: patient
      effectiveDateTime: { field: at, may be absent: yes }
      effectivePeriod.start: { field: began, may be absent: yes }
      medicationCodeableConcept.text: { field: name, may be absent: yes }
      dosage.dose: { field: dose, may be absent: yes }
    ignore: the rest
    examples:
      - it: what was not given is no dose
        given: { resourceType: MedicationAdministration, id: m2, status: not-done }
        expect: passed over
  - id: medication-administration-bundle
    record: medicine
    records at: entry[].resource
    only: *administrationRows
    columns: *administration
    ignore: the rest
rules:
  - id: severe-pressure
    title: A very high blood pressure
    kind: advisory
    for each: bloodPressure
    when: systolic >= 180 mmHg or diastolic >= 120 mmHg
    examples:
      - { it: fires from 180, given: { systolic: 180 }, expect: fires }
      - { it: fires from 120, given: { diastolic: 120 }, expect: fires }
      - { it: is silent below, given: { systolic: 179, diastolic: 119 }, expect: silent }
      - { it: is unknown where neither is known, given: {}, expect: unknown }
  - id: high-hba1c
    title: A high HbA1c
    kind: advisory
    for each: hba1cResult
    when: hba1c >= 9 %
    examples:
      - { it: "9 is high", given: { hba1c: 9 % }, expect: fires }
      - { it: less is not, given: { hba1c: 8.9 % }, expect: silent }

"""#),
  ]
}
