import type { FactCandidate, FactCandidates } from '#model/email/drafting-questions.ts'
import type { CampaignView, Messaging } from '#model/api/outreach.ts'
import { MESSAGE_LENGTHS } from '#model/email/message-lengths.ts'
import { TextField } from '#ui/base/field.tsx'
import { ChipsField } from '#ui/controls/form-field.tsx'
import { SelectField } from '#ui/lists/select-field.tsx'
import { anchorOf, findingsAt } from './configure-context.ts'
import { EmailLanguage } from './email-language.tsx'
import { tMessaging as t } from './messaging-messages.ts'
import type { SectionProps } from './messaging-step.tsx'
import { TextLine } from './text-line.tsx'

const KINDS = ['reply', 'call', 'trial', 'demo', 'quote', 'buy'] as const
const TONES = ['plain', 'warm', 'formal', 'direct'] as const
const OWN_LINES = ['firstStep', 'occasion', 'otherOccasion', 'example', 'answer'] as const
/** Candidates of a line: of the site, or of the trade; an example is known to the owner only. */
function candidatesFor(
  field: (typeof OWN_LINES)[number],
  { occasion }: Messaging,
  candidates: Partial<FactCandidates>,
): readonly FactCandidate[] {
  if (field === 'example') return []
  if (field !== 'otherOccasion') return candidates[field] ?? []
  const first = occasion?.text.trim()
  return first ? (candidates.occasion ?? []).filter(({ text }) => text !== first) : []
}

const LONGEST_WORD = 40

/** What the site offers first, the owner's own sentences, and the call to action. */
export function AskSection({ value, drafted, missing, candidates, set }: SectionProps) {
  const action = value.callToAction ?? { kind: 'reply' as const, text: '' }
  const isOwnAction = action.text !== '' && action.text !== (drafted.callToAction?.text ?? '')
  return (
    <section className="stack">
      <h2>{t('conf.messaging.ask')}</h2>
      {OWN_LINES.map((field) => (
        <TextLine
          key={field}
          id={anchorOf('messaging', `/${field}`)}
          label={t(`conf.messaging.${field}`)}
          max={MESSAGE_LENGTHS[field]}
          rows={field === 'example' ? 2 : 1}
          placeholder={t(`conf.messaging.${field}.example`)}
          value={value[field] ?? { text: '' }}
          drafted={drafted[field]}
          candidates={candidatesFor(field, value, candidates)}
          isSkipped={value.skipped?.some((one) => one === field) ?? false}
          findings={findingsAt(missing, 'messaging', `/${field}`)}
          onChange={(next) => set({ [field]: next })}
        />
      ))}
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
        // The source is that of the button on the site, which has other words.
        value={{ text: action.text, edited: isOwnAction }}
        drafted={drafted.callToAction}
        findings={findingsAt(missing, 'messaging', '/callToAction')}
        onChange={({ text }) => set({ callToAction: { ...action, text } })}
      />
    </section>
  )
}

/** The tone of the emails and the words they avoid. */
export function SoundSection({
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
