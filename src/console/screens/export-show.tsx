import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRefresh, type RaRecord } from 'react-admin'
import { api } from '#client/api.ts'
import type { ExportConfig } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { defineMessages } from '#ui/messages/messages.ts'
import { useMay } from '../core/access.ts'
import { ShowScreen } from '../generate/show-screen.tsx'
import type { ConsoleResource } from '../core/registry.ts'
import { SaveFile } from '../parts/save-file.tsx'

const t = defineMessages({
  'export.download': 'Download',
  'export.lines': '{lines} of {total} people',
  'export.run': 'Export now',
  'export.running': 'Exporting',
  'export.failed': 'Something went wrong',
})

/** One export: its current file and its runs. */
export function ExportShow({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: string
}) {
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      actions={(record) => (
        <Actions consoleResource={consoleResource} config={record as ExportConfig & RaRecord} />
      )}
    />
  )
}

function Actions({
  consoleResource,
  config,
}: {
  consoleResource: ConsoleResource
  config: ExportConfig & RaRecord
}) {
  const may = useMay(consoleResource)
  const queries = useQueryClient()
  const refresh = useRefresh()
  const again = () => {
    void queries.invalidateQueries()
    refresh()
  }
  const onError = (error: Error) =>
    toast({ title: t('export.failed'), description: error.message, variant: 'destructive' })
  const run = useMutation({
    mutationFn: () => api.post(`/export-configs/${config.id}/run`),
    onSuccess: () => {
      toast({ title: t('export.running') })
      again()
    },
    onError,
  })
  return (
    <>
      <SaveFile
        label={t('export.download')}
        failed={t('export.failed')}
        headLines={config.format === 'ndjson' ? 0 : 1}
        progress={(lines, total) => t('export.lines', { lines, total })}
        save={(onLines) =>
          api.download(
            `/export-configs/${config.id}/download`,
            `${config.name}.${config.format ?? 'csv'}`,
            { onLines },
          )
        }
        onSettled={again}
      />
      {config.configType === 'recurrent' && may('update') && (
        <Button busy={run.isPending} onClick={() => run.mutate()}>
          {t('export.run')}
        </Button>
      )}
    </>
  )
}
