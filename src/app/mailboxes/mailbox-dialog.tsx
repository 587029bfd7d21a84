import { useRef, useState, type FormEvent } from 'react'
import { api } from '#client/api.ts'
import { useTenantZone } from '#client/me.ts'
import type { MailboxView } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { Checkbox, TextArea, TextField } from '#ui/base/field.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
import { FormFault } from '../page-parts/form-fault.tsx'
import { faultsOf } from '../page-parts/field-faults.ts'
import { useAction } from '../page-parts/use-action.ts'
import { useFormVersion } from '../page-parts/use-form-version.ts'
import { tApp } from '../page-parts/messages.ts'
import { ZoneField } from '../page-parts/zone-field.tsx'
import {
  providerOf,
  providerServers,
  startValues,
  toSend,
  type MailboxValues,
  type Provider,
} from './mailbox-values.ts'
import { SignInChoice } from './sign-in-choice.tsx'
import { tMail as t } from './messages.ts'

const PROVIDERS = ['gmail', 'microsoft', 'other'] as const
const SECURITIES = ['tls', 'starttls', 'none'] as const
const COPIES = ['auto', 'on', 'off'] as const
const DAYS = [1, 2, 3, 4, 5, 6, 7] as const
const FIELDS = Object.keys(startValues(null, 'UTC'))

interface FormProps {
  values: MailboxValues
  set: (next: Partial<MailboxValues>) => void
  faults: Record<string, string>
  isNew: boolean
}

/** Connects or edits a mailbox; `onSaved` receives it. */
export function MailboxDialog({
  mailbox,
  onClose,
  onSaved,
}: {
  mailbox: MailboxView | null
  onClose: () => void
  onSaved: (mailbox: MailboxView) => void
}) {
  const zone = useTenantZone()
  const [values, setValues] = useState(() => startValues(mailbox, zone))
  const [provider, setProvider] = useState<Provider>(() => providerOf(values))
  const isNew = mailbox === null
  const hasAccess = mailbox !== null && mailbox.signInBy !== 'password'
  const { version, noteConflict } = useFormVersion(mailbox?.version ?? 0)
  const save = useAction(
    (sent: MailboxValues) =>
      mailbox
        ? api.put<MailboxView>(`/mailboxes/${mailbox.id}`, toSend(sent, false), { version })
        : api.post<MailboxView>('/mailboxes', toSend(sent, true)),
    {
      refresh: [['mailboxes'], ['dashboard']],
      quiet: true,
      done: (_, saved) => t(isNew ? 'mail.connected' : 'mail.saved', { address: saved.address }),
      onDone: onSaved,
      onFailed: noteConflict,
    },
  )
  const faults = faultsOf(save.error, FIELDS)
  const set = (next: Partial<MailboxValues>) => setValues((before) => ({ ...before, ...next }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(values)
  }
  const form = { values, set, faults: faults.fields, isNew }
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={isNew ? t('mail.addTitle') : t('mail.editTitle', { address: mailbox.address })}
      description={t('mail.formDetail')}
      actions={
        <>
          <Button onClick={onClose}>{tApp('app.cancel')}</Button>
          <Button type="submit" form="mailbox-form" variant="primary" busy={save.isPending}>
            {isNew ? t('mail.connect') : tApp('app.save')}
          </Button>
        </>
      }
    >
      <form id="mailbox-form" className="data-form" onSubmit={submit} noValidate>
        <ProviderChoice provider={provider} onProvider={setProvider} {...form} mailbox={mailbox} />
        {provider === 'other' ? null : <SignInChoice provider={provider} mailbox={mailbox} />}
        {hasAccess ? null : <p className="ui-help">{t(`mail.${provider}Help`)}</p>}
        <AddressFields {...form} isFixed={hasAccess} />
        {hasAccess ? null : <ServerFields kind="smtp" {...form} />}
        {hasAccess ? null : <ServerFields kind="imap" {...form} />}
        <LimitFields {...form} />
        <TextArea
          label={t('mail.signature')}
          help={t('mail.signatureHelp')}
          rows={3}
          value={values.signature}
          error={faults.fields.signature}
          onChange={(event) => set({ signature: event.target.value })}
        />
        <SelectField
          label={t('mail.sentCopy')}
          help={t('mail.sentCopyHelp')}
          value={values.sentCopy ?? 'auto'}
          error={faults.fields.sentCopy}
          choices={COPIES.map((value) => ({ value, label: t(`mail.sentCopy.${value}`) }))}
          onChange={(event) =>
            set({
              sentCopy: COPIES.find((candidate) => candidate === event.target.value) ?? 'auto',
            })
          }
        />
        <FormFault>{faults.form}</FormFault>
      </form>
    </Dialog>
  )
}

