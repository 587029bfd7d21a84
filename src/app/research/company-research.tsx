import { useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { paths } from '#client/paths.ts'
import { useLiveQueries } from '#client/stream.ts'
import type { CompanyFact, ContactResearch } from '#model/api/company-research.ts'
import { Button } from '#ui/base/button.tsx'
import { Link } from '#ui/base/routing.tsx'
import { ConfirmDialog } from '#ui/lists/confirm-dialog.tsx'
import { dateFormat, namesOf, say } from '#language'
import { Part } from '../page-parts/part.tsx'
import { useAction } from '../page-parts/use-action.ts'
import { PageLink } from './page-link.tsx'
import { tResearch as t } from './research-messages.ts'
import '../page-parts/source-chip.css'
import { Changing } from '../page-parts/read-only.tsx'
import './research.css'

const dayOf = (at: string) =>
  dateFormat({ day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(at))

/** A fact's value as people read it. */
function wordsOf({ kind, value, date }: CompanyFact): string {
  if (kind === 'size') return t('research.people', { size: value.replace('-', '–') })
  if (kind === 'language') return namesOf('language').of(value) ?? value
  if (kind === 'country') return namesOf('region').of(value) ?? value
  return kind === 'news' && date ? `${value} (${dayOf(date)})` : value
}

/** What the company's pages say, each fact with its page. */
function Facts({ facts }: { facts: readonly CompanyFact[] }) {
  return (
    <dl className="research-facts">
      {facts.map((fact) => (
        <div key={`${fact.kind} ${fact.value}`}>
          <dt>{t(`research.fact.${fact.kind}`)}</dt>
          <dd>
            <span>{wordsOf(fact)}</span>
            <PageLink {...fact} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Why there are no facts, in a sentence; null where there are some. */
function sentenceOf({ isOn, domain, state, facts, error, leftToday }: ContactResearch): ReactNode {
  if (!isOn)
    return (
      <>
        {t('research.isOff')} <Link to={`${paths.account}#research`}>{t('research.turnOn')}</Link>
      </>
    )
  if (!domain) return t('research.noDomain')
  if (state === 'queued' && leftToday === 0) return t('research.tomorrow', { domain })
  if (state === 'queued') return t('research.queued', { domain })
  if (state === 'reading') return t('research.reading', { domain })
  if (state === 'forgotten') return t('research.forgotten', { domain })
  if (state === 'none') return t('research.none', { domain })
  if (state !== 'done') return t('research.failed', { domain, reason: say(error) })
  return facts.length === 0 ? t('research.noFacts', { domain }) : null
}

/** A contact's company: facts with source and date, "Research now" and "Forget". */
export function CompanyResearch({ contactId }: { contactId: string }) {
  const key = ['contacts', contactId, 'research']
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      api.get<ContactResearch>(`/contacts/${contactId}/research`, { signal }),
  })
  const isOpen = query.data?.state === 'queued' || query.data?.state === 'reading'
  useLiveQueries(['job'], [key], { pollMs: isOpen ? 2_000 : 60_000 })
  return (
    <section className="panel pad" aria-labelledby="research-title">
      <Part query={query} lines={4}>
        {(research) => <Research contactId={contactId} research={research} />}
      </Part>
    </section>
  )
}

interface ResearchProps {
  contactId: string
  research: ContactResearch
}

function Research({ contactId, research }: ResearchProps) {
  const [isForgetting, setForgetting] = useState(false)
  const { isOn, domain, state, facts, fetchedAt, expiresAt } = research
  const refresh = [['contacts', contactId, 'research'], ['campaign']]
  const start = useAction(() => api.post(`/contacts/${contactId}/research`, {}), {
    refresh,
    done: () => t('research.started'),
  })
  const forget = useAction(() => api.post(`/contacts/${contactId}/research/forget`, {}), {
    refresh,
    done: () => t('research.forgot'),
    onDone: () => setForgetting(false),
  })
  const sentence = sentenceOf(research)
  return (
    <div className="stack">
      <div className="sec-h">
        <h2 id="research-title">{t('research.company')}</h2>
        <span className="end row">
          <Changing>
            {state !== 'none' && state !== 'forgotten' ? (
              <Button size="s" variant="quiet" onClick={() => setForgetting(true)}>
                {t('research.forget')}
              </Button>
            ) : null}
            {isOn && domain ? (
              <Button
                size="s"
                busy={start.isPending || state === 'reading'}
                onClick={() => start.mutate()}
              >
                {t('research.now')}
              </Button>
            ) : null}
          </Changing>
        </span>
      </div>
      {sentence ? (
        <p className="soft s13" role="status">
          {sentence}
        </p>
      ) : (
        <>
          <Facts facts={facts} />
          <p className="soft s12">
            {fetchedAt && expiresAt
              ? t('research.readOn', { day: dayOf(fetchedAt), end: dayOf(expiresAt) })
              : null}
          </p>
        </>
      )}
      <ConfirmDialog
        open={isForgetting}
        danger
        onClose={() => setForgetting(false)}
        title={t('research.forgetTitle', { domain })}
        description={t('research.forgetDetail')}
        confirm={t('research.forget')}
        busy={forget.isPending}
        onConfirm={() => forget.mutate()}
      />
    </div>
  )
}
