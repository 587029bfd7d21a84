import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { Team as TeamAnswer, TeamPerson } from '#model/api/answers/team.ts'
import type { TeamRole } from '#model/api/team.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { ActionMenu } from '#ui/lists/action-menu.tsx'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { SearchBox } from '#ui/lists/search-box.tsx'
import { Ago } from '#ui/lists/when.tsx'
import { useActingSelect } from '#ui/lists/use-acting-select.ts'
import { Part } from '../page-parts/part.tsx'
import { Changing } from '../page-parts/read-only.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { useProductNow } from '../page-parts/use-product-now.ts'
import { InviteColleague } from './invite-colleague.tsx'
import { TeamInvitations } from './team-invitations.tsx'
import { tTeam as t } from './team-messages.ts'

const SIZE = 30
const TEAM = ['team']

/** The people of the organization; owners and administrators manage them here. */
export function Team() {
  const [page, setPage] = useState(0)
  const [search, setSearch] = useState('')
  const [isInviting, setInviting] = useState(false)
  const query = useQuery({
    queryKey: [...TEAM, page, search],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.get<TeamAnswer>('/team', {
        signal,
        query: {
          range: JSON.stringify([page * SIZE, page * SIZE + SIZE - 1]),
          filter: JSON.stringify(search ? { q: search } : {}),
        },
      }),
  })
  return (
    <div className="account-form">
      <Part query={query} lines={3}>
        {({ people, total, manages, givable }) => (
          <>
            {total > SIZE || search !== '' ? (
              <SearchBox
                label={t('team.search')}
                value={search}
                onSearch={(text) => {
                  setPage(0)
                  setSearch(text)
                }}
              />
            ) : null}
            {total > 0 ? (
              <Changing>
                <TeamTable people={people} manages={manages} givable={givable} />
              </Changing>
            ) : (
              <p className="soft s13">{t('team.noMatch')}</p>
            )}
            <Pager page={page} size={SIZE} total={total} onPage={setPage} />
            {manages ? (
              <>
                <Changing>
                  <div>
                    <Button onClick={() => setInviting(true)}>
                      <Icon name="plus" />
                      {t('team.invite')}
                    </Button>
                  </div>
                </Changing>
                <TeamInvitations />
              </>
            ) : (
              <p className="soft s13">{t('team.readOnly')}</p>
            )}
            {isInviting ? (
              <InviteColleague givable={givable} onClose={() => setInviting(false)} />
            ) : null}
          </>
        )}
      </Part>
    </div>
  )
}

const nameOf = ({ name, email }: TeamPerson) => name || email

function TeamTable({
  people,
  manages,
  givable,
}: {
  people: readonly TeamPerson[]
  manages: boolean
  givable: readonly TeamRole[]
}) {
  return (
    <div
      className="tbl-box account-table account-team"
      tabIndex={0}
      role="group"
      aria-label={t('team.title')}
    >
      <table className="tbl" aria-label={t('team.title')}>
        <thead>
          <tr>
            <th scope="col">{t('team.person')}</th>
            <th scope="col">{t('team.role')}</th>
            <th scope="col" className="r">
              {t('team.lastSeen')}
            </th>
            {manages ? (
              <th scope="col" className="end-cell">
                <span className="ui-sr">{t('team.actions')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow key={person.id} of={person} manages={manages} givable={givable} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function PersonRow({
  of: person,
  manages,
  givable,
}: {
  of: TeamPerson
  manages: boolean
  givable: readonly TeamRole[]
}) {
  const now = useProductNow()
  return (
    <tr>
      <td>
        <div className="med">
          {nameOf(person)}
          {person.isMe ? <span className="tag account-you">{t('team.you')}</span> : null}
        </div>
        {person.name ? <div className="soft">{person.email}</div> : null}
        {person.active ? null : <div className="account-over">{t('team.inactive')}</div>}
        {person.readOnly ? <div className="soft">{t('team.onlyReads')}</div> : null}
      </td>
      <td>
        {person.changeable ? (
          <RoleSelect of={person} givable={givable} />
        ) : (
          t(`team.role.${person.role}`)
        )}
      </td>
      <td className="r soft">
        {person.lastSeenAt ? <Ago at={person.lastSeenAt} now={now} /> : t('team.never')}
      </td>
      {manages ? (
        <td className="end-cell">{person.changeable ? <PersonActs of={person} /> : null}</td>
      ) : null}
    </tr>
  )
}

function RoleSelect({ of: person, givable }: { of: TeamPerson; givable: readonly TeamRole[] }) {
  const change = useAction(
    (role: TeamRole) => api.put(`/team/${person.id}`, { role }, { version: person.version }),
    {
      refresh: [TEAM],
      done: (role) => t('team.roleChanged', { name: nameOf(person), role: t(`team.role.${role}`) }),
    },
  )
  const choice = useActingSelect<TeamRole>(
    change.isPending ? change.variables : (person.role as TeamRole),
    (role) => change.isPending || change.mutate(role),
  )
  const roles = givable.includes(person.role as TeamRole)
    ? givable
    : [...givable, person.role as TeamRole]
  return (
    <select
      className="field field-s"
      aria-label={t('team.roleOf', { name: nameOf(person) })}
      aria-busy={change.isPending}
      {...choice}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {t(`team.role.${role}`)}
        </option>
      ))}
    </select>
  )
}

type MemberAction = 'deactivate' | 'activate' | 'remove'

function PersonActs({ of: person }: { of: TeamPerson }) {
  const name = nameOf(person)
  const [asked, setAsked] = useState<'deactivate' | 'remove' | null>(null)
  const act = useAction(
    (what: MemberAction) =>
      what === 'remove' ? api.del(`/team/${person.id}`) : api.post(`/team/${person.id}/${what}`),
    {
      refresh: [TEAM],
      done: (what) =>
        what === 'remove'
          ? t('team.removed', { name })
          : t(what === 'activate' ? 'team.activated' : 'team.deactivated', { name }),
      onDone: () => setAsked(null),
    },
  )
  return (
    <>
      <ActionMenu
        label={t('team.menu', { name })}
        items={[
          person.active
            ? { label: t('team.deactivate'), onSelect: () => setAsked('deactivate') }
            : { label: t('team.activate'), onSelect: () => act.mutate('activate') },
          { label: t('team.remove'), danger: true, onSelect: () => setAsked('remove') },
        ]}
      />
      <ConfirmDialog
        open={asked !== null}
        danger
        onClose={() => setAsked(null)}
        title={t(asked === 'remove' ? 'team.removeTitle' : 'team.deactivateTitle', { name })}
        description={t(asked === 'remove' ? 'team.removeDetail' : 'team.deactivateDetail')}
        confirm={t(asked === 'remove' ? 'team.remove' : 'team.deactivate')}
        busy={act.isPending}
        onConfirm={() => asked && act.mutate(asked)}
      />
    </>
  )
}
