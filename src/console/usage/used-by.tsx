import { useQuery } from '@tanstack/react-query'
import { useDataProvider, type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { referrersOf, type Usage } from '#catalog/referrers.ts'
import { filterOperatorsOf } from '#catalog/fields/definitions.ts'
import { inSentence, numberFormat } from '#language'
import { recordPath, useRegistry, type ConsoleResource, type Registry } from '../core/registry.ts'
import { tConsole as t } from '../core/messages.ts'

export interface UsedRecord {
  id: string
  name: string
  usedBy: readonly Usage[]
}

const referrers = (registry: Registry, consoleResource: ConsoleResource) =>
  consoleResource.entity.operations.includes('get')
    ? referrersOf(consoleResource.entity, registry.entities)
    : []

/**
 * The server answers for entities that others can reference, and for at most one page of records
 * per request.
 */
const canBeNamed = (registry: Registry, consoleResource: ConsoleResource): boolean =>
  referrers(registry, consoleResource).length > 0

/** True if any form offers records of this entity as a choice. */
export const canBeUsed = (registry: Registry, consoleResource: ConsoleResource): boolean =>
  referrers(registry, consoleResource).some(({ chosen }) => chosen)

/** The references made by people; the rest is what the product records automatically. */
export const usesIn = (usedBy: readonly Usage[]): readonly Usage[] =>
  usedBy.filter(({ chosen }) => chosen)

/** The records that reference these; always reloaded, because references may just have changed. */
export function useUsedBy(
  consoleResource: ConsoleResource,
  ids: readonly unknown[],
  enabled = true,
) {
  const dataProvider = useDataProvider()
  const registry = useRegistry()
  return useQuery<readonly UsedRecord[]>({
    queryKey: [consoleResource.name, 'usedBy', ids],
    queryFn: () => dataProvider.usedBy(consoleResource.name, ids),
    enabled: enabled && ids.length > 0 && canBeNamed(registry, consoleResource),
    gcTime: 0,
    retry: false,
  })
}

const effectWords = {
  blocks: 'console.used.blocks',
  emptied: 'console.used.emptied',
  goes: 'console.used.goes',
} as const

/**
 * Lists references with links, and what each means for a deletion; `id` is null for those of several
 * records.
 */
export function UsageList({ id, usedBy }: { id: unknown; usedBy: readonly Usage[] }) {
  const registry = useRegistry()
  return (
    <ul className="c-uses">
      {usedBy.map((usage) => (
        <UsageItem
          key={`${usage.entity} ${usage.field}`}
          registry={registry}
          id={id}
          usage={usage}
        />
      ))}
    </ul>
  )
}

function UsageItem({
  registry,
  id,
  usage: { entity: entityId, field: fieldName, effect, count, records },
}: {
  registry: Registry
  id: unknown
  usage: Usage
}) {
  const entity = registry.entities.find((candidate) => candidate.id === entityId)
  const shown = registry.byEntity(entityId)
  if (!entity) return null
  const field = entity.field(fieldName)
  const opens = shown?.resource.operations.includes('get')
  const filters =
    shown &&
    id !== null &&
    field &&
    field.node['x-ref'] &&
    filterOperatorsOf(field.node).includes('eq')
  const rest = count - records.length
  return (
    <li>
      <div className="c-uses-head">
        <span className="c-medium">{entity.plural}</span>
        <span className="c-num c-soft">{numberFormat().format(count)}</span>
        <span className="c-soft">
          {t('console.used.field', { field: field?.node.title ?? fieldName })}
        </span>
        <span className={effect === 'blocks' ? 'c-uses-blocks' : 'c-soft'}>
          {t(effectWords[effect])}
        </span>
      </div>
      {opens && records.length > 0 && (
        <p className="c-uses-names">
          {records.map((record) => (
            <Link key={record.id} className="f-link" to={recordPath(shown!, record.id)}>
              {record.name}
            </Link>
          ))}
          {rest > 0 && !filters && (
            <span className="c-soft">{t('console.used.more', { count: rest })}</span>
          )}
          {rest > 0 && filters && (
            <Link
              className="f-link"
              to={`${shown.resource.path}?filter=${encodeURIComponent(JSON.stringify({ [fieldName]: id }))}`}
            >
              {t('console.show.all', { count })}
            </Link>
          )}
        </p>
      )}
    </li>
  )
}

/** Lists everything that references the record, as a tab of its page. */
export function UsedByTab({
  consoleResource,
  record,
}: {
  consoleResource: ConsoleResource
  record: RaRecord
}) {
  const { data, isPending, error } = useUsedBy(consoleResource, [record.id])
  if (isPending)
    return (
      <p className="c-soft" role="status">
        {t('console.list.loading', { things: inSentence(t('console.used.title')) })}
      </p>
    )
  if (error) return <p role="alert">{error.message}</p>
  const usedBy = usesIn(data[0]?.usedBy ?? [])
  if (usedBy.length === 0)
    return (
      <p className="c-soft">
        {t('console.used.none', { thing: inSentence(consoleResource.entity.title) })}
      </p>
    )
  return <UsageList id={record.id} usedBy={usedBy} />
}
