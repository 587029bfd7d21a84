import { within } from '../../letters.ts'
import type { EquippingTrades } from '../../trade-ids.ts'

/** Trades that equip buildings and look after what is in them, as firms of them speak. */
export const equipping: EquippingTrades = {
  stone: {
    words: within(
      'steinmetz|naturstein|granit|marmor|steinbildhauer|terrazzo|betonwerkstein',
      'arbeitsplatten aus stein|steinarbeiten',
    ),
    sentence: 'Wir verarbeiten Naturstein.',
    noun: 'Naturstein',
    offers: [
      'Wir fertigen Stufen, Arbeitsplatten und Fassaden aus Stein.',
      'Wir schneiden Stein nach Zeichnung und verlegen ihn.',
    ],
    when: [
      'eine Stufe oder Platte gebrochen ist und der Ersatz passen muss',
      'die Baustelle Platten in Maßen braucht, die niemand auf Lager hat',
      'eine Küche oder ein Empfang erneuert wird und eine Platte fehlt',
    ],
    gets: ['einen Preis nach Ihrer Skizze mit Maßen', 'Muster der Steine, die infrage kommen'],
  },
  scaffolding: {
    words: within(
      'gerüstbau|gerüstverleih|gerüstvermiet|gerüststell|gerüstarbeit|baugerüst|rollgerüst',
      'fahrgerüst|fassadengerüst|arbeitsgerüst|schutzgerüst|traggerüst',
    ),
    sentence: 'Wir bauen Gerüste.',
    noun: 'Gerüstbau',
    offers: ['Wir bauen Gerüste auf und wieder ab.', 'Wir vermieten Gerüste und Rollgerüste.'],
    when: [
      'die Maler am Montag kommen und noch kein Gerüst steht',
      'Dach oder Fassade repariert werden und der Laden offen bleiben soll',
      'ein Gerüst um Maschinen oder Bäume herum gebaut werden muss',
    ],
    gets: ['einen Festpreis nach einem Termin vor Ort', 'eine Liste unserer freien Termine'],
  },
  lifts: {
    words: within(
      'aufzugs?(?:bau|anlage|technik|wartung|modernisierung|service|firma)|aufzüge',
      'personenaufzug|lastenaufzug|güteraufzug|liftanlage|liftbau|treppenlift|plattformlift',
      'homelift|fahrtreppe|rolltreppe',
    ),
    sentence: 'Wir bauen und warten Aufzüge.',
    noun: 'Aufzüge',
    offers: ['Wir bauen, reparieren und warten Aufzüge.', 'Wir modernisieren ältere Aufzüge.'],
    when: [
      'der Aufzug steht und die Mieter sich beschweren',
      'der Wartungsvertrag mit dem Hersteller jedes Jahr teurer wird',
      'die Prüfung Mängel ergeben hat und eine Frist läuft',
    ],
    gets: [
      'einen Vergleichspreis zu Ihrem Wartungsvertrag',
      'eine Durchsicht eines Aufzugs mit kurzem Bericht',
    ],
  },
  gates: {
    words: within(
      'industrietor|sektionaltor|rolltor|schnelllauftor|schiebetor|garagentor|hoftor|torbau',
      'toranlage|tortechnik|torservice|torantrieb|ladebrücke|verladetechnik|automatiktür',
      'zaunbau|zaunanlage|zäune|schrankenanlage|drehkreuz',
    ),
    sentence: 'Wir bauen und warten Tore, Türen und Zäune.',
    noun: 'Tore und Türen',
    offers: [
      'Wir montieren, reparieren und warten Industrietore.',
      'Wir bauen Zäune und Schranken.',
    ],
    when: [
      'ein Tor nicht mehr schließt und die Halle nachts offen steht',
      'ein Lkw ein Tor oder einen Zaun angefahren hat',
      'die jährliche Prüfung ihrer Tore fällig ist',
    ],
    gets: ['einen Preis für die jährliche Wartung', 'einen Festpreis nach Fotos und Maßen'],
  },
  insulation: {
    words: within(
      'wärmedämm|dachdämm|fassadendämm|kerndämm|einblasdämm|kellerdeckendämm|dämmarbeiten',
      'dämmstoff|dämmtechnik|kältedämm|rohrisolier|technische isolierung|bauwerksabdicht',
      'kellerabdicht',
    ),
    sentence: 'Wir dämmen Gebäude und Rohrleitungen.',
    noun: 'Dämmung',
    offers: [
      'Wir dämmen Dächer, Wände und Keller.',
      'Wir dämmen Rohre, Behälter und Industrieanlagen.',
    ],
    when: [
      'es unter dem Dach im Sommer heiß und im Winter kalt ist',
      'Rohre oder Behälter Wärme verlieren, die schon bezahlt ist',
      'die Wände hinter den Schränken feucht werden',
    ],
    gets: ['einen Festpreis nach einem Termin vor Ort', 'eine Schätzung, was Sie damit sparen'],
  },
  fireSafety: {
    words: within(
      'brandschutz|feuerlöscher|rauchmelder|brandmelde|rauchabzug|rwa-anlage|sprinkler',
      'löschanlage|wandhydrant|fluchtpl[aä]n|rettungspl[aä]n|fluchtweg|notbeleuchtung',
      'sicherheitsbeleuchtung|evakuierung',
    ),
    sentence: 'Wir prüfen und warten Brandschutztechnik.',
    noun: 'Brandschutz',
    offers: [
      'Wir liefern und warten Feuerlöscher und Rauchmelder.',
      'Wir zeichnen Fluchtpläne und schulen Mitarbeiter für den Brandfall.',
    ],
    when: [
      'die Prüfplakette auf den Feuerlöschern abgelaufen ist',
      'die Versicherung oder die Behörde die Prüfnachweise sehen will',
      'Räume umgebaut wurden und die Fluchtpläne nicht mehr stimmen',
    ],
    gets: [
      'eine Mängelliste nach einem Termin vor Ort',
      'einen Preis für die Prüfung Ihrer Feuerlöscher',
    ],
  },
  racks: {
    words: within(
      'regalsystem|palettenregal|lagertechnik|fördertechnik|förderband|förderbänder|lagerbühne',
      'lagereinrichtung',
    ),
    sentence: 'Wir liefern und montieren Regale und Fördertechnik.',
    noun: 'Lagertechnik',
    offers: ['Wir planen und montieren Regale.', 'Wir bauen und montieren Förderbänder.'],
    when: [
      'das Lager voll ist, obwohl oben noch Platz ist',
      'von Hand getragen wird, was ein Band bewegen könnte',
      'eine Prüfung verbogene Stützen in einem Regal gefunden hat',
    ],
    gets: ['eine Skizze für Ihr Lager', 'einen Preis nach Ihrem Grundriss'],
  },
  drilling: {
    words: within('brunnenbau|brunnenbohr|erdwärme|geothermie|baugrund|bohrungen|grundwasser'),
    sentence: 'Wir bohren Brunnen und untersuchen den Baugrund.',
    noun: 'Bohrungen',
    offers: [
      'Wir bohren Brunnen und für Erdwärme.',
      'Wir bohren und untersuchen den Boden für Bauvorhaben.',
    ],
    when: [
      'der Boden bekannt sein muss, bevor das Fundament geplant wird',
      'Leitungswasser für die Flächen zu teuer wird',
      'eine Wärmepumpe geplant ist und die Bohrung fehlt',
    ],
    gets: ['einen Preis für die Bohrung bei Ihnen', 'eine erste Einschätzung zum Boden'],
  },
  trafficControl: {
    words: within(
      'verkehrssicherung|absperrung|verkehrsführung|baustellensicherung|verkehrslenkung',
    ),
    sentence: 'Wir sperren Straßen ab und lenken den Verkehr.',
    noun: 'Verkehrssicherung',
    offers: [
      'Wir planen und bauen Absperrungen auf.',
      'Wir holen Genehmigungen ein und lenken den Verkehr.',
    ],
    when: [
      'eine Baustelle beginnt und die Genehmigung fehlt',
      'ein Kran einen Tag lang die Straße braucht',
      'eine Veranstaltung gesperrte Straßen und Helfer braucht',
    ],
    gets: ['einen Plan für Ihre Baustelle mit Preis', 'eine Liste der nötigen Genehmigungen'],
  },
  eventHire: {
    words: within(
      'zeltverleih|partyzelt|mobiltoilette|toilettenwagen|möbelverleih|eventverleih|kühlanhänger',
    ),
    sentence: 'Wir vermieten Zelte, Toiletten und Möbel für Feste.',
    noun: 'Verleih für Feste',
    offers: [
      'Wir vermieten Zelte und Möbel für Veranstaltungen.',
      'Wir vermieten mobile Toiletten und Kühlanhänger.',
    ],
    when: [
      'ein Fest einen Termin hat und das Zelt nicht bestellt ist',
      'mehr Gäste kommen, als Toiletten da sind',
      'die Kühlung zwei Tage vor dem Fest ausfällt',
    ],
    gets: ['eine Liste, was zu Ihrem Termin frei ist', 'einen Preis für Ihre Gästezahl'],
  },
}
