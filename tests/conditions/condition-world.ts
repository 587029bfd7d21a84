import { sql } from 'kysely'
import { conditionDefinitions } from '#catalog/conditions/definitions.ts'
import { conditionMeanings } from '#catalog/conditions/meanings.ts'
import type {
  EventFacts,
  MailFacts,
  ProfileFacts,
  SessionFacts,
  StayFacts,
  Subject,
} from '#condition/facts.ts'
import { createLanguage, type SavedConditionType } from '#condition/language.ts'
import { createMeaning } from '#condition/meaning.ts'
import type { ValueKind } from '#condition/operands.ts'
import { newId } from '#model/ids.ts'
import type { Database } from '#platform/database/database.ts'
import { openTestDatabase } from '#tests/support/open-database.ts'

export const NOW = Date.parse('2026-03-31T10:00:00.000Z')
export const ZONE = 'Europe/Berlin'

/** Declared types of the people of the tests; everything else is undeclared and goes by the value. */
const declared: Record<string, ValueKind> = {
  'properties.age': 'number',
  'properties.country': 'text',
  'properties.birthDate': 'date',
  'properties.vip': 'boolean',
  'properties.since': 'date',
}
export const typeOf = (_subject: Subject, path: string): ValueKind | null => declared[path] ?? null

export const languageWith = (saved: readonly SavedConditionType[] = []) =>
  createLanguage(conditionDefinitions, saved)
export const meaningWith = (saved: readonly SavedConditionType[] = []) =>
  createMeaning(languageWith(saved), conditionMeanings, { zone: ZONE, typeOf })
export const checkTools = { typeOf, moment: { now: NOW, zone: ZONE }, exists: () => null }
export const describeTools = {
  property: (_subject: Subject, path: string) => path.split('.').at(-1)!,
  name: (_kind: string, id: string) => id,
}

export type PersonInput = Partial<
  Omit<
    ProfileFacts,
    | 'events'
    | 'segments'
    | 'lists'
    | 'scores'
    | 'goals'
    | 'campaigns'
    | 'journeys'
    | 'stays'
    | 'mails'
  >
> & {
  events?: Partial<EventFacts>[]
  segments?: string[]
  lists?: string[]
  scores?: Record<string, number>
  goals?: Record<string, string>
  campaigns?: Record<string, string>
  journeys?: Record<string, string[]>
  stays?: StayFacts[]
  mails?: MailFacts[]
}

let made = 0
export function person(input: PersonInput = {}): ProfileFacts {
  const events = (input.events ?? []).map((event) => ({
    id: newId(NOW),
    eventType: 'view',
    scope: 'site',
    sessionId: null,
    timeStamp: '2026-03-30T09:00:00.000Z',
    properties: {},
    source: {},
    target: {},
    ...event,
  }))
  // Whoever is in a segment has a stay there that lasts, and whoever was sent a mail of a campaign is in it.
  const segments = new Set([
    ...(input.segments ?? []),
    ...(input.stays ?? []).filter((stay) => stay.leftAt === null).map((stay) => stay.segmentId),
  ])
  const stays = [
    ...(input.stays ?? []),
    ...[...segments]
      .filter((id) => !input.stays?.some((stay) => stay.segmentId === id && stay.leftAt === null))
      .map((segmentId) => ({ segmentId, enteredAt: new Date(NOW).toISOString(), leftAt: null })),
  ]
  const campaigns = {
    ...Object.fromEntries((input.mails ?? []).map((mail) => [mail.campaignId, 'in_sequence'])),
    ...input.campaigns,
  }
  return {
    id: newId(NOW + ++made),
    name: '',
    email: null,
    tags: [],
    anonymous: false,
    firstSeenAt: null,
    lastSeenAt: null,
    properties: {},
    systemProperties: {},
    consents: {},
    ...input,
    events,
    segments,
    stays,
    mails: input.mails ?? [],
    lists: new Set(input.lists),
    scores: new Map(Object.entries(input.scores ?? {})),
    goals: new Map(Object.entries(input.goals ?? {})),
    campaigns: new Map(Object.entries(campaigns)),
    journeys: new Map(
      Object.entries(input.journeys ?? {})
        .filter(([, ways]) => ways.length > 0)
        .map(([id, ways]) => [id, new Set(ways)]),
    ),
  }
}

export const visit = (input: Partial<SessionFacts> = {}): SessionFacts => ({
  id: `visit-${++made}`,
  scope: 'site',
  timeStamp: '2026-03-30T09:00:00.000Z',
  lastEventDate: '2026-03-30T09:10:00.000Z',
  duration: 600_000,
  size: 3,
  properties: {},
  systemProperties: {},
  ...input,
})

export const TENANT = '01900000-0000-7000-8000-00000000c0de'
export const SEGMENTS = ['buyers', 'readers']
export const LISTS = ['vip', 'press']
export const PLANS = ['fit', 'heat', 'none']
export const GOALS = ['signup', 'order']
export const JOURNEYS = ['welcome', 'winback']
export const CAMPAIGNS = [
  '01900000-0000-7000-8000-0000000000c1',
  '01900000-0000-7000-8000-0000000000c2',
]

/** Where answers arrive. */
const MAILBOX = '01900000-0000-7000-8000-0000000000b1'

