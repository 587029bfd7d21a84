import { useContext, useState, type ComponentType } from 'react'
import { useListContext, type RaRecord } from 'react-admin'
import { Icon } from '#ui/base/icon.tsx'
import { bulkActionsOf, tagsOf, type BulkAction } from '#model/bulk.ts'
import type { Field } from '#model/entity.ts'
import { useMay, WriteAccess } from '../core/access.ts'
import type { BulkOutcome } from '../core/data-provider.ts'
import { recordLabel, type ConsoleResource } from '../core/registry.ts'
import { c } from '../core/messages.ts'
import { FailureDialog, TagDialog } from './bulk-dialogs.tsx'
import { ConfirmDelete } from './confirm-delete.tsx'
import { saveExport } from './export-menu.tsx'
import { useScreenResource } from './screen-context.tsx'
import { useBulk } from './use-bulk.ts'

const sumFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** Buttons that a page adds to the bar. */
type OwnAction = ComponentType<{ ids: readonly unknown[] }>

/** The total over the chosen rows, for the first count column. */
function sumOf(rows: readonly RaRecord[], columns: readonly Field[]): string {
  const field = columns.find(({ node }) => node.type === 'integer' && !node['x-ref'])
  if (!field || rows.length < 2) return ''
  const sum = rows.reduce((total, row) => total + (Number(row[field.name]) || 0), 0)
  return `${sumFormat.format(sum)} ${(field.node.title ?? field.name).toLowerCase()}`
}

/** Floats over the bottom of a list while rows are selected. */
export function BulkBar({
  columns,
  own: Own,
}: {
  columns: readonly Field[]
  own?: OwnAction | undefined
}) {
  const of = useScreenResource()
  const may = useMay(of)
  const writes = useContext(WriteAccess)
  const { selectedIds, onSelect, onUnselectItems, data = [] } = useListContext()
  const run = useBulk(of)
  const [asking, setAsking] = useState<'delete' | 'tag' | null>(null)
  const [busy, setBusy] = useState(false)
  const [failures, setFailures] = useState<BulkOutcome | null>(null)
  const count = selectedIds.length
  const here = data.filter((record) => selectedIds.includes(record.id))
  const actions = bulkActionsOf(of.entity).filter((action) =>
    may(action === 'delete' ? 'delete' : 'update'),
  )
  const act = async (action: BulkAction, ids: readonly unknown[], tags?: readonly string[]) => {
    setBusy(true)
    const outcome = await run(action, ids, tags)
    setBusy(false)
    setAsking(null)
    if (!outcome) return
    if (outcome.failed.length > 0) setFailures(outcome)
    if (action === 'delete')
      onSelect(selectedIds.filter((id) => !outcome.done.includes(String(id))))
  }
  if (count === 0)
    return failures && <FailureDialog outcome={failures} onClose={() => setFailures(null)} />
  return (
    <>
      <BulkToolbar
        of={of}
        ids={selectedIds}
        sum={here.length === count ? sumOf(here, columns) : ''}
        actions={actions}
        busy={busy}
        own={writes ? Own : undefined}
        onAct={(action) => void act(action, selectedIds)}
        onAsk={setAsking}
        onClear={() => onUnselectItems()}
      />
      <ConfirmDelete
        open={asking === 'delete'}
        busy={busy}
        of={of}
        ids={selectedIds}
        name={here[0] ? recordLabel(of.entity, here[0]) : of.entity.title.toLowerCase()}
        onCancel={() => setAsking(null)}
        onConfirm={(ids) => void act('delete', ids)}
      />
      {asking === 'tag' && (
        <TagDialog
          of={of}
          field={tagsOf(of.entity)!}
          count={count}
          busy={busy}
          onClose={() => setAsking(null)}
          onChoose={(action, tags) => void act(action, selectedIds, tags)}
        />
      )}
      {failures && <FailureDialog outcome={failures} onClose={() => setFailures(null)} />}
    </>
  )
}

interface BulkToolbarProps {
  of: ConsoleResource
  ids: readonly unknown[]
  sum: string
  actions: readonly BulkAction[]
  busy: boolean
  own: OwnAction | undefined
  onAct(action: BulkAction): void
  /** Opens the dialog of an action that needs input first. */
  onAsk(question: 'delete' | 'tag'): void
  onClear(): void
}

/** Shows how many rows are selected, with a button for each action. */
function BulkToolbar({
  of,
  ids,
  sum,
  actions,
  busy,
  own: Own,
  onAct,
  onAsk,
  onClear,
}: BulkToolbarProps) {
  const things = of.resource.label.toLowerCase()
  return (
    <div className="c-bulk" role="toolbar" aria-label={c('console.list.bulkLabel', { things })}>
      <span className="c-num c-medium" role="status">
        {c('console.list.selected', { count: ids.length })}
      </span>
      <span className="c-bulk-sum c-num">{sum}</span>
      <span className="c-bulk-rule" />
      {(['activate', 'deactivate'] as const)
        .filter((action) => actions.includes(action))
        .map((action) => (
          <button key={action} type="button" disabled={busy} onClick={() => onAct(action)}>
            {c(action === 'activate' ? 'console.bulk.activate' : 'console.bulk.deactivate')}
          </button>
        ))}
      {actions.includes('tag') && (
        <button type="button" onClick={() => onAsk('tag')}>
          {c('console.bulk.tag')}
        </button>
      )}
      {Own && <Own ids={ids} />}
      <button type="button" onClick={() => void saveExport(of.entity, 'csv', { id: ids })}>
        {c('console.list.export')}
      </button>
      {actions.includes('delete') && (
        <button type="button" onClick={() => onAsk('delete')}>
          {c('console.list.delete')}
        </button>
      )}
      <button type="button" aria-label={c('console.list.clearSelection')} onClick={onClear}>
        <Icon name="x" />
      </button>
    </div>
  )
}
