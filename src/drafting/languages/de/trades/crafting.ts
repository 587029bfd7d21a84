import { within } from '../../letters.ts'
import type { CraftingTrades } from '../../trade-ids.ts'

/** Trades that make, mount and repair special equipment, as firms of them speak. */
export const crafting: CraftingTrades = {
  signs: {
    words: within(
      'beschriftung(?!slaser)|außenwerbung|werbetechnik|schilderherstell|schilderwerk',
      'schildermacher|leuchtreklame|lichtreklame|lichtwerbung|leuchtkästen|fahrzeugbeschriftung',
      'autobeschriftung|fahrzeugfolier|vollfolier|car ?wrapping|firmenschild|praxisschild',
      'beschilderung|werbeschild|schaufensterbeschriftung|folienbeschriftung|leuchtbuchstaben',
      'profilbuchstaben|werbepylon',
    ),
    sentence: 'Wir machen Schilder und Beschriftungen.',
    noun: 'Werbetechnik',
    offers: [
      'Wir fertigen und montieren Schilder und Leuchtwerbung.',
      'Wir beschriften und folieren Fahrzeuge und Schaufenster.',
    ],
    when: [
      'ein neuer Standort eröffnet und über der Tür noch kein Schild hängt',
      'neue Transporter auf dem Hof stehen und beschriftet werden müssen',
      'sich ihr Logo ändert und alle Schilder noch das alte zeigen',
    ],
    gets: [
      'einen Entwurf auf einem Foto Ihres Gebäudes',
      'einen Preis pro Fahrzeug anhand eines Fotos',
    ],
  },
  pumps: {
    words: within(
      '(?<!wärme)pumpen(?!steuer)|pumpentechnik|pumpenservice|pumpenreparatur|pumpenhandel',
      'pumpenbau|pumpeninstand|kreiselpumpe|tauchpumpe|vakuumpumpe|industriepumpe|pumpstation',
      'hebeanlage|kompressor|druckluft|hydraulik|pneumatik|dosierpumpe|wasserpumpe',
    ),
    sentence: 'Wir liefern und reparieren Pumpen und Kompressoren.',
    noun: 'Pumpen und Drucklufttechnik',
    offers: [
      'Wir liefern, montieren und reparieren Pumpen für die Industrie.',
      'Wir warten Kompressoren, Hydraulik und Pneumatik vor Ort.',
    ],
    when: [
      'am Wochenende eine Pumpe ausfällt und die Produktion steht',
      'mitten in der Arbeit ein Hydraulikschlauch platzt',
      'der Kompressor ständig läuft und der Druck trotzdem abfällt',
    ],
    gets: ['einen Reparaturpreis anhand des Typenschilds', 'eine Lecksuche an Ihrem Druckluftnetz'],
  },
  toolmaking: {
    words: within(
      'werkzeugbau|formenbau|vorrichtungsbau|spritzgie(?:ß|ss)werkzeug|spritzgussform',
      'stanzwerkzeug|umformwerkzeug|folgeverbundwerkzeug|schnittwerkzeug|werkzeugschleif',
      'schärfdienst|werkzeugmacher|lehrenbau|druckgussform|betriebsmittelbau|nachschleif',
    ),
    sentence: 'Wir bauen Werkzeuge und Formen.',
    noun: 'Werkzeug- und Formenbau',
    offers: [
      'Wir bauen Spritzgussformen und Stanzwerkzeuge.',
      'Wir bauen Vorrichtungen und Lehren und schleifen Werkzeuge nach.',
    ],
    when: [
      'eine Form bricht und die Maschine nicht produzieren kann',
      'für ein neues Teil vor dem Serienstart das Werkzeug fehlt',
      'ein verschlissenes Werkzeug an jedem Teil Grat hinterlässt',
    ],
    gets: ['einen Werkzeugpreis anhand Ihrer Zeichnung', 'eine Begutachtung der beschädigten Form'],
  },
  refrigeration: {
    words: within(
      'kühlraum|kühlräume|kühlzelle|kühlhaus|kühlhäuser|gewerbekälte|industriekälte',
      'kältetechnik|kälteanlage|kältefach|kühlanlage|kühlmöbel|kühltheke|kühltechnik',
      'kühlaggregat|gewerbekühl|kältemittel|eismaschine|verbundanlage|kaltwassersatz',
    ),
    sentence: 'Wir bauen und warten Kühlräume.',
    noun: 'Gewerbekälte',
    offers: [
      'Wir bauen Kühlräume und Tiefkühlzellen für Lebensmittelbetriebe.',
      'Wir warten und reparieren Kälteanlagen in Handel und Gastronomie.',
    ],
    when: [
      'der Kühlraum warm wird und die Ware zu verderben droht',
      'es für eine alte Anlage das Kältemittel nicht mehr gibt',
      'Küche oder Laden wachsen und ein weiterer Kühlraum hermuss',
    ],
    gets: [
      'eine Prüfung eines Kühlraums mit kurzem Bericht',
      'einen Richtpreis nach Ihren Raummaßen',
    ],
  },
  kitchenEquipment: {
    words: within(
      'großküche|gewerbeküche|gastronomieküche|gastroküche|profiküche|küchentechnik',
      'gastronomietechnik|gastronomiebedarf|gastrotechnik|gastronomieeinricht',
      'siebträger',
      'kombidämpfer|spültechnik|gewerbespül|schanktechnik',
      'schankanlage|bäckereimaschine|fleischereimaschine',
    ),
    sentence: 'Wir richten Großküchen ein.',
    noun: 'Großküchentechnik',
    offers: [
      'Wir planen, liefern und reparieren Großküchen.',
      'Wir reparieren Öfen, Spülmaschinen und Siebträger vor Ort.',
    ],
    when: [
      'die Spülmaschine mitten im Mittagsgeschäft ausfällt',
      'eine Kantine umgebaut wird und bald wieder Essen ausgeben muss',
      'ein Ofen in der Küche die Temperatur nicht mehr hält',
    ],
    gets: ['eine Durchsicht Ihrer Küchengeräte', 'einen Reparaturpreis anhand eines Fotos'],
  },
  locks: {
    words: within(
      'schlüsseldienst|schließanlage|schließtechnik|schließsystem|schließzylinder|türöffnung',
      'einbruchschutz|tresor|wertschutzschr|geldschrank|schlüsselnotdienst|schlüsselverwaltung',
      'schlüsselzentrale|sicherheitsschlösser|türschlösser|schlüsselkopie',
    ),
    sentence: 'Wir bauen Schlösser und Schließanlagen ein.',
    noun: 'Schließanlagen',
    offers: [
      'Wir planen und montieren Schließanlagen für Gebäude.',
      'Wir öffnen Türen und Tresore und tauschen Schlösser.',
    ],
    when: [
      'ein Mitarbeiter geht und sein Schlüssel nicht zurückkommt',
      'nachts eine Tür aufgebrochen wurde und wieder schließen muss',
      'niemand mehr weiß, wer welchen Schlüssel hat',
    ],
    gets: ['eine Durchsicht Ihres Schließplans', 'einen Preis pro Tür anhand Ihrer Liste'],
  },
  officeFurniture: {
    words: within(
      'büromöbel|büroeinricht|bürostuhl|bürostühle|schreibtisch|sitz-steh|objektmöbel',
      'objekteinricht|büroausstatt|bürodrehst|konferenzmöbel|schulmöbel|besprechungstisch',
      'aktenschr[aä]nk|arbeitsplatzeinricht',
    ),
    sentence: 'Wir richten Büros ein.',
    noun: 'Büromöbel',
    offers: [
      'Wir richten Büros mit Tischen, Stühlen und Schränken ein.',
      'Wir verkaufen gebrauchte Büromöbel und nehmen alte zurück.',
    ],
    when: [
      'eine Abteilung umzieht und die Tische nicht in die neuen Räume passen',
      'zehn Leute gleichzeitig anfangen und noch keinen Schreibtisch haben',
      'ein ärztliches Attest einen höhenverstellbaren Tisch verlangt',
    ],
    gets: ['einen Bürostuhl zum Probesitzen', 'einen Einrichtungsplan für einen Raum'],
  },
  upholstery: {
    words: within(
      'polsterei|polsterer|polstermöbel|polsterarbeit|aufpolster|neupolster|neu bezieh|sattler',
      'autosattl|bootspolster|lederreparatur|lederverarbeit|ledermanufaktur|gardine|vorhänge',
      'vorhangstoff|bühnenvorh|objektvorh|sitzbezüge|bezugsstoff',
    ),
    sentence: 'Wir polstern Möbel und Sitze.',
    noun: 'Polsterarbeiten',
    offers: [
      'Wir polstern Stühle, Bänke und Fahrzeugsitze neu.',
      'Wir nähen und montieren Vorhänge für Hotels und Büros.',
    ],
    when: [
      'die Sitzbänke im Gastraum durchgesessen sind',
      'ein Fahrersitz aufgerissen ist und ein neuer erst in Monaten kommt',
      'für Bühne oder Saal schwer entflammbare Vorhänge verlangt werden',
    ],
    gets: ['Stoff- und Ledermuster für Ihre Möbel', 'einen Preis pro Stuhl anhand eines Fotos'],
  },
  blinds: {
    words: within(
      'rollläden|rolladen|rollladen|jalousie|raffstore|markise|sonnenschutz|plissee',
      'lamellenvorh|sichtschutzfolie|insektenschutz|fensterl[aä]den|terrassenüberdach',
      'verschattung|rollo(?!ut|v)|textilscreen|sonnensegel',
    ),
    sentence: 'Wir montieren Sonnenschutz und Rollläden.',
    noun: 'Sonnenschutz und Rollläden',
    offers: [
      'Wir messen, liefern und montieren Jalousien und Markisen.',
      'Wir reparieren Rollläden und Raffstores in Bürogebäuden.',
    ],
    when: [
      'die Sonne auf die Bildschirme scheint und das Büro sich aufheizt',
      'ein Sturm die Raffstores an einer Fassade abgerissen hat',
      'ein Rollladen klemmt und der Laden nicht öffnen kann',
    ],
    gets: ['Stoffmuster für einen Raum', 'einen Preis anhand von Fotos und Fenstermaßen'],
  },
  tills: {
    words: within(
      'kassensystem|registrierkasse|kassentechnik|kassensoftware|kassenlösung|kassenhersteller',
      'gastronomiekasse|pos-system|touchkasse|computerkasse|kartenterminal|waagen|wägetechnik',
      'fahrzeugwaage|ladenwaage|industriewaage|barcode|etikettendruck|thermodrucker',
      'etikettiersystem|preisauszeichn',
    ),
    sentence: 'Wir liefern Kassen, Waagen und Etikettendrucker.',
    noun: 'Kassensysteme und Waagen',
    offers: [
      'Wir richten Kassensysteme in Läden und Lokalen ein.',
      'Wir liefern Waagen, Scanner und Etikettendrucker.',
    ],
    when: [
      'die Kasse abstürzt, während die Kunden Schlange stehen',
      'das Finanzamt neue Vorgaben für die Kasse macht',
      'die Eichung einer Waage abgelaufen ist',
    ],
    gets: ['eine Vorführung mit Ihren Artikeln', 'einen Scanner oder Drucker zum Testen'],
  },
  conferenceTech: {
    words: within(
      'konferenztechnik|konferenzraumtechnik|medientechnik|präsentationstechnik',
      'besprechungsraumtechnik|videokonferenz|beamer|projektoren|av-technik|av-system',
      'audiovisuell|interaktive tafel|interaktive whiteboard|smartboard',
      'beschallungsanlage|beschallungstechnik|elektroakustik',
      'lautsprecheranlage|mikrofonanlage',
    ),
    sentence: 'Wir richten Konferenztechnik ein.',
    noun: 'Konferenz- und Medientechnik',
    offers: [
      'Wir statten Besprechungsräume mit Bildschirm, Kamera und Mikrofon aus.',
      'Wir bauen Beschallung und Beamer in Säle und Schulen ein.',
    ],
    when: [
      'jede Videokonferenz mit der Suche nach dem Kabel beginnt',
      'zugeschaltete Kollegen kaum etwas verstehen',
      'ein Saal renoviert wird und die alte Tonanlage weg muss',
    ],
    gets: ['einen Tontest in einem Besprechungsraum', 'einen Testbildschirm für eine Woche'],
  },
  instruments: {
    words: within(
      'klavierbau|klavierstimm|klavierwerkstatt|klavierservice|klavierhaus|pianohaus|flügelbau',
      'flügelstimm|stimmservice|orgelbau|orgelstimm|orgelpfeif|instrumentenbau|geigenbau',
      'gitarrenbau|blasinstrument|streichinstrument|zupfinstrument|musikinstrument|cembalobau',
      'harmonikabau|glockengie',
    ),
    sentence: 'Wir bauen und stimmen Instrumente.',
    noun: 'Instrumentenbau',
    offers: [
      'Wir stimmen und reparieren Klaviere und Flügel für Schulen und Bühnen.',
      'Wir bauen und restaurieren Orgeln und andere Instrumente.',
    ],
    when: [
      'ein Konzert bevorsteht und der Flügel verstimmt ist',
      'an der Orgel einzelne Pfeifen nicht mehr klingen',
      'die Leihinstrumente der Schule beschädigt zurückkommen',
    ],
    gets: ['eine Begutachtung mit Kostenvoranschlag', 'ein Leihinstrument für eine Probe'],
  },
  boats: {
    words: within(
      'bootsbau|werft|bootsservice|bootsreparatur|yachtservice|yachtbau|bootsmotor|schiffsmotor',
      'außenborder|innenborder|schiffsreparatur|schiffbau|schiffsausrüst|bootslackier',
      'segelmacher|antifouling|winterlager|bootszubehör',
    ),
    sentence: 'Wir bauen und reparieren Boote.',
    noun: 'Boots- und Schiffsservice',
    offers: [
      'Wir bauen und überholen Boote und Yachten.',
      'Wir warten Bootsmotoren und reparieren Schiffe.',
    ],
    when: [
      'in der Saison der Motor ausfällt und das Boot nicht auslaufen kann',
      'ein Arbeitsboot zur Abnahme aus dem Wasser muss',
      'beim Anlegen der Rumpf beschädigt wird',
    ],
    gets: ['eine Besichtigung am Liegeplatz', 'einen Wartungspreis für Ihren Motortyp'],
  },
}
