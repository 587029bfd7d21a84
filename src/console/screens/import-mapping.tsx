import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useGetList, type RaRecord } from 'react-admin'
import { api } from '#client/api.ts'
import type { ImportTrial } from '#model/answers/import-answers.ts'
import type { ImportConfig, ImportRun, PropertyType } from '#model/entities.generated.ts'
import { fromWords, inWords } from '#model/value-words.ts'
import { Button } from '#ui/base/button.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { defineMessages } from '#ui/messages/messages.ts'
import { useRegistry } from '../core/registry.ts'

const t = defineMessages({
  'mapping.title': 'What its columns are',
  'mapping.help': 'Rows are told apart by "{key}". A column with nothing beside it is left out.',
  'mapping.column': 'Column',
  'mapping.rows': 'In the file',
  'mapping.property': 'Property',
  'mapping.of': 'Property for {column}',
  'mapping.deletesHelp':
    'Rows that say yes, true, 1 or x in "{column}" delete their person. For a day, this page can bring them back.',
  'mapping.try': 'Try it',
  'mapping.start': 'Import {total} rows',
  'mapping.failed': 'That did not work',
  'mapping.trial': 'What the import would do',
  'mapping.counts':
    '{created} would be created, {updated} changed, {unchanged} stay as they are, ' +
    '{refused} be refused, {partly} be partly taken.',
  'mapping.countsDeleting':
    '{created} would be created, {updated} changed, {deleted} deleted, {unchanged} stay as ' +
    'they are, {refused} be refused, {partly} be partly taken.',
  'mapping.part': 'The first {done} rows were looked at.',
  'mapping.row': 'Row {row}, {column}',
  'mapping.rowOnly': 'Row {row}',
})

/** Mapping of the column that marks profiles to delete. */
const DELETES = '$delete'
const OWN = ['email', 'userId', 'anonymousId', 'profileId']
const TRIAL_TIMEOUT_MS = 2 * 60_000
const SHOWN_SAMPLES = 2
const SHOWN_ERRORS = 10

interface ImportView {
  run: ImportRun
  mapping: Record<string, string>
}
/**
 * A file ready to import: each column with its first values and its property, a dry run, and the
 * start.
 */
export function ImportMapping({
  run,
  config,
  onDone,
}: {
  run: ImportRun & RaRecord
  config: ImportConfig & RaRecord
  onDone(): void
}) {
  const list = useId()
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const view = useQuery({
    queryKey: ['import-preview', run.id, config.version],
    queryFn: () => api.get<ImportView>(`/import-runs/${run.id}/preview`),
  })
  const types = useGetList<PropertyType & RaRecord>(useRegistry().byEntity('property-type')!.name, {
    filter: { target: 'profiles', enabled: true },
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'rank', order: 'ASC' },
  })
  const onError = (error: Error) =>
    toast({ title: t('mapping.failed'), description: error.message, variant: 'destructive' })
  const values = useRegistry().byEntity('import-config')!.entity.field('mapping')!.node
    .additionalProperties
  const mapping = { ...view.data?.mapping, ...chosen }
  // A partly deleted label is no property name.
  const choose = (column: string, text: string) =>
    setChosen({
      ...chosen,
      [column]:
        mapping[column] === DELETES && inWords(values, DELETES).startsWith(text)
          ? ''
          : fromWords(values, text),
    })
  const trial = useMutation({
    mutationFn: async () => {
      await keepMapping(config, mapping)
      return api.post<ImportTrial>(`/import-runs/${run.id}/try`, undefined, {
        timeout: TRIAL_TIMEOUT_MS,
      })
    },
    onSuccess: onDone,
    onError,
  })
  const start = useMutation({
    mutationFn: async () => {
      await keepMapping(config, mapping)
      await api.post(`/import-runs/${run.id}/start`)
    },
    onSuccess: onDone,
    onError,
  })
  if (!view.data) return null
  const { total = 0 } = view.data.run
  const names = [
    ...new Set([
      ...OWN,
      ...(types.data ?? []).map((type) => String(type.id)),
      ...Object.values(view.data.mapping),
    ]),
  ].filter(Boolean)
  return (
    <div className="c-import">
      <h3>{t('mapping.title')}</h3>
      <p className="c-soft">{t('mapping.help', { key: config.mergingProperty ?? 'email' })}</p>
      <PropertyNames id={list} names={names} deletes={inWords(values, DELETES)} />
      <MappingTable
        run={view.data.run}
        list={list}
        wordsFor={(column) => inWords(values, mapping[column] ?? '')}
        onChoose={choose}
      />
      {Object.entries(mapping)
        .filter(([, to]) => to === DELETES)
        .map(([column]) => (
          <p key={column}>{t('mapping.deletesHelp', { column })}</p>
        ))}
      {trial.data && <TrialView trial={trial.data} />}
      <div className="c-import-end">
        <Button busy={trial.isPending} onClick={() => trial.mutate()}>
          {t('mapping.try')}
        </Button>
        <Button variant="primary" busy={start.isPending} onClick={() => start.mutate()}>
          {t('mapping.start', { total })}
        </Button>
      </div>
    </div>
  )
}

