import { Suspense, useContext } from 'react'
import { CodeControl } from '../code-control.tsx'
import type { FieldInputProps } from '../face.ts'
import { SchemaEditorsContext } from '../schema-editors.ts'

/** The provided editor, which can run a script; without one, its text. */
export function ScriptInput(props: FieldInputProps) {
  const editors = useContext(SchemaEditorsContext)
  if (!editors) return <CodeControl {...props} />
  return (
    <Suspense fallback={<CodeControl {...props} />}>
      <editors.Script {...props} />
    </Suspense>
  )
}
