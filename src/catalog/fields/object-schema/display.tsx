import type { SchemaNode } from '#model/schema/entity.ts'
import { orderedFields } from '#model/schema/object-type.ts'
import { isObject } from '#model/lib/is-object.ts'
import { EmptyValue } from '../empty-value.tsx'
import type { FieldDisplayProps } from '../face.ts'
import { JsonValue } from '../json-value.tsx'
import { tField as t } from '../field-messages.ts'
import { kindWords } from './kind-words.ts'

/** Each field with its kind, and the schema behind it as JSON. */
export function ObjectSchemaDisplay({ value, node, dense }: FieldDisplayProps) {
  const fields =
    isObject(value) && isObject(value.properties) ? orderedFields(value as SchemaNode) : []
  if (fields.length === 0) return <EmptyValue />
  const titles = fields.map(([name, field]) => field.title ?? name)
  if (dense) return <span className="f-clip f-soft">{titles.join(', ')}</span>
  const required = Array.isArray((value as SchemaNode).required)
    ? (value as SchemaNode).required!
    : []
  return (
    <div className="f-condition">
      <dl className="f-facts">
        {fields.map(([name, field], at) => (
          <div key={name}>
            <dt>{titles[at]}</dt>
            <dd>
              {kindWords(field)}
              {required.includes(name) ? ', required' : ''}{' '}
              <code className="f-code-inline">{name}</code>
            </dd>
          </div>
        ))}
      </dl>
      <details className="f-details">
        <summary>{t('field.json.as')}</summary>
        <JsonValue value={value} node={node} />
      </details>
    </div>
  )
}
