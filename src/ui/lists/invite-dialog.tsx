import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { TextField } from '#ui/base/field.tsx'
import { SelectField } from './select-field.tsx'

export interface InviteDialogProps<Role extends string> {
  words: Record<'title' | 'description' | 'email' | 'role' | 'cancel' | 'send', string>
  role: Role
  roles: readonly { value: Role; label: string }[]
  /** Explains the chosen role. */
  roleHelp?: string
  onRole: (role: Role) => void
  /** Why the last invitation failed. */
  error: string | undefined
  isBusy: boolean
  /** Called with the trimmed address, never with an empty one. */
  onSend: (email: string) => void
  onClose: () => void
  className: string
  /** Further fields. */
  children?: ReactNode
}

/** A dialog for an invitation: an email address and a role. */
export function InviteDialog<Role extends string>({
  words,
  role,
  roles,
  roleHelp,
  onRole,
  error,
  isBusy,
  onSend,
  onClose,
  className,
  children,
}: InviteDialogProps<Role>) {
  const form = useId()
  const [email, setEmail] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() !== '') onSend(email.trim())
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={email === ''}
      title={words.title}
      description={words.description}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={form} variant="primary" busy={isBusy}>
            {words.send}
          </Button>
        </>
      }
    >
      <form id={form} className={className} onSubmit={submit} noValidate>
        <TextField
          label={words.email}
          type="email"
          autoComplete="off"
          maxLength={100}
          value={email}
          error={error}
          onChange={(event) => setEmail(event.target.value)}
          data-autofocus=""
        />
        <SelectField
          label={words.role}
          help={roleHelp}
          value={role}
          onChange={(event) => onRole(event.target.value as Role)}
          choices={roles}
        />
        {children}
      </form>
    </Dialog>
  )
}
