import { Suspense, useContext } from 'react'
import type { FieldInputProps } from '../face.ts'
import { JsonControl } from '../json-control.tsx'
import { SchemaEditorsContext } from '../schema-editors.ts'

/** The schema as JSON, with a proposal from stored events where the server provides one. */
export function EventSchemaInput(props: FieldInputProps) {
  const editors = useContext(SchemaEditorsContext)
  if (!editors) return <JsonControl {...props} />
  return (
    <Suspense fallback={<JsonControl {...props} />}>
      <editors.EventSchema {...props} />
    </Suspense>
  )
}
