import { within } from '../../letters.ts'
import type { IndustrialTrades } from '../../trade-ids.ts'

/** Suppliers and contractors of industry, fleets and offices, as firms of them speak. */
export const industrial: IndustrialTrades = {
  gases: {
    words: within(
      'industriegas|technische gase|medizinische gase|schweißgas|schutzgas|spezialgas|prüfgas',
      'lebensmittelgas|druckgas|gasflasche|flaschengas|acetylen|(?<!\\p{L})argon(?!\\p{L})',
      'flüssigstickstoff|stickstofflief|stickstoffversorg|trockeneis(?!.?(?:strahl|reinig))',
    ),
    sentence: 'Wir liefern technische Gase.',
    noun: 'Technische Gase',
    offers: [
      'Wir liefern Schweißgase und tauschen leere Flaschen.',
      'Wir liefern Stickstoff, medizinische Gase und Trockeneis.',
    ],
    when: [
      'mitten in der Schweißnaht das Gas ausgeht und der Lieferant erst am Freitag kommt',
      'auf der Rechnung Miete für Flaschen steht, die keiner mehr findet',
      'eine gekühlte Sendung bis morgen früh Trockeneis braucht',
    ],
    gets: [
      'einen Preis für Ihren Jahresbedarf',
      'eine Zählung der Flaschen, für die Sie Miete zahlen',
    ],
  },
  copiers: {
    words: within(
      'kopierer|kopiersystem|kopiergerät|multifunktionsgerät|multifunktionsdruck',
      'multifunktionssystem|drucker-?(?:miet|verleih|service|leasing|reparatur|wartung|flotte)',
      '(?<!\\p{L})toner(?!de)|druckmanagement|managed print|bürodrucker|laserdrucker',
      'druckerpatrone|tintenpatrone|bürotechnik|drucker und',
    ),
    sentence: 'Wir vermieten und warten Drucker und Kopierer.',
    noun: 'Drucker und Kopierer',
    offers: [
      'Wir vermieten Drucker und Kopierer zum Preis pro Seite.',
      'Wir reparieren Bürodrucker und liefern Toner.',
    ],
    when: [
      'vor einer Besprechung der Kopierer streikt und der Techniker erst nächste Woche kommt',
      'sich der Leasingvertrag für die Kopierer bald von selbst verlängert',
      'auf jedem Tisch ein anderer Drucker steht und nie der passende Toner da ist',
    ],
    gets: ['einen Seitenpreis zum Vergleich', 'eine Liste, was Ihre Drucker wirklich kosten'],
  },
  vetting: {
    words: within(
      'bewerberprüfung|bewerberscreening|background.?check|hintergrundprüf|lebenslaufprüf',
      'pre-?employment|geschäftspartnerprüf|integritätsprüf|due.?diligence-(?:prüf|recherch)',
      'mitarbeiterüberprüf|zuverlässigkeitsüberprüf|detektei|wirtschaftsdetekt|privatdetekt',
      'wirtschaftsermitt|privatermitt|detektivbüro',
    ),
    sentence: 'Wir prüfen und ermitteln für Unternehmen.',
    noun: 'Prüfung von Bewerbern',
    offers: [
      'Wir prüfen Lebensläufe und Zeugnisse von Bewerbern.',
      'Wir recherchieren Geschäftspartner und ermitteln bei Betrug.',
    ],
    when: [
      'bei einer Bewerbung für die Buchhaltung ein Zeugnis seltsam aussieht',
      'ein Vertrag mit einem Lieferanten im Ausland ansteht, den niemand kennt',
      'im Lager Ware verschwindet und die Bücher nichts davon zeigen',
    ],
    gets: ['einen Musterbericht ohne Namen', 'ein vertrauliches Erstgespräch zum Fall'],
  },
  vehicleWash: {
    words: within(
      '(?:lkw|truck|bus|trailer|auto|fahrzeug|nutzfahrzeug|tank)[- ]?(?:wäsche|wasch|wash)',
      'tankinnenreinig|siloreinig|(?:lkw|bus|trailer|anhänger|fuhrpark|fahrzeug)-?reinig',
      'fahrzeugaufbereit|autoaufbereit|fahrzeugdesinf|fahrzeugpflege|waschstraße|waschpark',
    ),
    sentence: 'Wir waschen Lkw, Auflieger und Fuhrparks.',
    noun: 'Fahrzeugwäsche',
    offers: [
      'Wir waschen und desinfizieren Lkw, Auflieger und Tankwagen.',
      'Wir kommen auf den Hof und waschen den ganzen Fuhrpark.',
    ],
    when: [
      'ein Lebensmittelkunde den Auflieger ohne Reinigungsbeleg abweist',
      'den ganzen Winter Streusalz an den Lkw klebt',
      'die Fahrer am Freitagnachmittag mit dem Schlauch auf dem Hof stehen',
    ],
    gets: ['eine Probewäsche für einen Lkw', 'einen Festpreis pro Fahrzeug und Termin'],
  },
  roadworks: {
    words: within(
      'straßenbau|strassenbau|asphalt|straßensanier|straßeninstand|straßenmarkier',
      'fahrbahnmarkier|parkplatzmarkier|bodenmarkier|parkplatzbau|parkplatzsanier',
      'verkehrswegebau|schlagloch|schlaglöcher|hofbefestig',
    ),
    sentence: 'Wir bauen und sanieren Straßen und Höfe.',
    noun: 'Straßen- und Asphaltbau',
    offers: [
      'Wir asphaltieren Straßen, Höfe und Parkplätze.',
      'Wir flicken Schlaglöcher und markieren Fahrbahnen und Stellplätze.',
    ],
    when: [
      'der Stapler in den Schlaglöchern auf dem Hof seine Ladung verliert',
      'die Linien auf dem Parkplatz verblasst sind und jeder kreuz und quer steht',
      'nach jedem Regen das Wasser vor den Laderampen steht',
    ],
    gets: [
      'eine Begehung Ihres Hofs mit schriftlichem Angebot',
      'einen Richtpreis nach Fotos und Fläche',
    ],
  },
  commodities: {
    words: within(
      'rohstoffhandel|rohstoffhändler|rohstoffexport|rohstoffimport|agrarrohstoff|agrarhandel',
      '(?:metall|erz|getreide|kaffee|kakao|zucker|mineralien|rohwaren)(?:groß)?handel',
      'handel mit (?:rohstoff|metall|getreide|mineral|kaffee|kakao|zucker|erz)|rohkaffee',
      'handeln mit rohstoff|kakaobohne|kaffeeimport|kaffeeexport|industriemineral|ferrolegierung|ölsaaten',
    ),
    sentence: 'Wir handeln mit Rohstoffen.',
    noun: 'Rohstoffe',
    offers: [
      'Wir liefern Kaffee, Kakao, Zucker und Getreide im Container.',
      'Wir liefern Metalle und Minerale direkt aus Minen.',
    ],
    when: [
      'eine Ladung im Hafen festsitzt und das Werk noch für eine Woche Vorrat hat',
      'eine Charge im Labor durchfällt und schnell ersetzt werden muss',
      'der einzige Lieferant zum nächsten Quartal die Preise erhöht',
    ],
    gets: ['ein Muster mit Analysenzertifikat', 'einen Preis frei Hafen'],
  },
  mining: {
    words: within(
      'bergbau-?(?:unternehm|dienst|betrieb|planung|ingenieur|spezial)|tagebau|bergwerk',
      'steinbruch|steinbrüche|sprengtechnik|sprengarbeit|sprengmeister|sprengunternehm',
      'sprengdienst|felssicher|felsabtrag|felsspreng|felsbau|gesteinsgewinn|kieswerk|kiesgrube',
      'sandgrube|schotterwerk|schachtbau|gebirgsmechanik|rohstoffgewinnung|sand und kies',
      'kies und sand',
    ),
    sentence: 'Wir arbeiten in Bergwerken und Steinbrüchen.',
    noun: 'Bergbau und Sprengtechnik',
    offers: [
      'Wir bohren, sprengen und brechen Gestein in Steinbrüchen.',
      'Wir planen und sichern Stollen, Schächte und Felswände.',
    ],
    when: [
      'über der Fahrstraße loses Gestein hängt und der Abbau ruht',
      'der Brecher steht, weil zu wenig Haufwerk gesprengt ist',
      'auf der Baustelle Fels auftaucht und kein Bagger durchkommt',
    ],
    gets: ['eine Begehung der Felswand mit Kurzbericht', 'einen Preis pro Tonne oder Kubikmeter'],
  },
  displays: {
    words: within(
      'digital signage|led-?(?:video)?(?:wand|wände|wall|screen|display|bildschirm)|videowand',
      'videowände|videowall|werbedisplay|werbebildschirm|infodisplay|informationsdisplay',
      'infobildschirm|großbildschirm|großbildwand|anzeigetafel|digitale plakat',
      'digitale werbe(?:fläche|tafel)|outdoor-?display|schaufensterdisplay|bildschirmvermiet',
    ),
    sentence: 'Wir bauen Bildschirme und LED-Wände.',
    noun: 'Bildschirme und LED-Wände',
    offers: [
      'Wir bauen LED-Wände und Bildschirme für innen und außen.',
      'Wir betreiben Werbebildschirme und pflegen ihre Inhalte.',
    ],
    when: [
      'der Bildschirm im Empfang schwarz bleibt und Besucher nach dem Weg fragen',
      'für jede Aktion neue Plakate gedruckt und aufgehängt werden müssen',
      'eine Messe ansteht und die Halle für einen Beamer zu hell ist',
    ],
    gets: ['ein Bild, wie ein Bildschirm in Ihrem Empfang aussieht', 'einen Bildschirm zum Testen'],
  },
  concrete: {
    words: within(
      'transportbeton|fertigbeton|frischbeton|mischbeton|betonpump|betonlief|betonmisch',
      'betonfertigteil|betonelement|betonteile|betonrohr|betonstein|betontreppe',
      'betonwerk(?!stein)|fertigteilwerk|fertigteiltreppe|mörtelwerk',
    ),
    sentence: 'Wir liefern Beton und Fertigteile.',
    noun: 'Beton und Fertigteile',
    offers: [
      'Wir liefern Transportbeton und pumpen ihn an Ort und Stelle.',
      'Wir fertigen Treppen, Wände und Rohre aus Beton.',
    ],
    when: [
      'der Fahrmischer auf sich warten lässt und die Kolonne an der Schalung steht',
      'ein Fundament hinter dem Haus liegt, wo kein Mischer hinkommt',
      'die Fertigteiltreppe zwei Wochen Verspätung hat und der Rohbau ruht',
    ],
    gets: ['einen Preis frei Baustelle', 'einen freien Termin für Ihre nächste Betonage'],
  },
  telematics: {
    words: within(
      'telematik(?!infrastruktur)|gps-?(?:ortung|track|sender|überwach)|fahrzeugortung',
      'flottenortung|maschinenortung|containerortung|trailer-?(?:ortung|track)|asset-?track',
      '(?:flotten|fuhrpark)management-?(?:software|system|lösung)|fuhrparksoftware',
      'ortungssystem|ladungsüberwach|kühlkettenüberwach|dashcam|elektronisches fahrtenbuch',
    ),
    sentence: 'Wir orten Fahrzeuge, Auflieger und Ladung.',
    noun: 'GPS-Ortung und Telematik',
    offers: [
      'Wir rüsten Fahrzeuge und Auflieger mit GPS-Ortung aus.',
      'Wir zeigen Fuhrparks Standort und Verbrauch jedes Fahrzeugs.',
    ],
    when: [
      'seit Montag ein Auflieger fehlt und keiner weiß, wo er steht',
      'am Wochenende eine Maschine von der Baustelle gestohlen wurde',
      'eine Kühlladung warm ankommt und niemand sagen kann, seit wann',
    ],
    gets: [
      'einen Sender zum Testen in einem Fahrzeug',
      'einen Blick auf die Karte mit eigenen Daten',
    ],
  },
  charging: {
    words: within(
      'ladestation|ladesäule|wallbox|ladeinfrastruktur|ladelösung|ladepark|ladepunkt|schnelllad',
      'lademanagement|ladeplätze|ladeplatz',
    ),
    sentence: 'Wir bauen Ladestationen für Elektroautos.',
    noun: 'Ladestationen',
    offers: [
      'Wir bauen Ladestationen auf Parkplätzen und Betriebshöfen.',
      'Wir betreiben Ladestationen und rechnen den Strom ab.',
    ],
    when: [
      'die ersten elektrischen Dienstwagen kommen und keiner im Betrieb laden kann',
      'die Hauptsicherung fällt, sobald drei Autos gleichzeitig laden',
      'Mitarbeiter im Betrieb laden und der Strom nicht abgerechnet werden kann',
    ],
    gets: ['eine Prüfung, was Ihr Netzanschluss hergibt', 'einen Preis für Ihre Stellplätze'],
  },
  vending: {
    words: within(
      'verkaufsautomat|getränkeautomat|snackautomat|warenautomat|kaffeeautomat|vending',
      'kaffeevollautomat|wasserspender|automatenaufstell|automatenverpfleg|automatenservice',
      'bürokaffee|kaffee fürs büro|kaffeeservice|kaffeemaschine',
      'smart fridge|betriebsverpfleg',
    ),
    sentence: 'Wir stellen Automaten auf und befüllen sie.',
    noun: 'Kaffee- und Getränkeautomaten',
    offers: [
      'Wir stellen Automaten in Betrieben auf und befüllen sie.',
      'Wir versorgen Büros mit Kaffeemaschinen und Wasserspendern.',
    ],
    when: [
      'die Kaffeemaschine wieder streikt und das Büro zur Tankstelle läuft',
      'die Nachtschicht nach Kantinenschluss nichts mehr zu essen findet',
      'Mitarbeiter Wasserkisten in den dritten Stock tragen',
    ],
    gets: [
      'eine Kaffeemaschine zum Testen für Ihr Team',
      'einen Automaten ohne Miete und Mindestumsatz',
    ],
  },
}
