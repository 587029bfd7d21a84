/** A parameter as a form holds it: what is still missing is absent, and what the form has no control for stays. */
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
export function idOfTitle(title: string, longest = 30): string {
  const words = title.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').split(/[^A-Za-z0-9]+/).filter(Boolean)
  const joined = words.map((word, at) => (at === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1)).join('')
  return joined.replace(/^[^A-Za-z]+/, '').slice(0, longest)
}

/** The same with some members changed; `undefined` takes one away. */
export function withMembers(parameter: Parameter, members: Partial<Parameter>): Parameter {
  const next = { ...parameter, ...members }
  for (const [name, value] of Object.entries(members)) if (value === undefined) delete next[name]
  return next
}
