import type { EmailLanguage } from '#model/email-languages.ts'
import type { Fault } from './faults.cases.ts'

/** Gains as sites write them, each of which once gave a faulty sentence. */
export const detailFaults: readonly Fault[] = [
  {
    language: 'en',
    company: 'Tarn Surveys',
    text: 'We measure it, document it on the form and send it within 2 days.',
    said: null,
  },
  {
    language: 'en',
    company: 'Tarn Books',
    text: 'We provide excellent work opportunities to aspiring accountants in Leeds.',
    said: null,
  },
  {
    language: 'nl',
    company: 'Zonwering Lier',
    text: 'Factoren (budget, bereikbaarheid, ...) spelen binnen 2 weken een rol bij de keuze van uw doek.',
    said: null,
  },
  {
    language: 'en',
    company: 'Tarn Words',
    text: 'Our mixed team gives us a unique perspective to understand your challenges.',
    said: null,
  },
  {
    language: 'de',
    company: 'Schutzlack Lohr',
    text: 'Das alles kann ohne Schleifen, Abtragen oder Sandstrahler erreicht werden.',
    said: null,
  },
  {
    language: 'en',
    company: 'Superior Cars Service',
    text: 'A Superior airport car will arrive within 10 minutes to drive you to your hotel.',
    said: null,
  },
  {
    language: 'sv',
    company: 'Plåt i Lund',
    text: 'Vi erbjuder serviceavtal för löpande underhåll och kontroll av tak och fasad.',
    said: 'Vi erbjuder serviceavtal för löpande underhåll och kontroll av tak och fasad.',
  },
  {
    language: 'nb',
    company: 'Kirkeråd AS',
    text: 'Vår tilnærming bygger på tett oppfølging av alle involverte parter og åpen dialog.',
    said: null,
  },
  {
    language: 'de',
    company: 'Ingenieurbüro Lohr',
    text: 'Die Sicherheit muss daher auch bei Maschinen ohne Zertifikat geprüft sein.',
    said: null,
  },
  {
    language: 'en',
    company: 'Tarn Roofs',
    text: 'Large or small, you can rest assured that your own roof is safe with Tarn Roofs.',
    said: null,
  },
  {
    language: 'sv',
    company: 'Rentyta',
    text: 'Över servicen vi levererar, vilka vi är och den mångfald vi har i vårt företag.',
    said: null,
  },
  {
    language: 'de',
    company: 'Fräswerk Lohr',
    text: 'Unsere Kunden liefern eine verbindliche Zeichnung des Werkstücks.',
    said: null,
  },
  {
    language: 'nl',
    company: 'Warmtehuis',
    text: 'Onze technici staan 7 dagen op 7, van maandag tot zondag, klaar om de klanten te helpen.',
    said: null,
  },
  {
    language: 'en',
    company: 'Corrie Gases',
    text: 'Ultra modern testing laboratory with all the latest testing requirements.',
    said: null,
  },
  { language: 'sv', company: 'Rentyta', text: 'Snabba leveranser', said: null },
  { language: 'nl', company: 'Warmtehuis', text: 'Strakke oplevering', said: null },
  {
    language: 'it',
    company: 'Olii Serio',
    text: 'Fluido sintetico per catene e cuscinetti ad alte temperature.',
    said: null,
  },
  {
    language: 'pt',
    company: 'Vale Alumínios',
    text: 'Receba um orçamento gratuito e sem compromisso em 24 horas',
    said: null,
  },
  {
    language: 'en',
    company: 'Tarn Fleet',
    text: 'In-house team for all your needs',
    said: null,
  },
  {
    language: 'en',
    company: 'Tarn Fleet',
    text: 'Dedicated account manager',
    said: 'You deal with the same person throughout.',
  },
  {
    language: 'sv',
    company: 'Elkraft Tunna',
    text: 'Enkel betalning genom kort, faktura eller delbetalning.',
    said: null,
  },
  {
    language: 'de',
    company: 'Strom Lohr',
    text: 'Einfache Bezahlung per Karte, Rechnung oder Rate.',
    said: null,
  },
  {
    language: 'en',
    company: 'Wexcombe Haulage',
    text: 'On-time performance with live updates.',
    said: null,
  },
  {
    language: 'en',
    company: 'Wexcombe Printing',
    text: 'Feel free to look at some of the work that we do on site.',
    said: null,
  },
  {
    language: 'es',
    company: 'Jardines Almena',
    text: 'Cada jardín es único.',
    said: null,
  },
  {
    language: 'pt',
    company: 'Vale Jardins',
    text: 'Cada jardim é único.',
    said: null,
  },
  {
    language: 'it',
    company: 'Giardini Serio',
    text: 'Ogni giardino è unico.',
    said: null,
  },
  {
    language: 'fr',
    company: 'Luc Aubrac Électricité',
    text: 'Luc intervient sur place en 24h, week-end compris.',
    said: null,
  },
  {
    language: 'nl',
    company: 'Staalwerk Maas',
    text: 'Staalwerk Maas heeft zijn eigen tekenkamer in huis.',
    said: null,
  },
  {
    language: 'de',
    company: 'Licht & Ton Lohr',
    text: 'Bewährtes Par-Design mit LED-Technologie',
    said: null,
  },
  {
    language: 'de',
    company: 'Lohn Lohr',
    text: 'Lohnabrechnung und Zahlungsverkehr für Handwerksbetriebe',
    said: 'Lohnabrechnung und Zahlungsverkehr für Handwerksbetriebe',
  },
  {
    language: 'de',
    company: 'Licht & Ton Lohr',
    text: 'Inklusive ausführlicher Einweisung',
    said: null,
  },
  {
    language: 'de',
    company: 'Kanzlei Lohr',
    text: 'Geprüft und gut vernetzt.',
    said: null,
  },
  {
    language: 'nl',
    company: 'Raad & Plan',
    text: 'Getest en goed bereikbaar.',
    said: null,
  },
  {
    language: 'en',
    company: '(C++) Wexcombe Tools',
    text: 'We grind gauges by hand within 48 hours.',
    said: 'We grind gauges by hand within 48 hours.',
  },
  {
    language: 'de',
    company: 'Torbau Lohr',
    text: 'Genaue Ausrichtung und hochwertige Beschichtung',
    said: null,
  },
  {
    language: 'de',
    company: 'Elektro Lohr',
    text: 'Saubere Ausführung, eigene Prüfung, Einweisung – übergeben wird erst, wenn alles läuft.',
    said: null,
  },
  {
    language: 'en',
    company: 'Tarn Roofs',
    text: 'Below is a list of our own roofing materials and the products we install.',
    said: null,
  },
  {
    language: 'de',
    company: 'Spedition Lohr',
    text: 'Unsere eigenen Touren gehen darüber hinaus und decken den Norden ab.',
    said: null,
  },
  {
    language: 'en',
    company: 'Tarn Software',
    text: 'Upon cancellation, your data is kept for 30 days.',
    said: null,
  },
  {
    language: 'en',
    company: 'Tarn Software',
    text: 'No impact (you own it)',
    said: null,
  },
  {
    language: 'en',
    company: 'Tarn Taxes',
    text: 'A modern office, clean communication, and our own tools that actually make sense.',
    said: null,
  },
  {
    language: 'de',
    company: 'Spedition Lohr',
    text: 'Unser Fuhrpark besteht aus 25 Containerfahrzeugen und ist in Hafennähe.',
    said: 'Unser Fuhrpark besteht aus 25 Containerfahrzeugen und ist in Hafennähe.',
  },
  {
    language: 'en',
    company: 'Tarn Haulage',
    text: 'We run 18 refrigerated trucks from two depots.',
    said: 'We run 18 refrigerated trucks from two depots.',
  },
  {
    language: 'en',
    company: 'Tarn Wiring',
    text: 'Licensed, bonded & insured',
    said: 'We are licensed and insured.',
  },
  {
    language: 'fr',
    company: 'Toits du Vexin',
    text: 'Garantie décennale',
    said: 'Nos travaux sont couverts par la garantie décennale.',
  },
  {
    language: 'en',
    company: 'Lakeside Rowers',
    text:
      'For beginners, the focus is on staying fit and rowing on our own water in a relaxed, ' +
      'enjoyable environment with other people of the same age.',
    said: null,
  },
  {
    language: 'da',
    company: 'Øgaard',
    text: 'Øen har sit eget lys, sin egen rytme og sin egen atmosfære.',
    said: null,
  },
  {
    language: 'da',
    company: 'Øgaard',
    text: 'Vi sender kun vigtige nyheder – ingen spam.',
    said: null,
  },
  {
    language: 'nb',
    company: 'Lia Tannklinikk',
    text: 'Fra 2007 til 2022 hadde vi en egen praksis i Vestfossen legesenter.',
    said: null,
  },
  {
    language: 'da',
    company: 'Bo Lund',
    text: 'Jeg er 42 år og bor sammen med min hustru 10 km nord for Aarhus.',
    said: null,
  },
  {
    language: 'de',
    company: 'Kammer Fräsen',
    text: 'Effizient rund um die Uhr',
    said: null,
  },
  {
    language: 'de',
    company: 'Kammer Fräsen',
    text: 'Telefonisch rund um die Uhr erreichbar',
    said: 'Wir sind rund um die Uhr erreichbar.',
  },
  {
    language: 'fr',
    company: 'Boro Nord',
    text: 'Nous garantissons une inspection nette et rapide de vos appareils.',
    said: null,
  },
  {
    language: 'en',
    company: 'Fork Hill',
    text: 'Three menu rotations per year featuring peak-season ingredients.',
    said: null,
  },
  {
    language: 'en',
    company: 'Tarn Advisers',
    text: 'Activity statements/instalment statements/annual statements',
    said: null,
  },
  {
    language: 'en',
    company: 'Tarn Computers',
    text: 'Document and database templates (for several office programs)',
    said: 'Document and database templates',
  },
  {
    language: 'it',
    company: 'Oli Lago',
    text: 'Assenza di residui carboniosi alle alte temperature.',
    said: null,
  },
  {
    language: 'nl',
    company: 'Lek Licht',
    text: 'Onze kundige teams maken van elke show een onvergetelijke belevenis.',
    said: null,
  },
]

