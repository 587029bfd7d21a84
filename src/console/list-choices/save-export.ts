import { api, ApiError } from '#client/api.ts'
import { toast } from '#ui/base/toast-state.ts'
import type { Entity } from '#model/schema/entity.ts'
import { flatFilter } from '#model/schema/flat-filter.ts'
import { tConsole as t } from '../core/messages.ts'

export type ExportFormat = 'csv' | 'json' | 'ndjson'

/** A running export, for the line next to the menu. */
export interface ExportProgress {
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
  format: ExportFormat,
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
