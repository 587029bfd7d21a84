import { HttpError } from 'react-admin'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '#ui/base/button.tsx'
import { inSentence } from '#language'
import { messageOf } from '#model/lib/thrown.ts'
import type { ConsoleResource } from '../core/registry.ts'
import { tConsole as t } from '../core/messages.ts'
import { PageHead } from './page-head.tsx'

/** The skeleton of a record's page. */
export function RecordSkeleton({ consoleResource }: { consoleResource: ConsoleResource }) {
  return (
    <>
      <PageHead
        title={consoleResource.entity.title}
        small
        crumb={{ label: consoleResource.resource.label, to: consoleResource.resource.path }}
      />
      <div
        className="c-two"
        role="status"
        aria-label={t('console.list.loading', { things: inSentence(consoleResource.entity.title) })}
      >
        {[7, 5].map((lines, column) => (
          <div key={column} className="c-bones">
            {Array.from({ length: lines }, (_unused, line) => (
              <span
                key={line}
                className="c-bone"
                style={{ width: `${45 + ((line * 29 + column * 17) % 50)}%` }}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

/** An error page for a record that cannot be shown: the reason, and a link back. */
export function RecordGone({
  consoleResource,
  error,
  onRetry,
}: {
  consoleResource: ConsoleResource
  error: unknown
  onRetry(): void
}) {
  const gone = error instanceof HttpError && error.status === 404
  return (
    <>
      <PageHead
        title={consoleResource.entity.title}
        small
        crumb={{ label: consoleResource.resource.label, to: consoleResource.resource.path }}
      />
      <div className="c-blank" role="alert">
        <h2>{gone ? t('console.show.gone') : t('console.list.failed')}</h2>
        <p>{gone ? t('console.show.goneText') : messageOf(error)}</p>
        {!gone && <Button onClick={onRetry}>{t('console.retry')}</Button>}
        <Link className={buttonClass({})} to={consoleResource.resource.path}>
          {t('console.show.back', { things: inSentence(consoleResource.resource.label) })}
        </Link>
      </div>
    </>
  )
}
