import type { EmailLanguage } from '#model/email/email-languages.ts'
import type { AgentLanguage } from './language.ts'
import { da } from './languages/da.ts'
import { de } from './languages/de.ts'
import { en } from './languages/en.ts'
import { es } from './languages/es.ts'
import { fr } from './languages/fr.ts'
import { it } from './languages/it.ts'
import { nb } from './languages/nb.ts'
import { nl } from './languages/nl.ts'
import { pt } from './languages/pt.ts'
import { sv } from './languages/sv.ts'

/** What agents say and understand, by language. */
export const agentLanguages: Readonly<Record<EmailLanguage, AgentLanguage>> = {
  en,
  de,
  fr,
  es,
  it,
  nl,
  pt,
  sv,
  nb,
  da,
}

/** One of the agent's sentences with values in its places. */
export const fillPhrase = (phrase: string, values: Readonly<Record<string, string>> = {}): string =>
  phrase.replace(/<(\w+)>/g, (place, name: string) => values[name] ?? place)
