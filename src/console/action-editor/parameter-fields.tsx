import { useId, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ActionDefinition, ActionParameter } from '#catalog/actions/action.ts'
import { fieldTypeOf } from '#catalog/fields/definitions.ts'
import { inputOf } from '#catalog/fields/inputs.ts'
import type { FieldError } from '#model/lib/errors.ts'
import { Tooltip } from '#ui/base/tooltip.tsx'
import { say } from '#language'
import { Picker } from '../condition-builder/picker.tsx'
import { fixedProperties } from '../condition-builder/property-kinds.ts'
import { PAGE, useSources, type RecordKind } from '../condition-builder/sources.ts'
import { KINDS } from './use-action-language.ts'
import { tActions as t } from './messages.ts'

interface ParameterFieldsProps {
  definition: ActionDefinition
  values: Record<string, unknown>
  onChange(values: Record<string, unknown>): void
  /** Faults with paths relative to the parameters: `/setPropertyName`. */
  faults: readonly FieldError[]
  /** Shows every fault, not only those of controls that lost the focus. */
  showAll: boolean
  /** Parameters with a fixed value, which the form leaves out. */
  hidden?: readonly string[]
}

/** Renders the form of one action from the schema of its kind. */
export function ParameterFields({
  definition,
  values,
  onChange,
  faults,
  showAll,
  hidden = [],
}: ParameterFieldsProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const shown = Object.entries(definition.parameters).filter(
    ([name, node]) => !hidden.includes(name) && (!node['x-hidden'] || values[name] !== undefined),
  )
  if (shown.length === 0) return <p className="c-soft">{t('actions.noParameters')}</p>
  return (
    <div className="ae-fields">
      {shown.map(([name, node]) => (
        <ParameterField
          key={name}
          node={node}
          required={definition.required?.includes(name) === true}
          value={values[name]}
          fault={
            showAll || left.has(name)
              ? faults.find(({ path }) => path === `/${name}` || path.startsWith(`/${name}/`))
                  ?.message
              : undefined
          }
          onLeave={() => setLeft((before) => new Set([...before, name]))}
          onChange={(value) => {
            const next = { ...values }
            if (
              value === undefined ||
              value === null ||
              value === '' ||
              (Array.isArray(value) && value.length === 0)
            )
              delete next[name]
            else next[name] = value
            onChange(next)
          }}
        />
      ))}
    </div>
  )
}

interface ParameterFieldProps {
  node: ActionParameter
  required: boolean
  value: unknown
  fault: string | undefined
  onLeave(): void
  onChange(value: unknown): void
}

const isWide = (node: ActionParameter) =>
  ['json', 'key-value', 'object'].includes(fieldTypeOf(node))

const recordKindOf = ({ items }: ActionParameter) => KINDS[items?.['x-ref'] ?? '']

interface ValueControlProps extends Pick<
  ParameterFieldProps,
  'node' | 'value' | 'fault' | 'onChange'
> {
  id: string
  describedBy: string | undefined
}

function ValueControl({ id, node, value, fault, describedBy, onChange }: ValueControlProps) {
  const shared = { invalid: !!fault, onChange }
  const kind = recordKindOf(node)
  if (kind) return <Records label={node.title} kind={kind} value={value} {...shared} />
  if (node.suggest)
    return (
      <Suggested
        label={node.title}
        from={node.suggest}
        value={value === undefined ? '' : String(value)}
        {...shared}
      />
    )
  const Input = inputOf(fieldTypeOf(node))
  return (
    <Input
      id={id}
      node={node}
      value={value ?? node.default}
      describedBy={describedBy}
      {...shared}
    />
  )
}

