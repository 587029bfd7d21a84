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
]
