import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import {
  isPasted,
  type CampaignView,
  type DraftingResult,
  type Messaging,
  type Missing,
} from '#model/outreach.ts'
import { MESSAGE_LENGTHS } from '#model/message-lengths.ts'
import { Button } from '#ui/base/button.tsx'
import { Checkbox, TextField } from '#ui/base/field.tsx'
import { toast } from '#ui/base/toast-state.ts'
import { ChipsField } from '#ui/controls/form-field.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
import {
  anchorOf,
  campaignKey,
  findingsAt,
  STEPS,
  titleOf,
  useConfigure,
} from './configure-context.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { tMessaging as t } from './messaging-messages.ts'
import { EmailLanguage } from './email-language.tsx'
import type { SourcedText } from '../page-parts/source-chip.tsx'
import { TextLine } from './text-line.tsx'
import { TextList } from './text-list.tsx'
import { usePart } from './use-part.ts'

type Proof = NonNullable<Messaging['proof']>[number]

const LINES = [
  { field: 'companyName', rows: 1 },
  { field: 'whatYouDo', rows: 2 },
  { field: 'audience', rows: 1 },
  { field: 'topic', rows: 1 },
] as const
const KINDS = ['reply', 'call', 'trial', 'demo', 'quote', 'buy'] as const
const TONES = ['plain', 'warm', 'formal', 'direct'] as const
const LONGEST_WORD = 40

interface WhatWasRead {
  pages?: DraftingResult['pages']
  problems?: string[]
  readAt?: string
}
const readOf = (campaign: CampaignView) => campaign.source as WhatWasRead

/** Step 1: the messages of the emails, each line with its source. */
export default function MessagingStep() {
  const { campaign } = useConfigure()
  const part = usePart('messaging')
  const { value, change } = part
  const { missing } = campaign
  const drafted = ((campaign.source as { draft?: { messaging?: Messaging } }).draft?.messaging ??
    {}) as Messaging
  const set = (next: Partial<Messaging>) => change((before) => ({ ...before, ...next }))
  const place = t(isPasted(readOf(campaign).pages ?? []) ? 'conf.read.inText' : 'conf.read.onSite')
  const section = { value, drafted, missing, set }
  return (
    <div className="cf-work">
      <section className="cf-l" aria-label={titleOf(STEPS[0]!)}>
        <div className="mg">
          <CompanyLines {...section} />
          <TextList
            path="/valuePropositions"
            title={t('conf.messaging.valuePropositions')}
            one={t('conf.messaging.valuePropositions.one')}
            help={t('conf.messaging.valuePropositions.help')}
            empty={t('conf.messaging.valuePropositions.empty', { place })}
            max={MESSAGE_LENGTHS.valuePropositions}
            items={value.valuePropositions ?? []}
            drafted={drafted.valuePropositions ?? []}
            missing={missing}
            onChange={(items) => set({ valuePropositions: items })}
          />
          <TextList
            path="/pains"
            title={t('conf.messaging.pains')}
            one={t('conf.messaging.pains.one')}
            help={t('conf.messaging.pains.help')}
            empty={t('conf.messaging.pains.empty', { place })}
            max={MESSAGE_LENGTHS.pains}
            items={value.pains ?? []}
            drafted={drafted.pains ?? []}
            missing={missing}
            onChange={(items) => set({ pains: items })}
          />
          <ProofList {...section} place={place} />
          <AskSection {...section} />
          <SoundSection campaign={campaign} value={value} set={set} />
        </div>
      </section>
      <SitePanel campaign={campaign} />
      <ConflictDialog
        conflict={part.conflict}
        part="messaging"
        mine={value}
        onTheirs={part.takeTheirs}
        onMine={part.overwrite}
      />
    </div>
  )
}

interface SectionProps {
  value: Messaging
  /** The drafted messages, for "Restore". */
  drafted: Messaging
  missing: readonly Missing[]
  set: (next: Partial<Messaging>) => void
}

/** The sender's company, its offer and its audience. */
function CompanyLines({ value, drafted, missing, set }: SectionProps) {
  return (
    <section className="stack">
      <h2>{t('conf.messaging.company')}</h2>
      {LINES.map(({ field, rows }) => (
        <TextLine
          key={field}
          id={anchorOf('messaging', `/${field}`)}
          label={t(`conf.messaging.${field}`)}
          max={MESSAGE_LENGTHS[field]}
          rows={rows}
          placeholder={t(`conf.messaging.${field}.example`)}
          value={value[field] ?? { text: '' }}
          drafted={drafted[field]}
          findings={findingsAt(missing, 'messaging', `/${field}`)}
          onChange={(next) => set({ [field]: next })}
        />
      ))}
    </section>
  )
}

/** Evidence for the claims: each line with a link and whether a person confirmed it. */
function ProofList({ value, drafted, missing, set, place }: SectionProps & { place: string }) {
  return (
    <TextList<Proof>
      path="/proof"
      title={t('conf.messaging.proof')}
      one={t('conf.messaging.proof.one')}
      help={t('conf.messaging.proof.help')}
      empty={t('conf.messaging.proof.empty', { place })}
      max={MESSAGE_LENGTHS.proof}
      items={value.proof ?? []}
      drafted={drafted.proof ?? []}
      missing={missing}
      onChange={(items) => set({ proof: items })}
      extra={(item, index, replace) => (
        <div className="mg-proof">
          <input
            className="field field-s"
            type="url"
            aria-label={t('conf.messaging.proofLink', { number: index + 1 })}
            placeholder={t('conf.messaging.proofLink.example')}
            maxLength={500}
            value={item.evidenceUrl ?? ''}
            onChange={(event) => replace({ ...item, evidenceUrl: event.target.value })}
          />
          <Checkbox
            label={t('conf.messaging.proofTrue')}
            checked={item.confirmed ?? false}
            onChange={(event) => replace({ ...item, confirmed: event.target.checked })}
          />
        </div>
      )}
    />
  )
}

