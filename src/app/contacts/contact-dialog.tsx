import { useState, type FormEvent } from 'react'
import { api } from '#client/api.ts'
import type { Contact } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Dialog } from '#ui/base/dialog.tsx'
import { TextField } from '#ui/base/field.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
import { FormFault } from '../page-parts/form-fault.tsx'
import { faultsOf } from '../page-parts/field-faults.ts'
import { useAction } from '../page-parts/use-action.ts'
import { useFormVersion } from '../page-parts/use-form-version.ts'
import { tApp } from '../page-parts/messages.ts'
import { ZoneField } from '../page-parts/zone-field.tsx'
import { tContacts as t } from '../page-parts/contact-messages.ts'

const FIELDS = [
  'email',
  'firstName',
  'lastName',
  'title',
  'phone',
  'company',
  'companyDomain',
  'industry',
  'companySize',
  'city',
  'country',
  'timeZone',
  'language',
  'lawfulBasis',
  'source',
] as const
const SIZES = ['', '1-10', '11-50', '51-200', '201-1000', '1001+'] as const
const BASES = ['consent', 'legitimate-interest', 'existing-customer', 'contract'] as const

type ContactField = (typeof FIELDS)[number]
type ContactValues = Record<ContactField, string>

/** Adds or edits a contact. */
export function ContactDialog({
  contact,
  onClose,
}: {
  contact: Contact | null
  onClose: () => void
}) {
  const [values, setValues] = useState<ContactValues>(
    () =>
      Object.fromEntries(FIELDS.map((field) => [field, contact?.[field] ?? ''])) as ContactValues,
  )
  const { version, noteConflict } = useFormVersion(contact?.version ?? 0)
  const save = useAction(
    (sent: ContactValues) =>
      contact ? api.put(`/contacts/${contact.id}`, sent, { version }) : api.post('/contacts', sent),
    {
      refresh: [['contacts']],
      quiet: true,
      done: () => t(contact ? 'contacts.saved' : 'contacts.added'),
      onDone: onClose,
      onFailed: noteConflict,
    },
  )
  const faults = faultsOf(save.error, FIELDS)
  const set = (field: ContactField, value: string) =>
    setValues((before) => ({ ...before, [field]: value }))
  const text = (field: ContactField) => ({
    value: values[field],
    error: faults.fields[field],
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({
      ...values,
      email: values.email.trim(),
      country: values.country.trim().toUpperCase(),
      language: values.language.trim().toLowerCase(),
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title={t(contact ? 'contacts.editTitle' : 'contacts.newTitle')}
      actions={
        <>
          <Button onClick={onClose}>{tApp('app.cancel')}</Button>
          <Button type="submit" form="contact-form" variant="primary" busy={save.isPending}>
            {contact ? tApp('app.save') : t('contacts.add')}
          </Button>
        </>
      }
    >
      <form id="contact-form" className="data-form" onSubmit={submit} noValidate>
        <PersonFields text={text} />
        <CompanyFields text={text} />
        <PlaceFields
          text={text}
          zone={values.timeZone}
          zoneFault={faults.fields.timeZone}
          onZone={(zone) => set('timeZone', zone)}
        />
        <SourceFields text={text} />
        <FormFault>{faults.form}</FormFault>
      </form>
    </Dialog>
  )
}

interface ContactFieldsProps {
  /** Props of a text field for one value of the contact. */
  text: (field: ContactField) => {
    value: string
    error: string | undefined
    onChange: (event: { target: { value: string } }) => void
  }
}

function PersonFields({ text }: ContactFieldsProps) {
  return (
    <fieldset>
      <legend>{t('contacts.person')}</legend>
      <TextField
        label={t('contacts.email')}
        type="email"
        autoComplete="off"
        data-autofocus=""
        {...text('email')}
      />
      <div className="data-form-row">
        <TextField label={t('contacts.firstName')} {...text('firstName')} />
        <TextField label={t('contacts.lastName')} {...text('lastName')} />
      </div>
      <div className="data-form-row">
        <TextField label={t('contacts.role')} {...text('title')} />
        <TextField label={t('contacts.phone')} type="tel" {...text('phone')} />
      </div>
    </fieldset>
  )
}

function CompanyFields({ text }: ContactFieldsProps) {
  return (
    <fieldset>
      <legend>{t('contacts.company')}</legend>
      <div className="data-form-row">
        <TextField label={t('contacts.company')} {...text('company')} />
        <TextField label={t('contacts.companyDomain')} {...text('companyDomain')} />
      </div>
      <div className="data-form-row">
        <TextField label={t('contacts.industry')} {...text('industry')} />
        <SelectField
          label={t('contacts.companySize')}
          choices={SIZES.map((value) => ({ value, label: value || '–' }))}
          {...text('companySize')}
        />
      </div>
    </fieldset>
  )
}

interface PlaceProps extends ContactFieldsProps {
  zone: string
  zoneFault: string | undefined
  onZone: (zone: string) => void
}

/** The person's location, which determines time zone and language. */
function PlaceFields({ text, zone, zoneFault, onZone }: PlaceProps) {
  return (
    <fieldset>
      <legend>{t('contacts.place')}</legend>
      <div className="data-form-row">
        <TextField label={t('contacts.city')} {...text('city')} />
        <TextField
          label={t('contacts.country')}
          help={t('contacts.countryHelp')}
          maxLength={2}
          {...text('country')}
        />
      </div>
      <div className="data-form-row">
        <ZoneField
          label={t('contacts.timeZone')}
          value={zone}
          error={zoneFault}
          onChange={onZone}
        />
        <TextField
          label={t('contacts.language')}
          help={t('contacts.languageHelp')}
          maxLength={2}
          {...text('language')}
        />
      </div>
    </fieldset>
  )
}

/** The contact's source, and the legal basis for writing to it. */
function SourceFields({ text }: ContactFieldsProps) {
  return (
    <fieldset>
      <legend>{t('contacts.source')}</legend>
      <div className="data-form-row">
        <SelectField
          label={t('contacts.basis')}
          help={t('contacts.basisHelp')}
          choices={[
            { value: '', label: t('contacts.basis.none') },
            ...BASES.map((value) => ({ value, label: t(`contacts.${value}`) })),
          ]}
          {...text('lawfulBasis')}
        />
        <TextField label={t('contacts.source')} {...text('source')} />
      </div>
    </fieldset>
  )
}
