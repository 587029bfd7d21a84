import { useState, type FormEvent, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { DAY_MS } from '#model/lib/time-units.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { Checkbox, TextField } from '#ui/base/field.tsx'
import { CopyField } from '#ui/lists/copy-field.tsx'
import { formatDay } from '#ui/lists/format.ts'
import { SelectField } from '#ui/lists/select-field.tsx'
import { SaveFault } from '../page-parts/form-fault.tsx'
import { Part } from '../page-parts/part.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { useProductNow } from '../page-parts/use-product-now.ts'
import { tApp } from '../page-parts/messages.ts'
import { tShareLinks as t } from './messages.ts'
import './share-links.css'

const LIFETIMES = ['7', '30', '90', '0'] as const

/** A share link as the API shows it. */
interface LinkRow {
  id: string
  label: string
  scope: string[]
  expiresAt?: string | null
  revokedAt?: string | null
  viewCount?: number
  lastViewedAt?: string | null
  hasPassword: boolean
}

interface ShareLinksProps {
  title: string
  detail: string
  /** API path of the links, below `/api/v1`. */
  path: string
  /** What a link can show. */
  parts: readonly { value: string; label: string; isPreselected: boolean }[]
  /** Whether a link that shows none of the parts is of use. */
  mayShowNone?: boolean
  /** Further fields of a new link. */
  fields?: ReactNode
  /** Values of the further fields. */
  values?: () => Record<string, unknown>
  /** Shown below the address of a new link. */
  below?: (url: string) => ReactNode
  onClose: () => void
}

/** Links for people without an account: create (the address is shown once), list, revoke. */
export function ShareLinksDialog(props: ShareLinksProps) {
  const { title, detail, path, below, onClose } = props
  const [url, setUrl] = useState('')
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={detail}
      closeOnBackdrop={false}
      actions={<Button onClick={onClose}>{tApp('app.close')}</Button>}
    >
      {url ? (
        <div className="data-form">
          <CopyField label={t('created')} value={url} />
          {below?.(url)}
          <p className="data-note">{t('once')}</p>
          <div>
            <Button size="s" onClick={() => setUrl('')}>
              {t('another')}
            </Button>
          </div>
        </div>
      ) : (
        <LinkForm {...props} onCreated={setUrl} />
      )}
      <Links path={path} parts={props.parts} />
    </Dialog>
  )
}

function LinkForm({
  path,
  parts,
  mayShowNone = false,
  fields,
  values,
  onCreated,
}: ShareLinksProps & { onCreated: (url: string) => void }) {
  const now = useProductNow()
  const [label, setLabel] = useState('')
  const [scope, setScope] = useState(() =>
    parts.filter((part) => part.isPreselected).map(({ value }) => value),
  )
  const [lifetime, setLifetime] = useState('30')
  const [password, setPassword] = useState('')
  const create = useAction(
    () =>
      api.post<{ url: string }>(path, {
        label: label.trim(),
        scope,
        expiresAt:
          lifetime === '0' ? null : new Date(now + Number(lifetime) * DAY_MS).toISOString(),
        ...values?.(),
        ...(password ? { password } : {}),
      }),
    { refresh: [[path]], quiet: true, onDone: ({ url }) => onCreated(url) },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    create.mutate()
  }
  return (
    <form className="data-form" onSubmit={submit}>
      <TextField
        label={t('label')}
        help={t('labelHelp')}
        value={label}
        maxLength={80}
        onChange={(event) => setLabel(event.target.value)}
        data-autofocus=""
      />
      <fieldset>
        <legend className="ui-label">{t('scope')}</legend>
        <div className="share-scope">
          {parts.map((part) => (
            <Checkbox
              key={part.value}
              label={part.label}
              checked={scope.includes(part.value)}
              onChange={(event) =>
                setScope((before) =>
                  event.target.checked
                    ? [...before, part.value]
                    : before.filter((value) => value !== part.value),
                )
              }
            />
          ))}
        </div>
      </fieldset>
      <div className="data-form-row">
        <SelectField
          label={t('expires')}
          value={lifetime}
          onChange={(event) => setLifetime(event.target.value)}
          choices={LIFETIMES.map((days) => ({ value: days, label: t(`days${days}`) }))}
        />
        <TextField
          label={t('password')}
          help={t('passwordHelp')}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      {fields}
      <SaveFault error={create.error} />
      <div>
        <Button
          type="submit"
          variant="primary"
          busy={create.isPending}
          disabled={scope.length === 0 && !mayShowNone}
        >
          {t('create')}
        </Button>
      </div>
    </form>
  )
}

function Links({ path, parts }: Pick<ShareLinksProps, 'path' | 'parts'>) {
  const now = useProductNow()
  const query = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => api.all<LinkRow>(path, {}, { signal }),
  })
  const revoke = useAction((id: string) => api.del(`${path}/${encodeURIComponent(id)}`), {
    refresh: [[path]],
    done: () => t('revoked'),
  })
  const describe = (link: LinkRow) =>
    [
      parts
        .filter(({ value }) => link.scope.includes(value))
        .map(({ label }) => label)
        .join(', '),
      endOf(link, now),
      t('views', { count: link.viewCount ?? 0 }),
      link.lastViewedAt ? t('lastView', { when: formatDay(link.lastViewedAt) }) : '',
      link.hasPassword ? t('protected') : '',
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <section aria-label={t('links')}>
      <p className="ui-label">{t('links')}</p>
      <Part query={query} lines={2}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="soft s13">{t('none')}</p>
          ) : (
            <ul className="share-list">
              {rows.map((link) => (
                <li key={link.id}>
                  <span className="med clip">{link.label || t('unnamed')}</span>
                  {link.revokedAt ? null : (
                    <Button
                      size="s"
                      busy={revoke.isPending && revoke.variables === link.id}
                      onClick={() => revoke.mutate(link.id)}
                    >
                      {t('revoke')}
                    </Button>
                  )}
                  <span className="soft s12">{describe(link)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Part>
    </section>
  )
}

function endOf({ revokedAt, expiresAt }: LinkRow, now: number): string {
  if (revokedAt) return t('revokedAt', { when: formatDay(revokedAt) })
  if (!expiresAt) return t('forever')
  return t(Date.parse(expiresAt) < now ? 'over' : 'until', { when: formatDay(expiresAt) })
}
