import { message, say } from '#language'

export type WebsiteUrl = { ok: true; url: string } | { ok: false; message: string }

const EMPTY = message('Please enter a website URL')
const INVALID = message('Please enter a valid domain (e.g., example.com or www.example.com)')
const UNREADABLE = message('Please enter a valid URL (e.g., https://example.com)')

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** A name of at least two labels whose last has two letters or more; includes `xn--` names. */
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$`)
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)$/

/**
 * The rule for website addresses, exactly as in the specification, section 5: trimmed, trailing
 * slashes cut, https:// added when there is no scheme; localhost and IPv4 addresses are accepted,
 * otherwise a domain with a top-level part of at least two letters and no trailing dot. Checks the
 * text only: the web reader decides what may be fetched.
 */
export function checkWebsiteUrl(input: unknown): WebsiteUrl {
  if (typeof input !== 'string' || input.trim() === '') return { ok: false, message: say(EMPTY) }
  const trimmed = input.trim().replace(/(?<!\/)\/+$/, '')
  if (trimmed === '') return { ok: false, message: say(EMPTY) }
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(trimmed)?.[1]?.toLowerCase()
  const candidate = scheme ? trimmed : `https://${trimmed}`
  let url: URL
  try {
    url = new URL(candidate)
  } catch {
    return { ok: false, message: say(UNREADABLE) }
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return { ok: false, message: say(UNREADABLE) }
  if (url.username || url.password) return { ok: false, message: say(INVALID) }
  const host = url.hostname
  const written = candidate.replace(/^[a-z]+:\/\//i, '').split(/[/?#:]/)[0] ?? ''
  // The parser turns 1 or 0x7f.1 into an IPv4 address; only the usual notation is accepted.
  const isAddress = IPV4.test(host) && IPV4.test(written)
  if (host === 'localhost' || isAddress) return { ok: true, url: clean(url) }
  if (host.endsWith('.') || IPV4.test(host) || host.length > 253 || !DOMAIN.test(host))
    return { ok: false, message: say(INVALID) }
  return { ok: true, url: clean(url) }
}

function clean(url: URL): string {
  url.hash = ''
  return url.href.replace(/(?<!\/)\/+$/, '')
}

/** The host of an address without `www.`, so that two spellings are one site; empty if unreadable. */
export const siteOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : ''
