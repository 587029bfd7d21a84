import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, errorSentence } from '#client/api.ts'
import { useMe } from '#client/me.ts'
import type { InvitedPerson, PendingPeople, PendingPerson } from '#model/api/answers/team.ts'
import { Button } from '#ui/base/button.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { SearchBox } from '#ui/lists/search-box.tsx'
import '#ui/lists/lists.css'
import { Moment } from '../parts/paged-table.tsx'
import { tUser as t } from './user-messages.ts'

/** Query key of all that is shown here. */
export const PENDING_PEOPLE = ['users', 'pending']
const SIZE = 10
const tones = { invited: 'f-info', expired: 'f-negative', unverified: 'f-caution' } as const

/**
 * People who were invited or signed up and have not joined yet. Takes no space while there are
 * none.
 */
export function PendingPeoplePanel({ canChange }: { canChange: boolean }) {
  const [page, setPage] = useState(0)
  const [search, setSearch] = useState('')
  const query = useQuery({
    queryKey: [...PENDING_PEOPLE, page, search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.get<PendingPeople>('/users/pending', {
        signal,
        query: {
          range: JSON.stringify([page * SIZE, page * SIZE + SIZE - 1]),
          filter: JSON.stringify(search ? { q: search } : {}),
        },
      }),
  })
  if (query.isError)
    return (
      <DataError
        sentence={errorSentence(query.error, t('pending.failed'))}
        onRetry={() => void query.refetch()}
      />
    )
  if (!query.data) return null
  const { people, total, listsUnverified } = query.data
  if (total === 0 && search === '')
    return listsUnverified ? null : <p className="soft s13">{t('pending.notListed')}</p>
  return (
    <section className="c-panel c-pending" aria-labelledby="pending-title">
      <header>
        <h2 id="pending-title">
          {t('pending.title')} <span className="c-count">{total}</span>
        </h2>
        {(total > SIZE || search !== '') && (
          <SearchBox
            label={t('pending.search')}
            value={search}
            onSearch={(text) => {
              setPage(0)
              setSearch(text)
            }}
          />
        )}
      </header>
      {total > 0 ? (
        <PendingTable people={people} canChange={canChange} />
      ) : (
        <p className="soft s13 c-pending-none">{t('pending.none')}</p>
      )}
      <Pager page={page} size={SIZE} total={total} onPage={setPage} />
      {!listsUnverified && <p className="soft s13 c-pending-none">{t('pending.notListed')}</p>}
    </section>
  )
}

function PendingTable({
  people,
  canChange,
}: {
  people: readonly PendingPerson[]
  canChange: boolean
}) {
  const isOperator = useMe().data?.role === 'ADMIN'
  return (
    <div className="c-scroll-x" tabIndex={0} role="region" aria-label={t('pending.title')}>
      <table className="c-table c-table-open">
        <thead>
          <tr>
            <th scope="col">{t('pending.email')}</th>
            <th scope="col">{t('pending.state')}</th>
            <th scope="col" className="c-p3">
              {t('pending.role')}
            </th>
            {isOperator && (
              <th scope="col" className="c-p3">
                {t('pending.tenant')}
              </th>
            )}
            <th scope="col" className="c-p2">
              {t('pending.since')}
            </th>
            {canChange && (
              <th scope="col" className="c-right">
                <span className="c-sr">{t('pending.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.invitation?.id ?? person.email}>
              <td className="c-medium">{person.email}</td>
              <td>
                <span className={`f-dot ${tones[person.state]}`}>
                  {t(`pending.${person.state}`)}
                </span>
              </td>
              <td className="c-p3">
                {person.invitation && t(`invite.role.${person.invitation.role}`)}
              </td>
              {isOperator && <td className="c-p3">{person.invitation?.tenantName}</td>}
              <td className="c-p2">
                <Moment at={person.since} />{' '}
                {person.invitation && (
                  <span className="c-soft">
                    {t('pending.by', { name: person.invitation.invitedBy })}
                  </span>
                )}
              </td>
              {canChange && (
                <td className="c-right">
                  <PersonActions person={person} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const isInvited = (person: PendingPerson): person is InvitedPerson =>
  person.invitation !== undefined

function PersonActions({ person }: { person: PendingPerson }) {
  return (
    <span className="c-pending-acts">
      {person.state === 'unverified' && <VerifyButton email={person.email} />}
      {isInvited(person) && person.state !== 'unverified' && <ResendButton person={person} />}
      {isInvited(person) && <WithdrawButton person={person} />}
    </span>
  )
}

/** Runs one call about a pending person, reports how it ended, and reloads them all. */
function usePendingAction(run: () => Promise<unknown>, success: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: () => toast({ title: success, variant: 'success' }),
    onError: (error: Error) =>
      toast({ title: errorSentence(error, t('user.failed')), variant: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: PENDING_PEOPLE }),
  })
}

function VerifyButton({ email }: { email: string }) {
  const verify = usePendingAction(
    () => api.post('/user-oper/resend-verification', { email }),
    t('user.resent', { email }),
  )
  return (
    <Button
      size="s"
      busy={verify.isPending}
      aria-label={t('pending.verifyTo', { email })}
      onClick={() => verify.mutate()}
    >
      {t('pending.verify')}
    </Button>
  )
}

/** An operator may act in another organization than the chosen one. */
const inTenantOf = ({ invitation }: InvitedPerson) => ({
  headers: { 'x-tenant-id': invitation.tenantId },
})

function ResendButton({ person }: { person: InvitedPerson }) {
  const { email, invitation } = person
  const resend = usePendingAction(
    () => api.post(`/invitations/${invitation.id}/resend`, undefined, inTenantOf(person)),
    t('pending.resent', { email }),
  )
  return (
    <Button
      size="s"
      busy={resend.isPending}
      aria-label={t('pending.resendTo', { email })}
      onClick={() => resend.mutate()}
    >
      {t('pending.resend')}
    </Button>
  )
}

function WithdrawButton({ person }: { person: InvitedPerson }) {
  const { email, invitation } = person
  const [isConfirming, setConfirming] = useState(false)
  const withdraw = usePendingAction(
    () => api.del(`/invitations/${invitation.id}`, inTenantOf(person)),
    t('pending.withdrawn'),
  )
  return (
    <>
      <Button
        size="s"
        variant="quiet"
        aria-label={t('pending.withdrawTo', { email })}
        onClick={() => setConfirming(true)}
      >
        {t('pending.withdraw')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        danger
        onClose={() => setConfirming(false)}
        title={t('pending.withdrawTitle', { email })}
        description={t('pending.withdrawDetail')}
        confirm={t('pending.withdraw')}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate(undefined, { onSuccess: () => setConfirming(false) })}
      />
    </>
  )
}
