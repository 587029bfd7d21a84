import { lowerWordsOf } from '../text/words.ts'
import type { Lexicon } from '../languages/lexicon.ts'

/** Words of a sentence in which its verb is. */
const MAX_TO_VERB = 4

/** Verbs of offers in the first words of a text: "build" and "repair" of "We build and repair boats". */
export const offerVerbsOf = (text: string, { selling }: Lexicon): string[] =>
  lowerWordsOf(text)
    .slice(0, MAX_TO_VERB)
    .filter((word) => selling.offerVerbs.includes(word))
