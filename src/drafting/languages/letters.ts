import type { Sale } from '#model/email/drafting-questions.ts'
import type { AnyTrade, Trades } from './trade-ids.ts'

export { SALES, BUYERS, type Sale, type Buyers } from '#model/email/drafting-questions.ts'

/** First steps that cost a reader little, as sites offer them. */
export const FIRST_STEPS = [
  'visit',
  'sample',
  'trial',
  'demo',
  'quote',
  'answer',
  'check',
  'call',
] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

/** Advantages of which a few words are enough, with a sentence in each language. */
export const PERKS = [
  'callOut',
  'onCall',
  'fixedPrice',
  'sameTeam',
  'oneContact',
  'warranty',
  'ownWorkshop',
  'noContract',
  'licensed',
] as const
export type Perk = (typeof PERKS)[number]

/** Trades whose advertising has separate rules. */
export const REGULATED = ['law', 'medicine', 'pharmacy', 'devices'] as const
export type Regulated = (typeof REGULATED)[number]

export type Register = 'formal' | 'informal'

/** How sentences of a site become sentences of the sender. */
export interface WeForms {
  /** "We"; empty where the verb alone says it. */
  pronoun: string
  /** Verbs in the third person with their we-forms: "builds build". */
  verbs: Readonly<Record<string, string>>
  /** We-forms of work that is done by hand, among them infinitives that follow "we". */
  byHand: RegExp
  /** What we think, know or are proud of, which is not what we do. */
  thinks: RegExp
  /** Subjects that mean the sender: "our company", "the team". */
  subjects: RegExp
  /** Words of a third person's ownership with ours; a sentence with others stays as it is. */
  own: Readonly<Record<string, string>>
  /** "Us", which no sentence can have that gets "we" as its subject; empty where it means more. */
  object: string
  /** Ownership that no we-form can take; a sentence with it stays in the third person. */
  thirdPerson: RegExp | null
  /** Whether the verb goes before "we" after another opening: "Bei Halden bauen wir". */
  isInverted: boolean
}

/** What is cut from offers. */
export interface Cuts {
  /** Words of praise that can be left out anywhere. */
  praise: RegExp
  /** Openings of a tail after a comma or dash. */
  tails: RegExp
  /** Openings of an offer that say nothing: "services for", "your partner for". */
  lead: RegExp
  /** Nouns for a firm at the beginning of an offer, with the words before them: "We are a". */
  firms: readonly (readonly [noun: RegExp, opening: string])[]
  /** Nouns of one woman by her trade, in a phrase about her: "Übersetzerin". */
  persons?: RegExp
  /** "We are your partner", which a stranger is not yet, with the same as an offer. */
  partners: readonly (readonly [words: RegExp, opening: string])[]
  /** "Specializing in", after a noun for the sender, and the beginning of the same in the we-form. */
  specialized: readonly [words: RegExp, opening: string]
  /** Beginnings of a text that is no noun phrase, and words that address one reader. */
  oneReader: RegExp
  /** Adjectives of nations, where they have a capital. */
  ofNation?: RegExp
  /** Words that address the reader's company, in the number that the emails use. */
  address: Readonly<Record<string, string>>
}

/** What makes a detail worth saying, and what forbids it. */
export interface DetailWords {
  free: RegExp
  own: RegExp
  /** A number with what a company has: vehicles, machines, people, halls. */
  counted: RegExp
  authority: RegExp
  praise: RegExp
  never: RegExp
  /** Nouns of activities, by their ending: "cleaning", "Reinigung". */
  activity: RegExp
}

/** Words with which sites name the size of the companies that buy. */
export interface SizeWords {
  small: RegExp
  large: RegExp
}

/** How sentences of sites in one language are read, turned and weighed. */
export interface WritingWords {
  we: WeForms
  cuts: Cuts
  details: DetailWords
  /** Words of a site that show its kind of sale, and a regulated trade. */
  sales: Readonly<Record<Sale, RegExp>>
  /** Nouns of firms and institutions that buy. */
  firms: RegExp
  /** The words before a name in a sentence about oneself: "I am". */
  iAm: string
  /** Openings of a phrase that states nothing: "nothing to envy". */
  negation: RegExp
  /** Words for the reader's company as the emails address it; null where all address one alike. */
  yours: readonly string[] | null
  /** How an infinitive begins a phrase, where all of the language end alike. */
  infinitive?: RegExp
  /** Openings of a sentence that is about customers. */
  ofCustomers: RegExp
  /** Turns about the email itself, which say nothing to its reader. */
  aboutEmail: RegExp
  regulated: Readonly<Record<Regulated, RegExp>>
}

/**
 * Everything that the emails of one language are written with. In texts, `<x>` takes a value and
 * `{company}` is the recipient's company.
 */
