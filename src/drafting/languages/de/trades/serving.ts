import { within } from '../../letters.ts'
import type { ServingTrades } from '../../trade-ids.ts'

/** Trades of services around people, goods and buildings, as firms of them speak. */
export const serving: ServingTrades = {
  cleaning: {
    words: within(
      '(?<!rohr|kanal|abfluss|kamin|pool)reinigung',
      '(?<=wir )reinigen(?! (?:verstopfte )?(?:rohre|kanäle))|gebäudereinig',
    ),
    sentence: 'Wir machen Gebäudereinigung.',
    noun: 'Reinigung',
    offers: ['Wir reinigen Büros und Gewerberäume.', 'Wir reinigen Fenster und Fassaden.'],
    when: [
      'ihre Reinigungskraft krank ist und niemand als Ersatz kommt',
      'eine Baustelle fertig ist und die Eröffnung bevorsteht',
      'es über die Reinigung immer wieder Beschwerden gibt',
    ],
    gets: ['einen Monatspreis nach einem Termin vor Ort', 'eine Probereinigung für eine Etage'],
  },
  security: {
    words: within('sicherheitsdienst|wachdienst|objektschutz|alarmanlage|videoüberwachung'),
    sentence: '',
    noun: 'Objektschutz',
    offers: [
      'Wir bewachen Gebäude und Gelände.',
      'Wir installieren Alarmanlagen, Kameras und Zutrittskontrollen.',
    ],
    when: [
      'beim Nachbarn eingebrochen wurde',
      'Schlüssel weg sind und niemand weiß, wer noch hineinkommt',
      'eine Baustelle oder eine Veranstaltung kurzfristig bewacht werden muss',
    ],
    gets: [
      'einen Rundgang mit einer Liste der Schwachstellen',
      'einen Festpreis nach einem Termin vor Ort',
    ],
  },
  pests: {
    words: within('schädlingsbekämpf|kammerjäger|taubenabwehr'),
    sentence: 'Wir bekämpfen Schädlinge.',
    noun: 'Schädlingsbekämpfung',
    offers: [
      'Wir bekämpfen Schädlinge in Betrieben.',
      'Wir kontrollieren Betriebe auf Schädlinge und führen die Nachweise.',
    ],
    when: [
      'Mäuse oder Schaben auftauchen, wo Lebensmittel lagern',
      'bei einer Kontrolle der Nachweis der Schädlingsbekämpfung fehlt',
      'ein Wespennest über einem Eingang hängt',
    ],
    gets: [
      'einen Termin vor Ort mit schriftlichem Angebot',
      'einen Preis für regelmäßige Kontrollen',
    ],
  },
  staffing: {
    words: within(
      'personalvermittlung|personalberatung|zeitarbeit|arbeitnehmerüberlassung|personaldienst',
      'recruiting',
    ),
    sentence: 'Wir finden Leute für offene Stellen.',
    noun: 'Personalvermittlung',
    offers: ['Wir finden Leute für offene Stellen.', 'Wir überlassen Zeitarbeitskräfte.'],
    when: [
      'eine Stelle seit Monaten offen ist',
      'jemand für Wochen ausfällt und die Aufträge nicht warten',
      'für eine Saison viele Hände gebraucht werden',
    ],
    gets: ['zwei Profile, die zu Ihrer Stelle passen', 'ein Angebot mit festem Stundensatz'],
  },
  hr: {
    words: within(
      'personalverwaltung|personaladministration|hr-beratung|hr-service|hr-dienstleist',
      'personalhandbuch|mitarbeiterhandbuch|musterarbeitsvertr|personalsachbearbeit',
      'personalabteilung auf zeit',
    ),
    sentence: 'Wir übernehmen die Personalverwaltung.',
    noun: 'Personalverwaltung',
    offers: [
      'Wir führen Personalakten und bereiten Arbeitsverträge vor.',
      'Wir beraten Betriebe zu Urlaub, Krankheit und Arbeitszeit.',
    ],
    when: [
      'die ersten Mitarbeiter eingestellt werden und Verträge fehlen',
      'jemand wochenlang krank ist und die Regeln unklar sind',
      'sich Arbeitszeiten ändern und alte Verträge nicht mehr passen',
    ],
    gets: [
      'eine kurze Durchsicht eines Ihrer Arbeitsverträge',
      'einen Monatspreis für die Zahl Ihrer Mitarbeiter',
    ],
  },
  transport: {
    words: within('lagerhaltung|spedition|transport|logistik|kurier|fracht|lagerung'),
    sentence: 'Wir machen Transporte.',
    noun: 'Transport und Lager',
    offers: [
      'Wir transportieren Waren auf der Straße.',
      'Wir lagern, kommissionieren und versenden Waren.',
    ],
    when: [
      'eine Lieferung morgen ankommen muss und der Spediteur kein Fahrzeug hat',
      'Ware für den Paketdienst zu lang, zu schwer oder zu empfindlich ist',
      'das Lager voll ist und Paletten irgendwohin müssen',
    ],
    gets: ['einen Preis für eine Ihrer Strecken', 'eine Liste freier Fahrzeuge zu Ihren Terminen'],
  },
  forwarding: {
    words: within(
      'seefracht|luftfracht|seespedition|luftfrachtspedition|überseespedition',
      'internationale spedition|containerverschiffung|sammelcontainer|speditionsagent',
    ),
    sentence: 'Wir organisieren See- und Luftfracht.',
    noun: 'See- und Luftfracht',
    offers: [
      'Wir organisieren See- und Luftfracht von Haus zu Haus.',
      'Wir fassen kleine Sendungen in Sammelcontainern zusammen.',
    ],
    when: [
      'ein Ersatzteil aus Übersee kommen muss, weil die Anlage steht',
      'die erste Bestellung aus Asien fertig ist und niemand Frachtraum gebucht hat',
      'ein Container im Hafen festhängt und Lagergeld kostet',
    ],
    gets: [
      'einen Preis von Haus zu Haus für eine Sendung',
      'eine Liste der nächsten Abfahrten auf Ihrer Strecke',
    ],
  },
  passengers: {
    words: within('busreisen|reisebus|busunternehmen|personenbeförderung|shuttle|mietbus'),
    sentence: 'Wir fahren Gruppen.',
    noun: 'Busfahrten',
    offers: [
      'Wir fahren Gruppen mit Bus und Kleinbus.',
      'Wir fahren zu Flughäfen, Terminen und Veranstaltungen.',
    ],
    when: [
      'ein Team oder Gäste gemeinsam zu einem Termin fahren sollen',
      'die Belegschaft zur Frühschicht nicht mit dem Bus kommt',
      'vor einer Veranstaltung ein Bus oder ein Fahrer ausfällt',
    ],
    gets: [
      'einen Preis für Ihren Termin und Ihre Personenzahl',
      'eine Liste freier Busse zu Ihrem Termin',
    ],
  },
  vehicleDelivery: {
    words: within(
      'fahrzeugüberführung|kfz-überführung|autoüberführung|überführungsfahrt',
      'überführungsdienst|überführungskennzeichen|fahrzeuglogistik|fahrzeugzustellung',
    ),
    sentence: 'Wir überführen Fahrzeuge für Händler und Flotten.',
    noun: 'Fahrzeugüberführungen',
    offers: [
      'Wir überführen Autos und Transporter auf eigener Achse.',
      'Wir übergeben Fahrzeuge an Fahrer und nehmen die alten mit.',
    ],
    when: [
      'ein verkauftes Auto zum Käufer muss, der weit weg wohnt',
      'Leasingwagen bis zum Monatsende zurückgegeben werden müssen',
      'ein Transporter in der falschen Filiale steht und niemand fahren kann',
    ],
    gets: ['einen Festpreis für eine Ihrer Strecken', 'ein Muster unseres Übergabeprotokolls'],
  },
  customs: {
    words: within('zollabwicklung|zollagentur|verzollung|import und export|außenhandel'),
    sentence: '',
    noun: 'Zoll und Einfuhr',
    offers: ['Wir erledigen die Zollabfertigung.', 'Wir beraten bei Import und Export.'],
    when: [
      'eine Sendung beim Zoll liegt und Papiere fehlen',
      'sie zum ersten Mal ein- oder ausführen',
      'die Frist läuft und der Zollagent keine Zeit hat',
    ],
    gets: ['eine Liste der Papiere für Ihre Ware', 'einen Preis für eine Ihrer Sendungen'],
  },
  removals: {
    words: within('umzug|umzüge|entrümpel|haushaltsauflösung|möbeltransport'),
    sentence: 'Wir machen Umzüge.',
    noun: 'Umzug',
    offers: ['Wir ziehen Büros und Wohnungen um.', 'Wir transportieren und lagern Möbel.'],
    when: [
      'ein Büro umzieht und am Montag wieder gearbeitet wird',
      'eine schwere Maschine in eine andere Halle muss',
      'ein Archiv oder ein Lager geräumt werden muss',
    ],
    gets: ['einen Festpreis nach einem Termin vor Ort', 'einen Plan für den Umzugstag'],
  },
  catering: {
    words: within('catering|partyservice|foodtruck|buffet'),
    sentence: 'Wir liefern Essen für Besprechungen und Feiern.',
    noun: 'Catering',
    offers: [
      'Wir machen Catering für Besprechungen und Veranstaltungen.',
      'Wir liefern Mittagessen an Firmen.',
    ],
    when: [
      'eine Besprechung über Mittag geht und Gäste da sind',
      'ein Jubiläum oder ein Sommerfest Essen für die ganze Belegschaft braucht',
      'die Kantine geschlossen ist und die Leute essen wollen',
    ],
    gets: ['zwei Menüs mit Preis pro Person', 'ein Probeessen für zwei'],
  },
  rooms: {
    words: within(
      'hotel|pension(?!s)|tagungsraum|seminarraum|gasthof|ferienwohnung|restaurant|monteurzimmer',
    ),
    sentence: '',
    noun: '',
    offers: [
      'Wir vermieten Räume für Besprechungen und Veranstaltungen.',
      'Wir haben Zimmer für Übernachtungsgäste.',
    ],
    when: [
      'ein Team zwei Tage außerhalb des Büros arbeiten will',
      'eine Besprechung größer ist als die eigenen Räume',
      'Monteure oder Gäste für mehrere Nächte Zimmer brauchen',
    ],
    gets: ['einen Preis für Ihren Termin und Ihre Personenzahl', 'einen Rundgang durch die Räume'],
  },
  events: {
    words: within(
      'veranstaltungstechnik|eventtechnik|eventagentur|tontechnik|lichttechnik|bühnen|festzelt',
    ),
    sentence: '',
    noun: 'Veranstaltungen',
    offers: [
      'Wir planen Veranstaltungen und führen sie durch.',
      'Wir liefern Ton, Licht und Bühnen.',
    ],
    when: [
      'ein Jubiläum näher rückt und noch niemand angefangen hat',
      'eine Rede auch in der letzten Reihe zu verstehen sein muss',
      'vor einer Veranstaltung ein Lieferant abgesprungen ist',
    ],
    gets: [
      'einen ersten Plan mit einem groben Preis',
      'eine Liste, was Ihre Veranstaltung braucht',
    ],
  },
  vehicles: {
    words: within('kfz|autohaus|werkstattservice|fahrzeug|karosserie|nutzfahrzeug|reifen'),
    sentence: '',
    noun: 'Kfz-Service',
    offers: ['Wir reparieren und warten Fahrzeuge.', 'Wir reparieren Karosserien und lackieren.'],
    when: [
      'ein Transporter steht und die Tour gefahren werden muss',
      'bei mehreren Fahrzeugen zugleich die Hauptuntersuchung fällig ist',
      'ein Schaden repariert werden muss, ohne dass eine Woche verloren geht',
    ],
    gets: ['einen Termin noch in dieser Woche', 'einen Preis nach Fotos vom Schaden'],
  },
  waste: {
    words: within('entsorgung|containerdienst|recycling|schrott|abfall'),
    sentence: 'Wir holen und entsorgen Abfall.',
    noun: 'Entsorgung',
    offers: ['Wir holen und entsorgen Abfälle.', 'Wir kaufen und verwerten Schrott.'],
    when: [
      'ein Gebäude geräumt wird und ein Container gebraucht wird',
      'sich Abfall angesammelt hat, den niemand nimmt',
      'sie nachweisen müssen, wo ihr Abfall geblieben ist',
    ],
    gets: ['einen Preis pro Container', 'einen Vorschlag, was sich zu trennen lohnt'],
  },
  property: {
    words: within('hausverwaltung|immobilien|hausmeister|facility|weg-verwaltung|objektbetreuung'),
    sentence: '',
    noun: 'Gebäudebetreuung',
    offers: ['Wir verwalten Gebäude.', 'Wir machen Hausmeisterdienste und Gebäudeunterhalt.'],
    when: [
      'ein Hausmeister in Rente geht und niemand nachkommt',
      'Mieter sich beschweren und niemand antwortet',
      'eine Wohnung oder ein Büro seit Monaten leer steht',
    ],
    gets: ['einen festen Preis pro Einheit', 'einen Rundgang durch Ihr Gebäude'],
  },
  insurance: {
    words: within('versicherung|finanzberat|altersvorsorge|vermögensberat|versicherungsmakler'),
    sentence: 'Wir beraten zu Versicherungen.',
    noun: 'Versicherungen',
    offers: ['Wir beraten Firmen zu Versicherungen.', 'Wir beraten zu Vorsorge und Finanzierung.'],
    when: [
      'ein Beitrag wieder gestiegen ist',
      'ein Schaden da ist und der Versicherer nicht zahlt',
      'die Firma gewachsen ist und niemand die alten Verträge geprüft hat',
    ],
    gets: [
      'einen Vergleich für einen Ihrer Verträge',
      'eine Liste der Risiken, die nicht versichert sind',
    ],
  },
  remediation: {
    words: within('schimmelsanier|schimmelbeseitig|brandschaden|wasserschaden|graffiti|trockeneis'),
    sentence: 'Wir beseitigen Schimmel, Ruß und Graffiti.',
    noun: 'Schadensanierung',
    offers: [
      'Wir trocknen und reinigen Gebäude nach Wasser und Feuer.',
      'Wir beseitigen Schimmel und Graffiti.',
    ],
    when: [
      'ein Rohr geplatzt ist und der Boden unter Wasser liegt',
      'Schimmel gefunden wurde und der Raum gesperrt ist',
      'eine Wand über Nacht besprüht wurde und sauber werden muss',
    ],
    gets: [
      'einen ersten Blick auf den Schaden',
      'einen schriftlichen Preis nach einem Termin vor Ort',
    ],
  },
}
