import { camelName } from '#model/schema/camel-name.ts'

/** A parameter in a form: missing members are absent, and members without a control are kept. */
export interface Parameter extends Record<string, unknown> {
  id?: string
  title?: string
  type?: string
  required?: boolean
  default?: unknown
  help?: string
  options?: [value: string, words: string][]
}

/** The id for a title: `Least amount` becomes `leastAmount`. */
export const idOfTitle = (title: string): string => camelName(title, 30)

/** The parameter with some members changed; `undefined` removes one. */
export function withMembers(parameter: Parameter, members: Partial<Parameter>): Parameter {
  const next = { ...parameter, ...members }
  for (const [name, value] of Object.entries(members)) if (value === undefined) delete next[name]
  return next
}
