import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import { api, errorSentence } from '#client/api.ts'
import type { SignInSessions, SignInSessionView } from '#model/api/answers/sign-in-sessions.ts'
import type { User } from '#model/schema/entities.generated.ts'
import { DataError } from '#ui/base/load-error.tsx'
import { Loaded } from '#ui/base/loaded.tsx'
import { SkeletonLines } from '#ui/base/skeleton.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import { SessionList, sessionName } from '#ui/lists/session-list.tsx'
import { useMay } from '../core/access.ts'
import { ShowScreen } from '../generate/show-screen.tsx'
import type { ConsoleResource } from '../core/registry.ts'
import { UserAccount } from './user-account.tsx'
import { tUser as t } from './user-messages.ts'
import { useMe } from '#client/me.ts'
import './user.css'

/** A user with their sign-in account, and for operators also their sessions. */
export function UserShow({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: string
}) {
  const isOperator = useMe().data?.role === 'ADMIN'
  const changes = useMay(consoleResource)('update')
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      lead={(user) => (
        <>
          <UserAccount user={user as User & RaRecord} changes={changes} />
          {isOperator ? <UserSessions consoleResource={consoleResource} id={id} /> : null}
        </>
      )}
    />
  )
}

function UserSessions({ consoleResource, id }: { consoleResource: ConsoleResource; id: string }) {
  const may = useMay(consoleResource)
  const client = useQueryClient()
  const key = ['users', id, 'sessions']
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get<SignInSessions>(`/users/${id}/sessions`, { signal }),
  })
  const [ending, setEnding] = useState<SignInSessionView | null>(null)
  const end = useMutation({
    mutationFn: (what: SignInSessionView) => api.del(`/users/${id}/sessions/${what.id}`),
    onSuccess: () => {
      toast({ title: t('user.ended'), variant: 'success' })
      setEnding(null)
    },
    onError: (error: Error) =>
      toast({ title: errorSentence(error, t('user.endFailed')), variant: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
  return (
    <section className="c-panel c-sessions" aria-labelledby="user-sessions">
      <h2 id="user-sessions">{t('user.sessions')}</h2>
      <Loaded
        query={query}
        keepsData
        loading={<SkeletonLines lines={2} label={t('user.loading')} />}
        failed={(error) => (
          <DataError
            sentence={errorSentence(error, t('user.loadFailed'))}
            onRetry={() => void query.refetch()}
          />
        )}
      >
        {({ sessions, now }) =>
          sessions.length === 0 ? (
            <p className="soft s13">{t('user.none')}</p>
          ) : (
            <SessionList
              sessions={sessions}
              now={Date.parse(now)}
              label={t('user.sessions')}
              {...(may('update') ? { onEnd: setEnding } : {})}
            />
          )
        }
      </Loaded>
      <ConfirmDialog
        open={ending !== null}
        danger
        onClose={() => setEnding(null)}
        title={ending ? t('user.endTitle', { name: sessionName(ending) }) : ''}
        description={t('user.endDetail')}
        confirm={t('user.end')}
        busy={end.isPending}
        onConfirm={() => ending && end.mutate(ending)}
      />
    </section>
  )
}
