import { upperFirst } from '#model/lib/first-letter.ts'
import { message, say } from '#language'

/** `needs_attention`, `TRIAL_EXPIRED`, `no-mx` and `smtpHost` as words in sentence case. */
export function wordsOf(name: string): string {
  if (/^[A-Z0-9_]+$/.test(name) || /[_-]/.test(name))
    return upperFirst(name.toLowerCase().replace(/[_-]+/g, ' '))
  return upperFirst(
    name.replace(
      /([a-z0-9])([A-Z])/g,
      (_all, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    ),
  )
}

/** Choices with irregular spelling. */
const fixed: Record<string, string> = {
  tls: message('TLS'),
  starttls: message('STARTTLS'),
  ses: message('Amazon SES'),
  sendgrid: message('SendGrid'),
  smtp: message('Other SMTP server'),
  ok: message('OK'),
  'no-mx': message('No mail server'),
  role: message('Role address'),
  json: message('JSON'),
  string: message('Text'),
  long: message('Whole number'),
  float: message('Decimal number'),
  geopoint: message('Location'),
  csv: message('CSV'),
  ndjson: message('NDJSON'),
  POST: message('POST'),
  PUT: message('PUT'),
  url: message('URL'),
  todo: message('To-do'),
  'api-key': message('API key'),
  oneshot: message('One-time upload'),
  ADMIN: message('Operator'),
  TENANT_ADMIN: message('Organization admin'),
}

/** A choice in words: codes (`1-10`, `campaign.launched`) are shown unchanged. */
export function choiceWords(value: unknown): string {
  if (value === '' || value === null || value === undefined) return say('None')
  const text = String(value)
  if (fixed[text]) return say(fixed[text])
  return /[\d.]/.test(text) ? text : say(wordsOf(text))
}
