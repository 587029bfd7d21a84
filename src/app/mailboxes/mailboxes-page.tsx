import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { useLiveQueries } from '#client/stream.ts'
import type { MailboxView } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { ActionMenu, type MenuAction } from '#ui/lists/action-menu.tsx'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import { Empty } from '#ui/lists/empty.tsx'
import { formatNumber } from '#ui/lists/format.ts'
import { Pager } from '#ui/lists/pager.tsx'
import { Ago } from '#ui/lists/when.tsx'
import { PageFrame } from '../page-parts/page-frame.tsx'
import { Part, TableSkeleton } from '../page-parts/part.tsx'
import { Changing, ReadOnlyNote, useReadOnly } from '../page-parts/read-only.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { useProductNow } from '../page-parts/use-product-now.ts'
import { pageOf, useUrlState } from '../page-parts/use-url-state.ts'
import { MailboxDialog } from './mailbox-dialog.tsx'
import { TestDialog } from './test-dialog.tsx'
import { useSignIn } from './sign-in-choice.tsx'
import { tMail as t } from './messages.ts'
import './mailboxes.css'

const SIZE = 30
const DEFAULTS = { page: '0', open: '' }

type OpenMailboxDialog =
  | { kind: 'add' }
  | { kind: 'edit' | 'test' | 'delete' | 'revoke'; mailbox: MailboxView }
  | null

/** The mailbox that the address asks to edit, as it was when it was first found. */
function useOpened(rows: readonly MailboxView[] | undefined, id: string): MailboxView | undefined {
  const [opened, setOpened] = useState<MailboxView>()
  const inRows = rows?.find((row) => row.id === id)
  // It may be on another page of the list.
  const elsewhere = useQuery({
    queryKey: ['mailboxes', 'one', id],
    enabled: id !== '' && rows !== undefined && !inRows && opened?.id !== id,
    queryFn: ({ signal }) =>
      api.get<MailboxView>(`/mailboxes/${encodeURIComponent(id)}`, { signal }),
    retry: false,
  })
  const found = id && opened?.id !== id ? (inRows ?? elsewhere.data) : undefined
  if (found) setOpened(found)
  if (!id && opened) setOpened(undefined)
  return found ?? (id && opened?.id === id ? opened : undefined)
}

