import Inflection
import Testing

/// The forms that `forms:` makes in Spanish and French: those named are made, and those behind the
/// bar are not.
@Suite struct RomanceFormsTests {
  @Test(arguments: [
    (
      "rastrear",
      "rastreamos rastreó rastrearemos rastreando rastreado rastreadas rastréalo rastree"
    ),
    (
      "analizar",
      "analizó analicé analicemos analícelo analizándolo analizarlos analizaríamos | analizé analizemos"
    ),
    ("buscar", "busqué busquemos búscalo | buscé"), ("pagar", "pagué paguemos"),
    ("averiguar", "averigüé averigüe"),
    ("curar", "cúrate cúrese curarse curándose curémonos curaos curadlo curate cúralo curárselo"),
    ("curarse", "curar cura cúrate curándose"),
    ("lograr", "lograrás lograste logramos logré lógralo"),
    ("probar", "pruebo prueba probamos pruebe pruébalo"),
    ("demostrar", "demuestra demostramos demostrado"),
    ("comprobar", "comprueba comprobado | comproba"),
    ("recomendar", "recomiendan recomendado"), ("cerrar", "cierra cerramos"),
    ("jugar", "juega juegue jugamos"),
    ("prevenir", "previene prevengo previno prevendrá previniendo prevenga | prevene"),
    ("predecir", "predice predijo predicho predirá predecirá prediciendo"),
    ("contener", "contiene contengo contuvo contendrá"), ("hacer", "hizo hago hecho hará haz"),
    ("reducir", "reduzco reduce redujo reduzca"), ("padecer", "padezco padece padecemos"),
    ("vencer", "venzo venza"),
    ("proteger", "protejo protege proteja"),
    ("seguir", "sigue sigo seguimos siguiendo siga | seguo"),
    ("medir", "mide midió medimos midiendo"), ("sentir", "siente sintió sentimos sintamos"),
    ("dormir", "duerme durmió durmamos"), ("sugerir", "sugiere sugirió"),
    ("resolver", "resuelve resuelto"),
    ("describir", "describe descrito"), ("disminuir", "disminuye disminuyó disminuido disminuimos"),
    ("leer", "lee leyó leído leyendo leímos"), ("enviar", "envía envíe enviamos"),
    ("cambiar", "cambia | cambía"),
    ("evaluar", "evalúa evaluamos"), ("reunir", "reúne reunimos"),
    ("prohibir", "prohíbe prohibimos"),
    ("subir de nivel", "sube de nivel, subiste de nivel, subirás de nivel"),
  ]) func spanishVerbs(_ word: String, _ expected: String) { check(word, .verb, "es", expected) }

  @Test(arguments: [
    ("ciclo", "ciclos"), ("imagen", "imágenes"), ("razón", "razones"), ("luz", "luces"),
    ("análisis", ""),
    ("mes", "meses"), ("tabú", "tabúes tabús"), ("carácter", "caracteres"), ("virgen", "vírgenes"),
    ("ley", "leyes"),
    ("información hormonal", "informaciones hormonales"), ("serie de días", "series de días"),
  ]) func spanishNouns(_ word: String, _ expected: String) {
    check(word, .noun, "es-MX", expected, isAll: true)
  }

  @Test(arguments: [
    ("productivo", "productiva productivos productivas productivamente"),
    ("eficaz", "eficaces eficazmente"),
    ("trabajador", "trabajadora trabajadores trabajadoras"),
    ("irregular", "irregulares irregularmente | irregulara"),
    ("inglés", "inglesa ingleses inglesas"), ("clínico", "clínicamente"),
    ("superior", "superiores | superiora"),
  ]) func spanishAdjectives(_ word: String, _ expected: String) {
    check(word, .adjective, "es", expected)
  }

