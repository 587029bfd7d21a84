import { isZone } from '#model/lib/time-zone.ts'
import { zoneOfCountry } from '#engine/audience/contacts/country-zones.ts'

/**
 * The IANA time zone of a person: their property, that of a single-zone country, or the
 * organization's. The single source of this rule.
 */
export function zoneOfProfile(properties: Record<string, unknown>, tenantZone: string): string {
  const own = [properties['timeZone'], properties['timezone']].find(
    (zone): zone is string => typeof zone === 'string' && isZone(zone),
  )
  const country = [properties['countryCode'], properties['country']].find(
    (candidate): candidate is string =>
      typeof candidate === 'string' && /^[A-Z]{2}$/i.test(candidate),
  )
  return own ?? ((country && zoneOfCountry(country.toUpperCase())) || tenantZone)
}
