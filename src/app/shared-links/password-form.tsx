import { useState, type FormEvent } from 'react'
import { Button } from '#ui/base/button.tsx'
import { TextField } from '#ui/base/field.tsx'
import { tShared as t } from './messages.ts'

/** Asks for the password of a link. Keeps the typed text if it was wrong. */
export function PasswordForm({
  busy,
  fault,
  onPassword,
}: {
  busy: boolean
  fault: string
  onPassword: (password: string) => void
}) {
  const [typed, setTyped] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(typed === '')
    if (typed !== '') onPassword(typed)
  }
  return (
    <form className="shared-middle" onSubmit={submit} noValidate>
      <h1>{t('shared.password.title')}</h1>
      <p>{t('shared.password.detail')}</p>
      <TextField
        label={t('shared.password.label')}
        type="password"
        size="l"
        autoComplete="off"
        value={typed}
        error={isEmpty ? t('shared.password.empty') : fault || undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          setEmpty(false)
        }}
      />
      <Button type="submit" variant="primary" size="l" busy={busy}>
        {t('shared.password.open')}
      </Button>
    </form>
  )
}
