import {
  createAgentShare,
  listAgentShares,
  revokeAgentShare,
  type AgentShareInput,
} from '#engine/agents/share-agent.ts'
import { switchAgent } from '#engine/agents/switch-agent.ts'
import { entityOf } from '#model/schema/entities.generated.ts'
import { publicRecord } from '#store/row-codec.ts'
import { passwords } from '#platform/passwords.ts'
import { endpoint } from '../../base/endpoint.ts'
import { scopeOf } from '../../base/scope-of.ts'
import { linkFields } from '../../base/share-password.ts'

export const getAgentShares = endpoint({
  method: 'GET',
  path: '/api/v1/agents/:id/shares',
  access: 'member',
  summary: 'Links to talk to an agent without an account',
  handler: (input) => listAgentShares(input.engine, scopeOf(input), input.params.id),
})

export const postAgentShare = endpoint({
  method: 'POST',
  path: '/api/v1/agents/:id/shares',
  access: 'write-member',
  summary: 'Make a link to talk to an agent; its address is shown once',
  answersSecret: true,
  status: 201,
  body: {
    type: 'object',
    properties: {
      ...linkFields('agent-share'),
      allowedOrigins: entityOf('agent-share').schema.properties.allowedOrigins!,
    },
    additionalProperties: false,
  },
  handler: (input) =>
    createAgentShare(
      input.engine,
      scopeOf(input),
      { agentId: input.params.id, input: (input.body ?? {}) as AgentShareInput },
      passwords,
    ),
})

export const deleteAgentShare = endpoint({
  method: 'DELETE',
  path: '/api/v1/agents/:id/shares/:agentShareId',
  access: 'write-member',
  summary: 'Switch a link to an agent off',
  handler: (input) =>
    revokeAgentShare(input.engine, scopeOf(input), input.params.id, input.params.agentShareId),
})

export const postAgentSwitch = endpoint({
  method: 'POST',
  path: '/api/v1/agents/:id/switch',
  access: 'write-member',
  summary: 'Switch an agent on or off; off, it ends its running calls with a sentence',
  body: {
    type: 'object',
    properties: { isOn: { type: 'boolean', title: 'On' } },
    required: ['isOn'],
    additionalProperties: false,
  },
  async handler(input) {
    const { isOn } = input.body as { isOn: boolean }
    const agent = await switchAgent(input.engine, scopeOf(input), input.params.id, isOn)
    return publicRecord(entityOf('agent'), { ...agent })
  },
})
