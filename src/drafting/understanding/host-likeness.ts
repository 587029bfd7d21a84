import { squeezed } from '../text/likeness.ts'

/** How well a name fits the host, from 0 to 1. */
export function fitsHost(name: string, url: string): number {
  if (!URL.canParse(url)) return 0
  const labels = new URL(url).hostname.replace(/^www\./, '').split('.')
  const host = squeezed(labels.slice(0, Math.max(1, labels.length - 1)).join(''))
  const key = squeezed(name)
  const umlauts = squeezed(
    name
      .toLowerCase()
      .replaceAll('ä', 'ae')
      .replaceAll('ö', 'oe')
      .replaceAll('ü', 'ue')
      .replaceAll('å', 'aa')
      .replaceAll('ø', 'oe'),
  )
  if (key.length < 2 || host.length < 2) return 0
  if (key === host || umlauts === host) return 1
  const [longer, shorter] = host.length >= key.length ? [host, key] : [key, host]
  if (shorter.length >= 4 && longer.startsWith(shorter)) return 0.9
  if (shorter.length >= 4 && longer.includes(shorter)) return 0.7
  if (umlauts.length >= 4 && host.includes(umlauts)) return 0.8
  const initials = squeezed(
    name
      .split(/\s+/)
      .map((word) => word.charAt(0))
      .join(''),
  )
  return initials.length >= 2 &&
    (initials === host || (host.startsWith(initials) && initials.length >= 3))
    ? 0.6
    : 0
}
