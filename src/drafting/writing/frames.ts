import { traitsOf } from '../languages/all-traits.ts'
import { headActivityOf, NOUN_FIRST } from '../wording/activity.ts'
import { voiceOf } from '../wording/we-form.ts'
import type { Material } from './material.ts'
import { namesWork } from './nouns.ts'

/** English goods end as work does, "lighting", but for services that come with them. */
const isEnglishGoods = (text: string, { language }: Material['sender']): boolean =>
  language === 'en' &&
  /^[^,]*ing(?:,|$)/iu.test(text) &&
  !/(?:support|services?|delivery|shipping|help|advice|installation)$/iu.test(text)

/** Whether an item is work by its main noun, which some languages write first. */
const namesHead = (
  item: string,
  { letters, language }: Pick<Material['sender'], 'letters' | 'language'>,
) => namesWork(NOUN_FIRST.has(language) ? item.split(' ')[0]! : item, letters)

/** The items of a list as its language joins them to a verb; null where it does not so. */
export function joinedOf(list: string, { letters, language }: Material['sender']): string | null {
  if (!letters.joined) return null
  const links = [letters.and, ...traitsOf[language].asWellAs].join('|')
  const items = list.split(new RegExp(`, | (?:${links}) `, 'u'))
  const joined = items.map(letters.joined.of)
  const [first, ...others] = joined
  // "Trasporto di carburanti e oli": one work on several things.
  const isOne = first && others.every((one) => one === null)
  const isWork = items.slice(1).some((item) => namesHead(item, { letters, language }))
  if (isOne && !isWork) return `${first}${list.slice(items[0]!.length)}`
  if (joined.some((one) => one === null)) return null
  const last = joined.pop()
  return joined.length > 0 ? `${joined.join(', ')} ${letters.and} ${last}` : last!
}

/** "Wholesale cups": what one supplies, whatever the kind of sale. */
const isWholesale = (text: string, { language }: Material['sender']): boolean =>
  language === 'en' && /^wholesale\s/iu.test(text)

/** The frames of a list or phrase: work that is done, or goods that are supplied. */
export function framesOf(
  { sender, sale, voice }: Material,
  text: string,
  isMore: boolean,
): readonly string[] {
  const { work, alsoWork, offered, alsoOffered, supply, alsoSupply } = sender.letters
  const isGoods =
    isWholesale(text, sender) ||
    (sale === 'market' && (isEnglishGoods(text, sender) || !namesWork(text, sender.letters))) ||
    (sale === 'software' && headActivityOf(text, sender) === null)
  if (isGoods) return isMore ? alsoSupply : supply
  const { joined } = sender.letters
  const other = voice === 'one' ? 'we' : 'one'
  const verbs = (joined?.[isMore ? 'also' : 'work'] ?? []).filter(
    (frame) => voiceOf(frame, sender) !== other,
  )
  if (verbs.length > 0 && joinedOf(text, sender) !== null) return verbs
  const frames = isMore ? alsoWork : work
  if (voice === 'one') return frames.filter((frame) => voiceOf(frame, sender) === 'one')
  // "We look after doors": a verb of work needs work as its object, in the form the site has it.
  const items = text.split(new RegExp(String.raw`,\s|\s${sender.letters.and}\s`, 'u'))
  const isAll = items.every((item) => namesHead(item, sender))
  if (isAll) return frames
  return isMore ? alsoOffered : offered
}
