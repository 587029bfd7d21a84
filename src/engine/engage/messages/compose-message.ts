import { isCalled } from '#catalog/channels/definitions.ts'
import { channelDelivererOf } from '#catalog/channels/deliverers.ts'
import type { Outgoing } from '#catalog/channels/channel.ts'
import type { Engage, Profile, Tenant } from '#model/schema/entities.generated.ts'
import type { Db } from '#platform/database/database.ts'
import { toRecord } from '#engine/kernel/rows.ts'
import { renderLiquid } from '#engine/engage/templates/liquid.ts'
import { plainText } from '#engine/engage/templates/plain-text.ts'
import { footerOf, templateValues } from '#engine/engage/templates/template-values.ts'

export interface ComposeSource {
  engage: Engage
  profile: Profile
  tenant: Tenant
  /** Empty for messages without an opt-out. */
  unsubscribeUrl: string
  /** Empty for calls. */
  preferencesUrl: string
  messageId: string
  /** The template version to use; null or missing: the published one. */
  templateVersion?: number | null
}

/**
 * Composes a message for one person, and returns the version of its template.
 * @throws ChannelError, or Error with a sentence, when it cannot be composed for them
 */
export async function composeMessage(
  db: Db,
  tenantId: string,
  {
    engage,
    profile,
    tenant,
    unsubscribeUrl,
    preferencesUrl,
    messageId,
    templateVersion,
  }: ComposeSource,
): Promise<{ outgoing: Outgoing; version: number | null }> {
  const row =
    isCalled(engage.channel) || !engage.templateId
      ? undefined
      : await db
          .selectFrom('template_versions as v')
          .innerJoin('templates as t', (join) =>
            join
              .onRef('t.tenant_id', '=', 'v.tenant_id')
              .onRef('t.id', '=', 'v.template_id')
              .on('v.number', '=', (eb) =>
                eb.fn.coalesce(eb.val(templateVersion ?? null), 't.published_version'),
              ),
          )
          .selectAll('v')
          .where('v.tenant_id', '=', tenantId)
          .where('v.template_id', '=', engage.templateId)
          .executeTakeFirst()
  const version = row ? toRecord('template-version', row) : null
  const values = templateValues({ profile, tenant, engage, unsubscribeUrl, preferencesUrl })
  const outgoing = await channelDelivererOf(engage.channel ?? 'email').compose(
    {
      engage,
      profile,
      version,
      values,
      footer: footerOf(tenant, version?.language ?? 'en', unsubscribeUrl),
      unsubscribeUrl,
      messageId,
    },
    { render: renderLiquid, plainText },
  )
  return { outgoing, version: version?.number ?? null }
}