interface Step {
  language: EmailLanguage
  text: string
  /** The first sentence for the step; null where the line offers none. */
  said: string | null
}

/** Lines with a first step, and times that are those of something else. */
export const stepFaults: readonly Step[] = [
  {
    language: 'fr',
    text: 'Logement prêt en 48h — Devis gratuit',
    said: 'Le devis est gratuit.',
  },
  {
    language: 'de',
    text: 'In 3 Tagen fertig – Angebot kostenlos',
    said: 'Das Angebot ist kostenlos.',
  },
  {
    language: 'fr',
    text: 'Demandez un devis rapide en remplissant le formulaire en 5 minutes.',
    said: 'Le devis est gratuit.',
  },
  {
    language: 'de',
    text: 'Ein Angebot erhalten Sie innerhalb von 48 Stunden.',
    said: 'Ein Angebot haben Sie innerhalb von 48 Stunden.',
  },
  { language: 'fr', text: 'Après une visite sur place, nous chiffrons les travaux.', said: null },
  { language: 'it', text: 'Dopo il sopralluogo prepariamo il disegno.', said: null },
  {
    language: 'it',
    text: 'Il sopralluogo è gratuito.',
    said: 'Il sopralluogo lo facciamo gratis.',
  },
  {
    language: 'fr',
    text: 'Réponse en 48 heures • Devis gratuit',
    said: 'Le devis est gratuit.',
  },
]
