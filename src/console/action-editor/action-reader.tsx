import { isAction } from '#catalog/actions/action.ts'
import type { FieldDisplayProps } from '#catalog/fields/face.ts'
import './action-editor.css'
import { useActionLanguage, useActionWords } from './use-action-language.ts'
import { tActions as t } from './messages.ts'

const sentence = (text: string) => text.replace(/^./u, (first) => first.toUpperCase())
const places = (paths: readonly string[]) =>
  paths
    .map((path) =>
      path
        .replace(/^(profile|session|event):/, (_all, subject: string) => {
          if (subject === 'profile') return ''
          return subject === 'session' ? 'visit ' : 'event '
        })
        .replace(/^properties\./, '')
        .replace(/^(list|consent):/, '$1 '),
    )
    .join(', ')

/** Lists the actions of a rule as sentences, with the data each one reads and may change. */
export default function ActionReader({ value }: FieldDisplayProps) {
  const language = useActionLanguage()
  const actions = (Array.isArray(value) ? value : []).filter(isAction)
  const words = useActionWords(language, actions)
  return (
    <div className="f-condition">
      <ol className="ae-read">
        {actions.map((action, at) => {
          const { reads, writes } = language.touches(action)
          return (
            <li key={at} className={action.enabled === false ? 'ae-off' : undefined}>
              {sentence(language.describe(action, words))}
              {action.enabled === false && ` (${t('actions.off')})`}
              <span className="ae-says">
                {[
                  writes.length > 0 && t('actions.changes', { what: places(writes) }),
                  reads.length > 0 && t('actions.looksAt', { what: places(reads) }),
                ]
                  .filter(Boolean)
                  .join('. ')}
              </span>
            </li>
          )
        })}
      </ol>
      <details className="f-details">
        <summary>{t('actions.json')}</summary>
        <pre className="f-pre" tabIndex={0}>
          {JSON.stringify(value, null, 2)}
        </pre>
      </details>
    </div>
  )
}
