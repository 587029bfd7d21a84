import type { EmailLanguage } from '#model/email-languages.ts'

interface Fault {
  language: EmailLanguage
  company: string
  text: string
  /** What may be said of the text; null where silence is better. */
  said: string | null
}

/** Offers as sites write them, each with a difficulty that once gave a faulty sentence. */
export const offerFaults: readonly Fault[] = [
  {
    language: 'en',
    company: 'Tarn Fleet',
    text: 'Tarn Fleet provides mobile repair plans tailored to your industry.',
    said: 'We provide mobile repair plans tailored to your industry.',
  },
  {
    language: 'en',
    company: 'Corrie Pressings',
    text: 'Corrie Pressings — Experts in Deep Drawn Stampings Using Cold Rolled Steel',
    said: 'Deep drawn stampings using cold rolled steel',
  },
  {
    language: 'da',
    company: 'Nordfjern',
    text: 'sanering af asbest, pcb og bly i etageejendomme. vi leverer sikkerhed. kun resultater.',
    said: 'Sanering af asbest, pcb og bly i etageejendomme',
  },
  {
    language: 'es',
    company: 'Grúas Almena',
    text: 'Nada que envidiar a las grúas nuevas, fuerza y buen trabajo.',
    said: null,
  },
  {
    language: 'es',
    company: 'Grúas Almena',
    text: 'Ofrecemos una amplia variedad de grúas diésel, todo terreno, ideales para puertos.',
    said: 'Ofrecemos grúas diésel, todo terreno, ideales para puertos.',
  },
  {
    language: 'it',
    company: 'Torre Allarmi',
    text: "Torre Allarmi è un'agenzia autorizzata e certificata che si distingue in tutta Italia.",
    said: null,
  },
  {
    language: 'pt',
    company: 'Vale Alumínios',
    text: 'Soluções profissionais em alumínio',
    said: null,
  },
  {
    language: 'fr',
    company: 'Cabinet Aubrac',
    text: 'Je suis Élise Morand, avocate fiscaliste spécialisée en TVA et douane.',
    said: 'Je suis avocate fiscaliste spécialisée en TVA et douane.',
  },
  {
    language: 'nl',
    company: 'Warmtehuis',
    text: 'Warmtehuis biedt een permanente dienstverlening.',
    said: null,
  },
  {
    language: 'nl',
    company: 'Verf & Zoon',
    text: 'Schilderwerk in en om uw woning of bedrijfspand',
    said: 'Schilderwerk in en om jullie woning of bedrijfspand',
  },
  {
    language: 'it',
    company: 'Cisterne Adige',
    text: 'Cisterne Adige, Trento (TN): gasolio, benzina e oli in cisterna conto terzi.',
    said: 'Gasolio, benzina e oli in cisterna conto terzi',
  },
  {
    language: 'it',
    company: 'Cisterne Adige',
    text: 'Cisterne Adige nasce dalla passione, con un servizio per tutti.',
    said: null,
  },
  {
    language: 'en',
    company: 'Wexcombe Electrical',
    text: 'Wexcombe based electrician for shops and offices.',
    said: 'We are a Wexcombe based electrician for shops and offices.',
  },
  {
    language: 'en',
    company: 'Wexcombe Electrical',
    text: 'Electricians for shops and offices in Wexcombe',
    said: 'We are electricians for shops and offices in Wexcombe.',
  },
  {
    language: 'de',
    company: 'Strom Lohr',
    text: 'Elektriker für Läden und Büros in Lohr',
    said: 'Wir sind Elektriker für Läden und Büros in Lohr.',
  },
  {
    language: 'sv',
    company: 'Elkraft Tunna',
    text: 'Elektriker för butiker och kontor i Tunna',
    said: 'Vi är elektriker för butiker och kontor i Tunna.',
  },
  {
    language: 'nl',
    company: 'Staalwerk Maas',
    text: 'Staalwerk Maas is een constructiebedrijf dat zich heeft toegelegd op trappen en leidingen.',
    said: 'Wij zijn een constructiebedrijf dat zich heeft toegelegd op trappen en leidingen.',
  },
  {
    language: 'it',
    company: 'Lamiere Oglio',
    text: 'Lamiere Oglio è una carpenteria che si dedica a scale e ringhiere.',
    said: 'Siamo una carpenteria che si dedica a scale e ringhiere.',
  },
  {
    language: 'da',
    company: "Ib's Smedje",
    text: 'Ib’s Smedje fremstiller trapper og porte af stål.',
    said: 'Vi fremstiller trapper og porte af stål.',
  },
  {
    language: 'nl',
    company: 'Raad & Plan',
    text: 'Strategie, Planning en Procesbegeleiding',
    said: 'Strategie, planning en procesbegeleiding',
  },
  {
    language: 'nb',
    company: 'Fjære Regnskap',
    text: 'Vi hjelper deg med lønn, fakturering og årsoppgjør.',
    said: 'Vi hjelper dere med lønn, fakturering og årsoppgjør.',
  },
  {
    language: 'da',
    company: 'Byens Bogføring',
    text: 'Vi hjælper dig med løn, fakturering og årsregnskab.',
    said: 'Vi hjælper jer med løn, fakturering og årsregnskab.',
  },
  {
    language: 'sv',
    company: 'Tunna Redovisning',
    text: 'Vi hjälper dig med löner, fakturering och bokslut.',
    said: 'Vi hjälper er med löner, fakturering och bokslut.',
  },
  {
    language: 'es',
    company: 'Obras Almena',
    text: 'Reformas de locales y oficinas en Zona Norte',
    said: 'Reformas de locales y oficinas en Zona Norte',
  },
  {
    language: 'sv',
    company: 'Elkraft Tunna',
    text: 'Elkraft Tunna bygger på en enkel idé: Du ska kunna lita på din elektriker.',
    said: null,
  },
  {
    language: 'en',
    company: 'Wexcombe Electrical',
    text: 'We work by one rule: you can rely on us.',
    said: null,
  },
  {
    language: 'da',
    company: 'Byens Malere',
    text: 'Vi maler trapper i København, og vi ved, at den skal holde i ti år i et hus med mange børn, så vi er tro.',
    said: 'Vi maler trapper i København, og vi ved, at den skal holde i ti år i et hus med mange børn.',
  },
]

/** Gains as sites write them, each of which once gave a faulty sentence. */
export const detailFaults: readonly Fault[] = [
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
    said: 'Le devis est gratuit et sans engagement.',
  },
  {
    language: 'de',
    text: 'In 3 Tagen fertig – Angebot kostenlos',
    said: 'Das Angebot ist kostenlos und unverbindlich.',
  },
  {
    language: 'fr',
    text: 'Demandez un devis rapide en remplissant le formulaire en 5 minutes.',
    said: 'Le devis est gratuit et sans engagement.',
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
]
