import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import ipaddr from 'ipaddr.js'
import { Reader, type Response } from 'mmdb-lib'
import type { VisitProperties } from '#model/schema/visit-properties.ts'

export type VisitorLocation = Pick<
  VisitProperties,
  | 'sessionCountryCode'
  | 'sessionCountryName'
  | 'sessionAdminSubDiv1'
  | 'sessionAdminSubDiv2'
  | 'sessionCity'
  | 'latitude'
  | 'longitude'
>

/** Locates visitors; addresses are looked up and never stored. */
export interface LocationLookup {
  /**
   * @param address IP address, as text
   * @param headers of the request; those that the operator's proxy sets take precedence over the
   * address
   */
  of(
    address: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): VisitorLocation
}

/** Locates no one. */
export const noLocationLookup: LocationLookup = { of: () => ({}) }

/** The parts that a proxy may provide, by the names that PLACE_HEADERS uses. */
export const PLACE_PARTS = {
  country: 'sessionCountryCode',
  region: 'sessionAdminSubDiv1',
  district: 'sessionAdminSubDiv2',
  city: 'sessionCity',
  latitude: 'latitude',
  longitude: 'longitude',
} as const satisfies Record<string, keyof VisitorLocation>
export type PlacePart = keyof typeof PLACE_PARTS

/** Parses `country=CF-IPCountry` into part and header; null when invalid. */
export function placeHeader(text: string): [PlacePart, string] | null {
  const [, part = '', header = ''] = /^(\w+)=([\w-]+)$/.exec(text) ?? []
  return Object.hasOwn(PLACE_PARTS, part) ? [part as PlacePart, header.toLowerCase()] : null
}

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

function countryOf(code: string): VisitorLocation {
  if (!/^[A-Z]{2}$/.test(code)) return {}
  const name = names.of(code)
  // XX and T1 (Cloudflare: unknown, Tor) are not countries.
  return name ? { sessionCountryCode: code, sessionCountryName: name } : {}
}

const DATA = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

/** Loaded on first use: its eight megabytes are not needed where no events arrive. */
function countryFile() {
  let reader: Reader<Response> | null = null
  return (address: string): string => {
    reader ??= new Reader<Response>(readFileSync(createRequire(import.meta.url).resolve(DATA)))
    const found = reader.get(address) as { country_code?: unknown } | null
    return typeof found?.country_code === 'string' ? found.country_code : ''
  }
}

interface PlacesOptions {
  /** `country=CF-IPCountry`, … */
  headers: readonly string[]
  /** Whether the country is looked up by the address. */
  byAddress: boolean
}

/**
 * Locates visitors by the headers of the operator's proxy, else the country by the address, from a
 * bundled file.
 */
export function createPlaces({ headers: wanted, byAddress }: PlacesOptions): LocationLookup {
  const parts = wanted.map(placeHeader).filter((one) => one !== null)
  const lookUp = countryFile()
  const codeOf = (address: string) => (byAddress && isPublic(address) ? lookUp(address) : '')
  return {
    of(address, headers) {
      const said: Partial<Record<PlacePart, string>> = {}
      for (const [part, header] of parts) {
        const value = headers[header]
        if (typeof value === 'string' && value !== '') said[part] = value.slice(0, 100)
      }
      const country = countryOf(said.country?.toUpperCase() ?? codeOf(address))
      const within = (['region', 'district', 'city'] as const).flatMap((part) =>
        said[part] ? [[PLACE_PARTS[part], decoded(said[part])]] : [],
      )
      const [latitude, longitude] = [Number(said.latitude ?? NaN), Number(said.longitude ?? NaN)]
      const isPoint = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
      return {
        ...country,
        ...Object.fromEntries(within),
        ...(isPoint ? { latitude, longitude } : {}),
      }
    },
  }
}

/** Headers are bytes; proxies send names such as "Malmö" in UTF-8. */
function decoded(value: string): string {
  const bytes = Uint8Array.from(value, (letter) => letter.charCodeAt(0) & 0xff)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return value
  }
}

const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/**
 * An address without the part that identifies a household: the last byte of IPv4, all but the first
 * 48 bits of IPv6 (as analytics vendors do). Empty when invalid.
 */
export function truncatedAddress(address: string): string {
  if (!ipaddr.isValid(address)) return ''
  const read = ipaddr.process(address)
  const bytes = read.toByteArray()
  return ipaddr.fromByteArray(bytes.fill(0, read.kind() === 'ipv4' ? 3 : 6)).toString()
}
