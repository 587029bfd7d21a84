/** `needs_attention`, `TRIAL_EXPIRED`, `no-mx` and `smtpHost` as words in sentence case. */
export function wordsOf(name: string): string {
  if (/^[A-Z0-9_]+$/.test(name) || /[_-]/.test(name))
    return sentence(name.toLowerCase().replace(/[_-]+/g, ' '))
  return sentence(
    name.replace(
      /([a-z0-9])([A-Z])/g,
      (_all, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    ),
  )
}

const sentence = (text: string) => (text ? text[0]!.toUpperCase() + text.slice(1) : text)

/** Choices with irregular spelling. */
const fixed: Record<string, string> = {
  tls: 'TLS',
  starttls: 'STARTTLS',
  ok: 'OK',
  'no-mx': 'No mail server',
  role: 'Role address',
  json: 'JSON',
  url: 'URL',
  'api-key': 'API key',
  oneshot: 'One-shot',
  ADMIN: 'Operator',
  TENANT_ADMIN: 'Organization admin',
}

/** A choice in words: values that are codes (`1-10`, `CSV`) are shown unchanged. */
export function choiceWords(value: unknown): string {
  if (value === '' || value === null || value === undefined) return 'None'
  const text = String(value)
  if (fixed[text]) return fixed[text]
  return /\d/.test(text) ? text : wordsOf(text)
}
