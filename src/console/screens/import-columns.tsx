import type { ImportField, ImportRunView, NewProperty } from '#model/api/answers/import-answers.ts'
import { choiceWords } from '#catalog/fields/words.ts'
import { Button } from '#ui/base/button.tsx'
import { DELETES, IDS, type ImportDraft } from './import-draft.ts'
import { tImport as t } from './import-messages.ts'

const SHOWN_SAMPLES = 3
const NEW = '$new'
const VALUE_TYPES: readonly NewProperty['valueType'][] = [
  'string',
  'long',
  'float',
  'boolean',
  'date',
  'email',
  'phone',
  'url',
]

interface ColumnsProps {
  view: ImportRunView
  draft: ImportDraft
  onChange: (draft: ImportDraft) => void
}

/** An id for the property of a column that no known, proposed or created one has. */
function freeId(
  column: string,
  { newProperties, fields }: ImportRunView,
  { created }: ImportDraft,
): string {
  const proposed = column.replace(/[^A-Za-z0-9]+/g, '').slice(0, 30) || 'value'
  const others = [...Object.values(newProperties), ...Object.values(created), ...fields]
  const taken = new Set<string>([...IDS, ...others.map(({ id }) => id)])
  let id = proposed
  for (let n = 2; taken.has(id); n++) id = `${proposed}${n}`
  return id
}

/** Each column with its first values and a picker for the property that it fills. */
export function ImportColumns({ view, draft, onChange }: ColumnsProps) {
  const { columns = [], sample = [] } = view.run
  const choose = (column: string, target: string) => {
    if (target !== NEW) {
      onChange({ ...draft, mapping: { ...draft.mapping, [column]: target } })
      return
    }
    const property = draft.created[column] ??
      view.newProperties[column] ?? {
        id: freeId(column, view, draft),
        name: column.trim().slice(0, 40),
        valueType: 'string' as const,
      }
    onChange({
      ...draft,
      mapping: { ...draft.mapping, [column]: property.id },
      created: { ...draft.created, [column]: property },
    })
  }
  const isNew = (column: string) =>
    draft.created[column] !== undefined && draft.mapping[column] === draft.created[column].id
  const fresh = columns.filter(isNew)
  return (
    <>
      <div className="c-import-head">
        <div>
          <h2>{t('map.title')}</h2>
          <p className="c-soft">{t('map.help')}</p>
        </div>
        {fresh.length > 0 && (
          <Button
            size="s"
            onClick={() =>
              onChange({
                ...draft,
                mapping: {
                  ...draft.mapping,
                  ...Object.fromEntries(fresh.map((column) => [column, ''])),
                },
              })
            }
          >
            {t('map.skipNew', { count: fresh.length })}
          </Button>
        )}
      </div>
      <div className="c-scroll-x" tabIndex={0} role="region" aria-label={t('map.title')}>
        <table className="c-table c-table-open c-import-columns">
          <thead>
            <tr>
              <th scope="col">{t('map.column')}</th>
              <th scope="col" className="c-p2">
                {t('map.sample')}
              </th>
              <th scope="col">{t('map.property')}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map((column, at) => (
              <tr key={column}>
                <td className="c-medium c-wrap">{column}</td>
                <td className="c-soft c-p2 c-wrap">
                  {sample
                    .map((row) => row[at])
                    .filter(Boolean)
                    .slice(0, SHOWN_SAMPLES)
                    .join(' · ')}
                </td>
                <td>
                  <Picker
                    column={column}
                    value={isNew(column) ? NEW : (draft.mapping[column] ?? '')}
                    fields={view.fields}
                    onChange={(target) => choose(column, target)}
                  />
                  {isNew(column) && (
                    <NewFields
                      column={column}
                      property={draft.created[column]!}
                      onChange={(property) =>
                        onChange({ ...draft, created: { ...draft.created, [column]: property } })
                      }
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Picker({
  column,
  value,
  fields,
  onChange,
}: {
  column: string
  value: string
  fields: readonly ImportField[]
  onChange: (target: string) => void
}) {
  const known =
    value === '' ||
    value === NEW ||
    value === DELETES ||
    (IDS as readonly string[]).includes(value) ||
    fields.some(({ id }) => id === value)
  const declared = fields.filter(({ id }) => id !== 'email')
  return (
    <select
      className="f-input"
      aria-label={t('map.of', { column })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('map.skip')}</option>
      <option value={NEW}>{t('map.new')}</option>
      <optgroup label={t('map.identity')}>
        {IDS.map((id) => (
          <option key={id} value={id}>
            {t(`map.${id}`)}
          </option>
        ))}
      </optgroup>
      <optgroup label={t('map.declared')}>
        {declared
          .toSorted((a, b) => a.name.localeCompare(b.name))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        {!known && <option value={value}>{value}</option>}
      </optgroup>
      <optgroup label={t('map.other')}>
        <option value={DELETES}>{t('map.delete')}</option>
      </optgroup>
    </select>
  )
}

function NewFields({
  column,
  property,
  onChange,
}: {
  column: string
  property: NewProperty
  onChange: (property: NewProperty) => void
}) {
  return (
    <div className="c-import-new">
      <input
        className="f-input"
        aria-label={t('map.name', { column })}
        value={property.name}
        maxLength={40}
        onChange={(event) => onChange({ ...property, name: event.target.value })}
      />
      <select
        className="f-input"
        aria-label={t('map.type', { column })}
        value={property.valueType}
        onChange={(event) =>
          onChange({ ...property, valueType: event.target.value as NewProperty['valueType'] })
        }
      >
        {VALUE_TYPES.map((type) => (
          <option key={type} value={type}>
            {choiceWords(type)}
          </option>
        ))}
      </select>
    </div>
  )
}
