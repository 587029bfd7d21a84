import { useState, type FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { useMe } from '#client/me.ts'
import { keyRoleOf, type KeyRole } from '#model/schema/access.ts'
import type { ApiKey } from '#model/schema/entities.generated.ts'
import type { KeyFamily } from '#model/schema/key-scopes.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { TextField } from '#ui/base/field.tsx'
import { Segmented } from '#ui/controls/tabs.tsx'
import { CopyField } from '#ui/lists/copy-field.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
import { faultsOf } from '../page-parts/field-faults.ts'
import { Part } from '../page-parts/part.tsx'
import { useProductNow } from '../page-parts/use-product-now.ts'
import { useAction } from '../page-parts/use-action.ts'
import { tApp } from '../page-parts/messages.ts'
import { tAccount as t } from './messages.ts'
import { DAY_MS } from '#model/lib/time-units.ts'

type Kind = ApiKey['kind']
type May = 'all' | 'read' | 'parts'
/** The choice for each family of endpoints; absent ones are closed. */
type Parts = Readonly<Record<string, 'read' | 'write'>>

interface NewKey {
  name: string
  kind: Kind
  role?: KeyRole
  expiresAt?: string | null
  scopes?: readonly string[]
}

const mays: readonly May[] = ['all', 'read', 'parts']
const lives = [0, 30, 90, 365] as const

function scopesFor(may: May, parts: Parts): readonly string[] {
  if (may === 'all') return []
  return may === 'read'
    ? ['read']
    : Object.entries(parts).map(([family, what]) => `${family}:${what}`)
}

/** Creates a key with its permissions, and shows it once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [kind, setKind] = useState<Kind>('secret')
  const [may, setMay] = useState<May>('all')
  const maxRole = keyRoleOf(useMe().data?.role ?? 'MEMBER')
  const [role, setRole] = useState<KeyRole | null>(null)
  const [days, setDays] = useState(0)
  const now = useProductNow()
  const [parts, setParts] = useState<Parts>({})
  const [made, setMade] = useState<{ name: string; key: string } | null>(null)
  const create = useAction(
    (input: NewKey) => api.post<ApiKey & { key: string }>('/api-keys', input),
    { refresh: [['api-keys']], quiet: true, onDone: setMade },
  )
  const faults = faultsOf(create.error, ['name'])
  const isSecret = kind === 'secret'
  const lacksParts = isSecret && may === 'parts' && Object.keys(parts).length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!lacksParts)
      create.mutate({
        name: name.trim(),
        kind,
        expiresAt: days === 0 ? null : new Date(now + days * DAY_MS).toISOString(),
        ...(isSecret ? { role: role ?? maxRole, scopes: scopesFor(may, parts) } : {}),
      })
  }
  if (made)
    return (
      <Dialog
        open
        onClose={onClose}
        closeOnBackdrop={false}
        title={t('account.keyShown', { name: made.name })}
        description={t('account.keyOnce')}
        actions={
          <Button variant="primary" onClick={onClose}>
            {t('account.keyDone')}
          </Button>
        }
      >
        <CopyField label={t('account.keyShown', { name: made.name })} value={made.key} />
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={name === ''}
      title={t('account.keyNew')}
      description={t('account.keysPurpose')}
      actions={
        <>
          <Button onClick={onClose}>{tApp('app.cancel')}</Button>
          <Button
            type="submit"
            form="new-key"
            variant="primary"
            busy={create.isPending}
            disabled={lacksParts}
          >
            {t('account.keyCreate')}
          </Button>
        </>
      }
    >
      <form id="new-key" className="account-form" onSubmit={submit} noValidate>
        <TextField
          label={t('account.keyName')}
          help={t('account.keyNameHelp')}
          maxLength={40}
          value={name}
          error={faults.fields['name'] ?? (faults.form || undefined)}
          onChange={(event) => setName(event.target.value)}
          data-autofocus=""
        />
        <KindField kind={kind} onChange={setKind} />
        {isSecret && (
          <RightsFields
            maxRole={maxRole}
            role={role ?? maxRole}
            may={may}
            onRole={(next) => {
              setRole(next)
              // Another role has other areas.
              setParts({})
            }}
            onMay={setMay}
          />
        )}
        <LifeField days={days} onChange={setDays} />
        {isSecret && may === 'parts' && (
          <PartsChoice role={role ?? maxRole} parts={parts} onChange={setParts} />
        )}
      </form>
    </Dialog>
  )
}

/** Chooses between a secret key for servers and a public one. */
function KindField({ kind, onChange }: { kind: Kind; onChange: (kind: Kind) => void }) {
  return (
    <Segmented
      label={t('account.keyKind')}
      value={kind}
      onChange={onChange}
      options={[
        { id: 'secret', label: t('account.keyKind.secret') },
        { id: 'public', label: t('account.keyKind.public') },
      ]}
    />
  )
}

interface RightsProps {
  /** The highest role that the key's creator may grant. */
  maxRole: KeyRole
  role: KeyRole
  may: May
  onRole: (role: KeyRole) => void
  onMay: (may: May) => void
}

/** The role a secret key acts in, and its permissions within that. */
function RightsFields({ maxRole, role, may, onRole, onMay }: RightsProps) {
  return (
    <>
      {maxRole !== 'MEMBER' && (
        <SelectField
          label={t('account.keyRights')}
          help={t('account.keyRightsHelp')}
          value={role}
          onChange={(event) => onRole(event.target.value as KeyRole)}
          choices={(['TENANT_ADMIN', 'MEMBER'] as const).map((value) => ({
            value,
            label: t(`account.keyRole.${value}`),
          }))}
        />
      )}
      <SelectField
        label={t('account.keyMay')}
        help={t('account.keyMayHelp')}
        value={may}
        onChange={(event) => onMay(event.target.value as May)}
        choices={mays.map((value) => ({ value, label: t(`account.keyMay.${value}`) }))}
      />
    </>
  )
}

/** After how many days the key expires; 0 for never. */
function LifeField({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  return (
    <SelectField
      label={t('account.keyExpires')}
      value={String(days)}
      onChange={(event) => onChange(Number(event.target.value))}
      choices={lives.map((value) => ({
        value: String(value),
        label:
          value === 0
            ? t('account.keyExpires.never')
            : t('account.keyExpires.days', { count: value }),
      }))}
    />
  )
}

/** For each family of endpoints: closed, read, or read and write. */
function PartsChoice({
  role,
  parts,
  onChange,
}: {
  role: KeyRole
  parts: Parts
  onChange: (parts: Parts) => void
}) {
  const query = useQuery({
    queryKey: ['api-keys', 'families', role],
    queryFn: ({ signal }) => api.get<KeyFamily[]>(`/api-keys/families?role=${role}`, { signal }),
    staleTime: Infinity,
  })
  const choose = (family: string, what: string) => {
    const { [family]: _before, ...others } = parts
    onChange(what === '' ? others : { ...others, [family]: what as Parts[string] })
  }
  return (
    <fieldset className="account-parts">
      <legend className="ui-label">{t('account.keyParts')}</legend>
      <div
        className="account-parts-list"
        tabIndex={0}
        role="group"
        aria-label={t('account.keyParts')}
      >
        <Part query={query} lines={4}>
          {(families) =>
            families.map(({ family, name }) => (
              <label key={family}>
                <span>{name}</span>
                <select
                  className="ui-input"
                  value={parts[family] ?? ''}
                  onChange={(event) => choose(family, event.target.value)}
                >
                  <option value="">{t('account.keyPart.none')}</option>
                  <option value="read">{t('account.keyPart.read')}</option>
                  <option value="write">{t('account.keyPart.write')}</option>
                </select>
              </label>
            ))
          }
        </Part>
      </div>
    </fieldset>
  )
}
