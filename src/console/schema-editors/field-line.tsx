import { useEffect, useState } from 'react'
import { useRegistry } from '../core/registry.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { objectTypeOf } from '#model/schema/object-type.ts'
import { IconButton } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import {
  fieldKinds,
  kindOf,
  withKind,
  withTarget,
  withTitle,
  type FieldKind,
  type FieldLine,
} from './build-fields.ts'
import { tSchemas as t } from './messages.ts'

interface FieldLineProps {
  line: FieldLine
  /** Whether the field was there when the form was opened. */
  isSaved: boolean
  /** The names of the other fields. */
  taken: readonly string[]
  disabled?: boolean | undefined
  isFirst: boolean
  isLast: boolean
  onChange(line: FieldLine): void
  onMove(by: -1 | 1): void
  onRemove(): void
}

/**
 * Edits one field: title, type, required. Its API name follows the title until the person edits it
 * or the field is saved.
 */
export function LineOfField({
  line,
  isSaved,
  taken,
  disabled,
  isFirst,
  isLast,
  onChange,
  onMove,
  onRemove,
}: FieldLineProps) {
  const { name, node, required } = line
  const title = node.title ?? ''
  const kind = kindOf(node)
  const called = title || name
  return (
    <fieldset className="se-line" disabled={disabled}>
      <legend className="ui-sr">{called}</legend>
      <label>
        <span>{t('schema.title')}</span>
        <input
          className="f-input"
          value={title}
          maxLength={60}
          onChange={(event) => onChange(withTitle(line, event.target.value, { isSaved, taken }))}
        />
      </label>
      <label>
        <span>{t('schema.kind')}</span>
        <select
          className="f-input f-select"
          value={kind}
          onChange={(event) =>
            onChange({ ...line, node: withKind(node, event.target.value as FieldKind) })
          }
        >
          {fieldKinds
            .filter((fieldKind) => fieldKind !== 'other' || kind === 'other')
            .map((fieldKind) => (
              <option key={fieldKind} value={fieldKind}>
                {t(`schema.kind.${fieldKind}`)}
              </option>
            ))}
        </select>
      </label>
      <label>
        <span>{t('schema.name')}</span>
        <input
          className="f-input f-code-text"
          value={name}
          maxLength={40}
          spellCheck={false}
          onChange={(event) => onChange({ ...line, name: event.target.value.trim() || name })}
        />
      </label>
      <More line={line} kind={kind} onChange={(next) => onChange({ ...line, node: next })} />
      <div className="se-line-end">
        <label className="se-check">
          <input
            type="checkbox"
            className="f-check"
            checked={required}
            onChange={(event) => onChange({ ...line, required: event.target.checked })}
          />
          {t('schema.required')}
        </label>
        <span>
          <IconButton
            size="s"
            label={t('schema.up', { name: called })}
            disabled={isFirst}
            onClick={() => onMove(-1)}
          >
            <Icon name="up" />
          </IconButton>
          <IconButton
            size="s"
            label={t('schema.down', { name: called })}
            disabled={isLast}
            onClick={() => onMove(1)}
          >
            <Icon name="down" />
          </IconButton>
          <IconButton size="s" label={t('schema.remove', { name: called })} onClick={onRemove}>
            <Icon name="trash" />
          </IconButton>
        </span>
      </div>
    </fieldset>
  )
}

/** Settings of this type only. */
function More({
  line: { node },
  kind,
  onChange,
}: {
  line: FieldLine
  kind: FieldKind
  onChange(node: SchemaNode): void
}) {
  if (kind === 'choice') return <Choices key={kind} node={node} onChange={onChange} />
  if (kind === 'reference') return <Target node={node} onChange={onChange} />
  if (kind === 'integer' || kind === 'number')
    return (
      <label>
        <span>{t('schema.unit')}</span>
        <input
          className="f-input"
          value={node['x-unit'] ?? ''}
          maxLength={20}
          onChange={(event) => {
            const { 'x-unit': _unit, ...rest } = node
            onChange(event.target.value ? { ...rest, 'x-unit': event.target.value } : rest)
          }}
        />
      </label>
    )
  if (kind === 'other') return <p className="f-soft se-other">{t('schema.otherHelp')}</p>
  return null
}

const choicesIn = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]

function Choices({ node, onChange }: { node: SchemaNode; onChange(node: SchemaNode): void }) {
  const written = (node.enum ?? []).join(', ')
  const [text, setText] = useState(written)
  useEffect(
    () => setText((now) => (choicesIn(now).join(', ') === written ? now : written)),
    [written],
  )
  return (
    <label>
      <span>{t('schema.choices')}</span>
      <input
        className="f-input"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          const choices = choicesIn(event.target.value)
          if (choices.length > 0) onChange({ ...node, enum: choices })
        }}
      />
    </label>
  )
}

function Target({ node, onChange }: { node: SchemaNode; onChange(node: SchemaNode): void }) {
  const { all } = useRegistry()
  const offered = all.filter(
    ({ entity }) => entity.scope === 'tenant' && entity.operations.includes('get'),
  )
  return (
    <label>
      <span>{t('schema.target')}</span>
      <select
        className="f-input f-select"
        value={node['x-ref']}
        onChange={(event) =>
          onChange(
            withTarget(
              node,
              event.target.value,
              objectTypeOf(event.target.value) !== null ||
                offered.find(({ entity }) => entity.id === event.target.value)?.entity.idKind ===
                  'uuid',
            ),
          )
        }
      >
        {offered.map(({ entity, resource }) => (
          <option key={entity.id} value={entity.id}>
            {resource.label}
          </option>
        ))}
      </select>
    </label>
  )
}
