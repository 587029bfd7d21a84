import { savePart, type CampaignParts } from '#engine/campaigns/save-part.ts'
import { endpoint, type Endpoint } from '../../endpoint.ts'
import { idOf, partOf, scopeOf, versionOf } from '../request-parts.ts'

const save = (part: keyof CampaignParts, summary: string): Endpoint =>
  endpoint({
    method: 'PUT', path: `/api/v1/campaigns/:id/${part}`, access: 'write-member', summary,
    handler: ({ params, body, request, caller, engine }) => savePart(engine, scopeOf(caller), idOf(params), versionOf({ request, body: Array.isArray(body) ? null : body }), part, partOf(body, 'campaign', part)),
  })

export const saveMessaging = save('messaging', 'Save step 1, the messaging; answers what is still missing')
export const saveSteps = save('steps', 'Save step 2, the mails; answers what is still missing')
export const saveTargets = save('targets', 'Save step 3, the targets; answers what is still missing')
export const saveSchedule = save('schedule', 'Save the sending plan; answers what is still missing')
