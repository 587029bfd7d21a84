import type { Ports } from '#engine/kernel/engine.ts'
import type { Clock } from '#platform/clock.ts'
import type { DeliveryResult, OutgoingMail } from '#platform/mail/mail.ts'
import { readHeaderFields, splitHead } from '#platform/mailbox-reading/mime-parts.ts'
import type { IncomingMail } from '#platform/mailbox-reading/mailbox-reading.ts'

/** A mail that reached the fake servers, at which moment of the product's clock. */
export interface Delivered {
  at: number
  to: string
  from: string
  rfcId: string
  subject: string
  raw: string
}

export type Answer = DeliveryResult | 'crash-before' | 'crash-after'

const header = (raw: string, name: string) =>
  new RegExp(`^${name}: (.+(?:\\r\\n[ \\t].+)*)`, 'im').exec(raw)?.[1]?.replace(/\r\n\s+/g, ' ') ??
  ''

/** What the servers hold, and how tests make them behave. */
export interface MailServers {
  clock: Clock
  delivered: Delivered[]
  inbox: (IncomingMail & { mailbox: string })[]
  world: {
    answer: (mail: OutgoingMail) => Answer
    inboxDown: boolean
    /** What receivers put before a message, with CRLF at the end. */
    receivedHeaders: string
    beforeDelivery: () => Promise<void>
  }
}

export const createMailServers = (clock: Clock): MailServers => ({
  clock,
  delivered: [],
  inbox: [],
  world: {
    answer: (_mail: OutgoingMail): Answer => ({
      kind: 'accepted',
      reply: '250 2.0.0 queued',
      providerId: '',
    }),
    inboxDown: false,
    receivedHeaders: '',
    beforeDelivery: async () => {},
  },
})

export const fakeTransport = ({ clock, delivered, world }: MailServers): Ports['transport'] => ({
  async deliver(_account, mail) {
    await world.beforeDelivery()
    const answer = world.answer(mail)
    if (answer === 'crash-before') throw new Error('killed before delivery')
    if (answer === 'crash-after' || answer.kind === 'accepted')
      delivered.push({
        at: clock.now(),
        to: mail.envelope.to,
        from: mail.envelope.from,
        rfcId: header(mail.raw, 'Message-ID'),
        subject: header(mail.raw, 'Subject'),
        raw: mail.raw,
      })
    if (answer === 'crash-after') throw new Error('killed after delivery')
    return answer
  },
  probe: () => Promise.resolve(null),
  close: () => Promise.resolve(),
})

/** @param keepsSent whether copies of sent mails can be found */
export const fakeReader = (
  { delivered, inbox, world }: MailServers,
  keepsSent: boolean,
): Ports['reader'] => ({
  async newMessages(account, since, limit) {
    if (world.inboxDown) throw new Error('The server does not answer.')
    const last = since.INBOX?.lastUid ?? 0
    const messages = inbox
      .filter((mail) => mail.mailbox === account.user && mail.uid > last)
      .slice(0, limit)
    return {
      messages,
      state: { INBOX: { uidValidity: '1', lastUid: messages.at(-1)?.uid ?? last } },
    }
  },
  findSent: (_account, rfcId) =>
    Promise.resolve(keepsSent ? delivered.some((mail) => mail.rfcId === rfcId) : null),
  fileSent: () => Promise.resolve('present'),
  async findReceived(_account, rfcId) {
    const mail = delivered.find((one) => one.rfcId === rfcId)
    const raw = mail && `${world.receivedHeaders}${mail.raw}`
    return raw === undefined
      ? null
      : {
          folder: 'INBOX',
          receivedAt: new Date(mail!.at).toISOString(),
          headers: readHeaderFields(splitHead(raw).head),
          raw: Buffer.from(raw, 'latin1'),
        }
  },
  probe: () => Promise.resolve(null),
})

/** Something arrives in the mailbox that sent the newest mail to this person. */
export function arriveAt(
  { clock, delivered, inbox }: MailServers,
  to: string,
  over: Partial<IncomingMail>,
): void {
  const mail = delivered.filter((one) => one.to === to).at(-1)!
  const uid = inbox.length + 1
  inbox.push({
    mailbox: mail.from,
    folder: 'INBOX',
    uid,
    rfcId: `<in${uid}@${to.split('@')[1]}>`,
    refersTo: [mail.rfcId],
    from: { address: to, name: '' },
    to: [mail.from],
    subject: `Re: ${mail.subject}`,
    text: '',
    receivedAt: new Date(clock.now()).toISOString(),
    machine: null,
    ...over,
  })
}
