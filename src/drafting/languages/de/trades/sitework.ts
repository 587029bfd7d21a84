import { within } from '../../letters.ts'
import type { SiteworkTrades } from '../../trade-ids.ts'

/** Trades that work on buildings and sites with special equipment, as firms of them speak. */
export const sitework: SiteworkTrades = {
  pools: {
    words: within(
      'schwimmbadbau|schwimmbadtechnik|schwimmbecken|poolbau|pooltechnik|poolservice|poolreinig',
      'schwimmteich|sauna|whirlpool|dampfbad|dampfbäder|wellnesstechnik|wellnessanlage',
      'badewassertechnik|bäderbau|bädertechnik|infrarotkabine|swimmingpool|poolanlage',
    ),
    sentence: 'Wir bauen und warten Schwimmbäder und Saunen.',
    noun: 'Schwimmbad- und Saunabau',
    offers: [
      'Wir bauen und warten Schwimmbäder für Hotels und Gemeinden.',
      'Wir bauen Saunen und Dampfbäder und reparieren sie.',
    ],
    when: [
      'das Beckenwasser trüb wird und die Gäste draußen bleiben',
      'in der Hochsaison der Saunaofen ausfällt',
      'das Gesundheitsamt die Wasserwerte beanstandet',
    ],
    gets: ['eine Analyse Ihres Beckenwassers', 'eine Durchsicht Ihrer Badetechnik'],
  },
  stoves: {
    words: within(
      'kachelofen|kachelöfen|kaminofen|kaminöfen|kaminbau|ofenbau|ofensetz|pelletofen|heizkamin',
      'offene kamine|offener kamin|grundofen|grundöfen|schornstein|kaminkehr|rauchfang',
      'kaminsanier|abgasanlage|edelstahlkamin|feuerstätte|hafnermeister|hafnerei|kamine und',
    ),
    sentence: 'Wir bauen Öfen und Kamine.',
    noun: 'Ofen- und Kaminbau',
    offers: [
      'Wir bauen Kachelöfen und Kamine für Häuser und Gasthöfe.',
      'Wir kehren, prüfen und sanieren Schornsteine.',
    ],
    when: [
      'bei der Feuerstättenschau ein Riss im Schornstein auffällt',
      'der Kamin die Gaststube verqualmt',
      'ein neuer Kessel kommt und der alte Schornstein nicht passt',
    ],
    gets: ['eine Kamerabefahrung Ihres Schornsteins', 'einen Richtpreis anhand von Fotos'],
  },
  drains: {
    words: within(
      'rohrreinigung|kanalreinigung|abflussreinigung|rohrverstopf|abflussverstopf',
      'kanalinspektion|kanal-?tv|kamerabefahrung|rohrkamera|dichtheitsprüfung|kanalsanierung',
      'rohrsanierung|inlinersan|grubenentleer|klärgrube|kleinkläranlage|fettabscheider',
      'kanalservice|kanalspül|saugwagen|spülwagen',
    ),
    sentence: 'Wir reinigen Rohre und Kanäle.',
    noun: 'Rohr- und Kanalreinigung',
    offers: [
      'Wir reinigen verstopfte Rohre und Kanäle mit Hochdruck.',
      'Wir untersuchen Kanäle mit der Kamera und leeren Gruben.',
    ],
    when: [
      'im Keller das Abwasser hochkommt und die Toiletten gesperrt werden',
      'der Fettabscheider der Küche überläuft',
      'die Stadt einen Dichtheitsnachweis für den Kanal verlangt',
    ],
    gets: ['einen Blick mit der Kamera in eine Leitung', 'einen Festpreis für die Leerung'],
  },
  treeCare: {
    words: within(
      'baumpfleg|baumfäll|baumschnitt|baumkontroll|baumdienst|baumarbeiten|baumkletter',
      'baumgutacht|baumsanier|arborist|seilklettertechnik|wurzelfräs|stubbenfräs|baumstumpf',
      'forstbetrieb|forstunternehm|forstservice|forstarbeiten|holzernte|holzrück|waldpflege',
      'heckenschnitt|rodung',
    ),
    sentence: 'Wir machen Baumpflege und Baumfällungen.',
    noun: 'Baumpflege',
    offers: [
      'Wir pflegen Bäume und fällen sie mit Seil oder Hubsteiger.',
      'Wir roden Flächen, ernten Holz und fräsen Stubben.',
    ],
    when: [
      'nach einem Sturm ein Ast über dem Parkplatz hängt',
      'sich ein Baum auf ihrem Grundstück zur Straße neigt',
      'ein Baugrundstück vor der Brutzeit gerodet sein muss',
    ],
    gets: ['eine Begehung Ihres Baumbestands', 'einen Preis anhand von Fotos des Baums'],
  },
  demolition: {
    words: within(
      'abbruch|abrissunternehm|abrissarbeit|rückbau|entkernung|asbestsanierung|asbestentsorg',
      'asbestausbau|schadstoffsanierung|schadstoffausbau|betonsäg|betonbohr|betonschneid',
      'betontrenn|kernbohr|wandsäg|diamantbohr|diamantsäg',
    ),
    sentence: 'Wir reißen Gebäude ab und sägen Beton.',
    noun: 'Abbruch und Rückbau',
    offers: [
      'Wir brechen Gebäude ab und bauen Asbest aus.',
      'Wir sägen und bohren Öffnungen in Beton.',
    ],
    when: [
      'eine Halle weg muss, bevor der Neubau beginnen kann',
      'beim Umbau Asbest gefunden wird und die Arbeit ruht',
      'eine neue Tür oder Leitung durch eine Betonwand muss',
    ],
    gets: [
      'einen Rundgang mit schriftlichem Angebot',
      'einen Preis pro Öffnung anhand Ihres Plans',
    ],
  },
  cranes: {
    words: within(
      'autokran|mobilkran|krandienst|kranverleih|kranvermietung|kranarbeit|kranservice',
      'krantechnik|kranprüf|krananlage|brückenkran|hallenkran|ladekran|schwerlast',
      'schwertransport|maschinenumzug|maschinenumzüge|maschinentransport|betriebsverlager',
      'hebetechnik|hebezeug|anschlagmittel|lastaufnahmemittel|kettenzug|kettenzüge',
    ),
    sentence: 'Wir heben und versetzen schwere Lasten.',
    noun: 'Kran- und Schwerlastarbeiten',
    offers: [
      'Wir heben und versetzen Maschinen und schwere Lasten.',
      'Wir prüfen und reparieren Krane, Ketten und Hebezeuge.',
    ],
    when: [
      'eine Maschine geliefert wird und kein Stapler sie heben kann',
      'eine Fertigungslinie in eine andere Halle umzieht',
      'für Ketten und Anschlagmittel die jährliche Prüfung fällig ist',
    ],
    gets: ['eine Besichtigung vor dem Hub', 'einen Preis nach Gewicht und Foto'],
  },
  restoration: {
    words: within(
      'restaurator|restaurierung|konservierung von|denkmalpflege|denkmalsanier|denkmalschutz',
      'baudenkmal|historische bausubstanz|möbelrestaur|gemälderestaur|buchrestaur|buchbinde',
      'papierrestaur|steinrestaur|kirchenmaler|vergolder|vergoldung|antike möbel',
    ),
    sentence: 'Wir restaurieren Gebäude und Kunstwerke.',
    noun: 'Restaurierung',
    offers: [
      'Wir restaurieren Fassaden, Putz und Stein an Baudenkmälern.',
      'Wir restaurieren Gemälde, Möbel und Bücher in der Werkstatt.',
    ],
    when: [
      'im Baudenkmal der Stuck von der Decke fällt',
      'ein Gemälde oder eine Akte nass geworden ist',
      'die Denkmalbehörde vor Baubeginn eine Untersuchung verlangt',
    ],
    gets: ['eine erste Einschätzung anhand von Fotos', 'eine Musterfläche, die das Ergebnis zeigt'],
  },
}
