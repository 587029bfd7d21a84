import type { ReactNode } from 'react'
import { RecordContextProvider, type RaRecord } from 'react-admin'
import { choiceTone } from '#catalog/fields/choice/tone.ts'
import { calendarDay } from '#catalog/fields/moments.ts'
import { choiceWords, wordsOf } from '#catalog/fields/words.ts'
import type {
  Contact,
  JourneyExecution,
  Outreach,
  Profile,
} from '#model/schema/entities.generated.ts'
import type { FullResource } from '#model/schema/resource.ts'
import { numberFormat } from '#language'
import { initials } from '#ui/base/initials.ts'
import { SuppressionNotice } from '#shell/suppression-notice.tsx'
import { fieldNamed } from '#model/schema/entity.ts'
import { useMay } from '../core/access.ts'
import { FieldValue } from '../page-parts/field-value.tsx'
import { factElements, FactRows } from '../generate/record-facts.tsx'
import { recordLabel, useRegistry, resourceOf } from '../core/registry.ts'
import { consentTone, readConsent } from './read-consent.ts'
import { tProfile as t } from './messages.ts'

interface ProfileSummaryProps {
  profile: Profile & RaRecord
  contact: (Contact & RaRecord) | undefined
  outreach: readonly (Outreach & RaRecord)[]
  /** Journeys that the person is in now. */
  journeys: readonly (JourneyExecution & RaRecord)[]
  mails: number | undefined
  /** Number of open ones. */
  todos: number | undefined
}

/** Campaigns, and journeys, that the summary names. */
const MAX_NOW = 4

/** The page has no sections: their fields are listed among the facts. */
const fieldsOnPage = ({ show }: FullResource): string[] => [
  ...show.summary,
  ...show.sections.flatMap(({ fields }) => fields),
]

/** Job title and company, of the contact or else as properties; without both, the address. */
function roleOf({ properties, anonymous, email }: Profile, contact: Contact | undefined): string[] {
  const said = [
    contact?.title || properties?.['jobTitle'],
    contact?.company || properties?.['company'],
  ].filter((words): words is string => typeof words === 'string' && words !== '')
  if (said.length > 0) return [...new Set(said)]
  return contact ? [] : [anonymous ? t('profile.anonymous') : (email ?? '')]
}

/** The person's identity, current state and consents. */
export function ProfileSummary({
  profile,
  contact,
  outreach,
  journeys,
  mails,
  todos,
}: ProfileSummaryProps) {
  const registry = useRegistry()
  const { entity, resource } = resourceOf(registry, 'profile')
  const canUndo = useMay(resourceOf(registry, 'suppression'))('delete')
  const campaignField = fieldNamed(resourceOf(registry, 'outreach').entity, 'campaignId')
  const journeyField = fieldNamed(resourceOf(registry, 'journey-execution').entity, 'journeyId')
  const name = recordLabel(entity, profile)
  return (
    <div className="c-summary c-person-summary">
      <div className="c-person">
        <span className="c-avatar" aria-hidden="true">
          {initials(name)}
        </span>
        <p>
          {roleOf(profile, contact).map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
      </div>
      {profile.email && <SuppressionNotice address={profile.email} canUndo={canUndo} />}
      {outreach.length + journeys.length > 0 && (
        <section>
          <h2>{t('profile.now')}</h2>
          <ul className="c-now">
            {outreach.slice(0, MAX_NOW).map((enrolment) => (
              <NowIn key={enrolment.id} {...enrolment}>
                <FieldValue field={campaignField} value={enrolment.campaignId} />
              </NowIn>
            ))}
            {journeys.slice(0, MAX_NOW).map((execution) => (
              <NowIn key={execution.id} {...execution}>
                <FieldValue field={journeyField} value={execution.journeyId} />
              </NowIn>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{t('profile.figures')}</h2>
        <dl className="c-figures">
          <Figure word={t('profile.mails')} value={contact ? mails : 0} />
          <Figure word={t('todos.todos')} value={todos} />
          <Figure
            word={t('profile.properties')}
            value={Object.keys(profile.properties ?? {}).length}
          />
        </dl>
      </section>
      <section>
        <h2>{t('profile.details')}</h2>
        <dl className="c-facts">
          <RecordContextProvider value={profile}>
            <FactRows>{factElements(entity, fieldsOnPage(resource))}</FactRows>
          </RecordContextProvider>
          {contact && (contact.city || contact.country) && (
            <div>
              <dt>{t('profile.place')}</dt>
              <dd>{[contact.city, contact.country].filter(Boolean).join(', ')}</dd>
            </div>
          )}
        </dl>
      </section>
      <Consents consents={profile.consents ?? {}} />
    </div>
  )
}

/** Where the person is now, and since when. */
function NowIn({
  state,
  enteredAt,
  children,
}: {
  state: string
  enteredAt: string | null
  children: ReactNode
}) {
  return (
    <li>
      <span className={`f-dot f-${choiceTone(state)} c-medium`}>{choiceWords(state)}</span>
      <p>
        {children}{' '}
        {enteredAt && (
          <span className="c-soft">{t('profile.since', { when: calendarDay(enteredAt) })}</span>
        )}
      </p>
    </li>
  )
}

function Figure({ word, value }: { word: string; value: number | undefined }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>{value === undefined ? '…' : numberFormat().format(value)}</dd>
    </div>
  )
}

function Consents({ consents }: { consents: Record<string, unknown> }) {
  const entries = Object.entries(consents)
  return (
    <section>
      <h2>{t('profile.consent')}</h2>
      {entries.length === 0 ? (
        <p className="c-soft">{t('profile.noConsent')}</p>
      ) : (
        <dl className="c-facts">
          {entries.map(([purpose, value]) => {
            const { given, word, since } = readConsent(value)
            return (
              <div key={purpose}>
                <dt>{wordsOf(purpose)}</dt>
                <dd>
                  <span className={`f-dot f-${consentTone(given)}`}>{word}</span>{' '}
                  <span className="c-soft">{since && calendarDay(since)}</span>
                </dd>
              </div>
            )
          })}
        </dl>
      )}
    </section>
  )
}
