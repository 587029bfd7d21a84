import { useEffect, useState } from 'react'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { renderText } from '#model/email/merge-text.ts'
import type {
  CampaignContact,
  CampaignView,
  MailPreview as Preview,
  Step,
} from '#model/api/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { SkeletonLines } from '#ui/base/skeleton.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { Tooltip } from '#ui/base/tooltip.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { dateFormat } from '#language'
import { useReadOnly } from '../page-parts/read-only.tsx'
import { campaignKey } from './configure-context.ts'
import { tContent as t } from './content-messages.ts'
import { samplePerson } from './mail-text.ts'
import { WhyYouNote } from './why-you-note.tsx'
import { MarkedText } from './marked-text.tsx'

const TABS = ['mail', 'text', 'headers'] as const
type PreviewTab = (typeof TABS)[number]

const timeOf = (at: string) =>
  dateFormat({
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at))
const nameOf = ({ contact }: CampaignContact) =>
  `${contact.firstName} ${contact.lastName}`.trim() || contact.email

/** Previews the email for a chosen contact; without people, for a labeled sample person. */
export function MailPreviewPanel({
  campaign,
  steps,
  step,
  saved,
}: {
  campaign: CampaignView
  steps: readonly Step[]
  step: Step | undefined
  saved: boolean
}) {
  const [at, setAt] = useState(0)
  const people = useQuery({
    queryKey: [...campaignKey(campaign.id), 'people', 'preview', at],
    queryFn: ({ signal }) =>
      api.list<CampaignContact>(
        `/campaigns/${campaign.id}/contacts`,
        { range: [at, at] },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
  const total = people.data?.total ?? 0
  const person = people.data?.rows[0]
  useEffect(() => {
    if (people.data && at > 0 && at >= people.data.total) setAt(0)
  }, [people.data, at])
  if (!step) return <p className="soft">{t('conf.preview.open')}</p>
  const withoutPerson = people.isPending ? (
    <SkeletonLines label={t('conf.preview.loading')} lines={8} />
  ) : (
    <SamplePreview steps={steps} step={step} seed={campaign.id} />
  )
  return (
    <>
      <div className="pvh">
        <h2>
          {person ? t('conf.preview.titleOf', { name: nameOf(person) }) : t('conf.preview.title')}
        </h2>
        {total > 0 ? (
          <span className="end">
            <Tooltip isName text={t('conf.preview.previous')}>
              <button
                type="button"
                className="btn btn-s btn-i"
                aria-label={t('conf.preview.previous')}
                disabled={at === 0}
                onClick={() => setAt(at - 1)}
              >
                <Icon name="left" />
              </button>
            </Tooltip>
            <span className="num s13 soft nowrap">
              {t('conf.preview.place', { number: at + 1, total })}
            </span>
            <Tooltip isName text={t('conf.preview.next')}>
              <button
                type="button"
                className="btn btn-s btn-i"
                aria-label={t('conf.preview.next')}
                disabled={at >= total - 1}
                onClick={() => setAt(at + 1)}
              >
                <Icon name="chev" />
              </button>
            </Tooltip>
          </span>
        ) : null}
      </div>
      {people.error ? (
        <DataError
          sentence={t('conf.preview.peopleFailed')}
          onRetry={() => void people.refetch()}
        />
      ) : null}
      {person ? (
        <RealPreview key={step.id} campaign={campaign} person={person} step={step} saved={saved} />
      ) : (
        withoutPerson
      )}
    </>
  )
}

/** The typed email, filled with a sample person's data. */
function SamplePreview({
  steps,
  step,
  seed,
}: {
  steps: readonly Step[]
  step: Step
  seed: string
}) {
  const first = steps.find((candidate) => candidate.enabled !== false)
  const subject = step.subject?.trim() ? step.subject : `Re: ${first?.subject ?? ''}`
  const sample = samplePerson()
  const title = renderText(subject, sample, seed)
  const text = renderText(step.body, sample, seed)
  return (
    <article className="letter" aria-label={t('conf.preview.label')}>
      <p className="help">{t('conf.preview.sample')}</p>
      <dl className="hd">
        <div>
          <dt>{t('conf.preview.to')}</dt>
          <dd>
            {sample.full_name} <span className="soft">{sample.email}</span>
          </dd>
        </div>
      </dl>
      <h3>
        <MarkedText text={title.text} filled={title.filled} />
      </h3>
      <MarkedText text={text.text} filled={text.filled} />
      <div className="pvf">
        <span className="soft s12">{t('conf.preview.sampleFoot')}</span>
      </div>
    </article>
  )
}

interface Ask {
  contactId: string
  stepId: string
}

/** Sends the email, filled for the contact, to the signed-in person. */
function useTestSend(campaignId: string, ask: Ask) {
  return useMutation({
    mutationFn: () => api.post<{ sentTo?: string }>(`/campaigns/${campaignId}/test-send`, ask),
    onSuccess: (answer) =>
      toast({
        title: t('conf.preview.tested'),
        description: answer.sentTo
          ? t('conf.preview.testedTo', { address: answer.sentTo })
          : t('conf.preview.testedOwn'),
        variant: 'success',
      }),
    onError: (error) =>
      toast({
        title: t('conf.preview.testFailed'),
        description: error.message,
        variant: 'destructive',
      }),
  })
}

/** The previewed recipient, and what delays the email to them. */
function PersonLine({ person }: { person: CampaignContact }) {
  return (
    <div className="who">
      <span className="av" aria-hidden="true">
        {nameOf(person)
          .split(/\s+/)
          .map((word) => word[0])
          .join('')
          .slice(0, 2)
          .toUpperCase()}
      </span>
      <span>
        <span className="med s13">
          {[person.contact.title, person.contact.company].filter(Boolean).join(', ') ||
            person.contact.email}
        </span>
        <span className="soft s12">
          {[person.contact.city, person.contact.country].filter(Boolean).join(', ') || person.zone}
          {person.gate ? ` · ${person.gate}` : ''}
        </span>
      </span>
    </div>
  )
}

/** The email in the format of the selected tab. */
function Letter({ mail, tab }: { mail: Preview; tab: PreviewTab }) {
  if (tab === 'headers')
    return (
      <dl className="cf-headers">
        {Object.entries(mail.headers).map(([name, value]) => (
          <div key={name}>
            <dt className="soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )
  return (
    <>
      <Envelope mail={mail} />
      {tab === 'mail' ? (
        <>
          <h3>{mail.subject}</h3>
          <MarkedText text={mail.text} filled={mail.filled} />
        </>
      ) : (
        <pre className="cf-headers cf-text">{`${mail.subject}\n\n${mail.text}`}</pre>
      )}
    </>
  )
}

/** Sender, recipient and time of the email. */
function Envelope({ mail }: { mail: Preview }) {
  return (
    <dl className="hd">
      <div>
        <dt>{t('conf.preview.from')}</dt>
        <dd>{mail.from}</dd>
      </div>
      <div>
        <dt>{t('conf.preview.to')}</dt>
        <dd>{mail.to}</dd>
      </div>
      <div>
        <dt>{t('conf.preview.when')}</dt>
        <dd className="num">
          {mail.when
            ? t('conf.preview.whenThere', {
                here: timeOf(mail.when),
                there: mail.whenThere,
              })
            : t('conf.preview.notPlanned')}
        </dd>
      </div>
    </dl>
  )
}

/** The server's rendering of the saved email for one contact. */
function RealPreview({
  campaign,
  person,
  step,
  saved,
}: {
  campaign: CampaignView
  person: CampaignContact
  step: Step
  saved: boolean
}) {
  const [tab, setTab] = useState<PreviewTab>('mail')
  const ask = { contactId: person.contact.id, stepId: step.id }
  const preview = useQuery({
    queryKey: [...campaignKey(campaign.id), 'preview', campaign.version, ask],
    queryFn: ({ signal }) =>
      api.post<Preview>(`/campaigns/${campaign.id}/preview`, ask, { signal }),
    placeholderData: keepPreviousData,
    enabled: campaign.steps.some((one) => one.id === step.id),
  })
  const test = useTestSend(campaign.id, ask)
  const isReadOnly = useReadOnly()
  const mail = preview.data
  if (preview.error)
    return (
      <DataError
        sentence={t('conf.preview.failed', { reason: preview.error.message })}
        onRetry={() => void preview.refetch()}
      />
    )
  if (!mail) return <SkeletonLines label={t('conf.preview.loading')} lines={8} />
  return (
    <>
      <PersonLine person={person} />
      <Tabs<PreviewTab>
        label={t('conf.preview.views')}
        value={tab}
        onChange={setTab}
        items={TABS.map((id) => ({ id, label: t(`conf.preview.${id}`) }))}
      />
      <div role="tabpanel" aria-label={t('conf.preview.label')} className="letter">
        <Letter mail={mail} tab={tab} />
        {mail.missing.length > 0 ? (
          <p className="ui-error">
            {t('conf.preview.missing', { fields: mail.missing.join(', ') })}
          </p>
        ) : null}
        <WhyYouNote campaign={campaign} step={step} mail={mail} />
      </div>
      <div className="pvf">
        <span className="soft s12">
          {t(saved ? 'conf.preview.filled' : 'conf.preview.lastSaved')}
        </span>
        <Button
          size="s"
          className="end"
          busy={test.isPending}
          disabled={!saved || isReadOnly}
          onClick={() => test.mutate()}
        >
          {t('conf.preview.sendTest')}
        </Button>
      </div>
    </>
  )
}
