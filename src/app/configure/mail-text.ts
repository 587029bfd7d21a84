import { moved } from '#model/lib/moved.ts'
import type { Step } from '#model/api/outreach.ts'
import { tContent as t } from './content-messages.ts'

/** Variables available in every email. */
export const VARIABLES = [
  'first_name',
  'last_name',
  'company',
  'title',
  'industry',
  'city',
  'country',
  'sender_name',
  'sender_first_name',
  'sender_company',
] as const

/** The default fallback of a variable; empty if there is none. */
export function fallbackOf(name: (typeof VARIABLES)[number]): string {
  if (
    name === 'last_name' ||
    name === 'sender_name' ||
    name === 'sender_first_name' ||
    name === 'sender_company'
  )
    return ''
  return t(`conf.fallback.${name}`)
}

const SAMPLE = [
  'first_name',
  'last_name',
  'full_name',
  'title',
  'company',
  'domain',
  'industry',
  'city',
  'country',
  'department',
  'email',
  'sender_email',
] as const

/** A sample person for previews before the campaign has people. */
export function samplePerson(): Record<
  (typeof SAMPLE)[number] | 'sender_name' | 'sender_first_name' | 'sender_company',
  string
> {
  const person = Object.fromEntries(
    SAMPLE.map((name) => [name, t(`conf.sample.${name}`)]),
  ) as Record<(typeof SAMPLE)[number], string>
  return {
    ...person,
    sender_name: t('conf.variable.sender_name'),
    sender_first_name: t('conf.variable.sender_first_name'),
    sender_company: t('conf.variable.sender_company'),
  }
}

/** `{{name|fallback}}`; the sender's variables need no fallback. */
export const variableText = (name: string, fallback: string): string =>
  name.startsWith('sender_') ? `{{${name}}}` : `{{${name}|${fallback}}}`

/** Counts the words a reader sees; a variable counts as one. */
export const wordCount = (text: string): number =>
  text
    .replace(/\{\{[^{}]*\}\}/g, 'word')
    .split(/\s+/)
    .filter(Boolean).length

/** The first words, for a collapsed email. */
export const firstWords = (body: string): string =>
  body
    .replace(/\{\{([^{}|]*)(?:\|[^{}]*)?\}\}/g, (_token, name: string) => name.trim())
    .replaceAll('_', ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 90)

/** Day of each email, relative to the first. */
export function dayLine(steps: readonly Step[]): number[] {
  let day = 0
  return steps.map((step, index) => (day += index === 0 ? 0 : step.delayDays))
}

export const newId = (): string => crypto.randomUUID().slice(0, 8)

/** An empty email for the end of the sequence. */
export const newStep = (): Step => ({
  id: newId(),
  delayDays: 4,
  delayKind: 'calendar',
  subject: '',
  body: '',
  enabled: true,
  version: 1,
  variants: [],
})

/** Changes an email: to this one, or from how it is at that moment. */
export type ChangeStep = (next: Step | ((before: Step) => Step)) => void

/** Days that an email waits which was the first and had no delay. */
const USUAL_DELAY = 3

/** Moves a step one position up or down; the first one has no delay. */
export function withMovedStep(steps: readonly Step[], index: number, by: -1 | 1): Step[] {
  const first = steps[0]
  return moved(steps, index, index + by).map((step, at) => {
    if (at === 0) return { ...step, delayDays: 0 }
    return step === first && step.delayDays === 0 ? { ...step, delayDays: USUAL_DELAY } : step
  })
}

/** Removes a step; the first one has no delay. */
export const withoutStep = (steps: readonly Step[], index: number): Step[] =>
  steps
    .filter((_, at) => at !== index)
    .map((step, at) => (at === 0 ? { ...step, delayDays: 0 } : step))
