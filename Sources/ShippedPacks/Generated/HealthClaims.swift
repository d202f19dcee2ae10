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
    forbid: [heilt, heilen, geheilt, heilend, heilende, heilender, heilendes, heilenden, Heilung, Heilungen, Migräneheilung, Wunderheilmittel, Heilmittel, kuriert, kurieren, auskuriert, "Heilung garantiert", "heile dein", "heile deine", "meine Tumoren sind weg"]
    unless within: [gute Heilung, keine Heilung, heilt nicht, heilt keine, nicht heilen, "Behandlung, Heilung", "Diagnose, Heilung", Heilung oder Vorbeugung, Heilung oder Verhütung, "behandeln, heilen", heilen oder, zu heilen oder, "behandeln, zu heilen", keine Krankheiten heilen, "kein Medikament heilt", "die Heilung der Wunde", "Wunde heilt", "Wunden heilen", "Heilung der Wunde"]
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
    begins with: ["{verb} {whose} {stem}"]
    forbid: ["{over} {cond}", "{good} Behandlung bei", "{good} Therapie", "{good} Behandlung von", "{good} Mittel gegen", "{good} Mittel bei", "{cond}-Therapie", "Therapie bei {cond}", "Hilft gegen {cond}", "schmerzfrei", "kehrt Typ-2-Diabetes um", "stellt dein Gehör wieder her", "kontrolliert deinen Blutzucker", "senkt den Cholesterinspiegel", "senkt den Blutdruck", "senkt deinen Blutdruck", "Blutdruck sinkt", "ohne Tabletten", "ohne Medikamente", "digitale Therapie", "reine Haut in", "nie wieder {cond}", "Linderung von Krankheiten", "Beseitigung von Krankheiten", "Beseitigung von Krebs", "Mittel gegen {cond}", "entgiftet", "dreht das Altern zurück", "regeneriert", "sofortige Schmerzlinderung", "sofortige Linderung", "schnelle Schmerzlinderung", "verjüngt", "wirksame Therapie", "lässt Falten verschwinden"]
    words:
      c: ["Migräne", "Kopfschmerzen", "Depression", "Depressionen", "Diabetes", "Krebs", "Asthma", "Schmerzen", "Angst"]
      v: ["behandelt", "lindert"]
      good: ["die beste", "die wirksamste", "das beste", "das wirksamste", "die einzige", "wirksame", "wirksames"]
      cond: ["Migräne", "Angst", "Angststörungen", "Depression", "Depressionen", "Rückenschmerzen", "Kopfschmerzen", "Schmerzen", "Schlafstörungen", "Schlaflosigkeit", "Tinnitus", "Arthrose", "Arthritis", "Diabetes", "Asthma", "Krebs", "Panik", "Stress", "ADHS"]
      over: ["Sag der", "Schluss mit", "vergiss deine", "vergiss", "besiege die", "besiege deine", "besiegt", "überwinde die", "überwinde deine", "frei von", "Adieu", "Ende der", "befreie dich von", "weg mit"]
      verb: ["behandelt", "behandeln", "lindert", "lindern", "beseitigt", "beseitigen", "bekämpft", "bekämpfen", "stoppt", "stoppe", "heile", "beruhigt", "besiegt", "kuriert", "lindert die Symptome von", "hilft gegen"]
      whose: ["", deine, die, den]
      stem: &stems [Migräne, Kopfschmerz, Angststörung, Angst, Depression, Schlaflosigkeit, Schlafstörung, Diabetes, Typ-2-Diabetes, Bluthochdruck, Krebs, Hautkrebs, Asthma, Arthritis, Arthrose, Ekzem, Neurodermitis, Schuppenflechte, Schmerz, Rückenschmerz, Panikattacke, ADHS, Autismus, Demenz, Alzheimer, Tinnitus, Übergewicht, Adipositas, Sodbrennen, Krankheit, Herzinfarkt, Schlaganf, Epilep, Ischias, Sucht, Infektion, Viren, Grippe, Erkältung, Allergie, Cholesterin, Fibromyalgie, Übelkeit, Haarausfall, Tumor, Essstörung, Schnarchen, Burnout, Schilddrüse]
    unless within: ["nicht {v} {c}", "wie Ärzte {c} behandeln", "Ärzte behandeln {c}", "kann {c} lindern", "schmerzfreie Tage", "schmerzfreier Tag", "schmerzfrei bist", "schmerzfrei warst", "Tage ohne Medikamente", "nicht ohne Medikamente", "war schmerzfrei"]
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
    begins with: ["{verb} {whose} {stem}"]
    forbid: ["{boost} Immunsystem", "{boost} Abwehrkräfte", "{boost} Abwehr", "{boost} Immunität", "hält Krebs fern", "hält Krankheiten fern", "schützt dein Herz vor", "halbiert das {risk}", "schützt dich vor Viren", "schützt vor Viren", "senkt dein {risk}", "Impfalternative", "statt Impfung"]
    words:
      c: ["Infektionen", "Krebs", "Diabetes", "Migräne", "Erkältungen"]
      risk: ["Schlaganfallrisiko", "Krebsrisiko", "Herzinfarktrisiko", "Diabetesrisiko", "Risiko für Schlaganfälle"]
      boost: ["stärkt dein", "stärkt das", "stärkt die", "stärkt deine", "stärke dein", "stärke deine", "steigert die", "steigert deine", "boostet dein", "boostet deine", "verbessert dein", "aktiviert dein", "kräftigt dein"]
      verb: [verhindert, verhindern, verhütet, verhüten, schützt vor, schützt dich vor, schützt Sie vor, schützen vor, beugt, beugen, vermeidet]
      whose: ["", deine, die]
      stem: *stems
    unless within: ["hilft, {c} zu verhindern", "um {c} zu vermeiden", "kann {c} verhindern"]
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
    begins with: ["{verb} {whose} {stem}"]
    forbid: ["{asks} du {cond} hast", "{asks} Sie {cond} haben", "wissen, ob du {cond}", "du hast {cond}", "du könntest {cond} haben", "genaue Diagnose", "Diagnose in Sekunden", "Diagnose per Foto", "Sofortdiagnose per", "dich diagnostiziert", "App, die diagnostiziert", "Muttermale auf Hautkrebs", "Erkennung von {cond}", "misst deinen Blutdruck mit der Kamera", "welche Krankheit du hast", Selbstdiagnose, Selbstdiagnosen, Sofortdiagnose, Sofortdiagnosen, Diagnose per App, Diagnosen per App, "erkennt frühe Anzeichen"]
    words:
      cond: ["Migräne", "Depressionen", "Depression", "Diabetes", "Bluthochdruck", "Krebs", "ADHS", "Autismus", "Demenz", "Asthma", "Hautkrebs", "Schlafapnoe"]
      asks: ["finde heraus, ob", "finden Sie heraus, ob", "wissen, ob", "erfahre, ob", "teste, ob"]
      verb: [diagnostiziert, diagnostizieren, erkennt, erkennen, sagt, findet, identifiziert, entdeckt]
      whose: ["", deine, die, einen]
      stem: [Migräne, Depression, Angststörung, Schlaflosigkeit, Diabetes, Bluthochdruck, Krebs, Hautkrebs, Melanom, Asthma, ADHS, Autismus, Demenz, Alzheimer, Parkinson, Schlafapnoe, Vorhofflimmern, Herzrhythmus, Herzinfarkt, Schlaganf, Epilep, epileptische Anf, Anzeichen von, Krankheit, Tumor, Adipositas]
    unless within: ["für eine genaue Diagnose", "eine genaue Diagnose stellt", "eine genaue Diagnose kann", "wenn du hast {cond}", "Früherkennung von {cond}"]
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
      - "Laborqualität"
      - "so genau wie ein Labor"
      - "Laborgenauigkeit"
      - "medizinische Präzision"
      - "klinische Präzision"
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
    forbid: ["{how} {proven}", Studien belegen, Studien zeigen, Studien beweisen, "wissenschaftlicher Durchbruch", "wissenschaftlichen Durchbruch", "medizinischer Durchbruch", "{how} wirksam", "{how} bestätigt", "die Wissenschaft beweist", "von Forschern unterstützt", "{uni}-Forschern unterstützt", "nachweislich wirksam", "Wirksamkeit bewiesen", "Studien bestätigen", "revolutionäre Entdeckung"]
    words:
      uni: ["Harvard", "Stanford", "Oxford"]
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
      - "der Erfolg ist sicher"
      - "Erfolg kann mit Sicherheit erwartet werden"
      - "{when} schmerzfrei, garantiert"
      - "garantierter Erfolg"
      - "Erfolgsgarantie"
      - "garantierte Wirkung"
      - "Wirkung garantiert"
      - "garantierte Linderung"
      - "Geld zurück"
      - "versagt nie"
      - "wirkt garantiert"
      - "hilft jedem"
      - "hilft immer"
      - "wirkt zu 100 %"
      - "wirkt in 100 %"
    words:
      when: ["in einer Woche", "in zwei Wochen", "in 7 Tagen", "in 30 Tagen"]
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
    forbid: ["{body}-zugelassen", "{body}-zertifiziert", "von der {body} zugelassen", "vom {body} zugelassen", "{official} {tested}", "von {min} {ok}", "{min} {ok}"]
    words:
      ok: ["anerkannt", "geprüft", "zugelassen", "empfohlen", "zertifiziert", "bestätigt"]
      min: ["der Weltgesundheitsorganisation", "der WHO", "vom Gesundheitsministerium", "Gesundheitsbehörden", "den Gesundheitsbehörden", "dem Gesundheitsministerium"]
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
    forbid: [ärztlich empfohlen, von Ärzten empfohlen, von Ärztinnen und Ärzten empfohlen, Ärzte empfehlen, "von {prof} {rec}", "von führenden {prof} {rec}", "von Ärzten {rec}", "Ärzte vertrauen uns", "Ärzte vertrauen auf", "9 von 10 Ärzten", "neun von zehn Ärzten"]
    words:
      rec: ["empfohlen", "unterstützt", "geprüft", "anerkannt", "bestätigt", "zertifiziert", "entwickelt und geprüft"]
      prof: ["Kardiologen", "Dermatologen", "Psychiatern", "Neurologen", "Fachleuten", "Experten", "Wissenschaftlern", "Therapeuten", "Psychologen", "Apothekern", "Spezialisten"]
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
      - "Arztbesuch überflüssig"
      - "Arzt überflüssig"
      - "nicht mehr zum Arzt"
      - "brauchst deinen {med} nicht mehr"
      - "brauchst keine {med} mehr"
      - "brauchst kein {med} mehr"
      - "keine {med} mehr"
      - "kein {med} mehr"
      - "wirf deine {med} weg"
      - "vergiss {med}"
      - "vergiss deine {med}"
      - "setze dein {med} ab"
      - "setz deine {med} ab"
      - "ersetzt die Therapie"
      - "ersetzt {med}"
      - "ersetzt deine {med}"
      - "wirksamer als {than}"
      - "besser als {than}"
      - "so gut wie {than}"
      - "so wirksam wie {than}"
      - "schneller als {than}"
      - "stärker als {than}"
      - "dein {doc} für die Hosentasche"
      - "{doc} in der Hosentasche"
      - "virtueller {doc}"
      - "digitaler {doc}"
      - "Tinnitus-Therapie für die Hosentasche"
      - "dein {pers} {doc}"
      - "nie mehr {never}"
      - "nie wieder {never}"
      - "reduziere deine Medikamente"
      - "ersetzt dein {tool}"
      - "ersetzt das {tool}"
      - "ohne Krankenhaus"
      - "kein Arzt nötig"
      - "ersetzt deinen Psychiater"
      - "ersetzt deinen Therapeuten"
    words:
      never: ["Operationen", "Tabletten", "Medikamente", "Schmerzmittel", "Insulin"]
      pers: ["persönlicher", "persönliche"]
      tool: ["Blutzuckermessgerät", "Blutdruckmessgerät", "EKG", "Hörgerät", "Pulsoximeter"]
      doc: ["Arzt", "Therapeut", "Psychologe", "Kardiologe", "Ärztin", "Therapeutin", "Psychiater", "Hautarzt"]
      than: ["Medikamente", "Antidepressiva", "Schmerzmittel", "Tabletten", "Therapie", "Psychotherapie", "eine Therapie", "eine Operation", "Physiotherapie", "jeder Arzt", "dein Arzt", "ein Arzt", "ein Therapeut", "Insulin", "jedes Medikament"]
      med: ["Insulin", "Medikamente", "Tabletten", "Inhalator", "Antidepressiva", "Chemotherapie", "Operation", "Brille", "Schmerzmittel", "Pillen", "Therapie", "Impfung"]
    unless within: [ersetzt den Arzt nicht, ersetzt deinen Arzt nicht, ersetzt Ihren Arzt nicht, ersetzt den Arztbesuch nicht, "ersetzt keine Therapie", "ersetzt die Therapie nicht", "ersetzt deine {med} nicht", "nicht besser als {than}", "wenn keine {med} mehr", "sind keine {med} mehr", "keine {med} mehr da", "keine {med} mehr übrig"]
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
    forbid: [risikofrei, risikolos, ohne Nebenwirkungen, keine Nebenwirkungen, nebenwirkungsfrei, "{wholly} sicher", unbedenklich, "kein Risiko", "ohne Risiko", "ohne jedes Risiko", "null Risiko", "keine schädlichen Wirkungen", "{wholly} ungefährlich", "{wholly} unbedenklich", "{wholly} risikofrei", "vollkommen sicher", "vollkommen unbedenklich"]
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
    forbid: [rein natürlich, Naturheilmittel, "Naturheilmittel gegen", "natürliche Heilung"]
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
    forbid: [Wundermittel, Wunderheilung, Wunderdiät, wirkt Wunder, "geheime Zutat", "Geheimrezept", "Wunderpille"]
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
    forbid: [HIPAA-konform, "{wholly} anonym", "{wholly} privat", militärische Verschlüsselung, Verschlüsselung auf Militärniveau, "nie gehackt werden", "niemals gehackt werden", "niemand kann je", "niemand kann jemals", "absolute Privatsphäre", "unknackbar", "unknackbare Verschlüsselung", "garantierte Privatsphäre", "nicht gehackt werden"]
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
    forbid: [Fettkiller, schnell abnehmen, schnell schlank, "abnehmen im Schlaf", "{n} Kilo abnehmen", "{n} kg abnehmen", "lässt Fett schmelzen", "abnehmen ohne Diät", "mühelos abnehmen"]
    words:
      n: ["5", "10", "15", "20"]
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
    forbid: [cure, curative, "my tumors are gone", "my cancer is gone"]
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
      - "medicine cures a cold"
      - "nothing cures a cold"
      - "cannot be cured"
      - "can be cured"
      - "could not be cured"
      - "cure for the common cold"
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
    forbid: [digital therapeutic, digital therapeutics, "{over} {whose} {condition}", "for the treatment of {condition}", "{best} treatment for {condition}", "{best} treatment available", "{best} therapy available", "{best} treatment", "{best} therapy", "therapy for {condition}", pain-free, "fix your {body}", "fixes your {body}", "fixes {body}", "without {drugs}", "lowers your cholesterol", "lowers cholesterol", "lower your blood pressure in", "brings down your blood pressure", "lowers blood pressure", "lowers your blood pressure", "blood pressure will drop", "blood pressure will fall", "restores your hearing", "restores your eyesight", "controls your blood sugar", "{good} treatment for", "{good} therapy for", "{good} {cond} treatment", "{good} {cond} therapy", "{good} remedy for", "{never} a {cond} again", "{never} {cond} again", "without pain", "wake up without pain", "{cond} solved", "detox your liver", "detoxes your body", "heal your trauma", "regrow your hair", "regrows hair", "slows ageing", "slows aging", "reverses ageing", "reverses aging", "rejuvenates", "restores fertility", "{cond}-fighting", "fights {cond}", "{verb} the symptoms of", "{verb} symptoms of"]
    begins with: ["{verb} {whose} {stem}"]
    words:
      never: ["never have", "never suffer", "never get"]
      cond: ["migraine", "headache", "anxiety", "depression", "insomnia", "diabetes", "cancer", "asthma", "pain", "arthritis", "ADHD"]
      good: ["an effective", "the best", "the most effective", "a proven", "a natural", "the only", "the number one", "the world's best", "the right"]
      verb: [treat, treats, treating, relieve, relieves, heal, heals, eliminate, eliminates, reverse, reverses, soothes, alleviates, alleviate, beat, defeat, overcome, conquer, fights, banish, banishes, "cures", "ends", "kills", "quit"]
      over: [say goodbye to, get rid of, gets rid of, rid yourself of, free from, freedom from, no more, an end to, put an end to, "end", recover from, overcomes]
      best: [the best, the most effective, the number one, the only, "the #1"]
      body: [sciatica, back, back pain, posture, gut]
      drugs: [drugs, medication, pills, medicine, surgery]
      whose: ["", your, the]
      condition: &conditions [migraine, migraines, headache, headaches, anxiety, depression, insomnia, diabetes, high blood pressure, hypertension, cancer, asthma, asthma attacks, arthritis, eczema, back pain, pain, panic attacks, stress disorder, ADHD, autism, dementia, tinnitus, obesity, acid reflux, heart disease, epilepsy, sciatica, eating disorders, addiction, acne, allergies]
      stem: &stems [migraine, headache, anxiety, depression, insomnia, diabetes, type 2 diabetes, high blood pressure, hypertension, cancer, skin cancer, asthma, arthritis, osteoarthritis, eczema, psoriasis, back pain, joint pain, menstrual pain, pain, panic attack, ADHD, autism, dementia, Alzheimer, tinnitus, obesity, eating disorder, acid reflux, heart disease, heart failure, heart attack, stroke, epilep, sciatica, addiction, PTSD, OCD, bipolar disorder, infertility, COVID-19, flu, virus, viral infection, infection, tumor, nausea, hair loss, fibromyalgia, lupus, endometriosis, multiple sclerosis, cholesterol, trauma, fatigue, sleep disorder, allerg, gout, IBS, inflammation, chronic back, chronic fatigue, snoring, sleep apn, burnout, thyroid, stress disorder, lyme, menopause, IBD, cramps, chronic pain]
      who: [doctors, doctors can, your doctor can, a doctor can, medicines, medicines can, ibuprofen can, paracetamol can, used to, how to, antibiotics, "can", "may", "can help", "may help", "to"]
      plain: [treat, relieve, prevent, reverse]
      common: [migraine, migraines, headaches, a headache, depression, diabetes, high blood pressure, cancer, skin cancer, asthma, arthritis, pain, infections, eczema, epilepsy, anxiety, stroke, strokes, obesity, "back pain", "stress", "symptoms", "nausea", "fever", "allergies", "cramps", "the pain", "ADHD", "eating disorders"]
    unless within: ["not {plain} {common}", "not intended to {plain} {common}", "{who} {plain} {common}", free from pain, no more pain, the pain, if you are pain-free, pain-free days, pain-free day, were pain-free, pain-free hours, are pain-free, pain-free time, without medication for, days without medication, day without medication, without medicine for, without drugs and alcohol, "walk without pain", "can walk without pain", "days without pain", "day without pain", "without pain for", "move without pain", "without pain relief", "{good} treatment for you"]
    level: error
    locale: en
    tags: [fda, eu, cap, hwg]
    because: It says that the app treats a disease, which makes it a medical device.
    instead: [may help living well with …]
    source: [HC-FDA-GW, HC-FDA-FRAUD, HC-MDR-2, HC-CAP-12.1]
    examples:
      - { text: Treats migraine, expect: found }
      - { text: Relieves your anxiety, expect: found }
      - { text: Reverse diabetes, expect: found }
      - { text: Eliminates skin cancer in days, expect: found }
      - { text: Say goodbye to migraines, expect: found }
      - { text: A digital therapeutic, expect: found }
      - { text: Learn how doctors treat diabetes, expect: clean }
      - { text: Treat yourself, expect: clean }
      - { text: Treatments, expect: clean }
      - { text: Healing music, expect: clean }
      - { text: Reversed route, expect: clean }

  - id: prevention-claim
    forbid: ["{keeps} {body} {from} disease", "stay safe from {condition}", "halves your risk", "reduces your risk of {condition} by", "{boost} {your} immunity", "{boost} {your} immune {part}", "{boost} your body's {defence}", "protects from {viral}", "protects you from {viral}", "protects against {viral}", vaccine alternative, "stops colds", "keeps you from {ill}", "protects you from {ill}", "prevents you from {ill}", "build immunity", "builds immunity", "immunity against", "stay healthy forever", "immune booster", "immunity booster", "avoid diabetes", "avoid migraines", "avoid heart disease", "avoid cancer", "avoid dementia"]
    begins with: ["{verb} {whose} {stem}"]
    words:
      ill: ["getting ill", "getting sick", "falling ill", "catching a cold"]
      verb: [prevent, prevents, preventing, stop, stops, ward off, wards off, protects you against, protects you from, protect yourself against, protect yourself from, protect against, protects against, protects from, avoids, keeps away, immediately stops, "shield yourself from", "shields you from", "shield you from"]
      keeps: [protects, protect, keeps, guards]
      body: [your heart, your brain, your body, you]
      from: [from, against]
      boost: [boost, boosts, strengthen, strengthens, supercharge, supercharges, increases, stimulates, improves, boosting, strengthening]
      your: ["", your, the, your body's]
      part: [system, defences, defenses, response]
      defence: [defences, defenses]
      viral: [viruses, viral infections, infection, infections, disease, diseases]
      whose: ["", your]
      condition: *conditions
      stem: *stems
      plain: [prevent, stop, avoid, protect against]
      common: [migraine, migraines, headaches, diabetes, cancer, infections, pain, strokes, infection, a heart attack, asthma attacks, "measles", "back pain", "heart disease", "stroke", "heart attacks", "the flu", "flu"]
    unless within: ["not {plain} {common}", "help prevent {common}", "helps prevent {common}", "helps to prevent {common}", "used to prevent {common}", "how to {plain} {common}", "to avoid infections", "vaccines {plain} {common}", "stop the pain", "immune system protects you from infection", "immune system protects you from infections", "immune system protects you from viruses", "immune system protects you from disease", "stop your pain", "develop immunity against", "have immunity against", "vaccines build immunity", "vaccination builds immunity", "immunity against measles", "immunity against the virus", "to {plain} {common}", "can {plain} {common}", "vaccines protect against flu", "can help {plain} {common}", "stop if you feel pain", "protects against flu and"]
    level: error
    locale: en
    tags: [fda, eu, cap]
    because: It says that the app prevents a disease, which makes it a medical device.
    instead: [may help to reduce the risk of …]
    source: [HC-FDA-GW, HC-FDA-FRAUD, HC-MDR-2]
    examples:
      - { text: Protects you against cancer, expect: found }
      - { text: Prevents migraine, expect: found }
      - { text: Prevents strokes, expect: found }
      - { text: Boosts your immune system, expect: found }
      - { text: Protects against diabetes, expect: found }
      - { text: Stop your headaches, expect: found }
      - { text: Prevent duplicate entries, expect: clean }
      - { text: A preventive medicine, expect: clean }
      - { text: Stop the timer, expect: clean }
      - { text: The immune system protects you from infections, expect: clean }

  - id: diagnosis-claim
    forbid: [self-diagnose, self-diagnosis, instant diagnosis, accurate diagnosis, "diagnosis in {seconds}", "diagnosis from a {photo}", "diagnosis with {one} {photo}", "{says} {whose} {condition}", "{asks} you have {condition}", "you have {condition}", "{early} signs of {condition}", "app that diagnoses", diagnoses you, "check your moles for", "diagnose yourself", "diagnose your {illness}", "recognise a heart attack", "recognize a heart attack", "diagnosis or treatment of {condition}", "diagnose or treat {condition}", "detects diseases", "detects disease", "diagnoses diseases", "irregular heart rhythms", "diagnose with one photo", "{measures} your {vital} with {sensor}", "what illness you have", "which disease you have", "what disease you have", "you might be suffering from", "tells you what is wrong with you", "detects illness", "detects illnesses", "detects it early", "diagnostic accuracy", "know your {condition} risk", "diagnoses {illness2}", "your risk of {condition} in seconds", "detects a stroke", "detects a heart attack", "predict a migraine", "predicts a migraine"]
    begins with: ["{verb} {whose} {stem}"]
    words:
      illness2: ["thyroid problems", "anaemia", "anemia", "infections", "heart problems", "pneumonia", "glaucoma", "any disease", "illnesses"]
      measures: ["measures", "measure", "reads", "checks"]
      sensor: ["the camera", "your camera", "your phone", "the phone", "your finger", "the flash"]
      vital: ["blood pressure", "blood sugar", "glucose", "oxygen", "blood oxygen", "temperature", "heart rhythm"]
      verb: [diagnose, diagnoses, diagnosing, detect, detects, detecting, predict, predicts, predicting, spot, spots, screen for, screens for, identifies, recognises, recognizes, finds]
      whose: ["", your]
      condition: [migraine, migraines, headache, headaches, anxiety, depression, insomnia, diabetes, high blood pressure, hypertension, cancer, asthma, ADHD, autism, dementia, skin cancer, melanoma, sleep apnea, atrial fibrillation, epilepsy, obesity, eating disorders]
      stem: [migraine, headache, anxiety, depression, insomnia, diabetes, high blood pressure, hypertension, cancer, skin cancer, melanoma, asthma, ADHD, autism, dementia, Alzheimer, Parkinson, sleep apn, atrial fibrillation, arrhythmia, irregular heart, heart attack, heart disease, stroke, epilep, seizure, early signs of, obesity, eating disorder, COVID-19, tumor, lyme]
      says: [you may have, you might have, you probably have, you likely have]
      asks: [find out whether, find out if, know if, know whether, tells you if, tells you whether, learn if]
      early: [detects, spots, finds, recognises, recognizes, detect, spot]
      seconds: [seconds, one minute, a minute, minutes]
      photo: [photo, picture, selfie, scan]
      one: [one, a, a single, just one]
      illness: [illness, disease, symptoms, condition, skin cancer]
      before: [if, when, do, in case, whether, that, because, unless, since, where, as if, should, say, told, know, think, believe, if you think, suspect, what if, how long, and, or]
      common: [migraine, migraines, headaches, anxiety, depression, insomnia, diabetes, high blood pressure, cancer, asthma, ADHD, autism, dementia, epilepsy, hypertension, headache, skin cancer, sleep apnea, atrial fibrillation, "heart disease", "cancer early", "strokes", "a stroke", "heart attacks", "skin cancer early"]
      plain: [diagnose, detect, predict]
    unless within: ["not {plain} {common}", "{before} you have {common}", "if you may have {common}", "used to diagnose {common}", "how to diagnose {common}", "doctors diagnose {common}", "find out whether you have been", an accurate diagnosis takes, for an accurate diagnosis, get an accurate diagnosis, "to {plain} {common}", "can {plain} {common}", "can find cancer", "screening finds cancer", "screening for {common}", "screen for {common}"]
    level: error
    locale: en
    tags: [fda, ftc, eu, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: [patterns in your entries]
    source: [HC-FDA-GW, HC-FTC-MELAPP, HC-MDR-7, HC-HWG-9]
    examples:
      - { text: Diagnoses depression, expect: found }
      - { text: Detects your migraines, expect: found }
      - { text: You may have diabetes, expect: found }
      - { text: Instant diagnosis, expect: found }
      - { text: A self-diagnosis, expect: found }
      - { text: Our AI detects atrial fibrillation, expect: found }
      - { text: "When were you diagnosed with it?", expect: clean }
      - { text: Diagnostics, expect: clean }
      - { text: Detect text in a picture, expect: clean }
      - { text: "Do you have diabetes?", expect: clean }
      - { text: See your doctor for an accurate diagnosis, expect: clean }

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
    forbid: [medical-grade, clinical-grade, hospital-grade, clinical accuracy, clinically accurate, clinically equivalent, medical accuracy, as accurate as a laboratory, lab-grade, laboratory accuracy]
    words:
      worn: [PPE, mask, masks, gloves, equipment, personal protective equipment, protective equipment, face masks, face mask, face covering, oxygen, silicone, honey, steel, alcohol, thermometer, plastic]
    unless within: ["medical-grade {worn}"]   # what is worn or used, not what the app claims of itself
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
      - { text: Wear medical grade PPE, expect: clean }
      - { text: Grade of the climb, expect: clean }

  - id: proven
    forbid: ["{how} {proven}", studies show, studies prove, studies have shown, backed by science, "proven to {work}", "science-backed", scientific studies prove, research proves, scientific breakthrough, medical breakthrough, "proven by science", "scientifically shown", "{how} shown to", "science proves", "backed by {who} scientists", "backed by scientists", "{how} demonstrated", revolutionary discovery, "tests prove", "proven effective", "doctors are amazed", "they do not want you to know", "they don't want you to know"]
    words:
      how: [clinically, scientifically, medically]
      proven: [proven, validated, "effective", "confirmed", "verified", "established", "backed"]
      who: [Harvard, Stanford, Oxford, NASA, leading, top]
      work: [work, reduce, relieve, help, improve, treat, prevent, cure, "lower", "stop", "reverse", "heal", "boost", "increase"]
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
      - "{sure}, guaranteed"
      - "guaranteed or your money back"
      - "success is certain"
      - "{sure} guaranteed"
      - "it always works"
      - "always works"
      - "never fails"
      - "works for anyone"
      - "works for all"
      - "one product does it all"
      - money-back guarantee of
      - "guaranteed to {does}"
      - "we guarantee that you"
      - "success guaranteed"
      - "relief is guaranteed"
      - "results are guaranteed"
      - "guarantees relief"
      - "guarantees results"
      - "works in 100% of"
      - "works 100% of the time"
      - "success in every case"
      - "in every single case"
    words:
      does: ["lower", "reduce", "cure", "improve", "heal", "treat", "prevent", "stop", "end", "make", "cut", "boost", "change", "succeed"]
      sure: [pain-free, in a week, in two weeks, in 2 weeks, in 7 days, in 14 days, in 30 days, in days, within days]
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
    forbid: ["{body}-approved", "{body}-certified", "{body}-registered", "approved by the {body}", "approved by {body}", "certified by the {body}", "endorsed by the {body}", "endorsed by the {who}", "approved by the {who}", "certified by the {who}", "{body} endorsed", "recognised by the {who}", "recommended by the {body}", "recommended by the {who}", "{rec}-recommended", "{rec}-endorsed"]
    words:
      rec: ["WHO", "NHS", "CDC", "FDA"]
      body: [FDA, TGA, MHRA, NHS, CE, government]
      who: [World Health Organization, WHO, EMA, CDC, Ministry of Health, Department of Health, health authorities]
    unless within: [not FDA-approved, not approved by the FDA, not CE-certified, not been approved by the FDA, "vaccines recommended by the {who}", "as recommended by the {who}", "amount recommended by the {who}"]
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
      - "{praised} by leading {doctors}"
      - "{praised} by thousands of {doctors}"
      - "{praised} by {doctors}"
      - "recommended by 9 in 10 doctors"
      - "9 in 10 doctors"
      - "9 out of 10 doctors"
      - "doctors trust"
      - "chosen by doctors"
      - "physicians prefer"
      - "doctors prefer"
      - "doctors love"
      - "experts recommend"
    words:
      praised: [recommended, trusted, endorsed, approved, used, "certified", "backed", "loved"]
      doctors: [cardiologists, neurologists, dermatologists, psychiatrists, therapists, physicians, experts, doctors, specialists, health professionals, healthcare professionals]
    unless within: [your doctor recommended, the doctor recommended, a doctor recommended, my doctor recommended, your doctor approved, "experts recommend that", "experts recommend to", "experts recommend at least", "doctors recommend that", "doctors recommend at least", "experts recommend drinking"]
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
      - "skip {your} doctor"
      - "skip the doctor's visit"
      - "no need to consult a doctor"
      - "no longer need {to} doctor"
      - "not need {your} {medicine} any more"
      - "not need {your} {medicine} anymore"
      - "no more {medicine} needed"
      - "{medicine} no longer needed"
      - "throw away your {medicine}"
      - "forget about {medicine}"
      - "replaces your {medicine}"
      - "replaces expensive therapy"
      - "replaces therapy"
      - "alternative to {medicine}"
      - "alternative to drugs or surgery"
      - "skip your {medicine}"
      - "more effective than {medicine}"
      - "better than {medicine}"
      - "works better than {medicine}"
      - "as good as a {healer}"
      - "as good as your {healer}"
      - "better than any {healer}"
      - "better than your {healer}"
      - "outperforms {healer}s"
      - "your {healer} in your pocket"
      - "a {healer} in your pocket"
      - "no prescription needed"
      - "instead of your {medicine}"
      - "without a doctor"
      - "replaces a {healer}"
      - "no need for {aid}"
      - "you can stop {aid}"
      - "say no to {aid}"
      - "no more {aid}"
      - "no longer need {aid}"
      - "you will not need {aid}"
      - "you won't need {aid}"
      - "without {aid} again"
      - "{better} {that}"
      - "replaces your {tool}"
      - "replaces a {tool}"
      - "reduce your medication"
      - "lower your dose yourself"
      - "your personal physician"
      - "your personal doctor"
      - "virtual doctor"
      - "digital doctor"
      - "your digital therapist"
      - "like having a doctor"
      - "no hospital needed"
      - "no clinic needed"
      - "quit {aid}"
      - "{healer}-free"
      - "smartest doctor"
    words:
      that: ["physiotherapy", "psychotherapy", "therapy", "medication", "medicine", "drugs", "painkillers", "painkiller", "antidepressants", "surgery", "chemotherapy", "your doctor", "doctors", "a doctor", "any doctor", "insulin", "conventional treatment", "standard treatment"]
      better: ["superior to", "better than", "more effective than", "as effective as", "works better than", "works as well as", "faster than any", "outperforms", "beats", "stronger than any", "stronger than"]
      tool: ["glucose meter", "blood pressure monitor", "ECG", "pulse oximeter", "stethoscope", "lab test", "blood test", "hearing aid", "inhaler"]
      aid: ["chemotherapy", "surgery", "insulin", "medication", "medicine", "drugs", "painkillers", "pills", "therapy", "an inhaler", "antidepressants", "glasses", "vaccines"]
      stop: [stop]
      medicine: [medication, medicine, medications, medicines, meds, pills, insulin, antidepressants, inhaler, drugs, tablets, painkillers]
      your: [your, the, a]
      to: [to see a, a, your, to see your, to go to the]
      healer: [therapist, doctor, cardiologist, psychologist, physician, nurse, dermatologist, "psychiatrist", "dietitian", "GP"]
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
      - "do not skip your {medicine}"
      - "do not throw away your {medicine}"
      - "don't skip your {medicine}"
      - "not without a doctor"
      - "never without a doctor"
      - "not replace a {healer}"
      - "if you skip your {medicine}"
      - "before you skip your {medicine}"
      - "no need for medication today"
      - "is no longer need"
      - "not {better} {that}"
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
    forbid: [risk-free, no side-effects, without side-effects, zero side-effects, free of side-effects, "{wholly} safe", harmless, "no risk at all", absolutely risk-free, entirely safe, no harmful effects, "safe for everyone", "nothing can go wrong", "zero risk", "no risks", "without any risk", "no danger at all", "safe during pregnancy", "{wholly} harmless", "entirely harmless"]
    words:
      wholly: [completely, totally, "100%", absolutely, perfectly]
      us: [us, you, them, the authors, the licensor, each contributor, the company, the developer, the developers, the owner]
    unless within: ["hold {us} harmless", "holds {us} harmless", "held harmless", "hold harmless {us}", "hold harmless", "harmless from", "and harmless", risk-free trial, risk-free for 30 days, not completely safe, "not {wholly} safe", mostly harmless, "no risks were found", "no risks have been"]
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
    forbid: [natural remedy, natural remedies, natural relief, "100% natural", all-natural, all-natural cure, "heals naturally", "natural cure", "naturally heals"]
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
    forbid: [miracle, miracles, miraculous, miraculously, secret ingredient, "new discovery", secret formula, ancient remedy]
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
    forbid: ["AI-{role}", "artificial intelligence {role}", smarter than your doctor, better than your doctor, "AI {role}", better than a doctor]
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
    forbid: [HIPAA-compliant, HIPAA-certified, "{wholly} {kept}", "{grade}-grade", "never be hacked", "nobody can ever see", "no one can ever see", "complete privacy", "privacy is always protected", unhackable, "totally untraceable", "cannot be hacked", "100% privacy", HIPAA approved, "is unbreakable", "unbreakable encryption", "{wholly} confidential", "absolute privacy", "total privacy", "guaranteed privacy", "privacy guaranteed", "never be stolen", "impossible to hack"]
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
    forbid: [melt fat, melts fat, burn fat fast, lose weight fast, lose weight quickly, lose weight without dieting, "lose {pounds} {unit}", "lose weight while you sleep", "melt away fat", "lose weight without"]
    words:
      pounds: ["5", "10", "15", "20", "30", "40", "50"]
      unit: [pounds in, lbs in, kilos in, kg in]
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
    forbid: [cura, curan, curación, curaciones, sanación, "curación garantizada", "remedio contra", "mis tumores han desaparecido"]
    forms:
      adjective: [curativo]
      also: [curar, curas, curará, curarán, cúrate, curarte, curarse, curamos, curando, curó, curado, curada, curados, curadas]
    unless within: [el cura, un cura, al cura, del cura, señor cura, padre cura, jamón curado, queso curado, lomo curado, embutido curado, embutidos curados, carne curada, no te cura, ni cura, "trata, cura", cura ni previene, "cura, ni previene", cura o previene, "tratar, curar", curar o prevenir, curar ni prevenir, ni curar, no cura, sin cura, no hay cura, no tiene cura, "ningún medicamento cura", "no se cura", "cura heridas", "cura de la herida", "una cura en la herida"]
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
    begins with: ["{verb} {whose} {stem}"]
    forbid: ["{over} {whose} {cond}", "{good} tratamiento para", "{good} tratamiento contra", "{good} terapia", "terapia para", "terapia del", "terapia de la ansiedad", "sin dolor en", "contra la obesidad", "{good} remedio", "recupera la audición", "recupera la vista", "controla tu nivel de azúcar", "controla tu azúcar", "controla tu glucosa", "baja el colesterol", "baja la tensión", "baja tu tensión", "tu tensión bajará", "sin pastillas", "sin medicamentos", "sin fármacos", "sin cirugía", "terapia digital", "desintoxica", "revierte el envejecimiento", "nunca más {cond}", "tratamiento eficaz para", "tratamiento eficaz contra", "no vuelvas a tener {cond}", "regenera", "regenera tus", "alivio inmediato", "alivio instantáneo", "alivio rápido del dolor", "elimina las arrugas", "rejuvenece", "terapia eficaz", "{verb} los síntomas de", "{verb} las migrañas", "{verb} las náuseas", "{verb} tus migrañas", "{verb} tus dolores"]
    words:
      who: [puede, ayuda a, para, cómo]
      c: ["migraña", "ansiedad", "depresión", "insomnio", "diabetes", "cáncer", "asma", "dolor", "dolor de cabeza", "hipertensión", "cáncer de piel", "infecciones", "fiebre"]
      w: ["", "la", "el"]
      v: ["trata", "alivia", "elimina"]
      good: ["el mejor", "la mejor", "mejor", "el único", "tratamiento eficaz", "un remedio"]
      cond: ["migraña", "migrañas", "ansiedad", "depresión", "insomnio", "diabetes", "dolor de espalda", "dolor", "dolores de cabeza", "asma", "artritis", "estrés", "pánico", "adicción", "dolor de cabeza"]
      over: ["di adiós a", "adiós a", "acaba con", "acabar con", "olvídate de", "olvídate del", "supera", "libérate de", "líbrate de", "vence", "fin a", "se acabó", "revierte"]
      verb: ["trata", "tratan", "tratar", "alivia", "alivian", "aliviar", "alivias", "elimina", "eliminan", "eliminar", "combate", "combatir", "alivie", "trate", "revierte", "revertir", "calma", "vence", "reduce", "cura", "sana", "quita"]
      whose: ["", la, el, tu, los]
      stem: &stems [migraña, dolor de cabeza, dolores de cabeza, ansiedad, depresión, insomnio, diabetes, hipertensión, cáncer, asma, artritis, artrosis, eccema, psoriasis, dolor, dolor de espalda, ataques de pánico, TDAH, autismo, demencia, Alzheimer, párkinson, acúfeno, tinnitus, obesidad, reflujo, enfermedades, enfermedad, infarto, ictus, epilep, ciática, adicci, trauma, infecci, virus, gripe, resfriado, alergi, colesterol, fibromialgia, náusea, caída del cabello, tumor, ronquido, agotamiento, tiroides, estrés postraum]
    accents: may be left out
    unless within: ["no {v} {w} {c}", "cómo tratan los médicos {w} {c}", "los médicos tratan {w} {c}", "{who} aliviar {w} {c}", "{who} tratar {w} {c}", "{who} combatir {w} {c}", "días sin dolor en", "sin dolor en el", "sin pastillas para", "si olvidas las pastillas", "sin medicamentos en", "días sin medicamentos", "el tratamiento eficaz para cada"]
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
    begins with: ["{verb} {whose} {stem}"]
    forbid: ["{boost} sistema inmunitario", "{boost} sistema inmune", "{boost} sistema inmunológico", "{boost} defensas", "{boost} inmunidad", "protege tu corazón de", "protege el corazón de", "mantiene alejado", "reduce a la mitad el riesgo", "te protege de los virus", "te protege de virus", "protege de los virus", "te protege de la gripe", "te protege de enfermedades", "alternativa a la vacuna", "{verb} las enfermedades", "{verb} las migrañas", "{verb} las infecciones", "{verb} tus migrañas"]
    words:
      c: ["migraña", "diabetes", "cáncer", "infección", "infecciones", "gripe", "enfermedades", "dolor", "resfriado", "asma", "ictus", "infarto"]
      w: ["", "la", "el", "las", "los"]
      boost: ["refuerza tu", "refuerza tus", "refuerza el", "refuerza las", "aumenta tu", "aumenta tus", "aumenta las", "fortalece tu", "fortalece el", "fortalece tus", "mejora tu", "estimula tu", "estimula la", "estimula el", "potencia tu", "potencia tus", "eleva tu"]
      verb: [previene, previenen, prevenir, evita, evitan, evitar, protege contra, protegen contra, evite, te protege de, te protege contra, impide, frena]
      whose: ["", la, el, los]
      stem: *stems
    accents: may be left out
    unless within: ["ayuda a prevenir {w} {c}", "para prevenir {w} {c}", "para evitar {w} {c}", "cómo prevenir {w} {c}", "ni previene {w} {c}", "no previene {w} {c}", "puede prevenir {w} {c}", "cómo evitar {w} {c}"]
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
    begins with: ["{verb} {whose} {stem}"]
    forbid: ["{asks} tienes {cond}", "{asks} padeces {cond}", "tienes {cond}", "diagnóstico preciso", "diagnóstico con una foto", "diagnóstico en segundos", "diagnóstico en un minuto", "te diagnostica", "app que diagnostica", "podrías tener {cond}", "puede que tengas {cond}", "reconoce un infarto", "analiza tus lunares", "qué enfermedad tienes", "detecta enfermedades", "mide tu tensión con la cámara", "mide la tensión con la cámara", autodiagnóstico, autodiagnósticos, diagnóstico inmediato, diagnóstico instantáneo]
    words:
      cond: ["migraña", "ansiedad", "depresión", "insomnio", "diabetes", "TDAH", "autismo", "demencia", "cáncer", "asma", "hipertensión"]
      asks: ["descubre si", "averigua si", "sabrás si", "sabe si", "te dice si", "comprueba si"]
      verb: [diagnostica, diagnostican, diagnosticar, detecta, detectan, detectar, predice, predicen, reconoce, identifica]
      whose: ["", la, el, tu]
      stem: [migraña, ansiedad, depresión, insomnio, diabetes, hipertensión, cáncer, melanoma, asma, TDAH, autismo, demencia, Alzheimer, párkinson, apnea, arritmia, fibrilación, infarto, ictus, epilep, crisis epilép, signos de, enfermedades, tumor, obesidad, dolor de cabeza]
    unless within:
      - "si tienes {cond}"
      - "cuando tienes {cond}"
      - "que tienes {cond}"
      - "¿tienes {cond}"
      - "no {verb} {cond}"
      - "no te diagnostica"
      - "no diagnostica {cond}"
      - "se diagnostica"
      - "para un diagnóstico preciso"
      - "un diagnóstico preciso requiere"
      - "cómo se detecta"
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
    forbid: [grado médico, grado clínico, precisión clínica, precisión médica, clínicamente preciso, clínicamente precisa, "tan preciso como un laboratorio", "calidad de laboratorio", "precisión de laboratorio"]
    accents: may be left out
    unless within: ["mascarillas de grado médico", "mascarilla de grado médico", "guantes de grado médico"]
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
    forbid: ["{how} {proven}", los estudios demuestran, los estudios prueban, avalado por la ciencia, avalada por la ciencia, "avance científico", "avance médico", "{how} eficaz", "la ciencia demuestra", "respaldado por científicos", "respaldado por la ciencia", "respaldada por la ciencia", "respaldado por expertos", "respaldado por médicos", "eficacia demostrada", "eficacia probada", "descubrimiento revolucionario", "probado científicamente", "demostrado científicamente"]
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
      - "éxito asegurado"
      - "éxito garantizado"
      - "siempre funciona"
      - "alivio seguro"
      - "nunca falla"
      - "funciona para todos"
      - "{when}, garantizado"
      - "{when} garantizado"
      - "eficacia cien por cien"
      - "{v} garantizada"
      - "cien por cien eficaz"
      - "te devolvemos el dinero"
      - "funciona en el 100 %"
      - "funciona al 100 %"
    accents: may be left out
    words:
      v: ["curación", "mejoría", "pérdida de peso", "eficacia"]
      when: ["en una semana", "en dos semanas", "en 2 semanas", "en 7 días", "en 30 días", "en un mes"]
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
    forbid: ["{approved} por la {body}", "{approved} por {body}", "{approved} por {min}"]
    words:
      min: ["el Ministerio de Sanidad", "las autoridades sanitarias", "el Ministerio de Salud", "la autoridad sanitaria", "Sanidad"]
      approved: [aprobado, aprobada, certificado, certificada, avalado, avalada, "autorizado", "autorizada", "homologado", "homologada", "reconocido", "reconocida", "respaldado", "respaldada"]
      body: [FDA, OMS, AEMPS, EMA, "Organización Mundial de la Salud"]
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
    forbid: ["{approved} por {the} médicos", los médicos recomiendan, los médicos lo recomiendan, "{approved} por {the} {prof}", "médicos confían en", "{the} médicos confían", "9 de cada 10 médicos", "nueve de cada diez médicos", "los expertos recomiendan"]
    words:
      prof: ["cardiólogos", "dermatólogos", "psiquiatras", "neurólogos", "especialistas", "expertos", "profesionales sanitarios", "profesionales de la salud", "terapeutas", "psicólogos", "farmacéuticos"]
      approved: [recomendado, recomendada, avalado, avalada, "respaldado", "respaldada", "certificado", "elegido", "usado"]
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
    forbid: [sustituye a tu médico, reemplaza a tu médico, sin ir al médico, sin necesidad de ir al médico, no necesitas médico, deja tu medicación, deja tu tratamiento, deja de tomar tu medicación, "ya no necesitas ir al médico", "no necesitas ir al médico", "no necesitas al médico", "innecesaria la consulta", "no necesitarás tu {med}", "ya no necesitas {med}", "no más {med}", "tira tus {med}", "tira tu {med}", "olvida los {med}", "olvídate de los {med}", "olvida la {med}", "deja la {med}", "deja los {med}", "deja tu {med}", "sin necesidad de {med}", "puedes dejar la {med}", "más eficaz que {than}", "mejor que {than}", "tan bueno como {than}", "tan eficaz como {than}", "superior a {than}", "más rápido que {than}", "sustituye al medicamento", "sustituye a la terapia", "sustituye a {than}", "reemplaza a {than}", "sustituye al {doc}", "reemplaza al {doc}", "tu {doc} de bolsillo", "{doc} en tu bolsillo", "{doc} virtual", "sáltate la {med}", "di no a la {med}", "tu {pers} personal", "ya no necesitarás {med}", "{med} innecesaria", "{med} innecesarios", "reduce tu medicación", "reduce tus {med}", "sustituye tu {tool}", "sustituye al {tool}", "evita la cirugía", "evita los {med}", "olvídate de la {med}", "sin hospital", "no hace falta médico", "no hace falta ir al médico"]
    words:
      pers: ["médico", "doctor", "terapeuta", "psicólogo", "cardiólogo"]
      tool: ["medidor de glucosa", "tensiómetro", "electrocardiograma", "análisis de sangre", "audífono", "inhalador"]
      doc: ["médico", "terapeuta", "psicólogo", "doctor", "cardiólogo", "psiquiatra", "dermatólogo"]
      than: ["los medicamentos", "los antidepresivos", "los fármacos", "la medicación", "la terapia", "la psicoterapia", "la cirugía", "la fisioterapia", "los analgésicos", "un médico", "tu médico", "cualquier médico", "un terapeuta", "las pastillas", "la insulina"]
      med: ["insulina", "medicación", "medicamentos", "pastillas", "inhalador", "antidepresivos", "quimioterapia", "cirugía", "gafas", "vacunas", "analgésicos", "fármacos", "terapia"]
    unless within: [no sustituye a tu médico, no reemplaza a tu médico, no deja tu medicación, "no sustituye al {doc}", "no reemplaza al {doc}", "no sustituye a {than}", "no reemplaza a {than}", "no dejes la {med}", "no dejes tu {med}", "nunca dejes tu {med}", "si deja tu {med}", "no es mejor que {than}"]
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
    forbid: [sin riesgos, sin riesgo alguno, sin ningún riesgo, sin efectos secundarios, "{wholly} segur{end}", inofensivo, inofensiva, "riesgo cero", "cero riesgos", "sin peligro", "{wholly} inofensivo", "seguro para todos"]
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
    forbid: [remedio natural, remedios naturales, "100 % natural", "100% natural", "naturalmente sin", "cura natural", "100 % naturales"]
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
    forbid: [milagro, milagros, dieta milagro, "ingrediente secreto", "fórmula secreta", "nuevo descubrimiento"]
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
    forbid: [diagnóstico por IA, diagnóstico con IA, "{role} IA", "{role} de IA", "{role} con IA", "{role} con inteligencia artificial", "inteligencia artificial {role}", "{role} inteligencia artificial"]
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
    forbid: [cumple HIPAA, cumple con HIPAA, "{wholly} {kept}", grado militar, "no pueden ser pirateados", "imposible de hackear", "no se pueden hackear", "nunca serán robados", "nadie podrá ver nunca", "nadie puede ver nunca", "privacidad absoluta", "privacidad total", "privacidad garantizada", "cifrado inquebrantable"]
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
    forbid: [quema grasa, quema grasas, quemagrasa, quemagrasas, adelgaza rápido, adelgaza sin esfuerzo, pierde peso rápido, "adelgaza mientras", "adelgaza durmiendo", "pierde {n} {kilos} en", "propiedades adelgazantes", "derrite la grasa", "baja de peso rápido", "efecto adelgazante", "adelgaza sin", "pierde peso sin", "adelgazar sin"]
    accents: may be left out
    words:
      kilos: ["kilos", "kg"]
      n: ["5", "10", "15", "20"]
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
    forbid: [guéri, guérie, guéris, guéries, guérison, guérisons, guérit, guérissent, guérissez, guérissons, guérira, guérir, "mes tumeurs ont disparu"]
    forms:
      adjective: [curatif]
    unless within: [ne guérit pas, ne guérissent pas, ne peut guérir, ne guérit, ni guérit, guérit ni, "traiter, guérir", guérir ou prévenir, "guérir, ou prévenir", guérir ni prévenir, ni guérir, ni de guérir, ne peut pas guérir, bonne guérison, pas de guérison, "aucun médicament ne guérit", "bon rétablissement et guérison"]
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
    begins with: ["{verb} {whose} {stem}"]
    forbid: ["{over} {cond}", "{good} traitement", "{good} thérapie", "{good} remède", "thérapie des", "thérapie contre", "thérapie numérique", "plus de douleur en", "plus jamais de {c}", "retrouvez l'audition", "retrouvez la vue", "contrôle votre glycémie", "contrôlez votre glycémie", "fait baisser le cholestérol", "fait baisser la tension", "votre tension baissera", "sans médicaments", "sans médicament", "sans chirurgie", "thérapie la plus efficace", "traitement le plus efficace", "détoxifie", "inverse le vieillissement", "surmontez la dépression", "remède contre", "traitement efficace contre", "traitement efficace pour", "régénère", "soulagement immédiat", "soulagement instantané", "rajeunit", "thérapie efficace", "efface les rides", "{verb} vos migraines", "{verb} vos douleurs", "{verb} vos symptômes", "{verb} ta migraine", "{verb} vos crises"]
    words:
      d: ["migraine", "anxiété", "l'anxiété", "dépression", "l'insomnie", "diabète", "cancer", "l'asthme", "douleur", "maux de tête", "l'hypertension", "cancer de la peau", "infections", "fièvre"]
      who: ["peut", "peuvent", "aide à", "pour", "comment", "utilisé pour"]
      w: ["", "la", "le", "les"]
      v: ["traite", "soulage", "soigne"]
      good: ["le meilleur", "la meilleure", "l'unique", "le seul", "un remède"]
      c: ["migraine", "migraines", "douleur", "douleurs", "mal de dos", "crise"]
      cond: ["aux migraines", "aux maux de tête", "à l'anxiété", "à l'insomnie", "à la douleur", "au mal de dos", "les migraines", "la migraine", "le mal de dos", "l'anxiété", "l'insomnie", "la dépression", "la douleur", "les maux de tête", "du mal de dos", "de la douleur", "des migraines", "de l'anxiété", "le diabète", "le stress"]
      over: ["dites adieu", "adieu", "finissez-en avec", "finies", "fini", "oubliez", "débarrassez-vous", "libérez-vous", "surmontez", "vainquez", "venez à bout", "la fin de", "inverse", "inversez", "en finir avec"]
      verb: ["traite", "traitent", "traiter", "traitez", "soigne", "soignent", "soigner", "soignez", "soulage", "soulagent", "soulager", "soulagez", "élimine", "éliminer", "combat", "combattre", "calme", "inverse", "réduit", "guérissez", "vainc"]
      whose: ["", la, le, les, votre]
      stem: &stems [migraine, maux de tête, mal de tête, anxiété, l'anxiété, dépression, insomnie, l'insomnie, diabète, hypertension, l'hypertension, cancer, asthme, l'asthme, arthrite, l'arthrite, arthrose, l'arthrose, eczéma, l'eczéma, psoriasis, douleur, mal de dos, crises de panique, TDAH, autisme, l'autisme, démence, Alzheimer, acouphène, obésité, l'obésité, reflux, maladie, infarctus, AVC, l'AVC, épilep, l'épilep, sciatique, addiction, l'addiction, infection, virus, grippe, rhume, allergi, cholestérol, fibromyalgie, nausée, chute des cheveux, tumeur, symptômes, ronflement, épuisement, thyroïde]
    accents: may be left out
    unless within: ["ne {v} {w} {d}", "ne {v} pas {w} {d}", "les médecins traitent {w} {d}", "comment les médecins traitent {w} {d}", "{who} soulager {w} {d}", "{who} traiter {w} {d}", "{who} combattre {w} {d}", "sans médicaments pendant", "jours sans médicaments", "jour sans médicament", "plus de douleur en bas"]
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
    begins with: ["{verb} {whose} {stem}"]
    forbid: ["{boost} système immunitaire", "{boost} défenses", "{boost} immunité", "{boost} l'immunité", "stimule l'immunité", "renforce l'immunité", "protège votre cœur des", "protège le cœur des", "éloigne le cancer", "éloigne les maladies", "réduit de moitié le risque", "vous protège des virus", "protège des virus", "vous protège contre les virus", "alternative au vaccin"]
    words:
      d: ["migraine", "diabète", "cancer", "infection", "infections", "grippe", "maladies", "douleur", "rhume", "rougeole", "AVC"]
      w: ["", "la", "le", "les"]
      boost: ["renforce votre", "renforce vos", "renforcez votre", "renforcez vos", "booste votre", "booste vos", "boostez votre", "boostez vos", "stimule votre", "stimule vos", "stimulez votre", "améliore votre", "renforce le", "booste le", "stimule le", "augmente votre"]
      verb: [prévient, préviennent, prévenir, évite, évitent, éviter, évitez, empêche, empêchent, empêcher, protège contre, protègent contre, protège de, vous protège de, vous protège contre, stoppe, freine]
      whose: ["", la, le, les]
      stem: *stems
    accents: may be left out
    unless within: ["aide à prévenir {w} {d}", "pour éviter {w} {d}", "pour prévenir {w} {d}", "comment prévenir {w} {d}", "ne prévient {w} {d}", "comment éviter {w} {d}"]
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
    begins with: ["{verb} {whose} {stem}"]
    forbid: ["{asks} vous avez un {cond}", "{asks} vous avez une {cond}", "{asks} vous avez {cond}", "{asks} vous êtes diabétique", "diagnostic précis", "diagnostic par correspondance", "diagnostic à partir d'une photo", "diagnostic en quelques secondes", "diagnostic en une minute", "vous diagnostique", "vous avez peut-être un {cond}", "vous souffrez peut-être", "reconnaît un infarctus", "analyse vos grains de beauté", "quelle maladie vous avez", "détecte les maladies", "mesure votre tension avec la caméra", autodiagnostic, autodiagnostics, diagnostic immédiat, diagnostic instantané, "{verb} ta migraine", "{verb} une dépression", "{verb} vos migraines", "{verb} une maladie"]
    words:
      cond: ["migraine", "anxiété", "dépression", "insomnie", "diabète", "TDAH", "autisme", "démence", "cancer", "asthme", "hypertension"]
      asks: ["découvrez si", "sachez si", "vérifiez si", "vous dit si"]
      verb: [diagnostique, diagnostiquent, diagnostiquer, détecte, détectent, détecter, dépiste, dépistent, dépister, prédit, prédisent, reconnaît, identifie]
      whose: ["", la, le, les, votre, un]
      stem: [migraine, anxiété, l'anxiété, dépression, insomnie, l'insomnie, diabète, hypertension, l'hypertension, cancer, mélanome, asthme, l'asthme, TDAH, autisme, l'autisme, démence, Alzheimer, Parkinson, apnée, l'apnée, arythmie, fibrillation, troubles du rythme, infarctus, AVC, épilep, l'épilep, crises d'épilep, signes de, maladie, tumeur, obésité]
    accents: may be left out
    unless within: ["ne vous diagnostique", "pour un diagnostic précis", "un diagnostic précis nécessite"]
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
    forbid: [qualité médicale, qualité clinique, précision clinique, précision médicale, grade médical, "aussi précis qu'un laboratoire", "précision de laboratoire", "qualité de laboratoire"]
    accents: may be left out
    unless within: ["masques de qualité médicale", "masque de qualité médicale", "gants de qualité médicale"]
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
    forbid: ["{how} {proven}", des études montrent, des études prouvent, les études montrent, prouvé par la science, "percée scientifique", "percée médicale", "{how} efficace", "la science prouve", "soutenu par des chercheurs", "soutenu par la science", "soutenue par des chercheurs", "efficacité prouvée", "efficacité démontrée", "découverte révolutionnaire", "prouvé scientifiquement", "prouvé cliniquement", "validé par la science"]
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
    forbid: [résultat garanti, résultats garantis, soulagement garanti, efficacité garantie, succès garanti, "100 % efficace", "100% efficace", marche à tous les coups, "effet est assuré", "l'effet est assuré", "succès assuré", "guérison garantie", "fonctionne toujours", "marche toujours", "ne rate jamais", "satisfait ou remboursé : résultats", "{when}, garanti", "{when} garanti", "efficace à 100 %", "marche pour tous", "supérieur à un autre traitement", "effet garanti", "marche dans 100 %", "fonctionne dans 100 %"]
    accents: may be left out
    words:
      when: ["en une semaine", "en deux semaines", "en 2 semaines", "en 7 jours", "en 30 jours", "en un mois"]
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
    forbid: ["{approved} par la {body}", "agréé par l'ANSM", "agréée par l'ANSM", "approuvé par l'ANSM", "{approved} par {min}"]
    words:
      min: ["l'Organisation mondiale de la santé", "l'OMS", "le ministère de la Santé", "les autorités de santé", "les autorités sanitaires", "l'ANSM", "l'Académie de médecine"]
      approved: [approuvé, approuvée, certifié, certifiée, validé, validée, "reconnu", "reconnue", "autorisé", "autorisée", "recommandé"]
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
    forbid: ["{approved} par {the} médecins", les médecins recommandent, "{approved} par {the} {prof}", "de médecins nous font confiance", "médecins nous font confiance", "9 médecins sur 10", "neuf médecins sur dix"]
    words:
      prof: ["cardiologues", "dermatologues", "psychiatres", "neurologues", "spécialistes", "experts", "professionnels de santé", "thérapeutes", "psychologues", "pharmaciens", "scientifiques"]
      approved: [recommandé, recommandée, recommandés, recommandées, approuvé, approuvée, "soutenu", "soutenue", "validé", "validée", "utilisé", "certifié"]
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
      - "plus besoin d'aller chez le médecin"
      - "plus besoin de consulter"
      - "consultation médicale devient superflue"
      - "rend la consultation superflue"
      - "consultation superflue"
      - "plus besoin de votre {med}"
      - "plus besoin de {med}"
      - "plus besoin d'{med}"
      - "jetez vos {med}"
      - "jetez votre {med}"
      - "oubliez les {med}"
      - "arrêtez {med}"
      - "arrêtez les {med}"
      - "remplace la thérapie"
      - "remplace le médecin"
      - "remplace un {doc}"
      - "remplace votre {doc}"
      - "remplace {than}"
      - "plus efficace que {than}"
      - "mieux que {than}"
      - "meilleur que {than}"
      - "aussi bon que {than}"
      - "aussi bon qu'{than}"
      - "mieux qu'{than}"
      - "meilleur qu'{than}"
      - "supérieur à {than}"
      - "aussi efficace que {than}"
      - "votre {doc} de poche"
      - "un {doc} dans votre poche"
      - "{doc} virtuel"
      - "dites non à la {med}"
      - "votre {pers} personnel"
      - "évitez la chirurgie"
      - "réduisez vos {med}"
      - "remplace votre {tool}"
      - "remplace le {tool}"
      - "chirurgie inutile"
      - "médicaments inutiles"
      - "pas besoin d'hôpital"
      - "sans médecin"
    words:
      pers: ["médecin", "docteur", "thérapeute", "psychologue", "cardiologue"]
      tool: ["lecteur de glycémie", "tensiomètre", "électrocardiogramme", "prise de sang", "appareil auditif"]
      doc: ["médecin", "thérapeute", "psychologue", "docteur", "cardiologue", "psychiatre", "dermatologue"]
      than: ["les médicaments", "les antidépresseurs", "la thérapie", "la psychothérapie", "la chirurgie", "la kinésithérapie", "un médecin", "votre médecin", "un thérapeute", "n'importe quel médecin", "tout médecin", "l'insuline", "les antidouleurs"]
      med: ["insuline", "l'insuline", "médicaments", "médicament", "comprimés", "inhalateur", "antidépresseurs", "chimiothérapie", "chirurgie", "traitement", "vaccins"]
    unless within: [ne remplace pas votre médecin, "n'arrêtez pas votre traitement", "ne remplace pas {than}", "ne remplace pas la thérapie", "ne remplace pas un {doc}", "ne remplace pas votre {doc}", "n'arrêtez pas les {med}", "n'arrêtez pas {med}"]
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
    forbid: [sans risque, sans risques, sans aucun risque, sans effets secondaires, sans effet secondaire, "{wholly} sûr", "{wholly} sûre", "{wholly} sans danger", "risque zéro", "zéro risque", "sans danger", "aucun risque", "aucun danger", "dépourvu d'effets indésirables", "sans effets indésirables", "sans effet indésirable", "dépourvu d'effets secondaires"]
    words:
      wholly: [totalement, "100 %", "100%", complètement]
    forms:
      adjective: [inoffensif]
    accents: may be left out
    unless within: ["opération sans danger", "sans danger pour vos données", "sans danger pour les données", "ne présente aucun risque pour vos données"]
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
    forbid: [remède naturel, remèdes naturels, "100 % naturel", "100% naturel", "guérison naturelle", "soin naturel"]
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
    forbid: [miracle, miracles, "ingrédient secret", "formule secrète", "nouvelle découverte"]
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
    forbid: [diagnostic par IA, diagnostic IA, "{role} IA", "{role} intelligence artificielle", "{role} par intelligence artificielle"]
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
    forbid: [conforme HIPAA, conforme à HIPAA, "{wholly} {kept}", chiffrement de niveau militaire, qualité militaire, "ne peuvent pas être piratées", "impossible à pirater", "personne ne pourra jamais voir", "personne ne peut jamais voir", "confidentialité absolue", "confidentialité totale", "confidentialité garantie", "chiffrement inviolable", "jamais être volées"]
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
    forbid: [brûle-graisse, brûle-graisses, maigrir vite, maigrissez vite, perdre du poids rapidement, "maigrissez en dormant", "maigrir en dormant", "perdez {n} {kilos} en", "fait fondre la graisse", "perdez du poids sans effort", "effet minceur", "maigrissez sans", "maigrir sans", "perdez du poids sans"]
    accents: may be left out
    words:
      kilos: ["kilos", "kg"]
      n: ["5", "10", "15", "20"]
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
  - { id: HC-FDA-FRAUD, title: "Words by which fraud is known", status: decided, document: "FDA, 6 Tip-offs to Rip-offs: Don't Fall for Health Fraud Scams" }
  - { id: HC-FTC-HPCG, title: "Health claims need randomised trials", status: decided, document: "FTC, Health Products Compliance Guidance, December 2022" }
  - { id: HC-FTC-5, title: "Deceptive claims; privacy seals", status: decided, document: "FTC Act section 5" }
  - { id: HC-FTC-MELAPP, title: "An app that detects melanoma", status: decided, document: "FTC, MelApp and Mole Detective, 2015" }
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
