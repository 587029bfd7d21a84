import { within, wordsOf } from '../letters.ts'
import type { Trades } from '../trade-ids.ts'

/** Words for each trade, what a firm of it does in a sentence, and its work for a subject. */
export const trades: Trades = {
  electrical: [
    within('elektroinstallation|elektriker|elektrotechnik|elektroanlagen|elektro'),
    'Wir machen Elektroinstallationen.',
    'Elektroarbeiten',
  ],
  plumbing: [
    within('heizung|sanitär|installateur|badsanierung|haustechnik|wärmepumpe'),
    'Wir machen Heizung und Sanitär.',
    'Heizung und Sanitär',
  ],
  ventilation: [
    within('kälte(?:technik|anlage)|klima(?:technik|anlage|gerät)|lüftung|rlt-anlage'),
    'Wir machen Kälte- und Klimatechnik.',
    'Kälte und Klima',
  ],
  solar: [
    within('photovoltaik|solar|pv-anlage|ladestation|wallbox|stromspeicher'),
    'Wir bauen Solaranlagen.',
    'Solarstrom',
  ],
  roofing: [
    within('dachdecker|bedachung|dachsanierung|flachdach|dacharbeiten|spengler'),
    'Wir decken und reparieren Dächer.',
    'Dacharbeiten',
  ],
  painting: [
    within('maler(?!ei)|lackier|verputz|trockenbau|stuckateur|fassadenanstrich'),
    'Wir machen Malerarbeiten.',
    'Malerarbeiten',
  ],
  joinery: [
    within('schreiner|tischler|möbelbau|zimmerei|holzbau|einbaumöbel'),
    'Wir sind eine Schreinerei.',
    'Schreinerarbeiten',
  ],
  windows: [
    within('fensterbau|haustüren|glaser|verglasung|rollläden|rolladen|sonnenschutz'),
    'Wir machen Fenster und Türen.',
    'Fenster und Türen',
  ],
  flooring: [
    within('bodenleger|bodenbeläge|parkett|fliesen|estrich|bodenbeschichtung'),
    'Wir verlegen Böden.',
    'Bodenarbeiten',
  ],
  metalwork: [
    within('metallbau|schlosserei|stahlbau|schweiß|schweiss|schmied|geländer'),
    'Wir machen Metallbau.',
    'Metallbau',
  ],
  machining: [
    within(
      'formenbau|stanzwerkzeug|präzisionsteile|zerspanung|cnc|drehteile|frästeile',
      'werkzeugbau|lohnfertigung|dreherei',
    ),
    'Wir drehen und fräsen Teile.',
    'Dreh- und Frästeile',
  ],
  finishing: [
    within('beschichtung|galvanik|galvani|eloxal|eloxier|pulverbeschicht|verzink|sandstrahl'),
    'Wir veredeln Oberflächen von Metallteilen.',
    'Oberflächen',
  ],
  plastics: [
    within('spritzguss|kunststoff(?:teile|technik|verarbeitung)|3d-druck|tiefzieh'),
    'Wir machen Kunststoffteile.',
    'Kunststoffteile',
  ],
  electronics: [
    within('leiterplatte|platinen|elektronikfertigung|elektronikentwicklung|sensorik'),
    'Wir fertigen Elektronik.',
    'Elektronik',
  ],
  machinery: [
    within(
      'maschinenbau|kompressor|druckluft|sondermaschinen|automatisierung|steuerungsbau',
      'hydraulik|pumpen',
    ),
    '',
    'Maschinen und Steuerungen',
  ],
  construction: [
    within('bauunternehm|hochbau|sanierung|umbau|maurer|betonbau|schlüsselfertig'),
    'Wir bauen und sanieren.',
    'Bauarbeiten',
  ],
  groundworks: [
    within(
      'tiefbau|breitbandausbau|kabelverlegung|erdarbeiten|erdbau|abbruch|pflaster|kanalbau',
      'baggerarbeiten',
    ),
    'Wir machen Tiefbau und Erdarbeiten.',
    'Tiefbau',
  ],
  rental: [
    within('vermietung|mietpark|gerüstbau|kranverleih|verleih|arbeitsbühne'),
    '',
    'Mietgeräte',
  ],
  gardening: [
    within('gartenbau|gartenpflege|galabau|landschaftsbau|baumpflege|grünpflege'),
    'Wir machen Gartenbau und Gartenpflege.',
    'Gartenpflege',
  ],
  cleaning: [
    within('gebäudereinigung|büroreinigung|unterhaltsreinigung|glasreinigung|reinigung'),
    'Wir machen Gebäudereinigung.',
    'Reinigung',
  ],
  security: [
    within('sicherheitsdienst|wachdienst|objektschutz|alarmanlage|schließanlage|videoüberwachung'),
    '',
    'Objektschutz',
  ],
  pests: [
    within('schädlingsbekämpf|kammerjäger|taubenabwehr'),
    'Wir bekämpfen Schädlinge.',
    'Schädlingsbekämpfung',
  ],
  inspection: [
    within('dguv|uvv-prüfung|geräteprüfung|kalibrier|brandschutz|arbeitssicherheit|messtechnik'),
    '',
    'Prüfungen',
  ],
  surveying: [within('vermessung|baugrund|geotechnik|gutachter|sachverständige'), '', 'Vermessung'],
  planning: [
    within('architekt|statik|tragwerksplanung|ingenieurbüro|bauplanung|bauleitung'),
    'Wir planen Gebäude.',
    'Planung',
  ],
  itSupport: [
    within(
      'it-service|it-support|it-dienstleist|systemhaus|netzwerk|server|it-betreuung|it-sicherheit',
    ),
    '',
    'IT-Betreuung',
  ],
  software: [
    within(
      'software|app-entwicklung|programmierung|datenbank|schnittstellen|künstliche intelligenz',
    ),
    '',
    'Software',
  ],
  webDesign: [
    within('webdesign|webseite|website|internetseite|onlineshop|online-shop|webentwicklung'),
    'Wir bauen Websites.',
    'Website',
  ],
  advertising: [
    within('werbeagentur|marketing|grafikdesign|corporate design|markenentwicklung|social media'),
    '',
    'Werbung',
  ],
  printing: [
    within('druckerei|drucksachen|digitaldruck|werbetechnik|beschriftung|werbemittel'),
    'Wir sind eine Druckerei.',
    'Drucksachen',
  ],
  photography: [
    within('fotograf|fotografie|imagefilm|videoproduktion|luftaufnahmen|filmproduktion'),
    'Wir fotografieren und filmen.',
    'Fotos und Film',
  ],
  translation: [
    within('übersetz|dolmetsch|lokalisierung|lektorat'),
    'Wir übersetzen Texte und Dokumente.',
    'Übersetzungen',
  ],
  accounting: [
    within(
      'steuerberat|steuerkanzlei|buchhaltung|buchführung|lohnabrechnung|jahresabschluss|treuhand',
    ),
    'Wir machen Buchhaltung.',
    'Buchhaltung',
  ],
  law: [
    within('rechtsanw|anwaltskanzlei|arbeitsrecht|vertragsrecht|mandant|notar(?!zt)'),
    '',
    'Rechtsfragen',
  ],
  consulting: [
    within(
      'unternehmensberat|managementsystem|qualitätsmanagement|organisationsentwicklung|iso 9001',
      'prozessberatung',
    ),
    '',
    '',
  ],
  training: [
    within('schulung|seminar|weiterbildung|workshop|coaching|lehrgang|training|erste[- ]hilfe'),
    '',
    'Schulungen',
  ],
  staffing: [
    within(
      'personalvermittlung|personalberatung|zeitarbeit|arbeitnehmerüberlassung|personaldienst',
      'recruiting',
    ),
    'Wir finden Leute für offene Stellen.',
    'Offene Stellen',
  ],
  transport: [
    within('3pl|fulfillment|lagerhaltung|spedition|transport|logistik|kurier|fracht|lagerung'),
    'Wir machen Transporte.',
    'Transporte',
  ],
  passengers: [
    within('busreisen|reisebus|busunternehmen|personenbeförderung|shuttle|mietbus'),
    'Wir fahren Gruppen.',
    'Busfahrten',
  ],
  customs: [
    within('zollabwicklung|zollagentur|verzollung|import und export|außenhandel'),
    '',
    'Zoll und Einfuhr',
  ],
  removals: [
    within('umzug|umzüge|entrümpel|haushaltsauflösung|möbeltransport'),
    'Wir machen Umzüge.',
    'Umzug',
  ],
  catering: [
    within('catering|partyservice|foodtruck|buffet'),
    'Wir liefern Essen für Besprechungen und Feiern.',
    'Catering',
  ],
  rooms: [
    within(
      'hotel|pension(?!s)|tagungsraum|seminarraum|gasthof|ferienwohnung|restaurant|monteurzimmer',
    ),
    '',
    '',
  ],
  events: [
    within(
      'veranstaltungstechnik|eventtechnik|eventagentur|tontechnik|lichttechnik|bühnen|festzelt',
    ),
    '',
    'Veranstaltungen',
  ],
  vehicles: [
    within('kfz|autohaus|werkstattservice|fahrzeug|karosserie|nutzfahrzeug|reifen'),
    '',
    'Fahrzeuge',
  ],
  waste: [
    within('entsorgung|containerdienst|recycling|schrott|abfall|aktenvernichtung'),
    'Wir holen und entsorgen Abfall.',
    'Entsorgung',
  ],
  property: [
    within('hausverwaltung|immobilien|hausmeister|facility|weg-verwaltung|objektbetreuung'),
    '',
    'Gebäudebetreuung',
  ],
  insurance: [
    within('versicherung|finanzberat|altersvorsorge|vermögensberat|versicherungsmakler'),
    'Wir beraten zu Versicherungen.',
    'Versicherungen',
  ],
  interiors: [
    within('innenausbau|raumausstatt|innenarchitekt|ladenbau|büromöbel|akustik|messebau'),
    'Wir richten Räume ein.',
    'Einrichtung',
  ],
  textiles: [
    within(
      'stickerei|arbeitskleidung|berufskleidung|polster|wäscherei|textildruck|näherei|schneiderei',
    ),
    '',
    'Textilien',
  ],
  packaging: [
    within('verpackung|kartonagen|etiketten|wellpappe|paletten|exportkisten'),
    '',
    'Verpackungen',
  ],
  supplies: [
    wordsOf('großhandel|grosshandel|fachhandel|\\p{L}*ersatzteile|\\p{L}*händler|\\p{L}*bedarf'),
    '',
    '',
  ],
}
