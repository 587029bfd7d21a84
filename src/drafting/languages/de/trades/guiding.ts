import { within } from '../../letters.ts'
import type { GuidingTrades } from '../../trade-ids.ts'

/** Trades that examine, develop, finance, teach and guide, as firms of them speak. */
export const guiding: GuidingTrades = {
  laboratory: {
    words: within(
      'prüflabor|analyselabor|untersuchungslabor|laboranaly|laboruntersuch|umweltanalytik',
      'wasseranaly|bodenanaly|lebensmittelanaly|trinkwasseruntersuch|mikrobiolog|auftragsanaly',
      'materialprüf|werkstoffprüf|probenahme|akkreditiertes labor',
    ),
    sentence: 'Wir untersuchen Proben im Labor.',
    noun: 'Laboranalysen',
    offers: [
      'Wir untersuchen Wasser, Boden, Lebensmittel und Werkstoffe.',
      'Wir nehmen Proben und untersuchen sie im eigenen Labor.',
    ],
    when: [
      'ein Abnehmer oder eine Behörde einen Prüfbericht verlangt',
      'eine Charge auffällig ist und freigegeben oder gesperrt werden muss',
      'ihr bisheriges Labor Wochen für ein Ergebnis braucht',
    ],
    gets: ['einen Preis pro Probe', 'eine Liste der Werte, die zu prüfen sind'],
  },
  environment: {
    words: within(
      'umweltberat|umweltgutacht|umweltplan|umweltbericht|umweltverträglich|artenschutz',
      'altlasten|schadstoffgutacht|schallgutacht|immissionsschutz|co[2₂]-bilanz|klimabilanz',
      'treibhausgasbilanz|nachhaltigkeitsbericht|nachhaltigkeitsberat|ökologische baubegleit',
    ),
    sentence: 'Wir beraten Unternehmen in Umweltfragen.',
    noun: 'Umweltberatung',
    offers: [
      'Wir untersuchen Flächen und schreiben Umweltgutachten.',
      'Wir bereiten Genehmigungen vor und erstellen CO2-Bilanzen.',
    ],
    when: [
      'eine Genehmigung ein Gutachten zu Lärm, Boden oder Artenschutz verlangt',
      'ein Grundstück gekauft wird und niemand weiß, was im Boden ist',
      'ein großer Abnehmer nach ihrer Klimabilanz fragt',
    ],
    gets: [
      'eine Liste der Gutachten, die Ihr Vorhaben braucht',
      'einen Festpreis für das Gutachten',
    ],
  },
  productDesign: {
    words: within(
      'produktentwickl|produktdesign|industriedesign|konstruktionsbüro|entwicklungsbüro',
      'cad-konstruktion|cad-zeichn|prototypenbau|maschinenkonstruktion|fem-berechn',
      'entwicklungsdienstleist|reverse engineering',
    ),
    sentence: 'Wir entwickeln Produkte und Maschinen.',
    noun: 'Produktentwicklung',
    offers: [
      'Wir entwickeln und gestalten Produkte bis zur ersten Serie.',
      'Wir zeichnen und berechnen Teile und Maschinen.',
    ],
    when: [
      'aus einer Idee vor der Messe ein Prototyp werden muss',
      'die eigenen Konstrukteure keine Zeit für noch ein Projekt haben',
      'ein Teil zu teuer in der Fertigung ist und überarbeitet werden muss',
    ],
    gets: [
      'ein erstes Gespräch über Ihre Zeichnung oder Skizze',
      'einen Festpreis für die erste Phase',
    ],
  },
  finance: {
    words: within(
      'unternehmensfinanz|mittelstandsfinanz|finanzierungsberat|firmenkredit|unternehmenskredit',
      'factoring|leasinggesell|maschinenleasing|mobilienleasing|fördermittelantr',
      'fördermittelmanage|unternehmensverkauf|unternehmensnachfolge|firmenverkauf|m&a',
    ),
    sentence: 'Wir beraten Unternehmen bei der Finanzierung.',
    noun: 'Finanzierung',
    offers: [
      'Wir finden Kredite, Leasing und Fördermittel für Unternehmen.',
      'Wir beraten Inhaber beim Kauf und Verkauf von Unternehmen.',
    ],
    when: [
      'die Bank absagt oder Monate für eine Antwort braucht',
      'eine Maschine bezahlt werden muss, bevor die Aufträge kommen',
      'eine Förderung passt und niemand Zeit für den Antrag hat',
    ],
    gets: [
      'eine Liste der Förderungen und Kredite, die passen',
      'eine erste Einschätzung Ihrer Chancen',
    ],
  },
  dataAnalysis: {
    words: within(
      'datenanaly|datenauswert|data science|data engineering|data[- ]warehouse|dashboard',
      'business intelligence|power ?bi|machine learning|maschinelles lernen|marktforschung',
      'predictive analytics',
    ),
    sentence: 'Wir werten Daten aus.',
    noun: 'Datenanalyse',
    offers: [
      'Wir machen aus den Daten eines Unternehmens Berichte und Kennzahlen.',
      'Wir erstellen Prognosen und Modelle aus Daten.',
    ],
    when: [
      'in der Sitzung jede Abteilung andere Zahlen vorlegt',
      'der Monatsbericht jedes Mal zwei Tage Kopierarbeit kostet',
      'niemand sagen kann, mit welchen Produkten oder Aufträgen Geld verdient wird',
    ],
    gets: ['einen Musterbericht mit Ihren Zahlen', 'ein erstes Gespräch über Ihre Kennzahlen'],
  },
  driving: {
    words: within(
      'fahrschul|fahrlehrer|führerschein|fahrerausbild|fahrerschul|berufskraftfahrer|bkf-',
      'staplerschein|staplerausbild|kranschein|fahrsicherheitstraining|lkw-ausbild',
    ),
    sentence: 'Wir bilden Fahrer aus.',
    noun: 'Fahrerausbildung',
    offers: [
      'Wir bilden Fahrer für Pkw, Lkw und Bus aus.',
      'Wir geben die vorgeschriebenen Kurse für Berufskraftfahrer.',
    ],
    when: [
      'die Module eines Fahrers ablaufen und alle Kurse voll sind',
      'ein neuer Mitarbeiter den Führerschein für Lkw oder Anhänger braucht',
      'es mit den Firmenwagen immer wieder Unfälle gibt',
    ],
    gets: ['eine Liste der nächsten Kurstermine', 'einen Gruppenpreis für Ihre Fahrer'],
  },
  outings: {
    words: within(
      'betriebsausfl[uü]g|firmenausfl[uü]g|gruppenausfl[uü]g|teambuilding|team-?event',
      'stadtführung|escape[- ]?room|kletter(?:garten|park|wald)|hochseilgarten|kanutour',
      'kanuverleih|kajak|rafting|bootsverleih|bootstour|gruppenreise|schnitzeljagd',
    ),
    sentence: 'Wir organisieren Ausflüge für Gruppen.',
    noun: 'Betriebsausflüge',
    offers: [
      'Wir organisieren Ausflüge und Unternehmungen für Teams.',
      'Wir führen Gruppen und planen Gruppenreisen.',
    ],
    when: [
      'der Betriebsausflug ansteht und niemand eine Idee hat',
      'Gäste aus dem Ausland einen Nachmittag frei haben',
      'ein neues Team sich noch kaum kennt',
    ],
    gets: ['zwei Vorschläge für Ihren Termin und Ihre Gruppe', 'einen Festpreis pro Person'],
  },
  workplaceHealth: {
    words: within('physiotherapie|osteopathie|massage|yoga|pilates|ergonomie|rückenschule'),
    sentence: '',
    noun: 'Gesundheit im Betrieb',
    offers: [
      'Wir kommen mit Massage und Physiotherapie in den Betrieb.',
      'Wir geben Bewegungs- und Yogakurse für Mitarbeiter.',
    ],
    when: [
      'am Bildschirm Nacken und Rücken steif werden',
      'sich Mitarbeiter wegen Rückenschmerzen krankmelden',
      'ein Gesundheitstag geplant ist und das Programm fehlt',
    ],
    gets: ['eine Probestunde für ein Team', 'einen Preis für einen Tag bei Ihnen'],
  },
  machineSafety: {
    words: within(
      'ce-kennzeichnung|maschinensicherheit|maschinenrichtlinie|risikobeurteilung',
      'technische dokumentation|betriebsanleitung',
    ),
    sentence: 'Wir prüfen Maschinen für die CE-Kennzeichnung.',
    noun: 'CE-Kennzeichnung',
    offers: [
      'Wir beurteilen Risiken von Maschinen für das CE-Zeichen.',
      'Wir schreiben Betriebsanleitungen und technische Unterlagen.',
    ],
    when: [
      'eine Maschine fertig ist und die Papiere für CE fehlen',
      'zwei Maschinen verkettet werden und die Haftung offen ist',
      'ein Abnehmer eine Maschine ohne Anleitung nicht annimmt',
    ],
    gets: ['eine kurze Prüfung Ihrer Unterlagen', 'einen Festpreis für eine Maschine'],
  },
}
