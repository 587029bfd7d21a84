import { checkDomain } from '#engine/mail/domains/check-domain.ts'
import { cancelRotation, rotateKey } from '#engine/mail/domains/dkim-keys.ts'
import { startProbe, type ProbeWanted } from '#engine/mail/domains/probe/probe-domain.ts'
import { publicRecord } from '#store/row-codec.ts'
import type { ActorScope } from '#engine/kernel/engine.ts'
import { recordScope } from '../../crud/crud-endpoints.ts'
import { endpoint, type RecordInput } from '../../base/endpoint.ts'

/** Does something to a domain, and returns the domain as it is afterwards. */
const change =
  (work: (input: RecordInput, scope: ActorScope, id: string) => Promise<unknown>) =>
  async (input: RecordInput) => {
    const store = input.engine.stores.of('sending-domain')
    const scope = recordScope(store.entity, 'write', input)
    await work(input, scope, input.params.id)
    const record = await store.get(scope, input.params.id)
    return record && publicRecord(store.entity, { ...record })
  }

export const postDomainCheck = endpoint({
  method: 'POST',
  path: '/api/v1/sending-domains/:id/check',
  idempotency: 'lease',
  access: 'write-audience',
  summary: 'Check the DNS records of a sending domain now',
  rateLimit: 30,
  handler: change(({ engine }, scope, id) => checkDomain(engine, scope, id)),
})

export const postDomainKey = endpoint({
  method: 'POST',
  path: '/api/v1/sending-domains/:id/rotate-key',
  idempotency: 'lease',
  access: 'write-audience',
  summary: 'Make a DKIM key that replaces the active one once it is in DNS',
  rateLimit: 30,
  handler: change(async ({ engine }, scope, id) => {
    await rotateKey(engine, scope, id)
    await checkDomain(engine, scope, id)
  }),
})

export const postDomainKeyCancel = endpoint({
  method: 'POST',
  path: '/api/v1/sending-domains/:id/cancel-rotation',
  idempotency: 'lease',
  access: 'write-audience',
  summary: 'Delete the new DKIM key and keep the active one',
  rateLimit: 30,
  handler: change(async ({ engine }, scope, id) => {
    await cancelRotation(engine, scope, id)
    await checkDomain(engine, scope, id)
  }),
})

export const postDomainProbe = endpoint({
  method: 'POST',
  path: '/api/v1/sending-domains/:id/probe',
  access: 'write-audience',
  summary: 'Send a probe message to a mailbox of yours and read it back',
  rateLimit: 30,
  body: {
    type: 'object',
    properties: {
      fromMailboxId: { type: 'string', format: 'uuid', title: 'From', 'x-ref': 'mailbox' },
      toMailboxId: { type: 'string', format: 'uuid', title: 'To', 'x-ref': 'mailbox' },
    },
    required: ['fromMailboxId', 'toMailboxId'],
    additionalProperties: false,
  },
  handler: change(({ engine, body }, scope, id) =>
    startProbe(engine, scope, id, body as ProbeWanted),
  ),
})
