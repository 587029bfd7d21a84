import { lowerFirst, upperFirst } from '#model/lib/first-letter.ts'
import { hash32 } from '#model/lib/hash32.ts'
import { GERMAN_ADJECTIVE } from '../wording/activity.ts'
import { voiceOf } from '../wording/we-form.ts'
import { joinedOf } from './frames.ts'
import type { Material } from './material.ts'

interface Framing {
  place?: string | undefined
  said?: string
}

/** Says things in the sender's voice. */
export interface Pen {
  material: Material
  /** One of the wordings, none of those that `said` holds; empty where none is left. */
  say: (wordings: readonly string[], slot: string, said?: string) => string
  /** An activity in one of the frames of a slot, none whose words `said` has. */
  framed: (frames: readonly string[], list: string, slot: string, more?: Framing) => string
}

/** The longest text of a frame: "we do that too" of "<list>: we do that too." */
const wordsOfFrame = (frame: string): string =>
  frame
    .split(/<\w+>/)
    .map((part) => part.replace(/[:.]/g, '').trim())
    .toSorted((a, b) => b.length - a.length)[0]!

/** "IT", "WiFi": words that stay as they are. */
const INNER_CAPITAL = /^\S+\p{Lu}/u

/** Chooses wordings by the seed, so that two senders do not sound alike. */
export function penOf(material: Material, seed: string): Pen {
  const { voice, sender } = material
  const { letters, language } = sender
  const filled = (text: string) =>
    text.replace(
      /\{company(?:\|([^{}]*))?\}/g,
      (_all, other?: string) => `{{company|${other ?? letters.company}}}`,
    )
  // A person who says "I" has no "we", and a firm no "I".
  const other = voice === 'one' ? 'we' : 'one'
  const isFit = (wording: string) => voiceOf(wording, sender) !== other
  const say = (wordings: readonly string[], slot: string, said = '') => {
    const left = wordings
      .filter(isFit)
      .map(filled)
      .filter((text) => !said.toLowerCase().includes(text.toLowerCase()))
    return left[hash32(`${seed}|${slot}`) % Math.max(1, left.length)] ?? ''
  }
  const framed = (
    frames: readonly string[],
    list: string,
    slot: string,
    { place = '', said = '' }: Framing = {},
  ) => {
    const isNation = letters.cuts.ofNation?.test(list.split(' ')[0]!)
    const isKept = language === 'de' ? !GERMAN_ADJECTIVE.test(list) : INNER_CAPITAL.test(list)
    const small = isKept || isNation ? list : lowerFirst(list)
    const fresh = frames.filter((one) => !said.includes(wordsOfFrame(one)))
    const frame = say(fresh.length > 0 ? fresh : frames, slot)
    const text = frame
      .replace(/(?<=.)<list>/u, () => letters.accusative?.(small) ?? list)
      .replace('<list>', () => list)
      .replace('<joined>', () => joinedOf(list, sender) ?? small)
      .replace('<small>', () => small)
      .replace('<place>', () => place)
    return frame.startsWith('<') ? upperFirst(text) : text
  }
  return { material, say, framed }
}
