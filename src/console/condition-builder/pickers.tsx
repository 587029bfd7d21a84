import type { Subject } from '#condition/facts.ts'
import { tConditions as t } from './messages.ts'
import { Picker, type PickerChoice } from './picker.tsx'
import { pathWords } from '#catalog/fields/path-words.ts'
import { fixedProperties, undeclaredProperty, type ConditionProperty } from './property-kinds.ts'
import { PAGE, useSources, type RecordKind } from './sources.ts'
import { useTools } from './tools.ts'

type PropertyChoice = PickerChoice & { property: ConditionProperty }
export const propertyChoice = (property: ConditionProperty, group?: string): PropertyChoice => ({
  key: `${property.subject}:${property.path}`,
  label: property.title,
  hint: property.path,
  group: group ?? property.group,
  property,
})

/** Picks a property of a subject; also accepts the path of an undeclared one. */
export function PropertyPicker({
  subject,
  path,
  onPick,
  label,
  invalid,
}: {
  subject: Subject
  path: string
  onPick(property: ConditionProperty): void
  label: string
  invalid?: boolean
}) {
  const { properties } = useSources()
  const { propertyOf, learn } = useTools()
  const now =
    path === ''
      ? null
      : (propertyOf(subject, path) ?? { subject, path, title: pathWords(path), kind: null })
  return (
    <Picker<PropertyChoice>
      label={label}
      className="cb-property"
      placeholder={t('builder.propertyFind')}
      invalid={invalid}
      value={now && propertyChoice(now)}
      from={['properties', subject]}
      load={async (q, page, signal) => {
        const { rows, total } = await properties(subject, q, page, signal)
        const more = (page + 1) * PAGE < total
        return {
          rows: [...rows, ...(more ? [] : fixedProperties(subject))].map((conditionProperty) =>
            propertyChoice(conditionProperty),
          ),
          more,
        }
      }}
      typed={(text) => {
        const conditionProperty =
          undeclaredProperty(subject, text) ?? undeclaredProperty(subject, `properties.${text}`)
        return (
          conditionProperty && {
            ...propertyChoice(conditionProperty),
            label: t('builder.propertyAsTyped', { path: conditionProperty.path }),
          }
        )
      }}
      onPick={({ property }) => {
        learn(property)
        onPick(property)
      }}
    />
  )
}

/**
 * Picks a record of this product that a condition references; accepts a typed id for kinds that the
 * API does not list.
 */
export function RecordPicker({
  kind,
  id,
  onPick,
  label,
  invalid,
  empty,
}: {
  kind: RecordKind
  id: string
  onPick(id: string): void
  label: string
  invalid?: boolean
  /** Label of an empty choice; without it a choice is required. */ empty?: string
}) {
  const { records } = useSources()
  const { names, learnName } = useTools()
  return (
    <Picker
      label={label}
      className="cb-record"
      placeholder={empty ?? t('builder.choose')}
      onClear={empty === undefined ? undefined : () => onPick('')}
      invalid={invalid}
      value={id === '' ? null : { key: id, label: names.name(kind, id) }}
      from={['records', kind]}
      load={async (q, page, signal) => {
        const { rows, total } = await records(kind, q, page, signal)
        return {
          rows: rows.map((namedRecord) => ({
            key: namedRecord.id,
            label: namedRecord.name,
            hint: namedRecord.name === namedRecord.id ? undefined : namedRecord.id,
          })),
          more: (page + 1) * PAGE < total,
        }
      }}
      typed={(text) => ({ key: text, label: text })}
      onPick={(choice) => {
        learnName(kind, choice.key, choice.label)
        onPick(choice.key)
      }}
    />
  )
}

/**
 * Picks an event type; accepts any name, because a condition may wait for an event that has never
 * occurred.
 */
export function EventTypePicker({
  type,
  onPick,
  label,
  invalid,
  placeholder = t('builder.anyEvent'),
}: {
  type: string
  onPick(type: string): void
  label: string
  invalid?: boolean
  placeholder?: string
}) {
  const { eventTypes } = useSources()
  return (
    <Picker
      label={label}
      className="cb-event"
      placeholder={placeholder}
      invalid={invalid}
      value={type === '' ? null : { key: type, label: type }}
      from={['event-types']}
      load={async (q, _page, signal) => ({
        rows: (await eventTypes(q, signal)).map((eventType) => ({
          key: eventType,
          label: eventType,
        })),
        more: false,
      })}
      typed={(text) => ({ key: text, label: text })}
      onPick={({ key }) => onPick(key)}
    />
  )
}
