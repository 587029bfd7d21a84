import { say } from '#language'
import { STANDARD_VARIABLES } from '#model/email/merge-variables.ts'
import { blocker, VARIABLE, warning, type EmailCheck, type Finding } from './email-text.ts'

/** Levenshtein's distance, for "did you mean". */
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

const isAlwaysKnown = (name: string) =>
  name.startsWith('sender_') || name === 'email' || name === 'domain'

function findingOf(
  where: Finding['where'],
  name: string,
  fallback: string | undefined,
): Finding | null {
  if (name === '') return blocker(where, say('A variable {{ }} has no name.'))
  if (!/^[a-z][\w.]*$/i.test(name))
    return blocker(where, say('"{name}" is not a valid variable name.', { name }))
  const known = STANDARD_VARIABLES.some((standardVariable) => standardVariable === name)
  const meant = known
    ? undefined
    : STANDARD_VARIABLES.find(
        (standardVariable) =>
          distance(standardVariable, name.toLowerCase().replace(/[\s-]/g, '_')) <= 2,
      )
  if (meant)
    return blocker(
      where,
      say('The variable "{name}" does not exist. Did you mean "{meant}"?', { name, meant: meant! }),
    )
  if (fallback?.trim() === '')
    return blocker(where, say('The fallback of "{name}" is empty. Write {{{name}|…}}.', { name }))
  if (fallback === undefined && !isAlwaysKnown(name))
    return warning(
      where,
      say('"{name}" has no fallback. People without a value get no email. Write {{{name}|…}}.', {
        name,
      }),
    )
  return null
}

/** Variables that do not exist, have no name or no fallback. */
export const checkVariables: EmailCheck = ({ subject, body }) =>
  (
    [
      ['subject', subject],
      ['body', body],
    ] as const
  ).flatMap(([where, text]) =>
    [...text.matchAll(VARIABLE)].flatMap(
      (match) => findingOf(where, match[1]!.trim(), match[2]) ?? [],
    ),
  )
