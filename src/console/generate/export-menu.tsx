import { useRef } from 'react'
import { useDataProvider, useListContext, type RaRecord } from 'react-admin'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import type { Entity } from '#model/entity.ts'
import { c } from '../words.ts'
import { fetchAll } from './fetch-all.ts'
import { Popover } from './popover.tsx'
import { useScreenResource } from './screen-context.tsx'
import { writeCsv } from './write-csv.ts'

type Format = 'csv' | 'json'

function save(text: string, type: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Writes rows to a file: every field that is not secret, in the order of the schema. */
export function saveRows(entity: Entity, rows: readonly RaRecord[], format: Format): void {
  const columns = entity.fields.filter((field) => !field.secret && !field.node['x-hidden']).map((field) => field.name)
  const name = `${entity.plural.toLowerCase().replace(/\s+/g, '-')}-${new Date().toISOString().slice(0, 10)}.${format}`
  if (format === 'csv') save(writeCsv(columns, rows), 'text/csv;charset=utf-8', name)
  else save(`${JSON.stringify(rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? null]))), null, 2)}\n`, 'application/json', name)
}

/** Everything that matches the filters, as a file. */
export function ExportMenu({ onProgress }: { onProgress(text: string | null): void }) {
  const { entity, name } = useScreenResource()
  const { filterValues, total = 0 } = useListContext()
  const dataProvider = useDataProvider()
  const running = useRef<AbortController | null>(null)
  const run = async (format: Format) => {
    running.current?.abort()
    const control = (running.current = new AbortController())
    try {
      const rows = await fetchAll(dataProvider, name, filterValues, (done, all) => onProgress(c('console.list.exporting', { done, total: all })), control.signal)
      saveRows(entity, rows, format)
      toast({ title: c('console.list.exported', { count: rows.length }), variant: 'success' })
    } catch (error) {
      if (!control.signal.aborted) toast({ title: c('console.list.exportFailed'), description: (error as Error).message, variant: 'destructive' })
    } finally {
      onProgress(null)
    }
  }
  return (
    <Popover
      label={c('console.list.export')}
      align="right"
      button={
        <>
          <Icon name="dl" /> <span className="c-wide-only">{c('console.list.export')}</span>
          <span className="c-sr c-narrow-only">{c('console.list.export')}</span>
        </>
      }
    >
      {(close) => (
        <div className="c-choices">
          <p className="c-soft">{c('console.list.exportAll', { count: total })}</p>
          {(['csv', 'json'] as const).map((format) => (
            <Button
              key={format}
              variant="quiet"
              onClick={() => {
                close()
                void run(format)
              }}
            >
              {c(format === 'csv' ? 'console.list.exportCsv' : 'console.list.exportJson')}
            </Button>
          ))}
        </div>
      )}
    </Popover>
  )
}
