import type { EmailLanguage } from '#model/email/email-languages.ts'

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
  {
    language: 'de',
    text: 'Wir melden uns innerhalb eines Werktags mit einem Angebot.',
    said: 'Eine Antwort haben Sie innerhalb eines Werktags.',
  },
]