/** A database with people in it, where a condition can be asked of all at once. */
export async function createConditionWorld() {
  const database = await openTestDatabase()
  const stamp = new Date(NOW)
  const base = {
    version: 1,
    created_at: stamp,
    created_by: 'test',
    updated_at: stamp,
    updated_by: 'test',
  }
  const tenantBase = { tenant_id: TENANT, ...base }
  await database.system(async (db) => {
    const insert = (table: string, rows: Record<string, unknown>[]) =>
      db
        .insertInto(table as never)
        .values(rows as never)
        .execute()
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
  })
  return {
    database,
    async add(people: readonly ProfileFacts[]) {
      await database.system(async (db) => {
        const insert = async (table: string, rows: Record<string, unknown>[]) =>
          void (
            rows.length > 0 &&
            (await db
              .insertInto(table as never)
              .values(rows as never)
              .execute())
          )
        const json = (value: unknown) => JSON.stringify(value)
        const id = () => newId(NOW + ++made)
        await insert(
          'profiles',
          people.map((one) => ({
            id: one.id,
            name: one.name,
            email: one.email,
            tags: json(one.tags),
            anonymous: one.anonymous,
            first_seen_at: one.firstSeenAt,
            last_seen_at: one.lastSeenAt,
            properties: json(one.properties),
            system_properties: json(one.systemProperties),
            consents: json(one.consents),
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
              properties: json(event.properties),
              source: json(event.source),
              target: json(event.target),
              ...tenantBase,
            })),
          ),
        )
        await insert(
          'segment_members',
          people.flatMap((one) =>
            one.stays.map((stay) => ({
              id: id(),
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
              id: id(),
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
              id: id(),
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
              id: id(),
              goal_id,
              reached_at,
              profile_id: one.id,
              ...tenantBase,
            })),
          ),
        )
        // Each way of going through a journey is an execution; reaching the goal is a mark on one.
        await insert(
          'journey_executions',
          people.flatMap((one) =>
            [...one.journeys].flatMap(([journey_id, ways]) => {
              const states = [...ways].filter((way) => way !== 'converted')
              return states.map((state, n) => ({
                id: id(),
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
        for (const one of people) {
          if (one.campaigns.size === 0) continue
          const contact = id()
          await insert('contacts', [
            { id: contact, email: `${one.id}@example.com`, profile_id: one.id, ...tenantBase },
          ])
          const ways = new Map([...one.campaigns.keys()].map((campaign) => [campaign, id()]))
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
          const of = ({ campaignId }: MailFacts) => ({
            id: id(),
            campaign_id: campaignId,
            outreach_id: ways.get(campaignId),
            contact_id: contact,
            ...tenantBase,
          })
          await insert(
            'messages',
            one.mails.flatMap((mail, n) =>
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
            one.mails.flatMap((mail) => {
              const base = of(mail)
              return mail.happening === 'replied'
                ? [
                    {
                      ...base,
                      mailbox_id: MAILBOX,
                      rfc_id: base.id,
                      kind: 'human',
                      label: 'question',
                      received_at: mail.timeStamp,
                    },
                  ]
                : []
            }),
          )
        }
      })
    },
    /** Ids of the people for whom the condition is true, by the database. */
    async matching(
      condition: unknown,
      saved: readonly SavedConditionType[] = [],
    ): Promise<Set<string>> {
      const where = meaningWith(saved).compile(condition, { profile: { alias: 'p' } }, NOW)
      const { rows } = await database.tenant(TENANT, (db) =>
        sql<{
          id: string
        }>`select p.id::text as id from profiles p where p.tenant_id = ${TENANT} and ${where}`.execute(
          db,
        ),
      )
      return new Set(rows.map((row) => row.id))
    },
    /** The same, asked of everybody at once, with when to look again at each person: null where only memory can say, infinity for never. */
    async matchingAll(
      condition: unknown,
    ): Promise<{ ids: Set<string>; dueAt: Map<string, number> | null }> {
      const all = meaningWith().compileAll({ tenantId: TENANT, now: NOW })
      const [holds, flip] = [all.holds(condition), all.flip(condition)]
      const due = flip === null || flip === 'never' ? sql`'infinity'::timestamptz` : flip
      const { rows } = await database.tenant(TENANT, (db) =>
        sql<{
          id: string
          holds: boolean
          due: number
        }>`select p.id::text as id, ${holds} as holds, extract(epoch from ${due})::float8 * 1000 as due from profiles p ${all.joins()} where p.tenant_id = ${TENANT}`.execute(
          db,
        ),
      )
      return {
        ids: new Set(rows.filter((row) => row.holds).map((row) => row.id)),
        dueAt: flip === null ? null : new Map(rows.map((row) => [row.id, Number(row.due)])),
      }
    },
    async addVisits(visits: readonly SessionFacts[]) {
      if (visits.length === 0) return
      await database.system((db) =>
        db
          .insertInto('sessions')
          .values(
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
            })) as never,
          )
          .execute(),
      )
    },
    /** Ids of the visits for which the condition is true, by the database. */
    async matchingVisits(condition: unknown): Promise<Set<string>> {
      const where = meaningWith().compile(condition, { session: { alias: 's' } }, NOW)
      const { rows } = await database.tenant(TENANT, (db) =>
        sql<{
          id: string
        }>`select s.id from sessions s where s.tenant_id = ${TENANT} and ${where}`.execute(db),
      )
      return new Set(rows.map((row) => row.id))
    },
    clear: () =>
      database.system(
        async (db) =>
          void (await sql`truncate profiles, sessions, events, messages, replies, segment_members, list_members, scores, goal_reaches, journey_executions, contacts, outreaches cascade`.execute(
            db,
          )),
      ),
    close: () => database.close(),
  }
}
export type ConditionWorld = Awaited<ReturnType<typeof createConditionWorld>>
export type { Database }
