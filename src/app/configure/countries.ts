import { codeOfCountry } from '../page-parts/countries.ts'
import { tTargets as t } from './targets-messages.ts'

/** Parses a country to its code; returns a fault otherwise. */
export function readCountry(text: string): { value: string } | { fault: string } {
  const value = codeOfCountry(text)
  return value ? { value } : { fault: t('conf.targets.notCountry', { text }) }
}
