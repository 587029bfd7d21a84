import { useFieldValue, type RaRecord } from 'react-admin'
import type { SchemaNode } from '#model/schema/entity.ts'
import { fieldTypeOf } from './definitions.ts'
import { displayOf } from './displays.ts'
import { useSchemaNode } from './schema-node.ts'

/** `{ set: true }` in place of a value that is secret only in some records. */
const isSecretMark = (node: SchemaNode, value: unknown) =>
  !!node['x-secretWhen'] && typeof value === 'object' && value !== null && 'set' in value

export interface SchemaValueProps {
  value: unknown
  node: SchemaNode
  dense?: boolean | undefined
  plain?: boolean | undefined
}

/** Renders a value by the kind of its schema node. */
export function SchemaValue({ value, node, dense, plain }: SchemaValueProps) {
  const Display = displayOf(isSecretMark(node, value) ? 'secret' : fieldTypeOf(node))
  return <Display value={value} node={node} dense={dense} plain={plain} />
}

export interface SchemaFieldProps {
  /** Path of the value in the record. */
  source: string
  /** Read by react-admin's lists and layouts. */
  label?: string | false
  /** Schema of the value; by default that of the resource's entity. */
  node?: SchemaNode
  /** By default that of the record context. */
  record?: RaRecord
  resource?: string
  /** One line, for a row of a list. */
  dense?: boolean
  /** No links: the value is already inside of a link. */
  plain?: boolean
  className?: string
}

/** A react-admin field that shows a value of the record by its schema. */
export function SchemaField({ source, node, record, resource, dense, plain }: SchemaFieldProps) {
  const value = useFieldValue({ source, ...(record ? { record } : {}) })
  return (
    <SchemaValue
      value={value}
      node={useSchemaNode(source, node, resource)}
      dense={dense}
      plain={plain}
    />
  )
}
