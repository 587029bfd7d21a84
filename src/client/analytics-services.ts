import type { Measurement } from './analytics.ts'
import type { AnalyticsSettings } from './config.ts'
import { readText, writeText } from './storage.ts'
import { textBefore } from '#model/lib/text-before.ts'

/**
 * Storage key of the browser's anonymous id for the event service; created and deleted with the
 * consent.
 */
const VISITOR_KEY = 'outrider.analytics-visitor'

type TagWindow = Window & { dataLayer?: unknown[]; gtag?: (...args: unknown[]) => void } & Record<
    `ga-disable-${string}`,
    boolean
  >
const view = () => window as unknown as TagWindow

function tag(id: string): NonNullable<TagWindow['gtag']> {
  const page = view()
  delete page[`ga-disable-${id}`]
  if (page.gtag) return page.gtag
  const queue = (page.dataLayer ??= [])
  page.gtag = function gtag() {
    // The tag script reads the arguments object itself, not an array.
    queue.push(arguments)
  }
  page.gtag('js', new Date())
  page.gtag('config', id, { send_page_view: false })
  document.head.append(
    Object.assign(document.createElement('script'), {
      async: true,
      src: `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`,
    }),
  )
  return page.gtag
}

function visitor(): string {
  const kept = readText('local', VISITOR_KEY)
  if (kept) return kept
  const made = crypto.randomUUID()
  writeText('local', VISITOR_KEY, made)
  return made
}

/**
 * One call of Segment's HTTP API, as its browser client sends it: the key in the body, and a
 * content type without a preflight.
 */
function post(
  { url, writeKey }: NonNullable<AnalyticsSettings['events']>,
  measured: Measurement,
): void {
  const page = measured.kind === 'page'
  const body = {
    writeKey,
    messageId: crypto.randomUUID(),
    anonymousId: visitor(),
    sentAt: new Date().toISOString(),
    ...(page
      ? {
          name: measured.title,
          properties: {
            url: measured.url,
            path: new URL(measured.url).pathname,
            title: measured.title,
          },
        }
      : { event: measured.name, properties: { value: measured.value } }),
  }
  void fetch(`${url}/v1/${page ? 'page' : 'track'}`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => undefined)
}

/** Sends one measurement to every configured service. Ignores services that fail. */
export function send({ googleTagId, events }: AnalyticsSettings, measured: Measurement): void {
  if (googleTagId) {
    const gtag = tag(googleTagId)
    if (measured.kind === 'page')
      gtag('event', 'page_view', { page_location: measured.url, page_title: measured.title })
    else gtag('event', measured.name, { value: measured.value, non_interaction: true })
  }
  if (events) post(events, measured)
}

/** Withdraws the consent: disables the tag and deletes the services' data in this browser. */
export function stop({ googleTagId }: AnalyticsSettings): void {
  writeText('local', VISITOR_KEY, null)
  if (!googleTagId) return
  view()[`ga-disable-${googleTagId}`] = true
  for (const name of document.cookie.split('; ').map((part) => textBefore(part, '=')))
    if (/^_ga(_|$)/.test(name))
      for (const domain of ['', `; domain=${location.hostname}`, `; domain=.${location.hostname}`])
        document.cookie = `${name}=; path=/; max-age=0${domain}`
}
