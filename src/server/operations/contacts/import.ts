import { previewImport } from '#engine/outreach/people/preview-import.ts'
import { startImport } from '#engine/outreach/people/import-job.ts'
import { endpoint } from '../../base/endpoint.ts'
import { MAX_HELD_FILE, scopeOf, uploadedBytes } from '../../base/scope-of.ts'
import { importOptions, tableOptions } from './import-options.ts'

const upload = {
  accepts: ['text/csv', 'multipart/form-data'] as const,
  bodyLimit: MAX_HELD_FILE,
  rateLimit: 30,
}

export const postImportPreview = endpoint({
  method: 'POST',
  path: '/api/v1/contacts/import/preview',
  access: 'member',
  summary: 'What a CSV file holds and how its columns map',
  ...upload,
  handler: (input) => previewImport(uploadedBytes(input), tableOptions(input)),
})
export const postImport = endpoint({
  method: 'POST',
  path: '/api/v1/contacts/import',
  access: 'write-member',
  summary: 'Import contacts from CSV; large files become a job',
  ...upload,
  handler: (input) =>
    startImport(input.engine, scopeOf(input), uploadedBytes(input), importOptions(input)),
})
