import { Suspense, useContext } from 'react'
import { CodeControl } from '../code-control.tsx'
import type { FieldInputProps } from '../face.ts'
import { SchemaEditorsContext } from '../schema-editors.ts'

/** The provided editor of blocks; without one, the source. */
export function MjmlInput(props: FieldInputProps) {
  const editors = useContext(SchemaEditorsContext)
  if (!editors) return <CodeControl {...props} />
  return (
    <Suspense fallback={<CodeControl {...props} />}>
      <editors.Mjml {...props} />
    </Suspense>
  )
}