  @Test(arguments: [
    ("soigner", "soigne soignez soignons soigné soignées soignera soignerait soignant soignât"),
    ("tracer", "traçons trace traçait tracé tracera traça traçant"),
    ("corriger", "corrigeons corrigeait corrigez corrigea"),
    ("appeler", "appelle appelons appellera"),
    ("acheter", "achète achetons achètera"), ("révéler", "révèle révélons révélera révèlera"),
    ("protéger", "protège protégeons protégé"), ("intégrer", "intègre intégrons"),
    ("peser", "pèse pesons pèsera"),
    ("payer", "paie paye payons paiera payera"),
    ("nettoyer", "nettoie nettoyons nettoiera | nettoye"),
    ("envoyer", "envoie enverra"), ("créer", "crée créons créera créé créée | crèe"),
    ("guérir", "guéris guérit guérissons guérissent guérie guérira guérisse guérissait"),
    ("réussir", "réussissez réussi réussirez"), ("répartir", "répartissent | répartent"),
    ("sortir", "sort sortent"),
    ("prévenir", "prévient préviennent prévenons préviendra prévenu prévint prévienne"),
    ("maintenir", "maintient maintiendra"), ("souffrir", "souffre souffrez souffert souffertes"),
    ("accueillir", "accueille accueillera"), ("vendre", "vend vendons vendu vendra"),
    ("prendre", "prend prenons prennent pris prises prendra"),
    ("promettre", "promet promettons promis"),
    ("combattre", "combat combattent combattu"),
    ("atteindre", "atteint atteignons atteinte atteindra"),
    ("réduire", "réduit réduisent réduites réduisait"), ("prescrire", "prescrit prescrivent"),
    ("prédire", "prédit prédisez prédite"),
    ("satisfaire", "satisfait satisfont satisfera satisfasse"),
    ("suivre", "suit suivons suivi suivra"), ("vivre", "vit vécu vécut | véçut"),
    ("connaître", "connaît connaissez"),
    ("recevoir", "reçoit recevons reçoivent reçu reçut recevra"), ("voir", "voit voyons verra vu"),
    ("résoudre", "résout résolvons résolu"), ("se soigner", "soigner soignez"),
    ("s'améliorer", "améliorer améliorez"),
    ("monter de niveau", "monte de niveau, montez de niveau"),
  ]) func frenchVerbs(_ word: String, _ expected: String) { check(word, .verb, "fr", expected) }

  @Test(arguments: [
    ("cycle", "cycles"), ("travail", "travaux"), ("signal", "signaux"), ("niveau", "niveaux"),
    ("festival", "festivals"),
    ("succès", ""), ("genou", "genoux"), ("modèle récurrent", "modèles récurrents"),
    ("série de jours", "séries de jours"),
  ]) func frenchNouns(_ word: String, _ expected: String) {
    check(word, .noun, "fr_CA", expected, isAll: true)
  }

  @Test(arguments: [
    ("productif", "productive productifs productives productivement"),
    ("efficace", "efficaces efficacement"),
    ("irrégulier", "irrégulière irréguliers irrégulières irrégulièrement"),
    ("hormonal", "hormonale hormonaux"),
    ("dangereux", "dangereuse dangereuses | dangereuxs"), ("complet", "complète complètement"),
    ("performant", "performante performants performamment"), ("évident", "évidemment évidente"),
    ("traqueur", "traqueuse traqueurs traqueuses"), ("public", "publique publics publiques"),
    ("prouvé", "prouvée prouvés prouvées"), ("essentiel", "essentielle essentielles"),
  ]) func frenchAdjectives(_ word: String, _ expected: String) {
    check(word, .adjective, "fr", expected)
  }

  @Test func whatIsRefused() {
    #expect(forms(of: "ver", as: .verb, locale: "es") == .failure(.irregular("ver")))
    #expect(forms(of: "prever", as: .verb, locale: "es") == .failure(.irregular("prever")))
    #expect(forms(of: "ciclo", as: .verb, locale: "es") == .failure(.noInfinitive("ciclo")))
    #expect(forms(of: "pouvoir", as: .verb, locale: "fr") == .failure(.irregular("pouvoir")))
    #expect(forms(of: "suivi", as: .verb, locale: "fr") == .failure(.noInfinitive("suivi")))
    #expect(forms(of: "heilen", as: .verb, locale: "de") == .failure(.unknownLanguage))
  }

  private func check(
    _ word: String, _ kind: WordKind, _ locale: String, _ expected: String, isAll: Bool = false
  ) {
    guard case .success(let made) = forms(of: word, as: kind, locale: locale) else {
      Issue.record("\(word) is refused")
      return
    }
    // Phrases are parted by commas.
    func parts(_ text: Substring) -> [String] {
      text.contains(", ")
        ? text.split(separator: ", ").map(String.init) : text.split(separator: " ").map(String.init)
    }
    if isAll {
      #expect(made.joined(separator: " ") == expected, "\(word)")
      return
    }
    let halves = expected.split(separator: " | ")
    for form in parts(halves[0]) { #expect(made.contains(form), "\(word): \(form)") }
    for form in halves.dropFirst().flatMap(parts) {
      #expect(!made.contains(form), "\(word): \(form)")
    }
  }
}
