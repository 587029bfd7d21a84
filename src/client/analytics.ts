import { browserConfig } from './config.ts'
import { readText, writeText } from './storage.ts'
import { createStore } from './store.ts'

/**
 * `unasked` until the visitor chooses; nothing is loaded or sent before `granted`. `off` when
 * nothing is configured.
 */
export type Consent = 'off' | 'unasked' | 'granted' | 'denied'

/** What is measured: a page view, or a named value such as a web vital. */
export type Measured =
  { kind: 'page'; url: string; title: string } | { kind: 'value'; name: string; value: number }

const CONSENT_KEY = 'outrider.analytics-consent'
/** Views of before the choice, at most so many. */
const KEPT = 50

const consent = createStore<Consent>('off')
const asking = createStore(false)
const waiting: Measured[] = []

let fetched: Promise<typeof import('./analytics-services.ts')> | undefined

/**
 * The services, fetched only once somebody has said yes: once for all, as two fetches need not end
 * in the order they began, and page views keep theirs.
 */
function services() {
  fetched ??= import('./analytics-services.ts').catch((fault: unknown) => {
    fetched = undefined
    throw fault
  })
  return fetched
}

async function deliver(...measured: Measured[]): Promise<void> {
  const [{ send }, { analytics: settings }] = await Promise.all([services(), browserConfig()])
  if (settings && consent.get() === 'granted') for (const one of measured) send(settings, one)
}

const quietly = (work: Promise<unknown>) => void work.catch(() => undefined)

export const analytics = {
  getConsent: consent.get,
  useConsent: consent.use,
  /** True while the choice is to be shown: not made yet, or to be made anew. */
  useAsking: asking.use,
  /** Reads the configuration and an earlier choice; asks nobody when nothing is configured. */
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
  /** Shows the choice again, from the footer. */
  ask: () => asking.set(true),
  /** Puts the choice away without changing an earlier one. */
  close: () => asking.set(consent.get() === 'unasked'),
  /** The visitor's choice, kept until it is changed. A no stops what an earlier yes began. */
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
  /** One page view; kept until the choice is made, dropped when it is no. */
  pageView(path: string): void {
    const view: Measured = { kind: 'page', url: location.origin + path, title: document.title }
    if (consent.get() === 'granted') quietly(deliver(view))
    else if (consent.get() !== 'denied' && waiting.length < KEPT) waiting.push(view)
  },
  /** One measured value, such as a web vital; only with consent. */
  measure(name: string, value: number): void {
    if (consent.get() === 'granted')
      quietly(deliver({ kind: 'value', name, value: Math.round(value) }))
  },
}
