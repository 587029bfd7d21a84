import type { Reply } from '#model/schema/entities.generated.ts'
import { tApp } from './messages.ts'

const TONES: Record<Reply['label'], string> = {
  positive: 'd-pos',
  meeting: 'd-pos',
  question: 'd-inf',
  'wrong-person': 'd-cau',
  'out-of-office': 'd-off',
  'not-interested': 'd-off',
  'opt-out': 'd-neg',
  bounce: 'd-neg',
  complaint: 'd-neg',
  unknown: '',
}

export const replyLabels = Object.keys(TONES)

const isLabel = (label: string): label is Reply['label'] => Object.hasOwn(TONES, label)

/** The label of a reply in words, with the class of its dot. Unknown labels are shown unchanged. */
export function replyLabel(label: string): { tone: string; words: string } {
  return isLabel(label)
    ? { tone: TONES[label], words: tApp(`app.label.${label}`) }
    : { tone: '', words: label }
}
