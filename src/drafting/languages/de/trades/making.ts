import { within, wordsOf } from '../../letters.ts'
import type { MakingTrades } from '../../trade-ids.ts'

/** Trades of makers and suppliers of goods, as firms of them speak. */
export const making: MakingTrades = {
  metalwork: {
    words: within('metallbau|schlosserei|stahlbau|schweiß|schweiss|schmied|geländer'),
    sentence: 'Wir machen Metallbau.',
    noun: 'Metallbau',
    offers: ['Wir schweißen und bauen mit Metall.', 'Wir schneiden, kanten und schweißen Blech.'],
    when: [
      'eine Treppe, ein Geländer oder ein Tor genau passen muss',
      'ein Teil gebrochen ist und vor Ort geschweißt werden muss',
      'eine Stahlkonstruktion geplant ist und die eigene Werkstatt voll ist',
    ],
    gets: [
      'einen Preis nach Ihrer Zeichnung oder einem Foto',
      'ein Angebot mit festem Liefertermin',
    ],
  },
  machining: {
    words: within('präzisionsteile|zerspanung|cnc|drehteile|frästeile|lohnfertigung|dreherei'),
    sentence: 'Wir drehen und fräsen Teile.',
    noun: 'Dreh- und Frästeile',
    offers: [
      'Wir drehen und fräsen Teile, einzeln und in Serie.',
      'Wir fertigen Ersatzteile für Maschinen, auch nach Muster.',
    ],
    when: [
      'es ein Teil nicht mehr gibt und es nach Muster nachgemacht werden muss',
      'die eigenen Maschinen voll sind und der Liefertermin feststeht',
      'ihr bisheriger Lieferant kleine Serien ablehnt',
    ],
    gets: ['einen Preis für ein Teil nach Ihrer Zeichnung', 'ein Musterteil vor der Serie'],
  },
  finishing: {
    words: within(
      'beschichtung|galvanik|galvani|eloxal|eloxier|pulverbeschicht|verzink|sandstrahl',
    ),
    sentence: 'Wir veredeln Oberflächen von Metallteilen.',
    noun: 'Oberflächen',
    offers: [
      'Wir beschichten und veredeln Metallteile.',
      'Wir strahlen und pulverbeschichten Metallteile.',
    ],
    when: [
      'Teile mit Flecken, Rost oder falscher Schichtdicke zurückkommen',
      'eine Charge schneller beschichtet werden muss als geplant',
      'ein neues Teil eine Oberfläche braucht, die draußen hält',
    ],
    gets: ['ein beschichtetes Musterteil', 'einen Preis für Ihre Losgröße'],
  },
  hardening: {
    words: within(
      'wärmebehandlung|härterei|einsatzhärt|induktivhärt|vakuumhärt|nitrier',
      'nitrocarburier|vergüten von|spannungsarmglüh|glüherei',
    ),
    sentence: 'Wir härten und glühen Stahlteile.',
    noun: 'Wärmebehandlung',
    offers: [
      'Wir härten, vergüten und glühen Stahlteile, einzeln und in Serie.',
      'Wir richten Wellen und Schweißteile.',
    ],
    when: [
      'Teile nach dem Härten verzogen sind und gerichtet werden müssen',
      'eine Charge die Härteprüfung nicht besteht und der Liefertermin feststeht',
      'ein Zahnrad nachgefertigt ist und noch gehärtet werden muss',
    ],
    gets: ['einen Preis pro Kilo oder pro Stück', 'ein gehärtetes Musterteil mit Messwerten'],
  },
  foundry: {
    words: within(
      'gießerei|giesserei|druckguss|sandguss|feinguss|gussteile|eisenguss|aluguss',
      'gesenkschmied|schmiedeteile',
    ),
    sentence: 'Wir gießen und schmieden Metallteile.',
    noun: 'Guss- und Schmiedeteile',
    offers: [
      'Wir gießen Teile aus Eisen, Stahl, Aluminium oder Bronze.',
      'Wir schmieden Teile nach Zeichnung.',
    ],
    when: [
      'ein Gussteil gebrochen ist und es das Modell nicht mehr gibt',
      'beim Bearbeiten von Gussteilen Poren auftauchen',
      'aus einer Schweißgruppe ein leichteres Gussteil werden soll',
    ],
    gets: ['einen Stückpreis nach Ihrer Zeichnung', 'ein Musterteil vor der Serie'],
  },
  plastics: {
    words: within('spritzguss|blasform|kunststoff(?:teile|technik|verarbeitung)|3d-druck|tiefzieh'),
    sentence: 'Wir machen Kunststoffteile.',
    noun: 'Kunststoffteile',
    offers: ['Wir fertigen Kunststoffteile.', 'Wir drucken Prototypen und kleine Serien in 3D.'],
    when: [
      'ein Prototyp gebraucht wird, bevor das Werkzeug bezahlt ist',
      'ein Werkzeug umziehen muss, weil ihr Lieferant aufhört',
      'ihr bisheriger Lieferant kleine Serien ablehnt',
    ],
    gets: ['einen Preis nach Ihrer Zeichnung oder 3D-Datei', 'ein Musterteil vor der Serie'],
  },
  electronics: {
    words: within(
      'kabelkonfektion|kabelbaum|kabelbäume',
      'leiterplatte|platinen|elektronikfertigung|elektronikentwicklung|sensorik',
    ),
    sentence: 'Wir fertigen Elektronik.',
    noun: 'Elektronik',
    offers: ['Wir entwickeln und fertigen Elektronik.', 'Wir bestücken Leiterplatten.'],
    when: [
      'ein Bauteil abgekündigt ist und die Platine geändert werden muss',
      'der Prototyp läuft und die erste Serie gebaut werden soll',
      'ein Gerät im Einsatz ausfällt und niemand weiß, warum',
    ],
    gets: ['einen Preis für Ihre erste Serie', 'eine Liste der Teile, die schwer zu bekommen sind'],
  },
  machinery: {
    words: within('maschinenbau|sondermaschinen|automatisierung|steuerungsbau'),
    sentence: '',
    noun: 'Maschinen und Steuerungen',
    offers: [
      'Wir bauen, automatisieren und reparieren Maschinen.',
      'Wir liefern Maschinen und erneuern Steuerungen.',
    ],
    when: [
      'eine Maschine steht und der Hersteller keinen Termin hat',
      'ein Arbeitsschritt von Hand zwei Leute den ganzen Tag kostet',
      'es für die Steuerung einer alten Maschine keine Ersatzteile mehr gibt',
    ],
    gets: [
      'einen Termin an der Maschine mit schriftlichem Angebot',
      'eine erste Idee mit einem groben Preis',
    ],
  },
  dealers: {
    words: within(
      'landmaschinen|baumaschinenhandel|baumaschinenhändler|gabelstapler',
      'staplerservice|staplerhandel|traktoren|gebrauchtmaschinen|kommunaltechnik',
      'radlader',
    ),
    sentence: 'Wir verkaufen und warten Arbeitsmaschinen.',
    noun: 'Verkauf und Service',
    offers: [
      'Wir verkaufen neue und gebrauchte Arbeitsmaschinen und Nutzfahrzeuge.',
      'Wir warten und reparieren Stapler, Traktoren und Baumaschinen.',
    ],
    when: [
      'die Reparatur eines Staplers mehr kostet, als er noch wert ist',
      'ein neuer Auftrag beginnt und eine Maschine fehlt',
      'ein Traktor mitten in der Saison stehen bleibt',
    ],
    gets: [
      'eine Liste unserer gebrauchten Maschinen',
      'einen Ankaufspreis nach Fotos Ihrer Maschine',
    ],
  },
  textiles: {
    words: within('stickerei|arbeitskleidung|berufskleidung|textildruck|näherei|schneiderei'),
    sentence: '',
    noun: 'Arbeitskleidung',
    offers: [
      'Wir bedrucken und besticken Arbeitskleidung.',
      'Wir waschen und vermieten Arbeitskleidung und Wäsche.',
    ],
    when: [
      'neue Leute anfangen und Arbeitskleidung mit Logo fehlt',
      'die Arbeitskleidung verschlissen ist und jeder etwas anderes trägt',
      'jede Woche Wäsche anfällt und niemand Zeit dafür hat',
    ],
    gets: ['ein Stück als Muster', 'einen Preis für die Zahl Ihrer Mitarbeiter'],
  },
  safetyGear: {
    words: within(
      'arbeitsschutzartikel|arbeitsschutzausrüstung|persönliche schutzausrüstung',
      'psa-ausrüst|arbeitskleidung|berufsbekleidung|sicherheitsschuh|schutzhandschuh',
      'warnschutz|verbandkasten',
    ),
    sentence: 'Wir liefern Arbeitskleidung und Schutzausrüstung.',
    noun: 'Schutzausrüstung',
    offers: [
      'Wir liefern Arbeitskleidung, Sicherheitsschuhe und Schutzausrüstung an Betriebe.',
      'Wir prüfen Verbandkästen und füllen sie auf.',
    ],
    when: [
      'neue Leute anfangen und Schuhe, Helm und Jacke brauchen',
      'Handschuhe nach Tagen kaputt sind oder niemand sie tragen will',
      'die Verbandkästen halb leer oder abgelaufen sind',
    ],
    gets: [
      'Muster in zwei Größen zum Anprobieren',
      'einen Preis pro Ausstattung für neue Mitarbeiter',
    ],
  },
  packaging: {
    words: within('verpackung|kartonagen|etiketten|wellpappe|paletten|exportkisten'),
    sentence: '',
    noun: 'Verpackungen',
    offers: ['Wir machen Verpackungen nach Maß.', 'Wir liefern Verpackungen und Etiketten.'],
    when: [
      'Ware beschädigt ankommt',
      'ein Produkt in keinen Standardkarton passt',
      'die Mindestmenge ihres Lieferanten zu hoch ist',
    ],
    gets: ['ein Muster für eines Ihrer Produkte', 'einen Preis für die Menge, die Sie brauchen'],
  },
  printing: {
    words: within('druckerei|drucksachen|digitaldruck|werbemittel'),
    sentence: 'Wir sind eine Druckerei.',
    noun: 'Drucksachen',
    offers: [
      'Wir drucken Broschüren, Geschäftspapiere und Plakate.',
      'Wir drucken Etiketten, Banner und große Formate.',
    ],
    when: [
      'eine Messe bevorsteht und die Drucksachen fehlen',
      'sich die Adresse ändert und auf allen Papieren noch die alte steht',
      'eine kleine Auflage schneller gebraucht wird, als Onlinedruckereien liefern',
    ],
    gets: ['einen Preis für Ihre nächste Drucksache', 'Papier- oder Materialmuster'],
  },
  chemicals: {
    words: within(
      'schmierstoff|industrieöl|kühlschmier|chemiehandel|chemikalien|reinigungschemie',
      'reinigungsmittel|lösemittel|hydrauliköl|entfetter',
    ),
    sentence: 'Wir liefern Schmierstoffe, Chemikalien und Reinigungsmittel.',
    noun: 'Schmierstoffe und Chemie',
    offers: [
      'Wir liefern Öle, Fette und Reinigungsmittel an Betriebe.',
      'Wir liefern Chemikalien in Fässern und Containern.',
    ],
    when: [
      'der Kühlschmierstoff riecht oder die Haut reizt',
      'es ein Öl nicht mehr gibt und die Maschine ein gleichwertiges braucht',
      'ein Reiniger wegen seiner Gefahrstoffkennzeichnung ersetzt werden muss',
    ],
    gets: ['eine Probe für Ihre Maschine', 'einen Preis pro Fass mit dem Sicherheitsdatenblatt'],
  },
  covers: {
    words: within(
      'planenbau|lkw-plane|industrieplane|abdeckplane|zeltbau|lagerzelt|planenkonfektion',
      'schutzhüllen',
    ),
    sentence: 'Wir fertigen Planen nach Maß.',
    noun: 'Planen und Abdeckungen',
    offers: [
      'Wir fertigen und reparieren Planen, Zelte und Abdeckungen.',
      'Wir montieren Lagerzelte und textile Dächer.',
    ],
    when: [
      'eine Lkw-Plane gerissen ist und das Fahrzeug losmuss',
      'Ware auf dem Hof steht und trocken bleiben soll',
      'eine Terrasse vor der Saison Schatten braucht',
    ],
    gets: ['einen Preis nach Ihren Maßen und einem Foto', 'Stoffmuster in Ihrer Farbe'],
  },
  medical: {
    words: within(
      'medizintechnik|medizinprodukt|dentalgerät|dentaldepot|laborgerät',
      'laborbedarf|praxisbedarf|laborausstattung|praxiseinrichtung',
    ),
    sentence: 'Wir liefern und warten Medizintechnik.',
    noun: 'Medizin- und Labortechnik',
    offers: [
      'Wir liefern Geräte für Praxen, Kliniken und Labore.',
      'Wir warten, reparieren und prüfen medizinische Geräte.',
    ],
    when: [
      'ein Sterilisator ausfällt und die Patienten schon bestellt sind',
      'eine Praxis eröffnet oder umzieht und Geräte braucht',
      'die Prüffrist der Geräte abgelaufen ist',
    ],
    gets: ['einen Preis für die Wartung Ihrer Geräte', 'eine Liste der sofort lieferbaren Geräte'],
  },
  food: {
    words: within(
      'käserei|käsehandel|olivenöl|honig|ölmühle|lebensmittelgroßhandel',
      'lebensmittelgrosshandel|gastronomiebelieferung|gastrolieferant|lebensmittelhersteller',
      'lebensmittelproduktion|feinkosthersteller|großbäckerei|fleischgroßhandel',
    ),
    sentence: 'Wir beliefern Restaurants, Kantinen und Läden.',
    noun: 'Lebensmittel',
    offers: [
      'Wir liefern Lebensmittel an Restaurants, Kantinen und Läden.',
      'Wir stellen Produkte auf Bestellung her, auch unter fremder Marke.',
    ],
    when: [
      'eine Lieferung ausbleibt und die Küche in wenigen Stunden öffnet',
      'die neue Karte ein Produkt in Großpackungen braucht',
      'ein Laden etwas sucht, das der Supermarkt nicht führt',
    ],
    gets: ['ein Paket mit Proben für Ihre Küche', 'eine Preisliste mit unseren Liefertagen'],
  },
  supplies: {
    words: wordsOf(
      'wälzlager|kugellager',
      'großhandel|grosshandel|fachhandel|\\p{L}*ersatzteile|\\p{L}*händler|\\p{L}*bedarf',
    ),
    sentence: '',
    noun: '',
    offers: [
      'Wir beliefern Firmen mit Waren und Ersatzteilen.',
      'Wir liefern Werkzeug und Material für Betriebe.',
    ],
    when: [
      'ihr Lieferant nicht liefern kann und das Lager fast leer ist',
      'eine kleine Menge gebraucht wird, die andere nicht verkaufen',
      'es einen Artikel nicht mehr gibt und etwas ihn ersetzen muss',
    ],
    gets: [
      'einen Vergleichspreis für Ihre letzte Bestellung',
      'ein Muster von einem unserer Artikel',
    ],
  },
}
