import { emailLanguageOf, type EmailLanguage } from '#model/email/email-languages.ts'
import { sizeBand } from '#model/api/company-size.ts'
import { traitsOf } from '#drafting/languages/all-traits.ts'
import { lexicons } from '#drafting/languages/lexicons.ts'
import { allStatements } from '#drafting/understanding/site.ts'
import { flat, hasPhrase } from '#drafting/text/words.ts'
import { found, type FoundFact, type ResearchedSite } from '../company-facts.ts'

const NUMBER = String.raw`(\d{1,3}(?:[.,' ]\d{3})+|\d{1,6})`

/** A number right before the word for staff, with at most one adjective between them. */
const staffCount = (language: EmailLanguage) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}.,-])${NUMBER}\+?\s(?:\p{L}+\s)?(?:${traitsOf[language].staff.join('|')})(?!\p{L})`,
    'iu',
  )

/** Words that speak of other companies' staff: "for teams of", "from 50 employees". */
function speaksOfOthers(text: string, language: EmailLanguage): boolean {
  const { audience, helping } = lexicons[language].selling
  return hasPhrase(flat(text), [...audience, ...helping, 'ab', 'from', 'von'])
}

const speaksOfUs = (text: string, language: EmailLanguage, name: string) => {
  const { we, our } = lexicons[language].grammar
  return hasPhrase(flat(text), [...we, ...our, ...(name ? [name] : [])])
}

function declared({ pages }: ResearchedSite): FoundFact[] {
  for (const { jsonLd, url } of pages)
    for (const one of jsonLd) {
      const staff = one.numberOfEmployees as { value?: unknown } | number | string | undefined
      const text = String(typeof staff === 'object' ? (staff?.value ?? '') : (staff ?? ''))
      const band = text ? sizeBand(text) : null
      if (band) return [found('size', band, { url, quote: `numberOfEmployees: ${text}` })]
    }
  return []
}

/** The number of people at the company, where the company itself says it. */
export function findSize(site: ResearchedSite): FoundFact[] {
  const stated = declared(site)
  const language = emailLanguageOf(site.language)
  if (stated.length > 0 || !language) return stated
  const name = site.facts.name.candidates[0]?.text ?? ''
  for (const { text, url } of allStatements(site)) {
    const count = staffCount(language).exec(text)?.[1]
    if (!count || speaksOfOthers(text, language)) continue
    if (!speaksOfUs(text, language, name)) continue
    const band = sizeBand(count)
    if (band) return [found('size', band, { url, quote: text })]
  }
  return []
}
