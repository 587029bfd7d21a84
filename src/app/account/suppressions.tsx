import { useCallback, useState, type FormEvent } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { Suppression } from '#model/schema/entities.generated.ts'
import { isUndoable } from '#model/api/suppression-rules.ts'
import { UndoSuppression } from '#shell/suppression-notice.tsx'
import { Button } from '#ui/base/button.tsx'
import { TextField } from '#ui/base/field.tsx'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { SearchBox } from '#ui/lists/search-box.tsx'
import { Ago } from '#ui/lists/when.tsx'
import { faultsOf } from '../page-parts/field-faults.ts'
import { Part } from '../page-parts/part.tsx'
import { Changing } from '../page-parts/read-only.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { useProductNow } from '../page-parts/use-product-now.ts'
import { tApp } from '../page-parts/messages.ts'
import { tAccount as t } from './messages.ts'

const SIZE = 30
const refresh = [['suppressions'], ['campaign'], ['contacts']]

/** Addresses and domains that receive no email. */
export function Suppressions() {
  const [page, setPage] = useState(0)
  const [q, setQ] = useState('')
  const [removing, setRemoving] = useState<Suppression | null>(null)
  const query = useQuery({
    queryKey: ['suppressions', page, q],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api.list<Suppression>(
        '/suppressions',
        {
          sort: ['createdAt', 'DESC'],
          range: [page * SIZE, page * SIZE + SIZE - 1],
          filter: q ? { q } : {},
        },
        { signal },
      ),
  })
  const search = useCallback((text: string) => {
    setQ(text)
    setPage(0)
  }, [])
  const remove = useAction(
    (entry: Suppression) => api.del(`/suppressions/${entry.id}`, { version: entry.version }),
    {
      refresh,
      done: (entry) => t('account.suppressRemoved', { name: entry.value }),
      onDone: () => setRemoving(null),
    },
  )
  return (
    <div className="account-form">
      <Changing>
        <AddForm />
      </Changing>
      <Part query={query} lines={4}>
        {({ rows, total }) => (
          <>
            {total > 0 || q ? (
              <SearchBox label={t('account.suppressSearch')} value={q} onSearch={search} />
            ) : null}
            {total > 0 ? (
              <Changing>
                <Entries rows={rows} onRemove={setRemoving} />
              </Changing>
            ) : (
              <p className="soft s13">
                {q ? tApp('app.nothingFound') : t('account.suppressEmpty')}
              </p>
            )}
            <Pager page={page} size={SIZE} total={total} onPage={setPage} />
          </>
        )}
      </Part>
      <ConfirmDialog
        open={removing !== null}
        danger
        onClose={() => setRemoving(null)}
        title={t('account.suppressRemoveTitle', { name: removing?.value ?? '' })}
        description={t('account.suppressRemoveDetail')}
        confirm={t('account.suppressRemove')}
        busy={remove.isPending}
        onConfirm={() => removing && remove.mutate(removing)}
      />
    </div>
  )
}

function AddForm() {
  const [value, setValue] = useState('')
  const add = useAction((text: string) => api.post<Suppression>('/suppressions', { value: text }), {
    refresh,
    quiet: true,
    done: (text, entry) => t('account.suppressAdded', { name: entry?.value ?? text }),
    onDone: (_, text) => setValue((now) => (now.trim() === text ? '' : now)),
  })
  const faults = faultsOf(add.error, ['value'])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add.mutate(value.trim())
  }
  return (
    <form className="account-add" onSubmit={submit} noValidate>
      <TextField
        label={t('account.suppressAdd')}
        help={t('account.suppressAddHelp')}
        maxLength={200}
        spellCheck={false}
        autoComplete="off"
        value={value}
        error={faults.fields['value'] ?? (faults.form || undefined)}
        onChange={(event) => setValue(event.target.value)}
      />
      <Button type="submit" busy={add.isPending} disabled={value.trim() === ''}>
        {t('account.suppressDo')}
      </Button>
    </form>
  )
}

function Entries({
  rows,
  onRemove,
}: {
  rows: readonly Suppression[]
  onRemove: (entry: Suppression) => void
}) {
  const now = useProductNow()
  return (
    <div
      className="tbl-box account-table"
      tabIndex={0}
      role="group"
      aria-label={t('account.suppressed')}
    >
      <table className="tbl" aria-label={t('account.suppressed')}>
        <thead>
          <tr>
            <th scope="col">{t('account.suppressValue')}</th>
            <th scope="col">{t('account.suppressReason')}</th>
            <th scope="col" className="r p2">
              {t('account.suppressSince')}
            </th>
            <th scope="col" className="end-cell">
              <span className="ui-sr">{t('account.suppressRemove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((entry) => (
            <tr key={entry.id}>
              <td className="med">{entry.value}</td>
              <td className="wrap">
                {t(`account.reason.${entry.reason}`)}
                {entry.source ? <span className="soft s13"> {entry.source}</span> : null}
              </td>
              <td className="r soft p2">
                <Ago at={entry.createdAt} now={now} />
              </td>
              <td className="end-cell">
                {isUndoable(entry) ? (
                  <UndoSuppression entry={entry} />
                ) : (
                  <Button
                    size="s"
                    variant="quiet"
                    aria-label={t('account.suppressRemoveNamed', { name: entry.value })}
                    onClick={() => onRemove(entry)}
                  >
                    {t('account.suppressRemove')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
