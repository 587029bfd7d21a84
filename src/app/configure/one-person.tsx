import { useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import { api, ApiError } from '#client/api.ts'
import type { ImportResult } from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { TextField } from '#ui/base/field.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { SelectField } from '#ui/lists/select-field.tsx'
import { readCountry } from './countries.ts'
import { tPeople as t } from './people-messages.ts'
import { tTargets } from './targets-messages.ts'

const EMPTY = {
  email: '',
  firstName: '',
  lastName: '',
  title: '',
  company: '',
  city: '',
  country: '',
  lawfulBasis: '',
}
const BASES = ['', 'legitimate-interest', 'consent', 'existing-customer', 'contract'] as const
const FIELDS = ['firstName', 'lastName', 'title', 'company', 'city'] as const

/** A form for one person; stays open for the next one. */
export function OnePerson({
  campaignId,
  onChanged,
}: {
  campaignId: string
  onChanged: () => void
}) {
  const [fields, setFields] = useState(EMPTY)
  const [fault, setFault] = useState<{ field: string; message: string } | null>(null)
  const add = useMutation({
    mutationFn: (contact: typeof EMPTY) =>
      api.post<ImportResult>(`/campaigns/${campaignId}/contacts`, {
        contacts: [Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== ''))],
      }),
    onSuccess(result, contact) {
      const error = result.errors[0]
      if (result.refused > 0 && error)
        return setFault({ field: error.column || 'email', message: error.message })
      onChanged()
      setFields((now) => (now === contact ? EMPTY : now))
      document.getElementById('person-email')?.focus()
      toast(
        result.added > 0
          ? { title: t('conf.person.added'), variant: 'success' }
          : { title: t('conf.person.known'), variant: 'info' },
      )
    },
    onError(error) {
      setFault({
        field: 'email',
        message:
          error instanceof ApiError
            ? (error.errors[0]?.message ?? error.message)
            : t('conf.person.saveFailed'),
      })
    },
  })
  const set = (part: Partial<typeof EMPTY>) => {
    setFields({ ...fields, ...part })
    setFault(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const email = fields.email.trim()
    if (!/^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/.test(email))
      return setFault({ field: 'email', message: t('conf.person.emailFault') })
    const country = fields.country.trim() ? readCountry(fields.country.trim()) : { value: '' }
    if ('fault' in country) return setFault({ field: 'country', message: country.fault })
    add.mutate({ ...fields, email, country: country.value })
  }
  const faultOf = (field: string) => (fault?.field === field ? fault.message : undefined)
  return (
    <form className="cf-form" onSubmit={submit} noValidate>
      <TextField
        id="person-email"
        label={t('conf.person.email')}
        type="email"
        autoComplete="off"
        maxLength={100}
        value={fields.email}
        error={faultOf('email')}
        onChange={(event) => set({ email: event.target.value })}
      />
      {FIELDS.map((field) => (
        <TextField
          key={field}
          label={t(`conf.person.${field}`)}
          autoComplete="off"
          maxLength={100}
          value={fields[field]}
          error={faultOf(field)}
          onChange={(event) => set({ [field]: event.target.value })}
        />
      ))}
      <TextField
        label={t('conf.person.country')}
        autoComplete="off"
        placeholder={tTargets('conf.targets.country.example')}
        value={fields.country}
        error={faultOf('country')}
        help={t('conf.person.country.help')}
        onChange={(event) => set({ country: event.target.value })}
      />
      <SelectField
        label={t('conf.person.basis')}
        choices={BASES.map((value) => ({
          value,
          label: t(`conf.person.basis.${value || 'none'}`),
        }))}
        value={fields.lawfulBasis}
        onChange={(event) => set({ lawfulBasis: event.target.value })}
      />
      <div className="wide row">
        <Button type="submit" busy={add.isPending}>
          {t('conf.person.add')}
        </Button>
      </div>
    </form>
  )
}
