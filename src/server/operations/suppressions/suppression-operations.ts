import { fail } from '#model/errors.ts'
import { readSuppression, suppress } from '#engine/contacts/suppress.ts'
import { endpoint } from '../../endpoint.ts'
import { nodes, scopeOf } from '../request-parts.ts'

/** One entry as `value`, or many as `values`; addresses and domains alike. */
export const postSuppression = endpoint({
  method: 'POST', path: '/api/v1/suppressions', access: 'write-member', summary: 'Write nothing to an address or domain any more; plans are cancelled', status: 201,
  body: nodes.object({ value: nodes.text(200), values: { type: 'array', items: nodes.text(200), maxItems: 5000 } as never, source: nodes.text(200) }),
  async handler({ body, caller, engine }) {
    const { value, values, source } = body as { value?: string; values?: string[]; source?: string }
    const asked = (values ?? (value !== undefined ? [value] : [])).map((one) => one.trim()).filter(Boolean)
    if (asked.length === 0) throw fail('malformed', 'Say which address or domain.', [{ path: '/value', message: 'Write an address or a domain.' }])
    const read = asked.map((one) => readSuppression(one))
    const faults = read.flatMap((one, index) => ('fault' in one ? [{ path: values ? `/values/${index}` : '/value', message: one.fault }] : []))
    if (!values && faults.length > 0) throw fail('invalid', faults[0]!.message, faults)
    const scope = scopeOf(caller)
    const created = await engine.database.tenant(scope.tenantId, async (db) => {
      let count = 0
      for (const entry of read) if (!('fault' in entry) && (await suppress(db, engine, scope, { ...entry, reason: values ? 'imported' : 'manual', source: source || `added by ${caller.actor.name}` }))) count++
      return count
    })
    if (values) return { rows: asked.length, created, duplicates: asked.length - faults.length - created, refused: faults.length, errors: faults.slice(0, 100) }
    const entry = read[0] as { kind: string; value: string }
    return (await engine.stores.of('suppression').list(scope, { filter: { kind: entry.kind, value: entry.value }, range: [0, 0] })).rows[0]
  },
})
