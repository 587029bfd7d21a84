import { phrases, words, type Lexicon } from '../lexicon.ts'

export const lexicon: Lexicon = {
  grammar: {
    determiners:
      words(`der die das den dem des ein eine einen einem einer eines unser unsere unseren
      unserem unserer unseres ihr ihre ihren ihrem ihrer ihres dein deine deinen deinem deiner euer
      eure euren eurem mein meine meinen meinem kein keine keinen keinem jede jeder jedes jeden
      jedem alle allen aller dieser diese dieses diesen diesem zum zur vom beim im am ins ans`),
    prepositions:
      words(`für mit ohne in im an am auf bei beim von vom zu zum zur aus nach über unter
      durch gegen seit während vor hinter neben zwischen bis ab um rund per als trotz wegen statt
      gemäß innerhalb außerhalb dank`),
    relatives: words(
      'die der das den dem deren dessen welche welcher welches wo damit dass wenn was',
    ),
    dangling:
      words(`egal und aber oder denn weil sondern doch dann also jedoch deshalb daher darum es er
      sie dies diese dieser dieses diesen dabei dazu dafür damit darüber davon hier dort so auch
      außerdem zudem darüber somit dadurch weiterhin ebenso nicht weder sowie dass wenn obwohl
      ob welche welcher welches deren dessen ihm ihnen solche trotzdem stattdessen gemeinsam
      dementsprechend hierbei hierfür hierzu denen daraus daran darauf nur`),
    we: words('wir'),
    our: words('unser unsere unseren unserem unserer unseres uns'),
    singular: words('ich mich mir mein meine meinen meinem meiner meines'),
    subjects: words(`wir sie ihr ich man es er du`),
    finite: words(`ist sind war waren hat haben hatte kann können wird werden muss müssen darf soll
      sollen will wollen bietet bieten hilft helfen macht machen baut bauen liefert liefern
      entwickelt entwickeln unterstützt unterstützen berät beraten begleitet begleiten verkauft
      verkaufen vermietet vermieten repariert reparieren installiert installieren montiert
      montieren produziert produzieren fertigt fertigen plant planen gestaltet gestalten erstellt
      erstellen betreibt betreiben betreut betreuen verbindet verbinden vereint vereinen schafft
      schaffen sorgt sorgen bringt bringen gibt geben findet finden erhält erhalten bekommt
      bekommen nutzt nutzen arbeitet arbeiten steht stehen setzt setzen führt führen übernimmt
      übernehmen realisiert realisieren ermöglicht ermöglichen vertritt vertreten versorgt
      versorgen transportiert transportieren reinigt reinigen pflegt pflegen spart sparen schützt
      schützen verwaltet verwalten zeigt zeigen kombiniert kombinieren optimiert optimieren
      automatisiert automatisieren freuen freut stellt stellen hält halten kümmert kümmern
      beschäftigt beschäftigen verfügt verfügen gehört gehören lernt lernen bildet bilden geht
      gehen kommt kommen lässt lassen setzen legt legen entsteht entstehen backt backen röstet
      rösten braut brauen vertreibt vertreiben importiert importieren konstruiert konstruieren
      saniert sanieren renoviert renovieren verlegt verlegen analysiert prüft prüfen misst messen
      sucht suchen wurde wurden vermittelt vermitteln organisiert organisieren bündelt bündeln
      richtet richten umfasst umfassen ersetzt ersetzen verarbeitet verarbeiten versteht verstehen
      behandelt behandeln handelt handeln druckt drucken digitalisiert digitalisieren programmiert
      programmieren fördert fördern vernetzt vernetzen verbessert verbessern erleichtert sammelt
      sammeln dokumentiert spezialisiert denkt denken glauben leben lebt weiß wissen bedeutet`),
    ambiguous: /(?:en|ern|eln|iert)$/u,
    beforeWe: /^\p{L}{2,}(?:en|eln|ern)$/u,
    subjectless: null,
    imperatives:
      words(`entdecken erfahren lernen finden jetzt kontaktieren anrufen starten testen buchen
      bestellen kaufen lesen sehen schauen sparen nutzen vereinbaren anfragen mehr
      entdecke erfahre lerne finde starte teste buche bestelle kaufe lies sieh schau spare
      nutze vereinbare frag komm werde mach hol sichere gönn melde hier rufen schreiben
      besuchen lassen informieren genießen genieße erleben erlebe schützen schütze
      vergessen vergiss vertrauen vertraue profitieren profitiere reduzieren reduziere
      steigern steigere sorgen`),
    imperativeForm: new RegExp(
      [
        String.raw`^(?:\p{Lu}\p{L}+(?:en|ern|eln)\s(?:Sie|wir)(?=\s|$)|(?:Jetzt|Hier|Gleich|`,
        String.raw`Einfach)\s.*(?:en|ern|eln)$|(?:[\p{L}-]+\s){1,4}(?!morgen|oben|innen|außen|`,
        String.raw`neben|gegen)\p{Ll}{3,}(?:en|ern|eln)$)`,
      ].join(''),
      'u',
    ),
    nouns: words('leben wissen essen unternehmen wesen lernen'),
    adverbs: words(`hier dort jetzt heute immer nie nur mehr sehr einfach schnell zusammen wieder
      schon auch noch weiter so wie was warum wann wo wer ja nein nicht zu willkommen herzlich hallo
      neu endlich gemeinsam alles letztes letzte letzten`),
    gerund: null,
    formal: words('Sie Ihr Ihre Ihren Ihrem Ihrer Ihres Ihnen'),
    informal: words('du dich dir dein deine deinen deinem deiner ihr euch euer eure euren eurem'),
  },
  selling: {
    offerVerbs: words(`bietet bieten baut bauen liefert liefern entwickelt entwickeln berät beraten
      begleitet begleiten unterstützt unterstützen verkauft verkaufen vermietet vermieten repariert
      reparieren installiert installieren montiert montieren produziert produzieren fertigt
      fertigen plant planen gestaltet gestalten erstellt erstellen betreibt betreiben betreut
      betreuen realisiert realisieren vertritt vertreten reinigt reinigen transportiert
      transportieren pflegt pflegen versorgt versorgen konstruiert saniert sanieren renoviert
      renovieren verlegt verlegen vertreibt vertreiben hilft helfen macht machen verwaltet
      spezialisiert organisiert vermittelt vermitteln automatisiert digitalisiert ermöglicht
      röstet rösten backt backen braut brauen programmiert programmieren druckt drucken behandelt
      verbindet vereint vernetzt übernimmt übernehmen`),
    definitions: phrases(`ist ein, ist eine, ist der, ist die, ist das, ist ihr, ist ihre, sind ein,
      sind eine, sind ihr, sind ihre, sind der, sind die, ist dein, ist deine`),
    kinds: words(`unternehmen betrieb firma familienbetrieb familienunternehmen anbieter partner
      marke name mitglied teil gruppe organisation startup start-up team spezialist experte
      tochter`),
    empty: phrases(`willkommen, herzlich willkommen, schön dass sie, unsere mission, unsere vision,
      unser ziel, unsere philosophie, wir freuen uns, seit, gegründet, wir sind stolz, unser team,
      wir lieben, wir glauben, wir leben, wir stehen für, vielen dank, überzeugen sie sich,
      in der heutigen, mit über, mit mehr als, ob, bei uns, unsere werte, wir legen wert`),
    fluff: phrases(`entstand, entstanden, geboren,
      alles, familienunternehmen, mit sitz in, traditionsunternehmen, mittelständisches,
      eine marke der, atmosphäre, leidenschaft, herzblut, qualität, termintreue, kundennähe,
      selbstverständlich, zuverlässigkeit, kompetenz, kompetenter, zufriedenheit, rundum,
      aus einer hand, starker partner, individuelle lösungen, maßgeschneiderte lösungen,
      innovativ, innovative, vertrauen, wünsche, für sie da, seit jeher, im mittelpunkt,
      ihr erfolg, professionell, vielseitiges, vielseitige, unterschiedlichste`),
    audience: phrases('für, speziell für, entwickelt für, ausgelegt auf'),
    helping: words(
      'unterstützt unterstützen hilft helfen begleitet begleiten berät beraten beliefern',
    ),
    people: words(`unternehmen betriebe betrieb firmen teams team kunden kundinnen handwerker
      handwerksbetriebe mittelstand kmu agenturen vereine schulen kitas kommunen städte gemeinden
      behörden hotels restaurants gastronomie praxen ärzte zahnärzte kliniken krankenhäuser
      apotheken labore kanzleien anwälte steuerberater architekten planer bauherren eigentümer
      vermieter mieter hausverwaltungen familien kinder eltern senioren patienten privatkunden
      privatpersonen geschäftskunden gewerbe gewerbekunden industrie händler einzelhandel
      großhandel hersteller landwirte gründer start-ups startups selbstständige freiberufler
      entwickler entwicklerinnen lehrkräfte studierende mitarbeiter fachkräfte führungskräfte
      organisationen stiftungen verbände bauunternehmen werkstätten speditionen banken
      versicherungen fahrer menschen erwachsene jugendliche institutionen einrichtungen
      hochschulen universitäten verlage winzer brauereien bäckereien höfe investoren frauen
      unternehmer unternehmerinnen konzerne arbeitgeber haushalte fuhrparks anlagenbauer`),
    audienceEnd: words(`die der das mit in im ohne von aus bei seit an auf um zu zur zum durch nach
      über wenn damit ist sind hat haben kann können wie sowie am ab dass werden wird vor`),
    noAudience: phrases(`die, den, das, dem, der, sie, ihr, ihre, ihren, ihrem, ihrer, ihres, dich,
      euch, uns, unsere, mehr, alle, alles, jeden, jede, jedes, eine, einen, ein, einer, beispiel,
      heute, immer, nur, diese, diesen, mich, ihn, es, weitere, nähere, fragen, informationen,
      viele, was, wie, jedermann, zwischendurch, unterwegs, zuhause, dein, deine, deinen, mein`),
    problemHeadings:
      phrases(`schmerzpunkte, typische probleme, die probleme, das problem mit, kommt ihnen das bekannt
      vor, kennst du das, kennen sie das, das problem, problem, die herausforderung,
      herausforderungen, ihre herausforderung, ihre herausforderungen, ausgangslage, das
      kennen sie, das kennst du, kommt dir das bekannt vor, die realität, wo es hakt, das
      eigentliche problem, was es sie kostet, warum viele, der status quo, typische
      herausforderungen, ihre ausgangslage`),
    problems: phrases(`schluss mit, genug von, statt mühsamer, nie wieder, kein lästiges, zu viel,
      zu viele, kämpfen mit, leiden unter, kosten zeit, kostet zeit, mühsam, keine lust mehr`),
    troubles:
      phrases(`chaos, stress, mühsam, zeitraubend, fehleranfällig, verloren, verschwendet, unübersichtlich,
      veraltet, ausfälle, ausfall, engpass, engpässe, überfordert, frust, frustrierend,
      verspätungen, niemand weiß, händisch, manuelle, manuell, zettelwirtschaft, verpasst,
      überlastet, blindflug, teure fehler, strafzahlungen, bußgelder, unklar, doppelt
      gepflegt, papierkram, fachkräftemangel`),
    vague: phrases(`zertifiziert, akkreditiert, ausgezeichnet,
      sparte, sparten, fähigkeiten, zertifizierte, offiziell, leistung, leistungen,
      dienstleistung, dienstleistungen, lösung, lösungen, ansatz,
      unterstützung, qualität, produkt, produkte, bedarf, bedürfnisse, zukunft, wachstum,
      individuell, individuelle, individuellen, maßgeschneidert, maßgeschneiderte, komplett,
      komplette, ganzheitlich, ganzheitliche, umfassend, umfassende, ergebnis, ergebnisse,
      erfolg, potenzial, innovativ, innovative, professionell, professionelle,
      professionellen, zuverlässig, zuverlässige, zuverlässiger, erfahrung, kompetenz,
      kompetent, partner, betrieb, unternehmen, team, service, rundum, hochwertig,
      hochwertige, höchstem, höchste, qualitätsanspruch, engagiert, modern, moderne,
      schnell, einfach, persönlich, persönliche, ihnen, ihre, ihren, unser, unsere, alles,
      wünsche, anforderungen, ideen, sauberkeit`),
    privateWords:
      phrases(`reitschule, reitstall, reitunterricht, ihr pferd, ponys, patienten, patientinnen, ihr zuhause,
      dein zuhause, ihr eigenheim, ihre familie, deine familie, familien, privatkunden, privatpersonen, privathaushalte,
      eigentümer, ihr lächeln, ihre zähne, ihre gesundheit, ihr garten, ihren garten, ihr
      körper, ihre immobilie, ihr kind, ihre kinder, angehörige, alle kassen, krankenkassen,
      sprechzeiten, sprechstunde, beschuldigte`),
    privateTrades:
      phrases(`imbiss, döner, dönerladen, eiscafé, grundschule, privatschule, kindergarten, kita,
      physiotherapie, krankengymnastik, zahnarzt, zahnarztpraxis, zahnmedizin, hausarzt, strafrecht,
      familienrecht, friseur, fahrschule, hebamme, tattoo, kosmetikstudio, ambulante pflege,
      friseursalon, friseurin, barbier, nagelstudio, massage, massagen, massagepraxis,
      kardiologie, orthopädie, gynäkologie, frauenarzt, frauenärztin, kinderarzt, hautarzt,
      augenarzt, arztpraxis, gemeinschaftspraxis, tierarzt, tierarztpraxis, heilpraktiker,
      heilpraktikerin, osteopathie, logopädie, ergotherapie, psychotherapie, yogastudio,
      fitnessstudio, hundeschule, ferienwohnung, ferienwohnungen, gasthaus, pizzeria,
      speisekarte, tisch reservieren, hochzeitsfotograf, brautmode, bestattungen, musikschule,
      nachhilfe`),
    businessWords:
      phrases(`unternehmen, betriebe, firmen, gewerbe, gewerbliche, gewerbekunden, geschäftskunden, b2b,
      mittelstand, industrie, ihr unternehmen, ihr betrieb, ihre mitarbeiter, mitarbeitende,
      arbeitgeber, hausverwaltungen, büros, handwerksbetriebe, kommunen, hotels, praxen,
      kanzleien, agenturen`),
    workWords:
      phrases(`haus, partner, kolleg, jemand, team, unternehmen, zuständig, geregelt, wechsel, entscheidet,
      in diesem jahr, woran, programm, name genügt, richtige adresse`),
  },
  pages: {
    products: phrases(`leistungen, produkte, produkt, lösungen, services, service, angebot,
      unsere leistungen, dienstleistungen, was wir tun, was wir machen, funktionen, portfolio,
      leistungsspektrum, behandlungen, rechtsgebiete, sortiment, plattform, kompetenzen,
      so funktioniert, tätigkeitsfelder, schwerpunkte, angebote, leistung`),
    customers:
      phrases(`kunden, referenzen, projekte, fallstudien, erfolgsgeschichten, kundenstimmen,
      unsere kunden, case studies, galerie`),
    pricing: phrases('preise, preisliste, tarife, pakete, kosten, preis, honorar, konditionen'),
    about: phrases(`über uns, unternehmen, wir über uns, firma, wer wir sind, das unternehmen,
      philosophie, geschichte, unsere praxis, die praxis, kanzlei, praxis, verein, profil`),
    audiences: phrases(`branchen, zielgruppen, für wen, anwendungsfälle, einsatzbereiche,
      anwendungsbereiche, märkte`),
    contact: phrases(`kontakt, kontaktdaten, kontaktinformationen, telefax, anfahrt, standorte,
      so finden sie uns, ansprechpartner, öffnungszeiten`),
    team: phrases('team, unser team, mitarbeiter, das team, geschäftsführung, vorstand'),
    jobs: phrases('jobs, karriere, stellenangebote, stellen, ausbildung, wir suchen, bewerbung'),
    news: phrases(
      'aktuelles, news, blog, presse, termine, neuigkeiten, veranstaltungen, newsletter',
    ),
    legal: phrases(`impressum, datenschutz, datenschutzerklärung, agb, cookies, rechtliches,
      widerruf, haftungsausschluss, nutzungsbedingungen, barrierefreiheit, widerrufsbelehrung`),
    process: phrases(`so funktioniert, ablauf, so läuft, unser prozess, in drei schritten,
      vorgehen, so arbeiten wir, schritte, so gehts`),
    faq: phrases('faq, häufige fragen, fragen und antworten, hilfe, fragen'),
    testimonials: phrases(`kundenstimmen, das sagen unsere kunden, referenzen, bewertungen, stimmen,
      was unsere kunden sagen, kundenmeinungen, erfahrungen, rezensionen`),
    benefits: phrases(`vorteile, ihre vorteile, deine vorteile, warum wir, unsere stärken, nutzen,
      gute gründe, darum, unsere vorteile, auf einen blick, warum, das zeichnet uns aus`),
    cookie: phrases(`cookie, cookies, einwilligung, zustimmung, alle akzeptieren, ablehnen,
      datenschutzeinstellungen, privatsphäre, notwendige cookies`),
    copyright: phrases('alle rechte vorbehalten, copyright'),
    price: phrases(`pro monat, pro jahr, im monat, /monat, zzgl., inkl., mwst, rabatt, ab nur,
      versandkosten, pro stunde, pro nacht, monatlich`),
    months: words(`januar februar märz april mai juni juli august september oktober november
      dezember jänner`),
    stories: phrases(`fallstudien, fallstudie, erfolgsgeschichten, kundengeschichten, case studies,
      referenzprojekte, unsere referenzen, unsere projekte, ausgewählte projekte,
      praxisbeispiele, vorher nachher, aktuelle projekte`),
    mission: phrases(`mission, unsere mission, vision, unsere vision, leitbild, unser leitbild`),
  },
  buttons: {
    demo: phrases('demo, vorführung, live-demo, produktvorführung'),
    trial: phrases('kostenlos testen, gratis testen, testen, testphase, probieren, testversion'),
    quote: phrases(`frachtanfrage, angebot anfordern, angebot, kostenvoranschlag, angebot einholen,
      preisanfrage, angebot anfragen, unverbindliches angebot`),
    call: phrases(`kennenlernen, kennenlerngespräch, anfrage stellen, termin, beratung,
      beratungsgespräch, erstgespräch, rückruf, gespräch, termin vereinbaren,
      termin buchen, beratungstermin, besichtigung`),
    catalog: phrases('katalog, broschüre, muster, prospekt, whitepaper, leitfaden'),
    buy: phrases('kaufen, bestellen, warenkorb, shop, spenden, jetzt kaufen, zum shop'),
    other: phrases(`kontakt, kontakt aufnehmen, mehr erfahren, mehr, weiterlesen, weiter, download,
      herunterladen, jetzt anfragen, anfragen, anmelden, login, registrieren, jetzt anrufen,
      anrufen, absenden, senden, zurück, menü, schließen, alle anzeigen, mehr lesen, mehr infos,
      mehr dazu, details, zur übersicht, hier, ansehen, zum kontaktformular, e-mail schreiben,
      schreiben sie uns, jetzt kontaktieren, zu den leistungen, jetzt bewerben, bewerben, loslegen,
      jetzt starten, startseite, suche, akzeptieren, ablehnen, jetzt kontakt aufnehmen, entdecken`),
  },
  proof: {
    since: phrases('seit, gegründet, jahre erfahrung, jahren erfahrung, jähriger erfahrung'),
    more: phrases(`über, mehr als, rund, gut, fast`),
    counted: words(`kunden projekte jahre jahren unternehmen nutzer mitarbeiter länder standorte
      mitglieder anwender teams betriebe installationen bewertungen patienten schulen hotels
      aufträge lieferungen partner objekte anlagen maschinen fahrzeuge tonnen artikel produkte
      wohnungen häuser familien veranstaltungen teilnehmer kilometer hektar praxen experten`),
    certificates: phrases(`zertifiziert, zertifikat, zertifizierung, mitglied im, mitglied der,
      meisterbetrieb, geprüft, anerkannt, autorisiert, ausgezeichnet, auszeichnung, innungsbetrieb,
      innung, zugelassen, fachbetrieb, bio-siegel, tüv, partner von, zertifizierter, preisträger`),
    health:
      words(`schmerzen anfälle therapie behandlung diagnose operation krankheit beschwerden angst
      depression schwangerschaft krebs verletzung implantat zahnarzt arzt praxis`),
  },
  refusal: {
    maintenance:
      phrases(`wartungsarbeiten, wartungsmodus, im aufbau, demnächst, in kürze, wird überarbeitet,
      baustelle, bald verfügbar, hier entsteht, neue website entsteht,
      wird gerade gebaut, website wird gebaut, schauen sie bald wieder vorbei,
      in bearbeitung, neue webseite entsteht, bald wieder, coming soon`),
    parked: phrases(`domain steht zum verkauf, domain zu verkaufen, domain kaufen, geparkt,
      domain ist registriert, diese domain wurde`),
    error: phrases(`seite nicht gefunden, nicht gefunden, fehler 404, zugriff verweigert,
      interner serverfehler, nicht verfügbar`),
    login: phrases('anmelden, einloggen, passwort vergessen, login, benutzername'),
    placeholder: phrases(`lorem ipsum, hier steht ihr text, ihr text hier, mustertext, blindtext,
      beispieltext, muster gmbh, musterfirma, max mustermann, platzhalter, dolor sit amet,
      fügen sie hier`),
    club: phrases(`verein, e.v, mitglied werden, mitglieder, mitgliedern, ortsgruppe, clubleben, clubgelände,
      unser club, unseren club, vereinsgelände, vereinsleben, vorstand, mitgliedsbeitrag, gilde,
      clan, vereinsheim, satzung, gästebuch, jahreshauptversammlung, sportverein, fanclub,
      turnier, trainingszeiten, hobby, freizeit, mitmachen, konvoi, spielplan, mannschaften,
      training und spiele`),
    person:
      phrases(`portfolio, lebenslauf, über mich, meine projekte, meine arbeiten, meine fähigkeiten,
      berufserfahrung, ausbildung, studium, student, studentin, praktikum, mein name ist,
      hobbys, private webseite, persönliche webseite, bachelor, master, universität`),
  },
}
