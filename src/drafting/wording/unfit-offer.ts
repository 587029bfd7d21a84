import type { EmailLanguage } from '#model/email/email-languages.ts'
import { traitsOf } from '../languages/all-traits.ts'
import type { Sender } from './we-form.ts'

/** "Halden was founded": nothing that a company sells. */
export function isOfThePast(text: string, { company, language }: Sender): boolean {
  const verbs = traitsOf[language].pastVerbs.join('|')
  const after = text.slice(company.length)
  return new RegExp(String.raw`^\s(?:\p{Lu}\S*\s){0,3}(?:${verbs})\s`, 'u').test(after)
}

/** "Repairs within": what follows is not in the text. */
export const endsOpen = (text: string, language: EmailLanguage): boolean =>
  new RegExp(String.raw`\s(?:${traitsOf[language].openEnds.join('|')})\.?$`, 'iu').test(text)
