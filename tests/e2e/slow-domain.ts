import type { Product } from './start-product.ts'

/** A call of the API as one person. */
export type Call = <T>(
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; body: T }>

const SOURCE =
  '<mjml><mj-body><mj-section><mj-column><mj-text>News</mj-text></mj-column></mj-section></mj-body></mjml>'

async function made<T>(call: Call, path: string, body: object): Promise<T> {
  const answer = await call<T>('POST', path, body)
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** The delivery of a message once it was sent. */
async function sentDelivery(call: Call, engageId: string): Promise<{ id: string }> {
  const filter = encodeURIComponent(JSON.stringify({ engageId, state: 'sent' }))
  for (let tries = 0; tries < 600; tries++) {
    const { body } = await call<{ id: string }[]>('GET', `/engage-messages?filter=${filter}`)
    if (body[0]) return body[0]
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the message was not sent within a minute')
}

/**
 * Sends a message through a sender, and reports in its provider's name that the receiving domain
 * asked to wait: the sender slows down for that domain.
 */
export async function slowDownADomain(product: Product, call: Call): Promise<void> {
  const { id: senderId } = await made<{ id: string }>(call, '/senders', {
    name: 'Newsletter of the walk',
    address: 'news@halden-loggers.example',
    provider: 'postmark',
    smtpHost: '127.0.0.1',
    smtpPort: product.mailPorts.smtp,
    smtpSecurity: 'none',
    smtpPassword: 'token',
  })
  await made(call, '/email-template', {
    id: 'walked-news',
    name: 'News of the walk',
    subject: 'News',
    source: SOURCE,
  })
  await made(call, '/email-template/walked-news/publish', {})
  await made(call, '/engage', {
    id: 'walked-news',
    name: 'News of the walk',
    templateId: 'walked-news',
    senderId,
  })
  const reader = await made<{ id: string }>(call, '/profiles', {
    name: 'Rita Slow',
    email: 'rita@slow.example',
  })
  await made(call, '/engage/walked-news/email', { profileIds: [reader.id], count: 1 })
  const delivery = await sentDelivery(call, 'walked-news')
  const { body: sender } = await call<{ reportToken: string }>('GET', `/senders/${senderId}`)
  await made(call, `/sender-reports/${sender.reportToken}`, {
    RecordType: 'Bounce',
    Type: 'Transient',
    Email: 'rita@slow.example',
    Metadata: { 'delivery-id': delivery.id },
  })
}
