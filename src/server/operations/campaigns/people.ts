import { addPeople } from '#engine/outreach/people/add-people.ts'
import { changePeople, listCampaignContacts } from '#engine/outreach/people/campaign-contacts.ts'
import { importList } from '#engine/outreach/people/import-contacts.ts'
import { startImport } from '#engine/outreach/people/import-job.ts'
import { viewCampaign } from '#engine/outreach/campaign-view.ts'
import type { ContactTab } from '#model/api/outreach.ts'
import { fail } from '#model/lib/errors.ts'
import { endpoint } from '../../base/endpoint.ts'
import { MAX_HELD_FILE, pageOf, scopeOf, sendPage, uploadedBytes } from '../../base/scope-of.ts'
import { importOptions } from '../contacts/import-options.ts'
import { inScope } from '#engine/kernel/tenant-tx.ts'

export const getPeople = endpoint({
  method: 'GET',
  path: '/api/v1/campaigns/:id/contacts',
  access: 'member',
  summary: 'People of a campaign, with the gate that holds them and their next time',
  query: {
    tab: { type: 'string' },
    state: { type: 'string' },
    q: { type: 'string' },
    range: { type: 'string' },
  },
  async handler(input) {
    const { first, size, filter } = pageOf(input)
    const tab = (input.query.tab ?? filter.tab) as ContactTab | undefined
    if (tab && !['ready', 'attention', 'excluded'].includes(tab))
      throw fail('malformed', 'The tab is ready, attention or excluded.', [
        { path: '/tab', message: 'Not known.' },
      ])
    const text = (name: 'state' | 'q') => String(input.query[name] ?? filter[name] ?? '')
    const page = await listCampaignContacts(input.engine, scopeOf(input), input.params.id, {
      first,
      size,
      ...(tab ? { tab } : {}),
      ...(text('state') ? { state: text('state') } : {}),
      ...(text('q') ? { q: text('q') } : {}),
    })
    return sendPage(input, 'contacts', first, page)
  },
})

const SMALL_LIST = 500

/** Adds new people by their fields, or existing contacts by their ids. */
export const postPeople = endpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:id/contacts',
  access: 'write-member',
  summary: 'Add people: new ones, or contacts held already',
  body: {
    type: 'object',
    properties: {
      contacts: {
        type: 'array',
        title: 'Contacts',
        maxItems: SMALL_LIST,
        items: { type: 'object', additionalProperties: true },
      },
      contactIds: {
        type: 'array',
        title: 'Contacts',
        maxItems: 5000,
        items: { type: 'string', format: 'uuid', 'x-ref': 'contact' },
      },
      existing: { type: 'string', enum: ['update', 'skip'], title: 'Known addresses' },
      source: { type: 'string', maxLength: 200, title: 'Source' },
    },
    additionalProperties: false,
  },
  async handler(input) {
    const {
      contacts = [],
      contactIds = [],
      existing = 'update',
      source = 'Added manually',
    } = input.body
    const scope = scopeOf(input)
    const { id } = await viewCampaign(input.engine, scope, input.params.id)
    const added =
      contactIds.length > 0
        ? await inScope(input.engine, scope, (tx) => addPeople(tx, id, contactIds, source))
        : 0
    if (contacts.length === 0)
      return {
        rows: contactIds.length,
        created: 0,
        updated: 0,
        added,
        duplicates: contactIds.length - added,
        suppressed: 0,
        refused: 0,
        errors: [],
        errorsUrl: null,
        jobId: null,
      }
    const { result } = await importList(input.engine, scope, contacts, {
      existing,
      campaignId: id,
      source,
    })
    return { ...result, added: result.added + added }
  },
})

export const postPeopleImport = endpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:id/contacts/import',
  access: 'write-member',
  summary: 'Import people from CSV; large files become a job',
  accepts: ['text/csv', 'multipart/form-data'],
  bodyLimit: MAX_HELD_FILE,
  rateLimit: 30,
  async handler(input) {
    const { id } = await viewCampaign(input.engine, scopeOf(input), input.params.id)
    return startImport(input.engine, scopeOf(input), uploadedBytes(input), {
      ...importOptions(input),
      campaignId: id,
    })
  },
})

export const postPeopleBulk = endpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:id/contacts/bulk',
  access: 'write-member',
  summary: 'Exclude, include with a reason, verify or remove chosen people',
  body: {
    type: 'object',
    properties: {
      outreachIds: {
        type: 'array',
        title: 'People',
        minItems: 1,
        maxItems: 5000,
        items: { type: 'string', format: 'uuid' },
      },
      action: { type: 'string', title: 'Action', enum: ['exclude', 'include', 'verify', 'remove'] },
      reason: { type: 'string', title: 'Reason', maxLength: 200 },
    },
    required: ['outreachIds', 'action'],
    additionalProperties: false,
  },
  handler(input) {
    const { outreachIds, action, reason = '' } = input.body
    return changePeople(input.engine, scopeOf(input), input.params.id, {
      outreachIds,
      action,
      reason,
    })
  },
})
