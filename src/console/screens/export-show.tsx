import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh, type RaRecord } from 'react-admin'
import { api } from '#client/api.ts'
import type { ExportConfig } from '#model/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { defineWords } from '#ui/words/words.ts'
import { useMay } from '../access.ts'
import { ShowScreen } from '../generate/show-screen.tsx'
import type { ConsoleResource } from '../registry.ts'

const t = defineWords({
  'export.download': 'Download',
  'export.lines': '{lines} of {total} people',
  'export.run': 'Write the file now',
  'export.running': 'The file is being written',
  'export.failed': 'That did not work',
})

/** One export: its file now, and the runs it had. */
export function ExportShow({ of, id }: { of: ConsoleResource; id: string }) {
  return <ShowScreen of={of} id={id} actions={(record) => <Actions of={of} config={record as ExportConfig & RaRecord} />} />
}

function Actions({ of, config }: { of: ConsoleResource; config: ExportConfig & RaRecord }) {
  const may = useMay(of)
  const queries = useQueryClient()
  const refresh = useRefresh()
  const [lines, setLines] = useState('')
  const again = () => {
    setLines('')
    void queries.invalidateQueries()
    refresh()
  }
  const onError = (error: Error) => toast({ title: t('export.failed'), description: error.message, variant: 'destructive' })
  const download = useMutation({
    mutationFn: () => api.download(`/export-configs/${config.id}/download`, `${config.name}.${config.format ?? 'csv'}`, { onLines: (count, total) => setLines(t('export.lines', { lines: Math.max(0, count - (config.format === 'ndjson' ? 0 : 1)), total: total ?? 0 })) }),
    onError,
    onSettled: again,
  })
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
      <Button busy={download.isPending} onClick={() => download.mutate()}>
        <Icon name="down" />
        {(download.isPending && lines) || t('export.download')}
      </Button>
      {config.configType === 'recurrent' && may('update') && (
        <Button busy={run.isPending} onClick={() => run.mutate()}>
          {t('export.run')}
        </Button>
      )}
    </>
  )
}
