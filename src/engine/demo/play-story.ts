import { DateTime } from 'luxon'
import type { Messaging } from '#model/api/outreach.ts'
import { createMovableClock } from '#platform/clock.ts'
import { newId } from '#model/lib/ids.ts'
import type { DeliveryResult, MailTransport } from '#platform/mail/mail.ts'
import type { IncomingMail, MailboxReader } from '#platform/mailbox-reading/mailbox-reading.ts'
import { createCampaign } from '#engine/outreach/create-campaign.ts'
import { launchCampaign } from '#engine/outreach/run-campaign.ts'
import { savePart } from '#engine/outreach/save-part.ts'
import { importList } from '#engine/outreach/people/import-contacts.ts'
import type { Engine, ActorScope } from '#engine/kernel/engine.ts'
import { answerReply } from '#engine/outreach/replies/answer-reply.ts'
import { createWork } from '#engine/work.ts'
import { entityHooks } from '#engine/entity-hooks.ts'
import { createStores } from '#store/create-stores.ts'
import { answers, gone, SITE_TEXT, type StoryReply, WRITTEN } from './story.ts'
import { createAgent } from './create-agent.ts'
import { bookCalls, drawJourney, JOURNEY_MAIL } from './draw-journey.ts'
import { sendCompanyEvents } from './send-company-events.ts'
import { BROADCAST_MAIL, createBroadcasts, createEngages } from './create-engages.ts'
import { playVisitors } from './play-visitors.ts'
import { HOUR_MS, DAY_MS } from '#model/lib/time-units.ts'

const WEEKS_BACK = 3
const PEOPLE = 24
/** The day of the story on which a broadcast is sent. */
const BROADCAST_DAY = 9

interface Arrival {
  at: number
  /** The receiving mailbox. */
  mailbox: string
  mail: Omit<IncomingMail, 'uid' | 'folder' | 'receivedAt'>
  answered: StoryReply['answered'] | undefined
}

const headerOf = (raw: string, name: string) =>
  new RegExp(`^${name}: (.+(?:\\r\\n[ \\t].+)*)`, 'im').exec(raw)?.[1]?.replace(/\r\n\s+/g, ' ') ??
  ''

/**
 * Mail servers that exist only for the story: they accept every email, and people reply according
 * to the story.
 */
function storyMail(clock: { now(): number }, addresses: readonly string[]) {
  const arrivals: Arrival[] = []
  const taken = new Set<Arrival>()
  const received = new Map<string, number>()
  const transport: MailTransport = {
    async deliver(_account, { envelope, raw }): Promise<DeliveryResult> {
      const person = addresses.indexOf(envelope.to)
      const subject = headerOf(raw, 'Subject')
      // Only the campaign's emails get replies: the story's replies refer to them.
      if (subject === JOURNEY_MAIL || subject === BROADCAST_MAIL)
        return { kind: 'accepted', reply: '250 2.0.0 Taken', providerId: '' }
      if (gone.includes(person))
        return {
          kind: 'rejected',
          stage: 'rcpt',
          code: 550,
          enhanced: '5.1.1',
          reply: '550 5.1.1 There is no such mailbox here',
        }
      const mail = (received.get(envelope.to) ?? 0) + 1
      received.set(envelope.to, mail)
      const answer = answers.find(
        (storyReply) => storyReply.person === person && storyReply.mail === mail,
      )
      if (answer)
        arrivals.push({
          at: clock.now() + answer.afterHours * HOUR_MS,
          mailbox: envelope.from,
          answered: answer.answered,
          mail: {
            rfcId: `<story-${person}-${mail}@${envelope.to.split('@')[1]}>`,
            refersTo: [headerOf(raw, 'Message-ID')],
            from: { address: envelope.to, name: '' },
            to: [envelope.from],
            subject: answer.subject ?? `Re: ${subject.replace(/^Re: /i, '')}`,
            text: answer.text,
            machine: answer.machine ?? null,
          },
        })
      return { kind: 'accepted', reply: '250 2.0.0 Taken', providerId: '' }
    },
    probe: () => Promise.resolve(null),
    close: () => Promise.resolve(),
  }
  const reader: MailboxReader = {
    newMessages(account) {
      const due = arrivals.filter(
        (arrival) =>
          arrival.mailbox === account.user && arrival.at <= clock.now() && !taken.has(arrival),
      )
      for (const arrival of due) taken.add(arrival)
      // The position is not stored, because the mailbox is later used with the embedded mail server
      // and read from the start.
      return Promise.resolve({
        messages: due.map((arrival) => ({
          ...arrival.mail,
          folder: 'INBOX',
          uid: arrivals.indexOf(arrival) + 1,
          receivedAt: new Date(arrival.at).toISOString(),
        })),
        state: {},
      })
    },
    findSent: () => Promise.resolve(null),
    fileSent: () => Promise.resolve('present'),
    findReceived: () => Promise.resolve(null),
    probe: () => Promise.resolve(null),
  }
  return { transport, reader, arrivals }
}

/** A range of the tenant's people, as a list that can be imported. */
async function peopleOf(engine: Engine, scope: ActorScope, from: number, count: number) {
  return engine.database.tenant(scope.tenantId, (db) =>
    db
      .selectFrom('contacts')
      .select(['email', 'first_name', 'last_name', 'company', 'country', 'time_zone'])
      .orderBy('id')
      .offset(from)
      .limit(count)
      .execute(),
  )
}

