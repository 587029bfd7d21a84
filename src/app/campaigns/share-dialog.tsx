import { useState, type FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { api, errorSentence } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import type { Share } from '#model/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { Checkbox, TextField } from '#ui/base/field.tsx'
import { CopyField } from '#ui/lists/copy-field.tsx'
import { formatDay } from '#ui/lists/format.ts'
import { SelectField } from '#ui/lists/select-field.tsx'
import { Part } from '../page-parts/part.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { useProductNow } from '../page-parts/use-product-now.ts'
import { tApp } from '../page-parts/messages.ts'
import { tCampaigns as t } from './messages.ts'
import { DAY_MS } from '#model/time-units.ts'

const SCOPES = ['messaging', 'content', 'targets', 'figures', 'replies'] as const
const LIFETIMES = ['7', '30', '90', '0'] as const

export type SharePart = (typeof SCOPES)[number]
type ShareRow = Omit<Share, 'tokenHash' | 'passwordHash'> & {
  passwordHash?: unknown
  hasPassword?: boolean
}
interface NewShare {
  label: string
  scope: SharePart[]
  expiresAt: string | null
  password?: string
}

/** Links that show a campaign to people without an account: create (shown once), list, revoke. */
export function ShareDialog({
  campaign,
  onClose,
}: {
  campaign: { id: string; name: string }
  onClose: () => void
}) {
  const [url, setUrl] = useState('')
  const base = `/campaigns/${encodeURIComponent(campaign.id)}/shares`
  const key = ['shares', campaign.id]
  const create = useAction(
    (share: NewShare) => api.post<{ token?: string; url?: string }>(base, share),
    {
      refresh: [key],
      quiet: true,
      onDone: (made) =>
        setUrl(made.url ?? `${location.origin}${paths.sharedCampaign(made.token ?? '')}`),
    },
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('share.title', { name: campaign.name })}
      description={t('share.detail')}
      closeOnBackdrop={false}
      actions={<Button onClick={onClose}>{tApp('app.close')}</Button>}
    >
      {url ? (
        <div className="data-form">
          <CopyField label={t('share.created')} value={url} />
          <p className="data-note">{t('share.once')}</p>
          <div>
            <Button size="s" onClick={() => setUrl('')}>
              {t('share.another')}
            </Button>
          </div>
        </div>
      ) : (
        <ShareForm
          busy={create.isPending}
          fault={create.error ? errorSentence(create.error, tApp('app.saveFailed')) : ''}
          onCreate={(share) => create.mutate(share)}
        />
      )}
      <Links base={base} queryKey={key} />
    </Dialog>
  )
}

function ShareForm({
  busy,
  fault,
  onCreate,
}: {
  busy: boolean
  fault: string
  onCreate: (share: NewShare) => void
}) {
  const now = useProductNow()
  const [label, setLabel] = useState('')
  const [scope, setScope] = useState<SharePart[]>(['messaging', 'content', 'figures'])
  const [lifetime, setLifetime] = useState<string>('30')
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onCreate({
      label: label.trim(),
      scope,
      expiresAt: lifetime === '0' ? null : new Date(now + Number(lifetime) * DAY_MS).toISOString(),
      ...(password ? { password } : {}),
    })
  }
  return (
    <form className="data-form" onSubmit={submit}>
      <TextField
        label={t('share.label')}
        help={t('share.labelHelp')}
        value={label}
        maxLength={80}
        onChange={(event) => setLabel(event.target.value)}
        data-autofocus=""
      />
      <fieldset>
        <legend className="ui-label">{t('share.scope')}</legend>
        <div className="share-scope">
          {SCOPES.map((part) => (
            <Checkbox
              key={part}
              label={t(`share.${part}`)}
              checked={scope.includes(part)}
              onChange={(event) =>
                setScope((before) =>
                  event.target.checked ? [...before, part] : before.filter((one) => one !== part),
                )
              }
            />
          ))}
        </div>
      </fieldset>
      <div className="data-form-row">
        <SelectField
          label={t('share.expires')}
          value={lifetime}
          onChange={(event) => setLifetime(event.target.value)}
          choices={LIFETIMES.map((days) => ({ value: days, label: t(`share.${days}`) }))}
        />
        <TextField
          label={t('share.password')}
          help={t('share.passwordHelp')}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      {fault ? (
        <p className="data-fault" role="alert">
          {fault}
        </p>
      ) : null}
      <div>
        <Button type="submit" variant="primary" busy={busy} disabled={scope.length === 0}>
          {t('share.create')}
        </Button>
      </div>
    </form>
  )
}

function Links({ base, queryKey }: { base: string; queryKey: string[] }) {
  const now = useProductNow()
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.list<ShareRow>(base, { range: [0, 49] }, { signal }),
  })
  const revoke = useAction((id: string) => api.del(`${base}/${encodeURIComponent(id)}`), {
    refresh: [queryKey],
    done: () => t('share.revoked'),
  })
  return (
    <section aria-label={t('share.links')}>
      <p className="ui-label">{t('share.links')}</p>
      <Part query={query} lines={2}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="soft s13">{t('share.none')}</p>
          ) : (
            <ul className="share-list">
              {rows.map((share) => (
                <li key={share.id}>
                  <span className="med clip">{share.label || t('share.unnamed')}</span>
                  {share.revokedAt ? null : (
                    <Button
                      size="s"
                      busy={revoke.isPending && revoke.variables === share.id}
                      onClick={() => revoke.mutate(share.id)}
                    >
                      {t('share.revoke')}
                    </Button>
                  )}
                  <span className="soft s12">{describe(share, now)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Part>
    </section>
  )
}

function describe(share: ShareRow, now: number): string {
  const scope = share.scope.map((part) => t(`share.${part as SharePart}`)).join(', ')
  const until = share.revokedAt
    ? t('share.revokedAt', { when: formatDay(share.revokedAt) })
    : share.expiresAt
      ? t(Date.parse(share.expiresAt) < now ? 'share.over' : 'share.until', {
          when: formatDay(share.expiresAt),
        })
      : t('share.forever')
  const isProtected =
    share.hasPassword === true ||
    (typeof share.passwordHash === 'object' &&
      share.passwordHash !== null &&
      (share.passwordHash as { set?: boolean }).set === true)
  return [
    scope,
    until,
    t('share.views', { count: share.viewCount }),
    ...(isProtected ? [t('share.protected')] : []),
  ].join(' · ')
}
