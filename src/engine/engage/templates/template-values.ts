import { optOutIn } from '#drafting/opt-out/opt-out-in.ts'
import { greetableName } from '#model/lib/person-name.ts'
import type { Engage, Profile, Tenant } from '#model/schema/entities.generated.ts'

export interface ValueSource {
  profile: Partial<Profile>
  tenant: Pick<Tenant, 'name' | 'senderName' | 'postalAddress'>
  /** Null when a template is rendered without a message. */
  engage: Pick<Engage, 'id' | 'name'> | null
  /** Empty for messages without an opt-out. */
  unsubscribeUrl: string
  /** The page on which the person chooses what they get; empty where no email is sent. */
  preferencesUrl: string
}

const NAMES = ['name', 'firstName', 'lastName', 'first_name', 'last_name'] as const

/**
 * Omits values that are no plausible names, so that a template's fallback applies: any holder of a
 * write key can set names.
 */
function withGreetableNames(properties: Record<string, unknown>): Record<string, unknown> {
  const faulty = NAMES.filter(
    (key) =>
      typeof properties[key] === 'string' && greetableName(properties[key]) !== properties[key],
  )
  return faulty.length === 0
    ? properties
    : Object.fromEntries(
        Object.entries(properties).filter(([key]) => !(faulty as string[]).includes(key)),
      )
}

/** The variables of a template. `properties` are the person's, by property type. */
export function templateValues({
  profile,
  tenant,
  engage,
  unsubscribeUrl,
  preferencesUrl,
}: ValueSource): Record<string, unknown> {
  const {
    id = '',
    email = null,
    tags = [],
    anonymous = false,
    firstSeenAt = null,
    lastSeenAt = null,
  } = profile
  const name = profile.name === email ? (profile.name ?? '') : greetableName(profile.name)
  const properties = withGreetableNames(profile.properties ?? {})
  const organization = {
    name: tenant.name,
    senderName: tenant.senderName || tenant.name,
    postalAddress: tenant.postalAddress,
  }
  return {
    profile: { id, name, email, tags, anonymous, firstSeenAt, lastSeenAt, properties },
    properties,
    organization,
    organisation: organization,
    message: { id: engage?.id ?? '', name: engage?.name ?? '' },
    unsubscribe_url: unsubscribeUrl,
    preferences_url: preferencesUrl,
  }
}

const KNOWN = new Set([
  'profile.id',
  'profile.name',
  'profile.email',
  'profile.tags',
  'profile.anonymous',
  'profile.firstSeenAt',
  'profile.lastSeenAt',
  'profile.properties',
  'properties',
  'organization.name',
  'organization.senderName',
  'organization.postalAddress',
  // The spelling of templates written before.
  'organisation.name',
  'organisation.senderName',
  'organisation.postalAddress',
  'message.id',
  'message.name',
  'unsubscribe_url',
  'preferences_url',
])

/**
 * Variables that are unknown: neither built in, nor a declared property, nor a property of the
 * previewed person.
 */
export function unknownVariables(
  paths: readonly string[],
  declared: ReadonlySet<string>,
  values: Record<string, unknown>,
): string[] {
  const has = (path: string) => KNOWN.has(path) || Object.hasOwn(values, path)
  return paths.filter((path) => {
    const parts = path.split('.')
    if (parts.slice(0, 2).join('.') === 'profile.properties') parts.splice(0, 1)
    if (parts[0] === 'properties' && parts[1] !== undefined)
      return (
        parts[1] !== '*' &&
        !declared.has(parts[1]) &&
        !Object.hasOwn(values.properties ?? {}, parts[1])
      )
    return (
      !has(path) &&
      !has(parts.slice(0, 2).join('.')) &&
      !(
        parts.length > 1 &&
        has(parts[0]!) &&
        !['profile', 'organization', 'organisation', 'message'].includes(parts[0]!)
      )
    )
  })
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/**
 * Footer with sender, address and opt-out, for messages without one. Both parts are empty for
 * messages without an opt-out.
 */
export function footerOf(
  tenant: ValueSource['tenant'],
  language: string,
  unsubscribeUrl: string,
): { html: string; text: string } {
  if (unsubscribeUrl === '') return { html: '', text: '' }
  const { unsubscribe: leave } = optOutIn(language)
  const sender = [tenant.senderName || tenant.name, ...(tenant.postalAddress ?? '').split(/\r?\n/)]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')
  return {
    html:
      '<div style="padding:24px 16px;text-align:center;' +
      'font:12px/1.5 Arial,sans-serif;color:#5b6169">' +
      `<p style="margin:0 0 4px">${escape(sender)}</p>` +
      `<p style="margin:0"><a href="${escape(unsubscribeUrl)}" style="color:#5b6169">${leave}</a></p>` +
      '</div>',
    text: `${sender}\n${leave}: ${unsubscribeUrl}`,
  }
}
