import { useState, type FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { api, errorSentence } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import type { Agent, AgentShare } from '#model/entities.generated.ts'
import { DAY_MS } from '#model/time-units.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { Checkbox, TextArea, TextField } from '#ui/base/field.tsx'
import { CopyField } from '#ui/lists/copy-field.tsx'
import { formatDay } from '#ui/lists/format.ts'
import { SelectField } from '#ui/lists/select-field.tsx'
import { Part } from '../page-parts/part.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { useProductNow } from '../page-parts/use-product-now.ts'
import { tApp } from '../page-parts/messages.ts'
import { linesOf } from './keep-dialog.tsx'
import { tAgents as t } from './messages.ts'

const PARTS = ['sources', 'questions', 'voice'] as const
const LIFETIMES = ['7', '30', '90', '0'] as const

type ShareRow = Omit<AgentShare, 'tokenHash' | 'passwordHash'> & { hasPassword: boolean }

interface NewShare {
  label: string
  scope: AgentShare['scope']
  expiresAt: string | null
  allowedOrigins: string[]
  password?: string
}

/** Links to talk to an agent without an account: create (shown once), embed, list, revoke. */
export function AgentShareDialog({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const [url, setUrl] = useState('')
  const base = `/agents/${encodeURIComponent(agent.id)}/shares`
  const key = ['agents', agent.id, 'shares']
  const create = useAction((share: NewShare) => api.post<{ token: string }>(base, share), {
    refresh: [key],
    quiet: true,
    onDone: ({ token }) => setUrl(`${location.origin}${paths.sharedAgent(token)}`),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('link.title', { name: agent.name })}
      description={t('link.detail')}
      closeOnBackdrop={false}
      actions={<Button onClick={onClose}>{tApp('app.close')}</Button>}
    >
      {url ? (
        <div className="data-form">
          <CopyField label={t('link.created')} value={url} />
          <CopyField
            label={t('link.embed')}
            value={`<script src="${url}/embed.js" async></script>`}
          />
          <p className="data-note">{t('link.once')}</p>
          <div>
            <Button size="s" onClick={() => setUrl('')}>
              {t('link.another')}
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
  const [scope, setScope] = useState<AgentShare['scope']>([...PARTS])
  const [lifetime, setLifetime] = useState('30')
  const [password, setPassword] = useState('')
  const [origins, setOrigins] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onCreate({
      label: label.trim(),
      scope,
      expiresAt: lifetime === '0' ? null : new Date(now + Number(lifetime) * DAY_MS).toISOString(),
      allowedOrigins: linesOf(origins),
      ...(password ? { password } : {}),
    })
  }
  return (
    <form className="data-form" onSubmit={submit}>
      <TextField
        label={t('link.label')}
        help={t('link.labelHelp')}
        value={label}
        maxLength={80}
        onChange={(event) => setLabel(event.target.value)}
        data-autofocus=""
      />
      <fieldset>
        <legend className="ui-label">{t('link.scope')}</legend>
        {PARTS.map((part) => (
          <Checkbox
            key={part}
            label={t(`link.${part}`)}
            checked={scope.includes(part)}
            onChange={(event) =>
              setScope((before) =>
                event.target.checked ? [...before, part] : before.filter((one) => one !== part),
              )
            }
          />
        ))}
      </fieldset>
      <div className="data-form-row">
        <SelectField
          label={t('link.expires')}
          value={lifetime}
          onChange={(event) => setLifetime(event.target.value)}
          choices={LIFETIMES.map((days) => ({ value: days, label: t(`link.${days}`) }))}
        />
        <TextField
          label={t('link.password')}
          help={t('link.passwordHelp')}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      <TextArea
        label={t('link.origins')}
        help={t('link.originsHelp')}
        rows={2}
        value={origins}
        onChange={(event) => setOrigins(event.target.value)}
      />
      {fault ? (
        <p className="data-fault" role="alert">
          {fault}
        </p>
      ) : null}
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {t('link.create')}
        </Button>
      </div>
    </form>
  )
}

function Links({ base, queryKey }: { base: string; queryKey: string[] }) {
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<ShareRow[]>(base, { signal }),
  })
  const revoke = useAction((id: string) => api.del(`${base}/${encodeURIComponent(id)}`), {
    refresh: [queryKey],
    done: () => t('link.revoked'),
  })
  return (
    <section aria-label={t('link.links')}>
      <p className="ui-label">{t('link.links')}</p>
      <Part query={query} lines={2}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="soft s13">{t('link.none')}</p>
          ) : (
            <ul className="agent-links">
              {rows.map((share) => (
                <li key={share.id}>
                  <span>
                    <span className="med">{share.label || t('link.unnamed')}</span>
                    <span className="soft s12">{describe(share)}</span>
                  </span>
                  {share.revokedAt ? null : (
                    <Button
                      size="s"
                      busy={revoke.isPending && revoke.variables === share.id}
                      onClick={() => revoke.mutate(share.id)}
                    >
                      {t('link.revoke')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Part>
    </section>
  )
}

function describe(share: ShareRow): string {
  const until = share.revokedAt
    ? t('link.revokedAt', { when: formatDay(share.revokedAt) })
    : share.expiresAt
      ? t('link.until', { when: formatDay(share.expiresAt) })
      : t('link.forever')
  return [
    until,
    t('link.views', { count: share.viewCount }),
    ...(share.lastViewedAt ? [t('link.lastView', { when: formatDay(share.lastViewedAt) })] : []),
    ...(share.hasPassword ? [t('link.protected')] : []),
  ].join(' · ')
}
