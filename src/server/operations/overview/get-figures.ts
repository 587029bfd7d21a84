import { readListFigures } from '#engine/administration/overview/list-figures.ts'
import { say } from '#language'
import { fail } from '#model/lib/errors.ts'
import { isFigureEntity, listFigures } from '#model/schema/list-figures.ts'
import { paging } from '#model/api/paging.ts'
import { endpoint } from '../../base/endpoint.ts'
import { recordScope } from '../../crud/crud-endpoints.ts'

export const getFigures = endpoint({
  method: 'GET',
  path: '/api/v1/figures/:entity',
  access: 'audience',
  summary: 'The figures of several records that their list shows, such as the members of segments',
  params: { entity: { type: 'string', enum: Object.keys(listFigures) } },
  query: { ids: { type: 'string', description: 'Ids of the records, with commas.' } },
  handler(input) {
    const { entity } = input.params
    if (!isFigureEntity(entity)) throw fail('not_found', 'This list has no figures.')
    const ids = [...new Set((input.query.ids ?? '').split(',').filter(Boolean))]
    if (ids.length > paging.maxSize)
      throw fail(
        'malformed',
        say('Ask for at most {most} records at a time.', { most: paging.maxSize }),
        [{ path: '/ids', message: say('At most {most} ids.', { most: paging.maxSize }) }],
      )
    const scope = recordScope(input.engine.stores.of(entity).entity, 'read', input)
    return readListFigures(input.engine, scope, entity, ids)
  },
})
