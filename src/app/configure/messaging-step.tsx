import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { CampaignView, DraftingResult, Messaging } from '#model/outreach.ts'
import { Button } from '#ui/base/button.tsx'
import { Checkbox, TextField } from '#ui/base/field.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { ChipsField, SelectField } from '#ui/controls/form-field.tsx'
import { anchorOf, campaignKey, findingsAt, useConfigure } from './configure-context.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { TextLine, type SourcedText } from './text-line.tsx'
import { TextList } from './text-list.tsx'
import { usePart } from './use-part.ts'

type Proof = NonNullable<Messaging['proof']>[number]

const LINES = [
  { field: 'companyName', label: 'Company name', max: 80, rows: 1, placeholder: 'Acme' },
  { field: 'whatYouDo', label: 'What you do', max: 160, rows: 2, placeholder: 'One line, as you would say it to a stranger' },
  { field: 'audience', label: 'Who it is for', max: 120, rows: 1, placeholder: 'Operations teams of mid-sized manufacturers' },
] as const
const KINDS = [
  { value: 'reply', label: 'Reply' },
  { value: 'call', label: 'Call' },
  { value: 'trial', label: 'Trial' },
  { value: 'demo', label: 'Demo' },
  { value: 'quote', label: 'Quote' },
  { value: 'buy', label: 'Buy' },
]
const TONES = [
  { value: 'plain', label: 'Plain' },
  { value: 'warm', label: 'Warm' },
  { value: 'formal', label: 'Formal' },
  { value: 'direct', label: 'Direct' },
]

/** Step 1: what the mails say, each line with the place it was read. */
export default function MessagingStep() {
  const { campaign } = useConfigure()
  const part = usePart('messaging')
  const { value, change } = part
  const { missing } = campaign
  const drafted = ((campaign.source as { draft?: { messaging?: Messaging } }).draft?.messaging ?? {}) as Messaging
  const set = (next: Partial<Messaging>) => change((before) => ({ ...before, ...next }))
  const action = value.callToAction ?? { kind: 'reply' as const, text: '' }
  return (
    <div className="cf-work">
      <section className="cf-l" aria-label="Review messaging">
        <div className="mg">
          <section className="stack">
            <h2>Your company</h2>
            {LINES.map(({ field, label, max, rows, placeholder }) => (
              <TextLine
                key={field} id={anchorOf('messaging', `/${field}`)} label={label} max={max} rows={rows} placeholder={placeholder} value={value[field] ?? { text: '' }} drafted={drafted[field]}
                findings={findingsAt(missing, 'messaging', `/${field}`)} onChange={(next) => set({ [field]: next })}
              />
            ))}
          </section>
          <TextList
            path="/valuePropositions" title="Value propositions" one="value proposition" help="What people gain. One to five; the first is used most." empty="Nothing was found on your site. Name at least one." max={140}
            items={value.valuePropositions ?? []} drafted={drafted.valuePropositions ?? []} missing={missing} onChange={(items) => set({ valuePropositions: items })}
          />
          <TextList
            path="/pains" title="Pains solved" one="pain" help="What costs them time or money today." empty="Nothing was found on your site. Name at least one." max={140}
            items={value.pains ?? []} drafted={drafted.pains ?? []} missing={missing} onChange={(items) => set({ pains: items })}
          />
          <TextList<Proof>
            path="/proof" title="Proof" one="proof" help="Figures, names and quotes that you can show. Each needs a link, a place on your site, or your word." empty="We found no proof on your site. Mails work without it." max={200}
            items={value.proof ?? []} drafted={drafted.proof ?? []} missing={missing} onChange={(items) => set({ proof: items })}
            extra={(item, index, replace) => (
              <div className="mg-proof">
                <input className="field field-s" type="url" aria-label={`Link that shows proof ${index + 1}`} placeholder="Link that shows it" maxLength={500} value={item.evidenceUrl ?? ''} onChange={(event) => replace({ ...item, evidenceUrl: event.target.value })} />
                <Checkbox label="I confirm this is true" checked={item.confirmed ?? false} onChange={(event) => replace({ ...item, confirmed: event.target.checked })} />
              </div>
            )}
          />
          <section className="stack">
            <h2>What you ask for</h2>
            <TextLine
              id={anchorOf('messaging', '/reason')} label="Reason for writing now" max={140} placeholder="Optional: an event, a season, a change" value={value.reason ?? { text: '' }} drafted={drafted.reason} findings={findingsAt(missing, 'messaging', '/reason')}
              onChange={(next) => set({ reason: next })}
            />
            <div className="mg-pair">
              <SelectField label="Call to action" options={KINDS} value={action.kind} onChange={(event) => set({ callToAction: { ...action, kind: event.target.value as typeof action.kind } })} />
              <TextField label="Link" type="url" maxLength={500} placeholder="https://" value={action.link ?? ''} help="Used from the second mail on." onChange={(event) => set({ callToAction: { ...action, link: event.target.value } })} />
            </div>
            <TextLine
              id={anchorOf('messaging', '/callToAction')} label="Words of the call to action" max={140} placeholder="Would a short call next week help?" value={action as SourcedText} drafted={drafted.callToAction as SourcedText | undefined}
              findings={findingsAt(missing, 'messaging', '/callToAction')} onChange={({ text }) => set({ callToAction: { ...action, text } })}
            />
          </section>
          <section className="stack">
            <h2>How it sounds</h2>
            <div className="mg-pair">
              <SelectField label="Tone" options={TONES} value={value.tone ?? 'plain'} onChange={(event) => set({ tone: event.target.value as NonNullable<Messaging['tone']> })} />
              <ChipsField label="Words to avoid" values={value.wordsToAvoid ?? []} placeholder="Type a word, then Enter" onChange={(wordsToAvoid) => set({ wordsToAvoid })} read={(text) => (text.length <= 40 ? { value: text } : { fault: 'At most 40 characters each.' })} />
            </div>
          </section>
        </div>
      </section>
      <SitePanel campaign={campaign} />
      <ConflictDialog conflict={part.conflict} part="messaging" mine={value} onTheirs={part.takeTheirs} onMine={part.overwrite} />
    </div>
  )
}

