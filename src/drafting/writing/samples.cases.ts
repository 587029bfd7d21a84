import type { EmailLanguage } from '#model/email/email-languages.ts'

/** Facts as companies of different trades state them, in every form that a fact can have. */
export interface SampleFacts {
  company: string
  sentence: string
  verbless: string
  audience: string
  points: readonly string[]
  problem: string
  fact: string
  quote: readonly [quote: string, speaker: string]
}

export const sampleFacts: Record<EmailLanguage, SampleFacts> = {
  en: {
    company: 'Halden Loggers',
    sentence: 'We make temperature loggers for exporters of fresh fish.',
    verbless: 'Temperature loggers for exporters of fresh fish',
    audience: 'exporters of fresh fish',
    points: [
      'Each box carries its own record, from the quay to the buyer.',
      'Reports that customs officers accept',
      'Loggers come back by post and are used again.',
      'Calibration every spring',
    ],
    problem: 'A pallet that warms up on the road is often noticed only at the border.',
    fact: 'We have calibrated loggers in Halden since 1998.',
    quote: ['Since we use the loggers, no box has come back.', 'Anna Berg, Nordfisk'],
  },
  de: {
    company: 'Brandt Elektrotechnik',
    sentence: 'Wir prüfen elektrische Anlagen in Betrieben und auf Baustellen.',
    verbless: 'Prüfung elektrischer Anlagen in Betrieben und auf Baustellen',
    audience: 'Handwerksbetriebe und Bauunternehmen',
    points: [
      'Das Protokoll liegt am selben Tag im Postfach.',
      'Termine auch am Samstag',
      'Alle Geräte erhalten einen Aufkleber mit dem nächsten Termin.',
      'Feste Ansprechpartner für jede Baustelle',
    ],
    problem: 'Prüfungen werden vergessen, bis die Versicherung danach fragt.',
    fact: 'Seit 1984 prüfen wir Anlagen im Saarland.',
    quote: ['Die Prüfer stören den Betrieb nicht.', 'Petra Lang, Metallbau Lang'],
  },
  fr: {
    company: 'Atelier Morel',
    sentence: 'Nous réparons et entretenons les machines à café des restaurants.',
    verbless: 'Réparation et entretien des machines à café',
    audience: 'cafés et restaurants',
    points: [
      'Une machine de prêt reste sur place pendant la réparation.',
      'Intervention dans la journée',
      'Nous tenons le carnet d’entretien de chaque machine.',
      'Pièces en stock',
    ],
    problem: 'Une machine en panne un samedi matin coûte une journée.',
    fact: 'Nous entretenons plus de 400 machines dans le Rhône.',
    quote: ['Ils sont venus avant l’ouverture.', 'Julie Roux, Café des Halles'],
  },
  es: {
    company: 'Frutas Valero',
    sentence: 'Suministramos fruta fresca a comedores de empresa y hoteles.',
    verbless: 'Fruta fresca para comedores de empresa y hoteles',
    audience: 'comedores de empresa y hoteles',
    points: [
      'Llegamos antes de las ocho de la mañana.',
      'Cajas retornables',
      'Cada semana proponemos la fruta de temporada.',
      'Una sola factura al mes',
    ],
    problem: 'La fruta llega tarde y una parte acaba en la basura.',
    fact: 'Servimos a 120 hoteles en Valencia y Alicante.',
    quote: ['Desde que trabajamos con ellos no tiramos fruta.', 'Marta Gil, Hotel Albufera'],
  },
  it: {
    company: 'Officine Rinaldi',
    sentence: 'Costruiamo stampi per l’industria della gomma.',
    verbless: 'Stampi per l’industria della gomma',
    audience: 'produttori di guarnizioni',
    points: [
      'Il primo campione è pronto in tre settimane.',
      'Manutenzione degli stampi in sede',
      'Ogni stampo viene consegnato con il suo disegno.',
      'Un solo referente per progetto',
    ],
    problem: 'Uno stampo consumato si nota quando i pezzi sono già spediti.',
    fact: 'Dal 1976 costruiamo stampi a Brescia.',
    quote: ['Con i loro stampi gli scarti sono scesi.', 'Luca Ferri, Guarnizioni Ferri'],
  },
  nl: {
    company: 'Vermeer Daken',
    sentence: 'Wij inspecteren en onderhouden platte daken van bedrijfspanden.',
    verbless: 'Inspectie en onderhoud van platte daken',
    audience: 'vastgoedbeheerders en bedrijven',
    points: [
      'Na elke inspectie krijgt u een rapport met foto’s.',
      'Reparatie binnen twee dagen',
      'We houden bij welk dak wanneer aan de beurt is.',
      'Vaste prijs per jaar',
    ],
    problem: 'Een lek wordt meestal pas gezien als het plafond nat is.',
    fact: 'Sinds 1991 onderhouden we daken in Utrecht.',
    quote: ['Het rapport was er nog dezelfde dag.', 'Els Bakker, Bakker Vastgoed'],
  },
  pt: {
    company: 'Cortiças Almeida',
    sentence: 'Produzimos painéis de cortiça para isolamento de edifícios.',
    verbless: 'Painéis de cortiça para isolamento de edifícios',
    audience: 'construtoras e arquitetos',
    points: [
      'Cortamos cada painel à medida do projeto.',
      'Entrega na obra',
      'Cada lote tem o seu certificado.',
      'Amostras de todas as espessuras',
    ],
    problem: 'O ruído entre pisos só se nota depois da obra pronta.',
    fact: 'Desde 1962 trabalhamos a cortiça em Coruche.',
    quote: ['O material chegou na data combinada.', 'Rita Lopes, Lopes Arquitetura'],
  },
  sv: {
    company: 'Björk & Söner',
    sentence: 'Vi tvättar och hyr ut arbetskläder till verkstäder.',
    verbless: 'Tvätt och uthyrning av arbetskläder',
    audience: 'verkstäder och byggföretag',
    points: [
      'Varje plagg är märkt med sin bärare.',
      'Hämtning varje vecka',
      'Vi lagar trasiga plagg innan de kommer tillbaka.',
      'Samma chaufför hela året',
    ],
    problem: 'Kläder försvinner i tvätten och ingen vet vart.',
    fact: 'Vi har tvättat arbetskläder i Gävle sedan 1969.',
    quote: ['Nu har alla rena kläder på måndagen.', 'Eva Lind, Linds Svets'],
  },
  nb: {
    company: 'Fjordvakt',
    sentence: 'Vi kontrollerer slokkeutstyr i bygg og på båter.',
    verbless: 'Kontroll av slokkeutstyr i bygg og på båter',
    audience: 'borettslag og rederier',
    points: [
      'Rapporten kommer samme dag som kontrollen.',
      'Faste avtaler uten bindingstid',
      'Vi bytter utstyr på stedet når det trengs.',
      'Egen båt til øyene',
    ],
    problem: 'Slokkeutstyr blir ofte glemt til tilsynet kommer.',
    fact: 'Siden 1988 har vi kontrollert utstyr på Vestlandet.',
    quote: ['De ringer før vi selv husker det.', 'Kari Vik, Vik Rederi'],
  },
  da: {
    company: 'Klitgaard Køl',
    sentence: 'Vi installerer og servicerer køleanlæg i butikker.',
    verbless: 'Installation og service af køleanlæg',
    audience: 'supermarkeder og slagtere',
    points: [
      'Vi kommer inden for fire timer, også i weekenden.',
      'Energirapport hvert år',
      'Hvert anlæg har sin egen servicebog.',
      'Fast montør til hver butik',
    ],
    problem: 'Et anlæg, der står stille om natten, opdages først om morgenen.',
    fact: 'Siden 1979 har vi serviceret køleanlæg i Jylland.',
    quote: ['Montøren var her, før vi åbnede.', 'Lars Holm, Holm Slagter'],
  },
}
