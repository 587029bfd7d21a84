import { EMAIL_LANGUAGES } from '#model/email/email-languages.ts'
import { SelectField } from '#ui/lists/select-field.tsx'
import type { FormEvent } from 'react'
import { api } from '#client/api.ts'
import { useDraft } from '#client/drafts.ts'
import { useTenant, type MyTenant } from '#client/me.ts'
import { Button } from '#ui/base/button.tsx'
import { TextArea, TextField } from '#ui/base/field.tsx'
import { currentLanguage, namesOf } from '#language'
import { FormFault } from '../page-parts/form-fault.tsx'
import { faultsOf } from '../page-parts/field-faults.ts'
import { Part } from '../page-parts/part.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { useEdits } from '../page-parts/use-edits.ts'
import { tApp } from '../page-parts/messages.ts'
import { ZoneField } from '../page-parts/zone-field.tsx'
import { tAccount as t } from './messages.ts'

/** Languages that emails are written in, by name; keeps another one that is already set. */
function languageChoices(current: string) {
  const names = namesOf('language')
  return [...new Set<string>([...EMAIL_LANGUAGES, ...(current ? [current] : [])])]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, currentLanguage()))
}

const FIELDS = [
  'name',
  'website',
  'senderName',
  'accentColor',
  'postalAddress',
  'timeZone',
  'language',
] as const
type SenderField = (typeof FIELDS)[number]
type SenderValues = Record<SenderField, string>

const valuesOf = (tenant: MyTenant): SenderValues =>
  Object.fromEntries(FIELDS.map((field) => [field, tenant[field] ?? ''])) as SenderValues

/** The sender of the organization's emails. */
export function SenderForm() {
  const tenant = useTenant()
  return (
    <Part query={tenant} lines={8}>
      {(data) => <Sender key={data.id} tenant={data} />}
    </Part>
  )
}

function Sender({ tenant }: { tenant: MyTenant }) {
  const saved = valuesOf(tenant)
  const draft = useDraft<Partial<SenderValues>>(`account.sender.${tenant.id ?? ''}`, { shape: 2 })
  const { values, changes, isChanged, set, forget } = useEdits(saved, draft)
  const save = useAction(
    (next: Partial<SenderValues>) =>
      api.put('/tenants/me', next, tenant.version === undefined ? {} : { version: tenant.version }),
    {
      refresh: [['tenants', 'me'], ['dashboard'], ['campaign']],
      quiet: true,
      done: () => t('account.saved'),
      onDone: draft.clear,
    },
  )
  const faults = faultsOf(save.error, FIELDS)
  const bind = (field: SenderField) => ({
    value: values[field],
    error: faults.fields[field],
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(changes, { onSuccess: () => forget(changes) })
  }
  const { error: zoneError, value: zone } = bind('timeZone')
  return (
    <form className="account-form" onSubmit={submit} noValidate>
      <div className="account-pair">
        <TextField
          label={t('account.orgName')}
          maxLength={40}
          autoComplete="organization"
          {...bind('name')}
        />
        <TextField
          label={t('account.website')}
          type="url"
          autoComplete="url"
          {...bind('website')}
        />
      </div>
      <TextField
        label={t('account.senderName')}
        maxLength={80}
        help={t('account.senderNameHelp')}
        {...bind('senderName')}
      />
      <TextField
        label={t('account.accentColor')}
        maxLength={7}
        help={t('account.accentColorHelp')}
        {...bind('accentColor')}
      />
      <TextArea
        label={t('account.address')}
        rows={2}
        maxLength={300}
        help={t('account.addressHelp')}
        autoComplete="street-address"
        {...bind('postalAddress')}
      />
      <div className="account-pair">
        <ZoneField
          label={t('account.zone')}
          help={t('account.zoneHelp')}
          value={zone}
          error={zoneError}
          onChange={(next) => set('timeZone', next)}
        />
        <SelectField
          label={t('account.workLanguage')}
          help={t('account.workLanguageHelp')}
          choices={languageChoices(values.language)}
          {...bind('language')}
        />
      </div>
      <FormFault>{faults.form}</FormFault>
      <div>
        <Button type="submit" busy={save.isPending} disabled={!isChanged}>
          {tApp('app.save')}
        </Button>
      </div>
    </form>
  )
}
