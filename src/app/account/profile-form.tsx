import { useState, type FormEvent } from 'react'
import { api } from '#client/api.ts'
import { useDraft } from '#client/drafts.ts'
import { useMe, type Me } from '#client/me.ts'
import { paths } from '#client/paths.ts'
import { Link } from '#ui/base/routing.tsx'
import { Button } from '#ui/base/button.tsx'
import { TextField } from '#ui/base/field.tsx'
import { faultsOf } from '../page-parts/field-faults.ts'
import { Part } from '../page-parts/part.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { tApp } from '../page-parts/messages.ts'
import { tAccount as t } from './messages.ts'

interface Names {
  first_name: string
  last_name: string
}

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
  const draft = useDraft<Names>('account.profile')
  const [values, setValues] = useState<Names>(draft.offered?.value ?? saved)
  const save = useAction((names: Names) => api.put('/users/me', names), {
    refresh: [['users', 'me']],
    quiet: true,
    done: () => t('account.saved'),
    onDone: draft.clear,
  })
  const faults = faultsOf(save.error, ['first_name', 'last_name'])
  const isChanged = values.first_name !== saved.first_name || values.last_name !== saved.last_name
  const set = (next: Partial<Names>) => {
    const all = { ...values, ...next }
    setValues(all)
    draft.keep(all)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ first_name: values.first_name.trim(), last_name: values.last_name.trim() })
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
          onChange={(event) => set({ first_name: event.target.value })}
        />
        <TextField
          label={t('account.lastName')}
          maxLength={40}
          autoComplete="family-name"
          value={values.last_name}
          error={faults.fields['last_name']}
          onChange={(event) => set({ last_name: event.target.value })}
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
      {faults.form ? (
        <p className="data-fault" role="alert">
          {faults.form}
        </p>
      ) : null}
      <div>
        <Button type="submit" busy={save.isPending} disabled={!isChanged}>
          {tApp('app.save')}
        </Button>
      </div>
    </form>
  )
}
