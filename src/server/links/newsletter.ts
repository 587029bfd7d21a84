import { brand } from '#brand'
import { systemScope } from '#engine/kernel/engine.ts'
import { subscriptionOf } from '#engine/administration/newsletter/subscription-of.ts'
import { endpoint } from '../base/endpoint.ts'
import { linkPage, linkPageHeaders } from './link-page.ts'

const scope = systemScope('')

const unknown = linkPage(
  'This link is no longer valid',
  '<p>It may have been replaced by a newer one. Ask for the newsletter again at the foot ' +
    `of any page.</p><p class="soft"><a href="/">${brand.name}</a></p>`,
)

/** Mail scanners follow links, so opening the page changes nothing; only the button does. */
export const showNewsletterLink = endpoint({
  method: 'GET',
  path: '/newsletter/:token',
  access: 'public',
  summary: "Page behind the newsletter's confirmation link",
  async handler({ params, engine, reply }) {
    const found = await subscriptionOf(engine, params.token)
    const done = found?.state === 'confirmed'
    const body = done
      ? '<p>This address gets the newsletter.</p><form method="post">' +
        '<input type="hidden" name="leave" value="1"><button>Leave the newsletter</button>' +
        '</form>'
      : '<p>One click, and the newsletter comes to this address about once a month.</p>' +
        '<form method="post"><button>Confirm</button></form>'
    return reply
      .code(found ? 200 : 404)
      .headers(linkPageHeaders)
      .send(found ? linkPage(done ? 'Newsletter' : 'Confirm your address', body) : unknown)
  },
})

export const answerNewsletterLink = endpoint({
  method: 'POST',
  path: '/newsletter/:token',
  access: 'public',
  summary: 'Confirm or leave the newsletter',
  accepts: ['application/x-www-form-urlencoded'],
  async handler({ params, engine, body, reply }) {
    const found = await subscriptionOf(engine, params.token)
    if (!found) return reply.code(404).headers(linkPageHeaders).send(unknown)
    const leaves = (body as { leave?: string } | undefined)?.leave === '1'
    const now = new Date(engine.clock.now()).toISOString()
    // Repeated clicks have no effect: the time of the first one is kept.
    if (found.state !== (leaves ? 'left' : 'confirmed'))
      await engine.stores
        .of('newsletter-subscription')
        .update(
          scope,
          found.id,
          null,
          leaves
            ? { state: 'left', leftAt: now }
            : { state: 'confirmed', confirmedAt: now, leftAt: null },
        )
    const page = leaves
      ? linkPage('You have left', '<p>No further newsletter comes to this address.</p>')
      : linkPage('Confirmed', '<p>Thank you. The next newsletter comes to this address.</p>')
    return reply.headers(linkPageHeaders).send(page)
  },
})
