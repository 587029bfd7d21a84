import { Suspense, useContext } from 'react'
import type { FieldDisplayProps } from '../face.ts'
import { EmptyValue, isEmpty } from '../empty-value.tsx'
import { aboutOf, ConditionFacesContext } from './editor.ts'
import { tField as t } from '../field-messages.ts'
import { LazySentence } from './lazy-sentence.tsx'

export function ConditionDisplay(props: FieldDisplayProps) {
  const faces = useContext(ConditionFacesContext)
  const { value, dense, node } = props
  if (isEmpty(value)) return <EmptyValue />
  if (dense)
    return (
      <span className="f-clip f-soft">
        {faces ? (
          <Suspense fallback={<LazySentence value={value} />}>
            <faces.Line value={value} />
          </Suspense>
        ) : (
          <LazySentence value={value} />
        )}
      </span>
    )
  const plain = (
    <p className="f-say">
      <LazySentence value={value} />
    </p>
  )
  return (
    <div className="f-condition">
      {faces ? (
        <Suspense fallback={plain}>
          <faces.Reader {...props} about={aboutOf(node)} />
        </Suspense>
      ) : (
        plain
      )}
      <details className="f-details">
        <summary>{t('field.json.as')}</summary>
        <pre className="f-pre" tabIndex={0}>
          {JSON.stringify(value, null, 2)}
        </pre>
      </details>
    </div>
  )
}
