import { pm } from './messages.ts'

const known: Record<string, () => string> = {
  text: () => pm('parameters.type.text'),
  integer: () => pm('parameters.type.integer'),
  number: () => pm('parameters.type.number'),
  boolean: () => pm('parameters.type.boolean'),
  date: () => pm('parameters.type.date'),
  choice: () => pm('parameters.type.choice'),
  'event-type': () => pm('parameters.type.event-type'),
}

/** The type of a parameter in words. */
export const typeWords = (type: string | undefined): string =>
  known[type ?? 'text']?.() ?? String(type)
