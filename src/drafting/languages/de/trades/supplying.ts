import { within } from '../../letters.ts'
import type { SupplyingTrades } from '../../trade-ids.ts'

/** Trades that supply practices, farms, shops and offices, or handle goods for them, as firms of them speak. */
export const supplying: SupplyingTrades = {
  dentalLab: {
    words: within(
      'dentallabor|zahntechni|zahnersatz|zahnprothe|kronen und brücken|zirkonkrone',
      'dentales fräszentrum|modellguss',
    ),
    sentence: 'Wir fertigen Zahnersatz.',
    noun: 'Zahntechnik',
    offers: [
      'Wir fertigen Kronen, Brücken und Prothesen für Zahnarztpraxen.',
      'Wir fräsen und drucken Gerüste für Dentallabore.',
    ],
    when: [
      'morgen eine Krone sitzen muss und ihr Labor keine Zeit hat',
      'Gerüste nicht passen und immer wieder nachgearbeitet werden müssen',
      'die Praxis digital scannt und das bisherige Labor Abdrücke verlangt',
    ],
    gets: ['eine kostenlose Probearbeit zum Vergleich', 'eine Preisliste mit unseren Lieferzeiten'],
  },
  gifts: {
    words: within(
      'werbeartikel|werbegeschenk|streuartikel|firmengeschenk|kundengeschenk',
      'mitarbeitergeschenk|präsentk[oö]rb|geschenkk[oö]rb|pokale|gravur',
    ),
    sentence: 'Wir liefern Werbeartikel und Firmengeschenke.',
    noun: 'Werbeartikel',
    offers: [
      'Wir bedrucken und gravieren Werbeartikel und Geschenke.',
      'Wir packen Präsente für Kunden und Mitarbeiter.',
    ],
    when: [
      'eine Messe ansteht und noch nichts zum Verteilen da ist',
      'ein Jubiläum bevorsteht und niemand Zeit für die Geschenke hat',
      'die Werbegeschenke vom letzten Jahr noch im Schrank liegen',
    ],
    gets: ['drei Vorschläge für Ihr Budget', 'ein Muster mit Ihrem Logo'],
  },
  drinks: {
    words: within(
      'weingut|winzer|weinkellerei|weinhandel|sektkeller|brauerei|brennerei|destillerie',
      'kaffeeröst|getränkehandel|getränkehersteller|getränkelieferant|spirituosen',
      'mosterei|kelterei|mineralbrunnen|craft[- ]?beer',
    ),
    sentence: 'Wir stellen Getränke her und liefern sie.',
    noun: 'Getränke',
    offers: [
      'Wir beliefern Gastronomie, Handel und Büros mit unseren Getränken.',
      'Wir füllen auch unter dem Etikett unserer Kunden ab.',
    ],
    when: [
      'die neue Karte ein Getränk braucht, das die Konkurrenz nicht hat',
      'vor dem Wochenende eine Lieferung ausbleibt und der Vorrat nicht reicht',
      'ihre Gäste nach etwas aus der Region fragen',
    ],
    gets: ['eine Verkostung bei Ihnen im Haus', 'eine Preisliste mit unseren Liefertagen'],
  },
  animals: {
    words: within(
      'stalltechnik|stallbau|stalleinricht|stallbedarf|melktechnik|melkanlage|melkroboter',
      'fütterungstechnik|futtermittel|mischfutter|kraftfutter|tierhaltung|nutztier|milchvieh',
      'viehhandel|geflügelhalt|schweinehalt',
    ),
    sentence: 'Wir beliefern Höfe mit Stalltechnik und Futter.',
    noun: 'Stalltechnik',
    offers: [
      'Wir liefern und montieren Stalltechnik.',
      'Wir beliefern Höfe mit Futter und Stallbedarf.',
    ],
    when: [
      'frühmorgens die Melkanlage oder die Fütterung ausfällt',
      'ein Stall für mehr Tiere gebaut oder umgebaut wird',
      'bei einer Kontrolle zum Tierwohl Mängel festgestellt wurden',
    ],
    gets: [
      'einen Termin im Stall mit schriftlichem Angebot',
      'eine Futterprobe mit einem Fütterungsplan',
    ],
  },
  paints: {
    words: within(
      'lackfabrik|lackhersteller|farbenfabrik|farbenhersteller|farbenhandel|industrielack',
      'farben und lacke|lacke und farben|klebstoff|dichtstoff|dichtmasse|vergussmasse',
      'kunstharz|epoxidharz|gie(?:ß|ss)harz|farbpigment',
    ),
    sentence: 'Wir stellen Farben, Lacke und Klebstoffe her.',
    noun: 'Farben und Klebstoffe',
    offers: [
      'Wir stellen Farben und Lacke für Industrie und Handwerk her.',
      'Wir liefern Klebstoffe, Dichtstoffe und Harze.',
    ],
    when: [
      'Lack abblättert oder eine Fuge nach kurzer Zeit aufgeht',
      'ein Farbton genau stimmen muss und der Lieferant ihn nicht mischt',
      'ein Produkt vom Markt genommen wird und ein Ersatz fehlt',
    ],
    gets: ['eine Probe in Ihrem Farbton', 'einen Versuch an einem Ihrer Teile'],
  },
  fulfillment: {
    words: within(
      '3pl|fulfill?ment|versanddienstleist|versandabwickl|e-commerce-logistik|kontraktlogistik',
      'kommissionier|lohnverpack|lohnkonfektion|co-?packing|umverpacken|pick ?(?:&|and) ?pack',
      'verpackungsdienst|etikettierservice|retourenabwickl',
    ),
    sentence: 'Wir lagern, verpacken und versenden Ware.',
    noun: 'Lagerung und Versand',
    offers: [
      'Wir lagern, verpacken und versenden Ware für Onlineshops.',
      'Wir verpacken, etikettieren und sortieren Ware von Hand.',
    ],
    when: [
      'mehr Bestellungen eingehen, als sie selbst verpacken können',
      'eine Charge vor dem Verkauf umetikettiert oder umgepackt werden muss',
      'das Lager schon vor der Saison voll ist',
    ],
    gets: ['einen Preis pro Bestellung oder Stück', 'einen Vorschlag für den Starttermin'],
  },
  laundry: {
    words: within(
      'wäscherei|textilreinigung|mietwäsche|hotelwäsche|wäscheservice|wäscheverleih',
      'mietberufskleidung|textilservice|textilpflege|chemische reinigung|hei(?:ß|ss)mangel',
      'bügelservice',
    ),
    sentence: 'Wir waschen und vermieten Wäsche und Berufskleidung.',
    noun: 'Wäscheservice',
    offers: [
      'Wir waschen Wäsche für Hotels, Praxen und Betriebe.',
      'Wir vermieten und waschen Berufskleidung und Handtücher.',
    ],
    when: [
      'Wäsche zu spät oder fleckig zurückkommt und Gäste anreisen',
      'mitten in der Saison die eigene Waschmaschine ausfällt',
      'Mitarbeiter ihre Arbeitskleidung zu Hause waschen und das nicht dürfen',
    ],
    gets: ['eine Probewäsche für einen Sack', 'einen Preis pro Stück oder pro Woche'],
  },
  pallets: {
    words: within(
      'holzpalette|palettenbau|palettenhersteller|europalette|holzkiste|exportverpackung',
    ),
    sentence: 'Wir bauen Paletten und Kisten.',
    noun: 'Paletten',
    offers: [
      'Wir bauen Holzpaletten nach Norm und nach Maß.',
      'Wir bauen Exportkisten und reparieren Paletten.',
    ],
    when: [
      'ein Produkt eine Palette braucht, die es so nicht gibt',
      'Paletten für den Export behandelt und gestempelt sein müssen',
      'ihr Lieferant diese Woche keine Paletten hat',
    ],
    gets: ['einen Preis je Palette für Ihre Menge', 'eine Musterpalette in Ihrem Maß'],
  },
  timber: {
    words: within('sägewerk|schnittholz|zaunpfähle|zaunpfosten|brennholz|bauholz|holzhandel'),
    sentence: 'Wir liefern Holz, Pfähle und Bretter.',
    noun: 'Schnittholz',
    offers: [
      'Wir sägen und liefern Holz und Bretter nach Maß.',
      'Wir liefern Pfähle, Pfosten und Brennholz.',
    ],
    when: [
      'ein Maß gebraucht wird, das der Holzhandel nicht führt',
      'Pfähle vor der Saison da sein müssen',
      'Bretter trocken und fertig zum Verarbeiten sein müssen',
    ],
    gets: ['einen Preis für Ihre Maßliste', 'einen Liefertermin für Ihre Menge'],
  },
  components: {
    words: within(
      'druckfeder|zugfeder|schenkelfeder|technische federn|federnfabrik|dichtungen|wälzlager',
      'verbindungselemente',
    ),
    sentence: 'Wir liefern Federn, Dichtungen und andere Teile.',
    noun: 'Technische Teile',
    offers: [
      'Wir fertigen Federn und technische Teile nach Zeichnung.',
      'Wir liefern Dichtungen, Lager und Verbindungselemente.',
    ],
    when: [
      'ein Teil zu früh bricht und kein Katalog ein besseres hat',
      'wenige Stück gebraucht werden und der Hersteller Tausende will',
      'eine Serie bald anläuft und noch Muster fehlen',
    ],
    gets: ['einen Preis nach Zeichnung oder Muster', 'einige Musterteile vor der Serie'],
  },
  scrap: {
    words: within(
      'schrotthandel|schrottankauf|altmetall|autoverwertung|altfahrzeug|gebrauchte ersatzteile',
    ),
    sentence: 'Wir holen Schrott und alte Fahrzeuge ab.',
    noun: 'Schrott und Altfahrzeuge',
    offers: [
      'Wir holen Altmetall ab und räumen es vom Hof.',
      'Wir nehmen alte Fahrzeuge und verkaufen gebrauchte Teile.',
    ],
    when: [
      'ein Container mit Schrott voll ist und im Weg steht',
      'ein Fahrzeug nichts mehr wert ist und vom Hof muss',
      'ein gebrauchtes Teil reichen würde und ein neues Wochen braucht',
    ],
    gets: ['einen Preis pro Tonne für Ihr Metall', 'einen Termin für die Abholung'],
  },
  stands: {
    words: within('messestand|messebau|displaybau|roll-?up|ladenbau'),
    sentence: 'Wir bauen Messestände und Displays.',
    noun: 'Messebau und Displays',
    offers: ['Wir entwerfen und bauen Messestände.', 'Wir fertigen Displays und Banner.'],
    when: [
      'eine Messe nah ist und der Stand nicht bestellt',
      'ein neues Produkt in den Handel kommt und ein Display braucht',
      'der alte Stand mit wenig Geld neu aussehen soll',
    ],
    gets: ['eine Skizze für Ihre Standfläche', 'einen Preis nach Ihren Maßen'],
  },
  fuels: {
    words: within(
      'heizöl|dieselliefer|kraftstoff|mineralöl|holzpellets|hackschnitzel|brennstoffhandel',
    ),
    sentence: 'Wir liefern Kraftstoff und Pellets.',
    noun: 'Brennstoffe',
    offers: [
      'Wir liefern Diesel und Heizöl an Tanks und Baustellen.',
      'Wir liefern Holzpellets und Hackschnitzel.',
    ],
    when: [
      'der Tank auf der Baustelle fast leer ist und Maschinen laufen müssen',
      'das Pelletlager nicht durch den Winter reicht',
      'ihr Lieferant zu spät kommt oder nur große Mengen bringt',
    ],
    gets: ['einen Preis für Ihre nächste Lieferung', 'einen Liefertag für Ihre Menge'],
  },
}
