import { isObject } from '#model/lib/is-object.ts'

type ProposedNode = Record<string, unknown>

/** Statistics of the values at one path. */
interface Seen {
  count: number
  kinds: Map<string, number>
  /** For texts: the formats that all of them have. */
  formats: Set<string> | null
  fields: Map<string, Seen>
  entries: Seen | null
}

const MAX_DEPTH = 6
const MAX_FIELDS = 100

const looksLike: Record<string, (text: string) => boolean> = {
  'date-time': (text) =>
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text) &&
    !Number.isNaN(Date.parse(text)),
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)),
  email: (text) => /^[\w.+-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63}){1,5}$/.test(text),
  uri: (text) => /^https?:\/\//.test(text) && URL.canParse(text),
  uuid: (text) => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text),
}

const nothing = (): Seen => ({
  count: 0,
  kinds: new Map(),
  formats: null,
  fields: new Map(),
  entries: null,
})

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

function look(seen: Seen, value: unknown, depth: number): void {
  seen.count++
  const kind = kindOf(value)
  seen.kinds.set(kind, (seen.kinds.get(kind) ?? 0) + 1)
  if (typeof value === 'string')
    seen.formats = new Set(
      [...(seen.formats ?? Object.keys(looksLike))].filter((name) => looksLike[name]!(value)),
    )
  if (depth >= MAX_DEPTH) return
  if (Array.isArray(value))
    for (const one of value.slice(0, 100)) look((seen.entries ??= nothing()), one, depth + 1)
  if (!isObject(value)) return
  for (const [name, one] of Object.entries(value)) {
    if (!seen.fields.has(name) && seen.fields.size > MAX_FIELDS) continue
    const field = seen.fields.get(name) ?? nothing()
    seen.fields.set(name, field)
    look(field, one, depth + 1)
  }
}

function kindsOf({ kinds }: Seen): string[] {
  const found = [...kinds.keys()].filter((kind) => !(kind === 'integer' && kinds.has('number')))
  return found.toSorted((a, b) => Number(a === 'null') - Number(b === 'null') || (a < b ? -1 : 1))
}

function schemaOf(seen: Seen, of: number | null): ProposedNode {
  const kinds = kindsOf(seen)
  const [format] = kinds.every((kind) => kind === 'string' || kind === 'null')
    ? (seen.formats ?? [])
    : []
  const objects = seen.kinds.get('object') ?? 0
  const isOpen = seen.fields.size > MAX_FIELDS
  const fields = [...seen.fields].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const always = fields.filter(([, field]) => field.count === objects).map(([name]) => name)
  return {
    type: kinds.length === 1 ? kinds[0] : kinds,
    ...(of === null
      ? {}
      : {
          description: seen.count === of ? `Seen in all ${of}.` : `Seen in ${seen.count} of ${of}.`,
        }),
    ...(format ? { format } : {}),
    ...(seen.entries ? { items: schemaOf(seen.entries, null) } : {}),
    // So many names are probably values themselves, such as ids, so the schema leaves them open.
    ...(objects > 0 && !isOpen
      ? {
          properties: Object.fromEntries(
            fields.map(([name, field]) => [name, schemaOf(field, objects)]),
          ),
          ...(always.length > 0 ? { required: always } : {}),
        }
      : {}),
  }
}

/**
 * Infers a schema that all of these events fulfill: types and formats of values, and fields present
 * in all events as required. Deterministic.
 */
export function proposeSchema(events: readonly Record<string, unknown>[]): ProposedNode {
  const parts = (['properties', 'target'] as const).flatMap((name) => {
    const seen = nothing()
    for (const event of events) if (isObject(event[name])) look(seen, event[name], 0)
    return seen.fields.size > 0 || name === 'properties'
      ? [
          [
            name,
            seen.count > 0 ? schemaOf(seen, null) : { type: 'object', properties: {} },
          ] as const,
        ]
      : []
  })
  return { type: 'object', properties: Object.fromEntries(parts) }
}
