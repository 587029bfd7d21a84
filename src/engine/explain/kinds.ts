import type { ExplanationKind } from '#model/api/explanation.ts'
import { campaign } from './campaign/explain.ts'
import { email } from './email/explain.ts'
import type { ExplainKind } from './explain-kind.ts'
import { goal } from './goal/explain.ts'
import { journey } from './journey/explain.ts'
import { message } from './message/explain.ts'
import { rule } from './rule/explain.ts'
import { score } from './score/explain.ts'
import { segment } from './segment/explain.ts'

/** Every kind of question, by its id. */
export const explainKinds: Readonly<Record<ExplanationKind, ExplainKind>> = {
  segment,
  rule,
  message,
  journey,
  campaign,
  email,
  score,
  goal,
}
