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
    unless beside: ["kann kein", "kann keine", "kann keinen", "kann nicht", "können nicht", "keinen Beleg", "kein Beleg", "falsch", "Mythos", "Mythen", "Gehen", "Spazierengehen", "Laufen", "tägliches Gehen", "Kondome", "gibt es keinen", "von selbst", "von allein", "Antibiotika", "Impfung", "Impfungen", "Impfstoff", "vielen Menschen", "manchen Menschen", "Bewegung", "Sport senkt", "Ärzte erkennen", "Ärzte behandeln", "Ärzte stellen", "Ärztinnen", "Atemtest", "Bluttest", "wird festgestellt", "ist eine Behandlung", "warnt vor Produkten", "Vorsicht vor", "Betrug", "Sonnenschutz", "Blutkörperchen", "Fachperson", "wird angeboten", "erkennen keine", "erkennt keine", "erkennen nicht", "Absturz", "Diagramm", "Verlauf", "nimmst du", "nehmen Sie Mittel", "Umfrage", "Statine", "Betablocker", "Antikörper", "Stillen", "Muttermilch", "die Leber", "die Nieren", "Händewaschen", "Hände waschen", "Fluorid", "Zähneputzen", "Zahnseide", "ausgewogene Ernährung", "gesunde Ernährung", "Folsäure", "Vitamin D", "Jod", "Mammografie", "Mammographie", "Vorsorgeuntersuchung", "Darmspiegelung kann", "ein EKG zeigt", "Defibrillator", "Adrenalin", "Verhaltenstherapie", "Gesprächstherapie", "bei vielen", "hilft vielen", "helfen vielen", "der Körper", "das Gehirn", "das Herz gesund", "die Haut", "Wunde", "Wunden", "Blasen nicht", "Gesicht, Arme", "Anzeichen eines", "Anzeichen für einen", "Zeichen eines", "erkennen:", "Gesundheitsamt", "Herdenschutz", "Sicherheitsgurt", "Helme", "regelmäßige Bewegung", "Ausdauertraining", "Schwimmen", "Radfahren", "Nichtrauchen", "Rauchstopp", "Rauchmelder", "Antihistaminika", "Bestrahlung", "Transplantation", "Stent", "Herzschrittmacher", "sauberes Wasser", "Hygiene", "Masken", "Triptane", "keine App", "kein System", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "können kein", "können keine", "können keinen", "ist nicht", "sind nicht", "ist kein", "ist keine", "sind kein", "sind keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "nicht ersetzen", "kein Ersatz", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer", "nicht statt", "im Zweifel", "Insulin hält", "Insulin senkt", "Physiotherapie lindert"]
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
      stem: &stems [Migräne, Kopfschmerz, Angststörung, Depression, Schlaflosigkeit, Diabetes, Bluthochdruck, Krebs, Asthma, Arthrose, Schmerz, Rückenschmerz]
    unless within: ["nicht {v} {c}", "wie Ärzte {c} behandeln", "Ärzte behandeln {c}", "kann {c} lindern", "schmerzfreie Tage", "schmerzfreier Tag", "schmerzfrei bist", "schmerzfrei warst", "Tage ohne Medikamente", "nicht ohne Medikamente", "war schmerzfrei"]
    unless beside: ["kann kein", "kann keine", "kann keinen", "kann nicht", "können nicht", "keinen Beleg", "kein Beleg", "falsch", "Mythos", "Mythen", "Gehen", "Spazierengehen", "Laufen", "tägliches Gehen", "Kondome", "gibt es keinen", "von selbst", "von allein", "Antibiotika", "Impfung", "Impfungen", "Impfstoff", "vielen Menschen", "manchen Menschen", "Bewegung", "Sport senkt", "Ärzte erkennen", "Ärzte behandeln", "Ärzte stellen", "Ärztinnen", "Atemtest", "Bluttest", "wird festgestellt", "ist eine Behandlung", "warnt vor Produkten", "Vorsicht vor", "Betrug", "Sonnenschutz", "Blutkörperchen", "Fachperson", "wird angeboten", "erkennen keine", "erkennt keine", "erkennen nicht", "Absturz", "Diagramm", "Verlauf", "nimmst du", "nehmen Sie Mittel", "Umfrage", "Statine", "Betablocker", "Antikörper", "Stillen", "Muttermilch", "die Leber", "die Nieren", "Händewaschen", "Hände waschen", "Fluorid", "Zähneputzen", "Zahnseide", "ausgewogene Ernährung", "gesunde Ernährung", "Folsäure", "Vitamin D", "Jod", "Mammografie", "Mammographie", "Vorsorgeuntersuchung", "Darmspiegelung kann", "ein EKG zeigt", "Defibrillator", "Adrenalin", "Verhaltenstherapie", "Gesprächstherapie", "bei vielen", "hilft vielen", "helfen vielen", "der Körper", "das Gehirn", "das Herz gesund", "die Haut", "Wunde", "Wunden", "Blasen nicht", "Gesicht, Arme", "Anzeichen eines", "Anzeichen für einen", "Zeichen eines", "erkennen:", "Gesundheitsamt", "Herdenschutz", "Sicherheitsgurt", "Helme", "regelmäßige Bewegung", "Ausdauertraining", "Schwimmen", "Radfahren", "Nichtrauchen", "Rauchstopp", "Rauchmelder", "Antihistaminika", "Bestrahlung", "Transplantation", "Stent", "Herzschrittmacher", "sauberes Wasser", "Hygiene", "Masken", "Triptane", "keine App", "kein System", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "können kein", "können keine", "können keinen", "ist nicht", "sind nicht", "ist kein", "ist keine", "sind kein", "sind keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "nicht ersetzen", "kein Ersatz", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer", "nicht statt", "im Zweifel", "Insulin hält", "Insulin senkt", "Physiotherapie lindert"]
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
    unless beside: ["kann kein", "kann keine", "kann keinen", "kann nicht", "können nicht", "keinen Beleg", "kein Beleg", "falsch", "Mythos", "Mythen", "Gehen", "Spazierengehen", "Laufen", "tägliches Gehen", "Kondome", "gibt es keinen", "von selbst", "von allein", "Antibiotika", "Impfung", "Impfungen", "Impfstoff", "vielen Menschen", "manchen Menschen", "Bewegung", "Sport senkt", "Ärzte erkennen", "Ärzte behandeln", "Ärzte stellen", "Ärztinnen", "Atemtest", "Bluttest", "wird festgestellt", "ist eine Behandlung", "warnt vor Produkten", "Vorsicht vor", "Betrug", "Sonnenschutz", "Blutkörperchen", "Fachperson", "wird angeboten", "erkennen keine", "erkennt keine", "erkennen nicht", "Absturz", "Diagramm", "Verlauf", "nimmst du", "nehmen Sie Mittel", "Umfrage", "Statine", "Betablocker", "Antikörper", "Stillen", "Muttermilch", "die Leber", "die Nieren", "Händewaschen", "Hände waschen", "Fluorid", "Zähneputzen", "Zahnseide", "ausgewogene Ernährung", "gesunde Ernährung", "Folsäure", "Vitamin D", "Jod", "Mammografie", "Mammographie", "Vorsorgeuntersuchung", "Darmspiegelung kann", "ein EKG zeigt", "Defibrillator", "Adrenalin", "Verhaltenstherapie", "Gesprächstherapie", "bei vielen", "hilft vielen", "helfen vielen", "der Körper", "das Gehirn", "das Herz gesund", "die Haut", "Wunde", "Wunden", "Blasen nicht", "Gesicht, Arme", "Anzeichen eines", "Anzeichen für einen", "Zeichen eines", "erkennen:", "Gesundheitsamt", "Herdenschutz", "Sicherheitsgurt", "Helme", "regelmäßige Bewegung", "Ausdauertraining", "Schwimmen", "Radfahren", "Nichtrauchen", "Rauchstopp", "Rauchmelder", "Antihistaminika", "Bestrahlung", "Transplantation", "Stent", "Herzschrittmacher", "sauberes Wasser", "Hygiene", "Masken", "Triptane", "keine App", "kein System", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "können kein", "können keine", "können keinen", "ist nicht", "sind nicht", "ist kein", "ist keine", "sind kein", "sind keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "nicht ersetzen", "kein Ersatz", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer", "nicht statt", "im Zweifel", "Insulin hält", "Insulin senkt", "Physiotherapie lindert"]
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
      stem: [Migräne, Depression, Angststörung, Diabetes, Bluthochdruck, Krebs, Hautkrebs, Melanom, Asthma, ADHS, Herzinfarkt, Schlaganf, Anzeichen von]
    unless within: ["für eine genaue Diagnose", "eine genaue Diagnose stellt", "eine genaue Diagnose kann", "wenn du hast {cond}", "Früherkennung von {cond}"]
    unless beside: ["kann kein", "kann keine", "kann keinen", "kann nicht", "können nicht", "keinen Beleg", "kein Beleg", "falsch", "Mythos", "Mythen", "Gehen", "Spazierengehen", "Laufen", "tägliches Gehen", "Kondome", "gibt es keinen", "von selbst", "von allein", "Antibiotika", "Impfung", "Impfungen", "Impfstoff", "vielen Menschen", "manchen Menschen", "Bewegung", "Sport senkt", "Ärzte erkennen", "Ärzte behandeln", "Ärzte stellen", "Ärztinnen", "Atemtest", "Bluttest", "wird festgestellt", "ist eine Behandlung", "warnt vor Produkten", "Vorsicht vor", "Betrug", "Sonnenschutz", "Blutkörperchen", "Fachperson", "wird angeboten", "erkennen keine", "erkennt keine", "erkennen nicht", "Absturz", "Diagramm", "Verlauf", "nimmst du", "nehmen Sie Mittel", "Umfrage", "Statine", "Betablocker", "Antikörper", "Stillen", "Muttermilch", "die Leber", "die Nieren", "Händewaschen", "Hände waschen", "Fluorid", "Zähneputzen", "Zahnseide", "ausgewogene Ernährung", "gesunde Ernährung", "Folsäure", "Vitamin D", "Jod", "Mammografie", "Mammographie", "Vorsorgeuntersuchung", "Darmspiegelung kann", "ein EKG zeigt", "Defibrillator", "Adrenalin", "Verhaltenstherapie", "Gesprächstherapie", "bei vielen", "hilft vielen", "helfen vielen", "der Körper", "das Gehirn", "das Herz gesund", "die Haut", "Wunde", "Wunden", "Blasen nicht", "Gesicht, Arme", "Anzeichen eines", "Anzeichen für einen", "Zeichen eines", "erkennen:", "Gesundheitsamt", "Herdenschutz", "Sicherheitsgurt", "Helme", "regelmäßige Bewegung", "Ausdauertraining", "Schwimmen", "Radfahren", "Nichtrauchen", "Rauchstopp", "Rauchmelder", "Antihistaminika", "Bestrahlung", "Transplantation", "Stent", "Herzschrittmacher", "sauberes Wasser", "Hygiene", "Masken", "Triptane", "keine App", "kein System", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "können kein", "können keine", "können keinen", "ist nicht", "sind nicht", "ist kein", "ist keine", "sind kein", "sind keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "nicht ersetzen", "kein Ersatz", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer", "nicht statt", "im Zweifel", "Insulin hält", "Insulin senkt", "Physiotherapie lindert"]
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
      - "medizinischer Qualität"
      - "klinischer Qualität"
      - "klinische Qualität"
      - "medizinisch genau"
      - "klinisch genau"
      - "so genau wie im Labor"
      - "Krankenhausqualität"
      - "medizinischer Präzision"
      - "klinischer Präzision"
      - "in Arztqualität"
    unless beside: ["nicht garantieren", "keine Garantie", "nicht garantiert", "garantieren nicht", "keine Gewähr", "nicht versprechen", "ohne deinen Code", "ohne Ihren Code", "ohne dein Passwort", "ohne deine Zustimmung", "ohne Ihre Zustimmung", "Einstellungen", "Abo", "Abonnement", "Probemonat", "Gewährleistung", "Lizenz", "Haftung", "haften", "ist nicht", "sind nicht", "Dritte", "Datenschutzerklärung", "keine App", "kein System", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "kann nicht", "können nicht", "kann kein", "kann keine", "kann keinen", "können kein", "können keine", "können keinen", "ist nicht", "sind nicht", "ist kein", "ist keine", "sind kein", "sind keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "nicht ersetzen", "kein Ersatz", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer", "nicht statt", "im Zweifel", "Minuten Bewegung", "150 Minuten", "pro Woche", "Stunden Schlaf"]
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
    unless beside: ["nicht garantieren", "keine Garantie", "nicht garantiert", "garantieren nicht", "keine Gewähr", "nicht versprechen", "ohne deinen Code", "ohne Ihren Code", "ohne dein Passwort", "ohne deine Zustimmung", "ohne Ihre Zustimmung", "Einstellungen", "Abo", "Abonnement", "Probemonat", "Gewährleistung", "Lizenz", "Haftung", "haften", "ist nicht", "sind nicht", "Dritte", "Datenschutzerklärung", "keine App", "kein System", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "kann nicht", "können nicht", "kann kein", "kann keine", "kann keinen", "können kein", "können keine", "können keinen", "ist nicht", "sind nicht", "ist kein", "ist keine", "sind kein", "sind keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "nicht ersetzen", "kein Ersatz", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer", "nicht statt", "im Zweifel", "Minuten Bewegung", "150 Minuten", "pro Woche", "Stunden Schlaf"]
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
    unless beside: ["nicht garantieren", "keine Garantie", "nicht garantiert", "garantieren nicht", "keine Gewähr", "nicht versprechen", "ohne deinen Code", "ohne Ihren Code", "ohne dein Passwort", "ohne deine Zustimmung", "ohne Ihre Zustimmung", "Einstellungen", "Abo", "Abonnement", "Probemonat", "Gewährleistung", "Lizenz", "Haftung", "haften", "ist nicht", "sind nicht", "Dritte", "Datenschutzerklärung", "keine App", "kein System", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "kann nicht", "können nicht", "kann kein", "kann keine", "kann keinen", "können kein", "können keine", "können keinen", "ist nicht", "sind nicht", "ist kein", "ist keine", "sind kein", "sind keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "nicht ersetzen", "kein Ersatz", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer", "nicht statt", "im Zweifel", "Minuten Bewegung", "150 Minuten", "pro Woche", "Stunden Schlaf"]
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
    unless beside: ["nicht garantieren", "keine Garantie", "nicht garantiert", "garantieren nicht", "keine Gewähr", "nicht versprechen", "ohne deinen Code", "ohne Ihren Code", "ohne dein Passwort", "ohne deine Zustimmung", "ohne Ihre Zustimmung", "Einstellungen", "Abo", "Abonnement", "Probemonat", "Gewährleistung", "Lizenz", "Haftung", "haften", "ist nicht", "sind nicht", "Dritte", "Datenschutzerklärung", "keine App", "kein System", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "kann nicht", "können nicht", "kann kein", "kann keine", "kann keinen", "können kein", "können keine", "können keinen", "ist nicht", "sind nicht", "ist kein", "ist keine", "sind kein", "sind keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "nicht ersetzen", "kein Ersatz", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer", "nicht statt", "im Zweifel", "Minuten Bewegung", "150 Minuten", "pro Woche", "Stunden Schlaf"]
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
    unless beside: ["nicht garantieren", "keine Garantie", "nicht garantiert", "garantieren nicht", "keine Gewähr", "nicht versprechen", "ohne deinen Code", "ohne Ihren Code", "ohne dein Passwort", "ohne deine Zustimmung", "ohne Ihre Zustimmung", "Einstellungen", "Abo", "Abonnement", "Probemonat", "Gewährleistung", "Lizenz", "Haftung", "haften", "ist nicht", "sind nicht", "Dritte", "Datenschutzerklärung", "keine App", "kein System", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "kann nicht", "können nicht", "kann kein", "kann keine", "kann keinen", "können kein", "können keine", "können keinen", "ist nicht", "sind nicht", "ist kein", "ist keine", "sind kein", "sind keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "nicht ersetzen", "kein Ersatz", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer", "nicht statt", "im Zweifel", "Minuten Bewegung", "150 Minuten", "pro Woche", "Stunden Schlaf"]
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
    forbid: ["sicherer kann man nicht abnehmen", "sicherste Art abzunehmen", "schnellste Art abzunehmen", "einfachste Art abzunehmen", "leichter abnehmen", "nicht abnehmen", "überflüssige Kilos", "überflüssigen Kilos", "Bauchfett", "hartnäckiges Fett", "verbrennt Fett", "Fettverbrenner", "Fettverbrennung ankurbeln", "Kleidergrößen", "Kleidergröße", "Pfunde purzeln", "purzeln die Pfunde", "Kilos purzeln", "purzeln die Kilos", "schlank im Schlaf", "schlank werden", "macht schlank", "schlank und", "schlank ohne", "schlank in", "ohne Diät", "ohne Hungern", "ohne Sport", "ohne Jo-Jo-Effekt", "Kilo weniger", "Kilos weniger", "kg weniger", "Kilo in einem Monat", "Kilo in einer Woche", "Kilo in zwei Wochen", "Kilo in vier Wochen", "abnehmen leicht gemacht", "nimm ab", "ohne zu hungern", "Appetitzügler", "abnehmen garantiert", "garantiert abnehmen", "Gewichtsverlust garantiert", "Traumgewicht in", Fettkiller, schnell abnehmen, schnell schlank, "abnehmen im Schlaf", "{n} Kilo abnehmen", "{n} kg abnehmen", "lässt Fett schmelzen", "abnehmen ohne Diät", "mühelos abnehmen"]
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

  # Words of claims beside the diseases, the doctors and the promises that they are about; `unless beside` leaves alone
  # what explains, warns or declines.
  - id: de-treats-condition
    forbid: ["überwunden", "bezwungen", "geheilt", "gelindert", "mach rückgängig", "umkehrt", "umgekehrt", "werde los", "wirst los", "losgeworden", "Wurzel", "bei der Wurzel", "von innen", "leide nicht länger", "nie mehr leiden", "Lebewohl", "auf Nimmerwiedersehen", "im Griff", "in Schach", "verbannt", "tilgt", "vernichtet", "merzt aus", "räumt auf mit", "mindert", "vermindert", "verringert", "reduziert", "sinkt", "schnelle Hilfe bei", "natürliche Hilfe", "wirksam bei", "Wirkung bei", "therapeutisch", "therapeutische", "angezeigt bei", "geeignet zur Behandlung", "zur Behandlung von", "zur Behandlung", "dient der Behandlung", "Kampf gegen", "macht Schluss mit", "macht ein Ende", "ein Ende mit", "löst auf", "behoben", "ein für allemal", "befreit von", "weg mit", "bringt zum Verschwinden", "bremst", "verlangsamt", behandelt, behandeln, behandle, "Behandlung von", "Behandlung gegen", "Therapie gegen", "Therapie bei", "Therapie für", "Therapie von", heilt, heilen, heile, "Heilung von", lindert, lindern, lindere, "Linderung von", "Linderung bei", "Linderung für", "schnelle Linderung", "sofortige Linderung", mildert, mildern, beruhigt, beseitigt, beseitigen, beseitige, bekämpft, bekämpfen, bekämpfe, besiegt, besiegen, besiege, "besiegen Sie", überwinde, überwinden, überwindet, bezwingt, bezwingen, vertreibt, vertreiben, vertreibe, löst, lösche, stoppt, stoppen, stoppe, stopp, beendet, beende, beenden, "Schluss mit", "Ende der", "Ende von", "ein Ende", "Nie wieder", "nie mehr", "kein mehr", los, loswerden, "wirst du los", "werden Sie los", befreit, "befreie dich", "befreien Sie sich", "befreit dich", "befreit Sie", "Befreiung von", "frei von", "Freiheit von", "Abschied von", Adieu, Tschüss, Ade, "verabschiede dich von", "verabschieden Sie sich von", vergiss, "vergessen Sie", verschwindet, verschwinden, verschwand, verschwunden, weg, wegatmen, vergeht, vergehen, "lässt nach", umkehren, "kehrt um", "macht rückgängig", rückgängig, senkt, senken, senke, reguliert, kontrolliert, normalisiert, "Mittel gegen", "Hilfe gegen", "hilft gegen", "hilft bei", "helfen gegen", "wirkt gegen", "wirken gegen", "wirkt bei", "Wirkung gegen", gegen, "Lösung für", "Lösung gegen", Gegenmittel, "erhole dich von", "für immer", "ein für alle Mal", endgültig, dauerhaft, "an der Wurzel", zerstört, tötet, kuriert, kurieren, repariert, "bringt zum Schweigen", "in den Griff", "Ausweg aus", "raus aus", "zum Schweigen", abschalten, schalte, schaltet, ausschalten, "knipst aus", schmilzt, "zum Verschwinden", "verschwinden lassen", fort, verjagt, verscheucht, durchbrich, durchbreche, entkomme, entkommen, "Sieg über", meistere, meistern, beherrsche, löscht, "löschen deine", lösen, löse, regeneriert, erneuert, verjüngt, reinigt, entgiftet, entschlackt, "leben ohne", "lebe ohne", "ohne deine", "hinter dir", "hinter sich", loslassen, "lass los", neutralisiert, "wirksam gegen", betäubt, dämpft, "lässt verschwinden", "repariert deine", behebt, gelöst, Vergangenheit, "gehört der Vergangenheit an", weicht, weichen, "klingt ab", "klingen ab", schwindet, schwinden, "in die Flucht", knackt, besänftigt, bändigt, bändige, zähmt, zähme, "endlich ohne", "endlich wieder ohne", "wieder ohne", erlöst, erlöse, auflösen, eliminiert, eliminieren, eliminiere, lindernd, Heilkräfte, Heilkraft, endet, enden, "ein Ende setzt", "setzt ein Ende", "keine Chance", "hat keine Chance", "haben keine Chance", "Tage sind gezählt", "wachsen nach", "wächst nach", "wachsen wieder", "wächst wieder", "hol dir", "holt dir", zurück, "beginnt hier", "Weg aus", "ins Gleichgewicht", trainiere, trainiert, überliste, überlistet, "setzt zurück", "ist vorbei", "sind vorbei", "verabschiedet sich", "in einem Tag", "in zwei Tagen", "in drei Tagen", "in fünf Tagen", "in sieben Tagen", "in zehn Tagen", "in 7 Tagen", "in 10 Tagen", "in 14 Tagen", "in 21 Tagen", "in 30 Tagen", "in einer Woche", "in zwei Wochen", "in drei Wochen", "in vier Wochen", "in 2 Wochen", "in 4 Wochen", "in einem Monat", "in zwei Monaten", "in drei Monaten", "in einer Minute", "in fünf Minuten", "in zehn Minuten", "in 5 Minuten", "in 10 Minuten", "in einer Stunde", "in wenigen Tagen", "in wenigen Minuten", "in Sekunden", "in Minuten", "in einer Sitzung", "in nur einem Tag", "in nur zwei Tagen", "in nur drei Tagen", "in nur fünf Tagen", "in nur sieben Tagen", "in nur zehn Tagen", "in nur 7 Tagen", "in nur 10 Tagen", "in nur 14 Tagen", "in nur 21 Tagen", "in nur 30 Tagen", "in nur einer Woche", "in nur zwei Wochen", "in nur drei Wochen", "in nur vier Wochen", "in nur 2 Wochen", "in nur 4 Wochen", "in nur einem Monat", "in nur zwei Monaten", "in nur drei Monaten", "in nur einer Minute", "in nur fünf Minuten", "in nur zehn Minuten", "in nur 5 Minuten", "in nur 10 Minuten", "in nur einer Stunde", "in nur wenigen Tagen", "in nur wenigen Minuten", "in nur Sekunden", "in nur Minuten", "in nur einer Sitzung", "in bloß einem Tag", "in bloß zwei Tagen", "in bloß drei Tagen", "in bloß fünf Tagen", "in bloß sieben Tagen", "in bloß zehn Tagen", "in bloß 7 Tagen", "in bloß 10 Tagen", "in bloß 14 Tagen", "in bloß 21 Tagen", "in bloß 30 Tagen", "in bloß einer Woche", "in bloß zwei Wochen", "in bloß drei Wochen", "in bloß vier Wochen", "in bloß 2 Wochen", "in bloß 4 Wochen", "in bloß einem Monat", "in bloß zwei Monaten", "in bloß drei Monaten", "in bloß einer Minute", "in bloß fünf Minuten", "in bloß zehn Minuten", "in bloß 5 Minuten", "in bloß 10 Minuten", "in bloß einer Stunde", "in bloß wenigen Tagen", "in bloß wenigen Minuten", "in bloß Sekunden", "in bloß Minuten", "in bloß einer Sitzung", "nach einem Tag", "nach zwei Tagen", "nach drei Tagen", "nach fünf Tagen", "nach sieben Tagen", "nach zehn Tagen", "nach 7 Tagen", "nach 10 Tagen", "nach 14 Tagen", "nach 21 Tagen", "nach 30 Tagen", "nach einer Woche", "nach zwei Wochen", "nach drei Wochen", "nach vier Wochen", "nach 2 Wochen", "nach 4 Wochen", "nach einem Monat", "nach zwei Monaten", "nach drei Monaten", "nach einer Minute", "nach fünf Minuten", "nach zehn Minuten", "nach 5 Minuten", "nach 10 Minuten", "nach einer Stunde", "nach wenigen Tagen", "nach wenigen Minuten", "nach Sekunden", "nach Minuten", "nach einer Sitzung", "innerhalb von einem Tag", "innerhalb von zwei Tagen", "innerhalb von drei Tagen", "innerhalb von fünf Tagen", "innerhalb von sieben Tagen", "innerhalb von zehn Tagen", "innerhalb von 7 Tagen", "innerhalb von 10 Tagen", "innerhalb von 14 Tagen", "innerhalb von 21 Tagen", "innerhalb von 30 Tagen", "innerhalb von einer Woche", "innerhalb von zwei Wochen", "innerhalb von drei Wochen", "innerhalb von vier Wochen", "innerhalb von 2 Wochen", "innerhalb von 4 Wochen", "innerhalb von einem Monat", "innerhalb von zwei Monaten", "innerhalb von drei Monaten", "innerhalb von einer Minute", "innerhalb von fünf Minuten", "innerhalb von zehn Minuten", "innerhalb von 5 Minuten", "innerhalb von 10 Minuten", "innerhalb von einer Stunde", "innerhalb von wenigen Tagen", "innerhalb von wenigen Minuten", "innerhalb von Sekunden", "innerhalb von Minuten", "innerhalb von einer Sitzung", "schon nach einem Tag", "schon nach zwei Tagen", "schon nach drei Tagen", "schon nach fünf Tagen", "schon nach sieben Tagen", "schon nach zehn Tagen", "schon nach 7 Tagen", "schon nach 10 Tagen", "schon nach 14 Tagen", "schon nach 21 Tagen", "schon nach 30 Tagen", "schon nach einer Woche", "schon nach zwei Wochen", "schon nach drei Wochen", "schon nach vier Wochen", "schon nach 2 Wochen", "schon nach 4 Wochen", "schon nach einem Monat", "schon nach zwei Monaten", "schon nach drei Monaten", "schon nach einer Minute", "schon nach fünf Minuten", "schon nach zehn Minuten", "schon nach 5 Minuten", "schon nach 10 Minuten", "schon nach einer Stunde", "schon nach wenigen Tagen", "schon nach wenigen Minuten", "schon nach Sekunden", "schon nach Minuten", "schon nach einer Sitzung", "heute Nacht", "über Nacht", "auf der Stelle", sofort, augenblicklich, "Problem gelöst", "unter Kontrolle", "klingen nach", "hört auf", "hören auf", "setz deine", "setz dein", balanciert, "verschwinden ließ", "sag nein", "um die Hälfte", "um 50 %", "um 60 %", "um 40 %", "um 30 %", "um 70 %", "um 80 %", "um bis zu", "mein Leben verändert", Gichtschübe]
    beside: &diseases ["Ausschläge", "depressiv", "Retinopathie", "Sepsis", "Knochenbrüche", "Knochen", "Muttermal", "Gene", "Knie", "Gelenke", "Regelbeschwerden", "Rückenprobleme", "Erektion", "Plaque", "Ablagerungen", "Gedächtnisschwund", "Fehlbildungen", "Rückfall", "Entzug", "Dialyse", "Glutenunverträglichkeit", "Unverträglichkeit", "Unverträglichkeiten", "Bettnässen", "Altersflecken", "schwere Beine", "Hühneraugen", "Gehirnnebel", "Cellulitis", "unreine Haut", "Zahnen", "Körperschäden", "Prädiabetes", "Triglyzeride", "Blutfette", "Durchblutungsstörungen", "Durchblutung", "Herzprobleme", "Herzleiden", "Tachykardie", "Arteriosklerose", "Gefäßverkalkung", "Embolie", "Polyarthritis", "Gelenkrheuma", "Hexenschuss", "Bandscheibenvorfälle", "Schleimbeutelentzündung", "Tennisarm", "Tennisellenbogen", "Fersensporn", "Verspannungen", "Verspannung", "Gelenkverschleiß", "Knorpel", "Knorpelschäden", "Schulterschmerzen", "Hüftschmerzen", "Muskelschmerzen", "Muskelkater", "Bauchschmerzen", "Bauchweh", "Kopfweh", "Halsweh", "Zahnweh", "Ohrenschmerzen", "Gelenkbeschwerden", "Rückenbeschwerden", "Magenschmerzen", "Magenbeschwerden", "Verdauungsprobleme", "Verdauungsbeschwerden", "Gastritis", "Durchfall", "Lebensmittelvergiftung", "Cholera", "Keuchhusten", "Mumps", "Aids", "HPV", "Schnupfen", "verstopfte Nase", "Atemnot", "Kurzatmigkeit", "Emphysem", "Prostata", "Prostataleiden", "Reizblase", "Blasenschwäche", "Scheidentrockenheit", "Hormonstörungen", "Nachtschweiß", "Periodenschmerzen", "Unterleibsschmerzen", "PMS", "PCOS", "PCO", "Reizdarmsyndrom", "Dreimonatskoliken", "Koliken", "Lymphom", "Sarkom", "Karzinom", "Hirntumor", "Eierstockkrebs", "Bauchspeicheldrüsenkrebs", "Krebszellen", "Metastasen", "Gehirnerschütterung", "Lähmungen", "unruhige Beine", "Restless Legs", "Narkolepsie", "Schlafwandeln", "Albträume", "schlaflose Nächte", "Schlafprobleme", "schlechter Schlaf", "Zähneknirschen", "Parodontose", "Zahnfleischbluten", "Mundtrockenheit", "Fußpilz", "Pilzinfektion", "Pilzinfektionen", "Nesselsucht", "Juckreiz", "Hautausschlag", "Ausschlag", "trockene Haut", "Narben", "Dehnungsstreifen", "Vitiligo", "Sonnenbrand", "Lymphödem", "Wassereinlagerungen", "trockene Augen", "Weitsichtigkeit", "Hornhautverkrümmung", "Fehlsichtigkeit", "Taubheit", "Angsterkrankung", "Angstattacken", "Panikstörung", "Lampenfieber", "Platzangst", "Halluzinationen", "Wahnvorstellungen", "Spielsucht", "Drogensucht", "Alkoholismus", "Heißhunger", "Essanfälle", "Aufmerksamkeitsstörung", "Hyperaktivität", "Tics", "Autoimmunerkrankung", "Autoimmunerkrankungen", "Autoimmunkrankheiten", "Stoffwechselstörung", "Stoffwechselstörungen", "Insulinresistenz", "Unterzuckerung", "Überzuckerung", "Hashimoto", "Schilddrüsenüberfunktion", "Bakterien", "Keime", "Krankheitserreger", "Giftstoffe", "Schlacken", "Gesundheitsprobleme", "Hautprobleme", "Hautkrankheiten", "Alterung", "Altern", "geistiger Verfall", "Erblindung", "Vergesslichkeit", "Erektionsstörungen", "Potenzprobleme", "vorzeitiger Samenerguss", "Sehschwäche", "Depressive", "Erkältungsbeschwerden", "Wundinfektionen", "Krebserkrankung", "Krebserkrankungen", "Leberschäden", "Nierenschwäche", "Gallensteine", "überflüssige Kilos", "Geburtsschmerzen", "Schwangerschaftsübelkeit", "Krampfanfall", "Anfälle", "Selbstmordgedanken", "Suizidgedanken", "Migräne", "Migränen", "Migräneanfall", "Migräneanfälle", "Migräneattacken", "Kopfschmerz", "Kopfschmerzen", "Clusterkopfschmerz", "Angst", "Ängste", "Angststörung", "Angststörungen", "Panik", "Panikattacke", "Panikattacken", "Phobie", "Phobien", "Depression", "Depressionen", "Schlaflosigkeit", "Schlafstörung", "Schlafstörungen", "Einschlafprobleme", "Schlafapnoe", "Schnarchen", "Diabetes", "Zuckerkrankheit", "Blutzucker", "Blutzuckerspiegel", "Bluthochdruck", "Blutdruck", "Cholesterin", "Cholesterinspiegel", "Krebs", "Hautkrebs", "Brustkrebs", "Tumor", "Tumore", "Tumoren", "Melanom", "Melanome", "Leukämie", "Asthma", "Asthmaanfälle", "COPD", "Bronchitis", "Lungenentzündung", "Arthritis", "Arthrose", "Rheuma", "Gicht", "Osteoporose", "Ekzem", "Ekzeme", "Neurodermitis", "Schuppenflechte", "Psoriasis", "Akne", "Rosazea", "Rückenschmerz", "Rückenschmerzen", "Gelenkschmerzen", "Nackenschmerzen", "Knieschmerzen", "Regelschmerzen", "Menstruationsschmerzen", "Schmerz", "Schmerzen", "Ischias", "Fibromyalgie", "Lupus", "Endometriose", "multiple Sklerose", "Parkinson", "Alzheimer", "Demenz", "Gedächtnisverlust", "Schlaganfall", "Schlaganfälle", "Schlaganfällen", "Herzinfarkt", "Herzinfarkte", "Herzinfarkten", "Herzkrankheiten", "Herzschwäche", "Herzrhythmusstörung", "Herzrhythmusstörungen", "Vorhofflimmern", "Epilepsie", "Krampfanfälle", "ADHS", "Autismus", "PTBS", "Trauma", "Traumata", "Zwangsstörung", "Zwangsstörungen", "Schizophrenie", "Burnout", "Burn-out", "Sucht", "Süchte", "Alkoholsucht", "Nikotinsucht", "Essstörung", "Essstörungen", "Magersucht", "Bulimie", "Übergewicht", "Adipositas", "Unfruchtbarkeit", "Impotenz", "Wechseljahre", "Wechseljahresbeschwerden", "Hitzewallungen", "Krämpfe", "Tinnitus", "Schwindel", "Hörverlust", "Schwerhörigkeit", "Grüner Star", "Grauer Star", "Kurzsichtigkeit", "Haarausfall", "Allergie", "Allergien", "Heuschnupfen", "Grippe", "Erkältung", "Erkältungen", "Corona", "COVID-19", "Virus", "Viren", "Infekt", "Infekte", "Infekten", "Infektion", "Infektionen", "HIV", "Herpes", "Malaria", "Hepatitis", "Borreliose", "Nierensteine", "Fettleber", "Reizdarm", "Colitis", "Reflux", "Sodbrennen", "Magengeschwür", "Verstopfung", "Blähungen", "Übelkeit", "Reisekrankheit", "Inkontinenz", "Schilddrüsenunterfunktion", "Blutarmut", "Anämie", "Entzündung", "Entzündungen", "Erschöpfung", "Müdigkeit", "Long Covid", "Krankheit", "Krankheiten", "Erkrankung", "Erkrankungen", "Leiden", "Störungen", "Symptome", "Beschwerden", "Schmerzattacken", "Migräneattacke", "Nagelpilz", "Nikotin", "Warzen", "Krampfadern", "Cellulite", "Falten", "Hämorrhoiden", "Legasthenie", "Stottern", "Mandelentzündung", "Zysten", "Myome", "Herzrasen", "Zittern", "Lähmung", "Spasmen", "erkältet", "Kontaktekzem", "Neuropathie", "Darmkrebs", "Lungenkrebs", "Prostatakrebs", "Gehirntumor", "Blasenentzündung", "Rheumaschmerzen", "Angstzustände", "Prüfungsangst", "Flugangst", "Höhenangst", "Mittelohrentzündung", "epileptischen Anfällen", "Krebsrisiko", "Altersweitsicht", "Fehlgeburt", "Fehlgeburten", "Harnwegsinfekt", "Harnwegsinfekte", "Fieber", "Husten", "Thrombose", "Thrombosen", "Blutgerinnsel", "Wochenbettdepression", "Karies", "Zahnschmerzen", "Halsschmerzen", "Hautalterung", "Gichtschübe", "Gichtschub", "Nierenversagen", "Niereninsuffizienz", "Chlamydien", "Gürtelrose", "Windpocken", "Masern", "Tuberkulose", "Skoliose", "Bandscheibenvorfall", "Leistenbruch", "Zirrhose", "Zöliakie", "Laktoseintoleranz", "Zahnfleischentzündung", "Mundgeruch", "Krätze", "Läuse", "Parasiten", "Scheidenpilz", "Apnoe", "Asthmaspray", "schlaflosen Nächten", "Anfall", "Störung", "Prostatabeschwerden", "Gliederschmerzen", "Fußschmerzen", "Spannungskopfschmerzen", "Nervenschmerzen", "Phantomschmerzen", "Bandscheibe", "Karpaltunnel", "Schleudertrauma", "Wechseljahren", "Zyklusbeschwerden", "Grübeln", "Stress", "Unruhe", "Nervosität", "Angstattacke", "Zwänge", "Zwangsgedanken", "Depri", "niedergeschlagen", "Niedergeschlagenheit", "Winterdepression", "Bipolarität", "bipolar", "Borderline", "Persönlichkeitsstörung", "autistisch", "Autist", "AD(H)S", "ADS", "Hörsturz", "Tinnitusgeräusche", "Ohrgeräusche", "Ohrensausen", "graue Haare", "Glatze", "Pickel", "Ekzemen", "Allergiker", "Pollenallergie", "Lebensmittelallergie", "Leberfleck", "Leberflecken", "Muttermale", "Muttermalen", "Hautveränderung", "Hautveränderungen", "Blutzuckerspitzen", "Zuckerwerte", "Blutfettwerte", "Cholesterinwerte", "Blutdruckwerte", "Bluthochdrucks", "verkalkte Arterien", "verstopfte Arterien", "Arterienverkalkung", "Herzfehler", "Herzstolpern", "Herzgeräusch", "Herzstillstand", "Infarkt", "Infarkte", "Infarkts", "Schlaganfalls", "Herzinfarkts", "Diabetikern", "Knochenschwund", "Rheumaschübe", "multipler Sklerose", "Geschwulst", "Grippevirus", "Grippeviren", "Coronavirus", "Schnupfens", "Heiserkeit", "Nasennebenhöhlenentzündung", "Blasenentzündungen", "Herpesbläschen", "Fieberbläschen", "Parodontitis", "Aphthen", "Sodbrennens", "Völlegefühl", "Darmprobleme", "Magen-Darm", "Morbus Crohn", "Reizdarms", "Leberverfettung", "Schilddrüsenprobleme", "Schilddrüsenerkrankung", "Hormonstörung", "Hormonungleichgewicht", "Erektionsprobleme", "Erektionsstörung", "Libidoverlust", "Wehenschmerzen", "Babyblues", "Kinderlosigkeit", "Essanfall", "Heißhungerattacken", "Fettsucht", "Nikotinabhängigkeit", "Alkoholabhängigkeit", "Abhängigkeit", "Abhängigkeiten", "Gedächtnisschwäche", "Gedächtnisprobleme", "Konzentrationsstörungen", "Konzentrationsschwäche", "Altersdemenz", "Parkinsons", "Epilepsieanfall", "Wadenkrämpfe", "Schwindelanfälle", "Reiseübelkeit", "Seekrankheit", "Jetlag", "Schlafmangel", "Durchschlafstörungen", "Durchschlafprobleme", "Einschlafstörungen", "durchwachte Nächte", "Schnarchens", "Atemaussetzer", "Narbe", "Schmerzes", "Schmerzpatienten", "Wehwehchen", "Erreger", "unruhigen Beinen", "Nebenhöhlen", "Nebenhöhlendruck", "Eisenmangel", "Vitaminmangel", "Mangelerscheinungen", "Menopause", "Perimenopause", "Knorpelschaden", "Hallux", "Plattfüße", "Nackenverspannungen", "verspannter Nacken", "Kieferschmerzen", "Taubheitsgefühl", "Kribbeln", "Schuppenflechten", "Rosacea", "Couperose", "Hautunreinheiten", "Mitesser", "Augenringe", "Tränensäcke", "Doppelkinn", "Orangenhaut", "Schwangerschaftsstreifen", "Krampfader", "Besenreiser", "Schwitzen", "Körpergeruch", "Blasenprobleme", "Harndrang", "Divertikel", "Magenschleimhautentzündung", "Helicobacter", "Blähbauch", "Histaminintoleranz", "Nahrungsmittelunverträglichkeit", "Nussallergie", "Hausstauballergie", "Tierhaarallergie", "Niesen", "Niesattacken", "laufende Nase", "Nasenbluten", "Angina", "Mandelentzündungen", "Kehlkopfentzündung", "Pneumonie", "Lungenembolie", "Aneurysma", "Aneurysmen", "Bradykardie", "Extrasystolen", "Herzenge", "Ohnmacht", "Kreislaufprobleme", "kalte Füße", "Raynaud", "Ödeme", "Lymphödeme", "Nierenschmerzen", "Gelbsucht", "Leberzirrhose", "Pankreatitis", "Metastase", "Vergiftung", "Blutvergiftung", "Meningitis", "Hirnhautentzündung", "Zecken", "Zeckenbiss", "FSME", "Dengue", "Syphilis", "Tripper", "Feigwarzen", "Infektionskrankheit", "Infektionskrankheiten", "Virusinfekt", "Virusinfekte", "Virusinfektion", "Norovirus", "Schweißausbrüche", "Zyklusstörungen", "PMDS", "Myom", "Eierstockzysten", "Frühgeburt", "Wochenbettdepressionen", "Hodenkrebs", "Testosteronmangel", "Östrogenmangel", "Stimmungsschwankungen", "Antriebslosigkeit", "Lustlosigkeit", "Traurigkeit", "Trauer", "Liebeskummer", "Einsamkeit", "Selbstzweifel", "Schüchternheit", "Wut", "Wutanfälle", "Gedankenkreisen", "Gedankenkarussell", "Grübelei", "Grübeleien", "Spinnenangst", "Zahnarztangst", "Redeangst", "Trennungsangst", "Verlustangst", "Handysucht", "Zuckersucht", "Esssucht", "Kaufsucht", "Rauchen", "Rauchverlangen", "Alkoholproblem", "Verlangen", "Suchtdruck", "Konzentrationsprobleme", "Lernschwäche", "LRS", "Rechenschwäche", "Stotterer", "Schreibabys", "Windeldermatitis", "Kinderkrankheiten", "Alterssichtigkeit", "Makuladegeneration", "Glaukom", "Katarakt", "Schielen", "Nachtblindheit", "Schlafapnoen", "Schnarcher", "Albträumen", "Tagesmüdigkeit", "Dauermüdigkeit", "Erschöpfungssyndrom", "ME/CFS", "CFS", "Fatigue", "Post-Covid", "Brain Fog", "Hirnnebel", "Demenzen", "Tremor", "Polyneuropathie", "Neuralgie", "Trigeminusneuralgie", "Gesichtslähmung", "Schleudertraumata", "Prellungen", "Verstauchung", "Schnittwunden", "Insektenstich", "Insektenstiche", "krank", "kranke"]
    unless beside: &plain ["erkennt keine", "erkennen keine", "heilt keine", "behandelt keine", "findet keine", "Ruhe", "kann kein", "kann keine", "kann keinen", "kann nicht", "können nicht", "keinen Beleg", "kein Beleg", "falsch", "Mythos", "Mythen", "Gehen", "Spazierengehen", "Laufen", "tägliches Gehen", "gibt es keinen", "von selbst", "von allein", "vielen Menschen", "manchen Menschen", "Sport senkt", "Ärzte erkennen", "Ärzte behandeln", "Ärzte stellen", "Atemtest", "Bluttest", "wird festgestellt", "ist eine Behandlung", "warnt vor Produkten", "Vorsicht vor", "Betrug", "Kondome", "Kondom", nicht, "wird mit", "wird durch", "wird bei", "werden mit", "werden durch", "hast du", "haben Sie", wurde, wurden, wasche, waschen, "ist kein", "sind kein", "sind keine", "keine Krankheit", "keine Krankheiten", "keine Erkrankungen", "keinen Arzt", "kein Ersatz", "keinen Ersatz", "keine Diagnose", "keine Diagnosen", "kein Medizinprodukt", "Ihr Arzt", "Ihre Ärztin", "dein Arzt", "deine Ärztin", "dem Arzt", "der Arzt", "einem Arzt", "ein Arzt", "Ihrem Arzt", "deinem Arzt", "einer Ärztin", Ärzte, Ärzten, Ärztinnen, ärztlich, ärztliche, Fachpersonal, Fachkräfte, Apotheker, Apotheke, Pflegekraft, Medikament, Medikamente, Medikamenten, Arzneimittel, Tabletten, Antibiotika, Paracetamol, Ibuprofen, Aspirin, Insulin, Impfung, Impfungen, Impfstoff, Impfstoffe, "wird verwendet", "werden verwendet", "kann helfen", "können helfen", kann, können, könnte, könnten, wenn, falls, ob, wann, wie, was, warum, welche, "erfahren Sie", erfahre, lerne, "lernen Sie", lies, "lesen Sie", Artikel, Forschung, Forschende, Studie, Studien, "manche Menschen", "viele Menschen", "Menschen mit", Menschen, Betroffene, Patienten, soll, sollte, sollten, muss, müssen, Vorgeschichte, notiere, notieren, erfasse, erfassen, Tagebuch, Eintrag, Einträge, "Erste Hilfe", Notfall, Notruf, "112", Operation, Krankenhaus, Klinik, Leitlinie, Leitlinien, spenden, Stiftung, verursacht, Ursache, Ursachen, "Anzeichen für", "Zeichen für", gehören, oft, häufig, manchmal, meist, normalerweise, frage, "fragen Sie", sprich, "sprechen Sie", fühlst, fühlen, filtern, löschen, exportieren, letzte, letzter, seit, Erinnerung, Einstellungen, wähle, "wählen Sie", tippe, gib, Verbreitung, Ansteckung, anstecken, Bewegung, Liste, "Arzt aufsuchen", rauchen, Alkohol, Ernährung, erhöht, erhöhen, steigt, "zeigt, ob", behandelbar, plötzlich, informieren, erklärt, rufen, Antihistaminika, Sonnencreme, Sonnenschutz, "dem Körper", "der Körper", "Blutkörperchen", "Fachperson", "wird angeboten", "erkennen nicht", "Absturz", "Diagramm", "Verlauf", "nimmst du", "nehmen Sie Mittel", "Umfrage", "Statine", "Betablocker", "Antikörper", "Stillen", "Muttermilch", "die Leber", "die Nieren", "Händewaschen", "Hände waschen", "Fluorid", "Zähneputzen", "Zahnseide", "ausgewogene Ernährung", "gesunde Ernährung", "Folsäure", "Vitamin D", "Jod", "Mammografie", "Mammographie", "Vorsorgeuntersuchung", "Darmspiegelung kann", "ein EKG zeigt", "Defibrillator", "Adrenalin", "Verhaltenstherapie", "Gesprächstherapie", "bei vielen", "hilft vielen", "helfen vielen", "das Gehirn", "das Herz gesund", "die Haut", "Wunde", "Wunden", "Blasen nicht", "Gesicht, Arme", "Anzeichen eines", "Anzeichen für einen", "Zeichen eines", "erkennen:", "Gesundheitsamt", "Herdenschutz", "Sicherheitsgurt", "Helme", "regelmäßige Bewegung", "Ausdauertraining", "Schwimmen", "Radfahren", "Nichtrauchen", "Rauchstopp", "Rauchmelder", "Bestrahlung", "Transplantation", "Stent", "Herzschrittmacher", "sauberes Wasser", "Hygiene", "Masken", "Triptane", "keine App", "kein System", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "können kein", "können keine", "können keinen", "ist nicht", "sind nicht", "ist keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "nicht ersetzen", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer", "nicht statt", "im Zweifel", "Insulin hält", "Insulin senkt", "Physiotherapie lindert"]
    level: error
    locale: de
    tags: [fda, eu, cap, hwg]
    because: It says that the app treats a disease, which makes it a medical device.
    instead: ["kann dabei unterstützen, mit … gut zu leben"]
    source: [HC-FDA-GW, HC-FDA-FRAUD, HC-MDR-2, HC-CAP-12.1]
    examples:
      - { text: "Schluss mit chronischer Müdigkeit: so vertreibt die App deine Erschöpfung", expect: found }
      - { text: "Werde deinen Schwindel los", expect: found }
      - { text: "Asthma wird mit Medikamenten behandelt.", expect: clean }
      - { text: "Eintrag löschen", expect: clean }

  - id: de-prevents-condition
    forbid: ["fängst dir nie", "nie wieder einen", "bewahrt dein", "bewahrt Ihr", "immun", verhindert, verhindern, verhindere, verhütet, verhüten, beugt, beuge, beugen, vorbeugen, "Vorbeugung gegen", "Vorbeugung von", schützt, schützen, schütze, "Schutz vor", "Schutz gegen", "Schutzschild gegen", bewahrt, bewahren, "wehrt ab", wehrt, abwehren, "Abwehr von", vermeidet, "Risiko für", "Risiko von", "Risiko eines", "Risiko einer", Krebsrisiko, Herzinfarktrisiko, Schlaganfallrisiko, "hält fern", fernhalten, fern, halte, "in Schach", "immun gegen", "macht immun", immunisiert, "sicher vor", "nie krank", blockiert, "bevor sie entsteht", "bevor sie entstehen", "bevor sie beginnen", "bevor sie kommt", "im Keim", "Wahrscheinlichkeit für", "deine Chance auf", "Schild gegen", Schutzwall, Schutzmauer, Barriere, "Panzer gegen", "Versicherung gegen", "erspart dir", "erspart Ihnen", "rettet dich", "Immunität gegen", fernzuhalten, "nie mehr erkältet", "nie wieder krank", "vom Leib", halt, bannt, verschont, vereitelt, unterbindet, abgewendet, "wendet ab", "keine Chance", "nie wieder", stoppt, stoppen, Halbiert, halbiert, "um die Hälfte", "um 50 %", "um 60 %", "um 40 %", "um 30 %", "um 70 %", "um 80 %", "um bis zu", "bist du geschützt", "sind Sie geschützt", "Schützt deine", "schützt Ihre", "Schützt dein"]
    beside: *diseases
    unless beside: *plain
    level: error
    locale: de
    tags: [fda, eu, cap]
    because: It says that the app prevents a disease, which makes it a medical device.
    instead: ["kann helfen, das Risiko von … zu senken"]
    source: [HC-FDA-GW, HC-FDA-FRAUD, HC-MDR-2]
    examples:
      - { text: "Hält Demenz in Schach", expect: found }
      - { text: "Halbiert Ihr Risiko für Herzinfarkte", expect: found }
      - { text: "Impfungen schützen vor Grippe.", expect: clean }
      - { text: "Duplikate vermeiden", expect: clean }

  - id: de-detects-condition
    forbid: ["jeden Ausschlag", "sagt dir ob", "sagt dir", "weiß ob", "am Handgelenk", "mit dem Handy", "mit deinem Handy", "anhand eines Fotos", "aus einem Foto", "in einer Minute", "ob du", "ob Sie", "finde in", "rechtzeitig", "frühzeitig", "im Frühstadium", "im frühen Stadium", "bevor sie", "bevor dein Arzt", "Tage im Voraus", "Stunden im Voraus", "du hast wahrscheinlich", "du leidest wahrscheinlich", "vermutlich", "deine Ergebnisse", "deutet hin", "weist hin", "dient der Erkennung", diagnostiziert, diagnostizieren, diagnostiziere, "Diagnose von", "Diagnose bei", "Diagnosen von", erkennt, erkennen, erkenne, "Erkennung von", "Früherkennung von", entdeckt, entdecken, entdecke, findet, identifiziert, identifizieren, "spürt auf", spürt, "deckt auf", deckt, "sagt vorher", "sagt voraus", vorhersagen, prognostiziert, warnt, "warnt vor", "warnt Sie", "warnt dich", alarmiert, scannt, scanne, analysiert, analysiere, misst, prüft, prüfe, testet, teste, "Test auf", "Screening auf", untersucht, weiß, verrät, "zeigt dir", sieht, hört, "schließt aus", ausschließen, "berechnet dein", "bewertet dein", "du hast", "Sie haben", "finde heraus", "finden Sie heraus", "stellt fest", "Schnelltest auf", "Selbsttest auf", Früherkennung, schätzt, schätzen, errät, ahnt, wittert, "liest dein", "liest deine", "liest Ihre", "erste Anzeichen", "ersten Zeichen", "ersten Anzeichen", "frühe Anzeichen", "Jahre früher", "früher als", "im Voraus", voraus, vorab, anhand, "mit der Kamera", "mit einem Foto", "per Selfie", "an der Stimme", "am Husten", genügt, interpretiert, deutet, überwacht, bestätigt, Fragebogen, Selbsttest, ortet, ermittelt, bestimmt, "nimmt wahr", bemerkt, kommen, aufspüren, aufzuspüren, "Stunden vor", "Tage vor", "Minuten vor", "in Sekunden", "zu Hause", "welche Krankheit", berechnet, gefährdet, "nennt die", "nennt deine", benennt, unterscheidet, unterscheiden, Frühwarnung, Frühwarnsystem, "unsere KI", "unser Algorithmus", "der Algorithmus", "künstliche Intelligenz", begutachtet, klassifiziert, "deine Diagnose", "Ihre Diagnose", "hört deine"]
    beside: *diseases
    unless beside: *plain
    level: error
    locale: de
    tags: [fda, ftc, eu, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: ["Muster in deinen Einträgen"]
    source: [HC-FDA-GW, HC-MDR-7, HC-HWG-9]
    examples:
      - { text: "Ein Selfie verrät Blutarmut", expect: found }
      - { text: "Entdeckt Lungenentzündungen am Husten: erkennt jede Lungenentzündung", expect: found }
      - { text: "Diabetes wird mit einem Bluttest beim Arzt diagnostiziert, wie Leitlinien sagen.", expect: clean }
      - { text: "Sprache erkennen", expect: clean }

  - id: de-instead-of-care
    forbid: ["als jedes", "als jeder", "als jede", "wo andere", "wo sonst nichts", "wenn nichts", "versagen", "versagt", "scheitern", "abzusetzen", "abgesetzt", "Medikamente absetzen", "loswerden", "macht überflüssig", "ohne Tabletten", "ohne Medikamente", "ohne Operation", "ohne OP", "ohne Arzt", "ohne Spritzen", "nein danke", "natürliche Alternative", "pflanzliche Alternative", "Weg zum", "spar den", "spart den", "spar dir den", "vergiss die", "vergiss deine", "Schluss mit den", "Fernbehandlung", "Ferndiagnose", "per Video", "ersetzt den", "ersetzt die", "ersetzt deinen", "tritt an die Stelle", ersetzt, ersetzen, ersetze, "Ersatz für", anstelle, anstatt, statt, "an Stelle", "anstelle von", überflüssig, unnötig, erspart, erspare, "spar dir", "sparen Sie sich", "nicht mehr nötig", "nicht mehr brauchen", "nicht mehr zum", "nie wieder zum", "nie wieder", "brauchst keinen", "brauchen keinen", "brauchst keine", "brauchen keine", "brauchst du keinen", "brauchen Sie keinen", "brauchst kein", "brauchen kein", "kein mehr", "keine mehr", "keinen mehr", "kein Bedarf", "ohne Arztbesuch", "ohne Rezept", "ohne Wartezimmer", "ohne ärztliche", vergiss, "vergessen Sie", wirf, "werfen Sie", "weg mit", setz, setze, "setzen Sie", absetzen, lass, verzichte, "verzichten Sie", "besser als", "genauer als", "zuverlässiger als", "wirksamer als", "effektiver als", "sicherer als", "schneller als", "klüger als", "schlauer als", "stärker als", überlegen, übertrifft, schlägt, "so gut wie", "so genau wie", "so wirksam wie", "so zuverlässig wie", "so effektiv wie", "genauso gut wie", "ebenso wirksam wie", "ebenso gut wie", "Alternative zu", "Alternative zur", "Alternative zum", "wie ein eigener", "in der Hosentasche", "für die Hosentasche", "in der Tasche", "im Taschenformat", "dein eigener", "Ihr eigener", "dein persönlicher", "Ihr persönlicher", virtueller, digitaler, "Schluss mit", "Abschied von", Tschüss, "sag nein zu", streiche, "reduziere deine", "reduzieren Sie Ihre", "senke deine", halbiere, überspringe, "alles, was", "was ein", "in der Schublade", "in die Tonne", "in den Müll", "präziser als", präziser, übertrumpft, überflügelt, ebenbürtig, "weiß mehr als", "sieht mehr als", "wer braucht", wozu, "billiger als", "günstiger als", "am Handgelenk", "auf dem Handy", "von zu Hause statt", "befreie dich von", "frei von", "ohne Anstehen", nutzlos, Vergangenheit, entbehrlich, verzichtbar, "kannst du absetzen", aufhören, "hör auf", tausche, "nie wieder ein", "macht unnötig", "Gang zum", ausgedient, "haben ausgedient", eintauschen, tausch, "warum noch", "wozu noch", "endlich absetzen", entlasse, "gehören der Vergangenheit", "gehört der Vergangenheit", "braucht niemand mehr", "brauchst du nicht mehr", tauschen, "kein Psychologe", "kein Arzt", "kein Therapeut", "kein Kardiologe", "kein Facharzt", "keine Tablette", "keine Pille", besser, "kann es besser", "zahl nicht länger", "ohne Nadeln", "alles, was du brauchst", "wie ein"]
    beside: ["Antidepressivum", "Antibiotikum", "Schlafmittel", "Schlaftablette", "Schlaftabletten", "Schmerztablette", "Schmerztabletten", "Pille", "Statin", "andere Therapien", "anderen Therapien", "andere Behandlungen", "Schulmedizin", "Arzneien", "Logopäde", "Augenarzt", "Optiker", "Frauenarzt", "Frauenärztin", "Gynäkologe", "Gynäkologin", "Urologe", "Onkologe", "Orthopäde", "Hausärztin", "Ernährungsberater", "Heilpraktiker", "Psychotherapeut", "Psychotherapeutin", "Kardiologinnen", "Arztpraxis", "Praxis", "Arztkosten", "Sprechstunde", "Kontaktlinsen", "Zahnspange", "Skalpell", "Kortison", "Cortison", "Opioide", "Betablocker", "Beruhigungsmittel", "Beruhigungstabletten", "Insulinspritze", "Blutabnahme", "Notaufnahme", "chirurgischer Eingriff", "Eingriff", "Hüft-OP", "Knie-OP", "Arztgang", "Gang zum Arzt", "Weg zum Arzt", Arzt, Ärzte, Ärztin, Doktor, Facharzt, Fachärzte, Hausarzt, Kinderarzt, Arztbesuch, Arztbesuche, Arzttermin, Therapeut, Therapeuten, Therapeutin, Psychologe, Psychologen, Psychologin, Psychiater, Kardiologe, Kardiologen, Dermatologe, Dermatologen, Hautarzt, Hautärzte, Radiologe, Radiologen, Neurologe, Hebamme, Krankenschwester, Physiotherapeut, Spezialist, Spezialisten, "ärztlicher Rat", "ärztliche Beratung", "ärztlichen Rat", Medikament, Medikamente, Medikamenten, Arznei, Arzneimittel, Tablette, Tabletten, Pillen, Schmerzmittel, Antidepressiva, Antibiotika, Blutdrucksenker, Statine, Insulin, Inhalator, Spray, Asthmaspray, Chemotherapie, Operation, Operationen, OP, Physiotherapie, Psychotherapie, Therapie, Rezept, Krankenhaus, Klinik, Impfung, Impfungen, Bluttest, Bluttests, Blutuntersuchung, Labor, Labortest, EKG, MRT, Röntgen, Röntgenbild, Mammografie, Blutzuckermessgerät, Blutdruckmessgerät, Brille, Hörgerät, Hörgeräte, Behandlung, Behandlungen, Wartezimmer, Zahnarzt, Apotheker, Diagnose, Spritze, Spritzen, Untersuchung, Untersuchungen, Vorsorge, Kardiologin, Schlaflabor, Knieoperation, Rückenoperation, Herzoperation]
    unless beside: ["ersetzt nicht", "ersetzt keine", "ersetzt keinen", "ersetzt kein", "nicht ersetzen", "keinen Ersatz", "kein Ersatz", "niemals absetzen", "nicht absetzen", "setzen Sie nicht", "setze nicht", "niemals eigenmächtig", eigenmächtig, bevor, "nach Rücksprache", Rücksprache, frage, "fragen Sie", sprich, "sprechen Sie", kontaktiere, kontaktieren, ruf, "rufen Sie", Notfall, wenn, falls, ob, kann, können, könnte, sollte, sollten, muss, müssen, Erinnerung, Erinnerungen, übersprungen, Dosis, bearbeiten, hinzufügen, löschen, Termin, Notizen, Liste, Name, teilen, Studie, Studien, erfassen, Einstellungen, Vorrat, erwägen, verfällt, "wie viel", was, Daten, "nicht plötzlich", plötzlich, "nicht ab", "ersetzen keinen", "ersetzen keine", "ersetzen kein", "ersetzen nicht", "keine App", "kein System", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "kann nicht", "können nicht", "kann kein", "kann keine", "kann keinen", "können kein", "können keine", "können keinen", "ist nicht", "sind nicht", "ist kein", "ist keine", "sind kein", "sind keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer", "nicht statt", "im Zweifel", "Minuten Bewegung", "150 Minuten"]
    level: error
    locale: de
    tags: [cap, fr-csp, fda]
    because: It puts the app in the place of a doctor, a medicine or a test.
    instead: ["zusammen mit Ihrem Arzt"]
    source: [HC-CAP-12.2, HC-FR-R5213, HC-FDA-GW]
    examples:
      - { text: "Wirf deine Tabletten weg", expect: found }
      - { text: "Genauer als jeder Bluttest", expect: found }
      - { text: "Die App ersetzt keinen Arztbesuch.", expect: clean }
      - { text: "Diese Dosis überspringen", expect: clean }

  - id: de-promised-result
    forbid: ["oder du zahlst nicht", "oder kostenlos", "von 100 Prozent", "100 Prozent", garantiert, garantierte, garantierter, garantierten, garantieren, Garantie, "100 %", "100%", hundertprozentig, hundertprozentige, hundertprozentiger, "zu 100 %", immer, "jedes Mal", "versagt nie", unfehlbar, unfehlbare, todsicher, todsichere, todsicherer, "mit Sicherheit", "ganz sicher", "bei jedem", "bei jeder", "bei allen", "für jeden", "ohne Ausnahme", ausnahmslos, "Geld zurück", Geld-zurück, "ist sicher", "sicherer Erfolg", "ist gewiss", gewiss, Gewissheit, "enttäuscht nie", "für alle", "in jedem Fall", versprochen, "versprechen wir", "wir versprechen", verspricht, "oder Geld", "werden gesund", "wird gesund", geheilt, Versprechen, "allen Nutzern", "alle Nutzer", "allen Patienten", "alle Patienten", "jeder Nutzer", "jedem Nutzer", Erstattung, zurückerstattet]
    beside: ["Knie", "schmerzfreie", "schmerzfreier", "rauchfrei", "Nichtraucher", "Cholesterin", "Blutdruck", "Raucher", "rauchen", "jünger", "Haare", "Haut", "Heilungschancen", "Baby", Ergebnis, Ergebnisse, Linderung, Heilung, Genesung, wirksam, wirksame, Wirksamkeit, Wirkung, wirkt, wirken, genau, genaue, Genauigkeit, treffsicher, zuverlässig, abnehmen, Abnehmen, Gewichtsverlust, Erfolg, Erfolge, schmerzfrei, beschwerdefrei, Schmerzen, Symptome, funktioniert, Schlaf, schlafen, einschlafen, schwanger, Schwangerschaft, gesund, Gesundheit, Besserung, Behandlung, Therapie, Methode, Schutz, Diagnose, Diagnosen, Erkennung, hilft, "Geld zurück", Geld, "Erfolg ist", schlaf, Sekunden, Nutzer, "97 %", "95 %", "99 %", "geht es besser", besser, gesünder, genesen, Erstattung]
    unless beside: ["von selbst", "von allein", "Antibiotika", "Impfung", "Impfungen", "Impfstoff", "vielen Menschen", "manchen Menschen", "Bewegung", "Sport senkt", "Ärzte erkennen", "Ärzte behandeln", "Ärzte stellen", "Ärztinnen", "Atemtest", "Bluttest", "wird festgestellt", "ist eine Behandlung", "warnt vor Produkten", "Vorsicht vor", "Betrug", nicht, kein, keine, keinen, Ziel, Akku, Download, vollständig, Fortschritt, Lautstärke, Helligkeit, geladen, Gewährleistung, Haftung, wenn, falls, kann, können, Gesetz, gesetzlich, gesetzliche, Verfügbarkeit, "immer zuerst", Standort, Mitteilungen, "nach dem", "vor dem", anzeigen, fragen, notiere, Erinnerung, Arzt, Ärztin, Daten, Passwort, Verbindung, Server, "Sind Sie sicher", "Bist du sicher", Inhalt, gespeichert, Backup, "keine App", "kein System", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "kann nicht", "können nicht", "kann kein", "kann keine", "kann keinen", "können kein", "können keine", "können keinen", "ist nicht", "sind nicht", "ist kein", "ist keine", "sind kein", "sind keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "nicht ersetzen", "kein Ersatz", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer", "nicht statt", "im Zweifel", "Minuten Bewegung", "150 Minuten"]
    level: error
    locale: de
    tags: [hwg, es-rd, cap, fr-csp]
    because: It promises success; none is certain.
    instead: [kann]
    source: [HC-HWG-3, HC-ES-4, HC-FR-R5213]
    examples:
      - { text: "Eine todsichere Methode zum Einschlafen", expect: found }
      - { text: "Wir garantieren Ihre Genesung", expect: found }
      - { text: "Wir garantieren keine Ergebnisse.", expect: clean }
      - { text: "100 % des Schlafziels", expect: clean }

  - id: de-claimed-proof
    forbid: ["klinischen Studien bewiesen", "klinischen Studien belegt", "klinischen Studien getestet", "klinischen Studien bestätigt", "Heilungschancen von", "Erfolgsquote von", "uraltes Wissen", "altes Heilwissen", "klinisch nachgewiesen", "klinisch nachgewiesene", "wissenschaftlich nachgewiesen", "Wissenschaft bestätigt", "klinischen Studien erprobt", "klinische Studien beweisen", "in Studien erprobt", "Studien beweisen", "Ärzte verschweigen", "verschweigen dir", "dir verschweigen", "Ärzte dir nicht", "dein Arzt dir nicht", "Pharmaindustrie", "die Pharma", "was dir niemand", "Geheimnis der Ärzte", "wissenschaftlich fundiert", "auf wissenschaftlicher Basis", "Nobelpreis", "in Harvard entwickelt", "an der Charité entwickelt", "{field} {proven}", "{proven} durch {science}", "durch {science} {proven}", "von {science} {proven}", "in {science} {proven}", "{science} {proves}", "{science} {proves} es", "laut Studien wirksam", "{proven} wirksam", "{proven} wirksame", "{proven} Wirkung", "{proven} Wirksamkeit", "{proven} Methode", "{proven} Erfolge", "medizinischer Durchbruch", "wissenschaftlicher Durchbruch", "medizinische Durchbruch", "revolutionäre Therapie", "revolutionäre Behandlung", "revolutionäre Methode", "revolutionäre Entdeckung", "revolutionärer Durchbruch", "bahnbrechende Therapie", "bahnbrechende Behandlung", "bahnbrechende Entdeckung", "Wirksamkeit ist {proven}", "Wirksamkeit {proven}", "{science} hat gesprochen", "die Wissenschaft hat", "wissenschaftlicher Beweis", "aus Harvard", "von Ärzten bewiesen", "von Ärzten getestet", "von Ärzten erprobt", "klinische Belege", "Studien bewiesen", "in über 50 Studien", "in Studien bewiesen", "in vielen Studien", "Experten nennen", "die Wissenschaft dahinter", "Studien belegt", "Studien gezeigt"]
    words:
      field: [klinisch, wissenschaftlich, medizinisch, "in Studien"]
      proven: [bewiesen, bewiesene, bewiesener, bewiesenen, erwiesen, erwiesene, nachgewiesen, nachgewiesene, nachgewiesener, nachweislich, erwiesenermaßen, belegt, belegte, belegter, bestätigt, bestätigte, getestet, getestete, geprüft, geprüfte, validiert, validierte, validierter, fundiert, anerkannt, anerkannte]
      science: ["die Wissenschaft", Wissenschaft, Wissenschaftler, Wissenschaftlern, Wissenschaftlerinnen, Forscher, Forschern, Studien, "klinische Studien", "klinischen Studien", "zahlreiche Studien", "zahlreichen Studien", "unabhängige Studien", "unabhängigen Studien", "wissenschaftliche Studien", "wissenschaftlichen Studien", Experten, Universitäten, "die Forschung", "die Medizin"]
      proves: [beweist, beweisen, belegt, belegen, bestätigt, bestätigen, zeigt, zeigen]
    unless within: ["an klinischen Studien teilnehmen", "klinischen Studien teilnehmen", "Teilnahme an klinischen Studien", "wissenschaftlich fundierte Artikel", "nicht {field} {proven}", "keine {field} {proven}", "nicht {proven}"]
    level: error
    locale: de
    tags: [ftc, cap, eu, es-rd]
    because: It claims proof, which takes randomised trials of this very product.
    instead: ["die Studie nennen"]
    source: [HC-FTC-HPCG, HC-CAP-12.1, HC-ES-4]
    examples:
      - { text: "Durch klinische Studien bestätigt", expect: found }
      - { text: "Medizinisch validiert", expect: found }
      - { text: "Klinische Studien in deiner Nähe", expect: clean }

  - id: de-claimed-approval
    forbid: ["sollte sie verschreiben", "sollte es verschreiben", "sollten sie verschreiben", "sollte sie empfehlen", "wählen uns", "wählen", "vertrauen uns", "im Krankenhaus eingesetzt", "in Kliniken eingesetzt", "eingesetzt", "bevorzugen", "führender", "führende", "bevorzugt", "Lieblings", "zugelassen vom", "vom zugelassen", "in Harvard", zugelassen, zugelassene, zertifiziert, zertifizierte, genehmigt, genehmigte, geprüft, geprüfte, anerkannt, anerkannte, empfohlen, empfohlene, empfiehlt, empfehlen, "Empfehlung von", "Empfehlung der", "Empfehlung des", autorisiert, akkreditiert, registriert, registrierte, bestätigt, befürwortet, gutgeheißen, "unterstützt von", "unterstützt vom", "Siegel der", "Siegel des", Gütesiegel, Prüfsiegel, "mit dem Segen", vertrauen, "Vertrauen von", "gewählt von", "verwendet von", "genutzt von", "verschrieben von", verschreiben, verordnen, "verordnet von", "entwickelt von", "konzipiert von", "schwören auf", "Liebling der", "Nummer eins", "Nummer 1", "Nr. 1", "sind sich einig", begeistert, unterstützt, unterstützen, lieben, nutzen, "setzen auf", "in Zusammenarbeit mit", "Partner der", schwört, schwören, "erste Wahl", "Wahl der", "bevorzugt von", "Favorit der", "zählen auf uns", "bauen auf uns", weltweit, "auf der ganzen Welt"]
    beside: ["Chirurg", "jeder Chirurg", "alle Ärzte", "jede Ärztin", "Europäischen Arzneimittel-Agentur", "Arzneimittel-Agentur", "Europäische Union", "EU-Kommission", "Ärzteverband", "Bundesärztekammer", "Frauenärztinnen", "Frauenärzte", "Urologen", "Onkologen", "Ernährungsberater", "Physiotherapeuten", "Augenärzte", "Fachgesellschaften", "Fachgesellschaft", "Bundesinstitut", "Bundesamt", "Aufsichtsbehörde", "Ministerium", "Medizinprodukt", "Amt", "EU", "Charité", "Ärztinnen", "Kardiologe", "Apothekerinnen", "Universität", FDA, EMA, BfArM, RKI, WHO, TÜV, Bundesgesundheitsministerium, Gesundheitsministerium, Gesundheitsamt, Gesundheitsbehörde, Gesundheitsbehörden, Behörden, Bundesregierung, Weltgesundheitsorganisation, Krankenkassen, Ärztekammer, "Rotes Kreuz", "Roten Kreuz", "Stiftung Warentest", "Gesellschaft für", Kardiologen, Kardiologinnen, Neurologen, Dermatologen, Hautärzten, Hautärzte, Fachärzten, Fachärzte, Kinderärzten, Kinderärzte, Psychiatern, Psychologen, Therapeuten, Medizinern, Mediziner, Spezialisten, Experten, Fachleuten, Fachleute, Ärzte, Ärzten, Apothekern, Apotheker, Hebammen, Pflegekräften, Kliniken, Krankenhäusern, Chirurgen, Harvard, Zahnärzte, Zahnärzten, Hebamme, Wissenschaftlern, "jeder Arzt"]
    unless beside: [nicht, kein, keine, nie, wenn, falls, "Ihr Arzt", "dein Arzt", "Ihrem Arzt", "deinem Arzt", "ein Arzt", Impfung, Impfungen, Impfkommission, Menge, Zufuhr, Leitlinie, Leitlinien, mindestens, dass, Dosis, Forschung, kann, Daten, Quelle, Quellen, Marke, Konto, Lizenz, suchen, finden, "in deiner Nähe", Liste, kontaktieren, fragen, Bewegung, Erwachsenen, Erwachsene, wer, wie, Informationen, "keine App", "kein System", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "kann nicht", "können nicht", "kann kein", "kann keine", "kann keinen", "können kein", "können keine", "können keinen", "ist nicht", "sind nicht", "ist kein", "ist keine", "sind kein", "sind keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "nicht ersetzen", "kein Ersatz", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer", "nicht statt", "im Zweifel", "Minuten Bewegung", "150 Minuten"]
    level: warning
    locale: de
    tags: [fda, ftc, tga, eu, es-rd, hwg]
    because: It lets an authority or a profession stand for the product.
    instead: ["wer das sagt, und der wahre Stand mit Nummer"]
    source: [HC-FDA-807, HC-FTC-255, HC-ES-4, HC-HWG-11]
    examples:
      - { text: "Mit dem Segen führender Spezialisten", expect: found }
      - { text: "Zertifiziert vom Gesundheitsministerium", expect: found }
      - { text: "Die WHO empfiehlt Erwachsenen Bewegung.", expect: clean }

  - id: de-immune-claim
    forbid: ["verwandle", "verwandelt", "Festung", "Bollwerk", "Mauer", "Armee", "Stahl", stärkt, stärken, stärke, stärkst, Stärkung, kräftigt, kräftige, steigert, steigern, steigere, verbessert, verbessere, boostet, booste, Booster, "Boost für", aktiviert, aktiviere, unterstützt, fördert, stimuliert, "regt an", trainiert, trainiere, optimiert, mobilisiert, mobilisiere, "baut auf", "Turbo für", verdoppelt, weckt, Superkräfte, Superkraft, kugelsicher, kugelsichere, unbesiegbar, unbesiegbare, eisern, eiserne, stählt, stähle, Schild, Panzer, Rüstung, verdreifacht, vervielfacht, auflade, "lädt auf", unschlagbare, "Treibstoff für", pusht, pushe, unschlagbar, unverwundbar, unzerstörbar, unüberwindlich]
    beside: [Immunsystem, "Ihr Immunsystem", Abwehrkräfte, Abwehrkräften, Abwehr, Immunabwehr, Immunität, "körpereigene Abwehr", Selbstheilungskräfte, Selbstheilung, Antikörper]
    unless beside: [nicht, kein, keine, Impfung, Impfungen, Impfstoff, kann, können, Arzt, Ärzte, wie, was, erfahre, Forschung, Studie, wenn, "Sonnenschutz", "Blutkörperchen", "Fachperson", "wird angeboten", "erkennen keine", "erkennt keine", "erkennen nicht", "Absturz", "Diagramm", "Verlauf", "nimmst du", "nehmen Sie Mittel", "Umfrage", "Statine", "Betablocker", "Antikörper", "Stillen", "Muttermilch", "die Leber", "die Nieren", "Händewaschen", "Hände waschen", "Fluorid", "Zähneputzen", "Zahnseide", "ausgewogene Ernährung", "gesunde Ernährung", "Folsäure", "Vitamin D", "Jod", "Mammografie", "Mammographie", "Vorsorgeuntersuchung", "Darmspiegelung kann", "ein EKG zeigt", "Defibrillator", "Adrenalin", "Verhaltenstherapie", "Gesprächstherapie", "bei vielen", "hilft vielen", "helfen vielen", "vielen Menschen", "manchen Menschen", "der Körper", "das Gehirn", "das Herz gesund", "die Haut", "Wunde", "Wunden", "Blasen nicht", "Gesicht, Arme", "Anzeichen eines", "Anzeichen für einen", "Zeichen eines", "erkennen:", "Gesundheitsamt", "Herdenschutz", "Sicherheitsgurt", "Helme", "regelmäßige Bewegung", "Ausdauertraining", "Schwimmen", "Radfahren", "Nichtrauchen", "Rauchstopp", "Rauchmelder", "Antihistaminika", "Bestrahlung", "Transplantation", "Stent", "Herzschrittmacher", "sauberes Wasser", "Hygiene", "Masken", "Triptane", "keine App", "kein System", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "kann nicht", "können nicht", "kann kein", "kann keine", "kann keinen", "können kein", "können keine", "können keinen", "ist nicht", "sind nicht", "ist kein", "ist keine", "sind kein", "sind keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "nicht ersetzen", "kein Ersatz", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer", "nicht statt", "im Zweifel", "Insulin hält", "Insulin senkt", "Physiotherapie lindert"]
    level: error
    locale: de
    tags: [fda, eu, cap]
    because: It says that the app strengthens the immune system, which no app was shown to do.
    instead: ["was sie tut"]
    source: [HC-FDA-FRAUD, HC-FTC-HPCG, HC-MDR-2]
    examples:
      - { text: "Mobilisiert deine Abwehrkräfte", expect: found }
      - { text: "Impfungen trainieren das Immunsystem.", expect: clean }

  - id: de-no-harm
    forbid: ["sicher für alle", "sicher für jeden", "auch für Schwangere", "ohne jedes Risiko", "ohne Risiko", "{no} {harm}", "{wholly} {safe}", "frei von {harm}", "hat keine {harm}", "birgt keine {harm}", "birgt kein {harm}", "schadet nicht", "schadet nie", "kann nicht schaden", nebenwirkungsfrei, gefahrlos, "nichts zu verlieren", "für jeden geeignet", "für alle geeignet", "sicher für die ganze Familie", "auch in der Schwangerschaft sicher", "dir kann nichts passieren", "Ihnen kann nichts passieren", "Überdosierung unmöglich", "tut dir nichts", "richtet keinen Schaden an", "für wirklich alle geeignet", "für jedes Alter geeignet"]
    words:
      no: [ohne, "ohne jede", "ohne jedes", "ohne jegliche", "ohne jegliches", keine, kein, keinerlei, null, "gänzlich ohne", "völlig ohne", "garantiert ohne"]
      harm: [Nebenwirkung, Nebenwirkungen, Risiko, Risiken, Gefahr, Gefahren, Gegenanzeigen, "unerwünschte Wirkungen", "unerwünschten Wirkungen", "schädliche Wirkungen", "schädlichen Wirkungen", "gesundheitliche Risiken"]
      wholly: [völlig, vollkommen, absolut, komplett, vollständig, hundertprozentig, "100 %", "100%", garantiert, "ganz und gar", immer]
      safe: [sicher, ungefährlich, harmlos, unbedenklich, unschädlich, risikofrei, risikolos, gefahrlos]
    unless within: ["nicht {wholly} {safe}", "keine Nebenwirkungen heute", "keine Nebenwirkungen notiert", "keine Nebenwirkungen erfasst", "keine Nebenwirkungen eingetragen", "keine Gefahr erkannt", "bist du {wholly} {safe}"]
    unless beside: ["nicht garantieren", "keine Garantie", "nicht garantiert", "garantieren nicht", "keine Gewähr", "nicht versprechen", "ohne deinen Code", "ohne Ihren Code", "ohne dein Passwort", "ohne deine Zustimmung", "ohne Ihre Zustimmung", "Einstellungen", "Abo", "Abonnement", "Probemonat", "Gewährleistung", "Lizenz", "Haftung", "haften", "ist nicht", "sind nicht", "Dritte", "Datenschutzerklärung", "keine App", "kein System", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "kann nicht", "können nicht", "kann kein", "kann keine", "kann keinen", "können kein", "können keine", "können keinen", "ist nicht", "sind nicht", "ist kein", "ist keine", "sind kein", "sind keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "nicht ersetzen", "kein Ersatz", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer", "nicht statt", "im Zweifel", "Minuten Bewegung", "150 Minuten", "pro Woche", "Stunden Schlaf"]
    level: error
    locale: de
    tags: [hwg, cap, fr-csp]
    because: It says that nothing can go wrong.
    instead: ["das Risiko nennen"]
    source: [HC-HWG-3, HC-FR-R5213]
    examples:
      - { text: "Ohne jegliche Gegenanzeigen", expect: found }
      - { text: "Keine Nebenwirkungen erfasst", expect: clean }

  - id: de-privacy-promise
    forbid: ["verlieren deine Daten niemals", "verlieren deine Daten nie", "Daten niemals", "kein Hacker", "keine Hacker", "nicht einmal unsere", "{wholly} {kept}", "niemals weitergegeben", "nie weitergegeben", "geben niemals", "geben nie", "niemals weiter", "verlassen nie", "verlassen niemals", "niemand sonst", "niemand kann", "niemand wird je", "kein Mensch kann", "nicht einmal wir", HIPAA, DSGVO-zertifiziert, bankensicher, "auf Bankniveau", Bankniveau, "Sicherheit wie bei der Bank", "militärische Verschlüsselung", "Verschlüsselung nach Militärstandard", Militärstandard, unhackbar, hackersicher, abhörsicher, unknackbar, "nicht zu knacken", "nicht zurückverfolgbar", "unmöglich zurückzuverfolgen", "nicht rückverfolgbar", "absolute Anonymität", "vollständige Anonymität", "volle Anonymität", "garantierte Anonymität", "Anonymität garantiert", "Privatsphäre garantiert", "Datenschutz garantiert", "absolute Privatsphäre", "hundertprozentiger Datenschutz", "hundertprozentige Sicherheit", "die sicherste App", "niemand außer dir", "niemand außer Ihnen", "nur du allein", "hinterlässt keine Spuren", spurlos, "absolutes Geheimnis", "absolute Verschwiegenheit", "nie gestohlen", "niemals gestohlen", "nicht gestohlen werden", "völlige Anonymität", "nicht einmal der Staat", "nicht einmal Hacker", "unmöglich zu stehlen", "nie gelesen werden", "niemand wird", "erfahren, wer du bist", "ohne Spuren", "100 % sicher", "spurlos verschwinden"]
    words:
      wholly: [völlig, vollkommen, absolut, komplett, vollständig, hundertprozentig, "100 %", "100%", immer, stets, garantiert]
      kept: [anonym, privat, vertraulich, geschützt, geheim, anonymisiert, "sicher aufgehoben", unangreifbar]
    unless within: ["nicht {wholly} {kept}", "niemand kann garantieren", "nicht völlig"]
    unless beside: ["nicht garantieren", "keine Garantie", "nicht garantiert", "garantieren nicht", "keine Gewähr", "nicht versprechen", "ohne deinen Code", "ohne Ihren Code", "ohne dein Passwort", "ohne deine Zustimmung", "ohne Ihre Zustimmung", "Einstellungen", "Abo", "Abonnement", "Probemonat", "Gewährleistung", "Lizenz", "Haftung", "haften", "ist nicht", "sind nicht", "Dritte", "Datenschutzerklärung", "keine App", "kein System", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "kann nicht", "können nicht", "kann kein", "kann keine", "kann keinen", "können kein", "können keine", "können keinen", "ist nicht", "sind nicht", "ist kein", "ist keine", "sind kein", "sind keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "nicht ersetzen", "kein Ersatz", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer", "nicht statt", "im Zweifel", "Minuten Bewegung", "150 Minuten", "pro Woche", "Stunden Schlaf"]
    level: warning
    locale: de
    tags: [ftc]
    because: No system is wholly safe or anonymous, and no seal of this kind exists.
    instead: ["wer was sieht"]
    source: [HC-FTC-5]
    examples:
      - { text: "Deine Daten sind stets geschützt", expect: found }
      - { text: "Verschlüsselung auf Bankniveau", expect: found }
      - { text: "Deine Daten werden auf diesem Gerät verschlüsselt.", expect: clean }

  - id: de-condition-over
    forbid: ["ohne {c}", "wir versprechen", "bevor er beginnt", "bevor sie beginnt", "bevor sie beginnen", "verschwand in", "nichts wirkt besser", "nichts hilft besser", "wirkt besser gegen", "doppelt so schnell", "schneller als", "beschleunigt die Heilung", "von der {x} zur", "in jedem Stadium", "wirkt bei jedem", "wirkt bei jeder", "hält fern", "hält {y} fern", "war weg", "waren weg", "ist weg", "sind weg", "weg", "verschwand", "verschwanden", "ist verschwunden", "sind verschwunden", "kommt nicht wieder", "keine Chance", "hat keine", "schrumpfen", "schrumpft", "löst auf", "frei", "verzögert", "bremst", "verlangsamt", "im Lot", "im Griff", "gelöst", "Geschichte", "ein Leben ohne", "Leben ohne", "leben ohne", "wirksame Behandlung", "schnelle Linderung", "verringert", "erleichtert", "wirkt entzündungshemmend", "Besserung deiner", "nach 24 Stunden", "verderben", "fängst dir", "{never}", "{bye}", "{nomore}", "{quick}", "{root}", "{won}", "{end} {your}", "{end}"]
    words:
      c: ["Arthrose", "Arthritis", "Migräne", "Schmerzen", "Rückenschmerzen", "Kopfschmerzen", "Angst", "Depression", "Depressionen", "Diabetes", "Asthma", "Schlaflosigkeit", "Krebs", "Allergien", "Tinnitus", "Myome", "Akne", "Stress", "Sodbrennen"]
      x: ["Depression", "Angst", "Krankheit", "Migräne"]
      y: ["Alzheimer", "Krebs", "Demenz", "Viren", "Krankheiten"]
      never: ["nie wieder", "nie mehr", "niemals wieder", "nie wieder unter", "leide nie mehr"]
      bye: ["sag Lebewohl", "Lebewohl", "ade", "adieu", "auf Wiedersehen", "tschüss", "vergiss", "vergiss deine", "vergessen Sie", "verabschiede dich", "verabschieden Sie sich", "lass hinter dir", "lass hinter"]
      nomore: ["Schluss mit", "ein für alle Mal", "ein für allemal", "endlich frei", "frei von", "endgültig", "für immer", "ein Ende", "das Ende", "gehört der Vergangenheit", "gehören der Vergangenheit", "Geschichte", "werde los", "wirst los", "los werden", "loswerden", "befreie dich", "befreien Sie sich", "befreit dich", "befreit Sie", "im Griff"]
      quick: ["ab dem ersten Tag", "ab der ersten Sitzung", "in Rekordzeit", "über Nacht", "in nur sieben Tagen", "im Nu", "sofort", "auf der Stelle", "im Handumdrehen", "in wenigen Minuten", "blitzschnell"]
      root: ["an der Wurzel", "die Wurzel", "die Ursache", "von innen heraus"]
      won: ["besiegt", "überwunden", "bezwungen", "rückgängig", "umgekehrt", "umkehren"]
      end: ["heilt", "lindert", "beseitigt", "behandelt", "bekämpft", "stoppt", "besiegt", "vertreibt", "überwindet", "löst", "senkt", "reduziert", "beendet", "bremst", "besiege", "besiegen Sie", "überwinde", "stoppe", "beende", "lindere", "behandle", "bekämpfe", "löse"]
      your: ["dein", "deine", "deinen", "Ihre", "Ihren", "Ihr", "die", "den", "das", "seine", "ihre"]
    beside: *diseases
    unless beside: ["Tage", "Tagen", "Tag", "Stunden", "Wochen", "kann kein", "kann keine", "kann keinen", "kann nicht", "können nicht", "keinen Beleg", "kein Beleg", "falsch", "Mythos", "Mythen", "Gehen", "Spazierengehen", "Laufen", "tägliches Gehen", "Kondome", "gibt es keinen", "Ernährung", "Sonnencreme", "Spazieren", "Physiotherapie", "Vorsorge", "von selbst", "von allein", "vielen Menschen", "manchen Menschen", "Sport senkt", "Ärzte erkennen", "Ärzte behandeln", "Ärzte stellen", "Atemtest", "Bluttest", "wird festgestellt", "ist eine Behandlung", "warnt vor Produkten", "Vorsicht vor", "Betrug", "nicht", "kein", "keine", "keinen", "keiner", "dein Arzt", "Ihr Arzt", "deine Ärztin", "einer Ärztin", "einem Arzt", "der Arzt", "Ärzte", "Ärztinnen", "ärztlich", "Antibiotika", "Impfung", "Impfungen", "Impfstoff", "Insulin", "Medikament", "Medikamente", "wenn", "falls", "ob", "kann", "können", "wie", "wann", "warum", "notiere", "erfasse", "Tagebuch", "Eintrag", "Einträge", "Erinnerung", "filtern", "löschen", "Notfall", "Notruf", "112", "Tage ohne", "Bewegung", "Wasser", "Wunde", "Artikel", "lies", "lerne", "Studie", "Studien", "Verein", "spenden", "häufigste Ursache", "seit", "hast du", "sprich", "frage", "Bild", "Klinik", "Krankenhaus", "wird behandelt", "werden behandelt", "Sonnenschutz", "Blutkörperchen", "Fachperson", "wird angeboten", "erkennen keine", "erkennt keine", "erkennen nicht", "Absturz", "Diagramm", "Verlauf", "nimmst du", "nehmen Sie Mittel", "Umfrage", "Statine", "Betablocker", "Antikörper", "Stillen", "Muttermilch", "die Leber", "die Nieren", "Händewaschen", "Hände waschen", "Fluorid", "Zähneputzen", "Zahnseide", "ausgewogene Ernährung", "gesunde Ernährung", "Folsäure", "Vitamin D", "Jod", "Mammografie", "Mammographie", "Vorsorgeuntersuchung", "Darmspiegelung kann", "ein EKG zeigt", "Defibrillator", "Adrenalin", "Verhaltenstherapie", "Gesprächstherapie", "bei vielen", "hilft vielen", "helfen vielen", "der Körper", "das Gehirn", "das Herz gesund", "die Haut", "Wunden", "Blasen nicht", "Gesicht, Arme", "Anzeichen eines", "Anzeichen für einen", "Zeichen eines", "erkennen:", "Gesundheitsamt", "Herdenschutz", "Sicherheitsgurt", "Helme", "regelmäßige Bewegung", "Ausdauertraining", "Schwimmen", "Radfahren", "Nichtrauchen", "Rauchstopp", "Rauchmelder", "Antihistaminika", "Bestrahlung", "Transplantation", "Stent", "Herzschrittmacher", "sauberes Wasser", "Hygiene", "Masken", "Triptane", "keine App", "kein System", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "können kein", "können keine", "können keinen", "ist nicht", "sind nicht", "ist kein", "ist keine", "sind kein", "sind keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "nicht ersetzen", "kein Ersatz", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer", "nicht statt", "im Zweifel", "Insulin hält", "Insulin senkt", "Physiotherapie lindert"]
    level: error
    locale: de
    tags: [fda, eu, cap, hwg]
    because: It says that the app treats a disease, which makes it a medical device.
    instead: ["kann helfen und gut mit … zu leben"]
    source: [HC-FDA-GW, HC-FDA-FRAUD, HC-MDR-2, HC-CAP-12.1]
    examples:
      - { text: "Nie wieder Hitzewallungen", expect: found }
      - { text: "Mach Prädiabetes rückgängig", expect: found }
      - { text: "Tausende haben ihre Ängste besiegt", expect: found }
      - { text: "Setze Asthmaspray nicht für immer ab", expect: clean }
      - { text: "Sag deinen Freunden Lebewohl", expect: clean }

  - id: de-any-disease
    forbid: ["krebshemmend", "krebshemmende", "krebshemmender", "antiviral", "antivirale", "antibakteriell", "antibakterielle", "entzündungshemmend", "entzündungshemmende", "schmerzstillend", "schmerzstillende", "blutdrucksenkend", "blutdrucksenkende", "heilende Wirkung", "Heilwirkung", "Heilkraft", "Heilkräfte", "therapeutische Wirkung", "heilsame Wirkung", "Krankheiten Leiden und Körperschäden", "{all} {ill}", "Allheilmittel", "heilt alles", "hilft gegen alles", "Erkennung und Behandlung", "zur Diagnose bestimmt", "zur Behandlung bestimmt", "zur Vorbeugung bestimmt", "zur Behandlung von", "{restore} {immune}", "Wundermittel"]
    words:
      all: ["alle", "alle Arten von", "jede", "jegliche", "viele", "zahlreiche", "hunderte", "Hunderte von", "verschiedene", "verschiedenste", "schwere"]
      ill: ["Krankheit", "Krankheiten", "Erkrankungen", "Leiden", "Gebrechen", "Beschwerden", "Störungen", "Infektionen", "Wehwehchen"]
      restore: ["stellt wieder her", "korrigiert", "verändert", "normalisiert", "reguliert", "verbessert", "regelt"]
      immune: ["die Immunfunktion", "das Immunsystem", "die Schilddrüsenfunktion", "die Leberfunktion", "die Nierenfunktion", "die Hirnfunktion", "die Sexualfunktion", "physiologische Funktionen", "die körperlichen Funktionen"]
    beside: ["Wirkung", "Eigenschaften", "Kraft", "Kräfte", "Heilwirkung", "Heilkraft", "Heilkräfte", "behandelt", "behandeln", "heilt", "heilen", "verhütet", "verhindert", "lindert", "bekämpft", "beseitigt", "diagnostiziert", "erkennt", "Erkennung", "Behandlung", "Allheilmittel", "Mittel", "wirkt", "hilft", "bestimmt", "wirksam", "Therapie", "Lösung", "schützt", "Funktion", "Funktionen", "Immunsystem", "Immunfunktion", "Vorbeugung", "Wundermittel"]
    unless beside: ["kann kein", "kann keine", "kann keinen", "kann nicht", "können nicht", "keinen Beleg", "kein Beleg", "falsch", "Mythos", "Mythen", "Gehen", "Spazierengehen", "Laufen", "tägliches Gehen", "Kondome", "gibt es keinen", "Ibuprofen", "Wirkstoff", "Tablette", "Tabletten", "Nebenwirkung", "Nebenwirkungen", "Seife", "Gel", "von selbst", "von allein", "Impfstoff", "vielen Menschen", "manchen Menschen", "Bewegung", "Sport senkt", "Ärzte erkennen", "Ärzte behandeln", "Ärzte stellen", "Ärztinnen", "Atemtest", "Bluttest", "wird festgestellt", "ist eine Behandlung", "warnt vor Produkten", "Vorsicht vor", "Betrug", "nicht", "kein", "keine", "keinen", "weder", "noch", "nie", "Arzt", "Ärzte", "Ärztin", "Impfung", "Impfungen", "Antibiotika", "Medikamente", "kann", "können", "wenn", "Forschung", "spenden", "lerne", "wie", "Liste", "Tagebuch", "Lizenz", "Gewährleistung", "Krankenhaus", "Klinik", "Sonnenschutz", "Blutkörperchen", "Fachperson", "wird angeboten", "erkennen keine", "erkennt keine", "erkennen nicht", "Absturz", "Diagramm", "Verlauf", "nimmst du", "nehmen Sie Mittel", "Umfrage", "Statine", "Betablocker", "Antikörper", "Stillen", "Muttermilch", "die Leber", "die Nieren", "Händewaschen", "Hände waschen", "Fluorid", "Zähneputzen", "Zahnseide", "ausgewogene Ernährung", "gesunde Ernährung", "Folsäure", "Vitamin D", "Jod", "Mammografie", "Mammographie", "Vorsorgeuntersuchung", "Darmspiegelung kann", "ein EKG zeigt", "Defibrillator", "Adrenalin", "Verhaltenstherapie", "Gesprächstherapie", "bei vielen", "hilft vielen", "helfen vielen", "der Körper", "das Gehirn", "das Herz gesund", "die Haut", "Wunde", "Wunden", "Blasen nicht", "Gesicht, Arme", "Anzeichen eines", "Anzeichen für einen", "Zeichen eines", "erkennen:", "Gesundheitsamt", "Herdenschutz", "Sicherheitsgurt", "Helme", "regelmäßige Bewegung", "Ausdauertraining", "Schwimmen", "Radfahren", "Nichtrauchen", "Rauchstopp", "Rauchmelder", "Antihistaminika", "Bestrahlung", "Transplantation", "Stent", "Herzschrittmacher", "sauberes Wasser", "Hygiene", "Masken", "Triptane", "keine App", "kein System", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "können kein", "können keine", "können keinen", "ist nicht", "sind nicht", "ist kein", "ist keine", "sind kein", "sind keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "nicht ersetzen", "kein Ersatz", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer", "nicht statt", "im Zweifel", "Insulin hält", "Insulin senkt", "Physiotherapie lindert"]
    level: error
    locale: de
    tags: [fda, eu, cap]
    because: It gives the app the purpose of a medicine or a medical device.
    instead: ["hilft beim Festhalten"]
    source: [HC-FDA-GW, HC-FDA-FRAUD, HC-MDR-2, HC-UCP-17]
    examples:
      - { text: "Lindert alle Arten von Beschwerden", expect: found }
      - { text: "Dient der Erkennung und Behandlung von Rheuma", expect: found }
      - { text: "Ist nicht zur Behandlung von Krankheiten bestimmt", expect: clean }
      - { text: "Behandle alle gut", expect: clean }

  - id: de-care-superfluous
    forbid: ["tausch deine", "tausche deine", "tauschen Sie", "ohne Skalpell", "ohne Messer", "sag deine", "im Handy", "auf dem Handy", "im Telefon", "nie im Irrtum", "irrt nie", "idealer", "der ideale", "wirf nach", "kein {doc} nötig", "keine {doc} nötig", "wozu", "wozu ein", "wozu noch", "der nie schläft", "nie schläft", "nicht kennt", "nicht mithält", "mithalten", "als Fachärzte", "bessere Diagnosen", "stellt bessere", "{noneed}", "{without}", "{needless}", "{instead}", "{stop} {your}", "{better}", "{asgood}", "{pocket}", "wo {other} {fail}", "wenn {other} {fail}", "sag nein", "nein danke", "kein {more}", "keine {more}", "abzusetzen", "absetzen", "Fernbehandlung", "Ferndiagnose"]
    words:
      doc: ["Arzt", "Rezept", "Therapeut", "Operation", "Medikament", "Klinik"]
      noneed: ["brauchst du nicht", "brauchst du keinen", "brauchst du kein", "brauchst keinen", "brauchst keine", "brauchst kein", "brauchen Sie keinen", "brauchen keinen", "musst du nicht mehr", "musst nicht mehr", "nicht mehr nötig", "nicht nötig", "kein Bedarf"]
      without: ["ganz ohne", "ohne", "erspare dir", "spar dir", "erspart dir", "erspart", "sparen Sie sich", "spart dir"]
      needless: ["überflüssig", "unnötig", "entbehrlich", "veraltet", "überholt", "nutzlos"]
      instead: ["statt", "anstatt", "anstelle", "ersetzt", "Ersatz für", "Alternative zu", "Alternative zum", "Alternative zur", "natürliche Alternative"]
      stop: ["vergiss", "vergessen Sie", "wirf", "werfen Sie", "setz", "setze", "lass", "streiche", "reduziere", "halbiere", "befreie dich von", "verabschiede dich von", "Schluss mit", "weg mit", "nie wieder", "nie mehr"]
      your: ["", "dein", "deine", "deinen", "die", "den", "das", "Ihre", "Ihren", "den Gang zum", "zum"]
      better: ["besser als", "genauer als", "präziser als", "wirksamer als", "effektiver als", "zuverlässiger als", "sicherer als", "schlauer als", "schneller als", "billiger als", "überlegen", "übertrifft", "schlägt"]
      asgood: ["so gut wie", "so wirksam wie", "so genau wie", "so zuverlässig wie", "so effektiv wie", "ebenbürtig", "vergleichbar mit", "gleichwertig"]
      pocket: ["für die Hosentasche", "in der Hosentasche", "für die Tasche", "in deiner Tasche", "KI", "virtueller", "dein persönlicher"]
      other: ["andere", "andere Therapien", "andere Behandlungen", "andere Methoden", "herkömmliche Therapien", "die Schulmedizin", "Schulmedizin", "Medikamente", "Ärzte", "alles andere", "sonst nichts"]
      fail: ["versagen", "versagt", "scheitern", "scheitert", "nicht helfen", "nicht hilft", "hilft", "aufgeben", "versagt haben"]
      more: ["Arzt mehr", "Ärzte mehr", "Medikamente mehr", "Tabletten mehr", "Insulin mehr", "OP mehr", "Spritzen mehr", "Operation mehr"]
    beside: ["Prozac", "Zoloft", "Xanax", "Valium", "Ritalin", "Adderall", "Lipitor", "Ozempic", "Wegovy", "Viagra", "Cialis", "Botox", "Tylenol", "Advil", "Nurofen", "Voltaren", "Ventolin", "Humira", "Metformin", "Lexapro", "Cymbalta", "Ambien", "Oxycontin", "SSRIs", "SSRI", "beta-blockers", "cortisone", "steroids", "opioids", "benzos", "scalpel", "Skalpell", "Aspirin", "Paracetamol", "Therapiestunden", "Therapiestunde", "Krücken", "Gehstock", "Rollstuhl", "Blutdruckmessgerät", "Grippeimpfung", "Medizin", "Fachärzte", "Kardiologen", "Hautärzte", "Frauenärzte", "Kontaktlinsen", "Dialyse", "moderne Medizin", "Arzt", "Ärzte", "Ärzten", "Ärztin", "Hausarzt", "Facharzt", "Arztbesuch", "Arztbesuche", "Arzttermin", "Therapeut", "Therapeuten", "Psychologe", "Psychologen", "Psychiater", "Kardiologe", "Dermatologe", "Hautarzt", "Neurologe", "Frauenarzt", "Kinderarzt", "Physiotherapeut", "Krankenschwester", "Apotheker", "Hebamme", "Zahnarzt", "Operation", "Operationen", "OP", "Eingriff", "Krankenhaus", "Bluttest", "Bluttests", "Rezept", "Therapien", "Behandlungen", "Behandlung", "Therapie", "Schulmedizin", "Medikament", "Medikamente", "Medikamenten", "Tabletten", "Tablette", "Pillen", "Schlaftabletten", "Schlafmittel", "Schmerzmittel", "Schmerztabletten", "Antidepressivum", "Antidepressiva", "Antibiotika", "Antibiotikum", "Insulin", "Inhalator", "Statine", "Spritzen", "Chemotherapie", "Hörgerät", "Hörgeräte", "Brille", "Wartezimmer", "Physiotherapie", "Diagnose", "Arzneimittel", "KI-Arzt"]
    unless beside: ["ob du", "fragen Sie", "frag deine", "frag deinen", "plötzlich", "ersetzen keinen", "ersetzen keine", "ersetzen kein", "ersetzen nicht", "nicht ersetzen", "ersetzt nicht", "ersetzt keinen", "ersetzt keine", "ersetzt kein", "keinen Ersatz", "kein Ersatz", "niemals", "nicht ab", "nicht ohne", "nicht weg", "nie ohne", "bevor", "Rücksprache", "frage", "sprich", "sprechen Sie", "Notfall", "Erinnerung", "Dosis", "hinzufügen", "bearbeiten", "löschen", "Liste", "verfällt", "Termin", "kann", "können", "wenn du", "wenn Sie", "falls", "Forschung", "Studie", "soll", "sollte", "ohne ärztlichen", "nicht vergessen", "vergiss nicht", "keine App", "kein System", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "kann nicht", "können nicht", "kann kein", "kann keine", "kann keinen", "können kein", "können keine", "können keinen", "ist nicht", "sind nicht", "ist kein", "ist keine", "sind kein", "sind keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer", "nicht statt", "im Zweifel", "Minuten Bewegung", "150 Minuten"]
    level: error
    locale: de
    tags: [cap, fr-csp, fda]
    because: It puts the app in the place of a doctor, a medicine or a test.
    instead: ["zusammen mit deinem Arzt"]
    source: [HC-CAP-12.2, HC-FR-R5213, HC-FDA-GW]
    examples:
      - { text: "Spar dir den Weg zum Arzt", expect: found }
      - { text: "Besser als jedes Antidepressivum", expect: found }
      - { text: "Wo andere Therapien versagen", expect: found }
      - { text: "Setze deine Medikamente nicht ohne Rücksprache ab", expect: clean }
      - { text: "Arzt hinzufügen", expect: clean }

  - id: de-share-of-people
    forbid: ["% der {people}", "% unserer {people}", "% aller {people}", "Prozent der {people}", "Prozent unserer {people}", "{nine} von zehn {people}", "{nine} von 10 {people}", "{many} haben", "{many} {people} haben", "{many} {people} sind"]
    words:
      people: ["Nutzer", "Nutzerinnen", "Anwender", "Patienten", "Patientinnen", "Frauen", "Männer", "Kunden", "Teilnehmer", "Kinder", "Menschen", "Ärzte", "Nutzern", "Patienten"]
      nine: ["neun", "acht", "sieben", "9", "8", "7"]
      many: ["Tausende", "Millionen", "Hunderte", "Zehntausende"]
    beside: ["besser", "gesund", "geheilt", "genesen", "besiegt", "überwunden", "verbessert", "schmerzfrei", "beschwerdefrei", "Linderung", "reduziert", "schlafen", "schliefen", "abgenommen", "verloren", "befreit", "schwanger", "Ergebnisse", "wirksam", "empfehlen", "wurden gesund", "zufrieden"]
    unless beside: ["nicht", "leiden", "betroffen", "erkranken", "Studie", "Studien", "weltweit", "sterben", "Umfrage", "Impfung", "geimpft", "kann", "können", "Risiko"]
    level: warning
    locale: de
    tags: [ftc, apple]
    because: A rate needs its number, its sample and its source beside it.
    instead: ["Zahl und Stichprobe und Quelle"]
    source: [HC-FTC-HPCG, HC-APPLE-1.4.1]
    examples:
      - { text: "95 % unserer Nutzer schlafen besser", expect: found }
      - { text: "Tausende haben die Angst besiegt", expect: found }
      - { text: "10 % der Menschen haben eine Allergie", expect: clean }
      - { text: "80 % der Nutzer", expect: clean }

  - id: de-body-promise
    forbid: ["{act} dein", "{act} deine", "{act} deinen", "{act} Ihr", "{act} Ihre", "{act} Ihren", "ins Gleichgewicht", "in Balance", "in Einklang"]
    words:
      act: ["balanciert", "reguliert", "entgiftet", "reinigt", "entschlackt", "regeneriert", "repariert", "verjüngt", "stärkt", "kräftigt", "heilt", "aktiviert", "stimuliert", "normalisiert", "belebt", "erneuert", "optimiert", "harmonisiert", "baut", "schützt", "bringt", "programmiert"]
    beside: ["Leber", "Blut", "Nieren", "Hormone", "Hormonhaushalt", "Darm", "Darmflora", "Stoffwechsel", "Herz", "Arterien", "Gefäße", "Venen", "Gehirn", "Nerven", "Nervensystem", "Vagusnerv", "Gelenke", "Knorpel", "Wirbelsäule", "Rücken", "Knie", "Augen", "Sehkraft", "Gehör", "Schilddrüse", "Lunge", "Haare", "Haut", "Bauchspeicheldrüse", "DNA", "Zellen", "Durchblutung", "Blutdruck", "Blutzucker", "Cholesterin", "Cortisol", "Beckenboden", "Libido", "Fruchtbarkeit", "Gedächtnis", "Lymphsystem"]
    unless beside: ["nicht", "kein", "keine", "kann", "können", "Bewegung", "Arzt", "Medikament", "lerne", "wie", "was", "Filter", "Sonne", "Wasser", "Wunde", "Cache", "Einstellungen", "Kamera", "Seife", "Helm", "Sonnencreme", "Sonnenschutz", "Blutkörperchen", "Fachperson", "wird angeboten", "erkennen keine", "erkennt keine", "erkennen nicht", "Absturz", "Diagramm", "Verlauf", "nimmst du", "nehmen Sie Mittel", "Umfrage", "Statine", "Betablocker", "Antikörper", "Stillen", "Muttermilch", "die Leber", "die Nieren", "Händewaschen", "Hände waschen", "Fluorid", "Zähneputzen", "Zahnseide", "ausgewogene Ernährung", "gesunde Ernährung", "Folsäure", "Vitamin D", "Jod", "Mammografie", "Mammographie", "Vorsorgeuntersuchung", "Darmspiegelung kann", "ein EKG zeigt", "Defibrillator", "Adrenalin", "Impfung", "Impfungen", "Impfstoff", "Verhaltenstherapie", "Gesprächstherapie", "bei vielen", "hilft vielen", "helfen vielen", "vielen Menschen", "manchen Menschen", "der Körper", "das Gehirn", "das Herz gesund", "die Haut", "Wunden", "Blasen nicht", "Gesicht, Arme", "Anzeichen eines", "Anzeichen für einen", "Zeichen eines", "erkennen:", "Gesundheitsamt", "Herdenschutz", "Sicherheitsgurt", "Helme", "regelmäßige Bewegung", "Ausdauertraining", "Schwimmen", "Radfahren", "Nichtrauchen", "Rauchstopp", "Rauchmelder", "Antihistaminika", "Bestrahlung", "Transplantation", "Stent", "Herzschrittmacher", "sauberes Wasser", "Hygiene", "Masken", "Triptane", "keine App", "kein System", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "kann nicht", "können nicht", "kann kein", "kann keine", "kann keinen", "können kein", "können keine", "können keinen", "ist nicht", "sind nicht", "ist kein", "ist keine", "sind kein", "sind keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "nicht ersetzen", "kein Ersatz", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer", "nicht statt", "im Zweifel", "Insulin hält", "Insulin senkt", "Physiotherapie lindert"]
    level: warning
    locale: de
    tags: [fda, eu, cap]
    because: It says that the app changes how the body works.
    instead: ["was sie tut"]
    source: [HC-FDA-FRAUD, HC-MDR-2, HC-CAP-12.1]
    examples:
      - { text: "Entgiftet deine Leber", expect: found }
      - { text: "Bringt deine Hormone ins Gleichgewicht", expect: found }
      - { text: "Reinigt die Haut mit Wasser", expect: clean }
      - { text: "Das Herz und seine Teile", expect: clean }

  - id: de-best-of-all
    forbid: ["{best}", "die beste Therapie", "die beste Behandlung", "das beste Mittel", "die beste App", "die beste Lösung", "die beste Methode"]
    words:
      best: ["Nummer eins", "Nr. 1", "Nummer 1", "weltweit führend", "weltweit führende", "die einzige App", "die einzige Methode", "die einzige Lösung", "das einzige Mittel", "am wirksamsten", "die wirksamste", "das wirksamste", "die genaueste", "die fortschrittlichste", "unübertroffen", "unerreicht", "wie keine andere"]
    beside: *diseases
    unless beside: ["nicht", "Arzt", "Ärzte", "kann", "frage", "welche", "Forschung", "Studie", "Impfung", "Impfungen", "Ursache", "Todesursache", "Medikament", "wenn", "keine App", "kein System", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "kann nicht", "können nicht", "kann kein", "kann keine", "kann keinen", "können kein", "können keine", "können keinen", "ist nicht", "sind nicht", "ist kein", "ist keine", "sind kein", "sind keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "nicht ersetzen", "kein Ersatz", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer", "nicht statt", "im Zweifel", "Minuten Bewegung", "150 Minuten"]
    level: warning
    locale: de
    tags: [ftc, cap, fr-csp]
    because: It says that the app is better than all others, which takes proof against each of them.
    instead: ["was sie tut"]
    source: [HC-FTC-HPCG, HC-FR-R5213]
    examples:
      - { text: "Die Nummer eins gegen Asthma", expect: found }
      - { text: "Die beste Zeit zum Laufen", expect: clean }

  - id: de-harm-without
    forbid: ["{without}", "bevor es zu spät ist", "warte nicht bis", "eine Frage von Leben und Tod", "kann dich das Leben kosten", "tickende Zeitbombe"]
    words:
      without: ["ohne unsere App", "ohne diese App", "wenn du die App nicht", "wenn Sie die App nicht", "wenn du diese App nicht", "wenn Sie diese App nicht", "wer die App nicht", "wer diese App nicht", "App nicht verwenden", "App nicht nutzt", "App nicht nutzen"]
    beside: ["Gesundheit", "schaden", "leiden", "Gefahr", "Risiko", "riskierst", "riskieren", "sterben", "Tod", "Krankheit", "krank", "schlimmer", "verschlechtern", "Leben", "Herzinfarkt", "Schlaganfall", "Krebs", "Schmerzen"]
    unless beside: ["Gurt", "Helm", "Sonnencreme", "dein Arzt", "Kondom", "Konto", "Internet", "Inhalator", "Insulin", "Medikament", "Notfall"]
    level: warning
    locale: de
    tags: [fr-csp, hwg]
    because: It says that not using the app does harm.
    instead: ["was sie tut"]
    source: [HC-FR-R5213, HC-HWG-11]
    examples:
      - { text: "Du riskierst deine Gesundheit, wenn du diese App nicht nutzt", expect: found }
      - { text: "Ohne diese App wird nichts gespeichert", expect: clean }

  - id: de-dosing
    forbid: ["{works} {your} {drug}", "{works} {your} Dosis", "passt deine Medikation an", "passt deine Behandlung an", "verschreibt dir", "empfiehlt Behandlungen", "empfiehlt eine Behandlung", "klinische Entscheidungsunterstützung", "individueller Behandlungsplan", "wie viel Insulin du spritzen"]
    words:
      works: ["berechnet", "bestimmt", "empfiehlt", "ermittelt", "sagt dir", "passt an"]
      your: ["deine", "die", "Ihre", "deine nächste", "die richtige", "die nächste"]
      drug: ["Insulindosis", "Medikamentendosis", "Dosierung", "Insulinmenge"]
    level: warning
    locale: de
    tags: [fda, eu]
    because: It decides about a treatment, which makes it a medical device.
    instead: ["zeigt das mit der Praxis Vereinbarte"]
    source: [HC-FDA-GW, HC-MDR-2, HC-MDR-7]
    examples:
      - { text: "Berechnet deine Insulindosis", expect: found }
      - { text: "Notiere deine Insulindosis", expect: clean }

  - id: de-finds-out
    forbid: ["sagt dir", "weiß ob", "{find}", "erkennt", "entdeckt", "diagnostiziert", "findet", "spürt auf", "sagt voraus"]
    words:
      find: ["finde heraus", "finden Sie heraus", "heraus ob", "heraus", "erfahre ob", "erfährst du", "weißt du", "teste ob", "prüfe ob", "finde in"]
    beside: *diseases
    unless beside: ["kann kein", "kann keine", "kann keinen", "kann nicht", "können nicht", "keinen Beleg", "kein Beleg", "falsch", "Mythos", "Mythen", "Gehen", "Spazierengehen", "Laufen", "tägliches Gehen", "Kondome", "gibt es keinen", "von selbst", "von allein", "Antibiotika", "Impfungen", "Impfstoff", "vielen Menschen", "manchen Menschen", "Bewegung", "Sport senkt", "Ärzte erkennen", "Ärzte behandeln", "Ärzte stellen", "Ärztinnen", "Atemtest", "wird festgestellt", "ist eine Behandlung", "warnt vor Produkten", "Vorsicht vor", "Betrug", "nicht", "kein", "keine", "Arzt", "Ärztin", "Ärzte", "Bluttest", "Blutuntersuchung", "Artikel", "Forschung", "Studie", "Studien", "Krankenhaus", "wie", "wird erkannt", "frage", "Impfung", "Hunde", "Labor", "der Körper", "Sonnenschutz", "Blutkörperchen", "Fachperson", "wird angeboten", "erkennen keine", "erkennt keine", "erkennen nicht", "Absturz", "Diagramm", "Verlauf", "nimmst du", "nehmen Sie Mittel", "Umfrage", "Statine", "Betablocker", "Antikörper", "Stillen", "Muttermilch", "die Leber", "die Nieren", "Händewaschen", "Hände waschen", "Fluorid", "Zähneputzen", "Zahnseide", "ausgewogene Ernährung", "gesunde Ernährung", "Folsäure", "Vitamin D", "Jod", "Mammografie", "Mammographie", "Vorsorgeuntersuchung", "Darmspiegelung kann", "ein EKG zeigt", "Defibrillator", "Adrenalin", "Verhaltenstherapie", "Gesprächstherapie", "bei vielen", "hilft vielen", "helfen vielen", "das Gehirn", "das Herz gesund", "die Haut", "Wunde", "Wunden", "Blasen nicht", "Gesicht, Arme", "Anzeichen eines", "Anzeichen für einen", "Zeichen eines", "erkennen:", "Gesundheitsamt", "Herdenschutz", "Sicherheitsgurt", "Helme", "regelmäßige Bewegung", "Ausdauertraining", "Schwimmen", "Radfahren", "Nichtrauchen", "Rauchstopp", "Rauchmelder", "Antihistaminika", "Bestrahlung", "Transplantation", "Stent", "Herzschrittmacher", "sauberes Wasser", "Hygiene", "Masken", "Triptane", "keine App", "kein System", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "können kein", "können keine", "können keinen", "ist nicht", "sind nicht", "ist kein", "ist keine", "sind kein", "sind keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "nicht ersetzen", "kein Ersatz", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer", "nicht statt", "im Zweifel", "Insulin hält", "Insulin senkt", "Physiotherapie lindert"]
    level: error
    locale: de
    tags: [fda, ftc, eu, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: ["Muster in deinen Einträgen"]
    source: [HC-FDA-GW, HC-FTC-MELAPP, HC-MDR-7, HC-HWG-9]
    examples:
      - { text: "Finde in einer Minute heraus, ob du ADHS hast", expect: found }
      - { text: "Findet Herzrhythmusstörungen am Handgelenk", expect: found }
      - { text: "Erkennt keine Krankheit", expect: clean }
      - { text: "Finde heraus, was die Einstellungen tun", expect: clean }

  - id: de-life-promise
    forbid: ["werde schwanger", "schwanger werden", "ein Kind empfangen", "{n} Jahre jünger", "Jahre jünger", "Jahre länger", "wachse", "stoppt das Altern", "stoppe das Altern", "Anti-Aging", "ewige Jugend", "Jungbrunnen", "verjüngt", "schwanger"]
    words:
      n: ["fünf", "zehn", "acht", "10", "20"]
    beside: ["schneller", "auf natürliche Weise", "natürlich", "in jedem Alter", "in Wochen", "in einem Monat", "garantiert", "App", "Nutzer", "Methode", "Programm", "jünger", "länger", "leben", "Zentimeter", "Altern", "Jugend", "für immer", "Anti-Aging", "Jungbrunnen"]
    unless beside: ["nicht", "wenn", "Arzt", "Ärzte", "Ärztin", "Studie", "Studien", "kann", "können", "versuchst", "willst", "möchtest", "wie", "Durchschnitt", "bist du", "falls", "keine App", "kein System", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "kann nicht", "können nicht", "kann kein", "kann keine", "kann keinen", "können kein", "können keine", "können keinen", "ist nicht", "sind nicht", "ist kein", "ist keine", "sind kein", "sind keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "nicht ersetzen", "kein Ersatz", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer", "nicht statt", "im Zweifel", "Minuten Bewegung", "150 Minuten"]
    level: error
    locale: de
    tags: [fda, eu, cap]
    because: It promises what only a medicine or a device may, if anything does.
    instead: ["was sie tut"]
    source: [HC-FDA-FRAUD, HC-UCP-17, HC-CAP-12.1]
    examples:
      - { text: "Werde in jedem Alter schwanger", expect: found }
      - { text: "Unsere Nutzer leben acht Jahre länger", expect: found }
      - { text: "Möchtest du schwanger werden?", expect: clean }
      - { text: "Es dauert zehn Jahre länger als der Durchschnitt", expect: clean }

  - id: de-output-diagnosis
    forbid: ["{your} {signs} {match}", "{match}", "Sterberisiko", "Lebenserwartung", "bessere Diagnosen", "genauere Diagnosen"]
    words:
      your: ["deine", "Ihre", "diese", "die"]
      signs: ["Beschwerden", "Symptome", "Antworten", "Einträge", "Werte"]
      match: ["passen zu", "deuten auf", "sprechen für", "sind typisch für", "weisen auf", "legen nahe"]
    beside: *diseases
    unless beside: ["nicht", "Arzt", "Ärzte", "Ärztin", "Notruf", "Notfall", "Forschung", "Studie", "kann", "können", "wie", "wenn", "112", "Artikel", "Sonnenschutz", "Blutkörperchen", "Fachperson", "wird angeboten", "erkennen keine", "erkennt keine", "erkennen nicht", "Absturz", "Diagramm", "Verlauf", "nimmst du", "nehmen Sie Mittel", "Umfrage", "Statine", "Betablocker", "Antikörper", "Stillen", "Muttermilch", "die Leber", "die Nieren", "Händewaschen", "Hände waschen", "Fluorid", "Zähneputzen", "Zahnseide", "ausgewogene Ernährung", "gesunde Ernährung", "Folsäure", "Vitamin D", "Jod", "Mammografie", "Mammographie", "Vorsorgeuntersuchung", "Darmspiegelung kann", "ein EKG zeigt", "Defibrillator", "Adrenalin", "Impfung", "Impfungen", "Impfstoff", "Verhaltenstherapie", "Gesprächstherapie", "bei vielen", "hilft vielen", "helfen vielen", "vielen Menschen", "manchen Menschen", "der Körper", "das Gehirn", "das Herz gesund", "die Haut", "Wunde", "Wunden", "Blasen nicht", "Gesicht, Arme", "Anzeichen eines", "Anzeichen für einen", "Zeichen eines", "erkennen:", "Gesundheitsamt", "Herdenschutz", "Sicherheitsgurt", "Helme", "regelmäßige Bewegung", "Ausdauertraining", "Schwimmen", "Radfahren", "Nichtrauchen", "Rauchstopp", "Rauchmelder", "Antihistaminika", "Bestrahlung", "Transplantation", "Stent", "Herzschrittmacher", "sauberes Wasser", "Hygiene", "Masken", "Triptane", "keine App", "kein System", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "kann nicht", "können nicht", "kann kein", "kann keine", "kann keinen", "können kein", "können keine", "können keinen", "ist nicht", "sind nicht", "ist kein", "ist keine", "sind kein", "sind keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "nicht ersetzen", "kein Ersatz", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer", "nicht statt", "im Zweifel", "Insulin hält", "Insulin senkt", "Physiotherapie lindert"]
    level: error
    locale: de
    tags: [fda, ftc, eu, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: ["Muster in deinen Einträgen"]
    source: [HC-FDA-GW, HC-FTC-MELAPP, HC-MDR-7, HC-HWG-9]
    examples:
      - { text: "Deine Antworten sind typisch für eine Depression", expect: found }
      - { text: "Deine Antworten passen zu denen von gestern", expect: clean }

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
    unless beside: ["not", "cannot", "can't", "no evidence", "are false", "is false", "a myth", "myths", "evidence that", "claims that", "walking", "regular walking", "running", "sleep study", "the flu shot", "condoms", "on its own", "on their own", "by itself", "by themselves", "antibiotics", "antibiotic", "vaccine", "vaccines", "many people", "some people", "most people", "exercise", "regular exercise", "doctors diagnose", "doctors treat", "doctors use", "breathing test", "blood test", "is one treatment", "is a treatment", "are treatments", "the FDA warns", "warns about", "warns against", "products that promise", "beware", "scam", "scams", "laboratory", "sun protection", "sunscreen", "blood cells", "is offered", "do not detect", "does not detect", "not detect", "cannot detect", "crash", "chart", "graph", "physical activity", "being active", "stay active", "contact tracing", "tested positive", "close contact", "exposed to", "isolate", "survey", "household", "statins", "beta blockers", "antibodies", "antibody", "breastfeeding", "the liver", "handwashing", "hand washing", "washing hands", "washing your hands", "wash your hands", "fluoride", "brushing", "toothbrushing", "flossing", "balanced diet", "healthy diet", "healthy eating", "folic acid", "vitamin D", "iodine", "mammogram", "mammograms", "mammography", "smear test", "colonoscopy can", "an ECG", "X-ray can", "defibrillator", "adrenaline", "epinephrine", "vaccination", "immunisation", "immunization", "behavioural therapy", "behavioral therapy", "talking therapy", "for many", "the body", "the brain", "the heart", "the skin", "cover the wound", "the wound", "wounds", "blisters", "face, arms", "know the signs", "recognise the signs", "recognize the signs", "learn to recognise", "learn to recognize", "signs of a heart attack", "signs of a stroke", "public health", "health service", "herd immunity", "mosquito nets", "seat belts", "helmets", "swimming", "cycling", "yoga can", "quitting smoking", "not smoking", "smoke alarms", "antihistamine", "antihistamines", "antivirals", "radiotherapy", "transplant", "a stent", "pacemaker", "sterilisation", "pasteurisation", "clean water", "good hygiene", "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "can not", "could not", "does not", "do not", "don't", "doesn't", "is not", "are not", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "physiotherapy eases", "insulin keeps", "insulin lowers", "only a professional"]
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
      stem: &stems [migraine, headache, anxiety, depression, insomnia, diabetes, high blood pressure, cancer, skin cancer, asthma, arthritis, pain, stroke]
      who: [doctors, doctors can, your doctor can, a doctor can, medicines, medicines can, ibuprofen can, paracetamol can, used to, how to, antibiotics, "can", "may", "can help", "may help", "to"]
      plain: [treat, relieve, prevent, reverse]
      common: [migraine, migraines, headaches, a headache, depression, diabetes, high blood pressure, cancer, skin cancer, asthma, arthritis, pain, infections, eczema, epilepsy, anxiety, stroke, strokes, obesity, "back pain", "stress", "symptoms", "nausea", "fever", "allergies", "cramps", "the pain", "ADHD", "eating disorders"]
    unless within: ["not {plain} {common}", "not intended to {plain} {common}", "{who} {plain} {common}", free from pain, no more pain, the pain, if you are pain-free, pain-free days, pain-free day, were pain-free, pain-free hours, are pain-free, pain-free time, without medication for, days without medication, day without medication, without medicine for, without drugs and alcohol, "walk without pain", "can walk without pain", "days without pain", "day without pain", "without pain for", "move without pain", "without pain relief", "{good} treatment for you"]
    unless beside: ["not", "cannot", "can't", "no evidence", "are false", "is false", "a myth", "myths", "evidence that", "claims that", "walking", "regular walking", "running", "sleep study", "the flu shot", "condoms", "on its own", "on their own", "by itself", "by themselves", "antibiotics", "antibiotic", "vaccine", "vaccines", "many people", "some people", "most people", "exercise", "regular exercise", "doctors diagnose", "doctors treat", "doctors use", "breathing test", "blood test", "is one treatment", "is a treatment", "are treatments", "the FDA warns", "warns about", "warns against", "products that promise", "beware", "scam", "scams", "laboratory", "sun protection", "sunscreen", "blood cells", "is offered", "do not detect", "does not detect", "not detect", "cannot detect", "crash", "chart", "graph", "physical activity", "being active", "stay active", "contact tracing", "tested positive", "close contact", "exposed to", "isolate", "survey", "household", "statins", "beta blockers", "antibodies", "antibody", "breastfeeding", "the liver", "handwashing", "hand washing", "washing hands", "washing your hands", "wash your hands", "fluoride", "brushing", "toothbrushing", "flossing", "balanced diet", "healthy diet", "healthy eating", "folic acid", "vitamin D", "iodine", "mammogram", "mammograms", "mammography", "smear test", "colonoscopy can", "an ECG", "X-ray can", "defibrillator", "adrenaline", "epinephrine", "vaccination", "immunisation", "immunization", "behavioural therapy", "behavioral therapy", "talking therapy", "for many", "the body", "the brain", "the heart", "the skin", "cover the wound", "the wound", "wounds", "blisters", "face, arms", "know the signs", "recognise the signs", "recognize the signs", "learn to recognise", "learn to recognize", "signs of a heart attack", "signs of a stroke", "public health", "health service", "herd immunity", "mosquito nets", "seat belts", "helmets", "swimming", "cycling", "yoga can", "quitting smoking", "not smoking", "smoke alarms", "antihistamine", "antihistamines", "antivirals", "radiotherapy", "transplant", "a stent", "pacemaker", "sterilisation", "pasteurisation", "clean water", "good hygiene", "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "can not", "could not", "does not", "do not", "don't", "doesn't", "is not", "are not", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "physiotherapy eases", "insulin keeps", "insulin lowers", "only a professional"]
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
    unless beside: ["not", "cannot", "can't", "no evidence", "are false", "is false", "a myth", "myths", "evidence that", "claims that", "walking", "regular walking", "running", "sleep study", "the flu shot", "condoms", "on its own", "on their own", "by itself", "by themselves", "antibiotics", "antibiotic", "vaccine", "vaccines", "many people", "some people", "most people", "exercise", "regular exercise", "doctors diagnose", "doctors treat", "doctors use", "breathing test", "blood test", "is one treatment", "is a treatment", "are treatments", "the FDA warns", "warns about", "warns against", "products that promise", "beware", "scam", "scams", "laboratory", "sun protection", "sunscreen", "blood cells", "is offered", "do not detect", "does not detect", "not detect", "cannot detect", "crash", "chart", "graph", "physical activity", "being active", "stay active", "contact tracing", "tested positive", "close contact", "exposed to", "isolate", "survey", "household", "statins", "beta blockers", "antibodies", "antibody", "breastfeeding", "the liver", "handwashing", "hand washing", "washing hands", "washing your hands", "wash your hands", "fluoride", "brushing", "toothbrushing", "flossing", "balanced diet", "healthy diet", "healthy eating", "folic acid", "vitamin D", "iodine", "mammogram", "mammograms", "mammography", "smear test", "colonoscopy can", "an ECG", "X-ray can", "defibrillator", "adrenaline", "epinephrine", "vaccination", "immunisation", "immunization", "behavioural therapy", "behavioral therapy", "talking therapy", "for many", "the body", "the brain", "the heart", "the skin", "cover the wound", "the wound", "wounds", "blisters", "face, arms", "know the signs", "recognise the signs", "recognize the signs", "learn to recognise", "learn to recognize", "signs of a heart attack", "signs of a stroke", "public health", "health service", "herd immunity", "mosquito nets", "seat belts", "helmets", "swimming", "cycling", "yoga can", "quitting smoking", "not smoking", "smoke alarms", "antihistamine", "antihistamines", "antivirals", "radiotherapy", "transplant", "a stent", "pacemaker", "sterilisation", "pasteurisation", "clean water", "good hygiene", "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "can not", "could not", "does not", "do not", "don't", "doesn't", "is not", "are not", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "physiotherapy eases", "insulin keeps", "insulin lowers", "only a professional"]
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
      stem: [migraine, anxiety, depression, insomnia, diabetes, high blood pressure, cancer, skin cancer, melanoma, asthma, ADHD, heart attack, stroke, early signs of]
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
    unless beside: ["not", "cannot", "can't", "no evidence", "are false", "is false", "a myth", "myths", "evidence that", "claims that", "walking", "regular walking", "running", "sleep study", "the flu shot", "condoms", "on its own", "on their own", "by itself", "by themselves", "antibiotics", "antibiotic", "vaccine", "vaccines", "many people", "some people", "most people", "exercise", "regular exercise", "doctors diagnose", "doctors treat", "doctors use", "breathing test", "blood test", "is one treatment", "is a treatment", "are treatments", "the FDA warns", "warns about", "warns against", "products that promise", "beware", "scam", "scams", "laboratory", "sun protection", "sunscreen", "blood cells", "is offered", "do not detect", "does not detect", "not detect", "cannot detect", "crash", "chart", "graph", "physical activity", "being active", "stay active", "contact tracing", "tested positive", "close contact", "exposed to", "isolate", "survey", "household", "statins", "beta blockers", "antibodies", "antibody", "breastfeeding", "the liver", "handwashing", "hand washing", "washing hands", "washing your hands", "wash your hands", "fluoride", "brushing", "toothbrushing", "flossing", "balanced diet", "healthy diet", "healthy eating", "folic acid", "vitamin D", "iodine", "mammogram", "mammograms", "mammography", "smear test", "colonoscopy can", "an ECG", "X-ray can", "defibrillator", "adrenaline", "epinephrine", "vaccination", "immunisation", "immunization", "behavioural therapy", "behavioral therapy", "talking therapy", "for many", "the body", "the brain", "the heart", "the skin", "cover the wound", "the wound", "wounds", "blisters", "face, arms", "know the signs", "recognise the signs", "recognize the signs", "learn to recognise", "learn to recognize", "signs of a heart attack", "signs of a stroke", "public health", "health service", "herd immunity", "mosquito nets", "seat belts", "helmets", "swimming", "cycling", "yoga can", "quitting smoking", "not smoking", "smoke alarms", "antihistamine", "antihistamines", "antivirals", "radiotherapy", "transplant", "a stent", "pacemaker", "sterilisation", "pasteurisation", "clean water", "good hygiene", "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "can not", "could not", "does not", "do not", "don't", "doesn't", "is not", "are not", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "physiotherapy eases", "insulin keeps", "insulin lowers", "only a professional"]
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
      - { text: Our AI detects skin cancer, expect: found }
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
    unless beside: ["cannot guarantee guarantee", "do not guarantee", "not guarantee", "no guarantee", "does not guarantee", "is not guaranteed", "not guaranteed", "cannot promise", "do not promise", "without your code", "without your password", "without your PIN", "without your permission", "without your consent", "your settings", "in settings", "subscription", "trial", "warranty", "licence", "license", "liable", "not responsible", "is not", "are not", "third parties", "policy", "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "cannot", "can not", "could not", "does not", "do not", "is not", "are not", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "minutes of movement", "150 minutes", "a week", "hours of sleep"]
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
      proven: [proven, proved, validated, "effective", "confirmed", "verified", "established", "backed", supported, endorsed]
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
    unless beside: ["cannot guarantee guarantee", "do not guarantee", "not guarantee", "no guarantee", "does not guarantee", "is not guaranteed", "not guaranteed", "cannot promise", "do not promise", "without your code", "without your password", "without your PIN", "without your permission", "without your consent", "your settings", "in settings", "subscription", "trial", "warranty", "licence", "license", "liable", "not responsible", "is not", "are not", "third parties", "policy", "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "cannot", "can not", "could not", "does not", "do not", "is not", "are not", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "minutes of movement", "150 minutes", "a week", "hours of sleep"]
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
      rec: ["WHO", "NHS", "CDC", "FDA", "EMA", "EU", "government", "NICE", "MHRA"]
      body: [FDA, TGA, MHRA, NHS, CE, government, WHO, EMA, CDC, EU, NICE, BfArM, Health Canada]
      who: [World Health Organization, WHO, EMA, CDC, Ministry of Health, Department of Health, health authorities, European Medicines Agency, European Union, European Commission, Surgeon General, Medicines Agency, Food and Drug Administration, health regulator, regulators, NHS England, Red Cross, American Heart Association, American Medical Association, British Medical Association, German Medical Association, health ministry]
    unless within: [not FDA-approved, not approved by the FDA, not CE-certified, not been approved by the FDA, "vaccines recommended by the {who}", "as recommended by the {who}", "amount recommended by the {who}"]
    unless beside: ["vaccine", "vaccines", "vaccination", "adults", "children", "daily", "minutes of", "as recommended", "amount", "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "cannot", "can't", "can not", "could not", "does not", "do not", "don't", "doesn't", "is not", "are not", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "minutes of movement", "150 minutes"]
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
    unless beside: ["cannot guarantee guarantee", "do not guarantee", "not guarantee", "no guarantee", "does not guarantee", "is not guaranteed", "not guaranteed", "cannot promise", "do not promise", "without your code", "without your password", "without your PIN", "without your permission", "without your consent", "your settings", "in settings", "subscription", "trial", "warranty", "licence", "license", "liable", "not responsible", "is not", "are not", "third parties", "policy", "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "cannot", "can not", "could not", "does not", "do not", "is not", "are not", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "minutes of movement", "150 minutes", "a week", "hours of sleep"]
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
    unless within: ["hold {us} harmless", "holds {us} harmless", "held harmless", "hold harmless {us}", "hold harmless", "harmless from", "and harmless", risk-free trial, risk-free for 30 days, not completely safe, "not {wholly} safe", mostly harmless, "no risks were found", "no risks have been", "no side effects were"]
    unless beside: ["cannot guarantee guarantee", "do not guarantee", "not guarantee", "no guarantee", "does not guarantee", "is not guaranteed", "not guaranteed", "cannot promise", "do not promise", "without your code", "without your password", "without your PIN", "without your permission", "without your consent", "your settings", "in settings", "subscription", "trial", "warranty", "licence", "license", "liable", "not responsible", "is not", "are not", "third parties", "policy", "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "cannot", "can not", "could not", "does not", "do not", "is not", "are not", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "minutes of movement", "150 minutes", "a week", "hours of sleep"]
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
    unless beside: ["cannot guarantee guarantee", "do not guarantee", "not guarantee", "no guarantee", "does not guarantee", "is not guaranteed", "not guaranteed", "cannot promise", "do not promise", "without your code", "without your password", "without your PIN", "without your permission", "without your consent", "your settings", "in settings", "subscription", "trial", "warranty", "licence", "license", "liable", "not responsible", "is not", "are not", "third parties", "policy", "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "cannot", "can not", "could not", "does not", "do not", "is not", "are not", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "minutes of movement", "150 minutes", "a week", "hours of sleep"]
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
    forbid: ["lose a stone", "lose two stone", "no gym needed", "no diet needed", "without the gym", "drop a stone", "safer way to lose weight", "easier way to lose weight", "faster way to lose weight", "better way to lose weight", "way to lose weight", "belly fat", "stubborn fat", "burns fat", "fat burning", "fat-burning", "shed pounds", "shed kilos", "dress sizes", "drop a dress size", "drop two dress sizes", "drop three dress sizes", "lose inches", "lose weight effortlessly", "lose weight without effort", "effortless weight loss", "rapid weight loss", "fast weight loss", "instant weight loss", "permanent weight loss", "guaranteed weight loss", "weight loss guaranteed", "lose weight guaranteed", "eat whatever you want", "eat anything you want", "without diet or exercise", "without dieting", "without exercise", "without changing your diet", "slim down fast", "get slim fast", "slimmer in", "thinner in", "pounds in a week", "pounds in a month", "kilos in a week", "kilos in a month", "pounds in 30 days", "kilos in 30 days", "block fat", "blocks fat", "fat blocker", "fat melts", "the pounds melt", "watch the pounds", "kills your appetite", "crush your appetite", "appetite suppressant", melt fat, melts fat, burn fat fast, lose weight fast, lose weight quickly, lose weight without dieting, "lose {pounds} {unit}", "lose weight while you sleep", "melt away fat", "lose weight without"]
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

  # Words of claims beside the diseases, the doctors and the promises that they are about. The lists are long, because a
  # sentence has many ways to say one thing; `unless beside` leaves alone what explains, warns or declines.
  - id: treats-condition
    forbid: ["beaten", "defeated", "overcame", "conquered", "eliminated", "eradicated", "erased", "reversed", "banished", "healed", "relieved", "cleared up", "cleared my", "freed from", "cured their", "the cure for", "root cause", "tackle", "at the root", "from the root", "at its source", "at its roots", "from within", "say hello to a life without", "a life free", "life free of", "keep in check", "keeps in check", "in check", "nips", "ousts", "obliterate", "obliterates", "demolish", "demolishes", "destroy", "send packing", "sends packing", "see the back of", "stop suffering", "no longer suffer", "stops suffering", "without suffering", "suffer no more", "put to rest", "puts to rest", "bring relief", "brings relief", "provides relief", "symptomatic relief", "therapeutic", "curbs", "curb", "decrease", "decreases", "reduce", "reduces", "reducing", "reduction of", "reduction in", "improves your", "improve your", "mend", "mends", "nurse back", "manage your", "gone after", "gone within", "disappears after", "was gone", "were gone", "has gone", "have gone", "forever", "for ever", "for life", "tonight", "overnight", "the moment you", "instantly", "immediately", "at once", "on the spot", "problem solved", "take control", "takes control", "taking control", "in control of", "under control", "to normal", "fade", "fades", "fading", "cease", "ceases", "reset your", "rebalance", "rebalances", "rebalancing", "blood pressure down", "by 10 percent", "by 20 percent", "by 30 percent", "by 40 percent", "by 50 percent", "by 60 percent", "by 70 percent", "by 80 percent", "by 90 percent", "by up to", "by half", "in half", "stop the", "stop paying", "has never been easier", "the end of", "farewells", "say no to", "won the battle", "is curable", "made my", "changed my life", "got rid", "got my life back", "i no longer have", "in a day", "in one day", "in two days", "in three days", "in five days", "in seven days", "in ten days", "in 14 days", "in 21 days", "in 30 days", "in 7 days", "in 10 days", "in 5 days", "in 3 days", "in 2 days", "in a week", "in one week", "in two weeks", "in three weeks", "in four weeks", "in six weeks", "in 2 weeks", "in 3 weeks", "in 4 weeks", "in 6 weeks", "in 8 weeks", "in a month", "in one month", "in two months", "in three months", "in a minute", "in one minute", "in two minutes", "in three minutes", "in five minutes", "in ten minutes", "in 5 minutes", "in 10 minutes", "in 15 minutes", "in an hour", "in seconds", "in minutes", "in days", "in weeks", "in an instant", "in one session", "within a day", "within one day", "within two days", "within three days", "within five days", "within seven days", "within ten days", "within 14 days", "within 21 days", "within 30 days", "within 7 days", "within 10 days", "within 5 days", "within 3 days", "within 2 days", "within a week", "within one week", "within two weeks", "within three weeks", "within four weeks", "within six weeks", "within 2 weeks", "within 3 weeks", "within 4 weeks", "within 6 weeks", "within 8 weeks", "within a month", "within one month", "within two months", "within three months", "within a minute", "within one minute", "within two minutes", "within three minutes", "within five minutes", "within ten minutes", "within 5 minutes", "within 10 minutes", "within 15 minutes", "within an hour", "within seconds", "within minutes", "within days", "within weeks", "within an instant", "within one session", "after a day", "after one day", "after two days", "after three days", "after five days", "after seven days", "after ten days", "after 14 days", "after 21 days", "after 30 days", "after 7 days", "after 10 days", "after 5 days", "after 3 days", "after 2 days", "after a week", "after one week", "after two weeks", "after three weeks", "after four weeks", "after six weeks", "after 2 weeks", "after 3 weeks", "after 4 weeks", "after 6 weeks", "after 8 weeks", "after a month", "after one month", "after two months", "after three months", "after a minute", "after one minute", "after two minutes", "after three minutes", "after five minutes", "after ten minutes", "after 5 minutes", "after 10 minutes", "after 15 minutes", "after an hour", "after seconds", "after minutes", "after days", "after weeks", "after an instant", "after one session", "in just a day", "in just one day", "in just two days", "in just three days", "in just five days", "in just seven days", "in just ten days", "in just 14 days", "in just 21 days", "in just 30 days", "in just 7 days", "in just 10 days", "in just 5 days", "in just 3 days", "in just 2 days", "in just a week", "in just one week", "in just two weeks", "in just three weeks", "in just four weeks", "in just six weeks", "in just 2 weeks", "in just 3 weeks", "in just 4 weeks", "in just 6 weeks", "in just 8 weeks", "in just a month", "in just one month", "in just two months", "in just three months", "in just a minute", "in just one minute", "in just two minutes", "in just three minutes", "in just five minutes", "in just ten minutes", "in just 5 minutes", "in just 10 minutes", "in just 15 minutes", "in just an hour", "in just seconds", "in just minutes", "in just days", "in just weeks", "in just an instant", "in just one session", "in only a day", "in only one day", "in only two days", "in only three days", "in only five days", "in only seven days", "in only ten days", "in only 14 days", "in only 21 days", "in only 30 days", "in only 7 days", "in only 10 days", "in only 5 days", "in only 3 days", "in only 2 days", "in only a week", "in only one week", "in only two weeks", "in only three weeks", "in only four weeks", "in only six weeks", "in only 2 weeks", "in only 3 weeks", "in only 4 weeks", "in only 6 weeks", "in only 8 weeks", "in only a month", "in only one month", "in only two months", "in only three months", "in only a minute", "in only one minute", "in only two minutes", "in only three minutes", "in only five minutes", "in only ten minutes", "in only 5 minutes", "in only 10 minutes", "in only 15 minutes", "in only an hour", "in only seconds", "in only minutes", "in only days", "in only weeks", "in only an instant", "in only one session", "ends", "end", "not any more", "not anymore", "no longer", "train away", "trains away", "trick your", "tricks your", "out of your", "bring your", "brings your", "down without", "get your", "get back", "gets back", "give you back", "gives you back", "grows again", "grow again", "grows back", "kill", "stand a chance", "stands no chance", "no chance", "has had its day", "days are numbered", "is over", "are over", "is history", "starts here", "begins here", "way out of", "manageable", "get well", "become healthy", "makes you healthy", "healthy again", "well again", "back in balance", "in balance", "liberated", "unbothered by", "untroubled by", "heals itself", "heal itself", "silence", "silences", "quiet your", "quiets", "turn off", "turns off", "switch off", "switches off", "shut down", "shuts down", "kick", "kicks", "melt", "melts", "shrink", "dissolve", "unblock", "unblocks", "unclog", "unclogs", "thing of the past", "turn back", "turns back", "turn around", "calm your", "calms", "calming", "drop the", "drops", "drive away", "drives away", "chase away", "chases away", "sweep away", "sweeps away", "wash away", "washes away", "blow away", "flush out", "flushes out", "purge", "purges", "dispel", "dispels", "break free", "breaks free", "breaks the cycle", "break the cycle", "escape", "escapes", "outgrow", "win against", "win the fight", "winning against", "victory over", "triumph over", "triumphs over", "master your", "beat your", "slay", "stamp out", "root out", "roots out", "tear out", "zap", "zaps", "blast", "blasts", "nuke", "halt", "halts", "block your", "undo", "undoes", "heal your", "regenerate", "regenerates", "rebuild", "rebuilds", "regrow", "regrows", "restore", "restores", "revive", "rejuvenates", "cleanse", "cleanses", "detox", "detoxes", "drains", "live without", "living without", "life without", "never feel", "release your", "releases", "let go of", "lift your", "lifts", "unlearn", "kiss goodbye", "wave goodbye", "bye bye", "bye-bye", "adios", "vanishing", "disappearing", "gone overnight", "gone by", "cured of", "recover", "recovers", "recovered", "fix", "solve", "solves", "solved", "cures", "deactivates", "neutralises", "neutralizes", "counteracts", "counters", "attacks the", "wins", "works against", "works for", "work for", "effective against", "helps against", "help against", "numbs", "dulls", "dampens", "softens", "subside", "subsides", "recede", "recedes", "retreat", "retreats", treats, treat, treating, heals, heal, healing, relieves, relieve, relieving, "{kind} relief", "relief from", "relief for", "relief of", alleviates, alleviate, alleviating, alleviation, mitigates, mitigation, eliminates, eliminate, elimination, eradicates, eradicate, erases, erase, banish, banishes, soothes, soothe, eases, ease, reverses, reverse, reversing, reversal, remedies, remedy, "get rid of", "gets rid of", "rid of", "rids you", "goodbye to", "farewell to", "free yourself", "frees you", "free you", "free of", "free from", "freedom from", "liberate yourself", "liberates you", "no more", "an end to", "a stop to", "end your", "ends your", "stops your", "stop your", "stops", overcome, overcomes, conquer, conquers, defeat, defeats, beat, beats, combat, combats, fights, "fight", vanquish, "wipe out", "wipes out", "knock out", "knocks out", crush, crushes, tame, tames, "take away", "takes away", "takes the", disappear, disappears, disappeared, vanish, vanishes, vanished, "melt away", "melts away", "dissolves", "clear up", "clears up", "clears", "fades away", "makes go away", resolve, resolves, "fix your", fixes, repairs, "treatment for", "treatment of", "treatment against", "therapy for", "therapy against", "therapeutic for", "solution for", "solution to your", "answer to", antidote, "recover from", "recovers from", "recovery from", remission, "is gone", "are gone", "gone in", "gone for good", "gone forever", "away for good", "for good", "once and for all", "back to normal", "normalises", "normalizes", "rewires", "resets", "symptom-free", "attack-free", "kills", "destroys", "shrinks", "drops your", "brings down", "lowers", "lower your", "controls", "tackles", "leave behind", "leaves behind"]
    words:
      kind: [instant, immediate, fast, lasting, permanent, real, total, complete, rapid, quick, effective, drug-free, natural, effortless]
    beside: &diseases ["depressed", "murmur", "murmurs", "retinopathy", "AFib", "glucose", "broken bones", "fractures", "fracture", "back problems", "eye problems", "heart trouble", "erection", "libido", "sleep loss", "trigger finger", "bad knees", "missing period", "amenorrhoea", "polycystic ovaries", "menstrual problems", "ear wax", "snore", "tenderness", "plaque", "fibrous tissue", "bone decay", "memory decline", "mental decline", "cognitive impairment", "brain injuries", "birth defects", "prostate", "bladder", "relapse", "withdrawal", "dialysis", "food intolerance", "intolerances", "wetting the bed", "bed-wetting", "stutter", "lisp", "age spots", "stomach acid", "swollen legs", "heavy legs", "bunions", "corns", "snores", "restlessness", "gum problems", "erectile problems", "pneumothorax", "high blood sugars", "lactose", "coeliac", "prediabetes", "A1C", "HbA1c", "triglycerides", "blood lipids", "poor circulation", "irregular heartbeat", "irregular heartbeats", "heart conditions", "heart problems", "angina", "tachycardia", "atherosclerosis", "embolism", "hypotension", "varicose vein", "polyarthritis", "spondylosis", "fibrosis", "lumbago", "bursitis", "tennis elbow", "plantar fasciitis", "frozen shoulder", "whiplash", "stiff joints", "stiff neck", "joint damage", "bone loss", "aches", "stomach ache", "indigestion", "gastritis", "diverticulitis", "GERD", "SIBO", "gallbladder", "diarrhoea", "diarrhea", "food poisoning", "norovirus", "salmonella", "cholera", "typhoid", "polio", "chicken pox", "mpox", "monkeypox", "Zika", "AIDS", "HPV", "congestion", "runny nose", "shortness of breath", "breathlessness", "wheezing", "emphysema", "prostatitis", "bedwetting", "vaginal dryness", "thrush", "low testosterone", "hormone imbalance", "hormonal imbalances", "perimenopause", "night sweats", "heavy periods", "irregular periods", "preeclampsia", "pre-eclampsia", "baby blues", "colic", "teething", "lymphoma", "myeloma", "sarcoma", "carcinoma", "metastases", "concussion", "brain damage", "brain injury", "spinal injuries", "aphasia", "ALS", "Huntington's", "cerebral palsy", "muscular dystrophy", "restless legs", "narcolepsy", "sleepwalking", "nightmares", "night terrors", "sleep problems", "bad sleep", "bruxism", "teeth grinding", "TMJ", "cavities", "tooth decay", "dry mouth", "cold sore", "athlete's foot", "hives", "itching", "itchy skin", "dry skin", "scars", "stretch marks", "vitiligo", "alopecia", "sunburn", "lymphoedema", "lymphedema", "oedema", "edema", "water retention", "dry eyes", "eye strain", "lazy eye", "amblyopia", "astigmatism", "presbyopia", "poor vision", "deafness", "stage fright", "agoraphobia", "claustrophobia", "hallucinations", "paranoia", "mania", "bipolar", "cravings", "binge eating", "overeating", "attention deficit", "hyperactivity", "speech delay", "stammering", "Tourette's", "tics", "nervous breakdown", "exhaustion", "sarcoidosis", "metabolic syndrome", "insulin resistance", "hypoglycaemia", "hypoglycemia", "hypothyroidism", "hyperthyroidism", "Hashimoto's", "bacteria", "germs", "superbugs", "toxins", "chronic conditions", "medical conditions", "health problems", "health conditions", "skin conditions", "pregnancy loss", "blindness", "ageing", "aging", "cognitive decline", "forgetfulness", "suicide", "grief", "PMDD", "vaginismus", "premature ejaculation", "sexual dysfunction", "panic", "flares", "lung function", "kidney failure", "kidneys", "infarct", "chlamydia", "gonorrhoea", "gonorrhea", "hot flashes", "rosaceas", "tuberculosis", "dengue", "Ebola", "mumps", "chickenpox", "shingles", "scoliosis", "hernia", "slipped disc", "gallstones", "pancreatitis", "cirrhosis", "anaphylaxis", "gingivitis", "bad breath", "halitosis", "body odour", "dandruff", "cold sores", "ringworm", "scabies", "lice", "worms", "parasites", "candida", "fertility", "dizziness", "hearing", "eyesight", "short-sightedness", "nearsightedness", "long-sightedness", "bulimic", "miscarriage", "miscarriages", "ear ache", "earache", "toothache", "sore throat", "cough", "fever", "epileptic", "oxygen saturation", "STI", "STIs", "syphilis", "UTI", "cystitis", "eczemas", "dermatitis", "measles", "rabies", "tetanus", "cardiac arrest", "clots", "thrombosis", "aneurysm", "dementias", "weak heart", "bad back", "broken heart syndrome", "suicidal thoughts", "self-harm", "hormonal imbalance", "fibroids", "gut", "fungus", "nicotine", "arteries", "borderline", "neuropathy", "carpal tunnel", "tendonitis", "jet lag", "hangover", "hangovers", "warts", "varicose veins", "cellulite", "wrinkles", "haemorrhoids", "hemorrhoids", "dyslexia", "stuttering", "sinusitis", "tonsillitis", "polyps", "cysts", "heart rhythm", "palpitations", "tremor", "tremors", "paralysis", "spasms", "migraine", "migraines", "headache", "headaches", "anxiety", "phobia", "phobias", "depression", "depressive", "low mood", "insomnia", "sleeplessness", "sleep apnea", "sleep apnoea", "snoring", "diabetes", "blood sugar", "blood pressure", "hypertension", "cholesterol", "cancer", "cancers", "tumor", "tumors", "tumour", "tumours", "melanoma", "leukaemia", "leukemia", "asthma", "COPD", "bronchitis", "pneumonia", "arthritis", "osteoarthritis", "rheumatism", "gout", "osteoporosis", "eczema", "psoriasis", "acne", "rosacea", "rash", "rashes", "pain", "pains", "sciatica", "fibromyalgia", "lupus", "endometriosis", "PCOS", "multiple sclerosis", "Parkinson's", "Alzheimer's", "dementia", "memory loss", "stroke", "strokes", "heart attack", "heart attacks", "heart failure", "arrhythmia", "atrial fibrillation", "epilepsy", "seizure", "seizures", "ADHD", "autism", "PTSD", "trauma", "OCD", "schizophrenia", "psychosis", "burnout", "addiction", "addictions", "alcoholism", "anorexia", "bulimia", "obesity", "infertility", "erectile dysfunction", "impotence", "menopause", "hot flushes", "PMS", "cramps", "tinnitus", "vertigo", "glaucoma", "cataracts", "macular degeneration", "myopia", "vision loss", "hair loss", "baldness", "allergy", "allergies", "flu", "influenza", "colds", "COVID", "coronavirus", "virus", "viruses", "infection", "infections", "sepsis", "HIV", "herpes", "malaria", "hepatitis", "kidney stones", "fatty liver", "IBS", "Crohn's", "colitis", "heartburn", "reflux", "ulcers", "ulcer", "constipation", "bloating", "nausea", "incontinence", "thyroid", "anaemia", "anemia", "inflammation", "fatigue", "disease", "diseases", "illness", "illnesses", "disorder", "disorders", "symptoms", "ailments", "inhaler", "anxious", "bad nights", "mole", "arrhythmias", "a cold", "sickness", "fluctuating sugar", "sugar levels", "sugar spikes", "hiccups", "shin splints", "runner's knee", "mood swings", "racing thoughts", "worry", "worries", "overthinking", "stress", "burn-out", "low energy", "tiredness", "sleepless", "restless nights", "allergic", "allergens", "gluten", "lump", "lumps", "moles", "coughs", "overdose", "underactive", "bugs", "any bug", "fits", "stiffness", "swelling", "bowel", "digestion", "sore muscles", "sore back", "bad posture", "fear", "ADD", "attention problems", "on the spectrum", "narcissism", "broken sleep", "sleep debt", "hearts", "diabetic", "relapses", "flare-ups", "flare-up", "outbreaks", "outbreak", "sinus", "sinuses", "knees ache", "joint problems", "rheumatic", "deficiency", "numb fingers", "numbness", "pins and needles", "earwax", "snorer", "squint", "knock knees", "flat feet", "double chin", "split ends", "grey hair", "gray hair", "dark circles", "blackheads", "pimples", "boils", "sweating", "hyperhidrosis", "body odor", "shaking", "shaky hands", "polyp", "nosebleeds", "heavy bleeding", "spotting", "miscarry", "preterm birth", "jaundice", "croup", "RSV", "strep", "tonsils", "laryngitis", "hoarseness", "pleurisy", "asbestosis", "hypertensive", "clot", "DVT", "palpitation", "fainting", "faintness", "POTS", "dysautonomia", "ME/CFS", "chronic Lyme", "histamine intolerance", "parasite", "worm", "pelvic floor problems", "prolapse", "piles", "fissures", "gas", "bloat", "bloated", "hormone chaos", "estrogen dominance", "low T", "hot flush", "night sweat", "foggy brain", "fog", "writer's cramp", "RSI", "text neck", "hunchback", "sniffles", "runny noses", "common cold", "tummy ache", "upset stomach", "food coma", "drinking", "smoking", "smoker", "vaping", "doomscrolling", "procrastination", "shyness", "panicky", "heartbreak", "self-doubt", "low self-esteem", "anger", "rage", "intrusive thoughts", "compulsions", "hoarding", "tantrums"]
    unless beside: &plain ["rest and", "fluids", "help you recover", "helps you recover", "drink plenty", "measured", "rehab exercises from your", "no evidence", "are false", "is false", "a myth", "myths", "evidence that", "claims that", "walking", "regular walking", "running", "sleep study", "the flu shot", "on its own", "on their own", "by itself", "by themselves", "antibiotic", "regular exercise", "doctors diagnose", "doctors treat", "doctors use", "breathing test", "blood test", "is one treatment", "is a treatment", "are treatments", "the FDA warns", "warns about", "warns against", "products that promise", "beware", "scam", "scams", "laboratory", "condom", "condoms", "helmet", "in check with", "to reduce the risk", "reduce motion", "reduce notifications", "can reduce", "may reduce", "people", "water", "under running", "could have", "antihistamines", "the body", "sun cream", "painkillers can", "steroids", "helps the body", "donor", "blood donation", "volunteers", "who has", "who have", "read about", "read more", "when you", "when the", "when your", "when used", "when a", "if you", "if the", "if your", "if symptoms", "if a", "if someone", "if it", "whether you", "whether your", "smoking", "smokers", "diet", "exercise", "alcohol", "raises", "raise", "increases", "increase", "higher", "sunscreen", "exercising", "cool", not, "isn't", "doesn't", "don't", "can't", "won't", cannot, "your doctor", "a doctor", "the doctor", "your doctor's", "doctors", "their doctor", physicians, clinicians, "your GP", "a GP", "health professional", "health professionals", "healthcare professional", "healthcare provider", "care team", "your nurse", pharmacist, medicines, medicine, medication, medications, tablets, antibiotics, paracetamol, ibuprofen, aspirin, acetaminophen, triptans, insulin, inhalers, vaccine, vaccines, vaccination, "is used to", "are used to", "used for", "used in", "can help", "may help", "might help", "helps to", may, might, how, what, which, why, where, "have you", "diagnosed with", wash, washing, learn, article, articles, research, researchers, study, studies, scientists, "some people", "many people", "most people", "people with", "people who", "patients who", "patients with", should, must, "history of", record, log, note, "write down", track, diary, entry, entries, report, reported, "did you", "do you", "did your", spread, spreading, pass on, "first aid", emergency, ambulance, "911", "112", "999", surgery, hospital, clinic, guideline, guidelines, trial, donate, charity, foundation, awareness, "caused by", "cause of", "causes of", "a sign of", "signs of", "a symptom", "symptoms include", include, includes, usually, often, sometimes, typically, although, rarely, ask, "talk to", "see a", "seek", "feel", "filter", "delete", "export", "list", "hours", "minutes ago", "last", "since", "please", "reminder", "settings", "screen", "select", "choose", "tap", "enter", "rate", "sun protection", "blood cells", "is offered", "do not detect", "does not detect", "not detect", "cannot detect", "crash", "chart", "graph", "physical activity", "being active", "stay active", "contact tracing", "tested positive", "close contact", "exposed to", "isolate", "survey", "household", "statins", "beta blockers", "antibodies", "antibody", "breastfeeding", "the liver", "handwashing", "hand washing", "washing hands", "washing your hands", "wash your hands", "fluoride", "brushing", "toothbrushing", "flossing", "balanced diet", "healthy diet", "healthy eating", "folic acid", "vitamin D", "iodine", "mammogram", "mammograms", "mammography", "smear test", "colonoscopy can", "an ECG", "X-ray can", "defibrillator", "adrenaline", "epinephrine", "immunisation", "immunization", "behavioural therapy", "behavioral therapy", "talking therapy", "for many", "the brain", "the heart", "the skin", "cover the wound", "the wound", "wounds", "blisters", "face, arms", "know the signs", "recognise the signs", "recognize the signs", "learn to recognise", "learn to recognize", "signs of a heart attack", "signs of a stroke", "public health", "health service", "herd immunity", "mosquito nets", "seat belts", "helmets", "swimming", "cycling", "yoga can", "quitting smoking", "not smoking", "smoke alarms", "antihistamine", "antivirals", "radiotherapy", "transplant", "a stent", "pacemaker", "sterilisation", "pasteurisation", "clean water", "good hygiene", "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "can not", "could not", "does not", "do not", "is not", "are not", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "physiotherapy eases", "insulin keeps", "insulin lowers", "only a professional"]
    level: error
    locale: en
    tags: [fda, eu, cap, hwg]
    because: It says that the app treats a disease, which makes it a medical device.
    instead: [may help living well with …]
    source: [HC-FDA-GW, HC-FDA-FRAUD, HC-MDR-2, HC-CAP-12.1]
    examples:
      - { text: Alleviates the fatigue that comes with lupus, expect: found }
      - { text: Watch your acid reflux disappear, expect: found }
      - { text: Asthma is treated with inhalers., expect: clean }
      - { text: Learn how doctors treat migraine., expect: clean }
      - { text: Reverse the order, expect: clean }

  - id: prevents-condition
    forbid: ["arm yourself", "spread of cancer", "prevents the spread", "never catch another", "another cold", "protects unborn", "protects your baby", "keeps the", "immune against", "makes you immune", "catch another", "guards", "guard", "you are protected", "cuts your", "cut your", "lowers your", "reduces your", "drops your", "by 10 percent", "by 20 percent", "by 30 percent", "by 40 percent", "by 50 percent", "by 60 percent", "by 70 percent", "by 80 percent", "by 90 percent", "by 60 %", "by 50 %", "by up to", "in half", "by half", "rest assured", "no chance for", "out of reach", "never be ill", "never ill", "never sick", "be ill again", "be sick again", "stand a chance", "stands no chance", "no chance", "in their tracks", "in its tracks", "cut the risk", "cuts the risk", "halves the risk", "slash your", "slashes", "slash", "your chance of", "your chances of", "chance of a", "the odds of", "your odds", "your likelihood", "catch a", "catches a", "at a distance", "out of your life", "out of your home", "bulletproof", "armour against", "armor against", "barrier against", "defence against", "defense against", "insurance against", "stops before", "stop before", "spare yourself", "spares you", "saves you from", "save you from", "immunity to", "immunity against", "immunised", "immunized", "vaccinates you", "before they happen", "before it happens", "before they begin", "before it begins", "so that you never", prevents, prevent, preventing, prevention, "protects", "protect", "protection against", "protection from", shields, shield, "ward off", "wards off", "keeps away", "keep away", "keeps you away", "at bay", "stave off", "staves off", "fend off", "fends off", "your risk of", "never get", "never suffer", "never catch", "never again", "immune to", "immunises", "immunizes", "safe from", "guards against", "guard against", "guards you", "defends against", "defend against", "defends you", "blocks", "avoids", "steer clear of", "before it starts", "before they start", "nip in the bud", "outsmart"]
    beside: *diseases
    unless beside: *plain
    level: error
    locale: en
    tags: [fda, eu, cap]
    because: It says that the app prevents a disease, which makes it a medical device.
    instead: [may help to reduce the risk of …]
    source: [HC-FDA-GW, HC-FDA-FRAUD, HC-MDR-2]
    examples:
      - { text: A daily routine that keeps dementia at bay, expect: found }
      - { text: Cuts your risk of a stroke in half, expect: found }
      - { text: Vaccines protect against flu., expect: clean }
      - { text: Washing your hands may help to prevent infections., expect: clean }
      - { text: Prevent duplicate entries, expect: clean }

  - id: detects-condition
    forbid: ["hear your", "hears your", "with your camera", "with the camera", "any rash", "any mole", "most accurate", "knows about", "knows before", "what is wrong with you", "for signs of", "at first sight", "know if you are", "know if you're", "tells you if you", "tells you whether you", "whether you have", "if you have", "from your wrist", "from the wrist", "wrist", "your phone's camera", "phone camera", "from a photograph", "from a picture", "from a drop", "from one drop", "a single drop", "from a recording", "from your typing", "from your gait", "from a fingerprint", "images of", "sees early", "at an early stage", "early stage", "in early stages", "before it is too late", "before your doctor", "before anyone", "ahead of time", "days ahead", "hours ahead", "24 hours ahead", "pinpoints", "pinpoint", "tracks down", "diagnosed in", "a diagnosis in", "with one tap", "with a tap", "in a snap", "likely suffering", "likely to have", "you are suffering", "positive for", "your results", "your score suggests", "your result suggests", "consistent with", "indicates", "indicate", "points to", "analyses images", "analyzes images", "monitors and predicts", "foretell", "foretells", "forecast", "anticipates", "before they strike", "before it strikes", "names the", "names your", "name the", "tells apart", "tell apart", "distinguishes", "distinguish", "differentiates", "tells the difference", "early warning", "coming", "screen your", "our AI", "our algorithm", "the algorithm", "artificial intelligence", "check at home", "home test", "listens to", "listen to your", "examines", "examine", "inspects", "classifies", "assess your", "a diagnosis", "your diagnosis", "diagnosed by the app", "doctor-level", "warns you hours", "you will get", "you are going to get", "you are at risk", "which disease", "what disease", "what illness", "which illness", "what is behind", "is behind your", "measures", "hours before", "days before", "minutes before", "know today", "know now", "know early", "in seconds", "at home", "hear", "estimates", "estimate", "guesses", "foresees", "sees your", "can see", "see depression", "reads your", "read your", "tell if", "tells if", "knows whether", "knows if", "find out if", "find out whether", "know whether", "first signs of", "early signs of", "earliest signs", "early stages of", "in advance", "years earlier", "before you do", "before symptoms", "before doctors", "decodes", "interprets", "evaluates your", "grades your", "monitors your", "listens for", "watches for", "senses", "screening for", "self-test", "quiz", "from a selfie", "from a photo", "from your voice", "from your face", "from a cough", "score your", "confirms", "confirm", diagnoses, diagnose, diagnosing, "diagnosis of", "diagnosis for", detects, detect, detecting, detection, identifies, identify, recognises, recognizes, recognise, recognize, spots, "spot", "finds", "screens for", "screens you", "screens your", "scans for", "scan for", "scans your", "checks for", "check for", "checks you for", "tests for", "test for", "test yourself", "tests you", "warns you", "warn you", "warns of", "alerts you", "alert you", predicts, predict, predicting, prediction, forecasts, "you may have", "you might have", "you probably have", "you likely have", "tells you if", "tells you whether", "find out", "reveals", "reveal", uncovers, uncover, catches, catch, discovers, discover, determines, determine, "measures your", "rules out", "rule out", analyses, analyzes, "analyse your", "analyze your", "sees", "knows", "picks up", "sniffs out", "assesses your", "calculates your", "hears", "flags"]
    beside: *diseases
    unless beside: ["no evidence", "are false", "is false", "a myth", "myths", "evidence that", "claims that", "walking", "regular walking", "running", "sleep study", "the flu shot", "condoms", "on its own", "on their own", "by itself", "by themselves", "antibiotic", "regular exercise", "doctors diagnose", "doctors treat", "doctors use", "breathing test", "blood test", "is one treatment", "is a treatment", "are treatments", "the FDA warns", "warns about", "warns against", "products that promise", "beware", "scam", "scams", "laboratory", "who has", "who have", "read about", "read more", "when the", "when your", "when used", "when a", "if the", "if your", "if symptoms", "if a", "if someone", "smoking", "smokers", "diet", "exercise", "alcohol", "raises", "raise", "increases", "increase", "higher", "sunscreen", "exercising", "cool", not, "isn't", "doesn't", "don't", "can't", "won't", cannot, "your doctor", "a doctor", "the doctor", "your doctor's", "doctors", "their doctor", physicians, clinicians, "your GP", "a GP", "health professional", "health professionals", "healthcare professional", "healthcare provider", "care team", "your nurse", pharmacist, medicines, medicine, medication, medications, tablets, antibiotics, paracetamol, ibuprofen, aspirin, acetaminophen, triptans, insulin, inhalers, vaccine, vaccines, vaccination, "is used to", "are used to", "used for", "used in", "can help", "may help", "might help", "helps to", may, might, which, why, where, "have you", "diagnosed with", wash, washing, learn, article, articles, research, researchers, study, studies, scientists, "some people", "many people", "most people", "people with", "people who", "patients who", "patients with", should, must, "history of", record, log, note, "write down", track, diary, entry, entries, report, reported, "did you", "do you", "did your", spread, spreading, pass on, "first aid", emergency, ambulance, "911", "112", "999", surgery, hospital, clinic, guideline, guidelines, trial, donate, charity, foundation, awareness, "caused by", "cause of", "causes of", "a sign of", "signs of", "a symptom", "symptoms include", include, includes, usually, often, sometimes, typically, although, rarely, ask, "talk to", "see a", "seek", "feel", "filter", "delete", "export", "list", "hours", "minutes ago", "last", "since", "please", "reminder", "settings", "screen", "select", "choose", "tap", "enter", "rate", "what is", "how to", "how doctors", "if you feel", "if you think", "ask if", "sun protection", "blood cells", "is offered", "do not detect", "does not detect", "not detect", "cannot detect", "crash", "chart", "graph", "physical activity", "being active", "stay active", "contact tracing", "tested positive", "close contact", "exposed to", "isolate", "survey", "household", "statins", "beta blockers", "antibodies", "antibody", "breastfeeding", "the liver", "handwashing", "hand washing", "washing hands", "washing your hands", "wash your hands", "fluoride", "brushing", "toothbrushing", "flossing", "balanced diet", "healthy diet", "healthy eating", "folic acid", "vitamin D", "iodine", "mammogram", "mammograms", "mammography", "smear test", "colonoscopy can", "an ECG", "X-ray can", "defibrillator", "adrenaline", "epinephrine", "immunisation", "immunization", "behavioural therapy", "behavioral therapy", "talking therapy", "for many", "the body", "the brain", "the heart", "the skin", "cover the wound", "the wound", "wounds", "blisters", "face, arms", "know the signs", "recognise the signs", "recognize the signs", "learn to recognise", "learn to recognize", "signs of a heart attack", "signs of a stroke", "public health", "health service", "herd immunity", "mosquito nets", "seat belts", "helmets", "swimming", "cycling", "yoga can", "quitting smoking", "not smoking", "smoke alarms", "antihistamine", "antihistamines", "antivirals", "radiotherapy", "transplant", "a stent", "pacemaker", "sterilisation", "pasteurisation", "clean water", "good hygiene", "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "can not", "could not", "does not", "do not", "is not", "are not", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "physiotherapy eases", "insulin keeps", "insulin lowers", "only a professional"]
    level: error
    locale: en
    tags: [fda, ftc, eu, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: [patterns in your entries]
    source: [HC-FDA-GW, HC-FTC-MELAPP, HC-MDR-7, HC-HWG-9]
    examples:
      - { text: A selfie reveals anaemia, expect: found }
      - { text: Catches pneumonia from a cough, expect: found }
      - { text: Blood tests are used to diagnose diabetes., expect: clean }
      - { text: This app does not diagnose depression., expect: clean }
      - { text: Detect the language, expect: clean }

  - id: instead-of-care
    forbid: ["no medication required", "no medication needed", "no medicine needed", "no drugs needed", "no drugs required", "no surgery needed", "no surgery required", "no prescription required", "no prescription needed", "no needles required", "no injections needed", "no counselling or medication", "no pills needed", "no appointment needed", "any doctor", "any physician", "any specialist", "can be used instead", "used instead", "works where", "where others fail", "where other", "where medicine fails", "when nothing else", "when everything else failed", "nothing else worked", "off your", "off blood pressure", "wean off", "taper off", "free yourself from", "lose the", "without the risks", "without the side effects", "no appointment", "no appointments", "skip the", "spares you", "spare yourself", "save the trip", "save on", "save money on", "never see a", "never have to", "the end of", "bin", "put down the", "kick the", "reduces the need", "reduce the need", "eliminates", "makes unnecessary", "render", "renders", "not required", "better results than", "outsmarts", "outdoes", "beats your", "like your own", "always on call", "on call", "no psychologist", "no doctor", "no therapist", "no physician", "no cardiologist", "no specialist", "no dermatologist", "no psychiatrist", "no pill", "no pills", "can do better", "does better", "does it better", "stop paying", "start healing", "gather dust", "gathers dust", "like a", "forget needles", "without needles", "reads X-rays", "all you need", "the only one you need", "all the care you need", "swap your", "swap", "swaps", "trade your", "exchange your", "why take", "why see", "why go to", "why pay", "quit your", "can finally quit", "saves you", "save yourself", "pill-free", "drug-free", "one app", "are history", "had their day", "have had their day", "belong to the past", "retire your", "fire your", "sack your", "break up with", "forgo", "more precise than", "beats any", "beat any", "outclasses", "outclass", "surpasses", "surpass", "exceeds", "rivals", "rival", "equals", "matches", "leaves behind", "leave your", "in the drawer", "bin the", "bin your", "chuck", "flush your", "everything a", "all that a", "does what a", "do what a", "what your doctor", "on your wrist", "on your phone", "at home instead", "finally off", "finally come off", "freedom from", "free from", "free of", "liberates you from", "cheaper than", "better at", "knows more than", "sees more than", "who needs", "who needs a", "goodbye", "farewell", "bye", "without going to", "without having to see", "without leaving", "without consulting", "without asking", "without a trip", "without the need", "unneeded", "needless", "pointless", "outdated", "a thing of the past", "trust us more", "more than your", "better diagnosis than", replaces, replace, replacing, replacement, "instead of", "in place of", "no need for", "no need of", "no need to", "no longer need", "no longer needed", "no longer necessary", "never need", "won't need", "will not need", "don't need", "do not need", "needs no", "need no", "no more", "skip", "skips", "forget", "ditch", "dump", "drop your", "get off", "come off", "wean yourself", "better than", "superior to", outperforms, "beats", "more accurate than", "more reliable than", "more effective than", "as effective as", "as accurate as", "as good as", "as reliable as", "just as well as", "works like", "acts like", "smarter than", "faster than", "safer than", "stronger than", "stop taking", "stop seeing", "quit taking", "throw away", "throw out", "toss", "cancel your", "goodbye to", "say no to", "eliminates the need", "makes obsolete", "obsolete", "unnecessary", "superfluous", "redundant", "without ever", "without seeing", "without visiting", "without a prescription", "save yourself the trip", "saves you the trip", "substitute for", "substitutes", "alternative to", "rather than", "like having", "in your pocket", "your own", "your personal", "your virtual", "your digital", "your AI", "cut out", "reduce your", "lower your", "halve your"]
    beside: ["Prozac", "Zoloft", "Xanax", "Valium", "Adderall", "Lipitor", "Wegovy", "Cialis", "Tylenol", "Advil", "Nurofen", "Voltaren", "Ventolin", "Humira", "Metformin", "Lexapro", "Cymbalta", "Ambien", "Oxycontin", "SSRIs", "SSRI", "beta-blockers", "cortisone", "benzos", "antidepressant", "statin", "sleeping pill", "sleeping pills", "sleeping tablets", "pill", "antibiotic", "doctor's office", "doctor's visit", "doctor's visits", "visit to the doctor", "trips to the doctor", "dermatology", "cardiology", "psychiatry", "other therapies", "conventional therapy", "conventional therapies", "conventional treatment", "conventional medicine", "prescription drugs", "prescription drug", "prescription medication", "prescription medicine", "blood pressure meds", "blood pressure medication", "counselling", "counseling", "medical examination", "professional help", "optometrist", "eye doctor", "orthodontist", "gynaecologist", "gynecologist", "urologist", "oncologist", "endocrinologist", "paramedic", "health care", "healthcare", "doctor's appointment", "doctor's appointments", "blood pressure cuff", "thermometer", "stethoscope", "pulse oximeter", "reading glasses", "contact lenses", "braces", "hip replacement", "knee replacement", "transplant", "dialysis", "infusion", "needle", "biopsy", "colonoscopy", "smear test", "ultrasound", "birth control pill", "contraceptive pill", "the pill", "melatonin", "painkilling", "opioids", "steroids", "beta blockers", "triptans", "Viagra", "Ritalin", "Botox", "Ozempic", "needles", "X-rays", "nobody", "emergency room", "ER visit", "ER visits", "nutritionist", "coach and doctor", "hospital device", "medical device", "waiting room", "waiting rooms", "sleep lab", "sleep labs", "lab", "laboratory", "blood pressure tablets", "professional diagnosis", "diagnosis", "clinicians", "clinician", "dentist", "pharmacist", "therapies", "scalpel", "syringe", "injections", "check-up", "check-ups", "examination", doctor, doctors, "doctor's", physician, physicians, "GP", specialist, specialists, therapist, therapists, psychologist, psychologists, psychiatrist, psychiatrists, cardiologist, cardiologists, dermatologist, dermatologists, radiologist, radiologists, neurologist, neurologists, midwife, nurse, dietitian, physiotherapist, paediatrician, pediatrician, "doctor visits", "medical advice", "medical care", medication, medications, medicine, medicines, meds, pills, drugs, tablets, painkillers, painkiller, antidepressants, antibiotics, statins, insulin, inhaler, inhalers, chemotherapy, chemo, surgery, operation, physiotherapy, psychotherapy, therapy, prescription, hospital, clinic, vaccines, vaccine, vaccination, "blood test", "blood tests", "lab test", "lab tests", ECG, EKG, MRI, "X-ray", mammogram, "glucose meter", "finger pricks", glasses, "hearing aid", "hearing aids", treatment, treatments, dosage, "your dose"]
    unless beside: ["does not replace", "do not replace", "doesn't replace", "cannot replace", "can't replace", "not replace", "never replace", "never replaces", "not a substitute", "no substitute", "not a replacement", "not intended", "is not", "are not", "not an alternative", "do not stop", "don't stop", "never stop", "not stop", "do not skip", "don't skip", "never skip", "do not drop", "before", after, ask, "talk to", "speak to", "consult", "contact", "call", emergency, if, unless, when, may, might, should, must, reminder, reminders, remind, skipped, dose skipped, "a dose", "this dose", "the dose", "next dose", delete, edit, add, cancel reminder, appointment, consider, expires, expired, "your own risk", notes, list, name, device, refill, "share with", battery, file, photo, "cannot", "some people", research, study, studies, record, log, settings, schedule, stock, how, what, which, "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "can't", "can not", "could not", "does not", "do not", "don't", "doesn't", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never instead", "not suitable", "no warranty", "minutes of movement", "150 minutes"]
    level: error
    locale: en
    tags: [cap, fr-csp, fda]
    because: It puts the app in the place of a doctor, a medicine or a test.
    instead: [together with your doctor]
    source: [HC-CAP-12.2, HC-FR-R5213, HC-FDA-GW]
    examples:
      - { text: Toss your inhaler, expect: found }
      - { text: More accurate than any blood test, expect: found }
      - { text: It does not replace a visit to your doctor., expect: clean }
      - { text: Skip this dose, expect: clean }

  - id: promised-result
    forbid: ["or you don't pay", "or you do not pay", "or it's free", "or it is free", "or get a refund", "in one evening", "every single user", "whoever you are", "every patient", "each user", "all patients", "everyone who uses", "or a refund", "full refund", "results or", "we stand by", "always and", "get your money back", "money back", "for everybody", "no exceptions", "is certain", "are certain", "results certain", "success certain", "certainty", "you will be cured", "never disappoints", "unfailing", "unfailingly", "in every case", "for everyone", "for every", "all users", "every user", "zero risk", "promise", "we promise", "promises", guaranteed, guarantee, guarantees, "100%", "100 %", "100 percent", "one hundred percent", "always works", "never fails", "cannot fail", "can't fail", "works for everyone", "works for everybody", "works for anyone", "works every time", "works without fail", "every time", "every single time", "no matter", "without exception", infallible, foolproof, surefire, "sure-fire", "for sure", "zero failures", "or your money back"]
    beside: ["quit", "quit smoking", "stop smoking", "knees", "sharper eyes", "sober", "cure your", "cholesterol", "blood pressure", "younger", "smokers", "fat", "drop", "headache", "migraines", "sleep like", "smoke-free", "weight", "hair", "skin", "gets better", "get better", "improves", "improve", "feels better", "feel better", "refund", "recovers", "always", "everybody", "if it fails", "reversal", "money", "result certain", "stop a migraine", results, result, relief, cure, cures, recovery, recover, effective, effectiveness, efficacy, accurate, accuracy, reliable, "weight loss", "lose weight", slimmer, success, successful, healing, "pain-free", pain, symptoms, works, work, sleep, asleep, pregnant, pregnancy, healthy, health, remission, improvement, treatment, therapy, method, protection, diagnosis, diagnoses, detection, cured, anxiety, migraine, method, fails]
    unless beside: ["on its own", "on their own", "by itself", "by themselves", "antibiotics", "antibiotic", "vaccine", "vaccines", "many people", "some people", "most people", "exercise", "regular exercise", "doctors diagnose", "doctors treat", "doctors use", "breathing test", "blood test", "is one treatment", "is a treatment", "are treatments", "the FDA warns", "warns about", "warns against", "products that promise", "beware", "scam", "scams", "laboratory", "annual plans", "annual plan", "monthly plan", "subscription", "plans", not, no, "cannot guarantee", "does not", "do not", goal, target, battery, download, uploaded, "complete", progress, volume, brightness, charge, charged, warranty, warranties, liability, "never", if, may, law, statutory, legal, juice, accurate information, availability, "make certain", "certain conditions", "certain medicines", "certain foods", "a certain", "certain people", "certain types", "each time", "every time you", record, log, "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "cannot", "can't", "can not", "could not", "don't", "doesn't", "is not", "are not", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "minutes of movement", "150 minutes"]
    level: error
    locale: en
    tags: [hwg, es-rd, cap, fr-csp]
    because: It promises success; none is certain.
    instead: [may]
    source: [HC-HWG-3, HC-ES-4, HC-FR-R5213]
    examples:
      - { text: A foolproof method for deep sleep, expect: found }
      - { text: We guarantee your recovery, expect: found }
      - { text: We do not guarantee any results., expect: clean }
      - { text: 100% of your sleep goal, expect: clean }

  - id: claimed-proof
    forbid: ["peer-reviewed papers", "peer-reviewed studies", "hundreds of studies", "dozens of studies", "shown to be even more effective", "science finally", "perfected by science", "prescribed by nature", "proven solution", "proven healing", "science says", "the science says", "science confirms", "science has spoken", "tried and tested in", "developed at Harvard", "developed at Stanford", "developed at MIT", "developed at Oxford", "clinical trials prove", "clinical trials show", "clinical trials have shown", "clinical studies show", "shown in trials", "shown in clinical trials", "shown in studies", "studies confirm", "research confirms", "research has proven", "research has shown that our", "peer-reviewed results", "backed by clinical", "backed by research", "backed by studies", "backed by evidence", "supported by clinical", "supported by science", "based on science", "rooted in science", "evidence-based results", "Nobel Prize", "Nobel-winning", "doctors don't want you", "doctors do not want you", "doctors won't tell you", "doctors will not tell you", "doctors hate", "big pharma", "pharma doesn't want", "pharma does not want", "the secret doctors", "secret that doctors", "what your doctor won't tell you", "hidden from you", "proven in", "proven by", "trials prove", "trials show", "proven over", "{proven} in over", "confirmed in", "demonstrated in", "experts call", "doctors call", "the science behind", "proven by doctors", "tested by doctors", "scientifically advanced", "most scientific", "scientifically superior", "{science} has spoken", "{science} have spoken", "{science} {proves} it", "scientific proof", "scientific evidence proves", "proof that it works", "proven track record", "scientifically sound method", "{field} {proven}", "{proven} by {science}", "{proven} in {science}", "{proven} through {science}", "proven to", "proven results", "proven method", "proven effectiveness", "proven efficacy", "{science} {proves}", "{science} has {proved}", "{science} have {proved}", "shown to work", "medical breakthrough", "scientific breakthrough", "breakthrough treatment", "breakthrough therapy", "breakthrough in", "revolutionary treatment", "revolutionary therapy", "revolutionary method", "revolutionary discovery", "revolutionary breakthrough", "groundbreaking treatment"]
    words:
      field: [laboratory, lab]
      proven: [proven, tested, validated, verified, confirmed, demonstrated, established, backed, supported, endorsed, "proved"]
      science: [science, research, researchers, scientists, studies, "clinical studies", "clinical trials", trials, experts, scientific studies, "medical studies", "leading scientists", universities, "peer-reviewed studies", "independent studies", "doctors", "the latest research"]
      proves: [proves, prove, confirms, confirm, demonstrates, demonstrate, agrees]
      proved: [proven, confirmed, demonstrated, proved]
    unless within: ["{field} proven to be", "not {field} {proven}", "not been {field} {proven}", "research has confirmed that", "studies confirm that", "no study has proven"]
    level: error
    locale: en
    tags: [ftc, cap, eu, es-rd]
    because: It claims proof, which takes randomised trials of this very product.
    instead: [name the study]
    source: [HC-FTC-HPCG, HC-CAP-12.1, HC-ES-4]
    examples:
      - { text: Confirmed by clinical trials, expect: found }
      - { text: Lab-tested and laboratory confirmed, expect: found }
      - { text: Find clinical trials near you, expect: clean }

  - id: claimed-approval
    forbid: ["should prescribe", "should recommend", "should use", "would pick", "pick us", "choose us", "choose", "trusts us", "trust us", "uses us", "used in hospitals", "used in clinics", "used by hospitals", "prefer", "preferred", "number one choice", "the choice of", "first choice", "first choice of", "preferred by", "used and loved", "loved and used", "recommended by", "leading", "world's leading", "top choice", "developed with", "created by", "designed with", "built by", "count on us", "count on", "counts on", "turn to us", "stand behind", "stands behind", "call it", "calls it", "around the globe", "supports", "support", "swears by", "recommends it", "uses it", "loves", "love it", "seal from", "blessing from", "partner of", "partnered with", "in partnership with", "in cooperation with", "agrees", approved, approves, certified, certification, endorsed, endorses, endorsement, authorised, authorized, accredited, licensed, recommended, recommends, recognised, recognized, "backed", validated, cleared, registered, trusted, "seal of approval", "the blessing of", supported, "chosen by", "used by", prescribed, prescribe, "swear by", "rely on", "vouch for", "developed by", "designed by", "loved by", praised, "number one", "#1", favourite, favorite, "recommend", "approve", "agree", "trust"]
    beside: ["every surgeon", "every cardiologist", "every neurologist", "every psychiatrist", "all doctors", "all surgeons", "any surgeon", "surgeon should", "doctor should", "gynaecologists", "gynecologists", "urologists", "oncologists", "paediatric nurses", "nutritionists", "dietitians", "physiotherapists", "optometrists", "Olympic physicians", "university hospitals", "the medical profession", "the EU", "European Union", "medical app", "medical device", "health insurance", "dentist", "dentists", "midwife", "every doctor", "any doctor", "your dentist", "every therapist", "scientists", "ministry", FDA, EMA, MHRA, TGA, NHS, "the WHO", CDC, "Health Canada", "World Health Organization", "World Health Organisation", "Ministry of Health", "Department of Health", "health ministry", "health authorities", "health authority", "the authorities", regulators, regulator, "the government", "government-approved", "Red Cross", "medical association", "heart association", "medical board", "health insurers", cardiologists, neurologists, dermatologists, psychiatrists, psychologists, therapists, physicians, specialists, "health professionals", "healthcare professionals", "medical professionals", "medical experts", "health experts", "sleep experts", "leading experts", "leading doctors", "top doctors", "thousands of doctors", "our doctors", "doctors worldwide", "most doctors", "many doctors", "nine out of ten", "9 out of 10", "9 in 10", nurses, pharmacists, midwives, paediatricians, pediatricians, hospitals, clinics, surgeons, "Nobel", Harvard]
    unless beside: ["working with leading", "hospitals near", "help", "appointment", "notes", "invite", "emergency", not, never, no, unless, if, "your doctor", "a doctor", vaccine, vaccines, vaccination, amount, daily intake, guideline, guidelines, guidance, that, dose, "at least", research, may, must, information, data, source, sources, copyright, trademark, trademarks, opened, account, license, licence, "Apache", "find", "search", "near you", list, contact, talk, ask, exercise, sleep hours, adults, "who is", how, what, which, "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "cannot", "can't", "can not", "could not", "does not", "do not", "don't", "doesn't", "is not", "are not", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "minutes of movement", "150 minutes"]
    level: warning
    locale: en
    tags: [fda, ftc, tga, eu, es-rd, hwg]
    because: It lets an authority or a profession stand for the product.
    instead: ["who says so, and the true status with its number"]
    source: [HC-FDA-807, HC-FTC-255, HC-TGA-ARTG, HC-ES-4, HC-HWG-11]
    examples:
      - { text: With the blessing of leading experts, expect: found }
      - { text: Certified by the Ministry of Health, expect: found }
      - { text: The WHO recommends that adults move every day., expect: clean }

  - id: immune-claim
    forbid: ["turn your", "turns your", "fortress", "wall", "castle", "army", "steel", "into a", "fight off", "fights off", "helps fight", "power of", "superpowers", "superpower", "bulletproof", "wakes", "wake up", "wakes up", "invincible", "unstoppable", "armour", "armor", "shield", "ironclad", "multiplies", "doubles", "upgrade", "upgrades", "fuel", "fuels", "recharge", "recharges", "steels", "harden", "hardens", boosts, boost, boosting, strengthens, strengthen, strengthening, supercharges, supercharge, increases, stimulates, stimulate, improves, enhances, enhance, activates, activate, awakens, powers up, fortifies, fortify, reinforces, supports, builds, build, turbocharge, maximise, maximize, optimises, optimizes, restores, "super", "stronger", "unbeatable", "raises", "arm your", "train your", "trains your"]
    beside: ["immune system", immunity, "immune response", "immune defence", "immune defences", "immune defense", "immune defenses", "immune health", "natural defences", "natural defenses", "body's defences", "body's defenses", "body's own defences", antibodies, "killer cells", "self-healing powers", "self-healing"]
    unless beside: [not, vaccine, vaccines, vaccination, can, may, might, doctor, doctors, how, what, learn, research, study, people, healthy diet, if, "sun protection", "sunscreen", "blood cells", "is offered", "do not detect", "does not detect", "not detect", "cannot detect", "crash", "chart", "graph", "physical activity", "being active", "stay active", "contact tracing", "tested positive", "close contact", "exposed to", "isolate", "survey", "household", "statins", "beta blockers", "antibodies", "antibody", "breastfeeding", "the liver", "handwashing", "hand washing", "washing hands", "washing your hands", "wash your hands", "fluoride", "brushing", "toothbrushing", "flossing", "balanced diet", "healthy eating", "folic acid", "vitamin D", "iodine", "mammogram", "mammograms", "mammography", "smear test", "colonoscopy can", "an ECG", "X-ray can", "defibrillator", "adrenaline", "epinephrine", "immunisation", "immunization", "behavioural therapy", "behavioral therapy", "talking therapy", "many people", "some people", "most people", "for many", "the body", "the brain", "the heart", "the skin", "cover the wound", "the wound", "wounds", "blisters", "face, arms", "know the signs", "recognise the signs", "recognize the signs", "learn to recognise", "learn to recognize", "signs of a heart attack", "signs of a stroke", "public health", "health service", "herd immunity", "mosquito nets", "seat belts", "helmets", "regular exercise", "swimming", "cycling", "yoga can", "quitting smoking", "not smoking", "smoke alarms", "antihistamine", "antihistamines", "antivirals", "radiotherapy", "transplant", "a stent", "pacemaker", "sterilisation", "pasteurisation", "clean water", "good hygiene", "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "cannot", "can't", "can not", "could not", "does not", "do not", "don't", "doesn't", "is not", "are not", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "physiotherapy eases", "insulin keeps", "insulin lowers", "only a professional"]
    level: error
    locale: en
    tags: [fda, eu, cap]
    because: It says that the app strengthens the immune system, which no app was shown to do.
    instead: [what it does]
    source: [HC-FDA-FRAUD, HC-FTC-HPCG, HC-MDR-2]
    examples:
      - { text: Arm your natural defences, expect: found }
      - { text: Vaccines train your immune system., expect: clean }

  - id: no-harm
    forbid: ["{no} risk of {harm}", "risk of side effects whatsoever", "safe for everyone", "safe for pregnant", "safe for all ages", "including pregnant women", "do you harm", "do no harm", "does no harm", "cause no harm", "suitable for absolutely everyone", "suitable for everyone", "suitable for all ages", "safe at any dose", "cannot take too much", "no overdose", "nothing to fear", "harms nobody", "harms no one", "nothing can happen", "nothing bad can happen", "so gentle", "cannot overdose", "free of chemicals", "{no} {harm}", "{wholly} {safe}", "cannot harm", "can't hurt", "cannot hurt", "can do no harm", "safe for all", "safe for the whole family", "safe for children and", "safe for anyone", "safe for everybody", "safe in pregnancy", "harm-free", "free of risk", "free from risk", "without the side effects", "gentle and safe", "nothing to lose"]
    words:
      no: ["no", "without", "without any", "zero", "no known", "free of", "free from", "never any", "not a single", "none of the", "has no", "absolutely no", "with no"]
      harm: ["side effects", "side effect", "adverse effects", "adverse reactions", "risks", "risk to your health", "risk of harm", "danger", "dangers", "harmful effects", "unwanted effects", "undesirable effects", "health risks"]
      wholly: [totally, completely, absolutely, perfectly, entirely, always, 100%, "100 %", "fully", proven, guaranteed]
      safe: [safe, harmless, risk-free, "without risk", "gentle"]
    unless within: ["no side effects were", "no side effects to show", "no side effects entered", "not {wholly} {safe}", "is {wholly} safe to delete", "no side effects today", "no side effects recorded", "no side effects logged", "no side effects yet", "no side effects reported"]
    unless beside: ["cannot guarantee guarantee", "do not guarantee", "not guarantee", "no guarantee", "does not guarantee", "is not guaranteed", "not guaranteed", "cannot promise", "do not promise", "without your code", "without your password", "without your PIN", "without your permission", "without your consent", "your settings", "in settings", "subscription", "trial", "warranty", "licence", "license", "liable", "not responsible", "is not", "are not", "third parties", "policy", "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "cannot", "can not", "could not", "does not", "do not", "is not", "are not", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "minutes of movement", "150 minutes", "a week", "hours of sleep"]
    level: error
    locale: en
    tags: [hwg, cap, fr-csp]
    because: It says that nothing can go wrong.
    instead: [name the risk]
    source: [HC-HWG-3, HC-FR-R5213]
    examples:
      - { text: Without any adverse effects, expect: found }
      - { text: No side effects recorded, expect: clean }

  - id: privacy-promise
    forbid: ["hackers don't stand", "hackers do not stand", "hackers have no chance", "hackers won't", "no chance for hackers", "data security guaranteed", "total data security", "total security", "never lose or leak", "never leak", "never lose your data", "never be leaked", "could find out who you are", "no hacker", "no hackers", "hackers cannot", "hackers can't", "where no one can reach", "where nobody can reach", "locked away from everyone", "beyond the reach of", "not even our", "can find out who you are", "without a trace", "vanish without", "no one ever", "nobody ever", "impossible to find out", "100 % secure", "100% secure", "cannot be stolen", "not even the government", "not even hackers", "nobody in the world", "never be read", "never be seen", "never be intercepted", "impossible to steal", "nobody but you", "no one but you", "only you can ever", "cannot be intercepted", "zero chance of", "guaranteed anonymity", "complete anonymity", "total anonymity", "total secrecy", "absolute secrecy", "leaves no trace", "no trace", "{wholly} {kept}", "never share your", "never be shared", "never shared", "never leave your", "never leaves your", "never fall into", "never be traced", "nobody will ever", "no one will ever", "no one else can", "nobody else can", "nobody can", "no one can", "not even we", "HIPAA", "GDPR-certified", "GDPR certified", "bank-level", "bank level", "military-level", "government-grade", "hack-proof", hackproof, "hacker-proof", "tamper-proof", "leak-proof", "cannot leak", "cannot be traced", "untraceable", "impossible to trace", "impossible to identify", "cannot be identified", "impossible to intercept", "uncrackable", "unbreakable", "absolutely confidential", "safest app", "most private app", "guarantee your privacy", "guarantees your privacy", "your privacy is guaranteed", "your secrets are safe", "perfectly safe with us", "as safe as in a bank"]
    words:
      wholly: [completely, totally, absolutely, perfectly, entirely, "100%", "100 %", always, truly, "guaranteed"]
      kept: [anonymous, private, secure, confidential, anonymised, anonymized, protected, untraceable]
    unless within: ["not {wholly} {kept}", "HIPAA authorization", "HIPAA notice", "no one can guarantee", "nobody can guarantee", "not HIPAA"]
    unless beside: ["cannot guarantee guarantee", "do not guarantee", "not guarantee", "no guarantee", "does not guarantee", "is not guaranteed", "not guaranteed", "cannot promise", "do not promise", "without your code", "without your password", "without your PIN", "without your permission", "without your consent", "your settings", "in settings", "subscription", "trial", "warranty", "licence", "license", "liable", "not responsible", "is not", "are not", "third parties", "policy", "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "cannot", "can not", "could not", "does not", "do not", "is not", "are not", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "minutes of movement", "150 minutes", "a week", "hours of sleep"]
    level: warning
    locale: en
    tags: [ftc]
    because: No system is wholly safe or anonymous, and no seal of this kind exists.
    instead: [who sees what]
    source: [HC-FTC-5]
    examples:
      - { text: Your entries are always anonymous, expect: found }
      - { text: Hack-proof storage, expect: found }
      - { text: Your data is encrypted on this device., expect: clean }

  # Whole families: what a claim says, by the kinds of words it is made of.
  - id: condition-over
    forbid: ["without {c}", "breathe it away", "breathe away", "laugh away", "sing away", "think away", "walk away from", "turns down", "turn down", "makes {c} history", "make {c} history", "{c} history", "takes {c} away", "you will never feel", "never feel", "never be depressed", "free of {c}", "out of depression", "out of anxiety", "out of pain", "out of burnout", "say bye", "bye to", "wave bye", "{n} works better", "works better against", "works better than anything", "ended my", "ended her", "ended his", "cured my", "fixed my", "gave me back", "not any more", "down to normal", "back to normal", "twice as fast", "faster than", "faster recovery", "speeds up healing", "speeds up recovery", "resist", "resists", "any stage", "at any stage", "every stage", "{gone}", "{works}", "stand a chance", "stands a chance", "no chance", "no match for", "distant memory", "a thing of the past", "ends here", "stops here", "goodbye {g}", "beats", "cleared", "has not come back", "have not come back", "never came back", "never comes back", "proven healing", "healing solution", "heal themselves", "heals itself", "treatment results", "effective treatment", "fast relief", "underlying cause", "underlying causes", "you can cure", "delays", "delay", "slows down", "slows", "halts", "dissolves", "dissolve", "clears plaque", "clears", "shrinks", "shrink", "unblocks", "obliterate", "obliterates", "eliminate", "takes the edge off", "lifts", "trains away", "vanish", "vanishes", "vanished", "fixed", "solved", "sorted", "lifetime without", "a life without", "life without", "live without", "say yes to", "won't have", "will not have", "bottom of", "gets to the bottom of", "used to treat", "used in hospitals", "antidote", "improvement in your", "24 hours after", "hours after", "days after starting", "once and for all", "for good", "{never} {have}", "never again", "{bye} {to}", "{nomore}", "the end of", "{quick}", "{without} {drugs}", "{root}", "{won}", "{fast} {end}"]
    words:
      c: ["arthritis", "migraine", "migraines", "pain", "chronic pain", "back pain", "anxiety", "depression", "diabetes", "asthma", "insomnia", "cancer", "panic", "allergies", "eczema", "tinnitus", "fibroids", "acne", "cramps", "symptoms", "headaches", "cravings", "heartburn", "reflux", "ADHD", "stress", "addiction"]
      n: ["nothing", "no pill", "no cream", "no drug"]
      gone: ["is gone", "are gone", "was gone", "were gone", "went away", "gone in", "gone within", "disappeared", "has disappeared", "gone after"]
      works: ["works against", "works on", "works for", "works even"]
      g: ["", "to"]
      never: ["never", "will never", "you'll never", "won't ever", "no longer"]
      have: ["have", "suffer", "worry about", "fear", "get", "be bothered by", "live with", "struggle with", "experience"]
      bye: ["say goodbye", "goodbye", "farewell", "bye-bye", "bid farewell", "so long", "adieu"]
      to: ["to", ""]
      nomore: ["no more", "no longer suffer", "without suffering", "rid of", "free from your", "a thing of the past", "gone forever", "gone for good", "away forever"]
      quick: ["in just seven days", "in just days", "in only days", "in record time", "overnight", "on the very first day", "from the first session", "from day one", "after the first session", "after one session"]
      without: ["without", "no need for", "minus the"]
      drugs: ["drugs", "medication", "meds", "pills", "tablets", "surgery", "an operation", "injections", "a prescription", "side effects"]
      root: ["the root cause of", "root causes of", "at the root", "from the root", "at its root", "from within"]
      won: ["already beaten", "have beaten", "has beaten", "beat", "beaten", "conquered", "overcame", "defeated", "have overcome", "has overcome", "got rid of", "have reversed", "has reversed"]
      fast: ["instantly", "quickly", "rapidly", "permanently", "effortlessly", "completely", "naturally", "safely", "effectively", "immediately", "finally", "visibly", "measurably", "noticeably", "dramatically", "significantly"]
      end: ["ends", "end", "stops", "stop", "eases", "ease", "relieves", "relieve", "reduces", "reduce", "lowers", "lower", "soothes", "soothe", "removes", "remove", "improves", "improve", "treats", "treat", "heals", "heal", "calms", "calm", "reverses", "reverse"]
    beside: *diseases
    unless beside: ["walk without pain", "days", "day", "hours", "hour", "weeks", "move without", "period without", "without pain relief", "exercise without pain", "no evidence", "are false", "is false", "a myth", "myths", "evidence that", "claims that", "regular walking", "running", "sleep study", "the flu shot", "condoms", "balanced diet", "diet", "sunscreen", "sun cream", "walking", "smoking", "physiotherapy", "screening", "on its own", "on their own", "by itself", "by themselves", "antibiotic", "many people", "some people", "most people", "exercise", "regular exercise", "doctors diagnose", "doctors treat", "doctors use", "breathing test", "blood test", "is one treatment", "is a treatment", "are treatments", "the FDA warns", "warns about", "warns against", "products that promise", "beware", "scam", "scams", "laboratory", not, "don't", "do not", cannot, "can't", "doesn't", "is no", "no cure", "your doctor", "a doctor", "the doctor", "your nurse", "antibiotics", "vaccine", "vaccines", "vaccination", "insulin", "medicine can", "medicines can", "tablets can", "log", "record", "note", "track", "diary", "entry", "entries", "reminder", "filter", "delete", "if you", "how long", "did you", "have you", "do you", "are you", "emergency", "ambulance", "hours ago", "days without", "read about", "read more", "more than", "sun protection", "blood cells", "is offered", "do not detect", "does not detect", "not detect", "cannot detect", "crash", "chart", "graph", "physical activity", "being active", "stay active", "contact tracing", "tested positive", "close contact", "exposed to", "isolate", "survey", "household", "statins", "beta blockers", "antibodies", "antibody", "breastfeeding", "the liver", "handwashing", "hand washing", "washing hands", "washing your hands", "wash your hands", "fluoride", "brushing", "toothbrushing", "flossing", "healthy diet", "healthy eating", "folic acid", "vitamin D", "iodine", "mammogram", "mammograms", "mammography", "smear test", "colonoscopy can", "an ECG", "X-ray can", "defibrillator", "adrenaline", "epinephrine", "immunisation", "immunization", "behavioural therapy", "behavioral therapy", "talking therapy", "for many", "the body", "the brain", "the heart", "the skin", "cover the wound", "the wound", "wounds", "blisters", "face, arms", "know the signs", "recognise the signs", "recognize the signs", "learn to recognise", "learn to recognize", "signs of a heart attack", "signs of a stroke", "public health", "health service", "herd immunity", "mosquito nets", "seat belts", "helmets", "swimming", "cycling", "yoga can", "quitting smoking", "not smoking", "smoke alarms", "antihistamine", "antihistamines", "antivirals", "radiotherapy", "transplant", "a stent", "pacemaker", "sterilisation", "pasteurisation", "clean water", "good hygiene", "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "can not", "could not", "does not", "is not", "are not", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "physiotherapy eases", "insulin keeps", "insulin lowers", "only a professional"]
    level: error
    locale: en
    tags: [fda, eu, cap, hwg]
    because: It says that the app treats a disease, which makes it a medical device.
    instead: [may help living well with …]
    source: [HC-FDA-GW, HC-FDA-FRAUD, HC-MDR-2, HC-CAP-12.1]
    examples:
      - { text: You will never have a migraine again., expect: found }
      - { text: "She has beaten her insomnia, and so will you.", expect: found }
      - { text: Safely lowers blood pressure, expect: found }
      - { text: Do not stop your medicine for asthma for good., expect: clean }
      - { text: Say goodbye to your friends., expect: clean }

  - id: any-disease
    forbid: ["antiviral", "antibacterial", "anti-cancer", "anticancer", "anti-tumour", "anti-tumor", "antitumor", "anti-inflammatory", "antidiabetic", "anti-diabetic", "antidepressant effect", "painkilling effect", "healing properties", "medicinal properties", "healing powers", "therapeutic properties", "therapeutic effect", "therapeutic effects", "kills 99", "99.9%", "{all} {ill}", "every known disease", "cure-all", "cure-alls", "heals everything", "heals anything", "works on everything", "intended to diagnose", "intended to treat", "intended to prevent", "intended to cure", "intended to mitigate", "intended for the {aim}", "indicated for the {aim}", "indicated in the {aim}", "{restore} {your} {immune} function", "{restore} physiological functions", "{restore} bodily functions"]
    words:
      all: ["all", "any", "every", "all kinds of", "all types of", "many", "most", "dozens of", "hundreds of", "countless", "a wide range of", "wide range of", "range of", "variety of", "a whole host of", "serious", "chronic", "common"]
      ill: ["disease", "diseases", "illness", "illnesses", "ailment", "ailments", "conditions", "disorders", "complaints", "infections", "health problem", "health problems"]
      aim: [treatment, diagnosis, prevention, cure, mitigation, detection]
      restore: ["restores", "restore", "corrects", "correct", "modifies", "normalises", "normalizes", "regulates", "improves", "improve"]
      your: ["", "your", "the body's"]
      immune: ["immune", "thyroid", "liver", "kidney", "heart", "lung", "brain", "bowel", "metabolic", "hormonal", "cognitive", "sexual"]
    beside: ["antiviral", "antibacterial", "anti-cancer", "anticancer", "properties", "effect", "effects", "anti-inflammatory", "thins", "germs", "bacteria", "viruses", "healing powers", "antitumor", "anti-tumour", "anti-tumor", "antidiabetic", "anti-diabetic", treat, treats, treating, heal, heals, healing, cure, cures, cure-all, cure-alls, prevent, prevents, relieve, relieves, fight, fights, reverse, reverses, eliminate, eliminates, mitigate, mitigates, diagnose, diagnoses, detect, detects, alleviate, alleviates, combat, combats, eradicate, ends, beats, remedy, remedies, effective, works on, intended, indicated, treatment, therapy, solution, relief, function, functions, protects]
    unless beside: ["cannot", "can't", "no evidence", "are false", "is false", "a myth", "myths", "evidence that", "claims that", "walking", "regular walking", "running", "sleep study", "the flu shot", "condoms", "alcohol gel", "hand gel", "soap", "ibuprofen", "drug", "drugs", "tablets", "pain relievers", "side effect", "side effects", "on its own", "on their own", "by itself", "by themselves", "antibiotic", "many people", "some people", "most people", "exercise", "regular exercise", "doctors diagnose", "doctors treat", "doctors use", "breathing test", "blood test", "is one treatment", "is a treatment", "are treatments", "the FDA warns", "warns about", "warns against", "products that promise", "beware", "scam", "scams", "laboratory", not, nor, never, neither, "does not", "do not", "doesn't", doctors, doctor, vaccines, vaccine, medicine, medicines, antibiotics, can be, can, may, if, research, charity, donate, learn, "how", history, "do you", "have you", list, log, record, license, licence, warranty, warranties, error, errors, "sun protection", "sunscreen", "blood cells", "is offered", "do not detect", "does not detect", "not detect", "cannot detect", "crash", "chart", "graph", "physical activity", "being active", "stay active", "contact tracing", "tested positive", "close contact", "exposed to", "isolate", "survey", "household", "statins", "beta blockers", "antibodies", "antibody", "breastfeeding", "the liver", "handwashing", "hand washing", "washing hands", "washing your hands", "wash your hands", "fluoride", "brushing", "toothbrushing", "flossing", "balanced diet", "healthy diet", "healthy eating", "folic acid", "vitamin D", "iodine", "mammogram", "mammograms", "mammography", "smear test", "colonoscopy can", "an ECG", "X-ray can", "defibrillator", "adrenaline", "epinephrine", "vaccination", "immunisation", "immunization", "behavioural therapy", "behavioral therapy", "talking therapy", "for many", "the body", "the brain", "the heart", "the skin", "cover the wound", "the wound", "wounds", "blisters", "face, arms", "know the signs", "recognise the signs", "recognize the signs", "learn to recognise", "learn to recognize", "signs of a heart attack", "signs of a stroke", "public health", "health service", "herd immunity", "mosquito nets", "seat belts", "helmets", "swimming", "cycling", "yoga can", "quitting smoking", "not smoking", "smoke alarms", "antihistamine", "antihistamines", "antivirals", "radiotherapy", "transplant", "a stent", "pacemaker", "sterilisation", "pasteurisation", "clean water", "good hygiene", "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "can not", "could not", "don't", "is not", "are not", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "physiotherapy eases", "insulin keeps", "insulin lowers", "only a professional"]
    level: error
    locale: en
    tags: [fda, eu, cap]
    because: It gives the app the purpose of a medicine or a medical device.
    instead: [helps you track]
    source: [HC-FDA-GW, HC-FDA-FRAUD, HC-MDR-2, HC-UCP-17]
    examples:
      - { text: Heals all kinds of ailments, expect: found }
      - { text: It is intended to treat disease., expect: found }
      - { text: "It is not intended to diagnose, treat, cure or prevent any disease.", expect: clean }
      - { text: Treat people well., expect: clean }

  - id: care-superfluous
    forbid: ["{doc} who fits", "{doc} who knows", "{doc} that fits", "without the knife", "without the scalpel", "swap", "swap your", "trade your", "like Ritalin", "cancel your", "cancel all", "{doc} you always", "{doc} you have always", "free {doc}", "{doc} never wrong", "{n} hate", "{doc} hate", "{doc} in the phone", "in your pocket", "on your wrist", "threw away my", "threw away her", "threw away his", "threw out my", "{doc} that never", "{doc} who never", "{doc} in your phone", "no {doc}", "{doc} has ever", "out-diagnoses", "tapering off", "weaning off", "coming off", "out of work", "nothing to do with", "doesn't know about", "does not know about", "never told you", "can't match", "cannot match", "none of the", "thrown out their", "life without", "{noneed} to {see}", "{noneed} for", "{without} {see}", "{needless}", "{instead}", "skip the", "skip your", "why {see}", "who needs", "{stop} {your}", "{better} {any}", "{asgood} {any}", "{pocket} {doc}", "{doc} in your pocket", "{doc} for your pocket", "{doc} on your phone", "AI {doc}", "where {other} {fail}", "when {other} {fail}", "{other} {failed}", "alternative to", "say no to", "no more", "without {meds}"]
    words:
      n: ["doctors", "cardiologists", "dermatologists", "dentists", "therapists", "pharmacists", "surgeons", "specialists"]
      noneed: ["no need", "no longer need", "no longer have", "you don't need", "you do not need", "never have", "never need", "won't have", "won't need", "not necessary", "unnecessary", "no reason"]
      without: ["without having to", "without needing to", "without ever having to", "without"]
      see: ["see", "visit", "consult", "ask", "call", "go to", "go to", "talk to", "wait for", "trust", "pay", "take", "seeing", "visiting", "consulting", "asking", "waiting", "a trip to"]
      needless: ["unnecessary", "superfluous", "redundant", "obsolete", "no longer needed", "no longer necessary", "a thing of the past"]
      instead: ["instead of", "rather than", "in place of", "replaces", "substitute for", "saves you", "spares you", "be used instead"]
      stop: ["stop taking", "quit", "throw away", "throw out", "ditch", "drop", "bin", "get off", "come off", "wean yourself off", "wean off", "taper off", "give up", "say goodbye to", "goodbye to", "forget", "flush", "toss", "dump", "lose", "cut out", "halve", "finally off", "off"]
      your: ["", "your", "the", "all your", "those", "these"]
      meds: ["meds", "medication", "drugs", "pills", "surgery", "a prescription", "needles"]
      doc: ["doctor", "physician", "GP", "therapist", "psychologist", "psychiatrist", "cardiologist", "dermatologist", "neurologist", "nutritionist", "dietitian", "nurse", "midwife", "physio", "physiotherapist", "paediatrician", "pediatrician", "specialist", "gynaecologist", "gynecologist"]
      pocket: ["pocket", "your personal", "your private", "your very own", "your 24/7", "your digital", "your virtual", "your AI"]
      better: ["better than", "more accurate than", "more effective than", "more reliable than", "more precise than", "smarter than", "safer than", "stronger than", "faster than", "superior to", "outperforms", "beats", "surpasses", "cheaper than"]
      asgood: ["as good as", "as effective as", "as accurate as", "as reliable as", "as safe as", "as powerful as", "equal to", "equivalent to", "comparable to"]
      any: ["", "any", "a", "an", "your", "most", "the best", "human"]
      other: ["other therapies", "other treatments", "other apps", "others", "conventional therapies", "conventional treatments", "conventional medicine", "medicine", "medication", "drugs", "doctors", "everything else", "nothing else", "all else", "therapy", "treatment"]
      fail: ["fail", "fails", "failed", "have failed", "has failed", "give up", "gave up"]
      failed: ["have failed", "has failed", "failed"]
    beside: ["Prozac", "Zoloft", "Xanax", "Valium", "Ritalin", "Adderall", "Lipitor", "Ozempic", "Wegovy", "Viagra", "Cialis", "Botox", "Tylenol", "Advil", "Nurofen", "Voltaren", "Ventolin", "Humira", "Metformin", "Lexapro", "Cymbalta", "Ambien", "Oxycontin", "SSRIs", "SSRI", "beta-blockers", "cortisone", "steroids", "opioids", "benzos", "scalpel", "knife", "pregnancy test", "therapy sessions", "crutches", "walking stick", "wheelchair", "cane", "flu shot", "flu jab", "surgeons", "dentists", "pharmacists", "hearing aid", "brace", "insoles", "CPAP", "CPAP machine", "blood pressure cuff", "EpiPen", "modern medicine", "hospitals have", "ECG machines", "dialysis", "gynaecologists", "neurologists", "cardiologists", "dermatologists", "braces", "contact lenses", "finger pricks", doctor, doctors, doctor's, physician, physicians, GP, therapist, therapists, psychologist, psychologists, psychiatrist, psychiatrists, cardiologist, dermatologist, neurologist, specialist, specialists, dietitian, nutritionist, nurse, pharmacist, midwife, dentist, health professional, health professionals, paediatrician, pediatrician, physio, physiotherapist, gynaecologist, gynecologist, medical examination, medical consultation, medical advice, check-up, check-ups, examination, operation, prescription, prescriptions, hospital, hospitals, blood test, blood tests, lab tests, surgery, therapy, therapies, treatments, waiting room, waiting rooms, clinic, meds, medication, medications, pills, tablets, drugs, painkillers, painkiller, antidepressants, antidepressant, sleeping pills, sleeping pill, antibiotics, antibiotic, insulin, inhalers, inhaler, statins, injections, needles, chemotherapy, chemo, hearing aids, glasses, prescription drugs, prescription medication, prescription medicine]
    unless beside: ["wheelchair user", "wheelchair users", "cancel appointment", not a, no substitute, not be used, never, "do not", "don't", "should not", "must not", before, "is not", "are not", "does not", "ask your", "talk to your", unless, emergency, reminder, remind, log, record, dose, doses, add, delete, edit, list, expires, appointment, may, might, "can be", if, research, study, kept off, "how long", refill, quit smoking, directory, battery, the app cannot, "drop-off", "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "cannot", "can't", "can not", "could not", "doesn't", "isn't", "aren't", "was not", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "minutes of movement", "150 minutes"]
    level: error
    locale: en
    tags: [cap, fr-csp, fda]
    because: It puts the app in the place of a doctor, a medicine or a test.
    instead: [with your doctor]
    source: [HC-CAP-12.2, HC-FR-R5213, HC-FDA-GW]
    examples:
      - { text: No need to consult a physician, expect: found }
      - { text: Wean yourself off sleeping pills, expect: found }
      - { text: Better than any antidepressant, expect: found }
      - { text: A pocket cardiologist for every clinic, expect: found }
      - { text: Do not stop taking your medication., expect: clean }
      - { text: It is not a substitute for medical advice., expect: clean }
      - { text: Add a doctor, expect: clean }

  - id: share-of-people
    forbid: ["% of {ours} {people}", "percent of {ours} {people}", "{nine} {of} ten", "{nine} {of} 10", "{many} {people} have"]
    words:
      ours: ["", "our", "all", "the"]
      people: ["users", "patients", "women", "men", "people", "customers", "members", "participants", "sufferers", "children", "parents", "doctors", "clients"]
      nine: ["nine", "eight", "seven", "9", "8", "7"]
      of: ["of", "out of", "in"]
      many: ["thousands of", "millions of", "hundreds of", "countless"]
    beside: [better, well, cured, healed, recovered, recover, improved, improvement, relief, pain-free, symptom-free, free of, beaten, overcome, reversed, slept, sleep, lost, lose, reduced, lowered, stopped, healthier, pregnant, satisfied, success, successfully, results, fewer, cure, works, worked, agree, recommend, migraine, migraines, insomnia, anxiety, depression, diabetes, pain, panic attacks, addiction, weight, blood pressure]
    unless beside: [not, "have a", "live with", "are affected", affected, study, studies, suffer, "get the", "will have", worldwide, died, die, smoke, survey, "do not", vaccinated, vaccine, "may", "can", risk]
    level: warning
    locale: en
    tags: [ftc, apple]
    because: A rate needs its number, its sample and its source beside it.
    instead: ["the number, the sample and the source"]
    source: [HC-FTC-HPCG, HC-APPLE-1.4.1]
    examples:
      - { text: 94% of our users slept better., expect: found }
      - { text: Nine out of ten patients recovered., expect: found }
      - { text: 10% of people have a food allergy., expect: clean }
      - { text: 80% of users, expect: clean }

  - id: body-promise
    forbid: ["rescues your", "reprogram your", "reprograms your", "reprogramme your", "rewrite your", "{act} {your}"]
    words:
      act: ["balances", "balance", "rebalances", "rebalance", "regulates", "regulate", "detoxes", "detox", "detoxifies", "detoxify", "cleanses", "cleanse", "purifies", "purify", "flushes", "flush", "restores", "restore", "repairs", "repair", "rejuvenates", "rejuvenate", "regenerates", "regenerate", "strengthens", "strengthen", "heals", "heal", "fixes", "fix", "rewires", "rewire", "unclogs", "unclog", "fires up", "boosts", "boost", "supercharges", "supercharge", "resets", "reset", "normalises", "normalizes", "normalise", "normalize", "protects", "revives", "revive", "rebuilds", "rebuild", "regrows", "regrow", "corrects", "sharpens"]
      your: ["your", "your own", "your child's", "the body's"]
    unless beside: ["history", "data", "counter", "streak", "statistics", not, can, may, exercise, exercises, doctor, medicine, sunglasses, helmet, learn, "how", what, game, level, health points, filter, "your skin from the sun", sun, cache, settings, password, "to default", "sun protection", "sunscreen", "blood cells", "is offered", "do not detect", "does not detect", "not detect", "cannot detect", "crash", "chart", "graph", "physical activity", "being active", "stay active", "contact tracing", "tested positive", "close contact", "exposed to", "isolate", "survey", "household", "statins", "beta blockers", "antibodies", "antibody", "breastfeeding", "the liver", "handwashing", "hand washing", "washing hands", "washing your hands", "wash your hands", "fluoride", "brushing", "toothbrushing", "flossing", "balanced diet", "healthy diet", "healthy eating", "folic acid", "vitamin D", "iodine", "mammogram", "mammograms", "mammography", "smear test", "colonoscopy can", "an ECG", "X-ray can", "defibrillator", "adrenaline", "epinephrine", "vaccine", "vaccines", "vaccination", "immunisation", "immunization", "behavioural therapy", "behavioral therapy", "talking therapy", "many people", "some people", "most people", "for many", "the body", "the brain", "the heart", "the skin", "cover the wound", "the wound", "wounds", "blisters", "face, arms", "know the signs", "recognise the signs", "recognize the signs", "learn to recognise", "learn to recognize", "signs of a heart attack", "signs of a stroke", "public health", "health service", "herd immunity", "mosquito nets", "seat belts", "helmets", "regular exercise", "swimming", "cycling", "yoga can", "quitting smoking", "not smoking", "smoke alarms", "antihistamine", "antihistamines", "antivirals", "radiotherapy", "transplant", "a stent", "pacemaker", "sterilisation", "pasteurisation", "clean water", "good hygiene", "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "cannot", "can't", "can not", "could not", "does not", "do not", "don't", "doesn't", "is not", "are not", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "physiotherapy eases", "insulin keeps", "insulin lowers", "only a professional"]
    beside: ["genes", "bones", "ovaries", "prostate", "bladder", "muscles", "liver", "blood", "kidneys", "hormones", "gut", "gut flora", "gut health", "bowel", "colon", "lymph", "lymphatic system", "metabolism", "heart", "arteries", "veins", "blood vessels", "brain", "nerves", "nervous system", "vagus nerve", "joints", "cartilage", "spine", "back", "knees", "eyes", "eyesight", "vision", "hearing", "thyroid", "lungs", "hair", "skin", "pancreas", "DNA", "cells", "mitochondria", "circulation", "blood pressure", "blood sugar", "cholesterol", "cortisol", "pelvic floor", "libido", "fertility", "memory", "immune function", "adrenals", "cycle"]
    level: warning
    locale: en
    tags: [fda, eu, cap]
    because: It says that the app changes how the body works.
    instead: [what it does]
    source: [HC-FDA-FRAUD, HC-MDR-2, HC-CAP-12.1]
    examples:
      - { text: Detoxes your liver, expect: found }
      - { text: Balances your hormones while you sleep, expect: found }
      - { text: The heart and how it works, expect: clean }
      - { text: Reset your password., expect: clean }

  - id: dosing
    forbid: ["{works} your", "{works} the", "{works} how much", "{works} every", "how much insulin to {take}", "how much medicine to {take}", "clinical decision support", "treatment recommendations", "recommends treatments", "recommends a treatment", "recommends treatment", "tells you what to take", "tells you which medicine", "tells you which medication", "personalised treatment plan", "personalized treatment plan", "treatment plan tailored", "emergency triage", "triages"]
    words:
      works: ["calculates", "calculate", "tells you", "computes", "recommends", "works out", "determines", "suggests", "adjusts", "doses"]
      take: ["take", "inject", "use", "give"]
    beside: [dose, doses, dosage, bolus, insulin, medication, medicine, triage, triages, decision support, treatment, treatments, treatment plan, take]
    unless beside: [your doctor, a doctor, the doctor, doctors, nurse, "not", reminder, reminds, "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "cannot", "can't", "can not", "could not", "does not", "do not", "don't", "doesn't", "is not", "are not", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "minutes of movement", "150 minutes"]
    level: warning
    locale: en
    tags: [fda, eu]
    because: It decides about a treatment, which makes it a medical device.
    instead: [shows what you and your doctor agreed]
    source: [HC-FDA-GW, HC-MDR-2, HC-MDR-7]
    examples:
      - { text: Calculates your insulin dose, expect: found }
      - { text: Tells you how much insulin to inject, expect: found }
      - { text: Write down your dose of insulin., expect: clean }

  - id: harm-without
    forbid: ["{without} {it}", "{without}", "before it's too late", "don't wait until", "do not wait until", "a matter of life and death", "it could cost you your life", "ticking time bomb"]
    words:
      without: ["without our", "if you don't use", "if you do not use", "by not using", "not using", "unless you use", "people who do not use", "those who do not use"]
      it: ["app", "this app", "program", "our app", "it", "method"]
    beside: ["health", harm, suffer, danger, dangerous, risk, die, death, disease, illness, sick, worse, damage, "too late", heart attack, stroke, cancer, "your life", pain, "live longer"]
    unless beside: ["seat belt", helmet, sunscreen, "your doctor", not intended, account, internet, "a doctor", inhaler, insulin, medicine, condom, emergency, "without our consent", permission, warranty]
    level: warning
    locale: en
    tags: [fr-csp, hwg]
    because: It says that not using the app does harm.
    instead: [what it does]
    source: [HC-FR-R5213, HC-HWG-11]
    examples:
      - { text: You risk your health if you do not use this program., expect: found }
      - { text: Without our app nothing is saved., expect: clean }

  - id: best-of-all
    forbid: ["{best}", "the best app", "the best program", "the best programme", "the best solution", "the best remedy"]
    words:
      best: ["the world's best", "world's best", "the world's leading", "the most effective", "the most accurate", "the most advanced", "the only app", "the only program", "the only method", "the only solution", "the only one that", "the ultimate", "the most powerful", "the first and only", "number one", "#1", "No. 1", "unrivalled", "unrivaled", "unmatched", "second to none", "like no other"]
    beside: *diseases
    unless beside: [not, doctor, doctors, may, ask, "what is", which, research, study, vaccine, vaccines, vaccination, cause, killer, number one cause, medicine, log, if, handwashing, "way to", "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "cannot", "can't", "can not", "could not", "does not", "do not", "don't", "doesn't", "is not", "are not", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "minutes of movement", "150 minutes"]
    level: warning
    locale: en
    tags: [ftc, cap, fr-csp]
    because: It says that the app is better than all others, which takes proof against each of them.
    instead: [what it does]
    source: [HC-FTC-HPCG, HC-FR-R5213]
    examples:
      - { text: The world's best asthma app, expect: found }
      - { text: Best time to run, expect: clean }

  - id: finds-out
    forbid: ["{find}", "{find} in", "detects", "detecting", "diagnoses", "predicts", "identifies", "spots", "screen your", "screens your", "screens you", "screen yourself", "flags", "catches"]
    words:
      find: ["find out if", "find out whether", "find out in", "find out at", "find out now", "find out today", "know if", "know whether", "learn if", "learn whether", "tells you if", "tells you whether", "discover if", "discover whether", "discover in", "see if", "see whether", "check if", "check whether"]
    beside: *diseases
    unless beside: ["no evidence", "are false", "is false", "a myth", "myths", "evidence that", "claims that", "walking", "regular walking", "running", "sleep study", "the flu shot", "condoms", "on its own", "on their own", "by itself", "by themselves", "antibiotics", "antibiotic", "vaccine", "vaccines", "many people", "some people", "most people", "exercise", "regular exercise", "doctors diagnose", "doctors treat", "doctors use", "breathing test", "is one treatment", "is a treatment", "are treatments", "the FDA warns", "warns about", "warns against", "products that promise", "beware", "scam", "scams", "laboratory", "not", "does not", "cannot", "can't", "your doctor", "a doctor", "doctor can", "doctors", "blood test", "biopsy", "hospital", "clinic", "researchers", "research", "study", "studies", "how", "article", "read", "ask", "mammogram", "screening", "dogs", "nurse", "pharmacist", "talk to", "sun protection", "sunscreen", "blood cells", "is offered", "do not detect", "does not detect", "not detect", "cannot detect", "crash", "chart", "graph", "physical activity", "being active", "stay active", "contact tracing", "tested positive", "close contact", "exposed to", "isolate", "survey", "household", "statins", "beta blockers", "antibodies", "antibody", "breastfeeding", "the liver", "handwashing", "hand washing", "washing hands", "washing your hands", "wash your hands", "fluoride", "brushing", "toothbrushing", "flossing", "balanced diet", "healthy diet", "healthy eating", "folic acid", "vitamin D", "iodine", "mammograms", "mammography", "smear test", "colonoscopy can", "an ECG", "X-ray can", "defibrillator", "adrenaline", "epinephrine", "vaccination", "immunisation", "immunization", "behavioural therapy", "behavioral therapy", "talking therapy", "for many", "the body", "the brain", "the heart", "the skin", "cover the wound", "the wound", "wounds", "blisters", "face, arms", "know the signs", "recognise the signs", "recognize the signs", "learn to recognise", "learn to recognize", "signs of a heart attack", "signs of a stroke", "public health", "health service", "herd immunity", "mosquito nets", "seat belts", "helmets", "swimming", "cycling", "yoga can", "quitting smoking", "not smoking", "smoke alarms", "antihistamine", "antihistamines", "antivirals", "radiotherapy", "transplant", "a stent", "pacemaker", "sterilisation", "pasteurisation", "clean water", "good hygiene", "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "can not", "could not", "do not", "don't", "doesn't", "is not", "are not", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "physiotherapy eases", "insulin keeps", "insulin lowers", "only a professional"]
    level: error
    locale: en
    tags: [fda, ftc, eu, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: ["patterns in your entries"]
    source: [HC-FDA-GW, HC-FTC-MELAPP, HC-MDR-7, HC-HWG-9]
    examples:
      - { text: "Find out in 30 seconds whether you have ADHD", expect: found }
      - { text: "Screen your whole family for autism", expect: found }
      - { text: "It does not detect any disease", expect: clean }
      - { text: "Find out in the settings", expect: clean }

  - id: life-promise
    forbid: ["get pregnant", "conceive", "fall pregnant", "{years} younger", "{years} longer", "look {years} younger", "feel {years} younger", "live longer", "live to 100", "live to be 100", "grow taller", "grow {inches} taller", "inches taller", "add years to your life", "turn back the clock", "turns back the clock", "stop ageing", "stop aging", "stops ageing", "stops aging", "reverse ageing", "reverse aging", "anti-ageing", "anti-aging", "eternal youth", "fountain of youth", "immortal"]
    words:
      years: ["years", "5 years", "ten years", "10 years", "eight years", "20 years"]
      inches: ["two inches", "an inch", "5 cm"]
    beside: [faster, sooner, quickly, naturally, at any age, "in weeks", "in a month", "within", guaranteed, app, users, method, program, younger, longer, taller, "years", ageing, aging, clock, immortal, youth, "without IVF", "doubles", easier, instantly, forever]
    unless beside: [not, trying, "trying to", if, doctor, doctors, study, studies, women live, people live, "may", "can", research, how, planning, "want to", when, average, learn, read, "take longer", "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "cannot", "can't", "can not", "could not", "does not", "do not", "don't", "doesn't", "is not", "are not", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "minutes of movement", "150 minutes"]
    level: warning
    locale: en
    tags: [fda, eu, cap]
    because: It promises a longer life, youth or a child, which no app was shown to give.
    instead: [what it does]
    source: [HC-FDA-FRAUD, HC-CAP-12.1, HC-UCP-17]
    examples:
      - { text: Get pregnant naturally at any age, expect: found }
      - { text: Our users live eight years longer., expect: found }
      - { text: "Are you trying to get pregnant?", expect: clean }
      - { text: It takes a minute longer., expect: clean }

  - id: output-diagnosis
    forbid: ["{your} {signs} {match}", "{match}", "you caught", "we caught", "caught {n}", "risk of dying", "chance of dying", "when you will die", "how long you will live", "life expectancy", "{more} {accurate} diagnoses", "out-diagnoses", "diagnoses better than", "{your} cancer risk", "risk of cancer from"]
    words:
      your: ["your", "these", "the"]
      signs: ["symptoms", "answers", "entries", "signs", "values", "readings"]
      match: ["match", "point to", "suggest", "are typical of", "fit", "indicate", "are consistent with", "mean that you have", "mean you have"]
      n: ["1", "2", "3", "400", "thousands", "hundreds", "dozens"]
      more: ["more", "better"]
      accurate: ["", "accurate", "reliable"]
    beside: *diseases
    unless beside: [not, "does not", doctor, doctors, see a, call, emergency, urgent, research, study, studies, "can", "may", might, how, nurse, 911, "999", "112", if, log, article, "sun protection", "sunscreen", "blood cells", "is offered", "do not detect", "does not detect", "not detect", "cannot detect", "crash", "chart", "graph", "physical activity", "being active", "stay active", "contact tracing", "tested positive", "close contact", "exposed to", "isolate", "survey", "household", "statins", "beta blockers", "antibodies", "antibody", "breastfeeding", "the liver", "handwashing", "hand washing", "washing hands", "washing your hands", "wash your hands", "fluoride", "brushing", "toothbrushing", "flossing", "balanced diet", "healthy diet", "healthy eating", "folic acid", "vitamin D", "iodine", "mammogram", "mammograms", "mammography", "smear test", "colonoscopy can", "an ECG", "X-ray can", "defibrillator", "adrenaline", "epinephrine", "vaccine", "vaccines", "vaccination", "immunisation", "immunization", "behavioural therapy", "behavioral therapy", "talking therapy", "many people", "some people", "most people", "for many", "the body", "the brain", "the heart", "the skin", "cover the wound", "the wound", "wounds", "blisters", "face, arms", "know the signs", "recognise the signs", "recognize the signs", "learn to recognise", "learn to recognize", "signs of a heart attack", "signs of a stroke", "public health", "health service", "herd immunity", "mosquito nets", "seat belts", "helmets", "regular exercise", "swimming", "cycling", "yoga can", "quitting smoking", "not smoking", "smoke alarms", "antihistamine", "antihistamines", "antivirals", "radiotherapy", "transplant", "a stent", "pacemaker", "sterilisation", "pasteurisation", "clean water", "good hygiene", "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "cannot", "can't", "can not", "could not", "do not", "don't", "doesn't", "is not", "are not", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise", "never replace", "never instead", "not suitable", "no warranty", "physiotherapy eases", "insulin keeps", "insulin lowers", "only a professional"]
    level: error
    locale: en
    tags: [fda, ftc, eu, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: [patterns in your entries]
    source: [HC-FDA-GW, HC-FTC-MELAPP, HC-MDR-7, HC-HWG-9]
    examples:
      - { text: Your answers are typical of depression, expect: found }
      - { text: Your answers match the others, expect: clean }

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
    unless within: ["no curan", "no se curan", "no la cura", "no lo cura", "cómo se cura", el cura, un cura, al cura, del cura, señor cura, padre cura, jamón curado, queso curado, lomo curado, embutido curado, embutidos curados, carne curada, no te cura, ni cura, "trata, cura", cura ni previene, "cura, ni previene", cura o previene, "tratar, curar", curar o prevenir, curar ni prevenir, ni curar, no cura, sin cura, no hay cura, no tiene cura, "ningún medicamento cura", "no se cura", "cura heridas", "cura de la herida", "una cura en la herida"]
    accents: may be left out
    unless beside: ["no puede", "no pueden", "no hay pruebas", "es falso", "son falsas", "un mito", "mitos", "pruebas de que", "caminar", "correr", "preservativo", "preservativos", "solo", "solos", "sola", "solas", "por sí", "antibiótico", "antibióticos", "vacuna", "vacunas", "muchas personas", "algunas personas", "ejercicio", "los médicos diagnostican", "los médicos tratan", "prueba de respiración", "análisis", "se diagnostica", "se diagnostican", "se trata con", "es un tratamiento", "advierte", "cuidado con", "estafas", "del sol", "protegerse", "glóbulos", "se ofrece", "no detecta", "no detectan", "no diagnostica", "no diagnostican", "no reconoce", "fallo", "gráfico", "encuesta", "cuáles de estas", "tomas algún", "positivo en", "contacto estrecho", "avisos de pulso", "estatinas", "betabloqueantes", "anticuerpos", "lactancia", "leche materna", "el hígado", "los riñones", "lavarse las manos", "lavado de manos", "lavar las manos", "flúor", "cepillarse", "cepillado", "hilo dental", "dieta equilibrada", "alimentación sana", "alimentación equilibrada", "ácido fólico", "vitamina D", "yodo", "mamografía", "citología", "colonoscopia puede", "electrocardiograma muestra", "desfibrilador", "adrenalina", "vacunación", "terapia conductual", "terapias conductuales", "en muchas personas", "la mayoría", "el cuerpo", "el cerebro", "la herida", "heridas", "ampollas", "cara, brazos", "conoce las señales", "reconocer las señales", "señales de un infarto", "señales de un ictus", "salud pública", "cinturón de seguridad", "casco", "moverse con regularidad", "actividad física", "natación", "bicicleta", "no fumar", "detector de humo", "antihistamínicos", "radioterapia", "trasplante", "stent", "marcapasos", "agua potable", "higiene", "triptanes", "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no podemos", "no es", "no son", "no está", "no están", "no sustituye", "no sustituyen", "no reemplaza", "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda", "no constituye", "solo un profesional", "fisioterapia alivia", "insulina mantiene"]
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
      stem: &stems [migraña, dolor de cabeza, ansiedad, depresión, insomnio, diabetes, hipertensión, cáncer, asma, artritis, dolor]
    accents: may be left out
    unless within: ["no {v} {w} {c}", "cómo tratan los médicos {w} {c}", "los médicos tratan {w} {c}", "{who} aliviar {w} {c}", "{who} tratar {w} {c}", "{who} combatir {w} {c}", "días sin dolor en", "sin dolor en el", "sin pastillas para", "si olvidas las pastillas", "sin medicamentos en", "días sin medicamentos", "el tratamiento eficaz para cada"]
    unless beside: ["no puede", "no pueden", "no hay pruebas", "es falso", "son falsas", "un mito", "mitos", "pruebas de que", "caminar", "correr", "preservativo", "preservativos", "solo", "solos", "sola", "solas", "por sí", "antibiótico", "antibióticos", "vacuna", "vacunas", "muchas personas", "algunas personas", "ejercicio", "los médicos diagnostican", "los médicos tratan", "prueba de respiración", "análisis", "se diagnostica", "se diagnostican", "se trata con", "es un tratamiento", "advierte", "cuidado con", "estafas", "del sol", "protegerse", "glóbulos", "se ofrece", "no detecta", "no detectan", "no diagnostica", "no diagnostican", "no reconoce", "fallo", "gráfico", "encuesta", "cuáles de estas", "tomas algún", "positivo en", "contacto estrecho", "avisos de pulso", "estatinas", "betabloqueantes", "anticuerpos", "lactancia", "leche materna", "el hígado", "los riñones", "lavarse las manos", "lavado de manos", "lavar las manos", "flúor", "cepillarse", "cepillado", "hilo dental", "dieta equilibrada", "alimentación sana", "alimentación equilibrada", "ácido fólico", "vitamina D", "yodo", "mamografía", "citología", "colonoscopia puede", "electrocardiograma muestra", "desfibrilador", "adrenalina", "vacunación", "terapia conductual", "terapias conductuales", "en muchas personas", "la mayoría", "el cuerpo", "el cerebro", "la herida", "heridas", "ampollas", "cara, brazos", "conoce las señales", "reconocer las señales", "señales de un infarto", "señales de un ictus", "salud pública", "cinturón de seguridad", "casco", "moverse con regularidad", "actividad física", "natación", "bicicleta", "no fumar", "detector de humo", "antihistamínicos", "radioterapia", "trasplante", "stent", "marcapasos", "agua potable", "higiene", "triptanes", "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no podemos", "no es", "no son", "no está", "no están", "no sustituye", "no sustituyen", "no reemplaza", "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda", "no constituye", "solo un profesional", "fisioterapia alivia", "insulina mantiene"]
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
    unless beside: ["no puede", "no pueden", "no hay pruebas", "es falso", "son falsas", "un mito", "mitos", "pruebas de que", "caminar", "correr", "preservativo", "preservativos", "solo", "solos", "sola", "solas", "por sí", "antibiótico", "antibióticos", "vacuna", "vacunas", "muchas personas", "algunas personas", "ejercicio", "los médicos diagnostican", "los médicos tratan", "prueba de respiración", "análisis", "se diagnostica", "se diagnostican", "se trata con", "es un tratamiento", "advierte", "cuidado con", "estafas", "del sol", "protegerse", "glóbulos", "se ofrece", "no detecta", "no detectan", "no diagnostica", "no diagnostican", "no reconoce", "fallo", "gráfico", "encuesta", "cuáles de estas", "tomas algún", "positivo en", "contacto estrecho", "avisos de pulso", "estatinas", "betabloqueantes", "anticuerpos", "lactancia", "leche materna", "el hígado", "los riñones", "lavarse las manos", "lavado de manos", "lavar las manos", "flúor", "cepillarse", "cepillado", "hilo dental", "dieta equilibrada", "alimentación sana", "alimentación equilibrada", "ácido fólico", "vitamina D", "yodo", "mamografía", "citología", "colonoscopia puede", "electrocardiograma muestra", "desfibrilador", "adrenalina", "vacunación", "terapia conductual", "terapias conductuales", "en muchas personas", "la mayoría", "el cuerpo", "el cerebro", "la herida", "heridas", "ampollas", "cara, brazos", "conoce las señales", "reconocer las señales", "señales de un infarto", "señales de un ictus", "salud pública", "cinturón de seguridad", "casco", "moverse con regularidad", "actividad física", "natación", "bicicleta", "no fumar", "detector de humo", "antihistamínicos", "radioterapia", "trasplante", "stent", "marcapasos", "agua potable", "higiene", "triptanes", "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no podemos", "no es", "no son", "no está", "no están", "no sustituye", "no sustituyen", "no reemplaza", "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda", "no constituye", "solo un profesional", "fisioterapia alivia", "insulina mantiene"]
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
      stem: [migraña, ansiedad, depresión, diabetes, hipertensión, cáncer, melanoma, asma, TDAH, infarto, signos de]
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
    unless beside: ["no puede", "no pueden", "no hay pruebas", "es falso", "son falsas", "un mito", "mitos", "pruebas de que", "caminar", "correr", "preservativo", "preservativos", "solo", "solos", "sola", "solas", "por sí", "antibiótico", "antibióticos", "vacuna", "vacunas", "muchas personas", "algunas personas", "ejercicio", "los médicos diagnostican", "los médicos tratan", "prueba de respiración", "análisis", "se diagnostica", "se diagnostican", "se trata con", "es un tratamiento", "advierte", "cuidado con", "estafas", "del sol", "protegerse", "glóbulos", "se ofrece", "no detecta", "no detectan", "no diagnostica", "no diagnostican", "no reconoce", "fallo", "gráfico", "encuesta", "cuáles de estas", "tomas algún", "positivo en", "contacto estrecho", "avisos de pulso", "estatinas", "betabloqueantes", "anticuerpos", "lactancia", "leche materna", "el hígado", "los riñones", "lavarse las manos", "lavado de manos", "lavar las manos", "flúor", "cepillarse", "cepillado", "hilo dental", "dieta equilibrada", "alimentación sana", "alimentación equilibrada", "ácido fólico", "vitamina D", "yodo", "mamografía", "citología", "colonoscopia puede", "electrocardiograma muestra", "desfibrilador", "adrenalina", "vacunación", "terapia conductual", "terapias conductuales", "en muchas personas", "la mayoría", "el cuerpo", "el cerebro", "la herida", "heridas", "ampollas", "cara, brazos", "conoce las señales", "reconocer las señales", "señales de un infarto", "señales de un ictus", "salud pública", "cinturón de seguridad", "casco", "moverse con regularidad", "actividad física", "natación", "bicicleta", "no fumar", "detector de humo", "antihistamínicos", "radioterapia", "trasplante", "stent", "marcapasos", "agua potable", "higiene", "triptanes", "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no podemos", "no es", "no son", "no está", "no están", "no sustituye", "no sustituyen", "no reemplaza", "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda", "no constituye", "solo un profesional", "fisioterapia alivia", "insulina mantiene"]
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
    unless beside: ["no podemos garantizar", "no garantizamos", "no garantiza", "no se garantiza", "sin garantía", "ninguna garantía", "no está garantizado", "no están garantizados", "sin tu código", "sin su código", "sin tu contraseña", "sin tu permiso", "sin tu consentimiento", "ajustes", "configuración", "suscripción", "prueba gratuita", "licencia", "responsabilidad", "no es", "no son", "terceros", "política", "usuarios configurados", "encuesta", "búsqueda", "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no podemos garantizar", "no puede garantizar", "no es", "no son", "no está", "no están", "no sustituye", "no sustituyen", "no reemplaza", "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa", "no detecta", "no diagnostica", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda", "no constituye", "minutos de actividad", "150 minutos", "por semana", "horas de sueño"]
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
    unless beside: ["no podemos garantizar", "no garantizamos", "no garantiza", "no se garantiza", "sin garantía", "ninguna garantía", "no está garantizado", "no están garantizados", "sin tu código", "sin su código", "sin tu contraseña", "sin tu permiso", "sin tu consentimiento", "ajustes", "configuración", "suscripción", "prueba gratuita", "licencia", "responsabilidad", "no es", "no son", "terceros", "política", "usuarios configurados", "encuesta", "búsqueda", "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no podemos garantizar", "no puede garantizar", "no es", "no son", "no está", "no están", "no sustituye", "no sustituyen", "no reemplaza", "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa", "no detecta", "no diagnostica", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda", "no constituye", "minutos de actividad", "150 minutos", "por semana", "horas de sueño"]
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
    unless beside: ["no podemos garantizar", "no garantizamos", "no garantiza", "no se garantiza", "sin garantía", "ninguna garantía", "no está garantizado", "no están garantizados", "sin tu código", "sin su código", "sin tu contraseña", "sin tu permiso", "sin tu consentimiento", "ajustes", "configuración", "suscripción", "prueba gratuita", "licencia", "responsabilidad", "no es", "no son", "terceros", "política", "usuarios configurados", "encuesta", "búsqueda", "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no podemos garantizar", "no puede garantizar", "no es", "no son", "no está", "no están", "no sustituye", "no sustituyen", "no reemplaza", "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa", "no detecta", "no diagnostica", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda", "no constituye", "minutos de actividad", "150 minutos", "por semana", "horas de sueño"]
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
    unless beside: ["no podemos garantizar", "no garantizamos", "no garantiza", "no se garantiza", "sin garantía", "ninguna garantía", "no está garantizado", "no están garantizados", "sin tu código", "sin su código", "sin tu contraseña", "sin tu permiso", "sin tu consentimiento", "ajustes", "configuración", "suscripción", "prueba gratuita", "licencia", "responsabilidad", "no es", "no son", "terceros", "política", "usuarios configurados", "encuesta", "búsqueda", "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no podemos garantizar", "no puede garantizar", "no es", "no son", "no está", "no están", "no sustituye", "no sustituyen", "no reemplaza", "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa", "no detecta", "no diagnostica", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda", "no constituye", "minutos de actividad", "150 minutos", "por semana", "horas de sueño"]
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
    unless beside: ["no podemos garantizar", "no garantizamos", "no garantiza", "no se garantiza", "sin garantía", "ninguna garantía", "no está garantizado", "no están garantizados", "sin tu código", "sin su código", "sin tu contraseña", "sin tu permiso", "sin tu consentimiento", "ajustes", "configuración", "suscripción", "prueba gratuita", "licencia", "responsabilidad", "no es", "no son", "terceros", "política", "usuarios configurados", "encuesta", "búsqueda", "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no podemos garantizar", "no puede garantizar", "no es", "no son", "no está", "no están", "no sustituye", "no sustituyen", "no reemplaza", "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa", "no detecta", "no diagnostica", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda", "no constituye", "minutos de actividad", "150 minutos", "por semana", "horas de sueño"]
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
    forbid: ["forma más segura de adelgazar", "manera más fácil de adelgazar", "forma más rápida de adelgazar", "adelgazar diez kilos", "adelgace", "adelgace diez", "kilos de más", "quema calorías sin", "adelgaza comiendo", "come lo que quieras", "pierde kilos", "pierde barriga", "elimina la barriga", "vientre plano en", "grasa abdominal", "grasa localizada", "reduce tallas", "dos tallas menos", "tres tallas menos", "baja dos tallas", "baja tres tallas", "adelgaza en", "pérdida de peso garantizada", "pérdida de peso rápida", "adelgazante", "adelgazantes", "sin dieta ni ejercicio", "sin hacer dieta", "sin pasar hambre", "efecto saciante", "quita el apetito", "pierde 10 kilos", "pierde cinco kilos", "pierde diez kilos", "kilos en un mes", "kilos en una semana", "kilos en dos semanas", quema grasa, quema grasas, quemagrasa, quemagrasas, adelgaza rápido, adelgaza sin esfuerzo, pierde peso rápido, "adelgaza mientras", "adelgaza durmiendo", "pierde {n} {kilos} en", "propiedades adelgazantes", "derrite la grasa", "baja de peso rápido", "efecto adelgazante", "adelgaza sin", "pierde peso sin", "adelgazar sin"]
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

  # Words of claims beside the diseases, the doctors and the promises that they are about; `unless beside` leaves alone
  # what explains, warns or declines.
  - id: es-treats-condition
    forbid: ["superado", "superada", "vencido", "vencida", "derrotado", "curado", "revertido", "sanado", "aliviado", "eliminado", "sana tu", "sana tus", "revierte la", "revierte el", "invierte", "di adiós a", "decir adiós", "dejas atrás", "te libras", "a raya", "mantén a raya", "mantiene a raya", "mantener a raya", "extirpa", "aniquila", "fulmina", "destierra", "destierre", "dile no a", "la raíz", "desde la raíz", "desde dentro", "sin sufrir", "dejar de sufrir", "deja de sufrir", "no sufrirás", "no sufras", "no volverás a", "no volverá a", "nunca volverás a", "jamás volverás a", "disminuye", "disminuyen", "disminuir", "atenúa", "atenuar", "alivio inmediato", "alivio rápido", "alivio natural", "alivio total", "alivio duradero", "alivio seguro", "tratamiento definitivo", "tratamiento natural", "terapéutico", "terapéutica", "útil para", "útil contra", "indicada para", "indicado en", "recomendado para", "ideal para combatir", "lucha contra", "luchar contra", "pone freno a", "ponle freno", "ponle fin", "pon fin", "bye bye", "sin rastro de", "libera", "te ayuda a superar", "te ayuda a vencer", "combate eficazmente", "remedia", "remediar", trata, tratan, tratar, "tratamiento para", "tratamiento de", "tratamiento contra", "terapia para", "terapia contra", "terapia de", sana, sanan, sanar, alivia, alivian, aliviar, "alivio de", "alivio del", "alivio para", "alivio contra", mitiga, mitigar, calma, calman, calmar, elimina, eliminan, erradica, erradicar, borra, combate, combaten, combatir, vence, vencer, derrota, derrotar, supera, superar, "acaba con", "acaban con", "acabar con", "pon fin a", "pone fin a", "poner fin a", "fin de", "adiós a", "adiós al", "adiós a la", "despídete de", "despídete del", "olvídate de", "olvídate del", "olvida el", "olvida la", "líbrate de", "líbrate del", "libérate de", "libérate del", "te libera de", "te libra de", "libre de", "deshazte de", "deshazte del", quita, quitan, quitar, desaparece, desaparecen, desaparecer, desaparecerá, desaparecerán, "se esfuma", "se va", "se van", remite, revierte, revierten, revertir, reduce, reducen, baja, bajan, controla, controlan, detiene, detienen, detén, frena, frenan, "para tu", "para tus", "termina con", destruye, destruyen, mata, disuelve, "remedio para", "remedio contra", "remedio del", "solución para", "solución a", "solución contra", "solución al", antídoto, "recupérate de", "recupérate del", "se acabó el", "se acabó la", "se acabaron los", "se acabaron las", "nunca más", "no más", "sin más", "para siempre", "de una vez por todas", "de raíz", definitivamente, "vuelve a la normalidad", normaliza, regula, desinflama, cura, silencia, silenciar, apaga, apagar, apágalo, desconecta, derrite, desvanece, "hace desaparecer", "haz desaparecer", ahuyenta, expulsa, "rompe con", "escapa de", "gana a", "ganar a", "victoria sobre", domina, dominar, "borra tus", "borra tu", deshace, desbloquea, regenera, restaura, recupera, rejuvenece, limpia, depura, desintoxica, drena, "vive sin", "vivir sin", "vida sin", "deja atrás", "dejar atrás", suelta, "se irá", "se irán", "se marcha", "dejará de", neutraliza, contrarresta, ataca, "eficaz contra", "efectivo contra", "efectiva contra", "ayuda contra", adormece, suaviza, "mejora tu", "mejora tus", repara, soluciona, resuelve, resuelto, "sin volver a", "dile adiós", "di adiós", chao, "nunca volverás", "no volverás", "en el pasado", "cosa del pasado", desactiva, "tratamiento del", "tratamiento de la", "indicado para", corta, cortar, desarma, arregla, "rompe el ciclo", rehace, termina, terminan, acaba, "no tiene nada que hacer", "no tienen nada que hacer", "tiene los días contados", "vuelve a crecer", "vuelven a crecer", "recupera tu", devuelve, "te devuelve", "empieza aquí", "salida de", "salir de", "vuelve a estar sano", "en equilibrio", equilibra, "entrena tu", engaña, "hace que", "elimina tu", "mata los", reinicia, "en un día", "en dos días", "en tres días", "en cinco días", "en siete días", "en diez días", "en 7 días", "en 10 días", "en 14 días", "en 21 días", "en 30 días", "en una semana", "en dos semanas", "en tres semanas", "en cuatro semanas", "en 2 semanas", "en 4 semanas", "en un mes", "en dos meses", "en tres meses", "en un minuto", "en cinco minutos", "en diez minutos", "en 5 minutos", "en 10 minutos", "en una hora", "en segundos", "en minutos", "en pocos días", "en una sesión", "en solo un día", "en solo dos días", "en solo tres días", "en solo cinco días", "en solo siete días", "en solo diez días", "en solo 7 días", "en solo 10 días", "en solo 14 días", "en solo 21 días", "en solo 30 días", "en solo una semana", "en solo dos semanas", "en solo tres semanas", "en solo cuatro semanas", "en solo 2 semanas", "en solo 4 semanas", "en solo un mes", "en solo dos meses", "en solo tres meses", "en solo un minuto", "en solo cinco minutos", "en solo diez minutos", "en solo 5 minutos", "en solo 10 minutos", "en solo una hora", "en solo segundos", "en solo minutos", "en solo pocos días", "en solo una sesión", "en tan solo un día", "en tan solo dos días", "en tan solo tres días", "en tan solo cinco días", "en tan solo siete días", "en tan solo diez días", "en tan solo 7 días", "en tan solo 10 días", "en tan solo 14 días", "en tan solo 21 días", "en tan solo 30 días", "en tan solo una semana", "en tan solo dos semanas", "en tan solo tres semanas", "en tan solo cuatro semanas", "en tan solo 2 semanas", "en tan solo 4 semanas", "en tan solo un mes", "en tan solo dos meses", "en tan solo tres meses", "en tan solo un minuto", "en tan solo cinco minutos", "en tan solo diez minutos", "en tan solo 5 minutos", "en tan solo 10 minutos", "en tan solo una hora", "en tan solo segundos", "en tan solo minutos", "en tan solo pocos días", "en tan solo una sesión", "tras un día", "tras dos días", "tras tres días", "tras cinco días", "tras siete días", "tras diez días", "tras 7 días", "tras 10 días", "tras 14 días", "tras 21 días", "tras 30 días", "tras una semana", "tras dos semanas", "tras tres semanas", "tras cuatro semanas", "tras 2 semanas", "tras 4 semanas", "tras un mes", "tras dos meses", "tras tres meses", "tras un minuto", "tras cinco minutos", "tras diez minutos", "tras 5 minutos", "tras 10 minutos", "tras una hora", "tras segundos", "tras minutos", "tras pocos días", "tras una sesión", "después de un día", "después de dos días", "después de tres días", "después de cinco días", "después de siete días", "después de diez días", "después de 7 días", "después de 10 días", "después de 14 días", "después de 21 días", "después de 30 días", "después de una semana", "después de dos semanas", "después de tres semanas", "después de cuatro semanas", "después de 2 semanas", "después de 4 semanas", "después de un mes", "después de dos meses", "después de tres meses", "después de un minuto", "después de cinco minutos", "después de diez minutos", "después de 5 minutos", "después de 10 minutos", "después de una hora", "después de segundos", "después de minutos", "después de pocos días", "después de una sesión", "esta noche", "de la noche a la mañana", "al instante", "al momento", "en el acto", "problema resuelto", "toma el control", "bajo control", "se apagan", "se apaga", paran, cesa, cesan, "reinicia tu", reequilibra, "hizo desaparecer", "mi vida", "hasta un 50 %", "a la mitad", "un 50 %", "un 60 %", "un 40 %", "un 30 %", "un 70 %", "un 80 %", "di no"]
    beside: &diseases ["convulsión", "erupción", "erupciones", "retinopatía", "disfunción", "insuficiencia", "sepsis", "fracturas", "genes", "articulaciones", "menstruación", "problemas de espalda", "flora", "huesos", "placa", "memoria", "malformaciones", "vejiga", "recaída", "abstinencia", "diálisis", "intolerancias", "orinarse en la cama", "piernas cansadas", "piernas pesadas", "juanetes", "inquietud", "niebla mental", "prediabetes", "triglicéridos", "circulación", "latidos irregulares", "ritmo irregular", "problemas de corazón", "problemas cardíacos", "angina de pecho", "taquicardia", "arteriosclerosis", "embolia", "hipotensión", "poliartritis", "espondilosis", "lumbalgia", "lumbago", "bursitis", "codo de tenista", "rigidez", "desgaste articular", "cartílago", "contracturas", "indigestión", "gastritis", "diarrea", "intoxicación", "salmonela", "cólera", "polio", "tosferina", "sida", "VPH", "congestión", "falta de aire", "asfixia", "enfisema", "fibrosis", "prostatitis", "sequedad vaginal", "desequilibrio hormonal", "desequilibrios hormonales", "sudores nocturnos", "regla dolorosa", "reglas dolorosas", "síndrome premenstrual", "ovario poliquístico", "ovarios poliquísticos", "intestino irritable", "colon inflamado", "preeclampsia", "linfoma", "mieloma", "sarcoma", "carcinoma", "células cancerosas", "metástasis", "conmoción", "daño cerebral", "afasia", "piernas inquietas", "narcolepsia", "sonambulismo", "pesadillas", "noches en vela", "problemas de sueño", "bruxismo", "encías", "boca seca", "aftas", "hongos en las uñas", "pie de atleta", "urticaria", "picor", "picores", "piel seca", "cicatrices", "estrías", "vitíligo", "alopecia", "quemaduras solares", "linfedema", "retención de líquidos", "ojo seco", "ojo vago", "astigmatismo", "presbicia", "mala vista", "sordera", "miedo a volar", "agorafobia", "claustrofobia", "alucinaciones", "paranoia", "ludopatía", "atracones", "déficit de atención", "hiperactividad", "tartamudeo", "cansancio", "síndrome metabólico", "resistencia a la insulina", "hipoglucemia", "hiperglucemia", "hipotiroidismo", "hipertiroidismo", "bacterias", "gérmenes", "toxinas", "problemas de salud", "problemas de piel", "envejecimiento", "deterioro cognitivo", "ceguera", "olvidos", "sobrepeso", "kilos de más", "eyaculación precoz", "ardor de estómago", "temblor", "dolencia", "padecimientos", "migraña", "migrañas", "cefalea", "cefaleas", "jaqueca", "jaquecas", "ansiedad", "pánico", "fobia", "fobias", "depresión", "insomnio", "apnea", "ronquidos", "diabetes", "azúcar en sangre", "glucosa", "hipertensión", "presión arterial", "tensión arterial", "tensión alta", "colesterol", "cáncer", "tumor", "tumores", "melanoma", "leucemia", "asma", "EPOC", "bronquitis", "neumonía", "artritis", "artrosis", "reuma", "osteoporosis", "eccema", "eczema", "psoriasis", "acné", "rosácea", "dolor", "dolores", "ciática", "fibromialgia", "lupus", "endometriosis", "párkinson", "alzhéimer", "alzheimer", "demencia", "ictus", "derrame cerebral", "infarto", "infartos", "arritmia", "arritmias", "epilepsia", "convulsiones", "TDAH", "autismo", "traumas", "esquizofrenia", "agotamiento", "burnout", "adicción", "adicciones", "alcoholismo", "anorexia", "bulimia", "obesidad", "infertilidad", "impotencia", "menopausia", "sofocos", "cólicos", "calambres", "tinnitus", "acúfenos", "vértigo", "pérdida de audición", "glaucoma", "cataratas", "miopía", "caída del cabello", "calvicie", "alergia", "alergias", "gripe", "resfriado", "resfriados", "catarro", "covid", "coronavirus", "virus", "infección", "infecciones", "VIH", "herpes", "malaria", "hepatitis", "cálculos renales", "hígado graso", "colon irritable", "colitis", "reflujo", "acidez", "úlcera", "úlceras", "estreñimiento", "hinchazón", "náuseas", "mareos", "incontinencia", "anemia", "inflamación", "fatiga", "enfermedad", "enfermedades", "trastornos", "dolencias", "síntomas", "ataques", "nicotina", "tabaquismo", "eccemas", "verrugas", "varices", "celulitis", "arrugas", "hemorroides", "dislexia", "tartamudez", "sinusitis", "amigdalitis", "quistes", "miomas", "ritmo cardíaco", "palpitaciones", "temblores", "parálisis", "espasmos", "resfriarte", "enfermar", "dermatitis", "neuropatía", "otitis", "vista cansada", "mareo", "aborto", "abortos", "cistitis", "tos", "trombosis", "coágulos", "saturación", "caries", "brotes de gota", "clamidia", "gonorrea", "varicela", "sarampión", "tuberculosis", "dengue", "escoliosis", "hernia", "cirrosis", "celiaquía", "gingivitis", "mal aliento", "caspa", "sarna", "piojos", "parásitos", "candidiasis", "resaca", "inhalador", "noches sin dormir", "angustia", "glucemia", "ese lunar", "fibrilación", "bipolar", "caída del pelo", "cólico", "túnel carpiano", "tendinitis", "tortícolis", "contractura", "agujetas", "estrés", "ansioso", "ansiosa", "preocupaciones", "pensamientos negativos", "tristeza", "malestar", "miedo escénico", "trastorno del sueño", "trastorno alimentario", "límite de la personalidad", "trastorno límite", "bipolaridad", "autista", "TEA", "TDA", "deprimido", "deprimida", "depresivo", "depresiva", "depresiones", "insomne", "apneas", "ronca", "roncar", "terrores nocturnos", "desfase horario", "jet lag", "Parkinson", "síntoma", "patología", "patologías", "achaques", "ataque al corazón", "ataque cardíaco", "paro cardíaco", "soplo cardíaco", "arterias obstruidas", "presión alta", "coágulo", "várices", "accidente cerebrovascular", "diabético", "diabéticos", "diabética", "hemoglobina glicosilada", "azúcar alta", "antojos", "ojeras", "espinillas", "micosis", "culebrilla", "canas", "degeneración macular", "ojos secos", "pérdida auditiva", "zumbido", "zumbidos", "pitidos", "pitido", "anginas", "alérgico", "alérgica", "alérgicos", "rinitis", "fiebre del heno", "intolerancia", "ardores", "almorranas", "piedras en el riñón", "pérdidas de orina", "SPM", "esterilidad", "reumatismo", "espondilitis", "Hashimoto", "lesiones en la piel", "lunares", "bulto", "bultos", "neuralgia", "neuralgias", "esclerosis", "epiléptico", "epilépticos", "epiléptica", "epilépticas", "drogadicción", "bacteria", "zika", "meningitis", "gastroenteritis", "catarros", "constipado", "constipados", "resfrío", "resfríos", "piernas hinchadas", "vejez", "envejecer", "migrañoso", "tristezas", "falta de hierro", "te falte hierro", "déficit de hierro", "carencia", "carencias", "perimenopausia", "cálculos biliares", "senos nasales", "nariz tapada", "nariz congestionada", "estornudos", "puntos negros", "cuperosis", "papada", "piel de naranja", "cartucheras", "sudoración", "mal olor", "sarro", "llagas", "desmayo", "desmayos", "lipotimia", "taquicardias", "aneurisma", "aneurismas", "flebitis", "trombo", "trombos", "manos frías", "ciáticas", "epicondilitis", "fascitis", "espolón", "divertículos", "Crohn", "SIBO", "cándida", "lombrices", "pancreatitis", "enuresis", "mojar la cama", "prolapso", "sífilis", "papiloma", "ETS", "ITS", "ictericia", "bronquiolitis", "costra láctea", "rabietas", "rabieta", "desamor", "mal de amores", "timidez", "inseguridad", "inseguridades", "baja autoestima", "obsesiones", "pensamientos obsesivos", "pensamientos intrusivos", "compulsiones", "procrastinación", "miedo a las alturas", "miedo a las arañas", "miedo al dentista", "miedo a hablar", "atracón", "picoteo", "antojo", "ludopatías", "ganas de fumar", "alcohólico", "noches agitadas", "desvelos", "desvelo", "somnolencia", "encefalomielitis", "polineuropatía", "Huntington", "hemiplejia", "dispraxia", "discalculia", "estrabismo", "miope", "desprendimiento de retina", "oídos tapados", "ácaros", "garrapatas", "tétanos", "Ébola", "fiebre amarilla", "tifus", "tiña", "impétigo", "melanomas", "pólipo", "pólipos", "nódulos", "células malignas", "cálculo renal", "patas de gallo", "rojeces", "sabañones", "tu azúcar", "el azúcar alto", "azúcar a la", "nivel de azúcar", "niveles de azúcar"]
    unless beside: &plain ["no puede", "no pueden", "no hay pruebas", "es falso", "son falsas", "un mito", "mitos", "pruebas de que", "caminar", "correr", "preservativo", "preservativos", "solo", "solos", "sola", "solas", "por sí", "antibiótico", "los médicos diagnostican", "los médicos tratan", "prueba de respiración", "análisis", "es un tratamiento", "advierte", "cuidado con", "estafas", "no", "se diagnostica", "se diagnostican", "se detecta", "se detectan", "se trata con", "se tratan con", "te han", "has recibido", "has tenido", "has notado", "¿tienes", lávate, "nunca reemplaza", "tu médico", "su médico", "el médico", "un médico", "los médicos", médicos, médica, "profesional sanitario", "profesional de la salud", "profesionales sanitarios", farmacéutico, enfermera, medicamento, medicamentos, medicación, medicinas, pastillas, antibióticos, paracetamol, ibuprofeno, aspirina, insulina, vacuna, vacunas, vacunación, "se usa", "se utiliza", "se utilizan", "puede ayudar", "pueden ayudar", "ayuda a", "ayudan a", puede, pueden, podría, si, cuando, aprende, aprender, lee, leer, artículo, artículos, investigación, estudio, estudios, "algunas personas", "muchas personas", "personas con", pacientes, debe, debes, antecedentes, registra, registro, registros, anota, anotar, diario, entrada, entradas, "primeros auxilios", emergencia, emergencias, urgencias, "112", "911", cirugía, hospital, guía, guías, ensayo, donar, fundación, "causada por", causa, causas, causar, "señal de", "signo de", incluyen, suele, suelen, "a menudo", "a veces", normalmente, pregunta, consulta, consulte, "habla con", siente, sientes, filtrar, "eliminar entrada", exportar, última, último, desde, recordatorio, ajustes, selecciona, elige, toca, introduce, propagación, contagio, contagiar, ejercicio, fumar, tabaco, dieta, alimentación, alcohol, aumenta, aumentan, "eleva el riesgo", muestra, "se puede tratar", "se pueden tratar", infórmate, explica, antihistamínicos, "protector solar", "crema solar", "al cuerpo", "el cuerpo", "sube la", "suben la", "del sol", "protegerse", "glóbulos", "se ofrece", "no detecta", "no detectan", "no diagnostica", "no diagnostican", "no reconoce", "fallo", "gráfico", "encuesta", "cuáles de estas", "tomas algún", "positivo en", "contacto estrecho", "avisos de pulso", "estatinas", "betabloqueantes", "anticuerpos", "lactancia", "leche materna", "el hígado", "los riñones", "lavarse las manos", "lavado de manos", "lavar las manos", "flúor", "cepillarse", "cepillado", "hilo dental", "dieta equilibrada", "alimentación sana", "alimentación equilibrada", "ácido fólico", "vitamina D", "yodo", "mamografía", "citología", "colonoscopia puede", "electrocardiograma muestra", "desfibrilador", "adrenalina", "terapia conductual", "terapias conductuales", "en muchas personas", "la mayoría", "el cerebro", "la herida", "heridas", "ampollas", "cara, brazos", "conoce las señales", "reconocer las señales", "señales de un infarto", "señales de un ictus", "salud pública", "cinturón de seguridad", "casco", "moverse con regularidad", "actividad física", "natación", "bicicleta", "no fumar", "detector de humo", "radioterapia", "trasplante", "stent", "marcapasos", "agua potable", "higiene", "triptanes", "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no podemos", "no es", "no son", "no está", "no están", "no sustituye", "no sustituyen", "no reemplaza", "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda", "no constituye", "solo un profesional", "fisioterapia alivia", "insulina mantiene"]
    accents: may be left out
    level: error
    locale: es
    tags: [fda, eu, cap, hwg]
    because: It says that the app treats a disease, which makes it a medical device.
    instead: ["puede ayudar a vivir mejor con …"]
    source: [HC-FDA-GW, HC-FDA-FRAUD, HC-MDR-2, HC-CAP-12.1]
    examples:
      - { text: "Despídete de la fatiga crónica", expect: found }
      - { text: "Haz que tus migrañas desaparezcan: calma el dolor en minutos", expect: found }
      - { text: "El asma se trata con inhaladores que receta tu médico.", expect: clean }
      - { text: "Eliminar entrada", expect: clean }

  - id: es-prevents-condition
    forbid: ["no volverás a pillar", "no volverás a coger", "no pillarás", "no cogerás", "protege a tu bebé", "protege a tu hijo", "inmune al", "inmune a la", previene, previenen, prevenir, "prevención de", "prevención del", evita, evitan, protege, protegen, proteger, protégete, "te protege", "protección contra", "protección frente a", impide, impiden, "mantiene a raya", "mantén a raya", "mantén lejos", "mantiene lejos", aleja, alejan, ahuyenta, "riesgo de", blinda, "te blinda", "inmune a", inmuniza, "a salvo de", defiende, "te defiende", bloquea, bloquean, "nunca tendrás", "nunca sufrirás", "nunca enfermarás", "antes de que empiece", "antes de que aparezca", "antes de que aparezcan", "antes de que empiecen", "escudo contra", "tu probabilidad", "tus probabilidades", "la probabilidad", "posibilidades de", "no volverás a", escudo, barrera, muralla, blindaje, armadura, "seguro contra", "te libra", "te salva", "te ahorra", protector, "inmunidad frente", "inmunidad contra", "a prueba de", "lejos de ti", "sin riesgo de", "sin oportunidad", "nunca más enfermo", "no volverás", detiene, detienen, "corta el paso", guarda, custodia, "estás protegido", "un 50 %", "un 60 %", "un 40 %", "un 30 %", "un 70 %", "un 80 %", "a la mitad", "sin opción", "tus riñones"]
    beside: *diseases
    unless beside: *plain
    accents: may be left out
    level: error
    locale: es
    tags: [fda, eu, cap]
    because: It says that the app prevents a disease, which makes it a medical device.
    instead: ["puede ayudar a reducir el riesgo de …"]
    source: [HC-FDA-GW, HC-FDA-FRAUD, HC-MDR-2]
    examples:
      - { text: "Mantén a raya la demencia", expect: found }
      - { text: "Reduce a la mitad tu riesgo de infarto", expect: found }
      - { text: "Las vacunas protegen contra la gripe.", expect: clean }
      - { text: "Evita duplicados", expect: clean }

  - id: es-detects-condition
    forbid: ["cualquier erupción", "te dirá si", "sabe si", "dice si", "desde tu muñeca", "en la muñeca", "con tu móvil", "con una fotografía", "a través de una foto", "con un selfie", "en un minuto si", "descubre si", "si tienes", "si padeces", "si sufres", "sabrás en", "averigua si", "averigua en", "descubre en", "diagnostíquese", "antes de que aparezca", "antes que nadie", "antes que tu médico", "a tiempo", "de forma precoz", "precozmente", "en fase temprana", "fase inicial", "con días de antelación", "con horas de antelación", "probablemente tienes", "probablemente padeces", "es probable que tengas", "podrías padecer", "tus resultados indican", "resultado compatible", "compatible con", "indica que tienes", "apunta a", "útil para el diagnóstico", diagnostica, diagnostican, diagnosticar, diagnostícate, "diagnóstico de", "diagnóstico del", detecta, detectan, detectar, "detección de", "detección del", identifica, identifican, identificar, reconoce, reconocen, reconocer, descubre, descubrir, averigua, revela, encuentra, predice, predicen, predecir, pronostica, anticipa, "te avisa de", "te avisa del", "te alerta de", "avisa de", "alerta de", analiza, analizan, escanea, "mide tu", "comprueba si", "sabrás si", "te dice si", "saber si", tienes, padeces, "evalúa tu", "calcula tu", descarta, ve, oye, capta, "test de", "prueba de", "cribado de", "oye los", "oye las", escucha, estima, estimar, adivina, intuye, prevé, percibe, nota, sabe, "ve venir", "lee tu", "lee tus", "primeros signos", "primeras señales", "signos tempranos", indicios, "años antes", "antes que", "con antelación", "a partir de", "basta para", "con una foto", "con la cámara", "con un selfi", "por la voz", "por la tos", "en tu voz", interpreta, evalúa, vigila, monitoriza, confirma, cuestionario, autotest, rastrea, delata, "saca a la luz", localiza, cribado, "horas antes", "días antes", "minutos antes", "en segundos", "en casa", "diagnostica en", "te avisa", "qué enfermedad", "corres riesgo", "pone nombre", "nombra la", distingue, diferencia, "alerta temprana", "alerta precoz", "nuestra IA", "nuestro algoritmo", "el algoritmo", "inteligencia artificial", examina, inspecciona, clasifica, "tu diagnóstico", "comprueba en casa", "se acerca"]
    beside: *diseases
    unless beside: *plain
    accents: may be left out
    level: error
    locale: es
    tags: [fda, ftc, eu, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: ["patrones en tus registros"]
    source: [HC-FDA-GW, HC-MDR-7, HC-HWG-9]
    examples:
      - { text: "Un selfi revela la anemia", expect: found }
      - { text: "Identifica la neumonía por la tos", expect: found }
      - { text: "La diabetes se diagnostica con un análisis que pide tu médico.", expect: clean }
      - { text: "Detectar idioma", expect: clean }

  - id: es-instead-of-care
    forbid: ["para qué un", "para qué ir", "para qué necesitas", "para qué pagar", "que cualquier", "donde otras", "donde otros", "cuando nada", "cuando lo demás", "fracasan", "no funcionan", "dejar la", "dejar las", "dejar los", "dejar el", "dejar tu", "dejar tus", "ayuda a dejar", "hace innecesaria", "hace innecesario", "hacen innecesario", "evita la", "evita el", "evita pasar por", "evítate", "ahorra", "ni pastillas", "sin pastillas", "sin medicamentos", "sin medicación", "sin fármacos", "sin cirugía", "sin operación", "sin receta", "sin médicos", "alternativa natural", "alternativas naturales a", "adiós a las", "más preciso", "más fiable", "más eficaz", sustituye, sustituyen, sustituir, "sustituto de", "sustituto del", reemplaza, reemplazan, reemplazar, "en lugar de", "en vez de", "sin necesidad de", "sin necesidad del", "no necesitas", "no necesitarás", "ya no necesitas", "ya no necesitarás", "ya no hace falta", "no hace falta", "sin tener que", "sin ir al", "sin pasar por", "sin acudir", "olvídate de", "olvídate del", "deja de tomar", "deja tus", "deja tu", "deja los", "deja las", "deja la", abandona, tira, "tira tus", suspende, "mejor que", "superior a", "supera a", "supera al", "más preciso que", "más precisa que", "más eficaz que", "más efectivo que", "más fiable que", "tan eficaz como", "tan bueno como", "tan preciso como", "tan precisa como", "tan fiable como", "más listo que", "más rápido que", "más seguro que", "di no a", "adiós a", "adiós al", innecesario, innecesaria, innecesarios, superfluo, superflua, obsoleto, "alternativa a", "alternativa al", "como tener", "en tu bolsillo", "de bolsillo", "tu propio", "tu propia", personal, virtual, ahórrate, sáltate, "cancela tu", "cancela la", "reduce tu", "reduce tus", "sin consultar", "sin pedir", "todo lo que hace", "lo que hace un", "hace lo mismo", "en el cajón", "a la basura", "al cubo", supera, "gana a", "gana al", aventaja, iguala, rivaliza, "sabe más que", "ve más que", "quién necesita", "más barato que", "en tu muñeca", "en tu móvil", "en tu teléfono", "en casa en vez", "libre de", "libérate de", "sin hacer cola", "sin sala de espera", "sin pisar", "sin salir", inútil, innecesarias, "cosa del pasado", prescinde, prescindir, "puedes dejar", "deja de usar", "ya puedes dejar", "cambia tu", "cambia a tu", "mejor diagnóstico", "ya no hacen falta", "cambia tus", canjea, "para qué tomar", "por qué tomar", "por fin dejar", "despide a", "han pasado a la historia", "son cosa del pasado", sobran, "ningún psicólogo", "ningún médico", "ningún terapeuta", "ningún cardiólogo", "ningún especialista", "ninguna pastilla", "ningún medicamento", "lo hace mejor", "deja de pagar", "sin agujas", "todo lo que necesitas", "como un"]
    beside: ["antidepresivo", "analgésico", "antibiótico", "somnífero", "somníferos", "pastillas para dormir", "pastilla", "médico de cabecera", "otras terapias", "otros tratamientos", "medicina convencional", "terapias convencionales", "intervención quirúrgica", "operaciones", "psicoterapeuta", "logopeda", "oculista", "oftalmólogo", "ginecólogo", "urólogo", "oncólogo", "endocrino", "traumatólogo", "ayuda profesional", "consultas médicas", "gafas", "lentillas", "ortodoncia", "bisturí", "análisis clínicos", "cortisona", "corticoides", "opiáceos", "visita al médico", "cita médica", "centro de salud", "urgencias", médico, médicos, médica, doctor, doctora, doctores, especialista, especialistas, terapeuta, terapeutas, psicólogo, psicóloga, psicólogos, psiquiatra, psiquiatras, cardiólogo, cardiólogos, dermatólogo, dermatólogos, radiólogo, radiólogos, neurólogo, matrona, enfermera, nutricionista, fisioterapeuta, pediatra, "consulta médica", "visita médica", "consejo médico", medicación, medicamento, medicamentos, medicinas, pastillas, fármacos, analgésicos, antidepresivos, antibióticos, estatinas, insulina, inhalador, inhaladores, quimioterapia, cirugía, operación, fisioterapia, psicoterapia, terapia, receta, hospital, clínica, vacunas, vacuna, "análisis de sangre", análisis, laboratorio, electrocardiograma, ECG, resonancia, radiografía, mamografía, glucómetro, tensiómetro, audífono, audífonos, tratamiento, tratamientos, quirófano, "sala de espera", farmacéutico, dentista, diagnóstico, jeringa, inyecciones, revisión, revisiones]
    unless beside: ["no sustituye", "no reemplaza", "no debe sustituir", "no pretende sustituir", "nunca sustituye", "ni sustituye", "ni reemplaza", "no es un sustituto", "no dejes", "nunca dejes", "no abandones", "no suspendas", "antes de", "después de", pregunta, "consulta a", "consulta con", consulte, "habla con", contacta, llama, emergencia, si, cuando, puede, pueden, podría, debe, recordatorio, recordatorios, omitir, "dosis omitida", borrar, editar, añadir, cita, notas, lista, nombre, comparte, estudio, estudios, registra, registro, ajustes, existencias, considere, considera, caduca, "datos personales", datos, "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no puede", "no pueden", "no podemos", "no es", "no son", "no está", "no están", "no sustituyen", "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa", "no detecta", "no diagnostica", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda", "no constituye", "minutos de actividad", "150 minutos"]
    accents: may be left out
    level: error
    locale: es
    tags: [cap, fr-csp, fda]
    because: It puts the app in the place of a doctor, a medicine or a test.
    instead: ["junto con tu médico"]
    source: [HC-CAP-12.2, HC-FR-R5213, HC-FDA-GW]
    examples:
      - { text: "Tira tus pastillas", expect: found }
      - { text: "Más precisa que cualquier análisis de sangre", expect: found }
      - { text: "No sustituye a la consulta con tu médico.", expect: clean }
      - { text: "Omitir esta dosis", expect: clean }

  - id: es-promised-result
    forbid: ["te lo prometemos", "lo prometemos", "prometido", "garantizamos que", "siempre", "o no pagas", "o es gratis", garantizado, garantizada, garantizados, garantizadas, garantía, garantiza, garantizamos, "100 %", "100%", "cien por cien", "al cien por cien", "siempre funciona", "funciona siempre", "nunca falla", "no falla", infalible, infalibles, asegurado, asegurada, aseguramos, "seguro que", "sin excepción", "en todos los casos", "para todo el mundo", "a todo el mundo", "con toda seguridad", "o te devolvemos", "es seguro", "éxito seguro", "resultado seguro", "resultados seguros", "alivio seguro", certeza, "nunca decepciona", "para todos", "en cualquier caso", prometemos, "te prometemos", promete, "funciona o", "se cura", "se curan", "usuarios curados", "dinero de vuelta", promesa, "todos los usuarios", "todas las usuarias", "todos los pacientes", "cada usuario", reembolso, "cada paciente"]
    beside: ["colesterol", "tensión", "duerme", "dormirás", "fumadores", "fumar", "años más joven", "embarazada", "bajará", "pelo", "piel", resultado, resultados, alivio, cura, curación, recuperación, eficaz, eficacia, efectivo, efectiva, efectividad, preciso, precisa, precisión, fiable, "pérdida de peso", adelgazar, adelgaza, éxito, "sin dolor", dolor, síntomas, funciona, dormir, sueño, embarazo, salud, sano, mejoría, mejora, tratamiento, terapia, método, protección, diagnóstico, detección, dinero, duérmete, "en segundos", usuarios, "el 97 %", "el 95 %", "el 99 %", "el 90 %", mejoran, mejoras, "se recuperan", "se sienten mejor", reembolso, sanan]
    unless beside: ["permiso", "ubicación", "solo", "solos", "sola", "solas", "por sí", "antibiótico", "antibióticos", "vacuna", "vacunas", "muchas personas", "algunas personas", "ejercicio", "los médicos diagnostican", "los médicos tratan", "prueba de respiración", "análisis", "se diagnostica", "se diagnostican", "se trata con", "es un tratamiento", "advierte", "cuidado con", "estafas", "no", "no garantiza", "no garantizamos", objetivo, meta, batería, descarga, completo, progreso, volumen, brillo, carga, "garantía legal", responsabilidad, si, puede, ley, legal, disponibilidad, datos, contraseña, conexión, servidor, "seguro que quieres", "estás seguro", "contenido seguro", "seguro médico", "modo seguro", guardado, "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no puede", "no pueden", "no podemos", "no es", "no son", "no está", "no están", "no sustituye", "no sustituyen", "no reemplaza", "no cura", "no trata", "no sirve", "no sirven", "no significa", "no detecta", "no diagnostica", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda", "no constituye", "minutos de actividad", "150 minutos"]
    accents: may be left out
    level: error
    locale: es
    tags: [hwg, es-rd, cap, fr-csp]
    because: It promises success; none is certain.
    instead: [puede]
    source: [HC-HWG-3, HC-ES-4, HC-FR-R5213]
    examples:
      - { text: "Un método infalible para dormir", expect: found }
      - { text: "Garantizamos tu recuperación", expect: found }
      - { text: "No garantizamos ningún resultado.", expect: clean }
      - { text: "100 % del objetivo de sueño", expect: clean }

  - id: es-claimed-proof
    forbid: ["probado en ensayos", "probada en ensayos", "demostrado en ensayos", "ensayos clínicos demuestran", "ensayos clínicos lo demuestran", "ensayos clínicos avalan", "los médicos no quieren", "que los médicos no", "los médicos te ocultan", "los médicos ocultan", "no quieren que sepas", "las farmacéuticas no quieren", "la industria farmacéutica", "el secreto de los médicos", "avalado por la ciencia", "avalada por la ciencia", "respaldado por la ciencia", "respaldada por la ciencia", "respaldado por estudios", "avalan su eficacia", "lo dice la ciencia", "basado en la ciencia", "la ciencia confirma", "desarrollado en Harvard", "{field} {proven}", "{proven} por {science}", "{proven} en {science}", "{proven} con {science}", "{proven} mediante {science}", "{science} {proves}", "{science} lo {proves}", "{science} han {proved}", "{science} ha {proved}", "eficacia {proven}", "eficacia científica", "efecto {proven}", "método {proven}", "resultados {proven}", "avance científico", "avance médico", "avance revolucionario", "tratamiento revolucionario", "terapia revolucionaria", "método revolucionario", "descubrimiento revolucionario", "descubrimiento científico", "Premio Nobel", "{science} ha hablado", "la ciencia lo", "prueba científica", "evidencia científica demuestra", "de Harvard", "probado por médicos", "probada por médicos", "evidencia clínica", "demostrado en", "probado en más", "probada en más", "comprobado en", "demostrada en", "en más de 50 ensayos", "ensayos lo", "los expertos lo llaman", "la ciencia detrás"]
    words:
      field: [clínicamente, científicamente, médicamente]
      proven: [probado, probada, probados, probadas, comprobado, comprobada, comprobados, comprobadas, demostrado, demostrada, demostrados, demostradas, validado, validada, validados, validadas, avalado, avalada, avalados, avaladas, respaldado, respaldada, respaldados, respaldadas, verificado, verificada, testado, testada, confirmado, confirmada]
      science: ["la ciencia", ciencia, científicos, "los científicos", estudios, "los estudios", "estudios clínicos", "ensayos clínicos", "numerosos estudios", "estudios científicos", "estudios independientes", investigadores, "la investigación", expertos, "los expertos", universidades, "la medicina"]
      proves: [demuestra, demuestran, prueba, prueban, confirma, confirman, avala, avalan, respalda, respaldan]
      proved: [demostrado, probado, confirmado]
    unless within: ["participar en ensayos clínicos", "busca ensayos clínicos", "buscar ensayos clínicos", "ensayos clínicos cerca", "no {field} {proven}", "ningún estudio"]
    accents: may be left out
    level: error
    locale: es
    tags: [ftc, cap, eu, es-rd]
    because: It claims proof, which takes randomised trials of this very product.
    instead: ["nombra el estudio"]
    source: [HC-FTC-HPCG, HC-CAP-12.1, HC-ES-4]
    examples:
      - { text: "Confirmado por ensayos clínicos", expect: found }
      - { text: "Médicamente validado", expect: found }
      - { text: "Busca ensayos clínicos cerca de ti", expect: clean }

  - id: es-claimed-approval
    forbid: ["deberían recetarla", "deberían recetarlo", "debería recetarla", "debería recetarlo", "deberían recomendarla", "aprobados", "autorizados", "nos eligen", "eligen", "confían en", "utilizado en hospitales", "usado en hospitales", "utilizado en", "utilizada en", "nos recomiendan", "preferido por", "preferida por", "el método preferido", "la elección de", "primera elección", "líderes", "avalados", "autoridades sanitarias", aprobado, aprobada, aprueba, aprueban, certificado, certificada, certifica, avalado, avalada, avala, avalan, homologado, homologada, autorizado, autorizada, acreditado, acreditada, recomendado, recomendada, recomienda, recomiendan, reconocido, reconocida, respaldado, respaldada, respalda, respaldan, validado, validada, registrado, registrada, "sello de", "el visto bueno", "con el apoyo", confían, "confianza de", "elegido por", "elegida por", "usado por", "usada por", "utilizado por", "utilizada por", "recetado por", "recetada por", recetan, "desarrollado por", "desarrollada por", "diseñado por", "diseñada por", "creado por", "creada por", "favorita de", "favorito de", "número uno", "nº 1", "de acuerdo", apoya, apoyan, apoyado, apoyada, adoran, usan, "la usan", "lo usan", "en colaboración con", "garantía de", jura, "elección de", "la elección", "primera opción", "cuentan con nosotros", "confía en nosotros", "de todo el mundo", "de todo el país"]
    beside: ["todos los médicos", "todos los cirujanos", "cualquier médico", "Agencia Europea de Medicamentos", "Agencia Europea", "Unión Europea", "Comisión Europea", "colegios médicos", "ginecólogos", "urólogos", "oncólogos", "Agencia Española de Medicamentos", "Agencia Española", "hospitales de todo el mundo", FDA, EMA, AEMPS, OMS, "la OMS", Cofepris, ANMAT, "Organización Mundial de la Salud", "Ministerio de Sanidad", "Ministerio de Salud", Sanidad, "autoridades sanitarias", "autoridad sanitaria", "las autoridades", "el gobierno", "Cruz Roja", "colegio de médicos", "sociedad española", "asociación médica", "los médicos", médicos, cardiólogos, neurólogos, dermatólogos, psiquiatras, psicólogos, terapeutas, especialistas, "profesionales sanitarios", "profesionales de la salud", "profesionales médicos", expertos, farmacéuticos, enfermeras, matronas, pediatras, hospitales, clínicas, cirujanos, nutricionistas, fisioterapeutas, Harvard, matrona, dentista, dentistas, científicos, "cada médico"]
    unless beside: ["no", nunca, si, "tu médico", "un médico", vacuna, vacunas, vacunación, cantidad, ingesta, guía, guías, que, dosis, "al menos", investigación, puede, debe, datos, fuente, fuentes, marca, cuenta, licencia, busca, buscar, "cerca de ti", lista, contacta, pregunta, ejercicio, quién, "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no puede", "no pueden", "no podemos", "no es", "no son", "no está", "no están", "no sustituye", "no sustituyen", "no reemplaza", "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa", "no detecta", "no diagnostica", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda", "no constituye", "minutos de actividad", "150 minutos"]
    accents: may be left out
    level: warning
    locale: es
    tags: [fda, ftc, tga, eu, es-rd, hwg]
    because: It lets an authority or a profession stand for the product.
    instead: ["quién lo dice, y el estado real con su número"]
    source: [HC-FDA-807, HC-FTC-255, HC-ES-4, HC-HWG-11]
    examples:
      - { text: "El sello de los mejores especialistas", expect: found }
      - { text: "Certificada por el Ministerio de Salud", expect: found }
      - { text: "La OMS recomienda que los adultos se muevan cada día.", expect: clean }

  - id: es-immune-claim
    forbid: ["convierte", "convierte tus", "muralla", "fortaleza", "ejército", "combatir", refuerza, refuerzan, reforzar, fortalece, fortalecen, fortalecer, aumenta, aumentar, potencia, potencian, potenciar, estimula, estimular, impulsa, impulsar, activa, activar, mejora, mejorar, eleva, dispara, entrena, multiplica, optimiza, despierta, "dale un impulso", blinda, superpoderes, superpoder, "a prueba de balas", invencible, invencibles, "de acero", escudo, armadura, duplica, triplica, recarga, "despierta tus", blindada, imparable, turbo, "combustible para", "eleva tus", "sube tus", "sube las", imbatible, invulnerable, "a tope", indestructible]
    beside: ["sistema inmunitario", "sistema inmune", "sistema inmunológico", inmunidad, defensas, "defensas naturales", "respuesta inmune", "respuesta inmunitaria", anticuerpos, autocuración]
    unless beside: ["no", vacuna, vacunas, vacunación, puede, pueden, médico, médicos, aprende, investigación, estudio, si, "del sol", "protegerse", "glóbulos", "se ofrece", "no detecta", "no detectan", "no diagnostica", "no diagnostican", "no reconoce", "fallo", "gráfico", "encuesta", "cuáles de estas", "tomas algún", "positivo en", "contacto estrecho", "avisos de pulso", "estatinas", "betabloqueantes", "anticuerpos", "lactancia", "leche materna", "el hígado", "los riñones", "lavarse las manos", "lavado de manos", "lavar las manos", "flúor", "cepillarse", "cepillado", "hilo dental", "dieta equilibrada", "alimentación sana", "alimentación equilibrada", "ácido fólico", "vitamina D", "yodo", "mamografía", "citología", "colonoscopia puede", "electrocardiograma muestra", "desfibrilador", "adrenalina", "terapia conductual", "terapias conductuales", "en muchas personas", "muchas personas", "algunas personas", "la mayoría", "el cuerpo", "el cerebro", "la herida", "heridas", "ampollas", "cara, brazos", "conoce las señales", "reconocer las señales", "señales de un infarto", "señales de un ictus", "salud pública", "cinturón de seguridad", "casco", "moverse con regularidad", "actividad física", "natación", "bicicleta", "no fumar", "detector de humo", "antihistamínicos", "radioterapia", "trasplante", "stent", "marcapasos", "agua potable", "higiene", "triptanes", "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no puede", "no pueden", "no podemos", "no es", "no son", "no está", "no están", "no sustituye", "no sustituyen", "no reemplaza", "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda", "no constituye", "solo un profesional", "fisioterapia alivia", "insulina mantiene"]
    accents: may be left out
    level: error
    locale: es
    tags: [fda, eu, cap]
    because: It says that the app strengthens the immune system, which no app was shown to do.
    instead: ["lo que hace"]
    source: [HC-FDA-FRAUD, HC-FTC-HPCG, HC-MDR-2]
    examples:
      - { text: "Multiplica tus defensas naturales", expect: found }
      - { text: "Las vacunas entrenan el sistema inmunitario.", expect: clean }

  - id: es-no-harm
    forbid: ["seguro para todos", "incluso embarazadas", "también para embarazadas", "ningún riesgo ni", "sin ningún riesgo", "no tiene contraindicaciones", "ni contraindicaciones", "ni tiene contraindicaciones", "sin contraindicaciones", "cero riesgos", "cero efectos", "{no} {harm}", "{wholly} {safe}", "no tiene riesgos", "no tiene riesgo", "no tiene efectos secundarios", "no produce efectos secundarios", "no hace daño", "no puede hacerte daño", "nada que perder", "seguro para toda la familia", "segura para toda la familia", "segura para todos", "apto para todos", "segura en el embarazo", "seguro en el embarazo", "libre de riesgos", "no puede pasarte nada", "nada malo puede", "imposible sufrir una sobredosis", "no daña", "no te hará daño", "no causa daño", "apta para absolutamente todos", "apto para absolutamente todos", "para todas las edades"]
    words:
      no: [sin, "sin ningún", "sin ninguno de los", "sin ningunos", cero, "libre de", "exento de", "exenta de", "ausencia de"]
      harm: ["efectos secundarios", "efecto secundario", "efectos adversos", "efecto adverso", "efectos indeseados", "efectos no deseados", riesgo, riesgos, "riesgo alguno", peligro, "peligro alguno", contraindicaciones, "reacciones adversas"]
      wholly: [totalmente, completamente, absolutamente, perfectamente, "100 %", "100%", siempre, "del todo"]
      safe: [seguro, segura, seguros, seguras, inocuo, inocua, inofensivo, inofensiva]
    unless within: ["{wholly} {safe} de", "{wholly} {safe} que", "sin efectos secundarios hoy", "sin efectos secundarios registrados", "no es {wholly} {safe}", "sin riesgo de", "sin peligro de"]
    accents: may be left out
    unless beside: ["no podemos garantizar", "no garantizamos", "no garantiza", "no se garantiza", "sin garantía", "ninguna garantía", "no está garantizado", "no están garantizados", "sin tu código", "sin su código", "sin tu contraseña", "sin tu permiso", "sin tu consentimiento", "ajustes", "configuración", "suscripción", "prueba gratuita", "licencia", "responsabilidad", "no es", "no son", "terceros", "política", "usuarios configurados", "encuesta", "búsqueda", "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no podemos garantizar", "no puede garantizar", "no es", "no son", "no está", "no están", "no sustituye", "no sustituyen", "no reemplaza", "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa", "no detecta", "no diagnostica", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda", "no constituye", "minutos de actividad", "150 minutos", "por semana", "horas de sueño"]
    level: error
    locale: es
    tags: [hwg, cap, fr-csp]
    because: It says that nothing can go wrong.
    instead: ["nombra el riesgo"]
    source: [HC-HWG-3, HC-FR-R5213]
    examples:
      - { text: "Exento de contraindicaciones", expect: found }
      - { text: "Sin efectos secundarios registrados", expect: clean }

  - id: es-privacy-promise
    forbid: ["jamás perderemos", "nunca perderemos", "nunca filtraremos", "ni filtraremos", "ningún hacker", "ningún pirata", "ni nuestros ingenieros", "{wholly} {kept}", "nunca compartimos", "nunca compartiremos", "nunca se comparten", "nunca se compartirán", "jamás compartimos", "jamás se comparten", "nunca salen de", "nunca saldrán de", "nadie más puede", "nadie más podrá", "nadie podrá", "nadie puede ver", "nadie sabrá", HIPAA, "certificado RGPD", "certificada RGPD", "seguridad bancaria", "nivel bancario", "nivel militar", "a prueba de hackers", "a prueba de piratas", "imposible de rastrear", "imposible de identificar", "imposible de descifrar", "imposible rastrear", "no se puede rastrear", indescifrable, inviolable, inhackeable, "garantizamos tu privacidad", "tu privacidad está garantizada", "privacidad asegurada", "máxima privacidad garantizada", "la app más segura", "tan seguro como en un banco", "nadie más que tú", "solo tú podrás", "nadie salvo tú", "no deja rastro", "sin dejar rastro", "anonimato total", "anonimato garantizado", "anonimato absoluto", "secreto absoluto", "no pueden interceptarse", "nunca podrán ser robados", "no pueden ser robados", "jamás podrán", "imposible robar", "ni el gobierno", "ni siquiera nosotros", "ni los hackers", "podrá saber nunca", "podrá saber quién eres", "sabrá nunca", "sin dejar huella", "100 % seguros", "100 % seguro"]
    words:
      wholly: [totalmente, completamente, absolutamente, perfectamente, "100 %", "100%", siempre, enteramente]
      kept: [anónimo, anónima, anónimos, anónimas, privado, privada, privados, privadas, confidencial, confidenciales, protegido, protegida, protegidos, protegidas, "a salvo"]
    unless within: ["no {wholly} {kept}", "nadie puede garantizar"]
    accents: may be left out
    unless beside: ["no podemos garantizar", "no garantizamos", "no garantiza", "no se garantiza", "sin garantía", "ninguna garantía", "no está garantizado", "no están garantizados", "sin tu código", "sin su código", "sin tu contraseña", "sin tu permiso", "sin tu consentimiento", "ajustes", "configuración", "suscripción", "prueba gratuita", "licencia", "responsabilidad", "no es", "no son", "terceros", "política", "usuarios configurados", "encuesta", "búsqueda", "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no podemos garantizar", "no puede garantizar", "no es", "no son", "no está", "no están", "no sustituye", "no sustituyen", "no reemplaza", "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa", "no detecta", "no diagnostica", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda", "no constituye", "minutos de actividad", "150 minutos", "por semana", "horas de sueño"]
    level: warning
    locale: es
    tags: [ftc]
    because: No system is wholly safe or anonymous, and no seal of this kind exists.
    instead: ["quién ve qué"]
    source: [HC-FTC-5]
    examples:
      - { text: "Tus datos están siempre a salvo", expect: found }
      - { text: "Cifrado de nivel bancario", expect: found }
      - { text: "Tus datos se cifran en este dispositivo.", expect: clean }

  - id: es-condition-over
    forbid: ["sin {c}", "prometemos", "antes de que empiece", "antes de que empiecen", "nada funciona mejor", "funciona mejor contra", "ningún medicamento funciona mejor", "el doble de rápido", "más rápido que", "acelera la curación", "acelera la recuperación", "de la {x} a la", "en cualquier fase", "en cualquier estadio", "en todas las fases", "funciona contra", "mantiene lejos", "no volverá", "no volverán", "no vuelve", "no vuelven", "desapareció", "desaparecieron", "ha desaparecido", "han desaparecido", "hizo desaparecer", "que resista", "que se resista", "no hay {r}", "no tiene nada que hacer", "ninguna posibilidad", "encoge", "disuelve", "destapona", "desatasca", "retrasa", "frena", "solucionado", "resuelto", "fuera", "por fin en orden", "en orden", "bajo control", "un recuerdo", "cosa del pasado", "una vida sin", "vida sin", "vivir sin", "tratamiento eficaz", "alivio rápido", "eficaz contra", "garantizamos", "mejoría en", "a las 24 horas", "horas después", "una vez por todas", "de una vez por todas", "para siempre", "{never} {have}", "{bye}", "{nomore}", "{quick}", "{root}", "{won} {your}", "{end} {fast}", "{end} {your}"]
    words:
      c: ["artritis", "artrosis", "migraña", "migrañas", "dolor", "dolores", "ansiedad", "depresión", "diabetes", "asma", "insomnio", "cáncer", "alergias", "tinnitus", "miomas", "acné", "estrés", "ardor", "reflujo"]
      x: ["depresión", "ansiedad", "obesidad", "enfermedad", "migraña"]
      r: ["dolor que", "alergia que", "migraña que", "ansiedad que", "insomnio que", "enfermedad que"]
      never: ["nunca más", "nunca volverás a", "no volverás a", "jamás volverás a", "no volverás nunca a", "ya no", "dejarás de"]
      have: ["", "tener", "tendrás", "sufrir", "sufrirás", "padecer", "sentir", "preocuparte por", "tengas"]
      bye: ["dile adiós", "di adiós", "decir adiós", "adiós a", "adiós al", "adiós", "despídete de", "despídete del", "hasta nunca", "olvídate de", "olvídate del", "olvida tu", "olvida tus", "olvida la", "olvida el", "deja atrás", "líbrate de", "libérate de", "libérate del", "deshazte de", "deshazte del"]
      nomore: ["se acabó", "se acabaron", "acaba con", "acabar con", "el fin de", "el final de", "fin a", "libre de", "basta de", "cosa del pasado", "sin volver a sufrir", "no más"]
      quick: ["desde el primer día", "desde la primera sesión", "en tiempo récord", "de la noche a la mañana", "en solo siete días", "en pocos días"]
      root: ["de raíz", "la raíz de", "la causa de", "desde dentro"]
      won: ["han superado", "ha superado", "ya han superado", "he superado", "superé", "vencí", "venció", "han vencido", "ha vencido", "ya han vencido", "derroté", "han dejado atrás", "revertí", "ha revertido", "han revertido"]
      end: ["revierte", "sana", "cura", "elimina", "alivia", "calma", "reduce", "frena", "detiene", "mejora", "trata", "combate", "soluciona", "supera", "vence", "regula", "baja", "controla", "repara", "evita", "quita"]
      your: ["tu", "tus", "su", "sus", "el", "la", "los", "las", "tu hijo"]
      fast: ["al instante", "de forma natural", "rápidamente", "definitivamente", "eficazmente", "permanentemente", "de forma segura", "sin esfuerzo", "por completo"]
    beside: *diseases
    unless beside: ["días", "día", "horas", "semana", "semanas", "caminar sin", "desde hace", "no puede", "no pueden", "no hay pruebas", "es falso", "son falsas", "un mito", "mitos", "pruebas de que", "correr", "preservativo", "preservativos", "dieta", "alimentación", "protector solar", "crema solar", "caminar", "fisioterapia", "cribado", "tratable", "solo", "solos", "sola", "solas", "por sí", "antibiótico", "muchas personas", "algunas personas", "los médicos diagnostican", "los médicos tratan", "prueba de respiración", "análisis", "se diagnostica", "se diagnostican", "se trata con", "es un tratamiento", "advierte", "cuidado con", "estafas", "no te", "no se", "no deja", "no cura", "no curan", "no elimina", "no dejes", "no para", "no paran", "tu médico", "el médico", "un médico", "los médicos", "médicos", "antibióticos", "vacuna", "vacunas", "insulina", "medicamento", "medicamentos", "si", "puede", "pueden", "cómo", "cuánto", "registro", "registra", "anota", "diario", "entrada", "entradas", "recordatorio", "filtrar", "borrar", "urgencias", "emergencia", "has tenido", "tienes", "días sin", "ejercicio", "fumar", "deporte", "agua", "herida", "hinchazón con", "artículo", "lee", "aprende", "estudio", "estudios", "asociación", "donar", "causa principal", "del sol", "protegerse", "glóbulos", "se ofrece", "no detecta", "no detectan", "no diagnostica", "no diagnostican", "no reconoce", "fallo", "gráfico", "encuesta", "cuáles de estas", "tomas algún", "positivo en", "contacto estrecho", "avisos de pulso", "estatinas", "betabloqueantes", "anticuerpos", "lactancia", "leche materna", "el hígado", "los riñones", "lavarse las manos", "lavado de manos", "lavar las manos", "flúor", "cepillarse", "cepillado", "hilo dental", "dieta equilibrada", "alimentación sana", "alimentación equilibrada", "ácido fólico", "vitamina D", "yodo", "mamografía", "citología", "colonoscopia puede", "electrocardiograma muestra", "desfibrilador", "adrenalina", "vacunación", "terapia conductual", "terapias conductuales", "en muchas personas", "la mayoría", "el cuerpo", "el cerebro", "la herida", "heridas", "ampollas", "cara, brazos", "conoce las señales", "reconocer las señales", "señales de un infarto", "señales de un ictus", "salud pública", "cinturón de seguridad", "casco", "moverse con regularidad", "actividad física", "natación", "bicicleta", "no fumar", "detector de humo", "antihistamínicos", "radioterapia", "trasplante", "stent", "marcapasos", "agua potable", "higiene", "triptanes", "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no podemos", "no es", "no son", "no está", "no están", "no sustituye", "no sustituyen", "no reemplaza", "no garantiza", "no garantizamos", "no trata", "no sirve", "no sirven", "no significa", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda", "no constituye", "solo un profesional", "fisioterapia alivia", "insulina mantiene"]
    level: error
    locale: es
    tags: [fda, eu, cap, hwg]
    because: It says that the app treats a disease, which makes it a medical device.
    instead: ["puede ayudar a vivir bien con …"]
    source: [HC-FDA-GW, HC-FDA-FRAUD, HC-MDR-2, HC-CAP-12.1]
    examples:
      - { text: "No volverás a tener migraña", expect: found }
      - { text: "Revierte la prediabetes", expect: found }
      - { text: "Ya han superado la ansiedad", expect: found }
      - { text: "No dejes para siempre tu tratamiento del asma", expect: clean }
      - { text: "Dile adiós a tus amigos", expect: clean }

  - id: es-any-disease
    forbid: ["antitumoral", "antitumorales", "antivírico", "antiviral", "antivirales", "antibacteriano", "antibacterianas", "antibacterianos", "anticancerígeno", "anticancerígenas", "anticancerígenos", "antiinflamatorio", "antiinflamatorias", "propiedades curativas", "propiedades medicinales", "propiedades terapéuticas", "efecto terapéutico", "acción terapéutica", "{all} {ill}", "todo tipo de enfermedades", "remedio universal", "cúralo todo", "lo cura todo", "sirve para todo", "destinado al diagnóstico", "destinado al tratamiento", "destinado a tratar", "destinado a diagnosticar", "destinado a prevenir", "indicado para el tratamiento", "indicado para la prevención", "{restore} {immune}", "{restore} las funciones"]
    words:
      all: ["todas las", "cualquier", "toda clase de", "todo tipo de", "muchas", "numerosas", "cientos de", "múltiples", "diversas", "graves"]
      ill: ["enfermedad", "enfermedades", "dolencia", "dolencias", "males", "trastornos", "afecciones", "infecciones", "patologías", "problemas de salud"]
      restore: ["restaura", "restablece", "corrige", "modifica", "normaliza", "regula", "mejora"]
      immune: ["la función inmunitaria", "el sistema inmunitario", "la función tiroidea", "la función hepática", "la función renal", "la función cognitiva", "la función sexual", "las funciones fisiológicas"]
    beside: ["propiedades", "efecto", "efectos", "acción", "antitumoral", "antitumorales", "curativas", "terapéuticas", "trata", "tratan", "cura", "curan", "previene", "alivia", "combate", "elimina", "revierte", "diagnostica", "detecta", "sana", "remedio", "cúralo", "sirve", "destinado", "indicado", "eficaz", "tratamiento", "solución", "protege", "función", "funciones", "sistema", "funciones fisiológicas"]
    unless beside: ["no puede", "no pueden", "no hay pruebas", "es falso", "son falsas", "un mito", "mitos", "pruebas de que", "caminar", "correr", "preservativo", "preservativos", "ibuprofeno", "fármaco", "fármacos", "comprimidos", "efecto secundario", "efectos secundarios", "gel", "jabón", "solo", "solos", "sola", "solas", "por sí", "antibiótico", "muchas personas", "algunas personas", "ejercicio", "los médicos diagnostican", "los médicos tratan", "prueba de respiración", "análisis", "se diagnostica", "se diagnostican", "se trata con", "es un tratamiento", "advierte", "cuidado con", "estafas", "no", "ni", "nunca", "médico", "médicos", "vacuna", "vacunas", "antibióticos", "medicamentos", "puede", "pueden", "si", "investigación", "donar", "aprende", "cómo", "antecedentes", "lista", "registro", "licencia", "garantías", "del sol", "protegerse", "glóbulos", "se ofrece", "no detecta", "no detectan", "no diagnostica", "no diagnostican", "no reconoce", "fallo", "gráfico", "encuesta", "cuáles de estas", "tomas algún", "positivo en", "contacto estrecho", "avisos de pulso", "estatinas", "betabloqueantes", "anticuerpos", "lactancia", "leche materna", "el hígado", "los riñones", "lavarse las manos", "lavado de manos", "lavar las manos", "flúor", "cepillarse", "cepillado", "hilo dental", "dieta equilibrada", "alimentación sana", "alimentación equilibrada", "ácido fólico", "vitamina D", "yodo", "mamografía", "citología", "colonoscopia puede", "electrocardiograma muestra", "desfibrilador", "adrenalina", "vacunación", "terapia conductual", "terapias conductuales", "en muchas personas", "la mayoría", "el cuerpo", "el cerebro", "la herida", "heridas", "ampollas", "cara, brazos", "conoce las señales", "reconocer las señales", "señales de un infarto", "señales de un ictus", "salud pública", "cinturón de seguridad", "casco", "moverse con regularidad", "actividad física", "natación", "bicicleta", "no fumar", "detector de humo", "antihistamínicos", "radioterapia", "trasplante", "stent", "marcapasos", "agua potable", "higiene", "triptanes", "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no podemos", "no es", "no son", "no está", "no están", "no sustituye", "no sustituyen", "no reemplaza", "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda", "no constituye", "solo un profesional", "fisioterapia alivia", "insulina mantiene"]
    level: error
    locale: es
    tags: [fda, eu, cap]
    because: It gives the app the purpose of a medicine or a medical device.
    instead: ["te ayuda a llevar un registro"]
    source: [HC-FDA-GW, HC-FDA-FRAUD, HC-MDR-2, HC-UCP-17]
    examples:
      - { text: "Combate toda clase de dolencias", expect: found }
      - { text: "Restablece la función inmunitaria", expect: found }
      - { text: "No está destinado a tratar ninguna enfermedad", expect: clean }
      - { text: "Trata bien a todos", expect: clean }

  - id: es-care-superfluous
    forbid: ["cambia las", "cambia los", "cambia el", "cambia la", "sin bisturí", "nunca más necesitarás", "no necesitarás más", "cancela tus", "cancela tu", "en tu móvil", "en tu teléfono", "tira las", "tira los", "tira el", "tira la", "médico ideal", "que nunca se equivoca", "nunca se equivoca", "para qué un", "para qué ir", "para qué tomar", "para qué necesitas", "para qué pagar", "que nunca duerme", "que no duerme", "nunca duerme", "no quiere que sepas", "desconoce", "no conoce", "no puede igualar", "no requiere", "sin prescripción", "mejor que los especialistas", "mejor que los", "dejar de tomar", "diagnostica mejor", "{noneed}", "{without} {see}", "{needless}", "{instead}", "{stop} {your}", "{better}", "{asgood}", "{pocket}", "donde {other} {fail}", "cuando {other} {fail}", "di no a", "dile no a", "no más", "ni un solo"]
    words:
      noneed: ["no hace falta", "no necesitas", "no necesitarás", "ya no necesitas", "ya no tienes que", "no tendrás que", "sin necesidad de", "no es necesario", "no hay necesidad"]
      without: ["sin", "sin tener que", "evita", "evítate", "ahórrate", "te ahorra", "te evita"]
      see: ["ir", "ir al", "acudir al", "visitar", "consultar", "pasar por", "la visita", "visitas", "ver", "pedir", "esperar", "operarte", "tomar", "la consulta", "el paso por"]
      needless: ["innecesario", "innecesaria", "innecesarios", "innecesarias", "superfluo", "superflua", "prescindible", "ya no hace falta", "ya no hacen falta"]
      instead: ["en lugar de", "en vez de", "sustituye", "sustituye a", "reemplaza", "sustituto de", "alternativa a", "alternativa al", "alternativa natural a"]
      stop: ["deja", "dejar", "dejarás", "abandona", "abandonar", "tira", "olvida", "olvídate de", "líbrate de", "libérate de", "dile adiós a", "adiós a", "despídete de", "suspende", "reduce"]
      your: ["", "tu", "tus", "el", "la", "los", "las", "de tomar", "de usar"]
      better: ["mejor que", "más preciso que", "más precisa que", "más eficaz que", "más efectivo que", "más fiable que", "más seguro que", "superior a", "supera a", "gana a", "vence a", "más que cualquier"]
      asgood: ["tan eficaz como", "tan efectivo como", "tan bueno como", "tan preciso como", "igual que", "equivalente a", "comparable a", "igual de eficaz que"]
      pocket: ["de bolsillo", "en tu bolsillo", "con IA", "virtual en tu", "tu propio", "tu propia"]
      other: ["otras terapias", "otros tratamientos", "otros métodos", "otros", "las terapias convencionales", "la medicina convencional", "la medicina", "los medicamentos", "los médicos", "todo lo demás"]
      fail: ["fracasan", "fracasa", "fallan", "falla", "no funcionan", "no funciona", "fracasaron", "han fracasado", "se rinden"]
    beside: ["Prozac", "Zoloft", "Xanax", "Valium", "Ritalin", "Adderall", "Lipitor", "Ozempic", "Wegovy", "Viagra", "Cialis", "Botox", "Tylenol", "Advil", "Nurofen", "Voltaren", "Ventolin", "Humira", "Metformin", "Lexapro", "Cymbalta", "Ambien", "Oxycontin", "SSRIs", "SSRI", "beta-blockers", "cortisone", "steroids", "opioids", "benzos", "scalpel", "bisturí", "corticoides", "sesiones de terapia", "muletas", "bastón", "silla de ruedas", "audífono", "tensiómetro", "vacuna de la gripe", "medicina moderna", "prescripción médica", "ginecólogos", "cardiólogos", "dermatólogos", "neurólogos", "lentillas", "ortodoncia", "diálisis", "médico", "médicos", "médica", "doctor", "doctora", "doctores", "especialista", "especialistas", "terapeuta", "terapeutas", "psicólogo", "psicóloga", "psiquiatra", "cardiólogo", "dermatólogo", "neurólogo", "ginecólogo", "pediatra", "nutricionista", "fisioterapeuta", "enfermera", "farmacéutico", "matrona", "consulta médica", "médico de cabecera", "operación", "cirugía", "intervención quirúrgica", "hospital", "hospitales", "análisis de sangre", "receta", "recetas", "terapias", "tratamientos", "terapias convencionales", "medicamentos", "medicación", "pastillas", "pastillas para dormir", "somníferos", "fármacos", "analgésicos", "antidepresivo", "antidepresivos", "antibióticos", "insulina", "inhalador", "inhaladores", "estatinas", "inyecciones", "quimioterapia", "audífonos", "gafas", "quirófano", "sala de espera", "medicina"]
    unless beside: ["no sustituye", "no reemplaza", "no debe", "no pretende", "nunca", "antes de", "no dejes", "no abandones", "consulta con", "pregunta", "habla con", "emergencia", "recordatorio", "registra", "registro", "dosis", "añade", "añadir", "borrar", "editar", "lista", "caduca", "cita", "puede", "pueden", "si", "investigación", "estudio", "sin consultar a tu", "sin hablar", "sin indicación", "sin receta no", "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no puede", "no pueden", "no podemos", "no es", "no son", "no está", "no están", "no sustituyen", "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa", "no detecta", "no diagnostica", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda", "no constituye", "minutos de actividad", "150 minutos"]
    level: error
    locale: es
    tags: [cap, fr-csp, fda]
    because: It puts the app in the place of a doctor, a medicine or a test.
    instead: ["con tu médico"]
    source: [HC-CAP-12.2, HC-FR-R5213, HC-FDA-GW]
    examples:
      - { text: "Ahórrate la visita al médico", expect: found }
      - { text: "Mejor que cualquier antidepresivo", expect: found }
      - { text: "Donde otras terapias fracasan", expect: found }
      - { text: "No dejes tu medicación sin hablar con tu médico", expect: clean }
      - { text: "Añadir un médico", expect: clean }

  - id: es-share-of-people
    forbid: ["% de los {people}", "% de las {people}", "% de nuestros {people}", "% de nuestras {people}", "por ciento de los {people}", "{nine} de cada diez {people}", "{nine} de cada 10 {people}", "{many} personas ya", "{many} personas han", "{many} {people} ya", "{many} {people} han"]
    words:
      people: ["usuarios", "usuarias", "pacientes", "mujeres", "hombres", "clientes", "participantes", "niños", "personas", "médicos"]
      nine: ["nueve", "ocho", "siete", "9", "8", "7"]
      many: ["miles de", "millones de", "cientos de"]
    beside: ["mejor", "mejoró", "mejoraron", "curó", "curaron", "curado", "curada", "recuperó", "recuperaron", "superado", "superó", "sanó", "sanaron", "sin dolor", "sin síntomas", "alivio", "redujo", "duerme", "durmió", "perdió", "perdieron", "adelgazó", "vencido", "dejado", "libres", "embarazada", "resultados", "eficaz", "recomiendan", "recomienda"]
    unless beside: ["no", "tienen", "padecen", "sufren", "afectadas", "estudio", "estudios", "mundo", "mueren", "muerte", "encuesta", "vacuna", "vacunas", "puede", "pueden", "riesgo"]
    level: warning
    locale: es
    tags: [ftc, apple]
    because: A rate needs its number, its sample and its source beside it.
    instead: ["el número, la muestra y la fuente"]
    source: [HC-FTC-HPCG, HC-APPLE-1.4.1]
    examples:
      - { text: "El 95 % de nuestros usuarios duerme mejor", expect: found }
      - { text: "Miles de personas han superado el dolor", expect: found }
      - { text: "El 10 % de las personas tienen alergias", expect: clean }
      - { text: "80 % de los usuarios", expect: clean }

  - id: es-body-promise
    forbid: ["{act} tu", "{act} tus", "{act} su", "{act} sus"]
    words:
      act: ["equilibra", "reequilibra", "regula", "depura", "desintoxica", "limpia", "purifica", "restaura", "repara", "rejuvenece", "regenera", "fortalece", "sana", "reprograma", "reactiva", "estimula", "reinicia", "normaliza", "refuerza", "desbloquea", "revitaliza", "tonifica", "oxigena", "drena", "recupera"]
    beside: ["hígado", "sangre", "riñones", "hormonas", "intestino", "flora intestinal", "colon", "metabolismo", "corazón", "arterias", "venas", "cerebro", "nervios", "sistema nervioso", "articulaciones", "cartílago", "columna", "espalda", "rodillas", "ojos", "vista", "oído", "audición", "tiroides", "pulmones", "cabello", "piel", "páncreas", "ADN", "células", "circulación", "tensión", "azúcar", "colesterol", "cortisol", "suelo pélvico", "libido", "fertilidad", "memoria", "sistema linfático"]
    unless beside: ["no", "puede", "pueden", "ejercicio", "médico", "medicamento", "aprende", "cómo", "qué", "filtro", "sol", "agua", "herida", "heridas", "caché", "ajustes", "cámara", "lente", "suavemente", "gasa", "jabón", "del sol", "protegerse", "glóbulos", "se ofrece", "no detecta", "no detectan", "no diagnostica", "no diagnostican", "no reconoce", "fallo", "gráfico", "encuesta", "cuáles de estas", "tomas algún", "positivo en", "contacto estrecho", "avisos de pulso", "estatinas", "betabloqueantes", "anticuerpos", "lactancia", "leche materna", "el hígado", "los riñones", "lavarse las manos", "lavado de manos", "lavar las manos", "flúor", "cepillarse", "cepillado", "hilo dental", "dieta equilibrada", "alimentación sana", "alimentación equilibrada", "ácido fólico", "vitamina D", "yodo", "mamografía", "citología", "colonoscopia puede", "electrocardiograma muestra", "desfibrilador", "adrenalina", "vacuna", "vacunas", "vacunación", "terapia conductual", "terapias conductuales", "en muchas personas", "muchas personas", "algunas personas", "la mayoría", "el cuerpo", "el cerebro", "la herida", "ampollas", "cara, brazos", "conoce las señales", "reconocer las señales", "señales de un infarto", "señales de un ictus", "salud pública", "cinturón de seguridad", "casco", "moverse con regularidad", "actividad física", "natación", "bicicleta", "no fumar", "detector de humo", "antihistamínicos", "radioterapia", "trasplante", "stent", "marcapasos", "agua potable", "higiene", "triptanes", "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no puede", "no pueden", "no podemos", "no es", "no son", "no está", "no están", "no sustituye", "no sustituyen", "no reemplaza", "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda", "no constituye", "solo un profesional", "fisioterapia alivia", "insulina mantiene"]
    level: warning
    locale: es
    tags: [fda, eu, cap]
    because: It says that the app changes how the body works.
    instead: ["lo que hace"]
    source: [HC-FDA-FRAUD, HC-MDR-2, HC-CAP-12.1]
    examples:
      - { text: "Depura tu hígado", expect: found }
      - { text: "Regula tus hormonas", expect: found }
      - { text: "Limpia la herida de la piel con agua", expect: clean }
      - { text: "El corazón y sus partes", expect: clean }

  - id: es-best-of-all
    forbid: ["{best}", "el mejor tratamiento", "el mejor remedio", "la mejor app", "la mejor terapia", "la mejor solución", "el mejor método"]
    words:
      best: ["la app número uno", "número uno", "nº 1", "líder mundial", "la única app", "el único método", "la única solución", "el más eficaz", "la más eficaz", "el más avanzado", "la más avanzada", "el más preciso", "la más precisa", "sin igual", "incomparable", "como ningún otro"]
    beside: *diseases
    unless beside: ["no", "médico", "médicos", "puede", "pregunta", "cuál", "investigación", "estudio", "vacuna", "vacunas", "causa", "medicamento", "si", "lavarse", "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no puede", "no pueden", "no podemos", "no es", "no son", "no está", "no están", "no sustituye", "no sustituyen", "no reemplaza", "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa", "no detecta", "no diagnostica", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda", "no constituye", "minutos de actividad", "150 minutos"]
    level: warning
    locale: es
    tags: [ftc, cap, fr-csp]
    because: It says that the app is better than all others, which takes proof against each of them.
    instead: ["lo que hace"]
    source: [HC-FTC-HPCG, HC-FR-R5213]
    examples:
      - { text: "La app número uno contra el asma", expect: found }
      - { text: "La mejor hora para correr", expect: clean }

  - id: es-harm-without
    forbid: ["{without}", "antes de que sea tarde", "no esperes a que", "una cuestión de vida o muerte", "te puede costar la vida", "bomba de relojería"]
    words:
      without: ["sin nuestra app", "sin esta app", "sin nuestra aplicación", "sin esta aplicación", "si no usas", "si no utilizas", "si no usa", "si no utiliza", "por no usar", "quien no usa", "quienes no usan"]
    beside: ["salud", "daño", "sufrir", "peligro", "riesgo", "morir", "muerte", "enfermedad", "enfermar", "peor", "empeorar", "vida", "infarto", "ictus", "cáncer", "dolor"]
    unless beside: ["cinturón", "casco", "crema solar", "tu médico", "preservativo", "cuenta", "internet", "inhalador", "insulina", "medicamento", "urgencias"]
    level: warning
    locale: es
    tags: [fr-csp, hwg]
    because: It says that not using the app does harm.
    instead: ["lo que hace"]
    source: [HC-FR-R5213, HC-HWG-11]
    examples:
      - { text: "Pones en riesgo tu salud si no usas esta app", expect: found }
      - { text: "Sin esta aplicación no se guarda nada", expect: clean }

  - id: es-dosing
    forbid: ["{works} {your} dosis", "{works} cuánta insulina", "{works} cuánto medicamento", "ajusta tu medicación", "ajusta tu tratamiento", "te receta", "te prescribe", "recomienda tratamientos", "recomienda el tratamiento", "apoyo a la decisión clínica", "plan de tratamiento personalizado"]
    words:
      works: ["calcula", "te dice", "determina", "recomienda", "ajusta"]
      your: ["tu", "tus", "la", "las", "tu próxima", "la próxima", "la"]
    level: warning
    locale: es
    tags: [fda, eu]
    because: It decides about a treatment, which makes it a medical device.
    instead: ["muestra lo acordado con tu médico"]
    source: [HC-FDA-GW, HC-MDR-2, HC-MDR-7]
    examples:
      - { text: "Calcula tu dosis de insulina", expect: found }
      - { text: "Anota tu dosis de insulina", expect: clean }

  - id: es-finds-out
    forbid: ["te dice si", "te dirá si", "sabe si", "{find}", "detecta", "detectan", "diagnostica", "predice", "identifica"]
    words:
      find: ["descubre si", "descubre en", "averigua si", "averigua en", "sabrás si", "sabrás en", "entérate en", "entérate si", "comprueba si", "comprueba en"]
    beside: *diseases
    unless beside: ["no puede", "no pueden", "no hay pruebas", "es falso", "son falsas", "un mito", "mitos", "pruebas de que", "caminar", "correr", "preservativo", "preservativos", "solo", "solos", "sola", "solas", "por sí", "antibiótico", "antibióticos", "vacunas", "muchas personas", "algunas personas", "ejercicio", "los médicos diagnostican", "los médicos tratan", "prueba de respiración", "análisis", "se diagnostican", "se trata con", "es un tratamiento", "advierte", "cuidado con", "estafas", "no", "ni", "se diagnostica", "se detecta", "médico", "médicos", "médica", "análisis de sangre", "artículo", "investigación", "estudio", "hospital", "cómo", "vacuna", "del sol", "protegerse", "glóbulos", "se ofrece", "no detecta", "no detectan", "no diagnostica", "no diagnostican", "no reconoce", "fallo", "gráfico", "encuesta", "cuáles de estas", "tomas algún", "positivo en", "contacto estrecho", "avisos de pulso", "estatinas", "betabloqueantes", "anticuerpos", "lactancia", "leche materna", "el hígado", "los riñones", "lavarse las manos", "lavado de manos", "lavar las manos", "flúor", "cepillarse", "cepillado", "hilo dental", "dieta equilibrada", "alimentación sana", "alimentación equilibrada", "ácido fólico", "vitamina D", "yodo", "mamografía", "citología", "colonoscopia puede", "electrocardiograma muestra", "desfibrilador", "adrenalina", "vacunación", "terapia conductual", "terapias conductuales", "en muchas personas", "la mayoría", "el cuerpo", "el cerebro", "la herida", "heridas", "ampollas", "cara, brazos", "conoce las señales", "reconocer las señales", "señales de un infarto", "señales de un ictus", "salud pública", "cinturón de seguridad", "casco", "moverse con regularidad", "actividad física", "natación", "bicicleta", "no fumar", "detector de humo", "antihistamínicos", "radioterapia", "trasplante", "stent", "marcapasos", "agua potable", "higiene", "triptanes", "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no podemos", "no es", "no son", "no está", "no están", "no sustituye", "no sustituyen", "no reemplaza", "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda", "no constituye", "solo un profesional", "fisioterapia alivia", "insulina mantiene"]
    level: error
    locale: es
    tags: [fda, ftc, eu, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: ["patrones en tus registros"]
    source: [HC-FDA-GW, HC-FTC-MELAPP, HC-MDR-7, HC-HWG-9]
    examples:
      - { text: "Descubre en un minuto si tienes TDAH", expect: found }
      - { text: "Detecta arritmias desde tu muñeca", expect: found }
      - { text: "No detecta ninguna enfermedad", expect: clean }
      - { text: "Descubre los ajustes", expect: clean }

  - id: es-life-promise
    forbid: ["quédate embarazada", "quedarte embarazada", "concebir", "{n} años más joven", "años más joven", "{n} años más", "crece", "frena el envejecimiento", "detén el envejecimiento", "antiedad", "antienvejecimiento", "eterna juventud", "juventud eterna", "rejuvenece"]
    words:
      n: ["cinco", "diez", "ocho", "10", "20"]
    beside: ["rápido", "antes", "de forma natural", "a cualquier edad", "en semanas", "en un mes", "garantizado", "app", "usuarios", "método", "programa", "joven", "viven", "vive", "centímetros", "envejecimiento", "juventud", "diez años", "para siempre", "antiedad"]
    unless beside: ["no", "si", "médico", "médicos", "estudio", "estudios", "puede", "pueden", "intentas", "intentando", "quieres", "cómo", "media", "cuando", "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no puede", "no pueden", "no podemos", "no es", "no son", "no está", "no están", "no sustituye", "no sustituyen", "no reemplaza", "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa", "no detecta", "no diagnostica", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda", "no constituye", "minutos de actividad", "150 minutos"]
    level: error
    locale: es
    tags: [fda, eu, cap]
    because: It promises what only a medicine or a device may, if anything does.
    instead: ["lo que hace"]
    source: [HC-FDA-FRAUD, HC-UCP-17, HC-CAP-12.1]
    examples:
      - { text: "Quédate embarazada a cualquier edad", expect: found }
      - { text: "Parece diez años más joven", expect: found }
      - { text: "¿Quieres quedarte embarazada?", expect: clean }
      - { text: "Tarda cinco años más", expect: clean }

  - id: es-output-diagnosis
    forbid: ["{your} {signs} {match}", "{match}", "riesgo de morir", "esperanza de vida", "mejores diagnósticos", "diagnostica mejor"]
    words:
      your: ["tus", "sus", "estos", "los"]
      signs: ["síntomas", "respuestas", "entradas", "valores"]
      match: ["coinciden con", "apuntan a", "indican", "son típicos de", "son típicas de", "encajan con", "sugieren", "corresponden a"]
    beside: *diseases
    unless beside: ["no", "médico", "médicos", "urgencias", "llama", "emergencia", "investigación", "estudio", "puede", "pueden", "cómo", "si", "112", "artículo", "del sol", "protegerse", "glóbulos", "se ofrece", "no detecta", "no detectan", "no diagnostica", "no diagnostican", "no reconoce", "fallo", "gráfico", "encuesta", "cuáles de estas", "tomas algún", "positivo en", "contacto estrecho", "avisos de pulso", "estatinas", "betabloqueantes", "anticuerpos", "lactancia", "leche materna", "el hígado", "los riñones", "lavarse las manos", "lavado de manos", "lavar las manos", "flúor", "cepillarse", "cepillado", "hilo dental", "dieta equilibrada", "alimentación sana", "alimentación equilibrada", "ácido fólico", "vitamina D", "yodo", "mamografía", "citología", "colonoscopia puede", "electrocardiograma muestra", "desfibrilador", "adrenalina", "vacuna", "vacunas", "vacunación", "terapia conductual", "terapias conductuales", "en muchas personas", "muchas personas", "algunas personas", "la mayoría", "el cuerpo", "el cerebro", "la herida", "heridas", "ampollas", "cara, brazos", "conoce las señales", "reconocer las señales", "señales de un infarto", "señales de un ictus", "salud pública", "cinturón de seguridad", "casco", "moverse con regularidad", "actividad física", "natación", "bicicleta", "no fumar", "detector de humo", "antihistamínicos", "radioterapia", "trasplante", "stent", "marcapasos", "agua potable", "higiene", "triptanes", "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no puede", "no pueden", "no podemos", "no es", "no son", "no está", "no están", "no sustituye", "no sustituyen", "no reemplaza", "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda", "no constituye", "solo un profesional", "fisioterapia alivia", "insulina mantiene"]
    level: error
    locale: es
    tags: [fda, ftc, eu, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: ["patrones en tus registros"]
    source: [HC-FDA-GW, HC-FTC-MELAPP, HC-MDR-7, HC-HWG-9]
    examples:
      - { text: "Tus respuestas son típicas de una depresión", expect: found }
      - { text: "Tus respuestas coinciden con las anteriores", expect: clean }

"""#),
    File(path: "health-claims/fr.yaml", text: #"""
# French: a draft that no native speaker has read. Unreviewed, so its findings are warnings at most.
# What several terms share: the conditions, and what may stand before them.
terms:
  - id: fr-cure-claim
    forbid: [guéri, guérie, guéris, guéries, guérison, guérisons, guérit, guérissent, guérissez, guérissons, guérira, guérir, "mes tumeurs ont disparu"]
    forms:
      adjective: [curatif]
    unless within: ["ne se guérit pas", "ne se guérissent pas", "ne le guérit", "ne la guérit", ne guérit pas, ne guérissent pas, ne peut guérir, ne guérit, ni guérit, guérit ni, "traiter, guérir", guérir ou prévenir, "guérir, ou prévenir", guérir ni prévenir, ni guérir, ni de guérir, ne peut pas guérir, bonne guérison, pas de guérison, "aucun médicament ne guérit", "bon rétablissement et guérison"]
    accents: may be left out
    unless beside: ["ne peut", "ne peuvent", "rien ne prouve", "est faux", "sont fausses", "un mythe", "mythes", "marcher", "courir", "la marche", "préservatif", "préservatifs", "n'existe", "tout seul", "tout seuls", "toute seule", "toutes seules", "seul", "seuls", "antibiotique", "antibiotiques", "vaccin", "vaccins", "beaucoup de personnes", "certaines personnes", "exercice", "l’exercice", "l'exercice", "les médecins diagnostiquent", "les médecins traitent", "test de souffle", "prise de sang", "est diagnostiquée", "est diagnostiqué", "est un traitement", "met en garde", "méfiez-vous", "arnaques", "soleil", "se protéger", "globules", "est proposé", "ne détecte", "ne détectent", "ne diagnostique", "ne diagnostiquent", "ne reconnaît", "plantage", "graphique", "sondage", "prenez-vous", "médecin l'a dit", "testé positif", "contact étroit", "statines", "bêtabloquants", "anticorps", "allaitement", "lait maternel", "le foie", "les reins", "se laver les mains", "lavage des mains", "laver les mains", "fluor", "se brosser", "brossage", "fil dentaire", "alimentation équilibrée", "alimentation saine", "acide folique", "vitamine D", "iode", "mammographie", "frottis", "coloscopie peut", "un ECG montre", "électrocardiogramme montre", "défibrillateur", "adrénaline", "vaccination", "thérapie comportementale", "thérapies comportementales", "chez beaucoup", "beaucoup de gens", "la plupart des gens", "le corps", "le cerveau", "la plaie", "plaies", "cloques", "visage, bras", "connaître les signes", "reconnaître les signes", "signes d'un infarctus", "signes d'un AVC", "santé publique", "ceinture de sécurité", "casque", "bouger régulièrement", "activité physique", "natation", "vélo", "ne pas fumer", "détecteur de fumée", "antihistaminiques", "radiothérapie", "greffe", "stent", "pacemaker", "eau potable", "hygiène", "triptans", "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne pouvons", "n'est pas", "n'est approuvé", "n'est ni", "ne sont pas", "n'est qu'une", "ne remplace", "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "seul un professionnel", "kinésithérapie soulage", "insuline maintient"]
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
      stem: &stems [migraine, maux de tête, anxiété, l'anxiété, dépression, insomnie, l'insomnie, diabète, hypertension, l'hypertension, cancer, asthme, l'asthme, arthrite, l'arthrite, douleur]
    accents: may be left out
    unless within: ["ne {v} {w} {d}", "ne {v} pas {w} {d}", "les médecins traitent {w} {d}", "comment les médecins traitent {w} {d}", "{who} soulager {w} {d}", "{who} traiter {w} {d}", "{who} combattre {w} {d}", "sans médicaments pendant", "jours sans médicaments", "jour sans médicament", "plus de douleur en bas"]
    unless beside: ["ne peut", "ne peuvent", "rien ne prouve", "est faux", "sont fausses", "un mythe", "mythes", "marcher", "courir", "la marche", "préservatif", "préservatifs", "n'existe", "tout seul", "tout seuls", "toute seule", "toutes seules", "seul", "seuls", "antibiotique", "antibiotiques", "vaccin", "vaccins", "beaucoup de personnes", "certaines personnes", "exercice", "l’exercice", "l'exercice", "les médecins diagnostiquent", "les médecins traitent", "test de souffle", "prise de sang", "est diagnostiquée", "est diagnostiqué", "est un traitement", "met en garde", "méfiez-vous", "arnaques", "soleil", "se protéger", "globules", "est proposé", "ne détecte", "ne détectent", "ne diagnostique", "ne diagnostiquent", "ne reconnaît", "plantage", "graphique", "sondage", "prenez-vous", "médecin l'a dit", "testé positif", "contact étroit", "statines", "bêtabloquants", "anticorps", "allaitement", "lait maternel", "le foie", "les reins", "se laver les mains", "lavage des mains", "laver les mains", "fluor", "se brosser", "brossage", "fil dentaire", "alimentation équilibrée", "alimentation saine", "acide folique", "vitamine D", "iode", "mammographie", "frottis", "coloscopie peut", "un ECG montre", "électrocardiogramme montre", "défibrillateur", "adrénaline", "vaccination", "thérapie comportementale", "thérapies comportementales", "chez beaucoup", "beaucoup de gens", "la plupart des gens", "le corps", "le cerveau", "la plaie", "plaies", "cloques", "visage, bras", "connaître les signes", "reconnaître les signes", "signes d'un infarctus", "signes d'un AVC", "santé publique", "ceinture de sécurité", "casque", "bouger régulièrement", "activité physique", "natation", "vélo", "ne pas fumer", "détecteur de fumée", "antihistaminiques", "radiothérapie", "greffe", "stent", "pacemaker", "eau potable", "hygiène", "triptans", "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne pouvons", "n'est pas", "n'est approuvé", "n'est ni", "ne sont pas", "n'est qu'une", "ne remplace", "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "seul un professionnel", "kinésithérapie soulage", "insuline maintient"]
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
    unless beside: ["ne peut", "ne peuvent", "rien ne prouve", "est faux", "sont fausses", "un mythe", "mythes", "marcher", "courir", "la marche", "préservatif", "préservatifs", "n'existe", "tout seul", "tout seuls", "toute seule", "toutes seules", "seul", "seuls", "antibiotique", "antibiotiques", "vaccin", "vaccins", "beaucoup de personnes", "certaines personnes", "exercice", "l’exercice", "l'exercice", "les médecins diagnostiquent", "les médecins traitent", "test de souffle", "prise de sang", "est diagnostiquée", "est diagnostiqué", "est un traitement", "met en garde", "méfiez-vous", "arnaques", "soleil", "se protéger", "globules", "est proposé", "ne détecte", "ne détectent", "ne diagnostique", "ne diagnostiquent", "ne reconnaît", "plantage", "graphique", "sondage", "prenez-vous", "médecin l'a dit", "testé positif", "contact étroit", "statines", "bêtabloquants", "anticorps", "allaitement", "lait maternel", "le foie", "les reins", "se laver les mains", "lavage des mains", "laver les mains", "fluor", "se brosser", "brossage", "fil dentaire", "alimentation équilibrée", "alimentation saine", "acide folique", "vitamine D", "iode", "mammographie", "frottis", "coloscopie peut", "un ECG montre", "électrocardiogramme montre", "défibrillateur", "adrénaline", "vaccination", "thérapie comportementale", "thérapies comportementales", "chez beaucoup", "beaucoup de gens", "la plupart des gens", "le corps", "le cerveau", "la plaie", "plaies", "cloques", "visage, bras", "connaître les signes", "reconnaître les signes", "signes d'un infarctus", "signes d'un AVC", "santé publique", "ceinture de sécurité", "casque", "bouger régulièrement", "activité physique", "natation", "vélo", "ne pas fumer", "détecteur de fumée", "antihistaminiques", "radiothérapie", "greffe", "stent", "pacemaker", "eau potable", "hygiène", "triptans", "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne pouvons", "n'est pas", "n'est approuvé", "n'est ni", "ne sont pas", "n'est qu'une", "ne remplace", "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "seul un professionnel", "kinésithérapie soulage", "insuline maintient"]
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
      stem: [migraine, anxiété, l'anxiété, dépression, diabète, hypertension, l'hypertension, cancer, mélanome, asthme, l'asthme, TDAH, infarctus]
    accents: may be left out
    unless within: ["ne vous diagnostique", "pour un diagnostic précis", "un diagnostic précis nécessite"]
    unless beside: ["ne peut", "ne peuvent", "rien ne prouve", "est faux", "sont fausses", "un mythe", "mythes", "marcher", "courir", "la marche", "préservatif", "préservatifs", "n'existe", "tout seul", "tout seuls", "toute seule", "toutes seules", "seul", "seuls", "antibiotique", "antibiotiques", "vaccin", "vaccins", "beaucoup de personnes", "certaines personnes", "exercice", "l’exercice", "l'exercice", "les médecins diagnostiquent", "les médecins traitent", "test de souffle", "prise de sang", "est diagnostiquée", "est diagnostiqué", "est un traitement", "met en garde", "méfiez-vous", "arnaques", "soleil", "se protéger", "globules", "est proposé", "ne détecte", "ne détectent", "ne diagnostique", "ne diagnostiquent", "ne reconnaît", "plantage", "graphique", "sondage", "prenez-vous", "médecin l'a dit", "testé positif", "contact étroit", "statines", "bêtabloquants", "anticorps", "allaitement", "lait maternel", "le foie", "les reins", "se laver les mains", "lavage des mains", "laver les mains", "fluor", "se brosser", "brossage", "fil dentaire", "alimentation équilibrée", "alimentation saine", "acide folique", "vitamine D", "iode", "mammographie", "frottis", "coloscopie peut", "un ECG montre", "électrocardiogramme montre", "défibrillateur", "adrénaline", "vaccination", "thérapie comportementale", "thérapies comportementales", "chez beaucoup", "beaucoup de gens", "la plupart des gens", "le corps", "le cerveau", "la plaie", "plaies", "cloques", "visage, bras", "connaître les signes", "reconnaître les signes", "signes d'un infarctus", "signes d'un AVC", "santé publique", "ceinture de sécurité", "casque", "bouger régulièrement", "activité physique", "natation", "vélo", "ne pas fumer", "détecteur de fumée", "antihistaminiques", "radiothérapie", "greffe", "stent", "pacemaker", "eau potable", "hygiène", "triptans", "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne pouvons", "n'est pas", "n'est approuvé", "n'est ni", "ne sont pas", "n'est qu'une", "ne remplace", "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "seul un professionnel", "kinésithérapie soulage", "insuline maintient"]
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
    unless beside: ["ne pouvons garantir", "ne garantissons", "ne garantit", "ne peut garantir", "sans garantie", "aucune garantie", "pas garanti", "pas garantie", "ne sont pas garantis", "n'est pas garanti", "sans votre code", "sans votre mot de passe", "sans votre accord", "sans votre consentement", "réglages", "paramètres", "abonnement", "essai", "licence", "responsabilité", "n'est pas", "ne sont pas", "tiers", "politique", "utilisateurs configurés", "recherche", "sondage", "sondages", "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne pouvons pas garantir", "ne peut pas garantir", "n'est pas", "n'est approuvé", "n'est ni", "ne sont pas", "n'est qu'une", "ne remplace", "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne détecte", "ne diagnostique", "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "minutes d'activité", "150 minutes", "par semaine", "heures de sommeil", "personne ne peut ouvrir"]
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
    unless beside: ["ne pouvons garantir", "ne garantissons", "ne garantit", "ne peut garantir", "sans garantie", "aucune garantie", "pas garanti", "pas garantie", "ne sont pas garantis", "n'est pas garanti", "sans votre code", "sans votre mot de passe", "sans votre accord", "sans votre consentement", "réglages", "paramètres", "abonnement", "essai", "licence", "responsabilité", "n'est pas", "ne sont pas", "tiers", "politique", "utilisateurs configurés", "recherche", "sondage", "sondages", "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne pouvons pas garantir", "ne peut pas garantir", "n'est pas", "n'est approuvé", "n'est ni", "ne sont pas", "n'est qu'une", "ne remplace", "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne détecte", "ne diagnostique", "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "minutes d'activité", "150 minutes", "par semaine", "heures de sommeil", "personne ne peut ouvrir"]
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
    unless beside: ["ne pouvons garantir", "ne garantissons", "ne garantit", "ne peut garantir", "sans garantie", "aucune garantie", "pas garanti", "pas garantie", "ne sont pas garantis", "n'est pas garanti", "sans votre code", "sans votre mot de passe", "sans votre accord", "sans votre consentement", "réglages", "paramètres", "abonnement", "essai", "licence", "responsabilité", "n'est pas", "ne sont pas", "tiers", "politique", "utilisateurs configurés", "recherche", "sondage", "sondages", "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne pouvons pas garantir", "ne peut pas garantir", "n'est pas", "n'est approuvé", "n'est ni", "ne sont pas", "n'est qu'une", "ne remplace", "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne détecte", "ne diagnostique", "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "minutes d'activité", "150 minutes", "par semaine", "heures de sommeil", "personne ne peut ouvrir"]
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
    unless beside: ["ne pouvons garantir", "ne garantissons", "ne garantit", "ne peut garantir", "sans garantie", "aucune garantie", "pas garanti", "pas garantie", "ne sont pas garantis", "n'est pas garanti", "sans votre code", "sans votre mot de passe", "sans votre accord", "sans votre consentement", "réglages", "paramètres", "abonnement", "essai", "licence", "responsabilité", "n'est pas", "ne sont pas", "tiers", "politique", "utilisateurs configurés", "recherche", "sondage", "sondages", "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne pouvons pas garantir", "ne peut pas garantir", "n'est pas", "n'est approuvé", "n'est ni", "ne sont pas", "n'est qu'une", "ne remplace", "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne détecte", "ne diagnostique", "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "minutes d'activité", "150 minutes", "par semaine", "heures de sommeil", "personne ne peut ouvrir"]
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
    unless beside: ["ne pouvons garantir", "ne garantissons", "ne garantit", "ne peut garantir", "sans garantie", "aucune garantie", "pas garanti", "pas garantie", "ne sont pas garantis", "n'est pas garanti", "sans votre code", "sans votre mot de passe", "sans votre accord", "sans votre consentement", "réglages", "paramètres", "abonnement", "essai", "licence", "responsabilité", "n'est pas", "ne sont pas", "tiers", "politique", "utilisateurs configurés", "recherche", "sondage", "sondages", "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne pouvons pas garantir", "ne peut pas garantir", "n'est pas", "n'est approuvé", "n'est ni", "ne sont pas", "n'est qu'une", "ne remplace", "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne détecte", "ne diagnostique", "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "minutes d'activité", "150 minutes", "par semaine", "heures de sommeil", "personne ne peut ouvrir"]
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
    forbid: ["façon plus sûre de maigrir", "façon plus simple de maigrir", "moyen plus rapide de maigrir", "moyen de maigrir", "façon de maigrir", "kilos en trop", "brûle les graisses", "brûlez les graisses", "mangez ce que vous voulez", "perdez des kilos", "ventre plat en", "graisse abdominale", "perdez une taille", "perdez deux tailles", "tailles en moins", "kilos en moins", "perte de poids garantie", "perte de poids rapide", "amincissant", "amincissante", "amincissement", "sans régime ni sport", "sans régime", "sans faire de sport", "coupe-faim", "perdez 10 kilos", "perdez cinq kilos", "perdez dix kilos", "kilos en un mois", "kilos en une semaine", "kilos en deux semaines", "maigrissez en", "mincir vite", "mincissez", "mincir sans", brûle-graisse, brûle-graisses, maigrir vite, maigrissez vite, perdre du poids rapidement, "maigrissez en dormant", "maigrir en dormant", "perdez {n} {kilos} en", "fait fondre la graisse", "perdez du poids sans effort", "effet minceur", "maigrissez sans", "maigrir sans", "perdez du poids sans"]
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

  # Words of claims beside the diseases, the doctors and the promises that they are about; `unless beside` leaves alone
  # what explains, warns or declines.
  - id: fr-treats-condition
    forbid: ["vaincu", "vaincue", "surmonté", "soigné", "soulagé", "guéri", "inversé", "éliminé", "réparez", "finissez-en", "débarrassé de", "dire adieu", "adieu les", "adieu la", "la racine", "de l'intérieur", "ne souffrez plus", "ne plus souffrir", "plus jamais de", "n'aurez plus", "n'aurez plus jamais", "terrasse", "anéantit", "balaie", "diminue", "diminuent", "diminuer", "soulagement immédiat", "soulagement naturel", "soulagement durable", "traitement définitif", "traitement naturel", "thérapeutique", "indiqué dans", "indiqué contre", "indiquée dans", "efficaces contre", "agit contre", "lutter contre", "met un terme", "mettez un terme", "mettre un terme", "sans traces", "libère", "tenir à distance", "tient à distance", "règle", "réglez", "réglé", "font disparaître", "fait tomber", "faites baisser", "ralentit", "ralentissez", traite, traitent, traiter, traitez, "traitement de", "traitement du", "traitement pour", "traitement contre", "thérapie pour", "thérapie contre", "thérapie de", soigne, soignent, soigner, soignez, guérit, guérissez, soulage, soulagent, soulager, soulagez, "soulagement de", "soulagement des", "soulagement contre", "soulagement rapide", apaise, apaisent, apaiser, apaisez, atténue, atténuer, atténuez, calme, calmez, élimine, éliminent, éliminer, éliminez, éradique, éradiquer, efface, effacez, combat, combattez, combattre, "lutte contre", "luttez contre", vainc, vainquez, vaincre, "venez à bout", "vient à bout", "venir à bout", surmontez, surmonter, "mettez fin", "met fin", "mettre fin", "en finir avec", "finissez-en avec", "fini les", "finie la", "fini le", "finis les", "finies les", adieu, "dites adieu", "dis adieu", débarrassez-vous, débarrasse-toi, "vous débarrasse", "te débarrasse", libérez-vous, libère-toi, "vous libère", "te libère", "libre de", oubliez, oublie, disparaît, disparaissent, disparaître, disparaîtra, disparaîtront, s'envole, s'envolent, "s'en va", inverse, inversez, inverser, "fait reculer", "fait baisser", baisse, abaisse, réduit, réduisez, contrôle, stoppe, stoppez, stopper, arrête, arrêtez, remède, "remède contre", "remède à", "solution contre", "solution à", "solution au", "solution aux", antidote, remettez-vous, "plus jamais", "plus de", "sans plus de", "pour toujours", "pour de bon", "une fois pour toutes", "à la racine", définitivement, normalise, régule, détruit, tue, dompte, domptez, chasse, chassez, "faites taire", "fait taire", "faire taire", éteignez, éteint, éteindre, désactivez, coupe, "fait fondre", dissipe, dissipez, dissout, "fait disparaître", "faites disparaître", "faire disparaître", expulse, expulsez, brisez, échappez, "échapper à", "victoire sur", "gagnez contre", maîtrisez, dominez, "effacez vos", débloque, régénère, restaure, retrouvez, rajeunit, nettoie, purge, désintoxique, draine, "vivez sans", "vivre sans", "une vie sans", "vivez à nouveau sans", "laissez derrière", "derrière vous", "derrière toi", lâchez, neutralise, contrecarre, attaque, "efficace contre", "aide contre", endort, adoucit, "améliore votre", "améliore vos", répare, résout, résolu, résolue, "au revoir", bye-bye, "du passé", "brise le cycle", recule, reculent, s'efface, s'effacent, cède, cèdent, "se dissipe", "se dissipent", "indiqué pour", triomphez, "triomphe de", "sortez de", délivre, "délivre de", délivrez-vous, s'arrête, s'arrêtent, "se termine", "se terminent", "n'a aucune chance", "n'ont aucune chance", "aucune chance", "jours sont comptés", repousse, repoussent, "retrouvez votre", "vous rend", "rend votre", "commence ici", "sortir de", "issue à", "en équilibre", rééquilibre, "entraînez votre", trompez, réinitialise, "prend fin", "prennent fin", "c'est fini", "en un jour", "en deux jours", "en trois jours", "en cinq jours", "en sept jours", "en dix jours", "en 7 jours", "en 10 jours", "en 14 jours", "en 21 jours", "en 30 jours", "en une semaine", "en deux semaines", "en trois semaines", "en quatre semaines", "en 2 semaines", "en 4 semaines", "en un mois", "en deux mois", "en trois mois", "en une minute", "en cinq minutes", "en dix minutes", "en 5 minutes", "en 10 minutes", "en une heure", "en quelques jours", "en quelques minutes", "en quelques secondes", "en une séance", "en seulement un jour", "en seulement deux jours", "en seulement trois jours", "en seulement cinq jours", "en seulement sept jours", "en seulement dix jours", "en seulement 7 jours", "en seulement 10 jours", "en seulement 14 jours", "en seulement 21 jours", "en seulement 30 jours", "en seulement une semaine", "en seulement deux semaines", "en seulement trois semaines", "en seulement quatre semaines", "en seulement 2 semaines", "en seulement 4 semaines", "en seulement un mois", "en seulement deux mois", "en seulement trois mois", "en seulement une minute", "en seulement cinq minutes", "en seulement dix minutes", "en seulement 5 minutes", "en seulement 10 minutes", "en seulement une heure", "en seulement quelques jours", "en seulement quelques minutes", "en seulement quelques secondes", "en seulement une séance", "en à peine un jour", "en à peine deux jours", "en à peine trois jours", "en à peine cinq jours", "en à peine sept jours", "en à peine dix jours", "en à peine 7 jours", "en à peine 10 jours", "en à peine 14 jours", "en à peine 21 jours", "en à peine 30 jours", "en à peine une semaine", "en à peine deux semaines", "en à peine trois semaines", "en à peine quatre semaines", "en à peine 2 semaines", "en à peine 4 semaines", "en à peine un mois", "en à peine deux mois", "en à peine trois mois", "en à peine une minute", "en à peine cinq minutes", "en à peine dix minutes", "en à peine 5 minutes", "en à peine 10 minutes", "en à peine une heure", "en à peine quelques jours", "en à peine quelques minutes", "en à peine quelques secondes", "en à peine une séance", "après un jour", "après deux jours", "après trois jours", "après cinq jours", "après sept jours", "après dix jours", "après 7 jours", "après 10 jours", "après 14 jours", "après 21 jours", "après 30 jours", "après une semaine", "après deux semaines", "après trois semaines", "après quatre semaines", "après 2 semaines", "après 4 semaines", "après un mois", "après deux mois", "après trois mois", "après une minute", "après cinq minutes", "après dix minutes", "après 5 minutes", "après 10 minutes", "après une heure", "après quelques jours", "après quelques minutes", "après quelques secondes", "après une séance", "au bout d' un jour", "au bout d' deux jours", "au bout d' trois jours", "au bout d' cinq jours", "au bout d' sept jours", "au bout d' dix jours", "au bout d' 7 jours", "au bout d' 10 jours", "au bout d' 14 jours", "au bout d' 21 jours", "au bout d' 30 jours", "au bout d' une semaine", "au bout d' deux semaines", "au bout d' trois semaines", "au bout d' quatre semaines", "au bout d' 2 semaines", "au bout d' 4 semaines", "au bout d' un mois", "au bout d' deux mois", "au bout d' trois mois", "au bout d' une minute", "au bout d' cinq minutes", "au bout d' dix minutes", "au bout d' 5 minutes", "au bout d' 10 minutes", "au bout d' une heure", "au bout d' quelques jours", "au bout d' quelques minutes", "au bout d' quelques secondes", "au bout d' une séance", "ce soir", "du jour au lendemain", instantanément, aussitôt, immédiatement, sur-le-champ, "problème résolu", "prenez le contrôle", "reprenez le contrôle", "sous contrôle", s'éteint, s'éteignent, cesse, cessent, réinitialisez, rééquilibrez, "a fait disparaître", "dites non", "de moitié", "de 50 %", "de 60 %", "de 40 %", "de 30 %", "de 70 %", "de 80 %", "jusqu'à 50 %", "a changé ma vie"]
    beside: &diseases ["éruption", "éruptions", "déprimé", "déprimée", "convulsion", "convulsions", "rétinopathie", "dysfonction", "septicémie", "os cassés", "gènes", "articulations", "problèmes de dos", "plaque", "mémoire", "malformations", "vessie", "rechute", "sevrage", "dialyse", "intolérances", "pipi au lit", "aigreur", "brouillard mental", "prédiabète", "triglycérides", "mauvaise circulation", "problèmes de circulation", "battements irréguliers", "troubles du rythme", "problèmes cardiaques", "problèmes de cœur", "tachycardie", "athérosclérose", "embolie", "phlébite", "hypotension", "polyarthrite", "spondylarthrite", "lumbago", "lombalgie", "bursite", "tendinite", "raideurs", "cartilage", "mal de genou", "mal au dos", "mal de ventre", "maux de ventre", "mal de gorge", "courbatures", "torticolis", "indigestion", "gastrite", "diarrhée", "intoxication", "choléra", "polio", "coqueluche", "sida", "nez bouché", "essoufflement", "emphysème", "fibrose", "prostatite", "sécheresse vaginale", "déséquilibre hormonal", "troubles hormonaux", "sueurs nocturnes", "syndrome prémenstruel", "SOPK", "ovaires polykystiques", "intestin irritable", "intestin poreux", "colopathie", "coliques", "lymphome", "myélome", "sarcome", "carcinome", "cellules cancéreuses", "métastases", "commotion", "lésions cérébrales", "aphasie", "SLA", "jambes sans repos", "jambes lourdes", "narcolepsie", "somnambulisme", "cauchemars", "nuits blanches", "troubles du sommeil", "mauvais sommeil", "bruxisme", "gencives", "aphtes", "mycose", "mycoses", "pied d'athlète", "urticaire", "démangeaisons", "peau sèche", "cicatrices", "vergetures", "vitiligo", "alopécie", "coups de soleil", "lymphœdème", "rétention d'eau", "yeux secs", "astigmatisme", "mauvaise vue", "peur de l'avion", "trac", "agoraphobie", "claustrophobie", "hallucinations", "paranoïa", "l'alcool", "d'alcool", "fringales", "hyperphagie", "trouble de l'attention", "hyperactivité", "tics", "troubles mentaux", "syndrome métabolique", "résistance à l'insuline", "hypoglycémie", "hyperglycémie", "hypothyroïdie", "hyperthyroïdie", "bactéries", "microbes", "toxines", "problèmes de santé", "problèmes de peau", "vieillissement", "déclin cognitif", "cécité", "oublis", "surpoids", "kilos en trop", "troubles de l'érection", "éjaculation précoce", "remontées acides", "aigreurs", "dépressions", "gastro", "ictère", "migraine", "migraines", "maux de tête", "mal de tête", "céphalée", "céphalées", "anxiété", "angoisse", "angoisses", "phobie", "phobies", "dépression", "insomnie", "insomnies", "apnée", "ronflement", "ronflements", "diabète", "glycémie", "hypertension", "tension", "cholestérol", "cancer", "cancers", "tumeur", "tumeurs", "mélanome", "leucémie", "asthme", "BPCO", "bronchite", "pneumonie", "arthrite", "arthrose", "rhumatismes", "ostéoporose", "eczéma", "psoriasis", "acné", "rosacée", "mal de dos", "maux de dos", "règles douloureuses", "douleur", "douleurs", "sciatique", "fibromyalgie", "lupus", "endométriose", "Parkinson", "Alzheimer", "démence", "AVC", "infarctus", "crise cardiaque", "crises cardiaques", "arythmie", "arythmies", "épilepsie", "TDAH", "autisme", "traumatisme", "traumatismes", "schizophrénie", "burn-out", "épuisement", "addiction", "addictions", "alcoolisme", "troubles alimentaires", "anorexie", "boulimie", "obésité", "infertilité", "impuissance", "ménopause", "bouffées de chaleur", "crampes", "acouphènes", "vertiges", "perte auditive", "surdité", "glaucome", "cataracte", "myopie", "chute de cheveux", "calvitie", "allergie", "allergies", "grippe", "rhume", "rhumes", "covid", "coronavirus", "virus", "infection", "infections", "VIH", "herpès", "paludisme", "hépatite", "calculs rénaux", "foie gras", "côlon irritable", "colite", "reflux", "brûlures d'estomac", "ulcère", "ulcères", "constipation", "ballonnements", "nausées", "incontinence", "anémie", "inflammation", "inflammations", "fatigue", "maladie", "maladies", "symptômes", "champignons", "nicotine", "tabagisme", "l'artères", "d'artères", "verrues", "varices", "cellulite", "rides", "hémorroïdes", "dyslexie", "bégaiement", "sinusite", "angine", "kystes", "fibromes", "rythme cardiaque", "palpitations", "tremblements", "paralysie", "spasmes", "dermatite", "neuropathie", "enrhumé", "otite", "l'audition", "d'audition", "presbytie", "étourdissements", "fausse couche", "fausses couches", "cystite", "toux", "thrombose", "caillots", "saturation", "caries", "mal de dents", "rage de dents", "crises de goutte", "chlamydia", "gonorrhée", "zona", "varicelle", "rougeole", "tuberculose", "dengue", "scoliose", "l'hernie", "d'hernie", "hernie discale", "cirrhose", "gingivite", "mauvaise haleine", "pellicules", "gale", "poux", "parasites", "candidose", "gueule de bois", "inhalateur", "nuits sans sommeil", "panique", "déprime", "sucre sanguin", "grain de beauté", "fibrillation", "bipolaire", "vertige", "crampe", "maux de gorge", "mal des transports", "mal de mer", "mal au cœur", "mal aux genoux", "canal carpien", "stress", "angoissé", "anxieux", "anxieuse", "idées noires", "ruminations", "tristesse", "mal-être", "trouble du sommeil", "troubles bipolaires", "bipolarité", "borderline", "trouble de la personnalité", "autiste", "trouble du spectre autistique", "TSA", "troubles de l'attention", "TDA", "dépressif", "dépressive", "baby blues", "burn out", "surmenage", "insomniaque", "apnées", "ronfle", "terreurs nocturnes", "décalage horaire", "pathologie", "pathologies", "affection", "affections", "trouble du rythme", "souffle au cœur", "artères bouchées", "caillot", "accident vasculaire", "accident cérébral", "diabétique", "diabétiques", "trouble alimentaire", "compulsions", "cernes", "coup de soleil", "cheveux gris", "DMLA", "bourdonnements", "sifflements", "otites", "mucoviscidose", "allergique", "allergiques", "intolérance", "acidité", "maux d'estomac", "cystites", "fuites urinaires", "baisse de libido", "SPM", "stérilité", "rhumatisme", "Hashimoto", "lésion cutanée", "grains de beauté", "grosseur", "boule au sein", "névralgie", "névralgies", "sclérose", "épileptique", "crises épileptiques", "dépendance", "dépendances", "microbe", "bactérie", "méningite", "état grippal", "jambes gonflées", "œdème", "vieillir", "vieillesse", "cellules sénescentes", "manque de fer", "carence", "carences", "périménopause", "calculs biliaires", "sinus", "nez qui coule", "éternuements", "rhinite", "grosseurs", "points noirs", "couperose", "double menton", "peau d'orange", "culotte de cheval", "transpiration", "odeurs corporelles", "carie", "évanouissement", "malaise", "malaises", "pression artérielle", "anévrisme", "anévrismes", "phlébites", "thromboses", "mains froides", "genoux abîmés", "sciatiques", "cervicales", "épicondylite", "mal aux pieds", "hallux", "diverticules", "rectocolite", "Crohn", "SIBO", "candida", "hépatites", "pancréatite", "insuffisance", "énurésie", "descente d'organes", "syphilis", "papillomavirus", "HPV", "MST", "IST", "TDPM", "endométrioses", "prééclampsie", "accouchement douloureux", "vergeture", "jaunisse", "roséole", "bronchiolite", "croûtes de lait", "poussées dentaires", "terrible crise", "crises de colère", "colères", "chagrin", "timidité", "manque de confiance", "obsessions", "pensées obsédantes", "pensées négatives", "pensées intrusives", "compulsion", "procrastination", "peur du vide", "peur des araignées", "peur du dentiste", "peur de parler", "phobique", "grignotage", "fringale", "envies de sucre", "envie de fumer", "envies de fumer", "alcoolique", "nuits agitées", "réveils nocturnes", "somnolence", "brouillard cérébral", "encéphalomyélite", "fibromyalgique", "polyneuropathie", "tremblement", "Charcot", "Huntington", "AIT", "hémiplégie", "dyspraxie", "dyscalculie", "troubles dys", "strabisme", "vue qui baisse", "presbyte", "myope", "décollement de rétine", "surdités", "oreilles bouchées", "sifflement", "acariens", "tiques", "Lyme", "tétanos", "Zika", "Ebola", "fièvre jaune", "typhoïde", "teigne", "impétigo", "pelade", "chute des cheveux", "mélanomes", "naevus", "polype", "polypes", "nodules", "cellules malignes"]
    unless beside: &plain ["ne peut", "ne peuvent", "rien ne prouve", "est faux", "sont fausses", "un mythe", "mythes", "marcher", "courir", "la marche", "préservatif", "préservatifs", "n'existe", "tout seul", "tout seuls", "toute seule", "toutes seules", "seul", "seuls", "antibiotique", "exercice", "l’exercice", "les médecins diagnostiquent", "les médecins traitent", "test de souffle", "prise de sang", "est diagnostiquée", "est diagnostiqué", "est un traitement", "met en garde", "méfiez-vous", "arnaques", ne, "se traite", "se traitent", "se soigne", "se diagnostique", "se dépiste", avez-vous, as-tu, reçu, lavez, n'est, n'a, pas, "votre médecin", "ton médecin", "le médecin", "un médecin", "les médecins", médecins, "professionnel de santé", "professionnels de santé", pharmacien, infirmière, médicament, médicaments, comprimés, antibiotiques, paracétamol, ibuprofène, aspirine, insuline, vaccin, vaccins, vaccination, "est utilisé", "sont utilisés", "peut aider", "peuvent aider", "aide à", "aident à", peut, peuvent, pourrait, si, lorsque, quand, comment, pourquoi, "que faire", apprenez, apprendre, lisez, lire, article, articles, recherche, étude, études, "certaines personnes", "beaucoup de personnes", "personnes atteintes", patients, doit, devez, antécédents, notez, noter, journal, entrée, entrées, "premiers secours", urgence, urgences, "15", "112", chirurgie, hôpital, recommandations, essai, don, fondation, "causée par", cause, causes, provoquer, "signe de", "signes de", comprennent, souvent, parfois, généralement, demandez, consultez, parlez, ressentez, filtrer, supprimer, exporter, dernière, dernier, depuis, rappel, réglages, paramètres, sélectionnez, choisissez, touchez, saisissez, propagation, contagion, l'exercice, "l'activité physique", fumer, tabac, alimentation, alcool, augmente, augmentent, montre, "se soignent", informez-vous, explique, antihistaminiques, "crème solaire", "le corps", "au corps", l'organisme, monter, "soleil", "se protéger", "globules", "est proposé", "ne détecte", "ne détectent", "ne diagnostique", "ne diagnostiquent", "ne reconnaît", "plantage", "graphique", "sondage", "prenez-vous", "médecin l'a dit", "testé positif", "contact étroit", "statines", "bêtabloquants", "anticorps", "allaitement", "lait maternel", "le foie", "les reins", "se laver les mains", "lavage des mains", "laver les mains", "fluor", "se brosser", "brossage", "fil dentaire", "alimentation équilibrée", "alimentation saine", "acide folique", "vitamine D", "iode", "mammographie", "frottis", "coloscopie peut", "un ECG montre", "électrocardiogramme montre", "défibrillateur", "adrénaline", "thérapie comportementale", "thérapies comportementales", "chez beaucoup", "beaucoup de gens", "la plupart des gens", "le cerveau", "la plaie", "plaies", "cloques", "visage, bras", "connaître les signes", "reconnaître les signes", "signes d'un infarctus", "signes d'un AVC", "santé publique", "ceinture de sécurité", "casque", "bouger régulièrement", "activité physique", "natation", "vélo", "ne pas fumer", "détecteur de fumée", "radiothérapie", "greffe", "stent", "pacemaker", "eau potable", "hygiène", "triptans", "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne pouvons", "n'est pas", "n'est approuvé", "n'est ni", "ne sont pas", "n'est qu'une", "ne remplace", "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "seul un professionnel", "kinésithérapie soulage", "insuline maintient"]
    accents: may be left out
    level: error
    locale: fr
    tags: [fda, eu, cap, hwg]
    because: It says that the app treats a disease, which makes it a medical device.
    instead: ["peut aider à mieux vivre avec …"]
    source: [HC-FDA-GW, HC-FDA-FRAUD, HC-MDR-2, HC-CAP-12.1]
    examples:
      - { text: "Venez à bout de la fatigue chronique", expect: found }
      - { text: "Chassez vos vertiges en dix minutes", expect: found }
      - { text: "L'asthme se traite avec des médicaments.", expect: clean }
      - { text: "Supprimer l'entrée", expect: clean }

  - id: fr-prevents-condition
    forbid: ["n'attraperez plus", "plus jamais de rhume", "protège votre bébé", "protège votre enfant", "immunisée contre", prévient, préviennent, prévenir, prévenez, "prévention de", "prévention du", "prévention des", évite, évitent, empêche, empêchent, empêcher, protège, protègent, protéger, protégez, protégez-vous, "vous protège", "te protège", "protection contre", "à l'abri de", "à l'abri des", "à l'abri du", éloigne, éloignent, éloignez, "tient à distance", "tenez à distance", "tenir à distance", écarte, écartez, "risque de", "votre risque", "vos risques", "ton risque", "risque d'un", "risque d'une", "rempart contre", "bouclier contre", "barrière contre", immunise, "immunisé contre", "défend contre", bloque, bloquez, "jamais malade", "ne tombez plus", "avant qu'elle ne commence", "avant qu'elles ne commencent", "avant qu'ils n'apparaissent", "avant l'apparition", "vos chances", "votre probabilité", "la probabilité", bouclier, rempart, barrière, armure, "assurance contre", "vous épargne", épargnez-vous, "vous sauve", protecteur, "immunité contre", "à toute épreuve", "loin de vous", "ne vous enrhumerez", "ne serez plus jamais", "jamais plus", "ne tomberez plus", "ne souffrirez plus", "aucune chance", "plus jamais malade", stoppe, "arrête les", "coupe la route", "de moitié", "de 50 %", "de 60 %", "de 40 %", "de 30 %", "de 70 %", "de 80 %", "vous êtes protégé", "hors de portée"]
    beside: *diseases
    unless beside: *plain
    accents: may be left out
    level: error
    locale: fr
    tags: [fda, eu, cap]
    because: It says that the app prevents a disease, which makes it a medical device.
    instead: ["peut aider à réduire le risque de …"]
    source: [HC-FDA-GW, HC-FDA-FRAUD, HC-MDR-2]
    examples:
      - { text: "Tenez la démence à distance : le rempart contre Alzheimer", expect: found }
      - { text: "Divise par deux votre risque d'infarctus", expect: found }
      - { text: "Les vaccins protègent contre la grippe.", expect: clean }
      - { text: "Éviter les doublons", expect: clean }

  - id: fr-detects-condition
    forbid: ["toute éruption", "vous dira si", "sait si", "dit si", "depuis votre poignet", "au poignet", "avec votre téléphone", "d'une photo", "à partir d'une simple photo", "en une minute si", "découvrez si", "découvrez en", "si vous avez", "si vous souffrez", "sachez en", "avant tout le monde", "avant votre médecin", "à temps", "précocement", "de façon précoce", "à un stade précoce", "stade précoce", "des jours à l'avance", "vous avez probablement", "vous souffrez probablement", "vos résultats indiquent", "compatible avec", "permet le diagnostic", "aide au diagnostic", diagnostique, diagnostiquent, diagnostiquer, diagnostiquez, "diagnostic de", "diagnostic du", "diagnostic des", détecte, détectent, détecter, détectez, "détection de", "détection du", "détection des", dépiste, dépistent, dépister, dépistez, "dépistage de", "dépistage du", "dépistage des", identifie, identifient, identifier, identifiez, reconnaît, reconnaissent, reconnaître, repère, repèrent, repérer, repérez, découvre, découvrez, révèle, révèlent, trouve, prédit, prédisent, prédire, prédisez, prévoit, anticipe, "vous avertit", "vous alerte", t'alerte, "alerte en cas", analyse, "analyse votre", "analyse vos", analysez, scanne, scannez, "mesure votre", "mesure ta", "mesurez votre", "vérifiez si", "sachez si", "savoir si", "vous dit si", "te dit si", "vous avez peut-être", "vous souffrez peut-être", "évalue votre", "calcule votre", exclut, perçoit, entend, "test de", dévoile, entendre, écoute, estime, estimer, devine, flaire, pressent, sait, "voit venir", "lit votre", "lit vos", "premiers signes", "signes précoces", "des années plus tôt", "plus tôt", "avant vous", "à l'avance", "à partir de", "suffit pour", "d'après une photo", "avec l'appareil photo", "par la voix", "dans votre voix", interprète, évalue, surveille, confirme, questionnaire, autotest, traque, trahit, "met au jour", localise, cerne, décèle, décèlent, déceler, décelez, "des heures avant", "des jours avant", "quelques minutes avant", "en quelques secondes", "en secondes", "à la maison", "quelle maladie", "vous prévient", "êtes à risque", "nomme la", "nomme votre", distingue, différencie, "alerte précoce", "notre IA", "notre algorithme", l'algorithme, "intelligence artificielle", examine, inspecte, classe, "votre diagnostic", ausculte]
    beside: *diseases
    unless beside: *plain
    accents: may be left out
    level: error
    locale: fr
    tags: [fda, ftc, eu, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: ["des tendances dans vos saisies"]
    source: [HC-FDA-GW, HC-MDR-7, HC-HWG-9]
    examples:
      - { text: "Un selfie révèle l'anémie", expect: found }
      - { text: "Repère la pneumonie à partir de la toux", expect: found }
      - { text: "Le diabète se diagnostique par une prise de sang chez le médecin.", expect: clean }
      - { text: "Détecter la langue", expect: clean }

  - id: fr-instead-of-care
    forbid: ["que n'importe quel", "là où les autres", "là où", "quand rien", "quand tout", "échouent", "arrêter vos", "arrêter votre", "arrêtez vos", "arrêtez votre", "aide à arrêter", "évite la", "évitez la", "évitez le", "économisez", "plus de cachets", "sans cachets", "sans médicaments", "sans médicament", "sans chirurgie", "sans opération", "sans médecin", "alternative naturelle", "alternatives naturelles", "oubliez les", "équivalent à", "équivalent ou supérieur", "supérieur à un autre", remplace, remplacent, remplacer, remplacez, "au lieu de", "au lieu du", "à la place de", "à la place du", "plus besoin de", "plus besoin d'un", "plus besoin d'une", "pas besoin de", "pas besoin d'un", "inutile de", inutile, inutiles, superflu, superflue, superflus, obsolète, "sans passer par", "sans aller chez", "sans consulter", "sans voir", "sans ordonnance", "sans attendre", oubliez, oublie, arrêtez, arrête, stoppez, jetez, jette, abandonnez, "laissez tomber", "mieux que", "mieux qu'un", "mieux qu'une", "meilleur que", "meilleure que", "meilleur qu'un", "supérieur à", "supérieure à", "supérieur au", "supérieur aux", surpasse, surclasse, bat, "plus précis que", "plus précise que", "plus précis qu'un", "plus précise qu'une", "plus efficace que", "plus efficace qu'un", "plus efficace qu'une", "plus fiable que", "plus fiable qu'un", "plus fiable qu'une", "aussi efficace que", "aussi efficace qu'un", "aussi efficace qu'une", "aussi précis que", "aussi précis qu'un", "aussi précise qu'une", "aussi fiable que", "aussi fiable qu'un", "aussi fiable qu'une", "aussi bon que", "aussi bon qu'un", "aussi bien que", "aussi bien qu'un", "plus sûr que", "plus rapide que", "dites non", "dites adieu", adieu, "alternative à", "alternative au", "alternative aux", "comme avoir", "dans votre poche", "dans ta poche", "de poche", "votre propre", personnel, virtuel, épargnez-vous, évitez, "annulez votre", "réduisez votre", "réduisez vos", "diminuez vos", "diminuez votre", "passez-vous de", "tout ce que fait", "fait tout ce que", "dans le tiroir", "à la poubelle", "laissez vos", "laissez votre", devance, égale, rivalise, "en sait plus que", "voit plus que", "qui a besoin", "pourquoi aller", "moins cher que", "à votre poignet", "sur votre téléphone", "au poignet", libérez-vous, "libre de", "sans faire la queue", "sans salle d'attente", "sans quitter", "sans avis", "sans demander", "rend inutile", "rend superflu", "rend superflue", superflues, "du passé", dispensez-vous, "dispense de", "vous dispense", "pouvez arrêter", "remplacez votre", "meilleur diagnostic", dépassé, dépassés, dépassée, échangez, troquez, "pourquoi prendre", "pourquoi consulter", "enfin arrêter", licenciez, "appartiennent au passé", "appartient au passé", "de trop", remerciez, "aucun psychologue", "aucun médecin", "aucun thérapeute", "aucun cardiologue", "aucun spécialiste", "aucun comprimé", "aucun médicament", "ne fait mieux", "fait mieux", "cessez de payer", "arrêtez de payer", "sans aiguille", "sans aiguilles", "tout ce qu'il vous faut", "comme un"]
    beside: ["antidépresseur", "antidouleur", "antibiotique", "somnifère", "somnifères", "comprimé", "cachets", "cachet", "généraliste", "autres thérapies", "autres traitements", "médecine conventionnelle", "thérapies classiques", "intervention chirurgicale", "interventions", "orthophoniste", "ophtalmologue", "opticien", "gynécologue", "urologue", "oncologue", "endocrinologue", "aide professionnelle", "consultations", "lentilles", "appareil dentaire", "bistouri", "analyses de sang", "cortisone", "corticoïdes", "anxiolytiques", "visite chez le médecin", "visites médicales", "cabinet médical", "urgences", médecin, médecins, docteur, docteurs, spécialiste, spécialistes, thérapeute, thérapeutes, psychologue, psychologues, psychiatre, psychiatres, cardiologue, cardiologues, dermatologue, dermatologues, radiologue, radiologues, neurologue, sage-femme, infirmière, l'infirmière, d'infirmière, diététicien, kiné, kinésithérapeute, pédiatre, consultation, "consultation médicale", "avis médical", "l'avis médical", "d'avis médical", psy, médicament, médicaments, traitement, traitements, comprimés, pilules, antidouleurs, l'antidouleurs, d'antidouleurs, antidépresseurs, l'antidépresseurs, d'antidépresseurs, antibiotiques, l'antibiotiques, d'antibiotiques, statines, insuline, l'insuline, d'insuline, inhalateur, l'inhalateur, d'inhalateur, inhalateurs, l'inhalateurs, d'inhalateurs, chimiothérapie, chirurgie, opération, l'opération, d'opération, kinésithérapie, psychothérapie, thérapie, ordonnance, l'ordonnance, d'ordonnance, hôpital, l'hôpital, d'hôpital, clinique, vaccins, vaccin, "prise de sang", "prises de sang", "analyse de sang", "l'analyse de sang", "d'analyse de sang", laboratoire, électrocardiogramme, l'électrocardiogramme, d'électrocardiogramme, ECG, l'ECG, d'ECG, IRM, l'IRM, d'IRM, radio, mammographie, glucomètre, tensiomètre, lunettes, "appareil auditif", "l'appareil auditif", "d'appareil auditif", "appareils auditifs", "l'appareils auditifs", "d'appareils auditifs", doses, "salle d'attente", pharmacien, dentiste, diagnostic, seringue, piqûres, bilan, contrôles, examens, l'examens, d'examens, médicale, médical]
    unless beside: ["ne remplace", "ne remplace pas", "ne remplacent pas", "ne saurait remplacer", "n'est pas un substitut", "ne se substitue pas", n'arrêtez, "n'arrêtez pas", "n'arrêtez jamais", "ne jetez pas", "avant de", "avant d'arrêter", après, demandez, consultez, parlez, contactez, appelez, urgence, si, lorsque, quand, peut, peuvent, pourrait, doit, rappel, rappels, ignorer, supprimer, modifier, ajouter, rendez-vous, notes, liste, nom, partagez, étude, études, enregistrez, journal, réglages, stock, "pensez à", périme, comment, données, "informations personnelles", "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne peut", "ne peuvent", "ne pouvons", "n'est pas", "n'est approuvé", "n'est ni", "ne sont pas", "n'est qu'une", "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne détecte", "ne diagnostique", "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "minutes d'activité", "150 minutes"]
    accents: may be left out
    level: error
    locale: fr
    tags: [cap, fr-csp, fda]
    because: It puts the app in the place of a doctor, a medicine or a test.
    instead: ["avec votre médecin"]
    source: [HC-CAP-12.2, HC-FR-R5213, HC-FDA-GW]
    examples:
      - { text: "Jetez vos comprimés", expect: found }
      - { text: "Plus précise qu'une prise de sang", expect: found }
      - { text: "Elle ne remplace pas une consultation.", expect: clean }
      - { text: "Ignorer cette dose", expect: clean }

  - id: fr-promised-result
    forbid: ["c'est promis", "nous le promettons", "à chaque fois", "ou vous ne payez pas", "ou c'est gratuit", "effet est assuré", garanti, garantie, garantis, garanties, garantit, garantissons, "100 %", "100%", "cent pour cent", "à 100 %", "à coup sûr", "à tous les coups", "marche toujours", "fonctionne toujours", "toujours efficace", "n'échoue jamais", infaillible, infaillibles, assuré, assurée, assurés, "sans exception", "dans tous les cas", "pour tout le monde", "chez tout le monde", "sans échec", immanquable, imparable, "ou remboursé", "satisfait ou remboursé", "effet certain", "succès certain", "succès est certain", "résultat certain", "résultats certains", "succès assuré", certitude, "ne déçoit jamais", "pour tous", promis, promettons, "vous promettons", promet, remboursé, remboursés, "sont guéris", "est guéri", "utilisateurs guéris", promesse, "tous les utilisateurs", "toutes les utilisatrices", "tous les patients", "chaque utilisateur", "chaque patient", remboursement]
    beside: ["cholestérol", "tension", "dormez", "fumeurs", "fumer", "plus jeune", "enceinte", "baisse", "cheveux", "peau", résultat, résultats, soulagement, guérison, rétablissement, efficace, l'efficace, d'efficace, efficacité, l'efficacité, d'efficacité, précis, précise, précision, fiable, "perte de poids", maigrir, minceur, succès, réussite, "sans douleur", douleur, symptômes, fonctionne, marche, sommeil, dormir, endormi, l'endormi, d'endormi, grossesse, santé, amélioration, l'amélioration, d'amélioration, traitement, thérapie, méthode, protection, diagnostic, détection, effet, l'effet, d'effet, "ça marche", remboursé, endormez-vous, l'endormez-vous, d'endormez-vous, "en quelques secondes", "l'en quelques secondes", "d'en quelques secondes", utilisateurs, l'utilisateurs, d'utilisateurs, "97 %", "95 %", "99 %", "vont mieux", "va mieux", s'améliorent, "se rétablissent", remboursement]
    unless beside: ["tout seul", "tout seuls", "toute seule", "toutes seules", "seul", "seuls", "antibiotique", "antibiotiques", "vaccin", "vaccins", "beaucoup de personnes", "certaines personnes", "exercice", "l’exercice", "l'exercice", "les médecins diagnostiquent", "les médecins traitent", "test de souffle", "prise de sang", "est diagnostiquée", "est diagnostiqué", "est un traitement", "met en garde", "méfiez-vous", "arnaques", ne, pas, aucun, aucune, objectif, batterie, téléchargement, terminé, progression, volume, luminosité, charge, "garantie légale", responsabilité, si, peut, loi, légal, disponibilité, jus, données, "mot de passe", connexion, serveur, "êtes-vous sûr", "es-tu sûr", contenu, enregistré, "certains médicaments", "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne peut", "ne peuvent", "ne pouvons", "n'est pas", "n'est approuvé", "n'est ni", "ne sont pas", "n'est qu'une", "ne remplace", "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne détecte", "ne diagnostique", "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "minutes d'activité", "150 minutes"]
    accents: may be left out
    level: error
    locale: fr
    tags: [hwg, es-rd, cap, fr-csp]
    because: It promises success; none is certain.
    instead: [peut]
    source: [HC-HWG-3, HC-ES-4, HC-FR-R5213]
    examples:
      - { text: "Une méthode infaillible pour dormir", expect: found }
      - { text: "Nous garantissons votre rétablissement", expect: found }
      - { text: "Nous ne garantissons aucun résultat.", expect: clean }
      - { text: "100 % de l'objectif de sommeil", expect: clean }

  - id: fr-claimed-proof
    forbid: ["prouvé par des essais cliniques", "éprouvé par des essais cliniques", "essais cliniques prouvent", "essais cliniques le prouvent", "testé lors d'essais cliniques", "validé par des essais cliniques", "efficace car naturel", "sûr car naturel", "efficaces car naturels", "sans danger car naturel", "parce que naturel", "études scientifiques prouvent", "études prouvent", "études démontrent", "études montrent", "les médecins ne veulent pas", "les médecins vous cachent", "que les médecins", "ce que votre médecin ne", "on vous cache", "l'industrie pharmaceutique ne", "les laboratoires ne veulent", "le secret des médecins", "éprouvé par", "éprouvée par", "validé par la science", "soutenu par la science", "la science le confirme", "la science confirme", "fondé sur la science", "développé à Harvard", "{field} {proven}", "{proven} par {science}", "{proven} dans {science}", "{science} le {proves}", "{science} {proves}", "{science} l'ont {proven}", "{science} a {proven}", "{science} ont {proven}", "efficacité {proven}", "effet {proven}", "effets {proven}", "méthode {proven}", "résultats {proven}", "percée scientifique", "percée médicale", "avancée médicale révolutionnaire", "avancée révolutionnaire", "traitement révolutionnaire", "thérapie révolutionnaire", "méthode révolutionnaire", "découverte révolutionnaire", "découverte scientifique", "prix Nobel", "{science} a parlé", "la science a", "preuve scientifique", "de Harvard", "testé par des médecins", "testée par des médecins", "prouvé par des médecins", "preuves cliniques", "prouvé par", "prouvée par", "prouvé dans", "démontré dans", "prouvé lors", "démontré par", "les experts l'appellent", "la science derrière"]
    words:
      field: [cliniquement, scientifiquement, médicalement]
      proven: [prouvé, prouvée, prouvés, prouvées, testé, testée, testés, testées, validé, validée, validés, validées, démontré, démontrée, démontrés, démontrées, établi, établie, confirmé, confirmée, confirmés, confirmées, vérifié, vérifiée, attesté, attestée, reconnu, reconnue]
      science: ["la science", "des scientifiques", "les scientifiques", "des études", "les études", "des études cliniques", "des essais cliniques", "de nombreuses études", "plusieurs études", "des études indépendantes", "des chercheurs", "les chercheurs", "la recherche", "des experts", "les experts", "des universités", "la médecine", études]
      proves: [prouve, prouvent, démontre, démontrent, confirme, confirment, montre, montrent]
    unless within: ["participer à des essais cliniques", "essais cliniques près", "rechercher des essais cliniques", "pas {field} {proven}", "aucune étude"]
    accents: may be left out
    level: error
    locale: fr
    tags: [ftc, cap, eu, es-rd]
    because: It claims proof, which takes randomised trials of this very product.
    instead: ["nommez l'étude"]
    source: [HC-FTC-HPCG, HC-CAP-12.1, HC-ES-4]
    examples:
      - { text: "Confirmé par des essais cliniques", expect: found }
      - { text: "Médicalement validée", expect: found }
      - { text: "Trouvez des essais cliniques près de chez vous", expect: clean }

  - id: fr-claimed-approval
    forbid: ["devraient la prescrire", "devraient le prescrire", "devrait la prescrire", "devrait le prescrire", "devraient la recommander", "nous choisissent", "choisissent", "utilisé dans les hôpitaux", "utilisé dans", "utilisée dans", "nous recommandent", "favori des", "le choix des", "méthode préférée", "reconnu par", approuvé, approuvée, approuve, approuvent, certifié, certifiée, certifie, homologué, homologuée, autorisé, autorisée, agréé, agréée, accrédité, accréditée, recommandé, recommandée, recommande, recommandent, reconnu, reconnue, validé, validée, labellisé, labellisée, enregistré, enregistrée, "label de", "label du", "le feu vert", "avec l'aval", "avec l'appui", "soutenu par", "soutenue par", plébiscité, plébiscitée, "confiance de", "font confiance", "choisi par", "choisie par", "utilisé par", "utilisée par", "prescrit par", "prescrite par", prescrivent, "conçu par", "conçue par", "développé par", "développée par", "créé par", "créée par", "préférée des", "préféré des", "numéro un", "numéro 1", "n° 1", "sont d'accord", "ne jurent que", soutient, soutiennent, soutenu, soutenue, adorent, utilisent, l'utilisent, "en partenariat avec", "en collaboration avec", jurent, "sur dix", "premier choix", "choix des", "le choix numéro", "choix préféré", "comptent sur nous", "du monde entier", "de tout le pays"]
    beside: ["tous les médecins", "tout médecin", "Agence européenne des médicaments", "Agence européenne", "Union européenne", "Commission européenne", "gynécologues", "urologues", "oncologues", FDA, EMA, l'EMA, d'EMA, ANSM, l'ANSM, d'ANSM, HAS, l'HAS, d'HAS, OMS, l'OMS, d'OMS, "Organisation mondiale de la santé", "l'Organisation mondiale de la santé", "d'Organisation mondiale de la santé", "ministère de la Santé", "autorités sanitaires", "l'autorités sanitaires", "d'autorités sanitaires", "autorité de santé", "l'autorité de santé", "d'autorité de santé", "les autorités", "le gouvernement", l'État, "Assurance maladie", "l'Assurance maladie", "d'Assurance maladie", "Sécurité sociale", "Ordre des médecins", "l'Ordre des médecins", "d'Ordre des médecins", Croix-Rouge, "Académie de médecine", "l'Académie de médecine", "d'Académie de médecine", "les médecins", "des médecins", médecins, cardiologues, neurologues, dermatologues, psychiatres, psychologues, thérapeutes, spécialistes, "professionnels de santé", "professionnels de la santé", experts, l'experts, d'experts, pharmaciens, infirmières, l'infirmières, d'infirmières, sages-femmes, pédiatres, hôpitaux, l'hôpitaux, d'hôpitaux, cliniques, chirurgiens, nutritionnistes, kinésithérapeutes, Harvard, l'Harvard, d'Harvard, dentistes, dentiste, sage-femme, scientifiques, "chaque médecin"]
    unless beside: [ne, pas, jamais, si, "votre médecin", "un médecin", vaccin, vaccins, vaccination, quantité, apport, "de bouger", "de dormir", dose, "au moins", recherche, peut, doit, données, source, sources, marque, compte, licence, trouver, rechercher, "près de chez vous", liste, contactez, demandez, "activité physique", "qui est", comment, adultes, "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne peut", "ne peuvent", "ne pouvons", "n'est pas", "n'est approuvé", "n'est ni", "ne sont pas", "n'est qu'une", "ne remplace", "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne détecte", "ne diagnostique", "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "minutes d'activité", "150 minutes"]
    accents: may be left out
    level: warning
    locale: fr
    tags: [fda, ftc, tga, eu, es-rd, hwg]
    because: It lets an authority or a profession stand for the product.
    instead: ["qui le dit, et le vrai statut avec son numéro"]
    source: [HC-FDA-807, HC-FTC-255, HC-ES-4, HC-HWG-11]
    examples:
      - { text: "Le label des meilleurs spécialistes : plébiscité par les cardiologues", expect: found }
      - { text: "Certifiée par le ministère de la Santé", expect: found }
      - { text: "L'OMS recommande de bouger chaque jour.", expect: clean }

  - id: fr-immune-claim
    forbid: ["transformez", "transforme", "forteresse", "rempart", "muraille", "armée", renforce, renforcent, renforcer, renforcez, booste, boostent, booster, boostez, stimule, stimulent, stimuler, stimulez, augmente, augmentez, fortifie, fortifiez, dope, dopez, améliore, améliorez, active, activez, réveille, réveillez, optimise, optimisez, décuple, décuplez, muscle, musclez, entraîne, "donnez un coup de fouet", superpouvoirs, superpouvoir, "à toute épreuve", invincible, invincibles, d'acier, "en béton", bouclier, armure, double, triple, recharge, rechargez, blindée, imbattable, turbo, "carburant pour", décuplée, invulnérable, indestructible, "au maximum"]
    beside: ["défenses", "défenses de vos enfants", "défense naturelle", "système immunitaire", immunité, l'immunité, d'immunité, "défenses immunitaires", "défenses naturelles", "vos défenses", "tes défenses", "réponse immunitaire", anticorps, l'anticorps, d'anticorps, autoguérison, l'autoguérison, d'autoguérison]
    unless beside: [ne, pas, vaccin, vaccins, vaccination, peut, peuvent, médecin, médecins, comment, apprenez, recherche, étude, si, "soleil", "se protéger", "globules", "est proposé", "ne détecte", "ne détectent", "ne diagnostique", "ne diagnostiquent", "ne reconnaît", "plantage", "graphique", "sondage", "prenez-vous", "médecin l'a dit", "testé positif", "contact étroit", "statines", "bêtabloquants", "anticorps", "allaitement", "lait maternel", "le foie", "les reins", "se laver les mains", "lavage des mains", "laver les mains", "fluor", "se brosser", "brossage", "fil dentaire", "alimentation équilibrée", "alimentation saine", "acide folique", "vitamine D", "iode", "mammographie", "frottis", "coloscopie peut", "un ECG montre", "électrocardiogramme montre", "défibrillateur", "adrénaline", "thérapie comportementale", "thérapies comportementales", "chez beaucoup", "beaucoup de gens", "certaines personnes", "la plupart des gens", "le corps", "le cerveau", "la plaie", "plaies", "cloques", "visage, bras", "connaître les signes", "reconnaître les signes", "signes d'un infarctus", "signes d'un AVC", "santé publique", "ceinture de sécurité", "casque", "bouger régulièrement", "activité physique", "natation", "vélo", "ne pas fumer", "détecteur de fumée", "antihistaminiques", "radiothérapie", "greffe", "stent", "pacemaker", "eau potable", "hygiène", "triptans", "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne peut", "ne peuvent", "ne pouvons", "n'est pas", "n'est approuvé", "n'est ni", "ne sont pas", "n'est qu'une", "ne remplace", "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "seul un professionnel", "kinésithérapie soulage", "insuline maintient"]
    accents: may be left out
    level: error
    locale: fr
    tags: [fda, eu, cap]
    because: It says that the app strengthens the immune system, which no app was shown to do.
    instead: ["ce qu'elle fait"]
    source: [HC-FDA-FRAUD, HC-FTC-HPCG, HC-MDR-2]
    examples:
      - { text: "Décuplez vos défenses naturelles", expect: found }
      - { text: "Les vaccins stimulent le système immunitaire.", expect: clean }

  - id: fr-no-harm
    forbid: ["sûr pour tous", "sûre pour tous", "même les femmes enceintes", "même pour les femmes enceintes", "sans aucun risque ni", "{no} {harm}", "{wholly} {safe}", "ne présente aucun risque", "ne présente aucun danger", "n'a aucun effet secondaire", "n'a aucun effet indésirable", "ne peut pas nuire", "rien à perdre", "sûr pour toute la famille", "sûre pour toute la famille", "sans danger pour tous", "convient à tous", "zéro risque", "rien ne peut vous arriver", "ne peut vous faire de mal", "surdosage impossible", "ne nuit pas", "ne vous fera aucun mal", "ne fait aucun mal", "convient à absolument tout le monde", "pour tous les âges"]
    words:
      no: [sans, "sans aucun", aucun, zéro, "exempt de", "exempte de", "dépourvu de", "dépourvue de", "dénué de", "dénuée de"]
      harm: ["effets secondaires", "effet secondaire", "effets indésirables", "effet indésirable", risque, risques, danger, dangers, contre-indication, contre-indications, "effets nocifs"]
      wholly: [totalement, complètement, absolument, parfaitement, entièrement, "100 %", "100%", toujours]
      safe: [sûr, sûre, sûrs, sûres, inoffensif, inoffensive, "sans danger", "sans risque"]
    unless within: ["pas {wholly} {safe}", "sans risque de", "sans danger de", "aucun effet secondaire noté", "aucun effet secondaire enregistré", "aucun effet secondaire aujourd'hui", "aucun risque de perte"]
    accents: may be left out
    unless beside: ["ne pouvons garantir", "ne garantissons", "ne garantit", "ne peut garantir", "sans garantie", "aucune garantie", "pas garanti", "pas garantie", "ne sont pas garantis", "n'est pas garanti", "sans votre code", "sans votre mot de passe", "sans votre accord", "sans votre consentement", "réglages", "paramètres", "abonnement", "essai", "licence", "responsabilité", "n'est pas", "ne sont pas", "tiers", "politique", "utilisateurs configurés", "recherche", "sondage", "sondages", "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne pouvons pas garantir", "ne peut pas garantir", "n'est pas", "n'est approuvé", "n'est ni", "ne sont pas", "n'est qu'une", "ne remplace", "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne détecte", "ne diagnostique", "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "minutes d'activité", "150 minutes", "par semaine", "heures de sommeil", "personne ne peut ouvrir"]
    level: error
    locale: fr
    tags: [hwg, cap, fr-csp]
    because: It says that nothing can go wrong.
    instead: ["nommez le risque"]
    source: [HC-HWG-3, HC-FR-R5213]
    examples:
      - { text: "Dénué de contre-indications", expect: found }
      - { text: "Aucun effet secondaire noté", expect: clean }

  - id: fr-privacy-promise
    forbid: ["ne perdrons jamais", "jamais perdues", "ne fuiteront jamais", "aucun pirate", "aucun hacker", "pas même nos ingénieurs", "{wholly} {kept}", "ne partageons jamais", "ne partagerons jamais", "jamais partagées", "jamais partagés", "ne quittent jamais", "personne d'autre ne", "personne ne peut", "personne ne pourra", "personne ne saura", HIPAA, "certifié RGPD", "certifiée RGPD", "sécurité bancaire", "niveau bancaire", "niveau militaire", "qualité militaire", inviolable, inviolables, impiratable, "impossible à pirater", "impossible à tracer", "impossible à identifier", "impossible à déchiffrer", intraçable, indéchiffrable, incassable, "confidentialité garantie", "confidentialité absolue", "confidentialité totale", "anonymat garanti", "anonymat total", "anonymat absolu", "garantissons votre confidentialité", "l'application la plus sûre", "aussi sûr qu'à la banque", "personne d'autre que vous", "personne sauf vous", "vous seul pourrez", "vous seul pouvez", "ne laisse aucune trace", "sans laisser de trace", "secret absolu", "ne peuvent être interceptées", "jamais être volées", "ne peuvent être volées", "impossible à voler", "pas même l'État", "pas même nous", "même pas nous", "ni les pirates", "jamais être lues", "jamais savoir qui vous êtes", "sans laisser de traces", "100 % sécurisées", "100 % sécurisée"]
    words:
      wholly: [totalement, complètement, absolument, parfaitement, entièrement, "100 %", "100%", toujours, strictement]
      kept: [anonyme, anonymes, privé, privée, privées, privés, confidentiel, confidentielle, confidentielles, protégé, protégée, protégées, sécurisé, sécurisée, sécurisées, "à l'abri", "en sécurité"]
    unless within: ["pas {wholly} {kept}", "personne ne peut garantir"]
    accents: may be left out
    unless beside: ["ne pouvons garantir", "ne garantissons", "ne garantit", "ne peut garantir", "sans garantie", "aucune garantie", "pas garanti", "pas garantie", "ne sont pas garantis", "n'est pas garanti", "sans votre code", "sans votre mot de passe", "sans votre accord", "sans votre consentement", "réglages", "paramètres", "abonnement", "essai", "licence", "responsabilité", "n'est pas", "ne sont pas", "tiers", "politique", "utilisateurs configurés", "recherche", "sondage", "sondages", "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne pouvons pas garantir", "ne peut pas garantir", "n'est pas", "n'est approuvé", "n'est ni", "ne sont pas", "n'est qu'une", "ne remplace", "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne détecte", "ne diagnostique", "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "minutes d'activité", "150 minutes", "par semaine", "heures de sommeil", "personne ne peut ouvrir"]
    level: warning
    locale: fr
    tags: [ftc]
    because: No system is wholly safe or anonymous, and no seal of this kind exists.
    instead: ["qui voit quoi"]
    source: [HC-FTC-5]
    examples:
      - { text: "Vos données sont toujours en sécurité", expect: found }
      - { text: "Chiffrement de niveau bancaire", expect: found }
      - { text: "Vos données sont chiffrées sur cet appareil.", expect: clean }

  - id: fr-condition-over
    forbid: ["sans {c}", "plus jamais déprimé", "plus jamais déprimée", "nous promettons", "avant qu'elle ne commence", "avant qu'il ne commence", "avant qu'elles ne commencent", "rien ne marche mieux", "rien ne fonctionne mieux", "marche mieux contre", "deux fois plus vite", "accélère la guérison", "accélère la récupération", "de la {x} à la", "à tout stade", "à tous les stades", "marche pour tout", "agit contre", "envolée", "envolé", "envolées", "tient à distance", "tient {y} à distance", "ne gâchera plus", "plus jamais vos", "a disparu", "ont disparu", "disparu", "disparus", "disparue", "disparues", "n'y résiste", "ne résiste", "aucune chance", "rétrécit", "réduit la", "dissout", "débouche", "désencrasse", "retarde", "ralentit", "enfin réglé", "enfin réglée", "réglée", "réglé", "résolu", "un souvenir", "histoire ancienne", "une vie sans", "vie sans", "vivre sans", "traitement efficace", "soulagement rapide", "combattre efficacement", "combattre", "aide à soulager", "soulager", "n'attraperez plus", "amélioration de votre", "24 heures après", "une bonne fois pour toutes", "une fois pour toutes", "pour toujours", "définitivement", "{never}", "{bye}", "{nomore}", "{quick}", "{root}", "{won} {your}", "{end} {your}"]
    words:
      c: ["arthrite", "arthrose", "migraine", "migraines", "douleur", "douleurs", "anxiété", "angoisse", "dépression", "diabète", "asthme", "insomnie", "cancer", "allergies", "acouphènes", "fibromes", "acné", "stress", "reflux"]
      x: ["dépression", "maladie", "migraine", "tristesse"]
      y: ["Alzheimer", "le cancer", "la grippe", "la maladie", "le diabète"]
      never: ["plus jamais", "plus jamais de", "jamais plus", "ne souffrez plus", "ne souffrirez plus", "vous n'aurez plus", "tu n'auras plus", "ne plus jamais"]
      bye: ["dites adieu", "dis adieu", "adieu", "au revoir", "bye bye", "oubliez", "oublie", "laissez derrière vous", "débarrassez-vous", "débarrasse-toi", "libérez-vous", "libère-toi", "tournez la page", "tirez un trait sur"]
      nomore: ["fini", "finis", "finie", "finies", "finissez-en avec", "finissez-en", "en finir avec", "la fin de", "la fin des", "fin des", "terminé", "terminées", "c'en est fini", "de l'histoire ancienne", "stop aux", "stop à", "halte à", "halte aux", "venir à bout", "venez à bout", "vient à bout"]
      quick: ["dès le premier jour", "dès la première séance", "en un temps record", "du jour au lendemain", "en seulement sept jours", "en quelques jours seulement", "instantanément", "immédiatement", "en quelques minutes"]
      root: ["à la racine", "la racine de", "la cause profonde", "de l'intérieur", "en profondeur", "à la source"]
      won: ["ont vaincu", "a vaincu", "ont déjà vaincu", "ai vaincu", "ont surmonté", "a surmonté", "ont déjà surmonté", "se sont débarrassés de", "ont inversé", "a inversé"]
      end: ["inversez", "inverse", "répare", "guérit", "élimine", "soulage", "calme", "apaise", "réduit", "stoppe", "arrête", "traite", "soigne", "combat", "règle", "résout", "vainc", "régule", "fait baisser", "faites baisser", "contrôle", "évite", "supprime", "efface", "surmontez", "vainquez", "combattez", "éliminez", "soignez", "soulagez", "apaisez", "éradiquez", "éradique", "chassez"]
      your: ["", "votre", "vos", "ton", "ta", "tes", "son", "sa", "leur", "leurs", "le", "la", "les", "l'", "le mal de", "de votre enfant"]
    beside: *diseases
    unless beside: ["jours", "jour", "heures", "semaine", "semaines", "depuis", "ne peut", "ne peuvent", "rien ne prouve", "est faux", "sont fausses", "un mythe", "mythes", "marcher", "courir", "la marche", "préservatif", "préservatifs", "n'existe", "alimentation", "crème solaire", "marche", "kinésithérapie", "dépistage", "se soigne", "se soignent", "aucune maladie", "ne diagnostique", "aucun trouble", "tout seul", "tout seuls", "toute seule", "toutes seules", "seul", "seuls", "antibiotique", "beaucoup de personnes", "certaines personnes", "l’exercice", "l'exercice", "les médecins diagnostiquent", "les médecins traitent", "test de souffle", "prise de sang", "est diagnostiquée", "est diagnostiqué", "est un traitement", "met en garde", "méfiez-vous", "arnaques", "ne traite", "ne soigne", "ne soignent", "n'est pas", "n'évite", "pas", "votre médecin", "le médecin", "un médecin", "médecins", "antibiotiques", "vaccin", "vaccins", "insuline", "médicament", "médicaments", "si", "peut", "peuvent", "comment", "combien", "notez", "note", "journal", "entrée", "entrées", "rappel", "filtrer", "supprimer l'entrée", "urgences", "urgence", "jours sans", "exercice", "eau", "plaie", "article", "lisez", "lire", "apprenez", "étude", "études", "association", "don", "cause principale", "l'arrêt du saignement", "soleil", "se protéger", "globules", "est proposé", "ne détecte", "ne détectent", "ne diagnostiquent", "ne reconnaît", "plantage", "graphique", "sondage", "prenez-vous", "médecin l'a dit", "testé positif", "contact étroit", "statines", "bêtabloquants", "anticorps", "allaitement", "lait maternel", "le foie", "les reins", "se laver les mains", "lavage des mains", "laver les mains", "fluor", "se brosser", "brossage", "fil dentaire", "alimentation équilibrée", "alimentation saine", "acide folique", "vitamine D", "iode", "mammographie", "frottis", "coloscopie peut", "un ECG montre", "électrocardiogramme montre", "défibrillateur", "adrénaline", "vaccination", "thérapie comportementale", "thérapies comportementales", "chez beaucoup", "beaucoup de gens", "la plupart des gens", "le corps", "le cerveau", "la plaie", "plaies", "cloques", "visage, bras", "connaître les signes", "reconnaître les signes", "signes d'un infarctus", "signes d'un AVC", "santé publique", "ceinture de sécurité", "casque", "bouger régulièrement", "activité physique", "natation", "vélo", "ne pas fumer", "détecteur de fumée", "antihistaminiques", "radiothérapie", "greffe", "stent", "pacemaker", "eau potable", "hygiène", "triptans", "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne pouvons", "n'est approuvé", "n'est ni", "ne sont pas", "n'est qu'une", "ne remplace", "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "seul un professionnel", "kinésithérapie soulage", "insuline maintient"]
    level: error
    locale: fr
    tags: [fda, eu, cap, hwg]
    because: It says that the app treats a disease, which makes it a medical device.
    instead: ["peut aider à bien vivre avec …"]
    source: [HC-FDA-GW, HC-FDA-FRAUD, HC-MDR-2, HC-CAP-12.1]
    examples:
      - { text: "Plus jamais de migraine", expect: found }
      - { text: "Inversez le prédiabète", expect: found }
      - { text: "Ils ont vaincu leur anxiété", expect: found }
      - { text: "N'arrêtez pas définitivement votre traitement de l'asthme, demandez à votre médecin", expect: clean }
      - { text: "Dites adieu à vos amis", expect: clean }

  - id: fr-any-disease
    forbid: ["anticancéreux", "anticancéreuse", "anticancéreuses", "antitumoral", "antitumorales", "antiviral", "antivirale", "antivirales", "antibactérien", "antibactérienne", "antibactériennes", "anti-inflammatoire", "anti-inflammatoires", "propriétés curatives", "propriétés médicinales", "vertus thérapeutiques", "propriétés thérapeutiques", "effet thérapeutique", "vertus médicinales", "{all} {ill}", "toutes sortes de maladies", "remède universel", "soigne tout", "guérit tout", "destiné au diagnostic", "destiné au traitement", "destiné à traiter", "destiné à diagnostiquer", "destiné à prévenir", "indiqué pour le traitement", "indiqué dans le traitement", "{restore} {immune}"]
    words:
      all: ["toutes les", "toute", "tous les", "toutes sortes de", "de nombreuses", "de nombreux", "des centaines de", "plusieurs", "diverses", "n'importe quelle", "les"]
      ill: ["maladie", "maladies", "affections", "maux", "troubles", "pathologies", "infections", "problèmes de santé", "graves maladies"]
      restore: ["restaure", "rétablit", "corrige", "modifie", "normalise", "régule", "améliore"]
      immune: ["la fonction immunitaire", "le système immunitaire", "la fonction thyroïdienne", "la fonction hépatique", "la fonction rénale", "les fonctions cognitives", "la fonction sexuelle", "les fonctions physiologiques"]
    beside: ["propriétés", "vertus", "effet", "effets", "action", "thérapeutiques", "curatives", "traite", "traitent", "soigne", "soignent", "guérit", "prévient", "soulage", "combat", "élimine", "inverse", "diagnostique", "détecte", "remède", "destiné", "indiqué", "efficace", "efficace contre", "traitement", "solution", "protège", "fonction", "fonctions", "système"]
    unless beside: ["ne peut", "ne peuvent", "rien ne prouve", "est faux", "sont fausses", "un mythe", "mythes", "marcher", "courir", "la marche", "préservatif", "préservatifs", "n'existe", "ibuprofène", "comprimé", "comprimés", "effet secondaire", "effets secondaires", "gel", "savon", "tout seul", "tout seuls", "toute seule", "toutes seules", "seul", "seuls", "antibiotique", "beaucoup de personnes", "certaines personnes", "exercice", "l’exercice", "l'exercice", "les médecins diagnostiquent", "les médecins traitent", "test de souffle", "prise de sang", "est diagnostiquée", "est diagnostiqué", "est un traitement", "met en garde", "méfiez-vous", "arnaques", "ne", "ni", "pas", "aucune", "jamais", "médecin", "médecins", "vaccin", "vaccins", "antibiotiques", "médicaments", "peut", "peuvent", "si", "recherche", "don", "apprenez", "comment", "antécédents", "liste", "journal", "licence", "garantie", "soleil", "se protéger", "globules", "est proposé", "ne détecte", "ne détectent", "ne diagnostique", "ne diagnostiquent", "ne reconnaît", "plantage", "graphique", "sondage", "prenez-vous", "médecin l'a dit", "testé positif", "contact étroit", "statines", "bêtabloquants", "anticorps", "allaitement", "lait maternel", "le foie", "les reins", "se laver les mains", "lavage des mains", "laver les mains", "fluor", "se brosser", "brossage", "fil dentaire", "alimentation équilibrée", "alimentation saine", "acide folique", "vitamine D", "iode", "mammographie", "frottis", "coloscopie peut", "un ECG montre", "électrocardiogramme montre", "défibrillateur", "adrénaline", "vaccination", "thérapie comportementale", "thérapies comportementales", "chez beaucoup", "beaucoup de gens", "la plupart des gens", "le corps", "le cerveau", "la plaie", "plaies", "cloques", "visage, bras", "connaître les signes", "reconnaître les signes", "signes d'un infarctus", "signes d'un AVC", "santé publique", "ceinture de sécurité", "casque", "bouger régulièrement", "activité physique", "natation", "vélo", "ne pas fumer", "détecteur de fumée", "antihistaminiques", "radiothérapie", "greffe", "stent", "pacemaker", "eau potable", "hygiène", "triptans", "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne pouvons", "n'est pas", "n'est approuvé", "n'est ni", "ne sont pas", "n'est qu'une", "ne remplace", "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "seul un professionnel", "kinésithérapie soulage", "insuline maintient"]
    level: error
    locale: fr
    tags: [fda, eu, cap]
    because: It gives the app the purpose of a medicine or a medical device.
    instead: ["vous aide à tenir un journal"]
    source: [HC-FDA-GW, HC-FDA-FRAUD, HC-MDR-2, HC-UCP-17]
    examples:
      - { text: "Combat toutes sortes de maladies", expect: found }
      - { text: "Rétablit la fonction immunitaire", expect: found }
      - { text: "N'est destiné à traiter aucune maladie", expect: clean }
      - { text: "Traitez tout le monde bien", expect: clean }

  - id: fr-care-superfluous
    forbid: ["échangez vos", "échangez votre", "échange tes", "sans bistouri", "plus jamais besoin", "annulez vos", "annulez votre", "dans votre téléphone", "dans ton téléphone", "jetez vos", "jetez votre", "jette tes", "médecin idéal", "jamais dans l'erreur", "ne se trompe jamais", "à quoi bon", "à quoi bon un", "pourquoi un", "qui ne dort jamais", "ne dort jamais", "ignore", "que votre médecin", "ne peut égaler", "se passer de", "se passer d'une", "mieux que les", "diagnostique mieux", "{noneed}", "{without} {see}", "{needless}", "{instead}", "{stop} {your}", "{better}", "{asgood}", "{pocket}", "là où {other} {fail}", "quand {other} {fail}", "dites non", "dis non", "plus de", "fini les", "finis les"]
    words:
      noneed: ["plus besoin", "pas besoin", "n'avez plus besoin", "n'as plus besoin", "n'aurez plus besoin", "n'est plus nécessaire", "inutile de", "inutile d'aller", "plus la peine"]
      without: ["sans", "sans avoir à", "évitez", "évite", "épargnez-vous", "vous évite", "vous épargne"]
      see: ["aller", "aller chez", "consulter", "voir", "passer par", "la visite", "une visite", "les visites", "la consultation", "attendre", "prendre", "opération", "chirurgie"]
      needless: ["inutile", "inutiles", "superflu", "superflue", "superflus", "superflues", "dépassé", "dépassée", "obsolète"]
      instead: ["au lieu de", "au lieu du", "plutôt que", "à la place de", "à la place du", "à la place des", "remplace", "remplacent", "substitut", "alternative à", "alternative au", "alternative aux", "alternative naturelle"]
      stop: ["arrêtez", "arrêter", "arrête", "abandonnez", "jetez", "oubliez", "oublie", "débarrassez-vous", "libérez-vous", "dites adieu", "adieu", "réduisez", "sevrez-vous", "laissez tomber"]
      your: ["", "votre", "vos", "ton", "ta", "tes", "le", "la", "les", "de prendre", "des", "aux"]
      better: ["mieux que", "plus précis que", "plus précise que", "plus efficace que", "plus fiable que", "plus sûr que", "plus intelligent que", "supérieur à", "supérieure à", "bat", "surpasse", "dépasse", "meilleur que", "meilleure que"]
      asgood: ["aussi efficace que", "aussi bon que", "aussi bien que", "aussi précis que", "aussi fiable que", "équivalent à", "équivalent", "comparable à", "égal à"]
      pocket: ["de poche", "dans votre poche", "dans ta poche", "IA", "virtuel", "personnel dans"]
      other: ["les autres thérapies", "les autres traitements", "les autres méthodes", "les autres", "les thérapies classiques", "la médecine classique", "la médecine", "les médicaments", "les médecins", "tout le reste", "autre traitement"]
      fail: ["échouent", "échoue", "ont échoué", "a échoué", "ne marchent pas", "ne marche pas", "renoncent"]
    beside: ["Prozac", "Zoloft", "Xanax", "Valium", "Ritalin", "Adderall", "Lipitor", "Ozempic", "Wegovy", "Viagra", "Cialis", "Botox", "Tylenol", "Advil", "Nurofen", "Voltaren", "Ventolin", "Humira", "Metformin", "Lexapro", "Cymbalta", "Ambien", "Oxycontin", "SSRIs", "SSRI", "beta-blockers", "cortisone", "steroids", "opioids", "benzos", "scalpel", "bistouri", "corticoïdes", "Doliprane", "séances de thérapie", "béquilles", "canne", "fauteuil roulant", "appareil auditif", "tensiomètre", "vaccin contre la grippe", "d'antibiotiques", "l'antibiotique", "médecine moderne", "consultation", "d'une consultation", "une consultation", "gynécologues", "cardiologues", "dermatologues", "neurologues", "lentilles", "dialyse", "médecin", "médecins", "docteur", "généraliste", "spécialiste", "spécialistes", "thérapeute", "psychologue", "psychologues", "psychiatre", "cardiologue", "dermatologue", "neurologue", "gynécologue", "pédiatre", "nutritionniste", "diététicien", "kiné", "kinésithérapeute", "infirmière", "pharmacien", "sage-femme", "psy", "consultation médicale", "opération", "l'opération", "chirurgie", "intervention chirurgicale", "hôpital", "l'hôpital", "analyses de sang", "prise de sang", "ordonnance", "thérapies", "traitements", "autre traitement", "thérapies classiques", "médicaments", "médicament", "comprimés", "cachets", "pilules", "somnifère", "somnifères", "antidouleurs", "antidépresseur", "antidépresseurs", "antibiotiques", "aux antibiotiques", "insuline", "l'insuline", "d'insuline", "inhalateur", "inhalateurs", "statines", "piqûres", "chimiothérapie", "appareils auditifs", "lunettes", "bloc opératoire", "salle d'attente", "médecine"]
    unless beside: ["ne remplace", "ne remplacent", "n'arrêtez pas", "n'arrête pas", "jamais", "ne doit", "ne vise", "avant de", "avant d'arrêter", "demandez", "parlez", "consultez", "urgence", "rappel", "dose", "doses", "ajouter", "supprimer", "modifier", "liste", "périmé", "rendez-vous", "peut", "peuvent", "si", "recherche", "étude", "sans avis", "sans en parler", "sans demander", "n'est pas", "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne peut", "ne peuvent", "ne pouvons", "n'est approuvé", "n'est ni", "ne sont pas", "n'est qu'une", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne détecte", "ne diagnostique", "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "minutes d'activité", "150 minutes"]
    level: error
    locale: fr
    tags: [cap, fr-csp, fda]
    because: It puts the app in the place of a doctor, a medicine or a test.
    instead: ["avec votre médecin"]
    source: [HC-CAP-12.2, HC-FR-R5213, HC-FDA-GW]
    examples:
      - { text: "Épargnez-vous une visite chez le médecin", expect: found }
      - { text: "Mieux que n'importe quel antidépresseur", expect: found }
      - { text: "Là où les autres thérapies échouent", expect: found }
      - { text: "N'arrêtez pas vos médicaments sans avis médical", expect: clean }
      - { text: "Ajouter un médecin", expect: clean }

  - id: fr-share-of-people
    forbid: ["% des {people}", "% de nos {people}", "% de nos {people}", "pour cent des {people}", "{nine} {people} sur dix", "{nine} {people} sur 10", "{many} personnes ont", "{many} personnes sont", "{many} {people} ont", "{many} {people} sont"]
    words:
      people: ["utilisateurs", "utilisatrices", "patients", "patientes", "femmes", "hommes", "clients", "participants", "enfants", "personnes", "médecins"]
      nine: ["neuf", "huit", "sept", "9", "8", "7"]
      many: ["des milliers de", "des millions de", "des centaines de"]
    beside: ["mieux", "guéris", "guéri", "guéries", "soulagés", "vaincu", "surmonté", "amélioré", "sans douleur", "soulagement", "réduit", "dorment", "perdu", "maigri", "débarrassés", "libérés", "enceinte", "résultats", "efficace", "recommandent", "le recommandent", "retrouvé"]
    unless beside: ["pas", "ont une", "souffrent", "touchées", "atteintes", "étude", "études", "monde", "meurent", "sondage", "vaccin", "vaccins", "peut", "peuvent", "risque"]
    level: warning
    locale: fr
    tags: [ftc, apple]
    because: A rate needs its number, its sample and its source beside it.
    instead: ["le nombre, l’échantillon et la source"]
    source: [HC-FTC-HPCG, HC-APPLE-1.4.1]
    examples:
      - { text: "95 % de nos utilisateurs dorment mieux", expect: found }
      - { text: "Des milliers de personnes ont retrouvé un dos sans douleur", expect: found }
      - { text: "10 % des personnes ont une allergie", expect: clean }
      - { text: "80 % des utilisateurs", expect: clean }

  - id: fr-body-promise
    forbid: ["{act} votre", "{act} vos", "{act} ton", "{act} tes", "{act} ta"]
    words:
      act: ["équilibre", "rééquilibre", "régule", "purifie", "détoxifie", "désintoxique", "nettoie", "restaure", "répare", "rajeunit", "régénère", "renforce", "fortifie", "guérit", "reprogramme", "réactive", "stimule", "réinitialise", "normalise", "revitalise", "tonifie", "draine", "booste", "soigne"]
    beside: ["foie", "sang", "reins", "hormones", "intestin", "intestins", "flore intestinale", "côlon", "métabolisme", "cœur", "artères", "veines", "cerveau", "nerfs", "système nerveux", "articulations", "cartilage", "colonne", "dos", "genoux", "yeux", "vue", "audition", "thyroïde", "poumons", "cheveux", "peau", "pancréas", "ADN", "cellules", "circulation", "tension", "glycémie", "cholestérol", "cortisol", "périnée", "libido", "fertilité", "mémoire", "système lymphatique"]
    unless beside: ["ne", "peut", "peuvent", "exercice", "médecin", "médicament", "apprenez", "comment", "quoi", "filtre", "soleil", "eau", "plaie", "cache", "réglages", "caméra", "savon", "compresse", "se protéger", "globules", "est proposé", "ne détecte", "ne détectent", "ne diagnostique", "ne diagnostiquent", "ne reconnaît", "plantage", "graphique", "sondage", "prenez-vous", "médecin l'a dit", "testé positif", "contact étroit", "statines", "bêtabloquants", "anticorps", "allaitement", "lait maternel", "le foie", "les reins", "se laver les mains", "lavage des mains", "laver les mains", "fluor", "se brosser", "brossage", "fil dentaire", "alimentation équilibrée", "alimentation saine", "acide folique", "vitamine D", "iode", "mammographie", "frottis", "coloscopie peut", "un ECG montre", "électrocardiogramme montre", "défibrillateur", "adrénaline", "vaccin", "vaccins", "vaccination", "thérapie comportementale", "thérapies comportementales", "chez beaucoup", "beaucoup de gens", "certaines personnes", "la plupart des gens", "le corps", "le cerveau", "la plaie", "plaies", "cloques", "visage, bras", "connaître les signes", "reconnaître les signes", "signes d'un infarctus", "signes d'un AVC", "santé publique", "ceinture de sécurité", "casque", "bouger régulièrement", "activité physique", "natation", "vélo", "ne pas fumer", "détecteur de fumée", "antihistaminiques", "radiothérapie", "greffe", "stent", "pacemaker", "eau potable", "hygiène", "triptans", "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne peut", "ne peuvent", "ne pouvons", "n'est pas", "n'est approuvé", "n'est ni", "ne sont pas", "n'est qu'une", "ne remplace", "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "seul un professionnel", "kinésithérapie soulage", "insuline maintient"]
    level: warning
    locale: fr
    tags: [fda, eu, cap]
    because: It says that the app changes how the body works.
    instead: ["ce qu’elle fait"]
    source: [HC-FDA-FRAUD, HC-MDR-2, HC-CAP-12.1]
    examples:
      - { text: "Purifie votre foie", expect: found }
      - { text: "Régule vos hormones", expect: found }
      - { text: "Nettoie la plaie de la peau à l'eau", expect: clean }
      - { text: "Le cœur et ses parties", expect: clean }

  - id: fr-best-of-all
    forbid: ["{best}", "le meilleur traitement", "le meilleur remède", "la meilleure appli", "la meilleure application", "la meilleure thérapie", "la meilleure solution", "la meilleure méthode"]
    words:
      best: ["numéro un", "numéro 1", "n° 1", "leader mondial", "la seule application", "la seule méthode", "la seule solution", "le plus efficace", "la plus efficace", "le plus avancé", "la plus avancée", "le plus précis", "la plus précise", "sans égal", "inégalé", "inégalée", "comme aucun autre"]
    beside: *diseases
    unless beside: ["pas", "médecin", "médecins", "peut", "demandez", "quelle", "recherche", "étude", "vaccin", "vaccins", "cause", "médicament", "si", "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne peut", "ne peuvent", "ne pouvons", "n'est pas", "n'est approuvé", "n'est ni", "ne sont pas", "n'est qu'une", "ne remplace", "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne détecte", "ne diagnostique", "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "minutes d'activité", "150 minutes"]
    level: warning
    locale: fr
    tags: [ftc, cap, fr-csp]
    because: It says that the app is better than all others, which takes proof against each of them.
    instead: ["ce qu’elle fait"]
    source: [HC-FTC-HPCG, HC-FR-R5213]
    examples:
      - { text: "L'application numéro un contre l'asthme", expect: found }
      - { text: "La meilleure heure pour courir", expect: clean }

  - id: fr-harm-without
    forbid: ["{without}", "avant qu’il ne soit trop tard", "n’attendez pas que", "une question de vie ou de mort", "peut vous coûter la vie", "bombe à retardement"]
    words:
      without: ["sans notre application", "sans cette application", "sans notre appli", "sans cette appli", "si vous n'utilisez pas", "si tu n'utilises pas", "ceux qui n'utilisent pas", "en n'utilisant pas"]
    beside: ["santé", "nuire", "souffrir", "danger", "risque", "risquez", "mourir", "mort", "maladie", "malade", "pire", "empirer", "vie", "infarctus", "AVC", "cancer", "douleur"]
    unless beside: ["ceinture", "casque", "crème solaire", "votre médecin", "préservatif", "compte", "internet", "inhalateur", "insuline", "médicament", "urgence"]
    level: warning
    locale: fr
    tags: [fr-csp, hwg]
    because: It says that not using the app does harm.
    instead: ["ce qu’elle fait"]
    source: [HC-FR-R5213, HC-HWG-11]
    examples:
      - { text: "Vous mettez votre santé en danger si vous n'utilisez pas ce programme", expect: found }
      - { text: "Sans cette application, rien n'est enregistré", expect: clean }

  - id: fr-dosing
    forbid: ["{works} {your} dose", "{works} vos doses", "{works} combien d’insuline", "ajuste votre traitement", "adapte votre traitement", "vous prescrit", "recommande un traitement", "aide à la décision clinique", "plan de traitement personnalisé"]
    words:
      works: ["calcule", "vous indique", "détermine", "recommande", "ajuste", "adapte"]
      your: ["votre", "ta", "la", "votre prochaine", "la prochaine"]
    level: warning
    locale: fr
    tags: [fda, eu]
    because: It decides about a treatment, which makes it a medical device.
    instead: ["montre ce qui est convenu avec votre médecin"]
    source: [HC-FDA-GW, HC-MDR-2, HC-MDR-7]
    examples:
      - { text: "Calcule votre dose d’insuline", expect: found }
      - { text: "Notez votre dose d’insuline", expect: clean }

  - id: fr-finds-out
    forbid: ["vous dit si", "vous dira si", "te dit si", "sait si", "{find}", "{find} en", "détecte", "détectent", "dépiste", "repère", "décèle", "diagnostique", "prédit"]
    words:
      find: ["découvrez si", "découvrez en", "sachez si", "sachez en", "sachez", "vous saurez", "vous saurez si", "apprenez si", "apprenez en"]
    beside: *diseases
    unless beside: ["ne peut", "ne peuvent", "rien ne prouve", "est faux", "sont fausses", "un mythe", "mythes", "marcher", "courir", "la marche", "préservatif", "préservatifs", "n'existe", "tout seul", "tout seuls", "toute seule", "toutes seules", "seul", "seuls", "antibiotique", "antibiotiques", "vaccins", "beaucoup de personnes", "certaines personnes", "exercice", "l’exercice", "l'exercice", "les médecins diagnostiquent", "les médecins traitent", "test de souffle", "est diagnostiquée", "est un traitement", "met en garde", "méfiez-vous", "arnaques", "ne", "n'est", "pas", "médecin", "médecins", "prise de sang", "analyse de sang", "l'article", "recherche", "étude", "est diagnostiqué", "hôpital", "comment", "on diagnostique", "vaccin", "gènes", "soleil", "se protéger", "globules", "est proposé", "ne détecte", "ne détectent", "ne diagnostique", "ne diagnostiquent", "ne reconnaît", "plantage", "graphique", "sondage", "prenez-vous", "médecin l'a dit", "testé positif", "contact étroit", "statines", "bêtabloquants", "anticorps", "allaitement", "lait maternel", "le foie", "les reins", "se laver les mains", "lavage des mains", "laver les mains", "fluor", "se brosser", "brossage", "fil dentaire", "alimentation équilibrée", "alimentation saine", "acide folique", "vitamine D", "iode", "mammographie", "frottis", "coloscopie peut", "un ECG montre", "électrocardiogramme montre", "défibrillateur", "adrénaline", "vaccination", "thérapie comportementale", "thérapies comportementales", "chez beaucoup", "beaucoup de gens", "la plupart des gens", "le corps", "le cerveau", "la plaie", "plaies", "cloques", "visage, bras", "connaître les signes", "reconnaître les signes", "signes d'un infarctus", "signes d'un AVC", "santé publique", "ceinture de sécurité", "casque", "bouger régulièrement", "activité physique", "natation", "vélo", "ne pas fumer", "détecteur de fumée", "antihistaminiques", "radiothérapie", "greffe", "stent", "pacemaker", "eau potable", "hygiène", "triptans", "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne pouvons", "n'est pas", "n'est approuvé", "n'est ni", "ne sont pas", "n'est qu'une", "ne remplace", "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "seul un professionnel", "kinésithérapie soulage", "insuline maintient"]
    level: error
    locale: fr
    tags: [fda, ftc, eu, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: ["des tendances dans vos entrées"]
    source: [HC-FDA-GW, HC-FTC-MELAPP, HC-MDR-7, HC-HWG-9]
    examples:
      - { text: "Découvrez en une minute si vous avez un TDAH", expect: found }
      - { text: "Détecte les arythmies au poignet", expect: found }
      - { text: "Ne détecte aucune maladie", expect: clean }
      - { text: "Découvrez les réglages", expect: clean }

  - id: fr-life-promise
    forbid: ["tombez enceinte", "tomber enceinte", "concevoir un enfant", "{n} ans de moins", "ans plus jeune", "ans de plus", "grandissez", "stoppe le vieillissement", "arrête le vieillissement", "anti-âge", "jeunesse éternelle", "éternelle jeunesse", "rajeunissez"]
    words:
      n: ["cinq", "dix", "huit", "10", "20"]
    beside: ["vite", "plus vite", "naturellement", "à tout âge", "en quelques semaines", "en un mois", "garanti", "application", "utilisateurs", "méthode", "programme", "jeune", "vivent", "vivez", "centimètres", "vieillissement", "jeunesse", "pour toujours", "anti-âge", "paraissez"]
    unless beside: ["pas", "si", "médecin", "médecins", "étude", "études", "peut", "peuvent", "essayez", "voulez", "comment", "moyenne", "quand", "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne peut", "ne peuvent", "ne pouvons", "n'est pas", "n'est approuvé", "n'est ni", "ne sont pas", "n'est qu'une", "ne remplace", "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne détecte", "ne diagnostique", "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "minutes d'activité", "150 minutes"]
    level: error
    locale: fr
    tags: [fda, eu, cap]
    because: It promises what only a medicine or a device may, if anything does.
    instead: ["ce qu’elle fait"]
    source: [HC-FDA-FRAUD, HC-UCP-17, HC-CAP-12.1]
    examples:
      - { text: "Tombez enceinte à tout âge", expect: found }
      - { text: "Paraissez dix ans de moins", expect: found }
      - { text: "Voulez-vous tomber enceinte ?", expect: clean }
      - { text: "Cela prend dix ans de plus", expect: clean }

  - id: fr-output-diagnosis
    forbid: ["{your} {signs} {match}", "{match}", "risque de mourir", "espérance de vie", "meilleurs diagnostics", "diagnostique mieux"]
    words:
      your: ["vos", "ces", "les"]
      signs: ["symptômes", "réponses", "entrées", "valeurs"]
      match: ["correspondent à", "indiquent", "évoquent", "sont typiques de", "suggèrent", "pointent vers", "font penser à"]
    beside: *diseases
    unless beside: ["pas", "médecin", "médecins", "urgences", "appelez", "recherche", "étude", "peut", "peuvent", "comment", "si", "15", "article", "soleil", "se protéger", "globules", "est proposé", "ne détecte", "ne détectent", "ne diagnostique", "ne diagnostiquent", "ne reconnaît", "plantage", "graphique", "sondage", "prenez-vous", "médecin l'a dit", "testé positif", "contact étroit", "statines", "bêtabloquants", "anticorps", "allaitement", "lait maternel", "le foie", "les reins", "se laver les mains", "lavage des mains", "laver les mains", "fluor", "se brosser", "brossage", "fil dentaire", "alimentation équilibrée", "alimentation saine", "acide folique", "vitamine D", "iode", "mammographie", "frottis", "coloscopie peut", "un ECG montre", "électrocardiogramme montre", "défibrillateur", "adrénaline", "vaccin", "vaccins", "vaccination", "thérapie comportementale", "thérapies comportementales", "chez beaucoup", "beaucoup de gens", "certaines personnes", "la plupart des gens", "le corps", "le cerveau", "la plaie", "plaies", "cloques", "visage, bras", "connaître les signes", "reconnaître les signes", "signes d'un infarctus", "signes d'un AVC", "santé publique", "ceinture de sécurité", "casque", "bouger régulièrement", "activité physique", "natation", "vélo", "ne pas fumer", "détecteur de fumée", "antihistaminiques", "radiothérapie", "greffe", "stent", "pacemaker", "eau potable", "hygiène", "triptans", "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne peut", "ne peuvent", "ne pouvons", "n'est pas", "n'est approuvé", "n'est ni", "ne sont pas", "n'est qu'une", "ne remplace", "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "seul un professionnel", "kinésithérapie soulage", "insuline maintient"]
    level: error
    locale: fr
    tags: [fda, ftc, eu, hwg]
    because: It says that the app finds a disease, which makes it a medical device.
    instead: ["des tendances dans vos entrées"]
    source: [HC-FDA-GW, HC-FTC-MELAPP, HC-MDR-7, HC-HWG-9]
    examples:
      - { text: "Vos réponses sont typiques de la dépression", expect: found }
      - { text: "Vos réponses correspondent à celles d’hier", expect: clean }

"""#),
    File(path: "health-claims/more-de.yaml", text: #"""
# The families of de.yaml in German where the words of a claim do not touch: a verb of healing, finding, keeping away, replacing or vouching
# anywhere in a sentence with a condition, a profession or a medicine. What teaches, warns or is written down is left alone. A draft, as the rest.
terms:

  - id: de-outcome-beside
    forbid: ["Schluss", "nie wieder", "nie mehr", "keine mehr", "ade", "adé", "Tschüss", "Lebewohl", "ein Ende", "beenden Sie",
      "ins Lot", "zurück zum Normalwert", "normalisiert", "normal", "beruhigt", "beruhigen", "lindert", "lindern", "Linderung",
      "heilt", "heilen", "Heilung", "behandelt", "behandeln", "beseitigt", "beseitigen", "besiegt", "besiegen", "bekämpft",
      "bekämpfen", "überwindet", "überwinden", "befreit", "befreien", "frei von", "loswerden", "pillenfrei", "pillenfreie",
      "ohne Pillen", "ohne Tabletten", "ohne Medikamente", "in Minuten", "in wenigen Minuten", "in Tagen", "in wenigen Tagen",
      "in Wochen", "über Nacht", "für immer", "ein für alle Mal", "dauerhaft", "die Antwort", "Antwort auf", "die Lösung",
      "Lösung für", "der Ausweg", "senkt", "senken", "reduziert", "halbiert", "im Griff", "unter Kontrolle", "löst",
      "lösen sich", "verschwindet", "verschwinden", "hinter sich", "hinter Ihnen", "leben ohne", "aufwachen ohne", "repariert",
      "regeneriert", "Heilmittel", "Gegenmittel", "Vergangenheit", "Geschichte", "verbessert", "verjüngt", "kehrt um", "stoppt",
      "stoppen", "Erleichterung", "verabschieden", "zur Ruhe", "verstummen", "trocknet", "als hätten Sie nie", "tricksen Sie",
      "austricksen", "findet Sie nicht", "in fünf Minuten", "in einer Minute", "ohne Creme", "vertreibt", "jagt davon",
      "den Rücken kehren", "gute Nacht", "hinter dir", "hinter dich", "lass hinter", "los", "loswird", "losgeworden", "wirst du",
      "Aus für", "das Ende", "Ende der", "Ende von", "Ende deiner", "Ende Ihrer", "heile", "heilst", "ausheilt", "ganz ohne",
      "ohne OP", "ohne Operation", "ohne Skalpell", "ohne Chemie", "ohne Medizin", "ohne Arzt", "ins Gleichgewicht",
      "in Balance", "wieder in Ordnung", "verstummt", "verstumme", "raus aus", "heraus aus", "Ausweg aus", "führt aus",
      "holt dich aus", "auf Knopfdruck", "per Knopfdruck", "auf natürliche Weise", "natürlich", "endlich", "beschwerdefrei",
      "symptomfrei", "schmerzfrei", "anfallsfrei", "angstfrei", "rauchfrei", "suchtfrei", "weg", "wegatmen", "weggeatmet",
      "atme", "atmen Sie", "kuriert", "kurieren", "kuriere", "auskuriert", "auskurieren", "dreht", "umkehrt", "umkehren",
      "umkehrbar", "auflöst", "auflösen", "lös", "lösen Sie", "vertreiben", "vertreibe", "verjagt", "verjagen", "verjage",
      "bezwingt", "bezwingen", "bezwinge", "besiege", "bekämpfe", "überwinde", "überwindest", "lindere", "lindre", "mildert",
      "mildern", "mildere", "beruhige", "stoppe", "bremst aus", "beende", "eliminiert", "eliminieren", "eliminiere", "beseitige",
      "behandle", "behandelbar", "therapiert", "therapieren", "therapiere", "bessert", "verbessern", "verbessere", "senke",
      "reduzieren", "reduziere", "verringert", "verringern", "verringere", "halbieren", "halbiere", "reguliert", "reguliere",
      "regulieren Sie", "stabilisiert", "stabilisieren", "normalisieren", "normalisiere", "befreie", "befreist", "erlöst",
      "erlösen", "Erlösung", "Befreiung", "heilsam", "Genesung", "genesen", "genest", "gesund", "gesunden", "geheilt",
      "weggezaubert", "zaubert", "zaubern", "wegzaubern", "schwindet", "schwinden", "lässt nach", "lassen nach", "klingt ab",
      "klingen ab", "nimmt den", "nimmt die", "nimmt dir", "nimmt Ihnen", "nimm", "gehört der", "gehören der", "von gestern",
      "passé", "vorbei", "erledigt", "überstanden", "ausgelöscht", "löscht aus", "lösche aus", "radiert", "radieren",
      "wegradiert", "tilgt", "vernichtet", "vernichten", "vernichte", "zerstört", "zerstören", "zerstöre", "tötet", "töten",
      "killt", "killen", "knackt", "packt", "an der Wurzel", "an die Wurzel", "bei der Wurzel", "mit der Wurzel",
      "von Grund auf", "nachhaltig", "langfristig", "endgültig", "auf Dauer", "sofort", "im Nu", "blitzschnell",
      "im Handumdrehen", "in {n} {unit}", "nach {n} {unit}", "binnen", "wirkt", "hilft", "Hilfe gegen", "das Mittel",
      "Waffe gegen", "Rezept gegen", "Kur gegen", "Therapie gegen", "Lösung bei", "Lösung gegen", "siegt", "sieg", "gewinn",
      "Kampf gegen", "den Kampf", "Kampfansage", "sag dem", "sag den", "sag der", "sag deiner", "sag deinem", "sag deinen",
      "sag deine", "sage", "sagen Sie", "Adieu", "tschüs", "goodbye", "bye-bye", "leb wohl", "Abschied", "verabschiede",
      "verabschiedet", "vergiss", "vergessen", "keine Chance", "chancenlos", "in den Griff", "bändigt", "bändigen", "zähmt",
      "zähmen", "zähme", "zügelt", "meistert", "meistern", "meistere", "beherrscht", "beherrschen", "beherrsche", "abschalten",
      "schaltet", "schalten", "schalte", "ausschaltet", "ausschalten", "abstellen", "stellt ab", "stell", "drück", "weggeblasen",
      "wie verflogen", "neugeboren", "ohne ein einziges Mal", "nimmermehr", "ohne Schlaftabletten", "ohne Schlafmittel",
      "ohne Spritze", "ohne Cortison", "ohne Kortison", "ohne Nebenwirkungen", "medikamentenfrei", "ohne Antidepressiva",
      "schlaf wieder", "schlafen Sie wieder", "durchschlafen", "wieder durch", "wieder schlafen", "wieder frei", "aufatmen",
      "wieder laufen", "wieder leben", "wieder hören", "wieder sehen", "zurück ins Leben", "dein Leben zurück",
      "Ihr Leben zurück", "zu Leibe", "macht mit", "Garaus", "in die Flucht", "in die Wüste", "in die Schranken", "vom Hals",
      "auf den Mond", "ausradiert", "raubt", "entzieht", "den Wind", "weniger", "schrumpft", "schrumpfen", "verkleinert",
      "schmilzt", "schmelzen", "rettet", "wegtrainieren", "trainier", "trainieren Sie", "wirken gegen", "aufstehen ohne",
      "Tage ohne", "Nächte ohne", "ohne Schmerzen", "ohne Angst", "{no} {pains} mehr", "loszuwerden", "loswirst",
      "kein Problem mehr", "kein Thema", "Problem gelöst", "war gestern", "waren gestern", "zum Schweigen", "zum Stillstand",
      "Vordermann", "auf null", "auf ein Minimum", "im Zaum", "in Schach", "in Zaum", "klein beigeben", "gibt klein bei",
      "geben klein bei", "geben auf", "gibt auf", "hat ausgedient", "haben ausgedient", "Schlussstrich", "Erinnerung an",
      "nur noch Erinnerung", "bald nur noch", "nur noch eine Erinnerung", "ferne Erinnerung", "weicht", "weichen", "sinkt",
      "sinken", "fällt ab", "fällt von dir ab", "von dir abfallen", "geht zurück", "gehen zurück", "bildet sich zurück",
      "zerfällt", "zerfallen", "bröckelt", "platzen", "platzt", "ebbt ab", "verfliegt", "verfliegen", "verpufft", "verdampft",
      "verdunstet", "verblasst", "verblassen", "in Luft auf", "wie von Zauberhand", "Zauber", "verhext", "wegmassieren",
      "wegmeditieren", "meditiere", "wegtanzen", "weglachen", "wegschlafen", "wegdenken", "weghypnotisieren", "weghypnotisiert",
      "wegklopfen", "wegklopft", "abklopfen", "wegdrücken", "wegspülen", "wegstreicheln", "weggewischt", "hinwegfegt", "wegfegt",
      "wegpusten", "hinfort", "Arrivederci", "Ciao", "tschö", "servus", "Feierabend für", "die Koffer", "vor die Tür",
      "die Tür vor", "zeigt die Tür", "Laufpass", "rote Karte", "die kalte Schulter", "die Stirn", "auf den Leib",
      "kurzen Prozess", "den Stecker", "Aus-Schalter", "Ausschalter", "Off-Schalter", "Knockout", "k. o.", "K.-o.", "schachmatt",
      "matt gesetzt", "ausgetrickst", "überlistet", "überlisten", "ausgehebelt", "aushebeln", "ausgebremst", "ausbremsen",
      "abgehakt", "abhaken", "hak ab", "entmachtet", "entwaffnet", "entschärft", "entschärfen", "gebannt", "bannt", "verbannt",
      "verbannen", "vertrieben", "gezähmt", "gebändigt", "bezwungen", "überwunden", "gestoppt", "gelindert", "gemildert",
      "gesenkt", "behoben", "beheben", "behebt", "Heilkraft", "Heilkräfte", "heilende", "heilender", "heilendes", "heilsame",
      "Wunderwaffe", "Geheimwaffe", "Geheimrezept", "Rezept für ein", "das Rezept", "der Schlüssel", "Schlüssel zu",
      "Geheimnis gegen", "Trick gegen", "der Trick", "Wohltat für", "Balsam", "Rettung", "gerettet", "Retter",
      "Befreiungsschlag", "Neuanfang", "Neustart", "Wende", "Kehrtwende", "Remission", "Reha gegen", "Besserung", "bessern sich",
      "Rückzug", "kapituliert", "kapitulieren", "ergibt sich", "hat verloren", "haben verloren", "den Kürzeren", "machtlos",
      "überflüssig", "arbeitslos", "in Rente", "in den Ruhestand", "in den Urlaub", "gekündigt", "kündige", "kündigen",
      "kündigt", "entlassen", "feuert", "feuern", "schmeißt raus", "schmeißen raus", "rausschmeißen", "rauswerfen", "wirf raus",
      "rauswurf", "abschütteln", "schüttelt ab", "schüttle", "ablegen", "legt ab", "streift ab", "abstreifen", "loslassen",
      "losgelöst", "entspannt sich", "lockert", "lockern", "lockere", "lösen lassen", "entkrampft", "entzerrt", "durchbrich",
      "durchbricht", "durchbrechen", "Teufelskreis", "Schmerzspirale", "hinaus aus", "auf und davon", "Reißaus",
      "suchen das Weite", "sucht das Weite", "nichts mehr zu melden", "nichts mehr zu suchen", "keine Macht", "keinen Platz",
      "Hausverbot", "Platzverweis", "ausgespielt", "verspielt", "am Ende", "tot", "mausetot", "begraben", "begräbt", "beerdigt",
      "zu Grabe", "vergangen", "erleichtert", "Soforthilfe", "Hilfe bei", "Schnelle Hilfe", "natürliche Hilfe", "wirksame Hilfe",
      "sanfte Hilfe", "echte Hilfe", "die Hilfe", "beendet die", "beendet den", "beendet deine", "beendet Ihre",
      "innerhalb von {n}"]
    words:
      sick: ["Migräne", "Kopfschmerz", "Schmerz", "Angst", "Panik", "Krebs", "Diabetes", "Asthma", "Demenz", "Schlaganfall",
        "Infarkt", "Herzinfarkt", "Grippe", "Infektions", "Krankheits", "Thrombose", "Allergie", "Erkältungs", "Alzheimer",
        "Depressions", "Rheuma", "Burnout"]
      part: ["risiko", "anfall", "anfälle", "anfällen", "attacke", "attacken", "symptome", "beschwerden", "schub", "schübe",
        "schmerzen", "erkrankung", "erkrankungen", "gefahr", "frei", "freie"]
      n: ["einer", "einem", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "zehn", "21", "30", "14", "10", "7", "5", "3",
        "wenigen", "ein paar", "nur wenigen"]
      unit: ["Sekunden", "Minuten", "Stunden", "Tagen", "Wochen", "Monaten", "Minute", "Woche", "Sitzungen", "Nacht", "Nächten"]
      no: ["kein", "keine", "keinen"]
      pains: ["Schmerzen", "Rückenschmerzen", "Kopfschmerzen", "Migräne", "Angst", "Ängste", "Panik", "Panikattacken",
        "Schlaflosigkeit", "Schlafprobleme", "schlaflosen Nächte", "Sodbrennen", "Allergie", "Allergien", "Falten",
        "Hitzewallungen", "Husten", "Schnupfen", "Erkältung", "Erkältungen", "Heuschnupfen", "Akne", "Pickel", "Schnarchen",
        "Tinnitus", "Depression", "Depressionen", "Krämpfe", "Regelschmerzen", "Blähungen", "Übelkeit", "Heißhunger",
        "Gelenkschmerzen", "Nackenschmerzen", "Verspannungen", "Asthma", "Reizdarm", "Schwindel", "Stress", "Burnout",
        "Diabetes", "Bluthochdruck"]
      illness: &illness ["Ausschläge", "depressiv", "Retinopathie", "Sepsis", "Knochenbrüche", "Knochen", "Muttermal", "Gene",
        "Knie", "Gelenke", "Regelbeschwerden", "Rückenprobleme", "Erektion", "Plaque", "Ablagerungen", "Gedächtnisschwund",
        "Fehlbildungen", "Rückfall", "Entzug", "Dialyse", "Glutenunverträglichkeit", "Unverträglichkeit", "Unverträglichkeiten",
        "Bettnässen", "Altersflecken", "schwere Beine", "Hühneraugen", "Gehirnnebel", "Cellulitis", "unreine Haut", "Zahnen",
        "Körperschäden", "Prädiabetes", "Triglyzeride", "Blutfette", "Durchblutungsstörungen", "Durchblutung", "Herzprobleme",
        "Herzleiden", "Tachykardie", "Arteriosklerose", "Gefäßverkalkung", "Embolie", "Polyarthritis", "Gelenkrheuma",
        "Hexenschuss", "Bandscheibenvorfälle", "Schleimbeutelentzündung", "Tennisarm", "Tennisellenbogen", "Fersensporn",
        "Verspannungen", "Verspannung", "Gelenkverschleiß", "Knorpel", "Knorpelschäden", "Schulterschmerzen", "Hüftschmerzen",
        "Muskelschmerzen", "Muskelkater", "Bauchschmerzen", "Bauchweh", "Kopfweh", "Halsweh", "Zahnweh", "Ohrenschmerzen",
        "Gelenkbeschwerden", "Rückenbeschwerden", "Magenschmerzen", "Magenbeschwerden", "Verdauungsprobleme",
        "Verdauungsbeschwerden", "Gastritis", "Durchfall", "Lebensmittelvergiftung", "Cholera", "Keuchhusten", "Mumps", "Aids",
        "HPV", "Schnupfen", "verstopfte Nase", "Atemnot", "Kurzatmigkeit", "Emphysem", "Prostata", "Prostataleiden", "Reizblase",
        "Blasenschwäche", "Scheidentrockenheit", "Hormonstörungen", "Nachtschweiß", "Periodenschmerzen", "Unterleibsschmerzen",
        "PMS", "PCOS", "PCO", "Reizdarmsyndrom", "Dreimonatskoliken", "Koliken", "Lymphom", "Sarkom", "Karzinom", "Hirntumor",
        "Eierstockkrebs", "Bauchspeicheldrüsenkrebs", "Krebszellen", "Metastasen", "Gehirnerschütterung", "Lähmungen",
        "unruhige Beine", "Restless Legs", "Narkolepsie", "Schlafwandeln", "Albträume", "schlaflose Nächte", "Schlafprobleme",
        "schlechter Schlaf", "Zähneknirschen", "Parodontose", "Zahnfleischbluten", "Mundtrockenheit", "Fußpilz", "Pilzinfektion",
        "Pilzinfektionen", "Nesselsucht", "Juckreiz", "Hautausschlag", "Ausschlag", "trockene Haut", "Narben",
        "Dehnungsstreifen", "Vitiligo", "Sonnenbrand", "Lymphödem", "Wassereinlagerungen", "trockene Augen", "Weitsichtigkeit",
        "Hornhautverkrümmung", "Fehlsichtigkeit", "Taubheit", "Angsterkrankung", "Angstattacken", "Panikstörung", "Lampenfieber",
        "Platzangst", "Halluzinationen", "Wahnvorstellungen", "Spielsucht", "Drogensucht", "Alkoholismus", "Heißhunger",
        "Essanfälle", "Aufmerksamkeitsstörung", "Hyperaktivität", "Tics", "Autoimmunerkrankung", "Autoimmunerkrankungen",
        "Autoimmunkrankheiten", "Stoffwechselstörung", "Stoffwechselstörungen", "Insulinresistenz", "Unterzuckerung",
        "Überzuckerung", "Hashimoto", "Schilddrüsenüberfunktion", "Bakterien", "Keime", "Krankheitserreger", "Giftstoffe",
        "Schlacken", "Gesundheitsprobleme", "Hautprobleme", "Hautkrankheiten", "Alterung", "Altern", "geistiger Verfall",
        "Erblindung", "Vergesslichkeit", "Erektionsstörungen", "Potenzprobleme", "vorzeitiger Samenerguss", "Sehschwäche",
        "Depressive", "Erkältungsbeschwerden", "Wundinfektionen", "Krebserkrankung", "Krebserkrankungen", "Leberschäden",
        "Nierenschwäche", "Gallensteine", "überflüssige Kilos", "Geburtsschmerzen", "Schwangerschaftsübelkeit", "Krampfanfall",
        "Anfälle", "Selbstmordgedanken", "Suizidgedanken", "Migräne", "Migränen", "Migräneanfall", "Migräneanfälle",
        "Migräneattacken", "Kopfschmerz", "Kopfschmerzen", "Clusterkopfschmerz", "Angst", "Ängste", "Angststörung",
        "Angststörungen", "Panik", "Panikattacke", "Panikattacken", "Phobie", "Phobien", "Depression", "Depressionen",
        "Schlaflosigkeit", "Schlafstörung", "Schlafstörungen", "Einschlafprobleme", "Schlafapnoe", "Schnarchen", "Diabetes",
        "Zuckerkrankheit", "Blutzucker", "Blutzuckerspiegel", "Bluthochdruck", "Blutdruck", "Cholesterin", "Cholesterinspiegel",
        "Krebs", "Hautkrebs", "Brustkrebs", "Tumor", "Tumore", "Tumoren", "Melanom", "Melanome", "Leukämie", "Asthma",
        "Asthmaanfälle", "COPD", "Bronchitis", "Lungenentzündung", "Arthritis", "Arthrose", "Rheuma", "Gicht", "Osteoporose",
        "Ekzem", "Ekzeme", "Neurodermitis", "Schuppenflechte", "Psoriasis", "Akne", "Rosazea", "Rückenschmerz",
        "Rückenschmerzen", "Gelenkschmerzen", "Nackenschmerzen", "Knieschmerzen", "Regelschmerzen", "Menstruationsschmerzen",
        "Schmerz", "Schmerzen", "Ischias", "Fibromyalgie", "Lupus", "Endometriose", "multiple Sklerose", "Parkinson",
        "Alzheimer", "Demenz", "Gedächtnisverlust", "Schlaganfall", "Schlaganfälle", "Schlaganfällen", "Herzinfarkt",
        "Herzinfarkte", "Herzinfarkten", "Herzkrankheiten", "Herzschwäche", "Herzrhythmusstörung", "Herzrhythmusstörungen",
        "Vorhofflimmern", "Epilepsie", "Krampfanfälle", "ADHS", "Autismus", "PTBS", "Trauma", "Traumata", "Zwangsstörung",
        "Zwangsstörungen", "Schizophrenie", "Burnout", "Burn-out", "Sucht", "Süchte", "Alkoholsucht", "Nikotinsucht",
        "Essstörung", "Essstörungen", "Magersucht", "Bulimie", "Übergewicht", "Adipositas", "Unfruchtbarkeit", "Impotenz",
        "Wechseljahre", "Wechseljahresbeschwerden", "Hitzewallungen", "Krämpfe", "Tinnitus", "Schwindel", "Hörverlust",
        "Schwerhörigkeit", "Grüner Star", "Grauer Star", "Kurzsichtigkeit", "Haarausfall", "Allergie", "Allergien",
        "Heuschnupfen", "Grippe", "Erkältung", "Erkältungen", "Corona", "COVID-19", "Virus", "Viren", "Infekt", "Infekte",
        "Infekten", "Infektion", "Infektionen", "HIV", "Herpes", "Malaria", "Hepatitis", "Borreliose", "Nierensteine",
        "Fettleber", "Reizdarm", "Colitis", "Reflux", "Sodbrennen", "Magengeschwür", "Verstopfung", "Blähungen", "Übelkeit",
        "Reisekrankheit", "Inkontinenz", "Schilddrüsenunterfunktion", "Blutarmut", "Anämie", "Entzündung", "Entzündungen",
        "Erschöpfung", "Müdigkeit", "Long Covid", "Krankheit", "Krankheiten", "Erkrankung", "Erkrankungen", "Leiden",
        "Störungen", "Symptome", "Beschwerden", "Schmerzattacken", "Migräneattacke", "Nagelpilz", "Nikotin", "Warzen",
        "Krampfadern", "Cellulite", "Falten", "Hämorrhoiden", "Legasthenie", "Stottern", "Mandelentzündung", "Zysten", "Myome",
        "Herzrasen", "Zittern", "Lähmung", "Spasmen", "erkältet", "Kontaktekzem", "Neuropathie", "Darmkrebs", "Lungenkrebs",
        "Prostatakrebs", "Gehirntumor", "Blasenentzündung", "Rheumaschmerzen", "Angstzustände", "Prüfungsangst", "Flugangst",
        "Höhenangst", "Mittelohrentzündung", "epileptischen Anfällen", "Krebsrisiko", "Altersweitsicht", "Fehlgeburt",
        "Fehlgeburten", "Harnwegsinfekt", "Harnwegsinfekte", "Fieber", "Husten", "Thrombose", "Thrombosen", "Blutgerinnsel",
        "Wochenbettdepression", "Karies", "Zahnschmerzen", "Halsschmerzen", "Hautalterung", "Gichtschübe", "Gichtschub",
        "Nierenversagen", "Niereninsuffizienz", "Chlamydien", "Gürtelrose", "Windpocken", "Masern", "Tuberkulose", "Skoliose",
        "Bandscheibenvorfall", "Leistenbruch", "Zirrhose", "Zöliakie", "Laktoseintoleranz", "Zahnfleischentzündung",
        "Mundgeruch", "Krätze", "Läuse", "Parasiten", "Scheidenpilz", "Apnoe", "Asthmaspray", "schlaflosen Nächten", "Anfall",
        "Störung", "Prostatabeschwerden", "Gliederschmerzen", "Fußschmerzen", "Spannungskopfschmerzen", "Nervenschmerzen",
        "Phantomschmerzen", "Bandscheibe", "Karpaltunnel", "Schleudertrauma", "Wechseljahren", "Zyklusbeschwerden", "Grübeln",
        "Stress", "Unruhe", "Nervosität", "Angstattacke", "Zwänge", "Zwangsgedanken", "Depri", "niedergeschlagen",
        "Niedergeschlagenheit", "Winterdepression", "Bipolarität", "bipolar", "Borderline", "Persönlichkeitsstörung",
        "autistisch", "Autist", "AD(H)S", "ADS", "Hörsturz", "Tinnitusgeräusche", "Ohrgeräusche", "Ohrensausen", "graue Haare",
        "Glatze", "Pickel", "Ekzemen", "Allergiker", "Pollenallergie", "Lebensmittelallergie", "Leberfleck", "Leberflecken",
        "Muttermale", "Muttermalen", "Hautveränderung", "Hautveränderungen", "Blutzuckerspitzen", "Zuckerwerte", "Blutfettwerte",
        "Cholesterinwerte", "Blutdruckwerte", "Bluthochdrucks", "verkalkte Arterien", "verstopfte Arterien",
        "Arterienverkalkung", "Herzfehler", "Herzstolpern", "Herzgeräusch", "Herzstillstand", "Infarkt", "Infarkte", "Infarkts",
        "Schlaganfalls", "Herzinfarkts", "Diabetikern", "Knochenschwund", "Rheumaschübe", "multipler Sklerose", "Geschwulst",
        "Grippevirus", "Grippeviren", "Coronavirus", "Schnupfens", "Heiserkeit", "Nasennebenhöhlenentzündung",
        "Blasenentzündungen", "Herpesbläschen", "Fieberbläschen", "Parodontitis", "Aphthen", "Sodbrennens", "Völlegefühl",
        "Darmprobleme", "Magen-Darm", "Morbus Crohn", "Reizdarms", "Leberverfettung", "Schilddrüsenprobleme",
        "Schilddrüsenerkrankung", "Hormonstörung", "Hormonungleichgewicht", "Erektionsprobleme", "Erektionsstörung",
        "Libidoverlust", "Wehenschmerzen", "Babyblues", "Kinderlosigkeit", "Essanfall", "Heißhungerattacken", "Fettsucht",
        "Nikotinabhängigkeit", "Alkoholabhängigkeit", "Abhängigkeit", "Abhängigkeiten", "Gedächtnisschwäche",
        "Gedächtnisprobleme", "Konzentrationsstörungen", "Konzentrationsschwäche", "Altersdemenz", "Parkinsons",
        "Epilepsieanfall", "Wadenkrämpfe", "Schwindelanfälle", "Reiseübelkeit", "Seekrankheit", "Jetlag", "Schlafmangel",
        "Durchschlafstörungen", "Durchschlafprobleme", "Einschlafstörungen", "durchwachte Nächte", "Schnarchens",
        "Atemaussetzer", "Narbe", "Schmerzes", "Schmerzpatienten", "Wehwehchen", "Erreger", "unruhigen Beinen", "Nebenhöhlen",
        "Nebenhöhlendruck", "Eisenmangel", "Vitaminmangel", "Mangelerscheinungen", "Menopause", "Perimenopause",
        "Knorpelschaden", "Hallux", "Plattfüße", "Nackenverspannungen", "verspannter Nacken", "Kieferschmerzen",
        "Taubheitsgefühl", "Kribbeln", "Schuppenflechten", "Rosacea", "Couperose", "Hautunreinheiten", "Mitesser", "Augenringe",
        "Tränensäcke", "Doppelkinn", "Orangenhaut", "Schwangerschaftsstreifen", "Krampfader", "Besenreiser", "Schwitzen",
        "Körpergeruch", "Blasenprobleme", "Harndrang", "Divertikel", "Magenschleimhautentzündung", "Helicobacter", "Blähbauch",
        "Histaminintoleranz", "Nahrungsmittelunverträglichkeit", "Nussallergie", "Hausstauballergie", "Tierhaarallergie",
        "Niesen", "Niesattacken", "laufende Nase", "Nasenbluten", "Angina", "Mandelentzündungen", "Kehlkopfentzündung",
        "Pneumonie", "Lungenembolie", "Aneurysma", "Aneurysmen", "Bradykardie", "Extrasystolen", "Herzenge", "Ohnmacht",
        "Kreislaufprobleme", "kalte Füße", "Raynaud", "Ödeme", "Lymphödeme", "Nierenschmerzen", "Gelbsucht", "Leberzirrhose",
        "Pankreatitis", "Metastase", "Vergiftung", "Blutvergiftung", "Meningitis", "Hirnhautentzündung", "Zecken", "Zeckenbiss",
        "FSME", "Dengue", "Syphilis", "Tripper", "Feigwarzen", "Infektionskrankheit", "Infektionskrankheiten", "Virusinfekt",
        "Virusinfekte", "Virusinfektion", "Norovirus", "Schweißausbrüche", "Zyklusstörungen", "PMDS", "Myom", "Eierstockzysten",
        "Frühgeburt", "Wochenbettdepressionen", "Hodenkrebs", "Testosteronmangel", "Östrogenmangel", "Stimmungsschwankungen",
        "Antriebslosigkeit", "Lustlosigkeit", "Traurigkeit", "Trauer", "Liebeskummer", "Einsamkeit", "Selbstzweifel",
        "Schüchternheit", "Wut", "Wutanfälle", "Gedankenkreisen", "Gedankenkarussell", "Grübelei", "Grübeleien", "Spinnenangst",
        "Zahnarztangst", "Redeangst", "Trennungsangst", "Verlustangst", "Handysucht", "Zuckersucht", "Esssucht", "Kaufsucht",
        "Rauchen", "Rauchverlangen", "Alkoholproblem", "Verlangen", "Suchtdruck", "Konzentrationsprobleme", "Lernschwäche",
        "LRS", "Rechenschwäche", "Stotterer", "Schreibabys", "Windeldermatitis", "Kinderkrankheiten", "Alterssichtigkeit",
        "Makuladegeneration", "Glaukom", "Katarakt", "Schielen", "Nachtblindheit", "Schlafapnoen", "Schnarcher", "Albträumen",
        "Tagesmüdigkeit", "Dauermüdigkeit", "Erschöpfungssyndrom", "ME/CFS", "CFS", "Fatigue", "Post-Covid", "Brain Fog",
        "Hirnnebel", "Demenzen", "Tremor", "Polyneuropathie", "Neuralgie", "Trigeminusneuralgie", "Gesichtslähmung",
        "Schleudertraumata", "Prellungen", "Verstauchung", "Schnittwunden", "Insektenstich", "Insektenstiche", "krank", "kranke"]
      plain: &plain ["kein Beleg", "keinen Beleg", "falsch", "Mythos", "Mythen", "Gehen", "Laufen", "Bewegung", "von selbst",
        "von allein", "Antibiotika", "Impfung", "Impfungen", "Impfstoff", "die meisten", "warnt vor", "Betrug", "sprechen Sie",
        "fragen Sie", "suchen Sie", "eintragen", "notieren", "festhalten", "hinzufügen", "bearbeiten", "löschen", "Tagebuch",
        "Datum der", "Vorgeschichte", "Diagnose gestellt", "wird durch", "werden durch", "Symptome sind", "Erinnerung",
        "Erinnerungen", "Termin", "Notfall", "Notfälle", "Erste Hilfe", "Lizenz", "lizenziert", "ersetzt keine",
        "ersetzt keinen", "ist kein", "keine Diagnose", "behandelt keine", "verhindert keine", "keine Krankheiten",
        "keine Krankheit", "erkennt keine", "ersetzen keinen", "ersetzen keine", "waschen Sie", "Ibuprofen", "Paracetamol",
        "Aspirin", "Insulin", "Antihistaminika", "Sonnencreme", "Ernährung", "Rauchen", "Alkohol", "Typ 1", "Typ 2", "Wie wird",
        "Was ist", "häufig", "Packungsbeilage", "Fieber", "wird angeboten", "Dosis", "eingenommen", "Mehr erfahren",
        "Rücksprache", "kann", "können", "könnte", "könnten", "oft", "häufiger", "manchmal", "meist", "meistens", "gewöhnlich",
        "normalerweise", "in der Regel", "bei manchen", "bei vielen", "manche", "viele", "einige", "Menschen", "Personen",
        "Betroffene", "Erwachsene", "Babys", "Säuglinge", "Frauen", "Männer", "Patienten", "wenn", "falls", "sobald", "während",
        "solange", "wird mit", "werden mit", "wird bei", "wurde", "wurden", "ist eine", "ist ein", "ist der", "ist die",
        "sind eine", "entsteht", "entstehen", "tritt", "treten", "äußert", "verläuft", "dauert", "dauern", "dauerte", "führt zu",
        "führen zu", "verursacht", "Ursachen", "Ursache von", "Auslöser", "ausgelöst", "gehören", "zum Beispiel", "z. B.",
        "etwa", "Risikofaktor", "Risikofaktoren", "erhöht", "erhöhen", "steigert das Risiko", "behandelbar", "unbehandelt",
        "Behandlung von", "Forschung", "Forschende", "Studie", "Studien", "Leitlinie", "Leitlinien", "Artikel", "Ratgeber",
        "Wissenswertes", "mehr über", "lies", "lesen", "lerne", "lernen Sie", "Selbsthilfegruppe", "Selbsthilfe", "Stiftung",
        "spenden", "Welttag", "Absturz", "Fehler", "behoben", "Synchronisierung", "Export", "exportieren", "importieren",
        "Diagramm", "Verlauf", "Liste", "Filter", "sortieren", "Eintrag", "Einträge", "eingetragen", "trage", "notiere",
        "notiert", "Notiz", "Notizen", "erfasst", "erfassen", "protokollier", "Protokoll", "gemessen", "Messwerte", "Messwert",
        "Mittelwert", "Durchschnitt", "pro Woche", "pro Monat", "im Monat", "diese Woche", "diesen Monat", "heute Morgen",
        "letzte", "letzten", "seit", "zuletzt", "wie stark", "wie lange", "wie viel", "wie gut", "wie war", "wie geht",
        "wie werden", "warum", "was sind", "was hilft dem", "wo tut", "wann", "hat geholfen", "dein Arzt", "deine Ärztin",
        "deinem Arzt", "deiner Ärztin", "deinen Arzt", "Ihr Arzt", "Ihre Ärztin", "Ihrem Arzt", "Ihrer Ärztin", "Ihren Arzt",
        "zum Arzt", "zur Ärztin", "der Arzt", "die Ärztin", "einem Arzt", "einer Ärztin", "einen Arzt", "ärztlich", "ärztliche",
        "Ärzte", "Ärztinnen", "Fachperson", "Fachkraft", "Fachleute", "Praxis", "Klinik", "Krankenhaus", "Notaufnahme",
        "Rettungsdienst", "Notruf", "116117", "Giftnotruf", "Druckverband", "Seitenlage", "Herzdruckmassage", "Wunde",
        "Verbrennung", "kühlen", "kühle", "spüle", "spülen", "die Person", "Betroffenen", "Spaziergang", "Spazierengehen",
        "Sport", "Ausdauersport", "Sonnenschutz", "Sonne", "Helm", "Rauchstopp", "Nichtrauchen", "Salz", "Gemüse", "Obst",
        "viel trinken", "Schlaf ist", "Impfstoffe", "Grippeimpfung", "geimpft", "impfen", "Antikörper", "Blutkörperchen",
        "Immunsystem", "der Körper", "dem Körper", "Antibiotikum", "Medikament", "Medikamente", "Medikamenten", "Arzneimittel",
        "Arznei", "Tablette", "Wirkstoff", "Salbe", "Spray", "Triptane", "Cortison", "Operation wird", "Physiotherapie",
        "Psychotherapie ist", "Verhaltenstherapie", "eine Therapie", "Vorsorgeuntersuchung", "Untersuchung", "Bluttest",
        "Urintest", "Labor", "Abstand", "Maske", "Masken", "Hände", "Kondom", "Kondome", "Ausbreitung", "Ansteckung",
        "anstecken", "ansteckend", "übertragen", "Kontakt mit", "positiv getestet", "nicht", "kein Ersatz", "keine Diagnosen",
        "keine Heilung", "kein Medizinprodukt", "kein Beweis", "keine Belege", "keine medizinische", "heilt keine",
        "findet keine", "diagnostiziert keine", "niemals ohne", "nie ohne", "setze nie", "Einnahme", "einnehmen",
        "Allergische Reaktion", "Allergene", "enthält", "Zutaten", "Rezeptidee", "erinnern", "Einstellungen", "Konto",
        "Passwort", "Bluetooth", "Akku", "Abo", "Datei", "Haftung", "Gewährleistung", "Software", "Urheberrecht", "soll",
        "sollte", "sollten", "musst", "müssen", "muss", "darf", "dürfen", "sprich", "frag", "frage", "besprich", "ruf", "rufe",
        "rufen Sie", "melde", "melden Sie", "wähle", "wählen Sie", "tippe", "tippen Sie", "gib", "geben Sie", "schreib", "teile",
        "Gegner", "Level", "Boss", "Teil der", "Uhrzeit", "Hausmittel", "Vorsicht", "heute keine", "bereits", "Statine",
        "Betablocker", "Stillen", "Muttermilch", "die Leber", "die Nieren", "Händewaschen", "Fluorid", "Zähneputzen",
        "Zahnseide", "Folsäure", "Vitamin D", "Jod", "Mammografie", "Mammographie", "ein EKG zeigt", "Defibrillator",
        "Adrenalin", "Gesprächstherapie", "hilft vielen", "helfen vielen", "das Gehirn", "das Herz gesund", "die Haut", "Wunden",
        "Gesicht, Arme", "Anzeichen eines", "Anzeichen für einen", "Zeichen eines", "erkennen:", "Gesundheitsamt",
        "Herdenschutz", "Sicherheitsgurt", "Helme", "Ausdauertraining", "Schwimmen", "Radfahren", "Rauchmelder",
        "Antidepressiva", "Chemotherapie", "Bestrahlung", "Transplantation", "Stent", "Herzschrittmacher", "Hörgeräte", "Brille",
        "sauberes Wasser", "Hygiene", "Schmerzmittel", "keine App", "kein System", "keine Methode", "keine Übertragung",
        "kein Test", "kein Mittel", "ist keine", "sind kein", "sind keine", "ersetzt kein", "ersetzen kein", "von keiner",
        "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine Gewähr", "keine Garantie", "im Zweifel",
        "hast du Schmerzen", "hattest", "hatten Sie", "haben Sie Fragen", "hast du Fragen", "fühlst", "fühlen Sie", "Freigabe",
        "Berechtigung", "Zugriff", "erlauben", "erlaube", "Albumfoto", "Profilfoto", "Foto aufnehmen", "QR-Code", "Strichcode",
        "Barcode", "festgestellt", "angezeigt", "du hast dich", "du hast keine", "du hast noch", "Nur eine", "nur ein Arzt",
        "Leben mit", "lebst", "was tun", "Thema", "Themen", "auswählen", "verbunden", "Verbindung", "Systemfehler", "Zeitzone"]
    beside: ["{illness}", "{sick}{part}"]
    unless beside: ["{plain}"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: de
    because: It says that the app treats a disease, which makes it a medical device.
    source: [HC-FDA-GW, HC-MDR-2, HC-UCP-17]
    examples:
      - { text: "Schluss mit schlaflosen Nächten!", expect: found }
      - { text: "Schmerzen eintragen", expect: clean }

  - id: de-finding-beside
    forbid: ["weiß", "wissen", "erfahren", "erkennt", "findet", "entdeckt", "spürt", "merkt", "sieht", "bemerkt",
      "identifiziert", "Test", "Quiz", "scannt", "Scan", "Screening", "Sie haben", "Sie leiden", "liegt vor", "bei Ihnen",
      "könnten Sie", "gefährlich", "vor dem Arzt", "vor Ihnen", "bevor Ihr", "bevor Sie", "vor den Symptomen", "Frühstadium",
      "früh", "frühzeitig", "rechtzeitig", "im Voraus", "sagt voraus", "vorhersagt", "vorher", "alarmiert", "diagnostiziert",
      "Selbsttest", "per Foto", "mit der Kamera", "in 60 Sekunden", "in Sekunden", "versteckt", "versteckte", "Risiko für",
      "verrät", "riecht", "hört", "testen Sie", "prüfen Sie", "Klicks", "übersehen", "das Auge nicht", "einen Tag vor",
      "entlarvt", "enttarnt", "ortet", "ob du", "ob dein", "ob deine", "ob Sie", "ob Ihr", "ob Ihre", "ob es", "ob das",
      "erfahr", "erfahre", "find heraus", "findest du", "herausfinden", "genügt", "reicht", "Selfie", "Aufnahme", "Video",
      "deine Stimme", "deiner Stimme", "Ihrer Stimme", "dein Gesicht", "deinem Gesicht", "dein Husten", "deinen Husten", "Atem",
      "Fingerabdruck", "Tippverhalten", "mit dem Handy", "am Handy", "dein Handy", "deine Uhr", "die Uhr", "Smartwatch", "weißt",
      "woran du", "woran Sie", "sagt dir", "sagt Ihnen", "deuten auf", "weisen auf", "weist auf", "sprechen für", "spricht für",
      "passen zu", "passt zu", "leidest", "leiden Sie", "haben Sie", "vermutlich", "wahrscheinlich", "Schnelltest", "bestimmt",
      "bestimmen", "bestimme", "ermittelt", "ermitteln", "misst", "messen", "berechnet", "berechnen", "schätzt", "einschätzen",
      "kenne", "kennen Sie", "kenn", "dein Risiko", "Ihr Risiko", "dein {sick}risiko", "Ursache deiner", "Ursache Ihrer",
      "die Ursache", "steckt hinter", "steckt dahinter", "dahintersteckt", "auf einen Blick", "bevor du", "bevor dein",
      "bevor er", "bevor es", "ehe du", "ehe der", "ehe es", "ehe die", "noch bevor", "merkst", "bemerken", "spüren", "aufspürt",
      "aufspüren", "hören", "riechen", "erkenne", "erkannt", "entdecken", "entdecke", "finde", "finden", "identifizieren",
      "diagnostizieren", "aufdeckt", "aufdecken", "deckt auf", "enthüllt", "enthüllen", "entlarven", "scannen", "screent",
      "screenen", "analysiert", "analysieren", "durchleuchtet", "durchleuchten", "wertet aus", "auswertet", "auswerten",
      "überwacht", "überwachen", "warnt", "warnen", "alarmieren", "Alarm", "Frühwarnsystem", "Frühwarnung", "Früherkennung",
      "vorhersagen", "vorausgesagt", "prognostiziert", "prognostizieren", "Prognose", "kündigt an", "ankündigt", "Stunden vor",
      "Tage vor", "Jahre vor", "Wochen vor", "Minuten vor", "Stunden früher", "Jahre früher", "früher als", "vor dem ersten",
      "vor den ersten", "als dein Arzt", "als Ihr Arzt", "übersieht", "entgeht", "zeigt dir", "zeigt Ihnen", "zeigt an",
      "zeigt, ob", "klärt", "klär", "ausschließen", "schließt aus", "bestätigt", "unterscheidet", "unterscheiden",
      "in {n} {unit}", "{n} Fragen", "mit {n} Fragen", "Anzeichen", "Vorboten", "unbemerkt", "unentdeckt", "verborgen",
      "verborgene", "heimlich", "mit einem Foto", "an einem Foto", "aus einem Foto", "auf einem Foto", "nur ein Foto",
      "per Kamera", "über die Kamera", "in die Kamera", "du hast möglicherweise", "du hast eine", "du hast einen",
      "hast du eine", "unsere KI", "unser Algorithmus", "die KI", "berechne dein", "höchstwahrscheinlich",
      "mit hoher Wahrscheinlichkeit", "festgestellt", "Klarheit", "Gewissheit", "ja oder nein", "nennt dir", "nennt Ihnen",
      "benennt", "beim Namen", "ein Name", "einen Namen", "was es ist", "erwischt", "erwischen", "ertappt", "fängt ab",
      "schnappt", "ertastet", "tastet", "fühlt", "erfühlt", "wittert", "schnuppert", "ahnt", "errät", "errate", "deutet",
      "entschlüsselt", "entschlüsseln", "entziffert", "liest", "lesen in", "durchschaut", "blickt", "durchblickt", "meldet",
      "registriert", "nimmt wahr", "ans Licht", "zum Vorschein", "schmeckt", "merken", "als Erste", "als Erster",
      "im ersten Stadium", "Anfangsstadium", "Frühphase", "lange bevor", "lange vor", "längst bevor", "schon bevor", "noch ehe",
      "Tage bevor", "Stunden bevor", "Wochen bevor", "Jahre bevor", "Monate früher", "vor allen anderen", "bleibt keine",
      "nicht entgehen", "nicht sehen können", "Sinn für", "sechsten Sinn", "sechster Sinn", "Röntgenblick", "Adlerauge",
      "Spürnase", "Radar", "Detektor", "Sensor für", "Wächter", "Frühwarner", "Warnung vor", "Vorwarnung", "Check auf",
      "Stimmanalyse", "Gesichtsscan", "Sprachanalyse", "Hustenanalyse", "Fingertest", "Blinzeltest", "ein Tropfen",
      "ein Atemzug", "Auswertung zeigt", "Ergebnis:", "deine Werte", "Ihre Werte", "Profil zeigt", "wir vermuten",
      "vermuten wir", "Verdacht auf", "bei dir liegt", "liegt bei dir", "du zeigst", "Sie zeigen", "erfülle", "erfüllst",
      "um Autismus", "zu erkennen", "um ADHS zu", "um Depressionen zu", "bei dir gefunden", "gibt Namen", "deinen Namen für",
      "du bist depressiv", "du bist autistisch", "du bist bipolar"]
    words:
      sick: ["Migräne", "Kopfschmerz", "Schmerz", "Angst", "Panik", "Krebs", "Diabetes", "Asthma", "Demenz", "Schlaganfall",
        "Infarkt", "Herzinfarkt", "Grippe", "Infektions", "Krankheits", "Thrombose", "Allergie", "Erkältungs", "Alzheimer",
        "Depressions", "Rheuma", "Burnout"]
      part: ["risiko", "anfall", "anfälle", "anfällen", "attacke", "attacken", "symptome", "beschwerden", "schub", "schübe",
        "schmerzen", "erkrankung", "erkrankungen", "gefahr", "frei", "freie"]
      n: ["einer", "einem", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "zehn", "21", "30", "14", "10", "7", "5", "3",
        "wenigen", "ein paar", "nur wenigen"]
      unit: ["Sekunden", "Minuten", "Stunden", "Tagen", "Wochen", "Monaten", "Minute", "Woche", "Sitzungen", "Nacht", "Nächten"]
      illness: *illness
      plain: *plain
    beside: ["{illness}", "{sick}{part}"]
    unless beside: ["{plain}"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: de
    because: It says that the app finds a disease, which makes it a medical device.
    source: [HC-FDA-GW, HC-MDR-2, HC-HWG-9]
    examples:
      - { text: "Merkt die Panikattacke vor Ihnen.", expect: found }
      - { text: "Asthma hinzufügen", expect: clean }

  - id: de-finding-phrases
    forbid: ["die Diagnose kommt", "Diagnose direkt", "Diagnose aufs Handy", "Diagnose auf Knopfdruck", "Diagnose per",
      "Diagnose in Sekunden", "Diagnose in Minuten", "Diagnose in {n} {unit}", "Diagnose zu Hause", "Diagnose für zu Hause",
      "Diagnose vom Sofa", "Diagnose selbst", "stell dir selbst", "sofort deine Diagnose", "sofort eine Diagnose",
      "zur richtigen Diagnose", "exakte Diagnose", "präzise Diagnose", "sichere Diagnose", "stellt Diagnosen",
      "stellt die Diagnose", "stellt eine Diagnose", "stellt dir eine Diagnose", "liefert die Diagnose", "liefert eine Diagnose",
      "woran du leidest", "woran Sie leiden", "worunter du leidest", "was dir fehlt", "was Ihnen fehlt",
      "was dir wirklich fehlt", "was mit dir nicht stimmt", "was mit Ihnen nicht stimmt", "was du hast",
      "was in deinem Körper nicht stimmt", "welche Krankheit du", "welche Krankheit Sie", "welche Krankheit steckt",
      "welche Krankheit hinter", "Krankheit hinter deinen", "deine Symptome bedeuten", "Symptome eingeben und",
      "kennt deine Krankheit", "nennt die Krankheit", "nennt dir die Krankheit", "was Ärzte übersehen", "was der Arzt übersieht",
      "was dein Arzt übersehen", "was dein Arzt übersieht", "was Ihr Arzt übersieht", "was dem Arzt entgeht",
      "früher als dein Arzt", "früher als Ihr Arzt", "früher als jeder Arzt", "vor deinem Arzt", "bevor du krank wirst",
      "bevor Sie krank werden", "dass du krank wirst", "ob du krank bist", "ob du gesund bist", "ob Sie krank sind",
      "wie krank du", "wie gesund du wirklich", "Krankheiten am Gesicht", "Blutdruck über die Kamera", "Blutdruck per Kamera",
      "Blutdruck mit der Kamera", "Blutzucker per Kamera", "Blutzucker ohne Stechen", "Blutzucker ohne Piks",
      "Blutdruck ohne Manschette", "Blutdruck mit dem Finger", "bevor es der Arzt tut", "bevor es dein Arzt tut",
      "bevor es Ihr Arzt tut", "bevor der Arzt", "bevor dein Arzt", "bevor Ihr Arzt", "unser Test weiß es", "unser Test verrät",
      "der Test weiß es", "Ferndiagnose", "Ferndiagnosen", "Fernbehandlung", "Diagnose aus der Ferne", "Online-Diagnose",
      "Diagnose online", "Videodiagnose", "Diagnose am Bildschirm", "Behandlung per App", "Behandlung aus der Ferne",
      "ärztliche Diagnose in", "Diagnose in der App", "Diagnose ohne", "Krankheiten aus der Ferne", "aus der Ferne erkennen",
      "aus der Ferne behandelt", "behandeln aus der Ferne"]
    words:
      n: ["einer", "einem", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "zehn", "21", "30", "14", "10", "7", "5", "3",
        "wenigen", "ein paar", "nur wenigen"]
      unit: ["Sekunden", "Minuten", "Stunden", "Tagen", "Wochen", "Monaten", "Minute", "Woche", "Sitzungen", "Nacht", "Nächten"]
    unless beside: ["hast du Schmerzen", "hattest", "hatten Sie", "haben Sie Fragen", "hast du Fragen", "fühlst", "fühlen Sie",
      "Freigabe", "Berechtigung", "Zugriff", "erlauben", "erlaube", "hinzufügen", "Albumfoto", "Profilfoto", "Foto aufnehmen",
      "QR-Code", "Strichcode", "Barcode", "wurde bei dir", "diagnostiziert wurde", "festgestellt", "angezeigt", "du hast dich",
      "du hast noch", "Nur eine", "nur ein Arzt", "nur Ärzte", "Leben mit", "lebst", "was tun", "Thema", "Themen", "auswählen",
      "verbunden", "Verbindung", "Systemfehler", "Zeitzone", "wenn du", "wenn Sie", "falls du", "bleib", "ist kein", "keine",
      "kann kein", "kann nicht", "können nicht", "kein Beleg", "keinen Beleg", "falsch", "Mythos", "Mythen", "Gehen", "Laufen",
      "Bewegung", "von selbst", "von allein", "Antibiotika", "Impfung", "Impfungen", "Impfstoff", "vielen Menschen",
      "manchen Menschen", "die meisten", "Ärzte erkennen", "Ärzte behandeln", "warnt vor", "Vorsicht vor", "Betrug",
      "sprechen Sie", "fragen Sie", "suchen Sie", "eintragen", "notieren", "festhalten", "bearbeiten", "löschen", "Tagebuch",
      "Datum der", "Vorgeschichte", "Diagnose gestellt", "ist eine Krankheit"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: de
    because: It says that the app finds a disease, which makes it a medical device.
    source: [HC-FDA-GW, HC-MDR-2, HC-HWG-9]
    examples:
      - { text: "Findet, was Ärzte übersehen.", expect: found }
      - { text: "Die Diagnose steht im Bericht.", expect: clean }

  - id: de-keeping-away-beside
    forbid: ["hält", "fern", "fernhält", "nie", "Schutzschild", "Schild", "schützt", "schützen", "Schutz vor", "wappnet",
      "immun", "immunisiert", "Risiko für", "vermeidet", "vermeiden", "verhindert", "verhindern", "vorbeugen", "bremst",
      "vertreibt", "abwehrt", "verteidigt", "sicher vor", "ohne eine einzige", "ein Winter ohne", "ein Jahr ohne", "widersteht",
      "Bollwerk", "Barriere", "verzögert", "keine Chance", "bleiben Sie", "bewahrt", "findet Sie nicht", "unangreifbar",
      "kommt nicht durch", "bleibt draußen", "gar nicht erst", "gar nicht mehr", "erst gar nicht", "nicht erst kommt", "niemals",
      "bewahren", "bewahre", "schütze", "geschützt", "beschützt", "beschützen", "beschütze", "Schutzschirm", "Schutzwall",
      "Mauer", "Rüstung", "Panzer", "Firewall", "auf Abstand", "auf Distanz", "vom Leib", "vom Hals", "fernhalten", "fernhalte",
      "chancenlos", "immunisieren", "wappnen", "wappne", "gewappnet", "feit", "gefeit", "vorbeugt", "vorbeuge", "beugt", "beug",
      "Vorbeugung", "Vorsorge gegen", "Prävention", "präventiv", "verhindere", "verhütet", "verhüten", "verhüte", "vermeide",
      "umgeht", "umgehen", "entgeht", "entgehen", "entkommt", "entkommen", "ausweicht", "ausweichen", "abwendet", "abwenden",
      "wendet ab", "abwehren", "wehrt", "blockt", "stoppt", "stoppen", "bremsen", "verzögern", "hinauszögern", "zögert hinaus",
      "verlangsamt", "verlangsamen", "aufhält", "aufhalten", "senkt", "senken", "senke", "verringert", "verringern",
      "verringere", "reduziert", "reduzieren", "reduziere", "minimiert", "minimieren", "minimiere", "halbiert", "halbieren",
      "halbiere", "um die Hälfte", "um {n} Prozent", "um 50", "weniger Risiko", "geringeres Risiko", "kein Risiko",
      "dein Risiko", "Ihr Risiko", "in Sicherheit", "unverwundbar", "unempfindlich", "resistent", "widerstandsfähig", "gerüstet",
      "Schritt voraus", "zuvorkommt", "zuvorkommen", "kommt zuvor", "komm zuvor", "im Keim", "erstickt", "bevor sie beginn+t+en",
      "bevor er beginnt", "bevor es beginnt", "bevor sie anfängt", "bevor sie entsteh+t+en", "entstehen erst",
      "keine Angst mehr vor", "keine Angst vor", "brauchst keine", "verschont", "ohne einen einzigen", "Leben ohne", "frei von",
      "frei bleiben", "bleib frei", "bleib gesund", "gesund bleiben", "versicherung gegen", "Lebensversicherung",
      "Impfung gegen", "wie eine Impfung", "Garantie gegen", "halte dir", "in Schach", "Schutz gegen", "bester Schutz",
      "wirksamer Schutz", "sicherer Schutz", "schütz dich", "beugen vor", "vorzubeugen", "sicher gegen", "wehre ab",
      "Waffe gegen", "Wand gegen", "Wall gegen", "gegen jede", "gegen jeden", "stark gegen", "unwahrscheinlich",
      "unwahrscheinlicher", "weniger wahrscheinlich", "Schutzengel", "Leibwächter", "Bodyguard", "Türsteher", "Wachhund",
      "Wächter", "Hüter", "Schutzpatron", "wacht über", "wacht darüber", "bewacht", "behütet", "behüte", "Ohne mich", "ohne uns",
      "nicht mit mir", "nicht mit uns", "nicht mit dir", "die Tür vor", "Tür vor der Nase", "vor der Nase zu", "Tür zu",
      "Riegel", "verriegelt", "sperrt aus", "aussperren", "ausgesperrt", "Zutritt verboten", "kein Zutritt", "Durchkommen",
      "Hausverbot", "Platzverweis", "draußen bleiben", "muss draußen", "müssen draußen", "bleiben draußen", "prallt ab",
      "prallen ab", "abprallen", "perlt ab", "perlen ab", "macht einen Bogen", "machen einen Bogen", "einen großen Bogen",
      "Bogen um", "geht vorbei", "zieht vorbei", "an dir vorbei", "an Ihnen vorbei", "verpasst dich", "lässt dich in Ruhe",
      "lassen dich in Ruhe", "in Ruhe gelassen", "nicht mehr krank", "immer gesund", "gesund durch", "durch die Grippezeit",
      "durch den Winter", "infarktfrei", "krebsfrei", "grippefrei", "erkältungsfrei", "schnupfenfrei", "karieslos", "kariesfrei",
      "migränefrei", "jung und", "jung halten", "gesund halten", "kommt gar nicht", "kommen gar nicht", "entsteht gar nicht",
      "entstehen gar nicht", "gar nicht entstehen", "entstehen lässt", "aus dem Weg", "Weg gehen", "Schnippchen",
      "dem Schicksal", "deinen Genen", "trotz deiner Gene", "trotz Genen", "Gene austricksen", "den Genen", "vererbt",
      "Wahrscheinlichkeit", "minimales Risiko", "Risiko sinkt", "keinen Tag mehr", "einen Tag an", "keinen einzigen",
      "keine einzige", "nicht einen", "verlieren an", "unter Verschluss", "fernbleiben", "im Ansatz", "gleich zu Beginn",
      "vor dem Ausbruch", "kein Ausbruch", "Schutzimpfung", "Anti-"]
    words:
      sick: ["Migräne", "Kopfschmerz", "Schmerz", "Angst", "Panik", "Krebs", "Diabetes", "Asthma", "Demenz", "Schlaganfall",
        "Infarkt", "Herzinfarkt", "Grippe", "Infektions", "Krankheits", "Thrombose", "Allergie", "Erkältungs", "Alzheimer",
        "Depressions", "Rheuma", "Burnout"]
      part: ["risiko", "anfall", "anfälle", "anfällen", "attacke", "attacken", "symptome", "beschwerden", "schub", "schübe",
        "schmerzen", "erkrankung", "erkrankungen", "gefahr", "frei", "freie"]
      n: ["einer", "einem", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "zehn", "21", "30", "14", "10", "7", "5", "3",
        "wenigen", "ein paar", "nur wenigen"]
      illness: *illness
      plain: *plain
    beside: ["{illness}", "{sick}{part}"]
    unless beside: ["{plain}"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: de
    because: It says that the app prevents a disease, which makes it a medical device.
    source: [HC-FDA-GW, HC-MDR-2]
    examples:
      - { text: "Hält Herzinfarkte fern.", expect: found }
      - { text: "Halten Sie Schmerzen im Tagebuch fest", expect: clean }

  - id: de-stands-for-care
    forbid: ["spart", "sparen", "werfen Sie", "wegwerfen", "in den Müll", "ade", "adé", "Tschüss", "Schluss", "statt", "anstatt",
      "anstelle", "ersetzt", "ersetzen", "wie ein", "in Ihrer Tasche", "am Handgelenk", "auf dem Handy", "brauchen Sie nicht",
      "nicht mehr nötig", "kein mehr", "keine mehr", "nie wieder", "nie mehr", "absetzen", "setzen Sie ab", "besser als",
      "schlägt", "klüger als", "so genau wie", "so gut wie", "so wirksam wie", "wirksamer als", "schneller als", "billiger als",
      "wirkt besser", "überlegen", "übertrifft", "rund um die Uhr", "virtueller", "virtuelle", "digitaler", "digitale",
      "persönlicher", "Hosentasche", "KI", "überflüssig", "Vergangenheit", "kommt da heran", "in den Schatten",
      "letzte Gesundheits-App", "kann schließen", "können schließen", "genauer", "ganze Klinik", "ganzes Krankenhaus",
      "neidisch", "übersehen", "arbeitslos", "sagen Sie ab", "weg", "spar dir", "spare dir", "erspart", "erspar", "ersparen Sie",
      "wirf", "werft", "entsorgt", "entsorge", "entsorgen", "in die Tonne", "in die Mülltonne", "vergiss", "vergessen", "tschüs",
      "Adieu", "Lebewohl", "Ende der", "das Ende", "Abschied von", "verabschiede", "verabschiedet", "verabschieden", "wozu",
      "warum noch", "wer braucht", "braucht kein", "braucht keine", "braucht keinen", "brauchst du nicht", "brauchst keinen",
      "brauchst keine", "brauchst kein", "keinen mehr", "brauchen Sie keinen", "brauchen Sie keine", "nicht mehr zum", "unnötig",
      "hinfällig", "entbehrlich", "ausgedient", "war gestern", "waren gestern", "von gestern", "passé", "Geschichte", "in Rente",
      "Konkurrenz", "alt aussehen", "einpacken", "setz ab", "setz deine", "setzen Sie Ihre", "absetzt", "abgesetzt", "verzichte",
      "verzichtet", "verzichten", "weglassen", "lass deine", "lassen Sie Ihre", "runter von", "los von", "befreit von",
      "frei von", "unabhängig von", "ganz ohne", "ohne Rezept", "ohne Arzt", "ohne Tabletten", "ohne Medikamente", "ohne Termin",
      "ohne Wartezimmer", "ohne Wartezeit", "ohne Überweisung", "ohne Piks", "ohne Nadel", "ohne Manschette", "ohne Spritze",
      "ohne OP", "ohne Operation", "ohne Chemie", "ohne Praxis", "ohne je", "ohne einen", "ohne zum", "an Stelle", "tausche",
      "tauscht", "tauschen", "gegen eine App", "ersetze", "Ersatz für", "Alternative zu", "Alternative zur", "Alternative zum",
      "effektiver als", "stärker als", "präziser als", "zuverlässiger als", "sicherer als", "sanfter als", "günstiger als",
      "schlauer als", "gründlicher als", "kompetenter als", "geduldiger als", "als jeder", "als jede", "als jedes", "als dein",
      "als deine", "als Ihr", "als Ihre", "als ein", "als eine", "als beim", "genauso gut wie", "ebenso wirksam",
      "genauso wirksam", "genauso genau", "so zuverlässig wie", "so präzise wie", "auf Augenhöhe", "ebenbürtig", "gleichwertig",
      "gleichauf", "übertreffen", "schlagen", "toppt", "sticht aus", "mithalten", "das Wasser reichen", "wie dein", "wie Ihr",
      "wie beim", "wie vom", "wie in der", "wie im", "quasi ein", "dein eigener", "deine persönliche", "in deiner Tasche",
      "in die Tasche", "Taschenformat", "auf deinem Handy", "im Handy", "immer dabei", "Tag und Nacht", "jederzeit", "vom Sofa",
      "auf dem Sofa", "in einer App", "übersieht", "sieht mehr", "weiß mehr", "kann mehr", "selbst dosieren", "reduziere deine",
      "reduzieren deine", "halbiere deine", "halbieren deine", "sage deinen", "sagen deinen", "sage Ihren", "sagen Ihren",
      "kündige", "kündigen", "storniere", "abbestellen", "streiche", "streicht", "streichen", "schenk dir", "weniger Tabletten",
      "weniger Medikamente", "keine Tabletten mehr", "keine Medikamente mehr", "ein Arzt im", "ein Arzt in", "Arzt auf deinem",
      "ohne lange", "ohne Arztbesuch", "ohne Psychologen", "ohne Therapeuten", "Klinik in der", "Klinik im", "Praxis im",
      "Praxis in der", "Apotheke in der", "Krankenhaus in der", "brauchen keinen", "brauchen keine", "kein Arzt mehr",
      "keinen Arzt", "in den Urlaub", "in Urlaub", "in den Ruhestand", "in Pension", "Schlange stehen", "in einer einzigen App",
      "in nur einer App", "vereint in", "alles in einem", "ausschleichen", "schleich", "schleiche", "schleichen Sie",
      "abgewöhnen", "abgewöhnt", "warum einen", "warum zum", "warum ins", "warum in die", "warum auf einen", "warum warten",
      "weshalb noch", "was will man noch", "wer geht noch", "wer nimmt noch", "wer zahlt noch", "da kommt keine", "kommt kein",
      "kommt nicht mit", "versagt", "versagen", "wo die Medizin", "wo Medikamente", "wo Tabletten", "wo Ärzte", "wenn Ärzte",
      "am Ende sind", "ratlos", "sprachlos", "staunt", "staunen", "erblassen", "vor Neid", "zieht den Hut", "Lehrstunde",
      "Job kosten", "den Job", "verliert seinen Job", "umsatteln", "feuere deinen", "feuern deinen", "entlasse deinen",
      "entlassen deinen", "sag deinem Arzt", "absagen", "sag ab", "abgesagt", "schwänz", "wegfallen", "entfällt", "entfallen",
      "ersparst", "sparst du dir", "sparst dir", "zu Hause, ganz", "ohne Physiotherapeut", "ohne Wartezeiten", "ohne Facharzt",
      "ohne Krankenhaus", "ohne Klinik", "ohne Narkose", "ohne Labor", "ohne Blutabnahme", "zehnmal so", "hundertmal so",
      "doppelt so", "dreimal so", "x-mal so", "so kompetent wie", "so einfühlsam wie", "so gründlich wie", "so schlau wie",
      "so schnell wie", "so sicher wie", "auf dem Niveau", "auf Niveau", "Facharztniveau", "Arztniveau", "mit der Erfahrung",
      "Erfahrung von", "das Wissen von", "das Wissen eines", "das Wissen aus", "Wissen von tausend", "Verstand eines",
      "Blick eines", "Auge eines", "Ohr eines", "dein Arzt für", "dein Therapeut für", "dein Psychologe für",
      "dein Kardiologe für", "dein Hautarzt für", "Leibarzt", "dein Hausarzt", "neuer Hausarzt", "neuer Therapeut", "dein neuer",
      "die neue", "der neue", "Nachfolger", "Ablösung", "löst ab", "löst den", "übernimmt die Rolle", "an die Stelle",
      "springt ein", "Vertretung für", "Rolle deines", "Sprechstunde rund", "Sprechstunde ohne", "Sprechstunde zu",
      "niemals geschlossen", "nie geschlossen", "hat immer offen", "hat immer geöffnet", "immer Sprechstunde",
      "24 Stunden geöffnet", "ohne Mittagspause", "nie im Urlaub"]
    beside: ["Arzt", "Ärzte", "Ärzten", "Ärztin", "Ärztinnen", "Hausarzt", "Hausärzte", "Facharzt", "Fachärzte", "Kardiologe",
      "Kardiologen", "Neurologe", "Neurologen", "Hautarzt", "Hautärzte", "Psychiater", "Psychologe", "Psychologen", "Therapeut",
      "Therapeuten", "Therapie", "Therapien", "Pflegekräfte", "Apotheker", "Apotheke", "Krankenhaus", "Krankenhäuser", "Klinik",
      "Kliniken", "Operation", "Chirurg", "Experten", "Expertinnen", "Wissenschaftler", "Forscher", "Universitäten",
      "Gesundheitsbehörden", "Gesundheitsministerium", "Krankenkassen", "Krankenkasse", "WHO", "FDA", "BfArM", "Regierung",
      "Behörden", "Wartezimmer", "Praxis", "Arzttermin", "Arzttermine", "Arztbesuch", "Arztbesuche", "Rezept", "Rezepte",
      "Tablette", "Tabletten", "Pille", "Pillen", "Medikament", "Medikamente", "Medikamenten", "Arznei", "Insulin", "Inhalator",
      "Antidepressiva", "Gesundheits-App", "Asthmaspray", "Blutdruckpillen", "Chirurgen", "Vorsorge", "Kardiologin",
      "Schmerzmittel", "Spritzen", "Labortest", "Labortests", "Bluttest", "EKG", "MRT", "Schlaflabor", "Behandlung",
      "Behandlungen", "Arztes", "Hausarztes", "Hausärztin", "Fachärztin", "Fachärzten", "Hautärztin", "Hautärzten",
      "Dermatologe", "Dermatologen", "Dermatologin", "Frauenarzt", "Frauenärztin", "Gynäkologe", "Gynäkologin", "Kinderarzt",
      "Kinderärztin", "Zahnarzt", "Orthopäde", "Orthopäden", "Orthopädin", "Augenarzt", "Urologe", "Onkologe", "Onkologen",
      "Radiologe", "Radiologen", "Internist", "Psychiaterin", "Psychologin", "Psychologinnen", "Therapeutin", "Therapeutinnen",
      "Psychotherapeut", "Psychotherapeuten", "Psychotherapeutin", "Psychotherapie", "Verhaltenstherapie", "Physiotherapeut",
      "Physiotherapeuten", "Physiotherapie", "Heilpraktiker", "Hebamme", "Hebammen", "Pfleger", "Krankenschwester", "Doktor",
      "Doktors", "Mediziner", "Medizinern", "Chefarzt", "Chefärzte", "Oberarzt", "Schulmedizin", "Medizin", "Sprechstunde",
      "Arztpraxis", "Praxen", "Wartezimmern", "Warteschlange", "Arztgang", "Gang zum", "Notaufnahme", "Krankenhausaufenthalt",
      "Klinikaufenthalt", "Kur", "OP", "Operationen", "Skalpell", "Überweisung", "Überweisungen", "Zweitmeinung",
      "Krankenversicherung", "Therapeutencouch", "Couch", "Therapiesitzung", "Therapiesitzungen", "Therapieplatz",
      "Blutdrucktablette", "Blutdrucktabletten", "Schlaftablette", "Schlaftabletten", "Schlafmittel", "Beruhigungsmittel",
      "Schmerztablette", "Schmerztabletten", "Schmerzmitteln", "Kopfschmerztabletten", "Blutdrucksenker", "Betablocker",
      "Statine", "Cholesterinsenker", "Antibiotika", "Cortison", "Kortison", "Ritalin", "Ibuprofen", "Aspirin", "Paracetamol",
      "Psychopharmaka", "Arzneimittel", "Pillendose", "Medikamentenschrank", "Hausapotheke", "Chemotherapie", "Chemo",
      "Insulinspritze", "Insulinspritzen", "Spritze", "Nadel", "Nadeln", "Piks", "Inhaler", "Inhalationsspray", "Hörgerät",
      "Hörgeräte", "Brille", "Blutdruckmessgerät", "Blutdruckmessgeräte", "Blutzuckermessgerät", "Messgerät", "Messgeräte",
      "Manschette", "Fieberthermometer", "Stethoskop", "EKGs", "Röntgen", "Röntgenbild", "Ultraschall", "Computertomografie",
      "Biopsie", "Blutabnahme", "Blutbild", "Labor", "Laborwerte", "Schlaflabore", "Schlaflaboren", "Vorsorgeuntersuchung",
      "Vorsorgetermin", "Check-up", "Beipackzettel", "Apothekers", "Apothekerin", "Schlange", "Warteschlangen", "Arzttermins",
      "einen Termin", "Termin beim", "Termine", "Facharzttermin", "Antidepressivum", "Beruhigungstabletten", "Blutabnahmen",
      "Blutentnahme", "Blutentnahmen", "Spiegelung", "Darmspiegelung", "Magenspiegelung", "Mammografie",
      "Vorsorgeuntersuchungen", "Hautscreening", "Physiotherapeutin", "Krankengymnastik", "Masseur", "Chiropraktiker",
      "Osteopath", "Akupunktur", "Reha", "Rehaklinik", "Fitnessstudio", "Personal Trainer", "Diätassistentin",
      "Ernährungsberatung", "Ernährungsberaterin", "Pharma", "Pharmaindustrie", "Nasenspray", "Salben", "Cremes", "Augentropfen",
      "Kapseln", "Tropfen", "Pflaster", "Rheumatologe", "Diabetologe", "Gastroenterologe", "Lungenfacharzt", "Endokrinologe",
      "Schlafmediziner", "Schmerzklinik", "Schlafklinik", "Kinderwunschklinik", "Knie-OPs", "Hausarztpraxis", "Betäubung",
      "Narkose", "Infusion", "Infusionen", "Rettungswagen", "Krankenwagen", "Krankenpfleger", "Krankenpflegerin",
      "Diabetesberaterin", "Sanitäter", "Ärztehaus", "Poliklinik", "Laboren", "Labors", "Valium", "Tavor", "Ozempic", "Viagra",
      "Botox"]
    unless beside: ["ersetzt nicht", "ersetzt keine", "ersetzt keinen", "ersetzt kein", "ersetzen keine", "ersetzen keinen",
      "nicht ersetzen", "kein Ersatz", "keinen Ersatz", "nicht ohne", "niemals ohne", "nie ohne", "setze nie", "setzen Sie nie",
      "nicht absetzen", "nicht ab", "setze nicht", "frag", "frage", "fragen Sie", "sprich", "sprechen Sie", "besprich",
      "besprechen Sie", "Rücksprache", "wende dich", "wenden Sie sich", "konsultiere", "suche", "such", "suchen Sie", "geh",
      "gehe", "gehen Sie zum", "sofort zum", "bei Beschwerden", "wenn", "falls", "bevor", "während", "bis", "nachdem", "sobald",
      "Notfall", "Notruf", "112", "Erinnerung", "Erinnerungen", "erinnern", "erinnere", "eintragen", "eingetragen", "eintrag",
      "notieren", "notiert", "notiere", "erfassen", "protokoll", "Dosis", "hinzufügen", "bearbeiten", "löschen", "entfernen",
      "Liste", "läuft ab", "abgelaufen", "Folgerezept", "nachbestellen", "bestellen", "bestellt", "einlösen", "Studie",
      "Studien", "Forschung", "verbinden", "verbunden", "koppeln", "Batterie", "Kontakt", "Kontakte", "Telefonnummer", "Adresse",
      "wählen", "auswählen", "eingeben", "teilen", "geteilt", "senden", "gesendet", "exportieren", "drucken", "ausdrucken",
      "scannen", "Notiz", "Fragen an", "Zeitzone", "Uhrzeit", "geplant", "verschoben", "bestätigt", "gebucht", "buchen",
      "vereinbaren", "nächster", "nächste", "nächsten", "Termin um", "Termin beim", "Termin am", "Termin in", "anstehend",
      "verpasst", "einrichten", "einschalten", "ausschalten", "Einstellungen", "Konto", "Zugriff", "einladen", "Einladung",
      "Anfrage", "angenommen", "importieren", "Artikel", "oft", "manchmal", "meist", "häufig", "manche", "viele", "kann",
      "können", "könnte", "darf", "sollte", "sollten", "soll", "muss", "müssen", "mit Wasser", "Glas Wasser", "Nebenwirkungen",
      "allergisch", "verfügbar", "Packungsbeilage", "außer Reichweite", "aufbewahren", "lagern", "Arzt entscheidet",
      "Ärztin entscheidet", "dein Arzt", "verschrieben von", "verordnet", "begonnen", "abgesetzt am", "geändert", "Ergebnis",
      "Ergebnisse", "Befund", "Versichertennummer", "Versichertenkarte", "Rechnung", "Lizenz", "Software", "Gewährleistung",
      "Haftung", "wie man", "was ist", "wo ist", "welche", "wann", "warum ist", "Lupe", "Erwägen", "keine App", "kein System",
      "keine Methode", "keine Übertragung", "kein Test", "kein Mittel", "ist nicht", "sind nicht", "ist kein", "ist keine",
      "sind kein", "sind keine", "nicht garantieren", "nicht garantiert", "wird nicht", "werden nicht", "ersetzen kein",
      "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner",
      "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App",
      "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "keine Gewähr", "keine Garantie", "nicht an ihrer",
      "nicht statt", "im Zweifel"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: de
    because: It puts the app in the place of a doctor, a medicine or a test.
    source: [HC-CAP-12.2, HC-FR-R5213, HC-AB489]
    examples:
      - { text: "Tabletten ade!", expect: found }
      - { text: "Sprechen Sie mit Ihrem Arzt, bevor Sie Medikamente ändern.", expect: clean }

  - id: de-vouched-for
    forbid: ["schwören", "vertrauen", "vertraut", "empfehlen", "empfiehlt", "empfohlen", "genehmigt", "zugelassen",
      "befürwortet", "befürworten", "Segen", "anerkannt", "verwendet von", "genutzt von", "eingesetzt in", "gewählt",
      "geliebt von", "lieben", "zertifiziert", "gemeinsam mit", "verschreiben", "verschrieben", "einig", "erste Wahl",
      "bevorzugt", "gelobt", "loben", "beeindruckt", "Gütesiegel", "Siegel", "geprüft", "validiert", "Liebling", "überzeugt",
      "begeistert", "nutzen sie selbst", "neun von zehn", "9 von 10", "8 von 10", "grünes Licht", "Zustimmung", "setzen auf",
      "setzt auf", "bauen auf", "verlassen sich", "verlässt sich", "liebt", "begeistern", "schwärmt", "schwärmen", "lobt",
      "rühmt", "rühmen", "preist", "preisen", "Empfehlung von", "Empfehlung der", "unterstützt von", "gefördert", "getragen von",
      "überprüft", "getestet", "abgesegnet", "freigegeben", "ausgezeichnet", "Auszeichnung", "prämiert", "preisgekrönt",
      "gewürdigt", "geehrt", "Prüfsiegel", "Stempel", "Label", "abgenommen", "beglaubigt", "offiziell", "amtlich", "staatlich",
      "behördlich", "entwickelt", "konzipiert", "erfunden", "gegründet von", "gemacht von", "erdacht", "erarbeitet",
      "von renommierten", "von namhaften", "von Experten", "führende", "führenden", "renommierte", "namhafte", "Nummer eins",
      "Favorit", "Lieblings-App", "Lieblingsapp", "bevorzugen", "verordnen", "verordnet", "verschreibt", "auf Rezept",
      "geben sie ihren", "ihren Patienten", "für ihre Patienten", "in über", "in mehr als", "hunderte", "tausende",
      "acht von zehn", "überzeugen", "schwört", "rät zu", "raten", "stehen hinter", "steht hinter", "bürgt", "bürgen",
      "bestätigt", "bescheinigt", "bescheinigen", "beweist", "beweisen", "Partner der", "Partner von", "in Kooperation",
      "in Zusammenarbeit", "kooperiert", "lizenziert von", "gelistet", "erstattet", "übernehmen", "bezahlt", "nutzt",
      "greifen zu", "benutzt", "benutzen", "arbeiten mit", "selbst nutzen", "zu Hause nutzen", "vom Ministerium",
      "bestätigen die", "bestätigen unsere", "bestätigen es", "wählen uns", "wählen unsere", "nutzen unsere", "nutzen uns",
      "nutzen die App", "nutzen diese", "verwenden unsere", "verwenden die App", "von Ärzten", "von Psychologen",
      "von Medizinern", "von Kardiologen", "von Neurologen", "von Therapeuten", "von Wissenschaftlern", "von Fachärzten",
      "von Hautärzten", "von Hebammen", "an der Charité", "einig:", "rät dazu", "stehen dahinter", "die Wahl der",
      "die Wahl von", "Wahl Nummer", "Lieblinge", "geben sie weiter", "Patienten mit", "seinen Patienten", "ihren Patientinnen",
      "entstanden an", "entstanden in", "aus der Forschung", "aus der Charité", "aus dem Labor", "aus den Laboren", "made in",
      "erprobt in", "erprobt an", "erprobt von", "in der Praxis erprobt", "klinisch erprobt", "im Einsatz in", "im Einsatz bei",
      "im Einsatz an", "eingesetzt an", "eingesetzt von", "eingesetzt bei", "im Klinikalltag", "gehört zum", "Standard in",
      "Standard an", "Standard bei", "auf Empfehlung", "Empfehlung des", "Empfehlung vom", "mit Empfehlung",
      "mit ärztlicher Empfehlung", "sagen:", "sagt:", "urteilt", "urteilen", "bewertet mit", "Bestnote", "Note 1", "sehr gut",
      "fünf Sterne", "Sterne von", "das Urteil", "applaudiert", "applaudieren", "applaus", "feiern", "feiert", "jubelt",
      "jubeln", "ist Fan", "Fans", "Fan von", "hinter uns", "auf unserer Seite", "an unserer Seite", "an Bord", "steigen um",
      "steigt um", "wechseln zu", "entscheiden sich", "entscheidet sich", "entschieden sich", "wollen nicht mehr",
      "nicht mehr ohne", "möchten nicht mehr", "ohne uns", "können nicht mehr", "kommen nicht ohne", "geadelt", "gekürt", "kürt",
      "zur besten", "zum besten", "Ritterschlag", "Ehrung", "Preis der", "Preis des", "Preis für", "Award", "Empfehlungsliste",
      "gern gesehen", "gern genutzt", "verblüfft", "verblüffen", "sprachlos", "staunen", "bestem Gewissen", "tragen sie selbst",
      "privat nutzen", "unterstützt vom", "unterstützen uns", "unterstützen unsere", "wird von"]
    beside: ["Ärzte", "Ärzten", "Ärztinnen", "Hausarzt", "Hausärzte", "Facharzt", "Fachärzte", "Kardiologe", "Kardiologen",
      "Neurologe", "Neurologen", "Hautarzt", "Hautärzte", "Psychiater", "Psychologe", "Psychologen", "Therapeut", "Therapeuten",
      "Pflegekräfte", "Apotheker", "Apotheke", "Krankenhaus", "Krankenhäuser", "Klinik", "Kliniken", "Chirurg", "Experten",
      "Expertinnen", "Wissenschaftler", "Forscher", "Universitäten", "Gesundheitsbehörden", "Gesundheitsministerium",
      "Krankenkassen", "Krankenkasse", "WHO", "Regierung", "Behörden", "Chirurgen", "Kardiologin", "Hautärzten", "Hautärztinnen",
      "Kardiologinnen", "Neurologinnen", "Dermatologen", "Dermatologinnen", "Gynäkologen", "Frauenärzte", "Frauenärzten",
      "Kinderärzte", "Kinderärzten", "Zahnärzte", "Zahnärzten", "Orthopäden", "Onkologen", "Internisten", "Fachärzten",
      "Hausärzten", "Chefärzte", "Chefärzten", "Chefarzt", "Mediziner", "Medizinern", "Medizinerinnen", "Fachleute",
      "Fachleuten", "Psychiatern", "Psychologinnen", "Psychotherapeuten", "Psychotherapeutinnen", "Therapeutinnen", "Hebammen",
      "Apothekern", "Apotheken", "Pflegekräften", "Physiotherapeuten", "Heilpraktikern", "Ernährungsberater", "Wissenschaft",
      "Wissenschaftlern", "Forschern", "Forscherinnen", "Professoren", "Professor", "Prof", "Nobelpreisträger",
      "Nobelpreisträgern", "Nobelpreis", "Charité", "Harvard", "Stanford", "Oxford", "Fraunhofer", "RKI", "Robert Koch-Institut",
      "Robert-Koch-Institut", "Uniklinik", "Unikliniken", "Universitätsklinik", "Universitätskliniken", "Universität",
      "Krankenhäusern", "Gesundheitsministeriums", "Bundesministerium", "Bundesregierung", "Ministerium", "Behörde",
      "Gesundheitsamt", "Bundesärztekammer", "Ärztekammer", "Ärzteverband", "Ärzteverbände", "Ärztebund", "Fachgesellschaften",
      "Fachgesellschaft", "Diabetesgesellschaft", "Herzstiftung", "Krebshilfe", "Rotes Kreuz", "Roten Kreuz",
      "Stiftung Warentest", "TÜV", "BZgA", "EMA", "EU", "Europäischen Union", "Weltgesundheitsorganisation", "Patientenverbände",
      "Selbsthilfeverbände", "Olympiasieger", "Spitzensportler", "Krankenversicherungen", "Versicherungen", "AOK", "Barmer",
      "Herzchirurgen", "Chirurginnen", "Hirnforscher", "Hirnforschern", "Schlafforscher", "Schlafforschern", "Schlafmediziner",
      "Schmerzmediziner", "Gesundheitsexperten", "Gesundheitsprofis", "Neurowissenschaftler", "Diabetologen", "Allergologen",
      "Rheumatologen", "Pneumologen", "Urologen", "Ärztehäuser", "Ärzteblatt", "Rettungssanitäter", "Notärzte",
      "Krankenschwestern", "Krankenpfleger", "Heidelberg", "Uni", "Max Planck", "Helmholtz", "Leopoldina",
      "Bundesgesundheitsministerium", "Gesundheitsminister", "Bundeskanzler", "Landesregierung", "Kassenärztliche", "Stars",
      "Promis", "Prominente", "Olympioniken", "Nationalmannschaft", "Bundeswehr"]
    unless beside: ["nicht", "kein", "keine", "wenn", "falls", "sobald", "bis", "nach der", "dein Arzt", "deine Ärztin",
      "deinem Arzt", "deiner Ärztin", "deinen Arzt", "Ihr Arzt", "Ihre Ärztin", "Ihrem Arzt", "Ihrer Ärztin", "mein Arzt",
      "ein Arzt", "einem Arzt", "einer Ärztin", "der Arzt", "die Ärztin", "deine Praxis", "deine Klinik", "Ihre Klinik",
      "deiner Klinik", "deine Krankenkasse", "Ihre Krankenkasse", "Impfung", "Impfungen", "geimpft", "Grippeimpfung",
      "Impfstoff", "Erwachsene", "Erwachsenen", "Kindern", "Kinder", "täglich", "pro Tag", "Minuten", "mindestens",
      "wird empfohlen", "werden empfohlen", "empfohlene Menge", "frag", "frage", "fragen Sie", "sprich", "sprechen Sie", "wähle",
      "wählen", "suchen", "suche", "finden", "hinzufügen", "Liste", "eingeben", "einladen", "teilen", "geteilt", "Zugriff",
      "Anfrage", "Anfragen", "Patientenakten", "Gerät", "Geräte", "Kontakt", "Kontakte", "Server", "Person", "Link", "Konto",
      "E-Mail", "Termin", "Termine", "Sitzung", "verschrieben am", "verschrieben von", "dein Rezept", "Dosis", "Tabletten",
      "Artikel", "gelesen", "gegengelesen", "redaktionell", "Studie", "Studien", "Leitlinie", "viele", "manche", "einige", "oft",
      "meist", "kann", "können", "wie", "Datenschutz", "Lizenz", "lizenziert unter", "Urheberrecht", "Software", "Marken",
      "Impfzertifikat", "Krankschreibung", "Standort", "in der Nähe", "geöffnet", "Öffnungszeiten", "Telefonnummer", "Karte",
      "QR", "buchen", "Testzentrum", "bei Beschwerden", "Notfall", "wende dich", "Erinnerung", "erinnert", "Kopie",
      "Gesundheitskarte", "ersetzt keinen", "von keiner", "im Zweifel", "pro Woche"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: de
    because: It lets professionals stand for the product; say who, and whether they are paid.
    source: [HC-FTC-255, HC-HWG-11, HC-ES-4]
    examples:
      - { text: "Psychologen schwören darauf.", expect: found }
      - { text: "Empfohlenen Arzt hinzufügen", expect: clean }

  - id: de-immunity-beside
    forbid: ["stärkt", "stärken", "Power", "kräftigt", "boostet", "boosten", "ankurbelt", "weckt", "wecken", "steigert",
      "steigern", "erhöht", "lädt", "Turbo", "füttert", "optimiert", "maximiert", "verbessert", "starke", "starkes", "stärker",
      "unbesiegbar", "fit", "Stahl", "eisern", "eiserne", "Bestform", "in Form", "Topform", "Höchstform", "auf Trab",
      "auf Vordermann", "auf Touren", "in Schwung", "unschlagbar", "unüberwindbar", "unbezwingbar", "mobilisiert",
      "mobilisieren", "mobilisiere", "aktiviere", "reaktiviert", "reaktivieren", "entfesselt", "entfesseln", "entfacht", "wecke",
      "stärke", "gestärkt", "Stärkung", "kräftigen", "kräftige", "festigt", "festigen", "unterstütze", "optimieren", "optimiere",
      "trainiert", "trainieren", "trainiere", "Training für", "booste", "Booster", "Boost", "ankurbeln", "kurbelt", "kurbel",
      "pusht", "pushen", "puscht", "pimpt", "pimpen", "lade", "aufladen", "tankt", "Energie für", "Kraft für", "Schub", "Kick",
      "Extraschub", "steigere", "erhöhen", "erhöhe", "verdoppelt", "verdoppeln", "verdreifacht", "vervielfacht", "maximieren",
      "maximiere", "verbessern", "verbessere", "wiederaufbauen", "aufbauen", "aufbaut", "baut auf", "baut dein",
      "stell wieder her", "erneuert", "regeneriert", "regenerieren", "nährt", "versorgt", "schützt", "schärft", "schärfen",
      "rüstet", "rüsten", "wappnet", "Rüstung", "Panzer", "Schutzschild", "Bollwerk", "Festung", "Eisen", "stählt", "stählen",
      "felsenfest", "stark", "stärkere", "macht dich", "macht dein", "superstark", "Superkräfte", "Superheld", "volle Kraft",
      "Vollgas", "Hochtouren", "Höchstleistung", "bereit für", "gewappnet", "auf natürliche Weise", "natürlich", "von innen",
      "freisetzt", "freisetzen", "setzt frei", "ohne Erkältung", "durch den Winter", "mehr Kraft", "macht deine",
      "unterstützt dein", "unterstützt deine", "unterstützt Ihr", "mehr Abwehrkraft", "mehr Abwehrkräfte", "stärkeren",
      "stärkerem", "stärkerer", "stärkeres", "starken", "starkem", "gegen jeden", "gegen alle", "jeden Keim", "alle Keime",
      "Top-Form", "in Alarmbereitschaft", "hellwach", "wach", "wachrüttelt", "wachrütteln", "wachküsst", "wachküssen",
      "auf die Sprünge", "unter die Arme", "beflügelt", "beflügeln", "auf 180", "wie eine Mauer", "Beton", "aus Granit",
      "unverwüstlich", "unkaputtbar", "unbeugsam", "uneinnehmbar", "unerschütterlich", "Armee", "Soldaten", "Truppen",
      "Kampfbereit", "kampfstark", "schlagkräftig", "Waffe", "Waffen", "bewaffnet", "Bootcamp", "Fitness für", "Workout für",
      "Fitnessprogramm", "Trainingslager", "Trainingsprogramm", "Upgrade", "Update für", "Neustart für", "Reset für", "Reboot",
      "Kraftfutter", "Treibstoff", "Nahrung für", "Futter für", "Vitaminbombe", "Zündstoff", "Feuer", "entfachen", "anfeuern",
      "feuert an", "scharf", "widerstandsfähig", "widerstandsfähiger", "rundum", "erstarkt", "erstarken", "aufgeladen",
      "aufgetankt", "aktiviert dein", "aktiviert deine", "aktiviert das", "aktiviert die", "aktivieren Sie Ihr",
      "aktivieren Sie Ihre"]
    beside: ["Immunsystem", "Immunabwehr", "Abwehrkräfte", "Abwehr", "Immunität", "Antikörper", "Immunkraft", "Abwehrkräften",
      "Immunsystems", "Immunzellen", "Abwehrzellen", "Killerzellen", "Körperabwehr", "Selbstheilungskräfte",
      "Selbstheilungskräften", "Selbstheilung", "Widerstandskraft", "Widerstandskräfte", "Immunschutz", "Immunpower",
      "Immun-Booster", "Immunbooster", "Lymphsystem", "Erkältungszeit", "Grippezeit", "Grippewelle", "jeden Keim",
      "Abwehrsystem", "Abwehrsystems", "Körperabwehrkräfte", "Schutzkräfte", "Antikörpern"]
    unless beside: ["das Immunsystem schützt", "das Immunsystem erkennt", "das Immunsystem bekämpft", "das Immunsystem ist",
      "ist Teil", "geschwächt", "geschwächtes", "schwaches", "schwächt", "unterdrückt", "unterdrücken", "Impfung", "Impfungen",
      "Impfstoff", "Impfstoffe", "geimpft", "Auffrischung", "Antikörpertest", "oft", "manchmal", "meist", "kann", "können",
      "manche", "viele", "wie", "was", "warum", "wenn", "Transplantation", "Chemotherapie", "HIV", "Medikament", "Medikamente",
      "nicht", "Arzt", "Ärztin", "Hände", "Maske", "weiße Blutkörperchen", "Eiweiße", "Zellen, die", "lies", "lesen", "Artikel",
      "Antibiotika", "mehr über", "mehr erfahren", "Bewegung", "Schlaf ist", "keine App", "kein System", "keine Methode",
      "keine Übertragung", "kein Test", "kein Mittel", "ist kein", "ist keine", "sind kein", "sind keine", "kein Ersatz",
      "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "von keiner", "keine Aussagen",
      "keine Aussage", "kein ärztlicher", "keine ärztliche", "keine Gewähr", "keine Garantie", "im Zweifel", "Ernährung",
      "Stillen", "Antikörper bekämpfen"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: de
    because: It says that the app strengthens the immune system, which no app was shown to do.
    source: [HC-FDA-GW, HC-CAP-12.1]
    examples:
      - { text: "Mehr Power für Ihre Abwehrkräfte", expect: found }
      - { text: "Impfungen trainieren das Immunsystem.", expect: clean }

  - id: de-never-known
    forbid: ["unknackbar", "unhackbar", "unmöglich", "kann nie", "können nie", "niemand erfährt", "nicht zu knacken",
      "hundertprozentig", "bombensicher", "kugelsicher", "Fort Knox", "militärisch", "Militärstandard", "Bankniveau",
      "null Risiko", "kein Risiko", "sicherer als", "hinterlässt keine", "unsichtbar", "ins Grab", "CIA", "könnte es lesen",
      "absolut", "völlig", "vollkommen", "vollständig", "total", "komplett", "zu 100", "100 %", "100%", "garantiert",
      "unangreifbar", "unüberwindbar", "undurchdringlich", "unantastbar", "wasserdicht", "felsenfest", "abhörsicher",
      "hackersicher", "spionagesicher", "tresorsicher", "Tresor", "Safe", "Festung", "Schweizer Bank", "wie eine Bank",
      "wie bei einer Bank", "wie Ihre Bank", "Banken", "Bankstandard", "Banktresor", "Militär", "militärische", "militärischer",
      "Geheimdienst", "NSA", "niemand kann", "niemand wird", "niemand auf der Welt", "niemand außer dir je", "keiner kann",
      "keiner wird", "kein Mensch", "kein Hacker", "Hacker haben", "je erfahren", "jemals erfahren", "je herausfinden",
      "jemals herausfinden", "je lesen", "jemals lesen", "je sehen", "je wissen", "jemals wissen", "nie und nimmer",
      "unter keinen Umständen", "nichts und niemand", "keine Chance", "chancenlos", "ausgeschlossen", "spurlos", "ohne Spuren",
      "keine Spur", "keine Spuren", "sterben mit", "für immer", "auf ewig", "versprochen", "die sicherste", "der sicherste",
      "das sicherste", "weltweit sicherste", "nicht einmal", "selbst wir", "auch wir nicht", "nicht mal", "ohne Risiko",
      "risikofrei", "Rückverfolgung", "rückverfolgbar", "zurückverfolgt", "zurückverfolgen", "zurückverfolgbar",
      "nicht nachverfolgbar", "höchste Sicherheit", "maximale Sicherheit", "maximaler Datenschutz", "perfekt geschützt",
      "perfekt sicher", "lückenlos", "niemals gehackt", "niemals gelesen", "niemals jemand", "niemals in falsche",
      "niemals in fremde", "niemals ans Licht", "niemals verraten", "gelangen niemals", "bleibt immer geheim"]
    beside: ["Daten", "Gesundheitsdaten", "Akte", "Akten", "Identität", "wer Sie sind", "dass Sie es sind", "Privatsphäre",
      "Geheimnis", "Geheimnisse", "Informationen", "Angaben", "Tagebuch", "gehackt", "hacken", "Hacker", "Leck", "durchsickern",
      "Spur", "identifiziert", "zurückverfolgt", "Datenschutz", "Datensicherheit", "geheim", "vertraulich", "Vertraulichkeit",
      "privat", "anonym", "Anonymität", "wer du bist", "dass du es bist", "Einträge", "Gedanken", "Chats", "Nachrichten",
      "Gespräche", "Patientenakte", "Verschlüsselung", "verschlüsselt", "Sicherheit", "Hackern", "Spion", "Datenleck", "sicher",
      "Verlauf", "intimsten"]
    unless beside: ["nicht garantieren", "keine Garantie", "nicht vollständig", "kein System", "ist nicht", "sind nicht",
      "werden nicht", "wird nicht", "wenn", "falls", "es sei denn", "außer", "ohne deinen", "ohne deine", "ohne Ihren",
      "ohne Ihre", "verlierst", "verloren", "vergessen", "wähle", "Einstellungen", "löschen", "gelöscht", "löscht", "löschst",
      "Löschung", "unwiderruflich", "entfernt", "entfernen", "Datenschutzerklärung", "Datenschutzrichtlinie",
      "Nutzungsbedingungen", "Gesetz", "DSGVO", "Lizenz", "Software", "Haftung", "Gewährleistung", "Urheberrecht", "Passwort",
      "PIN", "privater Schlüssel", "privates Surfen", "privater Modus", "private Nachricht", "private Notizen", "einschalten",
      "ausschalten", "aktivieren", "deaktivieren", "erlauben", "teilen", "geteilt", "einladen", "Sicherung", "Sicherungskopie",
      "wiederherstellen", "Synchronisierung", "synchronisieren", "importieren", "exportieren", "Bericht", "herunterladen",
      "hochladen", "Fehler", "fehlgeschlagen", "erneut", "Verbindung", "vollständiger Name", "vollständige Liste",
      "vervollständigen", "abgeschlossen", "insgesamt", "kann", "können", "sollte", "blockiert", "rückgängig", "Statistik",
      "Statistiken", "Symptome", "Migräne", "angezeigt", "lädt", "laden", "geladen", "sicher, dass", "bist du sicher",
      "sind Sie sicher", "abgesicherter", "keine App", "keine Methode", "keine Übertragung", "kein Test", "kein Mittel",
      "ist kein", "ist keine", "sind kein", "sind keine", "nicht garantiert", "nicht ersetzen", "kein Ersatz", "ersetzt kein",
      "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "nicht dazu", "nicht zur", "nicht dafür",
      "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher",
      "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht",
      "keine Gewähr", "nicht an ihrer", "nicht statt", "im Zweifel"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: de
    because: No system is wholly safe or anonymous, and no seal of this kind exists.
    source: [HC-FTC-5]
    examples:
      - { text: "Ihre Gesundheitsdaten sind unknackbar.", expect: found }
      - { text: "Ihre Daten werden verschlüsselt.", expect: clean }

  - id: de-never-known-phrases
    forbid: ["absolut sicher", "absolut anonym", "absolut vertraulich", "absolut privat", "völlig anonym", "vollkommen anonym",
      "vollständig anonym", "total anonym", "komplett anonym", "100 % anonym", "100% anonym", "100 Prozent anonym",
      "hundertprozentig anonym", "hundertprozentig sicher", "100 % sicher", "100% sicher", "100 Prozent sicher", "100 % privat",
      "garantiert anonym", "garantiert sicher", "garantierte Anonymität", "Anonymität garantiert", "absolute Anonymität",
      "totale Anonymität", "völlige Anonymität", "absolute Sicherheit", "absolute Vertraulichkeit", "absolute Privatsphäre",
      "Sicherheit wie bei einer Bank", "sicher wie eine Bank", "sicher wie bei einer Bank", "sicher wie in einem Tresor",
      "sicher wie im Tresor", "so sicher wie bei der Bank", "Bankniveau", "Bankenstandard", "Militärstandard",
      "militärische Verschlüsselung", "Verschlüsselung auf Militärniveau", "Hacker haben keine Chance", "Hacker beißen",
      "kein Hacker der Welt", "kein Hacker kann", "kein Hacker kommt", "unmöglich zu hacken", "nicht zu hacken",
      "nicht zu knacken", "unhackbar", "unknackbar", "abhörsicher", "hackersicher", "bombensicher", "mit ins Grab",
      "niemand erfährt je", "niemand erfährt jemals", "erfährt garantiert niemand", "niemand kann jemals",
      "kann niemals gehackt", "können niemals gehackt", "nie gehackt werden", "niemals gehackt werden",
      "nicht einmal wir können", "nicht einmal wir selbst", "selbst wir können", "nicht einmal der Geheimdienst",
      "niemand außer dir wird je", "hinterlässt keine Spuren", "hinterlassen keine Spuren", "ohne Spuren zu hinterlassen",
      "nicht zurückverfolgbar", "nicht rückverfolgbar", "erfährt niemand", "erfährt kein Mensch", "stirbt hier",
      "bleibt hier für immer", "vollkommene Anonymität", "vollständige Anonymität", "restlos anonym", "rundum anonym",
      "hundertprozentige Anonymität", "nicht einmal ein Gericht", "nicht einmal die Polizei", "nicht einmal Behörden",
      "nicht einmal der Staat", "nicht einmal das FBI", "nicht einmal die NSA", "nicht mal die NSA", "nicht mal die Polizei",
      "kein Gericht der Welt", "keine Behörde der Welt", "niemand auf der Welt", "kein Mensch auf der Welt", "niemand kommt je",
      "niemand kommt jemals", "niemand wird je", "niemand wird jemals", "niemand wird das", "niemand wird es je",
      "wird niemals jemand", "wird nie jemand", "wird keiner je", "bleibt für immer geheim", "bleiben für immer geheim",
      "für immer unter Verschluss", "für immer unser Geheimnis", "bleibt unser Geheimnis", "Geheimnis ist bei uns sicher",
      "Geheimnisse sind bei uns sicher", "sicherer als in der Schweiz", "sicherer als in jedem", "sicherer als bei der Bank",
      "sicherer als deine Bank", "sicherer als Ihre Bank", "sicherer als jeder Tresor", "die sicherste App",
      "die privateste App", "der sicherste Ort", "sicherster Ort", "sicherste App der Welt", "sicherster Speicher",
      "wir vergessen dich", "wir wissen nicht, wer du bist", "niemand weiß, wer du bist", "keiner weiß, wer du bist",
      "ein Datenleck ist unmöglich", "Datenleck ausgeschlossen", "Datenlecks ausgeschlossen", "kann nichts durchsickern",
      "kann nie durchsickern", "nie etwas nach außen", "nichts dringt nach außen", "dringt nichts nach außen", "nie nach außen",
      "null Risiko", "null Datenlecks", "unhackbare", "unknackbare", "unknackbarer", "unknackbarem", "unüberwindbarer Schutz",
      "lückenloser Schutz", "hundertprozentiger Schutz", "hundertprozentiger Datenschutz", "100 % Datenschutz",
      "100 Prozent Datenschutz", "perfekter Datenschutz", "absoluter Datenschutz", "totaler Datenschutz", "Fort-Knox",
      "Schweizer Bank", "Bunker"]
    unless beside: ["nicht garantieren", "keine Garantie", "nicht garantiert", "garantieren nicht", "keine Gewähr",
      "nicht versprechen", "ohne deinen Code", "ohne Ihren Code", "ohne dein Passwort", "ohne deine Zustimmung",
      "ohne Ihre Zustimmung", "Einstellungen", "Abo", "Abonnement", "Probemonat", "Gewährleistung", "Lizenz", "Haftung",
      "haften", "ist nicht", "sind nicht", "Dritte", "Datenschutzerklärung", "keine App", "kein System", "keine Methode",
      "keine Übertragung", "kein Test", "kein Mittel", "kann kein", "kann keine", "kann keinen", "können kein", "können keine",
      "können keinen", "ist kein", "ist keine", "sind kein", "sind keine", "wird nicht", "werden nicht", "nicht ersetzen",
      "kein Ersatz", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine", "nicht dazu",
      "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner", "keine Aussagen",
      "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App", "bedeutet nicht",
      "bedeuten nicht", "heilt nicht", "dient nicht", "nicht an ihrer", "nicht statt", "im Zweifel"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: de
    because: No system is wholly safe or anonymous, and no seal of this kind exists.
    source: [HC-FTC-5]
    examples:
      - { text: "Hacker haben keine Chance.", expect: found }
      - { text: "Der Chat ist verschlüsselt.", expect: clean }

  - id: de-success-certain
    forbid: ["garantiert", "garantieren", "Garantie", "versprochen", "versprechen", "Geld zurück", "oder gratis", "versagt nie",
      "mit Sicherheit", "unfehlbar", "todsicher", "Sie schlafen", "Sie fühlen sich", "wird Ihr Leben", "100 %", "ohne Risiko",
      "egal was", "Geld-zurück", "oder kostenlos", "auf jeden Fall", "auf alle Fälle", "in jedem Fall", "bei jedem", "bei jeder",
      "bei allen", "für jeden", "immer", "jedes Mal", "jedes einzelne Mal", "ausnahmslos", "ohne Ausnahme", "ohne Wenn und Aber",
      "ohne Zweifel", "zweifellos", "zweifelsfrei", "hundertprozentig", "hundert Prozent", "100 Prozent", "zu 100",
      "bombensicher", "narrensicher", "verlässlich", "zuverlässig", "nicht schiefgehen", "nichts schiefgehen", "scheitert nie",
      "enttäuscht nie", "lässt dich nie im Stich", "du wirst", "du schläfst", "Sie werden", "schläfst du", "wirst du",
      "verlierst du", "wird dein Leben", "egal wie", "was auch", "komme, was wolle", "ab der ersten", "ab dem ersten",
      "vom ersten", "sofort", "schon nach", "nach {n} {unit}", "in {n} {unit}", "zehn von zehn", "10 von 10", "alle Nutzer",
      "jeder Nutzer", "alle unsere", "alle Anwender", "schon ab der"]
    words:
      n: ["einer", "einem", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "zehn", "21", "30", "14", "10", "7", "5", "3",
        "wenigen", "ein paar", "nur wenigen"]
      unit: ["Sekunden", "Minuten", "Stunden", "Tagen", "Wochen", "Monaten", "Minute", "Woche", "Sitzungen", "Nacht", "Nächten"]
    beside: ["Gesundheit", "Schlaf", "schlafen", "durch", "Wellness", "Therapie", "Geist", "Herz", "Gehirn", "Körper", "Gewicht",
      "Schmerz", "Schmerzen", "Stimmung", "Stress", "medizinisch", "medizinische", "Diagnose", "Behandlung", "Symptome",
      "Meditation", "Blutdruck", "Blutzucker", "heute Nacht", "besser", "schläfst", "durchschlafen", "einschlafen", "nimmst",
      "abnehmen", "abnimmst", "schlanker", "schlank", "Kilo", "Kilos", "rauchfrei", "Nichtraucher", "schmerzfrei",
      "beschwerdefrei", "symptomfrei", "angstfrei", "geheilt", "gesund", "gesünder", "Heilung", "Genesung", "Linderung",
      "Besserung", "Erleichterung", "Erfolg", "Erfolgsquote", "Erfolgsrate", "Ergebnis", "Ergebnisse", "Wirkung", "wirkt",
      "wirksam", "hilft", "funktioniert", "klappt", "entspannt", "entspannter", "ruhiger", "gelassen", "glücklicher",
      "glücklich", "fitter", "jünger", "stärker", "schwanger", "Rücken", "Haut", "Kopfschmerzen", "Migräne", "Angst", "Panik",
      "Depression", "Genauigkeit", "genau", "Konzentration", "Gedächtnis"]
    unless beside: ["nicht", "kein", "keine", "keinen", "wenn", "falls", "bis", "weil", "sollte", "sollten", "soll", "kann",
      "können", "könnte", "oft", "meist", "manchmal", "häufig", "manche", "viele", "wie", "was", "warum", "welche", "wer",
      "eingetragen", "eintragen", "Eintrag", "Einträge", "Erinnerung", "erinnere", "erinnern", "Durchschnitt", "Ziel", "Ziels",
      "Zielgewicht", "Tagesziel", "Schritte", "Schrittziel", "Diagramm", "Suchergebnisse", "Testergebnis", "Laborwerte",
      "teilen", "exportieren", "Arzt", "Ärztin", "Klinik", "Medikament", "Medikamente", "Tabletten", "Tablette", "Dosis", "frag",
      "frage", "sprich", "sprechen", "ruf", "Notruf", "Notfall", "Einstellungen", "einschalten", "ausschalten",
      "Benachrichtigung", "Benachrichtigungen", "Bildschirm", "Akku", "Sensor", "Verbindung", "verbinden", "Synchronisierung",
      "verfügbar", "Abo", "Abonnement", "kündigen", "verlängert", "Zahlung", "Kauf", "Probemonat", "Jahresabo", "Gewährleistung",
      "Haftung", "Lizenz", "Software", "Aktualisierung", "Absturz", "Fehler", "behoben", "fehlgeschlagen", "erneut", "Studie",
      "Studien", "Artikel", "denk daran", "achte", "wähle", "tippe", "atme", "atmen", "lege", "setz dich", "spüle", "kühle",
      "wasche", "halte", "iss", "trink", "Spaziergang", "Bewegung", "regelmäßig", "Babys", "Kinder", "Erwachsene", "sag uns",
      "hast du", "haben Sie", "war", "waren", "wurde", "geschlafen", "gefühlt", "Lieferung", "löschen", "gelöscht", "Daten",
      "GPS", "Standort", "App immer", "immer aktiv", "immer erlauben", "Mal täglich", "lüfte", "von keiner", "im Zweifel"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: de
    because: It promises success; none is certain.
    source: [HC-HWG-3, HC-ES-4, HC-CAP-12.1]
    examples:
      - { text: "Sie schlafen heute Nacht durch, versprochen.", expect: found }
      - { text: "Sie haben 7 Std. 12 Min. geschlafen.", expect: clean }

  - id: de-success-phrases
    forbid: ["Erfolg garantiert", "garantierter Erfolg", "Erfolg ist garantiert", "Erfolg ist sicher", "Erfolg ist dir sicher",
      "Wirkung garantiert", "garantierte Wirkung", "garantiert wirksam", "Wirksamkeit garantiert", "Ergebnis garantiert",
      "Ergebnisse garantiert", "garantierte Ergebnisse", "Linderung garantiert", "Heilung garantiert", "garantierte Heilung",
      "Besserung garantiert", "garantiert besser", "garantiert gesünder", "garantiert schlanker", "garantiert schmerzfrei",
      "schlafen garantiert", "schläfst garantiert", "garantiert ein", "wirkt immer", "wirkt bei jedem", "wirkt bei allen",
      "wirkt garantiert", "hilft immer", "hilft jedem", "hilft garantiert", "funktioniert immer", "funktioniert bei jedem",
      "funktioniert garantiert", "klappt garantiert", "klappt immer", "versagt nie", "kann nicht schiefgehen",
      "kann gar nicht schiefgehen", "kann nichts schiefgehen", "gar nicht scheitern", "Scheitern unmöglich",
      "Scheitern ausgeschlossen", "hundert Prozent Erfolg", "hundert Prozent Erfolgsquote", "100 Prozent Erfolgsquote",
      "100 % Erfolgsquote", "100 Prozent Erfolg", "100 Prozent wirksam", "100 % wirksam", "hundertprozentig wirksam",
      "hundertprozentiger Erfolg", "oder Geld zurück", "sonst Geld zurück", "Geld zurück, wenn", "Geld zurück, falls",
      "oder du bekommst dein Geld", "sonst bekommst du dein Geld", "nimmst du garantiert ab", "du nimmst garantiert ab",
      "Sie nehmen garantiert ab", "auf jeden Fall ab", "in jedem Fall wirksam", "bei jedem Menschen", "bei jedem Nutzer",
      "bei allen Nutzern", "zehn von zehn Nutzern", "10 von 10 Nutzern", "todsichere Methode", "unfehlbare Methode",
      "narrensicher", "du zahlst nichts", "zahlst du nichts", "Sie zahlen nichts", "zahlen Sie nichts", "oder du zahlst",
      "oder es kostet", "kostet nichts, wenn", "sonst kostenlos", "sonst gratis", "oder es ist gratis", "hat noch jedem",
      "noch jedem geholfen", "hat jedem geholfen", "hat allen geholfen", "hilft ausnahmslos", "hilft wirklich jedem",
      "hilft wirklich allen", "wirkt wirklich immer", "wirkt ausnahmslos", "wirkt auch bei dir", "klappt bei jedem",
      "klappt bei allen", "klappt auch bei dir", "kannst nur gewinnen", "können nur gewinnen", "kannst nichts verlieren",
      "alle schlafen besser", "jeder schläft besser", "jeder nimmt ab", "alle nehmen ab", "jeder wird", "das garantieren wir",
      "garantieren wir dir", "garantieren wir Ihnen", "dafür garantieren wir", "wir garantieren es", "wir garantieren dir",
      "wir garantieren Ihnen", "wir garantieren, dass", "wir versprechen dir", "wir versprechen Ihnen", "versprechen wir dir",
      "versprechen wir Ihnen", "das versprechen wir", "Erfolgsgarantie", "Wirkgarantie", "Heilungsgarantie", "Abnehmgarantie",
      "Gesundgarantie", "mit Garantie schlank", "mit Garantie gesund", "ohne Rückfall", "Rückfall ausgeschlossen",
      "Rückfall unmöglich", "noch nie versagt", "noch nie enttäuscht", "enttäuscht nie", "nie mehr gestresst",
      "nie wieder gestresst", "nie wieder müde", "nie mehr müde", "nie wieder krank", "nie mehr krank",
      "nie wieder schlecht schlafen", "nie mehr schlecht", "nie wieder schlaflos", "nie wieder Stress", "nie mehr Stress",
      "nie wieder Angst", "nie mehr Angst", "verändert dein Leben", "wird dein Leben verändern", "ändert dein Leben",
      "Ihr Leben verändern", "ein neues Leben", "du wirst geheilt", "wirst du geheilt", "du wirst gesund",
      "du wirst schlafen wie", "schläfst wie ein Baby", "schlafen wie ein Baby", "wer unsere App nicht", "wer die App nicht",
      "wer diese App nicht", "wenn Sie unsere App nicht", "wenn Sie die App nicht nutzen", "wenn du die App nicht nutzt",
      "ohne diese App verschlechtert", "ohne unsere App wird", "ohne die App wird", "leidet Ihre Gesundheit",
      "leidet deine Gesundheit", "riskierst deine Gesundheit", "riskieren Ihre Gesundheit", "riskiert seine Gesundheit",
      "Patienten berichten", "Patienten bestätigen", "Patientenberichte", "Dankschreiben", "laut Gutachten",
      "Gutachten bestätigen", "Gutachten belegen", "Vorher-nachher", "war ich geheilt", "bin ich geheilt", "hat mich geheilt",
      "hat mein Leben gerettet"]
    unless beside: ["nicht garantieren", "keine Garantie", "nicht garantiert", "garantieren nicht", "keine Gewähr",
      "nicht versprechen", "ohne deinen Code", "ohne Ihren Code", "ohne dein Passwort", "ohne deine Zustimmung",
      "ohne Ihre Zustimmung", "Einstellungen", "Abo", "Abonnement", "Probemonat", "Gewährleistung", "Lizenz", "Haftung",
      "haften", "ist nicht", "sind nicht", "Dritte", "Datenschutzerklärung", "keine App", "kein System", "keine Methode",
      "keine Übertragung", "kein Test", "kein Mittel", "können nicht", "kann kein", "kann keine", "kann keinen", "können kein",
      "können keine", "können keinen", "ist kein", "ist keine", "sind kein", "sind keine", "wird nicht", "werden nicht",
      "nicht ersetzen", "kein Ersatz", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein", "ersetzen keine",
      "nicht dazu", "nicht zur", "nicht dafür", "nicht geeignet", "nicht geprüft", "nicht zugelassen", "von keiner",
      "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "nicht diese App", "nicht die App",
      "bedeutet nicht", "bedeuten nicht", "heilt nicht", "dient nicht", "nicht an ihrer", "nicht statt", "im Zweifel"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: de
    because: It promises success; none is certain.
    source: [HC-HWG-3, HC-ES-4, HC-CAP-12.1]
    examples:
      - { text: "Es kann gar nicht schiefgehen.", expect: found }
      - { text: "Das Hochladen ist fehlgeschlagen.", expect: clean }

  - id: de-best-beside
    forbid: ["wirksamste", "wirksamster", "der Welt", "beste", "bester", "genaueste", "genauester", "fortschrittlichste",
      "die einzige", "der einzige", "einzigartig", "Nummer eins", "Nr. 1", "konkurrenzlos", "unerreicht", "unübertroffen",
      "unschlagbar", "führende", "revolutionär", "revolutionäre", "Durchbruch", "weltweit", "besten", "weltbeste", "weltbester",
      "wirksamsten", "effektivste", "effektivsten", "genauesten", "präziseste", "präzisesten", "zuverlässigste",
      "zuverlässigsten", "schnellste", "schnellsten", "stärkste", "stärksten", "sicherste", "sanfteste", "modernste", "klügste",
      "erfolgreichste", "beliebteste", "führend", "führender", "Marktführer", "Weltmarktführer", "Spitzenreiter", "Pionier",
      "Testsieger", "Nummer 1", "unübertroffene", "unerreichte", "einzigartige", "einmalig", "beispiellos", "ohnegleichen",
      "ihresgleichen", "seinesgleichen", "überlegen", "überragend", "Revolution", "bahnbrechend", "bahnbrechende",
      "Quantensprung", "Meilenstein", "Goldstandard", "keine andere", "kein anderer", "kein anderes", "keine App",
      "nichts anderes", "nichts wirkt", "nichts hilft", "als jede", "als alles", "als alle", "besser als", "das einzige",
      "als Einzige", "auf dem Markt", "am Markt", "in Europa", "Deutschlands", "aller Zeiten", "die es gibt", "hängt ab",
      "in den Schatten", "lässt alt aussehen", "Nonplusultra", "die letzte App", "mithalten", "das Wasser reichen", "kommt da",
      "so gut wie keine", "doppelt so", "dreimal so", "zehnmal so", "x-mal", "wirksamer als", "je gab", "je entwickelt",
      "je erfunden", "jemals entwickelt", "jemals erfunden", "nichts Besseres", "nichts besser", "nichts Wirksameres",
      "kein besseres", "keine bessere", "keinen besseren", "besser geht es nicht", "besser geht's nicht", "geht nicht besser",
      "wo andere versagen", "wo andere scheitern", "wo alles andere", "wo die Medizin", "hundertmal so", "tausendmal so",
      "um Längen", "mit Abstand", "meilenweit", "haushoch", "Welten besser", "Klasse für sich", "spielt in einer",
      "eigenen Liga", "andere Liga", "Königsklasse", "Königin der", "König der", "Champion", "Weltmeister", "Weltrekord",
      "Rekord", "ungeschlagen", "unbesiegt", "Maß aller Dinge", "setzt Maßstäbe", "neue Maßstäbe", "neuer Standard",
      "neu erfunden", "neu definiert", "Zukunft der", "die Zukunft", "die nächste Generation", "Rolls-Royce", "Ferrari",
      "Mercedes unter", "Premium", "erstklassig", "erstklassige", "Weltklasse", "Spitzenklasse", "Spitzenmedizin", "Extraklasse",
      "Superlativ", "supereffektiv", "hochwirksam", "hochwirksame", "höchst wirksam", "extrem wirksam", "unglaublich wirksam",
      "ultimativ", "ultimative", "perfekte", "perfekter", "genial", "geniale", "genialste", "sensationell", "sensationelle",
      "spektakulär", "phänomenal", "unfassbar", "Spitze", "top", "Bestes"]
    beside: ["Gesundheit", "Schlaf", "schlafen", "Wellness", "Therapie", "Geist", "Herz", "Gehirn", "Schmerz", "Schmerzen",
      "Stimmung", "Stress", "medizinisch", "medizinische", "Diagnose", "Behandlung", "Symptome", "Meditation", "Blutdruck",
      "Blutzucker", "besser fühlen", "Rückenschmerzen", "Kopfschmerzen", "Migräne", "Angst", "Angsttherapie", "Panik",
      "Depression", "Depressionen", "Schlaflosigkeit", "Schlaftracker", "Einschlafhilfe", "Meditations-App", "Entspannung",
      "Gesundheits-App", "Gesundheits-Apps", "Gesundheits-Coach", "Psychotherapie", "Psyche", "Seele", "Herzgesundheit",
      "Herzmonitor", "EKG", "Diabetes", "Abnehmen", "Diät", "Fitness", "Symptom-Checker", "Symptomprüfer", "Diagnosen",
      "Medizin", "Tinnitus", "Asthma", "Allergie", "Allergien", "ADHS", "Wechseljahre", "Zyklus", "Fruchtbarkeit",
      "Schwangerschaft", "Wohlbefinden", "Gedächtnis", "Gehör", "Rücken", "Haut", "Genesung", "Heilung", "Linderung",
      "Immunsystem", "Burnout", "Burn-out", "Ibuprofen", "Tabletten", "Schlaftabletten", "Medikamente", "Schlaflabor",
      "Schlaflabore", "Cholesterin", "Detox", "Heuschnupfen", "Reizdarm", "Rauchstopp"]
    unless beside: ["nicht", "die beste Zeit", "beste Serie", "bester Tag", "dein bester", "Bestzeit", "am besten mit",
      "am besten vor", "am besten nach", "am besten zu", "am besten im", "am besten du", "am besten morgens", "am besten abends",
      "geht es dir am besten", "passt am besten", "welche", "was", "wie", "frag", "frage", "Arzt", "Ärztin", "sprich", "Studie",
      "Studien", "Forschung", "Impfung", "Händewaschen", "Ursache", "Todesursache", "häufigste", "kann", "können", "manche",
      "oft", "meist", "eingetragen", "Eintrag", "Einträge", "Durchschnitt", "wenn", "falls", "Einstellungen", "wähle",
      "auswählen", "vergleiche", "vergleichen", "verglichen", "Vergleich", "Woche", "Monat", "geteilt", "einladen", "bewerten",
      "Bewertung", "Store", "Version", "Update", "anmelden", "synchronisieren", "Abo", "Lizenz", "Software", "Liste", "Diagramm",
      "Daten", "anderen Apps", "andere Apps", "erlauben", "Zugriff", "öffnen", "Favoriten", "neueste", "viele Menschen",
      "weltweit leiden", "Menschen weltweit", "beste Nacht", "des Monats", "Schlafgeräusche", "Bestleistung"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: de
    because: It says that the app is better than all others, which takes proof against each of them.
    source: [HC-FTC-HPCG, HC-MDR-7]
    examples:
      - { text: "Die wirksamste Schlaf-App der Welt", expect: found }
      - { text: "Ihre Gesundheit im Überblick", expect: clean }

  - id: de-body-made-new
    forbid: ["wie neu", "jünger", "verjüngt", "erneuert", "wiederhergestellt", "repariert", "regeneriert", "entgiftet",
      "reinigt", "sauber", "säubert", "setzt zurück", "programmiert", "wird es Ihnen danken", "werden es Ihnen danken", "verrät",
      "wie gesund", "befreit", "baut auf", "heilt", "wieder stark", "schmerzfrei", "ein Leben lang", "entschlackt", "verbrennt",
      "in Bestform", "wieder fit", "verjüngen", "neugeboren", "wie mit 20", "wie mit zwanzig", "Jungbrunnen", "Zeit zurück",
      "Zeit zurückdrehen", "kehrt um", "umkehren", "stoppt das Altern", "regenerieren", "erneuern", "reparieren", "heilen",
      "entgiften", "entschlacken", "reinigen", "durchspült", "durchspülen", "entkalkt", "entkalken", "reaktiviert",
      "reaktivieren", "belebt", "wiederbelebt", "wiederbeleben", "revitalisiert", "revitalisieren", "ins Gleichgewicht",
      "in Balance", "in Einklang", "harmonisiert", "harmonisieren", "reguliert", "regulieren", "balanciert", "ausbalanciert",
      "optimiert", "optimieren", "stimuliert", "stimulieren", "ankurbelt", "ankurbeln", "kurbelt", "kräftigt", "kräftigen",
      "stärkt deine", "stärkt dein", "umprogrammieren", "trainiert neu", "vernetzt neu", "neu vernetzt", "wieder wie",
      "geschmeidig", "nachwachsen", "wächst nach", "wachsen wieder", "verdoppelt", "auf Zellebene", "von innen heraus",
      "strafft", "straffen", "faltenfrei", "aktiviert dein", "aktiviert deine", "jüngere Haut", "wieder jung", "jung hält",
      "hält jung", "jung und", "um Jahre", "Frühjahrsputz", "Ölwechsel", "Tuning", "tunt", "tunen", "Generalüberholung",
      "generalüberholt", "Vordermann", "auf Werkseinstellung", "neu gestartet", "startet neu", "neu startet", "Neustart für",
      "Reset für", "rebootet", "hackt", "hacke deinen", "hack deinen", "Biohacking", "überlistet", "weckt deine", "weckt dein",
      "entlastet", "entfaltet", "glättet", "glatt wie", "flickt", "kittet", "wieder aufgebaut", "baut deine", "baut dein",
      "Knorpel aufbauen", "Muskeln wie", "Kraftwerk", "Adleraugen", "Luchsohren", "wie ein Luchs", "wie ein Adler", "scharf wie",
      "messerscharf", "kristallklar", "blitzblank", "porentief", "pumpt", "durchblutet", "durchlüftet", "entsäuert", "entsäuern",
      "entwässert", "entwässern", "fettfrei", "schmilzt Fett", "Fett weg"]
    beside: ["Gelenk", "Gelenke", "Knie", "Arterien", "Herz", "Leber", "Lunge", "Wirbelsäule", "Darm", "Sehkraft", "Gehör",
      "Haare", "Muskeln", "Venen", "Hormone", "Stoffwechsel", "Nerven", "Gehirn", "Zellen", "Nieren", "Gedächtnis",
      "Bauchspeicheldrüse", "Schilddrüse", "Nervensystem", "Blase", "Prostata", "Eierstöcke", "Lymphe", "Knochen", "Sehnen",
      "Bandscheiben", "Darmflora", "Kreislauf", "Durchblutung", "Blutgefäße", "Gefäße", "DNA", "Mitochondrien", "Vagusnerv",
      "Knorpel", "Zähne", "Zahnfleisch", "Hormonhaushalt", "Hormonspiegel", "Haaren", "Lungen", "Organe", "Organismus",
      "dein Körper", "deinen Körper", "deine Haut", "deine Augen", "Beckenboden", "Libido", "Fruchtbarkeit",
      "Gedächtnisleistung", "Konzentration", "biologisches Alter", "Zellebene", "Stoffwechselrate", "Säure-Basen-Haushalt",
      "Giftstoffe", "Schlacken", "Altern", "Jugend"]
    unless beside: ["nicht", "Punkte", "Cache", "Einstellungen", "Passwort", "Statistik", "Zähler", "Serie", "Daten",
      "eingetragen", "eintragen", "hinzufügen", "bearbeiten", "löschen", "können", "oft", "meist", "manche", "wenn", "falls",
      "was", "warum", "wo", "Arzt", "Ärztin", "Medikament", "Operation", "Übung", "Übungen", "dehne", "beuge", "hebe",
      "schmerzt", "tut weh", "Schmerzen", "spüle", "wasche", "Wunde", "Blutung", "Person", "Scan", "Bodyscan", "atme",
      "entspanne", "lerne", "Artikel", "lies", "Körpergewicht", "Körpertemperatur", "Körperfett", "Gewicht", "Größe",
      "Nachrichtentext", "Zähne putzen", "putz", "Hauttyp", "Face ID", "geschlossenen Augen", "schließe die Augen", "öffne",
      "frische Luft", "Sonnencreme", "Filter", "Käufe", "Konto", "keine App", "kein System", "keine Methode",
      "keine Übertragung", "kein Test", "kein Mittel", "kann kein", "kann keine", "kann keinen", "ist kein", "ist keine",
      "sind kein", "sind keine", "kein Ersatz", "ersetzt kein", "ersetzt keine", "ersetzt keinen", "ersetzen kein",
      "ersetzen keine", "von keiner", "keine Aussagen", "keine Aussage", "kein ärztlicher", "keine ärztliche", "keine Gewähr",
      "keine Garantie", "im Zweifel", "die Leber reinigt", "die Nieren filtern", "erholt sich", "der Körper", "wie geht",
      "wie wird", "wie man", "wie stark", "kann zu", "Glas Wasser"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: de
    because: It says that the app changes how the body works.
    source: [HC-FDA-GW, HC-MDR-2, HC-FTC-HPCG]
    examples:
      - { text: "Ihre Gelenke wie neu", expect: found }
      - { text: "Schmerzt Ihr Knie?", expect: clean }

  - id: de-keeping-phrases
    forbid: ["gar nicht erst", "gar nicht mehr", "nicht erst kommt", "erst gar nicht", "keine Chance", "nicht an dich heran",
      "nichts anhaben", "nicht mehr wieder", "nie mehr wieder", "erkältungsfrei", "grippefrei", "infektfrei",
      "allergiefrei leben", "nicht mithalten", "kommt nicht durch", "kommt nicht wieder", "kommen nicht wieder",
      "nicht wiederkommt", "Tür vor der Nase", "nicht anhaben", "nie wieder einen Tag", "nicht mehr zu", "nicht mehr los",
      "nicht länger", "hast du nicht mehr", "gibt es nicht mehr", "gibt es bei uns nicht", "muss nicht sein",
      "müssen nicht sein", "brauchst du nicht mehr", "kein Schicksal", "nicht mein Ding", "nicht mehr quälen",
      "quälen dich nicht", "quält dich nicht", "nicht mehr quält", "nie wieder quälen", "nie mehr leiden", "nie wieder leiden",
      "leidest nicht mehr", "nicht mehr leiden", "nicht entgehen", "bleibt nicht", "keiner entgeht", "nicht wehtun",
      "tut nicht mehr weh", "tun nicht mehr weh"]
    words:
      sick: ["Migräne", "Kopfschmerz", "Schmerz", "Angst", "Panik", "Krebs", "Diabetes", "Asthma", "Demenz", "Schlaganfall",
        "Infarkt", "Herzinfarkt", "Grippe", "Infektions", "Krankheits", "Thrombose", "Allergie", "Erkältungs", "Alzheimer",
        "Depressions", "Rheuma", "Burnout"]
      part: ["risiko", "anfall", "anfälle", "anfällen", "attacke", "attacken", "symptome", "beschwerden", "schub", "schübe",
        "schmerzen", "erkrankung", "erkrankungen", "gefahr", "frei", "freie"]
      illness: *illness
    beside: ["{illness}", "{sick}{part}"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: de
    because: It says that the app prevents a disease, which makes it a medical device.
    source: [HC-FDA-GW, HC-MDR-2]
    examples:
      - { text: "Gib Diabetes keine Chance.", expect: found }
      - { text: "Das Bild lädt gar nicht erst.", expect: clean }

"""#),
    File(path: "health-claims/more-en.yaml", text: #"""
# The families of en.yaml in English where the words of a claim do not touch: a verb of healing, finding, keeping away, replacing or vouching
# anywhere in a sentence with a condition, a profession or a medicine. What teaches, warns or is written down is left alone.
terms:

  - id: outcome-beside
    forbid: ["goodbye", "bye-bye", "kick", "kicks", "kicked", "calm", "calms", "to normal", "normalises", "normalizes",
      "reverse", "reverses", "free from", "freedom from", "free of", "break free", "no more", "never again", "ditch", "ditches",
      "lift", "lifts", "lifted", "melt", "melts", "erases", "dissolve", "dissolves", "vanish", "vanishes", "disappear",
      "disappears", "gone", "the answer", "your answer", "answer to", "way out", "escape", "escapes", "end", "ends", "stop",
      "stops", "beat", "beats", "tame", "tames", "defeat", "defeats", "conquer", "conquers", "relief", "relieve", "relieves",
      "soothe", "soothes", "heal", "heals", "cure", "cures", "treat", "treats", "drug-free", "pill-free", "without pills",
      "without drugs", "in minutes", "in days", "overnight", "for good", "forever", "for life", "in weeks", "within weeks",
      "within days", "banish", "banishes", "crush", "crushes", "fight", "fights", "overcome", "overcomes", "ease", "eases",
      "under control", "take control", "reduces", "reduce", "lowers", "lower", "halves", "halve", "shrinks", "shrink",
      "wash away", "shake off", "shut down", "switch off", "turn off", "leave behind", "leaves behind", "behind you", "get rid",
      "gets rid", "rid of", "repair", "repairs", "restore", "restores", "fix", "fixes", "solve", "solves", "won't come back",
      "a thing of the past", "last day with", "live without", "life without", "tackles", "tackle", "works on", "remedy",
      "antidote", "therapy for", "recovery from", "recover", "recovers", "eliminate", "eliminates", "clears", "improves",
      "set you free", "wake up without", "quiet", "quiets", "silence", "silences", "gets under", "silent", "dry up",
      "like you never", "walk away", "turn your back", "outsmart", "won't find you", "farewell", "cold turkey",
      "in five minutes", "in one minute", "without creams", "without cream", "years younger", "cured", "sail through", "shut up",
      "dries", "drowns", "washes away", "takes away", "so long", "to bed", "turn the tide", "met its match", "meet its match",
      "meets its match", "your life back", "back control", "retrain", "retrains", "working again", "work again", "walk again",
      "run again", "breathe again", "live again", "hear again", "see again", "smile again", "move again", "like a baby",
      "healed", "undo", "undoes", "walk out of", "out of depression", "climb out of", "pulls you out of", "leads you out of",
      "loosens", "drop your", "bring down", "brings down", "bring your", "wipe out", "wipes out", "zap", "zaps", "bust", "busts",
      "stamp out", "stamps out", "sees off", "blasts", "packing", "adios", "fades", "fade away", "subside", "subsides",
      "breathe away", "tap away", "extinguishes", "extinguish", "cools", "tones down", "dials down", "dial down", "chase away",
      "chases away", "sweeps away", "blows away", "evaporate", "evaporates", "crumbles", "retreats", "surrender", "surrenders",
      "say no to", "had enough of", "are over", "is over", "it's over", "won't be back", "never come back", "never comes back",
      "never return", "never returns", "begone", "lose your", "outgrow", "train away", "remission", "reversal", "reversed",
      "rewind", "rewinds", "roll back", "rolls back", "turns back", "turn back", "rebalances", "rebalance", "stabilises",
      "stabilizes", "stabilise", "stabilize", "evens out", "master your", "targets", "attacks", "combats", "combat", "battle",
      "battles", "neutralises", "neutralizes", "unlearn", "win against", "wins against", "triumph over", "shakes off",
      "surgery-free", "without surgery", "without a scalpel", "without needles", "without sedatives", "without sleeping pills",
      "without medication", "without medicine", "naturally", "instantly", "in an hour", "in hours", "in one session",
      "after one session", "in one night", "by tomorrow", "by the weekend", "in {n} {unit}", "keeps the", "rid your", "rid you",
      "ridding", "at last", "once and for all", "thaw", "soften", "softens", "unknots", "untangles", "dismantles", "uproots",
      "roots out", "nothing works like", "made easy", "painless", "pain free", "switches off", "turns off", "shuts off",
      "knocks out", "knock out", "flattens", "handles your", "takes care of your", "forget", "no trace of", "with one tap",
      "at the touch of a button", "at the push of a button", "within minutes", "within hours", "deserves", "relax away",
      "walk off", "sleep off", "sleeping through", "is history", "are history", "into history", "clear your", "out of business",
      "out of your life", "sorted", "upper hand", "drain away", "drains away", "comes down", "come down", "go down", "drops",
      "falls", "sinks", "doesn't have to be", "don't have to be", "no longer has to", "behind bars", "nothing but", "soon be",
      "memory", "outgrows", "lets go", "let go", "loses its grip", "release you", "releases you", "unchain", "off the hook",
      "off your shoulders", "off your chest", "on the run", "runs for the hills", "hits the road", "take a hike",
      "show the door", "shows the door", "the door on", "shut the door", "shuts the door", "slam the door", "close the door",
      "closes the door", "throw out", "throws out", "boot", "boots", "evict", "evicts", "fire your", "hand its notice",
      "given notice", "bury", "buries", "lay to rest", "lays to rest", "K.O.", "knockout", "checkmate", "game over",
      "curtain call", "last chapter", "final chapter", "the last of your", "last migraine", "your last", "turn the page",
      "turns the page", "write off", "cross off", "strikes out", "strike back", "hits back", "stands up to", "stand up to",
      "takes on", "takes down", "take down", "brings to its knees", "on its knees", "break the cycle", "breaks", "cracks",
      "shatter", "shatters", "smash", "smashes", "slay", "slays", "annihilate", "annihilates", "exterminates", "eradicates",
      "eradicate", "nuke", "nukes", "vaporises", "vaporizes", "whisk away", "whisks away", "lull", "lulls", "numbs", "numb",
      "untie", "unties", "smooths", "smoothes", "smooth away", "iron out", "irons out", "rub out", "rubs out", "wipe away",
      "wipes away", "rinses away", "scrub", "flush out", "flushes out", "squeeze out", "peel away", "sweat out", "dance away",
      "laugh away", "stretch away", "stroll away", "hum away", "sing away", "think your way", "breathe your way",
      "meditate your way", "sleep your way", "exercise your way", "works wonders", "wonders for", "magic for", "the trick",
      "secret to", "key to", "hack for", "answer for", "balm", "salve", "lifeline", "rescue", "rescues", "save your",
      "saves your", "back from", "comeback", "recoveries", "in recovery", "reawakens", "normal again", "normal range",
      "back on track", "in range", "into range", "healthy again", "under wraps", "no match for", "is no match",
      "doesn't stand a chance", "has nothing on", "afraid of us", "scared of us", "hates this", "hate this", "leave in the past",
      "erase your", "back to the past", "mitigate", "mitigates", "mitigation of", "in the treatment of", "for treating",
      "alleviate", "alleviates", "manages your", "manage your", "therapy against"]
    words:
      n: ["one", "two", "three", "four", "five", "six", "seven", "ten", "fourteen", "21", "30", "14", "10", "7", "5", "3",
        "a few", "just"]
      unit: ["seconds", "minutes", "hours", "days", "weeks", "months", "minute", "week", "month", "sessions", "nights"]
      illness: &illness ["depressed", "murmur", "murmurs", "retinopathy", "AFib", "glucose", "broken bones", "fractures",
        "fracture", "back problems", "eye problems", "heart trouble", "erection", "libido", "sleep loss", "trigger finger",
        "bad knees", "missing period", "amenorrhoea", "polycystic ovaries", "menstrual problems", "ear wax", "snore",
        "tenderness", "plaque", "fibrous tissue", "bone decay", "memory decline", "mental decline", "cognitive impairment",
        "brain injuries", "birth defects", "prostate", "bladder", "relapse", "withdrawal", "dialysis", "food intolerance",
        "intolerances", "wetting the bed", "bed-wetting", "stutter", "lisp", "age spots", "stomach acid", "swollen legs",
        "heavy legs", "bunions", "corns", "snores", "restlessness", "gum problems", "erectile problems", "pneumothorax",
        "high blood sugars", "lactose", "coeliac", "prediabetes", "A1C", "HbA1c", "triglycerides", "blood lipids",
        "poor circulation", "irregular heartbeat", "irregular heartbeats", "heart conditions", "heart problems", "angina",
        "tachycardia", "atherosclerosis", "embolism", "hypotension", "varicose vein", "polyarthritis", "spondylosis", "fibrosis",
        "lumbago", "bursitis", "tennis elbow", "plantar fasciitis", "frozen shoulder", "whiplash", "stiff joints", "stiff neck",
        "joint damage", "bone loss", "aches", "stomach ache", "indigestion", "gastritis", "diverticulitis", "GERD", "SIBO",
        "gallbladder", "diarrhoea", "diarrhea", "food poisoning", "norovirus", "salmonella", "cholera", "typhoid", "polio",
        "chicken pox", "mpox", "monkeypox", "Zika", "AIDS", "HPV", "congestion", "runny nose", "shortness of breath",
        "breathlessness", "wheezing", "emphysema", "prostatitis", "bedwetting", "vaginal dryness", "thrush", "low testosterone",
        "hormone imbalance", "hormonal imbalances", "perimenopause", "night sweats", "heavy periods", "irregular periods",
        "preeclampsia", "pre-eclampsia", "baby blues", "colic", "teething", "lymphoma", "myeloma", "sarcoma", "carcinoma",
        "metastases", "concussion", "brain damage", "brain injury", "spinal injuries", "aphasia", "ALS", "Huntington's",
        "cerebral palsy", "muscular dystrophy", "restless legs", "narcolepsy", "sleepwalking", "nightmares", "night terrors",
        "sleep problems", "bad sleep", "bruxism", "teeth grinding", "TMJ", "cavities", "tooth decay", "dry mouth", "cold sore",
        "athlete's foot", "hives", "itching", "itchy skin", "dry skin", "scars", "stretch marks", "vitiligo", "alopecia",
        "sunburn", "lymphoedema", "lymphedema", "oedema", "edema", "water retention", "dry eyes", "eye strain", "lazy eye",
        "amblyopia", "astigmatism", "presbyopia", "poor vision", "deafness", "stage fright", "agoraphobia", "claustrophobia",
        "hallucinations", "paranoia", "mania", "bipolar", "cravings", "binge eating", "overeating", "attention deficit",
        "hyperactivity", "speech delay", "stammering", "Tourette's", "tics", "nervous breakdown", "exhaustion", "sarcoidosis",
        "metabolic syndrome", "insulin resistance", "hypoglycaemia", "hypoglycemia", "hypothyroidism", "hyperthyroidism",
        "Hashimoto's", "bacteria", "germs", "superbugs", "toxins", "chronic conditions", "medical conditions", "health problems",
        "health conditions", "skin conditions", "pregnancy loss", "blindness", "ageing", "aging", "cognitive decline",
        "forgetfulness", "suicide", "grief", "PMDD", "vaginismus", "premature ejaculation", "sexual dysfunction", "panic",
        "flares", "lung function", "kidney failure", "kidneys", "infarct", "chlamydia", "gonorrhoea", "gonorrhea", "hot flashes",
        "rosaceas", "tuberculosis", "dengue", "Ebola", "mumps", "chickenpox", "shingles", "scoliosis", "hernia", "slipped disc",
        "gallstones", "pancreatitis", "cirrhosis", "anaphylaxis", "gingivitis", "bad breath", "halitosis", "body odour",
        "dandruff", "cold sores", "ringworm", "scabies", "lice", "worms", "parasites", "candida", "fertility", "dizziness",
        "hearing", "eyesight", "short-sightedness", "nearsightedness", "long-sightedness", "bulimic", "miscarriage",
        "miscarriages", "ear ache", "earache", "toothache", "sore throat", "cough", "fever", "epileptic", "oxygen saturation",
        "STI", "STIs", "syphilis", "UTI", "cystitis", "eczemas", "dermatitis", "measles", "rabies", "tetanus", "cardiac arrest",
        "clots", "thrombosis", "aneurysm", "dementias", "weak heart", "bad back", "broken heart syndrome", "suicidal thoughts",
        "self-harm", "hormonal imbalance", "fibroids", "gut", "fungus", "nicotine", "arteries", "borderline", "neuropathy",
        "carpal tunnel", "tendonitis", "jet lag", "hangover", "hangovers", "warts", "varicose veins", "cellulite", "wrinkles",
        "haemorrhoids", "hemorrhoids", "dyslexia", "stuttering", "sinusitis", "tonsillitis", "polyps", "cysts", "heart rhythm",
        "palpitations", "tremor", "tremors", "paralysis", "spasms", "migraine", "migraines", "headache", "headaches", "anxiety",
        "phobia", "phobias", "depression", "depressive", "low mood", "insomnia", "sleeplessness", "sleep apnea", "sleep apnoea",
        "snoring", "diabetes", "blood sugar", "blood pressure", "hypertension", "cholesterol", "cancer", "cancers", "tumor",
        "tumors", "tumour", "tumours", "melanoma", "leukaemia", "leukemia", "asthma", "COPD", "bronchitis", "pneumonia",
        "arthritis", "osteoarthritis", "rheumatism", "gout", "osteoporosis", "eczema", "psoriasis", "acne", "rosacea", "rash",
        "rashes", "pain", "pains", "sciatica", "fibromyalgia", "lupus", "endometriosis", "PCOS", "multiple sclerosis",
        "Parkinson's", "Alzheimer's", "dementia", "memory loss", "stroke", "strokes", "heart attack", "heart attacks",
        "heart failure", "arrhythmia", "atrial fibrillation", "epilepsy", "seizure", "seizures", "ADHD", "autism", "PTSD",
        "trauma", "OCD", "schizophrenia", "psychosis", "burnout", "addiction", "addictions", "alcoholism", "anorexia", "bulimia",
        "obesity", "infertility", "erectile dysfunction", "impotence", "menopause", "hot flushes", "PMS", "cramps", "tinnitus",
        "vertigo", "glaucoma", "cataracts", "macular degeneration", "myopia", "vision loss", "hair loss", "baldness", "allergy",
        "allergies", "flu", "influenza", "colds", "COVID", "coronavirus", "virus", "viruses", "infection", "infections",
        "sepsis", "HIV", "herpes", "malaria", "hepatitis", "kidney stones", "fatty liver", "IBS", "Crohn's", "colitis",
        "heartburn", "reflux", "ulcers", "ulcer", "constipation", "bloating", "nausea", "incontinence", "thyroid", "anaemia",
        "anemia", "inflammation", "fatigue", "disease", "diseases", "illness", "illnesses", "disorder", "disorders", "symptoms",
        "ailments", "inhaler", "anxious", "bad nights", "mole", "arrhythmias", "a cold", "sickness", "fluctuating sugar",
        "sugar levels", "sugar spikes", "hiccups", "shin splints", "runner's knee", "mood swings", "racing thoughts", "worry",
        "worries", "overthinking", "stress", "burn-out", "low energy", "tiredness", "sleepless", "restless nights", "allergic",
        "allergens", "gluten", "lump", "lumps", "moles", "coughs", "overdose", "underactive", "bugs", "any bug", "fits",
        "stiffness", "swelling", "bowel", "digestion", "sore muscles", "sore back", "bad posture", "fear", "ADD",
        "attention problems", "on the spectrum", "narcissism", "broken sleep", "sleep debt", "hearts", "diabetic", "relapses",
        "flare-ups", "flare-up", "outbreaks", "outbreak", "sinus", "sinuses", "knees ache", "joint problems", "rheumatic",
        "deficiency", "numb fingers", "numbness", "pins and needles", "earwax", "snorer", "squint", "knock knees", "flat feet",
        "double chin", "split ends", "grey hair", "gray hair", "dark circles", "blackheads", "pimples", "boils", "sweating",
        "hyperhidrosis", "body odor", "shaking", "shaky hands", "polyp", "nosebleeds", "heavy bleeding", "spotting", "miscarry",
        "preterm birth", "jaundice", "croup", "RSV", "strep", "tonsils", "laryngitis", "hoarseness", "pleurisy", "asbestosis",
        "hypertensive", "clot", "DVT", "palpitation", "fainting", "faintness", "POTS", "dysautonomia", "ME/CFS", "chronic Lyme",
        "histamine intolerance", "parasite", "worm", "pelvic floor problems", "prolapse", "piles", "fissures", "gas", "bloat",
        "bloated", "hormone chaos", "estrogen dominance", "low T", "hot flush", "night sweat", "foggy brain", "fog",
        "writer's cramp", "RSI", "text neck", "hunchback", "sniffles", "runny noses", "common cold", "tummy ache",
        "upset stomach", "food coma", "drinking", "smoking", "smoker", "vaping", "doomscrolling", "procrastination", "shyness",
        "panicky", "heartbreak", "self-doubt", "low self-esteem", "anger", "rage", "intrusive thoughts", "compulsions",
        "hoarding", "tantrums"]
      plain: &plain ["not", "cannot", "can't", "never promise", "no evidence", "are false", "is false", "a myth", "myths",
        "evidence that", "claims that", "walking", "running", "exercise", "on its own", "on their own", "by itself",
        "by themselves", "antibiotics", "vaccine", "vaccines", "vaccination", "many people", "some people", "most people",
        "doctors diagnose", "doctors treat", "doctors use", "the FDA warns", "warns about", "beware", "scam", "scams", "talk to",
        "ask your", "see a", "consult", "seek", "log", "logged", "record", "recorded", "add", "edit", "delete", "diary",
        "date of", "history of", "family history", "is a condition", "is a disease", "can cause", "symptoms include", "reminder",
        "reminders", "appointment", "emergency", "first aid", "call 911", "call 999", "call 112", "learn about", "licence",
        "license", "is no", "doctor can", "wash your hands", "handwashing", "healthy diet", "a diet", "no medicine", "ibuprofen",
        "paracetamol", "aspirin", "insulin", "antihistamines", "sunscreen", "a blood test", "people with", "is offered",
        "are offered", "screening for", "screening can", "fever", "fluids", "blood pressure medicines", "medicines lower",
        "from the list", "by your clinic on", "without asking", "call your doctor", "the doctor asks", "smoking", "alcohol",
        "chest pain", "hard to breathe", "helps the body", "leaflet", "dose", "taken", "type 1", "type 2", "every two years",
        "read more", "how is", "what is", "common", "can run in families", "the immune system protects", "coughing",
        "as your plan", "being active", "staying active", "activity", "sun protection", "sunlight", "sunscreens", "blood cells",
        "usually", "often", "sometimes", "typically", "in most cases", "in some cases", "generally", "for some", "people who",
        "anyone who", "older people", "babies", "infants", "when you", "when a", "unless", "as soon as", "graph", "entry",
        "widget", "filter", "sort", "field", "the person", "the wound", "ambulance", "hotline", "helpline", "rate", "how strong",
        "how bad", "how long", "how much", "how does", "how do", "how are", "how doctors", "why", "what are", "what does",
        "what to do", "includes", "such as", "for example", "may be", "might be", "can be", "can lead", "can make", "can last",
        "can have", "can occur", "can affect", "lead to", "leads to", "raises the risk", "increase the risk",
        "increases the risk", "risk factor", "risk factors", "caused by", "is treated", "are treated", "treated with", "is used",
        "are used", "used to treat", "treatable", "research", "researchers", "study", "studies", "trial", "trials", "guideline",
        "guidelines", "learn more", "learn how", "article", "articles", "support group", "foundation", "donate", "awareness",
        "crash", "crashes", "bug fix", "error", "errors", "sync", "export", "average", "per week", "per month", "cup of",
        "a glass of", "fibre", "fiber", "vegetables", "losing weight", "weight loss surgery", "helmet", "seat belt", "condom",
        "condoms", "mask", "masks", "distance from others", "isolate", "the spread", "spread of", "spreading", "exposed to",
        "exposure", "contact tracing", "tested positive", "test positive", "close contact", "poison", "sting", "bleeding",
        "blister", "cold pack", "ice", "pressure on the", "recovery position", "chest compressions", "don't", "isn't", "aren't",
        "no cure", "never stop", "never ignore", "never delay", "nobody knows", "warn", "warns consumers", "your care plan",
        "care team", "your nurse", "a nurse", "pharmacist", "doctor or", "go to hospital", "crew", "boss", "level up", "enemy",
        "enemies", "heal your team", "potion", "your notes", "recipe", "recipes", "allergens in", "contains", "made from",
        "ingredients", "allergic reaction", "allergic to", "anaphylaxis", "epipen", "calculated from", "settings", "password",
        "wi-fi", "bluetooth", "battery", "screen reader", "dark mode", "subscription", "warranty", "liable", "liability",
        "copyright", "software", "pain-free days", "pain-free day", "only a professional", "fight germs", "fights germs",
        "score", "scores", "a person who", "survey", "household", "under 18", "feet", "metre", "meter", "statins",
        "beta blockers", "antibodies", "antibody", "breastfeeding", "the liver", "hand washing", "washing hands",
        "washing your hands", "fluoride", "brushing", "toothbrushing", "flossing", "balanced diet", "healthy eating",
        "folic acid", "vitamin D", "iodine", "mammogram", "mammograms", "mammography", "smear test", "colonoscopy can", "an ECG",
        "X-ray can", "defibrillator", "adrenaline", "epinephrine", "immunisation", "immunization", "physiotherapy",
        "behavioural therapy", "behavioral therapy", "talking therapy", "for many", "wounds", "blisters", "face, arms",
        "know the signs", "recognise the signs", "recognize the signs", "learn to recognise", "learn to recognize",
        "signs of a heart attack", "signs of a stroke", "public health", "health service", "herd immunity", "mosquito nets",
        "seat belts", "helmets", "swimming", "cycling", "yoga can", "smoke alarms", "antihistamine", "antivirals",
        "antidepressants", "chemotherapy", "radiotherapy", "surgery can", "transplant", "a stent", "pacemaker", "hearing aids",
        "glasses", "contact lenses", "sterilisation", "pasteurisation", "clean water", "good hygiene", "no app can", "no system",
        "no method", "no test is", "no treatment", "doesn't", "no replacement", "no substitute", "no guarantee", "no claims",
        "no advice", "never replace", "never instead", "your doctor may", "your doctor will", "your doctor might",
        "your doctor should", "see your doctor", "to your doctor", "with your doctor", "by your doctor", "from your doctor",
        "your doctor if", "your doctor about", "your doctor for", "your doctor says", "your doctor said", "your doctor has",
        "for your doctor", "a doctor may", "ask a doctor", "call a doctor", "a doctor if", "to a doctor", "a doctor before",
        "by a doctor", "a doctor about", "eat less", "eat more", "drink water", "pain chart", "the chart shows", "charts",
        "less salt", "your entries", "no entries", "my notes", "if you have any", "you have been", "if you are", "you have had",
        "have you", "do you", "does your", "did you", "did the", "has the", "where", "about your", "tell us", "tell your",
        "let us know", "note", "remember", "may have been", "if you think", "think you", "you have no", "you have a",
        "after you", "order a test", "book a test", "rapid test", "test result", "test results", "lateral flow", "risk group",
        "your doctor asks", "talk about", "lives with", "living with", "if you live with", "diagnosed", "list of", "topics",
        "choose", "select", "pick", "professional can", "please visit", "refer to", "patient", "patients"]
    beside: ["{illness}"]
    unless beside: ["{plain}"]
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: en
    because: It says that the app treats a disease, which makes it a medical device.
    source: [HC-FDA-GW, HC-MDR-2, HC-UCP-17]
    examples:
      - { text: "Brings your blood sugar back to normal.", expect: found }
      - { text: "Log your pain", expect: clean }

  - id: finding-beside
    forbid: ["can tell", "tells you", "finds", "find out if", "knows", "know if", "know whether", "discover", "detects",
      "detect", "spots", "spot", "sees", "catches", "catch", "recognises", "recognizes", "identifies", "reveals", "reveal",
      "senses", "quiz", "our test", "scans", "screening", "screens", "screen for", "signs of", "you've got", "you suffer",
      "you show", "results show", "results suggest", "score shows", "might have", "you probably", "is it", "dangerous",
      "before you do", "before the doctor", "before it starts", "before symptoms", "before they", "years before", "hours before",
      "minutes before", "early", "earlier than", "is coming", "in advance", "predicts", "predict", "forecasts", "warns you",
      "alerts you", "diagnoses", "diagnose", "self-test", "from a photo", "with your camera", "in 60 seconds", "in seconds",
      "hidden", "at risk of", "missed", "smells", "hears", "gives away", "check your child", "checks", "taps", "eyes miss",
      "the eye misses", "hours ahead", "a day before", "unmask", "unmasks", "exposes", "betrays", "uncovers", "diagnosing",
      "answers in", "tracks down", "learn if", "learn whether", "find out whether", "find out now", "works out", "figures out",
      "tell if", "tell whether", "tells whether", "tell a", "tells a", "tell apart", "tells apart", "distinguishes", "verdict",
      "decoded", "decodes", "decode", "snap a picture", "snap a photo", "one photo", "one picture", "one recording", "one drop",
      "one breath", "a selfie", "your selfie", "your cough", "your voice", "your tongue", "your eyes", "your typing",
      "your face", "listens for", "listens to", "picks up", "feels the", "we notice", "notices", "flags", "reads your",
      "estimates your", "foresees", "foretells", "anticipates", "see it coming", "a week ahead", "days ahead", "ahead of time",
      "years ahead", "before it happens", "before it hits", "before it strikes", "before you feel", "before you notice",
      "before anyone", "before your", "your friends do", "years earlier", "days earlier", "in time", "know your", "know today",
      "based on your", "your risk", "your odds", "we noticed", "we detected", "we think you", "you seem", "you're showing",
      "signs point", "points to", "point to", "suggests", "are consistent with", "typical of", "you're likely", "you are likely",
      "we know", "our AI", "tests you for", "test yourself", "test your", "rules out", "rule out", "confirms", "assesses your",
      "analyses your", "analyzes your", "measures your", "watches for", "looks for", "hunts for", "never misses",
      "misses nothing", "sounds the alarm", "raises the alarm", "the answer in", "get an answer", "answer ten questions",
      "{n} questions", "overlooks", "overlook", "behind your", "behind that", "the cause of your", "what's behind",
      "at first glance", "at a glance", "takes one look", "tells when", "first symptom", "first sign", "first signs",
      "before the first", "feels it", "tonight", "diagnosed at home", "at home in", "one tap tells", "risk score", "how sick",
      "how ill", "suggest that you", "scan your", "scan of your", "coming before", "find out in", "find out at", "point, shoot",
      "likely have", "likely has", "you may be", "you might be", "detected signs", "we've detected", "we have detected",
      "we found signs", "long before", "well before", "stage one", "stage 1", "earliest", "nowhere to hide", "can't hide",
      "cannot hide", "hides from", "hide from us", "slips past", "slip past", "gets past", "escapes our", "fingers miss",
      "others miss", "tracks your", "yes or no", "flat", "get your", "learn your", "voice check", "blink test", "one test",
      "the only test", "this test", "home test", "picks it up", "picks out", "pick out", "pinpoints", "pinpoint", "singles out",
      "zeroes in", "hones in", "homes in on", "spotted", "caught", "flagged", "diagnosed in", "diagnosed by", "diagnosis of",
      "says it's", "say it's", "tell you it's", "call it", "names your", "name your", "puts a name", "put a name",
      "understands what's", "explains your", "reads between", "sixth sense", "third eye", "radar", "x-ray vision", "watchdog",
      "lookout", "sentinel", "keeps an eye out for", "keep an eye out for", "sniff out", "sniffs out", "tastes", "feels when",
      "before it becomes", "before it gets", "before it spreads", "before it turns", "before things", "while it's still",
      "still curable", "while there's still time", "mistake for", "tell cancer", "from a harmless", "harmless or",
      "just a headache or", "worried it", "worried about", "wonder if", "wondering if", "ever wondered", "you have depression",
      "you have anxiety", "you have ADHD", "you have apnea", "you have diabetes", "you have hypertension",
      "you have a high risk", "you may have depression", "you may have a", "you could have a", "it could be", "you have sleep",
      "you have insomnia", "you have autism", "you have an"]
    words:
      n: ["one", "two", "three", "four", "five", "six", "seven", "ten", "fourteen", "21", "30", "14", "10", "7", "5", "3",
        "a few", "just"]
      illness: *illness
      plain: *plain
    beside: ["{illness}"]
    unless beside: ["{plain}"]
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: en
    because: It says that the app finds a disease, which makes it a medical device.
    source: [HC-FDA-GW, HC-MDR-2, HC-HWG-9]
    examples:
      - { text: "Catches atrial fibrillation before your doctor does.", expect: found }
      - { text: "Date of your cancer diagnosis, add it early", expect: clean }

  - id: finding-phrases
    forbid: ["what's wrong with you", "what is wrong with you", "what's wrong with your", "what is wrong with your body",
      "what's really wrong", "what your body is hiding", "the disease behind", "the illness behind", "the condition behind",
      "disease behind your symptoms", "your diagnosis in", "a diagnosis in", "diagnosis at home", "diagnosis in your pocket",
      "diagnosis without", "diagnoses you", "diagnose yourself", "diagnosis from your", "get diagnosed", "your own diagnosis",
      "makes the diagnosis", "the right diagnosis", "names the disease", "names your disease", "know what you have",
      "what you're suffering from", "what you are suffering from", "which illness you", "which disease you",
      "reads your symptoms", "type in your symptoms and", "enter your symptoms and get", "a doctor-level diagnosis",
      "knows you're sick", "knows you are sick", "knows when you're ill", "that you're getting sick", "before you get sick",
      "before you fall ill", "you're getting ill", "what doctors miss", "what your doctor missed", "what your doctor overlooked",
      "finds what your doctor", "the diagnosis your doctor", "your symptoms, explained", "your symptoms mean that",
      "use in the diagnosis", "for the diagnosis of", "aids in the diagnosis", "remote diagnosis", "diagnosis online",
      "online diagnosis", "diagnosis by video", "diagnosis by chat", "diagnosis by app", "intended to diagnose"]
    unless beside: ["you have been", "when you have", "you have had", "have you", "do you", "does your", "did you", "did the",
      "has the", "where", "about your", "tell us", "tell your", "let us know", "note", "remember", "may have been", "think you",
      "you have an appointment", "you have no", "you have a", "after you", "order a test", "book a test", "rapid test",
      "test result", "test results", "lateral flow", "risk group", "your doctor asks", "talk about", "lives with", "living with",
      "diagnosed", "list of", "topics", "choose", "select", "pick", "only a professional", "professional can", "screening for",
      "please visit", "refer to", "patient", "patients", "if you", "your doctor can", "the doctor can", "a doctor can", "not",
      "cannot", "can't", "never promise", "no evidence", "are false", "is false", "a myth", "myths", "evidence that",
      "claims that", "walking", "running", "exercise", "on its own", "on their own", "by itself", "by themselves", "antibiotics",
      "vaccine", "vaccines", "vaccination", "many people", "some people", "most people", "doctors diagnose", "doctors treat",
      "doctors use", "the FDA warns", "warns about", "beware", "scam", "scams", "talk to", "ask your", "see a", "consult",
      "seek", "log", "logged"]
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: en
    because: It says that the app finds a disease, which makes it a medical device.
    source: [HC-FDA-GW, HC-MDR-2, HC-HWG-9]
    examples:
      - { text: "Finds what doctors miss.", expect: found }
      - { text: "Ask your doctor what is wrong.", expect: clean }

  - id: keeping-away-beside
    forbid: ["keeps", "at bay", "away", "never", "shield", "shields", "protect", "protects", "armour", "armor", "immune",
      "won't get", "won't catch", "lower your risk", "cuts your risk", "your risk of", "avoid", "avoids", "prevent", "prevents",
      "stay free", "ward off", "wards off", "fend off", "fends off", "head off", "stave off", "guard", "guards", "defends",
      "out of your life", "no chance", "stand a chance", "safe from", "without a single", "a winter without", "a year without",
      "resist", "resists", "block", "blocks", "repel", "repels", "wall against", "bulletproof", "insurance against", "delay",
      "delays", "postpone", "won't find you", "doesn't stand", "germs", "gives up on you", "stays out", "locks out",
      "out of reach", "untouchable", "one step ahead of", "a step ahead of", "wall between", "build a wall", "staves off",
      "keep migraines", "from ever starting", "from starting", "before it can start", "cut your chances", "cuts your chances",
      "cut your odds", "slash your", "slashes your", "lowers your odds", "lower your odds", "lowers your risk", "lower the risk",
      "lowers the risk", "reduces the risk", "reduce your risk", "reduces your risk", "halve your", "halves your", "no fear of",
      "need not fear", "proof your body", "diabetes-proof", "flu-proof", "cold-proof", "stress-proof", "burnout-proof",
      "safeguard", "safeguards", "vaccinates you", "vaccine against", "dodge", "dodges", "sidestep", "sidesteps", "evade",
      "evades", "escape", "escapes", "averts", "avert", "forestalls", "thwart", "thwarts", "nip", "nips", "in the bud",
      "stop before", "postpones", "slows", "slow down", "push back", "pushes back", "holds off", "hold off", "holds back",
      "at arm's length", "at a distance", "resistant", "resistance", "immunity", "free of", "free from", "a life without",
      "preventive", "prevention of", "protection from", "protection against", "protected against", "protected from", "shielded",
      "shrug off", "shrugs off", "beat back", "for good", "fortify", "fortifies", "can't touch you", "can't reach you",
      "won't reach you", "pass you by", "passes you by", "outrun", "outsmart", "stay ahead of", "stays ahead of", "less likely",
      "unlikely", "the door on", "shut the door", "slam the door", "closes the door", "attack-free", "stroke-free",
      "-free old age", "lose another day", "another day to", "guardian angel", "bodyguard", "watches over", "watch over",
      "bouncer", "stands between", "comes between", "no place for", "no room for", "no entry for", "not welcome",
      "isn't welcome", "unwelcome", "bounces off", "rolls off", "slides off", "passes over", "skips you", "gives you a miss",
      "steers clear", "steers you clear", "clear of", "out the door", "off your doorstep", "from your door", "at the door",
      "outlive", "outlives", "future-proof", "futureproof", "lockdown", "fortress", "moat", "seal off", "seals off", "shuts out",
      "shut out", "lock out", "rule out ever", "no need to worry about", "stop worrying about", "rest easy", "ill again",
      "sick again", "get sick", "getting sick", "fall ill", "become ill", "inherit", "break the family curse", "defy your genes",
      "beat your genes", "beat the odds", "change your odds", "odds of", "chance of", "chances of", "likelihood of",
      "probability of", "decades of protection", "years without", "keep the", "keep heart", "keep cancer", "keep colds",
      "keep flu", "keep dementia", "keep diabetes", "keep Alzheimer's", "total protection"]
    words:
      illness: *illness
      plain: *plain
    beside: ["{illness}"]
    unless beside: ["{plain}"]
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: en
    because: It says that the app prevents a disease, which makes it a medical device.
    source: [HC-FDA-GW, HC-MDR-2]
    examples:
      - { text: "Keep heart attacks away.", expect: found }
      - { text: "Keep a diary of your pain", expect: clean }

  - id: stands-for-care
    forbid: ["skips", "ditch", "forget", "toss", "bin", "no more", "goodbye", "instead of", "replaces", "replacing",
      "like having", "it's like", "on your wrist", "on your phone", "never need", "no need", "don't need", "won't need",
      "save yourself", "saves you", "fire your", "cancel your", "stop taking", "come off", "get off", "quit", "beats",
      "knows more than", "more accurate than", "as accurate as", "as good as", "as effective as", "faster than", "outperforms",
      "superior to", "who needs", "leave your", "24/7", "always on call", "virtual", "digital", "pocket", "at home instead",
      "out of a job", "redundant", "obsolete", "a thing of the past", "comes close", "in the dust", "in the shade",
      "last health app", "can close", "close now", "precise", "next check-up", "full clinic", "whole clinic", "entire hospital",
      "jealous", "unemployed", "shame", "doctor missed", "a clinic on", "a hospital on", "retire", "retires", "cancels",
      "carry with you", "without the", "without a", "off your", "for good", "none of the", "all the expertise",
      "the expertise of", "the knowledge of", "save the trip", "saves the trip", "save a trip", "saves a trip", "flush",
      "say no to", "do without", "live without", "rather than", "swap", "swaps", "trade in", "drop", "dump", "chuck",
      "leave behind", "unnecessary", "needless", "needlessly", "superfluous", "pointless", "old school", "outdated", "yesterday",
      "is dead", "are dead", "end of", "bye-bye", "farewell", "never see", "never visit", "never set foot", "never wait",
      "never take", "never pay", "stop paying", "stop seeing", "stop visiting", "stop waiting", "not need", "nobody needs",
      "no one needs", "why wait", "why pay", "why see", "why go", "why bother", "why take", "why spend", "beat", "outperform",
      "outclass", "outclasses", "outsmarts", "outdoes", "outshines", "surpasses", "trumps", "tops", "rivals", "matches",
      "on a par with", "on par with", "equals", "equal to", "equivalent to", "as reliable as", "as powerful as", "as strong as",
      "as safe as", "as fast as", "as much as", "twice as", "three times as", "ten times", "times more", "stronger than",
      "safer than", "gentler than", "kinder than", "quicker than", "more reliable than", "more effective", "better", "smarter",
      "wiser than", "knows what", "sees what", "catches what", "finds what", "does what", "does everything", "everything a",
      "like your", "just like", "acts like", "thinks like", "in an app", "in your hand", "in your hands", "in your home",
      "in your palm", "at your fingertips", "from your sofa", "from your couch", "around the clock", "day and night", "anytime",
      "always open", "always there", "never sleeps", "robot", "bot", "chatbot", "in one app", "all in one", "replacement",
      "substitute", "alternative", "taper off", "wean", "ween", "halve your", "cut your", "cut down", "reduce your",
      "lower your", "throw", "throws", "put down", "put away", "hang up", "free yourself from", "break free", "freedom from",
      "free of", "rid of", "spare yourself", "spares you", "avoids", "bypass", "bypasses", "cheaper", "would miss", "overlooks",
      "overlooked", "green with envy", "take notes", "can't do", "cannot do", "could never", "can only dream", "wish",
      "your personal", "your own personal", "AI doctor", "AI therapist", "AI physician", "AI nurse", "AI-powered doctor",
      "cancel the", "like a doctor", "like a real", "like a physician", "like a therapist", "without seeing", "without ever",
      "without doctors", "without pills", "without drugs", "without medication", "without medicine", "without needles",
      "without leaving", "on hold", "queue at", "queue again", "never queue", "queueing", "queuing", "why book", "why make",
      "why queue", "hands down", "weans you", "at home: no", "no physio", "no doctor", "no clinic", "no hospital", "no surgery",
      "no needles", "no pills", "no prescription", "no appointment", "no appointments", "no drugs", "no meds", "fails",
      "where medicine", "when medicine", "what medicine", "gave up", "gives up on", "on holiday", "on vacation",
      "early retirement", "send your", "sends your", "sack your", "kiss your", "break up with", "breaks up with", "split from",
      "divorce", "unsubscribe", "uninstall", "delete your", "close your", "shut down your", "empty your", "clear out your",
      "clean out your", "gathers dust", "gather dust", "collecting dust", "in the drawer", "out of the window", "out the window",
      "off the shelf", "out of work", "steal jobs", "taking over from", "take over from", "takes over from", "picks up where",
      "steps in for", "stand in for", "stands in for", "fills in for", "does the work of", "does the job of", "works as well as",
      "just as well as", "every bit as", "no worse than", "on the same level as", "hospital in", "clinic in", "surgery in",
      "pharmacy in", "doctor in", "therapist in", "psychologist in", "cardiologist in", "nurse in", "physician in",
      "dermatologist in", "psychiatrist in", "specialist in", "doctor at", "doctor on", "therapist on", "nurse on",
      "doctor who never", "therapist who never", "doctor that never", "therapist that never", "says more than", "sees more than",
      "hears more than", "finds more than", "more than any", "more than your", "years of medical", "medical training",
      "the accuracy of a", "the precision of a", "the skill of a", "the wisdom of", "the brain of", "combined", "skip the",
      "skip your", "skip a", "skip waiting", "replace your", "replace the", "replace a", "your own doctor", "your own therapist",
      "no longer need", "no longer needed", "from home, no"]
    beside: ["doctor", "doctors", "physician", "physicians", "GP", "specialist", "specialists", "cardiologist", "cardiologists",
      "neurologist", "neurologists", "dermatologist", "dermatologists", "psychiatrist", "psychiatrists", "psychologist",
      "psychologists", "therapist", "therapists", "therapy", "nurse", "nurses", "pharmacist", "pharmacists", "pharmacy",
      "hospital", "hospitals", "clinic", "clinics", "surgery", "surgeon", "surgeons", "experts", "scientists", "researchers",
      "universities", "professors", "health authorities", "health ministry", "the ministry of health", "insurers", "WHO", "NHS",
      "FDA", "the government", "regulators", "medical community", "midwives", "dietitians", "waiting room", "waiting rooms",
      "appointment", "appointments", "prescription", "prescriptions", "pills", "tablets", "medication", "medications",
      "medicine", "medicines", "meds", "drugs", "insulin", "inhaler", "antidepressants", "painkillers", "injections", "lab test",
      "lab tests", "blood test", "blood tests", "ECG", "EKG", "MRI", "sleep lab", "check-up", "check-ups", "a diagnosis",
      "health app", "the CIA", "treatment", "treatments", "clinicians", "clinician", "GPs", "paediatrician", "paediatricians",
      "pediatrician", "pediatricians", "gynaecologist", "gynaecologists", "gynecologist", "gynecologists", "midwife", "physio",
      "physios", "physiotherapist", "physiotherapists", "dentist", "dentists", "dietitian", "dietician", "nutritionist",
      "nutritionists", "counsellor", "counselor", "shrink", "chemist", "oncologist", "oncologists", "radiologist",
      "radiologists", "endocrinologist", "endocrinologists", "A&E", "emergency room", "emergency rooms", "the ER", "ER visit",
      "queues", "office visits", "house call", "house calls", "consultation", "consultations", "second opinion", "referral",
      "referrals", "couch", "psychotherapy", "CBT", "operation", "operations", "scalpel", "statins", "beta blockers",
      "blood thinners", "antidepressant", "sleeping pill", "sleep aids", "painkiller", "aspirin", "ibuprofen", "paracetamol",
      "Tylenol", "Prozac", "Xanax", "Ambien", "Ozempic", "antibiotics", "steroids", "metformin", "chemotherapy", "chemo",
      "supplements", "vitamins", "needles", "finger pricks", "finger-pricks", "glucose meter", "glucose meters",
      "blood pressure cuffs", "blood pressure monitor", "cuff", "thermometer", "stethoscope", "heart monitor", "Holter", "X-ray",
      "X-rays", "scan", "ultrasound", "biopsy", "labs", "lab work", "laboratory", "sleep study", "sleep studies", "pillbox",
      "scripts", "inhalers", "hearing aid", "hearing aids", "glasses", "CPAP", "cast", "insurance", "co-pay", "medical school",
      "medical degree", "white coat", "health care", "healthcare", "colonoscopy", "endoscopy", "mammogram", "mammograms",
      "smear test", "pap smear", "prostate exam", "practice", "practices", "waiting list", "waiting lists", "waiting times",
      "waiting-room", "queue", "counter", "the vet", "Zoloft", "Valium", "Lexapro", "Ritalin", "Adderall", "Wegovy", "Mounjaro",
      "Viagra", "Botox", "Nurofen", "Advil", "Voltarol", "tranquillisers", "tranquilizers", "sedatives", "nasal spray",
      "nasal sprays", "eye drops", "creams", "ointments", "lotions", "chiropractor", "chiropractors", "osteopath",
      "acupuncturist", "IVF", "rehab", "facelift", "liposuction", "gym", "personal trainer", "pharma", "the drug companies",
      "medical science"]
    unless beside: ["not a", "no substitute", "do not", "don't", "should not", "must not", "never skip", "never stop",
      "never change", "never replace", "is not", "are not", "does not", "isn't", "aren't", "not replace", "not intended",
      "not meant", "ask your", "ask a", "talk to", "speak to", "check with", "consult", "tell your", "doctor can", "unless",
      "emergency", "reminder", "reminders", "remind", "remember", "log", "logged", "record", "records", "dose", "doses", "add",
      "edit", "delete", "remove", "list", "expires", "expired", "refill", "repeat prescription", "order", "research", "study",
      "studies", "kept", "how long", "directory", "battery", "drop-off", "when", "while", "if", "before", "after", "until",
      "contact", "contacts", "phone number", "address", "choose", "select", "pick", "enter", "share", "shared", "send", "export",
      "print", "scan the barcode", "note", "notes", "question", "questions", "time zone", "schedule", "scheduled", "reschedule",
      "rescheduled", "moved", "confirmed", "booked", "book", "upcoming", "next", "missed appointment", "set up", "turn on",
      "turn off", "settings", "account", "access", "invite", "invited", "request", "accepted", "connect", "connected", "pair",
      "paired", "import", "learn", "article", "usually", "often", "may", "might", "some", "many people", "take with",
      "side effects", "allergic", "can be", "available", "leaflet", "keep out", "store in", "swallow", "with food", "call",
      "ambulance", "first aid", "team", "care plan", "hospital card", "insurance number", "waiting for", "results", "paid",
      "invoice", "donate", "licensed", "license", "licence", "software", "warranty", "approved on", "prescribed by",
      "prescribed for", "given by", "ordered by", "started", "stopped because", "changed", "test result", "no longer take",
      "consider", "doctor will", "the nurse will", "how to", "what to", "where to", "who to", "which", "what does",
      "discontinued", "history", "patient", "patients", "most", "clear up", "on their own", "did", "file", "id", "open-source",
      "public", "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "cannot", "can't",
      "can not", "could not", "doesn't", "was not", "not an", "not be", "not instead", "not evaluated", "not approved",
      "not guaranteed", "no replacement", "no guarantee", "no claims", "no advice", "not the app", "not this app", "not medical",
      "has not been", "have not been", "never promise", "never instead", "not suitable"]
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: en
    because: It puts the app in the place of a doctor, a medicine or a test.
    source: [HC-CAP-12.2, HC-FR-R5213, HC-AB489]
    examples:
      - { text: "Skip the waiting room.", expect: found }
      - { text: "Talk to your doctor before changing your medication.", expect: clean }

  - id: vouched-for
    forbid: ["swear by", "swears by", "trust", "trusts", "trusted", "recommend", "recommends", "approve", "endorse", "endorsed",
      "used by", "chosen", "loved by", "love", "blessing", "certified", "certify", "backed", "developed with", "developed by",
      "designed by", "created by", "prescribed", "prescribe", "agrees", "stand behind", "rely on", "first choice", "prefer",
      "praised", "praise", "impressed", "amazed", "in partnership with", "accredited", "validated", "tested by", "tested in",
      "reviewed by", "favourite", "celebrated", "convinced", "doctors use", "surgeons choose", "nine in ten", "nine out of ten",
      "9 out of 10", "8 out of 10", "nod of", "thumbs up", "seal", "can't stop talking", "talking about", "raving about", "rave",
      "raves", "uses at home", "use at home", "use our", "use us", "invented by", "made by", "crafted by", "founded by",
      "led by", "curated by", "written by leading", "prescribing", "blessed", "top choice", "number one", "no. 1", "#1",
      "winner", "award", "awarded", "stamp", "badge of", "carries the", "bears the", "choice of", "pick of", "turn to",
      "turns to", "depend on", "count on", "counts on", "counting on", "bet on", "favour", "favor", "speaks for", "speak for",
      "vouch", "vouches", "stands by", "supported by", "supports our", "supports us", "sponsored by", "funded by", "backing",
      "confirmed by", "confirms", "proven by", "proven on", "proven in", "praises", "applaud", "applauds", "hail", "hails",
      "hailed", "acclaimed", "esteemed", "respected", "renowned", "world-leading", "best", "the minds behind", "behind our",
      "in every", "hundreds of", "thousands of", "over 300", "listed by", "licensed by", "registered with", "registered by",
      "authorised by", "authorized by", "licence from", "recognised", "recognized", "acknowledged", "partnered with",
      "partner of", "partners", "officially", "admire", "envy", "tell their", "tell patients", "hand out", "hands out",
      "give it", "gives it", "send their patients", "their own", "themselves", "families use", "united", "says yes", "say yes",
      "greenlit", "green light", "green-lit", "okayed", "five stars", "stars from", "works with", "verified by", "preferred by",
      "approved by", "agree:", "choose us", "choose our", "top doctors", "leading doctors", "leading cardiologists",
      "leading neurologists", "leading experts", "leading psychiatrists", "leading psychologists", "leading hospitals",
      "leading clinics", "leading universities", "leading scientists", "label of", "official partner", "official app", "back us",
      "back our", "confirm that", "uses it", "uses our", "uses us", "in their practice", "in practice", "'s choice",
      "the choice", "favorite app", "'s favorite", "fault", "hand it out", "hands it out", "hand it to", "give to their",
      "prescribes it", "designed at", "developed at", "built at", "born at", "invented at", "made at", "tested at", "created at",
      "a product of", "straight from", "labs of", "lab of", "think so too", "say so", "say it", "say our", "say this", "call it",
      "calls it", "calls us", "call us", "named us", "names us", "voted", "rated by", "rate us", "rate our", "signed off",
      "sign off", "sign-off", "gave it", "give us", "gives us", "give our", "gives our", "gave us", "gave our", "okay from",
      "OK from", "go-ahead", "on board", "in our corner", "on our side", "side with us", "switch to", "switched to", "join us",
      "are fans", "big fans", "a fan of", "fans of", "can't live without", "couldn't live without", "wouldn't be without",
      "keep on their", "keep in their", "carry it", "carries it", "wear it", "wears it", "wear our", "swear on", "swears on",
      "insist on", "insists on", "demand it", "want it", "wants it", "wish they had", "dream of", "dreamed of", "waited for",
      "waiting for this", "have been waiting", "stunned", "speechless", "baffled", "floored", "blown away", "in awe", "impress",
      "impresses", "convinces", "won over", "wins over", "favorite of", "the go-to", "their go-to", "used in hospitals",
      "used in clinics", "used in over", "used in hundreds", "used in thousands", "used in leading", "recommended in",
      "highly recommended", "have switched", "certificate from the", "certificate of approval"]
    beside: ["doctor", "doctors", "physician", "physicians", "GP", "specialist", "specialists", "cardiologist", "cardiologists",
      "neurologist", "neurologists", "dermatologist", "dermatologists", "psychiatrist", "psychiatrists", "psychologist",
      "psychologists", "therapist", "therapists", "therapy", "nurse", "nurses", "pharmacist", "pharmacists", "pharmacy",
      "hospital", "hospitals", "clinic", "clinics", "surgery", "surgeon", "surgeons", "experts", "scientists", "researchers",
      "universities", "professors", "insurers", "WHO", "medical community", "midwives", "dietitians", "waiting room",
      "waiting rooms", "appointment", "appointments", "prescription", "prescriptions", "pills", "tablets", "medication",
      "medications", "medicine", "medicines", "meds", "drugs", "insulin", "inhaler", "antidepressants", "painkillers",
      "injections", "lab test", "lab tests", "laboratory test", "blood test", "blood tests", "ECG", "EKG", "MRI", "sleep lab",
      "check-up", "check-ups", "a diagnosis", "health app", "the CIA", "treatment", "treatments", "clinicians", "GPs",
      "paediatricians", "pediatricians", "gynaecologists", "gynecologists", "physiotherapists", "dentists", "nutritionists",
      "dieticians", "oncologists", "endocrinologists", "psychotherapists", "counsellors", "practitioners", "professionals",
      "neuroscientists", "Oxford", "Harvard", "Stanford", "Cambridge", "Yale", "MIT", "Johns Hopkins", "Nobel", "NASA",
      "Red Cross", "the UN", "UNICEF", "the EU", "European Union", "health agency", "health agencies", "ministry", "ministries",
      "government", "governments", "authorities", "authority", "watchdog", "health service", "health services",
      "Department of Health", "CDC", "EMA", "MHRA", "NICE", "TGA", "BfArM", "insurance companies", "health insurance",
      "medical schools", "medical school", "medical association", "medical associations", "heart association",
      "heart foundation", "diabetes association", "patient organisations", "patient organizations", "patients' associations",
      "charities", "athletes", "Olympians", "celebrities", "influencers", "Dr", "professor", "medical board", "a board of",
      "pharmacies", "university", "care homes", "medics", "Chief Medical Officer", "royal college", "trusts", "care teams",
      "wards", "a&e staff", "paramedics", "first responders", "diabetologists", "allergists", "urologists", "rheumatologists",
      "gastroenterologists", "health coaches", "personal trainers", "Olympic team", "Olympic teams", "medical world",
      "the profession", "med school", "the pope", "the royal family", "Hollywood", "Consumer Reports", "Medicare"]
    unless beside: ["your doctor", "your clinic", "your hospital", "your nurse", "your therapist", "your care", "my doctor",
      "a doctor", "the doctor", "your own doctor", "as recommended", "recommend that", "recommended amount", "is recommended",
      "are recommended", "vaccine", "vaccination", "vaccines", "adults", "children", "daily", "minutes of", "at least",
      "per day", "a day", "not", "isn't", "if you", "if your", "ask", "consult", "talk to", "choose", "select", "pick", "add",
      "search", "find a", "list", "enter", "invite", "share", "shared", "sharing", "access", "request", "requests",
      "approved on", "approve the", "accepted", "records", "device", "devices", "contacts", "contact", "server", "person",
      "link", "account", "verified by email", "verify your", "once", "after", "until", "when", "waiting", "pending",
      "appointment", "appointments", "session", "sessions", "prescribed for", "prescribed on", "your prescription", "dose",
      "medicine was", "tablets", "article", "articles", "reviewed by", "edited by", "research", "study", "guidelines", "many",
      "some", "often", "usually", "may", "might", "can", "how", "data protection", "licensed under", "licence", "license",
      "copyright", "software", "trademark", "terms", "certificate of", "sick note", "holiday", "located", "near you", "open",
      "opening hours", "phone number", "map", "directions", "code", "QR", "book", "isolate", "lateral flow", "test centre",
      "report it to", "patient", "patients", "did", "label:", "any time", "information app", "the blood", "cells", "insulin",
      "no system", "no method", "no test is", "no medicine", "no treatment", "cannot", "don't", "doesn't", "aren't",
      "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "never promise", "never replace",
      "never instead", "no warranty", "150 minutes", "a week"]
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: en
    because: It lets professionals stand for the product; say who, and whether they are paid.
    source: [HC-FTC-255, HC-HWG-11, HC-ES-4]
    examples:
      - { text: "Psychologists swear by it.", expect: found }
      - { text: "Add your doctor, see a list", expect: clean }

  - id: immunity-beside
    forbid: ["boosting", "supercharge", "supercharges", "strengthen", "strengthens", "power up", "fire up", "charge", "charges",
      "arm", "arms", "maximise", "maximize", "turbo", "build", "builds", "fortify", "fortifies", "raise", "raises", "lift",
      "lifts", "sharpen", "sharpens", "wake", "awaken", "activates", "switch on", "fuel", "fuels", "feeds", "toughen",
      "optimise", "optimize", "stronger", "peak", "full strength", "invincible", "unbeatable", "kick-start", "steel", "iron",
      "ironclad", "superhero", "army", "workout", "bulletproof", "armour", "armor", "shrug off", "shrugs off", "train your",
      "trains your", "tune up", "tunes up", "tune-up", "powers up", "level up", "levels up", "unlocks", "unleash", "unleashes",
      "ignite", "ignites", "revs up", "rev up", "kick-starts", "jump-start", "jump-starts", "recharge", "recharges", "rebuild",
      "rebuilds", "restore", "restores", "reinforce", "reinforces", "toughens", "harden", "hardens", "wakes up", "awakens",
      "nourish", "nourishes", "doubles", "triple", "triples", "multiply", "multiplies", "enhance", "enhances", "improve",
      "improves", "increase", "increases", "strong", "booster", "supercharged", "turbocharge", "turbocharges", "optimises",
      "optimizes", "maximises", "maximizes", "stimulate", "stimulates", "supports", "superhuman", "unbreakable", "rock-solid",
      "shield", "best shape", "top form", "full power", "overdrive", "on alert", "ready for", "never been", "a kick",
      "superpower", "superpowers", "natural way to", "naturally", "every germ", "each germ", "all germs", "any germ",
      "immune system in", "like a tank", "like a fortress", "like a wall", "untouchable", "unstoppable", "its best",
      "at their best", "hyper", "mega", "supreme", "fighting fit", "fighting shape", "battle-ready", "battle ready",
      "combat ready", "armed", "weapon", "weapons", "soldiers", "troops", "bootcamp", "boot camp", "upgrades", "reloads",
      "refuel", "refuels", "food for your", "love your", "a hand", "a hug", "a holiday", "switches on", "turns on",
      "turn on your", "ramp up", "ramps up", "crank up", "cranks up", "dial up", "dials up", "pump up", "pumps up", "beef up",
      "beefs up", "bolster", "bolsters", "shore up", "shores up", "prop up", "fires", "flu-proof", "germ-proof", "cold-proof",
      "more power", "more energy", "support your", "boost your", "boosts your", "boost immunity", "boosts immunity", "boost the",
      "boosts the", "upgrade your", "feed your", "double your", "unlock your", "activate your", "a natural boost", "immune boost"]
    beside: ["immunity", "defenses", "defences", "antibodies", "immune", "self-healing", "healing powers", "killer cells",
      "T cells", "T-cells", "lymph", "lymphatic system", "resistance to illness", "resistance to disease",
      "resilience to infection", "winter bugs", "every virus", "cold season", "flu season", "every germ", "any germ",
      "all germs", "lymphocytes", "body's armour", "inner shield", "inner army", "natural protection"]
    unless beside: ["immune system helps", "immune system protects", "immune system fights", "immune system recognises",
      "immune system recognizes", "your immune system is", "part of the immune system", "weakened immune", "weak immune",
      "suppress", "suppresses", "vaccine", "vaccines", "vaccination", "vaccinated", "booster dose", "booster shot",
      "booster jab", "antibody test", "usually", "often", "sometimes", "may", "can", "might", "some", "how", "what", "why",
      "sleep is", "transplant", "chemotherapy", "HIV", "medicine", "medicines", "not", "doctor", "wash", "hands", "spread",
      "mask", "masks", "white blood cells are", "white blood cells fight", "proteins", "cells that", "learn about", "read",
      "article", "antibiotics", "no system", "no method", "no test is", "no treatment", "cannot", "don't", "doesn't", "isn't",
      "aren't", "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "never promise", "never replace",
      "never instead", "no warranty", "balanced diet", "healthy diet", "a diet", "exercise supports", "breastfeeding",
      "antibodies fight"]
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: en
    because: It says that the app strengthens the immune system, which no app was shown to do.
    source: [HC-FDA-GW, HC-CAP-12.1]
    examples:
      - { text: "Supercharge your body's defenses.", expect: found }
      - { text: "Vaccines train the immune system.", expect: clean }

  - id: never-known
    forbid: ["can never be", "could never", "can't be hacked", "cannot be hacked", "will never know", "never be hacked",
      "unhackable", "uncrackable", "bulletproof", "hacker-proof", "fort knox", "military-grade", "military grade", "bank-grade",
      "bank-level", "zero risk", "no risk", "safer than", "not even we", "invisible", "untraceable", "die with us",
      "to the grave", "CIA", "NSA", "couldn't read", "could not read", "even the", "not a soul", "no soul", "locked tighter",
      "tighter than", "vault", "don't stand a chance", "no chance", "even if we tried", "couldn't identify",
      "could not identify", "can't identify", "can never identify", "forever", "guaranteed", "leak-proof", "leakproof",
      "hack-proof", "hackproof", "tamper-proof", "unbreakable", "impenetrable", "ironclad", "iron-clad", "watertight",
      "airtight", "fortress", "swiss bank", "like a bank", "as a bank", "bank-style", "bank-standard", "spy-proof",
      "government-grade", "nobody will", "no one will", "nobody can", "no one can", "no one on earth", "nobody on earth",
      "nobody in the world", "no one in the world", "can ever", "will ever", "ever find out", "ever see", "ever know",
      "ever read", "ever get", "ever leak", "ever be", "never, ever", "never ever", "never leaks", "never leak", "never get out",
      "never fall into", "never be traced", "never be linked", "never be identified", "never be revealed", "cannot be traced",
      "can't be traced", "zero chance", "zero trace", "no trace", "without a trace", "without trace", "untouchable",
      "100 percent", "100%", "hundred percent", "absolute", "absolutely", "totally", "completely", "perfect", "perfectly",
      "fully", "utterly", "foolproof", "the safest", "the most secure", "the most private", "world's safest",
      "world's most secure", "world's most private", "safe as", "secure as", "beyond reach", "out of reach", "impossible",
      "not even hackers", "even we can't", "even we cannot", "no hacker", "hackers can't", "hackers cannot", "no breach",
      "never been breached", "never breached", "promise", "swear", "risk-free", "total secrecy", "complete secrecy"]
    beside: ["data", "records", "identity", "who you are", "it's you", "it was you", "privacy", "secret", "secrets",
      "information", "details", "diary", "entries", "hacked", "hack", "hackers", "breach", "breached", "leak", "leaked", "trace",
      "traced", "identified", "journal", "private", "confidential", "confidentiality", "anonymity", "anonymous", "chats",
      "messages", "conversations", "your thoughts", "identify you", "hacker", "leaks", "spy", "spies", "encryption", "encrypted",
      "security", "photos", "your notes", "found out", "find out", "against us", "by design"]
    unless beside: ["does not", "do not", "don't", "not guarantee", "no guarantee", "no system", "no method", "is not",
      "are not", "not be", "unless", "only if", "without your", "if you", "if someone", "if your", "lose", "lost", "forget",
      "forgot", "forgotten", "choose", "settings", "delete", "deleted", "deletes", "deletion", "erase", "removed", "remove",
      "policy", "terms", "law", "legal", "GDPR request", "licence", "license", "software", "liable", "warranty", "copyright",
      "password", "passcode", "PIN", "private key", "private browsing", "private mode", "private window", "make private",
      "private post", "private message", "private notes", "turn on", "turn off", "enable", "disable", "allow", "share",
      "shared with", "sharing", "invite", "backup", "back up", "recover", "recovered", "restore", "restored", "sync", "import",
      "export", "report", "download", "upload", "error", "failed", "try again", "connection", "complete your", "complete the",
      "completed", "perfectly normal", "total:", "100% of", "may", "might", "should", "hidden", "invisible mode", "mark as",
      "blocked", "block", "mute", "undone", "undo", "no app can", "no test is", "no medicine", "no treatment", "cannot", "can't",
      "can not", "could not", "doesn't", "isn't", "aren't", "was not", "not a", "not an", "not instead", "not replace",
      "not intended", "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute",
      "no claims", "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise",
      "never replace", "never instead", "not suitable"]
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: en
    because: No system is wholly safe or anonymous, and no seal of this kind exists.
    source: [HC-FTC-5]
    examples:
      - { text: "Your health records can never be hacked.", expect: found }
      - { text: "Your data is encrypted.", expect: clean }

  - id: never-known-phrases
    forbid: ["leak-proof", "leakproof", "hack-proof", "hackproof", "unhackable", "uncrackable", "untraceable", "100% private",
      "100% secure", "100% safe", "100% anonymous", "100% confidential", "100 percent private", "100 percent secure",
      "100 percent anonymous", "absolutely private", "absolutely anonymous", "absolutely secure", "absolutely confidential",
      "completely private", "completely anonymous", "totally private", "totally anonymous", "fully anonymous",
      "guaranteed anonymous", "guaranteed private", "anonymity guaranteed", "total anonymity", "complete anonymity",
      "absolute anonymity", "total privacy", "perfect privacy", "bank-grade", "bank-level", "military-grade", "military-level",
      "military-strength", "government-grade", "fort knox", "spy-proof", "no hacker in the world",
      "hackers don't stand a chance", "hackers have no chance", "no hacker can", "not even we can read", "not even we can see",
      "even we can't read", "even we can't see", "even we cannot read", "never be hacked", "never been hacked",
      "impossible to hack", "impossible to trace", "impossible to identify you", "nobody will ever find out",
      "no one will ever find out", "nobody will ever know", "no one will ever know", "zero-risk", "never leave a trace",
      "leaves no trace", "without leaving a trace", "safer than your bank", "safer than a bank", "more secure than your bank",
      "as safe as a bank", "as secure as a bank", "total secrecy", "complete secrecy", "complete privacy", "absolute privacy",
      "absolute secrecy", "locked tighter than", "locked away forever", "tighter than a vault", "couldn't identify you",
      "could never identify you", "can never be identified", "can never be traced", "can never leak", "could never leak",
      "dies here", "stays here forever", "dies with the app", "dies with you", "no one in the world can",
      "nobody in the world can", "not even a court", "not even a judge", "not even the police", "not even the government",
      "not even the FBI", "not even the NSA", "not even governments", "not even your spouse", "no court can", "no judge can",
      "no government can", "no one can ever", "nobody can ever", "never ever be shared", "nobody will ever see",
      "no one will ever see", "nobody will ever read", "no one will ever read", "nobody will ever hear", "can never get out",
      "can never be stolen", "cannot be stolen", "can't be stolen", "can't leak", "cannot leak", "will never leak",
      "never leaks", "safer here than", "safest place for", "safest place on earth", "the safest app", "the most private app",
      "the most secure app", "world's most private", "world's most secure", "world's safest", "anonymous forever",
      "completely invisible", "totally invisible", "your secret is safe", "secret is safe with us", "secrets are safe with us",
      "takes your secrets", "to the grave", "we forget you", "we don't know who you are", "nobody knows who you are",
      "no one knows who you are", "swiss-grade", "swiss bank", "witness protection", "even hackers can't", "even hackers cannot",
      "even if we're hacked", "even if we are hacked", "zero chance of", "zero leaks", "no leaks, ever", "breach-proof",
      "100 % leak"]
    unless beside: ["cannot guarantee guarantee", "not guarantee", "without your code", "without your password",
      "without your PIN", "without your permission", "without your consent", "your settings", "in settings", "subscription",
      "trial", "warranty", "licence", "license", "liable", "not responsible", "is not", "are not", "third parties", "policy",
      "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "can not", "do not", "isn't",
      "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended", "not meant",
      "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no guarantee", "no claims",
      "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise",
      "never replace", "never instead", "not suitable"]
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: en
    because: No system is wholly safe or anonymous, and no seal of this kind exists.
    source: [HC-FTC-5]
    examples:
      - { text: "Hackers don't stand a chance.", expect: found }
      - { text: "Your chat is encrypted.", expect: clean }

  - id: success-certain
    forbid: ["guarantee", "guarantees", "guaranteed", "promise", "promised", "or it's free", "money back", "never fails",
      "works for anyone", "without fail", "sure to", "infallible", "fail-safe", "foolproof", "simply works", "just works",
      "you will sleep", "you'll sleep", "you will feel", "you'll feel", "will change your life", "100%", "risk-free",
      "no matter what", "the first night", "from day one", "by tomorrow", "refund", "or we pay", "pay you back", "you'll see",
      "you will see", "no way it won't", "it won't fail", "can't fail", "cannot fail", "can't go wrong", "nothing can go wrong",
      "count on", "full stop", "no ifs", "no buts", "no exceptions", "without exception", "no question", "no doubt",
      "without a doubt", "whatever happens", "come what may", "every single", "every time", "each time", "each and every",
      "every night", "for all", "for everybody", "for everyone", "for every", "ten out of ten", "10 out of 10", "100 percent",
      "hundred percent", "99%", "99 %", "98%", "97%", "in every case", "always", "never disappoints", "never lets you down",
      "rock-solid", "sure-fire", "surefire", "failsafe", "fool-proof", "unfailing", "unfailingly", "bound", "assured", "assure",
      "assures", "certainty", "certain", "certainly", "definitely", "definite", "for sure", "surely", "will work",
      "will disappear", "will vanish", "will stop", "will end", "will improve", "you will lose", "you'll lose", "you'll be",
      "you will never", "will fall asleep", "will get better", "will recover", "in three days", "in {n} {unit}",
      "within {n} {unit}", "within a week", "from the first", "from the very first", "at once", "instantly", "results in three",
      "results in {n}", "results within", "you will be cured", "you will be healed", "you will be pain-free"]
    words:
      n: ["one", "two", "three", "four", "five", "six", "seven", "ten", "fourteen", "21", "30", "14", "10", "7", "5", "3",
        "a few", "just"]
      unit: ["seconds", "minutes", "hours", "days", "weeks", "months", "minute", "week", "month", "sessions", "nights"]
    beside: ["health", "sleep", "wellness", "therapy", "mind", "heart", "brain", "body", "weight", "fitness", "pain", "mood",
      "stress", "medical", "diagnosis", "treatment", "symptom", "symptoms", "medicine", "meditation", "blood pressure",
      "glucose", "accuracy", "accurate", "tonight", "relax", "smoking", "sober", "pounds", "kilos", "lighter", "slimmer",
      "asleep", "better", "healthier", "healthy", "relief", "recovery", "recover", "recovered", "cured", "healed", "calm",
      "calmer", "relaxed", "happier", "happy", "painless", "energy", "fitter", "stronger", "younger", "results", "success",
      "effective", "works", "work", "panic", "anxiety", "craving", "cravings", "pregnant", "fertile", "focus", "memory",
      "headache", "headaches", "migraine", "migraines", "insomnia", "depression", "blood sugar", "posture", "back", "joints",
      "skin"]
    unless beside: ["not", "cannot", "can't", "don't", "doesn't", "didn't", "won't be", "no guarantee", "never ignore",
      "never stop", "if", "when", "unless", "until", "because", "should", "may", "might", "usually", "often", "sometimes",
      "some", "many", "most people", "can be", "how", "what", "why", "which", "who", "log", "logged", "record", "recorded",
      "enter", "entry", "entries", "note", "reminder", "remind", "average", "goal", "goals", "target", "step", "steps", "chart",
      "graph", "search results", "no results", "results found", "show results", "test results", "lab results", "your results",
      "results are", "results will", "view results", "share", "export", "doctor", "nurse", "pharmacist", "clinic", "medicine",
      "tablets", "tablet", "dose", "ask", "talk", "call", "emergency", "settings", "turn on", "turn off", "notification",
      "notifications", "screen", "app icon", "battery", "sensor", "connection", "connect", "paired", "sync", "available",
      "subscription", "subscriptions", "cancel", "cancelled", "renew", "renews", "charged", "purchase", "payment", "trial",
      "refund policy", "warranty", "warranties", "liable", "license", "licence", "copyright", "software", "update", "updated",
      "updates", "crash", "bug", "fixed", "error", "failed", "fail to", "try again", "research", "study", "studies", "article",
      "learn", "remember to", "make sure", "be sure", "are you sure", "choose", "select", "tap", "press", "swipe", "breathe in",
      "breathe out", "inhale", "exhale", "lie down", "sit", "rinse", "cool", "wash", "hold", "eat", "drink", "exercise every",
      "every day at", "every day helps", "walk", "walking", "regular", "regularly", "adults", "babies", "children", "teenagers",
      "tell your", "tell us", "let us know", "did you", "do you", "have you", "was", "were", "felt", "slept", "you had",
      "delivery", "deliver", "delete", "deleted", "data", "GPS", "location", "on their own", "on its own", "cold", "colds",
      "refer", "annual", "plan", "plans", "guarantee period", "poll", "sort", "hide", "expired", "expiration", "no app can",
      "no system", "no method", "no test is", "no treatment", "isn't", "aren't", "no replacement", "no substitute", "no claims",
      "no advice", "never promise", "never replace", "never instead", "any particular"]
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: en
    because: It promises success; none is certain.
    source: [HC-HWG-3, HC-ES-4, HC-CAP-12.1]
    examples:
      - { text: "You will sleep tonight, or it's free.", expect: found }
      - { text: "You slept 7 h 12 min.", expect: clean }

  - id: success-phrases
    forbid: ["no way it won't work", "it simply works", "it just works for", "it can't fail", "it cannot fail", "it never fails",
      "cannot go wrong", "can't go wrong", "nothing can go wrong", "can't possibly fail", "success guaranteed",
      "satisfaction guaranteed", "guaranteed satisfaction", "guaranteed success", "guaranteed improvement",
      "improvement guaranteed", "guaranteed weight loss", "success rate of 100", "100% success", "100% guaranteed",
      "100 percent success", "works or your money", "results or your money", "better or your money", "your money back if",
      "or get your money back", "or you get your money", "full refund if you", "if it doesn't work", "works like a charm",
      "works like magic", "ten out of ten users", "10 out of 10 users", "every user", "all our users", "all of our users",
      "each of our users", "never lets you down", "never let you down", "a sure-fire", "sure-fire way", "surefire way",
      "fail-safe way", "foolproof way", "foolproof method", "you cannot fail", "you can't fail", "you will succeed",
      "success is assured", "results are assured", "relief is assured", "we promise you", "that's a promise",
      "that's our promise", "our promise to you", "you will lose weight", "you'll lose weight", "you are guaranteed to",
      "you're guaranteed to", "works for every body", "works on everyone", "works for every patient", "it always helps",
      "always works", "you pay nothing", "pay nothing if", "never let anyone down", "has never failed", "never failed anyone",
      "never failed yet", "hasn't failed", "you can't lose", "you cannot lose", "you can only win", "everyone sleeps better",
      "everyone feels better", "everybody sleeps better", "we guarantee it", "we guarantee that", "that's guaranteed",
      "guaranteed or it's", "guaranteed or you", "it's guaranteed", "with guaranteed", "works no matter", "helps no matter",
      "works on anybody", "works for anybody", "helps everyone", "helps everybody", "helped everyone", "helps every time",
      "no exceptions, no", "zero failures", "failure is impossible", "failure is not possible", "impossible to fail",
      "can't not work", "refund if you don't", "refunded if", "not satisfied? get", "your life will change",
      "will change your life", "never feel stressed again", "never be stressed again", "never be tired again",
      "never feel tired again", "never feel anxious again", "is certain to", "are certain to", "bound to work", "bound to help",
      "sure to work", "sure to help", "affects the structure", "structure or function of the body", "any function of the body",
      "mitigates disease", "mitigation of disease", "for the mitigation of", "saved my life", "cured me", "healed me"]
    unless beside: ["cannot guarantee guarantee", "not guarantee", "no guarantee", "without your code", "without your password",
      "without your PIN", "without your permission", "without your consent", "your settings", "in settings", "subscription",
      "trial", "warranty", "licence", "license", "liable", "not responsible", "is not", "are not", "third parties", "policy",
      "no app can", "no system", "no method", "no test is", "no medicine", "no treatment", "can not", "could not", "does not",
      "do not", "isn't", "aren't", "was not", "not a", "not an", "not be", "not instead", "not replace", "not intended",
      "not meant", "not evaluated", "not approved", "not guaranteed", "no replacement", "no substitute", "no claims",
      "no advice", "not the app", "not this app", "not medical", "has not been", "have not been", "never promise",
      "never replace", "never instead", "not suitable"]
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: en
    because: It promises success; none is certain.
    source: [HC-HWG-3, HC-ES-4, HC-CAP-12.1]
    examples:
      - { text: "It simply never fails: it cannot fail.", expect: found }
      - { text: "The upload failed.", expect: clean }

  - id: best-beside
    forbid: ["world's most", "most effective", "most accurate", "the most advanced", "the only app", "the only one",
      "number one", "no. 1", "#1", "unrivalled", "unrivaled", "unmatched", "unbeatable", "second to none",
      "in a class of its own", "like no other", "beats every", "better than any", "better than all", "outperforms",
      "the leading", "gold standard", "revolutionary", "breakthrough", "no other app", "no app", "nothing else", "nothing works",
      "comes close", "come close", "can compete", "can match", "can keep up", "can hold a candle", "compares", "compare",
      "rivals", "unparalleled", "unsurpassed", "incomparable", "peerless", "matchless", "undisputed", "undefeated", "the best",
      "best-in-class", "best in class", "world-class", "world class", "the finest", "the greatest", "the fastest",
      "the smartest", "the strongest", "the safest", "the most trusted", "the most reliable", "the most precise",
      "the most complete", "the most successful", "the gentlest", "the ultimate", "the one and only", "one of a kind",
      "the last app", "you'll ever need", "money can buy", "in the world", "on the planet", "on the market", "in the country",
      "on earth", "in europe", "in america", "of all time", "ever made", "ever built", "ever created", "leader", "pioneer",
      "record-breaking", "groundbreaking", "ground-breaking", "game-changing", "game changer", "quantum leap", "next-level",
      "years ahead", "leagues ahead", "head and shoulders", "superior", "supremacy", "outshines", "outclasses", "outsmarts",
      "surpasses", "beats them all", "leaves all", "leaves every", "leaves others", "in the dust", "blows away",
      "better than other", "than all other", "than every other", "than any other", "than other apps", "more than all",
      "faster against", "unique worldwide", "nobody does it better", "no one does it better", "number 1", "No 1", "top-rated",
      "best-rated", "favourite", "most-loved", "gold-standard", "world's best", "leading app", "best therapy", "best treatment",
      "best remedy", "hands down", "ever invented", "ever developed", "ever seen", "ever known", "most powerful",
      "strongest ever", "can't fault", "cannot fault", "nothing better", "nobody better", "no better", "never been better",
      "ten times", "a hundred times", "a thousand times", "100 times", "twice as fast", "twice as good", "twice as accurate",
      "league of its own", "puts others", "puts every", "king of", "queen of", "the rolls-royce", "the champion", "champion of",
      "reigning", "crowned", "top of the class", "top of its class", "first-class", "premier", "unlike any", "unlike anything",
      "incomparably", "by far", "by miles", "light-years", "a class apart", "sets the standard", "the new standard",
      "the benchmark", "benchmark for", "redefines", "reinvents", "reinvented", "the future of", "tomorrow's",
      "next generation of", "works where", "fail where", "others fail"]
    beside: ["health", "sleep", "fall asleep", "wellness", "therapy", "mind", "heart", "brain", "body", "weight", "fitness",
      "pain", "mood", "stress", "medical", "diagnosis", "treatment", "symptom", "symptoms", "medicine", "meditation",
      "blood pressure", "glucose", "accuracy", "accurate", "relax", "feel better", "anxiety", "depression", "insomnia",
      "healthcare", "headache", "migraine", "migraines", "headaches", "diabetes", "slimming", "blood sugar", "ECG", "EKG",
      "tinnitus", "asthma", "allergies", "ADHD", "autism", "panic", "cycle", "fertility", "pregnancy", "menopause",
      "cholesterol", "calm", "relaxation", "wellbeing", "well-being", "memory", "hearing", "vision", "recovery", "precision",
      "cardiologists", "immune system", "detox", "back", "posture", "burnout"]
    unless beside: ["not", "the best time", "best way to", "the best position", "best streak", "your best", "personal best",
      "best before", "works best", "feel best", "best results", "best for you", "the best care for", "the best thing",
      "best match", "best regards", "all the best", "best possible", "which", "what", "how", "ask", "your doctor", "talk to",
      "research", "study", "studies", "vaccine", "vaccination", "handwashing", "cause of", "causes", "killer", "leading cause",
      "death", "deaths", "can", "may", "might", "some", "often", "usually", "log", "logged", "average", "if", "settings",
      "choose", "select", "view", "compare your", "compare with", "compare this", "compare entries", "compared to last",
      "compared with", "week", "month", "shared", "invite", "rate", "rating", "review", "store", "version", "update", "sign in",
      "sync", "subscription", "licence", "license", "software", "list", "chart", "graph", "data", "all apps", "other apps",
      "allow", "open the app", "favourites", "favorites", "mark as favourite", "cannot", "night this", "sleep sounds"]
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: en
    because: It says that the app is better than all others, which takes proof against each of them.
    source: [HC-FTC-HPCG, HC-MDR-7]
    examples:
      - { text: "The world's most effective sleep app", expect: found }
      - { text: "Your health summary", expect: clean }

  - id: body-made-new
    forbid: ["like new", "as new", "younger", "rejuvenate", "rejuvenates", "rejuvenated", "reborn", "restored", "restore",
      "restores", "repair", "repairs", "repaired", "regenerate", "regenerates", "detox", "detoxes", "cleanse", "cleanses",
      "keeps clean", "purify", "purifies", "resets", "rewire", "rewires", "reboot", "will thank you", "healthy how", "reveals",
      "how healthy", "unclog", "unclogs", "regrow", "regrows", "rebuild", "rebuilds", "heal", "heals", "strong again",
      "work again", "pain-free", "cure", "for life", "renew", "renews", "flush", "flushes", "fat-burning", "in top form",
      "back in shape", "retrain", "retrains", "healed", "working again", "rewired", "brand new", "brand-new",
      "fountain of youth", "turn back", "turns back", "rolls back", "roll back", "reverse", "reverses", "reversed", "rebalance",
      "rebalances", "realign", "realigns", "realigned", "recalibrate", "recalibrates", "reprogram", "reprograms", "reprogramme",
      "reprogrammes", "reawaken", "reawakens", "reactivate", "reactivates", "revitalise", "revitalises", "revitalize",
      "revitalizes", "revive", "revives", "detoxify", "detoxifies", "rid your", "rids your", "free of toxins", "purge", "purges",
      "decalcify", "declog", "unblocks", "oil your", "loosens", "supple again", "young again", "youthful", "fresh", "as if new",
      "in harmony", "into balance", "in balance", "balances", "balance your", "optimise your", "optimize your", "optimises your",
      "optimizes your", "supercharge", "supercharges", "turbocharge", "double your", "doubles your", "at the cellular level",
      "age backwards", "ages backwards", "years off", "regain", "regains", "get back your", "gives you back",
      "like a 20-year-old", "of a 20-year-old", "of a teenager", "never ages", "ageless", "for a clean liver", "pain free",
      "cleans your", "cleans out", "keep young", "keeps young", "keep your arteries young", "stay young", "stays young",
      "forever young", "spring clean", "spring-clean", "tune-up for", "oil change", "overhaul", "overhauls", "upgrade your",
      "upgrades your", "hack your", "hacks your", "biohack", "retune", "debugs", "patch up", "patches up", "mend", "mends",
      "stitch", "knit", "lubricate", "lubricates", "defrag", "back to factory", "years back", "clock back", "never age",
      "stop the clock", "stops the clock", "slow the clock", "wind back", "winds back", "sparkling", "crystal clear",
      "razor-sharp", "eagle", "20/20", "perfect vision", "perfect hearing", "unblock your", "debug your"]
    beside: ["joint", "joints", "knee", "knees", "artery", "arteries", "heart", "liver", "lungs", "spine", "gut", "eyesight",
      "hearing", "muscles", "veins", "hormones", "metabolism", "nerves", "brain", "kidneys", "memory", "hips", "shoulders",
      "pancreas", "thyroid", "nervous system", "bladder", "colon", "lymph", "adrenals", "ovaries", "prostate", "hormone balance",
      "bones", "tendons", "discs", "bowel", "circulation", "blood vessels", "DNA", "telomeres", "mitochondria", "vagus nerve",
      "immune cells", "cartilage", "teeth", "gums", "nails", "your body", "organs", "pelvic floor", "libido", "fertility",
      "concentration", "your age", "biological age", "toxins", "cellular level", "your face", "your eyes", "your back",
      "your skin", "your blood", "your cells", "your hair", "the body's", "every cell"]
    unless beside: ["not", "cannot", "game", "level", "points", "cache", "settings", "password", "statistics", "counter",
      "streak", "data", "log", "logged", "record", "add", "edit", "delete", "can", "may", "might", "usually", "often", "some",
      "if", "when", "how", "what", "why", "where", "doctor", "medicine", "surgery", "operation", "operations",
      "exercise strengthens", "exercises for", "stretch", "bend", "lift", "hurts", "hurt", "pain in", "ache", "rinse", "wash",
      "wound", "bleeding", "person", "scan", "breathe", "relax your", "rest your", "learn", "article", "read",
      "body temperature", "body mass", "body fat", "weight", "height", "body text", "body of", "message body", "email body",
      "clean your teeth", "brush", "floss", "skin type", "dark skin", "face id", "face up", "eyes closed", "close your eyes",
      "open your eyes", "fresh air", "fresh start", "fresh water", "sunscreen", "burn", "burns", "filter", "restore purchases",
      "repair", "account", "no system", "no method", "no test is", "no treatment", "don't", "doesn't", "isn't", "aren't",
      "no replacement", "no substitute", "no guarantee", "no claims", "no advice", "never promise", "never replace",
      "never instead", "no warranty", "the liver cleans", "the kidneys", "lets the brain", "the body", "sleep lets"]
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: en
    because: It says that the app changes how the body works.
    source: [HC-FDA-GW, HC-MDR-2, HC-FTC-HPCG]
    examples:
      - { text: "Your joints, like new.", expect: found }
      - { text: "Where does your knee hurt?", expect: clean }

"""#),
    File(path: "health-claims/more-es.yaml", text: #"""
# The families of es.yaml in Spanish where the words of a claim do not touch: a verb of healing, finding, keeping away, replacing or vouching
# anywhere in a sentence with a condition, a profession or a medicine. What teaches, warns or is written down is left alone. A draft, as the rest.
terms:

  - id: es-outcome-beside
    forbid: ["adiós", "se acabó", "se acabaron", "ponle fin", "pon fin", "poner fin", "olvídate", "olvida", "olvidar",
      "a la normalidad", "normaliza", "calma", "calmar", "cálmate", "alivia", "alivio", "aliviar", "cura", "curar", "trata",
      "tratar", "sana", "sanar", "elimina", "combate", "combatir", "vence", "vencer", "derrota", "derrotar", "supera", "superar",
      "libérate", "libre de", "líbrate", "sin pastillas", "sin medicamentos", "sin fármacos", "en minutos", "en días",
      "en semanas", "de la noche a la mañana", "para siempre", "de por vida", "nunca más", "la respuesta", "solución",
      "la salida", "reduce", "controla", "bajo control", "domina", "disuelve", "borra", "desaparece", "desaparecen",
      "desaparecerá", "desaparecerán", "apaga", "silencia", "vida sin", "vive sin", "vivir sin", "despierta sin", "sin un solo",
      "repara", "restaura", "regenera", "resuelve", "remedio", "antídoto", "terapia para", "el fin del", "acaba con",
      "acabar con", "termina con", "pasar página", "mejora", "rejuvenece", "revierte", "devuelve", "fuera la", "fuera el",
      "fuera los", "fuera las", "despídete", "silencio", "seca", "como si nunca", "gánale", "gana la partida",
      "no te encontrará", "en cinco minutos", "en un minuto", "sin cremas", "sin crema", "da la espalda", "echa fuera",
      "se lleva", "manda a paseo", "planta cara", "atrás", "buenas noches", "despídase", "despedirte", "deshazte", "deshágase",
      "líbrese", "libérese", "libera de", "te libera", "liberarte", "de una vez", "por fin", "definitivamente", "definitivo",
      "historia", "del pasado", "el pasado", "olvídese", "curan", "cure", "curarás", "curará", "curado", "curada", "curados",
      "curadas", "curación", "sanan", "sane", "sanarás", "sanará", "sanado", "sanada", "sanados", "sanadas", "sanación",
      "sin operación", "sin cirugía", "sin quirófano", "sin pastilla", "sin medicación", "sin somníferos", "sin inyecciones",
      "sin esfuerzo", "sin cortisona", "sin efectos secundarios", "devuélvele", "en equilibrio", "al equilibrio", "equilibra",
      "equilibran", "equilibrar", "equilibre", "equilibrarás", "equilibrará", "equilibrado", "equilibrada", "equilibrados",
      "equilibradas", "regula", "regulan", "regular", "regule", "regularás", "regulará", "regulado", "regulada", "regulados",
      "reguladas", "estabiliza", "estabilizan", "estabilizar", "estabilize", "estabilizarás", "estabilizará", "estabilizado",
      "estabilizada", "estabilizados", "estabilizadas", "normalizan", "normalizar", "normalize", "normalizarás", "normalizará",
      "normalizado", "normalizada", "normalizados", "normalizadas", "calla", "callan", "callar", "acalla", "acallan", "acallar",
      "acalle", "acallarás", "acallará", "acallado", "acallada", "acallados", "acalladas", "silencian", "silencie",
      "silenciarás", "silenciará", "silenciado", "silenciada", "silenciados", "silenciadas", "sal de", "salir de", "sale de",
      "sácate", "saca de", "salida a la", "pasa página", "alivian", "alivie", "aliviarás", "aliviará", "aliviado", "aliviada",
      "aliviados", "aliviadas", "calman", "calme", "calmarás", "calmará", "calmado", "calmada", "calmados", "calmadas", "mitiga",
      "mitigan", "mitigar", "mitige", "mitigarás", "mitigará", "mitigado", "mitigada", "mitigados", "mitigadas", "palia",
      "palian", "paliar", "palie", "paliarás", "paliará", "paliado", "paliada", "paliados", "paliadas", "suaviza", "suavizan",
      "suavizar", "suavize", "suavizarás", "suavizará", "suavizado", "suavizada", "suavizados", "suavizadas", "atenua",
      "atenuan", "atenuar", "atenue", "atenuarás", "atenuará", "atenuado", "atenuada", "atenuados", "atenuadas", "disminue",
      "disminuen", "disminuir", "disminua", "disminuirás", "disminuirá", "reducen", "reducir", "reduca", "reducirás", "reducirá",
      "reduzca", "rebaja", "rebajan", "rebajar", "rebaje", "rebajarás", "rebajará", "rebajado", "rebajada", "rebajados",
      "rebajadas", "baja el", "baja la", "baja tu", "bajan", "bajar", "baje", "bajarás", "bajará", "bajado", "bajada", "bajados",
      "bajadas", "divide", "dividen", "dividir", "divida", "dividirás", "dividirá", "disolve", "disolven", "disolver", "disolva",
      "disolverás", "disolverá", "derrite", "derretir", "borran", "borre", "borrarás", "borrará", "borrada", "borrados",
      "borradas", "eliminan", "elimine", "eliminarás", "eliminada", "eliminadas", "erradica", "erradican", "erradicar",
      "erradice", "erradicarás", "erradicará", "erradicado", "erradicada", "erradicados", "erradicadas", "suprime", "suprimen",
      "suprimir", "suprima", "suprimirás", "suprimirá", "vencen", "venca", "vencerás", "vencerá", "venza", "derrotan", "derrote",
      "derrotarás", "derrotará", "derrotado", "derrotada", "derrotados", "derrotadas", "combaten", "combata", "combatirás",
      "combatirá", "dominan", "dominar", "domine", "dominarás", "dominará", "dominado", "dominada", "dominados", "dominadas",
      "doma", "doman", "domar", "dome", "domarás", "domará", "domado", "domada", "domados", "domadas", "controlan", "controlar",
      "controle", "controlarás", "controlará", "controlado", "controlada", "controlados", "controladas", "toma el control",
      "destrue", "destruen", "destruir", "destrua", "destruirás", "destruirá", "destruye", "aniquila", "aniquilan", "aniquilar",
      "aniquile", "aniquilarás", "aniquilará", "aniquilado", "aniquilada", "aniquilados", "aniquiladas", "fulmina", "fulminan",
      "fulminar", "fulmine", "fulminarás", "fulminará", "fulminado", "fulminada", "fulminados", "fulminadas", "neutraliza",
      "neutralizan", "neutralizar", "neutralize", "neutralizarás", "neutralizará", "neutralizado", "neutralizada",
      "neutralizados", "neutralizadas", "mata", "matan", "matar", "mate", "matarás", "matará", "matado", "matada", "matados",
      "matadas", "expulsa", "expulsan", "expulsar", "expulse", "expulsarás", "expulsará", "expulsado", "expulsada", "expulsados",
      "expulsadas", "ahuyenta", "ahuyentan", "ahuyentar", "ahuyente", "ahuyentarás", "ahuyentará", "ahuyentado", "ahuyentada",
      "ahuyentados", "ahuyentadas", "desterra", "desterran", "desterrar", "desterre", "desterrarás", "desterrará", "desterrado",
      "desterrada", "desterrados", "desterradas", "destierra", "barre", "barren", "barrer", "barrerás", "barrerá", "aplasta",
      "aplastan", "aplastar", "aplaste", "aplastarás", "aplastará", "aplastado", "aplastada", "aplastados", "aplastadas",
      "frena", "frenan", "frenar", "frene", "frenarás", "frenará", "frenado", "frenada", "frenados", "frenadas", "detene",
      "detenen", "detener", "detena", "detenerás", "detenerá", "detiene", "paran", "parar", "pare", "pararás", "parará",
      "parado", "parada", "parados", "paradas", "de raíz", "desde la raíz", "pone fin", "ponga fin", "fin de", "acaban con",
      "terminar con", "se terminó", "se terminaron", "se terminan", "hasta nunca", "puede con", "podrás con", "gana a",
      "gana la batalla", "ganarle", "reverte", "reverten", "revertir", "reverta", "revertirás", "revertirá", "revierta",
      "inverte", "inverten", "invertir", "inverta", "invertirás", "invertirá", "da la vuelta", "dale la vuelta", "remite",
      "remiten", "remitir", "remita", "remitirás", "remitirá", "hace retroceder", "retrocede", "retroceden", "desaparecer",
      "se esfuma+n", "esfuma", "esfumarse", "se evapora+n", "se desvanece+n", "se va+n", "se irá+n", "se apaga+n", "se disipa+n",
      "se disuelve+n", "no vuelve", "no volverá", "no volverán", "no vuelven", "no regresa", "ya no existe", "ya no duele",
      "de forma natural", "de manera natural", "naturalmente", "con un solo toque", "con un toque", "con un clic", "en un clic",
      "de un plumazo", "en {n} {unit}", "en cuestión de", "en un abrir y cerrar", "al instante", "instantáneo", "instantánea",
      "inmediato", "inmediata", "sin dolor", "sin migrañas", "sin ansiedad", "sin asma", "sin síntomas", "sin alergias",
      "viva sin", "levántate sin", "camina sin", "duerme sin", "tratan", "trate", "tratarás", "tratará", "tratado", "tratada",
      "tratados", "tratadas", "remedios", "el arma", "respuesta a", "tratamiento para", "terapia que", "actúa sobre", "contra",
      "no más", "basta de", "stop a", "nunca jamás", "jamás volverás", "no volverás a", "desactiva", "desactivan", "desactive",
      "desactivarás", "desactivará", "desactivado", "desactivados", "desactivadas", "apagar", "apague", "da esquinazo",
      "da carpetazo", "quítate", "quítese", "quita la", "quita el", "quita los", "échale", "golpe de gracia", "reparan",
      "reparar", "repare", "repararás", "reparará", "reparado", "reparada", "reparados", "reparadas", "restauran", "restaure",
      "restaurarás", "restaurará", "restaurado", "restaurada", "restaurados", "restauradas", "restablece", "restablecen",
      "restableca", "restablecerás", "restablecerá", "recupera", "recuperan", "recuperar", "recupere", "recuperarás",
      "recuperará", "recuperado", "recuperada", "recuperados", "recuperadas", "regeneran", "regenerar", "regenere",
      "regenerarás", "regenerará", "regenerado", "regenerada", "regenerados", "regeneradas", "sanea", "sanean", "sanear",
      "sanee", "sanearás", "saneará", "saneado", "saneada", "saneados", "saneadas", "vuelve a vivir", "vuelve a dormir",
      "vuelve a caminar", "vuelve a oír", "vuelve a ver", "vuelve a respirar", "respira y", "respirar y", "remisión", "superan",
      "supere", "superarás", "superará", "superado", "superada", "superados", "superadas", "purga", "purgan", "purgar", "purge",
      "purgarás", "purgará", "purgado", "purgada", "purgados", "purgadas", "desintoxica", "desintoxican", "desintoxicar",
      "desintoxice", "desintoxicarás", "desintoxicará", "desintoxicado", "desintoxicada", "desintoxicados", "desintoxicadas",
      "reprograma", "reprograman", "reprogramar", "reprograme", "reprogramarás", "reprogramará", "reprogramado", "reprogramada",
      "reprogramados", "reprogramadas", "reentrena", "reentrenan", "reentrenar", "reentrene", "reentrenarás", "reentrenará",
      "reentrenado", "reentrenada", "reentrenados", "reentrenadas", "mejoran", "mejore", "mejorarás", "mejorará", "mejorado",
      "mejorada", "mejorados", "mejoradas", "sacude", "sacuden", "sacudir", "sacuda", "sacudirás", "sacudirá", "arranca",
      "arrancan", "arrancar", "arrance", "arrancarás", "arrancará", "arrancado", "arrancada", "arrancados", "arrancadas",
      "baja tus", "se va para", "se va en", "para la ansiedad", "para el dolor", "detén el", "detén la", "asunto zanjado",
      "caso cerrado", "un recuerdo", "mal recuerdo", "lejano recuerdo", "recuerdo lejano", "las riendas", "al paro", "en paro",
      "a la calle", "pon en la calle", "de patitas", "a la porra", "mándalo", "mándala", "haz las maletas", "hace las maletas",
      "hacen las maletas", "la maleta", "se despeja+n", "despeja", "despejan", "despejar", "descongestiona", "descongestionan",
      "descongestionar", "destapona", "la tensión baja", "baja al fin", "en picado", "disolverse", "disuelven", "se reabsorbe+n",
      "encoge", "encogen", "se reduce+n", "se calma+n", "se relaja+n", "se suaviza+n", "se rinde+n", "se rinde", "huye", "huyen",
      "corriendo", "tira la toalla", "tiran la toalla", "pierde la batalla", "pierden la batalla", "pierde la partida",
      "ha perdido", "han perdido", "cállale", "cierra la boca", "amordaza", "enmudece", "enmudecen", "enmudecer", "duerme el",
      "duerme la", "adormece", "adormecen", "anestesia", "rompe el ciclo", "rompe con", "rompe el círculo", "círculo vicioso",
      "romper con", "corta con", "cortar con", "corta la", "corta el", "pulveriza", "pulverizan", "pulverizar", "extermina",
      "exterminan", "exterminar", "liquida", "liquidan", "liquidar", "despacha", "despachar", "tumba", "tumbar", "noquea",
      "K.O.", "jaque", "machaca", "machacar", "tritura", "evapora", "evaporan", "evaporar", "limpia de", "desconecta",
      "desconectar", "desenchufa", "desenchufar", "enmudecido", "amansa", "amansar", "vencido", "vencida", "vencidos",
      "vencidas", "desaparecido", "desaparecida", "desaparecidos", "olvidado", "olvidada", "revertido", "revertida", "resuelto",
      "resuelta", "ataca", "atacar", "atacamos", "va a por", "apunta al", "golpea", "plántale cara", "plantar cara",
      "hazle frente", "le gana", "le ganas", "gánales", "punto final", "telón", "cierra el capítulo", "cerrar el capítulo",
      "último capítulo", "te dejará en paz", "deja en paz", "dejan en paz", "te suelta", "te sueltan", "dale la espalda",
      "darle la espalda", "portazo", "puerta a", "en las narices", "barrido", "limpieza de", "mima", "mimar", "desprograma",
      "desprogramar", "desaprende", "desaprender", "renace", "renacer", "segunda vida", "nueva vida", "vida nueva",
      "nuevo comienzo", "vuelta a la vida", "vuelve a la vida", "volver a la vida", "la clave para", "la clave de", "el secreto",
      "el truco", "el aliado", "tu aliado", "mejor aliado", "bálsamo", "salvavidas", "salva", "salvar", "rescate", "te rescata",
      "SOS", "maravillas", "hace milagros", "mágico", "mágica", "como por arte", "arte de magia", "como por encanto",
      "suavemente", "para no sufrir", "no sufras más", "no sufrirás más", "deja de sufrir", "dejar de sufrir",
      "dejarás de sufrir", "sufrir más", "sin tratamiento", "sin bisturí", "sin química", "sin químicos", "menos celulitis",
      "menos arrugas", "menos dolor", "menos dolores", "menos migrañas", "menos estrés", "menos ansiedad", "mucho menos",
      "la mitad de", "serán solo", "será solo", "ni una", "ni un", "cero", "fin a la", "fin al", "salir del", "elimínala"]
    words:
      n: ["un", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "diez", "quince", "21", "30", "14", "10", "7", "5",
        "3", "pocos", "pocas", "unos", "unas", "solo dos", "solo tres"]
      unit: ["segundos", "minutos", "horas", "días", "semanas", "meses", "minuto", "semana", "noche", "noches", "sesión",
        "sesiones", "día", "mes", "toques"]
      illness: &illness ["convulsión", "erupción", "erupciones", "retinopatía", "disfunción", "insuficiencia", "sepsis",
        "fracturas", "genes", "articulaciones", "menstruación", "problemas de espalda", "flora", "huesos", "placa", "memoria",
        "malformaciones", "vejiga", "recaída", "abstinencia", "diálisis", "intolerancias", "orinarse en la cama",
        "piernas cansadas", "piernas pesadas", "juanetes", "inquietud", "niebla mental", "prediabetes", "triglicéridos",
        "circulación", "latidos irregulares", "ritmo irregular", "problemas de corazón", "problemas cardíacos",
        "angina de pecho", "taquicardia", "arteriosclerosis", "embolia", "hipotensión", "poliartritis", "espondilosis",
        "lumbalgia", "lumbago", "bursitis", "codo de tenista", "rigidez", "desgaste articular", "cartílago", "contracturas",
        "indigestión", "gastritis", "diarrea", "intoxicación", "salmonela", "cólera", "polio", "tosferina", "sida", "VPH",
        "congestión", "falta de aire", "asfixia", "enfisema", "fibrosis", "prostatitis", "sequedad vaginal",
        "desequilibrio hormonal", "desequilibrios hormonales", "sudores nocturnos", "regla dolorosa", "reglas dolorosas",
        "síndrome premenstrual", "ovario poliquístico", "ovarios poliquísticos", "intestino irritable", "colon inflamado",
        "preeclampsia", "linfoma", "mieloma", "sarcoma", "carcinoma", "células cancerosas", "metástasis", "conmoción",
        "daño cerebral", "afasia", "piernas inquietas", "narcolepsia", "sonambulismo", "pesadillas", "noches en vela",
        "problemas de sueño", "bruxismo", "encías", "boca seca", "aftas", "hongos en las uñas", "pie de atleta", "urticaria",
        "picor", "picores", "piel seca", "cicatrices", "estrías", "vitíligo", "alopecia", "quemaduras solares", "linfedema",
        "retención de líquidos", "ojo seco", "ojo vago", "astigmatismo", "presbicia", "mala vista", "sordera", "miedo a volar",
        "agorafobia", "claustrofobia", "alucinaciones", "paranoia", "ludopatía", "atracones", "déficit de atención",
        "hiperactividad", "tartamudeo", "cansancio", "síndrome metabólico", "resistencia a la insulina", "hipoglucemia",
        "hiperglucemia", "hipotiroidismo", "hipertiroidismo", "bacterias", "gérmenes", "toxinas", "problemas de salud",
        "problemas de piel", "envejecimiento", "deterioro cognitivo", "ceguera", "olvidos", "sobrepeso", "kilos de más",
        "eyaculación precoz", "ardor de estómago", "temblor", "dolencia", "padecimientos", "migraña", "migrañas", "cefalea",
        "cefaleas", "jaqueca", "jaquecas", "ansiedad", "pánico", "fobia", "fobias", "depresión", "insomnio", "apnea",
        "ronquidos", "diabetes", "azúcar en sangre", "glucosa", "hipertensión", "presión arterial", "tensión arterial",
        "tensión alta", "colesterol", "cáncer", "tumor", "tumores", "melanoma", "leucemia", "asma", "EPOC", "bronquitis",
        "neumonía", "artritis", "artrosis", "reuma", "osteoporosis", "eccema", "eczema", "psoriasis", "acné", "rosácea", "dolor",
        "dolores", "ciática", "fibromialgia", "lupus", "endometriosis", "párkinson", "alzhéimer", "alzheimer", "demencia",
        "ictus", "derrame cerebral", "infarto", "infartos", "arritmia", "arritmias", "epilepsia", "convulsiones", "TDAH",
        "autismo", "traumas", "esquizofrenia", "agotamiento", "burnout", "adicción", "adicciones", "alcoholismo", "anorexia",
        "bulimia", "obesidad", "infertilidad", "impotencia", "menopausia", "sofocos", "cólicos", "calambres", "tinnitus",
        "acúfenos", "vértigo", "pérdida de audición", "glaucoma", "cataratas", "miopía", "caída del cabello", "calvicie",
        "alergia", "alergias", "gripe", "resfriado", "resfriados", "catarro", "covid", "coronavirus", "virus", "infección",
        "infecciones", "VIH", "herpes", "malaria", "hepatitis", "cálculos renales", "hígado graso", "colon irritable", "colitis",
        "reflujo", "acidez", "úlcera", "úlceras", "estreñimiento", "hinchazón", "náuseas", "mareos", "incontinencia", "anemia",
        "inflamación", "fatiga", "enfermedad", "enfermedades", "trastornos", "dolencias", "síntomas", "ataques", "nicotina",
        "tabaquismo", "eccemas", "verrugas", "varices", "celulitis", "arrugas", "hemorroides", "dislexia", "tartamudez",
        "sinusitis", "amigdalitis", "quistes", "miomas", "ritmo cardíaco", "palpitaciones", "temblores", "parálisis", "espasmos",
        "resfriarte", "enfermar", "dermatitis", "neuropatía", "otitis", "vista cansada", "mareo", "aborto", "abortos",
        "cistitis", "tos", "trombosis", "coágulos", "saturación", "caries", "brotes de gota", "clamidia", "gonorrea", "varicela",
        "sarampión", "tuberculosis", "dengue", "escoliosis", "hernia", "cirrosis", "celiaquía", "gingivitis", "mal aliento",
        "caspa", "sarna", "piojos", "parásitos", "candidiasis", "resaca", "inhalador", "noches sin dormir", "angustia",
        "glucemia", "ese lunar", "fibrilación", "bipolar", "caída del pelo", "cólico", "túnel carpiano", "tendinitis",
        "tortícolis", "contractura", "agujetas", "estrés", "ansioso", "ansiosa", "preocupaciones", "pensamientos negativos",
        "tristeza", "malestar", "miedo escénico", "trastorno del sueño", "trastorno alimentario", "límite de la personalidad",
        "trastorno límite", "bipolaridad", "autista", "TEA", "TDA", "deprimido", "deprimida", "depresivo", "depresiva",
        "depresiones", "insomne", "apneas", "ronca", "roncar", "terrores nocturnos", "desfase horario", "jet lag", "Parkinson",
        "síntoma", "patología", "patologías", "achaques", "ataque al corazón", "ataque cardíaco", "paro cardíaco",
        "soplo cardíaco", "arterias obstruidas", "presión alta", "coágulo", "várices", "accidente cerebrovascular", "diabético",
        "diabéticos", "diabética", "hemoglobina glicosilada", "azúcar alta", "antojos", "ojeras", "espinillas", "micosis",
        "culebrilla", "canas", "degeneración macular", "ojos secos", "pérdida auditiva", "zumbido", "zumbidos", "pitidos",
        "pitido", "anginas", "alérgico", "alérgica", "alérgicos", "rinitis", "fiebre del heno", "intolerancia", "ardores",
        "almorranas", "piedras en el riñón", "pérdidas de orina", "SPM", "esterilidad", "reumatismo", "espondilitis",
        "Hashimoto", "lesiones en la piel", "lunares", "bulto", "bultos", "neuralgia", "neuralgias", "esclerosis", "epiléptico",
        "epilépticos", "epiléptica", "epilépticas", "drogadicción", "bacteria", "zika", "meningitis", "gastroenteritis",
        "catarros", "constipado", "constipados", "resfrío", "resfríos", "piernas hinchadas", "vejez", "envejecer", "migrañoso",
        "tristezas", "falta de hierro", "te falte hierro", "déficit de hierro", "carencia", "carencias", "perimenopausia",
        "cálculos biliares", "senos nasales", "nariz tapada", "nariz congestionada", "estornudos", "puntos negros", "cuperosis",
        "papada", "piel de naranja", "cartucheras", "sudoración", "mal olor", "sarro", "llagas", "desmayo", "desmayos",
        "lipotimia", "taquicardias", "aneurisma", "aneurismas", "flebitis", "trombo", "trombos", "manos frías", "ciáticas",
        "epicondilitis", "fascitis", "espolón", "divertículos", "Crohn", "SIBO", "cándida", "lombrices", "pancreatitis",
        "enuresis", "mojar la cama", "prolapso", "sífilis", "papiloma", "ETS", "ITS", "ictericia", "bronquiolitis",
        "costra láctea", "rabietas", "rabieta", "desamor", "mal de amores", "timidez", "inseguridad", "inseguridades",
        "baja autoestima", "obsesiones", "pensamientos obsesivos", "pensamientos intrusivos", "compulsiones", "procrastinación",
        "miedo a las alturas", "miedo a las arañas", "miedo al dentista", "miedo a hablar", "atracón", "picoteo", "antojo",
        "ludopatías", "ganas de fumar", "alcohólico", "noches agitadas", "desvelos", "desvelo", "somnolencia",
        "encefalomielitis", "polineuropatía", "Huntington", "hemiplejia", "dispraxia", "discalculia", "estrabismo", "miope",
        "desprendimiento de retina", "oídos tapados", "ácaros", "garrapatas", "tétanos", "Ébola", "fiebre amarilla", "tifus",
        "tiña", "impétigo", "melanomas", "pólipo", "pólipos", "nódulos", "células malignas", "cálculo renal", "patas de gallo",
        "rojeces", "sabañones", "tu azúcar", "el azúcar alto", "azúcar a la", "nivel de azúcar", "niveles de azúcar"]
      plain: &plain ["no puede", "es falso", "un mito", "mitos", "pruebas de que", "caminar", "correr", "por sí", "antibióticos",
        "vacuna", "vacunas", "vacunación", "muchas personas", "la mayoría", "advierte", "cuidado con", "estafas", "habla con",
        "consulta a", "consulta con", "pregunta a", "acude", "registra", "registrar", "anota", "anotar", "añadir", "añade",
        "editar", "eliminar", "diario", "fecha del", "historial de", "antecedentes", "es una enfermedad", "está causada",
        "lo causa", "la causa un", "puede causar", "los síntomas", "recordatorio", "recordatorios", "emergencia",
        "primeros auxilios", "llama al", "licencia", "no sustituye", "no es", "no realiza", "no diagnostica", "no trata",
        "no cura", "ni trata", "ni previene", "no detecta", "no reemplaza", "no dejes", "se diagnostica", "ninguna enfermedad",
        "si tienes", "lávate las manos", "ibuprofeno", "paracetamol", "aspirina", "insulina", "antihistamínicos",
        "protector solar", "dieta equilibrada", "fumar", "tabaco", "alcohol", "análisis de sangre", "se puede tratar", "tipo 1",
        "tipo 2", "cómo se", "qué es", "frecuente", "prospecto", "fiebre", "personas con", "cribado de", "se ofrece", "dosis",
        "tomado", "tomada", "leer más", "pueden", "podría", "podrían", "puede ser", "a menudo", "a veces", "suele", "suelen",
        "generalmente", "en general", "normalmente", "habitualmente", "algunos", "algunas", "mucha gente", "las personas",
        "los niños", "los bebés", "adultos", "pacientes", "mientras", "en cuanto", "se debe a", "es causada", "es causado",
        "son causadas", "están causadas", "frecuentes", "se manifiesta", "se trata con", "se tratan con", "duran", "duró",
        "empiezan", "provoca", "provocan", "causan", "causas", "desencadenante", "desencadenantes", "factor", "factores",
        "aumenta el riesgo", "aumentan el riesgo", "incluyen", "no tratada", "no tratado", "sin tratar", "investigación",
        "investigadores", "estudio", "estudios", "guías", "guía clínica", "artículo", "artículos", "más información",
        "infórmate", "aprende", "lee más", "grupo de apoyo", "asociación", "fundación", "donar", "día mundial", "fallo", "error",
        "errores", "corregido", "sincronización", "exportar", "importar", "gráfico", "evolución", "filtro", "filtrar", "ordenar",
        "entrada", "entradas", "introducido", "introduce", "registrado", "anotado", "apunta tus", "notas", "media", "promedio",
        "por semana", "por mes", "al mes", "este mes", "esta semana", "esta mañana", "ayer", "últimos", "últimas", "cuántas",
        "cuántos", "cuánto", "qué son", "dónde", "te dolía", "te duele", "has tenido", "has notado", "te ayudó", "tu médico",
        "tu médica", "un médico", "al médico", "los médicos", "su médico", "equipo médico", "farmacéutica", "enfermera",
        "enfermero", "profesional", "profesionales", "personal sanitario", "urgencia", "urgencias", "llame", "911",
        "toxicología", "herida", "quemadura", "enfría", "a la persona", "sangrado", "masaje cardíaco", "moverse",
        "actividad física", "deporte", "protección solar", "casco", "alimentación", "verduras", "frutas", "beber", "bebe",
        "dormir lo suficiente", "vacunado", "vacunada", "anticuerpos", "glóbulos", "sistema inmunitario", "antibiótico",
        "comprimido", "pomada", "espray", "triptanes", "cortisona", "fisioterapia", "psicoterapia es", "una terapia",
        "cribado se", "prueba de cribado", "revisión médica", "mascarilla", "mascarillas", "preservativo", "preservativos",
        "condón", "propagación", "contagio", "contagiosa", "contagioso", "transmite", "transmitir", "contacto con",
        "positivo en", "nunca dejes", "nunca ignores", "tomar con", "toma de", "reacción alérgica", "alérgenos", "ingredientes",
        "receta de cocina", "citas", "ajustes", "configuración", "contraseña", "batería", "suscripción", "responsabilidad",
        "sin garantía", "software", "derechos", "debes", "deben", "deberías", "hay que", "pregúntale", "hable", "consulte",
        "acuda", "contacta", "elige", "elegir", "selecciona", "indica la", "indica el", "escribe", "comparte", "compartir",
        "enemigo", "días con", "días sin", "intensidad", "localización", "no se", "no son", "no hay", "no existe", "no previene",
        "no ofrece", "no indican", "no indica", "no permite", "no permiten", "no debe", "no está", "no sirve", "no tiene cura",
        "no esperes", "no interrumpas", "no suspendas", "ni tratamiento", "ni diagnóstico", "protegerse", "vigila la aparición",
        "si sientes", "si te", "si has", "número de", "causada por", "causado por", "la causa de la", "es la causa",
        "el médico te", "tu cita", "consejos para", "tomas algún", "síntomas hoy", "hoy sin", "seleccione", "paciente",
        "medida de", "medida actual", "estatinas", "betabloqueantes", "lactancia", "leche materna", "el hígado", "los riñones",
        "lavarse las manos", "lavado de manos", "lavar las manos", "flúor", "cepillarse", "cepillado", "hilo dental",
        "ácido fólico", "vitamina D", "yodo", "mamografía", "citología", "colonoscopia puede", "electrocardiograma muestra",
        "desfibrilador", "adrenalina", "terapia conductual", "terapias conductuales", "el cerebro", "heridas", "ampollas",
        "cara, brazos", "conoce las señales", "reconocer las señales", "señales de un infarto", "señales de un ictus",
        "salud pública", "cinturón de seguridad", "natación", "bicicleta", "detector de humo", "quimioterapia", "radioterapia",
        "trasplante", "stent", "marcapasos", "audífonos", "gafas", "agua potable", "higiene", "analgésicos", "medicamentos",
        "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento",
        "no podemos", "no están", "no sustituyen", "no garantiza", "no garantizamos", "no sirven", "no significa", "no protege",
        "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app",
        "nada de esto", "ninguna garantía", "en caso de duda", "no constituye", "tienes alguna pregunta", "tienes dudas",
        "tienes una cita", "tienes cita", "no tienes", "eres alérgico", "permitir", "permiso", "acceso", "hacer una foto",
        "foto de perfil", "QR", "código de barras", "diagnosticada", "diagnosticado", "diagnosticados", "solo un", "solo los",
        "vivir con", "vives con", "qué hacer", "tema", "temas", "seleccionar", "conexión", "conectado", "zona horaria",
        "has sido", "ha sido", "han sido", "te diagnosticaron", "le diagnosticaron", "expuesto"]
    beside: ["{illness}"]
    unless beside: ["{plain}"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: es
    because: It says that the app treats a disease, which makes it a medical device.
    source: [HC-FDA-GW, HC-MDR-2, HC-UCP-17]
    examples:
      - { text: "Devuelve tu azúcar a la normalidad.", expect: found }
      - { text: "Anotar dolor", expect: clean }

  - id: es-finding-beside
    forbid: ["sabe", "descubre", "averigua", "detecta", "encuentra", "reconoce", "identifica", "revela", "ve", "percibe",
      "notará", "nuestro test", "test lo", "cuestionario", "escanea", "escaneo", "cribado", "signos de", "padeces", "sufres",
      "tus resultados", "podrías tener", "puedes tener", "puede que tengas", "peligroso", "antes que tú", "antes que tu",
      "antes que el", "antes que su", "antes de que", "antes de los síntomas", "años antes", "horas antes", "minutos antes",
      "en sus inicios", "en fase temprana", "a tiempo", "temprano", "precozmente", "se acerca", "con antelación", "predice",
      "pronostica", "avisa", "alerta", "diagnostica", "autotest", "en 60 segundos", "en segundos", "oculto", "oculta",
      "riesgo de", "delata", "huele", "oye", "comprueba a", "comprueba si", "toques", "sabemos si", "no vio", "un día antes",
      "desenmascara", "localiza", "si tienes", "si tiene", "si tu", "si es", "si ese", "saber si", "sabrás si", "para saber",
      "descubrir", "descubra", "averiguar", "una foto", "un selfi", "un selfie", "una grabación", "una gota", "tu voz",
      "tu cara", "tu rostro", "tu respiración", "tu tos", "la cámara", "te dice qué", "te dice si", "qué enfermedad",
      "tus respuestas", "apunta a", "apuntan a", "sugiere", "sugieren", "indican", "señala", "señalan", "hacen pensar",
      "compatible con", "compatibles con", "coincide con", "coinciden con", "corresponde a", "corresponden a", "típicas de",
      "típicos de", "propias de", "eres", "tiene usted", "usted tiene", "presentas", "probablemente", "seguramente", "quizá",
      "tal vez", "haz la prueba", "el test", "prueba de", "prueba rápida", "autodiagnóstico", "conoce tu", "conozca su",
      "tu riesgo", "su riesgo", "calcula", "calculan", "calcular", "calcule", "calcularás", "calculará", "calculado",
      "calculada", "calculados", "calculadas", "evalua", "evaluan", "evaluar", "evalue", "evaluarás", "evaluará", "evaluado",
      "evaluada", "evaluados", "evaluadas", "estima", "estiman", "estimar", "estime", "estimarás", "estimará", "estimado",
      "estimados", "estimadas", "mide", "miden", "medir", "toma tu", "tómate", "la causa de tus", "la causa de tu",
      "el origen de tus", "el origen de tu", "se esconde", "detrás de tus", "tras tus", "de un vistazo", "en un vistazo",
      "antes del primer", "antes de los primeros", "antes de la", "notan", "notar", "siente", "sienten", "presiente",
      "presienten", "verá", "huelen", "olfatea", "detectar", "detecte", "detectarás", "detectará", "detectado", "detectada",
      "detectados", "detectadas", "reconocen", "reconocer", "reconoca", "reconocerás", "reconocerá", "descubren", "descubrirás",
      "descubrirá", "encontra", "encontran", "encontrar", "encontre", "encontrarás", "encontrará", "encontrados", "encontradas",
      "localizan", "localizar", "localize", "localizarás", "localizará", "localizado", "localizada", "localizados",
      "localizadas", "identifican", "identificar", "identifice", "identificarás", "identificará", "identificado", "identificada",
      "identificados", "identificadas", "rastrea", "rastrean", "rastrear", "rastree", "rastrearás", "rastreará", "rastreado",
      "rastreada", "rastreados", "rastreadas", "criba", "criban", "cribar", "cribe", "cribarás", "cribará", "cribada",
      "cribados", "cribadas", "desenmascaran", "desenmascarar", "desenmascare", "desenmascararás", "desenmascarará",
      "desenmascarado", "desenmascarada", "desenmascarados", "desenmascaradas", "señalar", "señale", "señalarás", "señalará",
      "señalado", "señalada", "señalados", "señaladas", "revelan", "revelar", "revele", "revelarás", "revelará", "revelado",
      "revelada", "revelados", "reveladas", "delatan", "delatar", "delate", "delatarás", "delatará", "delatado", "delatada",
      "delatados", "delatadas", "oyen", "escucha", "escuchan", "lee", "leen", "distingue", "distinguen", "distinguir",
      "distingua", "distinguirás", "distinguirá", "diferencia", "diferencian", "diferenciar", "diferencie", "diferenciarás",
      "diferenciará", "diferenciado", "diferenciada", "diferenciados", "diferenciadas", "analiza", "analizan", "analizar",
      "analize", "analizarás", "analizará", "analizado", "analizada", "analizados", "analizadas", "escanean", "escanear",
      "escanee", "escanearás", "escaneará", "escaneado", "escaneada", "escaneados", "escaneadas", "vigila", "vigilan", "vigilar",
      "vigile", "vigilarás", "vigilará", "vigilado", "vigilada", "vigilados", "vigiladas", "monitoriza", "monitorizan",
      "monitorizar", "monitorize", "monitorizarás", "monitorizará", "monitorizado", "monitorizada", "monitorizados",
      "monitorizadas", "diagnostican", "diagnosticar", "diagnostice", "diagnosticarás", "diagnosticará", "diagnosticado",
      "diagnosticada", "diagnosticados", "diagnosticadas", "predece", "predecen", "predecir", "predeca", "predecirás",
      "predecirá", "predicen", "preve", "preven", "prever", "preva", "preverás", "preverá", "prevé", "prevén", "anticipa",
      "anticipan", "anticipar", "anticipe", "anticiparás", "anticipará", "anticipado", "anticipada", "anticipados",
      "anticipadas", "anticiparse", "pronostican", "pronosticar", "pronostice", "pronosticarás", "pronosticará", "pronosticado",
      "pronosticada", "pronosticados", "pronosticadas", "presagia", "presagian", "presagiar", "presagie", "presagiarás",
      "presagiará", "presagiado", "presagiada", "presagiados", "presagiadas", "anuncia", "anuncian", "anunciar", "anuncie",
      "anunciarás", "anunciará", "anunciado", "anunciada", "anunciados", "anunciadas", "avisan", "avisar", "avise", "avisarás",
      "avisará", "avisado", "avisada", "avisados", "avisadas", "alertan", "alertar", "alerte", "alertarás", "alertará",
      "alertado", "alertada", "alertados", "alertadas", "adverte", "adverten", "advertir", "adverta", "advertirás", "advertirá",
      "advierte", "da la alarma", "da la voz de alarma", "detección temprana", "en fase inicial", "en su fase inicial", "precoz",
      "muy pronto", "mucho antes", "años de antelación", "por adelantado", "horas de antelación", "días antes", "en {n} {unit}",
      "{n} preguntas", "se le escapa", "pasan desapercibidos", "desapercibida", "inadvertida", "no ha visto", "no detectó",
      "pasó por alto", "se le pasó", "invisible", "primeros signos", "primeras señales", "primer síntoma", "primer signo",
      "tienes una", "tienes un", "nota la", "nota el", "nota tu", "una simple foto", "una sola foto", "por foto",
      "antes del infarto", "test casero", "prueba en casa", "evalúa tu", "señales tempranas", "señales precoces",
      "signos tempranos", "muy probable", "es probable que", "con toda probabilidad", "hemos encontrado", "hemos visto",
      "sí o no", "respuesta en", "respuesta inmediata", "sal de dudas", "salir de dudas", "salga de dudas", "al instante",
      "fotografía", "tose", "sopla", "habla y", "análisis de voz", "análisis de la voz", "análisis facial", "análisis de tu",
      "una prueba", "único test", "pone nombre", "poner nombre", "ponle nombre", "nombre a tu", "pone el dedo", "a la luz",
      "aclara", "despeja la duda", "despeja las dudas", "pilla", "pillar", "pillan", "caza", "cazan", "cazar", "pesca", "atrapa",
      "atrapan", "atrapar", "capta", "captan", "captar", "perciben", "intuye", "intuyen", "adivina", "adivinar", "adivinan",
      "descifra", "descifran", "descifrar", "interpreta", "interpretan", "interpretar", "destapa", "destapan", "destapar",
      "saben cuándo", "saben cuando", "saben si", "saben antes", "incubando", "bastante antes", "antes que nadie",
      "antes que los demás", "antes de tiempo", "desde el primer", "desde los primeros", "primera fase", "estadio uno",
      "en estadio", "fase uno", "incipiente", "no ven", "desapercibido", "nada escapa", "se nos escapa", "sexto sentido",
      "ojo clínico", "ojo de lince", "ojo de águila", "radar", "detector", "centinela", "vigía", "vela por", "o un cáncer",
      "o es un cáncer", "o algo más", "o algo grave", "simple cansancio o", "simple dolor de cabeza o", "benigno", "maligno",
      "maligna", "grave o no", "preocupado por", "preocupada por", "te preocupa", "y si fuera", "será cáncer", "será un",
      "será una", "es normal o", "tu puntuación", "puntuación de riesgo", "tu perfil", "perfil de riesgo", "estás en riesgo",
      "nuestra IA", "la IA", "la inteligencia artificial", "nuestro algoritmo", "el algoritmo", "nuestros expertos han",
      "que tus dedos", "que el ojo", "que los médicos no", "te falte", "te falta hierro", "respuestas coinciden",
      "síntomas coinciden"]
    words:
      n: ["un", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "diez", "quince", "21", "30", "14", "10", "7", "5",
        "3", "pocos", "pocas", "unos", "unas", "solo dos", "solo tres"]
      unit: ["segundos", "minutos", "horas", "días", "semanas", "meses", "minuto", "semana", "noche", "noches", "sesión",
        "sesiones", "día", "mes", "toques"]
      illness: *illness
      plain: *plain
    beside: ["{illness}"]
    unless beside: ["{plain}"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: es
    because: It says that the app finds a disease, which makes it a medical device.
    source: [HC-FDA-GW, HC-MDR-2, HC-HWG-9]
    examples:
      - { text: "Ve la fibrilación antes que tu cardiólogo.", expect: found }
      - { text: "Añadir asma", expect: clean }

  - id: es-finding-phrases
    forbid: ["el diagnóstico llega", "diagnóstico directo", "diagnóstico en tu móvil", "diagnóstico en el móvil",
      "diagnóstico en {n} {unit}", "diagnóstico en cuestión", "diagnóstico al instante", "diagnóstico en casa",
      "diagnóstico desde casa", "diagnóstico desde el sofá", "diagnóstico sin médico", "diagnóstico sin ir",
      "diagnóstico de bolsillo", "tú mismo tu diagnóstico", "tu propio diagnóstico", "haz tu diagnóstico",
      "hazte un diagnóstico", "obtén un diagnóstico", "obtén tu diagnóstico", "obtenga un diagnóstico",
      "consigue un diagnóstico", "da un diagnóstico", "ofrece un diagnóstico", "te da el diagnóstico", "da con el diagnóstico",
      "acierta el diagnóstico", "diagnóstico fiable", "diagnóstico preciso", "diagnóstico exacto", "diagnóstico certero",
      "el diagnóstico correcto", "diagnóstico con una foto", "diagnóstico por foto", "qué te pasa", "qué te ocurre",
      "qué tienes en", "qué tienes realmente", "lo que te pasa", "qué le pasa a tu cuerpo", "de qué padeces", "de qué sufres",
      "qué enfermedad tienes", "qué enfermedad se esconde", "qué enfermedad padeces", "qué enfermedad sufres",
      "la enfermedad que se esconde", "la enfermedad detrás", "la enfermedad tras", "nombre a tu enfermedad",
      "adivina tu enfermedad", "lo que tu cuerpo esconde", "lo que tu cuerpo oculta", "lo que esconden tus síntomas",
      "lo que significan tus síntomas", "introduce tus síntomas y", "describe tus síntomas y", "lo que tu médico no",
      "lo que los médicos no ven", "lo que el médico no", "lo que a tu médico se le", "lo que a los médicos se les",
      "antes que tu médico", "antes que el médico", "antes que cualquier médico", "mejor que tu médico", "antes de enfermar",
      "antes de que enfermes", "antes de caer enfermo", "que vas a enfermar", "cuándo vas a enfermar", "sabe si estás enfermo",
      "saber si estás enfermo", "sabe si estás sano", "cómo de sano estás", "lo sano que estás", "tensión con la cámara",
      "tensión con el móvil", "tensión sin manguito", "glucosa sin pinchazos", "glucosa sin pincharte", "azúcar sin pinchazos",
      "estás incubando algo", "cuándo estás incubando", "cuando estás incubando", "si estás incubando"]
    words:
      n: ["un", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "diez", "quince", "21", "30", "14", "10", "7", "5",
        "3", "pocos", "pocas", "unos", "unas", "solo dos", "solo tres"]
      unit: ["segundos", "minutos", "horas", "días", "semanas", "meses", "minuto", "semana", "noche", "noches", "sesión",
        "sesiones", "día", "mes", "toques"]
    unless beside: ["tienes alguna pregunta", "tienes dudas", "tienes una cita", "tienes cita", "no tienes", "eres alérgico",
      "permitir", "permiso", "acceso", "hacer una foto", "foto de perfil", "QR", "código de barras", "diagnosticada",
      "diagnosticado", "diagnosticados", "solo un", "solo los", "vivir con", "vives con", "qué hacer", "tema", "temas",
      "seleccionar", "conexión", "conectado", "zona horaria", "has sido", "ha sido", "han sido", "te diagnosticaron",
      "le diagnosticaron", "expuesto", "si tienes", "quédate", "no dejes", "no es", "no puede", "no pueden", "no hay pruebas",
      "es falso", "un mito", "mitos", "pruebas de que", "caminar", "correr", "ejercicio", "por sí", "antibióticos", "vacuna",
      "vacunas", "vacunación", "muchas personas", "algunas personas", "la mayoría", "los médicos diagnostican",
      "los médicos tratan", "advierte", "cuidado con", "estafas", "habla con", "consulta a", "consulta con", "pregunta a",
      "acude", "registra", "registrar", "anota", "anotar", "añadir", "añade", "editar", "eliminar", "diario", "fecha del",
      "historial de", "antecedentes"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: es
    because: It says that the app finds a disease, which makes it a medical device.
    source: [HC-FDA-GW, HC-MDR-2, HC-HWG-9]
    examples:
      - { text: "Lo que los médicos no ven.", expect: found }
      - { text: "El diagnóstico está en el informe.", expect: clean }

  - id: es-keeping-away-beside
    forbid: ["mantiene", "lejos", "a raya", "nunca", "escudo", "protege", "protégete", "blinda", "blíndate", "blindaje",
      "inmune", "inmuniza", "evita", "evitar", "previene", "prevenir", "frena", "ahuyenta", "ahuyentar", "aleja", "alejar",
      "defiende", "a salvo", "sin un solo", "un año sin", "un invierno", "resiste", "repele", "barrera", "muralla", "retrasa",
      "ni un", "no te encontrará", "ninguna oportunidad", "no podrán contigo", "no podrá contigo", "ni te rozará", "intocable",
      "fuera de", "gana la partida", "no llegue", "no llegará", "jamás", "a la mitad", "reduce", "reducen", "reducir", "reduca",
      "reducirás", "reducirá", "reduzca", "disminue", "disminuen", "disminuir", "disminua", "disminuirás", "disminuirá",
      "disminuye", "bajan", "bajar", "baje", "bajarás", "bajará", "bajado", "bajada", "bajados", "bajadas", "minimiza",
      "minimizan", "minimizar", "minimize", "minimizarás", "minimizará", "minimizado", "minimizada", "minimizados",
      "minimizadas", "a distancia", "alejan", "aleje", "alejarás", "alejará", "alejado", "alejada", "alejados", "alejadas",
      "aléjate", "aparta", "apartan", "apartar", "aparte", "apartarás", "apartará", "apartado", "apartada", "apartados",
      "apartadas", "ahuyentan", "ahuyente", "ahuyentarás", "ahuyentará", "ahuyentado", "ahuyentada", "ahuyentados",
      "ahuyentadas", "espanta", "espantan", "espantar", "espante", "espantarás", "espantará", "espantado", "espantada",
      "espantados", "espantadas", "muro", "armadura", "fortaleza", "coraza", "blindar", "cierra el paso", "cerrar el paso",
      "cierra la puerta", "corta el paso", "ninguna posibilidad", "no tiene ninguna", "sin opciones", "no puede contigo",
      "no te alcanzará", "no te tocará", "no te pillará", "no te atrapará", "no entrará", "inmunizan", "inmunizar", "inmunize",
      "inmunizarás", "inmunizará", "inmunizado", "inmunizada", "inmunizados", "inmunizadas", "como una vacuna", "protegen",
      "proteger", "protega", "protegerás", "protegerá", "protegido", "protegida", "protección frente", "preserva", "preservan",
      "preservar", "preserve", "preservarás", "preservará", "preservado", "preservada", "preservados", "preservadas", "prevene",
      "prevenen", "prevena", "prevenirás", "prevenirá", "prevención", "preventivo", "evitan", "evite", "evitarás", "evitará",
      "evitado", "evitada", "evitados", "evitadas", "impede", "impeden", "impedir", "impeda", "impedirás", "impedirá", "impide",
      "esquiva", "esquivan", "esquivar", "esquive", "esquivarás", "esquivará", "esquivado", "esquivada", "esquivados",
      "esquivadas", "escapa", "escapan", "escapar", "escape", "escaparás", "escapará", "escapado", "escapada", "escapados",
      "escapadas", "bloquean", "bloquee", "bloquearás", "bloqueará", "bloqueado", "bloqueada", "bloqueados", "bloqueadas",
      "frenan", "frenar", "frene", "frenarás", "frenará", "frenado", "frenada", "frenados", "frenadas", "ralentiza",
      "ralentizan", "ralentizar", "ralentize", "ralentizarás", "ralentizará", "ralentizado", "ralentizada", "ralentizados",
      "ralentizadas", "retrasan", "retrasar", "retrase", "retrasarás", "retrasará", "retrasado", "retrasada", "retrasados",
      "retrasadas", "detene", "detenen", "detener", "detena", "detenerás", "detenerá", "paran", "parar", "pare", "pararás",
      "parará", "parado", "parada", "parados", "paradas", "burla", "burlan", "burlar", "burle", "burlarás", "burlará", "burlado",
      "burlada", "burlados", "burladas", "adelantarse", "adelántate", "un paso por delante", "por delante de", "de raíz",
      "en su origen", "antes de que empiece", "antes de que empiecen", "antes de que aparezca", "antes de que aparezcan",
      "antes de que llegue", "tu riesgo", "su riesgo", "riesgo de", "riesgo cero", "cero riesgo", "sin miedo a",
      "no tengas miedo", "sin temor", "sin una sola", "una vida sin", "resistente", "resistencia", "invulnerable", "invencible",
      "defiéndete", "sigue sano", "mantente sano", "no enfermes", "no enfermarás", "adiós a", "contra", "protección total",
      "evítate", "bloquea el", "bloquea la", "bloquea los", "mantén a", "defensa frente", "ángel de la guarda", "guardaespaldas",
      "guardián", "portero", "vela por ti", "vela por tu", "protector", "menos probable", "menos probables", "improbable",
      "poco probable", "con la puerta", "en las narices", "portazo", "cierra con llave", "cerrojo", "candado a",
      "conmigo que no", "conmigo no", "que no cuente", "que no cuenten", "no vuelvas a perder", "un día por culpa",
      "por culpa de una", "por culpa de la", "mantén jóvenes", "mantén joven", "libre de infartos", "libres de",
      "libre de gripe", "libre de cáncer", "libre de resfriados", "libre de migrañas", "libre de enfermedades",
      "salud de hierro", "siempre sano", "siempre sana", "pasa el invierno", "pasar el invierno", "pasa de largo",
      "pasan de largo", "pasará de largo", "te olvida", "te ignora", "te respeta", "resbala", "rebota", "rebotan", "anticáncer",
      "antigripal", "antigripe", "antiinfarto", "antiictus", "antimigraña", "anti-cáncer", "anti-infarto", "no es bienvenida",
      "no es bienvenido", "no es bien recibida", "no tiene sitio", "no tienen sitio", "no tiene cabida", "no tienen cabida",
      "sin sitio", "prohibida la entrada", "prohibido el paso", "se queda fuera", "se quedan fuera", "tus genes",
      "tus probabilidades", "probabilidad de", "probabilidades de", "posibilidades de sufrir", "posibilidades de tener",
      "tres veces menos", "dos veces menos", "diez veces menos", "menos riesgo", "pierde el miedo a", "no temas",
      "nada que temer", "listo para el invierno", "preparado para el invierno", "duerme tranquilo", "seguro de vida",
      "corta por lo sano", "de antemano", "se adelanta a", "un paso antes", "le gana la delantera", "toma la delantera",
      "toma ventaja"]
    words:
      illness: *illness
      plain: *plain
    beside: ["{illness}"]
    unless beside: ["{plain}"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: es
    because: It says that the app prevents a disease, which makes it a medical device.
    source: [HC-FDA-GW, HC-MDR-2]
    examples:
      - { text: "Mantén lejos los infartos.", expect: found }
      - { text: "Mantén un diario de tu dolor", expect: clean }

  - id: es-stands-for-care
    forbid: ["ahórrate", "ahorra", "olvida", "olvídate", "tira", "tirar", "deja", "se acabó", "se acabaron", "adiós",
      "en lugar de", "en vez de", "sustituye", "reemplaza", "como tener", "es como", "en tu bolsillo", "en el bolsillo",
      "en tu muñeca", "en tu móvil", "no necesitas", "no hace falta", "nunca más", "cancela", "abandona", "mejor que",
      "más listo que", "sabe más que", "más preciso que", "tan preciso", "tan bueno como", "tan eficaz como", "más eficaz que",
      "más rápido que", "más barato que", "superior a", "quién necesita", "24 horas", "de guardia", "virtual", "digital",
      "personal", "de bolsillo", "IA", "cosa del pasado", "innecesario", "innecesaria", "se le acerca", "en ridículo",
      "última app", "puede cerrar", "exacta", "exacto", "clínica entera", "hospital entero", "envidia", "no vio", "sin trabajo",
      "desbanca", "ahórrese", "te ahorras", "tire", "a la basura", "a la papelera", "olvídese", "para qué ir", "para qué pagar",
      "por qué ir", "por qué pagar", "por qué esperar", "por qué tomar", "no necesitarás", "sin necesidad de", "innecesarios",
      "superfluo", "obsoleto", "obsoletos", "anticuado", "en paro", "al paro", "jubila", "jubilar", "pueden cerrar", "deje sus",
      "dejar las", "abandonar", "renuncia", "renunciar", "prescinde", "prescindir", "pasa de", "el fin de", "el fin del",
      "sin receta", "sin recetas", "sin médico", "sin médicos", "sin cita", "sin citas", "sin esperas", "sin sala de espera",
      "sin consulta", "sin pastillas", "sin medicamentos", "sin medicación", "sin fármacos", "sin pinchazos", "sin agujas",
      "sin manguito", "sin operación", "sin cirugía", "sin pasar por", "sin ir a", "sin ir al", "sin ver a", "sin moverte",
      "sin salir de", "sin psicólogo", "sustitue", "sustituen", "sustituir", "sustitua", "sustituirás", "sustituirá",
      "sustituto", "reemplazan", "reemplazar", "alternativa a", "alternativa al", "más eficaces que", "más efectivo que",
      "más efectiva que", "más potente que", "más fuerte que", "más rápida que", "más precisa que", "más fiable que",
      "más seguro que", "más segura que", "más suave que", "más lista que", "más inteligente que", "tan efectivo como",
      "tan efectiva como", "tan buena como", "tan bien como", "tan precisa como", "tan fiable como", "tan seguro como",
      "tan potente como", "el doble de", "el triple de", "dos veces más", "tres veces más", "diez veces más", "equivale a",
      "equivalente a", "vale por", "a la altura de", "digno de un", "rivaliza con", "supera", "superan", "superar", "supere",
      "superarás", "superará", "superado", "superada", "superados", "superadas", "destrona", "gana a", "gana al", "bate a",
      "que cualquier", "que todos los", "que todas las", "lo hace mejor", "hace sombra", "en evidencia", "como un", "como una",
      "como en el", "como en la", "como si fuera", "un médico en", "un psicólogo en", "un cardiólogo en", "tu médico en",
      "un terapeuta en", "tu propio", "tu propia", "un hospital en", "una clínica en", "una farmacia en", "en tu teléfono",
      "en la palma", "al alcance de la mano", "desde el sofá", "desde tu sofá", "desde casa", "a cualquier hora", "día y noche",
      "24/7", "siempre disponible", "siempre abierta", "reduce tu dosis", "baja tu dosis", "no ve", "ve lo que", "sabe lo que",
      "líbrate de", "libérate de", "como tu médico", "que tu médico", "el médico en tu", "doctor en tu", "de vacaciones",
      "a jubilarse", "a la jubilación", "hacer cola", "hagas cola", "haces cola", "más colas", "sin colas", "en una app",
      "en una sola app", "en una misma app", "reunidos en", "juntos en una", "cosa de ayer", "cosas de ayer", "cosa del ayer",
      "de otra época", "de otro siglo", "del siglo pasado", "ve dejando", "vete dejando", "deshabitúate", "desengánchate",
      "destétate", "por qué pedir", "para qué pedir", "por qué ver", "por qué acudir", "para qué tomar", "para qué ver",
      "para qué quieres", "si nos tienes", "hace tanto", "ningún calmante", "ningún médico", "ningún medicamento",
      "ningún fármaco", "ningún cardiólogo", "ningún psicólogo", "ningún especialista", "ninguna pastilla", "ninguna terapia",
      "ningún tratamiento", "la medicina falla", "fracasa", "fracasan", "han fracasado", "ha fracasado", "donde la medicina",
      "donde los médicos", "donde los fármacos", "se rinden los", "sin fisioterapeuta", "sin terapeuta", "sin dermatólogo",
      "sin especialista", "sin especialistas", "sin hospital", "sin clínica", "sin laboratorio", "sin análisis", "sin anestesia",
      "sin jeringas", "sin bisturí", "te evita la", "te evita el", "te evitan la", "te evitan el", "te evita ir", "te libra de",
      "evita la operación", "evita pasar", "evítate", "te dispensa", "manda a tu", "despide", "despídete de tu", "rompe con tu",
      "divórciate", "date de baja", "vacía tu", "vacía el botiquín", "coge polvo", "cogen polvo", "criando polvo", "en el cajón",
      "al cajón", "al fondo del cajón", "va a perder", "van a perder", "va a odiar", "van a odiar", "odian", "no quieren que",
      "no quiere que", "tiemblan", "tiembla", "se echa a temblar", "vale más que", "más que un", "más que tu",
      "que tu cardiólogo", "que tu psicólogo", "que tu terapeuta", "que un médico", "que un cardiólogo", "que un dermatólogo",
      "que un psicólogo", "que un terapeuta", "que un especialista", "que un hospital", "que un laboratorio",
      "que un medicamento", "que un fármaco", "que una consulta", "que una pastilla", "que una terapia", "que un análisis",
      "que una operación", "que los médicos", "que los cardiólogos", "que los fármacos", "que los medicamentos",
      "que los somníferos", "que los antidepresivos", "que las pastillas", "que la medicina", "que la quimio", "que la morfina",
      "que el ibuprofeno", "que el paracetamol", "tener un médico", "tener un psicólogo", "tener un cardiólogo",
      "tener un terapeuta", "lleva un médico", "un dermatólogo en", "un enfermero en", "una enfermera en", "el médico en casa",
      "el hospital en casa", "la clínica en casa", "el psicólogo en", "en casa, sin", "siempre abierto", "nunca cierra",
      "nunca duerme", "sin horarios", "toda la experiencia", "la experiencia de un", "el saber de", "los conocimientos de",
      "el ojo de un", "la precisión de un", "la mirada de un"]
    beside: ["médico", "médicos", "médica", "doctor", "doctores", "doctora", "cardiólogo", "cardiólogos", "neurólogo",
      "neurólogos", "dermatólogo", "dermatólogos", "psiquiatra", "psiquiatras", "psicólogo", "psicólogos", "psicóloga",
      "terapeuta", "terapeutas", "terapia", "terapias", "enfermera", "enfermeros", "farmacéutico", "farmacéuticos", "farmacia",
      "hospital", "hospitales", "clínica", "clínicas", "cirugía", "cirujano", "científicos", "investigadores", "universidades",
      "autoridades sanitarias", "sanidad", "aseguradoras", "la OMS", "la FDA", "la AEMPS", "el gobierno", "sala de espera",
      "salas de espera", "la consulta", "receta", "recetas", "pastilla", "pastillas", "comprimidos", "medicación", "medicamento",
      "medicamentos", "fármaco", "fármacos", "insulina", "inhalador", "antidepresivos", "app de salud", "inhaladores",
      "cirujanos", "cardióloga", "analgésicos", "inyecciones", "análisis de sangre", "electrocardiograma", "resonancia",
      "una revisión", "tratamiento", "tratamientos", "especialista", "especialistas", "ginecólogo", "ginecólogos", "ginecóloga",
      "pediatra", "pediatras", "dentista", "dentistas", "oftalmólogo", "oftalmólogos", "otorrino", "urólogo", "oncólogo",
      "oncólogos", "radiólogo", "radiólogos", "endocrino", "endocrinólogo", "fisio", "fisios", "fisioterapeuta",
      "fisioterapeutas", "osteópata", "matrona", "matronas", "comadrona", "enfermero", "enfermeras", "psicoterapeuta",
      "psicoanalista", "psicoterapia", "psicoterapias", "medicina", "bata blanca", "nutricionista", "nutricionistas", "dietista",
      "centro de salud", "ambulatorio", "consultorio", "visita al", "citas médicas", "lista de espera", "listas de espera",
      "ingreso", "hospitalización", "operación", "operaciones", "quirófano", "bisturí", "segunda opinión", "diván", "somnífero",
      "somníferos", "ansiolítico", "ansiolíticos", "analgésico", "calmantes", "calmante", "antidepresivo", "betabloqueantes",
      "estatinas", "antibióticos", "antibiótico", "cortisona", "ibuprofeno", "aspirina", "paracetamol", "omeprazol", "ventolín",
      "Ventolin", "cápsulas", "pastillero", "botiquín", "quimioterapia", "quimio", "inyección", "pinchazo", "pinchazos", "aguja",
      "agujas", "jeringa", "jeringuilla", "audífono", "audífonos", "tensiómetro", "tensiómetros", "manguito", "glucómetro",
      "glucómetros", "medidor de glucosa", "termómetro", "estetoscopio", "fonendo", "holter", "radiografía", "radiografías",
      "escáner", "ecografía", "biopsia", "analíticas", "laboratorio", "laboratorios", "chequeo", "chequeos", "revisión anual",
      "farmacéutica", "farmacéuticas", "tranquilizante", "tranquilizantes", "extracción de sangre", "extracciones",
      "colonoscopia", "mamografía", "citología", "gastroscopia", "endoscopia", "hacer cola", "colas en", "ambulatorios",
      "pedir cita", "cita previa", "fisioterapia", "quiropráctico", "acupuntor", "acupuntura", "masajista", "logopeda",
      "logopedas", "alergólogo", "reumatólogo", "neumólogo", "diabetólogo", "unidad del sueño", "FIV", "balneario", "gimnasio",
      "entrenador personal", "Xanax", "Prozac", "Valium", "Orfidal", "Lexatin", "Trankimazin", "Ritalin", "Ozempic", "Viagra",
      "bótox", "Botox", "Nolotil", "Gelocatil", "espray nasal", "pomadas", "colirio", "goteros", "SAMUR", "prótesis",
      "anestesia", "urólogos", "psiquiatría", "psicología"]
    unless beside: ["no sustituye", "no sustituyen", "no reemplaza", "no reemplazan", "no debe", "no deben", "no dejes",
      "no deje", "nunca dejes", "nunca deje", "no interrumpas", "no suspendas", "no es", "no son", "no pretende",
      "sin consultar", "sin hablar con", "sin el consejo", "pregunta a", "pregúntale", "pregunta en", "habla con", "hable con",
      "consulta con", "consulta a", "acude", "acuda", "contacta", "si tienes", "si tu", "si te", "si has", "antes de",
      "mientras", "en cuanto", "emergencia", "urgencia", "llame", "recordatorio", "recordatorios", "recuerda", "anota", "anotar",
      "anotado", "apunta", "registrar", "registrado", "dosis olvidada", "tu dosis de hoy", "la dosis", "añadir", "editar",
      "eliminar", "borrar", "lista de", "caduca", "caducada", "renovar", "renovación", "nueva receta", "pedir", "estudio",
      "estudios", "investigación", "conectar", "vincular", "pila", "contacto", "contactos", "dirección", "elegir", "elige",
      "seleccionar", "compartir", "compartido", "enviar", "enviado", "exportar", "imprimir", "escanear el", "escanea el",
      "preguntas para", "zona horaria", "hora de", "previsto", "cambiada", "confirmada", "reservada", "reservar", "próxima",
      "próximo", "cita del", "cita con", "cita el", "perdida", "activar", "desactivar", "ajustes", "cuenta", "acceso", "invita",
      "invitar", "solicitud", "aceptado", "aceptada", "importar", "artículo", "a menudo", "a veces", "suele", "suelen",
      "algunos", "algunas", "pueden", "podría", "debería", "debes", "hay que", "vaso de agua", "efectos secundarios", "alérgico",
      "disponible en", "prospecto", "fuera del alcance", "conservar", "el médico decide", "tu médico puede", "recetado por",
      "recetada por", "prescrito por", "iniciado", "suspendido", "cambiado", "resultado de", "resultados de",
      "tarjeta sanitaria", "factura", "licencia", "software", "garantía", "responsabilidad", "qué es", "dónde", "cuál", "cuáles",
      "vence", "considere", "contraseña", "supervisión", "equipo médico", "hinchazón", "tragar", "ninguna app", "ningún sistema",
      "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no puede", "no podemos", "no está",
      "no están", "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa",
      "no detecta", "no diagnostica", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna",
      "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "en caso de duda", "no constituye",
      "si los síntomas"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: es
    because: It puts the app in the place of a doctor, a medicine or a test.
    source: [HC-CAP-12.2, HC-FR-R5213, HC-AB489]
    examples:
      - { text: "Ahórrate la sala de espera.", expect: found }
      - { text: "Habla con tu médico antes de cambiar tu medicación.", expect: clean }

  - id: es-vouched-for
    forbid: ["juran por", "confían", "confía", "recomiendan", "recomienda", "recomendado", "recomendada", "aprueban", "aprobado",
      "aprobada", "avalan", "avalado", "avalada", "aval", "respaldado", "respaldada", "respaldan", "usado por", "usada por",
      "utilizado en", "utilizada en", "elegido por", "elegida", "amada por", "aman", "adoran", "bendición", "certificado",
      "certificada", "desarrollada con", "desarrollada por", "diseñada por", "creada por", "recetan", "recetada", "de acuerdo",
      "primera opción", "preferida", "preferido", "elogian", "impresionados", "acreditada", "validada", "validado", "verificada",
      "probada por", "favorita", "convencidos", "la usan", "lo usan", "eligen", "visto bueno", "apuestan por", "apuesta por",
      "cuentan con", "les encanta", "elogiada", "elogiado", "alaban", "aplauden", "admiran", "aconsejan", "aconsejada",
      "aconsejado", "recetado en", "prescriben", "prescrita en", "reembolsada", "luz verde", "autorizado por", "autorizada por",
      "reconocido", "reconocida", "homologado", "homologada", "acreditado", "sello", "sellos", "distintivo", "revisado",
      "revisada", "verificado por", "validan", "probado por", "probado en", "probada en", "contrastado", "respaldo", "apoyado",
      "apoyada", "apoyan", "apoyo de", "apoyo del", "patrocinado", "premiado", "premiada", "galardonado", "galardonada",
      "premio", "medalla", "votada", "creado por", "creado con", "creada con", "diseñado por", "desarrollado por",
      "desarrollado con", "desarrollado en", "ideado", "ideada", "inventado", "inventada", "elaborado por", "fundada por",
      "firmada por", "de la mano de", "los mejores", "prestigiosos", "eminentes", "reputados", "reconocidos", "oficial del",
      "oficial de", "oficialmente", "socio", "en colaboración", "colaboración con", "en alianza", "usado en", "usada en",
      "utilizado por", "utilizada por", "usan nuestra", "la utilizan", "en su propia casa", "para sí mismos", "a sus familias",
      "convencidas", "convence a", "encantados", "unánimes", "de acuerdo:", "coinciden", "confirman", "certifican", "garantizan",
      "no pueden vivir", "no puede vivir", "ponen la mano", "primera elección", "número uno", "n.º 1", "referente",
      "la referencia", "más de 300", "miles de", "cientos de", "nueve de cada", "ocho de cada", "de cada diez", "de cada 10",
      "coinciden:", "la elección de la", "la elección de los", "la elección del", "la elección de las", "la opción de los",
      "se la dan a", "se lo dan a", "sus pacientes", "pensada por", "pensado por", "nacida en", "nacido en", "nacida de",
      "nacido de", "surgida de", "surgido de", "salida de", "fruto de", "hecha con", "hecho con", "hecha por", "hecho por",
      "creada en", "creado en", "diseñada en", "diseñado en", "desarrollada en", "puesta a prueba en", "en uso en",
      "adoptada por", "adoptado por", "adoptan", "la han adoptado", "lo han adoptado", "han elegido", "se pasan a", "optan por",
      "prefieren", "priorizan", "patrocinada por", "apadrinada", "encumbrada", "ensalzan", "ensalzada", "sombrero",
      "se rinden ante", "se rinden a", "rendidos", "en pie", "ovación", "aplaudida", "aplaudido", "aclamada", "aclamado",
      "alabada por", "fans", "fan", "forofos", "enamorados", "enamoradas", "enamora", "enganchados", "no pueden pasar sin",
      "no pueden estar sin", "asombrados", "asombra", "atónitos", "alucinan", "flipan", "boquiabiertos", "sin palabras",
      "conquista", "conquistados", "seducidos", "dice sí", "dicen:", "dan el sí", "dan su aprobación", "dan su visto",
      "puntuada por", "valorada por", "valorado por", "estrellas", "matrícula de honor", "sobresaliente", "diez sobre diez",
      "elegido mejor", "proclamada", "proclamado", "coronada", "laureada", "trofeo", "diploma de", "en la lista de",
      "financiada", "subvencionada", "palabra de", "según los", "según las", "en opinión de", "a sus propios pacientes",
      "favorito de"]
    beside: ["médico", "médicos", "médica", "doctor", "doctores", "doctora", "cardiólogo", "cardiólogos", "neurólogo",
      "neurólogos", "dermatólogo", "dermatólogos", "psiquiatra", "psiquiatras", "psicólogo", "psicólogos", "psicóloga",
      "terapeuta", "terapeutas", "enfermera", "enfermeros", "farmacéutico", "farmacéuticos", "farmacia", "hospital",
      "hospitales", "clínica", "clínicas", "cirujano", "expertos", "científicos", "investigadores", "universidades", "sanidad",
      "aseguradoras", "cirujanos", "cardióloga", "ginecólogos", "pediatras", "dentistas", "oftalmólogos", "oncólogos",
      "radiólogos", "endocrinólogos", "fisioterapeutas", "fisios", "osteópatas", "matronas", "comadronas", "enfermeras",
      "psicoterapeutas", "nutricionistas", "dietistas", "sanitarios", "profesionales de la salud", "especialistas",
      "comunidad científica", "la medicina", "la ciencia", "catedrático", "catedráticos", "profesor", "profesores", "Dr",
      "Nobel", "Harvard", "Oxford", "Stanford", "Complutense", "CSIC", "Clínic", "universidad", "facultad de Medicina",
      "facultades de medicina", "ministerio", "ministerios", "gobierno", "autoridades", "agencia del medicamento",
      "Agencia Europea", "Unión Europea", "Comisión Europea", "Seguridad Social", "mutuas", "Organización Mundial de la Salud",
      "OMS", "Cruz Roja", "sociedad de cardiología", "Sociedad Española", "fundación del corazón", "asociaciones de pacientes",
      "farmacias", "campeones", "deportistas", "famosos", "celebridades", "cirujanas", "Academia de Medicina",
      "jefes de servicio", "jefe de servicio", "Carlos III", "investigadoras", "neurocientíficos", "urgenciólogos", "SAMUR",
      "alergólogos", "reumatólogos", "neumólogos", "diabetólogos", "OCU", "batas blancas"]
    unless beside: ["tu médico", "tu médica", "su médico", "mi médico", "un médico", "el médico", "tu terapeuta", "tu clínica",
      "tu hospital", "tu equipo", "tu aseguradora", "tu farmacia", "su clínica", "dosis recomendada", "cantidad recomendada",
      "se recomienda", "se recomiendan", "vacuna", "vacunas", "vacunación", "adultos", "al día", "minutos de", "al menos",
      "no es", "no son", "no sustituye", "no ha sido", "si tienes", "habla", "elige", "elegir", "seleccionar", "añadir",
      "buscar", "encontrar", "lista", "introducir", "invitar", "compartir", "compartido", "acceso", "solicitud", "solicitudes",
      "historiales", "registros", "dispositivo", "dispositivos", "contacto", "contactos", "servidor", "enlace", "cuenta",
      "correo", "una vez", "después", "pendiente", "sesión", "sesiones", "recetado el", "recetada el", "tu receta",
      "comprimidos", "artículo", "artículos", "redactados", "estudio", "estudios", "a menudo", "a veces", "algunos", "pueden",
      "protección de datos", "licencia", "software", "derechos", "certificado COVID", "baja médica", "ubicado", "cerca de",
      "abierto", "horario", "tarjeta", "QR", "reservar", "centro de pruebas", "urgencias", "llama", "recordatorio",
      "pacientes de su", "conexión", "cifra", "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión",
      "ninguna prueba es", "ningún medicamento", "no puede", "no podemos", "no está", "no están", "no sustituyen",
      "no reemplaza", "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa",
      "no detecta", "no diagnostica", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna",
      "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía",
      "en caso de duda", "no constituye", "150 minutos", "por semana"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: es
    because: It lets professionals stand for the product; say who, and whether they are paid.
    source: [HC-FTC-255, HC-HWG-11, HC-ES-4]
    examples:
      - { text: "Los psicólogos confían ciegamente en ella.", expect: found }
      - { text: "Añadir médico recomendado", expect: clean }

  - id: es-immunity-beside
    forbid: ["refuerza", "reforzar", "fortalece", "fortalecer", "dispara", "disparar", "potencia", "potenciar", "aumenta",
      "aumentar", "sube", "eleva", "despierta", "impulsa", "estimula", "recarga", "alimenta", "blinda", "maximiza", "optimiza",
      "mejora", "al máximo", "invencible", "fuertes", "fuerte", "turbo", "acero", "de hierro", "férreo", "en plena forma",
      "a tope", "por las nubes", "despiertar", "imbatible", "indestructible", "infalible", "invulnerable", "libera", "liberar",
      "moviliza", "movilizar", "reactiva", "reactivar", "estimular", "boost", "multiplica", "multiplicar", "tonifica",
      "tonificar", "fortalezca", "fortalecido", "refuerzan", "reforzado", "reforzadas", "consolida", "consolidar", "blindar",
      "arma", "armar", "armadura", "escudo", "muralla", "fortaleza", "nutre", "nutrir", "reinicia", "reconstruye", "reconstruir",
      "restaura", "optimizar", "maximizar", "duplica", "duplicar", "triplica", "triplicar", "elevar", "suber", "entrena",
      "entrenar", "entrenamiento", "apoya", "apoyar", "ayuda a tus", "sólido", "sólidas", "de titanio", "superpoderes",
      "superpoder", "superdefensas", "un empujón", "una inyección", "inyecta", "a pleno rendimiento", "de forma natural",
      "listo para", "listas para", "ejército", "guardaespaldas", "alimentar", "activa tu", "activa tus", "activa las",
      "carga tus", "más defensas", "contra todos los", "ármate", "todos los gérmenes", "más resistente", "más robusto",
      "resistentes", "en alerta", "en guardia", "de combate", "pie de guerra", "soldados", "tropas", "batallón", "armas",
      "misiles", "bootcamp", "gimnasio para", "fitness para", "gimnasia", "dopaje natural", "combustible", "gasolina",
      "vitamina", "vitaminar", "chute de", "subidón", "rejuvenece", "reaviva", "reavivar", "revitaliza", "revitalizar",
      "regenera", "regenerar", "revigoriza", "a punto", "de pie", "acorazado", "acoraza", "acorazar", "acorazadas",
      "a prueba de virus", "a prueba de todo", "a prueba de bombas", "inatacable", "inquebrantable", "inexpugnable",
      "irrompible", "incombustible", "impenetrable", "infranquable", "inoxidable", "roca", "como un roble", "como nunca",
      "al 100 %", "al 200 %", "al cien por cien", "ultra", "súper", "campeón", "campeonas", "contra cualquier virus"]
    beside: ["sistema inmune", "inmunidad", "defensas", "anticuerpos", "sistema inmunológico", "inmunitario",
      "células inmunitarias", "glóbulos blancos", "linfocitos", "autocuración", "autosanación", "autocurarse",
      "resistencia natural", "barrera inmunitaria", "sistema linfático", "temporada de gripe", "temporada de resfriados"]
    unless beside: ["el sistema inmunitario protege", "el sistema inmunitario reconoce", "el sistema inmunitario combate",
      "el sistema inmunitario es", "forma parte", "debilitado", "debilitada", "debilita", "inmunodeprimidas", "inmunodeprimidos",
      "suprime", "vacuna", "vacunas", "vacunación", "vacunado", "refuerzo de", "a menudo", "a veces", "puede", "pueden",
      "algunos", "cómo", "por qué", "qué es", "trasplante", "quimioterapia", "VIH", "medicamento", "medicamentos", "no",
      "médico", "manos", "mascarilla", "glóbulos blancos combaten", "proteínas", "células que", "lee", "artículo",
      "antibióticos", "más información", "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión",
      "ninguna prueba es", "por ninguna", "ninguna autoridad", "nunca en su lugar", "nada de esto", "ninguna garantía",
      "sin garantía", "en caso de duda", "dieta equilibrada", "una dieta", "alimentación", "lactancia", "anticuerpos combaten"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: es
    because: It says that the app strengthens the immune system, which no app was shown to do.
    source: [HC-FDA-GW, HC-CAP-12.1]
    examples:
      - { text: "Dispara tus defensas naturales.", expect: found }
      - { text: "Las vacunas entrenan el sistema inmunitario.", expect: clean }

  - id: es-never-known
    forbid: ["nunca podrá", "nunca podrán", "nadie sabrá", "nadie podrá", "jamás", "inhackeable", "indescifrable",
      "100 % seguro", "100 % seguros", "100 % segura", "100 % anónimo", "100 % privado", "absolutamente seguro", "a prueba de",
      "blindados", "blindado", "nivel bancario", "riesgo cero", "garantizada", "anonimato total", "no deja rastro", "invisible",
      "morirán con nosotros", "a la tumba", "CIA", "no podría leer", "podría leerlo", "ni la", "ni el", "totalmente",
      "completamente", "enteramente", "perfectamente", "100%", "cien por cien", "inviolable", "inviolables", "impenetrable",
      "impenetrables", "inhackeables", "inexpugnable", "inexpugnables", "indescifrables", "irrompible", "irrastreable",
      "irrastreables", "intocable", "intocables", "blindada", "blindadas", "a toda prueba", "caja fuerte", "Fort Knox",
      "fortaleza", "banco", "grado bancario", "militar", "servicios secretos", "nadie puede", "nadie en el mundo", "nadie más",
      "ningún pirata", "ningún hacker", "ni nosotros", "ni siquiera", "no tienen ninguna", "ninguna posibilidad",
      "ninguna oportunidad", "nunca será", "nunca serán", "nunca saldrán", "nunca se filtrarán", "nunca nadie", "para siempre",
      "eternamente", "imposible", "imposibles", "ni rastro", "sin rastro", "sin dejar rastro", "invisibles", "prometido",
      "lo prometemos", "garantizado", "garantizados", "cero riesgo", "sin riesgo", "ningún riesgo", "cero filtraciones",
      "más seguro", "más segura", "absoluto", "absoluta", "máxima", "perfecta", "absolutamente seguros", "absolutamente anónimo",
      "absolutamente privado", "absolutamente confidencial", "absolutamente secreto", "seguridad total", "privacidad total",
      "no dejan rastro"]
    beside: ["datos", "historial", "identidad", "quién eres", "privacidad", "secreto", "secretos", "información", "detalles",
      "diario", "hackear", "hackeado", "pirata", "piratas", "filtración", "filtrarse", "rastro", "identificarte", "que eres tú",
      "historiales", "quien eres", "privado", "privados", "confidencialidad", "confidencial", "confidenciales", "anonimato",
      "anónimo", "intimidad", "pensamientos", "mensajes", "conversaciones", "chats", "hackers", "hacker", "filtraciones",
      "cifrado", "seguridad", "seguros", "protegidos", "confidencias"]
    unless beside: ["no podemos garantizar", "no garantizamos", "sin garantía", "ningún sistema", "no es", "no son", "si tú",
      "si alguien", "salvo que", "a menos que", "sin tu", "sin su", "pierdes", "perdido", "olvidas", "olvidado", "elige",
      "ajustes", "configuración", "eliminar", "eliminado", "eliminarán", "borrar", "borrado", "borrará", "eliminación",
      "política de privacidad", "condiciones", "ley", "RGPD", "licencia", "software", "responsabilidad", "derecho", "derechos",
      "contraseña", "PIN", "clave privada", "navegación privada", "modo privado", "mensaje privado", "notas privadas", "activar",
      "desactivar", "permitir", "compartir", "compartido", "compartidos", "invitar", "copia de seguridad", "restaurar",
      "sincronización", "sincronizar", "importar", "exportar", "informe", "descargar", "enviar", "error", "fallido",
      "vuelve a intentarlo", "inténtalo", "conexión", "puede", "pueden", "debería", "bloqueado", "deshacer", "estadísticas",
      "síntomas", "migraña", "ninguna app", "ningún método", "ninguna transmisión", "ninguna prueba es", "ningún medicamento",
      "no está", "no están", "no sustituye", "no sustituyen", "no reemplaza", "no garantiza", "no cura", "no trata", "no sirve",
      "no sirven", "no significa", "no detecta", "no diagnostica", "no previene", "no protege", "no evaluado", "no aprobado",
      "por ninguna", "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía",
      "en caso de duda", "no constituye"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: es
    because: No system is wholly safe or anonymous, and no seal of this kind exists.
    source: [HC-FTC-5]
    examples:
      - { text: "Tu historial médico es imposible de hackear.", expect: found }
      - { text: "Tus datos van cifrados.", expect: clean }

  - id: es-never-known-phrases
    forbid: ["absolutamente inviolable", "absolutamente inviolables", "datos inviolables", "totalmente inviolable",
      "totalmente inviolables", "100 % anónimo", "100% anónimo", "100 % anónima", "100 % confidencial", "100% confidencial",
      "100 % seguro", "100 % segura", "100 % seguros", "100% seguro", "100 % privado", "100% privado", "100 % privada",
      "cien por cien seguro", "cien por cien anónimo", "cien por cien privado", "anonimato total", "anonimato completo",
      "anonimato absoluto", "anonimato garantizado", "privacidad total", "privacidad absoluta", "privacidad garantizada",
      "confidencialidad total", "confidencialidad absoluta", "confidencialidad garantizada", "secreto absoluto",
      "seguridad absoluta", "seguridad total", "seguridad garantizada", "una seguridad digna", "digna de un banco",
      "digno de un banco", "seguridad bancaria", "nivel bancario", "grado bancario", "nivel militar", "grado militar",
      "calidad militar", "cifrado militar", "como en una caja fuerte", "como Fort Knox", "más seguro que un banco",
      "tan seguro como un banco", "tan seguros como en un banco", "totalmente anónimo", "completamente anónimo",
      "totalmente anónima", "completamente anónima", "absolutamente anónimo", "totalmente confidencial",
      "totalmente confidenciales", "absolutamente confidencial", "totalmente seguros", "completamente seguros",
      "absolutamente seguros", "absolutamente seguro", "imposible de hackear", "imposibles de hackear", "imposible de piratear",
      "imposible de rastrear", "imposible de identificar", "inhackeable", "inhackeables", "inexpugnable", "inexpugnables",
      "impenetrable", "impenetrables", "los hackers no tienen", "hackers no tienen ninguna", "piratas informáticos no tienen",
      "no tienen ninguna posibilidad", "ningún hacker puede", "ningún hacker podrá", "ningún pirata", "nadie sabrá jamás",
      "nadie sabrá nunca", "nadie podrá jamás", "nadie podrá saber", "nadie podrá nunca", "nadie lo sabrá",
      "se irán con nosotros", "a la tumba", "ni siquiera nosotros", "ni nosotros podemos", "no deja rastro", "no dejan rastro",
      "sin dejar rastro", "nunca serán hackeados", "no pueden ser hackeados", "no puede ser hackeado",
      "nunca podrán ser hackeados", "cero riesgo de filtración", "ningún riesgo de filtración", "jamás hackeados",
      "irrastreable", "a prueba de hackers", "a prueba de espías", "muere aquí", "mueren aquí", "ni un juez",
      "ni siquiera un juez", "ni siquiera la policía", "ni la policía", "ni el gobierno", "ni siquiera el gobierno", "ni el FBI",
      "ni la NSA", "ni siquiera la NSA", "ni la CIA", "ningún juez", "ningún tribunal", "ningún gobierno",
      "ninguna autoridad podrá", "nadie en el mundo", "nadie se enterará", "nadie leerá", "nadie verá jamás", "nadie verá nunca",
      "nadie más podrá jamás", "nadie podrá leer", "nadie podrá ver", "nadie podrá acceder", "anonimato íntegro",
      "anonimato a toda prueba", "anonimato perfecto", "anónimo al 100 %", "anónimos al 100 %", "anónimo para siempre",
      "privacidad perfecta", "privacidad a toda prueba", "privacidad íntegra", "secreto para siempre", "secretos para siempre",
      "para siempre en secreto", "queda entre nosotros para siempre", "no sabemos ni quién eres", "ni nosotros sabemos",
      "más seguros aquí", "que en Suiza", "que en el banco", "que en un banco", "como en Suiza", "banco suiza", "banco suizo",
      "búnker", "la app más segura", "la aplicación más segura", "el lugar más seguro", "el sitio más seguro",
      "la más segura del mundo", "el más seguro del mundo", "la más privada", "filtración imposible", "filtraciones imposibles",
      "ninguna filtración posible", "cero filtraciones", "nada saldrá", "nada sale jamás", "nada se filtrará",
      "jamás se filtrará", "nunca se filtrarán", "jamás se filtrarán", "jamás revelado", "jamás revelados", "jamás hackeado",
      "jamás robados", "nunca serán robados", "imposible identificarte", "imposible encontrarte", "imposible saber quién",
      "imposible acceder a tus", "invisible para todos", "totalmente invisible", "cifrado inviolable", "cifrado indescifrable",
      "cifrado irrompible", "seguridad máxima", "seguridad perfecta", "seguridad infalible", "protección absoluta",
      "protección total de tus", "protección infalible", "protección inviolable", "protegido al 100 %", "protegidos al 100 %",
      "protegida al 100 %", "seguro al 100 %", "seguros al 100 %"]
    unless beside: ["no podemos garantizar", "no garantizamos", "no garantiza", "no se garantiza", "sin garantía",
      "ninguna garantía", "sin tu código", "sin su código", "sin tu contraseña", "sin tu permiso", "sin tu consentimiento",
      "ajustes", "configuración", "suscripción", "prueba gratuita", "licencia", "responsabilidad", "no es", "no son", "terceros",
      "política", "usuarios configurados", "encuesta", "búsqueda", "ninguna app", "ningún sistema", "ningún método",
      "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no puede garantizar", "no está", "no están",
      "no sustituye", "no sustituyen", "no reemplaza", "no cura", "no trata", "no sirve", "no sirven", "no significa",
      "no detecta", "no diagnostica", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna",
      "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "en caso de duda", "no constituye"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: es
    because: No system is wholly safe or anonymous, and no seal of this kind exists.
    source: [HC-FTC-5]
    examples:
      - { text: "Los hackers no tienen ninguna posibilidad.", expect: found }
      - { text: "El chat va cifrado.", expect: clean }

  - id: es-success-certain
    forbid: ["garantizado", "garantizada", "garantizamos", "garantía", "garantiza", "prometido", "prometemos", "o es gratis",
      "o te devolvemos", "nunca falla", "jamás falla", "sin fallo", "seguro que", "infalible", "dormirás", "te sentirás",
      "cambiará tu vida", "100 %", "sin riesgo", "pase lo que pase", "la primera noche", "garantizados", "garantizadas",
      "promesa", "palabra", "devolvemos el dinero", "siempre", "cada vez", "todas las veces", "sin excepción", "sin falta",
      "sea como sea", "sí o sí", "sin duda", "sin ninguna duda", "sin lugar a dudas", "cien por cien", "cien por ciento", "100%",
      "al 100", "infaliblemente", "indudablemente", "segurísimo", "con seguridad", "con total seguridad", "certeza", "asegurado",
      "asegurada", "asegurados", "imposible que falle", "imposible fallar", "no puede fallar", "no falla", "nunca decepciona",
      "con todo el mundo", "para todo el mundo", "a todo el mundo", "con todos", "para todos", "sea cual sea", "perderás",
      "bajarás", "adelgazarás", "te curarás", "estarás", "serás", "verás", "desde la primera", "desde el primer",
      "desde esta noche", "desde mañana", "inmediatamente", "en {n} {unit}", "diez de cada diez", "10 de cada 10",
      "todos nuestros usuarios", "cada usuario"]
    words:
      n: ["un", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "diez", "quince", "21", "30", "14", "10", "7", "5",
        "3", "pocos", "pocas", "unos", "unas", "solo dos", "solo tres"]
      unit: ["segundos", "minutos", "horas", "días", "semanas", "meses", "minuto", "semana", "noche", "noches", "sesión",
        "sesiones", "día", "mes", "toques"]
    beside: ["salud", "sueño", "dormir", "dormirás", "bienestar", "terapia", "mente", "corazón", "cerebro", "cuerpo", "peso",
      "dolor", "ánimo", "estrés", "médico", "médica", "diagnóstico", "tratamiento", "síntomas", "meditación", "tensión",
      "glucosa", "esta noche", "te sentirás", "duermes", "dormirte", "mejor", "adelgazar", "adelgazarás", "kilos",
      "dejar de fumar", "sin fumar", "curar", "curación", "curado", "te curarás", "recuperación", "alivio", "mejoría", "mejora",
      "éxito", "resultado", "resultados", "eficacia", "eficaz", "efecto", "funciona", "relajado", "relajada", "tranquilo",
      "sereno", "feliz", "en forma", "rejuvenecer", "más joven", "embarazada", "espalda", "piel", "migraña", "migrañas",
      "ansiedad", "pánico", "depresión", "insomnio", "precisión", "fiabilidad", "concentración", "memoria", "energía"]
    unless beside: ["ningún", "ninguna", "sin garantía", "si tienes", "si tú", "porque", "debería", "pueden", "podría",
      "a menudo", "a veces", "suele", "algunos", "la mayoría", "cuál", "por qué", "anotado", "anotar", "registrado", "entrada",
      "entradas", "recordatorio", "recuerda", "media", "promedio", "objetivo", "meta", "pasos", "gráfico",
      "resultados de búsqueda", "resultado del test", "análisis", "compartir", "exportar", "médico", "enfermera", "farmacéutico",
      "clínica", "medicamento", "comprimidos", "dosis", "pregunta", "habla", "llama", "urgencia", "ajustes", "activar",
      "desactivar", "notificación", "notificaciones", "pantalla", "batería", "sensor", "conexión", "sincronización",
      "disponible", "suscripción", "cancelar", "renueva", "pago", "compra", "prueba gratuita", "garantía legal",
      "responsabilidad", "licencia", "software", "actualización", "fallo", "error", "corregido", "inténtalo", "estudio",
      "estudios", "artículo", "elige", "toca", "inspira", "espira", "túmbate", "siéntate", "lava", "enfría", "sujeta", "come",
      "bebe", "paseo", "regularmente", "bebés", "niños", "adultos", "cuéntanos", "era", "eran", "dormido", "envío", "eliminar",
      "datos", "GPS", "ubicación", "al día", "usuarios configurados", "no puede", "no podemos", "no es", "no son", "no está",
      "no están", "no sustituye", "no sustituyen", "no reemplaza", "no garantiza", "no garantizamos", "no cura", "no trata",
      "no sirve", "no sirven", "no significa", "no detecta", "no diagnostica", "no previene", "no protege", "no evaluado",
      "no aprobado", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "en caso de duda", "no constituye"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: es
    because: It promises success; none is certain.
    source: [HC-HWG-3, HC-ES-4, HC-CAP-12.1]
    examples:
      - { text: "Esta noche dormirás, te lo prometemos.", expect: found }
      - { text: "Dormiste 7 h 12 min.", expect: clean }

  - id: es-success-phrases
    forbid: ["éxito garantizado", "éxito asegurado", "resultado garantizado", "resultados garantizados", "resultados asegurados",
      "eficacia garantizada", "curación garantizada", "alivio garantizado", "efecto garantizado", "mejoría garantizada",
      "pérdida de peso garantizada", "bienestar garantizado", "sueño garantizado", "satisfacción garantizada",
      "dormirás mejor, garantizado", "garantizado o te", "si no, te devolvemos", "te devolvemos el dinero",
      "o te devolvemos tu dinero", "devolución garantizada si no", "te curarás", "curación segura", "éxito seguro",
      "imposible que falle", "imposible fallar", "no puede fallar", "no falla nunca", "nunca falla", "jamás falla",
      "no puedes fallar", "fracaso imposible", "no puede salir mal", "nada puede salir mal", "lo conseguirás seguro",
      "bajarás de peso", "perderás peso", "adelgazarás", "funciona siempre", "siempre funciona", "funciona con todo el mundo",
      "funciona para todo el mundo", "funciona con todos", "funciona a la primera", "funciona en todos los casos",
      "funciona sí o sí", "eficaz siempre", "eficaz con todo el mundo", "eficaz en todos", "eficaz al cien",
      "cien por cien de éxito", "cien por cien eficaz", "cien por cien efectivo", "100 % de éxito", "100 % eficaz",
      "100 % efectivo", "100 % garantizado", "100% eficaz", "100% garantizado", "tasa de éxito del 100", "no te fallará",
      "nunca te fallará", "infalible", "diez de cada diez usuarios", "10 de cada 10 usuarios", "pase lo que pase",
      "te lo prometemos", "te prometemos que", "le garantizamos", "no pagas nada", "no paga nada", "o no pagas", "o es gratis",
      "si no, es gratis", "si no, no pagas", "nunca ha defraudado", "jamás ha defraudado", "no ha defraudado",
      "nunca ha fallado", "jamás ha fallado", "no ha fallado nunca", "nunca decepciona", "solo puedes ganar", "solo puede ganar",
      "nada que perder", "todos duermen mejor", "todo el mundo duerme mejor", "todo el mundo mejora", "todos mejoran",
      "todos adelgazan", "todos lo consiguen", "todo el mundo lo consigue", "lo garantizamos", "garantizamos tu",
      "garantizamos que", "te garantizamos", "sin fallos", "sin posibilidad de fallo", "fallo imposible", "sin recaídas",
      "recaída imposible", "cero recaídas", "cero fallos", "funciona incluso", "funciona contigo", "funciona con cualquiera",
      "sirve para todos", "sirve para todo el mundo", "ayuda a todo el mundo", "ayuda a todos", "alivia a todo el mundo",
      "cura a todo el mundo", "cambia la vida", "cambiará tu vida", "va a cambiar tu vida", "cambiarte la vida",
      "nunca más estresado", "nunca más cansado", "nunca más cansada", "nunca más enfermo", "nunca más estarás",
      "nunca más sentirás", "no volverás a estar", "no volverás a sentir", "dormirás como un bebé", "dormirá como un bebé",
      "duerme como un bebé", "estarás curado", "estarás curada", "te sentirás mejor", "recuperarás el sueño", "dejarás de fumar",
      "resultado inmediato", "resultados inmediatos", "resultados en pocos días", "resultados en 7 días", "resultados desde"]
    unless beside: ["no podemos garantizar", "no garantizamos", "no garantiza", "no se garantiza", "sin garantía",
      "ninguna garantía", "sin tu código", "sin su código", "sin tu contraseña", "sin tu permiso", "sin tu consentimiento",
      "ajustes", "configuración", "suscripción", "prueba gratuita", "licencia", "responsabilidad", "no es", "no son", "terceros",
      "política", "usuarios configurados", "encuesta", "búsqueda", "ninguna app", "ningún sistema", "ningún método",
      "ninguna transmisión", "ninguna prueba es", "ningún medicamento", "no puede garantizar", "no está", "no están",
      "no sustituye", "no sustituyen", "no reemplaza", "no cura", "no trata", "no sirve", "no sirven", "no significa",
      "no detecta", "no diagnostica", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna",
      "ninguna autoridad", "nunca en su lugar", "no esta app", "no la app", "nada de esto", "en caso de duda", "no constituye"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: es
    because: It promises success; none is certain.
    source: [HC-HWG-3, HC-ES-4, HC-CAP-12.1]
    examples:
      - { text: "Es imposible que falle.", expect: found }
      - { text: "La subida ha fallado.", expect: clean }

  - id: es-best-beside
    forbid: ["más eficaz", "del mundo", "la más precisa", "la más avanzada", "la única", "número uno", "n.º 1", "sin rival",
      "sin igual", "inigualable", "imbatible", "insuperable", "mejor que cualquier", "mejor que todas", "que cualquier otra",
      "líder", "revolucionaria", "revolucionario", "como ninguna", "la mejor", "el mejor", "los mejores", "mejor aplicación",
      "mejor app", "mejor solución", "la más efectiva", "el más efectivo", "el más rápido", "la más rápida", "el más completo",
      "la más completa", "la más inteligente", "la más querida", "más fiable", "más preciso", "más avanzado", "del mercado",
      "en el mercado", "de España", "de Europa", "en Europa", "de todos los tiempos", "jamás creada", "jamás creado",
      "ninguna otra", "ningún otro", "ninguna app", "ninguna aplicación", "ningún laboratorio", "nada más", "nada actúa",
      "nada funciona", "lo hace mejor", "le llega a la", "no le llega", "ni se acerca", "se le acerca", "inigualada",
      "incomparable", "sin competencia", "sin parangón", "fuera de serie", "única en el mundo", "único en el mundo", "el único",
      "número 1", "líderes", "pionera", "pionero", "referente", "referencia", "patrón oro", "revoluciona", "revolución",
      "avance histórico", "salto cualitativo", "supera a todas", "supera a todos", "por encima de", "mucho mejor que",
      "mejor que todos", "mejor que ninguna", "que cualquier otro", "que todas las demás", "que todos los demás", "tan bien",
      "lo último", "definitiva", "la última app", "jamás inventada", "jamás inventado", "jamás inventados", "jamás visto",
      "jamás vista", "jamás conocido", "jamás diseñada", "jamás diseñado", "jamás igualado", "jamás igualada", "nada mejor",
      "no encuentran nada", "nada tan eficaz", "hace tanto", "diez veces más", "cien veces más", "mil veces más",
      "con diferencia", "con mucho", "de lejos", "años luz", "clase aparte", "en otra liga", "juega en otra", "la reina de",
      "el rey de", "campeona", "campeón de", "medalla de oro", "en el podio", "el Rolls", "el no va más", "lo más de",
      "de gama alta", "alta gama", "excepcional", "de excepción", "excelencia", "primera clase", "fuera de lo común",
      "extraordinaria", "extraordinario", "sensacional", "espectacular", "espectaculares", "fenomenal", "prodigioso",
      "prodigiosa", "inaudito", "inaudita", "redefine", "reinventa", "el futuro de", "del futuro", "nueva generación",
      "última generación", "patrón de oro", "más potente", "ultraeficaz", "superefectiva", "supereficaz",
      "increíblemente eficaz", "tremendamente eficaz", "eficacia récord", "donde la medicina", "donde los demás", "donde otros",
      "fracasa", "fracasan"]
    beside: ["salud", "sueño", "dormir", "dormirás", "bienestar", "terapia", "mente", "corazón", "cerebro", "dolor", "ánimo",
      "estrés", "diagnóstico", "tratamiento", "síntomas", "meditación", "tensión", "glucosa", "te sentirás", "dolores",
      "migraña", "migrañas", "ansiedad", "pánico", "depresión", "insomnio", "relajación", "psicoterapia", "cardíaco",
      "electrocardiograma", "ECG", "diabetes", "adelgazar", "perder peso", "fitness", "diagnósticos", "tratamientos", "medicina",
      "acúfenos", "asma", "alergia", "alergias", "TDAH", "menopausia", "fertilidad", "embarazo", "memoria", "audición",
      "espalda", "piel", "curación", "alivio", "sistema inmunitario", "burnout", "ibuprofeno", "somníferos", "laboratorio",
      "colesterol", "détox", "adicción"]
    unless beside: ["no es", "el mejor momento", "la mejor postura", "la mejor posición", "mejor racha", "tu mejor",
      "mejor marca", "funciona mejor", "duermes mejor", "te sientes mejor", "cuál", "cuáles", "pregunta", "habla", "estudio",
      "estudios", "investigación", "vacuna", "vacunación", "manos", "causa", "muertes", "muerte", "puede", "pueden", "algunos",
      "a menudo", "anotado", "entrada", "entradas", "media", "si tienes", "ajustes", "elige", "elegir", "comparar", "compara",
      "comparado", "semana", "mes", "compartido", "invitar", "valorar", "valora", "reseña", "versión", "actualización",
      "conexión", "sincronizar", "suscripción", "licencia", "software", "lista", "gráfico", "datos", "otras apps",
      "otras aplicaciones", "permitir", "acceso", "abrir", "favoritos", "personas en el mundo", "millones de personas", "no son",
      "mejor noche", "sonidos para dormir"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: es
    because: It says that the app is better than all others, which takes proof against each of them.
    source: [HC-FTC-HPCG, HC-MDR-7]
    examples:
      - { text: "La app de sueño más eficaz del mundo", expect: found }
      - { text: "Resumen de salud", expect: clean }

  - id: es-body-made-new
    forbid: ["como nuevas", "como nuevos", "como nuevo", "como nueva", "más joven", "rejuvenece", "rejuvenecer", "restaura",
      "repara", "regenera", "desintoxica", "depura", "limpia", "limpias", "limpios", "purifica", "reinicia", "reprograma",
      "te lo agradecerán", "te lo agradecerá", "revela", "lo sano que", "destapa", "reconstruye", "sana", "fuertes otra vez",
      "sin dolor", "de por vida", "renueva", "elimina", "quema", "en plena forma", "rejuvenecen", "rejuvenezca", "como a los 20",
      "de los veinte", "años menos", "retrocede en el tiempo", "vuelve atrás en el tiempo", "fuente de la juventud",
      "frena el envejecimiento", "detiene el envejecimiento", "regenerar", "regeneran", "renuevan", "renovar", "cura tu",
      "cura tus", "desintoxicar", "depurar", "drena", "drenar", "purificar", "purga", "purgar", "desatasca", "libera tus",
      "libera tu", "activa tu", "activa tus", "reactiva", "reactivar", "despierta tu", "despierta tus", "reaviva", "revitaliza",
      "revitalizar", "reequilibra", "reequilibrar", "equilibra tus", "equilibra tu", "armoniza", "armonizar", "regula tu",
      "regula tus", "optimiza tu", "optimiza tus", "estimula tu", "estimula tus", "tonifica", "tonificar", "fortalece tu",
      "fortalece tus", "refuerza tu", "reprogramar", "recablea", "reeduca", "reeducar", "reconecta tus", "pone a punto",
      "pon a punto", "vuelve a ser", "flexible otra vez", "flexibles como", "vuelve a crecer", "vuelven a crecer", "hace crecer",
      "duplica tu", "a nivel celular", "hasta la última célula", "desde dentro", "reafirma", "reafirmar", "alisa", "alisar",
      "como a los veinte", "más jóvenes que nunca"]
    beside: ["articulación", "articulaciones", "rodilla", "rodillas", "arteria", "arterias", "tu corazón", "hígado", "pulmones",
      "intestino", "oído", "venas", "hormonas", "metabolismo", "nervios", "cerebro", "células", "riñones", "memoria", "caderas",
      "hombros", "páncreas", "tiroides", "sistema nervioso", "vejiga", "próstata", "ovarios", "linfa", "tendones", "discos",
      "flora intestinal", "microbiota", "vasos", "ADN", "mitocondrias", "nervio vago", "cartílago", "encías",
      "equilibrio hormonal", "órganos", "organismo", "tu cuerpo", "su cuerpo", "tu piel", "tus ojos", "suelo pélvico", "libido",
      "fertilidad", "concentración", "edad biológica", "nivel celular", "toxinas", "juventud", "tu espalda", "tu sangre",
      "tus músculos", "tu pelo", "tu vista"]
    unless beside: ["no es", "nivel de juego", "puntos", "caché", "ajustes", "contraseña", "estadísticas", "contador", "racha",
      "datos", "anotado", "anotar", "añadir", "editar", "puede", "pueden", "a menudo", "algunos", "si tienes", "cuando",
      "por qué", "médico", "medicamento", "operación", "ejercicios", "estira", "dobla", "levanta", "duele", "dolor en", "lava",
      "herida", "sangrado", "persona", "escaneo corporal", "respira", "relaja", "aprende", "artículo", "lee", "peso",
      "temperatura", "talla", "cepilla", "tipo de piel", "Face ID", "cierra los ojos", "abre", "aire fresco", "protección solar",
      "filtro", "compras", "cuenta", "agua", "ninguna app", "ningún sistema", "ningún método", "ninguna transmisión",
      "ninguna prueba es", "no podemos", "no son", "no está", "no están", "no sustituye", "no sustituyen", "no reemplaza",
      "no garantiza", "no garantizamos", "no cura", "no trata", "no sirve", "no sirven", "no significa", "no detecta",
      "no diagnostica", "no previene", "no protege", "no evaluado", "no aprobado", "por ninguna", "ninguna autoridad",
      "nunca en su lugar", "no esta app", "no la app", "nada de esto", "ninguna garantía", "sin garantía", "en caso de duda",
      "no constituye", "el hígado limpia", "los riñones filtran", "el cerebro se", "el cuerpo"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: es
    because: It says that the app changes how the body works.
    source: [HC-FDA-GW, HC-MDR-2, HC-FTC-HPCG]
    examples:
      - { text: "Tus rodillas como nuevas", expect: found }
      - { text: "¿Te duele la rodilla?", expect: clean }

  - id: es-keeping-phrases
    forbid: ["no llegue nunca", "no llegará nunca", "nunca llegue", "ninguna oportunidad", "ninguna posibilidad",
      "no tiene nada que hacer", "no pasará", "no pasarán", "no podrá contigo", "no podrán contigo", "no te alcanzará",
      "no te alcanzarán", "no te pillará", "no volverá", "no volverán", "no vuelve jamás", "no vuelven", "no volverás a tener",
      "no volverás a sufrir", "no volverás a padecer", "ya no tendrás", "ya no sufrirás", "ya no te molestará", "ya no será",
      "ya no son un problema", "ya no es un problema", "dejará de ser un problema", "no tendrás más", "no te hará",
      "no es más que un recuerdo", "un mal recuerdo", "un lejano recuerdo", "conmigo que no cuente", "no vuelvas a perder",
      "no sufras más", "no sufrir más", "no aguantes más", "no soportes más", "no dejes que te", "no es tu destino",
      "no es un destino", "no tiene por qué", "no tienen por qué", "no te amargará", "no te amargarán", "no te quitará",
      "no te robará", "no te quitarán", "no te arruinará", "no pasa desapercibida", "no pasa desapercibido", "no se le escapa",
      "no se nos escapa", "no tienen nada que hacer", "no lo tendrá fácil", "no durará", "no resiste", "no resistirá",
      "no se resiste", "no se resisten", "no te despertará", "no te despertarán", "ya no mandan", "no manda", "no mandará",
      "que tus dedos no"]
    words:
      illness: *illness
    beside: ["{illness}"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: es
    because: It says that the app prevents a disease, which makes it a medical device.
    source: [HC-FDA-GW, HC-MDR-2]
    examples:
      - { text: "La diabetes no tiene ninguna oportunidad.", expect: found }
      - { text: "El aviso ya no es un problema.", expect: clean }

"""#),
    File(path: "health-claims/more-fr.yaml", text: #"""
# The families of fr.yaml in French where the words of a claim do not touch: a verb of healing, finding, keeping away, replacing or vouching
# anywhere in a sentence with a condition, a profession or a medicine. What teaches, warns or is written down is left alone. A draft, as the rest.
terms:

  - id: fr-outcome-beside
    forbid: ["adieu", "au revoir", "fini", "finis", "finie", "finies", "mettez fin", "mettre fin", "fin de", "oubliez",
      "oublier", "à la normale", "normalise", "calme", "calmez", "calmer", "apaise", "apaisez", "apaiser", "soulage", "soulager",
      "soulagement", "guérit", "guérir", "guérissez", "traite", "traiter", "soigne", "soigner", "élimine", "éliminer", "combat",
      "combattre", "combattez", "vainc", "vaincre", "vainquez", "terrassez", "surmontez", "surmonter", "libérez-vous",
      "libéré de", "débarrasse", "sans médicament", "sans médicaments", "sans pilule", "en quelques minutes", "en minutes",
      "en quelques jours", "en {n} jours", "du jour au lendemain", "pour toujours", "pour de bon", "à jamais", "à vie",
      "plus jamais", "la réponse", "solution", "la clé", "réduit", "réduire", "réduisez", "baisse", "baissez", "sous contrôle",
      "contrôlez", "maîtrisez", "dissout", "efface", "effacez", "disparaît", "disparaissent", "disparaître", "disparaîtra",
      "laissez derrière", "éteint", "éteignez", "vivre sans", "réveillez-vous sans", "sans le moindre", "sans un seul", "répare",
      "restaure", "régénère", "résout", "remède", "antidote", "thérapie pour", "viennent à bout", "vient à bout", "venez à bout",
      "tourner la page", "du passé", "améliore", "rajeunit", "inverse", "ramène", "ramener", "stoppe", "stoppez", "assèche",
      "comme si vous n'aviez", "tournez le dos", "déjouez", "ne vous trouvera", "en cinq minutes", "en une minute", "sans crème",
      "sans crèmes", "chassez", "chasse", "emporte", "faites la peau", "faites face", "lâchez prise", "derrière vous",
      "derrière toi", "laisse derrière", "laisser derrière", "bonne nuit à", "bye-bye", "bye bye", "ciao", "débarrassez",
      "débarrasser", "débarrassé", "débarrassée", "une fois pour toutes", "définitivement", "durablement", "c'est terminé",
      "appartient au passé", "appartiennent au passé", "histoire ancienne", "oublie", "guéris", "guérissent", "guérira", "guéri",
      "guérie", "guéries", "guérison", "sans opération", "sans chirurgie", "sans pilules", "sans cachet", "sans cachets",
      "sans somnifère", "sans somnifères", "sans piqûre", "sans effort", "sans cortisone", "sans effets secondaires", "remet",
      "remettez", "remettre", "à l'équilibre", "en équilibre", "rééquilibre", "rééquilibrez", "rééquilibrer", "régule",
      "régulez", "réguler", "stabilise", "stabilisez", "stabiliser", "normalisez", "normaliser", "sortez de", "sors de",
      "sortir de", "sort de", "vous sort", "tire de", "tirez un trait", "tournez la page", "tourne la page", "soulages",
      "soulagez", "soulagent", "soulagera", "soulagé", "soulagée", "soulagés", "soulagées", "apaises", "apaisent", "apaisera",
      "apaisé", "apaisée", "apaisés", "apaisées", "apaisement", "calmes", "calment", "calmera", "calmé", "calmée", "calmés",
      "calmées", "adoucit", "adoucis", "adoucissez", "adoucir", "adoucissent", "adoucira", "adouci", "adoucie", "adoucies",
      "atténue", "atténues", "atténuez", "atténuer", "atténuent", "atténuera", "atténué", "atténuée", "atténués", "atténuées",
      "diminue", "diminues", "diminuez", "diminuer", "diminuent", "diminuera", "diminué", "diminuée", "diminués", "diminuées",
      "rédui", "réduis", "réduiez", "réduient", "réduira", "divise par", "dissipe", "dissipes", "dissipez", "dissiper",
      "dissipent", "dissipera", "dissipé", "dissipée", "dissipés", "dissipées", "dissoud", "dissouds", "dissoudez", "dissoudre",
      "dissoudent", "dissoudra", "fond", "fondent", "effaces", "effacent", "effacera", "effacé", "effacée", "effacés",
      "effacées", "gomme", "gommes", "gommez", "gommer", "gomment", "gommera", "gommé", "gommée", "gommés", "gommées",
      "élimines", "éliminez", "éliminent", "éliminera", "éliminé", "éliminée", "éliminés", "éliminées", "éradique", "éradiques",
      "éradiquez", "éradiquer", "éradiquent", "éradiquera", "éradiqué", "éradiquée", "éradiqués", "éradiquées", "supprime vos",
      "supprimes vos", "supprimez vos", "supprimer vos", "suppriment vos", "supprimera vos", "supprimé vos", "supprimée vos",
      "supprimés vos", "supprimées vos", "supprime votre", "supprimes votre", "supprimez votre", "supprimer votre",
      "suppriment votre", "supprimera votre", "supprimé votre", "supprimée votre", "supprimés votre", "supprimées votre",
      "vaincs", "vaincez", "vaincent", "vaincra", "combatt", "combatts", "combattent", "combattra", "dompte", "domptes",
      "domptez", "dompter", "domptent", "domptera", "dompté", "domptée", "domptés", "domptées", "maîtrise", "maîtrises",
      "maîtriser", "maîtrisent", "maîtrisera", "maîtrisé", "maîtrisée", "maîtrisés", "maîtrisées", "reprenez le contrôle",
      "reprends le contrôle", "reprenez votre vie", "terrasse", "terrasses", "terrasser", "terrassent", "terrassera", "terrassé",
      "terrassée", "terrassés", "terrassées", "neutralise", "neutralises", "neutralisez", "neutraliser", "neutralisent",
      "neutralisera", "neutralisé", "neutralisée", "neutralisés", "neutralisées", "détrui", "détruis", "détruiez", "détruire",
      "détruient", "détruira", "tue", "tues", "tuez", "tuer", "tuent", "tuera", "tué", "tuée", "tués", "tuées", "chasses",
      "chasser", "chassent", "chassera", "chassé", "chassée", "chassés", "chassées", "bannit", "bannis", "bannissez", "bannir",
      "bannissent", "bannira", "banni", "bannie", "bannies", "balaye", "balayes", "balayez", "balayer", "balayent", "balayera",
      "balayé", "balayée", "balayés", "balayées", "balaie", "expulse", "expulses", "expulsez", "expulser", "expulsent",
      "expulsera", "expulsé", "expulsée", "expulsés", "expulsées", "écrase", "écrases", "écrasez", "écraser", "écrasent",
      "écrasera", "écrasé", "écrasée", "écrasés", "écrasées", "stoppes", "stopper", "stoppent", "stoppera", "stoppé", "stoppée",
      "stoppés", "stoppées", "arrête", "arrêtes", "arrêtez", "arrêter", "arrêtent", "arrêtera", "arrêté", "arrêtée", "arrêtés",
      "arrêtées", "met fin", "mets fin", "met un terme", "mettez un terme", "la fin des", "la fin du", "viens à bout",
      "venir à bout", "a raison de", "triomphe", "triomphez", "triompher", "gagne contre", "gagnez contre", "gagnez la bataille",
      "la bataille contre", "inverses", "inversez", "inverser", "inversent", "inversera", "inversé", "inversée", "inversés",
      "inversées", "renverse", "renverses", "renversez", "renverser", "renversent", "renversera", "renversé", "renversée",
      "renversés", "renversées", "fait reculer", "faites reculer", "recule", "régresse", "fait régresser", "s'envole",
      "s'envolent", "s'évaporent", "s'évanouit", "s'en va", "s'en vont", "n'existe plus", "ne revient plus", "ne reviendra",
      "ne reviendront", "ne reviennent", "ne vous embêtera", "à la racine", "à la source", "de l'intérieur", "en profondeur",
      "naturellement", "de façon naturelle", "de manière naturelle", "en douceur", "d'un simple geste", "d'un geste",
      "d'un clic", "en un clic", "en {n} {unit}", "en moins de", "instantanément", "instantané", "immédiat", "immédiate",
      "sur-le-champ", "en un rien de temps", "libère", "libèrez", "libèrer", "libérée de", "libre de", "délivre", "délivrez",
      "délivrer", "délivré", "délivrée", "affranchi", "affranchit", "affranchissez", "sans douleur", "sans migraine",
      "sans angoisse", "sans anxiété", "sans asthme", "sans symptômes", "sans allergie", "vivez sans", "vie sans",
      "se réveiller sans", "marchez sans", "traites", "traitez", "traitent", "traitera", "traité", "traitée", "traités",
      "traitées", "soignes", "soignez", "soignent", "soignera", "soigné", "soignée", "soignés", "soignées", "soin de",
      "remèdes contre", "arme contre", "l'arme", "réponse à", "traitement contre", "thérapie contre", "traitement de",
      "méthode contre", "recette contre", "efficace contre", "agit contre", "agit sur", "lutte contre", "luttez contre", "à bas",
      "stop à", "stop aux", "stop au", "halte à", "halte aux", "non à", "non aux", "terminés", "terminées", "terminée",
      "désamorce", "désamorcez", "désamorcer", "désactivez", "éteindre", "envoie balader", "envoyez balader", "met au tapis",
      "mettez au tapis", "met KO", "mettez KO", "met en fuite", "coup de grâce", "tordez le cou", "règle leur compte",
      "prend le dessus", "prenez le dessus", "prendre le dessus", "dénoue", "dénouez", "dénouer", "déverrouille", "débloque",
      "débloquez", "débloquer", "répares", "réparez", "réparer", "réparent", "réparera", "réparé", "réparée", "réparés",
      "réparées", "restaures", "restaurez", "restaurer", "restaurent", "restaurera", "restauré", "restaurée", "restaurés",
      "restaurées", "retrouve", "retrouvez", "retrouver", "rend la", "rend le", "rend l'", "redonne", "redonnez", "redonner",
      "récupère", "récupèrez", "récupèrer", "recommencer à vivre", "revivre", "revivez", "dormez enfin", "dormir enfin",
      "respirez enfin", "respirez à nouveau", "marchez à nouveau", "entendez à nouveau", "en finir avec", "finissez-en",
      "rémission", "surmonte", "surmontes", "surmontent", "surmontera", "surmonté", "surmontée", "surmontés", "surmontées",
      "dépasse vos", "dépasses vos", "dépassez vos", "dépasser vos", "dépassent vos", "dépassera vos", "dépassé vos",
      "dépassée vos", "dépassés vos", "dépassées vos", "évacue", "évacues", "évacuez", "évacuer", "évacuent", "évacuera",
      "évacué", "évacuée", "évacués", "évacuées", "purge", "purges", "purgez", "purger", "purgent", "purgera", "purgé", "purgée",
      "purgés", "purgées", "désintoxique", "désintoxiques", "désintoxiquez", "désintoxiquer", "désintoxiquent", "désintoxiquera",
      "désintoxiqué", "désintoxiquée", "désintoxiqués", "désintoxiquées", "sevrage", "sevre", "sevres", "sevrez", "sevrer",
      "sevrent", "sevrera", "sevré", "sevrée", "sevrés", "sevrées", "rééduque", "rééduques", "rééduquez", "rééduquer",
      "rééduquent", "rééduquera", "rééduqué", "rééduquée", "rééduqués", "rééduquées", "reprogramme", "reprogrammes",
      "reprogrammez", "reprogrammer", "reprogramment", "reprogrammera", "reprogrammé", "reprogrammée", "reprogrammés",
      "reprogrammées", "baisses", "baisser", "baissent", "baissera", "baissé", "baissée", "baissés", "baissées", "fait chuter",
      "faites chuter", "améliores", "améliorez", "améliorer", "améliorent", "améliorera", "amélioré", "améliorée", "améliorés",
      "améliorées", "terminé les", "supprime la", "supprime les", "supprime le", "supprime l'", "récupérez votre",
      "soin naturel", "on s'en charge", "s'en occupe", "affaire classée", "n'est plus un problème", "ne sont plus un problème",
      "plus un souci", "souvenir", "souvenirs", "adieux", "au chômage", "à la retraite", "en vacances", "à la porte", "dehors",
      "plie bagage", "plient bagage", "font leurs valises", "ses valises", "prend la fuite", "prennent la fuite", "en déroute",
      "hors d'état", "hors jeu", "carton rouge", "dernier mot", "la main sur", "reprenez la main", "reprends la main",
      "reprendre la main", "le dessus sur", "reprenez le dessus", "déboucher", "débouche", "débouchent", "dégage", "dégagez",
      "dégagent", "dégager", "décongestionne", "décongestionnent", "redescend", "redescendent", "descend", "chute", "chutent",
      "fondre", "dissolvent", "se résorbe+nt", "résorbe", "résorbent", "résorber", "résorption", "rétrécit", "rétrécissent",
      "se calme+nt", "se détendent", "se relâche+nt", "se tait", "se taisent", "taire", "cicatrise", "cicatrisent", "cicatriser",
      "referme", "referment", "sèche", "sèchent", "assèchent", "étouffe", "étouffent", "étouffer", "endort", "endorment",
      "anesthésie", "engourdit", "musèle", "musèler", "musèlez", "bâillonne", "bâillonnez", "muselée", "brise", "brisez",
      "briser", "casse", "cassez", "casser", "rompre", "rompez", "rompt", "cercle vicieux", "tranche", "coupe", "couper", "abat",
      "abattre", "démoli", "démolit", "démolissez", "pulvérise", "pulvérisez", "pulvériser", "anéanti", "anéantit", "anéantir",
      "anéantissez", "annihile", "extermine", "exterminez", "exterminer", "liquide", "liquidez", "liquider", "expédie",
      "expédiez", "expédier", "congédie", "congédiez", "congédier", "évince", "évincez", "évincer", "licencie", "licenciez",
      "vire", "virez", "dégomme", "dégommer", "évapore", "évaporer", "allège", "allègez", "allèger", "allégé", "décontracte",
      "détend", "débranche", "débranchez", "débrancher", "coupez le son", "mettez en sourdine", "mode silencieux", "silence",
      "tord", "apprivoise", "apprivoisez", "apprivoiser", "dresse", "dressez", "vaincu", "vaincue", "vaincus", "vaincues",
      "battu", "battue", "disparu", "disparue", "disparus", "disparues", "envolé", "envolée", "envolés", "envolées", "évanoui",
      "évanouie", "évaporé", "évaporée", "oublié", "oubliée", "oubliés", "oubliées", "résolu", "résolue", "réglé", "réglée",
      "attaque", "attaquez", "attaquer", "s'en prend", "vise", "visez", "cible", "ciblez", "frappe", "frappez", "affronte",
      "affrontez", "affronter", "tient tête", "tenez tête", "tenir tête", "cloue le bec", "clouez le bec", "fait la peau",
      "règle son compte", "réglez son compte", "le glas", "signe la fin", "signer la fin", "sonne la fin", "point final",
      "rideau", "dernière page", "chapitre", "vous laisse enfin", "vous laissent enfin", "tranquille", "vous lâche",
      "vous lâchent", "lâche prise", "lâcher prise", "tourne le dos", "tourner le dos", "claquez la porte", "claque la porte",
      "porte au nez", "coup de balai", "grand ménage", "bichonne", "bichonnez", "chouchoute", "chouchoutez", "dorlote",
      "dorlotez", "déprogramme", "déprogrammez", "déprogrammer", "désapprend", "désapprendre", "désapprenez", "hypnotise",
      "relâche", "relâchez", "renaître", "renaissez", "renaissance", "seconde vie", "nouvelle vie", "nouveau départ",
      "nouveau souffle", "retour à la vie", "reprendre vie", "reprenez goût", "reprends goût", "le secret", "astuce contre",
      "l'allié", "allié contre", "votre allié", "meilleur allié", "baume", "bouée", "sauve", "sauvez", "sauver",
      "secours contre", "SOS", "coup de pouce contre", "des merveilles", "fait des miracles", "magique", "par magie",
      "par enchantement", "pour ne plus", "plus souffrir", "ne souffrez plus", "sans traitement", "sans bistouri", "sans chimie",
      "sans aucun médicament", "moins de cellulite", "moins de rides", "moins de douleurs", "moins de migraines",
      "moins de stress", "moins d'angoisse", "deux fois moins", "bien moins de", "beaucoup moins de", "réduites de moitié",
      "divisées par", "lâche enfin prise", "plus aucun", "plus aucune", "zéro", "désactive la", "désactive l'", "désactive les"]
    words:
      n: ["un", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "dix", "quinze", "21", "30", "14", "10", "7", "5", "3",
        "quelques", "seulement deux", "seulement trois"]
      unit: ["secondes", "minutes", "heures", "jours", "semaines", "mois", "minute", "semaine", "nuit", "nuits", "séance",
        "séances", "jour"]
      illness: &illness ["éruption", "éruptions", "déprimé", "déprimée", "convulsion", "convulsions", "rétinopathie",
        "dysfonction", "septicémie", "os cassés", "gènes", "articulations", "problèmes de dos", "plaque", "mémoire",
        "malformations", "vessie", "rechute", "sevrage", "dialyse", "intolérances", "pipi au lit", "aigreur",
        "brouillard mental", "prédiabète", "triglycérides", "mauvaise circulation", "problèmes de circulation",
        "battements irréguliers", "troubles du rythme", "problèmes cardiaques", "problèmes de cœur", "tachycardie",
        "athérosclérose", "embolie", "phlébite", "hypotension", "polyarthrite", "spondylarthrite", "lumbago", "lombalgie",
        "bursite", "tendinite", "raideurs", "cartilage", "mal de genou", "mal au dos", "mal de ventre", "maux de ventre",
        "mal de gorge", "courbatures", "torticolis", "indigestion", "gastrite", "diarrhée", "intoxication", "choléra", "polio",
        "coqueluche", "sida", "nez bouché", "essoufflement", "emphysème", "fibrose", "prostatite", "sécheresse vaginale",
        "déséquilibre hormonal", "troubles hormonaux", "sueurs nocturnes", "syndrome prémenstruel", "SOPK",
        "ovaires polykystiques", "intestin irritable", "intestin poreux", "colopathie", "coliques", "lymphome", "myélome",
        "sarcome", "carcinome", "cellules cancéreuses", "métastases", "commotion", "lésions cérébrales", "aphasie", "SLA",
        "jambes sans repos", "jambes lourdes", "narcolepsie", "somnambulisme", "cauchemars", "nuits blanches",
        "troubles du sommeil", "mauvais sommeil", "bruxisme", "gencives", "aphtes", "mycose", "mycoses", "pied d'athlète",
        "urticaire", "démangeaisons", "peau sèche", "cicatrices", "vergetures", "vitiligo", "alopécie", "coups de soleil",
        "lymphœdème", "rétention d'eau", "yeux secs", "astigmatisme", "mauvaise vue", "peur de l'avion", "trac", "agoraphobie",
        "claustrophobie", "hallucinations", "paranoïa", "l'alcool", "d'alcool", "fringales", "hyperphagie",
        "trouble de l'attention", "hyperactivité", "tics", "troubles mentaux", "syndrome métabolique", "résistance à l'insuline",
        "hypoglycémie", "hyperglycémie", "hypothyroïdie", "hyperthyroïdie", "bactéries", "microbes", "toxines",
        "problèmes de santé", "problèmes de peau", "vieillissement", "déclin cognitif", "cécité", "oublis", "surpoids",
        "kilos en trop", "troubles de l'érection", "éjaculation précoce", "remontées acides", "aigreurs", "dépressions",
        "gastro", "ictère", "migraine", "migraines", "maux de tête", "mal de tête", "céphalée", "céphalées", "anxiété",
        "angoisse", "angoisses", "phobie", "phobies", "dépression", "insomnie", "insomnies", "apnée", "ronflement",
        "ronflements", "diabète", "glycémie", "hypertension", "tension", "cholestérol", "cancer", "cancers", "tumeur", "tumeurs",
        "mélanome", "leucémie", "asthme", "BPCO", "bronchite", "pneumonie", "arthrite", "arthrose", "rhumatismes", "ostéoporose",
        "eczéma", "psoriasis", "acné", "rosacée", "mal de dos", "maux de dos", "règles douloureuses", "douleur", "douleurs",
        "sciatique", "fibromyalgie", "lupus", "endométriose", "Parkinson", "Alzheimer", "démence", "AVC", "infarctus",
        "crise cardiaque", "crises cardiaques", "arythmie", "arythmies", "épilepsie", "TDAH", "autisme", "traumatisme",
        "traumatismes", "schizophrénie", "burn-out", "épuisement", "addiction", "addictions", "alcoolisme",
        "troubles alimentaires", "anorexie", "boulimie", "obésité", "infertilité", "impuissance", "ménopause",
        "bouffées de chaleur", "crampes", "acouphènes", "vertiges", "perte auditive", "surdité", "glaucome", "cataracte",
        "myopie", "chute de cheveux", "calvitie", "allergie", "allergies", "grippe", "rhume", "rhumes", "covid", "coronavirus",
        "virus", "infection", "infections", "VIH", "herpès", "paludisme", "hépatite", "calculs rénaux", "foie gras",
        "côlon irritable", "colite", "reflux", "brûlures d'estomac", "ulcère", "ulcères", "constipation", "ballonnements",
        "nausées", "incontinence", "anémie", "inflammation", "inflammations", "fatigue", "maladie", "maladies", "symptômes",
        "champignons", "nicotine", "tabagisme", "l'artères", "d'artères", "verrues", "varices", "cellulite", "rides",
        "hémorroïdes", "dyslexie", "bégaiement", "sinusite", "angine", "kystes", "fibromes", "rythme cardiaque", "palpitations",
        "tremblements", "paralysie", "spasmes", "dermatite", "neuropathie", "enrhumé", "otite", "l'audition", "d'audition",
        "presbytie", "étourdissements", "fausse couche", "fausses couches", "cystite", "toux", "thrombose", "caillots",
        "saturation", "caries", "mal de dents", "rage de dents", "crises de goutte", "chlamydia", "gonorrhée", "zona",
        "varicelle", "rougeole", "tuberculose", "dengue", "scoliose", "l'hernie", "d'hernie", "hernie discale", "cirrhose",
        "gingivite", "mauvaise haleine", "pellicules", "gale", "poux", "parasites", "candidose", "gueule de bois", "inhalateur",
        "nuits sans sommeil", "panique", "déprime", "sucre sanguin", "grain de beauté", "fibrillation", "bipolaire", "vertige",
        "crampe", "maux de gorge", "mal des transports", "mal de mer", "mal au cœur", "mal aux genoux", "canal carpien",
        "stress", "angoissé", "anxieux", "anxieuse", "idées noires", "ruminations", "tristesse", "mal-être",
        "trouble du sommeil", "troubles bipolaires", "bipolarité", "borderline", "trouble de la personnalité", "autiste",
        "trouble du spectre autistique", "TSA", "troubles de l'attention", "TDA", "dépressif", "dépressive", "baby blues",
        "burn out", "surmenage", "insomniaque", "apnées", "ronfle", "terreurs nocturnes", "décalage horaire", "pathologie",
        "pathologies", "affection", "affections", "trouble du rythme", "souffle au cœur", "artères bouchées", "caillot",
        "accident vasculaire", "accident cérébral", "diabétique", "diabétiques", "trouble alimentaire", "compulsions", "cernes",
        "coup de soleil", "cheveux gris", "DMLA", "bourdonnements", "sifflements", "otites", "mucoviscidose", "allergique",
        "allergiques", "intolérance", "acidité", "maux d'estomac", "cystites", "fuites urinaires", "baisse de libido", "SPM",
        "stérilité", "rhumatisme", "Hashimoto", "lésion cutanée", "grains de beauté", "grosseur", "boule au sein", "névralgie",
        "névralgies", "sclérose", "épileptique", "crises épileptiques", "dépendance", "dépendances", "microbe", "bactérie",
        "méningite", "état grippal", "jambes gonflées", "œdème", "vieillir", "vieillesse", "cellules sénescentes",
        "manque de fer", "carence", "carences", "périménopause", "calculs biliaires", "sinus", "nez qui coule", "éternuements",
        "rhinite", "grosseurs", "points noirs", "couperose", "double menton", "peau d'orange", "culotte de cheval",
        "transpiration", "odeurs corporelles", "carie", "évanouissement", "malaise", "malaises", "pression artérielle",
        "anévrisme", "anévrismes", "phlébites", "thromboses", "mains froides", "genoux abîmés", "sciatiques", "cervicales",
        "épicondylite", "mal aux pieds", "hallux", "diverticules", "rectocolite", "Crohn", "SIBO", "candida", "hépatites",
        "pancréatite", "insuffisance", "énurésie", "descente d'organes", "syphilis", "papillomavirus", "HPV", "MST", "IST",
        "TDPM", "endométrioses", "prééclampsie", "accouchement douloureux", "vergeture", "jaunisse", "roséole", "bronchiolite",
        "croûtes de lait", "poussées dentaires", "terrible crise", "crises de colère", "colères", "chagrin", "timidité",
        "manque de confiance", "obsessions", "pensées obsédantes", "pensées négatives", "pensées intrusives", "compulsion",
        "procrastination", "peur du vide", "peur des araignées", "peur du dentiste", "peur de parler", "phobique", "grignotage",
        "fringale", "envies de sucre", "envie de fumer", "envies de fumer", "alcoolique", "nuits agitées", "réveils nocturnes",
        "somnolence", "brouillard cérébral", "encéphalomyélite", "fibromyalgique", "polyneuropathie", "tremblement", "Charcot",
        "Huntington", "AIT", "hémiplégie", "dyspraxie", "dyscalculie", "troubles dys", "strabisme", "vue qui baisse", "presbyte",
        "myope", "décollement de rétine", "surdités", "oreilles bouchées", "sifflement", "acariens", "tiques", "Lyme", "tétanos",
        "Zika", "Ebola", "fièvre jaune", "typhoïde", "teigne", "impétigo", "pelade", "chute des cheveux", "mélanomes", "naevus",
        "polype", "polypes", "nodules", "cellules malignes"]
      plain: &plain ["ne peut", "rien ne prouve", "est faux", "un mythe", "mythes", "marcher", "courir", "la marche", "exercice",
        "tout seul", "toute seule", "antibiotiques", "vaccin", "vaccins", "vaccination", "beaucoup de personnes", "la plupart",
        "met en garde", "méfiez-vous", "arnaques", "consultez", "notez", "noter", "ajouter", "modifier", "supprimer", "journal",
        "date du", "antécédents", "est causé", "peut causer", "les symptômes", "rappel", "rappels", "rendez-vous", "urgences",
        "premiers secours", "licence", "ne pose aucun", "ne diagnostique", "ne traite", "ne guérit", "ne prévient", "ne détecte",
        "ne se guérit", "n'arrêtez", "aucune maladie", "ne remplace", "lavez-vous les mains", "ibuprofène", "paracétamol",
        "aspirine", "insuline", "antihistaminiques", "fumer", "tabac", "alcool", "prise de sang", "se soigne", "type 1",
        "type 2", "comment est", "fréquente", "fréquent", "fièvre", "personnes atteintes", "dépistage du", "est proposé",
        "en savoir plus", "si vous avez", "votre plan", "peuvent", "pourrait", "pourraient", "peut être", "souvent", "parfois",
        "généralement", "en général", "habituellement", "certains", "certaines", "des personnes", "les enfants", "les bébés",
        "nourrissons", "adultes", "patients", "malades", "lorsque", "dès que", "pendant que", "est une", "est un", "est due",
        "est dû", "est causée", "sont causés", "sont causées", "sont des", "fréquents", "se manifeste", "se traite", "durent",
        "duré", "commencent", "provoque", "provoquent", "entraîne", "entraînent", "causes", "cause des", "déclencheur",
        "déclencheurs", "facteur", "facteurs", "augmente le risque", "augmentent le risque", "comprennent", "non traité",
        "non traitée", "est traité", "est traitée", "sont traités", "sont traitées", "recherche", "chercheurs", "étude",
        "études", "recommandations", "article", "articles", "fiche", "fiches", "s'informer", "informez-vous", "apprendre",
        "apprenez", "groupe de parole", "association", "fondation", "journée mondiale", "plantage", "erreur", "erreurs",
        "corrigé", "correction", "synchronisation", "exporter", "export", "importer", "graphique", "évolution", "liste",
        "filtre", "filtrer", "trier", "entrée", "entrées", "saisi", "saisir", "saisie", "enregistrer", "enregistrée",
        "enregistré", "notes", "ajoutez", "moyenne", "par semaine", "par mois", "ce mois", "cette semaine", "ce matin", "depuis",
        "derniers", "dernières", "combien", "à quel point", "pourquoi", "qu'est-ce", "où avez", "avez-vous eu", "avez-vous mal",
        "avez-vous pris", "avez-vous noté", "avez-vous des", "votre médecin", "un médecin", "le médecin", "les médecins",
        "pharmacien", "infirmière", "infirmier", "professionnel", "professionnels", "soignante", "soignants", "soignant",
        "urgence", "appelez", "appeler", "centre antipoison", "plaie", "brûlure", "refroidissez", "rincez", "la personne",
        "saignement", "massage cardiaque", "bouger", "activité physique", "le sport", "soleil", "crème", "casque",
        "alimentation", "légumes", "fruits", "boire", "buvez", "dormir assez", "vacciné", "vaccinée", "anticorps", "globules",
        "système immunitaire", "l'organisme", "antibiotique", "pommade", "spray", "triptans", "cortisone", "kinésithérapie",
        "psychothérapie est", "une thérapie", "dépistage est", "dépistage organisé", "examen", "analyse de sang",
        "distance entre", "masque", "masques", "préservatif", "préservatifs", "propagation", "contagion", "contagieux",
        "contagieuse", "transmet", "transmettre", "contact avec", "testé positif", "n'est", "n'a", "pas de diagnostic",
        "ni diagnostic", "aucun conseil", "à prendre", "réaction allergique", "allergènes", "ingrédients", "recette de",
        "réglages", "paramètres", "mot de passe", "batterie", "abonnement", "fichier", "responsabilité", "garantie d'aucune",
        "logiciel", "droits", "devriez", "devez", "doivent", "demandez", "parlez", "contactez", "choisissez", "choisir",
        "touchez", "indiquez", "écrivez", "partagez", "partager", "ennemi", "boss", "d'elle-même", "de lui-même",
        "d'elles-mêmes", "jours de", "jours avec", "jours sans", "heure de début", "intensité", "localisation", "ne permet",
        "ne permettent", "ne sont pas", "n'existe", "aucune preuve", "aucune recommandation", "ne protège", "ne pas",
        "ne suffit", "ne doit", "ne disent", "ne dit", "n'attendez", "n'interrompez", "surveiller l'apparition", "protocoles",
        "agit sur le", "restez chez", "se protéger", "ne sert", "ne sait", "n'ont pas", "ne fonctionne", "ne prescrit",
        "ne donne", "ne constitue", "statines", "bêtabloquants", "allaitement", "lait maternel", "le foie", "les reins",
        "lavage des mains", "laver les mains", "fluor", "se brosser", "brossage", "fil dentaire", "acide folique", "vitamine D",
        "iode", "mammographie", "frottis", "coloscopie peut", "un ECG montre", "électrocardiogramme montre", "défibrillateur",
        "adrénaline", "thérapie comportementale", "thérapies comportementales", "chez beaucoup", "beaucoup de gens",
        "le cerveau", "plaies", "cloques", "visage, bras", "connaître les signes", "reconnaître les signes",
        "signes d'un infarctus", "signes d'un AVC", "santé publique", "ceinture de sécurité", "natation", "vélo",
        "détecteur de fumée", "chimiothérapie", "radiothérapie", "greffe", "stent", "pacemaker", "appareils auditifs",
        "lunettes", "eau potable", "hygiène", "antidouleurs", "aucune application ne", "aucun système", "aucune méthode",
        "aucune transmission", "aucun test", "aucun médicament ne", "ne pouvons", "ne remplacent", "ne garantit",
        "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne soigne", "ne signifie", "ne conviennent",
        "ne servent", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place",
        "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute",
        "avez-vous bien", "vous êtes invité", "vous êtes enceinte", "autoriser", "autorisation", "accès", "prendre une photo",
        "photo de profil", "QR", "code-barres", "diagnostiquée", "diagnostiqué", "seul un", "seuls les", "vivre avec",
        "vivez avec", "que faire", "thème", "thèmes", "sélectionner", "connexion", "connecté", "fuseau", "vous avez noté",
        "vous avez pris", "vous avez un rendez", "vous avez reçu", "vous n'avez", "tu as noté", "avez été", "ont été"]
    beside: ["{illness}"]
    unless beside: ["{plain}"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: fr
    because: It says that the app treats a disease, which makes it a medical device.
    source: [HC-FDA-GW, HC-MDR-2, HC-UCP-17]
    examples:
      - { text: "Ramène votre glycémie à la normale.", expect: found }
      - { text: "Noter une douleur", expect: clean }

  - id: fr-finding-beside
    forbid: ["sait", "sachez", "découvre", "découvrez", "détecte", "débusque", "reconnaît", "identifie", "révèle", "voit",
      "perçoit", "repère", "flaire", "sent venir", "notre test", "test a la réponse", "questionnaire", "scanne", "scan",
      "dépistage", "dépiste", "vous souffrez", "vous êtes atteint", "vous êtes atteinte", "atteint d'un", "atteint de",
      "vos résultats", "vous pourriez avoir", "vous avez peut-être", "vous présentez", "dangereux", "avant vous", "avant votre",
      "avant le médecin", "avant qu'elle", "avant qu'il", "avant les symptômes", "des années avant", "des heures avant",
      "à ses débuts", "à temps", "tôt", "précocement", "approche", "à l'avance", "prédit", "prévoit", "prévient", "avertit",
      "diagnostique", "autotest", "en 60 secondes", "cachée", "trahit", "entend", "vérifiez votre", "vérifiez si", "touches",
      "n'a pas vu", "un jour avant", "démasque", "localise", "savons si", "si vous avez", "si votre", "si ton", "si c'est",
      "si ce", "savoir si", "sais si", "saurez si", "sache si", "pour savoir", "découvrer", "une photo", "un selfie",
      "une vidéo", "un enregistrement", "une goutte", "votre voix", "ta voix", "dans la voix", "votre visage", "votre souffle",
      "votre toux", "l'appareil photo", "avec la caméra", "vous dit de quoi", "te dit de quoi", "te dit si", "vous dit si",
      "vous dit ce", "vos réponses", "tes réponses", "évoque", "évoquent", "suggère", "suggèrent", "indique", "indiquent",
      "font penser à", "fait penser à", "compatible avec", "compatibles avec", "correspond à", "correspondent à",
      "caractéristiques de", "typiques de", "tu souffres", "souffrez-vous", "tu es", "es-tu", "tu as", "as-tu", "tu présentes",
      "probablement", "sans doute", "certainement", "le test", "test de", "test rapide", "auto-test", "quiz", "connaissez votre",
      "connais ton", "votre risque", "ton risque", "calcule", "calculez", "calculer", "évalue", "évaluez", "évaluer", "estime",
      "estimez", "estimer", "mesurez", "mesurer", "prend votre", "trouver la cause", "la cause de vos", "la cause de votre",
      "l'origine de vos", "l'origine de votre", "se cache derrière", "derrière vos", "derrière votre", "d'un coup d'œil",
      "en un clin d'œil", "avant que vous", "avant que tu", "avant que votre", "avant que le", "avant toi", "avant même",
      "avant le premier", "avant les premiers", "avant la", "avant l'", "sentit venir", "sentis venir", "sentissez venir",
      "sentir venir", "sentissent venir", "sentira venir", "senti venir", "sentie venir", "senties venir", "sent l'", "flairent",
      "renifle", "repére", "repéres", "repérez", "repérer", "repérent", "repérera", "repéré", "repérée", "repérés", "repérées",
      "reconnaîts", "reconnaîtez", "reconnaître", "reconnaîtent", "reconnaîtra", "détectes", "détectez", "détecter", "détectera",
      "détecté", "détectée", "détectés", "détectées", "décele", "déceles", "décelez", "déceler", "décelent", "décelera",
      "décelé", "décelée", "décelés", "décelées", "dépistes", "dépistez", "dépister", "dépistent", "dépistera", "dépisté",
      "dépistée", "dépistés", "dépistées", "débusques", "débusquez", "débusquer", "débusquent", "débusquera", "débusqué",
      "débusquée", "débusqués", "débusquées", "traque", "traques", "traquez", "traquer", "traquent", "traquera", "traqué",
      "traquée", "traqués", "traquées", "identifies", "identifiez", "identifier", "identifient", "identifiera", "identifié",
      "identifiée", "identifiés", "identifiées", "découvrit", "découvris", "découvrissez", "découvrir", "découvrissent",
      "découvrira", "découvri", "découvrie", "découvries", "détermine", "détermines", "déterminez", "déterminer", "déterminent",
      "déterminera", "déterminé", "déterminée", "déterminés", "déterminées", "démasques", "démasquez", "démasquer", "démasquent",
      "démasquera", "démasqué", "démasquée", "démasqués", "démasquées", "localises", "localisez", "localiser", "localisent",
      "localisera", "localisé", "localisée", "localisés", "localisées", "signale", "signales", "signalez", "signalent",
      "signalera", "signalé", "signalée", "signalés", "signalées", "révéle", "révéles", "révélez", "révéler", "révélent",
      "révélera", "révélé", "révélée", "révélés", "révélées", "trahis", "trahissez", "trahir", "trahissent", "trahira", "trahi",
      "trahie", "trahies", "lis", "liez", "lient", "lira", "lit", "lisent", "distingue", "distingues", "distinguez",
      "distinguer", "distinguent", "distinguera", "distingué", "distinguée", "distingués", "distinguées", "différencie",
      "différencies", "différenciez", "différencier", "différencient", "différenciera", "différencié", "différenciée",
      "différenciés", "différenciées", "analyse", "analyses", "analysez", "analyser", "analysent", "analysera", "analysé",
      "analysée", "analysés", "analysées", "scannes", "scannez", "scanner", "scannent", "scannera", "scanné", "scannée",
      "scannés", "scannées", "scrute", "scrutes", "scrutez", "scruter", "scrutent", "scrutera", "scruté", "scrutée", "scrutés",
      "scrutées", "surveille", "surveilles", "surveillez", "surveiller", "surveillent", "surveillera", "surveillé", "surveillée",
      "surveillés", "surveillées", "diagnostiques", "diagnostiquez", "diagnostiquer", "diagnostiquent", "diagnostiquera",
      "diagnostiqué", "diagnostiquée", "diagnostiqués", "diagnostiquées", "pose le diagnostic", "prédi", "prédis", "prédiez",
      "prédire", "prédient", "prédira", "prédisent", "prévois", "prévoissez", "prévoir", "prévoissent", "prévoira", "prévoi",
      "prévoie", "prévoies", "prévoient", "anticipe", "anticipes", "anticipez", "anticiper", "anticipent", "anticipera",
      "anticipé", "anticipée", "anticipés", "anticipées", "pronostique", "pronostiques", "pronostiquez", "pronostiquer",
      "pronostiquent", "pronostiquera", "pronostiqué", "pronostiquée", "pronostiqués", "pronostiquées", "annonce", "annonces",
      "annoncez", "annoncer", "annoncent", "annoncera", "annoncé", "annoncée", "annoncés", "annoncées", "alerte",
      "donne l'alarme", "sonne l'alarme", "tire la sonnette", "précoce", "des jours avant", "quelques minutes avant",
      "en {n} {unit}", "en quelques", "{n} questions", "n'échappe", "passe inaperçu", "passé inaperçu", "passée inaperçue",
      "n'ont pas vu", "n'a pas remarqué", "a manqué", "a raté", "invisible à", "invisibles", "premiers signes", "premier signe",
      "signes avant-coureurs", "signes précoces", "saura", "vous avez une", "vous avez un", "êtes-vous autiste",
      "êtes-vous dépressif", "êtes-vous bipolaire", "test à domicile", "test maison", "trouve la", "trouve le", "trouve les",
      "trouvez la", "trouvez le", "risque caché", "sur photo", "une simple photo", "en photo", "mesure votre",
      "si vous êtes dépressif", "si vous êtes bipolaire", "selon toute vraisemblance", "nous avons trouvé", "oui ou non",
      "réponse en", "réponse immédiate", "le cœur net", "aussitôt", "à l'instant", "photographie", "photographiez", "filmez",
      "toussez", "soufflez", "parlez et", "test vocal", "un test", "seul test", "met un nom", "mettre un nom", "mettez un nom",
      "met en évidence", "met au jour", "met à jour votre", "met le doigt", "mettre le doigt", "tire au clair", "lève le voile",
      "lève le doute", "levez le doute", "lever le doute", "dissipe le doute", "élucide", "attrape", "attrapent", "attraper",
      "pince", "capte", "captent", "capter", "perçoivent", "discerne", "discernent", "remarque", "remarquent", "devine",
      "devinent", "deviner", "pressent", "pressentent", "subodore", "ressent", "ressentent", "décrypte", "décryptent",
      "décrypter", "déchiffre", "déchiffrent", "déchiffrer", "interprète", "interprètent", "interprèter", "épingle", "pointe",
      "savent quand", "savent si", "savent avant", "sent quand", "sentent quand", "couve", "couvez", "bien avant",
      "longtemps avant", "avant tout le monde", "avant les autres", "avant que ça", "avant que la maladie", "dès le premier",
      "dès les premiers", "dès le début", "dès les premières", "premier stade", "stade un", "stade 1", "à un stade",
      "ne sentent pas", "ne voient pas", "n'entendent pas", "passe inaperçue", "passent inaperçues", "passe entre",
      "entre les mailles", "ne lui échappe", "ne nous échappe", "rien ne nous", "sixième sens", "œil de lynx", "œil d'aigle",
      "radar", "détecteur", "sentinelle", "vigie", "veille sur", "veille au grain", "veilleur", "sonnette d'alarme", "signal",
      "mais ce n'est", "ou bien un cancer", "ou un cancer", "simple fatigue ou", "simple mal de tête ou", "bénin", "bénigne",
      "malin", "maligne", "grave", "inquiet", "inquiète", "un doute", "des doutes sur", "et si c'était", "est-ce un",
      "est-ce une", "serait-ce", "seriez-vous", "votre score", "score de risque", "votre profil", "à risque", "nos experts ont",
      "notre IA", "l'IA", "l'intelligence artificielle", "notre algorithme", "l'algorithme", "ou un infarctus", "que vos doigts",
      "que l'œil", "que les médecins ne", "par la caméra", "devant la caméra"]
    words:
      n: ["un", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "dix", "quinze", "21", "30", "14", "10", "7", "5", "3",
        "quelques", "seulement deux", "seulement trois"]
      unit: ["secondes", "minutes", "heures", "jours", "semaines", "mois", "minute", "semaine", "nuit", "nuits", "séance",
        "séances", "jour"]
      illness: *illness
      plain: *plain
    beside: ["{illness}"]
    unless beside: ["{plain}"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: fr
    because: It says that the app finds a disease, which makes it a medical device.
    source: [HC-FDA-GW, HC-MDR-2, HC-HWG-9]
    examples:
      - { text: "Débusque le cancer à ses débuts.", expect: found }
      - { text: "Ajouter une allergie", expect: clean }

  - id: fr-finding-phrases
    forbid: ["le diagnostic arrive", "diagnostic directement", "diagnostic sur votre téléphone", "diagnostic en {n} {unit}",
      "diagnostic en quelques", "diagnostic en un clic", "diagnostic à domicile", "diagnostic à la maison",
      "diagnostic depuis votre canapé", "diagnostic sans médecin", "diagnostic de poche", "vous-même votre diagnostic",
      "toi-même ton diagnostic", "votre propre diagnostic", "posez votre diagnostic", "pose ton diagnostic",
      "pose un diagnostic", "pose le diagnostic", "établit un diagnostic", "établit le diagnostic", "établit votre diagnostic",
      "livre un diagnostic", "donne un diagnostic", "donne le diagnostic", "obtenez un diagnostic", "obtiens un diagnostic",
      "obtenez votre diagnostic", "un diagnostic fiable", "un diagnostic précis", "un diagnostic sûr", "le bon diagnostic",
      "ce qui ne va pas chez vous", "ce qui ne va pas chez toi", "ce que vous avez", "ce que tu as vraiment",
      "de quoi vous souffrez", "de quoi tu souffres", "quelle maladie se cache", "quelle maladie vous", "quelle maladie tu",
      "la maladie qui se cache", "la maladie derrière", "nomme la maladie", "devine votre maladie",
      "ce que votre corps vous cache", "ce que cachent vos symptômes", "vos symptômes veulent dire", "entrez vos symptômes et",
      "décrivez vos symptômes et", "ce que votre médecin n'a pas", "ce que votre médecin ne", "ce que les médecins ne",
      "ce que les médecins ratent", "avant votre médecin", "avant ton médecin", "plus tôt que votre médecin",
      "mieux que votre médecin", "avant de tomber malade", "que vous allez tomber malade", "quand vous allez tomber malade",
      "savoir si vous êtes malade", "dit si vous êtes malade", "sait si vous êtes malade", "savoir si tu es malade",
      "prend votre tension avec", "votre tension avec la caméra", "tension avec votre téléphone", "tension sans brassard",
      "glycémie sans piqûre", "glycémie sans se piquer", "glycémie sans aiguille", "notre test a la réponse",
      "notre test le sait", "que les médecins ne voient pas", "que le médecin ne voit pas", "vous couvez quelque chose",
      "quand vous couvez", "si vous couvez"]
    words:
      n: ["un", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "dix", "quinze", "21", "30", "14", "10", "7", "5", "3",
        "quelques", "seulement deux", "seulement trois"]
      unit: ["secondes", "minutes", "heures", "jours", "semaines", "mois", "minute", "semaine", "nuit", "nuits", "séance",
        "séances", "jour"]
    unless beside: ["avez-vous des questions", "avez-vous bien", "vous êtes invité", "vous êtes enceinte", "autoriser",
      "autorisation", "accès", "prendre une photo", "photo de profil", "QR", "code-barres", "diagnostiquée", "diagnostiqué",
      "seul un", "seuls les", "vivre avec", "vivez avec", "que faire", "thème", "thèmes", "sélectionner", "connexion",
      "connecté", "fuseau", "vous avez noté", "vous avez saisi", "vous avez pris", "vous avez un rendez", "vous avez reçu",
      "vous n'avez", "tu as noté", "avez été", "ont été", "si vous", "restez", "n'arrêtez", "n'est pas", "ne peut", "ne peuvent",
      "rien ne prouve", "est faux", "un mythe", "mythes", "marcher", "courir", "la marche", "exercice", "tout seul",
      "toute seule", "antibiotiques", "vaccin", "vaccins", "vaccination", "beaucoup de personnes", "certaines personnes",
      "la plupart", "les médecins diagnostiquent", "les médecins traitent", "met en garde", "méfiez-vous", "arnaques",
      "parlez à", "parlez-en", "consultez", "demandez à", "notez", "noter", "ajouter", "modifier", "supprimer", "journal",
      "date du", "antécédents", "est une maladie", "est dû à", "est causé"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: fr
    because: It says that the app finds a disease, which makes it a medical device.
    source: [HC-FDA-GW, HC-MDR-2, HC-HWG-9]
    examples:
      - { text: "Ce que les médecins ne voient pas.", expect: found }
      - { text: "Le diagnostic est dans le rapport.", expect: clean }

  - id: fr-keeping-away-beside
    forbid: ["tient", "tenez", "tenir à distance", "éloigne", "éloignez", "loin", "jamais", "bouclier", "protège", "protégez",
      "protection", "rempart", "blindez", "blindage", "immunisé", "immunise", "évite", "évitez", "éviter", "prévient",
      "prévenir", "freine", "repousse", "repoussez", "défend", "à l'abri", "sans le moindre", "un hiver sans", "une année sans",
      "résiste", "barrière", "retarde", "retardez", "pas un seul", "écarte", "écartez", "ne vous trouvera", "aucune chance",
      "intouchable", "hors d'atteinte", "déjouez", "divise par", "divisez par", "diviser par", "moitié", "tiens", "à l'écart",
      "éloignes", "éloigner", "éloignent", "éloignera", "éloigné", "éloignée", "éloignés", "éloignées", "écartes", "écarter",
      "écartent", "écartera", "écarté", "écartée", "écartés", "écartées", "repousses", "repousser", "repoussent", "repoussera",
      "repoussé", "repoussée", "repoussés", "repoussées", "muraille", "mur contre", "armure", "forteresse", "cuirasse",
      "barre la route", "barrez la route", "ferme la porte", "fermez la porte", "coupe la route", "sans chance",
      "pas une chance", "ne passera", "ne passeront", "ne vous atteindra", "ne vous atteindront", "ne vous touchera",
      "ne vous aura", "ne t'aura", "n'aura pas", "immunises", "immunisez", "immuniser", "immunisent", "immunisera", "immunisée",
      "immunisés", "immunisées", "vaccine contre", "vaccinez contre", "vacciner contre", "vaccin contre le stress",
      "comme un vaccin", "protége", "protéges", "protéger", "protégent", "protégera", "protégé", "protégée", "protégés",
      "protégées", "préserve", "préserves", "préservez", "préserver", "préservent", "préservera", "préservé", "préservée",
      "préservés", "préservées", "prévenit", "prévenis", "prévenissez", "prévenissent", "prévenira", "préveni", "prévenie",
      "prévenies", "prévention de", "prévention contre", "préventif", "empêche", "empêches", "empêchez", "empêcher", "empêchent",
      "empêchera", "empêché", "empêchée", "empêchés", "empêchées", "évites", "évitent", "évitera", "évité", "évitée", "évités",
      "évitées", "échappe", "échappes", "échappez", "échapper", "échappent", "échappera", "échappé", "échappée", "échappés",
      "échappées", "contres", "contrez", "contrer", "contrent", "contrera", "contrée", "contrés", "contrées", "bloques",
      "bloquez", "bloquent", "bloquera", "bloquée", "bloqués", "bloquées", "freines", "freinez", "freiner", "freinent",
      "freinera", "freiné", "freinée", "freinés", "freinées", "ralentit", "ralentis", "ralentissez", "ralentir", "ralentissent",
      "ralentira", "ralenti", "ralentie", "ralenties", "retardes", "retarder", "retardent", "retardera", "retardé", "retardée",
      "retardés", "retardées", "stoppe", "stoppes", "stoppez", "stopper", "stoppent", "stoppera", "stoppé", "stoppée", "stoppés",
      "stoppées", "arrête", "arrêtes", "arrêtez", "arrêter", "arrêtent", "arrêtera", "arrêté", "arrêtée", "arrêtés", "arrêtées",
      "déjoue", "déjoues", "déjouer", "déjouent", "déjouera", "déjoué", "déjouée", "déjoués", "déjouées", "devance", "devances",
      "devancez", "devancer", "devancent", "devancera", "devancé", "devancée", "devancés", "devancées", "une longueur d'avance",
      "un pas d'avance", "un coup d'avance", "dans l'œuf", "étouffe", "étouffes", "étouffez", "étouffer", "étouffent",
      "étouffera", "étouffé", "étouffée", "étouffés", "étouffées", "tue dans", "tues dans", "tuez dans", "tuer dans",
      "tuent dans", "tuera dans", "tué dans", "tuée dans", "tués dans", "tuées dans", "avant qu'elle ne commence",
      "avant qu'il ne commence", "avant qu'elles ne commencent", "rédui", "réduis", "réduiez", "réduire", "réduient", "réduira",
      "réduit", "réduisez", "diminue", "diminues", "diminuez", "diminuer", "diminuent", "diminuera", "diminué", "diminuée",
      "diminués", "diminuées", "baisse", "baisses", "baissez", "baisser", "baissent", "baissera", "baissé", "baissée", "baissés",
      "baissées", "minimise", "minimises", "minimisez", "minimiser", "minimisent", "minimisera", "minimisé", "minimisée",
      "minimisés", "minimisées", "votre risque", "ton risque", "vos risques", "les risques de", "le risque de", "risque zéro",
      "zéro risque", "n'ayez plus peur", "n'aie plus peur", "sans crainte", "sans un seul", "sans une seule", "une vie sans",
      "résistant", "résistez", "résistance", "invulnérable", "invincible", "blindé", "blindée", "blinde", "blinder",
      "assurance contre", "garantie contre", "défense contre", "défendez-vous", "restez en bonne santé", "ne tombez plus",
      "ne tombe plus", "ne plus tomber", "adieu", "passe ton chemin", "passe son chemin", "hors de portée", "prémunit",
      "prémunis", "prémunissez", "prémunir", "prémunissent", "prémunira", "prémuni", "prémunie", "prémunies", "bloque la",
      "bloque les", "bloque le", "bloque l'", "garde à distance", "contre vents", "garde du corps", "videur", "vigile",
      "chien de garde", "veille sur vous", "veille sur votre", "gardien", "protecteur", "moins probable", "moins probables",
      "improbable", "peu probable", "la porte au nez", "claquez la porte", "claque la porte", "verrouillez", "verrou",
      "sans moi", "sans nous", "très peu pour moi", "pas pour moi", "une journée à cause", "un jour à cause", "ne perdez plus",
      "ne perds plus", "garde vos", "garde votre", "gardez vos", "gardez votre", "gardez une longueur", "gardez l'avantage",
      "garde la tête", "garde jeune", "restez jeune", "reste en bonne santé", "santé de fer", "toujours en forme",
      "traverse l'hiver", "traversez l'hiver", "passez l'hiver", "passer l'hiver", "passe son tour", "passe à côté",
      "vous oublie", "vous oublient", "vous épargne", "vous épargnent", "vous ignore", "fait un détour", "font un détour",
      "passent leur chemin", "glisse sur", "glissent sur", "rebondit", "rebondissent", "anti-cancer", "anticancer",
      "anti-grippe", "antigrippe", "anti-âge", "anti-rhume", "anti-infarctus", "anti-AVC", "anti-migraine", "antimigraine",
      "n'a plus sa place", "n'ont plus leur place", "pas la bienvenue", "persona non grata", "interdit de séjour",
      "interdite de séjour", "entrée interdite", "reste dehors", "restent dehors", "à la porte", "hors de votre vie", "hérédité",
      "vos gènes", "vos chances de", "probabilité de", "vos probabilités", "chances d'avoir un", "chances de faire un",
      "trois fois moins", "deux fois moins", "dix fois moins", "moins de risques de", "moins de risque de", "fini la peur",
      "sans peur de", "ne craignez plus", "ne crains plus", "plus à craindre", "rien à craindre", "prêt pour l'hiver",
      "dormez tranquille", "l'esprit tranquille", "assurance-vie", "assurance vie", "coupe l'herbe", "prend de vitesse",
      "prenez de vitesse", "prend de court", "coiffe au poteau", "à distance de", "gardez à distance", "mettez à distance",
      "Alzheimer à distance", "infarctus à distance", "grippe à distance", "maladie à distance", "maladies à distance",
      "à bonne distance", "verrouille la porte", "arme contre", "efficace contre", "paré contre", "prêt contre", "seul contre"]
    words:
      illness: *illness
      plain: *plain
    beside: ["{illness}"]
    unless beside: ["{plain}"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: fr
    because: It says that the app prevents a disease, which makes it a medical device.
    source: [HC-FDA-GW, HC-MDR-2]
    examples:
      - { text: "Tient les infarctus à distance.", expect: found }
      - { text: "Tenez un journal de vos migraines", expect: clean }

  - id: fr-stands-for-care
    forbid: ["fini", "finie", "finis", "finies", "oubliez", "jetez", "jeter", "arrêtez", "arrêter", "adieu", "remplace",
      "remplacer", "comme avoir", "c'est comme", "dans votre poche", "dans la poche", "au poignet", "sur votre téléphone",
      "plus besoin", "pas besoin", "vous n'aurez plus", "évitez", "épargnez-vous", "mieux que", "mieux qu'un", "mieux qu'une",
      "meilleur que", "bat", "plus intelligent que", "en sait plus", "plus précis que", "plus précis qu'un",
      "plus précis qu'une", "aussi précis", "aussi efficace", "plus efficace que", "plus efficace qu'un", "plus efficace qu'une",
      "plus rapide que", "moins cher que", "surpasse", "supérieur à", "supérieure à", "à quoi bon", "24 h/24", "de garde",
      "virtuel", "virtuelle", "numérique", "personnel", "de poche", "IA", "appartient au passé", "inutile", "superflu",
      "à la cheville", "ridiculise", "dernière application", "peut fermer", "exacte", "exact", "clinique entière",
      "hôpital entier", "jaloux", "n'a pas vu", "au chômage", "annulez", "lui arrive", "épargne", "épargnetoi", "dans ta poche",
      "en poche", "jette", "jettez", "jetter", "balance", "balancez", "à la poubelle", "oublie", "oublier", "pourquoi aller",
      "pourquoi payer", "pourquoi attendre", "pourquoi prendre", "qui a besoin", "inutiles", "superflus", "dépassé", "dépassés",
      "au placard", "à la retraite", "peuvent fermer", "arrête", "cesse", "cessez", "cesser", "stoppe", "stoppez",
      "laisse tomber", "laissez tomber", "abandonne", "abandonnez", "abandonner", "renonce", "renoncez", "renoncer", "passe de",
      "passez-vous de", "se passer de", "passe-toi", "au revoir", "terminés", "terminées", "la fin des", "la fin de",
      "plus jamais", "sans ordonnance", "sans médecin", "sans rendez-vous", "sans attente", "sans salle d'attente",
      "sans consultation", "sans cachet", "sans médicament", "sans médicaments", "sans piqûre", "sans aiguille", "sans brassard",
      "sans opération", "sans chirurgie", "sans psy", "sans passer par", "sans aller", "sans voir", "sans bouger",
      "sans quitter", "sans jamais", "au lieu d'un", "plutôt que", "à la place d'un", "à la place de", "à la place du",
      "remplacez", "remplacent", "remplaçant", "remplaces", "remplacera", "remplacé", "remplacée", "remplacés", "remplacées",
      "alternative à", "alternative au", "alternative aux", "substitut", "meilleure que", "meilleur qu'un", "plus efficaces que",
      "plus puissant que", "plus puissante que", "plus fort que", "plus forte que", "plus vite que", "plus vite qu'un",
      "plus précise que", "plus précise qu'un", "plus fiable que", "plus fiable qu'un", "plus sûr que", "plus doux que",
      "moins cher qu'un", "plus savant que", "sait plus de choses", "aussi bien que", "aussi bien qu'un", "aussi bon que",
      "aussi bon qu'un", "aussi fiable que", "aussi fiable qu'un", "aussi sûr que", "aussi puissant que", "deux fois plus",
      "trois fois plus", "dix fois plus", "égale", "équivaut à", "équivalent à", "équivalent d'un", "vaut un", "vaut une",
      "vaut tous", "au niveau d'un", "digne d'un", "rivalise", "surpassent", "dépasse les", "dépasse le", "détrône", "détrônent",
      "battent", "fait mieux", "font mieux", "que n'importe quel", "que n'importe quelle", "que tous les", "que toutes les",
      "fait pâlir", "fait de l'ombre", "comme un", "comme chez", "comme à l'hôpital", "l'avis d'un", "un médecin sur",
      "un médecin dans", "un psy dans", "un cardiologue dans", "votre médecin dans", "votre propre", "ton propre",
      "un hôpital dans", "une clinique dans", "une pharmacie dans", "sur ton téléphone", "à portée de main", "dans la paume",
      "depuis votre canapé", "depuis le canapé", "depuis chez vous", "à toute heure", "jour et nuit", "24 h sur 24", "24h/24",
      "toujours disponible", "réduis votre dose", "réduisez votre dose", "diminue votre dose", "diminuez votre dose",
      "ne voit pas", "voit ce que", "sait ce que", "supprimez vos", "libère des", "libèrez-vous des", "libérez-vous des",
      "évite la", "évite les", "annule", "agit plus vite", "agit mieux", "terminé les", "mieux qu'au", "au lieu d'aller",
      "au lieu de prendre", "au lieu de payer", "plutôt qu'un", "à la place des", "votre alternative", "lui a échappé",
      "en vacances", "la queue au", "faire la queue", "plus la queue", "réunis dans", "réunies dans", "réuni dans", "réunis en",
      "dans une appli", "dans une application", "dans une seule appli", "dans une seule application", "en une appli",
      "en une seule appli", "c'était avant", "c'était hier", "d'un autre âge", "d'un autre temps", "du siècle dernier",
      "date du siècle", "sevrez", "sevrage de", "pourquoi faire", "pourquoi consulter", "pourquoi voir", "pourquoi encore",
      "quand nous sommes là", "puisque nous", "en fait autant", "aucun calmant", "aucun médecin", "aucun médicament",
      "aucun cardiologue", "aucun psy", "aucun psychologue", "aucun spécialiste", "aucune pilule", "aucune thérapie",
      "aucun traitement", "échouent", "ont échoué", "là où la", "là où les", "baisse les bras", "baissent les bras", "sans kiné",
      "sans psychologue", "sans dermatologue", "sans spécialiste", "sans hôpital", "sans clinique", "sans labo",
      "sans prise de sang", "sans anesthésie", "sans seringue", "sans bistouri", "évite l'opération", "évitent l'opération",
      "vous évite", "vous évitent", "dispense de", "dispensez-vous", "licencie", "licenciez", "virez", "renvoie", "renvoiez",
      "congédie", "congédiez", "quitte votre", "quittez", "rompez avec", "divorcez", "désabonne", "videz votre", "vide ta",
      "prend la poussière", "prennent la poussière", "au fond du tiroir", "au tiroir", "dans le tiroir", "au fond de l'armoire",
      "se fait vieux", "se retrouve au", "va perdre", "vont perdre", "va détester", "vont détester", "ne va pas aimer",
      "ne vont pas aimer", "bien se tenir", "tremblent", "tremble", "inquiets", "à côté de ses pompes", "de la vieille école",
      "l'équivalent", "vaut mieux", "vaut bien", "vaut dix", "vaut cent", "autant qu'un", "autant que votre", "plus que votre",
      "que votre cardiologue", "que votre psy", "que votre généraliste", "qu'un médecin", "qu'un cardiologue",
      "qu'un dermatologue", "qu'un psychologue", "qu'un psy", "qu'un spécialiste", "qu'un hôpital", "qu'un laboratoire",
      "qu'un médicament", "qu'une consultation", "qu'une pilule", "qu'une thérapie", "qu'une prise de sang", "qu'une opération",
      "que les médicaments", "que les somnifères", "que les antidépresseurs", "que les médecins", "que les cardiologues",
      "que la médecine", "que la chimio", "que la morphine", "que le Doliprane", "comme votre médecin", "avoir un médecin",
      "avoir un psy", "avoir un cardiologue", "a un médecin", "un psychologue dans", "un thérapeute dans",
      "un dermatologue dans", "un infirmier dans", "une infirmière dans", "un hôpital en", "votre kiné à", "le kiné à",
      "le psy à", "le médecin à domicile", "l'hôpital à", "la clinique à", "chez soi, sans", "à la maison, sans",
      "toujours ouvert", "jamais fermé", "ne dort jamais", "ne prend jamais de vacances", "sans horaires", "toute l'expertise",
      "le savoir de", "l'œil d'un", "l'oreille d'un", "le regard d'un", "la précision d'un", "l'expérience de",
      "des années d'études", "la médecine échoue"]
    beside: ["médecin", "médecins", "docteur", "docteurs", "cardiologue", "cardiologues", "neurologue", "neurologues",
      "dermatologue", "dermatologues", "psychiatre", "psychiatres", "psychologue", "psychologues", "thérapeute", "thérapeutes",
      "thérapie", "thérapies", "infirmière", "infirmiers", "pharmacien", "pharmaciens", "pharmacie", "hôpital", "hôpitaux",
      "clinique", "cliniques", "chirurgie", "chirurgien", "scientifiques", "chercheurs", "universités", "autorités de santé",
      "autorités sanitaires", "ministère de la santé", "assureurs", "mutuelles", "l'OMS", "la FDA", "l'ANSM", "la HAS",
      "le gouvernement", "salle d'attente", "salles d'attente", "le cabinet", "consultation", "consultations", "ordonnance",
      "ordonnances", "pilule", "pilules", "comprimé", "comprimés", "cachets", "médicament", "médicaments", "insuline",
      "inhalateur", "antidépresseurs", "application santé", "inhalateurs", "chirurgiens", "antidouleurs", "piqûres",
      "analyse de sang", "prise de sang", "électrocardiogramme", "IRM", "traitement", "traitements", "généraliste",
      "généralistes", "spécialiste", "spécialistes", "gynécologue", "gynécologues", "pédiatre", "pédiatres", "dentiste",
      "dentistes", "ophtalmo", "ophtalmologue", "ORL", "urologue", "oncologue", "oncologues", "radiologue", "radiologues",
      "endocrinologue", "kiné", "kinés", "kinésithérapeute", "kinésithérapeutes", "ostéo", "ostéopathe", "sage-femme",
      "sages-femmes", "infirmières", "psy", "psys", "psychanalyste", "psychothérapie", "psychothérapies", "psychothérapeute",
      "médecine", "blouse blanche", "toubib", "diététicien", "diététicienne", "nutritionniste", "cabinet médical",
      "cabinets médicaux", "visite médicale", "rendez-vous médical", "rendez-vous médicaux", "rendez-vous chez", "aller chez le",
      "file d'attente", "les urgences", "aux urgences", "hospitalisation", "opération", "opérations", "bistouri", "scalpel",
      "deuxième avis", "second avis", "divan", "séance chez", "somnifère", "somnifères", "anxiolytique", "anxiolytiques",
      "antidouleur", "antidépresseur", "bêtabloquants", "statines", "antibiotiques", "cortisone", "Doliprane", "ibuprofène",
      "aspirine", "paracétamol", "Ventoline", "cachet", "gélules", "gélule", "pilulier", "chimiothérapie", "chimio", "piqûre",
      "aiguille", "aiguilles", "seringue", "seringues", "injection", "injections", "lunettes", "appareil auditif",
      "appareils auditifs", "tensiomètre", "tensiomètres", "brassard", "lecteur de glycémie", "glucomètre", "thermomètre",
      "stéthoscope", "holter", "échographie", "biopsie", "bilan sanguin", "labo", "laboratoire", "laboratoires",
      "contrôle annuel", "bilan de santé", "mutuelle", "sécu", "contre la tension", "calmant", "calmants", "tranquillisant",
      "tranquillisants", "prises de sang", "coloscopie", "mammographie", "frottis", "fibroscopie", "vaccin de rappel",
      "délai d'attente", "queue au cabinet", "faire la queue", "prendre rendez-vous", "apothicaire", "parapharmacie", "Xanax",
      "Prozac", "Valium", "Lexomil", "Ritaline", "Ozempic", "Viagra", "Botox", "Spasfon", "Imodium", "spray nasal", "pommades",
      "collyre", "patchs", "perfusion", "perfusions", "SAMU", "hosto", "PMA", "FIV", "cure thermale", "thalasso",
      "salle de sport", "coach sportif", "ostéopathes", "acupuncture", "acupuncteur", "masseur", "chiropracteur",
      "orthophoniste", "orthophonistes", "allergologue", "rhumatologue", "pneumologue", "gastro-entérologue", "diabétologue",
      "industrie pharmaceutique", "big pharma", "labos pharmaceutiques", "prothèse", "prothèses", "anesthésie"]
    unless beside: ["ne remplace", "ne remplacent", "ne se substitue", "n'arrêtez", "n'arrête", "ne jamais", "ne cessez",
      "n'est pas", "ne sont pas", "ne doivent", "ne dispense", "sans avis", "sans l'avis", "demandez", "parlez", "parle à",
      "consultez", "consulte", "contactez", "voyez", "si vous", "si tu", "si votre", "quand", "avant d'", "avant de", "jusqu'à",
      "pendant", "dès que", "urgence", "appelez", "rappel", "rappels", "rappeler", "noter", "notez", "noté", "saisir", "saisi",
      "enregistré", "enregistrer", "dose oubliée", "votre dose", "la dose", "ajouter", "modifier", "supprimer", "liste",
      "expire", "expirée", "renouvellement", "renouveler", "commander", "étude", "études", "recherche", "connecter", "associer",
      "pile", "contact", "contacts", "numéro", "adresse", "choisir", "sélectionner", "partager", "partagé", "envoyer", "envoyé",
      "exporter", "imprimer", "scanner le", "scannez le", "questions à", "question pour", "fuseau", "heure", "prévu", "déplacé",
      "confirmé", "réservé", "réserver", "prendre rendez", "prochain", "prochaine", "rendez-vous du", "rendez-vous avec",
      "manqué", "activer", "désactiver", "réglages", "compte", "accès", "invite", "invitez", "inviter", "demande", "acceptée",
      "accepté", "importer", "article", "souvent", "parfois", "généralement", "certains", "certaines", "beaucoup", "peut",
      "peuvent", "pourrait", "devrait", "devez", "doit", "faut", "verre d'eau", "effets secondaires", "allergique", "disponible",
      "notice", "hors de portée des enfants", "hors de la portée", "conserver", "le médecin décide", "prescrit par",
      "prescrite par", "commencé", "arrêté à cause", "modifié", "résultat", "résultats", "carte vitale", "facture", "licence",
      "logiciel", "garantie", "responsabilité", "qu'est-ce", "où", "quel", "quelle", "quels", "pourquoi est", "périme", "Pensez",
      "mot de passe", "numérique de santé", "sous la surveillance", "équipe", "aucune application ne", "aucun système",
      "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne", "ne pouvons", "n'est approuvé", "n'est ni",
      "n'est qu'une", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "ne guérit", "ne soigne", "ne traite",
      "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne détecte", "ne diagnostique", "ne prévient",
      "ne protège", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place",
      "et non cette application", "pas un avis", "aucun avis", "dans le doute"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: fr
    because: It puts the app in the place of a doctor, a medicine or a test.
    source: [HC-CAP-12.2, HC-FR-R5213, HC-AB489]
    examples:
      - { text: "Fini la salle d'attente.", expect: found }
      - { text: "Parlez à votre médecin avant de changer de traitement.", expect: clean }

  - id: fr-vouched-for
    forbid: ["jurent", "recommandent", "recommande", "recommandé", "recommandée", "approuvent", "approuvé", "approuvée",
      "cautionné", "cautionnée", "caution", "soutenu", "soutenue", "soutiennent", "utilisé par", "utilisée par", "choisie",
      "choisi", "aimée par", "adorent", "bénédiction", "certifié", "certifiée", "prescrivent", "prescrite", "d'accord",
      "premier choix", "préférée", "préféré", "plébiscitée", "plébiscité", "impressionnés", "label", "accréditée", "validée",
      "vérifiée", "favorite", "convaincus", "aval", "choisissent", "sur dix", "feu vert", "donnent raison", "mise sur",
      "comptent sur", "adore", "aiment notre", "plébiscitent", "saluent", "saluée", "salué", "louent", "vantent", "vanté",
      "vantée", "ne tarissent", "applaudissent", "admirent", "conseillent", "conseillé", "conseillée", "préconisé", "préconisée",
      "préconisent", "prescrit dans", "remboursé", "remboursée", "approuve", "avalisé", "agréé", "agréée", "homologué",
      "homologuée", "autorisé par", "autorisée par", "reconnu", "reconnue", "labellisé", "labellisée", "labels", "sceau",
      "cachet de", "tampon", "contrôlée", "valident", "testé", "testée", "éprouvé", "éprouvée", "soutien", "parrainé",
      "parrainée", "financé", "distingué", "distinguée", "primé", "primée", "récompensé", "récompensée", "prix", "médaille",
      "élu", "élue", "conçu", "conçue", "créée", "développé", "développée", "mis au point", "mise au point", "imaginé",
      "imaginée", "inventé", "inventée", "élaboré", "élaborée", "fondé par", "fondée par", "signé", "signée", "par des",
      "par les", "éminents", "meilleurs", "grands", "renommés", "de renom", "officiel", "officielle", "officiellement",
      "partenaire", "partenariat", "collaboration", "utilisé dans", "utilisent", "s'en servent", "chez eux", "pour eux-mêmes",
      "leurs patients", "à leur famille", "à leur propre", "confiance", "convaincu", "convaincues", "conquis", "bluffés",
      "unanimes", "unanime", "sont formels", "confirment", "confirme", "attestent", "certifient", "garantissent",
      "se portent garants", "choix numéro", "numéro un", "n° 1", "référence", "plus de 300", "des milliers", "des centaines",
      "milliers de", "centaines de", "neuf", "sur 10", "validé par", "vérifié par", "contrôlé par", "font équipe",
      "utilisée chaque jour par", "utilisé chaque jour par", "favori des", "d'accord :", "le choix de l'", "le choix de la",
      "le choix des", "le choix du", "la donnent à", "le donnent à", "la donne à", "la glissent", "à leurs patientes",
      "pensée par", "pensé par", "née à", "né à", "née au", "né au", "née dans", "né dans", "issue de", "issu de", "issue des",
      "issu des", "fruit de", "fabriquée avec", "en service à", "adoptée par", "adopté par", "adoptée dans", "adopté dans",
      "adoptent", "l'ont adoptée", "ont adopté", "nous ont choisis", "passent à", "misent", "optent pour", "préfèrent",
      "privilégient", "appuyée par", "encensée", "encensé", "encensent", "coup de cœur", "chapeau", "s'inclinent",
      "standing ovation", "applaudie", "applaudi", "acclamé", "acclamée", "loué par", "louée par", "fans", "fan", "raffolent",
      "fous de", "folles de", "s'en passer", "ne s'en passent plus", "étonnés", "stupéfaits", "épatés", "sidérés", "émerveillés",
      "sans voix", "séduit", "séduits", "séduites", "dit oui", "disent :", "donnent leur accord", "notée par", "noté par",
      "étoiles", "mention très bien", "20 sur 20", "vingt sur vingt", "sacrée", "sacré", "couronnée", "couronné", "lauréate",
      "lauréat", "médaillée", "trophée", "certificat de", "estampillée", "estampillé", "sur la liste de", "pris en charge",
      "parole de", "foi de médecin", "de l'avis de", "de l'avis des", "selon les", "d'après les", "à l'hôpital comme",
      "à leurs propres patients", "utilisée dans plus", "utilisée dans les hôpitaux", "utilisée dans des",
      "utilisée dans les cliniques"]
    beside: ["médecin", "médecins", "docteur", "docteurs", "cardiologue", "cardiologues", "neurologue", "neurologues",
      "dermatologue", "dermatologues", "psychiatre", "psychiatres", "psychologue", "psychologues", "thérapeute", "thérapeutes",
      "infirmière", "infirmiers", "pharmacien", "pharmaciens", "pharmacie", "hôpital", "hôpitaux", "clinique", "cliniques",
      "chirurgien", "experts", "scientifiques", "chercheurs", "universités", "assureurs", "mutuelles", "chirurgiens",
      "généralistes", "gynécologues", "pédiatres", "dentistes", "ophtalmologues", "oncologues", "radiologues", "endocrinologues",
      "kinés", "kinésithérapeutes", "ostéopathes", "sages-femmes", "infirmières", "psys", "psychothérapeutes", "nutritionnistes",
      "diététiciens", "soignants", "professionnels de santé", "professionnels de la santé", "spécialistes", "corps médical",
      "communauté médicale", "monde médical", "médecine", "science", "scientifique", "professeur", "professeurs", "Pr", "Nobel",
      "Harvard", "Oxford", "Stanford", "Sorbonne", "Inserm", "CNRS", "Pasteur", "AP-HP", "CHU", "université", "facultés",
      "ministère", "ministères", "gouvernement", "État", "autorités", "agence du médicament", "Agence européenne",
      "Union européenne", "Commission européenne", "Haute Autorité", "Sécurité sociale", "Assurance maladie", "mutuelle",
      "Organisation mondiale de la santé", "OMS", "Croix-Rouge", "fédération", "associations de patients", "pharmacies",
      "champions", "sportifs", "célébrités", "stars", "chirurgiennes", "académie", "Pitié-Salpêtrière", "chefs de service",
      "chef de service", "Curie", "Fondation pour la recherche", "chercheuses", "neuroscientifiques", "urgentistes", "SAMU",
      "aides-soignantes", "allergologues", "rhumatologues", "pneumologues", "diabétologues", "60 millions", "Que choisir",
      "dermatos", "toubibs", "blouses blanches"]
    unless beside: ["votre médecin", "ton médecin", "mon médecin", "un médecin", "le médecin", "votre thérapeute",
      "votre clinique", "votre hôpital", "votre équipe", "votre mutuelle", "votre pharmacie", "comme recommandé",
      "dose recommandée", "quantité recommandée", "est recommandé", "est recommandée", "sont recommandés", "vaccin", "vaccins",
      "vaccination", "adultes", "par jour", "minutes de", "au moins", "si vous", "demandez", "consultez", "parlez", "choisissez",
      "choisir", "sélectionner", "ajouter", "chercher", "rechercher", "trouver", "liste", "saisir", "inviter", "partager",
      "partagé", "accès", "demande", "demandes", "dossiers", "appareil", "appareils", "contact", "contacts", "serveur", "lien",
      "compte", "e-mail", "une fois", "après", "jusqu'à", "quand", "en attente", "rendez-vous", "séance", "séances",
      "prescrit le", "prescrite le", "votre ordonnance", "comprimés", "article", "articles", "relus", "rédigés", "relu", "étude",
      "études", "souvent", "parfois", "certains", "peuvent", "protection des données", "licence", "logiciel", "droits",
      "certificat", "pass", "arrêt de travail", "situé", "près de", "ouvert", "horaires", "téléphone", "carte", "QR", "réserver",
      "centre de test", "urgence", "appelez", "rappel", "COVID", "ne remplace", "n'est pas", "ne sont pas", "ne peut",
      "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne",
      "ne pouvons", "n'est approuvé", "n'est ni", "n'est qu'une", "ne remplacent", "ne garantit", "ne garantissons",
      "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie",
      "ne conviennent", "ne sert", "ne servent", "ne détecte", "ne diagnostique", "ne prévient", "ne protège", "ne dispense",
      "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application",
      "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute", "minutes d'activité", "150 minutes",
      "par semaine"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: fr
    because: It lets professionals stand for the product; say who, and whether they are paid.
    source: [HC-FTC-255, HC-HWG-11, HC-ES-4]
    examples:
      - { text: "Les psychologues ne jurent que par elle.", expect: found }
      - { text: "Ajouter le médecin recommandé", expect: clean }

  - id: fr-immunity-beside
    forbid: ["renforce", "renforcer", "renforcez", "boostez", "booste", "booster", "stimule", "stimulez", "stimuler", "augmente",
      "augmentez", "réveille", "réveillez", "dopez", "dope", "nourrit", "rechargez", "recharge", "blindez", "maximisez",
      "optimise", "optimisez", "améliore", "au maximum", "au top", "invincible", "fortes", "fort", "turbo", "fortifie",
      "fortifiez", "acier", "de fer", "au sommet", "en forme", "pleine forme", "réveiller", "rend", "rends", "imbattable",
      "indestructible", "infaillible", "invulnérable", "libère", "libèrez", "libèrer", "mobilise", "mobilisez", "mobiliser",
      "réactive", "réactivez", "réactiver", "boost", "boostées", "doper", "dopées", "muscle", "musclez", "muscler", "musclé",
      "tonifie", "tonifiez", "tonifier", "tonus", "fortifier", "fortifié", "renforcé", "renforcée", "renforcées", "consolide",
      "consolidez", "consolider", "blinde", "blinder", "blindées", "solidifie", "arme", "armez", "armer", "armure", "bouclier",
      "rempart", "forteresse", "nourrissez", "nourrir", "relance", "relancez", "relancer", "rallume", "rallumez", "reconstruit",
      "reconstruisez", "reconstruire", "restaure", "restaurez", "restaurer", "optimiser", "maximise", "maximiser", "décuple",
      "décuplez", "décupler", "double", "doublez", "doubler", "triple", "triplez", "tripler", "multiplie", "multipliez",
      "multiplier", "augmenter", "élève", "accroît", "entraîne", "entraînez", "entraîner", "entraînement", "soutient",
      "soutenez", "aide vos", "aide votre", "plus forte", "solide", "solides", "béton", "puissance", "superpouvoirs",
      "coup de fouet", "coup de pouce", "à plein régime", "à fond", "à bloc", "naturellement", "prêt à affronter", "prêtes à",
      "une armée", "en armée", "garde du corps", "active votre", "active vos", "active tes", "active ton", "plus de force",
      "plus d'énergie", "tournent à plein", "contre tous", "contre toutes", "tous les microbes", "plus robuste",
      "plus résistant", "résistante", "résistantes", "en alerte", "sur le qui-vive", "prêt au combat", "prêtes au combat",
      "prête au combat", "de combat", "ordre de bataille", "au garde-à-vous", "soldats", "troupes", "bataillon", "armes",
      "missiles", "bootcamp", "coach pour", "fitness pour", "musculation", "gymnastique", "sport pour vos", "dopage naturel",
      "carburant", "vitamine", "vitaminez", "vitaminé", "shoot de", "cure de jouvence", "rajeunit", "rajeunissent", "rebooste",
      "reboostez", "rebooster", "redynamise", "redynamisez", "redynamiser", "régénère", "régénèrez", "régénèrer", "revigore",
      "revigorez", "revigorer", "requinque", "requinquez", "sur pied", "d'aplomb", "bétonne", "bétonnez", "cuirasse",
      "cuirassez", "caparaçon", "à l'épreuve des", "à toute épreuve", "inattaquable", "inébranlable", "imprenable", "increvable",
      "incassable", "impénétrable", "infranchissable", "inoxydable", "roc", "comme jamais", "à 100 %", "à 200 %", "démultiplie",
      "démultipliez", "hypervigilant", "ultra", "super", "champion", "activez vos", "activez votre", "activez les"]
    beside: ["immunité", "défenses", "anticorps", "immunitaire", "immunités", "cellules immunitaires", "globules blancs",
      "lymphocytes", "autoguérison", "auto-guérison", "résistance naturelle", "résistance aux infections", "système lymphatique",
      "saison des rhumes", "virus de l'hiver"]
    unless beside: ["le système immunitaire protège", "le système immunitaire reconnaît", "le système immunitaire combat",
      "le système immunitaire est", "fait partie", "affaibli", "affaiblie", "affaiblit", "immunodéprimé", "immunodéprimées",
      "vaccin", "vaccins", "vaccination", "vacciné", "rappel", "souvent", "parfois", "peut", "peuvent", "certains", "comment",
      "pourquoi", "qu'est-ce", "greffe", "chimiothérapie", "VIH", "médicament", "médicaments", "ne", "n'est", "médecin", "mains",
      "masque", "globules blancs combattent", "protéines", "cellules qui", "lire", "lisez", "article", "antibiotiques",
      "en savoir plus", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "pas garanti", "pas garantis",
      "pas garantie", "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place",
      "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie", "dans le doute",
      "alimentation", "allaitement", "anticorps combattent"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: fr
    because: It says that the app strengthens the immune system, which no app was shown to do.
    source: [HC-FDA-GW, HC-CAP-12.1]
    examples:
      - { text: "Boostez vos défenses naturelles.", expect: found }
      - { text: "Les vaccins entraînent le système immunitaire.", expect: clean }

  - id: fr-never-known
    forbid: ["impossible à", "impossible de savoir", "impossible de pirater", "ne pourra jamais", "ne pourront jamais",
      "personne ne saura", "personne ne pourra", "jamais personne", "inviolable", "inviolables", "indéchiffrable",
      "à toute épreuve", "blindées", "blindé", "niveau bancaire", "zéro risque", "risque zéro", "garantie", "anonymat total",
      "invisible", "mourront avec nous", "dans la tombe", "CIA", "ne pourrait pas le lire", "ne pourrait le lire", "même la",
      "absolument", "totalement", "complètement", "entièrement", "parfaitement", "rigoureusement", "strictement", "100 %",
      "100%", "cent pour cent", "impénétrable", "impénétrables", "impiratable", "impiratables", "indéchiffrables", "incassable",
      "intraçable", "intraçables", "intouchable", "intouchables", "blindée", "à l'épreuve", "étanche", "coffre-fort",
      "Fort Knox", "forteresse", "banque", "militaire", "services secrets", "personne ne peut", "personne au monde",
      "personne d'autre", "nul ne", "aucun pirate", "aucun hacker", "pas même", "même pas nous", "même nous", "nous-mêmes",
      "aucune chance", "ne sera jamais", "ne seront jamais", "ne fuiteront", "ne fuitera", "ne sortira jamais",
      "ne sortiront jamais", "à jamais", "pour toujours", "éternellement", "jamais piraté", "jamais piratées", "impossibles",
      "aucune trace", "sans laisser de trace", "sans trace", "invisibles", "promis", "juré", "garanti", "garanties", "garantis",
      "sans risque", "aucun risque", "aucune fuite", "zéro fuite", "plus sûr", "plus sûre", "la plus sécurisée", "absolu",
      "absolue", "parfaite", "maximale", "impossible de remonter", "impossible de vous", "secret total",
      "confidentialité totale", "jamais révélé", "jamais révélés"]
    beside: ["données", "dossier", "identité", "qui vous êtes", "que c'est vous", "confidentialité", "secret", "secrets",
      "informations", "détails", "journal", "pirater", "piraté", "piratées", "pirates", "fuite", "fuiter", "trace", "identifier",
      "dossiers", "qui tu es", "confidentiel", "confidentielles", "anonymat", "anonyme", "vie privée", "intimité", "pensées",
      "messages", "conversations", "échanges", "piratage", "pirate", "hackers", "hacker", "fuites", "chiffrement", "sécurité",
      "sécurisé", "sécurisées", "protégées", "confidences"]
    unless beside: ["ne pouvons garantir", "ne garantissons", "sans garantie", "aucun système", "n'est pas", "ne sont pas",
      "si vous", "si tu", "sauf si", "sans votre", "sans ton", "perdez", "perdu", "oublié", "oubliez", "choisissez", "réglages",
      "paramètres", "supprimer", "supprimé", "supprimée", "supprimées", "effacer", "effacé", "suppression",
      "politique de confidentialité", "conditions", "loi", "RGPD", "licence", "logiciel", "responsabilité", "droit", "droits",
      "mot de passe", "code PIN", "clé privée", "navigation privée", "mode privé", "message privé", "notes privées", "activer",
      "désactiver", "autoriser", "partager", "partagé", "partagées", "inviter", "sauvegarde", "restaurer", "synchronisation",
      "synchroniser", "importer", "exporter", "rapport", "télécharger", "envoyer", "erreur", "échec", "réessayer", "réessayez",
      "connexion", "peut", "peuvent", "devrait", "bloqué", "annuler", "statistiques", "symptômes", "migraine", "tension",
      "aucune application ne", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne",
      "ne pouvons pas garantir", "n'est approuvé", "n'est ni", "n'est qu'une", "ne remplace", "ne remplacent", "ne garantit",
      "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie",
      "ne conviennent", "ne sert", "ne servent", "ne détecte", "ne diagnostique", "ne prévient", "ne protège", "ne dispense",
      "par aucune", "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application",
      "pas un avis", "aucun avis", "aucune garantie", "dans le doute"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: fr
    because: No system is wholly safe or anonymous, and no seal of this kind exists.
    source: [HC-FTC-5]
    examples:
      - { text: "Vos dossiers de santé sont impossibles à pirater.", expect: found }
      - { text: "Vos données sont chiffrées.", expect: clean }

  - id: fr-never-known-phrases
    forbid: ["absolument inviolable", "absolument inviolables", "données inviolables", "totalement inviolable",
      "totalement inviolables", "100 % anonyme", "100% anonyme", "100 % confidentiel", "100% confidentiel",
      "100 % confidentielles", "100 % sécurisé", "100 % sécurisée", "100 % sécurisées", "100% sécurisé", "100 % privé",
      "100% privé", "100 % sûr", "100 % sûres", "anonymat total", "anonymat complet", "anonymat absolu", "anonymat garanti",
      "anonymat parfait", "confidentialité totale", "confidentialité absolue", "confidentialité garantie", "discrétion absolue",
      "secret absolu", "sécurité absolue", "sécurité totale", "sécurité à 100 %", "sécurité garantie", "une sécurité digne",
      "digne d'une banque", "sécurité bancaire", "niveau bancaire", "niveau militaire", "de qualité militaire",
      "chiffrement militaire", "digne de Fort Knox", "comme dans un coffre", "plus sûr qu'une banque", "plus sûr qu'un coffre",
      "aussi sûr qu'une banque", "aussi sûr qu'un coffre", "totalement anonyme", "complètement anonyme", "entièrement anonyme",
      "parfaitement anonyme", "totalement confidentiel", "totalement confidentielles", "absolument confidentiel",
      "absolument confidentielles", "totalement sûr", "totalement sécurisé", "parfaitement sécurisé", "parfaitement sécurisées",
      "impossible à pirater", "impossibles à pirater", "impossible à hacker", "impossible à tracer", "impossible à identifier",
      "impiratable", "impiratables", "impénétrable", "impénétrables", "pirates n'ont aucune", "hackers n'ont aucune",
      "aucun pirate ne", "aucun hacker ne", "personne ne saura jamais", "personne ne pourra jamais", "personne au monde ne",
      "partiront avec nous", "dans la tombe", "même nous ne pouvons", "nous-mêmes ne pouvons", "pas même nous",
      "ne laisse aucune trace", "ne laissent aucune trace", "sans laisser de trace", "ne peuvent pas être piratées",
      "ne peut pas être piraté", "ne pourront jamais être piratées", "zéro risque de fuite", "aucun risque de fuite",
      "jamais piratées", "intraçable", "intraçables", "meurt ici", "meurent ici", "même un juge", "même pas un juge",
      "même la police", "même pas la police", "même l'État", "même le gouvernement", "même le FBI", "même la NSA", "aucun juge",
      "aucun tribunal", "aucun gouvernement", "aucune autorité ne", "personne ne le saura", "personne n'en saura",
      "personne ne lira", "personne ne verra", "personne d'autre ne pourra jamais", "nul ne pourra", "nul ne saura",
      "anonymat intégral", "anonymat à toute épreuve", "anonyme à 100 %", "anonymes à 100 %", "anonyme à jamais",
      "confidentialité parfaite", "confidentialité à toute épreuve", "confidentialité intégrale", "secret à jamais",
      "secrets à jamais", "secret pour toujours", "à jamais secret", "à jamais secrets", "reste entre nous pour toujours",
      "restera entre nous", "nous ne savons même pas qui", "ne savons même pas qui vous êtes", "même nous ne savons",
      "plus en sécurité ici", "qu'en Suisse", "qu'à la banque", "que dans une banque", "comme en Suisse", "banque suisse",
      "bunker", "l'appli la plus sûre", "l'application la plus sûre", "l'endroit le plus sûr", "le lieu le plus sûr",
      "la plus sûre du monde", "le plus sûr du monde", "la plus confidentielle", "fuite impossible", "fuites impossibles",
      "aucune fuite possible", "zéro fuite", "rien ne sortira", "rien ne sort jamais", "rien ne filtrera", "ne filtrera jamais",
      "ne fuiteront jamais", "ne fuitera jamais", "jamais divulgué", "jamais divulguées", "jamais piraté", "jamais piratée",
      "jamais volées", "impossible de vous identifier", "impossible de vous retrouver", "impossible à retrouver",
      "impossible d'y accéder", "impossible pour quiconque", "invisible pour tous", "totalement invisible",
      "chiffrement inviolable", "chiffrement indéchiffrable", "chiffrement incassable", "sécurité maximale", "sécurité parfaite",
      "sécurité infaillible", "protection absolue", "protection totale", "protection infaillible", "protection inviolable",
      "protégé à 100 %", "protégées à 100 %", "protégés à 100 %", "sécurisé à 100 %", "sécurisées à 100 %"]
    unless beside: ["ne pouvons garantir", "ne garantissons", "ne garantit", "ne peut garantir", "sans garantie",
      "aucune garantie", "pas garanti", "pas garantie", "sans votre code", "sans votre mot de passe", "sans votre accord",
      "sans votre consentement", "réglages", "paramètres", "abonnement", "essai", "licence", "responsabilité", "n'est pas",
      "ne sont pas", "tiers", "politique", "utilisateurs configurés", "recherche", "sondage", "sondages",
      "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne",
      "ne pouvons pas garantir", "ne peut pas garantir", "n'est approuvé", "n'est ni", "n'est qu'une", "ne remplace",
      "ne remplacent", "pas garantis", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent",
      "ne sert", "ne servent", "ne détecte", "ne diagnostique", "ne prévient", "ne protège", "ne dispense", "par aucune",
      "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis",
      "aucun avis", "dans le doute"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: fr
    because: No system is wholly safe or anonymous, and no seal of this kind exists.
    source: [HC-FTC-5]
    examples:
      - { text: "Les pirates n'ont aucune chance.", expect: found }
      - { text: "La discussion est chiffrée.", expect: clean }

  - id: fr-success-certain
    forbid: ["garanti", "garantie", "garantis", "garantissons", "garantit", "promis", "promettons", "promesse",
      "ou c'est gratuit", "ne rate jamais", "n'échoue jamais", "à coup sûr", "à tous les coups", "infaillible", "vous dormirez",
      "vous vous sentirez", "changera votre vie", "100 %", "sans risque", "quoi qu'il arrive", "garanties", "on vous promet",
      "remboursé", "chaque fois", "toujours", "sans exception", "sans faute", "quoi qu'il en soit", "coûte que coûte",
      "sans aucun doute", "sans le moindre doute", "cent pour cent", "100%", "imparable", "immanquable", "immanquablement",
      "indubitablement", "certain", "certaine", "certitude", "assuré", "assurée", "assurés", "assurément",
      "impossible d'échouer", "impossible de rater", "ne peut pas échouer", "ne peut échouer", "ne peut pas rater",
      "ne déçoit jamais", "pour tout le monde", "chez tout le monde", "pour tous", "chez tous", "pour chacun",
      "sur tout le monde", "quel que soit", "quels que soient", "tu dormiras", "tu perdras", "vous perdrez", "tu seras",
      "vous serez", "vous guérirez", "tu guériras", "vous verrez", "dès la première", "dès le premier", "dès ce soir",
      "dès demain", "immédiatement", "en {n} {unit}", "dix sur dix", "10 sur 10", "tous nos utilisateurs",
      "tous les utilisateurs", "chaque utilisateur"]
    words:
      n: ["un", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "dix", "quinze", "21", "30", "14", "10", "7", "5", "3",
        "quelques", "seulement deux", "seulement trois"]
      unit: ["secondes", "minutes", "heures", "jours", "semaines", "mois", "minute", "semaine", "nuit", "nuits", "séance",
        "séances", "jour"]
    beside: ["santé", "sommeil", "dormir", "dormirez", "bien-être", "thérapie", "esprit", "cœur", "cerveau", "corps", "poids",
      "douleur", "humeur", "stress", "médical", "médicale", "diagnostic", "traitement", "symptômes", "méditation", "tension",
      "glycémie", "cette nuit", "vous vous sentirez", "dormez", "dormiras", "endormi", "endormir", "mieux", "mincir", "maigrir",
      "minceur", "kilos", "arrêter de fumer", "sans tabac", "non-fumeur", "guérir", "guérison", "guéri", "guérirez",
      "rétablissement", "rétabli", "soulagement", "soulagé", "soulagée", "amélioration", "réussite", "succès", "résultat",
      "résultats", "efficacité", "efficace", "effet", "marche", "fonctionne", "détendu", "détendue", "calme", "serein",
      "sereine", "heureux", "heureuse", "en forme", "rajeunir", "plus jeune", "enceinte", "dos", "peau", "migraine", "migraines",
      "angoisse", "anxiété", "panique", "dépression", "insomnie", "précision", "fiabilité", "concentration", "mémoire", "énergie"]
    unless beside: ["n'est", "aucun", "aucune", "si vous", "si tu", "quand", "jusqu'à", "parce que", "devrait", "peuvent",
      "pourrait", "souvent", "parfois", "généralement", "certains", "la plupart", "pourquoi", "noté", "noter", "notez", "saisi",
      "enregistré", "entrée", "entrées", "rappel", "rappelle", "moyenne", "objectif", "pas quotidiens", "graphique",
      "résultats de recherche", "résultat du test", "résultats d'analyse", "partager", "exporter", "médecin", "infirmière",
      "pharmacien", "clinique", "médicament", "comprimés", "dose", "demandez", "parlez", "appelez", "urgence", "réglages",
      "activer", "désactiver", "notification", "notifications", "écran", "batterie", "capteur", "connexion", "synchronisation",
      "disponible", "abonnement", "résilier", "renouvelé", "paiement", "achat", "essai", "garantie légale", "sans garantie",
      "responsabilité", "licence", "logiciel", "mise à jour", "plantage", "erreur", "corrigé", "échec", "réessayez", "étude",
      "études", "article", "pensez à", "veillez", "choisissez", "touchez", "inspirez", "expirez", "allongez", "asseyez",
      "rincez", "refroidissez", "lavez", "tenez", "mangez", "buvez", "promenade", "régulièrement", "bébés", "enfants", "adultes",
      "dites-nous", "avez-vous", "as-tu", "était", "étaient", "dormi", "livraison", "supprimer", "données", "GPS",
      "localisation", "par jour", "utilisateurs configurés", "ne peut", "ne pouvons", "ne sont pas", "ne remplace",
      "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne",
      "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne détecte", "ne diagnostique",
      "ne prévient", "ne protège", "ne dispense", "non évalué", "non approuvé", "jamais à sa place", "et non cette application",
      "pas un avis", "dans le doute"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: fr
    because: It promises success; none is certain.
    source: [HC-HWG-3, HC-ES-4, HC-CAP-12.1]
    examples:
      - { text: "Vous dormirez cette nuit, c'est promis.", expect: found }
      - { text: "Vous avez dormi 7 h 12.", expect: clean }

  - id: fr-success-phrases
    forbid: ["c'est garanti", "résultat garanti", "résultats garantis", "efficacité garantie", "succès garanti",
      "réussite garantie", "guérison garantie", "soulagement garanti", "effet garanti", "amélioration garantie",
      "perte de poids garantie", "bien-être garanti", "sommeil garanti", "satisfaction garantie", "satisfait ou remboursé",
      "ou on vous rembourse", "ou nous vous remboursons", "sinon on vous rembourse", "sinon remboursé", "vous guérirez",
      "tu guériras", "guérison assurée", "succès assuré", "réussite assurée", "résultats assurés", "résultat assuré",
      "effet assuré", "soulagement assuré", "impossible d'échouer", "impossible de rater", "échec impossible",
      "ne peut pas échouer", "ne peut pas rater", "vous ne pouvez pas échouer", "vous ne pouvez pas rater",
      "tu ne peux pas échouer", "vous réussirez à coup sûr", "vous perdrez du poids", "tu perdras du poids", "vous maigrirez",
      "tu maigriras", "marche à tous les coups", "marche toujours", "marche pour tout le monde", "marche sur tout le monde",
      "marche chez tout le monde", "fonctionne à tous les coups", "fonctionne toujours", "fonctionne pour tout le monde",
      "fonctionne chez tout le monde", "fonctionne sur tout le monde", "efficace à tous les coups",
      "efficace pour tout le monde", "efficace chez tous", "ça marche à coup sûr", "cent pour cent de réussite",
      "cent pour cent efficace", "100 % de réussite", "100 % efficace", "100 % garanti", "100% efficace", "100% garanti",
      "taux de réussite de 100", "n'échoue jamais", "ne rate jamais", "ne vous laissera jamais tomber", "infaillible",
      "imparable contre", "méthode imparable", "dix utilisateurs sur dix", "10 utilisateurs sur 10", "promis juré",
      "quoi qu'il arrive, vous", "on vous le promet", "nous vous le promettons", "nous le garantissons",
      "nous vous garantissons", "on vous garantit", "vous ne payez rien", "tu ne paies rien", "ou vous ne payez",
      "ou c'est gratuit", "sinon c'est gratuit", "sinon vous ne payez", "n'a jamais déçu", "jamais déçu personne",
      "n'a jamais échoué", "jamais raté", "vous ne pouvez que gagner", "tu ne peux que gagner", "rien à perdre",
      "tout le monde dort mieux", "tout le monde va mieux", "tout le monde maigrit", "tout le monde y arrive",
      "tout le monde guérit", "chacun dort mieux", "on le garantit", "nous garantissons votre", "on vous le garantit",
      "on te le garantit", "on te garantit", "garantie zéro", "garanti sans échec", "sans échec possible",
      "aucun échec possible", "échec exclu", "aucune rechute", "rechute impossible", "zéro rechute", "zéro échec",
      "sans aucun échec", "jamais pris en défaut", "marche même pour vous", "marche même quand", "ça marche pour tous",
      "ça marche à chaque fois", "aide tout le monde", "soulage tout le monde", "soulage à coup sûr", "guérit à coup sûr",
      "guérit tout le monde", "change la vie", "changera votre vie", "changer votre vie", "plus jamais stressé",
      "plus jamais fatigué", "plus jamais malade", "plus jamais angoissé", "ne serez plus jamais", "ne seras plus jamais",
      "tu dormiras comme un bébé", "dormirez comme un bébé", "dormez comme un bébé", "vous serez guéri", "tu seras guéri",
      "vous serez guérie", "vous retrouverez le sommeil", "tu retrouveras le sommeil", "vous arrêterez de fumer",
      "tu arrêteras de fumer", "vous vous sentirez mieux", "tu te sentiras mieux", "effet immédiat garanti", "résultat immédiat",
      "résultats immédiats", "résultats en quelques jours", "résultats en 7 jours", "résultats dès"]
    unless beside: ["ne pouvons garantir", "ne garantissons", "ne garantit", "ne peut garantir", "sans garantie",
      "aucune garantie", "pas garanti", "pas garantie", "sans votre code", "sans votre mot de passe", "sans votre accord",
      "sans votre consentement", "réglages", "paramètres", "abonnement", "essai", "licence", "responsabilité", "n'est pas",
      "ne sont pas", "tiers", "politique", "utilisateurs configurés", "recherche", "sondage", "sondages",
      "aucune application ne", "aucun système", "aucune méthode", "aucune transmission", "aucun test", "aucun médicament ne",
      "ne pouvons pas garantir", "ne peut pas garantir", "n'est approuvé", "n'est ni", "n'est qu'une", "ne remplace",
      "ne remplacent", "pas garantis", "ne guérit", "ne soigne", "ne traite", "ne constitue", "ne signifie", "ne conviennent",
      "ne sert", "ne servent", "ne détecte", "ne diagnostique", "ne prévient", "ne protège", "ne dispense", "par aucune",
      "aucune autorité", "non évalué", "non approuvé", "jamais à sa place", "et non cette application", "pas un avis",
      "aucun avis", "dans le doute"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: fr
    because: It promises success; none is certain.
    source: [HC-HWG-3, HC-ES-4, HC-CAP-12.1]
    examples:
      - { text: "Impossible d'échouer.", expect: found }
      - { text: "Échec de l'envoi.", expect: clean }

  - id: fr-best-beside
    forbid: ["la plus efficace", "le plus efficace", "au monde", "du monde", "la meilleure", "le meilleur", "la plus précise",
      "le plus précis", "la plus avancée", "la seule", "numéro un", "n° 1", "sans rival", "sans égal", "sans équivalent",
      "inégalée", "inégalé", "imbattable", "mieux que toutes", "que toute autre", "leader", "révolutionnaire", "les meilleurs",
      "meilleure application", "meilleure appli", "meilleure solution", "le plus fiable", "la plus fiable", "le plus rapide",
      "la plus rapide", "le plus puissant", "la plus puissante", "le plus sûr", "le plus complet", "la plus complète",
      "le plus avancé", "la plus intelligente", "la plus performante", "le plus performant", "la plus aimée", "du marché",
      "sur le marché", "de France", "en Europe", "d'Europe", "de tous les temps", "jamais créée", "jamais conçue",
      "aucune autre", "aucun autre", "aucune appli", "aucune application", "aucun laboratoire", "rien d'autre", "rien n'agit",
      "rien ne marche", "ne fait mieux", "n'arrive à la cheville", "ne lui arrive", "n'égale", "n'égalent", "inégalable",
      "incomparable", "sans égale", "sans rivale", "sans pareil", "sans concurrence", "hors pair", "hors concours",
      "insurpassable", "le seul", "l'unique", "numéro 1", "nº 1", "pionnier", "pionnière", "référence", "révolutionne",
      "révolution", "percée", "bond en avant", "surclasse", "surpasse", "détrône", "écrase", "loin devant", "bien mieux que",
      "mieux que tous", "mieux que n'importe", "que toutes les autres", "que tous les autres", "aussi bien", "nec plus ultra",
      "ultime", "dernière appli", "la dernière application dont", "jamais inventée", "jamais inventé", "jamais inventés",
      "jamais vu", "jamais vue", "jamais connu", "jamais conçu", "jamais égalé", "jamais égalée", "trouvent pas mieux",
      "ne trouve pas mieux", "pas trouvé mieux", "rien de mieux", "rien de plus efficace", "rien d'aussi efficace",
      "n'en fait autant", "dix fois plus", "cent fois plus", "mille fois plus", "de loin", "de très loin", "haut la main",
      "des années-lumière", "à part", "dans une autre ligue", "joue dans une autre", "cour des grands", "reine des", "roi des",
      "championne", "champion de", "médaille d'or", "sur le podium", "la Rolls", "le must", "top du", "haut de gamme",
      "d'exception", "exceptionnelle", "exceptionnel", "excellence", "première classe", "hors norme", "hors du commun",
      "extraordinaire", "sensationnel", "sensationnelle", "spectaculaire", "spectaculaires", "phénoménal", "phénoménale",
      "prodigieux", "prodigieuse", "inouï", "inouïe", "redéfinit", "réinvente", "l'avenir de", "le futur de", "du futur",
      "nouvelle génération", "dernière génération", "étalon", "ultra-efficace", "hyper efficace", "super efficace",
      "redoutablement efficace", "incroyablement efficace", "efficacité redoutable", "efficacité record", "là où la médecine",
      "là où les autres", "échouent"]
    beside: ["santé", "sommeil", "dormir", "dormirez", "bien-être", "thérapie", "esprit", "cœur", "cerveau", "douleur", "humeur",
      "stress", "médical", "médicale", "diagnostic", "traitement", "symptômes", "méditation", "tension", "glycémie",
      "vous vous sentirez", "douleurs", "migraine", "migraines", "maux de tête", "mal de dos", "angoisse", "anxiété", "panique",
      "dépression", "insomnie", "relaxation", "détente", "psychothérapie", "cardiaque", "électrocardiogramme", "ECG", "diabète",
      "minceur", "maigrir", "perte de poids", "régime", "fitness", "diagnostics", "traitements", "soins", "médecine",
      "acouphènes", "asthme", "allergie", "allergies", "TDAH", "ménopause", "fertilité", "grossesse", "mémoire", "audition",
      "peau", "guérison", "soulagement", "système immunitaire", "burn-out", "ibuprofène", "somnifères", "laboratoire",
      "cholestérol", "détox", "addiction"]
    unless beside: ["n'est", "le meilleur moment", "la meilleure position", "meilleure série", "votre meilleur",
      "record personnel", "fonctionne mieux", "dormez mieux", "vous sentez le mieux", "quelle", "demandez", "parlez", "étude",
      "études", "recherche", "vaccin", "vaccination", "mains", "cause", "décès", "peuvent", "certains", "souvent", "noté",
      "entrée", "entrées", "moyenne", "si vous", "réglages", "choisissez", "choisir", "comparer", "comparez", "comparé",
      "semaine", "mois", "partagé", "inviter", "noter l'app", "évaluer", "avis", "version", "mise à jour", "connexion",
      "synchroniser", "abonnement", "licence", "logiciel", "liste", "graphique", "données", "autres applications", "autoriser",
      "accès", "ouvrir", "favoris", "introuvable", "gens dans le monde", "personnes dans le monde", "ne sont pas", "ne peut",
      "meilleure nuit", "sons pour dormir"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: fr
    because: It says that the app is better than all others, which takes proof against each of them.
    source: [HC-FTC-HPCG, HC-MDR-7]
    examples:
      - { text: "L'application de sommeil la plus efficace au monde", expect: found }
      - { text: "Résumé de santé", expect: clean }

  - id: fr-body-made-new
    forbid: ["comme neufs", "comme neuves", "comme neuf", "comme neuve", "ans de moins", "plus jeune", "plus jeunes", "rajeunit",
      "rajeunir", "restaure", "répare", "régénère", "détoxifie", "détox", "purifie", "propres", "nettoie", "réinitialise",
      "reprogramme", "vous remercieront", "vous remerciera", "révèle", "débouche", "reconstruit", "guérit", "forts à nouveau",
      "sans douleur", "à vie", "renouvelle", "élimine", "brûle", "en pleine forme", "rajeuni", "rajeunissez", "rajeunissent",
      "remis à neuf", "remet à neuf", "remise à neuf", "comme à 20 ans", "comme à vingt ans", "de vos 20 ans",
      "de vos vingt ans", "remonte le temps", "remontez le temps", "jouvence", "inverse le vieillissement",
      "stoppe le vieillissement", "régénèrez", "régénèrer", "régénèrent", "renouvellez", "détoxifiez", "détoxifier", "détoxe",
      "désintoxique", "désintoxiquez", "draine", "drainez", "purifiez", "purifier", "purge", "purgez", "nettoyez votre",
      "débouchez", "détartre", "libère votre", "libère vos", "active votre", "réactive", "réactivez", "réactiver", "réveille",
      "réveillez", "ranime", "revitalise", "revitalisez", "revitaliser", "redynamise", "redynamisez", "rééquilibre",
      "rééquilibrez", "rééquilibrer", "équilibre vos", "équilibre votre", "harmonise", "harmonisez", "régule votre",
      "régule vos", "optimise", "optimisez", "optimiser", "stimule", "stimulez", "stimuler", "booste", "boostez", "booster",
      "tonifie", "tonifiez", "fortifie", "fortifiez", "renforce votre", "renforce vos", "reprogrammez", "reprogrammer",
      "recâble", "rééduque", "rééduquez", "rééduquer", "reconnecte vos", "remet en marche", "remettez en marche",
      "relance votre", "relance vos", "à nouveau souple", "souples comme", "repousse", "repoussent", "fait repousser",
      "double votre", "au niveau cellulaire", "jusqu'aux cellules", "de l'intérieur", "raffermit", "lisse", "lissez"]
    beside: ["articulation", "articulations", "genou", "genoux", "artère", "artères", "votre cœur", "foie", "poumons", "colonne",
      "intestin", "audition", "veines", "hormones", "métabolisme", "nerfs", "cerveau", "cellules", "reins", "mémoire", "hanches",
      "épaules", "pancréas", "thyroïde", "système nerveux", "vessie", "prostate", "ovaires", "lymphe", "tendons", "disques",
      "flore intestinale", "microbiote", "vaisseaux", "ADN", "mitochondries", "nerf vague", "cartilage", "gencives",
      "équilibre hormonal", "organes", "organisme", "votre corps", "ton corps", "votre peau", "ta peau", "vos yeux", "périnée",
      "libido", "fertilité", "concentration", "âge biologique", "niveau cellulaire", "toxines", "jeunesse", "votre dos",
      "votre sang", "vos muscles", "vos cheveux", "votre vue", "ton dos", "ton cœur"]
    unless beside: ["n'est", "niveau de jeu", "points", "cache", "réglages", "mot de passe", "statistiques", "compteur", "série",
      "données", "noté", "noter", "ajouter", "modifier", "supprimer", "peuvent", "souvent", "certains", "si vous", "quand",
      "pourquoi", "médecin", "médicament", "opération", "exercices", "étirez", "pliez", "levez", "fait mal", "avez mal",
      "douleur au", "rincez", "lavez", "plaie", "saignement", "personne", "scan corporel", "respirez", "détendez", "apprendre",
      "article", "lisez", "poids", "température", "taille", "brossez", "type de peau", "Face ID", "fermez les yeux", "ouvrez",
      "air frais", "crème solaire", "filtre", "achats", "compte", "eau", "aucune application ne", "aucun système",
      "aucune méthode", "aucune transmission", "aucun test", "ne peut", "ne pouvons", "ne sont pas", "ne remplace",
      "ne remplacent", "ne garantit", "ne garantissons", "pas garanti", "pas garantis", "pas garantie", "ne guérit", "ne soigne",
      "ne traite", "ne constitue", "ne signifie", "ne conviennent", "ne sert", "ne servent", "ne détecte", "ne diagnostique",
      "ne prévient", "ne protège", "ne dispense", "par aucune", "aucune autorité", "non évalué", "non approuvé",
      "jamais à sa place", "et non cette application", "pas un avis", "aucun avis", "aucune garantie", "sans garantie",
      "dans le doute", "le foie", "les reins filtrent", "le cerveau", "le corps"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: fr
    because: It says that the app changes how the body works.
    source: [HC-FDA-GW, HC-MDR-2, HC-FTC-HPCG]
    examples:
      - { text: "Vos genoux comme neufs", expect: found }
      - { text: "Où avez-vous mal au genou ?", expect: clean }

  - id: fr-keeping-phrases
    forbid: ["n'arrive jamais", "n'arrivera jamais", "n'arrive plus", "aucune chance", "ne passera pas", "ne passeront pas",
      "ne vous aura pas", "ne vous atteindra", "ne vous atteindront", "ne vous touchera plus", "ne reviendra plus",
      "ne reviendront plus", "ne reviendra jamais", "ne reviendront jamais", "ne revient jamais", "ne reviennent jamais",
      "vous ne tomberez plus", "vous n'aurez plus", "tu n'auras plus", "vous ne souffrirez plus", "tu ne souffriras plus",
      "ne souffrez plus", "n'ayez plus jamais", "n'aura plus de secret", "ne fera plus", "qu'un lointain souvenir",
      "un mauvais souvenir", "sans moi", "ne perdez plus jamais", "ne perds plus jamais", "ne souffre plus", "ne plus souffrir",
      "ne subissez plus", "ne subis plus", "ne laissez plus", "ne laisse plus", "une fatalité", "ne vous gâchera plus",
      "ne gâchera plus", "ne vous gâche plus", "n'est plus un problème", "ne sont plus un problème", "ne passe inaperçue",
      "ne passe inaperçu", "ne vous échappe", "ne lui échappe", "n'ont qu'à bien", "n'a qu'à bien", "ne fait plus le poids",
      "ne font pas le poids", "ne fait pas le poids", "n'en a plus pour longtemps", "n'y résistera pas", "n'y résiste",
      "ne résiste pas", "ne résistent pas", "ne tient pas le coup", "ne vous réveillera plus", "ne vous réveillent plus",
      "n'aura plus le dernier mot", "n'a plus le dernier mot", "que vos doigts ne"]
    words:
      illness: *illness
    beside: ["{illness}"]
    accents: may be left out
    level: warning
    tags: [fda, ftc, eu, cap, hwg, es-rd, fr-csp, tga]
    locale: fr
    because: It says that the app prevents a disease, which makes it a medical device.
    source: [HC-FDA-GW, HC-MDR-2]
    examples:
      - { text: "Le diabète n'a aucune chance.", expect: found }
      - { text: "Cette page n'arrive jamais.", expect: clean }

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
