import type { RaRecord } from 'react-admin'
import { fieldDefinitions } from '#catalog/fields/definitions.ts'
import { fieldOf } from '#catalog/fields/field-of.ts'
import { belongsTo, type Entity, type Field } from '#model/entity.ts'
import type { Section } from '#model/resource.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { FieldValue } from './field-value.tsx'

/** The sections of a record's page that have a field for this record. */
export function Sections({ of, record }: { of: ConsoleResource; record: RaRecord }) {
  const sections = of.resource.show.sections.filter((section) => section.fields.length > 0)
  if (sections.length === 0) return <p className="c-soft c-measure">{of.entity.description}</p>
  return sections.map((section) => (
    <RecordSection key={section.title} entity={of.entity} section={section} record={record} />
  ))
}

function RecordSection({
  entity,
  section,
  record,
}: {
  entity: Entity
  section: Section
  record: RaRecord
}) {
  const fields = section.fields
    .map((name) => entity.field(name))
    .filter((field): field is Field => !!field && belongsTo(field, record))
  if (fields.length === 0) return null
  const wide = fields.filter((field) => fieldOf(fieldDefinitions, field.node).wide)
  const short = fields.filter((field) => !wide.includes(field))
  return (
    <section className="c-section">
      <h2>{section.title}</h2>
      {short.length > 0 && (
        <Facts entity={entity} names={short.map((field) => field.name)} record={record} />
      )}
      {wide.map((field) => (
        <div key={field.name} className="c-wide-field">
          {(fields.length > 1 || field.node.title !== section.title) && (
            <h3>{field.node.title ?? field.name}</h3>
          )}
          <FieldValue field={field} value={record[field.name]} />
        </div>
      ))}
    </section>
  )
}

interface FactsProps {
  entity: Entity
  names: readonly string[]
  record: RaRecord
}

/** Fields of a record as pairs of title and value. */
export const Facts = (props: FactsProps) => (
  <dl className="c-facts">
    <FactRows {...props} />
  </dl>
)

/** The rows of a list of facts, without fields that do not apply to this record. */
export function FactRows({ entity, names, record }: FactsProps) {
  return names.map((name) => {
    const field = entity.field(name)
    return field && belongsTo(field, record) ? (
      <div key={name}>
        <dt>{field.node.title ?? name}</dt>
        <dd>
          <FieldValue field={field} value={record[name]} />
        </dd>
      </div>
    ) : null
  })
}
