import { analytics } from '#client/analytics.ts'

/** Upper bounds of "good" (web.dev/articles/vitals); milliseconds, CLS without unit. */
const goodVitals = { LCP: 2500, INP: 200, CLS: 0.1, FCP: 1800, TTFB: 800 } as const
const SLOW_RESOURCE = 3000
const SLOW_RENDER = 100

type Vital = keyof typeof goodVitals
interface ShiftEntry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

function observe<T extends PerformanceEntry>(
  type: string,
  read: (entries: T[]) => void,
  options: PerformanceObserverInit & { durationThreshold?: number } = {},
): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return
  new PerformanceObserver((list) => read(list.getEntries() as T[])).observe({
    type,
    buffered: true,
    ...options,
  })
}

/** The largest sum of shifts within one session window: gaps under 1 s, at most 5 s long. */
function layoutShift(shifts: readonly { startTime: number; value: number }[]): number {
  let worst = 0
  let sum = 0
  let first = 0
  let last = Number.NEGATIVE_INFINITY
  for (const { startTime, value } of shifts) {
    if (startTime - last >= 1000 || startTime - first >= 5000) {
      sum = 0
      first = startTime
    }
    sum += value
    last = startTime
    worst = Math.max(worst, sum)
  }
  return worst
}

/**
 * Measures the web vitals and logs slow resources and renders. Reports values when the page is
 * left, with consent to analytics.
 */
export function watchVitals(): void {
  if (typeof PerformanceObserver === 'undefined') return
  const values: Partial<Record<Vital, number>> = {}
  const shifts: ShiftEntry[] = []
  const navigation = performance.getEntriesByType('navigation')[0] as
    | PerformanceNavigationTiming
    | undefined
  if (navigation) values.TTFB = navigation.responseStart
  observe('paint', (entries) => {
    for (const entry of entries)
      if (entry.name === 'first-contentful-paint') values.FCP = entry.startTime
  })
  observe('largest-contentful-paint', (entries) => {
    values.LCP = entries.at(-1)?.startTime ?? values.LCP
  })
  observe<ShiftEntry>('layout-shift', (entries) => {
    shifts.push(...entries.filter((entry) => !entry.hadRecentInput))
    values.CLS = layoutShift(shifts)
  })
  observe<PerformanceEventTiming>(
    'event',
    (entries) => {
      for (const entry of entries)
        if (entry.interactionId) values.INP = Math.max(values.INP ?? 0, entry.duration)
    },
    { durationThreshold: 40 },
  )
  observe('resource', (entries) => {
    for (const entry of entries)
      if (entry.duration > SLOW_RESOURCE && !entry.name.includes('/api/v1/stream'))
        console.warn(`Slow resource: ${entry.name} took ${Math.round(entry.duration)} ms`)
  })
  observe('longtask', (entries) => {
    for (const entry of entries)
      if (entry.duration > SLOW_RENDER)
        console.warn(`Slow render: ${Math.round(entry.duration)} ms without an answer`)
  })
  const finish = () => {
    for (const [name, value] of Object.entries(values) as [Vital, number][]) {
      analytics.measure(name, name === 'CLS' ? value * 1000 : value)
      if (value > goodVitals[name])
        console.warn(
          `${name} is ${name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`}; ` +
            `good is up to ${goodVitals[name]}`,
        )
    }
  }
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && finish(),
    { once: true },
  )
}
