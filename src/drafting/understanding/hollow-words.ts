/*
 * Sentences that a site may hold and no email repeats, in all ten languages: they say how eager a
 * company is, when it opens or who runs it, and never what a customer gets.
 */

import { anyOf } from '../languages/all-traits.ts'
import { wordsOf } from '../languages/letters.ts'

/** Readiness and devotion, which every company claims. */
export const HOLLOW = wordsOf(
  anyOf('hollow'),
  String.raw`(?:${anyOf('combines')}) (?:[\p{L}-]+ ){0,5}[\p{L}-]*(?:${anyOf('experience')})`,
)

/** Ownership and management of a company, and its beginning. */
export const OWNED = wordsOf(anyOf('owned'))

/** "Website of the dental practice", "X is the portfolio of Y": the page names itself. */
export const OF_THE_SITE = new RegExp(
  [
    String.raw`^(?:\p{Lu}\S*\s){1,4}(?:${anyOf('is')})\s(?:\p{L}+\s)?(?:[\p{L}-]+\s)?`,
    String.raw`(?:${anyOf('portfolios')})\s(?:${anyOf('ofPortfolios')})(?!\p{L})|`,
    String.raw`^(?:(?:(?:${anyOf('siteArticles')}) )?(?:(?:${anyOf('official')}) )?(?:${anyOf('siteNames')})\s`,
    String.raw`(?:${anyOf('ofSites')})(?!\p{L})|${anyOf('niceToMeet')})`,
  ].join(''),
  'iu',
)

/** When a business is open. */
export const OPENING_HOURS = new RegExp(
  [
    String.raw`(?<!\p{L})(?:${anyOf('open')})\s(?:\p{L}+\s){0,2}`,
    String.raw`(?:\d+|24|7|${anyOf('daily')})`,
  ].join(''),
  'iu',
)

/** "You find us in the High Street": where a company is. */
export const WHERE_IT_IS = wordsOf(anyOf('whereItIs'))

/** "Perfect for fleets up to 10 trucks": the line below the name of a plan. */
export const PLAN_AUDIENCE = new RegExp(
  String.raw`^(?:${anyOf('planFits')})\s(?:${anyOf('forPlan')})(?!\p{L})`,
  'iu',
)

/** Headings over what happens to those who do not buy: "Without planning", "What it costs you". */
export const WITHOUT_US = new RegExp(
  [
    String.raw`^(?:${anyOf('without')})(?!\p{L})|(?:${anyOf('costs')})\s(?:${anyOf('whoPays')})(?!\p{L})|`,
    String.raw`(?<!\p{L})(?:${anyOf('risks')})(?!\p{L})`,
  ].join(''),
  'iu',
)

/** How and when a company began. */
export const BEGINNING = wordsOf(anyOf('began'))

/** What a reader has to do or know, which no stranger explains to them. */
export const DUTY = wordsOf(anyOf('duties'))

/** "20–30 min": how long a step takes; "as - Two sites": a list without its marks. */
export const BROKEN = /^\d+\s?[–-]\s?\d+|,\s\p{L}+\s-\s/u

/** "HVAC contractor · Baton Rouge": parts of a label, and no sentence. */
export const LISTED_WITH_DOTS = /\s[·•|]\s/u

/** A noun that a sentence before has named: "speeds up this transition". */
export const REFERS_BACK = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('these')})\s(?!${anyOf('year')})\p{Ll}{4,}`,
  'iu',
)

/** "Cannes, Nice, Monaco and around": a list of places, which says where and not what. */
export const LIST_OF_NAMES = /^(?:\p{Lu}[\p{L}-]+,\s){2}\p{Lu}/u

/** "You are busy": a sentence about the reader, who has not been met. */
export const ABOUT_READER = new RegExp(String.raw`^(?:${anyOf('youFirst')})\s(?=\p{Ll})`, 'u')

/** German "diese zu prüfen": a pronoun whose noun is in a sentence before. */
export const NOUNLESS =
  /(?<!\p{L})diese[rsnm]?\s(?:zu|bei|dann|auch|sofort|gerne?|direkt|dabei)\s/iu

/** "What was in its training data": a clause that is part of a sentence, or of a question. */
export const FREE_CLAUSE = new RegExp(String.raw`^(?:${anyOf('freeClauses')})(?!\p{L})[^,]*$`, 'iu')

/** "Don't worry, we ...": comfort for a visitor, and no news for a stranger. */
export const COMFORTS = new RegExp(String.raw`^(?:${anyOf('comforts')})(?!\p{L})`, 'iu')

/** "You are busy": the situation of a reader, who has not been met; "you get" is an offer. */
export const READERS_STATE = new RegExp(String.raw`^(?:${anyOf('readersState')})(?!\p{L})`, 'iu')

/** "1400 W peak": a line of a data sheet. */
export const DATA_SHEET = new RegExp(
  [
    String.raw`^0\d\s|\d\s?(?:k?W|k?VA?|mAh|Ah|A|k?Hz|MHz|GHz|dB|mm|cm|µm|kg|psi|bar|rpm|lm|px|dpi|MB|GB|TB|”|″|")`,
    String.raw`(?![\p{L}\p{N}])`,
  ].join(''),
  'u',
)

/** "We have tried several agencies": a customer speaks, whether or not the page marks it so. */
export const CUSTOMER_VOICE = wordsOf(anyOf('customerVoice'))

/** "Rubens: the founder": who began or owns the company. */
export const FOUNDER = wordsOf(anyOf('founders'))

/** Who made the site, which is not whose it is. */
export const CREDIT = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('credits')})(?!\p{L})`, 'iu')

/** A result of one customer ("from 40 to 12 hours", "by 30 %"), which only a person may claim. */
export const RESULT = new RegExp(
  [
    String.raw`\d\s?%|(?<!\p{L})(?:${anyOf('fromNumber')})\s\d\S*\s(?:\p{L}+\s)?`,
    String.raw`(?:${anyOf('toNumber')})\s\d`,
  ].join(''),
  'iu',
)
