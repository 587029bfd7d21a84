import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh, type RaRecord } from 'react-admin'
import { api, errorSentence } from '#client/api.ts'
import type { AccountState } from '#model/api/answers/team.ts'
import type { User } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { Loaded } from '#ui/base/loaded.tsx'
import { SkeletonLines } from '#ui/base/skeleton.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import { tUser as t } from './user-messages.ts'

type AccountAction = 'resend' | 'reset' | 'end' | 'activate' | 'deactivate'

/** What needs a confirmation first. */
type AccountDialog = 'end' | 'deactivate'

/** The sign-in account of a user, and what administrators can do about it. */
export function UserAccount({ user, changes }: { user: User & RaRecord; changes: boolean }) {
  const { id, email } = user
  const key = ['users', id, 'account']
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get<AccountState>(`/users/${id}/account`, { signal }),
  })
  return (
    <section className="c-panel c-account" aria-labelledby="user-account">
      <h2 id="user-account">{t('user.account')}</h2>
      <Loaded
        query={query}
        keepsData
        loading={<SkeletonLines lines={2} label={t('user.accountLoading')} />}
        failed={(error) => (
          <DataError
            sentence={errorSentence(error, t('user.accountFailed'))}
            onRetry={() => void query.refetch()}
          />
        )}
      >
        {(account) => (
          <>
            <States account={account} active={user.active !== false} />
            {account.hasPassword === false && <p className="soft s13">{t('user.elsewhere')}</p>}
            {changes && <Acts id={String(id)} email={email} user={user} account={account} />}
            {!account.endsSessions && <p className="soft s13">{t('user.sessionsStay')}</p>}
          </>
        )}
      </Loaded>
    </section>
  )
}

function States({ account, active }: { account: AccountState; active: boolean }) {
  const { emailVerified } = account
  return (
    <p className="c-account-states">
      <span className={`f-dot ${active ? 'f-positive' : 'f-negative'}`}>
        {t(active ? 'user.active' : 'user.inactive')}
      </span>
      {emailVerified === null ? (
        <span className="soft">{t('user.verifiedUnknown')}</span>
      ) : (
        <span className={`f-dot ${emailVerified ? 'f-positive' : 'f-caution'}`}>
          {t(emailVerified ? 'user.verified' : 'user.unverified')}
        </span>
      )}
    </p>
  )
}

const pathOf: Record<AccountAction, (id: string) => string> = {
  resend: (id) => `/users/${id}/resend-verification`,
  reset: (id) => `/users/${id}/password-reset`,
  end: (id) => `/users/${id}/sessions/end-all`,
  activate: () => '/user-oper/activate',
  deactivate: () => '/user-oper/deactivate',
}

const doneWords: Record<AccountAction, (email: string) => string> = {
  resend: (email) => t('user.resent', { email }),
  reset: (email) => t('user.resetSent', { email }),
  end: () => t('user.ended'),
  activate: () => t('user.activated'),
  deactivate: () => t('user.deactivated'),
}

function Acts({
  id,
  email,
  user,
  account,
}: {
  id: string
  email: string
  user: User
  account: AccountState
}) {
  const client = useQueryClient()
  const refresh = useRefresh()
  const [asked, setAsked] = useState<AccountDialog | null>(null)
  const act = useMutation({
    mutationFn: (what: AccountAction) =>
      api.post(pathOf[what](id), what === 'activate' || what === 'deactivate' ? { id } : undefined),
    onSuccess: (_answer, what) => {
      toast({ title: doneWords[what](email), variant: 'success' })
      setAsked(null)
    },
    onError: (error: Error) =>
      toast({ title: errorSentence(error, t('user.failed')), variant: 'destructive' }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['users', id] })
      refresh()
    },
  })
  const busy = (what: AccountAction) => act.isPending && act.variables === what
  const active = user.active !== false
  return (
    <div className="c-account-acts">
      {account.emailVerified === false && (
        <Button busy={busy('resend')} onClick={() => act.mutate('resend')}>
          {t('user.resend')}
        </Button>
      )}
      {account.hasPassword !== false && (
        <Button busy={busy('reset')} onClick={() => act.mutate('reset')}>
          {t('user.reset')}
        </Button>
      )}
      <Button onClick={() => setAsked('end')}>{t('user.endAll')}</Button>
      {active ? (
        <Button onClick={() => setAsked('deactivate')}>{t('user.deactivate')}</Button>
      ) : (
        <Button busy={busy('activate')} onClick={() => act.mutate('activate')}>
          {t('user.activate')}
        </Button>
      )}
      <ConfirmDialog
        open={asked !== null}
        danger
        onClose={() => setAsked(null)}
        title={
          asked === 'deactivate' ? t('user.deactivateTitle', { email }) : t('user.endAllTitle')
        }
        description={asked === 'deactivate' ? t('user.deactivateDetail') : t('user.endDetail')}
        confirm={asked === 'deactivate' ? t('user.deactivate') : t('user.endAll')}
        busy={act.isPending}
        onConfirm={() => asked && act.mutate(asked)}
      />
    </div>
  )
}
