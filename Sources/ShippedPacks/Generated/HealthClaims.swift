// swift-format-ignore-file
// Written by ci/generate-packs from Packs/health-claims.

extension ShippedPacks {
  static let healthClaims: [File] = [
    File(path: "health-claims/de.yaml", text: #"""
# German: a draft that no native speaker has read. Unreviewed, so its findings are warnings at most. Compounds and parted verbs need entries of
# their own.
# What several terms share: the conditions, and what may stand before them.
terms:
  - id: de-cure-claim
    forbid: [heilt, heilen, geheilt, heilend, heilende, heilender, heilendes, heilenden, Heilung, Heilungen, Migräneheilung, Wunderheilmittel, Heilmittel, kuriert, kurieren, auskuriert]
    unless within: [gute Heilung, keine Heilung, heilt nicht, heilt keine, nicht heilen, "Behandlung, Heilung", "Diagnose, Heilung", Heilung oder Vorbeugung, Heilung oder Verhütung, "behandeln, heilen", heilen oder, zu heilen oder, "behandeln, zu heilen", keine Krankheiten heilen]
    level: error
    locale: de
    tags: [fda, eu, cap, hwg, es-rd, fr-csp]
    because: It promises a cure; only an authorised medicine or device may say so, and no app can keep it.
    instead: [hilft beim Beobachten]
    source: [HC-UCP-17, HC-FDA-GW, HC-HWG-3, HC-ES-4]
    examples:
      - { text: "Sie dient nicht der Diagnose, Behandlung, Heilung oder Vorbeugung von Krankheiten.", expect: clean }
      - { text: Heilt Migräne, expect: found }
      - { text: Die Heilung, expect: found }
      - { text: Geheilt in einer Woche, expect: found }
      - { text: Ein heiliger Tag, expect: clean }
      - { text: Heilpraktiker, expect: clean }
      - { text: Keine Heilung, expect: clean }

  - id: de-treatment-claim
    forbid: ["{verb} {whose} {condition}"]
    words:
      verb: [behandelt, behandeln, lindert, lindern, beseitigt, beseitigen, bekämpft, bekämpfen, stoppt]
      whose: &whose ["", deine, deiner, Ihre, Ihrer, die, den, der, deinen, Ihren, eine, einen, meine]
      condition: &conditions [Migräne, Kopfschmerzen, Angststörung, Angststörungen, Depression, Depressionen, Schlaflosigkeit, Diabetes, Bluthochdruck, Krebs]
    level: error
    locale: de
    tags: [fda, eu, cap, hwg]
    because: It says that the app treats a disease, which makes it a medical device.
    instead: ["kann helfen, mit … zu leben"]
    source: [HC-FDA-GW, HC-MDR-2, HC-CAP-12.1]
    examples:
      - { text: Lindert Migräne, expect: found }
      - { text: Behandelt Depressionen, expect: found }
      - { text: Bekämpft deine Kopfschmerzen, expect: found }
      - { text: Hier wird das Bild behandelt, expect: clean }
      - { text: Fehler beseitigen, expect: clean }

  - id: de-prevention-claim
    forbid: ["{verb} {whose} {condition}"]
    words:
      verb: [verhindert, verhindern, verhütet, verhüten, schützt vor, schützt dich vor, schützt Sie vor, schützen vor, beugt, beugen, vermeidet]
      whose: *whose
      condition: *conditions
    level: error
    locale: de
    tags: [fda, eu, cap]
    because: It says that the app prevents a disease, which makes it a medical device.
    instead: ["kann helfen, das Risiko von … zu senken"]
    source: [HC-FDA-GW, HC-MDR-2]
    examples:
      - { text: Schützt dich vor Krebs, expect: found }
      - { text: Verhindert Migräne, expect: found }
      - { text: Schützt vor Krebs, expect: found }
      - { text: Beugt Diabetes vor, expect: found }
      - { text: Verhindert Duplikate, expect: clean }
      - { text: Schützt vor Verlust, expect: clean }

  - id: de-diagnosis-claim
    forbid: ["{verb} {whose} {condition}", Selbstdiagnose, Selbstdiagnosen, Sofortdiagnose, Sofortdiagnosen, Diagnose per App, Diagnosen per App]
    words:
      verb: [diagnostiziert, diagnostizieren, erkennt, erkennen, sagt]
      whose: *whose
      condition: *conditions
    level: error
    locale: de
    tags: [fda, ftc, eu, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: [Muster in deinen Einträgen]
    source: [HC-FDA-GW, HC-MDR-7, HC-HWG-9]
    examples:
      - { text: Erkennt Depressionen, expect: found }
      - { text: Diagnostiziert Diabetes, expect: found }
      - { text: Sofortdiagnose, expect: found }
      - { text: Diagnose per App, expect: found }
      - { text: Texterkennung, expect: clean }
      - { text: Erkennt den Text, expect: clean }

  - id: de-abnormal-output
    forbid: [abnormal, abnormale, abnormaler, abnormales, krankhaft, krankhafte, krankhaftes, pathologisch, pathologische, pathologischer]
    level: warning
    locale: de
    tags: [fda, cap]
    because: It calls what a sensor or a person wrote down a sign of disease.
    instead: [außerhalb deines üblichen Bereichs]
    source: [HC-FDA-GW]
    examples:
      - { text: Krankhaft, expect: found }
      - { text: Pathologische Werte, expect: found }
      - { text: Normal, expect: clean }

  - id: de-medical-grade
    forbid:
      - Klinikqualität
      - klinische Genauigkeit
      - medizinische Genauigkeit
      - klinischer Genauigkeit
      - medizinischer Genauigkeit
      - medizinische Qualität
    level: error
    locale: de
    tags: [fda, apple, eu]
    because: It claims the accuracy of a medical device.
    instead: [der gemessene Fehler]
    source: [HC-FDA-GW, HC-FDA-WHOOP]
    examples:
      - { text: In Klinikqualität, expect: found }
      - { text: Klinische Genauigkeit, expect: found }
      - { text: Klinische Daten, expect: clean }

  - id: de-proven
    forbid: ["{how} {proven}", Studien belegen, Studien zeigen, Studien beweisen]
    words:
      how: [klinisch, wissenschaftlich]
      proven: [bewiesen, erwiesen, belegt, nachgewiesen, validiert, bewiesene, belegte]
    level: error
    locale: de
    tags: [ftc, cap, eu, es-rd]
    because: It claims proof, which takes randomised trials of this very product.
    instead: [die Studie nennen]
    source: [HC-FTC-HPCG, HC-CAP-12.1, HC-ES-4]
    examples:
      - { text: Klinisch bewiesen, expect: found }
      - { text: Studien belegen, expect: found }
      - { text: Klinische Studie, expect: clean }

  - id: de-tested
    forbid: [klinisch getestet, wissenschaftlich getestet, klinisch geprüft]
    level: warning
    locale: de
    tags: [ftc, cap, eu, es-rd]
    because: It suggests proof; say what was tested, and how.
    instead: [den Test nennen]
    source: [HC-FTC-HPCG, HC-CAP-12.1]
    examples:
      - { text: Klinisch getestet, expect: found }
      - { text: Getestet auf dem iPhone, expect: clean }

  - id: de-guarantee
    forbid:
      - Erfolg garantiert
      - garantiert wirksam
      - garantiert schmerzfrei
      - garantierter Erfolg
      - "100 % wirksam"
      - "100% wirksam"
      - wirkt immer
      - wirkt bei jedem
    level: error
    locale: de
    tags: [hwg, es-rd, cap, fr-csp]
    because: It promises success; none is certain.
    instead: [kann]
    source: [HC-HWG-3, HC-ES-4, HC-FR-R5213]
    examples:
      - { text: Erfolg garantiert, expect: found }
      - { text: "100 % wirksam", expect: found }
      - { text: "100 % des Ziels", expect: clean }
      - { text: Garantie, expect: clean }

  - id: de-success-rate
    forbid: [Erfolgsquote, Erfolgsquoten, Erfolgsrate, Erfolgsraten, "von 10 {who}", "von zehn {who}"]
    words:
      who: [Nutzern, Nutzerinnen, Patienten, Menschen, Ärzten]
      rate: [Erfolgsquote, Erfolgsquoten, Erfolgsrate, Erfolgsraten]
      which: ["", "der ", "verschiedener ", "aller "]
      thing: [Geräte, Sensoren, Verbindungen, Übertragungen]
    unless within: ["{rate} {which}{thing}"]   # of technology, not of people
    level: warning
    locale: de
    tags: [ftc, apple]
    because: A rate needs its number, its sample and its source beside it.
    instead: ["Zahl, Stichprobe und Quelle"]
    source: [HC-FTC-HPCG, HC-APPLE-1.4.1]
    examples:
      - { text: "Eine Erfolgsquote von 90 %", expect: found }
      - { text: 9 von 10 Nutzern, expect: found }
      - { text: "80 % des Ziels", expect: clean }
      - { text: Die Erfolgsquote verschiedener Geräte, expect: clean }

  - id: de-regulator-endorsement
    forbid: ["{body}-zugelassen", "{body}-zertifiziert", "von der {body} zugelassen", "vom {body} zugelassen", "{official} {tested}"]
    words:
      body: [FDA, BfArM, EMA, TÜV, CE]
      official: [behördlich, amtlich]
      tested: [geprüft, zugelassen]
    unless within: ["nicht {body}-zugelassen"]
    level: error
    locale: de
    tags: [fda, tga, eu, es-rd]
    because: It claims the approval of an authority; clearance and registration are none.
    instead: [den wahren Status mit Nummer]
    source: [HC-FDA-807, HC-TGA-ARTG, HC-ES-4]
    examples:
      - { text: FDA-zugelassen, expect: found }
      - { text: Behördlich geprüft, expect: found }
      - { text: Daten der FDA, expect: clean }

  - id: de-doctor-recommended
    forbid: [ärztlich empfohlen, von Ärzten empfohlen, von Ärztinnen und Ärzten empfohlen, Ärzte empfehlen]
    level: warning
    locale: de
    tags: [ftc, hwg, es-rd, cap]
    because: It lets professionals stand for the product; say who, and whether they are paid.
    instead: ["wer das sagt, und ob bezahlt"]
    source: [HC-FTC-255, HC-HWG-11, HC-ES-4]
    examples:
      - { text: Von Ärzten empfohlen, expect: found }
      - { text: Ärztlich beraten, expect: clean }

  - id: de-replaces-doctor
    forbid:
      - ersetzt den Arzt
      - ersetzt deinen Arzt
      - ersetzt Ihren Arzt
      - ersetzt den Arztbesuch
      - statt zum Arzt
      - ohne Arztbesuch
      - setze deine Medikamente ab
    unless within: [ersetzt den Arzt nicht, ersetzt deinen Arzt nicht, ersetzt Ihren Arzt nicht, ersetzt den Arztbesuch nicht]
    level: error
    locale: de
    tags: [cap, fr-csp, fda]
    because: It keeps people from their doctor.
    instead: [zusammen mit deinem Arzt]
    source: [HC-CAP-12.2, HC-FR-R5213]
    examples:
      - { text: Ersetzt den Arzt, expect: found }
      - { text: Ohne Arztbesuch, expect: found }
      - { text: Ersetzt den Arzt nicht, expect: clean }

  - id: de-risk-free
    forbid: [risikofrei, risikolos, ohne Nebenwirkungen, keine Nebenwirkungen, nebenwirkungsfrei, "{wholly} sicher", unbedenklich]
    words:
      wholly: [völlig, "100 %", "100%", absolut]
    unless within: [bist du dir absolut sicher, sind Sie absolut sicher, "{wholly} sicher, dass", "{wholly} sicher dass"]
    level: error
    locale: de
    tags: [hwg, cap, fr-csp]
    because: It says that nothing can go wrong.
    instead: [das Risiko nennen]
    source: [HC-HWG-3, HC-FR-R5213]
    examples:
      - { text: Ohne Nebenwirkungen, expect: found }
      - { text: Völlig sicher, expect: found }
      - { text: Sichern, expect: clean }
      - { text: Nebenwirkungen, expect: clean }

  - id: de-natural
    forbid: [rein natürlich, Naturheilmittel]
    level: note
    locale: de
    tags: [es-rd, cap]
    because: It presents natural as safe or effective.
    instead: [was enthalten ist]
    source: [HC-ES-4]
    examples:
      - { text: Ein Naturheilmittel, expect: found }
      - { text: "Natürlich!", expect: clean }

  - id: de-miracle
    forbid: [Wundermittel, Wunderheilung, Wunderdiät, wirkt Wunder]
    level: error
    locale: de
    tags: [ftc, tga]
    because: It promises a miracle.
    instead: [was es tut]
    source: [HC-FTC-HPCG, HC-TGA-2007]
    examples:
      - { text: Ein Wundermittel, expect: found }
      - { text: Wirkt Wunder, expect: found }
      - { text: Wunderbar, expect: clean }
      - { text: Kein Wunder, expect: clean }

  - id: de-fear-appeal
    forbid: [bevor es zu spät ist, stiller Killer, stille Killer]
    level: warning
    locale: de
    tags: [hwg, tga]
    because: It frightens people into using the product.
    instead: [was zu tun ist]
    source: [HC-HWG-11]
    examples:
      - { text: "Handle, bevor es zu spät ist", expect: found }
      - { text: Fataler Fehler, expect: clean }

  - id: de-ai-claim
    forbid: ["KI-{role}"]
    words:
      role: [Diagnose, Diagnosen, Arzt, Ärztin, Therapeut, Therapeutin, Psychologe, Psychologin]
    level: error
    locale: de
    tags: [ca-ab489, ftc]
    because: It lets a program pass for a licensed professional or for a diagnosis.
    instead: [automatische Zusammenfassung]
    source: [HC-AB489, HC-FTC-5]
    examples:
      - { text: Dein KI-Arzt, expect: found }
      - { text: KI-Diagnose, expect: found }
      - { text: KI-Zusammenfassung, expect: clean }

  - id: de-privacy-overclaim
    forbid: [HIPAA-konform, "{wholly} anonym", "{wholly} privat", militärische Verschlüsselung, Verschlüsselung auf Militärniveau]
    words:
      wholly: [völlig, "100 %", "100%", vollständig, absolut]
    level: warning
    locale: de
    tags: [ftc]
    because: No system is wholly safe or anonymous, and no seal of this kind exists.
    instead: [wer was sieht]
    source: [HC-FTC-5]
    examples:
      - { text: Völlig anonym, expect: found }
      - { text: HIPAA-konform, expect: found }
      - { text: Anonym, expect: clean }

  - id: de-slimming
    forbid: [Fettkiller, schnell abnehmen, schnell schlank]
    level: warning
    locale: de
    tags: [es-rd, fda]
    because: It promises loss of weight.
    instead: [begleitet Gewichtsziele]
    source: [HC-ES-4]
    examples:
      - { text: Schnell abnehmen, expect: found }
      - { text: Abnehmend, expect: clean }

  - id: de-eating-harm
    forbid: [ohne schlechtes Gewissen, Bikinifigur, Traumfigur, Cheat Day]
    level: warning
    locale: de
    tags: [language]
    because: It judges eating, and harms people with an eating disorder.
    instead: ["Geschmack, ohne Moral"]
    source: [HC-EQUIP]
    examples:
      - { text: Naschen ohne schlechtes Gewissen, expect: found }
      - { text: Mahlzeit, expect: clean }

  - id: de-stigma
    forbid: [leidet an, leidet unter, leiden an, leiden unter, leidest an, leidest unter, Selbstmord, Freitod, an den Rollstuhl gefesselt, geisteskrank]
    level: warning
    locale: de
    tags: [language]
    because: It reduces a person to a disease or a fault.
    instead: [lebt mit]
    source: [HC-AP]
    examples:
      - { text: Leidet an Migräne, expect: found }
      - { text: Selbstmord, expect: found }
      - { text: Leider, expect: clean }

  - id: de-ableist
    forbid: [bekloppt, bekloppte]
    level: note
    locale: de
    tags: [language]
    because: It uses a disease or a disability as an insult.
    instead: [erstaunlich]
    source: [HC-AP]
    examples:
      - { text: Eine bekloppte Idee, expect: found }
      - { text: Beklommen, expect: clean }

"""#),
    File(path: "health-claims/en.yaml", text: #"""
# English, of the sources named in sources.yaml.
# What several terms share: the conditions, and what may stand before them.
terms:
  - id: cure-claim
    forbid: [cure, curative]
    forms:
      verb: [cure]
    unless within:
      - cured ham
      - cured meat
      - cured meats
      - no cure
      - not a cure
      - does not cure
      - cannot cure
      - not cure
      - "treat, cure"
      - cure or prevent
      - "cure, or prevent"
      - "diagnose, cure"
      - "diagnosis, cure"
      - "cure, mitigate"
      - "cure, mitigation"
      - "treating, curing"
      - curing or preventing
      - "curing, or preventing"
      - not be cured
      - cure rate
    level: error
    locale: en
    tags: [fda, eu, cap, hwg, es-rd, fr-csp]
    because: It promises a cure; only an authorised medicine or device may say so, and no app can keep it.
    instead: [helps you track]
    source: [HC-UCP-17, HC-FDA-GW, HC-HWG-3, HC-ES-4]
    examples:
      - { text: Cure your migraine, expect: found }
      - { text: It cures, expect: found }
      - { text: A cure for insomnia, expect: found }
      - { text: Cured in a week, expect: found }
      - { text: Your data is secure., expect: clean }
      - { text: "Cured ham, 50 g", expect: clean }
      - { text: There is no cure, expect: clean }
      - { text: "It is not intended for the diagnosis, cure, mitigation, treatment, or prevention of disease.", expect: clean }

  - id: treatment-claim
    forbid: ["{verb} {whose} {condition}", digital therapeutic, digital therapeutics]
    words:
      verb: [treat, treats, treating, relieve, relieves, relieving, heal, heals, healing, eliminate, eliminates, eliminating, reverse, reverses, reversing]
      whose: &whose ["", your, the, a, an, my, our, their, any, your next, the next]
      condition: &conditions [migraine, migraines, headache, headaches, anxiety, depression, insomnia, diabetes, high blood pressure, cancer]
    unless within: ["not {verb} {whose} {condition}"]
    level: error
    locale: en
    tags: [fda, eu, cap, hwg]
    because: It says that the app treats a disease, which makes it a medical device.
    instead: [may help living well with …]
    source: [HC-FDA-GW, HC-MDR-2, HC-CAP-12.1]
    examples:
      - { text: Treats migraine, expect: found }
      - { text: Relieves your anxiety, expect: found }
      - { text: Reverse diabetes, expect: found }
      - { text: A digital therapeutic, expect: found }
      - { text: Treat yourself, expect: clean }
      - { text: Treatments, expect: clean }
      - { text: Healing music, expect: clean }
      - { text: Reversed route, expect: clean }

  - id: prevention-claim
    forbid: ["{verb} {whose} {condition}"]
    words:
      verb: [prevent, prevents, preventing, stop, stops, stopping, ward off, wards off, protecting against, protects you against, protects you from, protect yourself against, protect yourself from, protect against, protects against, protects from]
      whose: *whose
      condition: *conditions
    level: error
    locale: en
    tags: [fda, eu, cap]
    because: It says that the app prevents a disease, which makes it a medical device.
    instead: [may help to reduce the risk of …]
    source: [HC-FDA-GW, HC-MDR-2]
    examples:
      - { text: Protects you against cancer, expect: found }
      - { text: Prevents migraine, expect: found }
      - { text: Protects against diabetes, expect: found }
      - { text: Stop your headaches, expect: found }
      - { text: Prevent duplicate entries, expect: clean }
      - { text: A preventive medicine, expect: clean }
      - { text: Stop the timer, expect: clean }

  - id: diagnosis-claim
    forbid: ["{verb} {whose} {condition}", self-diagnose, self-diagnosis, instant diagnosis]
    words:
      verb: [diagnose, diagnoses, diagnosing, detect, detects, detecting, predict, predicts, predicting, spot, spots, screen for, screens for, screening for, you have, you may have, you might have]
      whose: *whose
      condition: *conditions
    unless within:
      - "not {verb} {whose} {condition}"
      - "if you have {whose} {condition}"
      - "when you have {whose} {condition}"
      - "do you have {whose} {condition}"
      - "in case you have {whose} {condition}"
      - "whether you have {whose} {condition}"
      - "that you have {whose} {condition}"
      - "because you have {whose} {condition}"
      - "unless you have {whose} {condition}"
      - "since you have {whose} {condition}"
      - "where you have {whose} {condition}"
      - "as if you have {whose} {condition}"
      - "should you have {whose} {condition}"
      - "say you have {whose} {condition}"
      - "told you have {whose} {condition}"
      - "know you have {whose} {condition}"
      - "think you have {whose} {condition}"
      - "believe you have {whose} {condition}"
      - "if you think you have {whose} {condition}"
      - "suspect you have {whose} {condition}"
      - "what if you have {whose} {condition}"
      - "how long you have {whose} {condition}"
      - "and you have {whose} {condition}"
      - "or you have {whose} {condition}"
    level: error
    locale: en
    tags: [fda, ftc, eu, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: [patterns in your entries]
    source: [HC-FDA-GW, HC-MDR-7, HC-HWG-9]
    examples:
      - { text: Diagnoses depression, expect: found }
      - { text: Detects your migraines, expect: found }
      - { text: You may have diabetes, expect: found }
      - { text: Instant diagnosis, expect: found }
      - { text: A self-diagnosis, expect: found }
      - { text: "When were you diagnosed with it?", expect: clean }
      - { text: Diagnostics, expect: clean }
      - { text: Detect text in a picture, expect: clean }
      - { text: "Do you have diabetes?", expect: clean }

  - id: abnormal-output
    forbid: [abnormal, pathological, abnormally]
    unless within: [abnormal termination, abnormal exit, terminated abnormally]
    level: warning
    locale: en
    tags: [fda, cap]
    because: It calls what a sensor or a person wrote down a sign of disease.
    instead: [outside your usual range]
    source: [HC-FDA-GW]
    examples:
      - { text: An abnormal heart rate, expect: found }
      - { text: Pathological, expect: found }
      - { text: Normal, expect: clean }
      - { text: Outside your usual range, expect: clean }

  - id: medical-grade
    forbid: [medical-grade, clinical-grade, hospital-grade, clinical accuracy, clinically accurate, clinically equivalent, medical accuracy]
    level: error
    locale: en
    tags: [fda, apple, eu]
    because: It claims the accuracy of a medical device.
    instead: [the error that was measured]
    source: [HC-FDA-GW, HC-FDA-WHOOP]
    examples:
      - { text: Medical-grade sensors, expect: found }
      - { text: Clinical accuracy, expect: found }
      - { text: Medical ID, expect: clean }
      - { text: Grade of the climb, expect: clean }

  - id: proven
    forbid: ["{how} {proven}", studies show, studies prove, studies have shown, backed by science, "proven to {work}", "science-backed", scientific studies prove, research proves]
    words:
      how: [clinically, scientifically, medically]
      proven: [proven, validated]
      work: [work, reduce, relieve, help, improve, treat, prevent, cure]
    unless within: [not clinically proven, not clinically validated, not scientifically proven, not been clinically validated]
    level: error
    locale: en
    tags: [ftc, cap, eu, es-rd]
    because: It claims proof, which takes randomised trials of this very product.
    instead: [name the study]
    source: [HC-FTC-HPCG, HC-CAP-12.1, HC-ES-4]
    examples:
      - { text: Clinically proven, expect: found }
      - { text: Studies show that it works, expect: found }
      - { text: Backed by science, expect: found }
      - { text: Join a clinical trial, expect: clean }
      - { text: Time-proven recipes, expect: clean }

  - id: tested
    forbid: [clinically tested, scientifically tested, medically tested, lab-tested]
    level: warning
    locale: en
    tags: [ftc, cap, eu, es-rd]
    because: It suggests proof; say what was tested, and how.
    instead: [name the test]
    source: [HC-FTC-HPCG, HC-CAP-12.1]
    examples:
      - { text: Clinically tested, expect: found }
      - { text: Tested on iPhone, expect: clean }

  - id: guarantee
    forbid:
      - guaranteed results
      - guaranteed relief
      - guaranteed success
      - guaranteed cure
      - guaranteed to help
      - guaranteed to relieve
      - guaranteed to work
      - results guaranteed
      - relief guaranteed
      - works every time
      - works for everyone
      - "100% effective"
      - "100 % effective"
      - always effective
    unless within: [not guaranteed, no guaranteed results]
    level: error
    locale: en
    tags: [hwg, es-rd, cap, fr-csp]
    because: It promises success; none is certain.
    instead: [may]
    source: [HC-HWG-3, HC-ES-4, HC-FR-R5213]
    examples:
      - { text: Guaranteed results, expect: found }
      - { text: "100% effective", expect: found }
      - { text: "100% of target", expect: clean }
      - { text: Delivery is guaranteed by Friday, expect: clean }

  - id: success-rate
    forbid: [success rate, success rates, "out of 10 {who}", "out of ten {who}"]
    words:
      who: [users, patients, doctors, people, women]
      which: ["", "the ", "different ", "all ", "your "]
      thing: [devices, sensors, transmitters, uploads, requests, connections, transfers]
    unless within: ["success rate of {which}{thing}", "success rates of {which}{thing}"]   # of technology, not of people
    level: warning
    locale: en
    tags: [ftc, apple]
    because: A rate needs its number, its sample and its source beside it.
    instead: ["the number, the sample and the source"]
    source: [HC-FTC-HPCG, HC-APPLE-1.4.1]
    examples:
      - { text: "A 90% success rate", expect: found }
      - { text: 9 out of 10 users agree, expect: found }
      - { text: "80% of goal", expect: clean }
      - { text: Rate the app, expect: clean }
      - { text: 8 out of 10 hours, expect: clean }
      - { text: Send data about success rates of different devices, expect: clean }

  - id: regulator-endorsement
    forbid: ["{body}-approved", "{body}-certified", "{body}-registered", "approved by the {body}", "approved by {body}", "certified by the {body}"]
    words:
      body: [FDA, TGA, MHRA, NHS, CE, government]
    unless within: [not FDA-approved, not approved by the FDA, not CE-certified, not been approved by the FDA]
    level: error
    locale: en
    tags: [fda, tga, eu, es-rd]
    because: It claims the approval of an authority; clearance and registration are none.
    instead: ["the true status, with its number"]
    source: [HC-FDA-807, HC-TGA-ARTG, HC-ES-4]
    examples:
      - { text: FDA-approved, expect: found }
      - { text: Approved by the TGA, expect: found }
      - { text: Data from USDA and FDA, expect: clean }
      - { text: It is not FDA approved, expect: clean }

  - id: regulator-cleared
    forbid: [FDA-cleared, cleared by the FDA]
    unless within: [not FDA-cleared, not cleared by the FDA]
    level: warning
    locale: en
    tags: [fda]
    because: It is true of a cleared device only, with its number beside it.
    instead: ["the true status, with its number"]
    source: [HC-FDA-807]
    examples:
      - { text: FDA-cleared, expect: found }
      - { text: All entries are cleared, expect: clean }

  - id: doctor-recommended
    forbid:
      - doctor-recommended
      - doctor-approved
      - physician-recommended
      - recommended by doctors
      - trusted by doctors
      - doctors recommend
      - recommended by physicians
    unless within: [your doctor recommended, the doctor recommended, a doctor recommended, my doctor recommended, your doctor approved]
    level: warning
    locale: en
    tags: [ftc, hwg, es-rd, cap]
    because: It lets professionals stand for the product; say who, and whether they are paid.
    instead: ["who says so, and whether they are paid"]
    source: [HC-FTC-255, HC-HWG-11, HC-ES-4]
    examples:
      - { text: Doctor-recommended, expect: found }
      - { text: Doctors recommend it, expect: found }
      - { text: Ask your doctor, expect: clean }
      - { text: As your doctor recommended, expect: clean }

  - id: replaces-doctor
    forbid:
      - replaces your doctor
      - replace your doctor
      - replaces a doctor
      - no doctor needed
      - no doctor required
      - no need for a doctor
      - replaces a doctor
      - replace your doctor
      - instead of seeing a doctor
      - no need to see a doctor
      - without seeing a doctor
      - "{stop} taking your {medicine}"
    words:
      stop: [stop]
      medicine: [medication, medicine, medications, medicines, meds, pills]
    unless within:
      - does not replace your doctor
      - cannot replace your doctor
      - not replace your doctor
      - never replace your doctor
      - "do not stop taking your {medicine}"
      - "don't stop taking your {medicine}"
      - "never stop taking your {medicine}"
      - "not stop taking your {medicine}"
      - "before you stop taking your {medicine}"
    level: error
    locale: en
    tags: [cap, fr-csp, fda]
    because: It keeps people from their doctor.
    instead: [together with your doctor]
    source: [HC-CAP-12.2, HC-FR-R5213]
    examples:
      - { text: It replaces your doctor, expect: found }
      - { text: Stop taking your medication, expect: found }
      - { text: It does not replace your doctor, expect: clean }
      - { text: Do not stop taking your medication, expect: clean }
      - { text: Stop the timer, expect: clean }

  - id: risk-free
    forbid: [risk-free, no side-effects, without side-effects, zero side-effects, free of side-effects, "{wholly} safe", harmless]
    words:
      wholly: [completely, totally, "100%", absolutely, perfectly]
    unless within: [risk-free trial, risk-free for 30 days, not completely safe, "not {wholly} safe", mostly harmless]
    level: error
    locale: en
    tags: [hwg, cap, fr-csp]
    because: It says that nothing can go wrong.
    instead: [name the risk]
    source: [HC-HWG-3, HC-FR-R5213]
    examples:
      - { text: Completely safe, expect: found }
      - { text: Without side effects, expect: found }
      - { text: Side effects, expect: clean }
      - { text: "Is it safe?", expect: clean }

  - id: natural
    forbid: [natural remedy, natural remedies, natural relief, "100% natural", all-natural]
    level: note
    locale: en
    tags: [es-rd, cap]
    because: It presents natural as safe or effective.
    instead: [what is in it]
    source: [HC-ES-4]
    examples:
      - { text: A natural remedy, expect: found }
      - { text: Natural light, expect: clean }

  - id: miracle
    forbid: [miracle, miracles, miraculous, miraculously]
    level: error
    locale: en
    tags: [ftc, tga]
    because: It promises a miracle.
    instead: [what it does]
    source: [HC-FTC-HPCG, HC-TGA-2007]
    examples:
      - { text: A miracle diet, expect: found }
      - { text: A magic button, expect: clean }

  - id: fear-appeal
    forbid: ["before it's too late", before it is too late, silent killer, ticking time bomb]
    level: warning
    locale: en
    tags: [hwg, tga]
    because: It frightens people into using the product.
    instead: [what to do]
    source: [HC-HWG-11]
    examples:
      - { text: "Act before it's too late", expect: found }
      - { text: A fatal error occurred, expect: clean }

  - id: ai-claim
    forbid: ["AI-{role}", "artificial intelligence {role}", smarter than your doctor, better than your doctor]
    words:
      role: [diagnosis, doctor, physician, therapist, nurse, psychologist]
    level: error
    locale: en
    tags: [ca-ab489, ftc]
    because: It lets a program pass for a licensed professional or for a diagnosis.
    instead: [automatic summary]
    source: [HC-AB489, HC-FTC-5]
    examples:
      - { text: Your AI doctor, expect: found }
      - { text: AI-diagnosis, expect: found }
      - { text: AI summary, expect: clean }
      - { text: Ask your therapist, expect: clean }

  - id: privacy-overclaim
    forbid: [HIPAA-compliant, HIPAA-certified, "{wholly} {kept}", "{grade}-grade"]
    words:
      wholly: ["100%", completely, fully, totally]
      kept: [anonymous, private, secure]
      grade: [military, bank]
    unless within: ["not {wholly} {kept}"]
    level: warning
    locale: en
    tags: [ftc]
    because: No system is wholly safe or anonymous, and no seal of this kind exists.
    instead: [who sees what]
    source: [HC-FTC-5]
    examples:
      - { text: "100% anonymous", expect: found }
      - { text: Military-grade encryption, expect: found }
      - { text: Secure, expect: clean }
      - { text: Anonymous usage data, expect: clean }

  - id: slimming
    forbid: [melt fat, melts fat, burn fat fast, lose weight fast, lose weight quickly, lose weight without dieting]
    level: warning
    locale: en
    tags: [es-rd, fda]
    because: It promises loss of weight.
    instead: [supports weight goals]
    source: [HC-ES-4]
    examples:
      - { text: Lose weight fast, expect: found }
      - { text: Weight goal, expect: clean }
      - { text: Fat 12 g, expect: clean }

  - id: eating-harm
    forbid: [cheat day, cheat days, cheat meal, cheat meals, guilt-free, junk food, bikini body, "earn your {food}", guilty pleasure]
    words:
      food: [food, meal, meals, dessert]
    level: warning
    locale: en
    tags: [language]
    because: It judges eating, and harms people with an eating disorder.
    instead: ["taste, without morals"]
    source: [HC-EQUIP]
    examples:
      - { text: Your cheat day, expect: found }
      - { text: Guilt-free snacks, expect: found }
      - { text: Earn your dessert, expect: found }
      - { text: Earn a badge, expect: clean }
      - { text: Cheat sheet, expect: clean }

  - id: stigma
    forbid:
      - suffer from
      - suffers from
      - suffering from
      - commit suicide
      - commits suicide
      - committed suicide
      - failed suicide
      - successful suicide
      - addict
      - addicts
      - wheelchair-bound
      - the mentally ill
    level: warning
    locale: en
    tags: [language]
    because: It reduces a person to a disease or a fault.
    instead: [lives with, died by suicide]
    source: [HC-AP]
    examples:
      - { text: If you suffer from migraine, expect: found }
      - { text: They committed suicide, expect: found }
      - { text: An addict, expect: found }
      - { text: Failed to save, expect: clean }
      - { text: Address, expect: clean }
      - { text: Addictive, expect: clean }

  - id: ableist
    forbid: [crazy, Crazy, CRAZY, insane, Insane, INSANE, insanely, Insanely, lame, Lame, psycho, Psycho]
    case: exact                    # LAME is an encoder
    unless within: ["Insane, 320 kbps"]
    level: note
    locale: en
    tags: [language]
    because: It uses a disease or a disability as an insult.
    instead: [surprising]
    source: [HC-AP]
    examples:
      - { text: A crazy idea, expect: found }
      - { text: Insanely fast, expect: found }
      - { text: Choose the LAME encoder, expect: clean }
      - { text: A sanity check, expect: clean }
      - { text: Flame, expect: clean }

"""#),
    File(path: "health-claims/es.yaml", text: #"""
# Spanish: a draft that no native speaker has read. Unreviewed, so its findings are warnings at most.
# What several terms share: the conditions, and what may stand before them.
terms:
  - id: es-cure-claim
    forbid: [cura, curan, curación, curaciones, sanación]
    forms:
      adjective: [curativo]
      also: [curar, curas, curará, curarán, cúrate, curarte, curarse, curamos, curando, curó, curado, curada, curados, curadas]
    unless within: [el cura, un cura, al cura, del cura, señor cura, padre cura, jamón curado, queso curado, lomo curado, embutido curado, embutidos curados, carne curada, no te cura, ni cura, "trata, cura", cura ni previene, "cura, ni previene", cura o previene, "tratar, curar", curar o prevenir, curar ni prevenir, ni curar, no cura, sin cura, no hay cura, no tiene cura]
    accents: may be left out
    level: error
    locale: es
    tags: [fda, eu, cap, hwg, es-rd, fr-csp]
    because: It promises a cure; only an authorised medicine or device may say so, and no app can keep it.
    instead: [te ayuda a registrar]
    source: [HC-UCP-17, HC-FDA-GW, HC-HWG-3, HC-ES-4]
    examples:
      - { text: Cura tu migraña, expect: found }
      - { text: El cura de mi pueblo, expect: clean }
      - { text: "No diagnostica, trata, cura ni previene ninguna enfermedad.", expect: clean }
      - { text: Cura la migraña, expect: found }
      - { text: Cúrate hoy, expect: found }
      - { text: Poder curativo, expect: found }
      - { text: Jamón curado, expect: clean }
      - { text: El cura del pueblo, expect: clean }
      - { text: Es segura, expect: clean }
      - { text: No hay cura, expect: clean }

  - id: es-treatment-claim
    forbid: ["{verb} {whose} {condition}"]
    words:
      verb: [trata, tratan, tratar, alivia, alivian, aliviar, alivias, elimina, eliminan, eliminar, combate, combaten, combatir, alivie, trate]
      whose: &whose ["", la, el, tu, tus, las, los, mi, su, sus, una, un]
      condition: &conditions [migraña, migrañas, dolor de cabeza, dolores de cabeza, ansiedad, depresión, insomnio, diabetes, hipertensión, cáncer]
    accents: may be left out
    level: error
    locale: es
    tags: [fda, eu, cap, hwg]
    because: It says that the app treats a disease, which makes it a medical device.
    instead: [puede ayudar a vivir mejor con …]
    source: [HC-FDA-GW, HC-MDR-2, HC-CAP-12.1]
    examples:
      - { text: Trata la migraña, expect: found }
      - { text: Alivia tu ansiedad, expect: found }
      - { text: Combate el insomnio, expect: found }
      - { text: Se trata de un diario, expect: clean }
      - { text: Tratamiento de datos, expect: clean }
      - { text: Eliminar registro, expect: clean }

  - id: es-prevention-claim
    forbid: ["{verb} {whose} {condition}"]
    words:
      verb: [previene, previenen, prevenir, evita, evitan, evitar, protege contra, protegen contra, evite]
      whose: *whose
      condition: *conditions
    accents: may be left out
    level: error
    locale: es
    tags: [fda, eu, cap]
    because: It says that the app prevents a disease, which makes it a medical device.
    instead: [puede ayudar a reducir el riesgo de …]
    source: [HC-FDA-GW, HC-MDR-2]
    examples:
      - { text: Previene la migraña, expect: found }
      - { text: Evita el insomnio, expect: found }
      - { text: Evitar duplicados, expect: clean }
      - { text: Para prevenir errores, expect: clean }

  - id: es-diagnosis-claim
    forbid: ["{verb} {whose} {condition}", autodiagnóstico, autodiagnósticos, diagnóstico inmediato, diagnóstico instantáneo]
    words:
      verb: [diagnostica, diagnostican, diagnosticar, detecta, detectan, detectar, predice, predicen, tienes]
      whose: *whose
      condition: *conditions
    unless within:
      - "si tienes {whose} {condition}"
      - "cuando tienes {whose} {condition}"
      - "que tienes {whose} {condition}"
      - "¿tienes {whose} {condition}"
      - "no {verb} {whose} {condition}"
    accents: may be left out
    level: error
    locale: es
    tags: [fda, ftc, eu, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: [patrones en tus registros]
    source: [HC-FDA-GW, HC-MDR-7, HC-HWG-9]
    examples:
      - { text: Diagnostica la depresión, expect: found }
      - { text: Detecta tu migraña, expect: found }
      - { text: Diagnóstico inmediato, expect: found }
      - { text: Detectar texto, expect: clean }
      - { text: Si tienes diabetes, expect: clean }

  - id: es-abnormal-output
    forms:
      adjective: [anormal, patológico]
    accents: may be left out
    level: warning
    locale: es
    tags: [fda, cap]
    because: It calls what a sensor or a person wrote down a sign of disease.
    instead: [fuera de lo habitual para ti]
    source: [HC-FDA-GW]
    examples:
      - { text: Un pulso anormal, expect: found }
      - { text: Patológica, expect: found }
      - { text: Normal, expect: clean }

  - id: es-medical-grade
    forbid: [grado médico, grado clínico, precisión clínica, precisión médica, clínicamente preciso, clínicamente precisa]
    accents: may be left out
    level: error
    locale: es
    tags: [fda, apple, eu]
    because: It claims the accuracy of a medical device.
    instead: [el error medido]
    source: [HC-FDA-GW, HC-FDA-WHOOP]
    examples:
      - { text: Sensores de grado médico, expect: found }
      - { text: Precisión clínica, expect: found }
      - { text: Datos clínicos, expect: clean }
      - { text: Identificación médica, expect: clean }

  - id: es-proven
    forbid: ["{how} {proven}", los estudios demuestran, los estudios prueban, avalado por la ciencia, avalada por la ciencia]
    words:
      how: [clínicamente, científicamente]
      proven: [probado, probada, probados, probadas, comprobado, comprobada, comprobados, comprobadas, demostrado, demostrada, demostrados, demostradas, validado, validada]
    accents: may be left out
    level: error
    locale: es
    tags: [ftc, cap, eu, es-rd]
    because: It claims proof, which takes randomised trials of this very product.
    instead: [nombra el estudio]
    source: [HC-FTC-HPCG, HC-CAP-12.1, HC-ES-4]
    examples:
      - { text: Clínicamente probado, expect: found }
      - { text: Los estudios demuestran que funciona, expect: found }
      - { text: Datos clínicos, expect: clean }
      - { text: Ensayo clínico, expect: clean }

  - id: es-tested
    forbid: [clínicamente testado, clínicamente testada, clínicamente testados, clínicamente testadas, científicamente testado, científicamente testada]
    accents: may be left out
    level: warning
    locale: es
    tags: [ftc, cap, eu, es-rd]
    because: It suggests proof; say what was tested, and how.
    instead: [nombra la prueba]
    source: [HC-FTC-HPCG, HC-CAP-12.1]
    examples:
      - { text: Clínicamente testado, expect: found }
      - { text: Probado en iPhone, expect: clean }

  - id: es-guarantee
    forbid:
      - resultados garantizados
      - resultado garantizado
      - alivio garantizado
      - éxito garantizado
      - "100 % eficaz"
      - "100% eficaz"
      - "100 % efectivo"
      - "100% efectivo"
      - "100 % efectiva"
      - garantizamos resultados
      - "100% efectiva"
      - funciona siempre
    accents: may be left out
    level: error
    locale: es
    tags: [hwg, es-rd, cap, fr-csp]
    because: It promises success; none is certain.
    instead: [puede]
    source: [HC-HWG-3, HC-ES-4, HC-FR-R5213]
    examples:
      - { text: Resultados garantizados, expect: found }
      - { text: "100% eficaz", expect: found }
      - { text: "100 % del objetivo", expect: clean }
      - { text: Garantizar la copia, expect: clean }

  - id: es-success-rate
    forbid: [tasa de éxito, tasas de éxito, "de cada 10 {who}", "de cada diez {who}"]
    words:
      who: [usuarios, usuarias, pacientes, personas, médicos]
      rate: [tasa de éxito, tasas de éxito]
      which: ["", "los ", "las ", "los diferentes ", "las diferentes ", "distintos ", "todos los "]
      thing: [dispositivos, sensores, conexiones, transferencias]
    unless within: ["{rate} de {which}{thing}"]   # of technology, not of people
    accents: may be left out
    level: warning
    locale: es
    tags: [ftc, apple]
    because: A rate needs its number, its sample and its source beside it.
    instead: ["el número, la muestra y la fuente"]
    source: [HC-FTC-HPCG, HC-APPLE-1.4.1]
    examples:
      - { text: "Una tasa de éxito del 90 %", expect: found }
      - { text: 9 de cada 10 usuarios, expect: found }
      - { text: "80 % del objetivo", expect: clean }
      - { text: Las tasas de éxito de los diferentes dispositivos, expect: clean }

  - id: es-regulator-endorsement
    forbid: ["{approved} por la {body}", "{approved} por {body}"]
    words:
      approved: [aprobado, aprobada, certificado, certificada, avalado, avalada]
      body: [FDA, OMS, AEMPS, EMA]
    unless within: ["no aprobado por la {body}", "no aprobada por la {body}", "no está aprobado por la {body}", "no está aprobada por la {body}"]
    accents: may be left out
    level: error
    locale: es
    tags: [fda, tga, eu, es-rd]
    because: It claims the approval of an authority; clearance and registration are none.
    instead: ["el estado real, con su número"]
    source: [HC-FDA-807, HC-TGA-ARTG, HC-ES-4]
    examples:
      - { text: Aprobado por la FDA, expect: found }
      - { text: Datos de la FDA, expect: clean }
      - { text: No está aprobada por la FDA, expect: clean }

  - id: es-doctor-recommended
    forbid: ["{approved} por {the} médicos", los médicos recomiendan, los médicos lo recomiendan]
    words:
      approved: [recomendado, recomendada, avalado, avalada]
      the: ["", los]
    accents: may be left out
    level: warning
    locale: es
    tags: [ftc, hwg, es-rd, cap]
    because: It lets professionals stand for the product; say who, and whether they are paid.
    instead: ["quién lo dice, y si cobra"]
    source: [HC-FTC-255, HC-HWG-11, HC-ES-4]
    examples:
      - { text: Recomendado por médicos, expect: found }
      - { text: Los médicos recomiendan, expect: found }
      - { text: Consulta a tu médico, expect: clean }

  - id: es-replaces-doctor
    forbid: [sustituye a tu médico, reemplaza a tu médico, sin ir al médico, sin necesidad de ir al médico, no necesitas médico, deja tu medicación, deja tu tratamiento, deja de tomar tu medicación]
    unless within: [no sustituye a tu médico, no reemplaza a tu médico, no deja tu medicación]
    accents: may be left out
    level: error
    locale: es
    tags: [cap, fr-csp, fda]
    because: It keeps people from their doctor.
    instead: [junto con tu médico]
    source: [HC-CAP-12.2, HC-FR-R5213]
    examples:
      - { text: Sustituye a tu médico, expect: found }
      - { text: Deja tu medicación, expect: found }
      - { text: No sustituye a tu médico, expect: clean }

  - id: es-risk-free
    forbid: [sin riesgos, sin riesgo alguno, sin ningún riesgo, sin efectos secundarios, "{wholly} segur{end}", inofensivo, inofensiva]
    words:
      wholly: [totalmente, "100 %", "100%", completamente]
      end: [o, a, os, as]
      of: [que, de que, de querer]
    unless within: ["{wholly} segur{end} {of}"]   # of a person who is certain
    accents: may be left out
    level: error
    locale: es
    tags: [hwg, cap, fr-csp]
    because: It says that nothing can go wrong.
    instead: [nombra el riesgo]
    source: [HC-HWG-3, HC-FR-R5213]
    examples:
      - { text: Sin efectos secundarios, expect: found }
      - { text: Totalmente seguro, expect: found }
      - { text: "¿Seguro?", expect: clean }
      - { text: "¿Estás completamente seguro de que quieres borrar?", expect: clean }
      - { text: Seguro médico, expect: clean }
      - { text: Efectos secundarios, expect: clean }

  - id: es-natural
    forbid: [remedio natural, remedios naturales, "100 % natural", "100% natural"]
    accents: may be left out
    level: note
    locale: es
    tags: [es-rd, cap]
    because: It presents natural as safe or effective.
    instead: [lo que contiene]
    source: [HC-ES-4]
    examples:
      - { text: Un remedio natural, expect: found }
      - { text: Luz natural, expect: clean }

  - id: es-miracle
    forbid: [milagro, milagros, dieta milagro]
    forms:
      adjective: [milagroso]
    accents: may be left out
    level: error
    locale: es
    tags: [ftc, tga]
    because: It promises a miracle.
    instead: [lo que hace]
    source: [HC-FTC-HPCG, HC-TGA-2007]
    examples:
      - { text: Un milagro, expect: found }
      - { text: Dietas milagrosas, expect: found }
      - { text: Botón mágico, expect: clean }

  - id: es-fear-appeal
    forbid: [antes de que sea demasiado tarde, antes de que sea tarde, asesino silencioso]
    accents: may be left out
    level: warning
    locale: es
    tags: [hwg, tga]
    because: It frightens people into using the product.
    instead: [qué hacer]
    source: [HC-HWG-11]
    examples:
      - { text: Actúa antes de que sea demasiado tarde, expect: found }
      - { text: Error fatal, expect: clean }

  - id: es-ai-claim
    forbid: [diagnóstico por IA, diagnóstico con IA, "{role} IA", "{role} de IA", "{role} con IA"]
    words:
      role: [médico, terapeuta, psicólogo, doctor]
    accents: may be left out
    level: error
    locale: es
    tags: [ca-ab489, ftc]
    because: It lets a program pass for a licensed professional or for a diagnosis.
    instead: [resumen automático]
    source: [HC-AB489, HC-FTC-5]
    examples:
      - { text: Tu médico IA, expect: found }
      - { text: Diagnóstico por IA, expect: found }
      - { text: Resumen con IA, expect: clean }

  - id: es-privacy-overclaim
    forbid: [cumple HIPAA, cumple con HIPAA, "{wholly} {kept}", grado militar]
    words:
      wholly: [totalmente, completamente, "100 %", "100%"]
      kept: [anónimo, anónima, anónimos, anónimas, privado, privada]
    accents: may be left out
    level: warning
    locale: es
    tags: [ftc]
    because: No system is wholly safe or anonymous, and no seal of this kind exists.
    instead: [quién ve qué]
    source: [HC-FTC-5]
    examples:
      - { text: Totalmente anónimo, expect: found }
      - { text: Cifrado de grado militar, expect: found }
      - { text: Datos anónimos, expect: clean }

  - id: es-slimming
    forbid: [quema grasa, quema grasas, quemagrasa, quemagrasas, adelgaza rápido, adelgaza sin esfuerzo, pierde peso rápido]
    accents: may be left out
    level: warning
    locale: es
    tags: [es-rd, fda]
    because: It promises loss of weight.
    instead: [acompaña tus objetivos de peso]
    source: [HC-ES-4]
    examples:
      - { text: Quema grasa, expect: found }
      - { text: Adelgaza rápido, expect: found }
      - { text: Objetivo de peso, expect: clean }

  - id: es-eating-harm
    forbid: [día trampa, comida trampa, sin culpa, comida basura, comida chatarra, operación bikini]
    accents: may be left out
    level: warning
    locale: es
    tags: [language]
    because: It judges eating, and harms people with an eating disorder.
    instead: ["sabor, sin moral"]
    source: [HC-EQUIP]
    examples:
      - { text: Tu día trampa, expect: found }
      - { text: Comida basura, expect: found }
      - { text: Comida, expect: clean }

  - id: es-stigma
    forbid: [sufre de, sufren de, sufres de, sufrir de, padecer de, padece de, padecen de, padeces de, cometer suicidio, comete suicidio, cometen suicidio, cometió suicidio, cometieron suicidio]
    forms:
      adjective: [drogadicto, minusválido]
    accents: may be left out
    level: warning
    locale: es
    tags: [language]
    because: It reduces a person to a disease or a fault.
    instead: [vive con]
    source: [HC-AP]
    examples:
      - { text: Si sufres de migraña, expect: found }
      - { text: Un drogadicto, expect: found }
      - { text: Está sufriendo retrasos, expect: clean }

"""#),
    File(path: "health-claims/fr.yaml", text: #"""
# French: a draft that no native speaker has read. Unreviewed, so its findings are warnings at most.
# What several terms share: the conditions, and what may stand before them.
terms:
  - id: fr-cure-claim
    forbid: [guéri, guérie, guéris, guéries, guérison, guérisons, guérit, guérissent, guérissez, guérissons, guérira, guérir]
    forms:
      adjective: [curatif]
    unless within: [ne guérit pas, ne guérissent pas, ne peut guérir, ne guérit, ni guérit, guérit ni, "traiter, guérir", guérir ou prévenir, "guérir, ou prévenir", guérir ni prévenir, ni guérir, ni de guérir, ne peut pas guérir, bonne guérison, pas de guérison]
    accents: may be left out
    level: error
    locale: fr
    tags: [fda, eu, cap, hwg, es-rd, fr-csp]
    because: It promises a cure; only an authorised medicine or device may say so, and no app can keep it.
    instead: ["t'aide à suivre"]
    source: [HC-UCP-17, HC-FDA-GW, HC-HWG-3, HC-ES-4]
    examples:
      - { text: Guérie en une semaine, expect: found }
      - { text: "Elle ne diagnostique, ne traite, ne guérit ni ne prévient aucune maladie.", expect: clean }
      - { text: Guérit la migraine, expect: found }
      - { text: Une guérison rapide, expect: found }
      - { text: Effet curatif, expect: found }
      - { text: Cure thermale, expect: clean }
      - { text: Un curieux message, expect: clean }
      - { text: Sur le guéridon, expect: clean }

  - id: fr-treatment-claim
    forbid: ["{verb} {whose} {condition}"]
    words:
      verb: [traite, traitent, traiter, traitez, soigne, soignent, soigner, soignez, soulage, soulagent, soulager, soulagez, élimine, éliminent, éliminer, éliminez, combat, combattent, combattre, combattez]
      whose: &whose ["", la, le, les, ta, ton, tes, votre, vos, mes, une, un]
      condition: &conditions [migraine, migraines, maux de tête, anxiété, "l'anxiété", dépression, insomnie, "l'insomnie", diabète, hypertension, "l'hypertension", cancer]
    accents: may be left out
    level: error
    locale: fr
    tags: [fda, eu, cap, hwg]
    because: It says that the app treats a disease, which makes it a medical device.
    instead: [peut aider à mieux vivre avec …]
    source: [HC-FDA-GW, HC-MDR-2, HC-CAP-12.1]
    examples:
      - { text: Soulage la migraine, expect: found }
      - { text: Soignez votre anxiété, expect: found }
      - { text: "Combat l'insomnie", expect: found }
      - { text: "Traiter l'image", expect: clean }
      - { text: Éliminer le doublon, expect: clean }

  - id: fr-prevention-claim
    forbid: ["{verb} {whose} {condition}"]
    words:
      verb: [prévient, préviennent, prévenir, évite, évitent, éviter, évitez, empêche, empêchent, empêcher, protège contre, protègent contre, protège de, vous protège de]
      whose: *whose
      condition: *conditions
    accents: may be left out
    level: error
    locale: fr
    tags: [fda, eu, cap]
    because: It says that the app prevents a disease, which makes it a medical device.
    instead: [peut aider à réduire le risque de …]
    source: [HC-FDA-GW, HC-MDR-2]
    examples:
      - { text: Prévient la migraine, expect: found }
      - { text: "Évitez l'insomnie", expect: found }
      - { text: Prévenir un proche, expect: clean }
      - { text: Éviter les doublons, expect: clean }

  - id: fr-diagnosis-claim
    forbid: ["{verb} {whose} {condition}", autodiagnostic, autodiagnostics, diagnostic immédiat, diagnostic instantané]
    words:
      verb: [diagnostique, diagnostiquent, diagnostiquer, détecte, détectent, détecter, dépiste, dépistent, dépister, prédit, prédisent]
      whose: *whose
      condition: *conditions
    accents: may be left out
    level: error
    locale: fr
    tags: [fda, ftc, eu, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: [des régularités dans tes notes]
    source: [HC-FDA-GW, HC-MDR-7, HC-HWG-9]
    examples:
      - { text: Diagnostique la dépression, expect: found }
      - { text: Détecte ta migraine, expect: found }
      - { text: Diagnostic immédiat, expect: found }
      - { text: Diagnostic du capteur, expect: clean }
      - { text: Détecter le texte, expect: clean }

  - id: fr-abnormal-output
    forms:
      adjective: [anormal, pathologique]
    words:
      fault: [arrêt, problème, comportement, contexte, contexte interne, état interne]
      faulty: [fermeture, fin, erreur, interruption]
    unless within: ["{fault} anormal", "{faulty} anormale"]   # of the program
    accents: may be left out
    level: warning
    locale: fr
    tags: [fda, cap]
    because: It calls what a sensor or a person wrote down a sign of disease.
    instead: [en dehors de tes valeurs habituelles]
    source: [HC-FDA-GW]
    examples:
      - { text: Un pouls anormal, expect: found }
      - { text: Pathologiques, expect: found }
      - { text: Normal, expect: clean }
      - { text: Problème de contexte interne anormal, expect: clean }

  - id: fr-medical-grade
    forbid: [qualité médicale, qualité clinique, précision clinique, précision médicale, grade médical]
    accents: may be left out
    level: error
    locale: fr
    tags: [fda, apple, eu]
    because: It claims the accuracy of a medical device.
    instead: ["l'erreur mesurée"]
    source: [HC-FDA-GW, HC-FDA-WHOOP]
    examples:
      - { text: Capteurs de qualité médicale, expect: found }
      - { text: Fiche médicale, expect: clean }

  - id: fr-proven
    forbid: ["{how} {proven}", des études montrent, des études prouvent, les études montrent, prouvé par la science]
    words:
      how: [cliniquement, scientifiquement]
      proven: [prouvé, prouvée, prouvés, prouvées, validé, validée, validés, validées, démontré, démontrée, démontrés, démontrées]
    accents: may be left out
    level: error
    locale: fr
    tags: [ftc, cap, eu, es-rd]
    because: It claims proof, which takes randomised trials of this very product.
    instead: ["cite l'étude"]
    source: [HC-FTC-HPCG, HC-CAP-12.1, HC-ES-4]
    examples:
      - { text: Cliniquement prouvé, expect: found }
      - { text: Des études montrent que, expect: found }
      - { text: Essai clinique, expect: clean }

  - id: fr-tested
    forbid: [cliniquement testé, cliniquement testée, cliniquement testés, cliniquement testées, scientifiquement testé, scientifiquement testée, scientifiquement testés, scientifiquement testées]
    accents: may be left out
    level: warning
    locale: fr
    tags: [ftc, cap, eu, es-rd]
    because: It suggests proof; say what was tested, and how.
    instead: [cite le test]
    source: [HC-FTC-HPCG, HC-CAP-12.1]
    examples:
      - { text: Cliniquement testé, expect: found }
      - { text: Testé sur iPhone, expect: clean }

  - id: fr-guarantee
    forbid: [résultat garanti, résultats garantis, soulagement garanti, efficacité garantie, succès garanti, "100 % efficace", "100% efficace", marche à tous les coups]
    accents: may be left out
    level: error
    locale: fr
    tags: [hwg, es-rd, cap, fr-csp]
    because: It promises success; none is certain.
    instead: [peut]
    source: [HC-HWG-3, HC-ES-4, HC-FR-R5213]
    examples:
      - { text: Résultats garantis, expect: found }
      - { text: "100 % efficace", expect: found }
      - { text: "100 % de l'objectif", expect: clean }
      - { text: La garantie, expect: clean }

  - id: fr-success-rate
    forbid: [taux de réussite, taux de succès, "{who} sur 10", "{who} sur dix"]
    words:
      who: [utilisateurs, utilisatrices, patients, personnes, médecins]
      rate: [taux de réussite, taux de succès]
      which: ["de ", "des ", "des différents ", "des différentes ", "de tous les "]
      thing: [appareils, périphériques, capteurs, connexions, transferts]
    unless within: ["{rate} {which}{thing}"]   # of technology, not of people
    accents: may be left out
    level: warning
    locale: fr
    tags: [ftc, apple]
    because: A rate needs its number, its sample and its source beside it.
    instead: ["le chiffre, l'échantillon et la source"]
    source: [HC-FTC-HPCG, HC-APPLE-1.4.1]
    examples:
      - { text: "Un taux de réussite de 90 %", expect: found }
      - { text: 9 utilisateurs sur 10, expect: found }
      - { text: "80 % de l'objectif", expect: clean }
      - { text: Les taux de réussite des différents périphériques, expect: clean }

  - id: fr-regulator-endorsement
    forbid: ["{approved} par la {body}", "agréé par l'ANSM", "agréée par l'ANSM", "approuvé par l'ANSM"]
    words:
      approved: [approuvé, approuvée, certifié, certifiée, validé, validée]
      body: [FDA, HAS, ANSM, EMA]
    unless within: ["non approuvé par la {body}", "pas approuvé par la {body}"]
    accents: may be left out
    level: error
    locale: fr
    tags: [fda, tga, eu, es-rd]
    because: It claims the approval of an authority; clearance and registration are none.
    instead: ["le statut réel, avec son numéro"]
    source: [HC-FDA-807, HC-TGA-ARTG, HC-ES-4]
    examples:
      - { text: Approuvé par la FDA, expect: found }
      - { text: Données de la FDA, expect: clean }

  - id: fr-doctor-recommended
    forbid: ["{approved} par {the} médecins", les médecins recommandent]
    words:
      approved: [recommandé, recommandée, recommandés, recommandées, approuvé, approuvée]
      the: [les, des]
    accents: may be left out
    level: warning
    locale: fr
    tags: [ftc, hwg, es-rd, cap]
    because: It lets professionals stand for the product; say who, and whether they are paid.
    instead: ["qui le dit, et si payé"]
    source: [HC-FTC-255, HC-HWG-11, HC-ES-4]
    examples:
      - { text: Recommandé par les médecins, expect: found }
      - { text: Demandez à votre médecin, expect: clean }

  - id: fr-replaces-doctor
    forbid:
      - remplace votre médecin
      - remplace ton médecin
      - plus besoin de médecin
      - sans aller chez le médecin
      - arrêtez votre traitement
      - arrête ton traitement
    unless within: [ne remplace pas votre médecin, "n'arrêtez pas votre traitement"]
    accents: may be left out
    level: error
    locale: fr
    tags: [cap, fr-csp, fda]
    because: It keeps people from their doctor.
    instead: [avec votre médecin]
    source: [HC-CAP-12.2, HC-FR-R5213]
    examples:
      - { text: Remplace votre médecin, expect: found }
      - { text: Arrêtez votre traitement, expect: found }
      - { text: Ne remplace pas votre médecin, expect: clean }

  - id: fr-risk-free
    forbid: [sans risque, sans risques, sans aucun risque, sans effets secondaires, sans effet secondaire, "{wholly} sûr", "{wholly} sûre", "{wholly} sans danger"]
    words:
      wholly: [totalement, "100 %", "100%", complètement]
    forms:
      adjective: [inoffensif]
    accents: may be left out
    level: error
    locale: fr
    tags: [hwg, cap, fr-csp]
    because: It says that nothing can go wrong.
    instead: [nomme le risque]
    source: [HC-HWG-3, HC-FR-R5213]
    examples:
      - { text: Sans effets secondaires, expect: found }
      - { text: Totalement sûr, expect: found }
      - { text: Inoffensive, expect: found }
      - { text: "Êtes-vous sûr ?", expect: clean }
      - { text: Effets secondaires, expect: clean }

  - id: fr-natural
    forbid: [remède naturel, remèdes naturels, "100 % naturel", "100% naturel"]
    accents: may be left out
    level: note
    locale: fr
    tags: [es-rd, cap]
    because: It presents natural as safe or effective.
    instead: ["ce qu'il contient"]
    source: [HC-ES-4]
    examples:
      - { text: Un remède naturel, expect: found }
      - { text: Lumière naturelle, expect: clean }

  - id: fr-miracle
    forbid: [miracle, miracles]
    forms:
      adjective: [miraculeux]
    accents: may be left out
    level: error
    locale: fr
    tags: [ftc, tga]
    because: It promises a miracle.
    instead: [ce que ça fait]
    source: [HC-FTC-HPCG, HC-TGA-2007]
    examples:
      - { text: Un régime miracle, expect: found }
      - { text: Miraculeuse, expect: found }
      - { text: Un bouton magique, expect: clean }

  - id: fr-fear-appeal
    forbid: ["avant qu'il ne soit trop tard", "avant qu'il soit trop tard", tueur silencieux]
    accents: may be left out
    level: warning
    locale: fr
    tags: [hwg, tga]
    because: It frightens people into using the product.
    instead: [que faire]
    source: [HC-HWG-11]
    examples:
      - { text: "Agissez avant qu'il ne soit trop tard", expect: found }
      - { text: Erreur fatale, expect: clean }

  - id: fr-ai-claim
    forbid: [diagnostic par IA, diagnostic IA, "{role} IA"]
    words:
      role: [médecin, thérapeute, psychologue, docteur]
    accents: may be left out
    level: error
    locale: fr
    tags: [ca-ab489, ftc]
    because: It lets a program pass for a licensed professional or for a diagnosis.
    instead: [résumé automatique]
    source: [HC-AB489, HC-FTC-5]
    examples:
      - { text: Votre médecin IA, expect: found }
      - { text: Diagnostic par IA, expect: found }
      - { text: "IA : 2,5 U", expect: clean }
      - { text: Résumé par IA, expect: clean }

  - id: fr-privacy-overclaim
    forbid: [conforme HIPAA, conforme à HIPAA, "{wholly} {kept}", chiffrement de niveau militaire, qualité militaire]
    words:
      wholly: [totalement, complètement, "100 %", "100%"]
      kept: [anonyme, anonymes, sécurisé, sécurisée, privé, privée]
    accents: may be left out
    level: warning
    locale: fr
    tags: [ftc]
    because: No system is wholly safe or anonymous, and no seal of this kind exists.
    instead: [qui voit quoi]
    source: [HC-FTC-5]
    examples:
      - { text: Totalement anonyme, expect: found }
      - { text: Conforme HIPAA, expect: found }
      - { text: Anonyme, expect: clean }
      - { text: Sécurisé, expect: clean }

  - id: fr-slimming
    forbid: [brûle-graisse, brûle-graisses, maigrir vite, maigrissez vite, perdre du poids rapidement]
    accents: may be left out
    level: warning
    locale: fr
    tags: [es-rd, fda]
    because: It promises loss of weight.
    instead: [accompagne tes objectifs de poids]
    source: [HC-ES-4]
    examples:
      - { text: Maigrir vite, expect: found }
      - { text: Objectif de poids, expect: clean }

  - id: fr-eating-harm
    forbid: [sans culpabilité, sans culpabiliser, malbouffe, corps de rêve]
    accents: may be left out
    level: warning
    locale: fr
    tags: [language]
    because: It judges eating, and harms people with an eating disorder.
    instead: ["le goût, sans morale"]
    source: [HC-EQUIP]
    examples:
      - { text: Des desserts sans culpabilité, expect: found }
      - { text: Repas, expect: clean }

  - id: fr-stigma
    forbid: [souffre de, souffrez de, souffres de, souffrent de, suicide réussi, suicide raté, toxicomane, toxicomanes]
    words:
      suffer: [souffre, souffrez, souffres, souffrent]
    unless within: ["{suffer} de symptômes"]   # of an illness that passes
    accents: may be left out
    level: warning
    locale: fr
    tags: [language]
    because: It reduces a person to a disease or a fault.
    instead: [vit avec]
    source: [HC-AP]
    examples:
      - { text: Si vous souffrez de migraine, expect: found }
      - { text: Un toxicomane, expect: found }
      - { text: Une souffrance, expect: clean }
      - { text: Si vous souffrez de symptômes de la grippe, expect: clean }

  - id: fr-ableist
    forbid: [débile, débiles]
    accents: may be left out
    level: note
    locale: fr
    tags: [language]
    because: It uses a disease or a disability as an insult.
    instead: [surprenant]
    source: [HC-AP]
    examples:
      - { text: Une idée débile, expect: found }
      - { text: Un mobile, expect: clean }

"""#),
    File(path: "health-claims/pack.yaml", text: #"""
# Wording that an app about health or wellness may not use, or must prove, by regulator. It ships with the program:
# `primum lint --rules health-claims PATH`. Not legal advice.
pack: health-claims
title: Claims about health
version: "1"
language: 1
shared: yes                     # for any app: which locales ship is for the catalogues to say
unreviewed: warning             # in a locale whose list nobody has reviewed findings are warnings at most
source locale: en
locales: [en, es, fr, de]

reviewed:
  - { locale: en, by: "The authorities' own texts, as sources.yaml names them", on: 2026-11-22 }

"""#),
    File(path: "health-claims/sources.yaml", text: #"""
# Where the terms come from. `unsure: yes`: known from quotations only; terms that rest on nothing else are warnings at most.
requirements:
  - { id: HC-FDA-GW, title: "General wellness products of low risk", status: decided, document: "FDA, General Wellness: Policy for Low Risk Devices, 6 January 2026, §III and §VI" }
  - { id: HC-FDA-WHOOP, title: "Claims of medical grade", status: decided, document: "FDA, letter to WHOOP, 14 July 2025" }
  - { id: HC-FDA-807, title: "Registration or clearance is not approval", status: decided, document: "21 CFR 807.39, 807.97" }
  - { id: HC-FTC-HPCG, title: "Health claims need randomised trials", status: decided, document: "FTC, Health Products Compliance Guidance, December 2022" }
  - { id: HC-FTC-5, title: "Deceptive claims; privacy seals", status: decided, document: "FTC Act section 5" }
  - { id: HC-FTC-255, title: "Endorsements by experts", status: decided, document: "16 CFR 255.3, 255.4" }
  - { id: HC-AB489, title: "A program may not pass for licensed care", status: decided, document: "California AB 489, Business and Professions Code 4999.8, 4999.9" }
  - { id: HC-MDR-2, title: "What makes software a medical device", status: decided, document: "Regulation (EU) 2017/745, Article 2(1) and (12)", unsure: yes }
  - { id: HC-MDR-7, title: "Misleading claims about a device", status: decided, document: "Regulation (EU) 2017/745, Article 7" }
  - { id: HC-UCP-17, title: "False claims to cure", status: decided, document: "Directive 2005/29/EC, Annex I, points 4 and 17" }
  - { id: HC-CAP-12.1, title: "Medical claims need a licence or mark, and evidence", status: decided, document: "UK CAP Code, 12.1" }
  - { id: HC-CAP-12.2, title: "Essential treatment is not discouraged", status: decided, document: "UK CAP Code, 12.2" }
  - { id: HC-TGA-ARTG, title: "Included in the register, not approved", status: decided, document: "TGA, Therapeutic Goods Act 1989 s. 42DD; advertising guidance" }
  - { id: HC-TGA-2007, title: "Not magical, not infallible", status: decided, document: "TGA, Advertising Code 2007, 4(2), superseded", unsure: yes }
  - { id: HC-HWG-3, title: "Effects it lacks, success certain, no harm", status: decided, document: "HWG §3" }
  - { id: HC-HWG-9, title: "Diagnosis from a distance", status: decided, document: "HWG §9; BGH I ZR 146/20" }
  - { id: HC-HWG-11, title: "Recommendations, case histories, harm by not using", status: decided, document: "HWG §11(1) 2, 3, 7" }
  - { id: HC-FR-R5213, title: "A doctor is superfluous, the effect assured, no side effects", status: decided, document: "Code de la santé publique, R5213-1 4°" }
  - { id: HC-ES-4, title: "Claims that are not allowed", status: decided, document: "Real Decreto 1907/1996, Article 4" }
  - { id: HC-APPLE-1.4.1, title: "Claims of accuracy disclose data and method", status: decided, document: "Apple, App Review Guidelines 1.4.1", unsure: yes }
  - { id: HC-EQUIP, title: "Words about food and bodies", status: decided, document: "Equip, language guide" }
  - { id: HC-AP, title: "Words about illness and disability", status: decided, document: "Associated Press Stylebook", unsure: yes }

"""#),
  ]
}
