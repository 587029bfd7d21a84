import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { api, ApiError, errorSentence } from '#client/api.ts'
import { useMe, useTenant } from '#client/me.ts'
import type { Tenant } from '#model/entities.generated.ts'
import { paging } from '#model/paging.ts'
import { givableRoles, roleFields, teamRoleOf, type TeamRole } from '#model/team.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { TextField } from '#ui/base/field.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { SearchBox } from '#ui/lists/search-box.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
import { PENDING } from './pending-people.tsx'
import { t } from './user-messages.ts'

type Role = TeamRole | 'operator'

const fieldsOf = (role: Role) =>
  role === 'operator' ? { role: 'ADMIN', owner: false } : roleFields(role)

/** Invites a person by email, with a role and, for operators, an organization. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const { data: me } = useMe()
  const { data: current } = useTenant()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('member')
  const [tenantId, setTenantId] = useState('')
  const mine = teamRoleOf(me ?? {})
  const isOperator = mine === 'operator'
  const roles: readonly Role[] = isOperator ? [...givableRoles(mine), mine] : givableRoles(mine)
  const to = tenantId || (current?.id ?? '')
  const send = useMutation({
    mutationFn: () =>
      api.post(
        '/user-invite',
        { email: email.trim(), ...fieldsOf(role) },
        isOperator && to ? { headers: { 'x-tenant-id': to } } : {},
      ),
    onSuccess: () => {
      toast({ title: t('invite.sent', { email: email.trim() }), variant: 'success' })
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: PENDING }),
  })
  const fault = send.error
    ? (send.error instanceof ApiError && send.error.errors[0]?.message) ||
      errorSentence(send.error, t('user.failed'))
    : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() !== '') send.mutate()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={email === ''}
      title={t('invite.title')}
      description={t('invite.help')}
      actions={
        <>
          <Button onClick={onClose}>{t('invite.cancel')}</Button>
          <Button type="submit" form="invite" variant="primary" busy={send.isPending}>
            {t('invite.send')}
          </Button>
        </>
      }
    >
      <form id="invite" className="c-invite" onSubmit={submit} noValidate>
        <TextField
          label={t('invite.email')}
          type="email"
          autoComplete="off"
          maxLength={100}
          value={email}
          error={fault}
          onChange={(event) => setEmail(event.target.value)}
          data-autofocus=""
        />
        <SelectField
          label={t('invite.role')}
          value={role}
          onChange={(event) => setRole(event.target.value as Role)}
          choices={roles.map((value) => ({ value, label: t(`invite.role.${value}`) }))}
        />
        {isOperator && <TenantField value={to} onChange={setTenantId} />}
      </form>
    </Dialog>
  )
}

function TenantField({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const [search, setSearch] = useState('')
  const { data: current } = useTenant()
  const { data } = useQuery({
    queryKey: ['tenants', 'choice', search],
    queryFn: ({ signal }) =>
      api.list<Tenant>(
        '/tenants',
        {
          sort: ['name', 'ASC'],
          range: [0, paging.maxSize - 1],
          ...(search ? { filter: { q: search } } : {}),
        },
        { signal },
      ),
  })
  const found = (data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const choices =
    current?.id && value === current.id && !found.some((one) => one.value === value)
      ? [{ value, label: current.name ?? '' }, ...found]
      : found
  return (
    <>
      {((data?.total ?? 0) > paging.maxSize || search !== '') && (
        <SearchBox label={t('invite.findTenant')} value={search} onSearch={setSearch} />
      )}
      <SelectField
        label={t('invite.tenant')}
        value={value}
        choices={choices}
        help={
          (data?.total ?? 0) > paging.maxSize
            ? t('invite.moreTenants', { count: paging.maxSize })
            : undefined
        }
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}
