import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, errorSentence } from '#client/api.ts'
import { useMe } from '#client/me.ts'
import type { PendingPeople, PendingPerson } from '#model/api/answers/team.ts'
import { Button } from '#ui/base/button.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { SearchBox } from '#ui/lists/search-box.tsx'
import '#ui/lists/lists.css'
import { Moment } from '../parts/paged-table.tsx'
import { tUser as t } from './user-messages.ts'

export const PENDING = ['users', 'pending']
const SIZE = 10
const tones = { invited: 'f-info', expired: 'f-negative', unverified: 'f-caution' } as const

/**
 * People who were invited or signed up and have not joined yet. Takes no space while there are
 * none.
 */
export function PendingPeoplePanel({ changes }: { changes: boolean }) {
  const [page, setPage] = useState(0)
  const [search, setSearch] = useState('')
  const query = useQuery({
    queryKey: [...PENDING, page, search],
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
      {people.length > 0 ? (
        <PendingTable people={people} changes={changes} />
      ) : (
        <p className="soft s13 c-pending-none">{t('pending.none')}</p>
      )}
      {total > SIZE && <Pager page={page} size={SIZE} total={total} onPage={setPage} />}
      {!listsUnverified && <p className="soft s13 c-pending-none">{t('pending.notListed')}</p>}
    </section>
  )
}

function PendingTable({ people, changes }: { people: readonly PendingPerson[]; changes: boolean }) {
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
            {changes && (
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
              {changes && (
                <td className="c-right">
                  <PersonActs person={person} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type PendingAction = 'resend' | 'verify' | 'withdraw'

const done: Record<PendingAction, (email: string) => string> = {
  resend: (email) => t('pending.resent', { email }),
  verify: (email) => t('user.resent', { email }),
  withdraw: () => t('pending.withdrawn'),
}

function send(action: PendingAction, { email, invitation }: PendingPerson): Promise<unknown> {
  if (action === 'verify') return api.post('/user-oper/resend-verification', { email })
  // An operator may act in another organization than the chosen one.
  const headers = { 'x-tenant-id': invitation!.tenantId }
  return action === 'resend'
    ? api.post(`/invitations/${invitation!.id}/resend`, undefined, { headers })
    : api.del(`/invitations/${invitation!.id}`, { headers })
}

function PersonActs({ person }: { person: PendingPerson }) {
  const client = useQueryClient()
  const [withdrawing, setWithdrawing] = useState(false)
  const { email, invitation, state } = person
  const act = useMutation({
    mutationFn: (action: PendingAction) => send(action, person),
    onSuccess: (_answer, what) => {
      toast({ title: done[what](email), variant: 'success' })
      setWithdrawing(false)
    },
    onError: (error: Error) =>
      toast({ title: errorSentence(error, t('user.failed')), variant: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: PENDING }),
  })
  const busy = (action: PendingAction) => act.isPending && act.variables === action
  return (
    <span className="c-pending-acts">
      {state === 'unverified' && (
        <Button
          size="s"
          busy={busy('verify')}
          aria-label={t('pending.verifyTo', { email })}
          onClick={() => act.mutate('verify')}
        >
          {t('pending.verify')}
        </Button>
      )}
      {invitation && state !== 'unverified' && (
        <Button
          size="s"
          busy={busy('resend')}
          aria-label={t('pending.resendTo', { email })}
          onClick={() => act.mutate('resend')}
        >
          {t('pending.resend')}
        </Button>
      )}
      {invitation && (
        <Button
          size="s"
          variant="quiet"
          aria-label={t('pending.withdrawTo', { email })}
          onClick={() => setWithdrawing(true)}
        >
          {t('pending.withdraw')}
        </Button>
      )}
      <ConfirmDialog
        open={withdrawing}
        danger
        onClose={() => setWithdrawing(false)}
        title={t('pending.withdrawTitle', { email })}
        description={t('pending.withdrawDetail')}
        confirm={t('pending.withdraw')}
        busy={busy('withdraw')}
        onConfirm={() => act.mutate('withdraw')}
      />
    </span>
  )
}
