import { useState } from 'react'
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { api, errorSentence } from '#client/api.ts'
import type { ImportPreview, ImportResult } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { FormFault } from '../page-parts/form-fault.tsx'
import { tApp } from '../page-parts/messages.ts'
import type { ImportLayout } from './import-layout.tsx'
import { ImportMapping, type ImportChoices } from './import-mapping.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { csvOfJson, isJson } from './read-rows.ts'
import { PasteRows, PickFile } from './pick-rows.tsx'
import { tImport as t } from './messages.ts'
import './import-people.css'

const MINUTES = 60_000
const CSV = { headers: { 'content-type': 'text/csv' }, timeout: 3 * MINUTES }
/** Maximum size the server accepts, in bytes. */
const LARGEST = 25 * 1024 * 1024

interface Rows {
  name: string
  /** Whether the rows came as JSON. */
  json: boolean
  /** Carries the content type of the request header instead of the file's. */
  body: Blob
  layout: ImportLayout
}

interface Props {
  /** API path of the target: the contacts, or a campaign's people. */
  to: string
  /** True for pasted rows instead of a file. */
  paste?: boolean
  /** Queries to invalidate after an import. */
  refresh: readonly QueryKey[]
  onDone: () => void
}

const reasonOf = (error: unknown) => errorSentence(error, tApp('app.actionFailed'))

/** The requests of an import: preview, test run and import. */
function useImport(to: string, rows: Rows | null, refresh: readonly QueryKey[]) {
  const client = useQueryClient()
  const renew = () => Promise.all(refresh.map((queryKey) => client.invalidateQueries({ queryKey })))
  const look = useMutation<ImportPreview, unknown, Rows>({
    mutationFn: ({ body, layout }) =>
      api.post<ImportPreview>('/contacts/import/preview', body, { ...CSV, query: { ...layout } }),
  })
  const send = ({ mapping, existing, source, countries }: ImportChoices, more: object = {}) =>
    api.post<ImportResult>(`${to}/import`, rows!.body, {
      ...CSV,
      query: {
        ...rows!.layout,
        mapping: JSON.stringify(mapping),
        existing,
        source,
        ...(Object.keys(countries).length > 0 ? { countries: JSON.stringify(countries) } : {}),
        ...more,
      },
    })
  const run = useMutation<ImportResult, unknown, ImportChoices>({
    mutationFn: (choices) => send(choices),
    onSettled: renew,
  })
  const trial = useMutation<ImportResult, unknown, ImportChoices>({
    mutationFn: (choices) => send(choices, { dryRun: true }),
  })
  return { look, trial, run, renew }
}

/**
 * Imports people from a file or pasted rows: preview, column mapping, and the result of each row. A
 * failure keeps the rows.
 */
export function ImportPeople({ to, paste = false, refresh, onDone }: Props) {
  const [rows, setRows] = useState<Rows | null>(null)
  const [pasted, setPasted] = useState('')
  const [isTooLarge, setTooLarge] = useState(false)
  const [isUnreadable, setUnreadable] = useState(false)
  const { look, trial, run, renew } = useImport(to, rows, refresh)
  const again = () => {
    setRows(null)
    look.reset()
    run.reset()
    trial.reset()
    setUnreadable(false)
  }
  const take = async (name: string, given: Blob) => {
    again()
    setTooLarge(given.size > LARGEST)
    if (given.size > LARGEST) return
    const json = isJson(await given.slice(0, 200).text())
    const csv = json ? csvOfJson(await given.text()) : null
    if (json && csv === null) return setUnreadable(true)
    const body = csv === null ? given : new Blob([csv])
    const taken = { name, json, body: body.slice(0, body.size, 'text/csv'), layout: {} }
    setRows(taken)
    look.mutate(taken)
  }
  if (run.data)
    return (
      <div className="data-form import-people">
        <ImportOutcome result={run.data} onEnded={() => void renew()} />
        <div className="import-row-buttons">
          <Button
            onClick={() => {
              setPasted('')
              again()
            }}
          >
            {t('import.again')}
          </Button>
          <Button variant="primary" onClick={onDone}>
            {t('import.close')}
          </Button>
        </div>
      </div>
    )
  const source = paste ? (
    <PasteRows
      text={pasted}
      onText={setPasted}
      busy={look.isPending}
      onRows={(text) => void take(t('import.pasted'), new Blob([text]))}
    />
  ) : (
    <PickFile busy={look.isPending} onFile={(file) => void take(file.name, file)} />
  )
  return (
    <div className="data-form import-people">
      {look.data && rows ? (
        <ImportMapping
          key={`${look.data.headerRow} ${look.data.delimiter}`}
          file={rows.name}
          json={rows.json}
          preview={look.data}
          busy={run.isPending}
          testing={trial.isPending}
          trial={trial.data && trial.variables ? { of: trial.variables, found: trial.data } : null}
          onBack={again}
          onLayout={(layout) => {
            setRows({ ...rows, layout })
            trial.reset()
            look.mutate({ ...rows, layout })
          }}
          onTest={trial.mutate}
          onStart={run.mutate}
        />
      ) : (
        source
      )}
      <FormFault>
        {isTooLarge || isUnreadable ? t(isTooLarge ? 'import.tooLarge' : 'import.notJson') : null}
      </FormFault>
      {trial.error && trial.variables ? (
        <DataError sentence={reasonOf(trial.error)} onRetry={() => trial.mutate(trial.variables)} />
      ) : null}
      {look.error && rows ? (
        <DataError
          sentence={t('import.readFailed', { reason: reasonOf(look.error) })}
          onRetry={() => look.mutate(rows)}
        />
      ) : null}
      {run.error && run.variables ? (
        <DataError
          sentence={t('import.notTaken', { reason: reasonOf(run.error) })}
          onRetry={() => run.mutate(run.variables)}
        />
      ) : null}
    </div>
  )
}
