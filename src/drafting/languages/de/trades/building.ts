import { within } from '../../letters.ts'
import type { BuildingTrades } from '../../trade-ids.ts'

/** Trades of builders and their kind, as firms of them speak. */
export const building: BuildingTrades = {
  electrical: {
    words: within('elektroinstallation|elektriker|elektrotechnik|elektroanlagen|elektro'),
    sentence: 'Wir machen Elektroinstallationen.',
    noun: 'Elektroarbeiten',
    offers: [
      'Wir installieren, reparieren und prüfen elektrische Anlagen.',
      'Wir machen Elektroarbeiten in Büros, Läden und Werkstätten.',
    ],
    when: [
      'ein Büro oder eine Halle umgebaut wird und Leitungen verlegt werden müssen',
      'eine Maschine umzieht und einen neuen Anschluss braucht',
      'die Prüfung der Anlage Mängel gefunden hat',
    ],
    gets: [
      'einen Festpreis nach einem Termin vor Ort',
      'eine Liste, was zuerst gemacht werden muss',
    ],
  },
  plumbing: {
    words: within('heizung|sanitär|installateur|badsanierung|haustechnik|wärmepumpe'),
    sentence: 'Wir machen Heizung und Sanitär.',
    noun: 'Heizung und Sanitär',
    offers: [
      'Wir installieren und reparieren Heizungen und Sanitäranlagen.',
      'Wir warten Heizungen.',
    ],
    when: [
      'die Heizung vor dem Winter ausfällt oder ersetzt werden muss',
      'ein Rohr undicht ist und der Betrieb weiterlaufen soll',
      'Waschräume umgebaut werden, während das Haus genutzt wird',
    ],
    gets: ['einen Festpreis nach einem Termin vor Ort', 'ein Angebot mit einem Terminvorschlag'],
  },
  ventilation: {
    words: within('klima(?:technik|anlage|gerät)|lüftung|rlt-anlage'),
    sentence: 'Wir machen Klima- und Lüftungstechnik.',
    noun: 'Klima und Lüftung',
    offers: [
      'Wir installieren und warten Klima- und Lüftungsanlagen.',
      'Wir reinigen, messen und erneuern Lüftungsanlagen.',
    ],
    when: [
      'die Luft in den Besprechungsräumen schon mittags verbraucht ist',
      'es im Sommer in Büros oder Serverräumen zu heiß wird',
      'die Wartung der Klima- oder Lüftungsanlage fällig ist',
    ],
    gets: ['einen Preis für die jährliche Wartung', 'einen Festpreis nach einem Termin vor Ort'],
  },
  solar: {
    words: within('photovoltaik|solar|pv-anlage|stromspeicher'),
    sentence: 'Wir bauen Solaranlagen.',
    noun: 'Solarstrom',
    offers: [
      'Wir planen und bauen Solaranlagen.',
      'Wir warten Solaranlagen und ergänzen Stromspeicher.',
    ],
    when: [
      'die Stromrechnung gestiegen ist und auf dem Dach noch Platz ist',
      'der Solarstrom mittags billig ins Netz geht und abends teuer zurückkommt',
      'eine ältere Anlage weniger bringt, als sie sollte',
    ],
    gets: ['eine Berechnung, was Ihr Dach bringt', 'eine Prüfung, was Ihre alte Anlage bringt'],
  },
  water: {
    words: within(
      'wasseraufbereitung|wasserenthärtung|enthärtungsanlage|umkehrosmose|trinkwasser',
      'brunnenbau|ozonanlage',
    ),
    sentence: 'Wir bereiten Wasser auf.',
    noun: 'Wasseraufbereitung',
    offers: [
      'Wir installieren und warten Anlagen zur Wasseraufbereitung.',
      'Wir betreuen Brunnen und Trinkwasseranlagen.',
    ],
    when: [
      'Kalk immer wieder Maschinen, Kessel oder Hähne zusetzt',
      'eine Wasserprobe über dem Grenzwert liegt',
      'im Trinkwasser Keime gefunden werden',
    ],
    gets: ['eine Untersuchung Ihres Wassers', 'einen Preis für die jährliche Wartung'],
  },
  roofing: {
    words: within('dachdecker|bedachung|dachsanierung|flachdach|dacharbeiten|spengler'),
    sentence: 'Wir decken und reparieren Dächer.',
    noun: 'Dacharbeiten',
    offers: [
      'Wir reparieren und erneuern Dächer.',
      'Wir dichten Flachdächer ab und reinigen Dachrinnen.',
    ],
    when: [
      'ein Flachdach nach starkem Regen undicht ist',
      'ein Sturm das Dach beschädigt hat und der Betrieb weiterläuft',
      'ein Dach saniert werden muss, bevor Solarmodule darauf kommen',
    ],
    gets: [
      'Fotos Ihres Dachs mit einem schriftlichen Angebot',
      'einen Festpreis nach einem Termin vor Ort',
    ],
  },
  painting: {
    words: within('maler(?!ei)|lackier|verputz|trockenbau|stuckateur|fassadenanstrich'),
    sentence: 'Wir machen Malerarbeiten.',
    noun: 'Malerarbeiten',
    offers: [
      'Wir streichen Innenräume und Fassaden.',
      'Wir verputzen, spachteln und streichen Wände und Decken.',
    ],
    when: [
      'Büros oder Treppenhäuser gestrichen werden sollen, während dort gearbeitet wird',
      'ein Mieter auszieht und der nächste schon wartet',
      'eine Fassade Risse oder Flecken hat, die Besucher sehen',
    ],
    gets: ['einen Festpreis nach einem Termin vor Ort', 'einen Termin am Abend oder am Wochenende'],
  },
  joinery: {
    words: within('schreiner|tischler|möbelbau|einbaumöbel'),
    sentence: 'Wir sind eine Schreinerei.',
    noun: 'Schreinerarbeiten',
    offers: [
      'Wir bauen Möbel und Einbauten nach Maß.',
      'Wir bauen Treppen, Türen und Einbauten ein.',
    ],
    when: [
      'eine Theke, ein Regal oder eine Tür in eine schiefe Ecke passen muss',
      'ein Laden oder ein Büro umgebaut wird und der Eröffnungstag feststeht',
      'ein Möbel gebraucht wird, das es fertig nicht gibt',
    ],
    gets: [
      'einen Preis nach Ihrer Skizze oder einem Foto',
      'ein Aufmaß mit einem schriftlichen Angebot',
    ],
  },
  windows: {
    words: within('fensterbau|haustüren|glaser|verglasung'),
    sentence: 'Wir machen Fenster und Türen.',
    noun: 'Fenster und Türen',
    offers: [
      'Wir liefern und montieren Fenster und Türen.',
      'Wir tauschen Glas und reparieren Türen und Fenster.',
    ],
    when: [
      'eine Scheibe oder eine Tür kaputt ist und abends abgeschlossen werden muss',
      'alte Fenster die Wärme hinauslassen',
      'eine Eingangstür nicht mehr schließt und es zieht',
    ],
    gets: ['einen Preis nach Ihren Maßen', 'ein Aufmaß mit einem schriftlichen Angebot'],
  },
  glass: {
    words: within(
      'glasverarbeit|glasveredel|glaszuschnitt|isolierglas|sicherheitsglas|esg-glas',
      'glasschleiferei|glasgroßhandel|spiegel nach maß|flachglas',
    ),
    sentence: 'Wir schneiden und verarbeiten Glas.',
    noun: 'Glas und Spiegel',
    offers: [
      'Wir liefern Glas und Spiegel, zugeschnitten oder gehärtet, an Bauunternehmen.',
      'Wir fertigen Isolierglas nach Maß.',
    ],
    when: [
      'eine Scheibe falsch gemessen wurde und die Monteure schon da sind',
      'eine Dusche oder ein Geländer Sicherheitsglas mit Ausschnitten braucht',
      'Isoliergläser blind sind und in Serie ersetzt werden sollen',
    ],
    gets: ['einen Preis nach Ihrer Maßliste', 'ein Angebot mit festem Liefertermin'],
  },
  flooring: {
    words: within('bodenleger|bodenbeläge|parkett|fliesen|estrich|bodenbeschichtung'),
    sentence: 'Wir verlegen Böden.',
    noun: 'Bodenarbeiten',
    offers: ['Wir verlegen und erneuern Böden.', 'Wir verlegen Fliesen.'],
    when: [
      'ein Boden abgenutzt ist und die Räume nur am Wochenende frei sind',
      'eine Küche oder eine Werkstatt einen Boden braucht, der Nässe aushält',
      'Fliesen lose sind, wo viele Leute gehen',
    ],
    gets: ['Muster für Ihre Räume', 'einen Preis pro Quadratmeter nach einem Termin vor Ort'],
  },
  construction: {
    words: within('bauunternehm|hochbau|sanierung|umbau|maurer|betonbau|schlüsselfertig'),
    sentence: 'Wir bauen und sanieren.',
    noun: 'Bauarbeiten',
    offers: ['Wir bauen und sanieren Gewerbebauten.', 'Wir bauen Gebäude um und aus.'],
    when: [
      'ein Gebäude umgebaut wird und der Betrieb weiterläuft',
      'eine Baufirma abgesprungen ist und der Termin feststeht',
      'Risse oder Feuchtigkeit zeigen, dass eine Wand saniert werden muss',
    ],
    gets: ['einen Festpreis nach einem Termin vor Ort', 'ein Angebot mit einem Terminvorschlag'],
  },
  groundworks: {
    words: within(
      'tiefbau|breitbandausbau|kabelverlegung|erdarbeiten|erdbau|pflaster|kanalbau',
      'baggerarbeiten',
    ),
    sentence: 'Wir machen Tiefbau und Erdarbeiten.',
    noun: 'Tiefbau',
    offers: ['Wir machen Erdarbeiten und Kanalbau.', 'Wir baggern, reißen ab und pflastern.'],
    when: [
      'ein Hof oder ein Parkplatz aufgegraben und gepflastert werden muss',
      'eine Leitung verlegt wird oder ein Kanal verstopft ist',
      'ein altes Gebäude weg muss, bevor das neue beginnt',
    ],
    gets: ['einen Festpreis nach einem Termin vor Ort', 'ein Angebot mit einem Terminvorschlag'],
  },
  rental: {
    words: within(
      '(?<!kran|auto|fahrzeug|wagen|transporter|lkw-|anhänger|wohnmobil|büro)vermietung|mietpark',
      '(?<!kran|auto|anhänger)verleih|arbeitsbühne',
    ),
    sentence: '',
    noun: 'Mietgeräte',
    offers: ['Wir vermieten Maschinen und Geräte.', 'Wir vermieten Gerüste und Hebetechnik.'],
    when: [
      'eine Maschine steht und die Arbeit nicht auf die Reparatur warten kann',
      'ein Gerät für einige Wochen gebraucht wird und sich der Kauf nicht lohnt',
      'eine Baustelle früher beginnt als geplant und etwas fehlt',
    ],
    gets: [
      'einen Preis pro Tag und pro Woche',
      'eine Liste der Geräte, die zu Ihrem Termin frei sind',
    ],
  },
  gardening: {
    words: within('gartenbau|gartenpflege|galabau|landschaftsbau|grünpflege'),
    sentence: 'Wir machen Gartenbau und Gartenpflege.',
    noun: 'Gartenpflege',
    offers: ['Wir pflegen Gärten und Außenanlagen.', 'Wir schneiden und fällen Bäume.'],
    when: [
      'die Außenanlagen ungepflegt aussehen und Besucher es merken',
      'ein Baum über einem Weg oder einem Dach hängt',
      'der Hausmeister für Hecken und Rasen keine Zeit mehr hat',
    ],
    gets: [
      'einen Monatspreis nach einem Termin vor Ort',
      'einen Plan, was in welchem Monat fällig ist',
    ],
  },
  agriculture: {
    words: within(
      'lohnunternehm|agrarservice|agrardienstleist|mähdrusch',
      'pflanzenschutzmittelausbring|landwirtschaftliche beratung|agrarberatung',
      'ackerbauberatung|feldarbeiten|gülleausbring',
    ),
    sentence: 'Wir arbeiten im Lohn für Landwirte.',
    noun: 'Feldarbeiten',
    offers: [
      'Wir ernten, spritzen und bestellen Felder für Betriebe.',
      'Wir beraten Betriebe zu Boden, Pflanzenbau und Drainage.',
    ],
    when: [
      'das Getreide reif ist und der eigene Mähdrescher nicht reicht',
      'nach Regen tagelang Wasser auf dem Acker steht',
      'gespritzt werden muss und das Wetter nur zwei Tage lässt',
    ],
    gets: [
      'einen Preis pro Hektar oder Stunde',
      'eine Feldbegehung mit kurzer schriftlicher Einschätzung',
    ],
  },
  interiors: {
    words: within('innenausbau|raumausstatt|innenarchitekt|ladenbau|akustik|messebau'),
    sentence: 'Wir richten Räume ein.',
    noun: 'Einrichtung',
    offers: ['Wir planen und möblieren Büros.', 'Wir bauen Läden und Büros aus.'],
    when: [
      'neue Leute anfangen und die Schreibtische nicht mehr passen',
      'ein Laden oder eine Praxis eröffnet und nicht aussehen soll wie jede andere',
      'es im Büro so laut ist, dass niemand telefonieren kann',
    ],
    gets: ['eine erste Skizze für einen Raum', 'ein Aufmaß mit einem schriftlichen Angebot'],
  },
  surveying: {
    words: within('vermessung|baugrund|geotechnik|gutachter|sachverständige'),
    sentence: '',
    noun: 'Vermessung',
    offers: ['Wir vermessen Grundstücke und Gebäude.', 'Wir untersuchen Böden und Fundamente.'],
    when: [
      'ein Grundstück verkauft oder geteilt wird und die Grenze unklar ist',
      'ein Gebäude aufgemessen werden muss, weil Pläne fehlen',
      'eine Baustelle vor dem Beginn abgesteckt werden muss',
    ],
    gets: ['einen Festpreis für die Vermessung', 'einen Terminvorschlag für die Arbeit vor Ort'],
  },
  carpentry: {
    words: within('zimmerei|zimmerer|holzbau|dachstuhl|dachstühle|fachwerk|carport'),
    sentence: 'Wir bauen mit Holz, vom Dachstuhl bis zur Halle.',
    noun: 'Zimmererarbeiten',
    offers: [
      'Wir richten und sanieren Dachstühle und Fachwerk.',
      'Wir bauen Holzhallen, Vordächer und Anbauten.',
    ],
    when: [
      'ein Dachstuhl vor dem Winter stehen muss',
      'ein Anbau in Tagen und nicht in Monaten stehen soll',
      'alte Balken morsch sind und noch eine Wand tragen',
    ],
    gets: [
      'einen Preis nach Ihrer Zeichnung oder einem Foto',
      'einen Termin, an dem wir uns den Dachstuhl ansehen',
    ],
  },
  drywall: {
    words: within('trockenbau|gipskarton|rigips|akustikdecke|unterdecke'),
    sentence: 'Wir bauen Wände und Decken im Trockenbau.',
    noun: 'Trockenbau',
    offers: [
      'Wir stellen Trennwände und verspachteln sie.',
      'Wir hängen Decken in Büros und Läden ab.',
    ],
    when: [
      'ein Büro geteilt werden soll und der Umzug feststeht',
      'die Maler nächste Woche kommen und die Platten fehlen',
      'eine Decke für Leitungen offen war und wieder zu muss',
    ],
    gets: ['einen Preis nach Ihrem Grundriss', 'einen möglichen Starttermin'],
  },
  plantWork: {
    words: within(
      'rohrleitungsbau|industriemontage|industrieservice|industrieanlagen|maschinenmontage',
      'anlagenmontage',
    ),
    sentence: 'Wir montieren und warten Anlagen in Betrieben.',
    noun: 'Industriemontage',
    offers: [
      'Wir verlegen und reparieren Rohrleitungen in Betrieben.',
      'Wir montieren, versetzen und warten Maschinen.',
    ],
    when: [
      'eine Linie steht und die eigenen Schlosser ausgelastet sind',
      'ein Stillstand geplant ist und Leute fehlen',
      'eine Leitung leckt und der Betrieb am Montag laufen muss',
    ],
    gets: ['einen Termin in Ihrem Betrieb', 'einen Festpreis nach einem Termin vor Ort'],
  },
}
