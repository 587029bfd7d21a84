import { useId } from 'react'
import type { FactCandidate } from '#model/email/drafting-questions.ts'
import { Button } from '#ui/base/button.tsx'
import { SourceChip } from '../page-parts/source-chip.tsx'
import { CertaintyWord } from './certainty-word.tsx'
import { tMessaging as t } from './messaging-messages.ts'

/** What else the site says about a fact, each with its source and one button. */
export function CandidateList({
  id,
  candidates,
  action,
  onChoose,
  disabled = false,
}: {
  id: string
  candidates: readonly FactCandidate[]
  /** "Use this" replaces a line; "Add" adds one. */
  action: string
  onChoose: (candidate: FactCandidate) => void
  disabled?: boolean
}) {
  return (
    <ul id={id} className="mg-others" aria-label={t('conf.others.list')}>
      {candidates.map((candidate) => (
        <Candidate
          key={candidate.text}
          candidate={candidate}
          action={action}
          disabled={disabled}
          onChoose={() => onChoose(candidate)}
        />
      ))}
    </ul>
  )
}

function Candidate({
  candidate: { text, source, speaker, kind },
  action,
  disabled,
  onChoose,
}: {
  candidate: FactCandidate
  action: string
  disabled: boolean
  onChoose: () => void
}) {
  const id = useId()
  return (
    <li>
      <p id={id}>
        {kind === 'quotation' ? `“${text}”` : text}
        {speaker ? <span className="soft"> {t('conf.others.by', { speaker })}</span> : null}
      </p>
      <Button size="s" aria-describedby={id} disabled={disabled} onClick={onChoose}>
        {action}
      </Button>
      <div className="mg-note">
        <CertaintyWord line={{ text, source }} />
        {source ? <SourceChip source={source} /> : null}
      </div>
    </li>
  )
}
