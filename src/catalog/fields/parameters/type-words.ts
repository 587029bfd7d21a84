import { tParameters as t } from './messages.ts'

const known: Record<string, () => string> = {
  text: () => t('parameters.type.text'),
  integer: () => t('parameters.type.integer'),
  number: () => t('parameters.type.number'),
  boolean: () => t('parameters.type.boolean'),
  date: () => t('parameters.type.date'),
  choice: () => t('parameters.type.choice'),
  'event-type': () => t('parameters.type.event-type'),
}

/** The type of a parameter in words. */
export const typeWords = (type: string | undefined): string =>
  known[type ?? 'text']?.() ?? String(type)
