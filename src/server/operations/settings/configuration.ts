import { say } from '#language'
import { deleteAll } from '#engine/administration/configuration/delete-all.ts'
import { exportConfiguration } from '#engine/administration/configuration/export-configuration.ts'
import {
  dryImport,
  importConfiguration,
} from '#engine/administration/configuration/import-configuration.ts'
import { fail } from '#model/lib/errors.ts'
import { conflictChoices as choices } from '#model/api/import-plan.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf, uploadedBytes } from '../../base/scope-of.ts'

const MAX_BYTES = 16 * 1024 * 1024

export const getExportAll = endpoint({
  method: 'GET',
  path: '/api/v1/settings/exportall',
  access: 'tenant-admin',
  summary:
    'The whole configuration as one archive (.tar.gz) of JSON files; without secrets and without people',
  rateLimit: 60,
  async handler(input) {
    const { archive, records } = await exportConfiguration(input.engine, scopeOf(input))
    return input.reply
      .type('application/gzip')
      .header('x-total-count', records)
      .header('content-disposition', 'attachment; filename="configuration.tar.gz"')
      .send(archive)
  },
})

export const postImportAll = endpoint({
  method: 'POST',
  path: '/api/v1/settings/importall',
  access: 'write-tenant-admin',
  summary:
    'Import an archive of the configuration: first with dryRun=true, which answers a plan, then with the plan’s hash',
  accepts: ['multipart/form-data'],
  bodyLimit: MAX_BYTES,
  rateLimit: 60,
  query: {
    dryRun: { type: 'boolean' },
    plan: { type: 'string' },
    conflicts: { type: 'string', enum: choices },
  },
  async handler(input) {
    const { dryRun = 'true', plan, conflicts = 'refuse' } = input.query
    if (!['true', 'false'].includes(dryRun))
      throw fail('malformed', '"dryRun" is true or false.', [
        { path: '/dryRun', message: 'true or false.' },
      ])
    const choice = choices.find((candidate) => candidate === conflicts)
    if (!choice)
      throw fail(
        'malformed',
        say('{title} must be one of: {values}.', {
          title: '"conflicts"',
          values: choices.join(', '),
        }),
        [{ path: '/conflicts', message: say('One of: {values}.', { values: choices.join(', ') }) }],
      )
    const bytes = uploadedBytes(input)
    if (dryRun === 'true') return dryImport(input.engine, scopeOf(input), bytes)
    if (!plan)
      throw fail('malformed', 'Ask with dryRun=true first, and send the plan’s hash as "plan".', [
        { path: '/plan', message: 'The hash of the plan.' },
      ])
    return importConfiguration(
      input.engine,
      scopeOf(input),
      { bytes },
      { hash: plan, conflicts: choice },
    )
  },
})

export const postDeleteAll = endpoint({
  method: 'POST',
  path: '/api/v1/settings/deleteall',
  access: 'write-tenant-admin',
  summary: 'Delete everything that the tenant has; its people, opt-outs and audit log stay',
  rateLimit: 5,
  body: {
    type: 'object',
    properties: { confirm: { type: 'string', title: 'Name of the tenant', maxLength: 100 } },
    required: ['confirm'],
    additionalProperties: false,
  },
  handler: (input) => deleteAll(input.engine, scopeOf(input), input.body.confirm),
})