/** The reason for writing, and the call to action. */
function AskSection({ value, drafted, missing, set }: SectionProps) {
  const action = value.callToAction ?? { kind: 'reply' as const, text: '' }
  return (
    <section className="stack">
      <h2>{t('conf.messaging.ask')}</h2>
      <TextLine
        id={anchorOf('messaging', '/reason')}
        label={t('conf.messaging.reason')}
        max={MESSAGE_LENGTHS.reason}
        placeholder={t('conf.messaging.reason.example')}
        value={value.reason ?? { text: '' }}
        drafted={drafted.reason}
        findings={findingsAt(missing, 'messaging', '/reason')}
        onChange={(next) => set({ reason: next })}
      />
      <div className="mg-pair">
        <SelectField
          label={t('conf.messaging.action')}
          choices={KINDS.map((kind) => ({
            value: kind,
            label: t(`conf.messaging.action.${kind}`),
          }))}
          value={action.kind}
          onChange={(event) =>
            set({
              callToAction: { ...action, kind: event.target.value as typeof action.kind },
            })
          }
        />
        <TextField
          label={t('conf.messaging.link')}
          type="url"
          maxLength={500}
          placeholder={t('conf.messaging.link.example')}
          value={action.link ?? ''}
          help={t('conf.messaging.link.help')}
          onChange={(event) => set({ callToAction: { ...action, link: event.target.value } })}
        />
      </div>
      <TextLine
        id={anchorOf('messaging', '/callToAction')}
        label={t('conf.messaging.actionWords')}
        max={MESSAGE_LENGTHS.callToAction}
        placeholder={t('conf.messaging.actionWords.example')}
        value={action as SourcedText}
        drafted={drafted.callToAction as SourcedText | undefined}
        findings={findingsAt(missing, 'messaging', '/callToAction')}
        onChange={({ text }) => set({ callToAction: { ...action, text } })}
      />
    </section>
  )
}

/** The tone of the emails and the words they avoid. */
function SoundSection({
  campaign,
  value,
  set,
}: Pick<SectionProps, 'value' | 'set'> & { campaign: CampaignView }) {
  return (
    <section className="stack">
      <h2>{t('conf.messaging.sound')}</h2>
      <div className="mg-pair">
        <SelectField
          label={t('conf.messaging.tone')}
          choices={TONES.map((tone) => ({
            value: tone,
            label: t(`conf.messaging.tone.${tone}`),
          }))}
          value={value.tone ?? 'plain'}
          onChange={(event) => set({ tone: event.target.value as NonNullable<Messaging['tone']> })}
        />
        <EmailLanguage campaign={campaign} />
        <ChipsField
          label={t('conf.messaging.avoid')}
          values={value.wordsToAvoid ?? []}
          placeholder={t('conf.messaging.avoid.example')}
          onChange={(wordsToAvoid) => set({ wordsToAvoid })}
          read={(text) =>
            text.length <= LONGEST_WORD
              ? { value: text }
              : { fault: t('conf.messaging.avoid.long', { count: LONGEST_WORD }) }
          }
        />
      </div>
    </section>
  )
}

/** The pages read from the site and when; the site can be read again. */
function SitePanel({ campaign }: { campaign: CampaignView }) {
  const client = useQueryClient()
  const [at, setAt] = useState<string | null>(null)
  const reread = useMutation({
    mutationFn: () => api.post<CampaignView>(`/campaigns/${campaign.id}/reread`, {}),
    onSuccess(view) {
      client.setQueryData(campaignKey(campaign.id), view)
      setAt(new Date().toISOString())
      toast({
        title: t('conf.read.reading'),
        description: t('conf.read.readingDetail'),
        variant: 'info',
      })
    },
  })
  const source = readOf(campaign)
  const pages = source.pages ?? []
  const day = new Intl.DateTimeFormat(undefined, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
  return (
    <aside className="cf-side" aria-label={t('conf.read')}>
      <h2>{t('conf.read')}</h2>
      {pages.length === 0 ? (
        <p className="soft s13">
          {t(campaign.websiteUrl ? 'conf.read.nothing' : 'conf.read.pasted')}
        </p>
      ) : (
        <p className="soft s13">
          {source.readAt ? t('conf.read.asOf', { time: day.format(new Date(source.readAt)) }) : ''}
        </p>
      )}
      <ul className="pages-read">
        {pages.map((page) => (
          <li key={page.url}>
            {/^https?:/.test(page.url) ? (
              <a className="link" href={page.url} target="_blank" rel="noreferrer">
                {page.title || page.url}
              </a>
            ) : (
              <span>{page.title || t('conf.read.pastedTitle')}</span>
            )}
            <span className="soft s12 num">
              {[t('conf.read.words', { count: page.words }), page.url].filter(Boolean).join(' · ')}
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
          <Button
            size="s"
            busy={reread.isPending}
            disabled={at !== null}
            onClick={() => reread.mutate()}
          >
            {t(isPasted(pages) ? 'conf.read.site' : 'conf.read.again')}
          </Button>
          <p className="help">{t('conf.read.againHelp')}</p>
          {reread.error ? <p className="ui-error">{reread.error.message}</p> : null}
        </div>
      ) : null}
    </aside>
  )
}
