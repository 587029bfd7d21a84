import { browserConfig } from './config.ts'
import { readText, writeText } from './storage.ts'
import { createStore } from './store.ts'

/** `unasked` until the visitor chooses; nothing is loaded or sent before `granted`. `off` when nothing is configured. */
export type Consent = 'off' | 'unasked' | 'granted' | 'denied'

const CONSENT_KEY = 'outrider.analytics-consent'
const consent = createStore<Consent>('off')
const waiting: (() => void)[] = []

type TagWindow = Window & { dataLayer?: unknown[]; gtag?: (...args: unknown[]) => void }

function loadTag(id: string): void {
  const view = window as TagWindow
  if (view.gtag) return
  const queue = (view.dataLayer ??= [])
  view.gtag = function gtag() {
    // The tag script reads the arguments object itself, not an array.
    queue.push(arguments)
  }
  view.gtag('js', new Date())
  view.gtag('config', id, { send_page_view: false })
  document.head.append(Object.assign(document.createElement('script'), { async: true, src: `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}` }))
}

async function begin(): Promise<void> {
  const { analytics: settings } = await browserConfig()
  if (!settings?.googleTagId) return
  loadTag(settings.googleTagId)
  for (const send of waiting.splice(0)) send()
}

export const analytics = {
  useConsent: consent.use,
  /** Reads the configuration and an earlier choice; asks nobody when nothing is configured. */
  async start(): Promise<void> {
    const { analytics: settings } = await browserConfig()
    if (!settings?.googleTagId) return
    const kept = readText('local', CONSENT_KEY)
    consent.set(kept === 'granted' || kept === 'denied' ? kept : 'unasked')
    if (kept === 'granted') await begin()
  },
  /** The visitor's choice, also from the privacy page later on. */
  async choose(choice: 'granted' | 'denied'): Promise<void> {
    writeText('local', CONSENT_KEY, choice)
    consent.set(choice)
    waiting.length = choice === 'denied' ? 0 : waiting.length
    if (choice === 'granted') await begin()
  },
  /** One page view; kept until the choice is made, dropped when it is no. */
  pageView(path: string): void {
    const send = () => (window as TagWindow).gtag?.('event', 'page_view', { page_location: location.origin + path, page_title: document.title })
    if (consent.get() === 'granted' && (window as TagWindow).gtag) send()
    else if (consent.get() !== 'denied' && waiting.length < 50) waiting.push(send)
  },
  /** One measured value, such as a web vital. */
  measure(name: string, value: number): void {
    if (consent.get() === 'granted') (window as TagWindow).gtag?.('event', name, { value: Math.round(value), non_interaction: true })
  },
}