/**
 * Saves the mapping with the configuration, including guesses: continuing confirms them, and the
 * next file is read the same way.
 */
async function keepMapping(
  config: ImportConfig & RaRecord,
  mapping: Record<string, string>,
): Promise<void> {
  const kept = {
    ...config.mapping,
    ...Object.fromEntries(
      Object.entries(mapping).map(([column, property]) => [column, property.trim()]),
    ),
  }
  if (Object.entries(kept).some(([column, property]) => config.mapping?.[column] !== property))
    await api.put(`/import-configs/${config.id}`, { mapping: kept, version: config.version })
}

/** The names that a column's field offers, and the label of the deleting column. */
const PropertyNames = ({
  id,
  names,
  deletes,
}: {
  id: string
  names: readonly string[]
  deletes: string
}) => (
  <datalist id={id}>
    {names.map((name) => (
      <option key={name} value={name} />
    ))}
    <option value={deletes} />
  </datalist>
)

interface MappingTableProps {
  run: ImportRun
  /** Id of the list of names. */
  list: string
  wordsFor(column: string): string
  onChoose(column: string, text: string): void
}

/** Each column with its first values and a field for its property. */
function MappingTable({
  run: { columns = [], sample = [] },
  list,
  wordsFor,
  onChoose,
}: MappingTableProps) {
  return (
    <div className="c-scroll-x" tabIndex={0} role="region" aria-label={t('mapping.title')}>
      <table className="c-table c-table-open">
        <thead>
          <tr>
            <th scope="col">{t('mapping.column')}</th>
            <th scope="col" className="c-p2">
              {t('mapping.rows')}
            </th>
            <th scope="col">{t('mapping.property')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column, at) => (
            <tr key={column}>
              <td className="c-medium">{column}</td>
              <td className="c-soft c-p2">
                {sample
                  .slice(0, SHOWN_SAMPLES)
                  .map((row) => row[at])
                  .filter(Boolean)
                  .join(', ')}
              </td>
              <td>
                <input
                  className="f-input"
                  list={list}
                  value={wordsFor(column)}
                  aria-label={t('mapping.of', { column })}
                  onChange={(event) => onChoose(column, event.target.value)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TrialView({ trial }: { trial: ImportTrial }) {
  const { created, updated, deleted, unchanged, refused, partly, done } = trial
  return (
    <section className="c-plan" aria-label={t('mapping.trial')}>
      <h3>{t('mapping.trial')}</h3>
      <p role="status">
        {t(deleted > 0 ? 'mapping.countsDeleting' : 'mapping.counts', {
          created,
          updated,
          deleted,
          unchanged,
          refused,
          partly,
        })}
      </p>
      {!trial.whole && <p className="c-soft">{t('mapping.part', { done })}</p>}
      <ul className="c-import-faults">
        {trial.errors.slice(0, SHOWN_ERRORS).map((one) => (
          <li key={`${one.row}/${one.column}/${one.message}`}>
            <span className="c-medium">
              {one.column
                ? t('mapping.row', { row: one.row, column: one.column })
                : t('mapping.rowOnly', { row: one.row })}
            </span>{' '}
            {one.message} <span className="c-soft">{one.value}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
