import { headActivityOf } from '../wording/activity.ts'
import { voiceOf } from '../wording/we-form.ts'
import type { Material } from './material.ts'
import { namesWork } from './nouns.ts'

/** English goods end as work does, "lighting", but for services that come with them. */
const isEnglishGoods = (text: string, { language }: Material['sender']): boolean =>
  language === 'en' &&
  /^[^,]*ing(?:,|$)/iu.test(text) &&
  !/(?:support|services?|delivery|shipping|help|advice|installation)$/iu.test(text)

/** The frames of a list or phrase: work that is done, or goods that are supplied. */
export function framesOf(
  { sender, sale, voice }: Material,
  text: string,
  isMore: boolean,
): readonly string[] {
  const { work, alsoWork, offered, alsoOffered, supply, alsoSupply } = sender.letters
  const isGoods =
    (sale === 'market' && (isEnglishGoods(text, sender) || !namesWork(text, sender.letters))) ||
    (sale === 'software' && headActivityOf(text, sender) === null)
  if (isGoods) return isMore ? alsoSupply : supply
  const frames = isMore ? alsoWork : work
  if (voice === 'one') return frames.filter((frame) => voiceOf(frame, sender) === 'one')
  // "We look after doors": a verb of work needs work as its object, in the form the site has it.
  const [firstItem = ''] = text.split(/,\s/)
  const isSaid = namesWork(firstItem, sender.letters) && !sender.letters.declined?.test(text)
  if (isSaid) return frames
  return isMore ? alsoOffered : offered
}
