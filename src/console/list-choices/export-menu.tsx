import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { api, ApiError } from '#client/api.ts'
import { Button, buttonClass } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import type { Entity } from '#model/schema/entity.ts'
import { flatFilter } from '#model/schema/flat-filter.ts'
import { tConsole as t } from '../core/messages.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { isEstimate, totalWords } from '../page-parts/total-words.ts'

const formats = {
  csv: 'console.list.exportCsv',
  json: 'console.list.exportJson',
  ndjson: 'console.list.exportNdjson',
} as const
type Format = keyof typeof formats

/** A running export, for the line next to the menu. */
interface ExportProgress {
  done: number
  total: number
  stop(): void
}

/**
 * Saves all records that match the filter to a file, streamed from the server. Reports the result
 * in a toast.
 * @param keep stores a selection that is too long for an address, and returns the path of its file
 */
export async function saveExport(
  entity: Entity,
  format: Format,
  filter: Record<string, unknown>,
  {
    onProgress,
    keep,
  }: {
    onProgress?: (progress: ExportProgress | null) => void
    keep?: (() => Promise<string>) | undefined
  } = {},
): Promise<void> {
  const control = new AbortController()
  const name = `${entity.plural.toLowerCase().replace(/\s+/g, '-')}-${new Date().toISOString().slice(0, 10)}.${format}`
  let rows = 0
  try {
    const kept = await keep?.()
    await api.download(kept ?? `/${entity.path}/export`, name, {
      query: kept ? { format } : { format, filter: JSON.stringify(flatFilter(filter)) },
      signal: control.signal,
      onLines: (done, total) => {
        rows = total ?? done
        onProgress?.({ done, total: rows, stop: () => control.abort() })
      },
    })
    toast({ title: t('console.list.exported', { count: rows }), variant: 'success' })
  } catch (error) {
    if (!control.signal.aborted)
      toast({
        title: t('console.list.exportFailed'),
        description: error instanceof ApiError ? error.message : String(error),
        variant: 'destructive',
      })
  } finally {
    onProgress?.(null)
  }
}

/** Shows the progress of the export, with a button to stop it. */
function ExportLine({ done, total, stop }: ExportProgress) {
  return (
    <span className="c-exporting c-soft c-num">
      <span role="status">{t('console.list.exporting', { done, total })}</span>
      <progress max={total} value={done} aria-label={t('console.list.export')} />
      <Button size="s" variant="quiet" onClick={stop}>
        {t('console.list.exportStop')}
      </Button>
    </span>
  )
}

/** Exports everything that matches the filters as a file, streamed from the server. */
export function ExportMenu({ consoleResource: { entity } }: { consoleResource: ConsoleResource }) {
  const { filterValues, total = 0 } = useListContext()
  const [progress, setProgress] = useState<ExportProgress | null>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const run = (format: Format) => {
    close()
    progress?.stop()
    void saveExport(entity, format, filterValues, { onProgress: setProgress })
  }
  return (
    <>
      {progress && <ExportLine {...progress} />}
      <button
        type="button"
        className={buttonClass({ variant: 'quiet' })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="dl" /> <span className="c-wide-only">{t('console.list.export')}</span>
        <span className="c-sr c-narrow-only">{t('console.list.export')}</span>
      </button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{
          list: {
            subheader: (
              <ListSubheader component="div">
                {isEstimate(total)
                  ? t('console.list.exportAbout', { about: totalWords(total) })
                  : t('console.list.exportAll', { count: total })}
              </ListSubheader>
            ),
          },
        }}
      >
        {(Object.keys(formats) as Format[]).map((format) => (
          <MenuItem key={format} onClick={() => run(format)}>
            {t(formats[format])}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
