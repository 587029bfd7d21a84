import { useState, type FormEvent } from 'react'
import { api } from '#client/api.ts'
import type { TeamRole } from '#model/team.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { TextField } from '#ui/base/field.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
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
  const [email, setEmail] = useState('')
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
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() !== '') send.mutate({ email: email.trim(), role })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={email === ''}
      title={t('team.invite')}
      description={t('team.inviteHelp')}
      actions={
        <>
          <Button onClick={onClose}>{tApp('app.cancel')}</Button>
          <Button type="submit" form="invite-colleague" variant="primary" busy={send.isPending}>
            {t('team.send')}
          </Button>
        </>
      }
    >
      <form id="invite-colleague" className="account-form" onSubmit={submit} noValidate>
        <TextField
          label={t('team.email')}
          type="email"
          autoComplete="off"
          maxLength={100}
          value={email}
          error={faults.fields['email'] ?? (faults.form || undefined)}
          onChange={(event) => setEmail(event.target.value)}
          data-autofocus=""
        />
        <SelectField
          label={t('team.role')}
          help={t(`team.help.${role}`)}
          value={role}
          onChange={(event) => setRole(event.target.value as TeamRole)}
          choices={givable.map((value) => ({ value, label: t(`team.role.${value}`) }))}
        />
      </form>
    </Dialog>
  )
}
