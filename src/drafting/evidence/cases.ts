import type { EmailLanguage } from '#model/email/email-languages.ts'
import type { EvidenceFact } from './fact.ts'
import type { SentenceFault } from './check-sentence.ts'

const fact = (
  id: string,
  kind: EvidenceFact['kind'],
  text: string,
  speaker = '',
): EvidenceFact => ({
  id,
  kind,
  text,
  speaker,
})

/** What the companies of the cases say. */
export const CASE_FACTS: Partial<Record<EmailLanguage, readonly EvidenceFact[]>> = {
  en: [
    fact('name', 'name', 'Halden Loggers'),
    fact('offer', 'offer', 'Halden Loggers rents temperature loggers to exporters of fresh fish.'),
    fact('reading', 'benefit', 'Our loggers send readings every ten minutes.'),
    fact('claims', 'benefit', 'You win claims because every shipment has its own record.'),
    fact('exporters', 'proof', 'Used by 120 exporters in Norway.'),
    fact('share', 'proof', '98% of shipments arrive within the limits.'),
    fact('quote', 'proof', 'We have not lost a claim since.', 'Anna Berg, Nordfisk'),
  ],
  de: [
    fact('name', 'name', 'Brandt Kälte'),
    fact('offer', 'offer', 'Wir warten Kühlanlagen für Bäckereien und Metzgereien.'),
    fact('hours', 'benefit', 'Unsere Techniker sind innerhalb von 4 Stunden vor Ort.'),
    fact('proof', 'proof', 'Seit 1987 in Familienhand.'),
  ],
  fr: [
    fact('name', 'name', 'Atelier Morel'),
    fact('offer', 'offer', 'Nous restaurons des meubles anciens pour les antiquaires.'),
    fact('proof', 'proof', 'Plus de 300 meubles restaurés chaque année.'),
  ],
  es: [
    fact('name', 'name', 'Talleres Ibarra'),
    fact('offer', 'offer', 'Reparamos carretillas elevadoras para almacenes.'),
    fact('proof', 'proof', 'Más de 40 almacenes trabajan con nosotros.'),
  ],
}

export interface EvidenceCase {
  language: EmailLanguage
  text: string
  facts: string[]
  /** The check that stops the sentence; null where it may be used. */
  fault: SentenceFault['check'] | null
}

const of = (
  language: EmailLanguage,
  fault: EvidenceCase['fault'],
  text: string,
  ...facts: string[]
): EvidenceCase => ({ language, text, facts, fault })

