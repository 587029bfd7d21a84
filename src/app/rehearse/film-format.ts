import type { RehearsalDay, RehearsalEvent } from '#model/api/rehearsal.ts'
import { dateFormat } from '#language'
import { dayIn } from '#model/lib/time-zone.ts'
import { replyLabel } from '../page-parts/reply-label.ts'
import { tFilm as t } from './messages.ts'

/** "Thursday, 5 March" of a calendar date. */
export function dayName(date: string, weekday: 'long' | 'short' = 'long'): string {
  return dateFormat({ weekday, day: 'numeric', month: weekday, timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  )
}

/** "09:42" on the contact's clock, with the day where it is another one than the film's. */
export function timeThere({ at, atThere, zone }: RehearsalEvent, filmZone: string): string {
  const clock = atThere.slice(-5)
  return dayIn(zone, at) === dayIn(filmZone, at) ? clock : atThere
}

/** "New York" for America/New_York. */
export const placeOf = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** What happens, in one line. */
export function titleOf(event: RehearsalEvent): string {
  switch (event.kind) {
    case 'email':
      return t('film.email', {
        number: event.stepNumber,
        total: event.steps,
        name: event.contact.name,
      })
    case 'answer':
      return event.label === 'out-of-office' ||
        event.label === 'bounce' ||
        event.label === 'complaint'
        ? t(`film.answer.${event.label}`, { name: event.contact.name })
        : t('film.answer', { name: event.contact.name, label: replyLabel(event.label).words })
    case 'back':
      return t('film.back', { name: event.contact.name })
    case 'campaign':
      return t(event.state === 'paused' ? 'film.paused' : 'film.running')
  }
}

/** Color of the mark in front of an event. */
export function toneOf(event: RehearsalEvent): string {
  switch (event.kind) {
    case 'email':
      return 'sent'
    case 'answer':
      return (
        { 'd-pos': 'pos', 'd-neg': 'neg', 'd-inf': 'inf', 'd-cau': 'cau' }[
          replyLabel(event.label).tone
        ] ?? 'off'
      )
    case 'back':
      return 'off'
    case 'campaign':
      return event.state === 'paused' ? 'cau' : 'pos'
  }
}

/** Days without an event between two days of the film. */
export const quietDays = (before: RehearsalDay | undefined, day: RehearsalDay): number =>
  before ? day.number - before.number - 1 : 0
