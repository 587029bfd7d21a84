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
    return (
      <span className="f-clip">
        {parameters.map((parameter) => parameter.title || parameter.id).join(', ')}
      </span>
    )
  return (
    <dl className="f-parts">
      {parameters.map((parameter, at) => (
        <div key={at} className="f-parameter-shown">
          <dt>
            {parameter.title || parameter.id} <code className="f-code-inline">{parameter.id}</code>
          </dt>
          <dd>
            {[
              typeWords(parameter.type),
              parameter.required ? t('parameters.required') : null,
              parameter.options?.map(([, words]) => words).join(', '),
              parameter.help,
            ]
              .filter(Boolean)
              .join(' · ')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