async function addPeople(
  engine: Engine,
  scope: ActorScope,
  campaignId: string,
  { from, count }: { from: number; count: number },
): Promise<string[]> {
  const people = await peopleOf(engine, scope, from, count)
  await importList(
    engine,
    scope,
    people.map((person) => ({
      email: person.email,
      firstName: person.first_name,
      lastName: person.last_name,
      company: person.company,
      country: person.country,
      timeZone: person.time_zone,
    })),
    { existing: 'skip', campaignId, source: 'Seafood Expo visitor list' },
  )
  return people.map((person) => person.email)
}

async function draft(
  engine: Engine,
  scope: ActorScope,
  name: string,
  drain: () => Promise<void>,
): Promise<string> {
  const { id } = await createCampaign(engine, scope, {
    websiteUrl: 'https://halden-loggers.example',
    pastedText: SITE_TEXT,
    goal: 'call',
  })
  await drain()
  await engine.stores.of('campaign').update(scope, id, null, { name })
  return id
}

/** Confirms the read lines and adds the missing ones, as a person does before a launch. */
const reviewed = (messaging: Messaging): Messaging => ({
  ...messaging,
  companyName: { text: WRITTEN.companyName, edited: true },
  buyers: { text: 'companies', edited: true },
  whatYouDo: { ...messaging.whatYouDo, text: messaging.whatYouDo?.text ?? '', confirmed: true },
  audience: { ...messaging.audience, text: messaging.audience?.text ?? '', confirmed: true },
  valuePropositions: WRITTEN.valuePropositions.map((text) => ({ text, edited: true })),
  proof: (messaging.proof ?? []).map((one) => ({ ...one, confirmed: true })),
})

async function review(engine: Engine, scope: ActorScope, id: string): Promise<void> {
  const drafted = (await engine.stores.of('campaign').get(scope, id))!
  const messaging = reviewed(drafted.messaging)
  // Emails that no person has saved follow the messaging.
  const campaign = await savePart(
    engine,
    scope,
    { id, version: null },
    { part: 'messaging', value: messaging },
  )
  await savePart(engine, scope, { id, version: null }, { part: 'steps', value: campaign.steps })
  await savePart(engine, scope, { id, version: null }, { part: 'targets', value: campaign.targets })
}

/**
 * Gives a new demo tenant a past: some weeks ago a campaign was drafted from the company's website,
 * reviewed, launched and run, and a second one is waiting for review. All rows are written by the
 * product's functions; only clock, mail servers and inbox readers are replaced, so nothing leaves
 * the process.
 * @param stopped checked between two days; true ends the story there
 * @param people the size of the audience; people that the seed has not created come as visitors
 */
export async function playStory(
  product: Engine,
  scope: ActorScope,
  stopped: () => boolean = () => false,
  people = 0,
): Promise<void> {
  const end = product.clock.now()
  const start = DateTime.fromMillis(end, { zone: 'Europe/Oslo' })
    .startOf('week')
    .minus({ weeks: WEEKS_BACK })
    .plus({ days: 1, hours: 8 })
  const clock = createMovableClock(start.toMillis(), true)
  const make = () => newId(clock.now())
  const stores = createStores({
    database: product.database,
    clock,
    secrets: product.secrets,
    newId: make,
    entities: product.stores.entities,
    rules: entityHooks({ clock, newId: make }),
  })
  const addressed = await peopleOf(product, scope, 0, PEOPLE)
  const world = storyMail(
    clock,
    addressed.map((one) => one.email),
  )
  const engine = {
    ...product,
    clock,
    newId: make,
    stores,
    transport: world.transport,
    reader: world.reader,
    systemMailer: { async send() {} },
  }
  const work = createWork(engine, (tenantId) => tenantId !== scope.tenantId)
  const { total: existing } = await stores.of('profile').list(scope, { range: [0, 0] })
  if (people > existing) {
    clock.set(end)
    await playVisitors(engine, scope, { coming: people - existing, existing }, stopped)
    await work.drain()
    clock.set(start.toMillis())
  }
  if (stopped()) return
  const campaignId = await draft(engine, scope, 'Fresh fish exporters', work.drain)
  await addPeople(engine, scope, campaignId, { from: 0, count: PEOPLE })
  await review(engine, scope, campaignId)
  await launchCampaign(engine, scope, campaignId)
  await createEngages(engine, scope)
  await drawJourney(engine, scope)
  for (
    let day = start.plus({ days: 1 });
    day.toMillis() < end - DAY_MS && !stopped();
    day = day.plus({ days: 1 })
  ) {
    await work.playTo(day.toMillis(), clock)
    if (day.toMillis() === start.plus({ days: BROADCAST_DAY }).toMillis())
      await createBroadcasts(engine, scope, end)
    for (const arrival of world.arrivals)
      if (arrival.at > clock.now() - DAY_MS && arrival.at <= clock.now())
        await answerBack(engine, scope, arrival)
  }
  if (stopped()) return
  clock.set(end - DAY_MS)
  await bookCalls(engine, scope)
  await work.drain()
  await createAgent(engine, scope, campaignId)
  await sendCompanyEvents(engine, scope)
  const second = await draft(engine, scope, 'Cold stores in spring', work.drain)
  await addPeople(engine, scope, second, { from: PEOPLE, count: 12 })
}

async function answerBack(
  engine: Engine,
  scope: ActorScope,
  { mail, answered }: Arrival,
): Promise<void> {
  if (!answered) return
  const reply = await engine.database.tenant(scope.tenantId, (db) =>
    db.selectFrom('replies').select('id').where('rfc_id', '=', mail.rfcId).executeTakeFirst(),
  )
  if (reply) await answerReply(engine, scope, reply.id, answered.text)
}
