import type { Contact } from '#model/entities.generated.ts'
import type { ResolvedField } from '#model/company-research.ts'
import type { Targets } from '#model/outreach.ts'
import { domainOf } from './address-lists.ts'

export type TargetMatch = 'match' | 'unknown' | 'excluded'

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()

/**
 * True when `text` contains `sought` as whole words: "Head of People" fits "head of people &
 * culture", "CTO" does not fit "director".
 */
const holds = (text: string, sought: string) => ` ${fold(text)} `.includes(` ${fold(sought)} `)

const RULES: readonly [
  keyof Targets,
  (contact: Contact) => string,
  (has: string, wanted: string) => boolean,
][] = [
  ['industries', (c) => c.industry, (has, wanted) => holds(has, wanted) || holds(wanted, has)],
  ['companySizes', (c) => c.companySize, (has, wanted) => has === wanted],
  ['countries', (c) => c.country, (has, wanted) => has.toUpperCase() === wanted.toUpperCase()],
  ['titles', (c) => c.title, holds],
  ['seniorities', (c) => c.seniority, (has, wanted) => holds(has, wanted) || holds(wanted, has)],
  ['departments', (c) => c.department, (has, wanted) => holds(has, wanted) || holds(wanted, has)],
  [
    'keywords',
    (c) =>
      [
        c.title,
        c.company,
        c.industry,
        c.department,
        ...c.tags,
        ...Object.values(c.custom).map(String),
      ].join(' · '),
    holds,
  ],
]

/** Where each rule's value was read, when the contact itself does not say it. */
const RESEARCHED: Partial<Record<keyof Targets, ResolvedField['field']>> = {
  industries: 'industry',
  companySizes: 'companySize',
  countries: 'country',
}

/**
 * An industry that was read is a word of ours. It shows that a company fits, and not that it does
 * not: the targets may call the same industry otherwise.
 */
const isOpenWord = (name: keyof Targets) => name === 'industries'

/**
 * Whether a contact fits the targets. A matching exclude rule, or a must rule with a known value
 * that does not match, excludes the person. A must rule on an unknown value gives `unknown`; prefer
 * rules never exclude.
 * @param resolved values of the contact that were read on the company's pages (`withResearch`)
 */
export function matchTargets(
  targets: Targets,
  contact: Contact,
  resolved: readonly ResolvedField[] = [],
): { match: TargetMatch; reason: string } {
  const domain = contact.companyDomain || domainOf(contact.email)
  const excluded = (targets.excludeDomains ?? []).find(
    (one) =>
      domain === one.toLowerCase() ||
      domain.endsWith(`.${one.toLowerCase()}`) ||
      domainOf(contact.email) === one.toLowerCase(),
  )
  if (excluded)
    return { match: 'excluded', reason: `The domain ${excluded} is on the campaign's exclude list` }
  let unknown = ''
  for (const [name, valueOf, fits] of RULES) {
    const rule = targets[name] as
      { mode: 'must' | 'prefer' | 'exclude'; values: string[] } | undefined
    if (!rule || rule.values.length === 0 || rule.mode === 'prefer') continue
    const has = valueOf(contact)
    if (has.replace(/[ ·]/g, '') === '') {
      if (rule.mode === 'must') unknown ||= `Not known: ${WORDS[name]}`
      continue
    }
    const hit = rule.values.find((wanted) => fits(has, wanted))
    if (rule.mode === 'exclude' && hit)
      return { match: 'excluded', reason: `${hit} is excluded by the targets` }
    const read = resolved.find(({ field }) => field === RESEARCHED[name])
    if (rule.mode === 'must' && !hit && read && isOpenWord(name)) {
      unknown ||= `Not known: ${WORDS[name]}`
      continue
    }
    if (rule.mode === 'must' && !hit)
      return {
        match: 'excluded',
        reason:
          `${WORDS[name]} "${name === 'keywords' ? 'keywords' : has}" is outside the targets` +
          (read ? ` (read on ${new URL(read.url).host})` : ''),
      }
  }
  return unknown ? { match: 'unknown', reason: unknown } : { match: 'match', reason: '' }
}

const WORDS: Partial<Record<keyof Targets, string>> = {
  industries: 'industry',
  companySizes: 'company size',
  countries: 'country',
  titles: 'job title',
  seniorities: 'seniority',
  departments: 'department',
  keywords: 'keywords',
}
