import { useCallback, useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, errorSentence } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import { useLiveQueries } from '#client/stream.ts'
import type { Contact } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { Link } from '#ui/base/routing.tsx'
import { ActionMenu } from '#ui/lists/action-menu.tsx'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import { Empty } from '#ui/lists/empty.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { SearchBox } from '#ui/lists/search-box.tsx'
import { SortHead } from '#ui/lists/sort-head.tsx'
import { Ago } from '#ui/lists/when.tsx'
import { PageFrame } from '../page-parts/page-frame.tsx'
import { Part, TableSkeleton } from '../page-parts/part.tsx'
import { ReadOnlyNote, useReadOnly } from '../page-parts/read-only.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { useProductNow } from '../page-parts/use-product-now.ts'
import { pageOf, sizeOf, useUrlState } from '../page-parts/use-url-state.ts'
import { tApp } from '../page-parts/messages.ts'
import { exportContacts } from './export-contacts.ts'
import { ContactDialog } from './contact-dialog.tsx'
import { ImportDialog } from '../import-people/import-dialog.tsx'
import { tContacts as t } from '../page-parts/contact-messages.ts'
import './contacts.css'

const DEFAULTS = { q: '', check: '', sort: 'updatedAt', order: 'DESC', page: '0', size: '30' }
const SORTABLE = ['lastName', 'email', 'company', 'title', 'country', 'updatedAt'] as const
const CHECKS = ['unknown', 'ok', 'risky', 'role', 'disposable', 'no-mx', 'invalid'] as const
const TONES: Record<Contact['verification'], string> = {
  unknown: 'd-off',
  ok: 'd-pos',
  risky: 'd-cau',
  role: 'd-cau',
  disposable: 'd-neg',
  'no-mx': 'd-neg',
  invalid: 'd-neg',
}
const checkWord = (check: Contact['verification']) =>
  t(check === 'role' ? 'contacts.rolebox' : `contacts.${check}`)
const nameOf = (contact: Contact) =>
  [contact.firstName, contact.lastName].filter(Boolean).join(' ') || contact.email

type OpenContactDialog =
  | { kind: 'add' | 'import' }
  | { kind: 'edit' | 'delete'; contact: Contact }
  | null

/** All contacts: search, sort, edit, import, export. */
export default function ContactsPage() {
  const [url, change] = useUrlState(DEFAULTS)
  const [open, setOpen] = useState<OpenContactDialog>(null)
  const isReadOnly = useReadOnly()
  const page = pageOf(url.page)
  const size = sizeOf(url.size)
  const sort = [
    (SORTABLE as readonly string[]).includes(url.sort) ? url.sort : 'updatedAt',
    url.order === 'ASC' ? 'ASC' : 'DESC',
  ] as const
  const filter = {
    ...(url.q ? { q: url.q } : {}),
    ...(url.check ? { verification: url.check } : {}),
  }
  const query = useQuery({
    queryKey: ['contacts', 'list', url],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.list<Contact>(
        '/contacts',
        { sort, filter, range: [page * size, page * size + size - 1] },
        { signal },
      ),
  })
  useLiveQueries(['job', 'campaign', 'record'], [['contacts']], { pollMs: 60_000 })
  const close = () => setOpen(null)
  const save = () =>
    exportContacts(filter).catch((error: unknown) =>
      toast({ title: errorSentence(error, tApp('app.actionFailed')), variant: 'destructive' }),
    )
  return (
    <PageFrame
      title={t('contacts.title')}
      actions={
        isReadOnly ? null : (
          <>
            <Button onClick={() => setOpen({ kind: 'add' })}>
              <Icon name="plus" />
              {t('contacts.add')}
            </Button>
            <Button variant="primary" onClick={() => setOpen({ kind: 'import' })}>
              <Icon name="upload" />
              {t('contacts.import')}
            </Button>
          </>
        )
      }
    >
      <ReadOnlyNote />
      <ContactFilters url={url} change={change} onExport={() => void save()} />
      <div className="panel">
        <Part query={query} skeleton={<TableSkeleton rows={8} />}>
          {({ rows, total }) =>
            total > 0 ? (
              <>
                <ContactTable
                  rows={rows}
                  sort={sort}
                  onSort={(field, order) => change({ sort: field, order })}
                  onOpen={setOpen}
                />
                <Pager
                  page={page}
                  size={size}
                  total={total}
                  onPage={(next) => change({ page: String(next) })}
                  onSize={(next) => change({ size: String(next) })}
                />
              </>
            ) : (
              <NoContacts
                filtered={Boolean(url.q || url.check)}
                onClear={() => change({ q: '', check: '' })}
                onImport={isReadOnly ? null : () => setOpen({ kind: 'import' })}
              />
            )
          }
        </Part>
      </div>
      {open?.kind === 'add' ? <ContactDialog contact={null} onClose={close} /> : null}
      {open?.kind === 'edit' ? <ContactDialog contact={open.contact} onClose={close} /> : null}
      {open?.kind === 'import' ? <ImportDialog onClose={close} /> : null}
      {open?.kind === 'delete' ? <DeleteDialog contact={open.contact} onClose={close} /> : null}
    </PageFrame>
  )
}

