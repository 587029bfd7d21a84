import { useEffect, useState } from 'react'
import type { SchemaNode } from '#model/schema/entity.ts'
import { fromWords, inWords } from '#model/schema/value-words.ts'
import type { FieldInputProps } from '../face.ts'
import { tField as t } from '../field-messages.ts'
import { pairsOf, readValue, recordOf, writtenValue, type Pair } from './pairs.ts'

interface Row {
  name: string
  text: string
}

const rowsOf = (value: unknown, values: SchemaNode['additionalProperties']): Row[] =>
  pairsOf(value).map((pair) => ({
    name: pair.name,
    text: inWords(values, writtenValue(pair.value)),
  }))
const valueOf = (rows: readonly Row[], values: SchemaNode['additionalProperties']) =>
  recordOf(
    rows.map((row): Pair => ({ name: row.name, value: readValue(fromWords(values, row.text)) })),
  )

/**
 * One row for each name and value; numbers, true/false and JSON are parsed, quoted digits remain
 * text.
 */
export function KeyValueInput({
  id,
  value,
  onChange,
  onBlur,
  disabled,
  describedBy,
  node,
  invalid,
}: FieldInputProps) {
  const values = node.additionalProperties
  const [rows, setRows] = useState<Row[]>(() => rowsOf(value, values))
  const now = JSON.stringify(value ?? {})
  useEffect(() => {
    setRows((current) =>
      JSON.stringify(valueOf(current, values)) === now ? current : rowsOf(JSON.parse(now), values),
    )
  }, [now, values])
  const change = (next: Row[]) => {
    setRows(next)
    onChange(valueOf(next, values))
  }
  const title = node.title ?? t('field.pairs.entry')
  return (
    <div
      className="f-pairs"
      role="group"
      aria-label={title}
      aria-describedby={describedBy}
      data-invalid={invalid || undefined}
      onBlur={onBlur}
    >
      {rows.map((row, index) => (
        <div className="f-pair" key={index}>
          <input
            className="f-input f-code-text"
            aria-label={t('field.pairs.name', { title, n: index + 1 })}
            value={row.name}
            disabled={disabled}
            spellCheck={false}
            placeholder={t('field.pairs.nameWord')}
            onChange={(event) =>
              change(
                rows.map((other, at) =>
                  at === index ? { ...other, name: event.target.value } : other,
                ),
              )
            }
          />
          <input
            className="f-input"
            aria-label={t('field.pairs.value', {
              title,
              name: row.name || t('field.pairs.row', { n: index + 1 }),
            })}
            value={row.text}
            disabled={disabled}
            placeholder={t('field.pairs.valueWord')}
            onChange={(event) =>
              change(
                rows.map((other, at) =>
                  at === index ? { ...other, text: event.target.value } : other,
                ),
              )
            }
          />
          <button
            type="button"
            className="f-icon-button"
            disabled={disabled}
            aria-label={t('field.pairs.remove', {
              name: row.name || t('field.pairs.row', { n: index + 1 }),
            })}
            onClick={() => change(rows.filter((_row, at) => at !== index))}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="m4 4 8 8M12 4l-8 8" />
            </svg>
          </button>
        </div>
      ))}
      <button
        type="button"
        id={id}
        className="f-button"
        disabled={disabled}
        onClick={() => setRows([...rows, { name: '', text: '' }])}
      >
        {t(rows.length ? 'field.pairs.add' : 'field.pairs.addFirst')}
      </button>
    </div>
  )
}
