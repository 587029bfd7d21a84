import { fail } from '#model/errors.ts'
import { previewMail, type PreviewAsk } from '#engine/campaigns/preview-mail.ts'
import { matchTargets } from '#engine/contacts/match-targets.ts'
import { toRecord } from '#engine/rows.ts'
import type { Targets } from '#model/outreach.ts'
import { entityOf } from '#model/entities.generated.ts'
import { endpoint } from '../../endpoint.ts'
import { scopeOf } from '../../scope-of.ts'
import { previewBody } from './bodies.ts'

export const postPreview = endpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:id/preview',
  access: 'member',
  summary: 'A mail exactly as one contact will get it',
  body: previewBody,
  handler: (input) => previewMail(input.engine, scopeOf(input), input.params.id!, input.body as PreviewAsk),
})

/** To the caller's own address, by the product's own mail: the campaign's mailboxes and caps are not touched. */
export const postTestSend = endpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:id/test-send',
  access: 'write-member',
  summary: 'Send one mail to yourself, as a contact would get it',
  rateLimit: 20,
  body: previewBody,
  async handler(input) {
    const to = input.caller.email
    if (!to) throw fail('wrong_state', 'A key has no mail address; sign in as a person to send a test to yourself.')
    const mail = await previewMail(input.engine, scopeOf(input), input.params.id!, input.body as PreviewAsk)
    await input.engine.systemMailer.send({ to, subject: `[Test] ${mail.subject}`, text: mail.text })
    return { sentTo: to }
  },
})

const MOST = 10_000

export const postTargetsCount = endpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:id/targets/count',
  access: 'member',
  summary: 'How many of the contacts held fit these targets',
  body: { type: 'object', properties: { targets: entityOf('campaign').schema.properties.targets! }, required: ['targets'], additionalProperties: false },
  async handler(input) {
    const { targets } = input.body as { targets: Targets }
    const rows = await input.engine.database.tenant(input.caller.tenantId, (db) => db.selectFrom('contacts').selectAll().orderBy('id').limit(MOST).execute())
    const counts = { match: 0, unknown: 0, excluded: 0, total: rows.length, complete: rows.length < MOST }
    for (const row of rows) counts[matchTargets(targets, toRecord('contact', row)).match] += 1
    return counts
  },
})
