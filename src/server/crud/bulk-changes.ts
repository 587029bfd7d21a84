import { say } from '#language'
import { noteExport } from '#engine/administration/notices/note-export.ts'
import { bulkActionOf } from '#engine/administration/bulk/actions/list.ts'
import {
  bulkOf,
  idsOfBulk,
  isUndoable,
  listBulkRecords,
  viewBulk,
} from '#engine/administration/bulk/bulk-view.ts'
import type { BulkPayload } from '#engine/administration/bulk/start-bulk.ts'
import { chunks } from '#engine/kernel/rows.ts'
import type { Job } from '#model/schema/entities.generated.ts'
import { entityAccess } from '#model/schema/access.ts'
import { fail } from '#model/lib/errors.ts'
import { endpoint, type Endpoint, type EndpointInput } from '../base/endpoint.ts'
import { pageOf, scopeOf, sendPage } from '../base/scope-of.ts'
import { checkAccess } from '../plugins/authenticate.ts'
import { assertMayWrite, changeMany, type Many } from './bulk-endpoints.ts'
import { streamRecords } from './export-endpoint.ts'
import type { RecordValues } from '#model/schema/record-values.ts'

interface FoundBulk {
  job: Job
  payload: BulkPayload
  many: Many
}

/** A bulk change of an entity whose records the caller may read, or write. */
async function findBulk(
  input: EndpointInput<'/:id'>,
  all: ReadonlyMap<string, Many>,
  what: 'read' | 'write',
): Promise<FoundBulk> {
  const found = await bulkOf(input.engine, scopeOf(input), input.params.id)
  const many = all.get(found.payload.entity)
  if (!many) throw fail('not_found', 'There is no such bulk change.')
  const access = what === 'write' ? many.access : entityAccess(many.entity, 'read')
  checkAccess({ access: access ?? 'operator', path: `/api/v1/${many.entity.path}` }, input.caller)
  return { ...found, many }
}

const params = { id: { 'x-ref': 'job' } }
const STATES = ['waiting', 'done', 'unchanged', 'failed', 'undone']

const getBulk = (all: ReadonlyMap<string, Many>): Endpoint =>
  endpoint({
    method: 'GET',
    path: '/api/v1/bulk/:id',
    access: 'member',
    summary: 'A bulk change: progress, rate, and the number of records by outcome',
    params,
    handler: async (input) =>
      viewBulk(input.engine, scopeOf(input), await findBulk(input, all, 'read')),
  })

const getRecords = (all: ReadonlyMap<string, Many>): Endpoint =>
  endpoint({
    method: 'GET',
    path: '/api/v1/bulk/:id/records',
    access: 'member',
    summary: 'The records of a bulk change with their outcome, page by page',
    params,
    query: {
      range: { type: 'string' },
      filter: { type: 'string', description: '{"state":"failed"}' },
    },
    async handler(input) {
      const { job } = await findBulk(input, all, 'read')
      const { first, size, filter } = pageOf(input)
      const { state = null, ...others } = filter
      const [unknown] = Object.keys(others)
      if (unknown !== undefined)
        throw fail(
          'malformed',
          say('There is no field "{name}" to filter by.', { name: unknown }),
          [{ path: `/filter/${unknown}`, message: 'Only "state" can be filtered by.' }],
        )
      if (state !== null && !STATES.includes(String(state)))
        throw fail('malformed', say('There is no state "{name}".', { name: String(state) }), [
          {
            path: '/filter/state',
            message: say('One of: {values}.', { values: STATES.join(', ') }),
          },
        ])
      return sendPage(
        input,
        'records',
        first,
        await listBulkRecords(input.engine, scopeOf(input), job.id, {
          first,
          size,
          state: state as string | null,
        }),
      )
    },
  })

const postUndo = (all: ReadonlyMap<string, Many>): Endpoint =>
  endpoint({
    method: 'POST',
    path: '/api/v1/bulk/:id/undo',
    access: 'write-member',
    summary: 'Undo a bulk change of the last day, at once or by a job; later changes are kept',
    params,
    async handler(input) {
      const { job, payload, many } = await findBulk(input, all, 'write')
      const action = bulkActionOf(payload.action)
      if (!action?.revert) throw fail('wrong_state', 'This kind of bulk change cannot be undone.')
      assertMayWrite(action, input.caller)
      if (!isUndoable(input.engine, { job, payload }))
        throw fail('wrong_state', 'A bulk change can be undone for one day, after it has ended.')
      const ids = await idsOfBulk(input.engine, scopeOf(input), job.id, ['done'])
      if (ids.length === 0) throw fail('wrong_state', 'There is nothing left to undo.')
      return changeMany(input, many, await many.find(input), {
        action,
        params: payload.params,
        ids,
        undoId: payload.undoId,
        undoOf: job.id,
      })
    },
  })

const getFile = (all: ReadonlyMap<string, Many>): Endpoint =>
  endpoint({
    method: 'GET',
    path: '/api/v1/bulk/:id/file',
    access: 'member',
    summary: 'The records of a bulk change as a file, as they are now',
    params,
    query: { format: { type: 'string' }, columns: { type: 'string' } },
    rateLimit: 30,
    async handler(input) {
      const { job, many } = await findBulk(input, all, 'read')
      const { entity, store } = await many.find(input)
      const scope = many.scopeOf(input)
      const ids = await idsOfBulk(input.engine, scopeOf(input), job.id, STATES)
      async function* portions(): AsyncGenerator<RecordValues[]> {
        for (const some of chunks(ids, 500))
          yield (await store.list(scope, { filter: { id: some }, sort: ['id', 'ASC'] })).rows
      }
      const format = input.query.format ?? 'csv'
      const summary = `${entity.plural} of a selection exported: ${ids.length} rows`
      return streamRecords(input, entity, {
        total: ids.length,
        portions: portions(),
        note: () =>
          noteExport(input.engine, scope, {
            entity: entity.id,
            summary,
            facts: { bulkId: job.id, rows: ids.length, format },
            what: `Selected ${entity.plural.toLowerCase()} as ${format.toUpperCase()}`,
            rows: ids.length,
          }),
      })
    },
  })

/** Progress, outcomes, files and undo of the bulk changes of these entities. */
export function bulkChangeEndpoints(manys: readonly Many[]): Endpoint[] {
  const all = new Map(manys.map((many) => [many.entity.id, many]))
  return [getBulk(all), getRecords(all), postUndo(all), getFile(all)]
}
