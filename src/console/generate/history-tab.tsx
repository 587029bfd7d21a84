import { useState } from 'react'
import { useDataProvider, useGetList, useRefresh, type RaRecord } from 'react-admin'
import { fieldTypeOf } from '#catalog/fields/definitions.ts'
import { exactMoment, relativeMoment } from '#catalog/fields/moments.ts'
import { choiceWords } from '#catalog/fields/words.ts'
import type { AuditEntry } from '#model/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { useMay } from '../access.ts'
import { useRegistry } from '../registry.ts'
import { c } from '../words.ts'
import { DiffTable } from './diff-table.tsx'
import { changedFields, type FieldChange } from './record-diff.ts'
import { useScreenResource } from './screen-context.tsx'

/** The entity whose records say who changed what. */
export const AUDIT = 'audit-entry'
const PAGE = 20

export const historyFilter = (entityId: string, recordId: unknown) => ({ entity: entityId, entityId: String(recordId) })

/** Who changed this record, when, and what each change was. */
export function HistoryTab({ record }: { record: RaRecord }) {
  const of = useScreenResource()
  const audit = useRegistry().byEntity(AUDIT)!
  const [pages, setPages] = useState(1)
  const { data = [], total = 0, isPending } = useGetList<AuditEntry & RaRecord>(audit.name, {
    filter: historyFilter(of.entity.id, record.id),
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: Math.min(50, PAGE * pages) },
  })
  if (isPending) return <p className="c-soft" role="status">{c('console.list.loading', { things: c('console.show.history').toLowerCase() })}</p>
  if (data.length === 0) return <p className="c-soft">{c('console.history.none')}</p>
  return (
    <>
      <ol className="c-history">
        {data.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} record={record} />
        ))}
      </ol>
      {total > data.length && data.length < 50 && (
        <Button size="s" onClick={() => setPages(pages + 1)}>
          {c('console.history.older')}
        </Button>
      )}
    </>
  )
}

function HistoryEntry({ entry, record }: { entry: AuditEntry & RaRecord; record: RaRecord }) {
  const { entity } = useScreenResource()
  const at = new Date(entry.createdAt)
  const changes = entry.action === 'update' ? changedFields(entity, entry.before, entry.after) : []
  const summary = entry.summary || choiceWords(entry.action)
  return (
    <li>
      <div className="c-history-head">
        <span className="c-medium">{entry.actorName || choiceWords(entry.actorKind)}</span>
        <span>{summary}</span>
        <time className="c-soft c-num" dateTime={entry.createdAt} title={exactMoment(at)}>
          {relativeMoment(at, new Date())}
        </time>
      </div>
      {changes.length > 0 && (
        <>
          <DiffTable changes={changes} caption={`${summary}, ${exactMoment(at)}`} />
          <Restore changes={changes} record={record} />
        </>
      )}
    </li>
  )
}

/** Writes the values from before a change into the record as it is now; the rest of the record stays. */
function Restore({ changes, record }: { changes: readonly FieldChange[]; record: RaRecord }) {
  const of = useScreenResource()
  const may = useMay(of)
  const dataProvider = useDataProvider()
  const refresh = useRefresh()
  const [busy, setBusy] = useState(false)
  const writable = changes.filter(({ field }) => !field.readOnly && fieldTypeOf(field.node) !== 'secret')
  if (!may('update') || writable.length === 0) return null
  const restore = async () => {
    setBusy(true)
    try {
      const old = Object.fromEntries(writable.map(({ field, before }) => [field.name, before ?? field.node.default ?? null]))
      await dataProvider.update(of.name, { id: record.id, data: { ...record, ...old }, previousData: record })
      toast({ title: c('console.history.restored'), variant: 'success' })
      refresh()
    } catch (error) {
      toast({ title: c('console.history.restoreFailed'), description: (error as Error).message, variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="s" busy={busy} onClick={() => void restore()}>
      {c('console.history.restore')}
    </Button>
  )
}
