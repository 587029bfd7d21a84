import type { Span } from '#journey/earliest.ts'
import { tDesigner as t } from './messages.ts'

const MINUTES_PER_DAY = 1440

/** When people reach a step: "day 2, 09:00", "day 2 to 23". Empty if they reach it on entry. */
export function hintWords({ from, to, clock }: Span): string {
  const [first, last] = [Math.floor(from / MINUTES_PER_DAY), Math.ceil(to / MINUTES_PER_DAY)]
  if (last > first && to >= MINUTES_PER_DAY)
    return t('journey.hint.days', { from: first, to: last })
  if (clock !== '')
    return t('journey.hint.earliest', {
      when: t('journey.hint.dayAt', { from: first, clock }),
    })
  if (from >= MINUTES_PER_DAY) return t('journey.hint.day', { from: first })
  if (from >= 60) return t('journey.hint.hour', { from: Math.floor(from / 60) })
  return from > 0
    ? t('journey.hint.minute', { from: Math.ceil(from) })
    : t('journey.hint.day', { from: 0 })
}
