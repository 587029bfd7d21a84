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

/** Ids that an address has room for: servers and proxies refuse longer ones. */
const MAX_IN_ADDRESS = 100

/** Where the file is: of all records that match the filter, or of many that were selected. */
async function fileOf(
  { path, scope, objectType }: Entity,
  format: Format,
  { filter, canWrite }: { filter: Record<string, unknown>; canWrite: boolean },
): Promise<{ path: string; query: Record<string, string> }> {
  const { id: ids } = filter
  // A selection is kept for people who may write, and of records that an organization has.
  const canKeep = canWrite && scope === 'tenant' && !objectType
  if (!canKeep || !Array.isArray(ids) || ids.length <= MAX_IN_ADDRESS)
    return {
      path: `/${path}/export`,
      query: { format, filter: JSON.stringify(flatFilter(filter)) },
    }
  const { bulkId } = await api.post<{ bulkId: string }>(`/${path}/bulk`, {
    action: 'export',
    ids: ids as unknown[],
  })
  return { path: `/bulk/${bulkId}/file`, query: { format } }
}

/**
 * Saves all records that match the filter to a file, streamed from the server. Reports the result
 * in a toast.
 */
export async function saveExport(
  entity: Entity,
  format: Format,
  filter: Record<string, unknown>,
  {
    onProgress,
    canWrite = false,
  }: { onProgress?: (progress: ExportProgress | null) => void; canWrite?: boolean } = {},
): Promise<void> {
  const control = new AbortController()
  const name = `${entity.plural.toLowerCase().replace(/\s+/g, '-')}-${new Date().toISOString().slice(0, 10)}.${format}`
  let rows = 0
  try {
    const { path, query } = await fileOf(entity, format, { filter, canWrite })
    await api.download(path, name, {
      query,
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
