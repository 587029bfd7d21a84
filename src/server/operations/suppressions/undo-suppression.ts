import { entityOf } from '#model/schema/entities.generated.ts'
import { isUndoable } from '#model/api/suppression-rules.ts'
import { listSuppressionsOf, undoSuppression } from '#engine/outreach/people/undo-suppression.ts'
import { publicRecord } from '#store/row-codec.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf } from '../../base/scope-of.ts'

export const getSuppressionsOf = endpoint({
  method: 'GET',
  path: '/api/v1/suppressions/of-address',
  access: 'member',
  summary: 'The entries that keep an address from getting emails, and whether each can be undone',
  query: { address: { type: 'string', title: 'Address', minLength: 3, maxLength: 200 } },
  async handler(input) {
    const { address = '' } = input.query
    const entries = await listSuppressionsOf(input.engine, scopeOf(input), address)
    return entries.map((entry) => ({
      ...publicRecord(entityOf('suppression'), { ...entry }),
      undoable: isUndoable(entry),
    }))
  },
})

export const postUndoSuppression = endpoint({
  method: 'POST',
  path: '/api/v1/suppressions/:id/undo',
  access: 'write-member',
  summary: 'Undo a suppression that the person did not ask for, such as one by a wrong bounce',
  async handler(input) {
    return publicRecord(entityOf('suppression'), {
      ...(await undoSuppression(input.engine, scopeOf(input), input.params.id)),
    })
  },
})
