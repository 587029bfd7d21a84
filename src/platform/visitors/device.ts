import Bowser from 'bowser'
import type { VisitProperties } from '#model/visit-properties.ts'

/** Longer ones are no browser's, and every rule of the reader would walk through them. */
const MAX_LENGTH = 500
/** Browsers of one site are few, and each asks with every event. */
const KNOWN_MOST = 2000

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
  // Windows tells "NT 10.0", which people know by its name; macOS stopped at 10.15.7, which would
  // be a wrong one.
  const version =
    os.name === 'Windows' ? os.versionName : os.name === 'macOS' ? undefined : os.version
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
 * Kind of device, browser and system by the User-Agent that a browser sends of itself; what cannot
 * be told is left out.
 */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '' || userAgent.length > MAX_LENGTH) return {}
  const remembered = known.get(userAgent)
  if (remembered) return remembered
  const device = read(userAgent)
  if (known.size >= KNOWN_MOST) known.clear()
  known.set(userAgent, device)
  return device
}
