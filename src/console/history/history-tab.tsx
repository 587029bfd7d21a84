import { productNow } from '#ui/base/product-clock.ts'
import { useState } from 'react'
import { useDataProvider, useInfiniteGetList, useRefresh, type RaRecord } from 'react-admin'
import { fieldTypeOf } from '#catalog/fields/definitions.ts'
import { exactMoment } from '#ui/lists/exact-moment.ts'
import { choiceWords } from '#catalog/fields/words.ts'
import type { AuditEntry } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { inSentence, relativeWords } from '#language'
import { messageOf } from '#model/lib/thrown.ts'
import { useMay } from '../core/access.ts'
import { errorBody } from '../core/data-provider.ts'
import { useResource } from '../core/registry.ts'
import { tConsole as t } from '../core/messages.ts'
import { DiffTable } from './diff-table.tsx'
import { changedFields, versionAt, type FieldChange } from './record-diff.ts'
import { useScreenResource } from '../page-parts/screen-context.tsx'

/** The entity that records all changes. */
export const AUDIT = 'audit-entry'
const PAGE = 20

type AuditRecord = AuditEntry & RaRecord

export const historyFilter = (entityId: string, recordId: unknown) => ({
  entity: entityId,
  entityId: String(recordId),
})

/** The changes of this record, with author and time, page by page back to its creation. */
export function HistoryTab({ record }: { record: RaRecord }) {
  const consoleResource = useScreenResource()
  const audit = useResource(AUDIT)
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteGetList<AuditRecord>(audit.name, {
      filter: historyFilter(consoleResource.entity.id, record.id),
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: PAGE },
    })
  if (isPending)
    return (
      <p className="c-soft" role="status">
        {t('console.list.loading', { things: inSentence(t('console.show.history')) })}
      </p>
    )
  if (error)
    return (
      <p role="alert">
        {t('console.list.failed')}: {messageOf(error)}{' '}
        <Button size="s" onClick={() => void refetch()}>
          {t('console.retry')}
        </Button>
      </p>
    )
  // A change between two page loads shifts the rows: removes duplicates.
  const entries = [
    ...new Map(data.pages.flatMap((page) => page.data).map((entry) => [entry.id, entry])).values(),
  ]
  if (entries.length === 0) return <p className="c-soft">{t('console.history.none')}</p>
  return (
    <>
      <ol className="c-history">
        {entries.map((entry, index) => (
          <HistoryEntry
            key={entry.id}
            entry={entry}
            newer={entries.slice(0, index)}
            record={record}
          />
        ))}
      </ol>
      {hasNextPage && (
        <Button size="s" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('console.history.older')}
        </Button>
      )}
    </>
  )
}

function HistoryEntry({
  entry,
  newer,
  record,
}: {
  entry: AuditRecord
  newer: readonly AuditRecord[]
  record: RaRecord
}) {
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
          {relativeWords(at, productNow())}
        </time>
      </div>
      {changes.length > 0 && (
        <DiffTable changes={changes} caption={`${summary}, ${exactMoment(at)}`} />
      )}
      {(entry.action === 'create' || entry.action === 'update') && (
        <Restore at={at} newer={newer} record={record} />
      )}
    </li>
  )
}

/**
 * Restores the record's state after an entry through the same call as the form: with its rules,
 * against the version on screen, and as a new entry. Offered only if it would change something;
 * skips secrets and fields that the product sets.
 */
function Restore({
  at,
  newer,
  record,
}: {
  at: Date
  newer: readonly AuditRecord[]
  record: RaRecord
}) {
  const consoleResource = useScreenResource()
  const may = useMay(consoleResource)
  const [isOpen, setOpen] = useState(false)
  const then = versionAt(record, newer)
  const changes = changedFields(consoleResource.entity, record, then).filter(
    ({ field }) =>
      !field.readOnly &&
      field.node['x-secretWhen'] === undefined &&
      fieldTypeOf(field.node) !== 'secret',
  )
  if (!may('update') || changes.length === 0) return null
  return (
    <>
      <Button size="s" onClick={() => setOpen(true)}>
        {t('console.history.restore')}
      </Button>
      {isOpen && (
        <RestoreDialog at={at} changes={changes} record={record} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

function RestoreDialog({
  at,
  changes,
  record,
  onClose,
}: {
  at: Date
  changes: readonly FieldChange[]
  record: RaRecord
  onClose(): void
}) {
  const consoleResource = useScreenResource()
  const dataProvider = useDataProvider()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const restore = async () => {
    setBusy(true)
    try {
      const old = Object.fromEntries(
        changes.map(({ field, after }) => [field.name, after ?? field.node.default ?? null]),
      )
      await dataProvider.update(consoleResource.name, {
        id: record.id,
        data: { ...record, ...old },
        previousData: record,
      })
      toast({ title: t('console.history.restored'), variant: 'success' })
    } catch (error) {
      const changed = errorBody(error).current !== undefined
      toast({
        title: t('console.history.restoreFailed'),
        description: changed ? t('console.history.changedMeanwhile') : messageOf(error),
        variant: 'destructive',
      })
    }
    onClose()
    refresh()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('console.history.restoreTitle')}
      description={t('console.history.restoreText', { when: exactMoment(at) })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('console.cancel')}
          </Button>
          <Button variant="primary" busy={isBusy} onClick={() => void restore()}>
            {t('console.history.restoreNow')}
          </Button>
        </>
      }
    >
      <DiffTable
        changes={changes}
        caption={t('console.history.restoreTitle')}
        titles={{
          before: t('console.history.now'),
          after: t('console.history.then'),
        }}
      />
    </Dialog>
  )
}
