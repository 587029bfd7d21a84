import { fail } from '#model/errors.ts'
import { viewCampaign } from '#engine/campaigns/campaign-view.ts'
import { DRAFT_CAMPAIGN } from '#engine/campaigns/create-campaign.ts'
import { draftMails } from '#engine/campaigns/draft-mails.ts'
import { savePart } from '#engine/campaigns/save-part.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf, versionIn } from '../../base/scope-of.ts'

/** Drafts emails again from the current messaging: all of them, or one. */
export const redraft = endpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:id/redraft',
  access: 'write-member',
  summary: 'Write the mails anew from the messaging',
  body: {
    type: 'object',
    properties: {
      part: { type: 'string', enum: ['steps'], title: 'Part' },
      index: { type: 'integer', minimum: 0, title: 'Mail' },
      version: { type: 'integer' },
    },
    additionalProperties: false,
  },
  async handler(input) {
    const { index } = input.body as { index?: number }
    const view = await viewCampaign(input.engine, scopeOf(input), input.params.id!)
    const drafted = draftMails(view, view.messaging)
    if (index !== undefined && !view.steps[index])
      throw fail('invalid', 'There is no such mail.', [
        { path: '/index', message: 'There is no such mail.' },
      ])
    const steps =
      index === undefined
        ? drafted
        : view.steps.map((step, at) =>
            at === index && drafted[at]
              ? { ...step, subject: drafted[at].subject ?? '', body: drafted[at].body }
              : step,
          )
    return savePart(input.engine, scopeOf(input), view.id, versionIn(input), 'steps', steps)
  },
})

/** Reads the site again; parts that a person has saved are kept. */
export const reread = endpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:id/reread',
  access: 'write-member',
  summary: 'Read the website again',
  rateLimit: 20,
  async handler(input) {
    const { engine } = input
    const scope = scopeOf(input)
    const view = await viewCampaign(engine, scope, input.params.id!)
    if (!view.websiteUrl)
      throw fail(
        'wrong_state',
        'This campaign was made from pasted text; there is no site to read.',
      )
    await engine.database.tenant(scope.tenantId, async (db) => {
      const job = await enqueue(db, engine, scope, {
        kind: DRAFT_CAMPAIGN,
        payload: {
          campaignId: view.id,
          url: view.websiteUrl,
          pastedText: '',
          goal: view.goal,
          language: view.language,
        },
      })
      await engine.stores
        .of('campaign')
        .update(scope, view.id, null, { draftingJobId: job.id }, { db })
    })
    return viewCampaign(engine, scope, view.id)
  },
})
