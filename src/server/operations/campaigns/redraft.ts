import { fail } from '#model/lib/errors.ts'
import { viewCampaign } from '#engine/outreach/campaign-view.ts'
import { DRAFT_CAMPAIGN } from '#engine/outreach/create-campaign.ts'
import { draftMails, followFacts, proposeEmail, withDraft } from '#engine/outreach/draft-mails.ts'
import type { CampaignView, Step } from '#model/api/outreach.ts'
import { savePart } from '#engine/outreach/save-part.ts'
import { enqueue } from '#engine/kernel/jobs/enqueue.ts'
import { inScope } from '#engine/kernel/tenant-tx.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf, versionIn } from '../../base/scope-of.ts'

interface RedraftInput {
  index?: number
  follow?: string[]
}

/** The emails after a redraft: all of them, one of them, or those that follow the facts. */
function redrafted(view: CampaignView, { index, follow }: RedraftInput): Step[] {
  if (follow) return followFacts(view, follow)
  const drafted = draftMails(view, view.messaging)
  if (index === undefined) return drafted
  const wanted = view.steps[index]
  if (!wanted)
    throw fail('invalid', 'There is no such email.', [
      { path: '/index', message: 'There is no such email.' },
    ])
  const again = drafted.find(({ id }) => id === wanted.id)
  if (!again)
    throw fail(
      'wrong_state',
      'There is no draft of this email from these facts. Write it yourself.',
    )
  return view.steps.map((step) => (step === wanted ? withDraft(step, again) : step))
}

/** Drafts emails again from the current messaging. */
export const redraft = endpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:id/redraft',
  access: 'write-member',
  summary: 'Draft emails again from the facts: all, one by its place, or some by their ids',
  body: {
    type: 'object',
    properties: {
      part: { type: 'string', enum: ['steps'], title: 'Part' },
      index: { type: 'integer', minimum: 0, title: 'Place of the email' },
      follow: {
        type: 'array',
        title: 'Emails that follow the changed facts; the others stay as they are',
        items: { type: 'string', maxLength: 40 },
        maxItems: 12,
      },
      version: { type: 'integer' },
    },
    additionalProperties: false,
  },
  async handler(input) {
    const view = await viewCampaign(input.engine, scopeOf(input), input.params.id)
    const steps = redrafted(view, input.body ?? {})
    const version = versionIn(input) ?? view.version
    return savePart(
      input.engine,
      scopeOf(input),
      { id: view.id, version },
      { part: 'steps', value: steps, kind: 'redrafted' },
    )
  },
})

/** Proposes one email in other words or shorter, without saving it. */
export const postProposeEmail = endpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:id/propose-email',
  access: 'write-member',
  summary: 'Write one email in other words, without saving it',
  body: {
    type: 'object',
    properties: {
      stepId: { type: 'string', title: 'Email', maxLength: 40 },
      length: { type: 'string', title: 'Length', enum: ['usual', 'short'] },
      part: { type: 'string', title: 'Part', enum: ['email', 'subject'] },
      variation: { type: 'integer', title: 'Variation', minimum: 0, maximum: 1000 },
    },
    required: ['stepId'],
    additionalProperties: false,
  },
  async handler(input) {
    const view = await viewCampaign(input.engine, scopeOf(input), input.params.id)
    return proposeEmail(view, input.body)
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
    const view = await viewCampaign(engine, scope, input.params.id)
    if (!view.websiteUrl)
      throw fail(
        'wrong_state',
        'This campaign was made from pasted text; there is no site to read.',
      )
    await inScope(engine, scope, async (tx) => {
      const job = await enqueue(tx, {
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
        .update(scope, view.id, null, { draftingJobId: job.id }, { db: tx.db })
    })
    return viewCampaign(engine, scope, view.id)
  },
})
