import type { Contact } from '#model/entities.generated.ts'
import { previewImport } from '#engine/contacts/import-contacts.ts'
import { startImport } from '#engine/contacts/import-job.ts'
import { createContact, exportContacts, updateContact } from '#engine/contacts/save-contact.ts'
import { endpoint } from '../../endpoint.ts'
import { readListQuery } from '../../crud/read-list-query.ts'
import { idOf, scopeOf, sendCsv, versionOf } from '../request-parts.ts'
import { readUpload } from './read-upload.ts'

export const postContact = endpoint({
  method: 'POST', path: '/api/v1/contacts', access: 'write-member', summary: 'Add a contact', status: 201,
  handler: ({ body, caller, engine }) => createContact(engine, scopeOf(caller), (body ?? {}) as Partial<Contact>),
})

export const putContact = endpoint({
  method: 'PUT', path: '/api/v1/contacts/:id', access: 'write-member', summary: 'Change a contact; campaigns judge it anew',
  handler: ({ params, body, request, caller, engine }) => updateContact(engine, scopeOf(caller), idOf(params), versionOf({ request, body }), (body ?? {}) as Partial<Contact>),
})

export const postImportPreview = endpoint({
  method: 'POST', path: '/api/v1/contacts/import/preview', access: 'member', summary: 'What a CSV file holds and how its columns map', accepts: ['text/csv', 'multipart/form-data'], bodyLimit: 25 * 1024 * 1024, rateLimit: 60,
  handler: ({ body, query }) => previewImport(readUpload(body, query).bytes),
})

export const postContactImport = endpoint({
  method: 'POST', path: '/api/v1/contacts/import', access: 'write-member', summary: 'Import contacts from a CSV file', accepts: ['text/csv', 'multipart/form-data'], bodyLimit: 25 * 1024 * 1024, rateLimit: 20,
  async handler({ body, query, caller, engine }) {
    const { bytes, options } = readUpload(body, query)
    return startImport(engine, scopeOf(caller), bytes, options)
  },
})

export const getContactsCsv = endpoint({
  method: 'GET', path: '/api/v1/contacts.csv', access: 'member', summary: 'Contacts as CSV, with the filter of the list', rateLimit: 20,
  handler: async ({ query, caller, engine, reply }) => sendCsv(reply, 'contacts.csv', await exportContacts(engine, scopeOf(caller), readListQuery(query))),
})

export const getSampleCsv = endpoint({
  method: 'GET', path: '/api/v1/contacts/sample.csv', access: 'public', summary: 'A sample of the CSV file that can be imported',
  handler: async ({ reply }) => sendCsv(reply, 'sample.csv', 'email,first name,last name,title,company,country,time zone,lawful basis\r\nsam@sample.example,Sam,Sample,Head of operations,Sample Ltd,GB,Europe/London,legitimate-interest\r\n'),
})

