import { Link } from 'react-router-dom'
import { buttonClass } from '#ui/base/button.tsx'
import { inSentence } from '#language'
import { useMay } from '../core/access.ts'
import { tConsole as t } from '../core/messages.ts'
import type { ConsoleResource } from '../core/registry.ts'

/** For an empty list: explains its purpose and offers the first step. */
export function EmptyList({ of }: { of: ConsoleResource }) {
  const may = useMay(of)
  return (
    <div className="c-blank">
      <h2>{t('console.list.none', { things: inSentence(of.resource.label) })}</h2>
      <p>{of.entity.description}</p>
      {may('create') && (
        <Link className={buttonClass({})} to={`${of.resource.path}/create`}>
          {t('console.list.new', { thing: inSentence(of.entity.title) })}
        </Link>
      )}
    </div>
  )
}
