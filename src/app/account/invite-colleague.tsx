import { useState } from 'react'
import { api } from '#client/api.ts'
import type { TeamRole } from '#model/api/team.ts'
import { InviteDialog } from '#ui/lists/invite-dialog.tsx'
import { faultsOf } from '../page-parts/field-faults.ts'
import { tApp } from '../page-parts/messages.ts'
import { useAction } from '../page-parts/use-action.ts'
import { tTeam as t } from './team-messages.ts'

/** Invites a colleague by email, with one of the roles that the person may give. */
export function InviteColleague({
  givable,
  onClose,
}: {
  givable: readonly TeamRole[]
  onClose: () => void
}) {
  const [role, setRole] = useState<TeamRole>('member')
  const send = useAction(
    (value: { email: string; role: TeamRole }) => api.post('/team/invitations', value),
    {
      refresh: [['team']],
      quiet: true,
      done: ({ email: to }) => t('team.sent', { email: to }),
      onDone: onClose,
    },
  )
  const faults = faultsOf(send.error, ['email'])
  return (
    <InviteDialog
      words={{
        title: t('team.invite'),
        description: t('team.inviteHelp'),
        email: t('team.email'),
        role: t('team.role'),
        cancel: tApp('app.cancel'),
        send: t('team.send'),
      }}
      className="account-form"
      role={role}
      roles={givable.map((value) => ({ value, label: t(`team.role.${value}`) }))}
      roleHelp={t(`team.help.${role}`)}
      onRole={setRole}
      error={faults.fields['email'] ?? (faults.form || undefined)}
      isBusy={send.isPending}
      onSend={(email) => send.mutate({ email, role })}
      onClose={onClose}
    />
  )
}
