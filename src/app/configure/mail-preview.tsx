import { useEffect, useState } from 'react'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import { renderText } from '#model/merge-text.ts'
import type { CampaignContact, CampaignView, MailPreview as Preview, Step } from '#model/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { Icon } from '#ui/base/icon.tsx'
import { DataError } from '#ui/base/load-error.tsx'
import { SkeletonLines } from '#ui/base/skeleton.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { Tabs } from '#ui/controls/tabs.tsx'
import { campaignKey } from './configure-context.ts'
import { SAMPLE } from './mail-text.ts'
import { MarkedText } from './marked-text.tsx'

type Tab = 'mail' | 'text' | 'headers'

const nameOf = ({ contact }: CampaignContact) => `${contact.firstName} ${contact.lastName}`.trim() || contact.email

/** What one chosen contact gets; before there are people, a sample person stands in and the panel says so. */
export function MailPreviewPanel({ campaign, steps, step, saved }: { campaign: CampaignView; steps: readonly Step[]; step: Step | undefined; saved: boolean }) {
  const [at, setAt] = useState(0)
  const people = useQuery({
    queryKey: [...campaignKey(campaign.id), 'people', 'preview', at],
    queryFn: ({ signal }) => api.list<CampaignContact>(`/campaigns/${campaign.id}/contacts`, { range: [at, at] }, { signal }),
    placeholderData: keepPreviousData,
  })
  const total = people.data?.total ?? 0
  const person = people.data?.rows[0]
  useEffect(() => {
    if (people.data && at > 0 && at >= people.data.total) setAt(0)
  }, [people.data, at])
  if (!step) return <p className="soft">Open a mail to see what a reader gets.</p>
  return (
    <>
      <div className="pvh">
        <h2>{person ? `What ${nameOf(person)} gets` : 'What a reader gets'}</h2>
        {total > 0 ? (
          <span className="end">
            <button type="button" className="btn btn-s btn-i" aria-label="Previous contact" disabled={at === 0} onClick={() => setAt(at - 1)}>
              <Icon name="left" />
            </button>
            <span className="num s13 soft nowrap">
              {at + 1} of {new Intl.NumberFormat().format(total)}
            </span>
            <button type="button" className="btn btn-s btn-i" aria-label="Next contact" disabled={at >= total - 1} onClick={() => setAt(at + 1)}>
              <Icon name="chev" />
            </button>
          </span>
        ) : null}
      </div>
      {people.error ? <DataError sentence="The people could not be loaded." onRetry={() => void people.refetch()} /> : null}
      {person ? <RealPreview key={step.id} campaign={campaign} person={person} step={step} saved={saved} /> : people.isPending ? <SkeletonLines label="Loading the preview" lines={8} /> : <SamplePreview steps={steps} step={step} seed={campaign.id} />}
    </>
  )
}

function SamplePreview({ steps, step, seed }: { steps: readonly Step[]; step: Step; seed: string }) {
  const first = steps.find((one) => one.enabled !== false)
  const subject = step.subject?.trim() ? step.subject : `Re: ${first?.subject ?? ''}`
  const title = renderText(subject, SAMPLE, seed)
  const text = renderText(step.body, SAMPLE, seed)
  return (
    <article className="letter" aria-label="Preview of the mail">
      <p className="help">There are no contacts yet, so this shows a sample person. Add people in step 4.</p>
      <dl className="hd">
        <div>
          <dt>To</dt>
          <dd>
            Sam Sample <span className="soft">sam@sample.example</span>
          </dd>
        </div>
      </dl>
      <h3>
        <MarkedText text={title.text} filled={title.filled} />
      </h3>
      <MarkedText text={text.text} filled={text.filled} />
      <div className="pvf">
        <span className="soft s12">Underlined: filled in. Signature and opt-out line are added to every mail.</span>
      </div>
    </article>
  )
}

function RealPreview({ campaign, person, step, saved }: { campaign: CampaignView; person: CampaignContact; step: Step; saved: boolean }) {
  const [tab, setTab] = useState<Tab>('mail')
  const ask = { contactId: person.contact.id, stepId: step.id }
  const preview = useQuery({
    queryKey: [...campaignKey(campaign.id), 'preview', campaign.version, ask],
    queryFn: ({ signal }) => api.post<Preview>(`/campaigns/${campaign.id}/preview`, ask, { signal }),
    placeholderData: keepPreviousData,
    enabled: campaign.steps.some((one) => one.id === step.id),
  })
  const test = useMutation({
    mutationFn: () => api.post<{ sentTo?: string }>(`/campaigns/${campaign.id}/test-send`, ask),
    onSuccess: (answer) => toast({ title: 'Test sent', description: answer.sentTo ? `To ${answer.sentTo}.` : 'To your own address.', variant: 'success' }),
    onError: (error) => toast({ title: 'The test was not sent', description: error.message, variant: 'destructive' }),
  })
  const mail = preview.data
  if (preview.error) return <DataError sentence={`The preview could not be made. ${preview.error.message}`} onRetry={() => void preview.refetch()} />
  if (!mail) return <SkeletonLines label="Loading the preview" lines={8} />
  return (
    <>
      <div className="who">
        <span className="av" aria-hidden="true">
          {nameOf(person).split(/\s+/).map((word) => word[0]).join('').slice(0, 2).toUpperCase()}
        </span>
        <span>
          <span className="med s13">{[person.contact.title, person.contact.company].filter(Boolean).join(', ') || person.contact.email}</span>
          <span className="soft s12">{[person.contact.city, person.contact.country].filter(Boolean).join(', ') || person.zone}{person.gate ? ` · ${person.gate}` : ''}</span>
        </span>
      </div>
      <Tabs<Tab> label="Views of the mail" value={tab} onChange={setTab} items={[{ id: 'mail', label: 'Mail' }, { id: 'text', label: 'Plain text' }, { id: 'headers', label: 'Headers' }]} />
      <div role="tabpanel" aria-label="Preview of the mail" className="letter">
        {tab === 'headers' ? (
          <dl className="cf-headers">
            {Object.entries(mail.headers).map(([name, value]) => (
              <div key={name}>
                <dt className="soft">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <>
            <dl className="hd">
              <div>
                <dt>From</dt>
                <dd>{mail.from}</dd>
              </div>
              <div>
                <dt>To</dt>
                <dd>{mail.to}</dd>
              </div>
              <div>
                <dt>When</dt>
                <dd className="num">{mail.when ? `${new Intl.DateTimeFormat(undefined, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(new Date(mail.when))} (${mail.whenThere})` : 'Planned when the campaign is launched'}</dd>
              </div>
            </dl>
            {tab === 'mail' ? (
              <>
                <h3>{mail.subject}</h3>
                <MarkedText text={mail.text} filled={mail.filled} />
              </>
            ) : (
              <pre className="cf-headers cf-text">{`${mail.subject}\n\n${mail.text}`}</pre>
            )}
          </>
        )}
        {mail.missing.length > 0 ? <p className="ui-error">Missing for this person: {mail.missing.join(', ')}. The mail waits until it is known or has a fallback.</p> : null}
      </div>
      <div className="pvf">
        <span className="soft s12">{saved ? 'Underlined: filled in for this person' : 'Shows the last saved text'}</span>
        <Button size="s" className="end" busy={test.isPending} disabled={!saved} onClick={() => test.mutate()}>
          Send test to me
        </Button>
      </div>
    </>
  )
}
