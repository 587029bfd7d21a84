import { anyOf } from '../languages/all-traits.ts'
import type { Sender } from './we-form.ts'

const RANGES = new RegExp(String.raw`(?<=\s)(?:${anyOf('ranges')})`, 'iu')

/** "In Halden, Moss, Hamar, Voss and Bergen": the first town is enough. */
const TOWNS = new RegExp(
  [
    String.raw`(\s(?:${anyOf('inTown')})\s\p{Lu}\p{L}+)(?:,\s\p{Lu}\p{L}+){3,}`,
    String.raw`(?:,?\s(?:${anyOf('and')})\s\p{Lu}\p{L}+)?(?=\.?$)`,
  ].join(''),
  'u',
)

/** "We offer" of "We can offer". */
const MODAL = /^We can (?=provide|offer|supply|make|build|do|deliver|install|design)\b/u

/** "We offer milling in Halden" of "We offer a wide range of services in milling in Halden, ...". */
export const plainer = (text: string, { language }: Sender): string =>
  text
    .replace(RANGES, language === 'fr' ? 'des ' : '')
    .replace(TOWNS, '$1')
    .replace(MODAL, 'We ')
