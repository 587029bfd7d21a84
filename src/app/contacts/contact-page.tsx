import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import type { Contact } from '#model/schema/entities.generated.ts'
import { Button } from '#ui/base/button.tsx'
import { Link } from '#ui/base/routing.tsx'
import { SuppressionNotice } from '#shell/suppression-notice.tsx'
import { PageFrame } from '../page-parts/page-frame.tsx'
import { Part } from '../page-parts/part.tsx'
import { ReadOnlyNote, useReadOnly } from '../page-parts/read-only.tsx'
import { tContacts as t } from '../page-parts/contact-messages.ts'
import { ContactCalls } from '../agents/contact-calls.tsx'
import { CompanyResearch } from '../research/company-research.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import './contacts.css'

const DETAILS = [
  ['email', 'contacts.email'],
  ['title', 'contacts.role'],
  ['phone', 'contacts.phone'],
  ['company', 'contacts.company'],
  ['companyDomain', 'contacts.companyDomain'],
  ['industry', 'contacts.industry'],
  ['companySize', 'contacts.companySize'],
  ['city', 'contacts.city'],
  ['country', 'contacts.country'],
  ['timeZone', 'contacts.timeZone'],
  ['language', 'contacts.language'],
  ['source', 'contacts.source'],
] as const

const nameOf = (contact: Contact) =>
  [contact.firstName, contact.lastName].filter(Boolean).join(' ') || contact.email

/** One contact: the details of the person, and the facts about the company. */
export default function ContactPage() {
  const { contactId = '' } = useParams()
  const [editing, setEditing] = useState<Contact | null>(null)
  const isReadOnly = useReadOnly()
  const query = useQuery({
    queryKey: ['contacts', contactId],
    queryFn: ({ signal }) => api.get<Contact>(`/contacts/${contactId}`, { signal }),
  })
  const contact = query.data
  return (
    <PageFrame
      title={contact ? nameOf(contact) : t('contacts.one')}
      above={<Link to={paths.contacts}>{t('contacts.title')}</Link>}
      actions={
        contact && !isReadOnly ? (
          <Button onClick={() => setEditing(contact)}>{t('contacts.edit')}</Button>
        ) : null
      }
    >
      <ReadOnlyNote />
      <div className="contact-parts">
        {contact ? <SuppressionNotice address={contact.email} canUndo={!isReadOnly} /> : null}
        <section className="panel pad" aria-label={t('contacts.details')}>
          <Part query={query} lines={8}>
            {(known) => <Details contact={known} />}
          </Part>
        </section>
        <CompanyResearch contactId={contactId} />
        <ContactCalls contactId={contactId} />
      </div>
      {editing ? <ContactDialog contact={editing} onClose={() => setEditing(null)} /> : null}
    </PageFrame>
  )
}

function Details({ contact }: { contact: Contact }) {
  return (
    <dl className="contact-details">
      {DETAILS.map(([field, label]) => (
        <div key={field}>
          <dt>{t(label)}</dt>
          <dd>{contact[field] || <span className="soft">{t('contacts.notKnown')}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