function ParameterField({ node, required, value, fault, onLeave, onChange }: ParameterFieldProps) {
  const id = useId()
  const describedBy =
    [fault && `${id}-fault`, node.description && `${id}-help`].filter(Boolean).join(' ') ||
    undefined
  return (
    <div
      className={isWide(node) ? 'c-field ae-wide' : 'c-field'}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onLeave()}
    >
      {recordKindOf(node) || node.suggest ? (
        <span className="f-label">
          {node.title}
          {required && <span className="c-required"> {t('actions.required')}</span>}
        </span>
      ) : (
        <label className="f-label" htmlFor={id}>
          {node.title}
          {required && <span className="c-required"> {t('actions.required')}</span>}
        </label>
      )}
      <ValueControl
        id={id}
        node={node}
        value={value}
        fault={fault}
        describedBy={describedBy}
        onChange={onChange}
      />
      {fault && (
        <p className="c-fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      {node.description && (
        <p className="f-help" id={`${id}-help`}>
          {node.description}
        </p>
      )}
    </div>
  )
}

/** A text control that suggests known names and accepts any other. */
function Suggested({
  label,
  from,
  value,
  invalid,
  onChange,
}: {
  label: string
  from: NonNullable<ActionParameter['suggest']>
  value: string
  invalid: boolean
  onChange(value: string): void
}) {
  const { properties, eventTypes } = useSources()
  const subject = from === 'profile-property' ? 'profile' : 'event'
  const own =
    subject === 'profile'
      ? [{ key: 'email', label: say('Email'), hint: 'email' }]
      : fixedProperties('event').map((fixedProperty) => ({
          key: fixedProperty.path,
          label: fixedProperty.title,
          hint: fixedProperty.path,
        }))
  return (
    <Picker
      label={label}
      placeholder={t('actions.choose')}
      invalid={invalid}
      value={value === '' ? null : { key: value, label: value }}
      from={['actions', from]}
      load={async (q, page, signal) => {
        if (from === 'event-type')
          return {
            rows: (await eventTypes(q, signal)).map((eventType) => ({
              key: eventType,
              label: eventType,
            })),
            more: false,
          }
        const { rows, total } = await properties(subject, q, page, signal)
        const more = (page + 1) * PAGE < total
        const found = rows.map((conditionProperty) => ({
          key:
            subject === 'profile'
              ? conditionProperty.path.replace(/^properties\./, '')
              : conditionProperty.path,
          label: conditionProperty.title,
          hint: conditionProperty.path,
        }))
        return { rows: [...found, ...(more ? [] : own)], more }
      }}
      typed={(text) => ({ key: text, label: text })}
      onPick={({ key }) => onChange(key)}
      onClear={() => onChange('')}
    />
  )
}

/** Picks records by name and shows each as a chip. */
function Records({
  label,
  kind,
  value,
  invalid,
  onChange,
}: {
  label: string
  kind: RecordKind
  value: unknown
  invalid: boolean
  onChange(value: string[]): void
}) {
  const { records, recordsById } = useSources()
  const ids = [value ?? []].flat().map(String)
  const { data } = useQuery({
    queryKey: ['action-editor', kind, ids.toSorted()],
    enabled: ids.length > 0,
    staleTime: 60_000,
    retry: false,
    queryFn: ({ signal }) => recordsById(kind, ids, signal),
  })
  const nameOf = (id: string) => data?.find((namedRecord) => namedRecord.id === id)?.name ?? id
  return (
    <span className="cb-chips ae-chips">
      {ids.map((id) => (
        <span key={id} className="f-tag cb-chip">
          {nameOf(id)}
          <Tooltip isName text={t('actions.remove', { title: nameOf(id) })}>
            <button
              type="button"
              aria-label={t('actions.remove', { title: nameOf(id) })}
              onClick={() => onChange(ids.filter((other) => other !== id))}
            >
              ×
            </button>
          </Tooltip>
        </span>
      ))}
      <Picker
        key={ids.join()}
        label={label}
        placeholder={t('actions.choose')}
        invalid={invalid}
        value={null}
        from={['records', kind]}
        load={async (q, page, signal) => {
          const { rows, total } = await records(kind, q, page, signal)
          return {
            rows: rows
              .filter((namedRecord) => !ids.includes(namedRecord.id))
              .map((namedRecord) => ({
                key: namedRecord.id,
                label: namedRecord.name,
                hint: namedRecord.name === namedRecord.id ? undefined : namedRecord.id,
              })),
            more: (page + 1) * PAGE < total,
          }
        }}
        onPick={({ key }) => onChange([...ids, key])}
      />
    </span>
  )
}