interface FilterProps {
  url: Pick<typeof DEFAULTS, 'q' | 'check'>
  change: (next: Partial<Pick<typeof DEFAULTS, 'q' | 'check'>>) => void
  onExport: () => void
}

/** The filters of the list, and the export of its matches. */
function ContactFilters({ url, change, onExport }: FilterProps) {
  const search = useCallback((q: string) => change({ q }), [change])
  return (
    <div className="data-filters">
      <SearchBox label={t('contacts.search')} value={url.q} onSearch={search} />
      <select
        className="field"
        aria-label={t('contacts.check')}
        value={url.check}
        onChange={(event) => change({ check: event.target.value })}
      >
        <option value="">{t('contacts.any')}</option>
        {CHECKS.map((check) => (
          <option key={check} value={check}>
            {checkWord(check)}
          </option>
        ))}
      </select>
      <span className="end">
        <Button onClick={onExport}>
          <Icon name="dl" />
          {t('contacts.export')}
        </Button>
      </span>
    </div>
  )
}

/** Replaces the table if nothing matches the filters or there are no contacts yet. */
function NoContacts({
  filtered,
  onClear,
  onImport,
}: {
  filtered: boolean
  onClear: () => void
  /** Null for people who may only read. */
  onImport: (() => void) | null
}) {
  return filtered ? (
    <Empty
      title={tApp('app.nothingFound')}
      action={<Button onClick={onClear}>{tApp('app.clearFilters')}</Button>}
    />
  ) : (
    <Empty
      title={t('contacts.empty')}
      detail={t('contacts.emptyDetail')}
      action={onImport ? <Button onClick={onImport}>{t('contacts.import')}</Button> : null}
    />
  )
}

interface TableProps {
  rows: readonly Contact[]
  sort: readonly [string, 'ASC' | 'DESC']
  onSort: (field: string, order: 'ASC' | 'DESC') => void
  onOpen: (open: OpenContactDialog) => void
}

function ContactTable({ rows, sort, onSort, onOpen }: TableProps) {
  const now = useProductNow()
  const isReadOnly = useReadOnly()
  const head = { sort, onSort }
  return (
    <div className="tbl-box" tabIndex={0} role="group" aria-label={t('contacts.title')}>
      <table className="tbl" aria-label={t('contacts.title')}>
        <thead>
          <tr>
            <SortHead field="lastName" {...head}>
              {t('contacts.name')}
            </SortHead>
            <SortHead field="email" className="p2" {...head}>
              {t('contacts.email')}
            </SortHead>
            <SortHead field="company" {...head}>
              {t('contacts.company')}
            </SortHead>
            <SortHead field="title" className="p3" {...head}>
              {t('contacts.role')}
            </SortHead>
            <SortHead field="country" className="p3" {...head}>
              {t('contacts.country')}
            </SortHead>
            <th scope="col" className="p2">
              {t('contacts.check')}
            </th>
            <SortHead field="updatedAt" className="r p3" {...head}>
              {t('contacts.updated')}
            </SortHead>
            {isReadOnly ? null : (
              <th scope="col" className="end-cell">
                <span className="ui-sr">{t('contacts.edit')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((contact) => (
            <tr key={contact.id}>
              <td>
                <Link className="nm" to={paths.contactPage(contact.id)}>
                  {nameOf(contact)}
                </Link>
              </td>
              <td className="p2 soft">{contact.email}</td>
              <td className="clip contact-company">{contact.company}</td>
              <td className="p3 soft clip contact-company">{contact.title}</td>
              <td className="p3 soft">{contact.country}</td>
              <td className="p2">
                <span className={`dot ${TONES[contact.verification]}`}>
                  {checkWord(contact.verification)}
                </span>
              </td>
              <td className="r soft p3">
                <Ago at={contact.updatedAt} now={now} />
              </td>
              {isReadOnly ? null : (
                <td className="end-cell">
                  <RowMenu contact={contact} onOpen={onOpen} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function RowMenu({ contact, onOpen }: Pick<TableProps, 'onOpen'> & { contact: Contact }) {
  return (
    <ActionMenu
      label={t('contacts.actions', { name: nameOf(contact) })}
      items={[
        {
          label: t('contacts.edit'),
          icon: 'edit',
          onSelect: () => onOpen({ kind: 'edit', contact }),
        },
        {
          label: t('contacts.delete'),
          icon: 'trash',
          danger: true,
          onSelect: () => onOpen({ kind: 'delete', contact }),
        },
      ]}
    />
  )
}

function DeleteDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const remove = useAction(() => api.del(`/contacts/${contact.id}`, { version: contact.version }), {
    refresh: [['contacts']],
    done: () => t('contacts.deleted'),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      danger
      title={t('contacts.deleteTitle', { name: nameOf(contact) })}
      description={t('contacts.deleteDetail')}
      confirm={t('contacts.delete')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  )
}
