import { Link } from 'react-router-dom'
import { buttonClass } from '#ui/base/button.tsx'
import { inSentence } from '#language'
import { useMay } from '../core/access.ts'
import { tConsole as t } from '../core/messages.ts'
import type { ConsoleResource } from '../core/registry.ts'

/** For an empty list: explains its purpose and offers the first step. */
export function EmptyList({ consoleResource }: { consoleResource: ConsoleResource }) {
  const may = useMay(consoleResource)
  return (
    <div className="c-blank">
      <h2>{t('console.list.none', { things: inSentence(consoleResource.resource.label) })}</h2>
      <p>{consoleResource.entity.description}</p>
      {may('create') && (
        <Link className={buttonClass({})} to={`${consoleResource.resource.path}/create`}>
          {t('console.list.new', { thing: inSentence(consoleResource.entity.title) })}
        </Link>
      )}
    </div>
  )
}
