import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api.ts'
import type { FactCandidate, FactCandidates } from '#model/email/drafting-questions.ts'
import { MESSAGE_LENGTHS } from '#model/email/message-lengths.ts'
import { isPasted, type CampaignView, type Messaging, type Missing } from '#model/api/outreach.ts'
import { Checkbox } from '#ui/base/field.tsx'
import { Changing } from '../page-parts/read-only.tsx'
import { ConsumersNotice } from '../draft-questions/consumers-notice.tsx'
import { AskSection, SoundSection } from './ask-section.tsx'
import { PlanFields } from './plan-fields.tsx'
import {
  anchorOf,
  campaignKey,
  findingsAt,
  CONFIGURE_STEPS,
  stepTitle,
  useConfigure,
} from './configure-context.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { tMessaging as t } from './messaging-messages.ts'
import { readOf, SitePanel } from './site-panel.tsx'
import { TextLine } from './text-line.tsx'
import { TextList } from './text-list.tsx'
import { usePart } from './use-part.ts'

type Proof = NonNullable<Messaging['proof']>[number]

const LINES = [
  { field: 'companyName', rows: 1 },
  { field: 'place', rows: 1 },
  { field: 'whatYouDo', rows: 2 },
  { field: 'audience', rows: 1 },
] as const

const skipped = ({ skipped = [] }: Messaging, field: string): boolean =>
  skipped.some((one) => one === field)

/** What the site says for each fact, read once and again after the site was read again. */
function useCandidates(campaign: CampaignView): Partial<FactCandidates> {
  const { readAt = '' } = readOf(campaign)
  const query = useQuery({
    queryKey: [...campaignKey(campaign.id), 'candidates', readAt],
    queryFn: ({ signal }) =>
      api.get<FactCandidates>(`/campaigns/${campaign.id}/candidates`, { signal }),
    staleTime: Infinity,
  })
  return query.data ?? {}
}

/** Step 1: the messages of the emails, each line with its source. */
export default function MessagingStep() {
  const { campaign } = useConfigure()
  const part = usePart('messaging')
  const candidates = useCandidates(campaign)
  const { value, change } = part
  const { missing } = campaign
  const drafted = ((campaign.source as { draft?: { messaging?: Messaging } }).draft?.messaging ??
    {}) as Messaging
  const set = (next: Partial<Messaging>) => change((before) => ({ ...before, ...next }))
  const place = t(isPasted(readOf(campaign).pages ?? []) ? 'conf.read.inText' : 'conf.read.onSite')
  const section = { value, drafted, missing, candidates, set }
  return (
    <div className="cf-work">
      <section className="cf-l" aria-label={stepTitle(CONFIGURE_STEPS[0]!)}>
        <Changing>
          <div className="mg">
            <ConsumersNotice campaign={campaign} />
            <CompanyLines {...section} />
            {(['services', 'valuePropositions', 'pains'] as const).map((field) => (
              <TextList
                key={field}
                path={`/${field}`}
                title={t(`conf.messaging.${field}`)}
                one={t(`conf.messaging.${field}.one`)}
                help={t(`conf.messaging.${field}.help`)}
                empty={t(`conf.messaging.${field}.empty`, { place })}
                max={MESSAGE_LENGTHS[field]}
                items={value[field] ?? []}
                drafted={drafted[field] ?? []}
                candidates={candidates[field]}
                isSkipped={skipped(value, field)}
                missing={missing}
                onChange={(items) => set({ [field]: items })}
              />
            ))}
            <ProofList {...section} place={place} />
            <AskSection {...section} />
            <SoundSection campaign={campaign} value={value} set={set} />
          </div>
        </Changing>
      </section>
      <SitePanel campaign={campaign} />
      <ConflictDialog
        conflict={part.conflict}
        part="messaging"
        mine={value}
        onClose={part.closeConflict}
        onTheirs={part.takeTheirs}
        onMine={part.overwrite}
      />
    </div>
  )
}

export interface SectionProps {
  value: Messaging
  /** The drafted messages, for "Restore". */
  drafted: Messaging
  missing: readonly Missing[]
  candidates: Partial<FactCandidates>
  set: (next: Partial<Messaging>) => void
}

/** The sender's company, its offer and its audience. */
function CompanyLines({ value, drafted, missing, candidates, set }: SectionProps) {
  return (
    <section className="stack">
      <h2>{t('conf.messaging.company')}</h2>
      <PlanFields value={value} set={set} />
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
          candidates={candidates[field]}
          isSkipped={skipped(value, field)}
          findings={findingsAt(missing, 'messaging', `/${field}`)}
          onChange={(next) => set({ [field]: next })}
        />
      ))}
    </section>
  )
}

const proofFrom = ({ text, source, kind, speaker }: FactCandidate): Proof => ({
  text,
  ...(source ? { source, evidenceUrl: source.url } : {}),
  kind,
  speaker,
  confirmed: false,
})

/** Evidence for the claims: each line with a link and whether a person confirmed it. */
function ProofList({
  value,
  drafted,
  missing,
  candidates,
  set,
  place,
}: SectionProps & { place: string }) {
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
      candidates={candidates.proof}
      lineOf={proofFrom}
      isSkipped={skipped(value, 'proof')}
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
