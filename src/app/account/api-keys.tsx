import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { ApiKey } from '#model/schema/entities.generated.ts'
import type { KeyView } from '#model/api/key-standing.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { Ago } from '#ui/lists/when.tsx'
import { Part } from '../page-parts/part.tsx'
import { Changing } from '../page-parts/read-only.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { useProductNow } from '../page-parts/use-product-now.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { tAccount as t } from './messages.ts'

type ListedKey = ApiKey & KeyView

const SIZE = 30
const refresh = [['api-keys']]

/** API keys: created here, shown once, revoked here. */
export function ApiKeys() {
  const [page, setPage] = useState(0)
  const [isMaking, setMaking] = useState(false)
  const [revoking, setRevoking] = useState<ListedKey | null>(null)
  const query = useQuery({
    queryKey: ['api-keys', page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.list<ListedKey>(
        '/api-keys',
        { sort: ['createdAt', 'DESC'], range: [page * SIZE, page * SIZE + SIZE - 1] },
        { signal },
      ),
  })
  const revoke = useAction(
    (key: ListedKey) => api.del(`/api-keys/${key.id}`, { version: key.version }),
    {
      refresh,
      done: (key) => t('account.keyRevoked', { name: key.name }),
      onDone: () => setRevoking(null),
    },
  )
  return (
    <div className="account-form">
      <Part query={query} lines={3}>
        {({ rows, total }) => (
          <>
            {total > 0 ? (
              <Changing>
                <KeyTable rows={rows} onRevoke={setRevoking} />
              </Changing>
            ) : (
              <p className="soft s13">{t('account.keysNone')}</p>
            )}
            <Pager page={page} size={SIZE} total={total} onPage={setPage} />
          </>
        )}
      </Part>
      <Changing>
        <div>
          <Button onClick={() => setMaking(true)}>
            <Icon name="plus" />
            {t('account.keyNew')}
          </Button>
        </div>
      </Changing>
      {isMaking ? <NewKeyDialog onClose={() => setMaking(false)} /> : null}
      <ConfirmDialog
        open={revoking !== null}
        danger
        onClose={() => setRevoking(null)}
        title={t('account.keyRevokeTitle', { name: revoking?.name ?? '' })}
        description={t('account.keyRevokeDetail')}
        confirm={t('account.keyRevoke')}
        busy={revoke.isPending}
        onConfirm={() => revoking && revoke.mutate(revoking)}
      />
    </div>
  )
}

/** The limits of a key in words; custom scopes by their API names. */
function limitsOf({ kind, scopes = [] }: ListedKey): string {
  if (kind === 'public') return t('account.keyMay.events')
  if (scopes.length === 0 || scopes.includes('write')) return t('account.keyMay.all')
  return scopes.includes('read') && scopes.length === 1
    ? t('account.keyMay.read')
    : scopes.join(', ')
}

/** The current permissions of a key, or why it has ended. */
function rightsOf({ kind, state, mayNow }: ListedKey): string {
  if (state !== 'active') return t(`account.keyState.${state}`)
  if (kind === 'public' || !mayNow) return t('account.keyKind.public')
  const role = t(`account.keyRole.${mayNow.role}`)
  return mayNow.readOnly ? t('account.keyReadOnly', { role }) : role
}

function makerOf({ origin, makerName }: ListedKey): string {
  if (origin === 'system') return t('account.keyMadeBySystem')
  if (origin === 'unknown') return t('account.keyMadeByUnknown')
  return makerName ?? t('account.keyMadeByDeleted')
}

function KeyTable({
  rows,
  onRevoke,
}: {
  rows: readonly ListedKey[]
  onRevoke: (key: ListedKey) => void
}) {
  return (
    <div
      className="tbl-box account-table account-keys"
      tabIndex={0}
      role="group"
      aria-label={t('account.keys')}
    >
      <table className="tbl" aria-label={t('account.keys')}>
        <thead>
          <tr>
            <th scope="col">{t('account.keyName')}</th>
            <th scope="col">{t('account.keyMaker')}</th>
            <th scope="col">{t('account.keyRights')}</th>
            <th scope="col">{t('account.keyScopes')}</th>
            <th scope="col" className="r">
              {t('account.keyUsed')}
            </th>
            <th scope="col" className="r">
              {t('account.keyExpires')}
            </th>
            <th scope="col" className="end-cell">
              <span className="ui-sr">{t('account.keyRevoke')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((key) => (
            <KeyRow key={key.id} of={key} onRevoke={onRevoke} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function KeyRow({ of: key, onRevoke }: { of: ListedKey; onRevoke: (key: ListedKey) => void }) {
  const now = useProductNow()
  return (
    <tr>
      <td>
        <div className="med">{key.name}</div>
        <div className="code soft">{key.prefix}…</div>
      </td>
      <td>
        <div>{makerOf(key)}</div>
        <div className="soft">
          {key.parentName ? (
            t('account.keyParent', { name: key.parentName })
          ) : (
            <Ago at={key.createdAt} now={now} />
          )}
        </div>
      </td>
      <td className={key.state === 'active' ? undefined : 'account-over'}>{rightsOf(key)}</td>
      <td className="soft">{limitsOf(key)}</td>
      <td className="r soft">
        {key.lastUsedAt ? <Ago at={key.lastUsedAt} now={now} /> : t('account.keyNever')}
      </td>
      <td className="r soft">
        {key.expiresAt ? <Ago at={key.expiresAt} now={now} /> : t('account.keyExpires.never')}
      </td>
      <td className="end-cell">
        {key.revocable ? (
          <Button
            size="s"
            variant="quiet"
            aria-label={t('account.keyRevokeNamed', { name: key.name })}
            onClick={() => onRevoke(key)}
          >
            {t('account.keyRevoke')}
          </Button>
        ) : null}
      </td>
    </tr>
  )
}
