import type { MailFacts, ProfileFacts, SessionFacts } from '#condition/facts.ts'
import type { Db } from '#platform/database/database.ts'
import {
  CAMPAIGNS,
  GOALS,
  JOURNEYS,
  LISTS,
  nextId,
  NOW,
  PLANS,
  SEGMENTS,
  TENANT,
} from './sample-facts.ts'

/** Where answers arrive. */
const MAILBOX = '01900000-0000-7000-8000-0000000000b1'

const stamp = new Date(NOW)
const base = {
  version: 1,
  created_at: stamp,
  created_by: 'test',
  updated_at: stamp,
  updated_by: 'test',
}
const tenantBase = { tenant_id: TENANT, ...base }

type Insert = (table: string, rows: Record<string, unknown>[]) => Promise<void>

/** Adds rows to tables that are known by name only; no rows are no statement. */
const insertInto =
  (db: Db): Insert =>
  async (table, rows) =>
    void (
      rows.length > 0 &&
      (await db
        .insertInto(table as never)
        .values(rows as never)
        .execute())
    )

/** The tenant with all that conditions may name. */
export async function insertDefinitions(db: Db): Promise<void> {
  const insert = insertInto(db)
  await insert('tenants', [{ id: TENANT, name: 'Test', ...base }])
  await insert(
    'segments',
    SEGMENTS.map((id) => ({ id, name: `Segment ${id}`, ...tenantBase })),
  )
  await insert(
    'user_lists',
    LISTS.map((id) => ({ id, name: `List ${id}`, ...tenantBase })),
  )
  await insert(
    'scorings',
    PLANS.map((id) => ({ id, name: `Plan ${id}`, ...tenantBase })),
  )
  await insert(
    'goals',
    GOALS.map((id) => ({ id, name: `Goal ${id}`, ...tenantBase })),
  )
  await insert('mailboxes', [
    {
      id: MAILBOX,
      address: 'sales@example.com',
      smtp_host: 'localhost',
      imap_host: 'localhost',
      ...tenantBase,
    },
  ])
  await insert(
    'journeys',
    JOURNEYS.map((id) => ({ id, name: `Journey ${id}`, ...tenantBase })),
  )
  await insert(
    'campaigns',
    CAMPAIGNS.map((id) => ({
      id,
      name: `Campaign ${id.at(-1)}`,
      state: 'running',
      website_url: '',
      owner_id: 'test',
      seed: 1,
      ...tenantBase,
    })),
  )
}

/** People with their properties and what they did. */
async function insertProfiles(insert: Insert, people: readonly ProfileFacts[]): Promise<void> {
  await insert(
    'profiles',
    people.map((one) => ({
      id: one.id,
      name: one.name,
      email: one.email,
      tags: JSON.stringify(one.tags),
      anonymous: one.anonymous,
      first_seen_at: one.firstSeenAt,
      last_seen_at: one.lastSeenAt,
      properties: JSON.stringify(one.properties),
      system_properties: JSON.stringify(one.systemProperties),
      consents: JSON.stringify(one.consents),
      ...tenantBase,
    })),
  )
  await insert(
    'events',
    people.flatMap((one) =>
      one.events.map((event) => ({
        id: event.id,
        event_type: event.eventType,
        scope: event.scope,
        profile_id: one.id,
        session_id: event.sessionId,
        time_stamp: event.timeStamp,
        received_at: stamp,
        properties: JSON.stringify(event.properties),
        source: JSON.stringify(event.source),
        target: JSON.stringify(event.target),
        ...tenantBase,
      })),
    ),
  )
}

/** What people are in, have collected and have reached. */
async function insertMemberships(insert: Insert, people: readonly ProfileFacts[]): Promise<void> {
  await insert(
    'segment_members',
    people.flatMap((one) =>
      one.membershipPeriods.map((stay) => ({
        id: nextId(),
        segment_id: stay.segmentId,
        profile_id: one.id,
        entered_at: stay.enteredAt,
        left_at: stay.leftAt,
        ...tenantBase,
      })),
    ),
  )
  await insert(
    'list_members',
    people.flatMap((one) =>
      [...one.lists].map((list_id) => ({
        id: nextId(),
        list_id,
        profile_id: one.id,
        ...tenantBase,
      })),
    ),
  )
  await insert(
    'scores',
    people.flatMap((one) =>
      [...one.scores].map(([scoring_id, value]) => ({
        id: nextId(),
        scoring_id,
        value,
        profile_id: one.id,
        ...tenantBase,
      })),
    ),
  )
  await insert(
    'goal_reaches',
    people.flatMap((one) =>
      [...one.goals].map(([goal_id, reached_at]) => ({
        id: nextId(),
        goal_id,
        reached_at,
        profile_id: one.id,
        ...tenantBase,
      })),
    ),
  )
}

