import { Suspense, useContext } from 'react'
import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue } from '../empty-value.tsx'
import { describeActions } from './describe-actions.ts'
import { ActionFacesContext } from './editor.ts'

const sentence = (text: string) => text.replace(/^./u, (first) => first.toUpperCase())

export function ActionsDisplay(props: FieldDisplayProps) {
  const faces = useContext(ActionFacesContext)
  const said = describeActions(props.value)
  if (said.length === 0) return <EmptyValue />
  if (props.dense) return <span className="f-clip f-soft">{sentence(said.join(', then '))}</span>
  const plain = (
    <ol className="f-steps">
      {said.map((text, at) => (
        <li key={at}>{sentence(text)}</li>
      ))}
    </ol>
  )
  return faces ? (
    <Suspense fallback={plain}>
      <faces.Reader {...props} />
    </Suspense>
  ) : (
    plain
  )
}
