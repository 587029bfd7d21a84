import { api } from '#client/api.ts'

/** The columns that the import recognizes, in the order people expect them. */
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

/** Downloads contacts as a CSV file, all or filtered. */
export const exportContacts = (filter: Record<string, unknown> = {}): Promise<void> =>
  api.download('/contacts/export', 'contacts.csv', {
    query: { columns: COLUMNS.join(','), filter: JSON.stringify(filter) },
  })
