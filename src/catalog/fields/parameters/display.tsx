import { EmptyValue } from '../empty-value.tsx'
import type { FieldDisplayProps } from '../face.ts'
import type { Parameter } from './parameter.ts'
import { typeWords } from './type-words.ts'
import { tParameters as t } from './messages.ts'

/** Each parameter with its type. */
export function ParametersDisplay({ value, dense }: FieldDisplayProps) {
  const parameters = Array.isArray(value) ? (value as Parameter[]) : []
  if (parameters.length === 0)
    return dense ? <EmptyValue /> : <p className="f-soft">{t('parameters.none')}</p>
  if (dense)
    return <span className="f-clip">{parameters.map((one) => one.title || one.id).join(', ')}</span>
  return (
    <dl className="f-parts">
      {parameters.map((one, at) => (
        <div key={at} className="f-parameter-shown">
          <dt>
            {one.title || one.id} <code className="f-code-inline">{one.id}</code>
          </dt>
          <dd>
            {[
              typeWords(one.type),
              one.required ? t('parameters.required') : null,
              one.options?.map(([, words]) => words).join(', '),
              one.help,
            ]
              .filter(Boolean)
              .join(' · ')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
