import Bowser from 'bowser'
import type { VisitProperties } from '#model/schema/visit-properties.ts'

/** No browser sends more, and every rule of the parser would scan it. */
const MAX_LENGTH = 500
/** A site sees few different browsers, and each sends its User-Agent with every event. */
const MAX_KNOWN = 2000

const CATEGORIES: Record<string, string> = {
  desktop: 'Desktop',
  mobile: 'Phone',
  tablet: 'Tablet',
  tv: 'TV',
  bot: 'Robot',
}

export type Device = Pick<
  VisitProperties,
  | 'deviceCategory'
  | 'userAgentName'
  | 'userAgentVersion'
  | 'operatingSystemFamily'
  | 'operatingSystemName'
>

function read(userAgent: string): Device {
  const { browser, os, platform } = Bowser.parse(userAgent)
  const category = CATEGORIES[platform.type ?? '']
  // Windows reports "NT 10.0", so the familiar name is used; macOS reports 10.15.7 forever, so its
  // version is left out.
  const ownVersion = os.name === 'macOS' ? undefined : os.version
  const version = os.name === 'Windows' ? os.versionName : ownVersion
  return {
    ...(category ? { deviceCategory: category } : {}),
    ...(browser.name ? { userAgentName: browser.name } : {}),
    ...(browser.name && browser.version ? { userAgentVersion: browser.version } : {}),
    ...(os.name
      ? {
          operatingSystemFamily: os.name,
          operatingSystemName: version ? `${os.name} ${version}` : os.name,
        }
      : {}),
  }
}

const known = new Map<string, Device>()

/**
 * Kind of device, browser and system by the browser's User-Agent header; unknown parts are left
 * out.
 */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '' || userAgent.length > MAX_LENGTH) return {}
  const remembered = known.get(userAgent)
  if (remembered) return remembered
  const device = read(userAgent)
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(userAgent, device)
  return device
}
