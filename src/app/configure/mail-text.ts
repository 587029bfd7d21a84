import type { Step } from '#model/outreach.ts'

/** Variables that every mail may use, with words for the menu. */
export const VARIABLES = [
  ['first_name', 'First name', 'there'],
  ['last_name', 'Last name', ''],
  ['company', 'Company', 'your company'],
  ['title', 'Title', 'your role'],
  ['industry', 'Industry', 'your industry'],
  ['city', 'City', 'your area'],
  ['country', 'Country', 'your country'],
  ['sender_name', 'Your name', ''],
  ['sender_first_name', 'Your first name', ''],
  ['sender_company', 'Your company', ''],
] as const

/** A person who shows what a mail will look like before there are any. */
export const SAMPLE: Readonly<Record<string, string>> = {
  first_name: 'Sam', last_name: 'Sample', full_name: 'Sam Sample', title: 'Head of operations', company: 'Sample Works', domain: 'sample.example', industry: 'manufacturing', city: 'Leeds', country: 'United Kingdom', department: 'Operations',
  email: 'sam@sample.example', sender_name: 'Your name', sender_first_name: 'Your first name', sender_company: 'Your company', sender_email: 'you@your-domain.example',
}

/** `{{name|fallback}}`; the sender's own values need none. */
export const variableText = (name: string, fallback: string): string => (name.startsWith('sender_') ? `{{${name}}}` : `{{${name}|${fallback}}}`)

/** Words of a text as a reader counts them: a variable is one. */
export const wordCount = (text: string): number => text.replace(/\{\{[^{}]*\}\}/g, 'word').split(/\s+/).filter(Boolean).length

/** The first words for a closed mail. */
export const firstWords = (body: string): string => body.replace(/\{\{\s*([^{}|]*)[^{}]*\}\}/g, '$1').replaceAll('_', ' ').replace(/\s+/g, ' ').slice(0, 90)

/** Day of each mail counted from the first. */
export function dayLine(steps: readonly Step[]): number[] {
  let day = 0
  return steps.map((step, index) => (day += index === 0 ? 0 : step.delayDays))
}

export const newId = (): string => crypto.randomUUID().slice(0, 8)

/** A mail to be written, for the end of the line. */
export const newStep = (): Step => ({ id: newId(), delayDays: 4, delayKind: 'calendar', subject: '', body: '', enabled: true, version: 1, variants: [] })