/** Sentences as models write them, with what is wrong. */
export const evidenceCases: readonly EvidenceCase[] = [
  of('en', null, 'We rent temperature loggers to exporters of fresh fish.', 'offer'),
  of('en', null, 'Each logger sends a reading every 10 minutes.', 'reading'),
  of('en', null, '120 exporters in Norway use our loggers.', 'exporters', 'offer'),
  of('en', null, 'For 98 % of shipments the limits hold.', 'share'),
  of('en', null, 'Anna Berg of Nordfisk says: “We have not lost a claim since.”', 'quote'),
  of('en', null, 'Would a short call next Tuesday make sense?'),
  of('en', null, 'Is this a topic at {{company|your company}} right now?'),
  of('en', null, 'If not, a short “no” is fine too.', 'offer'),

  of('en', 'numbers', 'Used by 150 exporters in Norway.', 'exporters'),
  of('en', 'numbers', 'Our loggers send readings every five minutes.', 'reading'),
  of('en', 'numbers', 'We rent 12 loggers to exporters of fresh fish.', 'offer'),
  of('en', 'numbers', 'Dozens of exporters rent our loggers.', 'offer'),
  of('en', 'numbers', '120% of shipments arrive within the limits.', 'exporters', 'share'),
  of('en', 'numbers', 'Used by 120 supermarkets in Norway.', 'exporters'),
  // The number is true, but the cited fact does not have it.
  of('en', 'numbers', 'Used by 120 exporters in Norway.', 'offer'),

  of('en', 'names', 'Exporters such as Marine Harvest rent our loggers.', 'offer'),
  of('en', 'names', 'We rent temperature loggers to exporters in Iceland.', 'offer'),
  of('en', 'names', 'Siemens rents our loggers.', 'offer'),
  of('en', 'names', 'Our loggers are ISO ready.', 'offer'),
  of('en', 'names', 'Sara Lund of Nordfisk says: “We have not lost a claim since.”', 'quote'),

  of('en', 'quotations', 'Anna Berg says: “We win every claim now.”', 'quote'),
  of('en', 'quotations', 'An exporter called it “the end of paper logs”.', 'offer'),

  of('en', 'superlatives', 'We rent the safest loggers to exporters of fresh fish.', 'offer'),
  of('en', 'superlatives', 'The most accurate loggers for exporters of fresh fish.', 'offer'),
  of('en', 'claims', 'We are the leading supplier of temperature loggers.', 'offer'),
  of('en', 'claims', 'Our loggers reduce claims for exporters.', 'claims'),
  of('en', 'claims', 'We guarantee that your fresh fish arrives.', 'offer'),
  of('en', 'claims', 'You can rent a logger for free.', 'offer'),
  of('en', 'claims', 'Our certified loggers send readings.', 'reading'),
  of('en', 'claims', 'Our customers are exporters of fresh fish.', 'offer'),
  of('en', 'claims', 'We deliver overnight.'),

  of('en', 'support', 'Our platform plans routes, books trucks and files customs papers.', 'offer'),
  of('en', 'support', 'We operate warehouses and vessels.'),

  of('en', 'links', 'More is at www.evil.example today.', 'offer'),
  of('en', 'links', 'Book a call at https://pay.example/now.', 'offer'),
  of('en', 'links', 'Write to sales@halden.example instead.', 'offer'),
  of('en', 'variables', 'Is this a topic at {{company}} right now?'),
  of('en', 'variables', 'Your password is {{api_key|none}}.'),
  of('en', 'form', 'Halden Loggers rents temperature loggers', 'offer'),
  of('en', 'form', '**Halden** rents temperature loggers.', 'offer'),
  of('en', 'form', 'Halden Loggers rents temperature loggers!', 'offer'),
  of('en', 'form', 'Shall we talk? Or shall I write?'),
  of('en', 'form', ''),
  of('en', 'price', 'A logger costs $20.', 'offer'),
  of('en', 'turns', 'I hope this email finds you well.'),
  of('en', 'turns', 'Unlock seamless cold chains with our loggers.', 'offer'),
  of('en', 'turns', 'As an AI, I cannot say this.'),
  of('en', 'language', 'Wir vermieten die Logger an die Exporteure und für den Fisch.', 'offer'),

  of('de', null, 'Wir warten Kühlanlagen für Bäckereien und Metzgereien.', 'offer'),
  of('de', null, 'Unsere Techniker sind in vier Stunden vor Ort.', 'hours'),
  of('de', null, 'Wäre ein kurzes Gespräch nächste Woche etwas für Sie?'),
  of('de', null, 'Wer kümmert sich bei Ihnen um die Kühlanlagen?', 'offer'),
  of('de', 'numbers', 'Unsere Techniker sind innerhalb von 2 Stunden vor Ort.', 'hours'),
  of('de', 'numbers', 'Hunderte Bäckereien nutzen unsere Kühlanlagen.', 'offer'),
  of('de', 'names', 'Wir warten Kühlanlagen für Bäckereien wie Kamps.', 'offer'),
  of('de', 'superlatives', 'Unsere Techniker sind am schnellsten vor Ort.', 'hours'),
  of('de', 'claims', 'Wir sind führend bei Kühlanlagen für Bäckereien.', 'offer'),
  of('de', 'claims', 'Damit sparen Sie bei Ihren Kühlanlagen.', 'offer'),
  of('de', 'address', 'Wer kümmert sich bei dir um die Kühlanlagen?', 'offer'),
  of('de', 'turns', 'Ich hoffe, diese E-Mail erreicht Sie gut.'),

  of('fr', null, 'Nous restaurons des meubles anciens pour les antiquaires.', 'offer'),
  of('fr', 'numbers', 'Plus de 500 meubles restaurés chaque année.', 'proof'),
  of('fr', 'names', 'Nous restaurons des meubles pour Hermès.', 'offer'),
  of('fr', 'claims', 'Nous garantissons des meubles restaurés.', 'offer'),
  of('fr', 'superlatives', 'Les meubles les plus anciens sont restaurés.', 'offer'),

  of('es', null, 'Reparamos carretillas elevadoras para almacenes.', 'offer'),
  of('es', 'numbers', 'Más de 90 almacenes trabajan con nosotros.', 'proof'),
  of('es', 'names', 'Reparamos carretillas para Mercadona.', 'offer'),
  of('es', 'claims', 'Reparamos carretillas y le ahorramos tiempo.', 'offer'),
]

/** Sentences in one language that rest on facts in another, as a translation has them. */
export const translatedCases: readonly (EvidenceCase & { factsIn: EmailLanguage })[] = [
  {
    ...of('de', null, 'Halden Loggers vermietet Temperaturlogger an Exporteure.', 'offer'),
    factsIn: 'en',
  },
  { ...of('de', null, 'Die Logger senden alle zehn Minuten Werte.', 'reading'), factsIn: 'en' },
  {
    ...of('de', 'numbers', 'Die Logger senden alle fünf Minuten Werte.', 'reading'),
    factsIn: 'en',
  },
  {
    ...of('de', 'names', 'Exporteure wie Nordfisk mieten die Logger.', 'offer'),
    factsIn: 'en',
  },
  { ...of('de', 'claims', 'Die Logger sind zertifiziert.', 'reading'), factsIn: 'en' },
  { ...of('en', null, 'Our technicians are on site within 4 hours.', 'hours'), factsIn: 'de' },
  { ...of('en', 'claims', 'Our technicians are always on site.', 'hours'), factsIn: 'de' },
]
