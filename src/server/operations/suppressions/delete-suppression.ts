import { entityOf } from '#model/schema/entities.generated.ts'
import { unsuppress } from '#engine/outreach/people/unsuppress.ts'
import { publicRecord } from '#store/row-codec.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf, recordIn } from '../../base/scope-of.ts'

export const deleteSuppression = endpoint({
  method: 'DELETE',
  path: '/api/v1/suppressions/:id',
  access: 'write-member',
  summary: 'Take an entry off the suppression list; whom it kept out is judged anew',
  undoable: true,
  async handler(input) {
    return publicRecord(entityOf('suppression'), {
      ...(await unsuppress(input.engine, scopeOf(input), recordIn(input), input.removal)),
    })
  },
})
