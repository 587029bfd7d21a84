import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { PendingPeople, PendingPerson } from '#model/api/answers/team.ts'
import { Button } from '#ui/base/button.tsx'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { Ago } from '#ui/lists/when.tsx'
import { Part } from '../page-parts/part.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { useProductNow } from '../page-parts/use-product-now.ts'
import { tTeam as t } from './team-messages.ts'

const SIZE = 10
const tones = { invited: 'd-inf', expired: 'd-neg', unverified: 'd-cau' } as const

/** Open invitations to the organization; takes no space while there are none. */
export function TeamInvitations() {
  const [page, setPage] = useState(0)
  const query = useQuery({
    queryKey: ['team', 'invitations', page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.get<PendingPeople>('/team/invitations', {
        signal,
        query: { range: JSON.stringify([page * SIZE, page * SIZE + SIZE - 1]) },
      }),
  })
  return (
    <Part query={query} lines={2}>
      {({ people, total }) =>
        total === 0 ? null : (
          <div>
            <h3 className="account-sub">{t('team.invitations')}</h3>
            <div
              className="tbl-box account-table account-team"
              tabIndex={0}
              role="group"
              aria-label={t('team.invitations')}
            >
              <table className="tbl" aria-label={t('team.invitations')}>
                <thead>
                  <tr>
                    <th scope="col">{t('team.email')}</th>
                    <th scope="col">{t('team.role')}</th>
                    <th scope="col">{t('team.state')}</th>
                    <th scope="col" className="r">
                      {t('team.since')}
                    </th>
                    <th scope="col" className="end-cell">
                      <span className="ui-sr">{t('team.actions')}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {people.map((person) => (
                    <InvitationRow key={person.invitation!.id} of={person} />
                  ))}
                </tbody>
              </table>
            </div>
            {total > SIZE ? <Pager page={page} size={SIZE} total={total} onPage={setPage} /> : null}
          </div>
        )
      }
    </Part>
  )
}

type InvitationAction = 'resend' | 'withdraw'

function InvitationRow({ of: person }: { of: PendingPerson }) {
  const { email, state, since } = person
  const { id, role } = person.invitation!
  const now = useProductNow()
  const [withdrawing, setWithdrawing] = useState(false)
  const act = useAction(
    (what: InvitationAction) =>
      what === 'resend'
        ? api.post(`/team/invitations/${id}/resend`)
        : api.del(`/team/invitations/${id}`),
    {
      refresh: [['team']],
      done: (what) => (what === 'resend' ? t('team.sent', { email }) : t('team.withdrawn')),
      onDone: () => setWithdrawing(false),
    },
  )
  return (
    <tr>
      <td className="med">{email}</td>
      <td>{t(`team.role.${role}`)}</td>
      <td>
        <span className={`dot ${tones[state]}`}>{t(`team.${state}`)}</span>
      </td>
      <td className="r soft">
        <Ago at={since} now={now} />
      </td>
      <td className="end-cell account-acts">
        <Button
          size="s"
          variant="quiet"
          busy={act.isPending && act.variables === 'resend'}
          aria-label={t('team.resendTo', { email })}
          onClick={() => act.mutate('resend')}
        >
          {t('team.resend')}
        </Button>
        <Button
          size="s"
          variant="quiet"
          aria-label={t('team.withdrawTo', { email })}
          onClick={() => setWithdrawing(true)}
        >
          {t('team.withdraw')}
        </Button>
        <ConfirmDialog
          open={withdrawing}
          danger
          onClose={() => setWithdrawing(false)}
          title={t('team.withdrawTitle', { email })}
          description={t('team.withdrawDetail')}
          confirm={t('team.withdraw')}
          busy={act.isPending}
          onConfirm={() => act.mutate('withdraw')}
        />
      </td>
    </tr>
  )
}
