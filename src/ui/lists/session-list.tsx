import { namesOf } from '#language'
import { Button } from '../base/button.tsx'
import { tData } from './messages.ts'
import { Ago } from './when.tsx'

/** A signed-in browser, as the API returns it. */
export interface ListedSession {
  id: string
  device: string
  browser: string
  system: string
  country: string
  current: boolean
  separate: boolean
  firstSeenAt: string
  lastSeenAt: string
}

const countryOf = (code: string): string =>
  code === '' ? tData('data.sessionNowhere') : (namesOf('region').of(code) ?? code)

/** Browser and system of a session, such as "Chrome on Windows". */
export function sessionName({
  browser,
  system,
}: Pick<ListedSession, 'browser' | 'system'>): string {
  if (browser && system) return tData('data.sessionOn', { browser, system })
  return browser || system || tData('data.sessionUnknown')
}

export interface SessionListProps<T extends ListedSession> {
  sessions: readonly T[]
  /** Milliseconds since 1970, by the clock of the sessions. */
  now: number
  label: string
  /** Absent for people with read-only access. */
  onEnd?: (session: T) => void
}

/** A user's sessions, with a button to end each except the current one. */
export function SessionList<T extends ListedSession>({
  sessions,
  now,
  label,
  onEnd,
}: SessionListProps<T>) {
  return (
    <ul className="session-list" aria-label={label}>
      {sessions.map((session) => {
        const name = sessionName(session)
        return (
          <li key={session.id}>
            <div className="session-what">
              <span className="session-name">{name}</span>
              {session.current ? (
                <span className="session-here">{tData('data.sessionCurrent')}</span>
              ) : null}
              <span className="session-fact">
                {[session.device, countryOf(session.country)].filter(Boolean).join(' · ')}
              </span>
              <span className="session-fact small">
                {tData('data.sessionSeen')} <Ago at={session.lastSeenAt} now={now} /> ·{' '}
                {tData('data.sessionSince')} <Ago at={session.firstSeenAt} now={now} />
              </span>
            </div>
            {onEnd && !session.current && session.separate ? (
              <Button
                size="s"
                variant="quiet"
                aria-label={tData('data.sessionEndNamed', { name })}
                onClick={() => onEnd(session)}
              >
                {tData('data.sessionEnd')}
              </Button>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
