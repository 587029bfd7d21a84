import Button from '@mui/material/Button'
import { lazy, Suspense, useContext, useState } from 'react'
import { BulkActionsToolbar, SelectAllButton, useListContext, type RaRecord } from 'react-admin'
import { api } from '#client/api.ts'
import { Icon } from '#ui/base/icon.tsx'
import { bulkActionsOf, tagsOf } from '#model/api/bulk.ts'
import type { Entity, Field } from '#model/schema/entity.ts'
import type { Figures } from '#model/schema/list-figures.ts'
import { inSentence, numberFormat } from '#language'
import { useMay, WriteAccess } from '../core/access.ts'
import type { BulkOutcome } from '../core/data-provider.ts'
import { tConsole as t } from '../core/messages.ts'
import { recordLabel, type ConsoleResource } from '../core/registry.ts'
import { ownScreen } from '../own-screens.ts'
import { useFigures } from '../core/use-figures.ts'
import { loadExport } from '../list-choices/load-export.ts'
import { settableFields } from './settable-fields.ts'
import { totalWords } from '../page-parts/total-words.ts'
import { useBulk, type Bulk } from './use-bulk.ts'

// Asked for after a press: their controls are those of forms, which a list does not need.
const loadDialogs = () => import('./bulk-dialogs.tsx')
const FailureDialog = lazy(async () => ({ default: (await loadDialogs()).FailureDialog }))
const SetFieldDialog = lazy(async () => ({ default: (await loadDialogs()).SetFieldDialog }))
const TagDialog = lazy(async () => ({ default: (await loadDialogs()).TagDialog }))
const ConfirmDelete = lazy(async () => ({
  default: (await import('../usage/confirm-delete.tsx')).ConfirmDelete,
}))

/** "Select all" takes at most this many records, read in pages of the list. */
const MAX_SELECTED = 1000

/** Ids that an address has room for: servers and proxies refuse longer ones. */
const MAX_IN_ADDRESS = 100

/** Stores a large selection of records that an organization has, for its file. */
function keeperOf({ path, scope, objectType }: Entity, ids: readonly unknown[]) {
  if (scope !== 'tenant' || objectType || ids.length <= MAX_IN_ADDRESS) return undefined
  return async () => {
    const body = { action: 'export', ids }
    const { bulkId } = await api.post<{ bulkId: string }>(`/${path}/bulk`, body)
    return `/bulk/${bulkId}/file`
  }
}

/**
 * The total over the chosen rows of the first column that counts: a figure of the list, else a
 * number that only the product writes. Settings, such as a limit, have no meaningful sum.
 */
function sumOf(
  rows: readonly RaRecord[],
  columns: readonly Field[],
  figures: Readonly<Record<string, Figures>> = {},
): string {
  const field = columns.find(({ node, readOnly }) => node.type === 'integer' && readOnly)
  if (!field || rows.length < 2) return ''
  const values = rows.map((row) => figures[String(row.id)]?.[field.name] ?? row[field.name])
  if (!values.every((value) => typeof value === 'number')) return ''
  const sum = values.reduce((total, value) => total + value, 0)
  return `${numberFormat({ maximumFractionDigits: 2 }).format(sum)} ${inSentence(field.node.title ?? field.name)}`
}

type BulkDialog = 'delete' | 'tag' | 'set' | null

interface BulkBarProps {
  consoleResource: ConsoleResource
  columns: readonly Field[]
}

