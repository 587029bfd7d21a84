import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { InvitedPeople, InvitedPerson } from '#model/api/answers/team.ts'
import { Button } from '#ui/base/button.tsx'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { Ago } from '#ui/lists/when.tsx'
import { Part } from '../page-parts/part.tsx'
import { Changing } from '../page-parts/read-only.tsx'
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
      api.get<InvitedPeople>('/team/invitations', {
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
            <Changing>
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
                      <InvitationRow key={person.invitation.id} person={person} />
                    ))}
                  </tbody>
                </table>
              </div>
            </Changing>
            <Pager page={page} size={SIZE} total={total} onPage={setPage} />
          </div>
        )
      }
    </Part>
  )
}

type InvitationAction = 'resend' | 'withdraw'

function InvitationRow({ person }: { person: InvitedPerson }) {
  const { email, state, since, invitation } = person
  const { id, role } = invitation
  const now = useProductNow()
  const [isWithdrawing, setWithdrawing] = useState(false)
  const change = useAction(
    (action: InvitationAction) =>
      action === 'resend'
        ? api.post(`/team/invitations/${id}/resend`)
        : api.del(`/team/invitations/${id}`),
    {
      refresh: [['team']],
      done: (action) => (action === 'resend' ? t('team.sent', { email }) : t('team.withdrawn')),
      onDone: (_answer, action) => {
        if (action === 'withdraw') setWithdrawing(false)
      },
    },
  )
  const isRunning = (action: InvitationAction) => change.isPending && change.variables === action
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
          busy={isRunning('resend')}
          aria-label={t('team.resendTo', { email })}
          onClick={() => change.mutate('resend')}
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
          open={isWithdrawing}
          danger
          onClose={() => setWithdrawing(false)}
          title={t('team.withdrawTitle', { email })}
          description={t('team.withdrawDetail')}
          confirm={t('team.withdraw')}
          busy={isRunning('withdraw')}
          onConfirm={() => change.mutate('withdraw')}
        />
      </td>
    </tr>
  )
}
