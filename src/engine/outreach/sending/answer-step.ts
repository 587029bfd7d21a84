import { ANSWER_STEP } from '#model/api/outreach.ts'
import { sha256 } from '#platform/secrets.ts'

/** The step id of the email that answers a reply. */
export const answerStepOf = (replyId: string): string =>
  `${ANSWER_STEP}${sha256(replyId).slice(0, 32)}`
