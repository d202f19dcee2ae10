// swift-format-ignore-file
// Written by ci/generate-packs from Packs/health-claims.

extension ShippedPacks {
  static let healthClaims: [File] = [
    File(path: "health-claims/de.yaml", text: #"""
# German: claims that are plain by themselves. A draft that no native speaker has reviewed.
# `&ill`: illnesses; `&advice`: words of advice about health, which is no claim; `&denied`: words that deny a claim.
terms:
  - id: de-cure-claim
    forbid: [heilt, geheilt, Heilung, Heilmittel]
    beside: &ill [Migräne, Kopfschmerzen, Angststörungen, Angststörung, Depressionen, Depression, Schlaflosigkeit,
      Schlafstörungen, Diabetes, Bluthochdruck, Herzinfarkt, Schlaganfall, Krebs, Hautkrebs, Asthma, Arthrose,
      Schuppenflechte, Adipositas, Demenz, Alzheimer, Epilepsie, Akne, Autismus, ADHS, Tinnitus, Rückenschmerzen,
      Schlafapnoe, chronische Schmerzen, chronischen Krankheiten, alle Krankheiten]
    unless beside: &advice [nicht, nie, niemals, kein, keine, keinen, keiner, Arzt, Ärzte, Ärztin, Medikament,
      Medikamente, Ibuprofen, Paracetamol, Mittel, Impfung, Bewegung, wie]
    level: error
    locale: de
    tags: [fda, eu, cap, hwg, es-rd, fr-csp]
    because: It promises a cure; only an authorised medicine or device may say so, and no app can keep it.
    instead: [hilft beim Festhalten]
    source: [HC-UCP-17, HC-FDA-GW, HC-HWG-3, HC-ES-4]
    examples:
      - { text: Heilt Migräne, expect: found }
      - { text: Ein Heilmittel gegen Krebs, expect: found }
      - { text: Die Wunde heilt., expect: clean }
      - { text: Heilpraktiker, expect: clean }

  - id: de-healing
    forbid: [heilt dich, Heilung garantiert, garantierte Heilung, Wundermittel, Wunderheilung, wirkt Wunder,
      Wunderpille, Wunderdiät]
    unless beside: &denied [nicht, nie, niemals, kein, keine, keinen, keiner]
    level: error
    locale: de
    tags: [fda, ftc, eu, hwg, tga]
    because: It promises a cure; only an authorised medicine or device may say so, and no app can keep it.
    instead: [was es tut]
    source: [HC-UCP-17, HC-HWG-3, HC-FDA-FRAUD]
    examples:
      - { text: Es wirkt Wunder, expect: found }
      - { text: Ein wunderbarer Tag, expect: clean }

  - id: de-treatment-claim
    forbid: [behandelt, lindert, beseitigt, bekämpft, besiegt, lindern, besiegen, loswerden, zur Behandlung von,
      hilft bei, hilft gegen]
    beside: *ill
    unless beside: *advice
    level: error
    locale: de
    tags: [fda, eu, cap, hwg]
    because: It says that the app treats a disease, which makes it a medical device.
    instead: ["kann helfen, mit … zu leben"]
    source: [HC-FDA-GW, HC-MDR-2, HC-CAP-12.1]
    examples:
      - { text: Lindert Migräne, expect: found }
      - { text: Hier behandelt, expect: clean }

  - id: de-without-care
    forbid: [ohne Arzt, ohne Ärzte, ohne Medikamente, ohne Medikament, ohne Tabletten, ohne Operation, ohne Therapie]
    beside: *ill
    unless beside: *denied
    level: warning
    locale: de
    tags: [fda, eu, cap, hwg]
    because: It seems to promise that an illness gets better without a doctor or a medicine.
    instead: [zusammen mit deinem Arzt]
    source: [HC-FDA-GW, HC-CAP-12.2]
    examples:
      - { text: Heilt Migräne ganz ohne Medikamente, expect: found }
      - { text: Diabetes nie ohne Arzt behandeln, expect: clean }

  - id: de-prevention-claim
    forbid: [verhindert, verhütet, schützt vor, schützt dich vor, schützt Sie vor, vorbeugen, beugt]
    beside: *ill
    unless beside: *advice
    level: error
    locale: de
    tags: [fda, eu, cap]
    because: It says that the app prevents a disease, which makes it a medical device.
    instead: ["kann helfen, das Risiko von … zu senken"]
    source: [HC-FDA-GW, HC-MDR-2]
    examples:
      - { text: Schützt vor Krebs, expect: found }
      - { text: Beugt Diabetes vor, expect: found }
      - { text: Verhindert doppelte Einträge, expect: clean }

  - id: de-diagnosis-claim
    forbid: [diagnostiziert, erkennt]
    beside: *ill
    unless beside: *advice
    level: error
    locale: de
    tags: [fda, ftc, eu, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: [Muster in deinen Einträgen]
    source: [HC-FDA-GW, HC-MDR-7, HC-HWG-9]
    examples:
      - { text: Erkennt Depressionen, expect: found }
      - { text: Erkennt Text in Fotos, expect: clean }

  - id: de-instant-diagnosis
    forbid: [Selbstdiagnose, Sofortdiagnose, Diagnose per App, Diagnosen per App, Diagnose in Sekunden,
      Diagnose in Minuten, Fernbehandlung]
    unless beside: *denied
    level: error
    locale: de
    tags: [fda, ftc, eu, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: [Muster in deinen Einträgen]
    source: [HC-MDR-7, HC-HWG-9]
    examples:
      - { text: Diagnose per App, expect: found }
      - { text: Datum der Diagnose, expect: clean }

  - id: de-medical-grade
    forbid: [in Klinikqualität, klinische Genauigkeit, medizinische Genauigkeit, medizinischer Genauigkeit,
      klinischer Genauigkeit, medizinischer Präzision]
    unless beside: *denied
    level: error
    locale: de
    tags: [fda]
    because: It likens the app to a medical device.
    instead: [der gemessene Fehler]
    source: [HC-FDA-GW, HC-FDA-WHOOP]
    examples:
      - { text: Sensoren in Klinikqualität, expect: found }
      - { text: Klinische Daten, expect: clean }

  - id: de-proven
    forbid: ["{klinisch} {bewiesen}", Studien beweisen]
    words:
      klinisch: [klinisch, wissenschaftlich, medizinisch]
      bewiesen: [bewiesen, erwiesen, nachgewiesen]
    unless within: [medizinisch nachgewiesen]
    unless beside: *denied
    level: error
    locale: de
    tags: [ftc, cap, es-rd]
    because: It claims proof, which takes randomised trials of this very product.
    instead: [die Studie nennen]
    source: [HC-FTC-HPCG, HC-CAP-12.1, HC-ES-4]
    examples:
      - { text: Klinisch bewiesen, expect: found }
      - { text: Klinische Studie, expect: clean }
      - { text: "Wurde die Allergie medizinisch nachgewiesen?", expect: clean }

  - id: de-tested
    forbid: ["{klinisch} {getestet}", Studien belegen]
    words:
      klinisch: [klinisch, wissenschaftlich, medizinisch]
      getestet: [getestet, geprüft, belegt, validiert]
    unless beside: *denied
    level: warning
    locale: de
    tags: [ftc, cap]
    because: It claims tests; whoever reads it must be able to see them.
    instead: [den Test nennen]
    source: [HC-FTC-HPCG, HC-CAP-12.1]
    examples:
      - { text: Klinisch getestet, expect: found }
      - { text: Getestet mit Android 14, expect: clean }

  - id: de-guarantee
    forbid: [Erfolg garantiert, garantierter Erfolg, Wirkung garantiert, "garantiert {wirksam}", "100 % {wirksam}",
      "100% {wirksam}", wirkt immer, wirkt bei jedem]
    words:
      wirksam: [wirksam, schmerzfrei]
    unless beside: *denied
    level: error
    locale: de
    tags: [fda, ftc, cap, hwg, es-rd, fr-csp]
    because: It guarantees an effect; nothing works for everybody.
    instead: [kann]
    source: [HC-FTC-HPCG, HC-HWG-3, HC-FR-R5213, HC-ES-4]
    examples:
      - { text: Erfolg garantiert, expect: found }
      - { text: Garantie, expect: clean }

  - id: de-success-rate
    forbid: ["{neun} von 10 {nutzern}", "{neun} von zehn {nutzern}"]
    words:
      neun: ["7", "8", "9", sieben, acht, neun]
      nutzern: [Nutzern, Nutzerinnen, Patienten, Ärzten, Menschen, Frauen]
    level: warning
    locale: de
    tags: [ftc, apple]
    because: It counts successes; readers must see how many were asked, and by whom.
    instead: ["Zahl, Stichprobe und Quelle"]
    source: [HC-FTC-HPCG, HC-APPLE-1.4.1]
    examples:
      - { text: 9 von 10 Nutzern, expect: found }
      - { text: 8 von 10, expect: clean }

  - id: de-regulator-endorsement
    forbid: ["{FDA}-{zugelassen}", "von der FDA {zugelassen}", "vom BfArM {zugelassen}", "{amtlich} zugelassen"]
    words:
      FDA: [FDA, BfArM]
      zugelassen: [zugelassen, zertifiziert, geprüft]
      amtlich: [amtlich, behördlich]
    unless beside: *denied
    level: error
    locale: de
    tags: [fda, tga, eu, es-rd]
    because: It claims the approval of an authority.
    instead: [den wahren Status mit Nummer]
    source: [HC-FDA-807, HC-UCP-17, HC-ES-4]
    examples:
      - { text: FDA-zugelassen, expect: found }
      - { text: Daten der FDA, expect: clean }

  - id: de-doctor-recommended
    forbid: [ärztlich empfohlen, "von {Ärzten} empfohlen"]
    words:
      Ärzten: [Ärzten, Ärztinnen und Ärzten, Ärzten und Apothekern, Fachärzten, Apothekern, Therapeuten, Psychologen]
    unless beside: *denied
    level: warning
    locale: de
    tags: [ftc, hwg, es-rd]
    because: It lets professionals stand for the product.
    instead: ["wer das sagt, und ob bezahlt"]
    source: [HC-FTC-255, HC-HWG-11, HC-ES-4]
    examples:
      - { text: Von Ärzten empfohlen, expect: found }
      - { text: Frag deinen Arzt, expect: clean }

  - id: de-replaces-doctor
    forbid: ["ersetzt {den} {Arzt}", statt zum Arzt, ohne Arztbesuch, macht den Arztbesuch überflüssig,
      macht den Gang zum Arzt überflüssig, ersetzt den Gang zum Arzt, ersetzt den Besuch beim Arzt]
    words:
      den: [den, deinen, Ihren]
      Arzt: [Arzt, Arztbesuch, Therapeuten]
    unless beside: *denied
    level: error
    locale: de
    tags: [cap, fr-csp, hwg]
    because: It keeps people from their doctor or their medicine.
    instead: [zusammen mit deinem Arzt]
    source: [HC-CAP-12.2, HC-FR-R5213]
    examples:
      - { text: Ersetzt deinen Arzt, expect: found }
      - { text: Ersetzt nicht den Arzt, expect: clean }
      - { text: Es ist kein Insulin mehr vorhanden., expect: clean }

  - id: de-risk-free
    forbid: [ohne Nebenwirkungen, frei von Nebenwirkungen, nebenwirkungsfrei, völlig unbedenklich, völlig risikofrei,
      keine schädlichen Wirkungen, ohne unerwünschte Wirkungen]
    level: error
    locale: de
    tags: [fda, cap, hwg, fr-csp]
    because: It says that there is no risk; everything that has an effect has a risk.
    instead: [das Risiko nennen]
    source: [HC-HWG-3, HC-FR-R5213]
    examples:
      - { text: Ohne Nebenwirkungen, expect: found }
      - { text: Nebenwirkungen, expect: clean }

  - id: de-natural
    forbid: [Naturheilmittel, natürliches Heilmittel]
    level: note
    locale: de
    tags: [cap, es-rd]
    because: It lets nature stand for safety.
    instead: [was enthalten ist]
    source: [HC-ES-4]
    examples:
      - { text: Ein Naturheilmittel, expect: found }
      - { text: Natürliches Licht, expect: clean }

  - id: de-fear-appeal
    forbid: [bevor es zu spät ist, stiller Killer, stille Killer]
    level: warning
    locale: de
    tags: [hwg]
    because: It frightens people into using the product.
    instead: [was zu tun ist]
    source: [HC-HWG-11]
    examples:
      - { text: Ein stiller Killer, expect: found }
      - { text: Es ist zu spät, expect: clean }

  - id: de-ai-claim
    forbid: ["KI-{Arzt}"]
    words:
      Arzt: [Diagnose, Arzt, Ärztin, Therapeut, Therapeutin, Psychologe]
    level: error
    locale: de
    tags: [ca-ab489, ftc]
    because: It gives a program the name of a licensed profession.
    instead: [automatische Zusammenfassung]
    source: [HC-AB489, HC-FTC-5]
    examples:
      - { text: Dein KI-Therapeut, expect: found }
      - { text: KI-Zusammenfassung, expect: clean }

  - id: de-privacy-overclaim
    forbid: [HIPAA-konform, "{völlig} anonym"]
    words:
      völlig: [völlig, vollkommen, 100 %, 100%, absolut]
    unless beside: *denied
    level: warning
    locale: de
    tags: [ftc]
    because: It promises complete privacy, which an app can seldom keep.
    instead: [wer was sieht]
    source: [HC-FTC-5]
    examples:
      - { text: Völlig anonym, expect: found }
      - { text: Anonym melden, expect: clean }

  - id: de-slimming
    forbid: [Fettkiller, schnell abnehmen, abnehmen ohne Diät, abnehmen im Schlaf, "nimm {zehn} Kilo ab"]
    words:
      zehn: ["5", "10", "20", fünf, zehn, zwanzig]
    level: warning
    locale: de
    tags: [fda, es-rd]
    because: It promises that weight goes fast or without effort.
    instead: [begleitet Gewichtsziele]
    source: [HC-ES-4, HC-FDA-FRAUD]
    examples:
      - { text: Schnell abnehmen, expect: found }
      - { text: Abnehmen, expect: clean }

  - id: de-eating-harm
    forbid: [ohne schlechtes Gewissen, Bikinifigur, Traumfigur, Cheat Day]
    level: warning
    locale: de
    tags: [language]
    because: It judges eating, and harms people with an eating disorder.
    instead: ["Geschmack, ohne Moral"]
    source: [HC-EQUIP]
    examples:
      - { text: Genuss ohne schlechtes Gewissen, expect: found }
      - { text: Guten Appetit, expect: clean }

  - id: de-stigma
    forbid: [Selbstmord, Freitod, an den Rollstuhl gefesselt, geisteskrank, "{leidet} {unter} {leiden}"]
    words:
      leidet: [leidet, leiden, leidest]
      unter: [unter, an]
      leiden: *ill
    level: warning
    locale: de
    tags: [language]
    because: It speaks of people as if they were their illness, or blames them.
    instead: [lebt mit]
    source: [HC-AP]
    examples:
      - { text: Menschen, expect: clean }
      - { text: Wer unter Migräne leidet, expect: clean }
      - { text: Sie leiden unter Migräne, expect: found }

"""#),
    File(path: "health-claims/en.yaml", text: #"""
# English. Three lists are shared: illnesses (`&ill`), words that deny a claim (`&denied`), and words of advice
# about health that is no claim of the app (`&advice`), denials among them.
terms:
  - id: cure-claim
    forbid: [cure, cures, curing, curative, cured my, cured me, cured in]
    unless within: [cured ham, cured meat, cured meats, cure rate, can be cured, "diagnose, treat, cure",
      "treat, cure", cure or prevent, "cure, or prevent", "cure, mitigate", cure date, "cure {the} {breach}"]
    words:
      the: [the, a, any, such, this, that, its, their]
      breach: [breach, default, failure, infringement, noncompliance, violation]
    unless beside: &denied ["not", "don't", "doesn't", "isn't", "aren't", "won't", cannot, "can't", no app,
      no medicine, no cure, no evidence, no replacement, no substitute, are false, is false, myth, warns, beware,
      no method]
    level: error
    locale: en
    tags: [fda, eu, cap, hwg, es-rd, fr-csp]
    because: It promises a cure; only an authorised medicine or device may say so, and no app can keep it.
    instead: [helps you track]
    source: [HC-UCP-17, HC-FDA-GW, HC-HWG-3, HC-ES-4]
    examples:
      - { text: Cure your migraine, expect: found }
      - { text: Cured in a week, expect: found }
      - { text: Your data is secure., expect: clean }
      - { text: "Cured ham, 50 g", expect: clean }
      - { text: You may cure the breach within 30 days., expect: clean }
      - { text: It does not diagnose or cure disease., expect: clean }

  - id: treatment-claim
    forbid: [treats, heals, relieves, reverses, reverse, eliminates, mitigates]
    beside: &ill [acid reflux, acne, addiction, ADHD, AFib, age-related decline, ailments, "Alzheimer's", anorexia,
      anxiety, anxiety disorders, arrhythmia, arthritis, asthma, atrial fibrillation, autism,
      autism spectrum disorder, autistic, back pain, bipolar disorder, brain injury, bulimia, burnout, cancer,
      cancerous, chemo brain, chemofog, chronic fatigue, chronic fatigue syndrome, chronic illness, chronic pain,
      cognitive decline, cognitive impairment, cold sores, colds and flu, concussion, COPD, cot death, crib death,
      "Crohn's", dementia, depressed, depression, diabetes, diabetic, diabetic retinopathy, disease, diseases,
      eating disorders, eczema, endometriosis, epilepsy, erectile dysfunction, fear of flying, fibromyalgia,
      hair loss, hay fever, headaches, hearing loss, heart attack, heart attacks, heart disease, heart failure,
      high blood pressure, high cholesterol, hypertension, IBS, infertility, insomnia, irregular heart rhythm,
      irregular heart rhythms, irregular heartbeat, joint pain, kidney disease, kidney failure, kidney stones,
      long COVID, lupus, malignant, melanoma, memory decline, memory loss, menopause, menopause symptoms,
      mental health problems, mental illness, migraine, migraines, obesity, OCD, panic, panic attack, panic attacks,
      panic disorder, "Parkinson's", period pain, phobia, phobias, pneumonia, post-traumatic stress,
      postnatal depression, postpartum depression, prediabetes, psoriasis, PTSD, rhythm is irregular, sciatica,
      seizure, seizures, sepsis, side effects of chemotherapy, SIDS, skin cancer, sleep apnea, sleep apnoea, snoring,
      social anxiety, stroke, strokes, sudden infant death, tinnitus, traumatic brain injury, tumor, tumors, tumour,
      tumours, type 2 diabetes, vertigo]
    unless beside: &advice ["not", "don't", "doesn't", "isn't", "aren't", "won't", cannot, "can't", no app,
      no medicine, no cure, no evidence, no replacement, no substitute, are false, is false, myth, warns, beware,
      may help, a doctor, doctors, medicines, some medicines, ibuprofen, paracetamol, one treatment, ask, used to,
      exercise, walking, physical activity, smoking, healthy diet, balanced diet, vaccine, vaccines, vaccination,
      antibiotics, sunscreen, screening, survey, many people, some people, most people, call, emergency, guidelines,
      "what is", report, diary, log, history, living with, mg, dose, doses, patient, patients, pregnant, pregnancy,
      women, recommended, considered, supplementation, immunisation, immunization, ultrasound, mammogram, condoms]
    level: error
    locale: en
    tags: [fda, eu, cap, hwg]
    because: It says that the app treats a disease, which makes it a medical device.
    instead: [may help living well with …]
    source: [HC-FDA-GW, HC-FDA-FRAUD, HC-MDR-2, HC-CAP-12.1]
    examples:
      - { text: Treats migraine, expect: found }
      - { text: Relieves your anxiety, expect: found }
      - { text: Eliminates skin cancer in days, expect: found }
      - { text: Learn how doctors treat diabetes, expect: clean }
      - { text: No app treats diabetes., expect: clean }

  - id: treats-condition
    forbid: [alleviate, alleviates, banish, beat, beaten, beats, best treatment, calms, clears, clears acne, combat,
      combats, conquer, conquers, corrected, correcting, corrects, curb, curbs, defeat, defeats, destroys, dissolve,
      dissolves, drug-free, ease, eases, effective against, effective in the treatment of, effective treatment,
      eliminate, end your, ending, ends, fade, fades, fight, fights, for good, for the treatment of, forever,
      free from, free of, freedom from, get over, get rid of, goodbye to, heal, heal your, healed, healing,
      help children with, helps children with, hypnosis, improves, instantly, kill, kills, lessen, lessens, lifted,
      lifts, melts away, natural remedy, never again, no more, off medication, overcome, overcomes, permanently,
      program for, programme for, put an end to, quiets, recover, reduce, reduces, reducing, relief, relieve,
      relieving, remedy, reversed, reversing, rewire, rewires, rid yourself, root cause, shrink, shrinks, silences,
      soothes, stop, stops, symptom-free, tackle, tackles, take control of, treat, treating, treatment for,
      treatment without, undo, vanish, wipes out, works for]
    beside: *ill
    unless within: [reduce the risk of, reduces the risk of, reduce your risk of, reduces your risk of,
      migraine stops, headache stops, pain stops, "{pain} {ends}"]
    unless beside: ["not", "don't", "doesn't", "isn't", "aren't", "won't", cannot, "can't", no app, no medicine,
      no cure, no evidence, no replacement, no substitute, are false, is false, myth, warns, beware, may help,
      a doctor, doctors, medicines, some medicines, ibuprofen, paracetamol, one treatment, ask, used to, exercise,
      walking, physical activity, smoking, healthy diet, balanced diet, vaccine, vaccines, vaccination, antibiotics,
      sunscreen, screening, survey, many people, some people, most people, call, emergency, guidelines, "what is",
      report, diary, log, history, living with, timer, did, when, how, mg, dose, patient, pregnancy, recommended,
      considered]
    words:
      pain: [migraine, migraines, headache, headaches, attack, pain, seizure]
      ends: [stops, ends, eases, clears, improves, stopped]
    level: warning
    locale: en
    tags: [fda, eu, cap, hwg]
    because: It seems to promise that an illness gets better; only an authorised medicine or device may say so.
    instead: [may help living well with …]
    source: [HC-FDA-GW, HC-FDA-FRAUD, HC-CAP-12.1]
    examples:
      - { text: A natural remedy for back pain, expect: found }
      - { text: Kills acne with light, expect: found }
      - { text: Ask your doctor about treatment for asthma., expect: clean }
      - { text: Headaches this week, expect: clean }

  - id: without-care
    forbid: [without a doctor, without doctors, without drugs, without having to take, without hormones,
      without medication, without medications, without medicine, without medicines, without pills, without surgery,
      without tablets, without the use of medication, without therapy]
    beside: *ill
    unless beside: ["not", "don't", "doesn't", "isn't", "aren't", "won't", cannot, "can't", never, no app,
      no evidence, are false, is false, myth, warns, beware, ask, living with, report, diary, log, history]
    level: warning
    locale: en
    tags: [fda, eu, cap, hwg]
    because: It seems to promise that an illness gets better without a doctor or a medicine.
    instead: [together with your doctor]
    source: [HC-FDA-GW, HC-CAP-12.2]
    examples:
      - { text: Relieves migraine without medicines, expect: found }
      - { text: Treats diabetes without a doctor, expect: found }
      - { text: Never treat diabetes without a doctor., expect: clean }
      - { text: Log in without a password, expect: clean }

  - id: digital-therapeutic
    forbid: [digital therapeutic, digital therapeutics]
    unless beside: *denied
    level: error
    locale: en
    tags: [fda, eu]
    because: It calls the app a treatment, which makes it a medical device.
    instead: [a diary]
    source: [HC-FDA-GW, HC-MDR-2]
    examples:
      - { text: A digital therapeutic, expect: found }
      - { text: A digital diary, expect: clean }

  - id: prevention-claim
    forbid: [protects you against, protects you from, keeps away, prevents your]
    beside: *ill
    unless beside: *advice
    level: error
    locale: en
    tags: [fda, eu, cap]
    because: It says that the app prevents a disease, which makes it a medical device.
    instead: [may help to reduce the risk of …]
    source: [HC-FDA-GW, HC-FDA-FRAUD, HC-MDR-2]
    examples:
      - { text: Prevents your migraine, expect: found }
      - { text: Protects you against cancer, expect: found }
      - { text: Prevents duplicate entries, expect: clean }
      - { text: The app does not say that it prevents migraine., expect: clean }

  - id: prevents-condition
    forbid: [at bay, avoid, avoids, cut the risk of, cut your risk of, cuts your risk of, delay, delaying, delays,
      fend off, fends off, for the prevention of, guard against, hold back, holds back, immune to, immunises,
      keep away, keeps, lower the danger of, lower the risk of, lower your risk of, lowers your risk of, prevent,
      preventing, proof against, protect, protects, put off, puts off, reduce the risk of, reduce your risk of,
      reduces the risk of, reduces your risk of, safe from, shield, shields, slow, slows, stave off, staves off,
      stay clear of, stay free of, steer clear of, ward off, prevents, wards off]
    beside: *ill
    unless beside: *advice
    level: warning
    locale: en
    tags: [fda, eu, cap]
    because: It seems to promise that an illness is kept away, which takes proof.
    instead: [may help to reduce the risk of …]
    source: [HC-FDA-GW, HC-FDA-FRAUD, HC-MDR-2]
    examples:
      - { text: Delays age-related memory decline, expect: found }
      - { text: "Preventing strokes, made easy", expect: found }
      - { text: "May help to reduce the risk of high blood pressure", expect: clean }
      - { text: Slow down the video., expect: clean }

  - id: immune-claim
    forbid: ["{boost} {your} immune {part}", "{boost} {your} immunity", immunity booster, immune booster,
      protects from viral infections, protects against infection, stronger immune system, never catch a cold]
    words:
      boost: [boost, boosts, boosting, strengthen, strengthens, supercharge]
      your: ["", your, the, your natural]
      part: [system, defences, defenses]
    unless beside: *denied
    level: warning
    locale: en
    tags: [fda, eu, cap]
    because: It promises protection from infections, which takes proof.
    instead: [say what the app does]
    source: [HC-FDA-FRAUD, HC-FTC-HPCG]
    examples:
      - { text: Boosts your immune system, expect: found }
      - { text: The immune system protects you from infections., expect: clean }

  - id: diagnosis-claim
    forbid: [detects, predicts, screens for]
    beside: *ill
    unless beside: *advice
    level: error
    locale: en
    tags: [fda, ftc, eu, cap, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: [patterns in your entries]
    source: [HC-FDA-GW, HC-FTC-MELAPP, HC-MDR-7, HC-HWG-9, HC-CAP-12.2]
    examples:
      - { text: Detects melanoma, expect: found }
      - { text: Predicts your migraine, expect: found }
      - { text: Diagnosed with diabetes, expect: clean }
      - { text: "Detects sleep", expect: clean }

  - id: instant-diagnosis
    forbid: [self-diagnosis, self-diagnose, diagnose yourself, instant diagnosis, "diagnosis in {time}",
      "diagnosis from a {photo}"]
    words:
      time: [seconds, minutes, a minute, one minute]
      photo: [photo, picture, selfie]
    unless beside: ["not", "don't", cannot, "can't", avoid, no app, no replacement, no substitute]
    level: error
    locale: en
    tags: [fda, ftc, eu, cap, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: [patterns in your entries]
    source: [HC-FTC-MELAPP, HC-MDR-7, HC-HWG-9, HC-CAP-12.2]
    examples:
      - { text: A self-diagnosis at home, expect: found }
      - { text: Diagnosis in minutes, expect: found }
      - { text: Date of diagnosis, expect: clean }

  - id: detects-condition
    forbid: [AI, algorithm, analyse, analyses, analyze, analyzes, assess, assesses, calculates, camera, check your,
      checks for, checks your, could this, detect, detecting, diagnose, diagnoses, diagnosing, diagnostic, discover,
      discover if, discover whether, earliest stage, earliest stages, early detection, early signs of, early stage,
      early stages, early warning, find out, finding, finds, hears, identifies, identify, in seconds, judges,
      know if you have, know whether, learn if, learn whether, learn your, measure your, measures your, monitors,
      online test, photo, picks up, predict, predicting, quiz, rate your, recognise, recognises, recognition,
      recognize, recognizes, reveal, reveals, risk score, scans, screen your, screen yourself, see if, sees,
      self-test, selfie, shows if, shows whether, spot, spots, take our test, take the test, tells you, test for,
      tests for, uncover, uncovers, voice, warns you, your risk for, your risk of]
    beside: *ill
    unless within: [acne spots]
    unless beside: *advice
    level: warning
    locale: en
    tags: [fda, ftc, eu, cap, hwg]
    because: It seems to say that the app finds a disease, which makes it a medical device.
    instead: [patterns in your entries]
    source: [HC-FDA-GW, HC-FTC-MELAPP, HC-MDR-7, HC-HWG-9, HC-CAP-12.2]
    examples:
      - { text: "Analyzes your skin and finds melanoma", expect: found }
      - { text: Find out if you have diabetes, expect: found }
      - { text: Only a doctor can detect cancer., expect: clean }
      - { text: Unable to detect the sensor, expect: clean }

  - id: condition-quiz
    forbid: ["{ADHD} {quiz}", "do you have ADHD", "manage {your} {mind}", "{sleep} test", "{which} of {ADHD}"]
    words:
      ADHD: [ADHD, autism, anxiety, depression, bipolar, OCD, PTSD, dementia]
      quiz: [quiz, test, self-test, type, score, checker]
      which: [which kind, what kind, which type, what type]
      your: ["", your]
      mind: [ADHD, autism, bipolar disorder, OCD, PTSD]
      sleep: [sleep apnea, sleep apnoea, migraine, melanoma, skin cancer]
    unless beside: *denied
    level: warning
    locale: en
    tags: [cap]
    because: It offers a diagnosis by a test; such conditions need a professional.
    instead: [questions to take to your doctor]
    source: [HC-CAP-12.2, HC-ASA-ADHD]
    examples:
      - { text: Take the ADHD test, expect: found }
      - { text: Colour test, expect: clean }

  - id: mole-check
    forbid: [mole, moles, skin lesion, skin lesions]
    beside: [check, checks, scan, scans, analyse, analyses, analyze, analyzes, assess, assesses, photograph, photo,
      camera, suspicious, dangerous, risk, symptoms, melanoma, cancer]
    unless beside: *advice
    level: warning
    locale: en
    tags: [ftc]
    because: It says that the app judges moles, which only a doctor can.
    instead: [keeps pictures for your doctor]
    source: [HC-FTC-MELAPP]
    examples:
      - { text: Check your moles at home, expect: found }
      - { text: Units of moles, expect: clean }

  - id: output-diagnosis
    forbid: [you may have, you might have, you probably have, you likely have, signs of, is abnormal,
      abnormal heart rhythm]
    beside: [migraine, anxiety, depression, ADHD, diabetes, high blood pressure, hypertension, heart disease,
      atrial fibrillation, AFib, arrhythmia, cancer, sleep apnea, sleep apnoea, epilepsy, your heart rhythm,
      your heart rate, your result, your blood pressure]
    unless within: [if you may have, if you might have, think you may have, think you might have, know the signs of,
      learn the signs of]
    unless beside: *advice
    level: warning
    locale: en
    tags: [fda, eu, hwg]
    because: It tells a person that they are ill; a wellness app may not.
    instead: [outside your usual range]
    source: [HC-FDA-GW, HC-HWG-9]
    examples:
      - { text: You may have high blood pressure, expect: found }
      - { text: Your heart rhythm is abnormal., expect: found }
      - { text: Abnormal infusion stopped, expect: clean }

  - id: phone-measures
    forbid: ["with {the} {camera}", "using {the} {camera}", "only {the} {camera}", "from {the} {camera}",
      without a cuff, cuffless, cuff-free, as accurately as, fingertip, no cuff, "finger on the {camera}",
      "finger over the {camera}", turn your phone into, turns your phone into, without needles, without a needle,
      needle-free, just a touch, accurate blood pressure, accurate glucose, phone measures, camera, arm cuff]
    beside: [blood pressure, blood sugar, glucose, oxygen level, oxygen levels, blood oxygen, body temperature,
      blood pressure monitor, readings, oxygen in the blood, oxygen saturation, heart rhythm]
    words:
      the: [your, the, just your, just a, only your, only a]
      camera: [camera, phone camera, smartphone camera, phone, smartphone, iPhone, "phone's camera"]
    unless beside: ["not", "don't", "doesn't", cannot, "can't", Bluetooth, sync, share, scan, detected, found,
      connected]
    level: warning
    locale: en
    tags: [apple, ftc]
    because: It says that a phone alone measures what only a device can.
    instead: [name the device that measures]
    source: [HC-APPLE-1.4.1, HC-FTC-IBP]
    examples:
      - { text: Measure your blood pressure with only your phone, expect: found }
      - { text: Blood pressure without a cuff, expect: found }
      - { text: Sync blood pressure with your phone, expect: clean }

  - id: body-alarm
    forbid: [alarm, alert, alert parents, alert you, alerts, alerts parents, alerts you, get an alert, goes off,
      instant alerts, "newborn's", notifies you, notify you, reassurance, rings when, sends an alert,
      sounds an alarm, wakes you, warns you, your baby, "your baby's", your newborn]
    beside: [oxygen, oxygen level, oxygen levels, stops breathing, "your baby's heart rate", "your baby's breathing",
      "baby's oxygen", "baby's breathing", "baby's heart rate", breathing, "heart and oxygen", "newborn's oxygen"]
    unless beside: ["not", "don't", "doesn't", cannot, "can't", call, trouble, doctor, emergency, stop exercising]
    level: warning
    locale: en
    tags: [fda]
    because: It watches over a body and calls for help, which makes it a medical device.
    instead: [shows the values of last night]
    source: [HC-FDA-GW, HC-FDA-OWLET]
    examples:
      - { text: "Alerts you when your baby's oxygen level falls", expect: found }
      - { text: Alerts you when a dose is due, expect: clean }

  - id: medical-grade
    forbid: ["{medical}-grade", clinical accuracy, medical accuracy, diagnostic accuracy, clinically accurate,
      clinically equivalent, medically accurate, hospital-quality, clinic-quality, doctor-quality,
      clinical precision, medical precision]
    words:
      medical: [medical, clinical, hospital]
    unless beside: ["not", "don't", cannot, "can't", mask, masks, PPE, gloves, protective equipment, guarantee,
      warranty, liable]
    level: error
    locale: en
    tags: [fda]
    because: It likens the app to a medical device.
    instead: [the measured error]
    source: [HC-FDA-GW, HC-FDA-WHOOP]
    examples:
      - { text: Medical-grade sensors, expect: found }
      - { text: Clinically accurate, expect: found }
      - { text: Medical ID, expect: clean }

  - id: accuracy-claim
    forbid: ["as accurate as {a} {device}", "more accurate than {a} {device}", "{most}% accurate",
      "accuracy of {most}%", "{most}% accuracy", "{most}% effective", highly accurate, "accuracy of {a} {device}",
      "precise as {a} {device}", just as precise, just as accurate]
    words:
      a: [a, your, the, a traditional, a hospital, any]
      device: [cuff, blood pressure cuff, blood pressure monitor, thermometer, glucose meter, lab, laboratory, test,
        lab test, blood test, doctor, dermatologist, physician, device, medical device, hospital, ECG]
      most: ["90", "95", "96", "97", "98", "99", "99.9", "100"]
    unless beside: *denied
    level: warning
    locale: en
    tags: [apple, ftc]
    because: It claims accuracy; the data and the method must be beside it.
    instead: [the measured error and how it was measured]
    source: [HC-APPLE-1.4.1, HC-FTC-IBP]
    examples:
      - { text: As accurate as a blood pressure cuff, expect: found }
      - { text: 98% accurate, expect: found }
      - { text: As accurate as possible, expect: clean }

  - id: proven
    forbid: ["{clinically} {proven}", "{clinically} shown", proven safe, proven results, proven effective]
    words:
      clinically: [clinically, scientifically, medically]
      proven: [proven, proved]
    unless within: ["been {clinically} {proven}", "if {clinically} {proven}"]
    unless beside: *denied
    level: error
    locale: en
    tags: [ftc, cap, es-rd]
    because: It claims proof, which takes randomised trials of this very product.
    instead: [name the study]
    source: [HC-FTC-HPCG, HC-CAP-12.1, HC-ES-4]
    examples:
      - { text: Clinically proven, expect: found }
      - { text: Scientifically proven, expect: found }
      - { text: Take part in a clinical trial, expect: clean }
      - { text: "Has an allergy been medically proven?", expect: clean }

  - id: tested
    forbid: ["{clinically} {tested}", "studies {show}", "clinical trials {show}", "science {proves}",
      backed by science, science-backed, backed by research, backed by studies, backed by clinical studies,
      shown in trials, based on science, scientific breakthrough, proven by science,
      "proven by {scientific} studies", proven in, "proven to {improve}"]
    words:
      clinically: [clinically, scientifically, medically]
      tested: [tested, validated, verified, demonstrated]
      show: [show, prove, have shown, have proven]
      proves: [proves, shows]
      scientific: ["", scientific, clinical]
      improve: [improve, reduce, relieve, treat, prevent, boost, lower, reverse, help, stop, work, cure, increase,
        slow]
    unless within: ["{clinically} proven to {improve}"]
    unless beside: *denied
    level: warning
    locale: en
    tags: [ftc, cap]
    because: It claims tests; whoever reads it must be able to see them.
    instead: [name the study]
    source: [HC-FTC-HPCG, HC-CAP-12.1]
    examples:
      - { text: Clinically validated, expect: found }
      - { text: Studies show that it works, expect: found }
      - { text: Clinical data, expect: clean }

  - id: guarantee
    forbid: ["guaranteed {results}", "guaranteed to {work}", results guaranteed, success guaranteed, 100% effective,
      effective for everyone, results certain, guaranteed or your money back]
    words:
      results: [results, relief, success, weight loss, improvement, cure]
      work: [cure, relieve, reduce, stop, help, lose, eliminate, improve]
    unless beside: *denied
    level: error
    locale: en
    tags: [fda, ftc, cap, hwg, es-rd, fr-csp]
    because: It guarantees an effect; nothing works for everybody.
    instead: [may]
    source: [HC-FTC-HPCG, HC-HWG-3, HC-FR-R5213, HC-ES-4]
    examples:
      - { text: Results guaranteed, expect: found }
      - { text: 100% effective, expect: found }
      - { text: 100% of your target, expect: clean }
      - { text: Delivery is not guaranteed., expect: clean }

  - id: success-rate
    forbid: ["{nine} out of 10 {people}", "{nine} in 10 {people}", "{nine} out of ten {people}",
      "% of {our} {people} {report}", our success rate, best treatment results, "% less {pain}", "% fewer {pain}",
      "% of {our} {people} beat", works every time, works for everyone]
    unless within: ["{nine} out of 10 {people} with", "{nine} in 10 {people} with", "{nine} out of ten {people} with"]
    words:
      nine: ["7", "8", "9", seven, eight, nine]
      our: ["", our]
      people: [people, users, patients, doctors, customers, members, women, men, dentists]
      pain: [pain, attacks, symptoms, stress, headaches, migraines, anxiety]
      report: [report, reported, feel, felt, saw, see, say, said, experienced, improved, lost, recommend]
    level: warning
    locale: en
    tags: [ftc, apple]
    because: It counts successes; readers must see how many were asked, and by whom.
    instead: ["the number, the sample and the source"]
    source: [HC-FTC-HPCG, HC-APPLE-1.4.1]
    examples:
      - { text: 9 out of 10 users sleep better, expect: found }
      - { text: "93% of users report less pain", expect: found }
      - { text: 80% of your goal, expect: clean }
      - { text: 7 out of 10 people with a cold are well again in a week., expect: clean }

  - id: regulator-endorsement
    forbid: ["{authority}-{approved}", "{approved} by {the} {authority}"]
    words:
      the: ["", the]
      authority: [FDA, TGA, MHRA, NHS, CE]
      approved: [approved, authorised, authorized, certified, registered, recognised, recognized, endorsed]
    unless beside: *denied
    level: error
    locale: en
    tags: [fda, tga, eu]
    because: It claims the approval of an authority.
    instead: ["the true status, with its number"]
    source: [HC-FDA-807, HC-UCP-17, HC-ES-4, HC-TGA-ARTG]
    examples:
      - { text: FDA-approved, expect: found }
      - { text: Approved by the TGA, expect: found }
      - { text: "USDA/FDA food data", expect: clean }
      - { text: It is not approved by the FDA., expect: clean }

  - id: regulator-cleared
    forbid: [FDA-cleared, cleared by the FDA, government-approved, approved by the government,
      approved by health authorities, "{endorsed} by the {ministry}"]
    words:
      endorsed: [endorsed, certified, approved]
      ministry: [Department of Health, Ministry of Health, World Health Organization]
    level: warning
    locale: en
    tags: [fda]
    because: It is true of few products, with their number beside it.
    instead: ["the true status, with its number"]
    source: [HC-FDA-807]
    examples:
      - { text: FDA-cleared, expect: found }
      - { text: USDA/FDA data cleared, expect: clean }

  - id: doctor-recommended
    forbid: ["{doctor}-{recommended}", "{recommended} by {leading} {doctors}", "doctors recommend {this}",
      "your {doctor} recommends it", used in hospitals, "{doctors} trust", used by doctors, used by hospitals,
      "thousands of {doctors}", "every {doctor} recommends", "all {doctors} recommend"]
    words:
      doctor: [doctor, dermatologist, physician, therapist, dentist, pediatrician, paediatrician]
      recommended: [recommended, approved, endorsed, trusted]
      leading: ["", leading, top, our, independent]
      doctors: [doctors, physicians, dermatologists, cardiologists, therapists, neurologists, psychologists,
        psychiatrists, medics, specialists, medical experts, health professionals, healthcare professionals]
      this: [this app, our app, it]
    unless beside: *denied
    level: warning
    locale: en
    tags: [ftc, hwg, es-rd]
    because: It lets professionals stand for the product.
    instead: ["who says so, and whether they are paid"]
    source: [HC-FTC-255, HC-HWG-11, HC-ES-4]
    examples:
      - { text: Doctor-recommended, expect: found }
      - { text: Trusted by doctors, expect: found }
      - { text: Ask your doctor, expect: clean }

  - id: replaces-doctor
    forbid: ["{replaces} {your} {doctor}", "no {doctor} {needed}", "no need {to} {a} {doctor}",
      "without {seeing} {a} {doctor}", "instead of {seeing} {a} {doctor}", "better than your {doctor}",
      replaces professional diagnosis, "no longer need {to} {a} {doctor}", "no longer need your {medicine}",
      "skip the {doctor}"]
    words:
      replaces: [replaces, can replace, will replace, substitutes for]
      your: ["", your, the, a]
      doctor: [doctor, doctors, therapist, physician, dermatologist, psychologist, specialist, GP]
      needed: [needed, necessary, required]
      to: [to see, to visit, to consult, for]
      a: [a, your, the]
      seeing: [seeing, visiting, consulting, going to]
      medicine: [medicine, medicines, medication, pills, insulin, antidepressants, tablets]
    unless beside: ["not", "don't", "doesn't", "isn't", "aren't", "won't", cannot, "can't", never, nor, no app,
      asking, talking, unless, before, when, if]
    level: error
    locale: en
    tags: [cap, fr-csp]
    because: It keeps people from their doctor or their medicine.
    instead: [together with your doctor]
    source: [HC-CAP-12.2, HC-FR-R5213]
    examples:
      - { text: Replaces your doctor, expect: found }
      - { text: No need to see a doctor, expect: found }
      - { text: The app does not replace your doctor., expect: clean }
      - { text: "Do not stop taking your medicine without asking your doctor.", expect: clean }
      - { text: Delivery stops when no more insulin remains., expect: clean }

  - id: quick-relief
    forbid: ["{instant} relief", "{instant} pain relief", "relieves {pain}", "eliminates {pain}", live pain-free,
      "ends {pain}", "when nothing else {did}"]
    words:
      instant: [instant, immediate, fast, rapid, lasting, permanent, complete]
      pain: [pain, "your pain", symptoms]
      did: [did, does, works, worked, helped, helps]
    unless beside: *advice
    level: warning
    locale: en
    tags: [fda, ftc, cap]
    because: It promises relief, which takes proof.
    instead: [helps you track]
    source: [HC-FDA-FRAUD, HC-FTC-HPCG, HC-CAP-12.1]
    examples:
      - { text: Instant pain relief, expect: found }
      - { text: Pain relief taken, expect: clean }

  - id: stops-medicine
    forbid: ["{stop} your {medicine}"]
    words:
      stop: [stop, stop taking, throw away, ditch, come off, get off]
      medicine: [medicine, medicines, medication, pills, insulin, antidepressants, tablets]
    unless beside: ["not", "don't", never, cannot, "can't", no app, asking, talking, talk, unless, before, when, if,
      call, contact, doctor, side effects, allergic, surgery, told]
    level: error
    locale: en
    tags: [cap, fr-csp]
    because: It keeps people from their medicine.
    instead: [together with your doctor]
    source: [HC-CAP-12.2, HC-FR-R5213]
    examples:
      - { text: Stop taking your medication, expect: found }
      - { text: Stop taking your tablets and call a doctor., expect: clean }

  - id: instead-of-treatment
    forbid: ["{alternative} {whose} {drugs}", "{alternative} {whose} {device}", "no {drugs} {needed}", no more pills,
      "never buy {whose} {device}", "throw out {whose} {device}", "throw away {whose} {device}"]
    words:
      alternative: [alternative to, replacement for, substitute for, instead of, replaces, as effective as,
        more effective than, safer than]
      whose: ["", your, a, the, prescription, traditional, conventional]
      drugs: [drugs, medication, medications, medicine, medicines, surgery, pills, birth control, contraception,
        sleeping pills, antidepressants, ADHD medication, counselling or medication]
      needed: [needed, required, necessary]
      device: [blood pressure monitor, blood pressure monitors, blood pressure cuff, blood pressure cuffs,
        glucose meter, glucose meters, thermometer, cuff, cuffs, medical device, medical devices, glucose monitor,
        contraceptive pill]
    unless beside: *denied
    level: warning
    locale: en
    tags: [fda, cap]
    because: It sets the app in the place of a treatment or a device.
    instead: [beside your treatment]
    source: [HC-FDA-FRAUD, HC-CAP-12.2, HC-FDA-GW]
    examples:
      - { text: An alternative to drugs or surgery, expect: found }
      - { text: "An alternative to your phone's alarm", expect: clean }
      - { text: "It is no substitute for medication.", expect: clean }

  - id: risk-free
    forbid: ["{without} side effects", side-effect-free, "no side effects {ever}", completely risk-free,
      "{no} risk at all", with zero risk, without any risk]
    words:
      without: [without, zero, has no, have no, with no, and no, so no, there are no, free of, without any, free from]
      ever: [ever, at all, of any kind, whatsoever]
      no: ["no", without any, without]
    unless beside: ["not", "don't", "doesn't", "isn't", cannot, "can't", never, no app, nothing is, no medicine,
      data, password, files, backup, privacy, delete, remove, if]
    level: error
    locale: en
    tags: [fda, cap, hwg, fr-csp]
    because: It says that there is no risk; everything that has an effect has a risk.
    instead: [name the risk]
    source: [HC-FDA-FRAUD, HC-HWG-3, HC-FR-R5213]
    examples:
      - { text: Without side effects, expect: found }
      - { text: No side effects today, expect: clean }

  - id: wholly-safe
    forbid: ["{completely} {safe}"]
    words:
      completely: [completely, totally, absolutely, 100%, perfectly]
      safe: [safe, harmless]
    unless beside: ["not", "don't", "doesn't", "isn't", cannot, "can't", never, no app, nothing is, no medicine,
      data, password, files, backup, privacy, delete, remove, if]
    level: warning
    locale: en
    tags: [cap, hwg]
    because: It says that nothing can go wrong.
    instead: [name the risk]
    source: [HC-HWG-3, HC-FDA-FRAUD]
    examples:
      - { text: 100% safe, expect: found }
      - { text: Your data is completely safe., expect: clean }

  - id: natural
    forbid: [natural remedy, natural remedies, natural relief, all-natural, natural healing]
    level: note
    locale: en
    tags: [cap, es-rd]
    because: It lets nature stand for safety.
    instead: [leave it out]
    source: [HC-ES-4, HC-FDA-FRAUD]
    examples:
      - { text: A natural remedy, expect: found }
      - { text: Natural light, expect: clean }

  - id: miracle
    forbid: ["miracle {thing}", works miracles, miraculous results, secret ingredient, secret formula,
      ancient remedy, magical results]
    words:
      thing: [drug, app, treatment, remedy, pill, solution, result, results, diet, method, product, therapy]
    unless beside: ["no app", "no medicine", "no cure", beware, warns]
    level: error
    locale: en
    tags: [fda, ftc, tga]
    because: Its tone is that of health fraud.
    instead: [say what the app does]
    source: [HC-FDA-FRAUD, HC-TGA-2007, HC-FTC-HPCG]
    examples:
      - { text: A miracle diet, expect: found }
      - { text: It works miracles, expect: found }
      - { text: Miracle Mile run, expect: clean }

  - id: fear-appeal
    forbid: ["before it's too late", before it is too late, silent killer, ticking time bomb, worse if left untreated]
    level: warning
    locale: en
    tags: [hwg]
    because: It frightens people into using the product.
    instead: [what to do]
    source: [HC-HWG-11]
    examples:
      - { text: A silent killer, expect: found }
      - { text: Fatal error, expect: clean }

  - id: ai-claim
    forbid: ["AI {doctor}", "AI-powered {doctor}", "{doctor}-level {care}", "smarter than {your} {doctor}",
      "your personal {healer}", "{healer} in your pocket", "{healer} on your wrist"]
    words:
      doctor: [diagnosis, doctor, physician, therapist, nurse, psychologist, psychiatrist, dermatologist, counselor,
        counsellor]
      care: [care, accuracy, advice, expertise]
      healer: [therapist, psychiatrist, psychologist, physician, cardiologist, dermatologist]
      your: [your, a, any]
    unless beside: *denied
    level: error
    locale: en
    tags: [ftc, ca-ab489]
    because: It gives a program the name of a licensed profession.
    instead: [automatic summary]
    source: [HC-AB489, HC-FTC-5]
    examples:
      - { text: Your AI therapist, expect: found }
      - { text: AI summary, expect: clean }

  - id: privacy-overclaim
    forbid: [HIPAA-compliant, HIPAA-certified, HIPAA-secure, "{completely} {private}", "{military}-grade"]
    words:
      completely: [completely, fully, totally, 100%]
      private: [anonymous, private, secure, confidential]
      military: [military, bank]
    unless beside: *denied
    level: warning
    locale: en
    tags: [ftc]
    because: It promises complete privacy, which an app can seldom keep.
    instead: [who sees what]
    source: [HC-FTC-5]
    examples:
      - { text: HIPAA-compliant, expect: found }
      - { text: Completely anonymous, expect: found }
      - { text: Your entries stay on this phone., expect: clean }

  - id: slimming
    forbid: ["{melt} {belly} fat", lose weight fast, lose weight quickly, lose weight while you sleep,
      lose weight without, "{rapid} weight loss", without diet or exercise, without dieting, no matter what you eat,
      eat whatever you want, blocks the absorption of fat, slim down overnight, flat stomach in, flat belly in]
    words:
      melt: [melt, melts, burn, burns, blast, blasts]
      belly: [belly, body, away]
      rapid: [rapid, instant, effortless, permanent]
    unless beside: *denied
    level: warning
    locale: en
    tags: [fda, ftc, es-rd]
    because: It promises that weight goes fast or without effort.
    instead: [supports weight goals]
    source: [HC-ES-4, HC-FDA-FRAUD]
    examples:
      - { text: Melt belly fat, expect: found }
      - { text: Lose weight at your own pace, expect: clean }

  - id: kilos-by-a-day
    forbid: [kilos in, kg in, pounds in, lbs in, lb in, stone in, inches in, dress sizes, kilos this, kg this,
      pounds this, kilos a week, pounds a week]
    beside: [lose, drop, shed, melt away, off your waist]
    unless beside: ["not", "don't", cannot, never, goal, target, plan, no more than, healthy]
    level: warning
    locale: en
    tags: [fda, ftc, es-rd]
    because: It promises how fast weight goes.
    instead: [supports weight goals]
    source: [HC-FDA-FRAUD, HC-FTC-HPCG]
    examples:
      - { text: Lose 30 pounds in 30 days, expect: found }
      - { text: Weight in kilos, expect: clean }

  - id: lowers-values
    forbid: [lowers, reduces, brings down, normalises, normalizes, regulates, lower your, bring down your,
      reduce your, control your, drop your]
    beside: [blood pressure, blood sugar, cholesterol, heart rate]
    unless beside: ["not", "don't", "doesn't", cannot, "can't", never, no evidence, doctor, exercise, walking,
      insulin, medicine, medicines, smoking, diet, salt, many people, alarm, alert, limit, threshold, may help]
    level: warning
    locale: en
    tags: [ftc, cap]
    because: It promises that a value of the body changes, which takes proof.
    instead: [shows your values]
    source: [HC-FTC-HPCG, HC-FDA-GW]
    examples:
      - { text: Lowers your blood pressure, expect: found }
      - { text: Exercise lowers blood pressure., expect: clean }

  - id: body-promise
    forbid: ["{restores} {your} {sense}", "perform better {at} {work}", "{better} cognitive {function}",
      "permanently {restores}", improves vision, improve vision, vision improvement, turn back the clock on,
      reduce the need for glasses, reduces the need for glasses, "{restores} {your} school performance",
      "{boosts} {your} {hormone}", flushes out toxins, flush out toxins, "{detox} {your} {organ}",
      "{reverse} ageing", "{reverse} aging", years younger, "{better} {your} performance {at} {work}",
      "ageing of your brain", "aging of your brain", better grades, better marks, without glasses, slows ageing,
      slows aging, sharper memory, sharper mind, better memory, stronger memory, photographic memory,
      improves reaction, improves memory, improve memory]
    words:
      restores: [restores, restore, regain, improve, improves, sharpen, sharpens, boost, boosts]
      your: [your, "children's", "your child's", their]
      sense: [vision, eyesight, hearing, memory, focus, attention, concentration, brain function, sight, grades,
        brain]
      boosts: [boost, boosts, balances, rebalances, restores]
      better: [improve, improves, boost, boosts, enhance, enhances]
      function: [function, performance, abilities]
      hormone: [metabolism, testosterone, hormones, fertility, libido]
      detox: [detox, detoxes, detoxify, detoxifies, cleanses]
      organ: [body, liver, system]
      reverse: [reverse, reverses, stop, stops, slows]
      at: [at, in]
      work: [work, school, sports, athletics]
    unless beside: ["not", "don't", "doesn't", cannot, "can't", never, no evidence, your doctor]
    level: warning
    locale: en
    tags: [ftc, cap]
    because: It promises that the body works better, which takes proof.
    instead: [say what the app does]
    source: [HC-FTC-HPCG, HC-FTC-LUMOSITY]
    examples:
      - { text: Restores your hearing, expect: found }
      - { text: Improves your memory, expect: found }
      - { text: Restores your purchases, expect: clean }

  - id: eating-harm
    forbid: [cheat day, cheat days, cheat meal, cheat meals, guilt-free, bikini body, earn your food, earn your meal]
    level: warning
    locale: en
    tags: [language]
    because: It judges eating, and harms people with an eating disorder.
    instead: ["taste, without morals"]
    source: [HC-EQUIP]
    examples:
      - { text: Your cheat day, expect: found }
      - { text: Earn a badge, expect: clean }

  - id: stigma
    forbid: ["{suffer} from", "{commit} suicide", failed suicide, successful suicide, drug addict, drug addicts,
      wheelchair-bound, the mentally ill]
    words:
      suffer: [suffer, suffers, suffering]
      commit: [commit, commits, committed, committing]
    level: warning
    locale: en
    tags: [language]
    because: It speaks of people as if they were their illness, or blames them.
    instead: [lives with, died by suicide]
    source: [HC-AP]
    examples:
      - { text: People who suffer from migraine, expect: found }
      - { text: Failed to save, expect: clean }

"""#),
    File(path: "health-claims/es.yaml", text: #"""
# Spanish: claims that are plain by themselves. A draft that no native speaker has reviewed.
# `&ill`: illnesses; `&advice`: words of advice about health, which is no claim; `&denied`: words that deny a claim.
terms:
  - id: es-cure-claim
    forbid: [cura, curan, curar, curará, curarán]
    beside: &ill [migraña, migrañas, dolor de cabeza, dolores de cabeza, ansiedad, depresión, insomnio, diabetes,
      hipertensión, cáncer, melanoma, infarto, ictus, asma, artritis, artrosis, psoriasis, obesidad, demencia,
      alzhéimer, epilepsia, acné, autismo, TDAH, dolor de espalda, apnea del sueño, enfermedades]
    unless beside: &advice ["no", nunca, ningún, ninguna, ninguno, tampoco, "ni", médico, médicos, medicamentos,
      ibuprofeno, paracetamol, cómo, ejercicio, vacuna, vacunas]
    accents: may be left out
    level: error
    locale: es
    tags: [fda, eu, cap, hwg, es-rd, fr-csp]
    because: It promises a cure; only an authorised medicine or device may say so, and no app can keep it.
    instead: [te ayuda a registrar]
    source: [HC-UCP-17, HC-FDA-GW, HC-HWG-3, HC-ES-4]
    examples:
      - { text: Cura la migraña, expect: found }
      - { text: Jamón curado, expect: clean }
      - { text: Una cuenta segura, expect: clean }

  - id: es-healing
    forbid: [te cura, te curará, cúrate, curación garantizada, curación segura, propiedades curativas, poder curativo]
    unless beside: &denied ["no", nunca, ningún, ninguna, ninguno, tampoco, "ni"]
    accents: may be left out
    level: error
    locale: es
    tags: [fda, eu, cap, hwg, es-rd, fr-csp]
    because: It promises a cure; only an authorised medicine or device may say so, and no app can keep it.
    instead: [te ayuda a registrar]
    source: [HC-UCP-17, HC-HWG-3, HC-ES-4]
    examples:
      - { text: "¡Cúrate!", expect: found }
      - { text: Cuidados de la herida, expect: clean }

  - id: es-without-care
    forbid: [sin médico, sin médicos, sin medicamentos, sin medicación, sin pastillas, sin cirugía, sin terapia]
    beside: *ill
    unless beside: *denied
    accents: may be left out
    level: warning
    locale: es
    tags: [fda, eu, cap, hwg]
    because: It seems to promise that an illness gets better without a doctor or a medicine.
    instead: [junto con tu médico]
    source: [HC-FDA-GW, HC-CAP-12.2]
    examples:
      - { text: Cura la diabetes sin medicamentos, expect: found }
      - { text: Nunca trates la diabetes sin médico, expect: clean }

  - id: es-treatment-claim
    forbid: [trata, alivia, elimina, combate, vence, para el tratamiento de, indicado para, indicada para]
    beside: *ill
    unless within: [se trata]
    unless beside: *advice
    accents: may be left out
    level: error
    locale: es
    tags: [fda, eu, cap, hwg]
    because: It says that the app treats a disease, which makes it a medical device.
    instead: [puede ayudar a vivir mejor con …]
    source: [HC-FDA-GW, HC-MDR-2, HC-CAP-12.1]
    examples:
      - { text: Alivia tu ansiedad, expect: found }
      - { text: Se trata de un error, expect: clean }
      - { text: No trata la diabetes, expect: clean }

  - id: es-prevention-claim
    forbid: [previene, protege contra, protege de, protege frente a]
    beside: *ill
    unless beside: *advice
    accents: may be left out
    level: error
    locale: es
    tags: [fda, eu, cap]
    because: It says that the app prevents a disease, which makes it a medical device.
    instead: [puede ayudar a reducir el riesgo de …]
    source: [HC-FDA-GW, HC-MDR-2]
    examples:
      - { text: Previene el cáncer, expect: found }
      - { text: Previene entradas repetidas, expect: clean }

  - id: es-diagnosis-claim
    forbid: [diagnostica, detecta, predice]
    beside: *ill
    unless within: [se diagnostica]
    unless beside: *advice
    accents: may be left out
    level: error
    locale: es
    tags: [fda, ftc, eu, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: [patrones en tus registros]
    source: [HC-FDA-GW, HC-MDR-7, HC-HWG-9]
    examples:
      - { text: Detecta la diabetes, expect: found }
      - { text: Detecta texto en fotos, expect: clean }

  - id: es-instant-diagnosis
    forbid: [diagnóstico inmediato, diagnóstico instantáneo, diagnóstico en segundos,
      diagnóstico en minutos]
    unless beside: *denied
    accents: may be left out
    level: error
    locale: es
    tags: [fda, ftc, eu, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: [patrones en tus registros]
    source: [HC-MDR-7, HC-HWG-9]
    examples:
      - { text: Diagnóstico inmediato, expect: found }
      - { text: Fecha del diagnóstico, expect: clean }

  - id: es-medical-grade
    forbid: ["grado {médico}", precisión clínica, precisión médica, calidad clínica]
    words:
      médico: [médico, clínico, hospitalario]
    unless beside: *denied
    accents: may be left out
    level: error
    locale: es
    tags: [fda]
    because: It likens the app to a medical device.
    instead: [el error medido]
    source: [HC-FDA-GW, HC-FDA-WHOOP]
    examples:
      - { text: Sensores de grado médico, expect: found }
      - { text: Datos clínicos, expect: clean }

  - id: es-proven
    forbid: ["{clínicamente} {probado}", los estudios demuestran, "eficacia {probada}", avance científico]
    words:
      clínicamente: [clínicamente, científicamente]
      probado: [probado, probada, probados, probadas, comprobado, comprobada, comprobados, comprobadas, demostrado,
        demostrada, demostrados, demostradas]
      probada: [probada, demostrada, comprobada]
    unless beside: *denied
    accents: may be left out
    level: error
    locale: es
    tags: [ftc, cap, es-rd]
    because: It claims proof, which takes randomised trials of this very product.
    instead: [nombra el estudio]
    source: [HC-FTC-HPCG, HC-CAP-12.1, HC-ES-4]
    examples:
      - { text: Clínicamente probado, expect: found }
      - { text: Ensayo clínico, expect: clean }

  - id: es-tested
    forbid: ["{clínicamente} {validado}", avalado por la ciencia, avalada por la ciencia, respaldado por la ciencia,
      respaldada por la ciencia]
    words:
      clínicamente: [clínicamente, científicamente]
      validado: [validado, validada, validados, validadas, testado, testada]
    unless beside: *denied
    accents: may be left out
    level: warning
    locale: es
    tags: [ftc, cap]
    because: It claims tests; whoever reads it must be able to see them.
    instead: [nombra la prueba]
    source: [HC-FTC-HPCG, HC-CAP-12.1]
    examples:
      - { text: Avalado por la ciencia, expect: found }
      - { text: Datos validados, expect: clean }

  - id: es-guarantee
    forbid: ["{resultados} {garantizados}", "100 % {eficaz}", "100% {eficaz}", funciona siempre]
    words:
      resultados: [resultado, resultados, alivio, éxito, curación]
      garantizados: [garantizado, garantizados, garantizada, asegurado, asegurados]
      eficaz: [eficaz, eficaces, efectivo, efectiva]
    unless beside: *denied
    accents: may be left out
    level: error
    locale: es
    tags: [fda, ftc, cap, hwg, es-rd, fr-csp]
    because: It guarantees an effect; nothing works for everybody.
    instead: [puede]
    source: [HC-FTC-HPCG, HC-HWG-3, HC-FR-R5213, HC-ES-4]
    examples:
      - { text: Resultados garantizados, expect: found }
      - { text: Garantizar la entrega, expect: clean }

  - id: es-success-rate
    forbid: ["{nueve} de cada 10 {usuarios}", "{nueve} de cada diez {usuarios}"]
    words:
      nueve: ["7", "8", "9", siete, ocho, nueve]
      usuarios: [usuarios, usuarias, pacientes, médicos, personas, mujeres]
    accents: may be left out
    level: warning
    locale: es
    tags: [ftc, apple]
    because: It counts successes; readers must see how many were asked, and by whom.
    instead: ["el número, la muestra y la fuente"]
    source: [HC-FTC-HPCG, HC-APPLE-1.4.1]
    examples:
      - { text: 9 de cada 10 usuarios, expect: found }
      - { text: 80 % del objetivo, expect: clean }

  - id: es-regulator-endorsement
    forbid: ["{aprobado} por la {FDA}", "{aprobado} por el {ministerio}"]
    words:
      aprobado: [aprobado, aprobada, certificado, certificada, avalado, avalada, homologado, homologada]
      FDA: [FDA, OMS, AEMPS, COFEPRIS, Agencia Española de Medicamentos, Organización Mundial de la Salud]
      ministerio: [Ministerio de Sanidad, Ministerio de Salud]
    unless beside: *denied
    accents: may be left out
    level: error
    locale: es
    tags: [fda, tga, eu, es-rd]
    because: It claims the approval of an authority.
    instead: ["el estado real, con su número"]
    source: [HC-FDA-807, HC-UCP-17, HC-ES-4]
    examples:
      - { text: Aprobada por la FDA, expect: found }
      - { text: Datos de la FDA, expect: clean }

  - id: es-doctor-recommended
    forbid: ["{recomendado} por {los} {médicos}", "los {médicos} {la} recomiendan"]
    words:
      recomendado: [recomendado, recomendada, avalado, avalada]
      los: ["", los]
      la: [la, lo]
      médicos: [médicos, especialistas, expertos médicos, psicólogos, farmacéuticos, profesionales de la salud,
        profesionales sanitarios]
    unless beside: *denied
    accents: may be left out
    level: warning
    locale: es
    tags: [ftc, hwg, es-rd]
    because: It lets professionals stand for the product.
    instead: ["quién lo dice, y si cobra"]
    source: [HC-FTC-255, HC-HWG-11, HC-ES-4]
    examples:
      - { text: Recomendada por médicos, expect: found }
      - { text: Pregunta a tu médico, expect: clean }

  - id: es-replaces-doctor
    forbid: ["{sustituye} a {tu} {médico}", sustituye la consulta médica, hace innecesaria la consulta,
      "sin {ir} al {médico}", sin consultar al médico, "{deja} tu {medicación}"]
    words:
      sustituye: [sustituye, reemplaza]
      tu: [tu, su]
      médico: [médico, doctor, terapeuta, psicólogo]
      ir: ["ir", acudir]
      deja: [deja, abandona]
      medicación: [medicación, insulina, medicamento, medicina]
    unless beside: *denied
    accents: may be left out
    level: error
    locale: es
    tags: [cap, fr-csp]
    because: It keeps people from their doctor or their medicine.
    instead: [junto con tu médico]
    source: [HC-CAP-12.2, HC-FR-R5213]
    examples:
      - { text: Sustituye a tu médico, expect: found }
      - { text: No sustituye a tu médico, expect: clean }

  - id: es-risk-free
    forbid: ["{sin} efectos secundarios", "{sin} efectos adversos", "{totalmente} {inofensivo}"]
    words:
      sin: ["sin", "no tiene", "libre de"]
      totalmente: [totalmente, completamente]
      inofensivo: [inofensivo, inofensiva]
    accents: may be left out
    level: error
    locale: es
    tags: [fda, cap, hwg, fr-csp]
    because: It says that there is no risk; everything that has an effect has a risk.
    instead: [nombra el riesgo]
    source: [HC-HWG-3, HC-FR-R5213]
    examples:
      - { text: Sin efectos secundarios, expect: found }
      - { text: Efectos secundarios, expect: clean }

  - id: es-natural
    forbid: [remedio natural, remedios naturales]
    level: note
    locale: es
    tags: [cap, es-rd]
    because: It lets nature stand for safety.
    instead: [lo que contiene]
    source: [HC-ES-4]
    examples:
      - { text: Un remedio natural, expect: found }
      - { text: Luz natural, expect: clean }

  - id: es-miracle
    forbid: ["{remedio} {milagroso}", hace milagros]
    words:
      remedio: [remedio, remedios, producto, dieta, método, efecto, cura]
      milagroso: [milagroso, milagrosos, milagrosa, milagro]
    accents: may be left out
    level: error
    locale: es
    tags: [fda, ftc, tga]
    because: Its tone is that of health fraud.
    instead: [lo que hace]
    source: [HC-FDA-FRAUD, HC-TGA-2007]
    examples:
      - { text: Una dieta milagro, expect: found }
      - { text: "Plaza de los Milagros", expect: clean }

  - id: es-fear-appeal
    forbid: [antes de que sea demasiado tarde, asesino silencioso]
    level: warning
    locale: es
    tags: [hwg]
    because: It frightens people into using the product.
    instead: [qué hacer]
    source: [HC-HWG-11]
    examples:
      - { text: El asesino silencioso, expect: found }
      - { text: Demasiado tarde para cambiar, expect: clean }

  - id: es-ai-claim
    forbid: ["diagnóstico {con} IA", "{médico} IA", "{médico} con IA"]
    words:
      con: [con, por]
      médico: [médico, médica, doctor, doctora, terapeuta, psicólogo]
    accents: may be left out
    level: error
    locale: es
    tags: [ca-ab489, ftc]
    because: It gives a program the name of a licensed profession.
    instead: [resumen automático]
    source: [HC-AB489, HC-FTC-5]
    examples:
      - { text: Tu terapeuta con IA, expect: found }
      - { text: Resumen con IA, expect: clean }

  - id: es-privacy-overclaim
    forbid: [cumple HIPAA, cumple con HIPAA, "{totalmente} {anónimo}", cifrado de grado militar]
    words:
      totalmente: [totalmente, completamente, 100 %, 100%]
      anónimo: [anónimo, anónima, anónimos, anónimas]
    unless beside: *denied
    accents: may be left out
    level: warning
    locale: es
    tags: [ftc]
    because: It promises complete privacy, which an app can seldom keep.
    instead: [quién ve qué]
    source: [HC-FTC-5]
    examples:
      - { text: Totalmente anónimo, expect: found }
      - { text: Modo anónimo, expect: clean }

  - id: es-slimming
    forbid: [adelgaza rápido, adelgaza sin esfuerzo, pierde peso rápido, "pierde {diez} kilos en"]
    words:
      diez: ["5", "10", "20", cinco, diez, veinte]
    accents: may be left out
    level: warning
    locale: es
    tags: [fda, es-rd]
    because: It promises that weight goes fast or without effort.
    instead: [acompaña tus objetivos de peso]
    source: [HC-ES-4, HC-FDA-FRAUD]
    examples:
      - { text: Adelgaza rápido, expect: found }
      - { text: Perder peso, expect: clean }

  - id: es-eating-harm
    forbid: [día trampa, comida trampa]
    accents: may be left out
    level: warning
    locale: es
    tags: [language]
    because: It judges eating, and harms people with an eating disorder.
    instead: ["sabor, sin moral"]
    source: [HC-EQUIP]
    examples:
      - { text: Tu día trampa, expect: found }
      - { text: La comida de hoy, expect: clean }

  - id: es-stigma
    forbid: ["{cometer} suicidio", "{drogadicto}", "{sufre} de {mal}"]
    words:
      cometer: [cometer, cometió]
      drogadicto: [drogadicto, drogadicta, drogadictos, drogadictas, minusválido, minusválida, minusválidos,
        minusválidas]
      sufre: [sufre, sufres, sufren]
      mal: *ill
    accents: may be left out
    level: warning
    locale: es
    tags: [language]
    because: It speaks of people as if they were their illness, or blames them.
    instead: [vive con]
    source: [HC-AP]
    examples:
      - { text: Si sufres de migraña, expect: found }
      - { text: La conexión sufre retrasos, expect: clean }

"""#),
    File(path: "health-claims/fr.yaml", text: #"""
# French: claims that are plain by themselves. A draft that no native speaker has reviewed.
# `&ill`: illnesses; `&advice`: words of advice about health, which is no claim; `&denied`: words that deny a claim.
terms:
  - id: fr-cure-claim
    forbid: [guérit, guérissent, guérir, guérira]
    beside: &ill [migraine, migraines, maux de tête, anxiété, dépression, insomnie, diabète, hypertension, cancer,
      mélanome, mélanomes, infarctus, AVC, asthme, arthrose, psoriasis, obésité, démence, maladie d'Alzheimer,
      épilepsie, acné, autisme, TDAH, mal de dos, apnée du sommeil, maladies, maladies chroniques]
    unless beside: &advice [ne, "n'", pas, jamais, aucun, aucune, "ni", médecin, médecins, médicament, médicaments,
      ibuprofène, paracétamol, comment, exercice, vaccin, vaccins]
    accents: may be left out
    level: error
    locale: fr
    tags: [fda, eu, cap, hwg, es-rd, fr-csp]
    because: It promises a cure; only an authorised medicine or device may say so, and no app can keep it.
    instead: [vous aide à tenir un journal]
    source: [HC-UCP-17, HC-FDA-GW, HC-HWG-3, HC-ES-4]
    examples:
      - { text: Guérit la migraine, expect: found }
      - { text: Certificat de guérison, expect: clean }
      - { text: Ne guérit pas la migraine, expect: clean }

  - id: fr-healing
    forbid: [vous guérit, guérison garantie, guérison assurée, guérison certaine, vertus curatives]
    unless beside: &denied [ne, "n'", pas, jamais, aucun, aucune, "ni"]
    accents: may be left out
    level: error
    locale: fr
    tags: [fda, eu, cap, hwg, es-rd, fr-csp]
    because: It promises a cure; only an authorised medicine or device may say so, and no app can keep it.
    instead: [vous aide à tenir un journal]
    source: [HC-UCP-17, HC-HWG-3, HC-FR-R5213]
    examples:
      - { text: Guérison garantie, expect: found }
      - { text: Certificat de guérison, expect: clean }

  - id: fr-without-care
    forbid: [sans médecin, sans médecins, sans médicament, sans médicaments, sans comprimés, sans opération,
      sans thérapie]
    beside: *ill
    unless beside: *denied
    accents: may be left out
    level: warning
    locale: fr
    tags: [fda, eu, cap, hwg]
    because: It seems to promise that an illness gets better without a doctor or a medicine.
    instead: [avec votre médecin]
    source: [HC-FDA-GW, HC-CAP-12.2]
    examples:
      - { text: Guérit la migraine sans médicaments, expect: found }
      - { text: Ne soignez jamais la migraine sans médecin, expect: clean }

  - id: fr-treatment-claim
    forbid: [traite, soigne, soulage, élimine, combat, apaise vos, pour le traitement de, indiqué pour le traitement]
    beside: *ill
    unless beside: *advice
    accents: may be left out
    level: error
    locale: fr
    tags: [fda, eu, cap, hwg]
    because: It says that the app treats a disease, which makes it a medical device.
    instead: [peut aider à mieux vivre avec …]
    source: [HC-FDA-GW, HC-MDR-2, HC-CAP-12.1]
    examples:
      - { text: Soulage vos migraines, expect: found }
      - { text: "L'application traite l'image", expect: clean }

  - id: fr-prevention-claim
    forbid: [prévient, protège contre, protège du, protège de la, vous protège de]
    beside: *ill
    unless beside: *advice
    accents: may be left out
    level: error
    locale: fr
    tags: [fda, eu, cap]
    because: It says that the app prevents a disease, which makes it a medical device.
    instead: [peut aider à réduire le risque de …]
    source: [HC-FDA-GW, HC-MDR-2]
    examples:
      - { text: Prévient le cancer, expect: found }
      - { text: Prévenir un proche, expect: clean }

  - id: fr-diagnosis-claim
    forbid: [diagnostique, détecte, dépiste, prédit]
    beside: *ill
    unless beside: *advice
    accents: may be left out
    level: error
    locale: fr
    tags: [fda, ftc, eu, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: [des tendances dans vos saisies]
    source: [HC-FDA-GW, HC-MDR-7, HC-HWG-9]
    examples:
      - { text: Dépiste le diabète, expect: found }
      - { text: Détecte le capteur, expect: clean }

  - id: fr-instant-diagnosis
    forbid: [autodiagnostic, diagnostic immédiat, diagnostic instantané, diagnostic en quelques secondes,
      diagnostic en quelques minutes, diagnostic à distance]
    unless beside: *denied
    accents: may be left out
    level: error
    locale: fr
    tags: [fda, ftc, eu, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: [des tendances dans vos saisies]
    source: [HC-MDR-7, HC-HWG-9]
    examples:
      - { text: Diagnostic immédiat, expect: found }
      - { text: Diagnostic du capteur, expect: clean }

  - id: fr-medical-grade
    forbid: [qualité médicale, qualité clinique, précision clinique, précision médicale, de grade médical]
    unless beside: *denied
    accents: may be left out
    level: error
    locale: fr
    tags: [fda]
    because: It likens the app to a medical device.
    instead: ["l'erreur mesurée"]
    source: [HC-FDA-GW, HC-FDA-WHOOP]
    examples:
      - { text: Capteurs de qualité médicale, expect: found }
      - { text: Données cliniques, expect: clean }

  - id: fr-proven
    forbid: ["{cliniquement} {prouvé}", "efficacité {prouvée}", des études prouvent]
    words:
      cliniquement: [cliniquement, scientifiquement]
      prouvé: [prouvé, prouvée, prouvés, prouvées, démontré, démontrée, démontrés, démontrées]
      prouvée: [prouvée, démontrée]
    unless beside: *denied
    accents: may be left out
    level: error
    locale: fr
    tags: [ftc, cap, es-rd]
    because: It claims proof, which takes randomised trials of this very product.
    instead: ["nommez l'étude"]
    source: [HC-FTC-HPCG, HC-CAP-12.1, HC-ES-4]
    examples:
      - { text: Cliniquement prouvé, expect: found }
      - { text: Essai clinique, expect: clean }

  - id: fr-tested
    forbid: ["{cliniquement} {testé}", "{validé} par la science"]
    words:
      cliniquement: [cliniquement, scientifiquement]
      testé: [testé, testée, testés, testées, validé, validée, validés, validées]
      validé: [validé, validée, approuvé, approuvée]
    unless beside: *denied
    accents: may be left out
    level: warning
    locale: fr
    tags: [ftc, cap]
    because: It claims tests; whoever reads it must be able to see them.
    instead: [nommez le test]
    source: [HC-FTC-HPCG, HC-CAP-12.1]
    examples:
      - { text: Scientifiquement validée, expect: found }
      - { text: Saisie validée, expect: clean }

  - id: fr-guarantee
    forbid: ["résultat garanti", "résultats garantis", efficacité garantie, succès garanti, effet assuré,
      "100 % {efficace}", "100% {efficace}"]
    words:
      efficace: [efficace, efficaces]
    unless beside: *denied
    accents: may be left out
    level: error
    locale: fr
    tags: [fda, ftc, cap, hwg, es-rd, fr-csp]
    because: It guarantees an effect; nothing works for everybody.
    instead: [peut]
    source: [HC-FTC-HPCG, HC-HWG-3, HC-FR-R5213, HC-ES-4]
    examples:
      - { text: Résultats garantis, expect: found }
      - { text: Garantie, expect: clean }

  - id: fr-success-rate
    forbid: ["{neuf} {utilisateurs} sur 10", "{neuf} {utilisateurs} sur dix"]
    words:
      neuf: ["7", "8", "9", sept, huit, neuf]
      utilisateurs: [utilisateurs, utilisatrices, patients, médecins, personnes, femmes]
    accents: may be left out
    level: warning
    locale: fr
    tags: [ftc, apple]
    because: It counts successes; readers must see how many were asked, and by whom.
    instead: ["le nombre, l'échantillon et la source"]
    source: [HC-FTC-HPCG, HC-APPLE-1.4.1]
    examples:
      - { text: 9 utilisateurs sur 10, expect: found }
      - { text: 8 sur 10, expect: clean }

  - id: fr-regulator-endorsement
    forbid: ["{approuvé} par {la} {FDA}", "{agréé} par l'ANSM"]
    words:
      approuvé: [approuvé, approuvée, certifié, certifiée, validé, validée]
      agréé: [agréé, agréée, approuvé, approuvée, certifié, certifiée]
      la: [la, le]
      FDA: [FDA, HAS, ministère de la Santé, Organisation mondiale de la santé]
    unless beside: *denied
    accents: may be left out
    level: error
    locale: fr
    tags: [fda, tga, eu, es-rd]
    because: It claims the approval of an authority.
    instead: ["le statut réel, avec son numéro"]
    source: [HC-FDA-807, HC-UCP-17, HC-ES-4]
    examples:
      - { text: Approuvée par la FDA, expect: found }
      - { text: Données de la FDA, expect: clean }

  - id: fr-doctor-recommended
    forbid: ["{recommandé} par {les} {médecins}"]
    words:
      recommandé: [recommandé, recommandée, approuvé, approuvée]
      les: [les, des]
      médecins: [médecins, spécialistes, psychologues, pharmaciens, professionnels de santé]
    unless beside: *denied
    accents: may be left out
    level: warning
    locale: fr
    tags: [ftc, hwg, es-rd]
    because: It lets professionals stand for the product.
    instead: ["qui le dit, et si payé"]
    source: [HC-FTC-255, HC-HWG-11, HC-ES-4]
    examples:
      - { text: Recommandée par des médecins, expect: found }
      - { text: Demandez à votre médecin, expect: clean }

  - id: fr-replaces-doctor
    forbid: ["remplace {votre} {médecin}", "plus besoin {de} {médecin}", "{arrêtez} {votre} {traitement}",
      rend la consultation, la consultation médicale est superflue]
    words:
      votre: [votre, ton, le]
      médecin: [médecin, docteur, psychologue, psy]
      de: [de, "d'un"]
      arrêtez: [arrêtez, arrête, abandonnez]
      traitement: [traitement, insuline]
    unless within: [arrête le traitement, arrêtez le traitement]
    unless beside: *denied
    accents: may be left out
    level: error
    locale: fr
    tags: [cap, fr-csp]
    because: It keeps people from their doctor or their medicine.
    instead: [avec votre médecin]
    source: [HC-CAP-12.2, HC-FR-R5213]
    examples:
      - { text: Remplace votre médecin, expect: found }
      - { text: Ne remplace pas votre médecin, expect: clean }

  - id: fr-risk-free
    forbid: ["{sans} effets secondaires", "{sans} effet secondaire", "{sans} effets indésirables",
      totalement inoffensif, totalement inoffensive]
    words:
      sans: [sans, sans aucun]
    accents: may be left out
    level: error
    locale: fr
    tags: [fda, cap, hwg, fr-csp]
    because: It says that there is no risk; everything that has an effect has a risk.
    instead: [nommez le risque]
    source: [HC-HWG-3, HC-FR-R5213]
    examples:
      - { text: Sans effets secondaires, expect: found }
      - { text: Effets secondaires, expect: clean }

  - id: fr-natural
    forbid: [remède naturel, remèdes naturels]
    accents: may be left out
    level: note
    locale: fr
    tags: [cap, es-rd]
    because: It lets nature stand for safety.
    instead: ["ce qu'il contient"]
    source: [HC-ES-4]
    examples:
      - { text: Un remède naturel, expect: found }
      - { text: Lumière naturelle, expect: clean }

  - id: fr-miracle
    forbid: ["{produit} miracle", miraculeux, miraculeuse, miraculeuses, fait des miracles]
    words:
      produit: [produit, produits, remède, remèdes, régime, méthode, solution, pilule]
    accents: may be left out
    level: error
    locale: fr
    tags: [fda, ftc, tga]
    because: Its tone is that of health fraud.
    instead: ["ce qu'elle fait"]
    source: [HC-FDA-FRAUD, HC-TGA-2007]
    examples:
      - { text: Un régime miracle, expect: found }
      - { text: Rue du Miracle, expect: clean }

  - id: fr-fear-appeal
    forbid: ["avant qu'il ne soit trop tard", "avant qu'il soit trop tard", tueur silencieux]
    level: warning
    locale: fr
    tags: [hwg]
    because: It frightens people into using the product.
    instead: [que faire]
    source: [HC-HWG-11]
    examples:
      - { text: Un tueur silencieux, expect: found }
      - { text: Il est trop tard, expect: clean }

  - id: fr-ai-claim
    forbid: ["diagnostic par IA", "{médecin} IA"]
    words:
      médecin: [médecin, docteur, thérapeute, psychologue]
    accents: may be left out
    level: error
    locale: fr
    tags: [ca-ab489, ftc]
    because: It gives a program the name of a licensed profession.
    instead: [résumé automatique]
    source: [HC-AB489, HC-FTC-5]
    examples:
      - { text: Votre thérapeute IA, expect: found }
      - { text: "IA : insuline active", expect: clean }

  - id: fr-privacy-overclaim
    forbid: [conforme HIPAA, conforme à HIPAA, "{totalement} {anonyme}", chiffrement de niveau militaire]
    words:
      totalement: [totalement, complètement, entièrement, 100 %, 100%]
      anonyme: [anonyme, anonymes]
    unless beside: *denied
    accents: may be left out
    level: warning
    locale: fr
    tags: [ftc]
    because: It promises complete privacy, which an app can seldom keep.
    instead: [qui voit quoi]
    source: [HC-FTC-5]
    examples:
      - { text: Totalement anonyme, expect: found }
      - { text: Mode anonyme, expect: clean }

  - id: fr-slimming
    forbid: ["maigrir {vite}", "maigrissez {vite}", "perdez {dix} kilos en"]
    words:
      vite: [vite, rapidement, sans effort]
      dix: ["5", "10", "20", cinq, dix, vingt]
    accents: may be left out
    level: warning
    locale: fr
    tags: [fda, es-rd]
    because: It promises that weight goes fast or without effort.
    instead: [accompagne vos objectifs de poids]
    source: [HC-ES-4, HC-FDA-FRAUD]
    examples:
      - { text: Maigrir vite, expect: found }
      - { text: Perdre du poids, expect: clean }

  - id: fr-stigma
    forbid: [suicide réussi, toxicomane, toxicomanes, "{souffrez} de {maladies}"]
    words:
      souffrez: [souffre, souffres, souffrez, souffrent]
      maladies: [migraine, migraines, maux de tête, diabète, dépression, "d'anxiété"]
    accents: may be left out
    level: warning
    locale: fr
    tags: [language]
    because: It speaks of people as if they were their illness, or blames them.
    instead: [vit avec]
    source: [HC-AP]
    examples:
      - { text: Si vous souffrez de migraine, expect: found }
      - { text: Mise à jour réussie, expect: clean }

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
# Where the terms come from. `unsure: yes`: known from quotations only; terms that rest on nothing else are
# warnings at most.
requirements:
  - { id: HC-FDA-GW, status: decided, title: "General wellness products of low risk",
      document: "FDA, General Wellness: Policy for Low Risk Devices, 6 January 2026, §III and §VI" }
  - { id: HC-FDA-WHOOP, status: decided, title: "Claims of medical grade",
      document: "FDA, letter to WHOOP, 14 July 2025" }
  - { id: HC-FDA-OWLET, status: decided, title: "Alarms on a baby's oxygen and pulse",
      document: "FDA, letter to Owlet, 2021", unsure: yes }
  - { id: HC-FDA-807, status: decided, title: "Registration or clearance is not approval",
      document: "21 CFR 807.39, 807.97" }
  - { id: HC-FDA-FRAUD, status: decided, title: "Words by which fraud is known",
      document: "FDA, 6 Tip-offs to Rip-offs: Don't Fall for Health Fraud Scams" }
  - { id: HC-FTC-HPCG, status: decided, title: "Health claims need randomised trials",
      document: "FTC, Health Products Compliance Guidance, December 2022" }
  - { id: HC-FTC-5, status: decided, title: "Deceptive claims; privacy seals",
      document: "FTC Act section 5" }
  - { id: HC-FTC-MELAPP, status: decided, title: "An app that detects melanoma",
      document: "FTC, MelApp and Mole Detective, 2015" }
  - { id: HC-FTC-IBP, status: decided, title: "An app that measures blood pressure",
      document: "FTC, Instant Blood Pressure, 2016", unsure: yes }
  - { id: HC-FTC-LUMOSITY, status: decided, title: "Games said to delay decline",
      document: "FTC, Lumosity, 2016", unsure: yes }
  - { id: HC-FTC-255, status: decided, title: "Endorsements by experts",
      document: "16 CFR 255.3, 255.4" }
  - { id: HC-AB489, status: decided, title: "A program may not pass for licensed care",
      document: "California AB 489, Business and Professions Code 4999.8, 4999.9" }
  - { id: HC-MDR-2, status: decided, title: "What makes software a medical device",
      document: "Regulation (EU) 2017/745, Article 2(1) and (12)", unsure: yes }
  - { id: HC-MDR-7, status: decided, title: "Misleading claims about a device",
      document: "Regulation (EU) 2017/745, Article 7" }
  - { id: HC-UCP-17, status: decided, title: "False claims to cure",
      document: "Directive 2005/29/EC, Annex I, points 4 and 17" }
  - { id: HC-CAP-12.1, status: decided, title: "Medical claims need a licence or mark, and evidence",
      document: "UK CAP Code, 12.1" }
  - { id: HC-ASA-ADHD, status: decided, title: "Tests for ADHD in an app",
      document: "ASA, rulings on GMRD Apps and Happyo, February 2024" }
  - { id: HC-CAP-12.2, status: decided, title: "Essential treatment is not discouraged",
      document: "UK CAP Code, 12.2" }
  - { id: HC-TGA-ARTG, status: decided, title: "Included in the register, not approved",
      document: "TGA, Therapeutic Goods Act 1989 s. 42DD; advertising guidance" }
  - { id: HC-TGA-2007, status: decided, title: "Not magical, not infallible",
      document: "TGA, Advertising Code 2007, 4(2), superseded", unsure: yes }
  - { id: HC-HWG-3, status: decided, title: "Effects it lacks, success certain, no harm",
      document: "HWG §3" }
  - { id: HC-HWG-9, status: decided, title: "Diagnosis from a distance",
      document: "HWG §9; BGH I ZR 146/20" }
  - { id: HC-HWG-11, status: decided, title: "Recommendations, case histories, harm by not using",
      document: "HWG §11(1) 2, 3, 7" }
  - { id: HC-FR-R5213, status: decided, title: "A doctor is superfluous, the effect assured, no side effects",
      document: "Code de la santé publique, R5213-1 4°" }
  - { id: HC-ES-4, status: decided, title: "Claims that are not allowed",
      document: "Real Decreto 1907/1996, Article 4" }
  - { id: HC-APPLE-1.4.1, status: decided, title: "Claims of accuracy disclose data and method",
      document: "Apple, App Review Guidelines 1.4.1", unsure: yes }
  - { id: HC-EQUIP, status: decided, title: "Words about food and bodies",
      document: "Equip, language guide" }
  - { id: HC-AP, status: decided, title: "Words about illness and disability",
      document: "Associated Press Stylebook", unsure: yes }

"""#),
  ]
}
