import {
  publishJourney,
  checkJourney,
  graphOf,
  journeyOf,
  previewPublish,
} from '#engine/journeys/publish.ts'
import { MAX_NAMED, startJourney } from '#engine/journeys/start-by-hand.ts'
import { simulateJourney } from '#engine/journeys/simulate.ts'
import { journeyFigures } from '#engine/journeys/statistics.ts'
import { endExecution, retryExecution, switchJourney } from '#engine/journeys/switch-journey.ts'
import { assertValidGraph } from '#engine/journeys/check-journey.ts'
import { endpoint, type Endpoint } from '../../base/endpoint.ts'
import { audienceScope } from '../segments/audience-scope.ts'
import { inScope } from '#engine/kernel/tenant-tx.ts'

const path = '/api/v1/journeys/:id'
const graph = { type: 'object', title: 'Steps', additionalProperties: true } as const

export const getJourneyDag = endpoint({
  method: 'GET',
  path: `${path}/dag`,
  access: 'audience',
  summary: "The steps of a journey's draft, with the version of the record that they were read at",
  async handler(input) {
    const scope = audienceScope(input)
    const journey = await inScope(input.engine, scope, (tx) => journeyOf(tx, input.params.id))
    return { graph: graphOf(journey), version: journey.version }
  },
})

export const putJourneyDag = endpoint({
  method: 'PUT',
  path: `${path}/dag`,
  access: 'write-audience',
  summary: "Save the steps of a journey's draft; what is not whole yet is saved as well",
  body: {
    type: 'object',
    properties: { graph, version: { type: 'integer', title: 'Version', nullable: true } },
    required: ['graph'],
    additionalProperties: false,
  },
  rateLimit: 1200,
  async handler(input) {
    const { graph: steps, version = null } = input.body
    assertValidGraph(steps)
    const journey = await input.engine.stores
      .of('journey')
      .update(audienceScope(input), input.params.id, version, { graph: steps })
    return { graph: graphOf(journey), version: journey.version }
  },
})

export const postJourneyValidate = endpoint({
  method: 'POST',
  path: `${path}/validate`,
  access: 'audience',
  summary: 'What would keep a journey from being published, and what should be looked at, by step',
  body: { type: 'object', properties: { graph }, required: [], additionalProperties: false },
  rateLimit: 1200,
  handler: (input) =>
    checkJourney(input.engine, audienceScope(input), input.params.id, input.body.graph),
})

export const postJourneyPublishPreview = endpoint({
  method: 'POST',
  path: `${path}/publish/preview`,
  access: 'audience',
  summary: 'Preview what publishing the draft would change, and for whom',
  isPreview: true,
  handler: (input) => previewPublish(input.engine, audienceScope(input), input.params.id),
})

export const postJourneyPublish = endpoint({
  method: 'POST',
  path: `${path}/publish`,
  access: 'write-audience',
  summary:
    'Make the draft the version by which people come in; those inside stay on theirs or move',
  body: {
    type: 'object',
    properties: {
      note: { type: 'string', title: 'Note', maxLength: 200 },
      people: { type: 'string', title: 'People inside', enum: ['stay', 'move'] },
      version: {
        type: 'integer',
        title: 'Version',
        nullable: true,
        description: 'The version of the draft that was reviewed: another one is a conflict.',
      },
    },
    required: [],
    additionalProperties: false,
  },
  handler: (input) =>
    publishJourney(input.engine, audienceScope(input), input.params.id, input.body),
})

const switching = (name: string, to: 'live' | 'paused' | 'stopped', summary: string): Endpoint =>
  endpoint({
    method: 'POST',
    path: `${path}/${name}`,
    access: 'write-audience',
    summary,
    handler: (input) => switchJourney(input.engine, audienceScope(input), input.params.id, to),
  })
export const postJourneyActivate = switching(
  'activate',
  'live',
  'Resume a paused journey. Overdue steps run at once',
)
export const postJourneyDeactivate = switching(
  'deactivate',
  'paused',
  'Pause a journey: no one enters, and everyone waits',
)
export const postJourneyStop = switching('stop', 'stopped', 'Stop a journey: everyone exits')

export const postJourneyStart = endpoint({
  method: 'POST',
  path: `${path}/start`,
  access: 'write-audience',
  summary:
    'Put people into a journey: those who are named, a segment or a list; as a test or for real',
  body: {
    type: 'object',
    properties: {
      profileIds: {
        type: 'array',
        title: 'People',
        items: { type: 'string', maxLength: 36 },
        minItems: 1,
        maxItems: MAX_NAMED,
      },
      segmentId: { type: 'string', title: 'Segment', maxLength: 30 },
      listId: { type: 'string', title: 'List', maxLength: 30 },
      isTest: { type: 'boolean', title: 'As a test' },
    },
    required: [],
    additionalProperties: false,
  },
  handler: (input) => startJourney(input.engine, audienceScope(input), input.params.id, input.body),
})

export const getJourneyStatistics = endpoint({
  method: 'GET',
  path: `${path}/statistics`,
  access: 'audience',
  summary: 'How many came in, are where, went which way and reached the goal; without tests',
  rateLimit: 1200,
  handler: (input) => journeyFigures(input.engine, audienceScope(input), input.params.id),
})

export const postJourneySimulate = endpoint({
  method: 'POST',
  path: `${path}/simulate`,
  access: 'audience',
  summary:
    "Simulate one person's run through the draft on a separate clock. Nothing is sent or saved",
  body: {
    type: 'object',
    properties: {
      graph,
      profileId: { type: 'string', title: 'Person', maxLength: 36 },
      at: { type: 'string', format: 'date-time', title: 'Beginning' },
      happens: {
        type: 'object',
        title: 'What happens',
        additionalProperties: { type: 'string', maxLength: 30 },
      },
    },
    required: ['profileId'],
    additionalProperties: false,
  },
  handler: (input) =>
    simulateJourney(input.engine, audienceScope(input), input.params.id, input.body),
})

export const postExecutionRetry = endpoint({
  method: 'POST',
  path: '/api/v1/journey-executions/:id/retry',
  access: 'write-audience',
  summary: 'Try a step again that failed',
  handler: (input) => retryExecution(input.engine, audienceScope(input), input.params.id),
})

export const postExecutionEnd = endpoint({
  method: 'POST',
  path: '/api/v1/journey-executions/:id/end',
  access: 'write-audience',
  summary: 'Remove a person from a journey',
  body: {
    type: 'object',
    properties: { reason: { type: 'string', title: 'Reason', maxLength: 300 } },
    required: [],
    additionalProperties: false,
  },
  handler: (input) =>
    endExecution(input.engine, audienceScope(input), input.params.id, input.body.reason ?? ''),
})
