import { useCallback, useContext, type ReactElement } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { isRequired } from 'react-admin'
import type { SchemaNode } from '#model/schema/entity.ts'
import { adminFace } from './admin-faces.ts'
import type { FieldSpec } from './admin.ts'
import type { ControlInputProps } from './control-input.tsx'
import { fieldTypeOf } from './definitions.ts'
import { ReferenceTargets } from './face.ts'
import './inputs.ts'
import { isDynamic, kindIn, nodeIn } from './node-in.ts'
import { SchemaField } from './schema-field.tsx'
import { SchemaNodes, useSchemaNode } from './schema-node.ts'

/** The react-admin input of a field: a stock one where it fits the kind, else the catalog's. */
export const inputOf = (spec: FieldSpec): ReactElement =>
  isDynamic(spec.node) ? (
    <SchemaInput source={spec.source} />
  ) : (
    adminFace(fieldTypeOf(spec.node)).input(spec)
  )

/** The react-admin field of a value. */
export const fieldOfSpec = (spec: FieldSpec): ReactElement =>
  adminFace(fieldTypeOf(spec.node)).field?.(spec) ?? (
    <SchemaField key={spec.source} source={spec.source} />
  )

type SchemaInputProps = Pick<ControlInputProps, 'source' | 'node' | 'validate' | 'resource'>

/**
 * A react-admin input that follows the schema of its source, and the other values of the form where
 * the schema refers to them.
 */
export function SchemaInput({ source, node: given, validate, resource }: SchemaInputProps) {
  const targetOf = useContext(ReferenceTargets)
  const node = useSchemaNode(source, given, resource)
  const values: Record<string, unknown> = useWatch({ control: useFormContext().control })
  const current = nodeIn(node, values)
  const spec = { source, node: current, required: isRequired(validate), targetOf }
  return (
    <OneNode source={source} node={current}>
      {adminFace(kindIn(node, values)).input(spec)}
    </OneNode>
  )
}

/** Overrides the schema of one source. */
function OneNode({
  source,
  node,
  children,
}: {
  source: string
  node: SchemaNode
  children: ReactElement
}) {
  const outer = useContext(SchemaNodes)
  const nodeOf = useCallback(
    (resource: string, name: string) => (name === source ? node : outer(resource, name)),
    [outer, source, node],
  )
  return <SchemaNodes value={nodeOf}>{children}</SchemaNodes>
}
