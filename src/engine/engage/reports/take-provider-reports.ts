import { sql } from 'kysely'
import type { Sender } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { sealPlace } from '#platform/secrets.ts'
import { sameSecret } from '#platform/signatures.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { placeOfToken } from '#engine/mail/opt-out-token.ts'
import { takeReport } from '#engine/engage/messages/take-report.ts'
import type { ProviderReport, ReportRequest } from '#engine/mail/senders/provider.ts'
import { providerOf } from '#engine/mail/senders/providers/list.ts'
import { senderWithSecrets } from '#engine/mail/senders/sender-account.ts'

/** Largest text that a provider's own address may answer, in bytes: a certificate, a confirmation. */
const MAX_TEXT = 64 * 1024

/** The sender that an address for reports belongs to; null for any other token. */
export async function senderOfToken(engine: Engine, token: string): Promise<Sender | null> {
  const place = placeOfToken(token)
  if (!place) return null
  const row = await engine.database.tenant(place.tenantId, (db) =>
    db
      .selectFrom('senders')
      .selectAll()
      .where('tenant_id', '=', place.tenantId)
      .where('id', '=', place.id)
      .executeTakeFirst(),
  )
  return row && row.report_token !== '' && sameSecret(row.report_token, token)
    ? senderWithSecrets(row)
    : null
}

/**
 * The delivery that a report is about: by our id, else the Message-ID, else the provider's id; only
 * one that left through this sender.
 */
const deliveryOf =
  ({ id: senderId, tenantId }: Sender, report: ProviderReport) =>
  async (db: Db): Promise<string | null> => {
    const { deliveryId, rfcId, providerId } = report
    const tried: [column: 'id' | 'rfc_id' | 'provider_id', value: string | null][] = [
      ['id', deliveryId],
      ['rfc_id', rfcId],
      ['provider_id', providerId],
    ]
    for (const [column, value] of tried) {
      if (!value) continue
      const found = await db
        .selectFrom('engage_messages')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('sender_id', '=', senderId)
        .where(column, '=', value)
        // The address keeps a guessed id from ending another person's emails.
        .where(sql<boolean>`lower(address) = ${report.address.toLowerCase()}`)
        .executeTakeFirst()
      if (found) return found.id
    }
    return null
  }

/**
 * Takes the reports of one request of a sender's provider. Reports about emails of other systems
 * that use the same account are ignored.
 * @returns how many concerned an email of the sender
 * @throws UnreadableReport for a request that does not come from the provider
 */
export async function takeProviderReports(
  engine: Engine,
  sender: Sender,
  { headers, body }: Pick<ReportRequest, 'headers' | 'body'>,
): Promise<number> {
  const provider = providerOf(sender)
  if (!provider.readReports) return 0
  const reports = await provider.readReports({
    headers,
    body,
    now: engine.clock.now(),
    key: sender.webhookKey
      ? engine.secrets.open(
          sender.webhookKey,
          sealPlace('sender', 'webhookKey', sender.id, sender.tenantId),
        )
      : '',
    read: (url) => readText(engine, sender.tenantId, url),
  })
  let taken = 0
  for (const report of reports)
    if (await takeReport(engine, sender.tenantId, deliveryOf(sender, report), report)) taken++
  await engine.database.tenant(sender.tenantId, (db) =>
    db
      .updateTable('senders')
      .set({ reported_at: new Date(engine.clock.now()) })
      .where('tenant_id', '=', sender.tenantId)
      .where('id', '=', sender.id)
      .execute(),
  )
  return taken
}

async function readText(engine: Engine, tenantId: string, url: string): Promise<string> {
  const file = await engine.exchange.read(url, tenantId, { max: MAX_TEXT })
  return Buffer.from(file.bytes).toString('utf8')
}
