import { useRef } from 'react'
import { useListContext } from 'react-admin'
import { api, ApiError } from '#client/api.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import type { Entity } from '#model/entity.ts'
import { c } from '../core/messages.ts'
import { isEstimate, totalWords } from './total-words.ts'
import { Popover } from './popover.tsx'
import { useScreenResource } from './screen-context.tsx'

const formats = {
  csv: 'console.list.exportCsv',
  json: 'console.list.exportJson',
  ndjson: 'console.list.exportNdjson',
} as const
type Format = keyof typeof formats

/** A running export, for the line next to the menu. */
export interface ExportProgress {
  done: number
  total: number
  stop(): void
}

/**
 * Saves all records that match the filter to a file, streamed from the server. Reports the result
 * in a toast.
 */
export async function saveExport(
  entity: Entity,
  format: Format,
  filter: Record<string, unknown>,
  onProgress?: (progress: ExportProgress | null) => void,
): Promise<void> {
  const control = new AbortController()
  const name = `${entity.plural.toLowerCase().replace(/\s+/g, '-')}-${new Date().toISOString().slice(0, 10)}.${format}`
  let rows = 0
  try {
    await api.download(`/${entity.path}/export`, name, {
      query: { format, filter: JSON.stringify(filter) },
      signal: control.signal,
      onLines: (done, total) => {
        rows = total ?? done
        onProgress?.({ done, total: rows, stop: () => control.abort() })
      },
    })
    toast({ title: c('console.list.exported', { count: rows }), variant: 'success' })
  } catch (error) {
    if (!control.signal.aborted)
      toast({
        title: c('console.list.exportFailed'),
        description: error instanceof ApiError ? error.message : String(error),
        variant: 'destructive',
      })
  } finally {
    onProgress?.(null)
  }
}

/** Shows the progress of the export, with a button to stop it. */
export function ExportLine({ done, total, stop }: ExportProgress) {
  return (
    <span className="c-exporting c-soft c-num">
      <span role="status">{c('console.list.exporting', { done, total })}</span>
      <progress max={total} value={done} aria-label={c('console.list.export')} />
      <Button size="s" variant="quiet" onClick={stop}>
        {c('console.list.exportStop')}
      </Button>
    </span>
  )
}

/** Exports everything that matches the filters as a file. */
export function ExportMenu({ onProgress }: { onProgress(progress: ExportProgress | null): void }) {
  const { entity } = useScreenResource()
  const { filterValues, total = 0 } = useListContext()
  const running = useRef<ExportProgress | null>(null)
  const run = (format: Format) => {
    running.current?.stop()
    void saveExport(entity, format, filterValues, (progress) => {
      running.current = progress
      onProgress(progress)
    })
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
          <p className="c-soft">
            {isEstimate(total)
              ? c('console.list.exportAbout', { about: totalWords(total) })
              : c('console.list.exportAll', { count: total })}
          </p>
          {(Object.keys(formats) as Format[]).map((format) => (
            <Button
              key={format}
              variant="quiet"
              onClick={() => {
                close()
                run(format)
              }}
            >
              {c(formats[format])}
            </Button>
          ))}
        </div>
      )}
    </Popover>
  )
}
