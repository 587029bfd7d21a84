import { Suspense, useContext } from 'react'
import { CodeControl } from '../code-control.tsx'
import type { FieldInputProps } from '../face.ts'
import { SchemaEditorsContext } from '../schema-editors.ts'

/** The editor that can try a script, where one is given; else its text. */
export function ScriptInput(props: FieldInputProps) {
  const editors = useContext(SchemaEditorsContext)
  if (!editors) return <CodeControl {...props} />
  return (
    <Suspense fallback={<CodeControl {...props} />}>
      <editors.Script {...props} />
    </Suspense>
  )
}
