import { camelName } from '#model/camel-name.ts'

/**
 * A parameter as a form holds it: what is still missing is absent, and what the form has no control
 * for stays.
 */
export interface Parameter extends Record<string, unknown> {
  id?: string
  title?: string
  type?: string
  required?: boolean
  default?: unknown
  help?: string
  options?: [value: string, words: string][]
}

/** `Least amount` is asked for as `leastAmount`. */
export const idOfTitle = (title: string): string => camelName(title, 30)

/** The same with some members changed; `undefined` takes one away. */
export function withMembers(parameter: Parameter, members: Partial<Parameter>): Parameter {
  const next = { ...parameter, ...members }
  for (const [name, value] of Object.entries(members)) if (value === undefined) delete next[name]
  return next
}
