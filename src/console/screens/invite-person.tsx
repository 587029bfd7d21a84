import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, ApiError, errorSentence } from '#client/api.ts'
import { useMe, useTenant } from '#client/me.ts'
import type { Tenant } from '#model/schema/entities.generated.ts'
import { paging } from '#model/api/paging.ts'
import { givableRoles, roleFields, teamRoleOf, type TeamRole } from '#model/api/team.ts'
import { toast } from '#ui/base/toast-state.ts'
import { InviteDialog } from '#ui/lists/invite-dialog.tsx'
import { SearchBox } from '#ui/lists/search-box.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
import { PENDING } from './pending-people.tsx'
import { tUser as t } from './user-messages.ts'

type Role = TeamRole | 'operator'

const fieldsOf = (role: Role) =>
  role === 'operator' ? { role: 'ADMIN', owner: false } : roleFields(role)

/** Invites a person by email, with a role and, for operators, an organization. */
export function InvitePerson({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const { data: me } = useMe()
  const { data: current } = useTenant()
  const [role, setRole] = useState<Role>('member')
  const [tenantId, setTenantId] = useState('')
  const mine = teamRoleOf(me ?? {})
  const isOperator = mine === 'operator'
  const roles: readonly Role[] = isOperator ? [...givableRoles(mine), mine] : givableRoles(mine)
  const to = tenantId || (current?.id ?? '')
  const send = useMutation({
    mutationFn: (email: string) =>
      api.post(
        '/user-invite',
        { email, ...fieldsOf(role) },
        isOperator && to ? { headers: { 'x-tenant-id': to } } : {},
      ),
    onSuccess: (_sent, email) => {
      toast({ title: t('invite.sent', { email }), variant: 'success' })
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: PENDING }),
  })
  const fault = send.error
    ? (send.error instanceof ApiError && send.error.errors[0]?.message) ||
      errorSentence(send.error, t('user.failed'))
    : undefined
  return (
    <InviteDialog
      words={{
        title: t('invite.title'),
        description: t('invite.help'),
        email: t('invite.email'),
        role: t('invite.role'),
        cancel: t('invite.cancel'),
        send: t('invite.send'),
      }}
      className="c-invite"
      role={role}
      roles={roles.map((value) => ({ value, label: t(`invite.role.${value}`) }))}
      onRole={setRole}
      error={fault}
      isBusy={send.isPending}
      onSend={(email) => send.mutate(email)}
      onClose={onClose}
    >
      {isOperator && <TenantField value={to} onChange={setTenantId} />}
    </InviteDialog>
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
