import { Suspense, useContext } from 'react'
import type { FieldInputProps } from '../face.ts'
import { JsonControl } from '../json-control.tsx'
import { ActionFacesContext } from './editor.ts'

/** The editor of actions, where one is given; else the list as JSON. */
export function ActionsInput(props: FieldInputProps) {
  const faces = useContext(ActionFacesContext)
  if (!faces) return <JsonControl {...props} />
  return (
    <Suspense fallback={<p className="f-soft">…</p>}>
      <faces.Editor {...props} />
    </Suspense>
  )
}
