import { emailLanguageOf } from '#model/email/email-languages.ts'
import type { BenefitCandidate } from '../facts.ts'
import { lettersOf } from '../languages/all-letters.ts'
import type { Block, Role } from '../reading/page.ts'
import { isInOtherLanguage } from '../reading/site-language.ts'
import { detailOf, ENOUGH, type Detail } from '../wording/details.ts'
import type { Sender } from '../wording/we-form.ts'
import { calm } from '../text/calm.ts'
import { formOf } from '../text/sentence-form.ts'
import { FOREIGN, isClean, isLegalPage, sourceOf, type Site } from './site.ts'
import { countWords, sentencesOf } from '../text/words.ts'

/** Who would say the facts of a site; null where no emails are written in its language. */
export function senderOf(site: Site, company: string): Sender | null {
  const language = emailLanguageOf(site.language)
  return language ? { company, language, letters: lettersOf[language] } : null
}

/** Parts of a page in which short lines state what a customer gets: "24/7 emergency service". */
const WITH_LINES: ReadonlySet<Role> = new Set(['contact', 'call-to-action', 'footer'])
const MAX_LINE_WORDS = 6

/** What a block may give: any detail, only a well-known advantage, or nothing. */
function useOf({ role, isLink, text, element }: Block): 'all' | 'perk' | 'none' {
  if (!FOREIGN.has(role) && role !== 'problem') return isLink ? 'none' : 'all'
  // A heading among reviews is no review.
  const hasLines = WITH_LINES.has(role) || (role === 'testimonial' && /^h[2-6]$/.test(element))
  return hasLines && countWords(text) <= MAX_LINE_WORDS ? 'perk' : 'none'
}

const MIN_WORDS = 3
const MIN_PERK_WORDS = 2
const MAX_WORDS = 28
const PAGES = 5
/** Confidence by points: from two to six and more. */
const confidenceOf = ({ points }: Detail, page: number) =>
  Math.min(0.85, 0.48 + Math.min(points, 6) * 0.06) - page * 0.03

/** Sentences and short lines anywhere on the site that say something a reader could use. */
export function pointedDetails(
  site: Site,
  company: string,
  isUsable: (text: string) => boolean,
): BenefitCandidate[] {
  const sender = senderOf(site, company)
  if (!sender) return []
  return site.pages.slice(0, PAGES).flatMap((page, index) =>
    isLegalPage(page, site)
      ? []
      : page.blocks
          .filter((block) => useOf(block) !== 'none')
          .flatMap((block) =>
            sentencesOf(block.text, site.language).flatMap((line): BenefitCandidate[] => {
              const { element } = block
              const count = countWords(line)
              const isPerk = useOf(block) === 'perk'
              const isFit =
                count >= (isPerk ? MIN_PERK_WORDS : MIN_WORDS) &&
                count <= MAX_WORDS &&
                isClean(line) &&
                !isInOtherLanguage(line, site.language) &&
                isUsable(line)
              const detail = isFit ? detailOf(calm(line), sender) : null
              if (!detail || detail.kind === 'phrase' || detail.points < ENOUGH) return []
              if (isPerk && detail.kind !== 'perk') return []
              const confidence = confidenceOf(detail, index)
              return [
                {
                  heading: '',
                  text: calm(line),
                  form: formOf(line, site.language),
                  confidence,
                  source: sourceOf({ url: page.url, element, text: line }, confidence),
                },
              ]
            }),
          ),
  )
}
