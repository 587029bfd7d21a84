import type { Usage } from '#catalog/referrers.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { inSentence } from '#language'
import type { ConsoleResource } from '../core/registry.ts'
import { tConsole as t } from '../core/messages.ts'
import { UsageList, useUsedBy, type UsedRecord } from './used-by.tsx'

interface ConfirmDeleteProps {
  open: boolean
  consoleResource: ConsoleResource
  ids: readonly unknown[]
  /** Display name of a single record. */
  name: string
  busy: boolean
  onCancel(): void
  /** Receives the ids that can be deleted: those without blocking references. */
  onConfirm(ids: readonly unknown[]): void
}

/** True if a record outside of this deletion blocks it. */
const blockedFromOutside =
  (consoleResource: ConsoleResource, ids: readonly unknown[]) =>
  ({ usedBy }: UsedRecord) =>
    usedBy.some(
      ({ effect, entity, count, records }) =>
        effect === 'blocks' &&
        !(
          entity === consoleResource.entity.id &&
          records.length === count &&
          records.every(({ id }) => ids.includes(id))
        ),
    )

/** Names shown of each kind of reference. */
const MAX_NAMES = 5

/** The references of several records by entity, field and effect, with their number. */
function together(usedBy: readonly Usage[]): Usage[] {
  const groups = new Map<string, Usage>()
  for (const usage of usedBy) {
    const key = `${usage.entity} ${usage.field} ${usage.effect}`
    const known = groups.get(key)
    const records = [...(known?.records ?? []), ...usage.records]
    const unique = [...new Map(records.map((record) => [record.id, record])).values()]
    groups.set(key, {
      ...usage,
      count: (known?.count ?? 0) + usage.count,
      records: unique.slice(0, MAX_NAMES),
    })
  }
  return [...groups.values()]
}

/**
 * Confirms a deletion: lists the records to delete, the side effects, and the records that are
 * still referenced.
 */
export function ConfirmDelete({
  open,
  consoleResource,
  ids,
  name,
  busy,
  onCancel,
  onConfirm,
}: ConfirmDeleteProps) {
  const { data: used = [], isLoading } = useUsedBy(consoleResource, ids, open)
  const blocks = blockedFromOutside(consoleResource, ids)
  const blocked = used.filter(blocks)
  const going = ids.filter((id) => !blocked.some((record) => record.id === id))
  const things = inSentence(consoleResource.resource.label)
  const touched = used.filter((record) => record.usedBy.length > 0 && !blocks(record))
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={t('console.delete.title', { count: ids.length, name, things })}
      description={
        going.length === 0
          ? t('console.delete.needed', { count: ids.length })
          : t('console.delete.text')
      }
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {t(going.length === 0 ? 'console.close' : 'console.cancel')}
          </Button>
          {going.length > 0 && (
            <Button variant="danger" busy={busy || isLoading} onClick={() => onConfirm(going)}>
              {blocked.length > 0
                ? t('console.delete.others', { count: going.length })
                : t('console.list.delete')}
            </Button>
          )}
        </>
      }
    >
      {blocked.length > 0 && (
        <Uses
          title={
            going.length === 0 ? null : t('console.delete.kept', { count: blocked.length, things })
          }
          records={blocked}
          named={ids.length > 1}
        />
      )}
      {touched.length > 0 && (
        <div className="c-uses-of">
          <p className="c-medium">{t('console.delete.touches')}</p>
          <UsageList
            id={ids.length === 1 ? ids[0] : null}
            usedBy={together(touched.flatMap(({ usedBy }) => usedBy))}
          />
        </div>
      )}
    </Dialog>
  )
}

function Uses({
  title,
  records,
  named,
}: {
  title: string | null
  records: readonly UsedRecord[]
  named: boolean
}) {
  return (
    <div className="c-uses-of">
      {title && <p className="c-medium">{title}</p>}
      {records.map((record) => (
        <section key={record.id} aria-label={record.name}>
          {named && <h3>{record.name}</h3>}
          <UsageList id={record.id} usedBy={record.usedBy} />
        </section>
      ))}
    </div>
  )
}