/** Each way of going through a journey is an execution; reaching the goal is a mark on one. */
async function insertJourneys(insert: Insert, people: readonly ProfileFacts[]): Promise<void> {
  await insert(
    'journey_executions',
    people.flatMap((one) =>
      [...one.journeys].flatMap(([journey_id, ways]) => {
        const states = [...ways].filter((way) => way !== 'converted')
        return states.map((state, n) => ({
          id: nextId(),
          journey_id,
          version_number: 1,
          profile_id: one.id,
          state,
          node_id: 'entry',
          entered_at: stamp,
          step_entered_at: stamp,
          look_from: stamp,
          converted_at: n === 0 && ways.has('converted') ? stamp : null,
          ...tenantBase,
        }))
      }),
    ),
  )
}

/** Where a person stands in campaigns. */
async function insertOutreaches(insert: Insert, one: ProfileFacts): Promise<void> {
  if (one.campaigns.size === 0) return
  const contact = nextId()
  await insert('contacts', [
    { id: contact, email: `${one.id}@example.com`, profile_id: one.id, ...tenantBase },
  ])
  const ways = new Map([...one.campaigns.keys()].map((campaign) => [campaign, nextId()]))
  await insert(
    'outreaches',
    [...one.campaigns].map(([campaign_id, state]) => ({
      id: ways.get(campaign_id),
      campaign_id,
      contact_id: contact,
      state,
      entered_at: stamp,
      ...tenantBase,
    })),
  )
  await insertMails(insert, one.mails, (campaignId) => ({
    campaign_id: campaignId,
    outreach_id: ways.get(campaignId),
    contact_id: contact,
  }))
}

/** Mails of campaigns to one person, and the answers to them. */
async function insertMails(
  insert: Insert,
  mails: readonly MailFacts[],
  wayOf: (campaignId: string) => Record<string, unknown>,
): Promise<void> {
  const of = ({ campaignId }: MailFacts) => ({ id: nextId(), ...wayOf(campaignId), ...tenantBase })
  await insert(
    'messages',
    mails.flatMap((mail, n) =>
      mail.happening === 'replied'
        ? []
        : [
            {
              ...of(mail),
              step_id: `step${n}`,
              state: mail.happening === 'sent' ? 'accepted' : 'bounced',
              earliest_at: stamp,
              [mail.happening === 'sent' ? 'accepted_at' : 'bounced_at']: mail.timeStamp,
            },
          ],
    ),
  )
  await insert(
    'replies',
    mails.flatMap((mail) => {
      const row = of(mail)
      return mail.happening === 'replied'
        ? [
            {
              ...row,
              mailbox_id: MAILBOX,
              rfc_id: row.id,
              kind: 'human',
              label: 'question',
              received_at: mail.timeStamp,
            },
          ]
        : []
    }),
  )
}

/** People with everything that conditions ask of them. */
export async function insertPeople(db: Db, people: readonly ProfileFacts[]): Promise<void> {
  const insert = insertInto(db)
  await insertProfiles(insert, people)
  await insertMemberships(insert, people)
  await insertJourneys(insert, people)
  for (const one of people) await insertOutreaches(insert, one)
}

export async function insertVisits(db: Db, visits: readonly SessionFacts[]): Promise<void> {
  await insertInto(db)(
    'sessions',
    visits.map((one) => ({
      id: one.id,
      scope: one.scope,
      time_stamp: one.timeStamp,
      last_event_date: one.lastEventDate,
      duration: one.duration,
      size: one.size,
      properties: JSON.stringify(one.properties),
      system_properties: JSON.stringify(one.systemProperties),
      ...tenantBase,
    })),
  )
}
