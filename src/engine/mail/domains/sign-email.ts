import { domainOf } from '#model/lib/address-domain.ts'
import { signMessage } from '#platform/mail/dkim/sign-message.ts'
import { sealPlace } from '#platform/secrets.ts'
import type { Engine } from '#engine/kernel/engine.ts'
import { asciiDomain } from './domain-name.ts'
import type { TenantTx } from '#engine/kernel/tenant-tx.ts'

/**
 * Signs a message with the active DKIM key of the sender's domain. Without such a key, or when the
 * domain does not sign, the message is returned as it is. Called in the transaction that stores the
 * bytes, so that the stored bytes are the ones that are sent.
 * @param leavesOut header fields that the relay replaces
 * @throws Error when the key was sealed with another key, or cannot sign
 */
export async function signEmail(
  { db, engine, tenantId }: TenantTx<Pick<Engine, 'secrets'>>,
  from: string,
  raw: string,
  leavesOut: readonly string[] = [],
): Promise<string> {
  const domain = asciiDomain(domainOf(from))
  if (domain === null) return raw
  const key = await db
    .selectFrom('dkim_keys as k')
    .innerJoin('sending_domains as d', (join) =>
      join.onRef('d.tenant_id', '=', 'k.tenant_id').onRef('d.id', '=', 'k.domain_id'),
    )
    .select(['k.id', 'k.selector', 'k.private_key'])
    .where('d.tenant_id', '=', tenantId)
    .where('d.domain', '=', domain)
    .where('d.signs', '=', true)
    .where('k.state', '=', 'active')
    .executeTakeFirst()
  if (!key) return raw
  return signMessage(raw, {
    domain,
    selector: key.selector,
    leavesOut,
    privateKey: engine.secrets.open(
      key.private_key,
      sealPlace('dkim-key', 'privateKey', key.id, tenantId),
    ),
  })
}
