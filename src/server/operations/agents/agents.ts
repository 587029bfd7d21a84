import { createFromCampaign, updateFromCampaign } from '#engine/agents/create-agent.ts'
import { readFigures } from '#engine/agents/agent-figures.ts'
import { askAgent } from '#engine/agents/ask-agent.ts'
import { importFacts } from '#engine/agents/import-facts.ts'
import { publishAgent, readChanges } from '#engine/agents/publish-agent.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf, uploadedBytes } from '../../base/scope-of.ts'

export const postCampaignAgent = endpoint({
  method: 'POST',
  path: '/api/v1/campaigns/:id/agent',
  access: 'write-member',
  summary: 'Make an agent that knows the confirmed facts of a campaign',
  status: 201,
  handler: (input) => createFromCampaign(input.engine, scopeOf(input), input.params.id),
})

export const getAgentFigures = endpoint({
  method: 'GET',
  path: '/api/v1/agents/figures',
  access: 'member',
  summary: 'Facts of each agent, and those that no longer hold',
  handler: (input) => readFigures(input.engine, scopeOf(input)),
})

export const postAgentUpdate = endpoint({
  method: 'POST',
  path: '/api/v1/agents/:id/update-from-campaign',
  access: 'write-member',
  summary: 'Take over what the campaign of an agent says today',
  handler: (input) => updateFromCampaign(input.engine, scopeOf(input), input.params.id),
})

export const postFactImport = endpoint({
  method: 'POST',
  path: '/api/v1/agents/:id/facts/import',
  access: 'write-member',
  summary: 'Add questions and answers from a CSV file',
  accepts: ['text/csv', 'multipart/form-data'],
  bodyLimit: 2 * 1024 * 1024,
  rateLimit: 30,
  handler: (input) =>
    importFacts(input.engine, scopeOf(input), input.params.id, uploadedBytes(input)),
})

export const postAgentAnswer = endpoint({
  method: 'POST',
  path: '/api/v1/agents/:id/answer',
  access: 'member',
  summary: 'What an agent answers to a question, with the fact behind each sentence',
  isPreview: true,
  body: {
    type: 'object',
    properties: {
      text: { type: 'string', title: 'Question', minLength: 1, maxLength: 1000 },
      language: { type: 'string', title: 'Language', maxLength: 10 },
    },
    required: ['text'],
    additionalProperties: false,
  },
  handler: (input) => askAgent(input.engine, scopeOf(input), input.params.id, input.body),
})

export const getAgentChanges = endpoint({
  method: 'GET',
  path: '/api/v1/agents/:id/changes',
  access: 'member',
  summary: 'What publishing an agent would change for callers',
  handler: (input) => readChanges(input.engine, scopeOf(input), input.params.id),
})

export const postAgentPublish = endpoint({
  method: 'POST',
  path: '/api/v1/agents/:id/publish',
  access: 'write-member',
  summary: 'Publish the draft of an agent as the version that callers reach',
  status: 201,
  body: {
    type: 'object',
    properties: {
      note: { type: 'string', title: 'Note', maxLength: 200 },
      version: {
        type: 'integer',
        nullable: true,
        description: 'The version of the draft that was reviewed: another one is a conflict.',
      },
    },
    additionalProperties: false,
  },
  handler: (input) => publishAgent(input.engine, scopeOf(input), input.params.id, input.body ?? {}),
})