export interface Letters extends WritingWords {
  trades: Trades
  /** Why customers of any trade call. */
  anyTrade: AnyTrade
  sizes: SizeWords
  /** Links of a menu that ask for donations. */
  giving: RegExp
  quotes: readonly [open: string, close: string]
  /** Changes spaces as the language's typography asks. */
  typeset?: (text: string) => string
  /** How the emails address their readers, and the words of both ways, to keep them apart. */
  register: Register
  address: { formal: RegExp; informal: RegExp } | null
  /** Whether the first word is written small after the comma of the greeting. */
  isSmallAfterGreeting: boolean
  greeting: string
  closings: readonly string[]
  /** Replaces the recipient's company where it is not known. */
  company: string
  and: string
  /** A list as the object of a verb, where its words change: "technischen Service". */
  accusative?: (list: string) => string
  /** A town as a place, "in Leeds": the first pattern that it fits is replaced. */
  inTown: readonly (readonly [RegExp, string])[]
  /** `<place>`: where the sender is, beginning with "we". */
  based: readonly string[]
  /**
   * The word between work and its buyers, and ends of plurals; these are absent where every buyer needs
   * an article.
   */
  buyers: { before: string; plural?: RegExp }
  /** `<list>`: nouns with their place, and that this is the sender's work. */
  work: readonly string[]
  /** `<list>`: the same as something more. */
  alsoWork: readonly string[]
  /** Work as a verb joins it, where no bare noun can follow one: "du nettoyage", "drehen". */
  joined?: {
    /** One item of a list in that form; null where it has none. */
    of: (item: string) => string | null
    /** `<joined>`. */
    work: readonly string[]
    also: readonly string[]
  }
  /** `<list>`: nouns that are no work, so that no verb of work takes them. */
  offered: readonly string[]
  alsoOffered: readonly string[]
  /** `<list>`: goods, and that the sender supplies them; the same as something more. */
  supply: readonly string[]
  alsoSupply: readonly string[]
  /** `<year>` and `<years>`. */
  since: readonly string[]
  forYears: readonly string[]
  /** `<norm>`. */
  certified: readonly string[]
  /** `<quote>` and `<speaker>`. */
  quoted: readonly string[]
  /** A site's words for a first step, and the sentences for it; `<time>` where one is stated. */
  steps: Readonly<
    Record<FirstStep, { words: RegExp; plain: readonly string[]; timed: readonly string[] }>
  >
  /** A time span of a site: "within 48 hours"; the first group is the span itself. */
  span: RegExp
  perks: Readonly<Record<Perk, { words: RegExp; plain: readonly string[] }>>
  /** Questions of the first email by kind of sale, and of later ones. */
  questions: Readonly<Record<Sale, readonly string[]>>
  open: readonly string[]
  /** In place of an offer that nothing says, for a person to fill in. */
  blank: string
  /** Whether there is a need of the work that is named. */
  needs: readonly string[]
  /** Asks whether a reader wants what one who answers gets: "Would you like <gets>?" */
  wouldLike: readonly string[]
  /** Questions after the owner's sentence on when customers call: whether that happens here, too. */
  occurs: readonly string[]
  /** Whether the reader would like the same as the customer of the owner's example. */
  alike: readonly string[]
  again: readonly string[]
  /** For resellers, for multipliers of a private trade, and for donors. */
  resellers: readonly string[]
  multipliers: {
    note: readonly string[]
    questions: readonly string[]
    subjects: readonly string[]
  }
  /** Subjects with `<noun>`, and without one by kind of sale. */
  subjects: readonly string[]
  subjectOf: Readonly<Record<Sale | 'open', readonly string[]>>
  /** The given beginnings of the owner's sentences; `cause` is the occasion of a charity, `also` of one more. */
  beginnings: Readonly<Record<'cause' | 'occasion' | 'also' | 'example' | 'answer', string>>
  /** The same of one person, who says "I" throughout. */
  beginningsOfOne: Readonly<Record<'occasion' | 'also' | 'example', string>>
}

/** Reads "builds build, makes make". */
export const pairs = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .map((part) => part.trim().split(/\s+/))
      .filter((words) => words.length === 2),
  ) as Record<string, string>

/** Matches any of the alternatives as whole words; each may be a pattern. */
export const wordsOf = (...parts: string[]): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${parts.join('|')})(?!\p{L})`, 'iu')

/** Matches words that begin with one of the stems. */
export const stemsOf = (...parts: string[]): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${parts.join('|')})`, 'iu')

/** Matches one of the stems anywhere in a word, for languages that write compounds. */
export const within = (...parts: string[]): RegExp => new RegExp(`(?:${parts.join('|')})`, 'iu')

/** A number, at most one adjective, and a word that ends in one of the nouns. */
export const countOf = (...nouns: string[]): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}.,])\d[\d.,]{0,6}\+?\s(?:\p{Ll}{2,16}\s)?[\p{L}-]{0,24}(?:${nouns.join('|')})(?!\p{L})`,
    'iu',
  )

/** Matches at the beginning of a text. */
export const opening = (...parts: string[]): RegExp =>
  new RegExp(String.raw`^(?:${parts.join('|')})(?!\p{L})`, 'iu')

/** Matches words that end in one of the alternatives, before `tail`. */
export const ending = (tail: string, ...parts: string[]): RegExp =>
  new RegExp(`(?:${parts.join('|')})${tail}`, 'iu')

/** "Fabricación de moldes" as "fabricamos moldes"; null for work without a verb or an object. */
export function verbFor(
  item: string,
  verbs: Readonly<Record<string, string>>,
  of: string,
): string | null {
  const [work = '', link, ...object] = item.split(' ')
  const verb = verbs[work.toLowerCase()]
  return verb && link === of && object.length > 0 ? `${verb} ${object.join(' ')}` : null
}
