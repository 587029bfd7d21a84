import { Suspense, useContext } from 'react'
import type { FieldInputProps } from '../face.ts'
import { JsonControl } from '../json-control.tsx'
import { SchemaEditorsContext } from '../schema-editors.ts'

/** The provided builder; without one, the schema as JSON. */
export function ObjectSchemaInput(props: FieldInputProps) {
  const editors = useContext(SchemaEditorsContext)
  if (!editors) return <JsonControl {...props} />
  return (
    <Suspense fallback={<JsonControl {...props} />}>
      <editors.ObjectSchema {...props} />
    </Suspense>
  )
}
