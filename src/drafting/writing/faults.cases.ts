import type { EmailLanguage } from '#model/email/email-languages.ts'

export interface Fault {
  language: EmailLanguage
  company: string
  text: string
  /** What may be said of the text; null where silence is better. */
  said: string | null
}

/** Offers as sites write them, each with a difficulty that once gave a faulty sentence. */
export const offerFaults: readonly Fault[] = [
  {
    language: 'de',
    company: 'Tischlerei Hellweg',
    text: 'Tischlerei Hellweg in Unna - Ihr Tischler & Küchenbauer für Schränke, Treppen und Türen.',
    said: 'Schränke, Treppen und Türen',
  },
  {
    language: 'da',
    company: 'Thy Maling',
    text: 'Vi er malere i Thy og kan levere høj kvalitet - men vi er ikke billige.',
    said: 'Vi er malere i Thy.',
  },
  {
    language: 'da',
    company: 'Thy Maling',
    text: 'Vi havde prøvet at arbejde som ansatte og blev til et firma.',
    said: null,
  },
  {
    language: 'it',
    company: 'Ferro Adige',
    text: 'Produciamo porte, ringhiere e cancelli progettati per garantirvi la tranquillità.',
    said: 'Produciamo porte, ringhiere e cancelli.',
  },
  {
    language: 'nl',
    company: 'Verf & Zoon',
    text: 'Verf & Zoon uit Lisse: binnen- en buitenschilderwerk, houtrotherstel en behangwerk.',
    said: 'Binnen- en buitenschilderwerk, houtrotherstel en behangwerk',
  },
  {
    language: 'es',
    company: 'Hierros Soria',
    text: 'Ofrecemos un amplio stock de tubos, chapas y herramientas para talleres.',
    said: 'Ofrecemos tubos, chapas y herramientas para talleres.',
  },
  {
    language: 'en',
    company: 'Tarn Rotors',
    text: 'Dynamic Balancing Services, Rotor Repair and Rewinding',
    said: 'Dynamic balancing services, rotor repair and rewinding',
  },
  {
    language: 'fr',
    company: 'Eau du Vexin',
    text: 'Nous proposons toutes sortes de travaux de plomberie, allant de la pose, du dépannage...',
    said: 'Nous proposons toutes sortes de travaux de plomberie.',
  },
  {
    language: 'en',
    company: 'Tarn Web',
    text: 'Life Cycle Planning is one example of a method for guiding projects to their end.',
    said: null,
  },
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
  {
    language: 'de',
    company: 'Tischlerei Hellweg',
    text: 'Tischlerei Hellweg in Unna: Einbauschränke, Treppen und Ladenbau seit 1931 – in dritter Generation.',
    said: 'Einbauschränke, Treppen und Ladenbau',
  },
  {
    language: 'fr',
    company: 'Stores du Vexin',
    text:
      'Stores du Vexin intervient dans le Vexin pour la pose de vos stores, volets, pergolas ' +
      'et bannes sur mesure.',
    said: 'Nous intervenons dans le Vexin pour la pose de vos stores, volets, pergolas et bannes.',
  },
  {
    language: 'es',
    company: 'Norte Obras',
    text: 'Norte Obras es una empresa riojana dedicada a la construcción de naves que tiene sus talleres aquí.',
    said: 'Somos una empresa riojana dedicada a la construcción de naves.',
  },
  {
    language: 'it',
    company: 'Ponti & Re',
    text: 'Ponti & Re è specializzata nella piegatura di lamiere spesse.',
    said: 'Siamo specializzati nella piegatura di lamiere spesse.',
  },
  {
    language: 'da',
    company: 'Thy Maling',
    text: 'Et malerfirma i Thy med mange års erfaring.',
    said: 'Vi er et malerfirma i Thy.',
  },
  {
    language: 'nb',
    company: 'Voss Tak',
    text: 'Komplett taktilbud for gårder og boliger i Voss',
    said: null,
  },
  {
    language: 'pt',
    company: 'Serralharia Lima',
    text: 'Portões sob medida, grades sob medida, corrimãos sob medida e escadas',
    said: 'Portões, grades, corrimãos e escadas',
  },
  {
    language: 'en',
    company: 'Wexcombe Audits',
    text: 'Wexcombe Audits has introduced the National Labeling Scheme for importers of lamps.',
    said: null,
  },
  {
    language: 'en',
    company: 'Tarn Software',
    text: 'Full-stack developer specializing in Python and web shops.',
    said: 'We specialize in Python and web shops.',
  },
  {
    language: 'fr',
    company: 'Volets Rhône',
    text: 'Spécialisée dans la pose de fenêtres et de volets',
    said: 'Nous sommes spécialisés dans la pose de fenêtres et de volets.',
  },
  {
    language: 'en',
    company: 'Corrie Heating',
    text: 'Specializes in pumps, valves, and boiler repair.',
    said: 'We specialize in pumps, valves, and boiler repair.',
  },
  {
    language: 'de',
    company: 'Glanz Lohr',
    text: 'Bietet Reinigung von Büros und Praxen in Halle.',
    said: 'Wir bieten Reinigung von Büros und Praxen in Halle.',
  },
  {
    language: 'nl',
    company: 'Bouwbedrijf Lek',
    text: 'Bouwbedrijf Lek - Professionele schilder en stukadoor in Friesland.',
    said: 'Wij zijn schilder en stukadoor in Friesland.',
  },
  {
    language: 'it',
    company: 'Ponti & Re',
    text: 'Azienda specializzata in impianti elettrici industriali',
    said: 'Siamo un’azienda specializzata in impianti elettrici industriali.',
  },
  {
    language: 'es',
    company: 'Obras Soria',
    text: 'Empresa especializada en hornos y muros de piedra',
    said: 'Somos una empresa especializada en hornos y muros de piedra.',
  },
  {
    language: 'en',
    company: 'Wexcombe Books',
    text: 'Wexcombe Books provides bookkeeping, payroll and reporting backed by 25 years of experience.',
    said: 'We provide bookkeeping, payroll and reporting.',
  },
  {
    language: 'en',
    company: 'Corrie Welding and Fence',
    text: 'Corrie Welding and Fence Company Inc.',
    said: null,
  },
  {
    language: 'en',
    company: 'Tarn Testing',
    text: 'We provide cost effective portable appliance testing in Leeds.',
    said: 'We provide portable appliance testing in Leeds.',
  },
  {
    language: 'en',
    company: 'Tarn Heating',
    text: 'We install energy efficient boilers and pipes in Leeds.',
    said: 'We install energy efficient boilers and pipes in Leeds.',
  },
  {
    language: 'de',
    company: 'Englisch und so',
    text: 'Staatlich geprüfte und beeidigte Übersetzerin für die englische Sprache',
    said: 'Ich bin staatlich geprüfte und beeidigte Übersetzerin für die englische Sprache.',
  },
  {
    language: 'fr',
    company: 'Mots Justes',
    text: 'Traductrice de modes d’emploi et de contrats',
    said: 'Je suis traductrice de modes d’emploi et de contrats.',
  },
  {
    language: 'nl',
    company: 'Glas Lier',
    text: 'Wij verzorgen glas- en schilderwerk voor nieuwbouw en onderhoud; voor particulieren in heel Lier.',
    said: 'Wij verzorgen glas- en schilderwerk voor nieuwbouw en onderhoud.',
  },
]
