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
import { PENDING_PEOPLE } from './pending-people.tsx'
import { tUser as t } from './user-messages.ts'

type Role = TeamRole | 'operator'

const fieldsOf = (role: Role) =>
  role === 'operator' ? { role: 'ADMIN', owner: false } : roleFields(role)

type NamedTenant = Pick<Tenant, 'id' | 'name'>

/** The fault of the first field, else what the whole request failed of. */
const inviteFault = (error: Error): string =>
  (error instanceof ApiError ? error.errors[0]?.message : undefined) ??
  errorSentence(error, t('user.failed'))

/** Invites a person by email, with a role and, for operators, an organization. */
export function InvitePerson({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const { data: me } = useMe()
  const { data: current } = useTenant()
  const [role, setRole] = useState<Role>('member')
  const [chosenTenant, setChosenTenant] = useState<NamedTenant | null>(null)
  const tenant = chosenTenant ?? (current?.id ? { id: current.id, name: current.name ?? '' } : null)
  const myRole = teamRoleOf(me ?? {})
  const isOperator = myRole === 'operator'
  const roles: readonly Role[] = isOperator
    ? [...givableRoles(myRole), myRole]
    : givableRoles(myRole)
  const invite = useMutation({
    mutationFn: (email: string) =>
      api.post(
        '/user-invite',
        { email, ...fieldsOf(role) },
        isOperator && tenant ? { headers: { 'x-tenant-id': tenant.id } } : {},
      ),
    onSuccess: (_sent, email) => {
      toast({ title: t('invite.sent', { email }), variant: 'success' })
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: PENDING_PEOPLE }),
  })
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
      error={invite.error ? inviteFault(invite.error) : undefined}
      isBusy={invite.isPending}
      onSend={(email) => invite.mutate(email)}
      onClose={onClose}
    >
      {isOperator && <TenantField chosen={tenant} onChoose={setChosenTenant} />}
    </InviteDialog>
  )
}

/** A choice of tenants found by name, among which the chosen one always is. */
function TenantField({
  chosen,
  onChoose,
}: {
  chosen: NamedTenant | null
  onChoose: (tenant: NamedTenant) => void
}) {
  const [search, setSearch] = useState('')
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
  const listed: readonly NamedTenant[] = data?.rows ?? []
  const isListed = listed.some(({ id }) => id === chosen?.id)
  const tenants = chosen && !isListed ? [chosen, ...listed] : listed
  const hasMore = (data?.total ?? 0) > paging.maxSize
  return (
    <>
      {(hasMore || search !== '') && (
        <SearchBox label={t('invite.findTenant')} value={search} onSearch={setSearch} />
      )}
      <SelectField
        label={t('invite.tenant')}
        value={chosen?.id ?? ''}
        choices={tenants.map(({ id, name }) => ({ value: id, label: name }))}
        help={hasMore ? t('invite.moreTenants', { count: paging.maxSize }) : undefined}
        onChange={({ target }) => {
          const tenant = tenants.find(({ id }) => id === target.value)
          if (tenant) onChoose(tenant)
        }}
      />
    </>
  )
}
