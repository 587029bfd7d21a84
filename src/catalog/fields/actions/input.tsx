import { Suspense, useContext } from 'react'
import type { FieldInputProps } from '../face.ts'
import { JsonControl } from '../json-control.tsx'
import { ActionFacesContext } from './editor.ts'

/** The provided editor of actions; without one, the list as JSON. */
export function ActionsInput(props: FieldInputProps) {
  const faces = useContext(ActionFacesContext)
  if (!faces) return <JsonControl {...props} />
  return (
    <Suspense fallback={<p className="f-soft">…</p>}>
      <faces.Editor {...props} />
    </Suspense>
  )
}
