import { api } from '#client/api.ts'

/** The columns that the import knows, in the order people expect them. */
const COLUMNS = [
  'email',
  'firstName',
  'lastName',
  'title',
  'company',
  'companyDomain',
  'industry',
  'companySize',
  'city',
  'country',
  'timeZone',
  'language',
  'phone',
  'lawfulBasis',
  'source',
  'verification',
]

/** Contacts as a CSV file in the browser's downloads, all or as filtered. */
export const exportContacts = (filter: Record<string, unknown> = {}): Promise<void> =>
  api.download('/contacts/export', 'contacts.csv', {
    query: { columns: COLUMNS.join(','), filter: JSON.stringify(filter) },
  })
