import { say } from '#language'
import { peopleColumns } from '#engine/segments/people/columns.ts'
import { checkPeopleQuery } from '#engine/segments/people/find-people.ts'
import { colleagueIds } from '#engine/administration/accounts/colleagues.ts'
import type { SavedView } from '#model/schema/entities.generated.ts'
import { fail } from '#model/lib/errors.ts'
import { flatFilter } from '#model/schema/flat-filter.ts'
import { figuresOf } from '#model/schema/list-figures.ts'
import { publicRecord } from '#store/row-codec.ts'
import type { ListQuery } from '#store/entity-store.ts'
import { planList } from '#store/list-query.ts'
import { endpoint, type EndpointInput, type RecordInput } from '../../base/endpoint.ts'
import { versionIn } from '../../base/scope-of.ts'

const properties = {
  name: { type: 'string', title: 'Name', minLength: 1, maxLength: 40 },
  shared: { type: 'boolean', title: 'Shared' },
  filter: { type: 'object', title: 'Filter', additionalProperties: true },
  sort: { type: 'array', title: 'Order', items: { type: 'string' }, maxItems: 2 },
  columns: {
    type: 'array',
    title: 'Columns',
    items: { type: 'string', maxLength: 60 },
    maxItems: 60,
  },
} as const

type Values = Partial<Pick<SavedView, 'name' | 'shared' | 'filter' | 'sort' | 'columns'>>

/** Views belong to people, so a key has none. */
function ownerOf({ caller }: EndpointInput): string {
  if (caller.actor.kind !== 'user')
    throw fail('forbidden', 'An API key is not a person, and has no views.')
  return caller.actor.id
}

const storeOf = ({ engine }: EndpointInput) => engine.stores.of('saved-view')
const scopeOf = ({ caller }: EndpointInput) => ({ tenantId: '', actor: caller.actor })
const shown = (input: EndpointInput, view: SavedView) => ({
  ...publicRecord(storeOf(input).entity, { ...view }),
  mine: view.ownerId === ownerOf(input),
})

/** Rejects a view whose list query would always fail with 400. */
async function checkView(
  { engine, caller }: EndpointInput,
  entityId: string,
  { filter = {}, sort = [], columns = [] }: Values,
) {
  const scope = { tenantId: caller.tenantId, actor: caller.actor }
  const store = engine.stores.byId(entityId)
  if (!store?.entity.operations.includes('list'))
    throw fail('invalid', say('There is no list of "{name}".', { name: entityId }), [
      { path: '/entity', message: 'Not a list.' },
    ])
  const query: ListQuery = {
    filter: flatFilter(filter),
    ...(sort.length === 2 ? { sort: [sort[0]!, sort[1] as 'ASC' | 'DESC'] } : {}),
  }
  const isOfPeople = entityId === 'profile'
  if (isOfPeople) await checkPeopleQuery(engine, scope, query)
  else planList(store.entity, query)
  const added = isOfPeople
    ? (await peopleColumns(engine, scope)).map(({ key }) => key)
    : figuresOf(entityId).map(({ name }) => name)
  const unknown = columns.find((name) => !store.entity.field(name) && !added.includes(name))
  if (unknown !== undefined)
    throw fail('invalid', say('There is no field "{name}" to show.', { name: unknown }), [
      { path: '/columns', message: say('There is no field "{name}".', { name: unknown }) },
    ])
}

export const getViews = endpoint({
  method: 'GET',
  path: '/api/v1/saved-views',
  access: 'tenant-admin',
  summary: "The saved views of a list: one's own, and those that colleagues share",
  query: { entity: { type: 'string' } },
  async handler(input) {
    const filter = { entity: input.query.entity ?? '' }
    const store = storeOf(input)
    const colleagues = await colleagueIds(input.engine, input.caller, input.caller.role)
    const [own, shared] = await Promise.all(
      [
        { ...filter, ownerId: ownerOf(input) },
        { ...filter, shared: true, ownerId: colleagues },
      ].map((asked) =>
        store.list(scopeOf(input), { filter: asked, sort: ['name', 'ASC'], range: [0, 49] }),
      ),
    )
    const others = shared!.rows.filter((view) => view.ownerId !== ownerOf(input))
    return [...own!.rows, ...others].map((view) => shown(input, view))
  },
})

export const postView = endpoint({
  method: 'POST',
  path: '/api/v1/saved-views',
  access: 'write-tenant-admin',
  summary: 'Save a view of a list',
  status: 201,
  body: {
    type: 'object',
    properties: { ...properties, entity: { type: 'string', title: 'List', maxLength: 40 } },
    required: ['name', 'entity'],
    additionalProperties: false,
  },
  async handler(input) {
    const values = input.body
    const ownerId = ownerOf(input)
    await checkView(input, values.entity, values)
    return shown(
      input,
      await storeOf(input).create(scopeOf(input), {
        ...values,
        ownerId,
        ownerName: input.caller.actor.name.slice(0, 120),
      }),
    )
  },
})

/**
 * @throws ProductError 404 for views of others: only their owner may change them, and unshared ones
 * are not visible
 */
async function ownView(input: RecordInput): Promise<SavedView> {
  const view = await storeOf(input).get(scopeOf(input), input.params.id)
  if (!view || view.ownerId !== ownerOf(input)) throw fail('not_found', 'You have no such view.')
  return view
}

export const putView = endpoint({
  method: 'PUT',
  path: '/api/v1/saved-views/:id',
  access: 'write-tenant-admin',
  summary: 'Change one of your views',
  body: {
    type: 'object',
    properties: { ...properties, version: { type: 'integer' } },
    additionalProperties: false,
  },
  async handler(input) {
    const view = await ownView(input)
    const { version: _version, ...values } = input.body
    await checkView(input, view.entity, { ...view, ...values })
    return shown(
      input,
      await storeOf(input).update(scopeOf(input), view.id, versionIn(input), values),
    )
  },
})

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/api/v1/saved-views/:id',
  access: 'write-tenant-admin',
  summary: 'Delete one of your views',
  async handler(input) {
    const view = await ownView(input)
    await storeOf(input).remove(scopeOf(input), view.id, null)
    return undefined
  },
})
