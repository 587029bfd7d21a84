import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { api, errorSentence } from '#client/api.ts'
import type { ImportRunView, ImportTrial } from '#model/api/answers/import-answers.ts'
import type { ImportRun } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Checkbox, TextField } from '#ui/base/field.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { SkeletonLines } from '#ui/base/skeleton.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
import { ImportColumns } from './import-columns.tsx'
import {
  choicesOf,
  DELETES,
  draftOf,
  filledTwice,
  importedBy,
  keysOf,
  matchByOf,
  type ImportDraft,
} from './import-draft.ts'
import { chosenFile, useUpload, type Separator } from './import-file.tsx'
import { tImport as t } from './import-messages.ts'
import { TrialResult } from './import-trial.tsx'

const TRIAL_TIMEOUT_MS = 2 * 60_000

/** A file that is ready: its columns, a test run, and the import. Neither changes a saved import. */
export function ImportMapping({ run, onDone }: { run: ImportRun & RaRecord; onDone(): void }) {
  const query = useQuery({
    queryKey: ['import-preview', run.id],
    queryFn: ({ signal }) => api.get<ImportRunView>(`/import-runs/${run.id}/preview`, { signal }),
    staleTime: Infinity,
  })
  if (query.data) return <Mapping view={query.data} onDone={onDone} />
  return query.isError ? (
    <DataError
      sentence={errorSentence(query.error, t('importRun.failed'))}
      onRetry={() => void query.refetch()}
    />
  ) : (
    <SkeletonLines lines={6} label={t('importRun.reading', { name: run.fileName ?? '' })} />
  )
}

function faultOf(view: ImportRunView, draft: ImportDraft): string | null {
  if (matchByOf(view, draft) === null) return t('map.noKey')
  const twice = filledTwice(draft)
  if (!twice) return null
  return t('map.twice', { name: view.fields.find(({ id }) => id === twice)?.name ?? twice })
}

function Mapping({ view, onDone }: { view: ImportRunView; onDone(): void }) {
  const { run } = view
  const { total = 0 } = run
  const [draft, setDraft] = useState(() => draftOf(view))
  const choices = choicesOf(view, draft)
  const key = JSON.stringify(choices)
  const trial = useMutation({
    mutationFn: async () => ({
      key,
      found: await api.post<ImportTrial>(`/import-runs/${run.id}/try`, choices, {
        timeout: TRIAL_TIMEOUT_MS,
      }),
    }),
  })
  const start = useMutation({
    mutationFn: () => api.post(`/import-runs/${run.id}/start`, choices),
    onSuccess: onDone,
  })
  const fault = faultOf(view, draft)
  const tested = trial.data?.key === key ? trial.data.found : null
  const count = tested ? importedBy(tested, total) : 0
  const failure = trial.error ?? start.error
  return (
    <div className="c-import">
      <FileFacts view={view} />
      <ImportColumns view={view} draft={draft} onChange={setDraft} />
      {Object.entries(draft.mapping)
        .filter(([, to]) => to === DELETES)
        .map(([column]) => (
          <p key={column}>{t('map.deletesHelp', { column })}</p>
        ))}
      {view.refusing
        .filter((column) => draft.mapping[column] !== '')
        .map((column) => (
          <p key={column}>{t('map.refuses', { column })}</p>
        ))}
      <Settings view={view} draft={draft} onChange={setDraft} />
      {fault && (
        <p className="ui-error" role="alert">
          {fault}
        </p>
      )}
      {tested && <TrialResult trial={tested} total={total} />}
      {failure && (
        <p className="ui-error" role="alert">
          {errorSentence(failure, t('importRun.failed'))}
        </p>
      )}
      <div className="c-import-end">
        <Button
          variant={tested ? 'default' : 'primary'}
          busy={trial.isPending}
          disabled={fault !== null}
          onClick={() => trial.mutate()}
        >
          {t('run.test')}
        </Button>
        {tested ? (
          <Button
            variant="primary"
            busy={start.isPending}
            disabled={count === 0}
            onClick={() => start.mutate()}
          >
            {count === 0
              ? t('run.nothing')
              : t(tested.whole ? 'run.import' : 'run.importUpTo', { count })}
          </Button>
        ) : (
          <span className="c-soft">{t(trial.data ? 'run.stale' : 'run.testFirst')}</span>
        )}
      </div>
    </div>
  )
}

/** Format, separator, encoding and size of the file; another separator reads it again. */
function FileFacts({ view: { run } }: { view: ImportRunView }) {
  const upload = useUpload()
  const file = chosenFile(run.id)
  const { format = 'csv', delimiter = '', encoding = '', total = 0, columns = [] } = run
  return (
    <div className="c-import-head">
      <p className="c-soft">
        {[
          t(`file.${format}`),
          delimiter ? t(`file.${delimiter}`) : '',
          encoding,
          t('file.columns', { count: columns.length }),
          t('file.rows', { count: total }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {file && format === 'csv' && delimiter && !run.configId && (
        <label className="c-import-separator">
          {t('file.separator')}
          <select
            className="f-input"
            value={delimiter}
            disabled={upload.isPending}
            onChange={(event) =>
              upload.mutate({ file, separator: event.target.value as Separator })
            }
          >
            {(['comma', 'semicolon', 'tab', 'pipe'] as const).map((one) => (
              <option key={one} value={one}>
                {t(`file.separator.${one}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}

function Settings({
  view,
  draft,
  onChange,
}: {
  view: ImportRunView
  draft: ImportDraft
  onChange: (draft: ImportDraft) => void
}) {
  const keys = keysOf(view, draft)
  const nameOf = (id: string) =>
    id === 'email' || id === 'userId' || id === 'anonymousId' || id === 'profileId'
      ? t(`map.${id}`)
      : (view.fields.find((field) => field.id === id)?.name ?? id)
  return (
    <div className="c-import-settings">
      {keys.length > 0 && (
        <SelectField
          label={t('map.matchBy')}
          help={t('map.matchHelp')}
          value={matchByOf(view, draft) ?? ''}
          choices={keys.map((value) => ({ value, label: nameOf(value) }))}
          onChange={(event) => onChange({ ...draft, matchBy: event.target.value })}
        />
      )}
      <div>
        <Checkbox
          label={t('map.overwrite')}
          checked={draft.overwrites}
          onChange={(event) => onChange({ ...draft, overwrites: event.target.checked })}
        />
        <p className="ui-help">{t('map.overwriteHelp')}</p>
      </div>
      <TextField
        label={t('map.listSeparator')}
        help={t('map.listHelp')}
        value={draft.listSeparator}
        maxLength={3}
        onChange={(event) => onChange({ ...draft, listSeparator: event.target.value })}
      />
    </div>
  )
}
