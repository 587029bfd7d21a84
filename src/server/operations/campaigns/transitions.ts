import {
  archiveCampaign,
  duplicateCampaign,
  restoreCampaign,
} from '#engine/outreach/archive-campaign.ts'
import {
  launchCampaign,
  pauseCampaign,
  resumeCampaign,
  undoLaunch,
} from '#engine/outreach/run-campaign.ts'
import type { CampaignView } from '#model/api/outreach.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { endpoint, type Endpoint } from '../../base/endpoint.ts'
import { scopeOf, versionIn } from '../../base/scope-of.ts'
import { versionBody } from './bodies.ts'

const move = (
  name: string,
  summary: string,
  work: (engine: Engine, scope: ActorScope, id: string) => Promise<CampaignView>,
  { status = 200, idempotency = 'transaction' }: Pick<Endpoint, 'status' | 'idempotency'> = {},
) =>
  endpoint({
    method: 'POST',
    path: `/api/v1/campaigns/:id/${name}`,
    access: 'write-member',
    summary,
    status,
    idempotency,
    handler: (input) => work(input.engine, scopeOf(input), input.params.id),
  })

export const postLaunch = endpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:id/launch',
  access: 'write-member',
  summary:
    'Launch, when the checklist lets it; the first mail leaves after ten minutes at the earliest',
  body: versionBody,
  // The mailboxes are read first.
  idempotency: 'lease',
  handler: (input) =>
    launchCampaign(input.engine, scopeOf(input), input.params.id, versionIn(input)),
})
export const postUndoLaunch = move(
  'undo-launch',
  'Take a launch back within its ten minutes',
  undoLaunch,
)
export const postPause = move(
  'pause',
  'Pause; at most the emails being sent now still leave',
  pauseCampaign,
)
export const postResume = move('resume', 'Resume with a new plan from now on', resumeCampaign, {
  idempotency: 'lease',
})
export const postArchive = move(
  'archive',
  'Put away; plans are cancelled, data is kept',
  archiveCampaign,
)
export const postRestore = move('restore', 'Take out of the archive', restoreCampaign)
export const postDuplicate = move('duplicate', 'A copy without its people', duplicateCampaign, {
  status: 201,
})
