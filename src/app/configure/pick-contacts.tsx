import { useState } from 'react'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { Contact } from '#model/schema/entities.generated.ts'
import type { ImportResult } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { SkeletonLines } from '#ui/base/skeleton.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { DataTable } from '#ui/controls/data-table.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import '#ui/lists/lists.css'
import { tPeople as t } from './people-messages.ts'

const SIZE = 20
const nameOf = (contact: Contact) =>
  `${contact.firstName} ${contact.lastName}`.trim() || contact.email

/** Selects existing contacts; the selection survives paging. */
export function PickContacts({
  campaignId,
  onChanged,
}: {
  campaignId: string
  onChanged: () => void
}) {
  const [page, setPage] = useState(0)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<Set<string>>(new Set())
  const contacts = useQuery({
    queryKey: ['contacts', 'pick', page, search],
    queryFn: ({ signal }) =>
      api.list<Contact>(
        '/contacts',
        {
          range: [page * SIZE, page * SIZE + SIZE - 1],
          filter: search.trim() ? { q: search.trim() } : {},
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
  const add = useMutation({
    mutationFn: (contactIds: string[]) =>
      api.post<ImportResult>(`/campaigns/${campaignId}/contacts`, { contactIds }),
    onSuccess(result, contactIds) {
      onChanged()
      setChosen((now) => new Set([...now].filter((id) => !contactIds.includes(id))))
      toast({
        title: t('conf.pick.added', { count: result.added }),
        ...(result.duplicates > 0
          ? { description: t('conf.pick.duplicates', { count: result.duplicates }) }
          : {}),
        variant: 'success',
      })
    },
  })
  const rows = contacts.data?.rows ?? []
  return (
    <div className="stack-s">
      <input
        type="search"
        className="field"
        aria-label={t('conf.pick.search')}
        placeholder={t('conf.pick.searchIn')}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value)
          setPage(0)
        }}
      />
      {contacts.error ? (
        <DataError
          sentence={t('conf.pick.loadFailed', { reason: contacts.error.message })}
          onRetry={() => void contacts.refetch()}
        />
      ) : null}
      {contacts.isPending ? <SkeletonLines label={t('conf.pick.loading')} /> : null}
      {contacts.data && rows.length === 0 ? (
        <p className="soft">{t(search ? 'conf.pick.notFound' : 'conf.pick.none')}</p>
      ) : null}
      {rows.length > 0 ? (
        <DataTable
          label={t('conf.pick.contacts')}
          rows={rows}
          rowKey={(row) => row.id}
          rowName={nameOf}
          selected={chosen}
          onSelect={setChosen}
          columns={[
            {
              id: 'name',
              head: t('conf.pick.name'),
              cell: (row) => <span className="med">{nameOf(row)}</span>,
            },
            { id: 'company', head: t('conf.person.company'), rank: 2, cell: (row) => row.company },
            { id: 'email', head: t('conf.person.email'), cell: (row) => row.email },
          ]}
        />
      ) : null}
      <Pager page={page} size={SIZE} total={contacts.data?.total ?? 0} onPage={setPage} />
      {add.error ? <DataError sentence={add.error.message} /> : null}
      <div className="row">
        <Button
          disabled={chosen.size === 0}
          busy={add.isPending}
          onClick={() => add.mutate([...chosen])}
        >
          {chosen.size === 0 ? t('conf.pick.add') : t('conf.pick.addCount', { count: chosen.size })}
        </Button>
      </div>
    </div>
  )
}
