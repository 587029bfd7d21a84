import { useState, type FormEvent } from 'react'
import { useMutation } from '@tanstack/react-query'
import { api, ApiError } from '#client/api.ts'
import type { ImportResult } from '#model/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { TextField } from '#ui/base/field.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { SelectField } from '#ui/controls/form-field.tsx'
import { readCountry } from './countries.ts'

const EMPTY = { email: '', firstName: '', lastName: '', title: '', company: '', city: '', country: '', lawfulBasis: '' }
const BASES = [
  { value: '', label: 'Not said' },
  { value: 'legitimate-interest', label: 'Legitimate interest' },
  { value: 'consent', label: 'Consent' },
  { value: 'existing-customer', label: 'Existing customer' },
  { value: 'contract', label: 'Contract' },
]
const FIELDS = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['title', 'Title'],
  ['company', 'Company'],
  ['city', 'City'],
] as const

/** A form for one person; the next one can be typed at once. */
export function OnePerson({ campaignId, onChanged }: { campaignId: string; onChanged: () => void }) {
  const [fields, setFields] = useState(EMPTY)
  const [fault, setFault] = useState<{ field: string; message: string } | null>(null)
  const add = useMutation({
    mutationFn: (contact: typeof EMPTY) => api.post<ImportResult>(`/campaigns/${campaignId}/contacts`, { contacts: [Object.fromEntries(Object.entries(contact).filter(([, value]) => value !== ''))] }),
    onSuccess(result) {
      const error = result.errors[0]
      if (result.refused > 0 && error) return setFault({ field: error.column || 'email', message: error.message })
      onChanged()
      setFields(EMPTY)
      document.getElementById('person-email')?.focus()
      toast(result.added > 0 ? { title: 'Person added', variant: 'success' } : { title: 'This person is in the campaign already', variant: 'info' })
    },
    onError(error) {
      setFault({ field: 'email', message: error instanceof ApiError ? (error.errors[0]?.message ?? error.message) : 'It could not be saved. Try again.' })
    },
  })
  const set = (part: Partial<typeof EMPTY>) => {
    setFields({ ...fields, ...part })
    setFault(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const email = fields.email.trim()
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email)) return setFault({ field: 'email', message: 'Write an e-mail address such as sam@sample.com.' })
    const country = fields.country.trim() ? readCountry(fields.country.trim()) : { value: '' }
    if ('fault' in country) return setFault({ field: 'country', message: country.fault })
    add.mutate({ ...fields, email, country: country.value })
  }
  const faultOf = (field: string) => (fault?.field === field ? fault.message : undefined)
  return (
    <form className="cf-form" onSubmit={submit} noValidate>
      <TextField id="person-email" label="E-mail" type="email" autoComplete="off" maxLength={100} value={fields.email} error={faultOf('email')} onChange={(event) => set({ email: event.target.value })} />
      {FIELDS.map(([field, label]) => (
        <TextField key={field} label={label} autoComplete="off" maxLength={100} value={fields[field]} error={faultOf(field)} onChange={(event) => set({ [field]: event.target.value })} />
      ))}
      <TextField label="Country" autoComplete="off" placeholder="Germany or DE" value={fields.country} error={faultOf('country')} help="Decides the hours and the rules that hold for this person." onChange={(event) => set({ country: event.target.value })} />
      <SelectField label="Lawful basis" options={BASES} value={fields.lawfulBasis} onChange={(event) => set({ lawfulBasis: event.target.value })} />
      <div className="wide row">
        <Button type="submit" busy={add.isPending}>
          Add person
        </Button>
      </div>
    </form>
  )
}
