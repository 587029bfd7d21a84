import { StatusDot, type StatusTone } from '#ui/controls/status.tsx'
import type { SourcedText } from '../page-parts/source-chip.tsx'
import { certaintyOf, type Certainty } from './fact-state.ts'
import { tMessaging as t } from './messaging-messages.ts'

const TONES: Record<Certainty, StatusTone> = {
  edited: 'positive',
  confirmed: 'positive',
  'very-likely': 'positive',
  likely: 'neutral',
  unsure: 'caution',
}

/** How sure a line is, as a dot and a word. */
export function CertaintyWord({ line }: { line: SourcedText }) {
  const certainty = certaintyOf(line)
  if (!certainty) return null
  return (
    <span className="mg-certainty">
      <StatusDot tone={TONES[certainty]}>{t(`conf.certainty.${certainty}`)}</StatusDot>
    </span>
  )
}
