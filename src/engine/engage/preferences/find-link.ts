import type { SuppressionRow, TopicRow } from '#model/schema/entities.generated.ts'
import { answersOf } from '#engine/audience/consent/address-consent.ts'
import { findOptOutLink } from '#engine/audience/contacts/opt-out-link.ts'
import { isOptOut, type SuppressionReason } from '#engine/audience/contacts/suppression-list.ts'
import { suppressionsOf } from '#engine/audience/contacts/suppressions-of.ts'
import { placeOfToken } from '#engine/mail/opt-out-token.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { loadTenant } from '#engine/kernel/rows.ts'
import { inTenant, type TenantTx } from '#engine/kernel/tenant-tx.ts'
import { sha256 } from '#platform/secrets.ts'

/** A topic as its recipients see it. */
export interface OfferedTopic {
  id: string
  name: string
  description: string
  /** Whether the address gets it, unless it gets no emails at all. */
  gets: boolean
}

/** The recipient behind a link of an email, and what they get. */
export interface PreferenceLink {
  tenantId: string
  email: string
  /** The organization, as its emails name it. */
  sender: string
  /** The organization's accent color; empty when it has none. */
  accentColor: string
  /** Languages of the person and of the email, ISO 639-1; empty where they are not known. */
  languages: [person: string, email: string]
  /** The topic of the message; null when it has none. */
  topicId: string | null
  /** The offered topics; none behind the link of a campaign. */
  topics: OfferedTopic[]
  /**
   * Why the address gets no emails: its own opt-out, which the person can take back, or another
   * entry of the suppression list. Null when it gets emails.
   */
  stoppedBy: SuppressionReason | null
  /** The message whose link it is: of an engage message or of a campaign. */
  from: { engageMessageId: string } | { messageId: string; outreachId: string }
}

/** The language that a person's properties give; empty where they give none. */
const languageIn = ({ language, locale }: Record<string, unknown>): string =>
  [language, locale].find((candidate) => typeof candidate === 'string') ?? ''

/** The entry that a person cannot take back, if there is one; else the person's own. */
const decisive = (rows: readonly SuppressionRow[]): SuppressionReason | null =>
  (rows.find((row) => row.kind === 'domain' || !isOptOut(row.reason)) ?? rows[0])?.reason ?? null

/** Null for an unknown token. */
export async function findPreferenceLink(
  engine: Engine,
  token: string,
): Promise<PreferenceLink | null> {
  return (await findEngageLink(engine, token)) ?? (await findCampaignLink(engine, token))
}

async function findCampaignLink(engine: Engine, token: string): Promise<PreferenceLink | null> {
  const optOutLink = await findOptOutLink(engine, token)
  if (!optOutLink) return null
  const { tenantId, email, sender, languages, messageId, outreachId } = optOutLink
  return engine.database.tenant(tenantId, async (db) => ({
    tenantId,
    email,
    sender,
    accentColor: (await loadTenant(db, tenantId)).accent_color,
    languages,
    topicId: null,
    topics: [],
    stoppedBy: decisive(await suppressionsOf({ db, tenantId }, email)),
    from: { messageId, outreachId },
  }))
}

/** Finds the link of an engage message; null for another token. */
export async function findEngageLink(
  engine: Engine,
  token: string,
): Promise<PreferenceLink | null> {
  const place = placeOfToken(token)
  if (!place) return null
  const { tenantId, id } = place
  return inTenant(engine, tenantId, async (tx) => {
    const { db } = tx
    const row = await db
      .selectFrom('engage_messages')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('unsubscribe_token_hash', '=', sha256(token))
      .executeTakeFirst()
    if (!row) return null
    const profile = await db
      .selectFrom('profiles')
      .select(['email', 'properties'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', row.profile_id)
      .executeTakeFirstOrThrow()
    const tenant = await loadTenant(db, tenantId)
    const template = await db
      .selectFrom('engages')
      .innerJoin('template_versions as v', (join) =>
        join
          .onRef('v.tenant_id', '=', 'engages.tenant_id')
          .onRef('v.template_id', '=', 'engages.template_id'),
      )
      .select('v.language')
      .where('engages.tenant_id', '=', tenantId)
      .where('engages.id', '=', row.engage_id)
      .where('v.number', '=', row.template_version)
      .executeTakeFirst()
    const email = row.address || profile.email || ''
    return {
      tenantId,
      email,
      sender: tenant.sender_name || tenant.name,
      accentColor: tenant.accent_color,
      languages: [languageIn(profile.properties), template?.language ?? tenant.language],
      topicId: row.topic_id,
      topics: await offeredTopics(tx, email, row.topic_id),
      stoppedBy: decisive(await suppressionsOf(tx, email)),
      from: { engageMessageId: row.id },
    }
  })
}

const asRecipientsSeeIt = ({ id, name, public_description }: TopicRow) => ({
  id,
  name,
  description: public_description,
})

/** The topics that are offered, and that of the message, with the newest answer of the address. */
async function offeredTopics(
  tx: TenantTx,
  email: string,
  topicId: string | null,
): Promise<OfferedTopic[]> {
  const { db, engine, tenantId } = tx
  const topics = await db
    .selectFrom('topics')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where((eb) => eb.or([eb('enabled', '=', true), eb('id', '=', topicId ?? '')]))
    .orderBy((eb) => eb('id', '=', topicId ?? ''), 'desc')
    .orderBy('name')
    .limit(50)
    .execute()
  const answers = await answersOf(tx, email, engine.clock.now())
  return topics.map((topic) => ({
    ...asRecipientsSeeIt(topic),
    gets: !answers.get(topic.id)?.hasLeft,
  }))
}
