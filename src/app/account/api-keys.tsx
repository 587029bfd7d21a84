import { useState } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { ApiKey } from '#model/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { Ago } from '#ui/lists/when.tsx'
import { Part } from '../page-parts/part.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { useProductNow } from '../page-parts/use-product-now.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { tAccount as t } from './words.ts'

const SIZE = 30
const refresh = [['api-keys']]

/** Keys for programs: made here, shown once, revoked here. */
export function ApiKeys() {
  const [page, setPage] = useState(0)
  const [isMaking, setMaking] = useState(false)
  const [revoking, setRevoking] = useState<ApiKey | null>(null)
  const query = useQuery({
    queryKey: ['api-keys', page],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.list<ApiKey>(
        '/api-keys',
        { sort: ['createdAt', 'DESC'], range: [page * SIZE, page * SIZE + SIZE - 1] },
        { signal },
      ),
  })
  const revoke = useAction(
    (key: ApiKey) => api.del(`/api-keys/${key.id}`, { version: key.version }),
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
            {rows.length > 0 ? (
              <KeyTable rows={rows} onRevoke={setRevoking} />
            ) : (
              <p className="soft s13">{t('account.keysNone')}</p>
            )}
            {total > SIZE ? <Pager page={page} size={SIZE} total={total} onPage={setPage} /> : null}
          </>
        )}
      </Part>
      <div>
        <Button onClick={() => setMaking(true)}>
          <Icon name="plus" />
          {t('account.keyNew')}
        </Button>
      </div>
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

/** What a key may do, in words; what is limited by hand is named as programs know it. */
function mayOf({ kind, scopes = [] }: ApiKey): string {
  if (kind === 'public') return t('account.keyMay.events')
  if (scopes.length === 0 || scopes.includes('write')) return t('account.keyMay.all')
  return scopes.includes('read') && scopes.length === 1
    ? t('account.keyMay.read')
    : scopes.join(', ')
}

function KeyTable({
  rows,
  onRevoke,
}: {
  rows: readonly ApiKey[]
  onRevoke: (key: ApiKey) => void
}) {
  const now = useProductNow()
  return (
    <div className="tbl-box account-table" tabIndex={0} role="group" aria-label={t('account.keys')}>
      <table className="tbl" aria-label={t('account.keys')}>
        <thead>
          <tr>
            <th scope="col">{t('account.keyName')}</th>
            <th scope="col" className="p2">
              {t('account.keyKind')}
            </th>
            <th scope="col" className="p2">
              {t('account.keyMay')}
            </th>
            <th scope="col">{t('account.keyPrefix')}</th>
            <th scope="col" className="r">
              {t('account.keyUsed')}
            </th>
            <th scope="col" className="r p2">
              {t('account.keyCreated')}
            </th>
            <th scope="col" className="end-cell">
              <span className="ui-sr">{t('account.keyRevoke')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((key) => (
            <tr key={key.id}>
              <td className="med">{key.name}</td>
              <td className="p2">{t(`account.keyKind.${key.kind}`)}</td>
              <td className="p2 soft">{mayOf(key)}</td>
              <td className="code">{key.prefix}…</td>
              <td className="r soft">
                {key.lastUsedAt ? <Ago at={key.lastUsedAt} now={now} /> : t('account.keyNever')}
              </td>
              <td className="r soft p2">
                <Ago at={key.createdAt} now={now} />
              </td>
              <td className="end-cell">
                <Button
                  size="s"
                  variant="quiet"
                  aria-label={t('account.keyRevokeNamed', { name: key.name })}
                  onClick={() => onRevoke(key)}
                >
                  {t('account.keyRevoke')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
