import { fail } from '#model/lib/errors.ts'
import { entityOf } from '#model/schema/entities.generated.ts'
import { writableProperties } from '#model/schema/field-access.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf } from '../../base/scope-of.ts'
import { suppress } from '#engine/audience/contacts/suppress.ts'
import { readSuppression, suppressionHash } from '#engine/audience/contacts/suppression-list.ts'
import { inScope } from '#engine/kernel/tenant-tx.ts'

/**
 * Suppresses an address or a domain; messages planned to it are canceled in the same transaction.
 */
export const postSuppression = endpoint({
  method: 'POST',
  path: '/api/v1/suppressions',
  access: 'write-member',
  summary: 'Suppress an address or a domain',
  status: 201,
  body: {
    type: 'object',
    properties: {
      ...writableProperties(entityOf('suppression')),
      value: { type: 'string', title: 'Value', minLength: 1, maxLength: 200 },
      kind: { type: 'string', enum: ['address', 'domain'], title: 'Kind' },
      reason: {
        type: 'string',
        enum: ['manual', 'imported', 'unsubscribed', 'bounced', 'complained', 'replied-opt-out'],
        title: 'Reason',
      },
      source: { type: 'string', maxLength: 200, title: 'Source' },
    },
    required: ['value'],
    additionalProperties: false,
  },
  async handler(input) {
    const {
      value,
      reason = 'manual',
      source = `Added by ${input.caller.actor.name}`,
      kind: _kind,
      ...others
    } = input.body
    const read = readSuppression(value)
    if ('fault' in read)
      throw fail('invalid', read.fault, [{ path: '/value', message: read.fault }])
    const scope = scopeOf(input)
    return inScope(input.engine, scope, async (tx) => {
      const { db } = tx
      await suppress(tx, {
        kind: read.kind,
        value: read.value,
        reason,
        source,
      })
      const suppressions = input.engine.stores.of('suppression')
      const filter = { kind: read.kind, valueHash: suppressionHash(read.value) }
      const { rows } = await suppressions.list(scope, { filter }, { db })
      return Object.keys(others).length > 0 && rows[0]
        ? suppressions.update(scope, rows[0].id, null, others, { db })
        : rows[0]
    })
  },
})
