import type { Contact } from '#model/schema/entities.generated.ts'
import type { ResolvedField } from '#model/api/company-research.ts'
import type { Targets } from '#model/api/outreach.ts'
import { domainOf } from '#model/lib/address-domain.ts'
import { message, type Sentence, type Vars } from '#language'

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
  Exclude<keyof Targets, 'excludeDomains'>,
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

/** A target whose values are compared with one value of the contact. */
type ComparedTarget = (typeof RULES)[number][0]

/** Why a value that is not among those of a target excludes a person. */
const outside: Readonly<Record<ComparedTarget, string>> = {
  industries: message('industry "{value}" is outside the targets'),
  companySizes: message('company size "{value}" is outside the targets'),
  countries: message('country "{value}" is outside the targets'),
  titles: message('job title "{value}" is outside the targets'),
  seniorities: message('seniority "{value}" is outside the targets'),
  departments: message('department "{value}" is outside the targets'),
  keywords: message('no keyword of the targets matches'),
}

/** The same of a value that was read on a page of the company. */
const readOutside: Partial<Record<ComparedTarget, string>> = {
  companySizes: message('company size "{value}" is outside the targets (read on {host})'),
  countries: message('country "{value}" is outside the targets (read on {host})'),
}

const excludedBy = (text: string, vars: Vars): { match: 'excluded'; reason: Sentence } => ({
  match: 'excluded',
  reason: { message: text, vars },
})

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
): { match: TargetMatch; reason: Sentence | null } {
  const domain = contact.companyDomain || domainOf(contact.email)
  const excluded = (targets.excludeDomains ?? []).find(
    (excludedDomain) =>
      domain === excludedDomain.toLowerCase() ||
      domain.endsWith(`.${excludedDomain.toLowerCase()}`) ||
      domainOf(contact.email) === excludedDomain.toLowerCase(),
  )
  if (excluded)
    return excludedBy(message("The domain {domain} is on the campaign's exclude list"), {
      domain: excluded,
    })
  let isUnknown = false
  for (const [name, valueOf, fits] of RULES) {
    const rule = targets[name]
    if (!rule || rule.values.length === 0 || rule.mode === 'prefer') continue
    const has = valueOf(contact)
    if (has.replace(/[ ·]/g, '') === '') {
      if (rule.mode === 'must') isUnknown = true
      continue
    }
    const hit = rule.values.find((wanted) => fits(has, wanted))
    if (rule.mode === 'exclude' && hit)
      return excludedBy(message('{value} is excluded by the targets'), { value: hit })
    const read = resolved.find(({ field }) => field === RESEARCHED[name])
    if (rule.mode === 'must' && !hit && read && isOpenWord(name)) {
      isUnknown = true
      continue
    }
    if (rule.mode === 'must' && !hit)
      return read
        ? excludedBy(readOutside[name] ?? outside[name], {
            value: has,
            host: new URL(read.url).host,
          })
        : excludedBy(outside[name], { value: has })
  }
  return { match: isUnknown ? 'unknown' : 'match', reason: null }
}
