import { message } from '#language'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { isForbiddenAddress } from '#platform/web/addresses.ts'
import { isAllowedUrl } from '#platform/web/allowed-hosts.ts'
import { fault } from '#platform/web/request-page.ts'
import { FetchError } from '#platform/web/web.ts'

/** Which addresses and folders may be reached. */
export interface PlaceRules {
  /** Whether the address is exempt from the rules on private addresses, TLS and ports. */
  isExempt(url: URL): boolean
  /** Why a place cannot be used, as a sentence; null when it can. */
  faultOf(place: string): string | null
  /** @throws FetchError */
  checkedUrl(place: string): URL
  /** The path of a place's folder for an organization. @throws FetchError */
  pathOf(place: string, tenantId: string): string
}

const PORTS = new Set(['', '443'])
const FOLDER = /^folder:([A-Za-z0-9][\w.-]{0,60})$/

export const isFolder = (place: string): boolean => place.startsWith('folder:')

/**
 * @param allowHosts entries of hosts that may have a private address, plain HTTP and any port
 * @param folder root folder for file exchange; empty: none
 */
export function createPlaceRules(allowHosts: readonly string[], folder: string): PlaceRules {
  const isExempt = (url: URL) => isAllowedUrl(allowHosts, url)

  function urlFault(text: string): string | null {
    if (!URL.canParse(text)) return message('This must be an address that begins with https://.')
    const url = new URL(text)
    if (url.username || url.password)
      return message('An address may hold no user name and no password.')
    if (isExempt(url) && /^https?:$/.test(url.protocol)) return null
    if (url.protocol !== 'https:')
      return message('This must be an address that begins with https://.')
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (
      host === 'localhost' ||
      host.endsWith('.localhost') ||
      (isIP(host) !== 0 && isForbiddenAddress(host))
    )
      return message('Addresses within private networks are not called.')
    return PORTS.has(url.port) ? null : message('Only the usual port of https can be reached.')
  }

  function faultOf(place: string): string | null {
    if (!isFolder(place)) return urlFault(place)
    if (!FOLDER.test(place))
      return message(
        'The name of a folder has letters, digits, dots, dashes and underscores, such as folder:crm.',
      )
    return folder === ''
      ? message('This installation exchanges no files by folders: FILES_DIR is not set.')
      : null
  }

  return {
    isExempt,
    faultOf,
    checkedUrl(place) {
      if (urlFault(place) !== null) throw fault('invalid-url')
      return new URL(place)
    },
    pathOf(place, tenantId) {
      if (faultOf(place) !== null) throw new FetchError('invalid-url', faultOf(place)!)
      return join(resolve(folder), tenantId, FOLDER.exec(place)![1]!)
    },
  }
}
