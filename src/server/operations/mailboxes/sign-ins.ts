import type { SchemaNode } from '#model/schema/entity.ts'
import { fail } from '#model/lib/errors.ts'
import { disconnectMailbox } from '#engine/mail/mailboxes/sign-in/disconnect.ts'
import { beginSignIn, offeredProviders } from '#engine/mail/mailboxes/sign-in/begin.ts'
import { finishSignIn } from '#engine/mail/mailboxes/finish-sign-in.ts'
import { endpoint, type EndpointInput } from '../../base/endpoint.ts'
import { scopeOf } from '../../base/scope-of.ts'

/** @throws ProductError `forbidden` for keys, which have no browser that could sign in */
function sessionOf({ caller }: EndpointInput): string {
  if (caller.actor.kind !== 'user')
    throw fail('forbidden', 'Only a person in a browser can sign in to a mailbox.')
  return `${caller.personId} ${caller.sessionId ?? ''}`
}

const text = (maxLength: number): SchemaNode => ({ type: 'string', maxLength })

export const getMailboxProviders = endpoint({
  method: 'GET',
  path: '/api/v1/mailbox-providers',
  access: 'member',
  summary: 'Providers that mailboxes can sign in to, and the redirect address to register there',
  handler: ({ engine }) => offeredProviders(engine),
})

export const postMailboxSignIn = endpoint({
  method: 'POST',
  path: '/api/v1/mailbox-sign-ins',
  access: 'write-member',
  summary: 'Begin the sign-in of a mailbox at its provider',
  rateLimit: 30,
  body: {
    type: 'object',
    properties: {
      provider: text(30),
      mailboxId: { type: 'string', format: 'uuid', nullable: true, 'x-ref': 'mailbox' },
    },
    required: ['provider'],
    additionalProperties: false,
  },
  handler(input) {
    const { provider, mailboxId } = input.body as { provider: string; mailboxId?: string | null }
    return beginSignIn(input.engine, scopeOf(input), {
      provider,
      mailboxId: mailboxId ?? undefined,
      session: sessionOf(input),
    })
  },
})

export const postMailboxSignInFinish = endpoint({
  method: 'POST',
  path: '/api/v1/mailbox-sign-ins/finish',
  access: 'write-member',
  summary: 'End the sign-in with what the provider put into the redirect',
  idempotency: 'lease',
  rateLimit: 30,
  body: {
    type: 'object',
    properties: {
      state: text(200),
      code: text(4000),
      error: text(200),
      errorDescription: text(2000),
    },
    required: ['state'],
    additionalProperties: false,
  },
  handler: (input) =>
    finishSignIn(input.engine, scopeOf(input), {
      ...(input.body as { state: string; code?: string; error?: string }),
      session: sessionOf(input),
    }),
})

export const postMailboxDisconnect = endpoint({
  method: 'POST',
  path: '/api/v1/mailboxes/:id/disconnect',
  access: 'write-member',
  summary: 'Remove the access to a mailbox and revoke it at the provider',
  idempotency: 'lease',
  rateLimit: 30,
  handler: (input) => disconnectMailbox(input.engine, scopeOf(input), input.params.id),
})
