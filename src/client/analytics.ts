import { browserConfig } from './config.ts'
import { readText, writeText } from './storage.ts'
import { createStore } from './store.ts'

/**
 * `unasked` until the visitor chooses; nothing is loaded or sent before `granted`. `off` if nothing
 * is configured.
 */
export type AnalyticsConsent = 'off' | 'unasked' | 'granted' | 'denied'

/** A measurement: a page view, or a named value such as a web vital. */
export type Measurement =
  | { kind: 'page'; url: string; title: string }
  | { kind: 'value'; name: string; value: number }

const CONSENT_KEY = 'outrider.analytics-consent'
/** Maximum number of page views kept before the choice. */
const KEPT = 50

const consent = createStore<AnalyticsConsent>('off')
const asking = createStore(false)
const waiting: Measurement[] = []

let fetched: Promise<typeof import('./analytics-services.ts')> | undefined

/**
 * The services, loaded only after consent. All calls share one import: separate ones need not
 * resolve in order, and page views must stay in order.
 */
function services() {
  fetched ??= import('./analytics-services.ts').catch((fault: unknown) => {
    fetched = undefined
    throw fault
  })
  return fetched
}

async function deliver(...measured: Measurement[]): Promise<void> {
  const [{ send }, { analytics: settings }] = await Promise.all([services(), browserConfig()])
  if (settings && consent.get() === 'granted')
    for (const measurement of measured) send(settings, measurement)
}

const quietly = (work: Promise<unknown>) => void work.catch(() => undefined)

export const analytics = {
  getConsent: consent.get,
  useConsent: consent.use,
  /** True while the choice is shown: not made yet, or reopened. */
  useAsking: asking.use,
  /** Reads the configuration and an earlier choice; does not ask if nothing is configured. */
  async start(): Promise<void> {
    const { analytics: settings } = await browserConfig()
    if (!settings) {
      waiting.length = 0
      return
    }
    const kept = readText('local', CONSENT_KEY)
    consent.set(kept === 'granted' || kept === 'denied' ? kept : 'unasked')
    if (kept === 'granted') await deliver(...waiting.splice(0))
    else if (kept === 'denied') waiting.length = 0
    else asking.set(true)
  },
  /** Reopens the choice, from the footer. */
  ask: () => asking.set(true),
  /** Closes the choice without changing an earlier one. */
  close: () => asking.set(consent.get() === 'unasked'),
  /**
   * Stores the visitor's choice until it changes. A denial stops what an earlier consent started.
   */
  async choose(choice: 'granted' | 'denied'): Promise<void> {
    const before = consent.get()
    writeText('local', CONSENT_KEY, choice)
    consent.set(choice)
    asking.set(false)
    if (choice === 'granted') return deliver(...waiting.splice(0))
    waiting.length = 0
    if (before !== 'granted') return
    const [{ stop }, { analytics: settings }] = await Promise.all([services(), browserConfig()])
    if (settings) stop(settings)
  },
  /** Records one page view; keeps it until the choice is made, and drops it on a denial. */
  pageView(path: string): void {
    const view: Measurement = { kind: 'page', url: location.origin + path, title: document.title }
    if (consent.get() === 'granted') quietly(deliver(view))
    else if (consent.get() !== 'denied' && waiting.length < KEPT) waiting.push(view)
  },
  /** Records one named value, such as a web vital; only with consent. */
  measure(name: string, value: number): void {
    if (consent.get() === 'granted')
      quietly(deliver({ kind: 'value', name, value: Math.round(value) }))
  },
}
