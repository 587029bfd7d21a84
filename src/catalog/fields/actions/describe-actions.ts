import { createActionLanguage } from '../../actions/language.ts'

const language = createActionLanguage()

/** Each action in the imperative, with ids where names would have to be looked up. Never throws. */
export const describeActions = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.map((one) =>
        language.describe(one, { property: (path) => path, name: (_entity, id) => id }),
      )
    : []
