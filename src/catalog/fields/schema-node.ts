import { createContext, useContext } from 'react'
import { useResourceContext } from 'react-admin'
import type { SchemaNode } from '#model/schema/entity.ts'

/**
 * Returns the schema node of a source in a react-admin resource. Provided by the console around
 * every screen; without it, inputs and fields need the `node` prop.
 */
export const SchemaNodes = createContext<
  (resource: string, source: string) => SchemaNode | undefined
>(() => undefined)

const UNKNOWN: SchemaNode = {}

/** The schema node of a source: the given one, else that of the surrounding resource. */
export function useSchemaNode(
  source: string,
  schemaNode?: SchemaNode,
  resource?: string,
): SchemaNode {
  const nodeOf = useContext(SchemaNodes)
  const name = useResourceContext({ resource })
  return schemaNode ?? (name ? nodeOf(name, source) : undefined) ?? UNKNOWN
}