/** Which pages were read and when; the site can be read again. */
function SitePanel({ campaign }: { campaign: CampaignView }) {
  const client = useQueryClient()
  const [at, setAt] = useState<string | null>(null)
  const reread = useMutation({
    mutationFn: () => api.post<CampaignView>(`/campaigns/${campaign.id}/reread`, {}),
    onSuccess(view) {
      client.setQueryData(campaignKey(campaign.id), view)
      setAt(new Date().toISOString())
      toast({ title: 'Reading the site again', description: 'What you have saved stays as it is.', variant: 'info' })
    },
  })
  const source = campaign.source as { pages?: DraftingResult['pages']; problems?: string[]; readAt?: string }
  const pages = source.pages ?? []
  const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' })
  return (
    <aside className="cf-side" aria-label="What was read">
      <h2>What was read</h2>
      {pages.length === 0 ? <p className="soft s13">{campaign.websiteUrl ? 'No page of your site could be read.' : 'The text that you pasted.'}</p> : <p className="soft s13">{source.readAt ? `As of ${day.format(new Date(source.readAt))}` : ''}</p>}
      <ul className="pages-read">
        {pages.map((page) => (
          <li key={page.url}>
            {/^https?:/.test(page.url) ? (
              <a className="link" href={page.url} target="_blank" rel="noreferrer">
                {page.title || page.url}
              </a>
            ) : (
              <span>{page.title || 'Pasted text'}</span>
            )}
            <span className="soft s12 num">
              {page.words} words · {page.url}
            </span>
          </li>
        ))}
      </ul>
      {(source.problems ?? []).map((problem) => (
        <p key={problem} className="help">
          {problem}
        </p>
      ))}
      {campaign.websiteUrl ? (
        <div className="stack-s" style={{ marginTop: 12 }}>
          <Button size="s" busy={reread.isPending} disabled={at !== null} onClick={() => reread.mutate()}>
            Read the site again
          </Button>
          <p className="help">Fills only steps that nobody has saved yet.</p>
          {reread.error ? <p className="ui-error">{reread.error.message}</p> : null}
        </div>
      ) : null}
    </aside>
  )
}
