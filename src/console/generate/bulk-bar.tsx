import { useState } from 'react'
import { useDataProvider, useListContext, useRefresh, type Identifier, type RaRecord } from 'react-admin'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import type { Field } from '#model/entity.ts'
import { useMay } from '../access.ts'
import { recordLabel } from '../registry.ts'
import { c } from '../words.ts'
import { ConfirmDelete } from './confirm-delete.tsx'
import { saveExport } from './export-menu.tsx'
import { useScreenResource } from './screen-context.tsx'

const sumFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** What the chosen rows add up to, for the first column of counts. */
function sumOf(rows: readonly RaRecord[], columns: readonly Field[]): string {
  const field = columns.find(({ node }) => node.type === 'integer' && !node['x-ref'])
  if (!field || rows.length < 2) return ''
  const sum = rows.reduce((total, row) => total + (Number(row[field.name]) || 0), 0)
  return `${sumFormat.format(sum)} ${(field.node.title ?? field.name).toLowerCase()}`
}

/** Floats over the foot of a list while rows are chosen. */
export function BulkBar({ columns }: { columns: readonly Field[] }) {
  const of = useScreenResource()
  const may = useMay(of)
  const { selectedIds, onUnselectItems, data = [] } = useListContext()
  const dataProvider = useDataProvider()
  const refresh = useRefresh()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  if (selectedIds.length === 0) return null
  const count = selectedIds.length
  const things = of.resource.label.toLowerCase()
  const here = data.filter((record) => selectedIds.includes(record.id))
  const remove = async (ids: readonly unknown[]) => {
    setBusy(true)
    try {
      const { data: gone = [], meta } = (await dataProvider.deleteMany(of.name, { ids: ids as Identifier[] })) as { data?: unknown[]; meta?: { failed: number; reason: string } }
      if (meta) toast({ title: c('console.delete.some', { done: gone.length, failed: meta.failed }), description: meta.reason, variant: 'destructive' })
      else toast({ title: c('console.delete.done', { count: ids.length }), variant: 'success' })
      onUnselectItems()
    } catch (error) {
      toast({ title: c('console.delete.failed'), description: (error as Error).message, variant: 'destructive' })
    } finally {
      setBusy(false)
      setAsking(false)
      refresh()
    }
  }
  return (
    <>
      <div className="c-bulk" role="toolbar" aria-label={c('console.list.bulkLabel', { things })}>
        <span className="c-num c-medium" role="status">
          {c('console.list.selected', { count })}
        </span>
        <span className="c-bulk-sum c-num">{here.length === count ? sumOf(here, columns) : ''}</span>
        <span className="c-bulk-rule" />
        <button type="button" onClick={() => void saveExport(of.entity, 'csv', { id: selectedIds })}>
          {c('console.list.export')}
        </button>
        {may('delete') && (
          <button type="button" onClick={() => setAsking(true)}>
            {c('console.list.delete')}
          </button>
        )}
        <button type="button" aria-label={c('console.list.clearSelection')} onClick={() => onUnselectItems()}>
          <Icon name="x" />
        </button>
      </div>
      <ConfirmDelete open={asking} busy={busy} of={of} ids={selectedIds} name={here[0] ? recordLabel(of.entity, here[0]) : of.entity.title.toLowerCase()} onCancel={() => setAsking(false)} onConfirm={(ids) => void remove(ids)} />
    </>
  )
}
