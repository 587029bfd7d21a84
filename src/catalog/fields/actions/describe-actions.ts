import { createActionLanguage } from '../../actions/language.ts'

const language = createActionLanguage()

/** Each action as an imperative phrase, with ids in place of names. Never throws. */
export const describeActions = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.map((one) =>
        language.describe(one, { property: (path) => path, name: (_entity, id) => id }),
      )
    : []
