import { archiveCampaign, duplicateCampaign, restoreCampaign } from '#engine/campaigns/archive-campaign.ts'
import { checklistOf } from '#engine/campaigns/checklist.ts'
import { launchCampaign, pauseCampaign, resumeCampaign, undoLaunch } from '#engine/campaigns/launch-campaign.ts'
import type { Engine, Scope } from '#engine/engine.ts'
import { endpoint, type Endpoint } from '../../endpoint.ts'
import { idOf, scopeOf, versionOf } from '../request-parts.ts'

export const getChecklist = endpoint({
  method: 'GET', path: '/api/v1/campaigns/:id/checklist', access: 'member', summary: 'What stands in the way of launching, and what would be sent when', rateLimit: 120,
  handler: ({ params, caller, engine }) => checklistOf(engine, scopeOf(caller), idOf(params)),
})

const act = (name: string, summary: string, work: (engine: Engine, scope: Scope, id: string) => Promise<unknown>, status = 200): Endpoint =>
  endpoint({ method: 'POST', path: `/api/v1/campaigns/:id/${name}`, access: 'write-member', summary, status, handler: ({ params, caller, engine }) => work(engine, scopeOf(caller), idOf(params)) })

export const postLaunch = endpoint({
  method: 'POST', path: '/api/v1/campaigns/:id/launch', access: 'write-member', summary: 'Launch; nothing leaves for ten minutes',
  handler: ({ params, caller, engine, request, body }) => launchCampaign(engine, scopeOf(caller), idOf(params), versionOf({ request, body })),
})
export const postUndoLaunch = act('undo-launch', 'Take a launch back within ten minutes', undoLaunch)
export const postPause = act('pause', 'Stop sending', pauseCampaign)
export const postResume = act('resume', 'Go on sending, with a new plan', resumeCampaign)
export const postArchive = act('archive', 'Put a campaign away', archiveCampaign)
export const postRestore = act('restore', 'Bring an archived campaign back', restoreCampaign)
export const postDuplicate = act('duplicate', 'A new campaign with the same content', duplicateCampaign, 201)
