import type { Messaging } from '#model/outreach.ts'
import type { Readers, SiteFacts } from '../facts.ts'
import { lexiconOf } from '../languages/lexicons.ts'
import { allMatcherOf } from '../understanding/words.ts'

/**
 * Who reads the emails: the audience that a person confirmed or wrote decides before what the site
 * shows. An audience that names people in private life and no company is theirs; any other one is
 * of companies.
 */
export function readersOf(
  { audience }: Messaging,
  { readers = '', language }: Partial<Pick<SiteFacts, 'readers' | 'language'>>,
): Readers {
  const isChosen = audience?.edited === true || audience?.confirmed === true
  const lexicon = lexiconOf(language?.code ?? '')
  if (!isChosen || !audience.text.trim() || !lexicon) return readers
  const has = (words: readonly string[]) => audience.text.search(allMatcherOf(words)) >= 0
  const { privateWords, businessWords } = lexicon.selling
  return has(privateWords) && !has(businessWords) ? 'people' : 'companies'
}
