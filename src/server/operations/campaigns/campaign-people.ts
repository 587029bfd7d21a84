import { fail } from '#model/errors.ts'
import type { ContactTab } from '#model/outreach.ts'
import { changePeople, listCampaignContacts, type PeopleAction } from '#engine/contacts/campaign-contacts.ts'
import { addPeople } from '#engine/contacts/add-people.ts'
import { importList, type RawContact } from '#engine/contacts/import-contacts.ts'
import { startImport } from '#engine/contacts/import-job.ts'
import { endpoint } from '../../endpoint.ts'
import { readUpload } from '../contacts/read-upload.ts'
import { choiceOf, idOf, nodes, pageOf, scopeOf, sendPage } from '../request-parts.ts'

const TABS = ['ready', 'attention', 'excluded']

export const getPeople = endpoint({
  method: 'GET', path: '/api/v1/campaigns/:id/contacts', access: 'member', summary: 'People of a campaign, with the gate that holds them and their next time',
  async handler({ params, query, caller, engine, reply }) {
    const { first, size, filter } = pageOf(query)
    const tab = choiceOf(query, filter, 'tab')
    if (tab && !TABS.includes(tab)) throw fail('malformed', '"tab" must be ready, attention or excluded.', [{ path: '/tab', message: 'Not a tab.' }])
    const { rows, total } = await listCampaignContacts(engine, scopeOf(caller), idOf(params), { first, size, tab: tab as ContactTab | undefined, state: choiceOf(query, filter, 'state'), q: choiceOf(query, filter, 'q') })
    return sendPage(reply, 'contacts', first, rows, total)
  },
})

/** `{ contactIds }` picks contacts that are held already, `{ contacts }` brings new ones, a bare object is one new contact. */
export const postPeople = endpoint({
  method: 'POST', path: '/api/v1/campaigns/:id/contacts', access: 'write-member', summary: 'Add people: chosen ones, or new ones as JSON', bodyLimit: 5 * 1024 * 1024,
  async handler({ params, body, caller, engine }) {
    const scope = scopeOf(caller)
    const campaignId = idOf(params)
    const given = (body ?? {}) as { contactIds?: string[]; contacts?: RawContact[]; email?: string; source?: string; existing?: 'update' | 'skip' }
    if (Array.isArray(given.contactIds)) {
      const added = await engine.database.tenant(scope.tenantId, async (db) => {
        const known = given.contactIds!.length > 0 ? await db.selectFrom('contacts').select('id').where('id', 'in', given.contactIds!).execute() : []
        return addPeople(db, engine, scope, campaignId, known.map((row) => row.id), 'chosen from contacts')
      })
      return { rows: given.contactIds.length, created: 0, updated: 0, added, duplicates: given.contactIds.length - added, suppressed: 0, refused: 0, errors: [], errorsUrl: null, jobId: null }
    }
    const contacts = Array.isArray(body) ? (body as RawContact[]) : Array.isArray(given.contacts) ? given.contacts : given.email !== undefined ? [given as RawContact] : null
    if (!contacts) throw fail('malformed', 'Send "contactIds", "contacts", or one contact with its e-mail address.', [{ path: '', message: 'Whom to add?' }])
    if (contacts.length > 2000) throw fail('too_large', 'At most 2,000 people at once; import a file for more.')
    return (await importList(engine, scope, contacts, { existing: given.existing ?? 'update', campaignId, source: given.source ?? 'form' })).result
  },
})

export const postPeopleImport = endpoint({
  method: 'POST', path: '/api/v1/campaigns/:id/contacts/import', access: 'write-member', summary: 'Add people from a CSV file', accepts: ['text/csv', 'multipart/form-data'], bodyLimit: 25 * 1024 * 1024, rateLimit: 20,
  async handler({ params, body, query, caller, engine }) {
    const { bytes, options } = readUpload(body, query)
    const campaignId = idOf(params)
    if (!(await engine.stores.of('campaign').get(scopeOf(caller), campaignId))) throw fail('not_found', 'There is no such campaign.')
    return startImport(engine, scopeOf(caller), bytes, { ...options, campaignId })
  },
})

export const postPeopleAction = endpoint({
  method: 'POST', path: '/api/v1/campaigns/:id/contacts/actions', access: 'write-member', summary: 'Exclude, include with a reason, verify or remove chosen people',
  body: nodes.object({ action: { type: 'string', enum: ['exclude', 'include', 'verify', 'remove'] } as never, outreachIds: nodes.ids, reason: nodes.text(200) }, ['action', 'outreachIds']),
  handler({ params, body, caller, engine }) {
    const { action, outreachIds, reason = '' } = body as { action: PeopleAction; outreachIds: string[]; reason?: string }
    return changePeople(engine, scopeOf(caller), idOf(params), outreachIds, action, reason)
  },
})
