import { Suspense, useContext } from 'react'
import type { FieldInputProps } from '../face.ts'
import { JsonControl } from '../json-control.tsx'
import { aboutOf, ConditionFacesContext } from './editor.ts'
import { LazySentence } from './lazy-sentence.tsx'
import { tField as t } from '../field-messages.ts'

/** The provided builder; without one, the condition as JSON with its description underneath. */
export function ConditionInput(props: FieldInputProps) {
  const faces = useContext(ConditionFacesContext)
  if (faces)
    return (
      <Suspense fallback={<p className="f-soft">…</p>}>
        <faces.Editor {...props} about={aboutOf(props.node)} />
      </Suspense>
    )
  const sayId = `${props.id}-sentence`
  return (
    <div className="f-condition">
      <JsonControl {...props} describedBy={[props.describedBy, sayId].filter(Boolean).join(' ')} />
      <p className="f-say" id={sayId} aria-live="polite">
        <Reading value={props.value} />
      </p>
    </div>
  )
}

function Reading({ value }: { value: unknown }) {
  if (value === null || value === undefined) return t('field.condition.none')
  return typeof value === 'string' ? t('field.json.invalid') : <LazySentence value={value} />
}
