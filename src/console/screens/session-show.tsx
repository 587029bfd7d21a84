import type { RaRecord } from 'react-admin'
import { visitProperties } from '#model/schema/visit-properties.ts'
import type { Session } from '#model/schema/entities.generated.ts'
import { defineMessages } from '#ui/messages/messages.ts'
import { pathWords } from '#catalog/fields/path-words.ts'
import { ShowScreen } from '../generate/show-screen.tsx'
import { EventTimeline } from '../profile/events-tab.tsx'
import type { ConsoleResource } from '../core/registry.ts'

const t = defineMessages({
  'visit.about': 'Device and location',
  'visit.nothing': 'No device or location data.',
  'visit.events': 'Activity',
})

const known = Object.keys(visitProperties)
const titleOf = (name: string) =>
  name in visitProperties
    ? visitProperties[name as keyof typeof visitProperties].title
    : pathWords(`properties.${name}`)
const placeOf = (name: string) => (known.includes(name) ? known.indexOf(name) : known.length)
const shown = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')

/** One visit: its device, its location and its events. */
export function SessionShow({
  consoleResource,
  id,
}: {
  consoleResource: ConsoleResource
  id: string
}) {
  return (
    <ShowScreen
      consoleResource={consoleResource}
      id={id}
      lead={(record) => <Visit visit={record as Session & RaRecord} />}
    />
  )
}

function Visit({ visit }: { visit: Session & RaRecord }) {
  const about = Object.entries(visit.properties ?? {}).toSorted(
    ([a], [b]) => placeOf(a) - placeOf(b),
  )
  return (
    <>
      <section className="c-section">
        <h2>{t('visit.about')}</h2>
        {about.length === 0 && <p className="c-soft">{t('visit.nothing')}</p>}
        {about.length > 0 && (
          <dl className="f-facts">
            {about.map(([name, value]) => (
              <div key={name}>
                <dt>{titleOf(name)}</dt>
                <dd>{shown(value)}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      <section className="c-section">
        <h2>{t('visit.events')}</h2>
        <EventTimeline
          of={{
            ...(visit.profileId ? { profileId: visit.profileId } : {}),
            sessionId: String(visit.id),
          }}
        />
      </section>
    </>
  )
}
