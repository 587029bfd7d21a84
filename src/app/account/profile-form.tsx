import type { FormEvent } from 'react'
import { api } from '#client/api.ts'
import { useDraft } from '#client/drafts.ts'
import { useMe, type Me } from '#client/me.ts'
import { paths } from '#client/paths.ts'
import { Link } from '#ui/base/routing.tsx'
import { Button } from '#ui/base/button.tsx'
import { TextField } from '#ui/base/field.tsx'
import { FormFault } from '../page-parts/form-fault.tsx'
import { faultsOf } from '../page-parts/field-faults.ts'
import { Part } from '../page-parts/part.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { useEdits } from '../page-parts/use-edits.ts'
import { tApp } from '../page-parts/messages.ts'
import { tAccount as t } from './messages.ts'

type Names = Record<'first_name' | 'last_name', string>

/** The person's own name. */
export function ProfileForm() {
  const me = useMe()
  return (
    <Part query={me} lines={4}>
      {(person) => <Profile key={person.id} person={person} />}
    </Part>
  )
}

function Profile({ person }: { person: Me }) {
  const saved: Names = { first_name: person.first_name, last_name: person.last_name }
  const draft = useDraft<Partial<Names>>('account.profile', { shape: 2 })
  const { values, changes, isChanged, set, forget } = useEdits(saved, draft)
  const save = useAction((names: Partial<Names>) => api.put('/users/me', names), {
    refresh: [['users', 'me']],
    quiet: true,
    done: () => t('account.saved'),
    onDone: draft.clear,
  })
  const faults = faultsOf(save.error, ['first_name', 'last_name'])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(changes, { onSuccess: () => forget(changes) })
  }
  return (
    <form className="account-form" onSubmit={submit} noValidate>
      <div className="account-pair">
        <TextField
          label={t('account.firstName')}
          maxLength={40}
          autoComplete="given-name"
          value={values.first_name}
          error={faults.fields['first_name']}
          onChange={(event) => set('first_name', event.target.value)}
        />
        <TextField
          label={t('account.lastName')}
          maxLength={40}
          autoComplete="family-name"
          value={values.last_name}
          error={faults.fields['last_name']}
          onChange={(event) => set('last_name', event.target.value)}
        />
      </div>
      <div className="account-pair">
        <TextField
          label={t('account.email')}
          value={person.email}
          readOnly
          help={t('account.emailHelp')}
        />
        <TextField
          label={t('account.role')}
          value={t(`account.role.${person.role}`)}
          readOnly
          help={<Link to={paths.accountRoles}>{t('account.rolesLink')}</Link>}
        />
      </div>
      <FormFault>{faults.form}</FormFault>
      <div>
        <Button type="submit" busy={save.isPending} disabled={!isChanged}>
          {tApp('app.save')}
        </Button>
      </div>
    </form>
  )
}
