/** Options after the names; the kind decides which apply. */
export const options = {
  title: { type: 'string' },
  description: { type: 'string' },
  plural: { type: 'string' },
  id: { type: 'string' },
  access: { type: 'string' },
  area: { type: 'string' },
  room: { type: 'string' },
  type: { type: 'string' },
  values: { type: 'string' },
  to: { type: 'string' },
  default: { type: 'string' },
  section: { type: 'string' },
  in: { type: 'string' },
  required: { type: 'boolean' },
} as const

export type Options = Partial<Record<Exclude<keyof typeof options, 'required'>, string>> & {
  required?: boolean
}
