import { within } from '../../letters.ts'
import type { AdvisingTrades } from '../../trade-ids.ts'

/** Trades of advisers and makers of plans and software, as firms of them speak. */
export const advising: AdvisingTrades = {
  planning: {
    words: within('architekt|statik|tragwerksplanung|ingenieurbüro|bauplanung|bauleitung'),
    sentence: 'Wir planen Gebäude.',
    noun: 'Planung',
    offers: ['Wir planen Neubauten und Umbauten.', 'Wir machen Statik und technische Planung.'],
    when: [
      'eine Baugenehmigung gebraucht wird und Pläne fehlen',
      'ein Gebäude anders genutzt werden soll als bisher',
      'die eigenen Planer für ein weiteres Projekt keine Zeit haben',
    ],
    gets: ['eine erste Einschätzung, was bei Ihnen möglich ist', 'einen Preis für die erste Phase'],
  },
  inspection: {
    words: within('dguv|uvv-prüfung|geräteprüfung|kalibrier|arbeitssicherheit|messtechnik'),
    sentence: '',
    noun: 'Prüfungen',
    offers: ['Wir prüfen Anlagen und Geräte.', 'Wir kalibrieren Messgeräte.'],
    when: [
      'eine Prüfung fällig ist und die Bescheinigung abläuft',
      'bei einem Audit Nachweise gefehlt haben',
      'eine neue Maschine Papiere braucht, bevor sie laufen darf',
    ],
    gets: ['eine Liste, was wann geprüft werden muss', 'einen Preis für die Prüfung Ihrer Geräte'],
  },
  health: {
    words: within(
      'arbeitsmedizin|betriebsarzt|betriebsärzt|fachkraft für arbeitssicherheit',
      'gefährdungsbeurteilung|sifa-|arbeitsschutzberat|sicherheitstechnische betreuung',
      'sigeko',
    ),
    sentence: 'Wir betreuen Betriebe im Arbeitsschutz.',
    noun: 'Arbeitsschutz',
    offers: [
      'Wir erstellen Gefährdungsbeurteilungen und halten die Unterlagen aktuell.',
      'Wir organisieren die arbeitsmedizinische Vorsorge für Mitarbeiter.',
    ],
    when: [
      'sich die Aufsicht angekündigt hat und die Gefährdungsbeurteilungen veraltet sind',
      'es einen Arbeitsunfall gab und Unterlagen verlangt werden',
      'ein Auftraggeber Nachweise zum Arbeitsschutz sehen will',
    ],
    gets: ['eine Liste der Unterlagen, die Sie brauchen', 'einen Preis pro Mitarbeiter und Jahr'],
  },
  valuation: {
    words: within(
      'immobilienbewertung|unternehmensbewertung|maschinenbewertung|verkehrswert',
      'wertgutachten|wertermittlung|anlagenbewertung|firmenbewertung',
    ),
    sentence: 'Wir bewerten Immobilien, Maschinen und Firmen.',
    noun: 'Bewertungen',
    offers: [
      'Wir bewerten Gebäude, Grundstücke und Maschinen mit schriftlichem Gutachten.',
      'Wir bewerten Unternehmen vor Verkauf oder Übergabe.',
    ],
    when: [
      'die Bank vor dem Kredit ein Gutachten verlangt',
      'ein Gesellschafter ausscheidet und sein Anteil ausgezahlt werden muss',
      'Maschinen verkauft oder versichert werden und ihr Wert unklar ist',
    ],
    gets: ['einen Festpreis für das Gutachten', 'eine Liste der Unterlagen, die wir brauchen'],
  },
  metering: {
    words: within(
      'fernauslesung|energiemonitoring|energiemessung|zählerablesung|messstellenbetr',
      'submetering|smart meter|fernüberwachung|telemetrie|zustandsüberwachung',
    ),
    sentence: 'Wir messen und überwachen Energie und Maschinen.',
    noun: 'Messung und Überwachung',
    offers: [
      'Wir bauen Zähler ein und zeigen den Verbrauch pro Maschine.',
      'Wir überwachen Maschinen und Anlagen aus der Ferne.',
    ],
    when: [
      'die Stromrechnung steigt und niemand weiß, welche Maschine schuld ist',
      'Mieter nach dem wirklichen Verbrauch abgerechnet werden wollen',
      'nachts eine Pumpe ausgefallen ist und es erst morgens jemand merkte',
    ],
    gets: ['eine Liste der Stellen, an denen sich Messen lohnt', 'einen Preis pro Messstelle'],
  },
  energyAdvice: {
    words: within(
      'energieberat|energieausweis|energieaudit|energieeffizienzberat',
      'sanierungsfahrplan|fördermittelberatung|energieeffizienz-expert',
      'energiegutachten',
    ),
    sentence: 'Wir beraten zu Energie und Förderung.',
    noun: 'Energieberatung',
    offers: [
      'Wir machen Energieaudits für Gebäude und Betriebe.',
      'Wir stellen Energieausweise aus und prüfen Fördermittel.',
    ],
    when: [
      'ein Gebäude verkauft oder vermietet wird und der Energieausweis fehlt',
      'eine Sanierung ansteht und die Förderung vorher beantragt werden muss',
      'die Heizkosten jedes Jahr steigen und niemand den Grund kennt',
    ],
    gets: [
      'eine Liste der Förderungen, die infrage kommen',
      'einen Festpreis für den Energieausweis oder das Audit',
    ],
  },
  itSupport: {
    words: within('it-service|it-support|it-dienstleist|systemhaus|netzwerk|server|it-betreuung'),
    sentence: '',
    noun: 'IT-Betreuung',
    offers: [
      'Wir betreuen Computer, Server und Netzwerke.',
      'Wir richten die IT kleiner Firmen ein und betreuen sie.',
    ],
    when: [
      'der Kollege gegangen ist, der die Server kannte',
      'das Netz ausfällt und beim Dienstleister niemand abhebt',
      'sie nicht sicher sind, ob sich das Backup zurückspielen lässt',
    ],
    gets: ['eine Prüfung Ihres Backups', 'eine Liste der Geräte, die zuerst ausfallen könnten'],
  },
  telecom: {
    words: within(
      'geschäftsinternet|standleitung',
      'telefonanlage|telekommunikation|telefonsystem|internetanschluss',
      'glasfaseranschluss|netzwerkverkabelung|datenverkabelung|funktechnik',
      'betriebsfunk|voip',
    ),
    sentence: 'Wir richten Telefon und Internet ein.',
    noun: 'Telefon und Internet',
    offers: [
      'Wir installieren Telefonanlagen und Internetanschlüsse für Firmen.',
      'Wir verlegen Datenkabel und liefern Funkgeräte.',
    ],
    when: [
      'ein Büro umzieht und die Telefone am ersten Tag gehen müssen',
      'das Internet ausfällt und die Kasse keine Karten mehr nimmt',
      'im Lager kein Funk und kein Handy Empfang hat',
    ],
    gets: [
      'eine Durchsicht Ihrer letzten Telefonrechnung',
      'einen Festpreis nach einem Termin vor Ort',
    ],
  },
  software: {
    words: within(
      'software|app-entwicklung|programmierung|datenbank|schnittstellen|künstliche intelligenz',
    ),
    sentence: '',
    noun: 'Software',
    offers: ['Wir entwickeln Software für Firmen.', 'Wir entwickeln Apps und Webanwendungen.'],
    when: [
      'zwei Systeme dieselben Daten haben und jemand sie doppelt eintippt',
      'eine Excel-Tabelle für ihre Aufgabe zu groß geworden ist',
      'der Entwickler eines alten Programms nicht mehr erreichbar ist',
    ],
    gets: ['eine erste Schätzung von Aufwand und Preis', 'eine kurze Vorführung mit Ihren Daten'],
  },
  automating: {
    words: within(
      'prozessautomatisierung|workflow-automat|büroautomat|ki-beratung|ki-automat',
      'ki-lösung|ki-agent|ki-assistent|chatbot|geschäftsprozesse automat',
    ),
    sentence: 'Wir automatisieren Abläufe im Büro.',
    noun: 'Automatisierte Büroarbeit',
    offers: [
      'Wir automatisieren wiederkehrende Büroarbeit, zum Beispiel bei Rechnungen und Aufträgen.',
      'Wir bauen Assistenten mit künstlicher Intelligenz für Firmen.',
    ],
    when: [
      'Bestellungen per Mail kommen und jemand sie noch einmal abtippt',
      'jede Woche derselbe Bericht von Hand zusammenkopiert wird',
      'Rechnungen liegen bleiben, weil jede von Hand geprüft wird',
    ],
    gets: [
      'ein kurzes Gespräch über eine Ihrer Aufgaben',
      'einen Festpreis für einen ersten kleinen Versuch',
    ],
  },
  webDesign: {
    words: within('webdesign|webseite|website|internetseite|onlineshop|online-shop|webentwicklung'),
    sentence: 'Wir bauen Websites.',
    noun: 'Website',
    offers: ['Wir gestalten und bauen Websites.', 'Wir bauen und betreuen Onlineshops.'],
    when: [
      'niemand mehr die Website ändern kann',
      'Besucher kommen, aber kaum jemand anfragt oder bestellt',
      'die alte Website auf dem Handy nicht funktioniert',
    ],
    gets: [
      'drei Verbesserungsvorschläge für Ihre Website',
      'einen Festpreis für eine neue Website',
    ],
  },
  advertising: {
    words: within(
      'werbeagentur|marketing|grafikdesign|corporate design|markenentwicklung|social media',
    ),
    sentence: '',
    noun: 'Werbung',
    offers: [
      'Wir gestalten Logos, Drucksachen und Anzeigen.',
      'Wir schalten Anzeigen und betreuen soziale Medien für Firmen.',
    ],
    when: [
      'ein Produkt fertig ist und noch niemand davon weiß',
      'jeder Prospekt anders aussieht',
      'Geld in Anzeigen fließt und niemand weiß, was es bringt',
    ],
    gets: ['eine erste Idee mit einem groben Preis', 'unsere Meinung zu Ihrem letzten Prospekt'],
  },
  photography: {
    words: within('fotograf|fotografie|imagefilm|videoproduktion|filmproduktion'),
    sentence: 'Wir fotografieren und filmen.',
    noun: 'Fotos und Film',
    offers: ['Wir machen Fotos und Filme für Firmen.', 'Wir filmen mit Drohnen aus der Luft.'],
    when: [
      'auf den Fotos der Website Leute sind, die längst gegangen sind',
      'eine Veranstaltung oder ein Gebäude an einem festen Tag fotografiert werden soll',
      'ein Produkt vor dem Verkauf Bilder oder einen Film braucht',
    ],
    gets: ['einen Preis für einen halben Tag', 'Beispiele aus Ihrer Branche'],
  },
  translation: {
    words: within('übersetz|lokalisierung'),
    sentence: 'Wir übersetzen Texte und Dokumente.',
    noun: 'Übersetzungen',
    offers: [
      'Wir übersetzen Texte und Dokumente.',
      'Wir übersetzen Websites, Anleitungen und Verträge.',
    ],
    when: [
      'ein Vertrag verstanden werden muss, bevor jemand unterschreibt',
      'eine Maschine ins Ausland geht und die Anleitung übersetzt werden muss',
      'Käufer im Ausland nach der Website in ihrer Sprache fragen',
    ],
    gets: [
      'eine Probeübersetzung von einer Seite',
      'einen Festpreis für die Übersetzung Ihres Dokuments',
    ],
  },
  interpreting: {
    words: within('dolmetsch'),
    sentence: 'Wir dolmetschen bei Besprechungen und Veranstaltungen.',
    noun: 'Dolmetschen',
    offers: [
      'Wir dolmetschen bei Besprechungen und Veranstaltungen.',
      'Wir stellen Dolmetscher vor Ort und per Video.',
    ],
    when: [
      'Gäste aus dem Ausland kommen und im Haus niemand ihre Sprache spricht',
      'eine Konferenz feststeht und der Dolmetscher abgesagt hat',
      'für ein Audit kurzfristig jemand dolmetschen muss',
    ],
    gets: [
      'einen Preis für Termin und Sprachen',
      'einen Vorschlag, wer an dem Tag dolmetschen kann',
    ],
  },
  accounting: {
    words: within(
      'steuerberat|steuerkanzlei|buchhaltung|buchführung|lohnabrechnung|jahresabschluss|treuhand',
    ),
    sentence: 'Wir machen Buchhaltung.',
    noun: 'Buchhaltung',
    offers: [
      'Wir machen Buchhaltung und Lohnabrechnung.',
      'Wir machen Jahresabschlüsse und Steuererklärungen.',
    ],
    when: [
      'die Buchhalterin geht und der Monat abgeschlossen werden muss',
      'ein Schreiben vom Finanzamt eine Frist hat',
      'sie vor dem Jahresende wissen wollen, was das Jahr bringt',
    ],
    gets: ['einen festen Monatspreis', 'ein erstes Gespräch über Ihren letzten Jahresabschluss'],
  },
  law: {
    words: within('rechtsanw|anwaltskanzlei|arbeitsrecht|vertragsrecht|mandant|notar(?!zt)'),
    sentence: '',
    noun: 'Rechtsfragen',
    offers: ['Wir beraten Firmen in Rechtsfragen.', 'Wir entwerfen und prüfen Verträge.'],
    when: [
      'ein Vertrag auf dem Tisch liegt und bald unterschrieben werden soll',
      'ein Schreiben der Gegenseite eine Frist hat',
      'eine Kündigung ansteht und nichts schiefgehen darf',
    ],
    gets: [
      'eine erste Einschätzung mit den voraussichtlichen Kosten',
      'einen Termin noch in dieser Woche',
    ],
  },
  consulting: {
    words: within(
      'unternehmensberat|organisationsentwicklung|interimsmanag|interim-?manag',
      'prozessberatung',
    ),
    sentence: '',
    noun: '',
    offers: [
      'Wir beraten Firmen zu Organisation und Abläufen.',
      'Wir springen als Interimsmanager ein.',
    ],
    when: [
      'dasselbe Problem immer wiederkommt und alle zu nah daran sind',
      'eine Führungskraft geht und die Stelle monatelang leer bleibt',
      'die Firma gewachsen ist und alte Abläufe nicht mehr passen',
    ],
    gets: [
      'ein halbstündiges Gespräch mit einer ersten Einschätzung',
      'eine schriftliche Einschätzung mit drei nächsten Schritten',
    ],
  },
  training: {
    words: within('schulung|seminar|weiterbildung|workshop|lehrgang|training|erste[- ]hilfe'),
    sentence: '',
    noun: 'Schulungen',
    offers: ['Wir schulen Teams und Führungskräfte.', 'Wir halten Kurse und Workshops in Firmen.'],
    when: [
      'Nachweise ihrer Leute ablaufen',
      'neue Leute anfangen und niemand Zeit zum Einarbeiten hat',
      'ein neues System da ist und das Team es nicht benutzt',
    ],
    gets: ['ein Programm mit Preis für Ihre Gruppe', 'eine Liste der freien Termine'],
  },
  buildingServices: {
    words: within(
      'tga-planung|haustechnikplan|gebäudetechnik|heizungsplanung|elektroplanung',
      'fachplan|wärmeschutznachweis',
    ),
    sentence: 'Wir planen Heizung, Lüftung und Elektro.',
    noun: 'Planung der Haustechnik',
    offers: [
      'Wir planen Heizung, Lüftung und Elektrotechnik.',
      'Wir berechnen den Energiebedarf und schreiben aus.',
    ],
    when: [
      'ein Architekt die Technik vor der Ausschreibung geplant haben muss',
      'eine alte Anlage viel zu viel Energie braucht',
      'eine Genehmigung Nachweise verlangt, die fehlen',
    ],
    gets: ['eine erste Einschätzung zu Ihrem Projekt', 'einen Preis für die Planung'],
  },
}
