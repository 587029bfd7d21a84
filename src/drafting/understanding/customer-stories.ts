import type { SitePage } from '../reading/page.ts'
import type { Site } from './site.ts'
import { flat, hasPhrase } from '../text/words.ts'

/*
 * What happened to single customers. It is no description of the company, and no email repeats it
 * as one.
 */

const anyOf = (...parts: string[]) => parts.join('|')

/** "A baker from Kent came to us": the verb that follows one customer, in all ten languages. */
const CAME = anyOf(
  String.raw`was|were|had|came|approached|contacted|asked|needed|wanted|struggled|turned|hired`,
  String.raw`war|hatte|kam|wollte|brauchte|suchte|wandte|beauftragte`,
  String.raw`avait|voulait|souhaitait|cherchait|nous a|est venue?|était`,
  String.raw`tenía|quería|necesitaba|acudió|buscaba|nos (?:pidió|contactó|encargó)`,
  String.raw`s(?:i|['’]) (?:è|e) rivolt\p{L}|ci ha|aveva|voleva|è venut\p{L}|cercava|era`,
  String.raw`had|wilde|zocht|kwam|vroeg|tinha|queria|precisava|procurou|estava`,
  String.raw`hade|ville|behövde|sökte|kontaktade|hadde|trengte|søkte|kontaktet|havde|ønskede|søgte`,
)

/** A sentence about one customer and the outcome for them. */
export const CUSTOMER_STORY = new RegExp(
  String.raw`^(?:an?|one of our|eine?|un[ae]?|een|uma?|ett|en|et)\s(?:[\p{L}\d.,'’-]+\s){1,7}(?:${CAME})(?!\p{L})`,
  'iu',
)

/** Titles of the parts of a case report. */
const REPORT_PART = new RegExp(
  [
    String.raw`^(?:(?:the|die|das|le|la|el|il|het|de|o|os|a) )?(?:challenge|solution|results?|outcome|`,
    String.raw`herausforderung|lösung|ergebnis(?:se)?|défi|résultats?|reto|solución|resultados?|sfida|`,
    String.raw`soluzione|risultat[oi]|uitdaging|oplossing|resultaat|resultaten|desafio|solução|`,
    String.raw`utmaning(?:en)?|lösning(?:en)?|resultat(?:et)?|utfordring(?:en)?|løsning(?:en)?|`,
    String.raw`udfordring(?:en)?)\s?:?$`,
  ].join(''),
  'iu',
)

/** Whether the texts of a card are those of a case report: a challenge, a solution, a result. */
export const isCaseReport = (texts: readonly string[]): boolean =>
  texts.filter((text) => REPORT_PART.test(text.trim())).length >= 2

const isStoryPage = ({ title, url }: SitePage, { lexicon }: Site): boolean =>
  lexicon !== null &&
  hasPhrase(
    flat(
      `${title.split(/\s[|–—-]\s/u)[0]} ${new URL(url, 'http://any.example').pathname.replace(/[/._-]+/g, ' ')}`,
    ),
    lexicon.pages.stories,
  )

/** The pages of a site, those about single customers marked as such; never the start page. */
export const withStoryPages = (site: Site): SitePage[] =>
  site.pages.map((page, index) =>
    index > 0 && isStoryPage(page, site)
      ? {
          ...page,
          blocks: page.blocks.map((block) =>
            ['text', 'hero', 'problem', 'feature', 'benefit', 'process', 'about'].includes(
              block.role,
            )
              ? { ...block, role: 'story' }
              : block,
          ),
        }
      : page,
  )
