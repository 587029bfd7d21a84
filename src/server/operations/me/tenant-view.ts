import type { Tenant } from '#model/schema/entities.generated.ts'

/**
 * The tenant as its members see it: an expired trial reads TRIAL_EXPIRED from the moment it ends,
 * even before the row is updated.
 */
export function tenantView(tenant: Tenant, now: number) {
  const over =
    tenant.subscription_tier === 'STARTER' &&
    tenant.status === 'TRIAL' &&
    tenant.trial_ends_at !== null &&
    Date.parse(tenant.trial_ends_at) <= now
  const {
    id,
    name,
    subscription_tier,
    trial_ends_at,
    website,
    senderName,
    postalAddress,
    accentColor,
    timeZone,
    language,
    companyResearch,
    companyResearchPerDay,
    version,
  } = tenant
  return {
    id,
    name,
    subscription_tier,
    trial_ends_at,
    status: over ? 'TRIAL_EXPIRED' : tenant.status,
    website,
    senderName,
    postalAddress,
    accentColor,
    timeZone,
    language,
    companyResearch,
    companyResearchPerDay,
    version,
    now: new Date(now).toISOString(),
  }
}
