import { inSentence } from '#language'
import { createActionLanguage } from '../../actions/language.ts'
import { pathWords } from '../path-words.ts'

const language = createActionLanguage()

/** Each action as an imperative phrase, with ids in place of names. Never throws. */
export const describeActions = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.map((one) =>
        language.describe(one, {
          property: (path) => inSentence(pathWords(path)),
          name: (_entity, id) => id,
        }),
      )
    : []
