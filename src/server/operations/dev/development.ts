import { say } from '#language'
import { DateTime, Duration } from 'luxon'
import { announce } from '#engine/kernel/announce.ts'
import type { SchemaNode } from '#model/schema/entity.ts'
import { fail } from '#model/lib/errors.ts'
import type { DevelopmentTools } from '../../base/app-context.ts'
import type { ZoneRecords } from '#platform/dns/zone-dns.ts'
import { endpoint, type Endpoint } from '../../base/endpoint.ts'
import { showCaughtMail, showCaughtMails } from './mail-page.ts'

const kinds = ['reply', 'out-of-office', 'bounce', 'complaint', 'unsubscribe'] as const

/**
 * The development controls. They exist only with the embedded mail
 * servers.
 */
export function developmentOperations(tools: DevelopmentTools): Endpoint[] {
  return [
    ...clockOperations(tools),
    ...dnsOperations(tools),
    ...mailOperations(tools),
    ...mailPages(tools),
  ]
}

function clockOperations({ clock }: DevelopmentTools): Endpoint[] {
  const time = () => ({ now: new Date(clock.now()).toISOString() })
  return [
    endpoint({
      method: 'GET',
      path: '/dev/clock',
      access: 'development',
      summary: "The product's time",
      handler: async () => time(),
    }),
    endpoint({
      method: 'POST',
      path: '/dev/clock',
      idempotency: 'lease',
      access: 'development',
      summary: "Move the product's time; all that falls due on the way happens in its order",
      body: {
        type: 'object',
        properties: {
          advance: { type: 'string', title: 'Advance' },
          set: { type: 'string', title: 'Set' },
        },
        additionalProperties: false,
      },
      accepts: ['application/x-www-form-urlencoded'],
      async handler({ body, request, reply, engine }) {
        await clock.playTo(readTarget(clock.now(), body))
        await engine.database.system((db) => announce(db, '*', 'clock'))
        return request.headers['content-type']?.includes('urlencoded')
          ? reply.redirect('/dev/mail', 303)
          : time()
      },
    }),
  ]
}

const texts = (title: string): SchemaNode => ({ type: 'array', title, items: { type: 'string' } })

function dnsOperations({ zone }: DevelopmentTools): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/dev/dns',
      access: 'development',
      summary: 'DNS records of the embedded world',
      handler: async () => zone.all(),
    }),
    endpoint({
      method: 'POST',
      path: '/dev/dns',
      idempotency: 'lease',
      access: 'development',
      summary: 'Set DNS records of a reserved name, such as acme.example',
      body: {
        type: 'object',
        properties: {
          name: { type: 'string', title: 'Name', maxLength: 253 },
          txt: texts('TXT'),
          mx: {
            type: 'array',
            title: 'MX',
            items: {
              type: 'object',
              properties: {
                exchange: { type: 'string', title: 'Server' },
                priority: { type: 'integer', title: 'Priority' },
              },
              required: ['exchange', 'priority'],
              additionalProperties: false,
            },
          },
          addresses: texts('Addresses'),
          names: texts('Host names'),
        },
        required: ['name'],
        additionalProperties: false,
      },
      async handler({ body }) {
        const { name, ...records } = body as { name: string } & ZoneRecords
        zone.set(name, records)
        return zone.all()
      },
    }),
  ]
}

function mailOperations({ catchAll }: DevelopmentTools): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/dev/mail/messages',
      access: 'development',
      summary: 'List emails in the catch-all',
      query: {
        to: { type: 'string' },
        subject: { type: 'string' },
        limit: { type: 'integer' },
        offset: { type: 'integer' },
      },
      handler: async ({ query }) => catchAll.list(filterOf(query)),
    }),
    endpoint({
      method: 'GET',
      path: '/dev/mail/messages/:id',
      access: 'development',
      summary: 'Get one caught email',
      async handler({ params }) {
        const mail = await catchAll.get(params.id)
        if (!mail) throw fail('not_found', 'There is no such mail.')
        return mail
      },
    }),
    endpoint({
      method: 'POST',
      path: '/dev/mail/messages/:id/respond',
      idempotency: 'lease',
      access: 'development',
      summary: 'Let the recipient answer',
      body: {
        type: 'object',
        properties: {
          kind: { type: 'string', enum: kinds, title: 'Kind' },
          text: { type: 'string', title: 'Text', maxLength: 20_000 },
        },
        required: ['kind'],
        additionalProperties: false,
      },
      accepts: ['application/x-www-form-urlencoded'],
      async handler({ params, body, request, reply }) {
        const { kind, text } = body
        if (!kinds.includes(kind))
          throw fail(
            'invalid',
            say('{title} must be one of: {values}.', {
              title: say('The kind'),
              values: kinds.join(', '),
            }),
            [{ path: '/kind', message: 'Not known.' }],
          )
        if (!(await catchAll.get(params.id))) throw fail('not_found', 'There is no such mail.')
        const messageId = await catchAll.respond(params.id, kind, text || undefined)
        return request.headers['content-type']?.includes('urlencoded')
          ? reply.redirect('/dev/mail', 303)
          : { messageId }
      },
    }),
    endpoint({
      method: 'DELETE',
      path: '/dev/mail/messages',
      access: 'development',
      summary: 'Delete all caught emails',
      handler: async () => void (await catchAll.clear()),
    }),
  ]
}

function mailPages({ catchAll, clock }: DevelopmentTools): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/dev/mail',
      access: 'development',
      summary: 'Caught emails, as a page',
      handler: async ({ query, reply }) =>
        showCaughtMails(reply, catchAll, clock.now(), filterOf(query)),
    }),
    endpoint({
      method: 'GET',
      path: '/dev/mail/:id',
      access: 'development',
      summary: 'One caught email, as a page',
      handler: async ({ params, reply }) => showCaughtMail(reply, catchAll, params.id),
    }),
  ]
}

function filterOf(query: Record<string, string | undefined>) {
  const number = (text: string | undefined) =>
    text && /^\d+$/.test(text) ? Number(text) : undefined
  return {
    ...(query.to ? { to: query.to } : {}),
    ...(query.subject ? { subject: query.subject } : {}),
    limit: Math.min(number(query.limit) ?? 50, 200),
    offset: number(query.offset) ?? 0,
  }
}

/**
 * Parses `{ advance: "P3DT2H" }` (ISO 8601 duration) or `{ set: "2026-12-24T08:00:00Z" }`; time
 * never moves backwards.
 */
function readTarget(now: number, { advance, set }: { advance?: string; set?: string }): number {
  const wrong = (path: string, message: string) => fail('invalid', message, [{ path, message }])
  if (advance) {
    const duration = Duration.fromISO(advance)
    if (!duration.isValid)
      throw wrong(
        '/advance',
        say('"{value}" is not an ISO 8601 duration such as P3DT2H.', { value: advance }),
      )
    const target = DateTime.fromMillis(now, { zone: 'utc' }).plus(duration).toMillis()
    if (target < now) throw wrong('/advance', 'The clock only goes forward.')
    return target
  }
  const target = DateTime.fromISO(set ?? '', { zone: 'utc' })
  if (!target.isValid)
    throw wrong(
      '/set',
      'Say "advance" with a duration such as P3DT2H, or "set" with a time such as 2026-12-24T08:00:00Z.',
    )
  if (target.toMillis() < now) throw wrong('/set', 'The clock only goes forward.')
  return target.toMillis()
}
