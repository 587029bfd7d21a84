import { savePart, type CampaignParts } from '#engine/outreach/save-part.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf, versionIn } from '../../base/scope-of.ts'
import { partBody } from './bodies.ts'

const configure = <Part extends keyof CampaignParts>(part: Part, summary: string) =>
  endpoint({
    method: 'PUT',
    path: `/api/v1/campaigns/:id/${part}` as string,
    access: 'write-member',
    summary,
    body: partBody(part),
    handler: (input) =>
      savePart(
        input.engine,
        scopeOf(input),
        { id: input.params.id!, version: versionIn(input) },
        { part, value: (input.body as CampaignParts)[part] },
      ),
  })

export const putMessaging = configure('messaging', 'Step 1: what the mails say')
export const putSteps = configure('steps', 'Step 2: the mails')
export const putTargets = configure('targets', 'Step 3: who fits')
export const putSchedule = configure('schedule', 'Step 4: when mails leave, and from where')