/** Mailboxes with their health and remaining volume today. */
export default function MailboxesPage() {
  const [url, change] = useUrlState(DEFAULTS)
  const [open, setOpen] = useState<OpenMailboxDialog>(null)
  const now = useProductNow()
  const page = pageOf(url.page)
  const query = useQuery({
    queryKey: ['mailboxes', 'list', page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.list<MailboxView>(
        '/mailboxes',
        { sort: ['address', 'ASC'], range: [page * SIZE, page * SIZE + SIZE - 1] },
        { signal },
      ),
  })
  useLiveQueries(['mailbox', 'campaign'], [['mailboxes']], { pollMs: 30_000 })
  const asked = useOpened(query.data?.rows, url.open)
  const isReadOnly = useReadOnly()
  const shown: OpenMailboxDialog =
    open ?? (asked && !isReadOnly ? { kind: 'edit', mailbox: asked } : null)
  const close = () => {
    setOpen(null)
    change({ open: '' })
  }
  return (
    <PageFrame
      title={t('mail.title')}
      actions={
        <Changing>
          <Button variant="primary" onClick={() => setOpen({ kind: 'add' })}>
            <Icon name="plus" />
            {t('mail.add')}
          </Button>
        </Changing>
      }
    >
      <ReadOnlyNote />
      <div className="panel">
        <Part query={query} skeleton={<TableSkeleton rows={3} />}>
          {({ rows, total }) =>
            total === 0 ? (
              <Empty
                title={t('mail.empty')}
                detail={t('mail.emptyDetail')}
                action={
                  <Changing>
                    <Button onClick={() => setOpen({ kind: 'add' })}>{t('mail.add')}</Button>
                  </Changing>
                }
              />
            ) : (
              <>
                <Changing>
                  <MailboxTable rows={rows} now={now} onOpen={setOpen} />
                </Changing>
                <Pager
                  page={page}
                  size={SIZE}
                  total={total}
                  onPage={(next) => change({ page: String(next) })}
                />
              </>
            )
          }
        </Part>
      </div>
      {shown?.kind === 'add' ? (
        <MailboxDialog
          mailbox={null}
          onClose={close}
          onSaved={(mailbox) => setOpen({ kind: 'test', mailbox })}
        />
      ) : null}
      {shown?.kind === 'edit' ? (
        <MailboxDialog
          key={shown.mailbox.id}
          mailbox={shown.mailbox}
          onClose={close}
          onSaved={close}
        />
      ) : null}
      {shown?.kind === 'test' ? (
        <TestDialog
          mailbox={shown.mailbox}
          onClose={close}
          onEdit={() =>
            setOpen({
              kind: 'edit',
              mailbox: query.data?.rows.find((row) => row.id === shown.mailbox.id) ?? shown.mailbox,
            })
          }
        />
      ) : null}
      {shown?.kind === 'revoke' ? <RevokeDialog mailbox={shown.mailbox} onClose={close} /> : null}
      {shown?.kind === 'delete' ? <DeleteDialog mailbox={shown.mailbox} onClose={close} /> : null}
    </PageFrame>
  )
}

function MailboxTable({
  rows,
  now,
  onOpen,
}: {
  rows: readonly MailboxView[]
  now: number
  onOpen: (open: OpenMailboxDialog) => void
}) {
  const refresh = [['mailboxes'], ['dashboard'], ['campaigns']]
  const pause = useAction(
    (mailbox: MailboxView) => api.post(`/mailboxes/${mailbox.id}/pause`, {}),
    { refresh, done: ({ address }) => t('mail.paused', { address }) },
  )
  const resume = useAction(
    (mailbox: MailboxView) => api.post(`/mailboxes/${mailbox.id}/resume`, {}),
    { refresh, done: ({ address }) => t('mail.resumed', { address }) },
  )
  const signIn = useSignIn()
  const signInAgain = ({ id, signInBy }: MailboxView): MenuAction => ({
    label: t('mail.signInAgain'),
    icon: 'key',
    onSelect: () => signIn.mutate({ provider: signInBy ?? '', mailboxId: id }),
  })
  const revoke = (mailbox: MailboxView): MenuAction => ({
    label: t('mail.revoke'),
    icon: 'block',
    onSelect: () => onOpen({ kind: 'revoke', mailbox }),
  })
  const actionsOf = (mailbox: MailboxView): MenuAction[] => [
    { label: t('mail.edit'), icon: 'edit', onSelect: () => onOpen({ kind: 'edit', mailbox }) },
    ...(mailbox.signInBy === 'password' ? [] : [signInAgain(mailbox), revoke(mailbox)]),
    { label: t('mail.test'), icon: 'pulse', onSelect: () => onOpen({ kind: 'test', mailbox }) },
    mailbox.state === 'active'
      ? { label: t('mail.pause'), icon: 'pause', onSelect: () => pause.mutate(mailbox) }
      : { label: t('mail.resume'), icon: 'play', onSelect: () => resume.mutate(mailbox) },
    {
      label: t('mail.delete'),
      icon: 'trash',
      danger: true,
      onSelect: () => onOpen({ kind: 'delete', mailbox }),
    },
  ]
  return (
    <div className="tbl-box" tabIndex={0} role="group" aria-label={t('mail.title')}>
      <table className="tbl" aria-label={t('mail.title')}>
        <thead>
          <tr>
            <th scope="col">{t('mail.address')}</th>
            <th scope="col">{t('mail.health')}</th>
            <th scope="col" className="p2">
              {t('mail.today')}
            </th>
            <th scope="col" className="r">
              {t('mail.left')}
            </th>
            <th scope="col" className="r p3">
              {t('mail.limit')}
            </th>
            <th scope="col" className="r p3">
              {t('mail.read')}
            </th>
            <th scope="col" className="end-cell">
              <span className="ui-sr">{t('mail.edit')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <MailboxRow
              key={row.id}
              mailbox={row}
              now={now}
              actions={actionsOf(row)}
              onEdit={() => onOpen({ kind: 'edit', mailbox: row })}
              onSignIn={() => signIn.mutate({ provider: row.signInBy ?? '', mailboxId: row.id })}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  mailbox: MailboxView
  now: number
  actions: readonly MenuAction[]
  onEdit: () => void
  onSignIn: () => void
}

/** One mailbox: its health, today's sent volume and the remainder. */
function MailboxRow({ mailbox, now, actions, onEdit, onSignIn }: RowProps) {
  return (
    <tr>
      <td className="two">
        <button type="button" className="nm" onClick={onEdit}>
          {mailbox.address}
        </button>
        <span className="sub">{mailbox.fromName}</span>
      </td>
      <td className="wrap">
        <Health mailbox={mailbox} />
        {mailbox.needsSignIn ? (
          <Button size="s" onClick={onSignIn}>
            {t('mail.signInAgain')}
          </Button>
        ) : null}
      </td>
      <td className="num p2">
        <span className="bar" aria-hidden="true">
          <i
            style={{
              width: `${mailbox.capToday > 0 ? Math.min(100, (mailbox.sentLast24h / mailbox.capToday) * 100) : 0}%`,
            }}
          />
        </span>
        {t('mail.sentOf', { sent: mailbox.sentLast24h, cap: mailbox.capToday })}
      </td>
      <td className={mailbox.leftToday === 0 ? 'r soft' : 'r'}>
        {formatNumber(mailbox.leftToday)}
      </td>
      <td className="r soft p3">{formatNumber(mailbox.dailyCap)}</td>
      <td className="r soft p3">
        {mailbox.lastReadAt ? <Ago at={mailbox.lastReadAt} now={now} /> : t('mail.never')}
      </td>
      <td className="end-cell">
        <ActionMenu label={t('mail.actions', { address: mailbox.address })} items={actions} />
      </td>
    </tr>
  )
}

function toneOf({ state, needsSignIn, sendError, works }: MailboxView): string {
  if (state === 'error' || needsSignIn || sendError) return 'd-neg'
  if (state === 'paused') return 'd-off'
  return works ? 'd-pos' : 'd-cau'
}

/** The server's message about the mailbox, after a status dot. */
export function Health({ mailbox }: { mailbox: MailboxView }) {
  return <span className={`dot mailbox-health ${toneOf(mailbox)}`}>{mailbox.healthText}</span>
}

/** Revokes the access at the provider first. @returns the outcome; empty when it is revoked */
async function removeMailbox({ id, signInBy, needsSignIn }: MailboxView): Promise<string> {
  const isSignedIn = signInBy !== 'password' && !needsSignIn
  const { isRevoked, message } = isSignedIn
    ? await api.post<{ isRevoked: boolean; message: string }>(`/mailboxes/${id}/disconnect`, {})
    : { isRevoked: true, message: '' }
  await api.del(`/mailboxes/${id}`)
  return isRevoked ? '' : message
}

/** Ends the access at the provider; the mailbox stays, and waits for a new sign-in. */
function RevokeDialog({ mailbox, onClose }: { mailbox: MailboxView; onClose: () => void }) {
  const revoke = useAction(
    () => api.post<{ message: string }>(`/mailboxes/${mailbox.id}/disconnect`, {}),
    {
      refresh: [['mailboxes'], ['dashboard'], ['campaigns']],
      done: (_, { message }) => message,
      onDone: onClose,
    },
  )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      danger
      title={t('mail.revokeTitle', { address: mailbox.address })}
      description={t('mail.revokeDetail')}
      confirm={t('mail.revoke')}
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate()}
    />
  )
}

function DeleteDialog({ mailbox, onClose }: { mailbox: MailboxView; onClose: () => void }) {
  const remove = useAction(() => removeMailbox(mailbox), {
    refresh: [['mailboxes'], ['dashboard'], ['campaigns']],
    done: (_, message) => message || t('mail.deleted', { address: mailbox.address }),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      danger
      title={t('mail.deleteTitle', { address: mailbox.address })}
      description={t('mail.deleteDetail')}
      confirm={t('mail.delete')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
    />
  )
}
