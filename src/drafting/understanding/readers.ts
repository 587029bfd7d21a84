import type { Readers } from '../facts.ts'
import { allStatements, type Site } from './site.ts'
import { headOf } from '../reading/page-head.ts'
import { flat, hasPhrase } from '../text/words.ts'

/** Kinds of schema.org whose customers are people in private life. */
const PRIVATE_TYPES = new RegExp(
  [
    String.raw`^(?:Dentist|Physician|Medical\w*|HairSalon|BeautySalon|DaySpa|NailSalon|`,
    String.raw`HealthAndBeautyBusiness|VeterinaryCare|Restaurant|CafeOrCoffeeShop|Bakery|`,
    String.raw`ExerciseGym|ChildCare|Optician|Pharmacy|TattooParlor)$`,
  ].join(''),
)

const isPrivateType = (type: unknown): boolean =>
  [type].flat().some((one) => typeof one === 'string' && PRIVATE_TYPES.test(one))

/** What a type of schema.org weighs against single words. */
const TYPE_WEIGHT = 4
/** What title and description weigh against single words. */
const HEAD_WEIGHT = 3
/** Words from which a site clearly speaks to one of the two. */
const MIN_WORDS = 3
/** How many times more of one kind than of the other there must be. */
const MIN_LEAD = 3

/** How many texts, made flat, have one of the words. */
const count = (texts: readonly string[], words: readonly string[]) =>
  texts.filter((text) => hasPhrase(text, words)).length

/** How many of the words are in any of the texts. */
const differentIn = (texts: readonly string[], words: readonly string[]) =>
  words.filter((word) => texts.some((text) => hasPhrase(text, [word]))).length

/** Whether title or description name a trade of private life: a school, a dentist. */
export const isPrivateTrade = ({ pages: [page], lexicon }: Site): boolean =>
  lexicon !== null &&
  [headOf(page!), page!.meta.description ?? ''].some((text) =>
    hasPhrase(flat(text), lexicon.selling.privateTrades),
  )

/**
 * The customers of a site, where it leaves no doubt: people in private life, who come as patients
 * or with their homes, or companies. Empty for both and for unclear ones.
 */
export function findReaders(site: Site): Readers {
  const { pages, lexicon } = site
  if (!lexicon) return ''
  const { privateWords, privateTrades, businessWords } = lexicon.selling
  const [page] = pages
  const head = [headOf(page!), page!.meta.description ?? ''].map(flat)
  const texts = [
    ...new Set(
      allStatements(site)
        .filter(({ page: at }) => at <= 4)
        .map(({ text }) => flat(text)),
    ),
  ]
  const asType = page!.jsonLd.some((item) => isPrivateType(item['@type'])) ? TYPE_WEIGHT : 0
  const headOfPeople = HEAD_WEIGHT * count(head, [privateWords, privateTrades].flat())
  const people = count(texts, privateWords) + headOfPeople + asType
  // "Families" may be those of products: one word alone decides nothing.
  const isSaid = headOfPeople + asType > 0 || differentIn(texts, privateWords) > 1
  const companies = count(texts, businessWords) + HEAD_WEIGHT * count(head, businessWords)
  if (isSaid && people >= MIN_WORDS && people >= companies * MIN_LEAD) return 'people'
  return companies >= MIN_WORDS && companies >= people * MIN_LEAD ? 'companies' : ''
}
