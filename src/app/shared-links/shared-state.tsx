import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { ApiError, errorSentence } from '#client/api.ts'
import { DataError } from '#ui/base/load-error.tsx'
import { SkeletonPage } from '#ui/base/skeleton.tsx'
import { PasswordForm } from './password-form.tsx'
import { tShared as t } from './messages.ts'

/** What a link opens: its content, the question for its password, or why there is no content. */
export function SharedState<T>({
  query,
  password,
  onPassword,
  title,
  failure,
  wayOut,
  children,
}: {
  query: UseQueryResult<T, unknown>
  password: string
  onPassword: (password: string) => void
  title: string
  /** Says that loading failed, where the error does not say why. */
  failure: string
  /** A link below the message that the content is gone. */
  wayOut?: ReactNode
  children: (data: T) => ReactNode
}) {
  const status = query.error instanceof ApiError ? query.error.status : 0
  if (query.data) return <>{children(query.data)}</>
  if ((query.isError && status === 401) || (password !== '' && status !== 404))
    return (
      <PasswordForm
        busy={query.isFetching}
        fault={query.isFetching || !password ? '' : passwordFault(query.error, status, failure)}
        onPassword={(next) => (next === password ? void query.refetch() : onPassword(next))}
      />
    )
  if (query.isPending) return <SkeletonPage label={title} />
  if (status === 404)
    return (
      <div className="shared-middle">
        <h1>{t('shared.gone.title')}</h1>
        <p>{t('shared.gone.detail')}</p>
        {wayOut}
      </div>
    )
  return (
    <div className="shared-middle">
      <DataError
        sentence={errorSentence(query.error, failure)}
        onRetry={() => void query.refetch()}
      />
    </div>
  )
}

function passwordFault(error: unknown, status: number, failure: string): string {
  if (status === 429) return t('shared.password.tooMany')
  return status === 401 ? t('shared.password.wrong') : errorSentence(error, failure)
}
