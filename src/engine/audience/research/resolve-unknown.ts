import type { Contact, ResearchedCompany } from '#model/schema/entities.generated.ts'
import type { ResolvedField } from '#model/api/company-research.ts'

/** Fields of a contact that a fact of the company answers, with the kind of the fact. */
const ANSWERS = [
  ['industry', 'industry'],
  ['companySize', 'size'],
  ['country', 'country'],
] as const

/**
 * The contact with its unknown industry, size and country taken from the company's pages, and where
 * each was read. What the contact itself says is never replaced.
 */
export function withResearch(
  contact: Contact,
  company: ResearchedCompany | undefined,
): { contact: Contact; resolved: ResolvedField[] } {
  if (!company) return { contact, resolved: [] }
  const resolved = ANSWERS.flatMap(([field, kind]): ResolvedField[] => {
    const fact = contact[field]
      ? undefined
      : company.facts.find((candidate) => candidate.kind === kind)
    if (!fact) return []
    const { value, url, quote, readAt } = fact
    return [{ field, value, url, quote, readAt }]
  })
  const values = Object.fromEntries(resolved.map(({ field, value }) => [field, value]))
  return { contact: { ...contact, ...values }, resolved }
}