/** The mailbox's provider, which decides its servers and ways to sign in. */
function ProviderChoice({
  provider,
  onProvider,
  values: { smtpHost, smtpPort, smtpSecurity, imapHost, imapPort, imapSecurity },
  set,
  mailbox,
}: Pick<FormProps, 'set' | 'values'> & {
  provider: Provider
  onProvider: (provider: Provider) => void
  mailbox: MailboxView | null
}) {
  // A look at another provider keeps the typed servers.
  const typed = useRef<Partial<typeof providerServers>>({})
  if (mailbox && mailbox.signInBy !== 'password') return null
  return (
    <div className="seg mailbox-providers" role="group" aria-label={t('mail.provider')}>
      {PROVIDERS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={provider === one}
          onClick={() => {
            if (one === provider) return
            onProvider(one)
            typed.current[provider] = {
              smtpHost,
              smtpPort,
              smtpSecurity,
              imapHost,
              imapPort,
              imapSecurity,
            }
            set(typed.current[one] ?? providerServers[one])
          }}
        >
          {t(`mail.${one}`)}
        </button>
      ))}
    </div>
  )
}

/** The address and the sender name; the address of an account that signed in is its own. */
function AddressFields({ values, set, faults, isFixed }: FormProps & { isFixed: boolean }) {
  return (
    <div className="data-form-row">
      <TextField
        label={t('mail.address')}
        type="email"
        autoComplete="email"
        readOnly={isFixed}
        value={values.address}
        error={faults.address}
        onChange={(event) => set({ address: event.target.value })}
        data-autofocus=""
      />
      <TextField
        label={t('mail.fromName')}
        help={t('mail.fromNameHelp')}
        value={values.fromName}
        error={faults.fromName}
        onChange={(event) => set({ fromName: event.target.value })}
      />
    </div>
  )
}

/** The server for sending or for reading email. */
function ServerFields({ kind, values, set, faults, isNew }: FormProps & { kind: 'smtp' | 'imap' }) {
  const field = (name: 'Host' | 'Port' | 'Security' | 'User' | 'Password') =>
    `${kind}${name}` as const
  const text = (name: 'Host' | 'User' | 'Password') => ({
    value: values[field(name)],
    error: faults[field(name)],
    onChange: (event: { target: { value: string } }) => set({ [field(name)]: event.target.value }),
  })
  return (
    <fieldset>
      <legend>{t(kind === 'smtp' ? 'mail.sending' : 'mail.reading')}</legend>
      <div className="mailbox-server">
        <TextField label={t('mail.host')} spellCheck={false} autoComplete="off" {...text('Host')} />
        <TextField
          label={t('mail.port')}
          type="number"
          min={1}
          max={65535}
          value={values[field('Port')]}
          error={faults[field('Port')]}
          onChange={(event) => set({ [field('Port')]: Number(event.target.value) })}
        />
        <SelectField
          label={t('mail.security')}
          value={values[field('Security')]}
          error={faults[field('Security')]}
          choices={SECURITIES.map((value) => ({ value, label: t(`mail.${value}`) }))}
          onChange={(event) => set({ [field('Security')]: event.target.value })}
        />
      </div>
      <div className="data-form-row">
        <TextField
          label={t('mail.user')}
          help={t('mail.userHelp')}
          spellCheck={false}
          autoComplete="off"
          {...text('User')}
        />
        <TextField
          label={t('mail.password')}
          help={isNew ? undefined : t('mail.passwordKept')}
          type="password"
          autoComplete="new-password"
          {...text('Password')}
        />
      </div>
    </fieldset>
  )
}

/** The daily limit, its growth, and the sending hours. */
function LimitFields({ values, set, faults }: FormProps) {
  const number = (name: 'dailyCap' | 'rampStart' | 'rampStep' | 'gapMinutes') => ({
    type: 'number',
    min: 0,
    value: values[name],
    error: faults[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: Number(event.target.value) }),
  })
  return (
    <fieldset>
      <legend>{t('mail.limits')}</legend>
      <div className="mailbox-limits">
        <TextField label={t('mail.dailyCap')} unit={t('mail.unitMails')} {...number('dailyCap')} />
        <TextField
          label={t('mail.rampStart')}
          unit={t('mail.unitMails')}
          {...number('rampStart')}
        />
        <TextField label={t('mail.rampStep')} unit={t('mail.unitMails')} {...number('rampStep')} />
        <TextField label={t('mail.gap')} unit={t('mail.unitMinutes')} {...number('gapMinutes')} />
      </div>
      <div role="group" aria-label={t('mail.days')} className="mailbox-days">
        {DAYS.map((day) => (
          <Checkbox
            key={day}
            label={t(`mail.${day}`)}
            checked={values.windowDays.includes(day)}
            onChange={(event) =>
              set({
                windowDays: event.target.checked
                  ? [...values.windowDays, day].sort()
                  : values.windowDays.filter((windowDay) => windowDay !== day),
              })
            }
          />
        ))}
      </div>
      {faults.windowDays ? (
        <p className="ui-error" role="alert">
          {faults.windowDays}
        </p>
      ) : null}
      <div className="data-form-row">
        <TextField
          label={t('mail.from')}
          type="time"
          value={values.windowFrom}
          error={faults.windowFrom}
          onChange={(event) => set({ windowFrom: event.target.value })}
        />
        <TextField
          label={t('mail.to')}
          type="time"
          value={values.windowTo === '24:00' ? '23:59' : values.windowTo}
          error={faults.windowTo}
          onChange={(event) => set({ windowTo: event.target.value })}
        />
        <ZoneField
          label={t('mail.zone')}
          value={values.timeZone}
          error={faults.timeZone}
          onChange={(timeZone) => set({ timeZone })}
        />
      </div>
    </fieldset>
  )
}
