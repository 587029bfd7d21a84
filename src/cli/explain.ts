import { columnTypeOf, fieldTypeOf } from '#catalog/fields/definitions.ts'
import type { Entity, Field } from '#model/schema/entity.ts'
import { defaultResource, fullResource } from '#model/schema/full-resource.ts'
import type { FullResource, Resource, Section } from '#model/schema/resource.ts'
import { crudEndpoints } from '#server/crud/crud-endpoints.ts'
import type { Endpoint } from '#server/base/endpoint.ts'
import { sortIndexTable, tableOf } from '#store/tables.ts'

interface Known {
  entities: readonly Entity[]
  resources: readonly Resource[]
  /** Hand-written endpoints; they take precedence over generated ones with the same address. */
  operations: readonly Endpoint[]
}

const columnsWide = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, at) => Math.max(most[at] ?? 0, cell.length)),
    [],
  )
  return rows.map((row) =>
    `  ${row.map((cell, at) => cell.padEnd(widths[at]!)).join('  ')}`.trimEnd(),
  )
}

function fieldLine(field: Field): string[] {
  const notes = [
    field.required ? 'required' : '',
    field.nullable ? 'may be empty' : '',
    field.readOnly ? 'read-only' : '',
    field.secret ? 'secret: never leaves the server' : '',
    field.node['x-ref'] ? `names a ${field.node['x-ref']}` : '',
  ]
  return [
    field.column,
    columnTypeOf(field.node),
    `${fieldTypeOf(field.node)} field`,
    notes.filter(Boolean).join(', '),
  ]
}

function tableLines(entity: Entity, { entities }: Known): string[] {
  const table = tableOf(entity, (id) => entities.find((candidate) => candidate.id === id))
  const keys = [
    ['key', table.primaryKey.join(', ')],
    ...table.unique.map((columns) => ['unique', columns.join(', ')]),
    ...table.indexes.map((columns) => ['index', columns.join(', ')]),
    ...(table.deferredSortIndex ?? []).map((column) => [
      'deferred sort index',
      `${column}, id, in ${sortIndexTable(table.name, column)}`,
    ]),
    ...table.foreignKeys.map((key) => [
      'reference',
      `${key.column} to ${key.table}, on delete ${key.onDelete}${key.enforced === false ? ', not enforced' : ''}`,
    ]),
    ...(table.search.length > 0 ? [['search', table.search.join(', ')]] : []),
  ]
  return [
    `Table ${table.name}${table.tenant ? ', row-level security by tenant' : ', over all tenants'}`,
    ...columnsWide(entity.fields.map(fieldLine)),
    '',
    ...columnsWide(keys),
  ]
}

function apiLines(entity: Entity, { entities, operations }: Known): string[] {
  if (entity.path === '') return ["API: none, the records are the product's own"]
  const address = `/api/v1/${entity.path}`
  const mine = (endpoint: Endpoint) =>
    endpoint.path === address || endpoint.path.startsWith(`${address}/`)
  const written = operations.filter(mine).map((endpoint) => ({ endpoint, how: 'by hand' }))
  const made = crudEndpoints(entities, operations)
    .filter(mine)
    .map((endpoint) => ({ endpoint, how: 'generated' }))
  const rows = [...made, ...written].map(({ endpoint, how }) => [
    endpoint.method,
    endpoint.path,
    endpoint.access,
    how,
    endpoint.summary,
  ])
  return [
    `API: read ${entity.access.read}, write ` +
      `${entity.access.write}${entity.audit ? ', every write in the audit log' : ', no audit'}`,
    ...(rows.length > 0 ? columnsWide(rows) : ['  no endpoint']),
  ]
}

const sections = (list: readonly Section[]) =>
  list.map(({ title, fields }) => `${title}: ${fields.join(', ')}`).join('; ')

function screenLines(entity: Entity, { resources }: Known): string[] {
  if (!entity.operations.includes('list')) return ['Screens: none, the API does not list it']
  const given = resources.find((resource) => resource.entity === entity.id)
  const { path, list, show, edit, operations }: FullResource = given
    ? fullResource(entity, given)
    : defaultResource(entity)
  const rows = [
    ['list', path, list.columns.join(', ')],
    [
      'show',
      `${path}/{id}/show`,
      [show.summary.join(', '), sections(show.sections ?? [])].filter(Boolean).join('; '),
    ],
    ...(operations.includes('update') ? [['edit', `${path}/{id}`, sections(edit.sections)]] : []),
    ...(operations.includes('create')
      ? [['create', `${path}/create`, sections(edit.sections)]]
      : []),
  ]
  return [
    `Screens: ${given ? 'the schema, as its file in resources/ changes it' : 'from the schema alone'}`,
    ...columnsWide(rows),
  ]
}

/**
 * Everything derived from one schema, as text: table, endpoints with access, screens.
 * @throws Error naming the known ids, if the id is unknown.
 */
export function explainEntity(id: string, known: Known): string {
  const entity = known.entities.find((candidate) => candidate.id === id)
  if (!entity)
    throw new Error(
      `There is no entity "${id}". Known: ${known.entities.map((one) => one.id).join(', ')}.`,
    )
  return [
    `${entity.title}: ${entity.description}`,
    '',
    ...tableLines(entity, known),
    '',
    ...apiLines(entity, known),
    '',
    ...screenLines(entity, known),
  ].join('\n')
}
