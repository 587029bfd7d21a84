import { enabledSteps, type Messaging, type Missing, type Step } from '#model/outreach.ts'
import { STANDARD_VARIABLES } from '#engine/delivery/sends/merge-values.ts'

const item = (path: string, message: string, level: Missing['level'] = 'blocker'): Missing => ({
  part: 'steps',
  path,
  message,
  level,
})
const VARIABLE = /\{\{\s*([^{}|]*?)\s*(?:\|([^{}]*))?\}\}/g
const PLACEHOLDER =
  /\[(link|name|company|first name|your [^\]]{1,20}|insert [^\]]{1,30})\]|\b(TBD|TODO|XXX|lorem ipsum)\b/i

/** Variables of a text in order, with the fallback after `|`; null when there is none. */
function variablesOf(text: string): { name: string; fallback: string | null }[] {
  return [...text.matchAll(VARIABLE)].map((match) => ({
    name: match[1]!,
    fallback: match[2] === undefined ? null : match[2],
  }))
}

/**
 * Checks step 2, the emails (outreach design, 3.2): blockers for faults, warnings for doubtful
 * quality.
 */
export function checkSteps(steps: readonly Step[], messaging: Messaging): Missing[] {
  const found: Missing[] = []
  const on = enabledSteps(steps)
  if (on.length === 0) found.push(item('', 'Switch on at least one email.'))
  if (new Set(steps.map((step) => step.id)).size < steps.length)
    found.push(item('', 'Two emails have the same id.'))
  steps.forEach((step, index) => {
    if (step.enabled === false) return
    const path = `/${index}`
    const first = step === on[0]
    if (first && !step.subject?.trim())
      found.push(item(`${path}/subject`, 'The first email needs a subject.'))
    found.push(...checkText(step.subject ?? '', step.body, path, first, messaging))
    if (!first && step.subject?.trim())
      found.push(
        item(`${path}/subject`, 'An email with its own subject starts a new thread.', 'warning'),
      )
    const variants = (step.variants ?? []).filter((variant) => variant.enabled !== false)
    const weight = variants.reduce((sum, variant) => sum + variant.weight, 0)
    if (weight > 100)
      found.push(
        item(
          `${path}/variants`,
          `The variants' weights add up to ${weight}; at most 100 is possible.`,
        ),
      )
    step.variants?.forEach((variant, at) => {
      if (variant.enabled !== false)
        found.push(
          ...checkText(
            variant.subject || step.subject || '',
            variant.body,
            `${path}/variants/${at}`,
            first,
            messaging,
          ),
        )
    })
  })
  return found
}

function checkText(
  subject: string,
  body: string,
  path: string,
  first: boolean,
  messaging: Messaging,
): Missing[] {
  const found: Missing[] = []
  const at = `${path}/body`
  if (!body.trim()) return [item(at, 'The email has no text.')]
  for (const [text, where] of [
    [subject, `${path}/subject`],
    [body, at],
  ] as const) {
    found.push(...checkVariables(text, where))
    const placeholder = PLACEHOLDER.exec(text)
    if (placeholder)
      found.push(item(where, `"${placeholder[0]}" is a placeholder: write what belongs there.`))
  }
  const plain = body.replace(VARIABLE, 'word')
  const words = plain.split(/\s+/).filter(Boolean).length
  if (words > 125)
    found.push(
      item(at, `${words} words: emails of 50 to 125 words get the most replies.`, 'warning'),
    )
  else if (words < 30)
    found.push(item(at, `${words} words: this may be too short to be understood.`, 'warning'))
  if ((plain.match(/\?/g) ?? []).length > 1)
    found.push(item(at, 'More than one question: readers answer one.', 'warning'))
  if (first && /https?:\/\/|www\./i.test(plain))
    found.push(item(at, 'A link in the first email harms delivery.', 'warning'))
  if (/!{2,}|\b[A-ZÄÖÜ]{4,}\b(?:\s+\b[A-ZÄÖÜ]{4,}\b)+/.test(plain))
    found.push(item(at, 'Capitals and exclamation marks look like advertising.', 'warning'))
  if (unbalanced(plain)) found.push(item(at, 'A brace { is opened and never closed.'))
  const avoided = (messaging.wordsToAvoid ?? []).find((word) =>
    plain.toLowerCase().includes(word.toLowerCase()),
  )
  if (avoided) found.push(item(at, `"${avoided}" is on your list of words to avoid.`, 'warning'))
  const number = unproved(plain, messaging)
  if (number)
    found.push(
      item(at, `"${number}" is not found in your messaging: be sure that it is true.`, 'warning'),
    )
  return found
}

function checkVariables(text: string, path: string): Missing[] {
  const found: Missing[] = []
  for (const { name, fallback } of variablesOf(text)) {
    if (name === '') found.push(item(path, 'A variable {{ }} has no name.'))
    else if (!/^[a-z][\w.]*$/i.test(name))
      found.push(item(path, `"${name}" is not a name of a variable.`))
    else {
      const meant = (STANDARD_VARIABLES as readonly string[]).includes(name)
        ? null
        : STANDARD_VARIABLES.find(
            (known) => distance(known, name.toLowerCase().replace(/[\s-]/g, '_')) <= 2,
          )
      if (meant) found.push(item(path, `There is no variable "${name}"; did you mean "${meant}"?`))
      else if (
        fallback === null &&
        !name.startsWith('sender_') &&
        name !== 'email' &&
        name !== 'domain'
      )
        found.push(
          item(
            path,
            `"${name}" has no fallback: people without it will wait. Write {{${name}|…}}.`,
            'warning',
          ),
        )
    }
  }
  return found
}

const unbalanced = (text: string) =>
  (text.match(/\{/g) ?? []).length !== (text.match(/\}/g) ?? []).length

/**
 * Finds a figure in the email that the messaging does not contain. Ignores small numbers ("15
 * minutes"), which are common.
 */
function unproved(text: string, messaging: Messaging): string | null {
  const known = JSON.stringify(messaging)
  for (const match of text.matchAll(
    /\d[\d.,]*\s?(%|percent|prozent|x\b|times\b|k\b|million\b)|\d[\d.,]{3,}/gi,
  ))
    if (!known.includes(match[0].trim())) return match[0].trim()
  return null
}

/** Levenshtein distance, for "did you mean". */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(
        row[j]! + 1,
        next[j - 1]! + 1,
        row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
    row = next
  }
  return row[b.length]!
}