/** react-admin's toolbar for the selected rows, with a button for each bulk action. */
export function BulkBar({ consoleResource, columns }: BulkBarProps) {
  const { selectedIds, onSelect, data = [], total } = useListContext()
  const may = useMay(consoleResource)
  const canWrite = useContext(WriteAccess)
  const figures = useFigures(consoleResource)
  const run = useBulk(consoleResource)
  const [asking, setAsking] = useState<BulkDialog>(null)
  const [isBusy, setBusy] = useState(false)
  const [failures, setFailures] = useState<BulkOutcome | null>(null)
  const count = selectedIds.length
  const here = data.filter((record) => selectedIds.includes(record.id))
  const actions = bulkActionsOf(consoleResource.entity).filter((action) =>
    may(action === 'delete' ? 'delete' : 'update'),
  )
  const act = async (...[action, ids, input]: Parameters<Bulk>) => {
    setBusy(true)
    const outcome = await run(action, ids, input)
    setBusy(false)
    setAsking(null)
    if (!outcome) return
    if (outcome.failed.length > 0) setFailures(outcome)
    if (action === 'delete')
      onSelect(selectedIds.filter((id) => !outcome.done.includes(String(id))))
  }
  const failed = <Failures outcome={failures} onClose={() => setFailures(null)} />
  if (count === 0) return failed
  const button = (words: string, onClick: () => void) => (
    <Button key={words} color="inherit" disabled={isBusy} onClick={onClick}>
      {words}
    </Button>
  )
  const sum = here.length === count ? sumOf(here, columns, figures) : ''
  return (
    <>
      <BulkActionsToolbar
        // Reach MUI's toolbar, though the props of react-admin's do not list them.
        {...{
          role: 'toolbar',
          'aria-label': t('console.list.bulkLabel', {
            things: inSentence(consoleResource.resource.label),
          }),
        }}
        label={[t('console.list.selected', { count }), sum].filter(Boolean).join(' · ')}
        selectAllButton={
          <SelectAllButton
            color="inherit"
            label={t('console.list.selectAllOf', { total: totalWords(total ?? 0) })}
            limit={MAX_SELECTED}
          >
            <Icon name="todo" />
          </SelectAllButton>
        }
      >
        {actions
          .filter((action) => action === 'activate' || action === 'deactivate')
          .map((action) =>
            button(t(`console.bulk.${action}`), () => void act(action, selectedIds)),
          )}
        {actions.includes('tag') && button(t('console.bulk.tag'), () => setAsking('tag'))}
        {may('update') &&
          settableFields(consoleResource.entity).length > 0 &&
          button(t('console.bulk.set'), () => setAsking('set'))}
        {canWrite && <OwnButtons consoleResource={consoleResource} ids={selectedIds} />}
        {button(
          t('console.list.export'),
          () =>
            void loadExport().then(({ saveExport }) =>
              saveExport(
                consoleResource.entity,
                'csv',
                { id: selectedIds },
                { keep: canWrite ? keeperOf(consoleResource.entity, selectedIds) : undefined },
              ),
            ),
        )}
        {actions.includes('delete') && button(t('console.list.delete'), () => setAsking('delete'))}
      </BulkActionsToolbar>
      <AskedDialog
        asking={asking}
        consoleResource={consoleResource}
        ids={selectedIds}
        name={
          here[0]
            ? recordLabel(consoleResource.entity, here[0])
            : inSentence(consoleResource.entity.title)
        }
        busy={isBusy}
        onClose={() => setAsking(null)}
        onConfirm={act}
      />
      {failed}
    </>
  )
}

/** The dialog of the bulk action that was pressed, loaded then. */
function AskedDialog({
  asking,
  consoleResource,
  ids,
  name,
  busy,
  onClose,
  onConfirm,
}: {
  asking: BulkDialog
  consoleResource: ConsoleResource
  ids: readonly unknown[]
  /** Display name of the first record. */
  name: string
  busy: boolean
  onClose: () => void
  onConfirm: (...asked: Parameters<Bulk>) => Promise<void>
}) {
  return (
    <Suspense fallback={null}>
      {asking === 'delete' && (
        <ConfirmDelete
          open
          busy={busy}
          consoleResource={consoleResource}
          ids={ids}
          name={name}
          onCancel={onClose}
          onConfirm={(going) => void onConfirm('delete', going)}
        />
      )}
      {asking === 'tag' && (
        <TagDialog
          consoleResource={consoleResource}
          field={tagsOf(consoleResource.entity)!}
          count={ids.length}
          busy={busy}
          onClose={onClose}
          onChoose={(action, tags) => void onConfirm(action, ids, { tags })}
        />
      )}
      {asking === 'set' && (
        <SetFieldDialog
          consoleResource={consoleResource}
          count={ids.length}
          busy={busy}
          onClose={onClose}
          onChoose={(values) => void onConfirm('set', ids, { values })}
        />
      )}
    </Suspense>
  )
}

/** The buttons that the resource adds. */
function OwnButtons({
  consoleResource,
  ids,
}: {
  consoleResource: ConsoleResource
  ids: readonly unknown[]
}) {
  return (consoleResource.resource.screens?.bulk ?? []).map((name) => {
    const Own = ownScreen<{ ids: readonly unknown[] }>(name)
    return (
      <Suspense key={name} fallback={null}>
        <Own ids={ids} />
      </Suspense>
    )
  })
}

function Failures({ outcome, onClose }: { outcome: BulkOutcome | null; onClose(): void }) {
  return (
    <Suspense fallback={null}>
      {outcome && <FailureDialog outcome={outcome} onClose={onClose} />}
    </Suspense>
  )
}
